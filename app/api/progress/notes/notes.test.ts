/** @jest-environment ./scripts/testing/database-environment.cjs */
import { GET as accountGet, DELETE as erase } from '@/app/api/identity/account/route'
import { logIn, newAccount, newBrowser } from '@/app/api/people.testing'
import { GET, POST } from '@/app/api/progress/notes/route'
import { PROGRESS_BATCH_MAX_NOTES } from '@/lib/contracts/limits'
import { noteProgress } from '@/lib/server/db/schema'
import { PASSWORD } from '@/lib/server/testing/people'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const PATH = '/api/progress/notes'
const SOUND = '/revision-notes/igcse/physics/waves/sound'
const WAVES = '/revision-notes/igcse/physics/waves/general-properties-of-waves'
const MINUTE_MS = 60_000

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const time = (offsetMs = 0) => new Date(test.server.now().getTime() + offsetMs).toISOString()

async function student() {
  const { browser, tokens, person } = await newAccount()
  const extra = { token: tokens.accessToken }
  return {
    browser,
    tokens,
    person,
    extra,
    read: async () => (await browser.get(GET, PATH, extra)).body.result.notes,
    send: (notes: unknown, sentAt = time()) => browser.post(POST, PATH, { sentAt, notes }, extra),
  }
}

it('keeps ticks and answers all of them', async () => {
  const { read, send } = await student()
  expect(await read()).toEqual([])
  const sound = { path: SOUND, learned: true, at: time(-5 * MINUTE_MS) }
  expect((await send([sound])).body).toEqual({ isSuccess: true, result: { notes: [sound] }, error: null })
  const light = { path: WAVES, learned: true, at: time(-MINUTE_MS) }
  expect((await send([light])).body.result.notes).toEqual([light, sound])
  expect(await read()).toEqual([light, sound])
  expect((await send([])).body.result.notes).toEqual([light, sound])
})

it('lets the latest change stand, in whatever order the devices send', async () => {
  const { read, send } = await student()
  const newer = { path: SOUND, learned: false, at: time(-MINUTE_MS) }
  await send([newer])
  await send([{ path: SOUND, learned: true, at: time(-3 * MINUTE_MS) }])
  expect(await read()).toEqual([newer])
  const newest = { path: SOUND, learned: true, at: time() }
  await send([newest, { ...newer, at: time(-2 * MINUTE_MS) }])
  expect(await read()).toEqual([newest])
  await send([{ ...newest, learned: false }])
  expect(await read()).toEqual([newest]) // at the same moment the tick stays
})

it('agrees after many calls at once', async () => {
  const { read, send } = await student()
  const changes = Array.from({ length: 8 }, (_, index) => ({
    path: SOUND,
    learned: index % 2 === 1,
    at: time(-index * 1000),
  }))
  await Promise.all(changes.map(change => send([change, { ...change, path: WAVES }])))
  expect(await read()).toEqual([
    { path: WAVES, learned: false, at: time() },
    { path: SOUND, learned: false, at: time() },
  ])
})

it('sets the clock of a device right, and no change into the future', async () => {
  const { read, send } = await student()
  const YEAR_MS = 365 * 24 * 60 * MINUTE_MS
  // A phone one year ahead ticked a minute ago.
  await send([{ path: SOUND, learned: true, at: time(YEAR_MS - MINUTE_MS) }], time(YEAR_MS))
  expect(await read()).toEqual([{ path: SOUND, learned: true, at: time(-MINUTE_MS) }])
  // One with a right clock un-ticks now, and that is later.
  await send([{ path: SOUND, learned: false, at: time() }])
  await send([{ path: WAVES, learned: true, at: time(YEAR_MS) }])
  expect(await read()).toEqual([
    { path: WAVES, learned: true, at: time() },
    { path: SOUND, learned: false, at: time() },
  ])
})

it('passes over a note that the catalogue does not hold', async () => {
  const { send } = await student()
  const known = { path: SOUND, learned: true, at: time() }
  const unknown = { ...known, path: '/revision-notes/igcse/physics/waves/telepathy' }
  expect((await send([unknown, known])).body.result.notes).toEqual([known])
})

const change = (more: object) => [{ path: SOUND, learned: true, at: '2026-03-01T08:00:00.000Z', ...more }]

it.each([
  ['an address outside', change({ path: 'https://evil.example/' }), 'notes[0].path'],
  ['free text', change({ path: 'I learned a lot' }), 'notes[0].path'],
  ['a long address', change({ path: `/revision-notes/a/b/c/${'d'.repeat(200)}` }), 'notes[0].path'],
  ['a text for a flag', change({ learned: 'yes' }), 'notes[0].learned'],
  ['a number for a time', change({ at: 5 }), 'notes[0].at'],
  ['a time that does not exist', change({ at: '2026-99-01T08:00:00.000Z' }), 'notes[0].at'],
  ['an unknown field', change({ accountId: 'x' }), 'notes[0]'],
  ['no list', SOUND, 'notes'],
])('refuses %s', async (_, notes, field) => {
  const { send, read } = await student()
  const answer = await send(notes)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.error.fields)).toContain(field)
  expect(await read()).toEqual([])
})

it('takes a full batch and no more', async () => {
  const { send } = await student()
  const long = `/revision-notes/igcse/physics/waves/${'x'.repeat(160)}`
  const full = Array.from({ length: PROGRESS_BATCH_MAX_NOTES }, () => change({ path: long })[0])
  expect((await send(full)).status).toBe(200)
  expect((await send([...full, ...change({})])).status).toBe(400)
})

it('is closed to visitors and to the tokens of others', async () => {
  const { tokens } = await student()
  expect((await newBrowser().get(GET, PATH)).status).toBe(401)
  const body = { sentAt: time(), notes: [] }
  expect((await newBrowser().post(POST, PATH, body, { token: tokens.accessToken })).status).toBe(401)
})

it('shows a person nothing of another, and the same on a second device', async () => {
  const one = await student()
  const other = await student()
  const sound = { path: SOUND, learned: true, at: time() }
  await one.send([sound])
  expect(await other.read()).toEqual([])
  const phone = newBrowser()
  const { accessToken } = (await logIn(phone, one.person.email)).body.result
  expect((await phone.get(GET, PATH, { token: accessToken })).body.result.notes).toEqual([sound])
})

it('goes into the export of the account and away with it', async () => {
  const { browser, extra, send, tokens } = await student()
  const sound = { path: SOUND, learned: true, at: time() }
  await send([sound])
  const account = '/api/identity/account'
  expect((await browser.get(accountGet, account, extra)).body.result.notes).toEqual([sound])
  await browser.write('DELETE', erase, account, { password: PASSWORD }, extra)
  const rows = await test.database.db.select().from(noteProgress)
  expect(rows.filter(row => row.accountId === tokens.userId)).toEqual([])
})

it('limits one account without touching its neighbours in the network', async () => {
  const { send, browser } = await student()
  const statuses: number[] = []
  for (let call = 0; call < 151; call += 1) statuses.push((await send([])).status)
  expect(statuses.filter(status => status === 429)).toEqual([429])
  const { browser: neighbour, tokens } = await newAccount()
  neighbour.address = browser.address
  expect((await neighbour.get(GET, PATH, { token: tokens.accessToken })).status).toBe(200)
})
