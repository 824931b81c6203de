import type pg from 'pg'
import { ATTEMPT_HEADER } from '@/lib/contracts/headers'
import { type Called, pause } from '../server-checks/running-server'
import type { Key, Ledger } from '../traffic/ledger'
import { addressOf, type Student } from '../traffic/student'
import { Refused, WatchedBrowser } from '../traffic/watched-browser'

export type Found = Map<Key, string>

const TIMES = 20

/** Null for a definite no. @throws Refused when the site does not come back */
async function patiently(work: () => Promise<Called>): Promise<Called | null> {
  for (let time = 1; ; time += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status >= 400 && error.status < 500 && error.status !== 429) return null
      if (time === TIMES) throw error
      await pause(1000)
    }
  }
}

type AnswerOfApi = { key: string; seq: number; answer: { choice: string } | null }

/** All that belongs to a student, as they themselves are shown it. */
async function readStudent(origin: string, student: Student, ledger: Ledger, found: Found): Promise<void> {
  const watch = { phase: 'reading back', records: [], surprises: [] }
  const browser = new WatchedBrowser(origin, watch, addressOf(student.n + 500_000))
  const get = async (path: string, extra: Record<string, string>) =>
    (await patiently(() => browser.call('GET', path, undefined, extra)))?.body.result
  let signed: Record<string, string> = {}
  const passwords = ledger.expected(`password ${student.email}`)
  for (const password of passwords) {
    const login = await patiently(() => browser.logIn(student.email, password))
    if (!login) continue
    const { body } = login
    found.set(`password ${student.email}`, password)
    found.set(`account ${student.email}`, body.result.fullName)
    signed = { authorization: `Bearer ${body.result.accessToken}` }
    const { notes } = await get('/api/progress/notes', signed)
    for (const { path, learned } of notes) found.set(`note ${student.email} ${path}`, String(learned))
    break
  }
  for (const { attemptId, token } of student.papers) {
    const view = await get(`/api/exams/attempt?id=${attemptId}`, { ...signed, [ATTEMPT_HEADER]: token })
    if (!view) continue
    found.set(`attempt ${attemptId}`, view.attempt.paperId)
    if (view.attempt.state === 'handedIn') found.set(`hand-in ${attemptId}`, 'handedIn')
    for (const { key, seq, answer } of view.answers as AnswerOfApi[])
      found.set(`answer ${attemptId} ${key}`, `${seq} ${answer?.choice}`)
  }
}

const AT_ONCE = 4

export async function readThroughApi(
  origin: string,
  students: readonly Student[],
  ledger: Ledger,
): Promise<Found> {
  const found: Found = new Map()
  for (let at = 0; at < students.length; at += AT_ONCE) {
    const few = students.slice(at, at + AT_ONCE)
    await Promise.all(few.map(each => readStudent(origin, each, ledger, found)))
  }
  return found
}

/** The same from the tables; passwords are hashes there, and only logging in tells. */
export async function readTables(client: pg.Client): Promise<Found> {
  const found: Found = new Map()
  const rows = async (statement: string) => (await client.query(statement)).rows
  for (const { email, full_name } of await rows('select email, full_name from accounts'))
    found.set(`account ${email}`, full_name)
  for (const { id, paper_id, handed_in_at } of await rows(
    'select id, paper_id, handed_in_at from attempts',
  )) {
    found.set(`attempt ${id}`, paper_id)
    if (handed_in_at) found.set(`hand-in ${id}`, 'handedIn')
  }
  const answers = await rows('select attempt_id, part, seq, answer from attempt_answers')
  for (const { attempt_id, part, seq, answer } of answers)
    found.set(`answer ${attempt_id} ${part}`, `${seq} ${answer?.choice}`)
  const notes = await rows(
    'select email, path, learned from note_progress join accounts on accounts.id = account_id',
  )
  for (const { email, path, learned } of notes) found.set(`note ${email} ${path}`, String(learned))
  return found
}
