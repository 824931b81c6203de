import 'server-only'
import { eq, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../db/db'
import { accounts, tutorQuestions } from '../db/schema'
import { publish } from '../live/publish'
import { queueMail } from '../mail/queue-mail'
import type { Server } from '../server'
import { bookCredit } from './credits'

const BATCH = 100

/**
 * Gives the credit of every question back that nobody has answered in time, with a mail, and answers how many.
 * Sweepers at work at the same time take different rows, and the ledger itself refuses a second return.
 */
export async function returnCredits(server: Server): Promise<number> {
  const db = await server.db()
  const now = server.now()
  let returned = 0
  for (;;) {
    const ids = await db.transaction(async tx => {
      const due = await tx.execute(sql`
        select question.id from tutor_questions question join accounts account on account.id = question.account_id
        where answered_at is null and returned_at is null and ends_at <= ${now.toISOString()}::timestamptz
        order by ends_at limit ${BATCH}
        for no key update of question skip locked for key share of account skip locked`)
      const found = rowsOf<{ id: string }>(due).map(row => row.id)
      if (found.length === 0) return found
      await tx.update(tutorQuestions).set({ returnedAt: now }).where(inArray(tutorQuestions.id, found))
      const owners = await tx
        .select({ id: tutorQuestions.id, accountId: accounts.id, emailKey: accounts.emailKey })
        .from(tutorQuestions)
        .innerJoin(accounts, eq(accounts.id, tutorQuestions.accountId))
        .where(inArray(tutorQuestions.id, found))
      for (const { id, accountId, emailKey } of owners) {
        await bookCredit(tx, { accountId, reason: 'returned', questionId: id, now })
        await queueMail(tx, { kind: 'tutorReturned', emailKey, now })
        await publish(tx, accountId, { kind: 'tutoring', id })
      }
      return found
    })
    returned += ids.length
    if (ids.length < BATCH) break
  }
  if (returned > 0) server.onMailQueued.notify()
  return returned
}
