import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCK_FILE, openEmbedded } from '@/lib/server/db/embedded'
import { listSnapshots } from '@/lib/server/db/snapshots'

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

/** Copies the embedded database, whether the server runs or not. @returns the file */
export async function snapshotNow(dataDir: string): Promise<string> {
  if (!existsSync(dataDir)) throw new Error(`There is no data directory at ${dataDir}.`)
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
  // Only the process that has the database open can copy it; a signal asks it to.
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const newest = listSnapshots(dataDir)[0]
    if (newest && newest !== before) return newest
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`The server (process ${pid}) wrote no snapshot within a minute.`)
}
