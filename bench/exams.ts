import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BANKS } from '@/content/questions/banks'
import { ATTEMPT_HEADER } from '@/lib/contracts/endpoints'
import { type Answer, OPTION_LETTERS, partKey } from '@/lib/exams/answers'
import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, newSeed, type Paper } from '@/lib/exams/build-paper'
import { markPaper } from '@/lib/exams/mark-paper'
import { createRandom } from '@/lib/exams/random'
import { toPublicPaper } from '@/lib/exams/to-public'
import { Browser, pause, startProcess, untilReady } from '../scripts/server-checks/running-server'
import { withPostgres } from '../scripts/server-checks/temporary-postgres'

/**
 * `npm run build && npm run bench:exams`: building and marking in this process, then 500 simultaneous sittings with
 * autosave every 5 s for 60 s and their hand-in, over HTTP, on PGlite and on Postgres. BENCH_SCALE=0.1 shortens it.
 */

const SCALE = Number(process.env.BENCH_SCALE ?? 1)
const PORT = 3187
const SECRET = 'benchmark-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0'
const SITTINGS = Math.max(10, Math.round(500 * SCALE))
const SAVE_EVERY_MS = 5000
const ROUNDS = Math.max(2, Math.round(12 * SCALE))
const PAPER_ID = 'igcse-physics-paper-2'

function quantiles(timesMs: number[]): { p50: string; p99: string } {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
  return { p50: at(0.5), p99: at(0.99) }
}

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

async function engine(): Promise<void> {
  console.log(
    '\n## Building and marking\n\n| paper | build p50 ms | p99 | with its HTML p50 | mark p50 ms | p99 |\n|---|---|---|---|---|---|',
  )
  for (const blueprint of allBlueprints()) {
    const load = BANKS[`${blueprint.level}/${blueprint.subject}`]
    if (!load) continue
    const bank = (await load()).bank.filter(({ checked }) => checked !== undefined)
    const [build, html, mark]: number[][] = [[], [], []]
    for (let at = 0; at < Math.max(20, 200 * SCALE); at += 1) {
      const seed = newSeed(createRandom(`bench ${at}`).next)
      const paper = timed(build ?? [], () => buildPaper(blueprint, bank, seed))
      timed(html ?? [], () => toPublicPaper(blueprint, paper))
      const answers = answersFor(paper, seed)
      timed(mark ?? [], () => markPaper(paper, answers))
    }
    const [b, h, m] = [quantiles(build ?? []), quantiles(html ?? []), quantiles(mark ?? [])]
    console.log(`| ${blueprint.paperId} | ${b.p50} | ${b.p99} | +${h.p50} | ${m.p50} | ${m.p99} |`)
  }
}

type Student = {
  browser: Browser
  address: string
  attemptId: string
  token: string
  seq: number
  kept: Map<string, string>
}

async function startSitting(origin: string, n: number): Promise<Student> {
  const browser = new Browser(origin)
  const address = `10.${(n >> 8) & 255}.${n & 255}.7`
  await browser.explore()
  const { body, status } = await browser.call(
    'POST',
    '/api/cie/competency/token',
    { paperId: PAPER_ID },
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

async function save(student: Student, round: number, timesMs: number[]): Promise<void> {
  const keys = [0, 1, 2].map(each => String(((round * 3 + each) % 40) + 1))
  const changes = keys.map(key => {
    student.seq += 1
    const choice = OPTION_LETTERS[(student.seq + Number(key)) % 4] ?? 'A'
    return {
      key,
      seq: student.seq,
      answer: { kind: 'choice', choice },
      working: '',
      flagged: false,
      struck: '',
      timeMs: 5000,
      at: new Date().toISOString(),
    }
  })
  const headers = { [ATTEMPT_HEADER]: student.token, 'x-forwarded-for': student.address }
  const startedAt = performance.now()
  const { status } = await student.browser.call(
    'POST',
    '/api/exams/answers',
    { attemptId: student.attemptId, changes },
    headers,
  )
  timesMs.push(performance.now() - startedAt)
  if (status === 200) for (const { key, answer } of changes) student.kept.set(key, answer.choice)
}

/** Hands in and says how many acknowledged answers are missing or different. */
async function handIn(student: Student): Promise<number> {
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

async function sittings(engineName: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-bench-'))
  const server = startProcess(PORT, {
    DATA_DIR: dataDir,
    APP_SECRETS: SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...env,
  })
  try {
    await untilReady(server)
    const students: Student[] = []
    for (let n = 0; n < SITTINGS; n += 1) students.push(await startSitting(server.origin, n))
    const timesMs: number[] = []
    await Promise.all(
      students.map(async (student, n) => {
        await pause((n / SITTINGS) * SAVE_EVERY_MS)
        for (let round = 0; round < ROUNDS; round += 1) {
          const due = performance.now() + SAVE_EVERY_MS
          await save(student, round, timesMs)
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
    const { p50, p99 } = quantiles(timesMs)
    console.log(
      `| ${engineName} | ${SITTINGS} | ${timesMs.length} | ${p50} | ${p99} | ${perSecond.toFixed(0)} | ${lost} |`,
    )
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await engine()
console.log(
  '\n## Sittings over HTTP\n\n| engine | sittings | autosaves | autosave p50 ms | p99 | hand-ins/s | acknowledged answers lost |\n|---|---|---|---|---|---|---|',
)
await sittings('PGlite', {})
if ((await withPostgres(url => sittings('Postgres', { DATABASE_URL: url }))) === null) {
  console.log('Postgres: SKIPPED, none is installed here.')
}
