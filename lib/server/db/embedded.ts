import 'server-only'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db, Listen, OpenDatabase } from './db'
import { takeDirectoryLock } from './directory-lock'
import { listSnapshots, takeSnapshot } from './snapshots'

export const LOCK_FILE = 'pglite.lock'
const DATABASE_FOLDER = 'pglite'

export type Rescue = { snapshot: string; broken: string; cause: unknown }

/** One process, one connection: there is no break in which something could be missed. */
export function listenOnPglite(client: PGlite): Listen {
  return (channel, { onMessage }) => client.listen(channel, onMessage)
}

/**
 * PGlite in a directory. It has no lock of its own, and two processes would destroy the data. Files that it can no longer
 * open are put aside and the newest snapshot takes their place; `onRescue` hears of it.
 */
export async function openEmbedded(
  dataDir: string,
  onRescue: (rescue: Rescue) => void = () => undefined,
): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = takeDirectoryLock(path.join(dataDir, LOCK_FILE))
  try {
    const client = await openOrRescue(dataDir, onRescue)
    return {
      db: drizzle(client) as unknown as Db,
      snapshot: at => takeSnapshot(client, dataDir, at),
      listen: listenOnPglite(client),
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function openOrRescue(dataDir: string, onRescue: (rescue: Rescue) => void): Promise<PGlite> {
  const folder = path.join(dataDir, DATABASE_FOLDER)
  try {
    return await PGlite.create(folder)
  } catch (cause) {
    const [snapshot] = listSnapshots(dataDir)
    if (!snapshot) throw cause
    const broken = putAside(dataDir, 'broken')
    const client = await loadSnapshot(dataDir, snapshot)
    onRescue({ snapshot, broken, cause })
    return client
  }
}

/** Moves the database's files away under a name that tells why and when. @returns the new path */
export function putAside(dataDir: string, why: 'broken' | 'replaced'): string {
  const folder = path.join(dataDir, DATABASE_FOLDER)
  const aside = `${folder}.${why}-${new Date().toISOString().replace(/[:.]/g, '-')}`
  if (existsSync(folder)) renameSync(folder, aside)
  return aside
}

/** Makes a database out of a snapshot, in a directory that has none. */
export function loadSnapshot(dataDir: string, snapshot: string): Promise<PGlite> {
  return PGlite.create({
    dataDir: path.join(dataDir, DATABASE_FOLDER),
    loadDataDir: new Blob([readFileSync(snapshot)], { type: 'application/gzip' }),
  })
}
