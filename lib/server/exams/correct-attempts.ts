import 'server-only'
import { and, eq, inArray, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { allBlueprints, findBlueprint } from '@/lib/exams/blueprints'
import type { Correction } from '@/lib/exams/correction'
import { correctedPaper } from '@/lib/exams/corrections'
import type { Db } from '../db/db'
import { attemptCorrections, attempts, examPapers } from '../db/schema'
import { errorFields } from '../log'
import type { Server } from '../server'
import { answersOf, resultOfAttempt } from './attempt-result'
import type { Attempt, AttemptRow } from './attempt-row'
import { lockAttempt, withTotals } from './close-attempt'
import { correctionsOf, courseOf, keyIn, startOf } from './corrections'

/** Of one run: marking takes milliseconds of a processor that others wait for. */
const ATTEMPTS_MAX = 200

/**
 * Brings handed-in attempts, and the marks that lists keep of them, to the corrections of this release, and notes for
 * whom there is news. Each attempt meets each correction once, on whatever instance. @returns how many were reached
 */
export async function correctAttempts(server: Server): Promise<number> {
  let reached = 0
  for (const correction of server.corrections) {
    const papers = papersOf(correction)
    if (!papers || reached >= ATTEMPTS_MAX) continue
    const rows = await unreached(await server.db(), correction, papers, ATTEMPTS_MAX - reached)
    reached += rows.length
    for (const { id } of rows) {
      await correctAttempt(server, id).catch((error: unknown) =>
        server.log.error({ ...errorFields(error), detail: correction.id }, 'an attempt was not corrected'),
      )
    }
  }
  return reached
}

/** Which papers it is about; null where no plan of papers is left that could say what they were. */
function papersOf({ template, paper, drawnBefore }: Correction): SQL | null {
  if (paper !== undefined) return findBlueprint(paper.split('.')[0] ?? '') && eq(examPapers.id, paper)
  const [level = '', subject = '', ...id] = template.split('/')
  const paperIds = allBlueprints()
    .filter(blueprint => blueprint.level === level && blueprint.subject === subject)
    .map(({ paperId }) => paperId)
  const drawn = sql`${examPapers.drawn} @> ${JSON.stringify([[id.join('/')]])}::jsonb`
  return (
    and(inArray(attempts.paperId, paperIds), drawn, lt(examPapers.drawnAt, startOf(drawnBefore ?? ''))) ??
    null
  )
}

async function unreached(db: Db, { id }: Correction, papers: SQL, most: number): Promise<{ id: string }[]> {
  const reached = db
    .select({ one: sql`1` })
    .from(attemptCorrections)
    .where(and(eq(attemptCorrections.attemptId, attempts.id), eq(attemptCorrections.correctionId, id)))
  return await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(examPapers, eq(examPapers.id, attempts.examPaperId))
    .where(and(papers, isNotNull(attempts.handedInAt), notExists(reached)))
    .limit(most)
}

/** The row is locked: whoever ticks a point meanwhile writes the newer marks after these. */
async function correctAttempt(server: Server, id: string): Promise<void> {
  const db = await server.db()
  await db.transaction(async tx => {
    const attempt = await lockAttempt(tx, id)
    if (attempt) await bringUpToDate(server, tx, attempt)
  })
}

async function bringUpToDate(server: Server, tx: Db, attempt: Attempt): Promise<void> {
  const { row } = attempt
  const all = await correctionsOf(tx, attempt)
  const met = await metBy(tx, row)
  const refused = refusedBy(server, attempt, all)
  const answers = await answersOf(tx, row.id)
  const resultWith = (corrections: readonly Correction[]) =>
    resultOfAttempt(tx, attempt, { answers, corrections })
  let corrections = all.filter(each => met.has(each.id))
  let result = await resultWith(corrections)
  for (const each of all.filter(({ id }) => !met.has(id))) {
    const before = result.earned
    corrections = [...corrections, each]
    result = await resultWith(corrections)
    const now = server.now()
    await tx
      .insert(attemptCorrections)
      .values({
        attemptId: row.id,
        correctionId: each.id,
        part: keyIn(each, attempt),
        gained: result.earned - before,
        appliedAt: now,
        seenAt: refused.has(each.id) ? now : null,
      })
      .onConflictDoNothing()
  }
  await withTotals(tx, attempt, result)
}

async function metBy(tx: Db, { id }: AttemptRow): Promise<Set<string>> {
  const rows = await tx
    .select({ id: attemptCorrections.correctionId })
    .from(attemptCorrections)
    .where(eq(attemptCorrections.attemptId, id))
  return new Set(rows.map(row => row.id))
}

/** Those that do not fit the paper. Of all papers that drew a template, most have another key: that is no fault. */
function refusedBy(server: Server, attempt: Attempt, corrections: readonly Correction[]): Set<string> {
  const { refused } = correctedPaper(attempt.paper, corrections, courseOf(attempt))
  for (const { correction, refused: why, by } of refused) {
    if (correction.paper === undefined && by === 'key') continue
    const detail = `${correction.id} ${attempt.paper.id}: ${why}`
    server.log.warn({ detail }, 'a correction does not fit its paper')
  }
  return new Set(refused.map(({ correction }) => correction.id))
}
