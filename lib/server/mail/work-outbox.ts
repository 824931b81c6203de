import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, errorCode, isDatabaseAway, rowsOf } from '../db/db'
import { mailOutbox } from '../db/schema'
import { errorFields } from '../log'
import type { Server } from '../server'
import { deliver, type QueuedMail } from './deliver'

const LEASE_SECONDS = 120
const MAX_TRIES = 12
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** How often, and for how long, the end of a mail is written again when the database is away: within the lease. */
const WRITE_AGAIN_MS = 500
const WRITE_AGAIN_TIMES = 180
/** Kinds of failure that say nothing of this mail: the mail server is away or full, and soon back. */
const SERVER_AWAY = /^(SMTP4\d\d|ECONN\w*|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EPIPE|ETLS)$/

/**
 * Sends all mail that is due, one after the other, and answers how many left. Two workers share the queue:
 * each mail is leased in one statement. A worker that dies leaves its lease to run out.
 */
export async function workOutbox(server: Server): Promise<number> {
  const db = await server.db()
  let sent = 0
  for (;;) {
    const mail = await lease(db, server.now())
    if (!mail) return sent
    try {
      const delivered = await deliver(server, db, mail)
      // The mail has left. Only this note keeps the next worker from sending it again.
      await untilWritten(() => settle(db, mail, delivered ? { sentAt: server.now() } : null))
      sent += delivered ? 1 : 0
      if (delivered && mail.tries > 0) await hurryOthers(db, server.now())
    } catch (error) {
      const away = await untilWritten(() => postpone(server, db, mail, error))
      if (away) return sent
    }
  }
}

/** A restart of the database in between is waited for. */
async function untilWritten<T>(write: () => Promise<T>): Promise<T> {
  for (let times = 1; ; times += 1) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseAway(error) || times === WRITE_AGAIN_TIMES) throw error
      await pause(WRITE_AGAIN_MS)
    }
  }
}

/**
 * A short code for what went wrong. 421 and 452 are about the mail server (closing down, its queue full), except for
 * 4.2.x, which is the mailbox of the one who is written to.
 */
export function failureCode(error: unknown): string {
  const { responseCode, response } = (error ?? {}) as { responseCode?: unknown; response?: unknown }
  const ofServer = responseCode === 421 || responseCode === 452
  if (ofServer && !/^\d{3}[ -]4\.2\./.test(String(response))) return `SMTP${responseCode}`
  return errorCode(error) ?? 'UNKNOWN'
}

async function lease(db: Db, now: Date): Promise<QueuedMail | null> {
  const moment = now.toISOString()
  const result = await db.execute(sql`
    update mail_outbox set leased_until = ${moment}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from mail_outbox
      where sent_at is null and failed_at is null and due_at <= ${moment}::timestamptz
        and (leased_until is null or leased_until < ${moment}::timestamptz)
      order by due_at limit 1 for update skip locked)
    returning id`)
  const [row] = rowsOf<{ id: string }>(result)
  if (!row) return null
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, row.id))
  return mail ?? null
}

/** Sent, or (null) not wanted at all: an address without an account leaves no trace. */
async function settle(db: Db, mail: QueuedMail, outcome: { sentAt: Date } | null): Promise<void> {
  const here = eq(mailOutbox.id, mail.id)
  if (!outcome) await db.delete(mailOutbox).where(here)
  else
    await db
      .update(mailOutbox)
      .set({ ...outcome, leasedUntil: null, lastError: null })
      .where(here)
}

/** Once one mail got through, those that waited for the server need wait no longer. */
async function hurryOthers(db: Db, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt: now })
    .where(
      and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), sql`last_error ~ ${SERVER_AWAY.source}`),
    )
}

async function postpone(server: Server, db: Db, mail: QueuedMail, error: unknown): Promise<boolean> {
  const code = failureCode(error)
  const away = SERVER_AWAY.test(code) || isDatabaseAway(error)
  const tries = mail.tries + 1
  const now = server.now()
  server.log.warn({ code, count: tries, ...errorFields(error) }, 'a mail could not be sent')
  await db
    .update(mailOutbox)
    .set({
      tries,
      lastError: code.slice(0, 40),
      leasedUntil: null,
      dueAt: new Date(now.getTime() + waitMs(tries, away)),
      failedAt: !away && tries >= MAX_TRIES ? now : null,
    })
    .where(eq(mailOutbox.id, mail.id))
  return away
}

/** Up to half a minute while the mail server or the database is away; a minute to a day for a mail that is refused itself. */
export function waitMs(tries: number, serverAway: boolean): number {
  if (serverAway) return Math.min(5 * SECOND_MS * 2 ** (tries - 1), 30 * SECOND_MS)
  return Math.min(MINUTE_MS * 4 ** (tries - 1), DAY_MS)
}
