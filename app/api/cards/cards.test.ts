/** @jest-environment ./scripts/testing/database-environment.cjs */
import { randomUUID } from 'node:crypto'
import { POST } from '@/app/api/cards/log/route'
import { GET as accountGet, DELETE as erase } from '@/app/api/identity/account/route'
import { logIn, newAccount, newBrowser } from '@/app/api/people.testing'
import { type CardEvent, memoriesOf } from '@/lib/cards/log'
import { CARDS_ANSWER_MAX_EVENTS, CARDS_BATCH_MAX_EVENTS } from '@/lib/contracts/limits'
import { cardEvents, cardShelves } from '@/lib/server/db/schema'
import { PASSWORD } from '@/lib/server/testing/people'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const PATH = '/api/cards/log'
const ECHO = 'igcse/physics/waves/sound#echo'
const PITCH = 'igcse/physics/waves/sound#pitch'
const MINUTE_MS = 60_000

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const time = (offsetMs = 0) => new Date(test.server.now().getTime() + offsetMs).toISOString()

function review(more: Partial<CardEvent> = {}): CardEvent {
  return {
    id: randomUUID(),
    card: ECHO,
    kind: 'review',
    at: time(-MINUTE_MS),
    rating: 3,
    undoes: null,
    durationMs: 4200,
    ...more,
  }
}

async function student() {
  const { browser, tokens, person } = await newAccount()
  const extra = { token: tokens.accessToken }
  const send = (events: unknown, since = 0, sentAt = time()) =>
    browser.post(POST, PATH, { sentAt, since, events }, extra)
  return { browser, tokens, person, extra, send, read: async () => (await send([])).body.result.events }
}

it('keeps entries and answers those that the device does not know', async () => {
  const { send } = await student()
  const first = review({ at: time(-5 * MINUTE_MS) })
  expect((await send([first])).body).toEqual({
    isSuccess: true,
    result: { events: [first], next: 1, more: false },
    error: null,
  })
  const second = review({ card: PITCH, rating: 1 })
  expect((await send([second], 1)).body.result).toEqual({ events: [second], next: 2, more: false })
  expect((await send([], 2)).body.result).toEqual({ events: [], next: 2, more: false })
  // A cursor of another database, and a new device, get everything.
  expect((await send([], 77)).body.result).toEqual({ events: [first, second], next: 2, more: false })
})

it('may be told a thing twice, also within one call: the first word stays', async () => {
  const { send, read } = await student()
  const first = review()
  await send([first, { ...first, rating: 1 }])
  const kept = await read()
  expect(kept).toHaveLength(1)
  await send([{ ...first, rating: 4 }, first])
  expect(await read()).toEqual(kept)
})

it('brings two devices that studied offline to the same memories', async () => {
  const one = await student()
  const phone = newBrowser()
  const { accessToken } = (await logIn(phone, one.person.email)).body.result
  const here = [review({ at: time(-9 * MINUTE_MS) }), review({ at: time(-3 * MINUTE_MS), rating: 4 })]
  const there = [
    review({ at: time(-6 * MINUTE_MS), rating: 1 }),
    review({ card: PITCH, at: time(-8 * MINUTE_MS) }),
  ]
  const undo = review({ kind: 'undo', undoes: here[1]?.id as string, rating: null, durationMs: 0 })
  await one.send([...here, undo])
  const body = { sentAt: time(), since: 0, events: there }
  const answer = await phone.post(POST, PATH, body, { token: accessToken })
  expect(answer.body.result.events).toHaveLength(5)
  const known = await one.read()
  expect(known).toEqual(answer.body.result.events)
  expect(memoriesOf(known)).toEqual(memoriesOf([...there, undo, ...here].reverse()))
})

it('gives every entry a number of its own when many calls come at once', async () => {
  const { send, read } = await student()
  const events = Array.from({ length: 12 }, (_, at) => review({ at: time(-at * 1000) }))
  await Promise.all(events.map((event, at) => send([event, events[(at + 1) % 12]])))
  const kept = await read()
  expect(kept.map((event: CardEvent) => event.id).sort()).toEqual(events.map(event => event.id).sort())
  // Read one by one, as slow devices do, nothing is missed.
  const next = (await send([], 0)).body.result.next
  expect(next).toBe(12)
})

it('answers a long log in pieces', async () => {
  const { send } = await student()
  const all = Array.from({ length: CARDS_ANSWER_MAX_EVENTS + 50 }, (_, at) =>
    review({ at: time(-at * 1000) }),
  )
  for (let at = 0; at < all.length; at += CARDS_BATCH_MAX_EVENTS)
    await send(all.slice(at, at + CARDS_BATCH_MAX_EVENTS), 2)
  const first = (await send([])).body.result
  expect([first.events.length, first.next, first.more]).toEqual([1000, 1000, true])
  const second = (await send([], first.next)).body.result
  expect([second.events.length, second.next, second.more]).toEqual([50, 1050, false])
})

it('sets the clock of a device right, and no review into the future', async () => {
  const { send, read } = await student()
  const YEAR_MS = 365 * 24 * 60 * MINUTE_MS
  await send([review({ at: time(YEAR_MS - MINUTE_MS) })], 0, time(YEAR_MS))
  await send([review({ at: time(YEAR_MS), card: PITCH })])
  expect((await read()).map((event: CardEvent) => event.at)).toEqual([time(-MINUTE_MS), time()])
})

it.each([
  ['a card of nowhere', { card: 'echo' }, 'events[0].card'],
  ['an address for a card', { card: 'https://evil.example/#a' }, 'events[0].card'],
  ['a long card', { card: `igcse/physics/waves/sound#${'x'.repeat(200)}` }, 'events[0].card'],
  ['an id that is no UUID', { id: 'one' }, 'events[0].id'],
  ['a fifth grade', { rating: 5 }, 'events[0].rating'],
  ['a kind of its own', { kind: 'delete' }, 'events[0].kind'],
  ['a review without a grade', { rating: null }, 'events[0]'],
  ['an undo of nothing', { kind: 'undo', rating: null }, 'events[0]'],
  ['a day of thinking', { durationMs: 86_400_000 }, 'events[0].durationMs'],
  ['a time that does not exist', { at: '2026-99-01T08:00:00.000Z' }, 'events[0].at'],
  ['an unknown field', { accountId: 'x' }, 'events[0]'],
])('refuses %s', async (_, more, field) => {
  const { send, read } = await student()
  const answer = await send([review(more as Partial<CardEvent>)])
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.error.fields)).toContain(field)
  expect(await read()).toEqual([])
})

it('takes a full batch of the longest ids and no more', async () => {
  const { send } = await student()
  const card = `igcse/physics/waves/sound#${'x'.repeat(174)}`
  const full = Array.from({ length: CARDS_BATCH_MAX_EVENTS }, () => review({ card }))
  expect((await send(full)).status).toBe(200)
  expect((await send([...full, review()])).status).toBe(400)
})

it('is closed to visitors, and shows a person nothing of another', async () => {
  const one = await student()
  const other = await student()
  const mine = review()
  await one.send([mine])
  // The same id from another account is another entry: nobody can take a place in a log that is not theirs.
  await other.send([{ ...mine, card: PITCH }])
  expect(await one.read()).toEqual([mine])
  const body = { sentAt: time(), since: 0, events: [] }
  expect((await newBrowser().post(POST, PATH, body)).status).toBe(401)
  expect((await newBrowser().post(POST, PATH, body, { token: one.tokens.accessToken })).status).toBe(401)
})

it('goes into the export of the account and away with it', async () => {
  const { browser, extra, send, tokens } = await student()
  const kept = review({
    kind: 'keep',
    card: 'question/igcse/physics/p.1.K7QF3M/3.a',
    rating: null,
    durationMs: 0,
  })
  await send([kept])
  const account = '/api/identity/account'
  expect((await browser.get(accountGet, account, extra)).body.result.cards).toEqual([kept])
  await browser.write('DELETE', erase, account, { password: PASSWORD }, extra)
  for (const table of [cardEvents, cardShelves]) {
    const rows = await test.database.db.select().from(table)
    expect(rows.filter(row => row.accountId === tokens.userId)).toEqual([])
  }
})
