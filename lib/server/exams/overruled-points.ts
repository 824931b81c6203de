import 'server-only'
import { gte, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { pointCounts } from '../db/schema'

export type OverruledPoint = {
  template: string
  part: string
  point: number
  /** How often it was decided, and how often a student said otherwise: a point taken away, or taken. */
  decided: number
  takenAway: number
  taken: number
  /** How often it was left open, and how many students then took it. */
  open: number
  openTaken: number
}

const { given, ticked, unticked, day, template, part, point } = pointCounts
/** Never below zero: in the days that are looked at more minds may have been changed than made up. */
const sum = (column: SQLWrapper, verdict: string) =>
  sql<number>`greatest(sum(${column}) filter (where ${sql.raw(`read ${verdict}`)}), 0)::integer`

/** All points that were read since a day, those that students overruled most often first. */
export async function overruledPoints(db: Db, since: string): Promise<OverruledPoint[]> {
  const takenAway = sum(unticked, "= 'earned'")
  const taken = sum(ticked, "= 'notEarned'")
  return await db
    .select({
      template,
      part,
      point,
      decided: sum(given, "<> 'undecided'"),
      takenAway,
      taken,
      open: sum(given, "= 'undecided'"),
      openTaken: sum(ticked, "= 'undecided'"),
    })
    .from(pointCounts)
    .where(gte(day, since))
    .groupBy(template, part, point)
    .orderBy(sql`${takenAway} + ${taken} desc`, template, part, point)
}
