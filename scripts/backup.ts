import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { LOCK_FILE, openEmbedded } from '@/lib/server/db/embedded'
import { listSnapshots } from '@/lib/server/db/snapshots'
import { parseEnv } from '@/lib/server/env'

/**
 * `npm run backup [folder]`: the embedded database and its secrets in one folder, whether the server runs or not. For
 * Postgres use pg_dump (docs/operations/backups.md).
 */
const PATIENCE_MS = 60_000

function runningServer(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(dataDir, LOCK_FILE), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

/** Only the process that has the database open can copy it; a signal asks it to. */
async function snapshotOf(dataDir: string): Promise<string> {
  const before = listSnapshots(dataDir)[0]
  const pid = runningServer(dataDir)
  if (pid === null) {
    const database = await openEmbedded(dataDir)
    try {
      return (await database.snapshot?.(new Date())) ?? ''
    } finally {
      await database.close()
    }
  }
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const newest = listSnapshots(dataDir)[0]
    if (newest && newest !== before) return newest
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`The server (process ${pid}) wrote no snapshot within a minute.`)
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const env = parseEnv(process.env)
  if (env.DATABASE_URL) throw new Error('DATABASE_URL is set: copy that database with pg_dump.')
  const dataDir = path.resolve(env.DATA_DIR || '.data')
  if (!existsSync(dataDir)) throw new Error(`There is no data directory at ${dataDir}.`)
  const snapshot = await snapshotOf(dataDir)
  const stamp = path.basename(snapshot, '.tar.gz')
  const target = path.resolve(process.argv[2] ?? 'backups', stamp)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  copyFileSync(snapshot, path.join(target, 'database.tar.gz'))
  const secrets = path.join(dataDir, 'secrets.txt')
  if (existsSync(secrets))
    writeFileSync(path.join(target, 'secrets.txt'), readFileSync(secrets), { mode: 0o600 })
  console.log(`The database and its secrets are in ${target}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
