/** @jest-environment ./scripts/testing/database-environment.cjs */
import { and, eq } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { newAccount } from '@/app/api/people.testing'
import { GET as overviewGet } from '@/app/api/study/overview/route'
import { attemptAnswers, attempts, examPapers } from '@/lib/server/db/schema'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const PAPER_ID = 'igcse-physics-topic-waves'
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

async function handedIn() {
  const { browser, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  const start = async (seed: string) =>
    (await browser.post(competencyToken, '/api/cie/competency/token', { paperId: PAPER_ID, seed }, extra))
      .body.result as { attemptId: string; examId: string }
  const { attemptId, examId } = await start('K7QF3M')
  const body = { attemptId, changes: ['1', '2'].map(choice), automatic: false }
  expect((await browser.post(handInPost, '/api/exams/hand-in', body, extra)).status).toBe(200)
  return {
    attemptId,
    examId,
    start,
    view: async () => await browser.get(attemptGet, `/api/exams/attempt?id=${attemptId}`, extra),
    hub: async () => (await browser.get(overviewGet, '/api/study/overview', extra)).body.result,
  }
}

const told = () => test.lines.filter(({ level }) => level === 'error').map(({ detail }) => detail)
beforeEach(() => {
  test.lines.length = 0
})

it('an answer that cannot be read is left out, the others stand, and the log names its row alone', async () => {
  const { attemptId, view } = await handedIn()
  const { db } = test.database
  await db
    .update(attemptAnswers)
    .set({ answer: { kind: 'choice', choice: 'my secret' } as never, selfPoints: [3] as never })
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.part, '1')))
  const { status, body } = await view()
  expect(status).toBe(200)
  const answerOf = (part: string) =>
    body.result.answers.find(({ key }: { key: string }) => key === part)?.answer ?? null
  expect(answerOf('1')).toBeNull()
  expect(answerOf('2')).toEqual({ kind: 'choice', choice: 'A' })
  const row = `of ${attemptId}, part 1`
  expect(told()).toEqual(
    expect.arrayContaining([`attempt_answers.answer ${row}`, `attempt_answers.self_points ${row}`]),
  )
  expect(JSON.stringify(test.lines)).not.toContain('my secret')
})

it('marks and questions of a paper that cannot be read are passed over in the hub and in the next paper', async () => {
  const { attemptId, examId, hub, start } = await handedIn()
  const { db } = test.database
  await db
    .update(attempts)
    .set({ marksBySubtopic: { '3.1': 'all' } as never })
    .where(eq(attempts.id, attemptId))
  await db
    .update(examPapers)
    .set({ drawn: 'none' as never })
    .where(eq(examPapers.id, examId))
  const { attempts: known, marks } = await hub()
  expect(known).toHaveLength(1)
  expect(marks).toEqual([])
  expect((await start('K7QF3N')).examId).not.toBe(examId)
  expect(told()).toContain(`attempts.marks_by_subtopic of ${attemptId}`)
})
