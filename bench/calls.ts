import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type RunningServer, startProcess, untilReady } from '../scripts/server-checks/running-server'
import { get, load, post } from './api-load'
import { processorMs } from './shared/processor'
import { BENCH_SECRET, proofs } from './shared/proofs'
import { finish, type Row, row } from './shared/results'
import { rounds, SHORT } from './shared/scale'

/**
 * `npm run build && npm run bench:calls`: what a call takes of the processor beyond its work, beside a bare Node server that
 * answers the same bytes, in turn; and how long start-explore takes with sixteen at once. On the embedded database.
 */

const PORT = 3487
const BARE_PORT = 3488
const TRIVIAL = '/api/health/live'
const EXPLORE = '/api/cie/start-explore'
const CONNECTIONS = 16
const ROUNDS = rounds(5)
const REQUESTS = SHORT ? 64 : 2000

type Asked = { pid: number; port: number; requests: number; request: (n: number) => string }

/** @returns ms of the processor for each call, and the slowest hundredth in ms. @throws Error when one is not answered with 200 */
async function measure({ pid, ...asked }: Asked): Promise<{ processor: number; p99Ms: number }> {
  const before = processorMs(pid)
  const { statuses, p99Ms } = await load({ connections: CONNECTIONS, ...asked })
  const after = processorMs(pid)
  if (before === null || after === null) throw new Error('Processors can only be read on Linux.')
  if (statuses['200'] !== asked.requests) throw new Error(JSON.stringify(statuses))
  return { processor: (after - before) / asked.requests, p99Ms }
}

async function withBare<T>(origin: string, work: (pid: number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'markwell-bare-'))
  const answer = await fetch(origin + TRIVIAL, { headers: { 'accept-encoding': 'identity' } })
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name)),
  )
  const file = path.join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: await answer.text() }))
  const child = fork('bench/api-bare-server.mjs', [String(BARE_PORT), file])
  await new Promise(resolve => child.once('message', resolve))
  try {
    return await work(child.pid ?? 0)
  } finally {
    child.kill()
    rmSync(folder, { recursive: true })
  }
}

/** The rows of a site that runs on `port`. */
export async function measureCalls(server: RunningServer, port: number): Promise<Row[]> {
  const pid = server.child.pid ?? 0
  const explore = () => {
    const solved = proofs('start_explore', REQUESTS / 4)
    const body = (n: number) => ({ gradeId: 'igcse', countryId: 'GB', reCAPTCHA: solved[n] })
    return measure({ pid, port, requests: solved.length, request: post(EXPLORE, body) })
  }
  const trivial = (at: number, of: number) =>
    measure({ pid: of, port: at, requests: REQUESTS, request: get(TRIVIAL) })
  return await withBare(server.origin, async bare => {
    const seen: Record<'trivial' | 'bare' | 'explore' | 'p99', number[]> = {
      trivial: [],
      bare: [],
      explore: [],
      p99: [],
    }
    await trivial(port, pid)
    await explore()
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.bare.push((await trivial(BARE_PORT, bare)).processor)
      seen.trivial.push((await trivial(port, pid)).processor)
      const { processor, p99Ms } = await explore()
      seen.explore.push(processor)
      seen.p99.push(p99Ms)
    }
    return [
      row('a call that does nothing, processor', 'ms', seen.trivial, { control: seen.bare }),
      row('start-explore, processor', 'ms', seen.explore, { control: seen.bare }),
      row('start-explore, 16 at once, p99', 'ms', seen.p99, { aim: { of: 'median', atMost: 25 } }),
    ]
  })
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-bench-'))
  const env = { DATA_DIR: dataDir, APP_SECRETS: BENCH_SECRET, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const server = startProcess(PORT, env)
  try {
    await untilReady(server)
    finish('calls', await measureCalls(server, PORT), ['Control: a bare Node server with the same bytes.'])
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (process.argv[1]?.endsWith('calls.ts'))
  main().catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
