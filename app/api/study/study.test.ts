/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { GET as accountGet, DELETE as erase } from '@/app/api/identity/account/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { POST as notesPost } from '@/app/api/progress/notes/route'
import { GET, POST } from '@/app/api/study/entries/route'
import { GET as overviewGet } from '@/app/api/study/overview/route'
import { STUDY_BATCH_MAX_ENTRIES, type StudyOverview } from '@/lib/contracts/study'
import { studyEntries } from '@/lib/server/db/schema'
import { newPerson, PASSWORD } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const PATH = '/api/study/entries'
const OVERVIEW = '/api/study/overview'
const SOUND = '/revision-notes/igcse/physics/waves/sound'
const TEST = 'igcse-physics-topic-waves'
const MINUTE_MS = 60_000

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const time = (offsetMs = 0) => new Date(test.server.now().getTime() + offsetMs).toISOString()
const date = (value: string | null, more: object = {}) => ({
  kind: 'examDate',
  key: 'igcse/physics/2',
  value,
  at: time(-MINUTE_MS),
  ...more,
})

async function student() {
  const { browser, tokens, person } = await newAccount()
  const extra = { token: tokens.accessToken }
  return {
    browser,
    tokens,
    person,
    extra,
    read: async () => (await browser.get(GET, PATH, extra)).body.result.entries,
    send: (entries: unknown, sentAt = time()) => browser.post(POST, PATH, { sentAt, entries }, extra),
    overview: async () => (await browser.get(overviewGet, OVERVIEW, extra)).body.result as StudyOverview,
  }
}

/** Opens a topic test and answers its first questions with a letter. */
async function sit(browser: TestBrowser, extra: object, isHandedIn = true) {
  const body = { paperId: TEST, seed: 'K7QF3M' }
  const { attemptId } = (await browser.post(competencyToken, '/api/cie/competency/token', body, extra)).body
    .result
  const changes = ['1', '2', '3'].map(key => ({
    key,
    seq: 1,
    answer: { kind: 'choice', choice: 'A' },
    working: '',
    flagged: false,
    struck: '',
    timeMs: 1000,
    at: time(),
  }))
  if (isHandedIn)
    await browser.post(handInPost, '/api/exams/hand-in', { attemptId, changes, automatic: false }, extra)
  return attemptId as string
}

describe('entries', () => {
  it('are kept, and all of them answered', async () => {
    const { read, send } = await student()
    expect(await read()).toEqual([])
    const entries = [
      { kind: 'day', key: '2026-03-01', value: 'yes', at: time() },
      date('2027-05-11'),
      { kind: 'follow', key: 'alevels/physics', value: 'no', at: time() },
      { kind: 'place', key: SOUND, value: 'pitch Pitch and loudness', at: time() },
      { kind: 'setting', key: 'ageBand', value: '13to17', at: time() },
    ]
    expect((await send(entries.toReversed())).body.result.entries).toEqual(entries)
    expect(await read()).toEqual(entries)
  })

  it('let the latest change stand, in whatever order the devices send', async () => {
    const { read, send } = await student()
    await send([date(null, { at: time(-2 * MINUTE_MS) })])
    await send([date('2027-05-11', { at: time(-3 * MINUTE_MS) })])
    expect(await read()).toEqual([date(null, { at: time(-2 * MINUTE_MS) })])
    await send([date('2027-05-12'), date('2027-05-13', { at: time(-2 * MINUTE_MS) })])
    expect(await read()).toEqual([date('2027-05-12')])
  })

  it('set the clock of a device right, and none lies in the future', async () => {
    const { read, send } = await student()
    const YEAR_MS = 365 * 24 * 60 * MINUTE_MS
    await send([date('2027-05-11', { at: time(YEAR_MS - MINUTE_MS) })], time(YEAR_MS))
    expect(await read()).toEqual([date('2027-05-11')])
    await send([date('2027-05-12', { at: time(YEAR_MS) })])
    expect(await read()).toEqual([date('2027-05-12', { at: time() })])
  })

  it.each([
    ['a subject that does not exist', { key: 'igcse/astrology' }],
    ['a paper that does not exist', { key: 'igcse/physics/9' }],
    ['a day that does not exist', { value: '2027-02-30' }],
    ['words for a day', { value: 'soon' }],
    ['a note that does not exist', { kind: 'place', key: `${SOUND}-2`, value: 'a A' }],
    ['a place without a heading', { kind: 'place', key: SOUND, value: '<b>' }],
    ['a setting that does not exist', { kind: 'setting', key: 'school', value: 'Hill School' }],
    ['free text for a setting', { kind: 'setting', key: 'ageBand', value: 'I am 14' }],
    ['a day of study in the future', { kind: 'day', key: '2026-03-05', value: 'yes' }],
  ])('pass over %s', async (_, more) => {
    const { send } = await student()
    expect(
      (await send([date('2027-05-11', more), date('2027-05-11', { key: 'igcse/biology' })])).body.result,
    ).toEqual({
      entries: [date('2027-05-11', { key: 'igcse/biology' })],
    })
  })

  it.each([
    ['an unknown kind', () => [date('2027-05-11', { kind: 'diary' })], 'entries[0].kind'],
    ['a long value', () => [date('x'.repeat(201))], 'entries[0].value'],
    ['a number for a value', () => [date(5 as unknown as string)], 'entries[0].value'],
    ['an unknown field', () => [date('2027-05-11', { accountId: 'x' })], 'entries[0]'],
    ['no list', () => 'all', 'entries'],
    ['too many', () => Array.from({ length: STUDY_BATCH_MAX_ENTRIES + 1 }, () => date(null)), 'entries'],
  ])('are refused: %s', async (_, entries, field) => {
    const { send, read } = await student()
    const answer = await send(entries())
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.error.fields)).toContain(field)
    expect(await read()).toEqual([])
  })

  it('are closed to visitors and to everybody else, and the same on a second device', async () => {
    const one = await student()
    const other = await student()
    await one.send([date('2027-05-11')])
    expect((await newBrowser().get(GET, PATH)).status).toBe(401)
    expect((await newBrowser().get(overviewGet, OVERVIEW)).status).toBe(401)
    expect(await other.read()).toEqual([])
    const phone = newBrowser()
    const { accessToken } = (await logIn(phone, one.person.email)).body.result
    expect((await phone.get(GET, PATH, { token: accessToken })).body.result.entries).toEqual([
      date('2027-05-11'),
    ])
  })

  it('go into the export of the account and away with it', async () => {
    const { browser, extra, send, tokens } = await student()
    await send([date('2027-05-11')])
    const account = '/api/identity/account'
    expect((await browser.get(accountGet, account, extra)).body.result.study).toEqual([date('2027-05-11')])
    await browser.write('DELETE', erase, account, { password: PASSWORD }, extra)
    const rows = await test.database.db
      .select()
      .from(studyEntries)
      .where(eq(studyEntries.accountId, tokens.userId))
    expect(rows).toEqual([])
  })
})

describe('the overview', () => {
  it('of a new account is empty and says its level', async () => {
    expect(await (await student()).overview()).toEqual({
      serverNow: time(),
      level: 'igcse',
      entries: [],
      notes: [],
      attempts: [],
      marks: [],
    })
  })

  it('holds notes, entries, papers and marks by sub-topic, of what a visitor sat too', async () => {
    const browser = newBrowser()
    await explore(browser)
    const sat = await sit(browser, {})
    const { accessToken } = (await registerWith(browser, newPerson())).body.result
    const extra = { token: accessToken }
    const open = await sit(browser, extra, false)
    const note = { path: SOUND, learned: true, at: time() }
    await browser.post(notesPost, '/api/progress/notes', { sentAt: time(), notes: [note] }, extra)
    await browser.post(POST, PATH, { sentAt: time(), entries: [date('2027-05-11')] }, extra)
    const { result } = (await browser.get(overviewGet, OVERVIEW, extra)).body as { result: StudyOverview }
    expect(result.notes).toEqual([note])
    expect(result.entries).toEqual([date('2027-05-11')])
    const common = { paperId: TEST, seed: 'K7QF3M', mock: null, title: 'Topic test: Waves' }
    const place = { level: 'igcse', subject: 'physics', mode: 'exam' }
    expect(result.attempts).toHaveLength(2)
    expect(result.attempts.find(each => each.attemptId === open)).toEqual({
      ...common,
      ...place,
      attemptId: open,
      correction: null,
      state: 'open',
      startedAt: time(),
      deadlineAt: expect.any(String),
      handedInAt: null,
      totalMarks: expect.any(Number),
      earned: null,
      toSelfMark: null,
      answered: 0,
      parts: expect.any(Number),
    })
    const done = result.attempts.find(each => each.attemptId === sat)
    expect(done).toMatchObject({ ...common, state: 'handedIn', handedInAt: time(), answered: 3 })
    const sum = (of: 'earned' | 'available') => result.marks.reduce((all, each) => all + each[of], 0)
    expect(sum('available')).toBe((done?.totalMarks ?? 0) - (done?.toSelfMark ?? 0))
    expect(sum('earned')).toBe(done?.earned)
    expect(result.marks.every(each => each.subtopic.startsWith('3.'))).toBe(true)
  })

  it('tells a paper whose time has run out as handed in; its marks come when it is closed', async () => {
    const { browser, extra, overview, person } = await student()
    const open = await sit(browser, extra, false)
    await sit(browser, extra)
    const before = (await overview()).marks
    test.advance(3 * 60 * MINUTE_MS)
    const { accessToken } = (await logIn(browser, person.email)).body.result
    const later = (await browser.get(overviewGet, OVERVIEW, { token: accessToken })).body
      .result as StudyOverview
    expect(later.attempts.find(each => each.attemptId === open)).toMatchObject({
      state: 'handedIn',
      earned: null,
    })
    expect(later.marks).toEqual(before)
  })
})
