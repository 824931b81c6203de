/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { POST as answersPost } from '@/app/api/exams/answers/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { GET as attemptsGet } from '@/app/api/exams/attempts/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { POST as selfMarkPost } from '@/app/api/exams/self-mark/route'
import { logIn, newAccount } from '@/app/api/people.testing'
import { GET as overviewGet } from '@/app/api/study/overview/route'
import { GRACE_MS } from '@/lib/contracts/exams'
import { attempts } from '@/lib/server/db/schema'
import { closeOverdue } from '@/lib/server/exams/close-attempt'
import { ON_POSTGRES } from '@/lib/server/testing/test-database'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const MINUTE_MS = 60_000
const PAPER_ID = 'igcse-physics-topic-waves'
const [ATTEMPT, ATTEMPTS] = ['/api/exams/attempt', '/api/exams/attempts']

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

async function student() {
  const { browser, person, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  const choice = (key: string) => ({
    key,
    seq: 1,
    answer: { kind: 'choice', choice: 'A' },
    working: '',
    flagged: false,
    struck: '',
    timeMs: 1000,
    at: test.server.now().toISOString(),
  })
  return {
    /** Later than any log-in lasts. */
    wait: async (ms: number) => {
      test.advance(ms)
      extra.token = (await logIn(browser, person.email)).body.result.accessToken
    },
    start: async (seed: string, options: object = {}): Promise<string> => {
      const body = { paperId: PAPER_ID, seed, ...options }
      const answer = await browser.post(competencyToken, '/api/cie/competency/token', body, extra)
      return answer.body.result.attemptId
    },
    save: (attemptId: string, keys: string[]) =>
      browser.post(answersPost, '/api/exams/answers', { attemptId, changes: keys.map(choice) }, extra),
    handIn: (attemptId: string, keys: string[] = []) =>
      browser.post(
        handInPost,
        '/api/exams/hand-in',
        { attemptId, changes: keys.map(choice), automatic: false },
        extra,
      ),
    tick: (attemptId: string, key: string) =>
      browser.post(selfMarkPost, '/api/exams/self-mark', { attemptId, key, points: [false] }, extra),
    view: async (attemptId: string) =>
      (await browser.get(attemptGet, `${ATTEMPT}?id=${attemptId}`, extra)).body.result,
    list: async () => (await browser.get(attemptsGet, ATTEMPTS, extra)).body.result,
    hub: async () => (await browser.get(overviewGet, '/api/study/overview', extra)).body.result,
  }
}

const rowOf = async (id: string) =>
  (await (await test.server.db()).select().from(attempts).where(eq(attempts.id, id)))[0]

it('lists tell what the clock has closed without writing it; its marks come when it is closed behind them', async () => {
  const { start, save, list, hub, view, wait } = await student()
  const id = await start('K7QF3M')
  await save(id, ['1', '2'])
  const [{ deadlineAt, questions, parts }] = await list()
  const { paper } = await view(id)
  expect(questions).toBe(paper.questions.length)
  expect(parts).toBe(paper.questions.flatMap((question: { parts: unknown[] }) => question.parts).length)

  await wait(Date.parse(deadlineAt) - test.server.now().getTime() + GRACE_MS + 1000)
  const told = { attemptId: id, state: 'handedIn', handedInAt: deadlineAt, earned: null, answered: 2, parts }
  expect(await list()).toMatchObject([told])
  expect((await hub()).attempts).toMatchObject([told])
  expect(await rowOf(id)).toMatchObject({ handedInAt: null, marksBySubtopic: null })

  expect(await closeOverdue(test.server)).toBe(1)
  expect(await closeOverdue(test.server)).toBe(0)
  expect(await rowOf(id)).toMatchObject({ handedInAt: new Date(deadlineAt), automatic: true })
  const [closed] = await list()
  expect(closed).toEqual((await view(id)).attempt)
  expect(closed.earned).toEqual(expect.any(Number))
  const { attempts: known, marks } = await hub()
  expect(known[0].earned).toBe(closed.earned)
  expect(marks.length).toBeGreaterThan(0)
})

it('marks what was handed in before marks were kept by sub-topic', async () => {
  const { start, handIn } = await student()
  const id = await start('K7QF3M')
  await handIn(id, ['1'])
  const marked = await rowOf(id)
  const db = await test.server.db()
  await db.update(attempts).set({ marksBySubtopic: null }).where(eq(attempts.id, id))
  expect(await closeOverdue(test.server)).toBe(1)
  expect(await rowOf(id)).toEqual(marked)
})

it('leaves alone what is sat, what has no clock and what was opened for print', async () => {
  const { start, wait, list } = await student()
  await start('K7QF3M', { mode: 'print' })
  await start('K7QF3M', { mode: 'practice' })
  await wait(200 * MINUTE_MS)
  await start('K7QF3M')
  expect(await closeOverdue(test.server)).toBe(0)
  expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['open', 'open', 'print'])
})

const onPglite = ON_POSTGRES ? it.skip : it

onPglite('hand-in and ticks mark once; a list is one statement, however long it is', async () => {
  const { start, handIn, tick, list, wait } = await student()
  const asked = async (work: () => Promise<unknown>) => {
    const { statements } = test.database
    statements.length = 0
    await work()
    return statements.filter(each => !/^select .* from "(accounts|sessions)"/.test(each))
  }
  const about = (statements: readonly string[], start: RegExp) =>
    statements.filter(each => start.test(each)).length
  const READ = /^select .* from "attempt_answers"/
  const id = await start('K7QF3M')
  const handedIn = await asked(() => handIn(id, ['1', '2']))
  expect(about(handedIn, READ)).toBe(1)
  expect(handedIn.length).toBeLessThanOrEqual(5)
  const ticked = await asked(() => tick(id, '1'))
  expect(about(ticked, READ)).toBe(1)
  for (const seed of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await start(seed)
  await wait(120 * MINUTE_MS)
  expect(await asked(list)).toHaveLength(1)
})
