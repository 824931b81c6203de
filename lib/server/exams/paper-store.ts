import 'server-only'
import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import type { Blueprint } from '@/lib/exams/blueprint'
import { buildPaper, idOfPaper, type Paper } from '@/lib/exams/build-paper'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { toPublicPaper } from '@/lib/exams/to-public'
import type { Db } from '../db/db'
import { attempts, examPapers } from '../db/schema'
import { checkedBank } from './bank'

/** Papers are immutable, so what was built or read once may be kept; an hour of exams uses a few dozen. */
const KEPT_MAX = 64
const papers = new Map<string, Paper>()
const publics = new Map<string, PublicPaper>()

function keep<T>(cache: Map<string, T>, id: string, value: T): T {
  cache.delete(id)
  cache.set(id, value)
  const oldest = cache.keys().next().value
  if (cache.size > KEPT_MAX && oldest !== undefined) cache.delete(oldest)
  return value
}

/** A paper that no attempt points to is swept so long after it was last opened. */
export const UNUSED_PAPER_MS = 48 * 3_600_000
/** Noted anew at most so often. What is left of the time above is far more than an attempt takes to be stored. */
const USE_NOTED_EVERY_MS = UNUSED_PAPER_MS / 2

/**
 * Builds the paper, or finds the very same one that an earlier attempt has stored. For a day no sweep takes it, so an
 * attempt may be stored that points to it.
 */
export async function storedPaper(db: Db, blueprint: Blueprint, seed: string, now: Date): Promise<Paper> {
  const bank = await checkedBank(blueprint)
  const id = idOfPaper(blueprint, bank, seed)
  const paper = (await findPaper(db, id)) ?? buildPaper(blueprint, bank, seed)
  await keepInUse(db, paper, now)
  // Another instance, of another version perhaps, may have been first: what is stored counts.
  return (await findPaper(db, id)) ?? paper
}

/**
 * Stores the paper or, once a day, that it is in use. A sweep at the same moment either has taken it, and it is stored
 * again, or waits for this row and then finds it used.
 */
async function keepInUse(db: Db, paper: Paper, now: Date): Promise<void> {
  const noted = gt(examPapers.usedAt, new Date(now.getTime() - USE_NOTED_EVERY_MS))
  const known = await db
    .select({ id: examPapers.id })
    .from(examPapers)
    .where(and(eq(examPapers.id, paper.id), noted))
  if (known.length > 0) return
  await db
    .insert(examPapers)
    .values({
      id: paper.id,
      body: paper,
      usedAt: now,
      drawnAt: now,
      templates: paper.questions.map(({ template }) => template),
    })
    .onConflictDoUpdate({ target: examPapers.id, set: { usedAt: now } })
}

/** Deletes the papers that no attempt points to, in one statement: a paper in use is noted before its attempt is stored. */
export async function sweepPapers(db: Db, now: Date): Promise<void> {
  const unused = lt(examPapers.usedAt, new Date(now.getTime() - UNUSED_PAPER_MS))
  const attemptsOfIt = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(eq(attempts.examPaperId, examPapers.id))
  await db.delete(examPapers).where(and(unused, notExists(attemptsOfIt)))
}

async function findPaper(db: Db, id: string): Promise<Paper | null> {
  const kept = papers.get(id)
  if (kept) return keep(papers, id, kept)
  const [row] = await db.select({ body: examPapers.body }).from(examPapers).where(eq(examPapers.id, id))
  return row ? keep(papers, id, row.body) : null
}

/** @throws Error when it is gone, which its attempt's foreign key forbids */
export async function requirePaper(db: Db, id: string): Promise<Paper> {
  const paper = await findPaper(db, id)
  if (!paper) throw new Error(`Paper ${id} is gone`)
  return paper
}

export function publicPaper(blueprint: Blueprint, paper: Paper): PublicPaper {
  return publics.get(paper.id) ?? keep(publics, paper.id, toPublicPaper(blueprint, paper))
}
