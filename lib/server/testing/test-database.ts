import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import { Client } from 'pg'
import type { Db, OpenDatabase } from '../db/db'
import { listenOnPglite } from '../db/embedded'
import { openPostgres } from '../db/postgres'

/** Put there by scripts/testing/database-environment.cjs. */
const outside = globalThis as unknown as {
  testDatabaseUrl: string
  openTestPglite: () => Promise<PGlite>
}

export const ON_POSTGRES = outside.testDatabaseUrl !== ''

export type TestDatabase = OpenDatabase & {
  pool: Pool | null
  url: string
  /** What was asked of the database, in order. Only PGlite is listened to: the statements are the same on both. */
  statements: string[]
}

/** An empty database that nobody else uses, on the engine under test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (ON_POSTGRES) return await openOnPostgres()
  const client = await outside.openTestPglite()
  const statements: string[] = []
  const logger = { logQuery: (statement: string) => void statements.push(statement) }
  return {
    db: drizzle(client, { logger }) as unknown as Db,
    statements,
    listen: listenOnPglite(client),
    close: () => client.close(),
    pool: null,
    url: '',
  }
}

async function openOnPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(outside.testDatabaseUrl)
  url.pathname = `/${name}`
  const opened = openPostgres(url.href, () => undefined)
  return {
    ...opened,
    url: url.href,
    statements: [],
    close: async () => {
      await opened.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: outside.testDatabaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
