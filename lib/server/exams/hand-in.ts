import 'server-only'
import type { ExamHandInRequest } from '@/lib/contracts/exam-requests'
import type { AttemptView } from '@/lib/contracts/exams'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { attemptOf, type OwnAttempt, stateOf } from './attempt-row'
import { handInRow } from './close-attempt'
import { noteKnown } from './corrections'
import { kindsOfPaper, requireParts, requireWritable, writeChanges } from './save-answers'
import { viewOf } from './view-attempt'

/**
 * Hands in with the last changes, in one transaction; the view marks it. A second hand-in answers like the first.
 * @throws ApiError 404, 409, 400
 */
export async function handIn(ctx: Context, row: OwnAttempt, input: ExamHandInRequest): Promise<AttemptView> {
  const attempt = await attemptOf(ctx, row)
  if (stateOf(row) === 'print') throw new ApiError('attemptPrinted')
  if (row.handedInAt !== null && (!row.automatic || input.changes.length === 0))
    return await viewOf(ctx, attempt)
  requireWritable(row, input.changes, ctx.now())
  const db = await ctx.db()
  requireParts(await kindsOfPaper(db, row.examPaperId), input.changes)
  const ended = await db.transaction(async tx => {
    await writeChanges(tx, row.id, input.changes)
    if (row.handedInAt === null) await noteKnown(tx, attempt, ctx.now())
    return await handInRow(tx, row, { handedInAt: ctx.now(), automatic: input.automatic })
  })
  return await viewOf(ctx, { ...attempt, row: ended })
}
