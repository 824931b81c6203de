import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { parseEnv } from '@/lib/server/env'
import { snapshotNow } from './snapshot-now'

/**
 * `npm run backup [folder]`: the embedded database and its secrets in one folder, whether the server runs or not. For
 * Postgres use pg_dump (docs/operations/backups.md).
 */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const env = parseEnv(process.env)
  if (env.DATABASE_URL) throw new Error('DATABASE_URL is set: copy that database with pg_dump.')
  const dataDir = path.resolve(env.DATA_DIR || '.data')
  const snapshot = await snapshotNow(dataDir)
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
