import { readFileSync } from 'node:fs'
import { readCorrections } from './read-corrections'

const PAPER = 'igcse-physics-paper-2.1x7k2.K7QF3M'
const good = {
  id: 'crane',
  template: 'igcse/physics/1.3/crane',
  part: '7.c.i',
  paper: PAPER,
  change: { everyone: true },
  reason: 'The mass was missing from the question.',
  day: '2026-11-24',
}
const everywhere = { ...good, paper: undefined, part: 'c.i', drawnBefore: '2026-11-24' }
const key = (from: string | number, to: string | number) => ({ key: { from, to } })

it('the list of this release can be read', () => {
  expect(() =>
    readCorrections(JSON.parse(readFileSync('content/questions/corrections.json', 'utf8'))),
  ).not.toThrow()
})

it.each([
  good,
  everywhere,
  { ...everywhere, part: '' },
  { ...good, part: '7' },
  { ...good, change: { alsoRight: 5, cell: 'mass' }, solution: 'It is so.' },
  { ...good, change: key('B', 'C') },
])('takes %j', each => {
  expect(readCorrections([each])).toEqual([each])
})

it.each([
  [{ ...good, id: 'The crane' }],
  [{ ...good, template: '1.3/crane' }],
  [{ ...good, part: 'c.i' }],
  [{ ...everywhere, part: '7' }],
  [{ ...good, paper: 'paper-2' }],
  [{ ...good, drawnBefore: '2026-11-24' }],
  [{ ...good, paper: undefined }],
  [{ ...good, day: '2026-02-30' }],
  [{ ...good, day: '24 November' }],
  [{ ...good, day: undefined }],
  [{ ...everywhere, drawnBefore: 'soon' }],
  [{ ...good, reason: undefined }],
  [{ ...good, reason: 'Wrong.' }],
  [{ ...good, change: { everyone: false } }],
  [{ ...good, change: {} }],
  [{ ...good, change: { everyone: true, alsoRight: 5 } }],
  [{ ...good, change: key('B', 'B') }],
  [{ ...good, change: { key: { to: 'B' } } }],
  [{ ...good, mark: 1 }],
])('refuses %j', each => {
  expect(() => readCorrections([each])).toThrow(/^correction 1: /)
})

it.each([
  ['the same id', good, { ...good, part: '8' }, /the id crane/],
  ['everyone twice', good, { ...everywhere, id: 'two' }, /contradict/],
  [
    'two keys',
    { ...good, change: key('A', 'B') },
    { ...good, id: 'two', change: key('A', 'C') },
    /contradict/,
  ],
  [
    'a further answer that is withdrawn',
    { ...good, change: { alsoRight: 'A' } },
    { ...everywhere, id: 'two', change: key('A', 'B') },
    /contradict/,
  ],
])('refuses %s', (_, one, other, message) => {
  expect(() => readCorrections([one, other])).toThrow(message)
  expect(() => readCorrections([other, one])).toThrow(message)
})

it.each([
  ['the same part of another paper', good, { ...good, id: 'two', paper: `${PAPER.slice(0, -1)}N` }],
  ['another part', good, { ...good, id: 'two', part: '7.a' }],
  ['a key that goes on', { ...good, change: key('A', 'B') }, { ...good, id: 'two', change: key('B', 'C') }],
  [
    'another cell',
    { ...good, change: { ...key(1, 2), cell: 'a' } },
    { ...good, id: 'two', change: { ...key(1, 2), cell: 'b' } },
  ],
  ['everyone beside a new key', good, { ...good, id: 'two', change: key('A', 'B') }],
])('takes %s', (_, one, other) => {
  expect(readCorrections([one, other])).toHaveLength(2)
})
