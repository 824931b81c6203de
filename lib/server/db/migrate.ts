import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './db'
import type { Migration } from './migration'
import { catalogueTables } from './migrations/0001-catalogue'
import { identityTables } from './migrations/0002-identity'
import { mailAndAttemptTables } from './migrations/0003-mail-and-attempts'
import { noteProgressTable } from './migrations/0004-note-progress'
import { reportTables } from './migrations/0005-reports'
import { examTables } from './migrations/0006-exams'
import { inactiveAccounts } from './migrations/0011-inactive-accounts'

export const MIGRATIONS: readonly Migration[] = [
  catalogueTables,
  identityTables,
  mailAndAttemptTables,
  noteProgressTable,
  reportTables,
  examTables,
  inactiveAccounts,
]

/** Any number; every instance of Markwell asks for the same one. */
export const SCHEMA_LOCK_ID = 7_215_033

/**
 * Brings the database to the newest version, all or nothing; instances that start together take turns.
 * @throws Error when the database holds a migration that this version does not know, or knows differently
 */
export async function migrate(db: Db, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
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
