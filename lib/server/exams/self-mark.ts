import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { ExamSelfMarkRequest } from '@/lib/contracts/exam-requests'
import type { AttemptView } from '@/lib/contracts/exams'
import { attemptAnswers } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { attemptOf, type OwnAttempt, stateOf } from './attempt-row'
import { viewOf } from './view-attempt'

/** Keeps the ticks of one answered part. They add to what was marked, never take away. @throws ApiError 404, 409, 400 */
export async function selfMark(
  ctx: Context,
  row: OwnAttempt,
  input: ExamSelfMarkRequest,
): Promise<AttemptView> {
  const attempt = await attemptOf(ctx, row)
  const state = stateOf(attempt.row)
  if (state === 'print') throw new ApiError('attemptPrinted')
  if (state === 'open') throw new ApiError('attemptStillOpen')
  const db = await ctx.db()
  const kept = await db
    .update(attemptAnswers)
    .set({ selfPoints: input.points })
    .where(and(eq(attemptAnswers.attemptId, attempt.row.id), eq(attemptAnswers.part, input.key)))
    .returning({ part: attemptAnswers.part })
  if (kept.length === 0)
    throw new ApiError('invalidInput', { message: `Part ${input.key} holds no answer to mark.` })
  return await viewOf(ctx, attempt)
}
