import 'server-only'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Blueprint } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import type { Met } from '@/lib/exams/setting/met'
import type { Drawn } from '@/lib/exams/stored-json'
import type { Db } from '../db/db'
import { attempts, examPapers } from '../db/schema'
import { fitting } from '../db/stored-json'

/** Whose papers: an account or a visitor. */
export type Owner = { accountId: string; visitorId: null } | { accountId: null; visitorId: string }

const COUNTED_MAX = 60

/**
 * What the student has met in papers of the subject, be they sat, open or printed.
 * @param named papers that a visitor's browser remembers, newest last: the visit itself lasts a day. Unknown ones are
 * passed over, and an account's own list says all
 */
export async function metBy(
  db: Db,
  owner: Owner,
  { level, subject }: Pick<Blueprint, 'level' | 'subject'>,
  named: readonly string[],
): Promise<Met> {
  const paperIds = allBlueprints()
    .filter(each => each.level === level && each.subject === subject)
    .map(({ paperId }) => paperId)
  const newest = await db
    .select({ id: examPapers.id, drawn: examPapers.drawn })
    .from(attempts)
    .innerJoin(examPapers, eq(examPapers.id, attempts.examPaperId))
    .where(and(ownedBy(owner), inArray(attempts.paperId, paperIds)))
    .orderBy(desc(attempts.createdAt))
    .limit(COUNTED_MAX)
  const before = owner.visitorId === null ? [] : await drawnOf(db, named, paperIds)
  const met = new Map<string, { turn: number; seed: string }>()
  for (const [turn, drawn] of [...before, ...newest.map(drawnIn).reverse()].entries())
    for (const [template, seed] of drawn) met.set(template, { turn, seed })
  return met
}

function ownedBy({ accountId, visitorId }: Owner) {
  return accountId === null ? eq(attempts.visitorId, visitorId) : eq(attempts.accountId, accountId)
}

/** Nothing where it cannot be read: then its questions count as unseen. */
function drawnIn({ id, drawn }: { id: string; drawn: Drawn }): Drawn {
  return fitting('exam_papers.drawn', id, drawn) ?? []
}

/** In the order in which they are named. */
async function drawnOf(db: Db, named: readonly string[], paperIds: readonly string[]): Promise<Drawn[]> {
  if (named.length === 0) return []
  const rows = await db
    .select({ id: examPapers.id, drawn: examPapers.drawn })
    .from(examPapers)
    .where(and(inArray(examPapers.id, [...named]), inArray(examPapers.paperId, [...paperIds])))
  const byId = new Map(rows.map(row => [row.id, drawnIn(row)]))
  return named.map(id => byId.get(id)).filter(drawn => drawn !== undefined)
}
