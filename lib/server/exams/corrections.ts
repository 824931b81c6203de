import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CorrectionNotice } from '@/lib/contracts/exams'
import { partKey } from '@/lib/exams/answers'
import { type Correction, partIn } from '@/lib/exams/correction'
import { inOrderOfDays } from '@/lib/exams/corrections'
import { type Db, rowsOf } from '../db/db'
import { attemptCorrections, examPapers } from '../db/schema'
import { server } from '../server'
import type { Attempt } from './attempt-row'
import { noticeOfAttempt } from './counted'

type Sat = Pick<Attempt, 'blueprint' | 'paper'>

export function courseOf({ blueprint }: Sat): string {
  return `${blueprint.level}/${blueprint.subject}`
}

/** The beginning of the day, which is a day of UTC. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** What was corrected in a paper, in order. Nearly always nothing, and then nothing is asked of the database. */
export async function correctionsOf(db: Db, sat: Sat): Promise<Correction[]> {
  const { paper } = sat
  const named = server().corrections.filter(each => partIn(each, paper, courseOf(sat)) !== null)
  if (named.every(({ drawnBefore }) => drawnBefore === undefined)) return inOrderOfDays(named)
  const [row] = await db
    .select({ drawnAt: examPapers.drawnAt })
    .from(examPapers)
    .where(eq(examPapers.id, paper.id))
  const isBefore = (day: string) => row !== undefined && row.drawnAt < startOf(day)
  return inOrderOfDays(named.filter(({ drawnBefore }) => drawnBefore === undefined || isBefore(drawnBefore)))
}

export function keyIn(correction: Correction, sat: Sat): string {
  const place = partIn(correction, sat.paper, courseOf(sat))
  return place ? partKey(place.number, place.label) : ''
}

/** At hand-in: what is corrected by now is in the first result already, and no news to the student. */
export async function noteKnown(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const known = await correctionsOf(db, attempt)
  if (known.length === 0) return
  const rows = known.map(each => ({
    attemptId: attempt.row.id,
    correctionId: each.id,
    part: keyIn(each, attempt),
    gained: 0,
    appliedAt: now,
    seenAt: now,
  }))
  await db.insert(attemptCorrections).values(rows).onConflictDoNothing()
}

/** What its student has still to be told; null for an attempt of a paper that was never corrected. */
export async function noticeOf(db: Db, attempt: Attempt): Promise<CorrectionNotice | null> {
  const course = courseOf(attempt)
  if (!server().corrections.some(each => partIn(each, attempt.paper, course))) return null
  const asked = sql`select ${noticeOfAttempt(sql`${attempt.row.id}`)} as notice`
  const [row] = rowsOf<{ notice: CorrectionNotice | null }>(await db.execute(asked))
  return row?.notice ?? null
}

export async function noteSeen(db: Db, attemptId: string, now: Date): Promise<void> {
  await db
    .update(attemptCorrections)
    .set({ seenAt: now })
    .where(and(eq(attemptCorrections.attemptId, attemptId), isNull(attemptCorrections.seenAt)))
}
