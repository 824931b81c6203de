import 'server-only'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const KEPT = 7
const ENDING = '.tar.gz'

export function snapshotFolder(dataDir: string): string {
  return path.join(dataDir, 'snapshots')
}

/** Paths of the snapshots of a data directory, newest first. */
export function listSnapshots(dataDir: string): string[] {
  const folder = snapshotFolder(dataDir)
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith(ENDING))
      .sort()
      .reverse()
      .map(name => path.join(folder, name))
  } catch {
    return [] // none has been taken yet
  }
}

/**
 * Writes the whole database into one file: first under another name and through to the disk, so that no half snapshot
 * ever stands there. Older ones than the newest seven go. @returns its path
 */
export async function takeSnapshot(client: PGlite, dataDir: string, at: Date): Promise<string> {
  const folder = snapshotFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const target = path.join(folder, `${at.toISOString().replace(/[:.]/g, '-')}${ENDING}`)
  const dump = await client.dumpDataDir('gzip')
  const draft = `${target}.draft`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, Buffer.from(await dump.arrayBuffer()))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, target)
  for (const old of listSnapshots(dataDir).slice(KEPT)) rmSync(old, { force: true })
  return target
}

/** When a snapshot was taken, by its name. */
export function snapshotTime(file: string): Date {
  const [date = '', time = ''] = path.basename(file, ENDING).split('T')
  const [hours, minutes, seconds, ms] = time.replace('Z', '').split('-')
  return new Date(`${date}T${hours}:${minutes}:${seconds}.${ms}Z`)
}
