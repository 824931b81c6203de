/** @jest-environment ./scripts/testing/database-environment.cjs */
import { count, eq } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { POST as givePost } from '@/app/api/exams/give/route'
import { GET as paperGet } from '@/app/api/exams/paper/route'
import { explore, newAccount, newBrowser } from '@/app/api/people.testing'
import { seedOfMock } from '@/lib/exams/mocks'
import type { StoredPaper } from '@/lib/exams/stored-paper'
import { examPapers } from '@/lib/server/db/schema'
import { LIMITS } from '@/lib/server/limits'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const paperId = 'igcse-physics-paper-2'
const NOT_FOUND = 'There is no paper with this number. Check it against the print.'

const give = (browser: TestBrowser, body: object = { paperId }) =>
  browser.post(givePost, '/api/exams/give', body)
const show = (browser: TestBrowser, query: Record<string, string>) =>
  browser.get(paperGet, `/api/exams/paper?${new URLSearchParams(query)}`)
const open = (browser: TestBrowser, body: object, extra = {}) =>
  browser.post(competencyToken, '/api/cie/competency/token', { paperId, ...body }, extra)
const view = (browser: TestBrowser, attemptId: string, extra = {}) =>
  browser.get(attemptGet, `/api/exams/attempt?id=${attemptId}`, extra)

async function given(body?: object): Promise<{ examId: string; code: string }> {
  const answer = await give(newBrowser(), body)
  expect(answer.status).toBe(200)
  return answer.body.result
}

async function newVisitor(): Promise<TestBrowser> {
  const browser = newBrowser()
  await explore(browser)
  return browser
}

const rows = async () => (await test.database.db.select({ all: count() }).from(examPapers))[0]?.all ?? 0

/** The very same paper as the bank of some time ago had set it. */
async function ofAnOlderBank(examId: string): Promise<StoredPaper> {
  const { db } = test.database
  const [row] = await db.select().from(examPapers).where(eq(examPapers.id, examId))
  if (!row) throw new Error('not stored')
  const [name, , seed] = examId.split('.')
  const body = { ...row.body, id: `${name}.1aaaa.${seed}`, questions: row.body.questions.toReversed() }
  await db.insert(examPapers).values({
    id: body.id,
    body,
    drawn: row.drawn,
    usedAt: row.usedAt,
    drawnAt: row.drawnAt,
    givenAt: row.givenAt,
  })
  return body
}

it('a student with an account and a visitor sit the same paper, each for themselves', async () => {
  const { examId } = await given()
  const { browser, tokens } = await newAccount()
  const session = { token: tokens.accessToken }
  const visitor = await newVisitor()
  const [one, other] = [await open(browser, { examId }, session), await open(visitor, { examId })]
  expect(one.body.result).toMatchObject({ examId })
  expect(other.body.result.attemptId).not.toBe(one.body.result.attemptId)
  const first = (await view(browser, one.body.result.attemptId, session)).body.result
  const second = (await view(visitor, other.body.result.attemptId)).body.result
  expect(first.paper).toEqual((await show(newBrowser(), { id: examId })).body.result.paper)
  expect(second.paper).toEqual(first.paper)
})

it('anyone sees it by its address or its code, and nothing of the answers', async () => {
  const seed = seedOfMock(paperId, 3)
  const { examId, code } = await given({ paperId, seed })
  expect(code).toBe(`Physics 2 · ${seed}`)
  const { result } = (await show(newBrowser(), { id: examId })).body
  expect((await show(newBrowser(), { paperId, seed })).body.result).toEqual(result)
  expect(Object.keys(result).sort()).toEqual(['code', 'examId', 'paper', 'paperId', 'seed'])
  const [row] = await test.database.db.select().from(examPapers).where(eq(examPapers.id, examId))
  const shown = JSON.stringify(result)
  for (const part of row?.body.questions.flatMap(({ parts }) => parts) ?? []) {
    // Whole: a description says what the eye sees, and a solution may begin with it.
    expect(shown).not.toContain(JSON.stringify(part.solution).slice(1, -1))
    for (const { error } of part.kind === 'choice' ? part.options : [])
      if (error) expect(shown).not.toContain(JSON.stringify(error).slice(1, -1))
  }
})

it('gives a fresh paper each time, and a paper that was sat as it is', async () => {
  const [one, other] = [await given(), await given()]
  expect(other.examId).not.toBe(one.examId)
  const sat = (await open(await newVisitor(), {})).body.result.examId
  expect((await given({ paperId, examId: sat })).examId).toBe(sat)
})

it('a numbered mock is there before anybody has opened it, and is stored when it is given', async () => {
  const seed = seedOfMock(paperId, 7)
  const before = await rows()
  const found = (await show(newBrowser(), { paperId, seed })).body.result
  expect([await rows(), found.code]).toEqual([before, `Physics 2 · ${seed}`])
  expect((await open(await newVisitor(), { examId: found.examId })).body.result.examId).toBe(found.examId)
  expect((await given({ paperId, seed })).examId).toBe(found.examId)
  expect(await rows()).toBe(before + 1)
})

it('stays what it was after the bank has grown', async () => {
  const { examId } = await given({ paperId, seed: seedOfMock(paperId, 8) })
  const older = await ofAnOlderBank(examId)
  const visitor = await newVisitor()
  const { attemptId } = (await open(visitor, { examId: older.id })).body.result
  const { paper } = (await view(visitor, attemptId)).body.result
  expect(paper.id).toBe(older.id)
  expect(paper).toEqual((await show(newBrowser(), { id: older.id })).body.result.paper)
  const today = (await show(newBrowser(), { id: examId })).body.result.paper
  expect(paper.questions).not.toEqual(today.questions)
  // The list of mocks goes on with the mock of today.
  expect((await open(visitor, { seed: seedOfMock(paperId, 8) })).body.result.examId).toBe(examId)
})

it.each([
  ['nothing asked', {}],
  ['no such id', { id: 'igcse-physics-paper-2.1zzzz.K7QF3M' }],
  ['a paper that there never was', { id: 'constructor.1zzzz.K7QF3M' }],
  ['a mock of another bank', { id: `igcse-physics-paper-2.1zzzz.${seedOfMock('igcse-physics-paper-2', 1)}` }],
  ['a code nobody has', { paperId, seed: 'K7QF3M' }],
  ['half a code', { paperId }],
  ['words', { id: 'the paper of yesterday' }],
  ['what no database stores, in an id', { id: 'igcse-physics-paper-2.1zzzz.K7QF3\u0000' }],
  ['the same in its middle', { id: 'igcse-physics-paper-2.1z\u0000zz.K7QF3M' }],
  ['the same in a code', { paperId, seed: '\u0000' }],
])('answers 404 in plain words to %s', async (_, query) => {
  const answer = await show(newBrowser(), query as Record<string, string>)
  expect([answer.status, answer.body.error.errorMessage]).toEqual([404, NOT_FOUND])
})

it('opens and gives no paper under a number that is not stored, or of another paper', async () => {
  const { examId } = await given({ paperId: 'igcse-physics-topic-waves' })
  const before = await rows()
  for (const body of [
    { paperId, examId },
    { paperId, examId: 'igcse-physics-paper-2.1zzzz.K7QF3M' },
    { paperId, seed: '7QF3MK' },
  ])
    for (const answer of [await open(await newVisitor(), body), await give(newBrowser(), body)])
      expect([answer.status, answer.body.error.errorMessage]).toEqual([404, NOT_FOUND])
  expect((await give(newBrowser(), { paperId: 'igcse-physics-paper-99' })).status).toBe(404)
  expect(await rows()).toBe(before)
})

it('lets one network pin 40 papers a day, and give those again as often as it likes', async () => {
  const browser = newBrowser()
  const { examId } = (await give(browser)).body.result
  for (let at = 1; at < LIMITS.gives.points; at += 1) expect((await give(browser)).status).toBe(200)
  const before = await rows()
  const refused = await give(browser)
  expect([refused.status, await rows()]).toEqual([429, before])
  expect((await give(browser, { paperId, seed: seedOfMock(paperId, 9) })).status).toBe(429)
  expect((await give(browser, { paperId, examId })).body.result.examId).toBe(examId)
}, 60_000)
