import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { takeDirectoryLock } from '@/lib/server/db/directory-lock'
import { LOCK_FILE, loadSnapshot, putAside } from '@/lib/server/db/embedded'
import { parseEnv } from '@/lib/server/env'

/** `npm run restore -- <folder of a backup>`: with the server stopped. What was there is put aside, not deleted. */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const env = parseEnv(process.env)
  const [folder] = process.argv.slice(2)
  const snapshot = folder && path.resolve(folder, 'database.tar.gz')
  if (!folder || !snapshot || !existsSync(snapshot)) {
    throw new Error('Name the folder of a backup: npm run restore -- backups/2026-11-20T10-11-12-345Z')
  }
  const dataDir = path.resolve(env.DATA_DIR || '.data')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = takeDirectoryLock(path.join(dataDir, LOCK_FILE))
  try {
    const aside = putAside(dataDir, 'replaced')
    const client = await loadSnapshot(dataDir, snapshot)
    await client.close()
    const secrets = path.resolve(folder, 'secrets.txt')
    if (existsSync(secrets)) copyFileSync(secrets, path.join(dataDir, 'secrets.txt'))
    console.log(`Restored into ${dataDir}. What was there before: ${existsSync(aside) ? aside : 'nothing'}`)
  } finally {
    release()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
