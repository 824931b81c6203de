import 'server-only'
import { sql } from 'drizzle-orm'
import { partKey } from '@/lib/exams/answers'
import { isByLevels } from '@/lib/exams/kinds/scales'
import type { PartResult } from '@/lib/exams/marked-paper'
import type { PointCount } from '@/lib/exams/point-counts'
import type { Db } from '../db/db'
import { pointCounts } from '../db/schema'
import { server } from '../server'
import type { Attempt } from './attempt-row'
import { courseOf } from './corrections'

/** A day of UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Adds to the counts of the day what `countsOf` says of each part. Nothing of the attempt or its student goes along. */
export async function countPoints(
  db: Db,
  attempt: Pick<Attempt, 'paper' | 'blueprint'>,
  parts: readonly PartResult[],
  countsOf: (part: PartResult) => PointCount[],
): Promise<void> {
  const course = courseOf(attempt)
  const places = new Map(
    attempt.paper.questions.flatMap(({ template, parts: asked }, at) =>
      asked.map(({ label }) => [partKey(at + 1, label), { template: `${course}/${template}`, part: label }]),
    ),
  )
  const day = dayOf(server().now())
  const rows = parts.flatMap(part => {
    const place = places.get(part.key)
    return place && hasPoints(part) ? countsOf(part).map(count => ({ ...place, ...count, day })) : []
  })
  if (rows.length === 0) return
  const more = (name: 'given' | 'ticked' | 'unticked') =>
    sql`${pointCounts[name]} + ${sql.raw(`excluded.${name}`)}`
  await db
    .insert(pointCounts)
    .values(rows.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [pointCounts.template, pointCounts.part, pointCounts.point, pointCounts.read, pointCounts.day],
      set: { given: more('given'), ticked: more('ticked'), unticked: more('unticked') },
    })
}

/** By levels a student chooses marks, and says nothing of points. */
function hasPoints({ explanation: { scales } }: PartResult): boolean {
  return !scales || !isByLevels(scales)
}

/** One order for all, so that two papers that are handed in at once never wait for each other. */
function orderOf({ template, part, point }: { template: string; part: string; point: number }): string {
  return `${template} ${part} ${String(point).padStart(3)}`
}
