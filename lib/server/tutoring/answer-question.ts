import 'server-only'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { TutorAnswerRequest } from '@/lib/contracts/tutoring'
import { accounts, tutorQuestions } from '../db/schema'
import type { Context } from '../http/context'
import { publish } from '../live/publish'
import { queueMail } from '../mail/queue-mail'
import { requireLinked, requireOpenLinked } from './tutor-link'

/**
 * Stores the answer, queues the student's mail and tells the open pages, all or nothing. The condition of the update
 * decides between two answers, and between an answer and the return of the credit. The very same answer sent again
 * (its first receipt was lost) is good. @throws ApiError 404, 409, 410
 */
export async function answerQuestion(ctx: Context, input: TutorAnswerRequest): Promise<true> {
  const answer = input.answer.trim()
  const known = await requireLinked(ctx, input.token)
  if (known.answer === answer) return true
  const question = await requireOpenLinked(ctx, input.token)
  const db = await ctx.db()
  const now = ctx.now()
  const stored = await db.transaction(async tx => {
    const [row] = await tx
      .update(tutorQuestions)
      .set({ answer, answeredAt: now })
      .where(
        and(
          eq(tutorQuestions.id, question.id),
          isNull(tutorQuestions.answeredAt),
          isNull(tutorQuestions.returnedAt),
          gt(tutorQuestions.endsAt, now),
        ),
      )
      .returning()
    if (!row) return false
    const [account] = await tx
      .select({ emailKey: accounts.emailKey })
      .from(accounts)
      .where(eq(accounts.id, row.accountId))
    if (account) await queueMail(tx, { kind: 'tutorAnswered', emailKey: account.emailKey, now })
    await publish(tx, row.accountId, { kind: 'tutoring', id: row.id })
    return true
  })
  // Somebody was faster by a moment: asking again says who.
  if (!stored) await requireOpenLinked(ctx, input.token)
  ctx.server.onMailQueued.notify()
  return true
}
