import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { pause, startProcess, untilReady } from './server-checks/running-server'
import { freePort, withPostgres } from './server-checks/temporary-postgres'
import { drawingOf, tableOf, verdictOf } from './soak/report'
import { type Sample, takeSample } from './soak/sampler'
import { GROWTH_MAX_MB } from './soak/trend'
import { createLedger } from './traffic/ledger'
import type { World } from './traffic/student'
import { readingList, startTraffic } from './traffic/traffic'

/**
 * `npm run build && npm run soak -- --minutes 30`: one instance over a temporary Postgres (`--pglite`: over the embedded
 * database) under mixed traffic; its memory and what it holds open, each 10 s. `--short` takes 80 s. `--svg file` draws.
 */

const SECRET = 'soaking-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0'
const TOKEN = 'soaking-reads-its-metrics'
const STUDENTS = 10
const THINK_MS = 700
const EVERY_MS = 10_000
/** The short form ends while the process still warms up; it holds the check together, not the memory. */
const SHORT_GROWTH_MAX_MB = 200

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    short: { type: 'boolean', default: Boolean(process.env.SHORT) },
    pglite: { type: 'boolean', default: false },
    svg: { type: 'string' },
  },
})
const SECONDS = values.short ? 80 : Number(values.minutes) * 60

async function soak(engine: string, env: Record<string, string>): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-soak-'))
  const own = { APP_SECRETS: SECRET, METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const server = startProcess(await freePort(), { DATA_DIR: dataDir, ...own, ...env })
  const client = env.DATABASE_URL ? new pg.Client(env.DATABASE_URL) : null
  try {
    await untilReady(server)
    await client?.connect()
    const since = performance.now()
    const world: World = {
      ...(await readingList(server.origin)),
      origin: server.origin,
      watch: { phase: 'soak', records: [], surprises: [] },
      ledger: createLedger(),
      thinkMs: THINK_MS,
      proofMs: 0,
      spoil: null,
      stopped: () => performance.now() - since > 1000 * SECONDS,
      mailedToken: null,
      asked: new Map(),
    }
    const traffic = startTraffic(world, STUDENTS)
    const samples = await sampled(world, since, () =>
      takeSample(server, TOKEN, since, () => connectionsOf(client)),
    )
    await traffic.finished
    return report(engine, world, samples, since)
  } finally {
    await client?.end()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function connectionsOf(client: pg.Client | null): Promise<number | null> {
  if (!client) return null
  const { rows } = await client.query(
    `select count(*)::int as open from pg_stat_activity where application_name like 'markwell%'`,
  )
  return rows[0].open
}

async function sampled(world: World, since: number, take: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = []
  // In short form more often, so that there is something to draw a line through.
  const everyMs = Math.min(EVERY_MS, (1000 * SECONDS) / 20)
  while (!world.stopped()) {
    samples.push(await take())
    await pause(Math.max(0, samples.length * everyMs - (performance.now() - since)))
  }
  return samples
}

function report(engine: string, world: World, samples: readonly Sample[], since: number): boolean {
  const { records, surprises } = world.watch
  const errors = new Map<string, number>()
  for (const { kind, error } of records)
    if (error) errors.set(`${kind}: ${error}`, (errors.get(`${kind}: ${error}`) ?? 0) + 1)
  const { text, leaks } = verdictOf(samples, values.short ? SHORT_GROWTH_MAX_MB : GROWTH_MAX_MB)
  console.log(`\n## ${engine}, ${(SECONDS / 60).toFixed(1)} minutes, ${STUDENTS} students at once\n`)
  console.log(`${tableOf(samples, records, since)}\n\n${text}`)
  const told = [...errors].map(pair => pair.join(' ×'))
  console.log(`Calls: ${records.length}; errors: ${[...told, ...surprises].join('; ') || 'none'}.`)
  if (values.svg) writeFileSync(values.svg, drawingOf(samples, `Memory on ${engine}`))
  return !leaks && surprises.length === 0 && records.every(({ clean }) => clean)
}

const cpu = os.cpus()[0]?.model ?? 'unknown processor'
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${os.cpus().length} × ${cpu}, ${Math.round(os.totalmem() / 2 ** 30)} GB`,
)
const good = values.pglite
  ? await soak('PGlite', {})
  : await withPostgres(url => soak('Postgres', { DATABASE_URL: url }))
if (good === null) console.log('SKIPPED: no Postgres is installed here (Debian: apt-get install postgresql).')
process.exitCode = good === false ? 1 : 0
