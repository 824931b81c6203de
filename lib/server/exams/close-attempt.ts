import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { GRACE_MS } from '@/lib/contracts/exams'
import { allBlueprints, findBlueprint } from '@/lib/exams/blueprints'
import type { AttemptResult } from '@/lib/exams/marked-paper'
import { marksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import { givenCounts } from '@/lib/exams/point-counts'
import type { Db } from '../db/db'
import { attempts } from '../db/schema'
import { errorFields } from '../log'
import type { Server } from '../server'
import { resultOfAttempt } from './attempt-result'
import { type Attempt, type AttemptRow, isOverdue } from './attempt-row'
import { noteKnown } from './corrections'
import { countPoints } from './count-points'
import { requirePaper } from './paper-store'

/** Of one run: marking takes milliseconds of a processor that others wait for. */
const CLOSED_MAX = 200

/**
 * Hands in and marks what the clock has closed while nobody was there, and marks what was handed in before marks were
 * kept by sub-topic. Safe on several instances at once. @returns how many there were
 */
export async function closeOverdue(server: Server): Promise<number> {
  const db = await server.db()
  const lastMs = server.now().getTime() - GRACE_MS
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        isNull(attempts.marksBySubtopic),
        or(lt(attempts.deadlineAt, new Date(lastMs)), isNotNull(attempts.handedInAt)),
        ne(attempts.mode, 'print'),
        isNotNull(attempts.examPaperId),
        inArray(
          attempts.paperId,
          allBlueprints().map(({ paperId }) => paperId),
        ),
      ),
    )
    .limit(CLOSED_MAX)
  for (const { id } of rows) {
    await closeAttempt(server, id).catch((error: unknown) =>
      server.log.error({ ...errorFields(error), detail: id }, 'an attempt was not closed'),
    )
  }
  return rows.length
}

/** The row is locked: a device that delivers its last answers meanwhile has them marked after this. */
async function closeAttempt(server: Server, id: string): Promise<void> {
  const db = await server.db()
  await db.transaction(async tx => {
    const attempt = await lockAttempt(tx, id)
    if (!attempt) return
    const now = server.now()
    await remark(tx, isOverdue(attempt.row, now) ? await handInByClock(tx, attempt, now) : attempt)
  })
}

/** The attempt, its row locked until the transaction ends; null without a paper or a plan of papers that is still there. */
export async function lockAttempt(tx: Db, id: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update')
  const blueprint = row && findBlueprint(row.paperId)
  if (!row?.examPaperId || !blueprint) return null
  return { row, blueprint, paper: await requirePaper(tx, row.examPaperId) }
}

/** What was saved is handed in when the clock has run out and nobody is there. */
export async function handInByClock(db: Db, attempt: Attempt, now: Date): Promise<Attempt> {
  await noteKnown(db, attempt, now)
  const { deadlineAt } = attempt.row
  return { ...attempt, row: await handInRow(db, attempt.row, { handedInAt: deadlineAt, automatic: true }) }
}

/** @returns the row as it is now: somebody else may have handed in before */
export async function handInRow(
  db: Db,
  row: AttemptRow,
  end: Pick<AttemptRow, 'handedInAt' | 'automatic'>,
): Promise<AttemptRow> {
  const [ended] = await db
    .update(attempts)
    .set(end)
    .where(and(eq(attempts.id, row.id), isNull(attempts.handedInAt)))
    .returning()
  const [before] = ended ? [] : await db.select().from(attempts).where(eq(attempts.id, row.id))
  return ended ?? before ?? row
}

/** Marks anew and keeps the marks beside the attempt, for lists. */
export async function remark(db: Db, attempt: Attempt): Promise<Attempt> {
  return await withTotals(db, attempt, await resultOfAttempt(db, attempt))
}

/**
 * The marks kept for lists, brought to the result: a rule of marking may have been corrected since they were kept. What
 * was read in the answers is counted when they are kept first, by one instance of those that mark at once.
 */
export async function withTotals(
  db: Db,
  attempt: Attempt,
  { earned, toSelfMark, parts }: Pick<AttemptResult, 'earned' | 'toSelfMark' | 'parts'>,
): Promise<Attempt> {
  const { row } = attempt
  const marks = { earned, toSelfMark, marksBySubtopic: marksBySubtopic(parts) }
  const kept = { earned: row.earned, toSelfMark: row.toSelfMark, marksBySubtopic: row.marksBySubtopic }
  if (isDeepStrictEqual(kept, marks)) return attempt
  const own = eq(attempts.id, row.id)
  const first =
    row.marksBySubtopic === null ? await setMarks(db, marks, and(own, isNull(attempts.marksBySubtopic))) : []
  if (first.length > 0) await countPoints(db, attempt, parts, givenCounts)
  else await setMarks(db, marks, own)
  return { ...attempt, row: { ...row, ...marks } }
}

async function setMarks(db: Db, marks: Partial<AttemptRow>, which: SQL | undefined) {
  return await db.update(attempts).set(marks).where(which).returning({ id: attempts.id })
}
