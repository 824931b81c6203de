import 'server-only'
import { eq } from 'drizzle-orm'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { SavedAnswer } from '@/lib/contracts/exams'
import type { Correction } from '@/lib/exams/correction'
import type { AttemptResult } from '@/lib/exams/marked-paper'
import { resultOf, type Sitting } from '@/lib/exams/result'
import type { Db } from '../db/db'
import { attemptAnswers } from '../db/schema'
import { fitting } from '../db/stored-json'
import { errorFields } from '../log'
import { server } from '../server'
import type { Attempt } from './attempt-row'
import { correctionsOf } from './corrections'
import { paperOfToday } from './rules-of-today'

type AnswerRow = typeof attemptAnswers.$inferSelect

export async function answersOf(db: Db, attemptId: string): Promise<AnswerRow[]> {
  const rows = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
  return rows.map(row => {
    const at = `${attemptId}, part ${row.part}`
    const answer = fitting('attempt_answers.answer', at, row.answer)
    return { ...row, answer, selfPoints: fitting('attempt_answers.self_points', at, row.selfPoints) }
  })
}

export function savedAnswer({ part, ...row }: AnswerRow): SavedAnswer {
  const { seq, answer, working, flagged, guessed, struck, timeMs } = row
  return { key: part, seq, answer, working, flagged, guessed, struck, timeMs }
}

function sittingOf(
  attempt: Attempt,
  rows: readonly AnswerRow[],
  corrections: readonly Correction[],
): Sitting {
  const { blueprint } = attempt
  const syllabus = findSyllabus(blueprint.level, blueprint.subject)
  if (!syllabus) throw new Error(`There is no syllabus ${blueprint.level}/${blueprint.subject}`)
  return {
    blueprint,
    paper: paperOfToday(attempt),
    syllabus,
    corrections,
    answers: new Map(rows.flatMap(({ part, answer }) => (answer ? [[part, answer] as const] : []))),
    selfMarks: new Map(
      rows.flatMap(({ part, selfPoints }) => (selfPoints ? [[part, selfPoints] as const] : [])),
    ),
  }
}

type Known = { answers?: readonly AnswerRow[]; corrections?: readonly Correction[] }

/**
 * The marking, derived from the stored paper and answers: a corrected rule of marking reaches old attempts too, and so
 * do a corrected answer and rules for points that had none. @param known what need not be read: the answers, and corrections if not all are to count
 */
export async function resultOfAttempt(db: Db, attempt: Attempt, known: Known = {}): Promise<AttemptResult> {
  const { row } = attempt
  const answers = known.answers ?? (await answersOf(db, row.id))
  const corrections = known.corrections ?? (await correctionsOf(db, attempt))
  const endedAt = row.handedInAt ?? row.createdAt
  const timeUsedMs = Math.max(0, endedAt.getTime() - row.createdAt.getTime())
  return resultOf(
    sittingOf(attempt, answers, corrections),
    { timeUsedMs, automatic: row.automatic },
    (error, { template }, { label }) =>
      server().log.error({ ...errorFields(error), detail: `${template} ${label}` }, 'a part was not marked'),
  )
}
