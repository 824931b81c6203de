import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ANSWER_WITHIN_MS, type AttachmentRef } from '@/lib/contracts/tutoring'
import type { Db } from '../db/db'
import { accounts, tutorQuestions } from '../db/schema'
import { ApiError } from '../http/api-error'
import { publish } from '../live/publish'
import { queueMail } from '../mail/queue-mail'
import { balanceOf, bookCredit } from './credits'

export type NewQuestion = {
  accountId: string
  clientId: string
  level: string
  subject: string
  topic: string | null
  words: string
  attachment: AttachmentRef | null
}

/**
 * Asks and pays in one transaction. The lock on the account puts simultaneous questions of one person in a row, so
 * the sum that is checked is the sum that is spent from. The same clientId is asked and paid for once.
 * @throws ApiError 401, 409
 */
export async function placeQuestion(db: Db, now: Date, question: NewQuestion): Promise<void> {
  const { accountId, clientId, attachment, ...rest } = question
  await db.transaction(async tx => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update')
    if (!account) throw new ApiError('unauthenticated')
    const [known] = await tx
      .select({ words: tutorQuestions.words })
      .from(tutorQuestions)
      .where(and(eq(tutorQuestions.accountId, accountId), eq(tutorQuestions.clientId, clientId)))
    if (known) {
      if (known.words !== rest.words) throw new ApiError('questionSentBefore')
      return
    }
    if ((await balanceOf(tx, accountId)) < 1) throw new ApiError('noTutorCredits')
    const id = randomUUID()
    await tx.insert(tutorQuestions).values({
      id,
      accountId,
      clientId,
      ...rest,
      attemptId: attachment?.attemptId ?? null,
      questionNumber: attachment?.question ?? null,
      askedAt: now,
      endsAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
    })
    await bookCredit(tx, { accountId, reason: 'question', questionId: id, now })
    await queueMail(tx, { kind: 'tutorQuestion', questionId: id, now })
    await publish(tx, accountId, { kind: 'tutoring', id })
  })
}
