/** @jest-environment ./scripts/testing/database-environment.cjs */
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { explore, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { findBlueprint } from '@/lib/exams/blueprints'
import { seedOfMock } from '@/lib/exams/mocks'
import { attempts, examPapers } from '@/lib/server/db/schema'
import { freshPaper } from '@/lib/server/exams/choose-paper'
import { metBy, type Owner } from '@/lib/server/exams/met'
import { newPerson } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const PAPER = 'igcse-physics-paper-2'
const WAVES = 'igcse-physics-topic-waves'
const PHYSICS = { level: 'igcse', subject: 'physics' }

async function open(browser: TestBrowser, body: object, extra = {}) {
  test.advance(1000) // attempts are told apart by when they began
  const answer = await browser.post(competencyToken, '/api/cie/competency/token', body, extra)
  expect(answer.status).toBe(200)
  return answer.body.result as { attemptId: string; examId: string }
}

async function newVisitor(): Promise<TestBrowser> {
  const browser = newBrowser()
  await explore(browser)
  return browser
}

/** Whose attempt it is, read where no browser can. */
async function ownerOf(attemptId: string): Promise<Owner> {
  const row = (await test.database.db.select().from(attempts)).find(({ id }) => id === attemptId)
  return { accountId: row?.accountId ?? null, visitorId: row?.visitorId ?? null } as Owner
}

async function drawnOf(examId: string): Promise<[string, string][]> {
  const row = (await test.database.db.select().from(examPapers)).find(({ id }) => id === examId)
  return (row?.body.questions ?? []).map(({ template, seed }): [string, string] => [template, seed])
}

/** Papers in the order in which they were met. */
async function metIn(...examIds: string[]) {
  const met = new Map<string, { turn: number; seed: string }>()
  for (const [turn, examId] of examIds.entries())
    for (const [template, seed] of await drawnOf(examId)) met.set(template, { turn, seed })
  return met
}

const metOf = async (attemptId: string, named: string[] = [], subject = PHYSICS) =>
  await metBy(test.database.db, await ownerOf(attemptId), subject, named)

it('holds what a student met in every paper of the subject, the latest meeting of each question', async () => {
  const { browser, tokens } = await newAccount()
  const session = { token: tokens.accessToken }
  const first = await open(browser, { paperId: PAPER, seed: 'K7QF3M' }, session)
  const second = await open(browser, { paperId: WAVES, seed: 'K7QF3M', mode: 'print' }, session)
  const third = await open(browser, { paperId: PAPER, seed: 'K7QF3N', mode: 'practice' }, session)
  const met = await metOf(first.attemptId)
  expect(met).toEqual(await metIn(first.examId, second.examId, third.examId))
  expect(new Set([...met.values()].map(({ turn }) => turn))).toEqual(new Set([0, 1, 2]))
})

it('keeps subjects and levels apart', async () => {
  const browser = await newVisitor()
  const { attemptId, examId } = await open(browser, { paperId: 'alevels-economics-paper-1' })
  expect(await metOf(attemptId)).toEqual(new Map())
  const economics = { level: 'alevels', subject: 'economics' }
  expect(await metOf(attemptId, [], economics)).toEqual(await metIn(examId))
})

it('counts for a visitor also the papers that the browser names, as earlier ones', async () => {
  const earlier = await open(await newVisitor(), { paperId: PAPER, seed: 'K7QF3M' })
  const foreign = await open(await newVisitor(), { paperId: 'alevels-economics-paper-1' })
  const today = await open(await newVisitor(), { paperId: PAPER, seed: 'K7QF3N' })
  const unknown = 'igcse-physics-paper-2.1zzzz.K7QF3M'
  expect(await metOf(today.attemptId, [foreign.examId, unknown, earlier.examId])).toEqual(
    await metIn(earlier.examId, today.examId),
  )
})

it('counts nothing that a browser names for an account', async () => {
  const strange = await open(await newVisitor(), { paperId: PAPER, seed: 'K7QF3M' })
  const { browser, tokens } = await newAccount()
  const own = await open(browser, { paperId: WAVES }, { token: tokens.accessToken })
  expect(await metOf(own.attemptId, [strange.examId])).toEqual(await metIn(own.examId))
})

it("a visit's papers count for the account that it becomes", async () => {
  const browser = await newVisitor()
  const { attemptId, examId } = await open(browser, { paperId: WAVES })
  await registerWith(browser, newPerson())
  expect((await ownerOf(attemptId)).accountId).not.toBeNull()
  expect(await metOf(attemptId)).toEqual(await metIn(examId))
})

it('a fresh paper of a student with a history has a seed that is never built', async () => {
  const browser = await newVisitor()
  const first = await open(browser, { paperId: PAPER })
  const second = await open(browser, { paperId: PAPER })
  const named = await open(await newVisitor(), { paperId: PAPER, met: [first.examId] })
  const isFigure = ({ examId }: { examId: string }) => /\.[2-9]\w{5}$/.test(examId)
  expect([first, second, named].map(isFigure)).toEqual([false, true, true])
  await test.database.db.delete(attempts)
  await test.database.db.delete(examPapers)
  const seed = second.examId.split('.').at(-1)
  const body = { paperId: PAPER, seed }
  expect((await browser.post(competencyToken, '/api/cie/competency/token', body)).status).toBe(404)
})

it('a paper that was drawn for one student opens to another as it is stored', async () => {
  const browser = await newVisitor()
  await open(browser, { paperId: WAVES })
  const drawn = await open(browser, { paperId: WAVES })
  const seed = drawn.examId.split('.').at(-1)
  expect((await open(await newVisitor(), { paperId: WAVES, seed })).examId).toBe(drawn.examId)
})

it('a numbered mock is the same for who has a history', async () => {
  const browser = await newVisitor()
  await open(browser, { paperId: PAPER })
  const body = { paperId: PAPER, seed: seedOfMock(PAPER, 3) }
  const mine = await open(browser, body)
  const before = await drawnOf(mine.examId)
  await test.database.db.delete(attempts)
  await test.database.db.delete(examPapers)
  const other = await open(await newVisitor(), body)
  expect([other.examId, await drawnOf(other.examId)]).toEqual([mine.examId, before])
})

it('draws another seed when one is taken, is a numbered mock’s or says the wrong thing of the history', async () => {
  const blueprint = findBlueprint(WAVES)
  if (!blueprint) throw new Error('no such paper')
  const { db } = test.database
  await open(await newVisitor(), { paperId: WAVES, seed: 'K7QF3M' })
  const draws = ['K7QF3M', seedOfMock(WAVES, 1), '7QF3MK', 'M3FQ7K', 'ZZZZZZ']
  const paper = await freshPaper(db, blueprint, test.server.now(), new Map(), () => draws.shift() ?? '')
  expect(paper.seed).toBe('M3FQ7K')
})

it.each([
  ['no list', 'a'],
  ['more than 40', Array.from({ length: 41 }, () => 'a')],
  ['numbers', [1]],
  ['an endless id', ['a'.repeat(121)]],
])('refuses a list of papers that is %s', async (_, met) => {
  const body = { paperId: PAPER, met }
  expect((await (await newVisitor()).post(competencyToken, '/api/cie/competency/token', body)).status).toBe(
    400,
  )
})

it('a fresh paper after another asks nothing of it while the bank has anything else', async () => {
  const browser = await newVisitor()
  const templates = async (examId: string) => (await drawnOf(examId)).map(([template]) => template)
  const before = await templates((await open(browser, { paperId: PAPER })).examId)
  const after = await templates((await open(browser, { paperId: PAPER })).examId)
  expect(after.filter(template => before.includes(template))).toEqual([])
})
