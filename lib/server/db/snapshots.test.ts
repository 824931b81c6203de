import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { listSnapshots, snapshotTime, takeSnapshot } from './snapshots'

// A real database is copied, restored and rescued by scripts/server-checks/backups.ts.
const client = { dumpDataDir: async () => new Blob(['all of it']) } as unknown as PGlite
const FIRST = Date.parse('2026-11-20T10:11:12.345Z')
const DAY_MS = 86_400_000

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-snapshots-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('seven snapshots are kept, newest first and named by their time', async () => {
  for (let day = 0; day < 9; day += 1) await takeSnapshot(client, dataDir, new Date(FIRST + day * DAY_MS))
  expect(listSnapshots(dataDir).map(file => snapshotTime(file).getTime())).toEqual(
    [8, 7, 6, 5, 4, 3, 2].map(day => FIRST + day * DAY_MS),
  )
})

it('a snapshot is whole under its name, and no draft is left', async () => {
  const file = await takeSnapshot(client, dataDir, new Date(FIRST))
  expect(readFileSync(file, 'utf8')).toBe('all of it')
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
})

it('there is none where none was taken', () => expect(listSnapshots(dataDir)).toEqual([]))
