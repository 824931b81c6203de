import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  Browser,
  type RunningServer,
  startProcess,
  untilReady,
} from '../scripts/server-checks/running-server'
import { withPostgres } from '../scripts/server-checks/temporary-postgres'
import { type Figures, get, load, post } from './api-load'
import { BENCH_SECRET, proofs } from './shared/proofs'
import { finish, type Row, row, skippedPostgres } from './shared/results'
import { SHORT } from './shared/scale'

/**
 * `npm run build && npm run bench:api`: the built site on PGlite and on Postgres, beside a bare Node server
 * that answers the same bytes in the same run. BENCH_SCALE=0.1 shortens it.
 */

const PORT = 3185
const BARE_PORT = 3186
const PASSWORD = 'Correct-horse-9'
const SCALE = Number(process.env.BENCH_SCALE ?? 1)
/** Enough that no account sees five logins at once, which would look like guessing. */
const PEOPLE = SHORT ? 8 : 64
const email = (n: number) => `bench${n}@example.org`
const CONNECTIONS = SHORT ? [16] : [1, 16, 64]
const scaled = (requests: number) => Math.max(SHORT ? 16 : 64, Math.round(requests * SCALE))

type Call = { call: string; connections: number; bare?: Figures } & Figures

async function lists(rows: Call[]): Promise<void> {
  for (const call of ['/api/grade/dropdown', '/api/cie/competency']) {
    for (const connections of CONNECTIONS) {
      const options = { connections, requests: scaled(4000), request: get(call) }
      await load({ port: PORT, ...options, requests: 300 })
      const own = await load({ port: PORT, ...options })
      rows.push({ call, connections, ...own, bare: await bare(call, options) })
    }
  }
}

async function bare(
  call: string,
  options: { connections: number; requests: number; request: (n: number) => string },
) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-bare-'))
  // Uncompressed, as the load client asks for it.
  const answer = await fetch(`http://localhost:${PORT}${call}`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  )
  const file = path.join(directory, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: await answer.text() }))
  const child = fork('bench/api-bare-server.mjs', [String(BARE_PORT), file])
  await new Promise(resolve => child.once('message', resolve))
  await load({ port: BARE_PORT, ...options, requests: 300 })
  const figures = await load({ port: BARE_PORT, ...options })
  child.kill()
  rmSync(directory, { recursive: true })
  return figures
}

async function writes(rows: Call[]): Promise<void> {
  for (const connections of CONNECTIONS) {
    const solved = proofs('start_explore', scaled(3000))
    const request = post('/api/cie/start-explore', n => ({
      gradeId: 'igcse',
      countryId: 'GB',
      reCAPTCHA: solved[n],
    }))
    rows.push({
      call: '/api/cie/start-explore',
      connections,
      ...(await load({ port: PORT, connections, requests: solved.length, request })),
    })
  }
  for (const connections of CONNECTIONS) {
    const solved = proofs('login', scaled(250))
    const request = post('/api/identity/login', n => ({
      emailAddress: email(n % PEOPLE),
      password: PASSWORD,
      reCAPTCHA: solved[n],
    }))
    rows.push({
      call: '/api/identity/login',
      connections,
      ...(await load({ port: PORT, connections, requests: solved.length, request })),
    })
  }
}

function memoryMb(server: RunningServer): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** 100,000 requests: nine lists to one start-explore. */
async function soak(server: RunningServer): Promise<number[]> {
  const series: number[] = []
  for (let part = 0; part < (SHORT ? 1 : 10); part += 1) {
    await load({ port: PORT, connections: 16, requests: scaled(9000), request: get('/api/grade/dropdown') })
    const solved = proofs('start_explore', scaled(1000))
    const body = (n: number) => ({ gradeId: 'igcse', countryId: 'GB', reCAPTCHA: solved[n] })
    const request = post('/api/cie/start-explore', body)
    await load({ port: PORT, connections: 16, requests: solved.length, request })
    series.push(memoryMb(server))
  }
  return series
}

async function benchOn(engine: string, env: Record<string, string>): Promise<Row[]> {
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
    const browser = new Browser(server.origin)
    for (let n = 0; n < PEOPLE; n += 1) {
      await browser.explore()
      await browser.register(email(n), PASSWORD)
    }
    const calls: Call[] = []
    const before = memoryMb(server)
    await lists(calls)
    await writes(calls)
    const after = memoryMb(server)
    const soaked = await soak(server)
    return [
      ...calls.flatMap(each => rowsOf(engine, each)),
      row(`${engine}: memory when started`, 'MB', [before]),
      row(`${engine}: memory after these calls`, 'MB', [after]),
      row(`${engine}: over ${soaked.length * (scaled(9000) + scaled(1000))} further ones`, 'MB', soaked),
    ]
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function rowsOf(engine: string, { call, connections, bare: control, ...own }: Call): Row[] {
  const unexpected = Object.keys(own.statuses).filter(status => status !== '200')
  // Logins beyond what can be hashed at once are told to wait: that is what the queue is for.
  const allowed = call.endsWith('/login') && connections > 16 ? ['503'] : []
  if (unexpected.some(status => !allowed.includes(status)))
    throw new Error(`${call}: ${JSON.stringify(own.statuses)}`)
  const what = `${engine}: ${call}, ${connections} at once`
  const told = own.statuses['503'] ? ` (${own.statuses['503']} told to wait)` : ''
  const p99Aim = call.endsWith('/start-explore') && connections === 16
  return [
    row(`${what}${told}`, 'requests/s', [own.perSecond], {
      ...(control ? { control: [control.perSecond], aim: { of: 'ratio', atLeast: 0.5 } as const } : {}),
    }),
    row(`${what}, p50`, 'ms', [own.p50Ms], control ? { control: [control.p50Ms] } : {}),
    row(`${what}, p99`, 'ms', [own.p99Ms], {
      ...(control ? { control: [control.p99Ms] } : {}),
      ...(p99Aim ? { aim: { of: 'median', atMost: 25 } as const } : {}),
    }),
  ]
}

const rows = await benchOn('PGlite', {})
const onPostgres = await withPostgres(url => benchOn('Postgres', { DATABASE_URL: url }))
finish(
  'api',
  [...rows, ...(onPostgres ?? [])],
  ['Control: a bare Node server that answers the same bytes.', ...(onPostgres ? [] : [skippedPostgres()])],
)
