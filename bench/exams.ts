import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Browser, pause, startProcess, untilReady } from '../scripts/server-checks/running-server'
import { withPostgres } from '../scripts/server-checks/temporary-postgres'
import { bundled } from './shared/bundled'
import { BENCH_SECRET } from './shared/proofs'
import { finish, type Row, row, skippedPostgres } from './shared/results'
import { SHORT } from './shared/scale'
import { handIn, type Student, save, startSitting } from './shared/sitting'
import { quantile } from './shared/stats'

/**
 * `npm run build && npm run bench:exams`: building and marking (bench/exams/engine.ts), then 500 simultaneous sittings with
 * autosave every 5 s for 60 s and their hand-in, over HTTP, on PGlite and on Postgres. BENCH_SCALE=0.1 shortens it.
 */

const SCALE = Number(process.env.BENCH_SCALE ?? 1)
const PORT = 3187
const SITTINGS = Math.max(10, Math.round(500 * SCALE))
const SAVE_EVERY_MS = SHORT ? 1000 : 5000
const ROUNDS = Math.max(2, Math.round(12 * SCALE))
const PAPER_ID = 'igcse-physics-paper-2'

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

const { engine, ENGINE_REMARKS }: typeof import('./exams/engine') = await import(
  await bundled('bench/exams/engine.ts')
)
const rows = [...engine(SCALE), ...(await sittings('PGlite', {}))]
const onPostgres = await withPostgres(url => sittings('Postgres', { DATABASE_URL: url }))
finish(
  'exams',
  [...rows, ...(onPostgres ?? [])],
  [
    ...ENGINE_REMARKS,
    'Sittings: autosave every 5 s over HTTP; students and server share the machine.',
    ...(onPostgres ? [] : [skippedPostgres('sittings on Postgres')]),
  ],
)
