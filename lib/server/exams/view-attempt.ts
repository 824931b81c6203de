import 'server-only'
import type { AttemptView } from '@/lib/contracts/exams'
import { partKey } from '@/lib/exams/answers'
import { correctedPaper } from '@/lib/exams/corrections'
import { explain } from '@/lib/exams/to-public'
import type { Db } from '../db/db'
import type { Context } from '../http/context'
import { answersOf, resultOfAttempt, savedAnswer } from './attempt-result'
import { type Attempt, isOverdue, requireAttempt, stateOf, summaryOf } from './attempt-row'
import { handInOverdue, withTotals } from './close-attempt'
import { correctionsOf, courseOf } from './corrections'
import { publicPaper } from './paper-store'

/** The attempt named by `?id=`. One whose clock has run out is handed in first. @throws ApiError 404 */
export async function viewAttempt(ctx: Context): Promise<AttemptView> {
  const attempt = await requireAttempt(ctx, ctx.query.get('id') ?? '')
  return await viewOf(ctx, isOverdue(attempt.row, ctx.now()) ? await handInOverdue(ctx, attempt) : attempt)
}

export async function viewOf(ctx: Context, attempt: Attempt): Promise<AttemptView> {
  const db = await ctx.db()
  const rows = await answersOf(db, attempt.row.id)
  const state = stateOf(attempt.row)
  const result = state === 'handedIn' ? await resultOfAttempt(db, attempt, { answers: rows }) : null
  return {
    attempt: await summaryOf(db, result ? await withTotals(ctx, attempt, result) : attempt),
    paper: publicPaper(attempt.blueprint, attempt.paper),
    answers: rows.map(savedAnswer),
    serverNow: ctx.now().toISOString(),
    result,
    scheme: state === 'print' ? await schemeOf(db, attempt) : null,
  }
}

async function schemeOf(db: Db, attempt: Attempt): Promise<AttemptView['scheme']> {
  const corrections = await correctionsOf(db, attempt)
  const { paper, notes } = correctedPaper(attempt.paper, corrections, courseOf(attempt))
  return Object.fromEntries(
    paper.questions.flatMap((question, at) =>
      question.parts.map(part => {
        const key = partKey(at + 1, part.label)
        return [key, { ...explain(part, key), corrections: [...(notes.get(key) ?? [])] }] as const
      }),
    ),
  )
}
