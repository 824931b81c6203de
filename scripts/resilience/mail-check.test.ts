import { faultsOfMail, type QueuedMail } from './mail-check'

const mail = (id: string, sent = true): QueuedMail => ({
  id,
  kind: 'passwordReset',
  email: 'a@b.example',
  sent,
})
const delivered = (...ids: string[]) =>
  ids.map(id => ({ to: 'a@b.example', messageId: `<${id}@localhost>`, token: null, atMs: 5000 }))
const asked = (sent: number, acknowledged: number) => new Map([['a@b.example', { sent, acknowledged }]])

it('is content when each mail arrived once', () =>
  expect(faultsOfMail([mail('1'), mail('2')], delivered('2', '1'), asked(2, 2))).toEqual([]))

it.each([
  ['never sent', [mail('1', false)], delivered(), 'passwordReset to a@b.example was never sent'],
  ['sent and not arrived', [mail('1')], delivered(), 'passwordReset to a@b.example arrived 0 times'],
  ['arrived twice', [mail('1')], delivered('1', '1'), 'passwordReset to a@b.example arrived 2 times'],
])('names one that was %s', (_, mails, arrived, words) =>
  expect(faultsOfMail(mails, arrived, asked(1, 1))).toEqual([words]),
)

it.each([
  ['no fault when the worker was killed just after the first', [5020], 0],
  ['a fault when it was killed before', [4000], 1],
  ['a fault when it was killed long after', [7000], 1],
])('takes a copy for %s', (_, kills, faults) =>
  expect(faultsOfMail([mail('1')], delivered('1', '1'), asked(1, 1), kills)).toHaveLength(faults),
)

it('holds the queue against what was promised, and against what was asked for', () => {
  expect(faultsOfMail([], [], asked(1, 1))).toEqual(['1 links promised to a@b.example, 0 queued'])
  expect(faultsOfMail([mail('1'), mail('2')], delivered('1', '2'), asked(1, 0))).toEqual([
    '1 links asked for by a@b.example, 2 queued',
  ])
  expect(faultsOfMail([mail('1')], delivered('1'), asked(2, 1))).toEqual([])
})
