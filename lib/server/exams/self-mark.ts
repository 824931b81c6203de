import 'server-only'
import { sql } from 'drizzle-orm'
import type { ExamSelfMarkRequest } from '@/lib/contracts/exam-requests'
import type { AttemptView } from '@/lib/contracts/exams'
import { saidCounts } from '@/lib/exams/point-counts'
import { type Db, rowsOf } from '../db/db'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { attemptOf, type OwnAttempt, stateOf } from './attempt-row'
import { countPoints } from './count-points'
import { viewOf } from './view-attempt'

/** Keeps the ticks of one answered part, and counts what they say to what was read. @throws ApiError 404, 409, 400 */
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
  const before = await replaceTicks(db, row.id, input)
  const view = await viewOf(ctx, attempt)
  const part = view.result?.parts.filter(({ key }) => key === input.key) ?? []
  await countPoints(db, attempt, part, each => saidCounts(each, { before, after: input.points }))
  return view
}

/** One statement, its row locked: of two devices that save at once each takes the place of another word. @returns the ticks before */
async function replaceTicks(db: Db, attemptId: string, { key, points }: ExamSelfMarkRequest) {
  const replaced = await db.execute(sql`
    with before as (
      select self_points from attempt_answers where attempt_id = ${attemptId} and part = ${key} for update
    )
    update attempt_answers set self_points = ${JSON.stringify(points)}::jsonb from before
    where attempt_id = ${attemptId} and part = ${key} returning before.self_points as points`)
  const [before] = rowsOf<{ points: boolean[] | null }>(replaced)
  if (!before) throw new ApiError('invalidInput', { message: `Part ${key} holds no answer to mark.` })
  return before.points
}
