import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BANKS } from '@/content/questions/banks'
import { type Answer, OPTION_LETTERS, partKey } from '@/lib/exams/answers'
import type { Blueprint } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, newSeed, type Paper } from '@/lib/exams/build-paper'
import { markPaper } from '@/lib/exams/mark-paper'
import { createRandom } from '@/lib/exams/random'
import { Browser, pause, startProcess, untilReady } from '../scripts/server-checks/running-server'
import { withPostgres } from '../scripts/server-checks/temporary-postgres'
import { BENCH_SECRET } from './shared/proofs'
import { finish, type Row, row, skippedPostgres } from './shared/results'
import { SHORT } from './shared/scale'
import { handIn, type Student, save, startSitting } from './shared/sitting'
import { quantile } from './shared/stats'

/**
 * `npm run build && npm run bench:exams`: building and marking in this process, then 500 simultaneous sittings with
 * autosave every 5 s for 60 s and their hand-in, over HTTP, on PGlite and on Postgres. BENCH_SCALE=0.1 shortens it.
 */

const SCALE = Number(process.env.BENCH_SCALE ?? 1)
const PORT = 3187
const SITTINGS = Math.max(10, Math.round(500 * SCALE))
const SAVE_EVERY_MS = SHORT ? 1000 : 5000
const ROUNDS = Math.max(2, Math.round(12 * SCALE))
const PAPER_ID = 'igcse-physics-paper-2'

function timed<T>(times: number[], work: () => T): T {
  const startedAt = performance.now()
  const result = work()
  times.push(performance.now() - startedAt)
  return result
}

/** Something in every field that can be answered by machine. */
function answersFor(paper: Paper, seed: string): Map<string, Answer> {
  const random = createRandom(seed)
  const answers = new Map<string, Answer>()
  paper.questions.forEach((question, at) => {
    for (const part of question.parts) {
      const key = partKey(at + 1, part.label)
      if (part.kind === 'choice') answers.set(key, { kind: 'choice', choice: random.pick(OPTION_LETTERS) })
      else if (part.kind === 'numeric') {
        const value = random.chance(0.5) ? part.answer : part.answer * 2
        answers.set(key, { kind: 'numeric', value: String(Number(value.toPrecision(4))), unit: part.unit })
      } else if (part.kind === 'expression') answers.set(key, { kind: 'expression', text: part.answer })
      else if (part.kind === 'written') answers.set(key, { kind: 'written', text: 'An answer in words.' })
    }
  })
  return answers
}

/** Not counted: the first of a process are slow until V8 has compiled what they use. */
const PAPERS_FIRST = 5
const PAPERS_OF_EACH = SHORT ? 5 : Math.max(20, Math.round(100 * SCALE))

/** A bench of marking that was not done measures nothing. */
function unmarked(error: unknown): never {
  throw error
}

/** Of the papers of one kind: ms to build and to mark each. */
async function timesOf(blueprint: Blueprint): Promise<{ build: number[]; mark: number[] } | null> {
  const load = BANKS[`${blueprint.level}/${blueprint.subject}`]
  if (!load) return null
  const bank = (await load()).bank.filter(({ checked }) => checked !== undefined)
  let [build, mark]: [number[], number[]] = [[], []]
  for (let at = -PAPERS_FIRST; at < PAPERS_OF_EACH; at += 1) {
    if (at === 0) [build, mark] = [[], []]
    const seed = newSeed(createRandom(`bench ${at}`).next)
    const paper = timed(build, () => buildPaper(blueprint, bank, seed))
    const answers = answersFor(paper, seed)
    timed(mark, () => markPaper(paper, answers, unmarked))
  }
  return { build, mark }
}

async function engine(): Promise<Row[]> {
  const rows: Row[] = []
  for (const blueprint of allBlueprints()) {
    const times = await timesOf(blueprint)
    if (!times) continue
    const { build, mark } = times
    const at = (what: string, values: number[], share: number, atMost?: number) =>
      row(`\`${blueprint.paperId}\` ${what}`, 'ms', [quantile(values, share)], {
        ...(atMost ? { aim: { of: 'median', atMost } as const } : {}),
      })
    rows.push(
      at('built, p99', build, 0.99, 20),
      at('marked, p50', mark, 0.5),
      at('marked, p99', mark, 0.99, 5),
    )
  }
  return rows
}

async function sittings(engineName: string, env: Record<string, string>): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-bench-'))
  const server = startProcess(PORT, {
    DATA_DIR: dataDir,
    APP_SECRETS: BENCH_SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...env,
  })
  try {
    await untilReady(server)
    const students: Student[] = []
    for (let n = 0; n < SITTINGS; n += 1) {
      const browser = new Browser(server.origin)
      await browser.explore()
      students.push(await startSitting(browser, n, PAPER_ID))
    }
    const timesMs: number[] = []
    await Promise.all(
      students.map(async (student, n) => {
        await pause((n / SITTINGS) * SAVE_EVERY_MS)
        for (let round = 0; round < ROUNDS; round += 1) {
          const due = performance.now() + SAVE_EVERY_MS
          const startedAt = performance.now()
          await save(student, round)
          timesMs.push(performance.now() - startedAt)
          await pause(Math.max(0, due - performance.now()))
        }
      }),
    )
    const startedAt = performance.now()
    let lost = 0
    for (let at = 0; at < students.length; at += 16) {
      const missing = await Promise.all(students.slice(at, at + 16).map(handIn))
      lost += missing.reduce((sum, each) => sum + each, 0)
    }
    const perSecond = students.length / ((performance.now() - startedAt) / 1000)
    // What was acknowledged must be there: this is a check, not a figure.
    if (lost > 0) throw new Error(`${engineName}: ${lost} acknowledged answers were lost`)
    const what = `${engineName}, ${SITTINGS} sittings:`
    return [
      row(`${what} autosave, p50 of ${timesMs.length}`, 'ms', [quantile(timesMs, 0.5)]),
      row(`${what} autosave, p99`, 'ms', [quantile(timesMs, 0.99)], { aim: { of: 'median', atMost: 100 } }),
      row(`${what} hand-ins`, 'per second', [perSecond]),
      row(`${what} acknowledged answers lost`, 'answers', [lost], { aim: { of: 'median', atMost: 0 } }),
    ]
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const rows = [...(await engine()), ...(await sittings('PGlite', {}))]
const onPostgres = await withPostgres(url => sittings('Postgres', { DATABASE_URL: url }))
finish(
  'exams',
  [...rows, ...(onPostgres ?? [])],
  [
    `Each paper is built anew from the next seed, ${PAPERS_FIRST} before the clock runs. Sittings: autosave every 5 s over HTTP; students and server share the machine.`,
    ...(onPostgres ? [] : [skippedPostgres('sittings on Postgres')]),
  ],
)
