import 'server-only'
import type { AttemptView } from '@/lib/contracts/exams'
import { partKey } from '@/lib/exams/answers'
import type { Paper } from '@/lib/exams/build-paper'
import { correctedPaper } from '@/lib/exams/corrections'
import { explain } from '@/lib/exams/to-public'
import type { Db } from '../db/db'
import type { Context } from '../http/context'
import { answersOf, resultOfAttempt, savedAnswer } from './attempt-result'
import { type Attempt, attemptOf, isOverdue, type OwnAttempt, stateOf, summaryOf } from './attempt-row'
import { handInByClock, withTotals } from './close-attempt'
import { correctionsOf, courseOf, noticeOf } from './corrections'
import { publicPaper } from './paper-store'
import { opinionHost } from './second-opinion'

/** One whose clock has run out is handed in first. */
export async function viewAttempt(ctx: Context, row: OwnAttempt): Promise<AttemptView> {
  const attempt = await attemptOf(ctx, row)
  if (!isOverdue(attempt.row, ctx.now())) return await viewOf(ctx, attempt)
  return await viewOf(ctx, await handInByClock(await ctx.db(), attempt, ctx.now()))
}

/** All of an attempt. One that is handed in is marked here, once, and the marks of it that lists keep are brought to that. */
export async function viewOf(ctx: Context, attempt: Attempt): Promise<AttemptView> {
  const db = await ctx.db()
  const rows = await answersOf(db, attempt.row.id)
  const state = stateOf(attempt.row)
  const result = state === 'handedIn' ? await resultOfAttempt(db, attempt, { answers: rows }) : null
  const { row } = result ? await withTotals(db, attempt, result) : attempt
  const { blueprint, paper } = attempt
  return {
    attempt: summaryOf({
      row,
      blueprint,
      paper: { ...paper, questions: paper.questions.length, parts: partsOf(paper) },
      answered: rows.filter(({ answer }) => answer !== null).length,
      correction: await noticeOf(db, attempt),
    }),
    paper: publicPaper(blueprint, paper),
    answers: rows.map(savedAnswer),
    serverNow: ctx.now().toISOString(),
    result,
    secondOpinion: result ? opinionHost(ctx.server) : null,
    scheme: state === 'print' ? await schemeOf(db, attempt) : null,
  }
}

function partsOf({ questions }: Paper): number {
  return questions.reduce((all, { parts }) => all + parts.length, 0)
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
