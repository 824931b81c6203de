import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createProofChallenge } from '@/lib/server/bot-check/proof-of-work'
import { createKeyRing } from '@/lib/server/keys'
import { solveChallenge } from '@/lib/server/testing/solve-challenge'
import {
  Browser,
  type RunningServer,
  startProcess,
  untilReady,
} from '../scripts/server-checks/running-server'
import { withPostgres } from '../scripts/server-checks/temporary-postgres'
import { type Figures, get, load, post } from './api-load'

/**
 * `npm run build && npm run bench:api`: the built site on PGlite and on Postgres, beside a bare Node server
 * that answers the same bytes in the same run. BENCH_SCALE=0.1 shortens it.
 */

const PORT = 3185
const BARE_PORT = 3186
const SECRET = 'benchmark-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0'
const PASSWORD = 'Correct-horse-9'
const SCALE = Number(process.env.BENCH_SCALE ?? 1)
/** Enough that no account sees five logins at once, which would look like guessing. */
const PEOPLE = 64
const email = (n: number) => `bench${n}@example.org`
const CONNECTIONS = [1, 16, 64]
const scaled = (requests: number) => Math.max(64, Math.round(requests * SCALE))

type Row = { call: string; connections: number } & Figures

const keys = createKeyRing([SECRET])
const token = (action: 'start_explore' | 'login') =>
  solveChallenge(createProofChallenge(keys, action, { now: new Date(), effort: 1 }))
const tokens = (action: 'start_explore' | 'login', count: number) =>
  Array.from({ length: count }, () => token(action))

async function lists(rows: Row[]): Promise<void> {
  for (const call of ['/api/grade/dropdown', '/api/cie/competency']) {
    for (const connections of CONNECTIONS) {
      const options = { connections, requests: scaled(4000), request: get(call) }
      await load({ port: PORT, ...options, requests: 300 })
      rows.push({ call, connections, ...(await load({ port: PORT, ...options })) })
      rows.push({ call: `${call} (bare)`, connections, ...(await bare(call, options)) })
    }
  }
}

async function bare(
  call: string,
  options: { connections: number; requests: number; request: (n: number) => string },
) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-bare-'))
  const answer = await fetch(`http://localhost:${PORT}${call}`)
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name)),
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

async function writes(rows: Row[]): Promise<void> {
  for (const connections of CONNECTIONS) {
    const solved = tokens('start_explore', scaled(3000))
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
    const solved = tokens('login', scaled(250))
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
async function soak(server: RunningServer): Promise<string> {
  const series: number[] = []
  for (let part = 0; part < 10; part += 1) {
    await load({ port: PORT, connections: 16, requests: scaled(9000), request: get('/api/grade/dropdown') })
    const solved = tokens('start_explore', scaled(1000))
    const body = (n: number) => ({ gradeId: 'igcse', countryId: 'GB', reCAPTCHA: solved[n] })
    const request = post('/api/cie/start-explore', body)
    await load({ port: PORT, connections: 16, requests: solved.length, request })
    series.push(memoryMb(server))
  }
  return series.join(' ')
}

async function benchOn(engine: string, env: Record<string, string>): Promise<void> {
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
    const browser = new Browser(server.origin)
    for (let n = 0; n < PEOPLE; n += 1) {
      await browser.explore()
      await browser.register(email(n), PASSWORD)
    }
    const rows: Row[] = []
    const before = memoryMb(server)
    await lists(rows)
    await writes(rows)
    console.log(
      `\n## ${engine}\n\n${table(rows)}\n\nMemory: ${before} MB before, ${memoryMb(server)} MB after.`,
    )
    console.log(`Over ${scaled(9000) * 10 + scaled(1000) * 10} further requests, MB: ${await soak(server)}`)
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function table(rows: Row[]): string {
  const lines = rows.map(row => {
    const statuses = Object.entries(row.statuses)
      .map(pair => pair.join('×'))
      .join(' ')
    const numbers = [row.perSecond.toFixed(0), row.p50Ms.toFixed(2), row.p99Ms.toFixed(2)]
    return `| ${[row.call, row.connections, ...numbers, statuses].join(' | ')} |`
  })
  return [
    '| call | connections | requests/s | p50 ms | p99 ms | statuses |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

await benchOn('PGlite', {})
const postgres = await withPostgres(url => benchOn('Postgres', { DATABASE_URL: url }))
if (postgres === null) console.log('\nPostgres: SKIPPED, none is installed here.')
