import { execFileSync, spawnSync } from 'node:child_process'
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
function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** Runs `work` on a Postgres in a temporary directory; null when none is installed. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T | null> {
  const binaries = findPostgres()
  if (!binaries) return null
  const isRoot = process.getuid?.() === 0
  const identity: Identity = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}
  const directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-postgres-'))
  if (isRoot) chownSync(directory, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  const run = (tool: string, args: string[]) => {
    const { status, stderr } = spawnSync(path.join(binaries, tool), args, { ...identity, cwd: directory })
    if (status !== 0) throw new Error(`${tool} failed: ${stderr}`)
  }
  const port = await freePort()
  const data = path.join(directory, 'data')
  run('initdb', ['-D', data, '-U', 'markwell', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200`
  const log = path.join(directory, 'log')
  run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', settings, 'start'])
  try {
    return await work(`postgres://markwell@127.0.0.1:${port}/postgres`)
  } finally {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(directory, { recursive: true, force: true })
  }
}
