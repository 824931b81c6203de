import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './db'
import type { Migration } from './migration'
import { catalogueTables } from './migrations/0001-catalogue'
import { identityTables } from './migrations/0002-identity'
import { mailAndAttemptTables } from './migrations/0003-mail-and-attempts'
import { noteProgressTable } from './migrations/0004-note-progress'
import { reportTables } from './migrations/0005-reports'
import { examTables } from './migrations/0006-exams'
import { studyTables } from './migrations/0007-study'
import { cardTables } from './migrations/0008-cards'
import { tutoringTables } from './migrations/0009-tutoring'
import { guessColumn } from './migrations/0010-guesses'
import { inactiveAccounts } from './migrations/0011-inactive-accounts'
import { papersAndDevices } from './migrations/0012-papers-and-devices'
import { historyAndGivenPapers } from './migrations/0013-history-and-given-papers'
import { correctionTables } from './migrations/0014-corrections'
import { attemptsToClose } from './migrations/0015-attempts-to-close'
import { practiceTable } from './migrations/0016-practice'
import { pointCountTable } from './migrations/0017-point-counts'

export const MIGRATIONS: readonly Migration[] = [
  catalogueTables,
  identityTables,
  mailAndAttemptTables,
  noteProgressTable,
  reportTables,
  examTables,
  studyTables,
  cardTables,
  tutoringTables,
  guessColumn,
  inactiveAccounts,
  papersAndDevices,
  historyAndGivenPapers,
  correctionTables,
  attemptsToClose,
  practiceTable,
  pointCountTable,
]

/** Any number; every instance of Markwell asks for the same one. */
export const SCHEMA_LOCK_ID = 7_215_033

/**
 * Brings the database to the newest version, all or nothing; instances that start together take turns.
 * A database that is about to be changed is handed to `beforeChange` first.
 * @throws Error when the database holds a migration that this version does not know, or knows differently
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = MIGRATIONS,
  beforeChange: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  if (await isBehind(db, migrations)) await beforeChange()
  return await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SCHEMA_LOCK_ID})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`,
    )
    const { rows } = (await tx.execute(sql`select name, checksum from schema_migrations`)) as {
      rows: { name: string; checksum: string }[]
    }
    const applied = new Map(rows.map(row => [row.name, row.checksum]))
    refuseStrangers(applied, migrations)
    const missing = migrations.filter(each => !applied.has(each.name))
    for (const each of missing) {
      for (const statement of each.statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into schema_migrations (name, checksum) values (${each.name}, ${checksum(each)})`,
      )
    }
    return missing.map(each => each.name)
  })
}

/** Whether there is something to lose and something to change: neither a new database nor one that is up to date. */
async function isBehind(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  const [table] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('schema_migrations')::text as name`),
  )
  if (!table?.name) return false
  const applied = rowsOf<{ name: string }>(await db.execute(sql`select name from schema_migrations`))
  return migrations.some(({ name }) => !applied.some(row => row.name === name))
}

function refuseStrangers(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const [name, sum] of applied) {
    const known = migrations.find(each => each.name === name)
    if (!known) throw new Error(`The database is newer than this version of Markwell: it holds ${name}.`)
    if (checksum(known) !== sum) throw new Error(`Migration ${name} was edited after it had been applied.`)
  }
}

function checksum(migration: Migration): string {
  const text = migration.statements.map(each => each.replace(/\s+/g, ' ').trim()).join(';\n')
  return createHash('sha256').update(text).digest('hex')
}
