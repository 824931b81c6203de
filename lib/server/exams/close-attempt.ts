import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { AttemptResult } from '@/lib/contracts/exams'
import { marksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import { attempts } from '../db/schema'
import type { Context } from '../http/context'
import { resultOfAttempt } from './attempt-result'
import { type Attempt, requireAttempt } from './attempt-row'
import { noteKnown } from './corrections'

/** What was saved is handed in when the clock has run out and nobody is there. */
export async function handInOverdue(ctx: Context, attempt: Attempt): Promise<Attempt> {
  const db = await ctx.db()
  const { row } = attempt
  await noteKnown(db, attempt, ctx.now())
  await db
    .update(attempts)
    .set({ handedInAt: row.deadlineAt, automatic: true })
    .where(and(eq(attempts.id, row.id), isNull(attempts.handedInAt)))
  return await remark(ctx, await requireAttempt(ctx, row.id))
}

/** Marks anew and keeps the marks beside the attempt, for lists. */
export async function remark(ctx: Context, attempt: Attempt): Promise<Attempt> {
  const db = await ctx.db()
  return await withTotals(ctx, attempt, await resultOfAttempt(db, attempt))
}

/** The marks kept for lists, brought to the result: a rule of marking may have been corrected since they were kept. */
export async function withTotals(
  ctx: Context,
  attempt: Attempt,
  { earned, toSelfMark, parts }: Pick<AttemptResult, 'earned' | 'toSelfMark' | 'parts'>,
): Promise<Attempt> {
  const { row } = attempt
  const marks = { earned, toSelfMark, marksBySubtopic: marksBySubtopic(parts) }
  const kept = { earned: row.earned, toSelfMark: row.toSelfMark, marksBySubtopic: row.marksBySubtopic }
  if (isDeepStrictEqual(kept, marks)) return attempt
  const db = await ctx.db()
  await db.update(attempts).set(marks).where(eq(attempts.id, row.id))
  return { ...attempt, row: { ...row, ...marks } }
}
