import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Db, OpenDatabase } from './db'
import { listenOnPostgres } from './listen'

const CONNECT_TIMEOUT_MS = 1500
const STATEMENT_TIMEOUT_MS = 10_000
const MAX_CONNECTIONS = 20

export type PostgresDatabase = OpenDatabase & { pool: Pool }

/** Connects on first use; `onIdleError` hears of connections that break while nobody uses them. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): PostgresDatabase {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'markwell',
  })
  pool.on('error', onIdleError)
  return {
    db: drizzle(pool) as unknown as Db,
    listen: listenOnPostgres(url, onIdleError),
    close: () => pool.end(),
    pool,
  }
}
