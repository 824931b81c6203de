import 'server-only'
import type { ExamCheckRequest } from '@/lib/contracts/exam-requests'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { resultOfAttempt } from './attempt-result'
import { attemptOf, type OwnAttempt, stateOf } from './attempt-row'

/** One part of a paper that is sat for practice, marked as it is saved. @throws ApiError 404, 409, 400 */
export async function checkPart(
  ctx: Context,
  row: OwnAttempt,
  input: ExamCheckRequest,
): Promise<CheckedPart> {
  const attempt = await attemptOf(ctx, row)
  if (stateOf(attempt.row) === 'print') throw new ApiError('attemptPrinted')
  if (attempt.row.mode !== 'practice') throw new ApiError('attemptStillOpen')
  const { parts } = await resultOfAttempt(await ctx.db(), attempt)
  const part = parts.find(({ key }) => key === input.key)
  if (!part) throw new ApiError('invalidInput', { message: `This paper has no part ${input.key}.` })
  const { counts: _, ...checked } = part
  return checked
}
