import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import { Client } from 'pg'
import { type Db, type OpenDatabase, rowsOf } from '../db/db'
import { listenOnPglite } from '../db/embedded'
import { openPostgres } from '../db/postgres'

/** Put there by scripts/testing/database-environment.cjs. */
const outside = globalThis as unknown as {
  testDatabaseUrl: string
  openTestPglite: () => Promise<PGlite>
  /** One that the file before has left, or a new one. */
  takeTestPglite: () => Promise<PGlite>
  leaveTestPglite: (client: PGlite) => Promise<void>
  /** Called when all tests of the file, and what they do after all, are through. */
  closeTestDatabase: () => Promise<void>
}

export const ON_POSTGRES = outside.testDatabaseUrl !== ''

export type TestDatabase = OpenDatabase & {
  pool: Pool | null
  url: string
  /** What was asked of the database, in order. Only PGlite is listened to: the statements are the same on both. */
  statements: string[]
  /** Emptied, to the next file of tests where that can take it. */
  leave: () => Promise<void>
}

/** An empty database that nobody else uses, on the engine under test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return await openOn(outside.openTestPglite)
}

async function openOn(pglite: () => Promise<PGlite>): Promise<TestDatabase> {
  return ON_POSTGRES ? await openOnPostgres() : onPglite(await pglite())
}

function onPglite(client: PGlite): TestDatabase {
  const statements: string[] = []
  const logger = { logQuery: (statement: string) => void statements.push(statement) }
  return {
    db: drizzle(client, { logger }) as unknown as Db,
    statements,
    listen: listenOnPglite(client),
    close: () => client.close(),
    leave: () => outside.leaveTestPglite(client),
    pool: null,
    url: '',
  }
}

/** Emptied, and kept for the next test: a new one takes ten times as long. */
let kept: TestDatabase | null = null
outside.closeTestDatabase = async () => {
  await kept?.leave()
  kept = null
}

/** An empty database for one test, which may have served an earlier one: its tables may stand already. */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const database = kept ?? (await openOn(outside.takeTestPglite))
  kept = null
  database.statements.length = 0
  const unlisten: (() => Promise<unknown>)[] = []
  return {
    ...database,
    listen: async (channel, listener) => {
      const stop = await database.listen(channel, listener)
      unlisten.push(stop)
      return stop
    },
    close: async () => {
      const isWhole = await emptied(database, unlisten).catch(() => false) // a test may have taken it away, or broken it
      if (isWhole && kept === null) kept = database
      else await database.close()
    },
  }
}

async function emptied({ db }: TestDatabase, unlisten: readonly (() => Promise<unknown>)[]): Promise<true> {
  for (const stop of unlisten) await stop()
  await empty(db)
  return true
}

/** By truncate, which no trigger of a row forbids; only what holds rows, since each table takes its time. */
async function empty(db: Db): Promise<void> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
    ),
  ).map(({ name }) => sql.identifier(name))
  if (tables.length === 0) return
  const filled = rowsOf<{ name: string }>(
    await db.execute(
      sql.join(
        tables.map(table => sql`select ${table.value} as name where exists (select 1 from ${table})`),
        sql` union all `,
      ),
    ),
  ).map(({ name }) => sql.identifier(name))
  if (filled.length === 0) return
  await db.execute(sql`truncate ${sql.join(filled, sql`, `)} restart identity cascade`)
}

async function openOnPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(outside.testDatabaseUrl)
  url.pathname = `/${name}`
  const opened = openPostgres(url.href, () => undefined)
  const close = async () => {
    await opened.close()
    await onServer(`drop database ${name} with (force)`)
  }
  return { ...opened, url: url.href, statements: [], close, leave: close }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: outside.testDatabaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
