import 'server-only'
import { sql } from 'drizzle-orm'
import type { LiveNews } from '@/lib/contracts/live'
import type { Db } from '../db/db'

export const LIVE_CHANNEL = 'markwell_live'

/** What instances tell each other: news for the pages of an account, or that a session has ended. */
export type LiveMessage = { to: string; news: LiveNews } | { endedSession: string }

/**
 * Tells the open pages of a person, on every instance, that a thing has changed. Inside a transaction it is said when,
 * and only if, that commits. Only the kind and an id travel: the page re-reads by the API.
 */
export async function publish(db: Db, accountId: string, news: LiveNews): Promise<void> {
  await notify(db, { to: accountId, news })
}

/** Closes the streams of a session that has ended. */
export async function publishSessionEnd(db: Db, secretHash: string): Promise<void> {
  await notify(db, { endedSession: secretHash })
}

async function notify(db: Db, message: LiveMessage): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`)
}
