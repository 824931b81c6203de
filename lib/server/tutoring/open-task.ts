import 'server-only'
import type { TutorOpenRequest, TutorTask } from '@/lib/contracts/tutoring'
import type { Context } from '../http/context'
import { findAttachment } from './attachment'
import { requireOpenLinked } from './tutor-link'
import { namesOf } from './view-tutoring'

/** What a tutor needs for the answer; nothing of who asked. @throws ApiError 404, 409, 410 */
export async function openTask(ctx: Context, { token }: TutorOpenRequest): Promise<TutorTask> {
  const row = await requireOpenLinked(ctx, token)
  const { accountId, attemptId, questionNumber: question } = row
  const isAttached = attemptId !== null && question !== null
  return {
    questionId: row.id,
    ...namesOf(row),
    words: row.words,
    askedAt: row.askedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    attachment: isAttached ? await findAttachment(await ctx.db(), accountId, { attemptId, question }) : null,
  }
}
