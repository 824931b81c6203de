import 'server-only'
import { and, isNull, lt, or, sql } from 'drizzle-orm'
import {
  accounts,
  attempts,
  botCheckUses,
  loginThrottles,
  mailOutbox,
  reports,
  resetTokens,
  sessions,
} from './db/schema'
import type { Server } from './server'
import { returnCredits } from './tutoring/return-credits'

const DAY_MS = 24 * 3_600_000

/** How long each thing is kept once it has done its work; docs/api.md publishes the table. */
export const RETENTION_MS = {
  throttles: DAY_MS,
  mails: 30 * DAY_MS,
  reports: 365 * DAY_MS,
  visitorAttempts: 30 * DAY_MS,
  inactiveAccounts: 730 * DAY_MS,
} as const

/** Deletes what has run out and returns the credits of unanswered questions. Safe to run at any time and on several instances at once. */
export async function sweep(server: Server): Promise<void> {
  await returnCredits(server)
  const db = await server.db()
  const now = server.now()
  const before = (ageMs: number) => new Date(now.getTime() - ageMs)
  await db.delete(sessions).where(lt(sessions.endsAt, now))
  await db.delete(resetTokens).where(lt(resetTokens.endsAt, now))
  await db.delete(botCheckUses).where(lt(botCheckUses.endsAt, now))
  await db.delete(loginThrottles).where(lt(loginThrottles.updatedAt, before(RETENTION_MS.throttles)))
  const oldMail = before(RETENTION_MS.mails)
  await db.delete(mailOutbox).where(or(lt(mailOutbox.sentAt, oldMail), lt(mailOutbox.failedAt, oldMail)))
  await db.delete(reports).where(lt(reports.createdAt, before(RETENTION_MS.reports)))
  await db
    .delete(attempts)
    .where(and(isNull(attempts.accountId), lt(attempts.createdAt, before(RETENTION_MS.visitorAttempts))))
  await db.delete(accounts).where(lt(accounts.lastSeenAt, before(RETENTION_MS.inactiveAccounts)))
  await db.execute(sql`delete from rate_limits where expire < ${now.getTime()}`)
}
