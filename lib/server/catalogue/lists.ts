import 'server-only'
import { asc, eq } from 'drizzle-orm'
import type { CompetencyItem, CountryItem, GradeItem, SubjectItem, TestPaperType } from '@/lib/contracts/dto'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Db } from '../db/db'
import { countries, grades, papers, subjects } from '../db/schema'
import type { Context } from '../http/context'

type Lists = {
  countries: CountryItem[]
  grades: GradeItem[]
  subjects: SubjectItem[]
  competency: CompetencyItem[]
}

/** Written at start only, so each database's lists are read once and kept with it. */
const cached = new WeakMap<Db, Promise<Lists>>()

export async function catalogueLists(ctx: Context): Promise<Lists> {
  const db = await ctx.db()
  const lists = cached.get(db) ?? readLists(db)
  cached.set(db, lists)
  try {
    return await lists
  } catch (error) {
    cached.delete(db)
    throw error
  }
}

async function readLists(db: Db): Promise<Lists> {
  const countryRows = await db.select().from(countries)
  const gradeRows = await db.select().from(grades).orderBy(asc(grades.position))
  const subjectRows = await db.select().from(subjects).orderBy(asc(subjects.position))
  const paperRows = await db
    .select({ paper: papers, subjectName: subjects.name, level: subjects.level })
    .from(papers)
    .innerJoin(subjects, eq(subjects.id, papers.subjectId))
    .orderBy(asc(papers.position))
  // Sorted here: the collations of databases differ.
  const collator = new Intl.Collator('en')
  return {
    countries: countryRows.sort((a, b) => collator.compare(a.name, b.name)),
    grades: gradeRows.map(({ id, name }) => ({ id, name })),
    subjects: subjectRows.map(({ id, name }) => ({ subjectId: id, subjectName: name })),
    competency: paperRows
      .filter(({ paper }) => findBlueprint(paper.id) !== null)
      .map(({ paper, subjectName, level }) => ({
        id: paper.id,
        subjectId: paper.subjectId,
        subjectName,
        level: level as CompetencyItem['level'],
        title: paper.title,
        testPaperType: paper.testPaperType as TestPaperType,
        durationMinutes: paper.durationMinutes,
        totalMarks: paper.totalMarks,
      })),
  }
}
