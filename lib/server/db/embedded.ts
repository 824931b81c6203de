import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db, Listen, OpenDatabase } from './db'
import { takeDirectoryLock } from './directory-lock'

/** One process, one connection: there is no break in which something could be missed. */
export function listenOnPglite(client: PGlite): Listen {
  return (channel, { onMessage }) => client.listen(channel, onMessage)
}

/** PGlite in a directory. It has no lock of its own, and two processes would destroy the data. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = takeDirectoryLock(path.join(dataDir, 'pglite.lock'))
  try {
    const client = await PGlite.create(path.join(dataDir, 'pglite'))
    return {
      db: drizzle(client) as unknown as Db,
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
