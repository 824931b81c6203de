import 'server-only'
import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from './db/db'
import {
  accounts,
  attempts,
  botCheckUses,
  loginThrottles,
  mailOutbox,
  pointCounts,
  reports,
  resetTokens,
  sessions,
} from './db/schema'
import { dayOf } from './exams/count-points'
import { sweepPapers } from './exams/paper-store'
import { queueMail } from './mail/queue-mail'
import { sweepPractice } from './practice/practice-store'
import type { Server } from './server'
import { returnCredits } from './tutoring/return-credits'

const DAY_MS = 24 * 3_600_000

/** How long each thing is kept once it has done its work; docs/api.md publishes the table. */
export const RETENTION_MS = {
  throttles: DAY_MS,
  mails: 30 * DAY_MS,
  reports: 365 * DAY_MS,
  pointCounts: 365 * DAY_MS,
  visitorAttempts: 30 * DAY_MS,
  inactiveAccounts: 730 * DAY_MS,
} as const

/** So long before an unused account ends, its owner gets a mail; logging in keeps it. */
export const NOTICE_MS = 30 * DAY_MS

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
  await db.delete(pointCounts).where(lt(pointCounts.day, dayOf(before(RETENTION_MS.pointCounts))))
  await db
    .delete(attempts)
    .where(and(isNull(attempts.accountId), lt(attempts.createdAt, before(RETENTION_MS.visitorAttempts))))
  await sweepPapers(db, now)
  await sweepPractice(db, before(RETENTION_MS.visitorAttempts))
  await announceEndings(server, db)
  await endInactive(db, {
    unseenSince: before(RETENTION_MS.inactiveAccounts),
    noticedBefore: before(NOTICE_MS),
  })
  await db.execute(sql`delete from rate_limits where expire < ${now.getTime()}`)
}

/** When an account that was given notice ends; null when its owner has come back since. */
export function endOfInactive({
  lastSeenAt,
  noticedAt,
}: Pick<typeof accounts.$inferSelect, 'lastSeenAt' | 'noticedAt'>) {
  if (!noticedAt || noticedAt < lastSeenAt) return null
  return new Date(
    Math.max(lastSeenAt.getTime() + RETENTION_MS.inactiveAccounts, noticedAt.getTime() + NOTICE_MS),
  )
}

/** The mail is queued with the note that it was, so that each account gets one, whichever instance sweeps. */
async function announceEndings(server: Server, db: Db): Promise<void> {
  const now = server.now()
  const unseenSince = new Date(now.getTime() - RETENTION_MS.inactiveAccounts + NOTICE_MS)
  const unannounced = or(isNull(accounts.noticedAt), lt(accounts.noticedAt, accounts.lastSeenAt))
  const announced = await db.transaction(async tx => {
    const due = await tx
      .update(accounts)
      .set({ noticedAt: now })
      .where(and(lt(accounts.lastSeenAt, unseenSince), unannounced))
      .returning({ emailKey: accounts.emailKey })
    for (const { emailKey } of due) await queueMail(tx, { kind: 'accountEnding', emailKey, now })
    return due.length
  })
  if (announced > 0) server.onMailQueued.notify()
}

/** Never without its notice, however long no server ran; with the account goes everything that hangs on it. */
async function endInactive(
  db: Db,
  { unseenSince, noticedBefore }: Record<'unseenSince' | 'noticedBefore', Date>,
) {
  await db.transaction(async tx => {
    const ended = await tx
      .delete(accounts)
      .where(
        and(
          lt(accounts.lastSeenAt, unseenSince),
          lt(accounts.noticedAt, noticedBefore),
          sql`${accounts.noticedAt} >= ${accounts.lastSeenAt}`,
        ),
      )
      .returning({ emailKey: accounts.emailKey })
    const keys = ended.map(each => each.emailKey)
    if (keys.length > 0) await tx.delete(mailOutbox).where(inArray(mailOutbox.emailKey, keys))
  })
}
