import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { marksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import { attempts } from '../db/schema'
import type { Context } from '../http/context'
import { resultOfAttempt } from './attempt-result'
import { type Attempt, requireAttempt } from './attempt-row'

/** What was saved is handed in when the clock has run out and nobody is there. */
export async function handInOverdue(ctx: Context, attempt: Attempt): Promise<Attempt> {
  const db = await ctx.db()
  const { row } = attempt
  await db
    .update(attempts)
    .set({ handedInAt: row.deadlineAt, automatic: true })
    .where(and(eq(attempts.id, row.id), isNull(attempts.handedInAt)))
  return await remark(ctx, await requireAttempt(ctx, row.id))
}

/** Marks anew and keeps the marks beside the attempt, for lists. */
export async function remark(ctx: Context, attempt: Attempt): Promise<Attempt> {
  const db = await ctx.db()
  const { earned, toSelfMark, parts } = await resultOfAttempt(db, attempt)
  const kept = { earned, toSelfMark, marksBySubtopic: marksBySubtopic(parts) }
  await db.update(attempts).set(kept).where(eq(attempts.id, attempt.row.id))
  return { ...attempt, row: { ...attempt.row, ...kept } }
}
