import 'server-only'
import type { ExamCorrectionSeenRequest } from '@/lib/contracts/exam-requests'
import type { Context } from '../http/context'
import { requireAttemptRow } from './attempt-row'
import { noteSeen } from './corrections'

/** The student has read what was corrected in a paper. May be repeated. @throws ApiError 404, 401 */
export async function seeCorrection(
  ctx: Context,
  { attemptId }: ExamCorrectionSeenRequest,
): Promise<boolean> {
  const row = await requireAttemptRow(ctx, attemptId)
  await noteSeen(await ctx.db(), row.id, ctx.now())
  return true
}
