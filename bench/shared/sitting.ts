import { ATTEMPT_HEADER } from '@/lib/contracts/headers'
import { OPTION_LETTERS } from '@/lib/exams/answers'
import type { Browser } from '../../scripts/server-checks/running-server'
import { choiceChange } from '../../scripts/traffic/choice-change'

/** One who sits a paper as a visitor; `kept` holds the choices that the server acknowledged. */
export type Student = {
  browser: Browser
  address: string
  attemptId: string
  token: string
  seq: number
  kept: Map<string, string>
}

/** Of a visitor who has chosen to explore. @param n tells students' networks apart @param seed of one shared paper; a fresh one without */
export async function startSitting(
  browser: Browser,
  n: number,
  paperId: string,
  seed?: string,
): Promise<Student> {
  const address = `10.${(n >> 8) & 255}.${n & 255}.7`
  const { body, status } = await browser.call(
    'POST',
    '/api/cie/competency/token',
    { paperId, ...(seed ? { seed } : {}) },
    { 'x-forwarded-for': address },
  )
  if (status !== 200) throw new Error(`Starting answered ${status}: ${JSON.stringify(body.error)}`)
  return {
    browser,
    address,
    attemptId: body.result.attemptId,
    token: body.result.token,
    seq: 0,
    kept: new Map(),
  }
}

/** Three multiple-choice answers, as after some seconds of work. */
export async function save(student: Student, round: number): Promise<void> {
  const keys = [0, 1, 2].map(each => String(((round * 3 + each) % 40) + 1))
  const changes = keys.map(key => {
    student.seq += 1
    const choice = OPTION_LETTERS[(student.seq + Number(key)) % 4] ?? 'A'
    return choiceChange(key, student.seq, choice)
  })
  const headers = { [ATTEMPT_HEADER]: student.token, 'x-forwarded-for': student.address }
  const { status } = await student.browser.call(
    'POST',
    '/api/exams/answers',
    { attemptId: student.attemptId, changes },
    headers,
  )
  if (status === 200) for (const { key, answer } of changes) student.kept.set(key, answer.choice)
}

/** Hands in and says how many acknowledged answers are missing or different. */
export async function handIn(student: Student): Promise<number> {
  const headers = { [ATTEMPT_HEADER]: student.token, 'x-forwarded-for': student.address }
  const body = { attemptId: student.attemptId, changes: [], automatic: false }
  const answer = await student.browser.call('POST', '/api/exams/hand-in', body, headers)
  if (answer.status !== 200) return student.kept.size
  const found = new Map<string, string>(
    answer.body.result.answers.map((each: { key: string; answer: { choice: string } }) => [
      each.key,
      each.answer.choice,
    ]),
  )
  return [...student.kept].filter(([key, choice]) => found.get(key) !== choice).length
}
