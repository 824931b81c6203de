import 'server-only'
import { eq } from 'drizzle-orm'
import type { Blueprint } from '@/lib/exams/blueprint'
import { buildPaper, idOfPaper, type Paper } from '@/lib/exams/build-paper'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { toPublicPaper } from '@/lib/exams/to-public'
import type { Db } from '../db/db'
import { examPapers } from '../db/schema'
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

/** Builds the paper, or finds the very same one that an earlier attempt has stored. */
export async function storedPaper(db: Db, blueprint: Blueprint, seed: string): Promise<Paper> {
  const bank = await checkedBank(blueprint)
  const id = idOfPaper(blueprint, bank, seed)
  const known = await findPaper(db, id)
  if (known) return known
  const paper = buildPaper(blueprint, bank, seed)
  await db.insert(examPapers).values({ id, body: paper }).onConflictDoNothing()
  // Another instance, of another version perhaps, may have been first: what is stored counts.
  return (await findPaper(db, id)) ?? paper
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
