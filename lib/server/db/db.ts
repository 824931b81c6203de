import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or a transaction, on either engine. Inside a transaction use nothing but the transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Listener = {
  onMessage: (payload: string) => void
  /** Messages may have been missed: listening has begun again after a break. */
  onGap: () => void
}

/** Hears what any instance says on a channel by pg_notify. @returns how to stop */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>

/** An opened, migrated and seeded database. */
export type OpenDatabase = {
  db: Db
  listen: Listen
  close: () => Promise<void>
  /** Writes all of it into a file and answers its path. Only the embedded one; Postgres has its own tools. */
  snapshot?: (at: Date) => Promise<string>
}

type Rows<T> = { rows: T[] }

/** The rows of a hand-written statement; both drivers answer in this shape. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as Rows<T>).rows
}

/** The SQLSTATE or system code of an error, found through the wrappers of Drizzle. */
export function errorCode(error: unknown): string | null {
  for (let each = error, depth = 0; each && depth < 5; depth += 1) {
    const { code, cause } = each as { code?: unknown; cause?: unknown }
    if (typeof code === 'string') return code
    each = cause
  }
  return null
}

const AWAY =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08...|57P0.|53...|28...|3D000)/
const AWAY_WORDS =
  /connection terminated|client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|^timeout expired$|connection timeout|PGlite is clos/i

/** Whether an error means that the database is away, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error)
  if (code && AWAY.test(code)) return true
  for (let each = error, depth = 0; each && depth < 5; depth += 1) {
    const { message, cause } = each as { message?: unknown; cause?: unknown }
    if (typeof message === 'string' && AWAY_WORDS.test(message)) return true
    each = cause
  }
  return false
}
