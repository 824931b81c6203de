import 'server-only'
import { sql } from 'drizzle-orm'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { cataloguePapers } from './catalogue-papers'
import type { Db } from './db'
import { isoCountries } from './iso-countries'
import { SCHEMA_LOCK_ID } from './migrate'
import { countries, grades, papers, subjects } from './schema'

/** A "grade" is the level a student studies at; the ids never change. */
export const GRADES = [
  { id: 'igcse', name: 'IGCSE', position: 1 },
  { id: 'alevels', name: 'A Level', position: 2 },
] as const

/** Writes the catalogue anew at each start, so that a corrected name or paper needs no migration. */
export async function seed(db: Db): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SCHEMA_LOCK_ID})`)
    const fresh = (column: string) => sql.raw(`excluded.${column}`)
    await tx
      .insert(countries)
      .values(isoCountries())
      .onConflictDoUpdate({ target: countries.id, set: { name: fresh('name') } })
    await tx
      .insert(grades)
      .values([...GRADES])
      .onConflictDoUpdate({ target: grades.id, set: { name: fresh('name'), position: fresh('position') } })
    await tx
      .insert(subjects)
      .values(
        SUBJECTS.map((each, index) => ({
          id: each.subjectId ?? `${each.level}-${each.slug}`,
          name: each.displayName,
          level: each.level,
          code: each.code,
          position: index,
        })),
      )
      .onConflictDoUpdate({
        target: subjects.id,
        set: { name: fresh('name'), code: fresh('code'), position: fresh('position') },
      })
    await tx
      .insert(papers)
      .values(cataloguePapers())
      .onConflictDoUpdate({
        target: papers.id,
        set: {
          title: fresh('title'),
          durationMinutes: fresh('duration_minutes'),
          totalMarks: fresh('total_marks'),
          position: fresh('position'),
        },
      })
  })
}
