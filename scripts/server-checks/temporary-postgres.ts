import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Postgres refuses to run as root; this is "nobody". */
const UNPRIVILEGED_ID = 65_534

type Identity = { uid?: number; gid?: number }

/** The folder of initdb and its kin; null when no Postgres is installed. */
export function findPostgres(): string | null {
  const candidates = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt']
    .flatMap(root =>
      existsSync(root) ? execFileSync('find', [root, '-name', 'initdb']).toString().split('\n') : [],
    )
    .filter(Boolean)
    .map(file => path.dirname(file))
  return candidates.sort().at(-1) ?? null
}

/** Several checkouts run their checks on one machine. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

export type TemporaryPostgres = {
  url: string
  /** Comes back when it accepts connections again. "immediate" is a crash: nothing is written out before. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  stop: (mode: 'fast' | 'immediate') => Promise<void>
  start: () => Promise<void>
}

/** Runs `work` on a Postgres in a temporary directory; null when none is installed. */
export function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T | null> {
  return withRestartablePostgres(({ url }) => work(url))
}

/** The same, for work that stops and starts it. */
export async function withRestartablePostgres<T>(
  work: (postgres: TemporaryPostgres) => Promise<T>,
): Promise<T | null> {
  const binaries = findPostgres()
  if (!binaries) return null
  const isRoot = process.getuid?.() === 0
  const identity: Identity = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}
  const directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-postgres-'))
  if (isRoot) chownSync(directory, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  const run = (tool: string, args: string[]) =>
    new Promise<void>((resolve, reject) => {
      execFile(path.join(binaries, tool), args, { ...identity, cwd: directory }, (error, _stdout, stderr) =>
        error ? reject(new Error(`${tool} failed: ${stderr}`)) : resolve(),
      )
    })
  const port = await freePort()
  const data = path.join(directory, 'data')
  await run('initdb', ['-D', data, '-U', 'markwell', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200`
  const log = path.join(directory, 'log')
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', settings, 'start'])
  const stop = (mode: 'fast' | 'immediate') => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'])
  await start()
  try {
    return await work({
      url: `postgres://markwell@127.0.0.1:${port}/postgres`,
      start,
      stop,
      restart: async mode => {
        await stop(mode)
        await start()
      },
    })
  } finally {
    if (existsSync(path.join(data, 'postmaster.pid'))) await stop('immediate')
    rmSync(directory, { recursive: true, force: true })
  }
}
