import 'server-only'
import { and, desc, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Blueprint } from '@/lib/exams/blueprint'
import type { Paper } from '@/lib/exams/build-paper'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { readPaper } from '@/lib/exams/stored-paper'
import { toPublicPaper } from '@/lib/exams/to-public'
import type { Db } from '../db/db'
import { attempts, examPapers } from '../db/schema'

/** Papers are immutable, so what was built or read once may be kept; an hour of exams uses a few dozen. */
const KEPT_MAX = 64
const papers = new LRUCache<string, Paper>({ max: KEPT_MAX })
const publics = new LRUCache<string, PublicPaper>({ max: KEPT_MAX })

/** A paper that no attempt points to is swept so long after it was last opened. */
export const UNUSED_PAPER_MS = 48 * 3_600_000
/** One that was given to others: the next year's class may be given it again. */
export const GIVEN_PAPER_MS = 400 * 24 * 3_600_000
/** Noted anew at most so often. What is left of the times above is far more than an attempt takes to be stored. */
const USE_NOTED_EVERY_MS = UNUSED_PAPER_MS / 2

function usedSince(now: Date, ageMs: number): Date {
  return new Date(now.getTime() - ageMs)
}

const rowOf = (paper: Paper) => ({
  id: paper.id,
  body: paper,
  drawn: paper.questions.map(({ template, seed }): [string, string] => [template, seed]),
})

/**
 * Stores the paper or, once a day, that it is in use: for a day no sweep takes it, so an attempt may be stored that
 * points to it. A sweep at the same moment either has taken it, and it is stored again, or waits for this row and then
 * finds it used. @returns the paper as it is stored: another instance, of another version perhaps, may have been first
 */
export async function keepInUse(db: Db, paper: Paper, now: Date): Promise<Paper> {
  const noted = gt(examPapers.usedAt, usedSince(now, USE_NOTED_EVERY_MS))
  const known = await db
    .select({ id: examPapers.id })
    .from(examPapers)
    .where(and(eq(examPapers.id, paper.id), noted))
  if (known.length === 0)
    await db
      .insert(examPapers)
      .values({ ...rowOf(paper), usedAt: now, drawnAt: now })
      .onConflictDoUpdate({ target: examPapers.id, set: { usedAt: now } })
  return (await findPaper(db, paper.id)) ?? paper
}

/** @returns false where another paper has this id. */
export async function storeNew(db: Db, paper: Paper, now: Date): Promise<boolean> {
  const stored = await db
    .insert(examPapers)
    .values({ ...rowOf(paper), usedAt: now, drawnAt: now })
    .onConflictDoNothing()
    .returning({ id: examPapers.id })
  if (stored.length > 0) papers.set(paper.id, paper)
  return stored.length > 0
}

export async function isGiven(db: Db, id: string): Promise<boolean> {
  const given = and(eq(examPapers.id, id), isNotNull(examPapers.givenAt))
  return (await db.select({ id: examPapers.id }).from(examPapers).where(given)).length > 0
}

/** From now on it is kept for others. */
export async function markGiven(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(examPapers)
    .set({ givenAt: now })
    .where(and(eq(examPapers.id, id), isNull(examPapers.givenAt)))
}

/** Looking at a given paper is use enough to keep it. */
export async function noteLook(db: Db, id: string, now: Date): Promise<void> {
  const old = lt(examPapers.usedAt, usedSince(now, USE_NOTED_EVERY_MS))
  await db
    .update(examPapers)
    .set({ usedAt: now })
    .where(and(eq(examPapers.id, id), isNotNull(examPapers.givenAt), old))
}

/** Deletes the papers that no attempt points to, in one statement: a paper in use is noted before its attempt is stored. */
export async function sweepPapers(db: Db, now: Date): Promise<void> {
  const unused = or(
    and(isNull(examPapers.givenAt), lt(examPapers.usedAt, usedSince(now, UNUSED_PAPER_MS))),
    lt(examPapers.usedAt, usedSince(now, GIVEN_PAPER_MS)),
  )
  const attemptsOfIt = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(eq(attempts.examPaperId, examPapers.id))
  await db.delete(examPapers).where(and(unused, notExists(attemptsOfIt)))
}

export async function findPaper(db: Db, id: string): Promise<Paper | null> {
  const kept = papers.get(id)
  if (kept) return kept
  const [row] = await db.select({ body: examPapers.body }).from(examPapers).where(eq(examPapers.id, id))
  if (!row) return null
  const paper = readPaper(row.body)
  papers.set(id, paper)
  return paper
}

/** The one that was given to others before all; banks that have grown since may have had a seed twice. */
export async function findPaperOfSeed(db: Db, paperId: string, seed: string): Promise<Paper | null> {
  const [row] = await db
    .select({ id: examPapers.id })
    .from(examPapers)
    .where(and(eq(examPapers.paperId, paperId), eq(examPapers.seed, seed)))
    .orderBy(sql`${examPapers.givenAt} desc nulls last`, desc(examPapers.usedAt))
    .limit(1)
  return row ? await findPaper(db, row.id) : null
}

/** @throws Error when it is gone, which its attempt's foreign key forbids */
export async function requirePaper(db: Db, id: string): Promise<Paper> {
  const paper = await findPaper(db, id)
  if (!paper) throw new Error(`Paper ${id} is gone`)
  return paper
}

export function publicPaper(blueprint: Blueprint, paper: Paper): PublicPaper {
  const kept = publics.get(paper.id) ?? toPublicPaper(blueprint, paper)
  publics.set(paper.id, kept)
  return kept
}
