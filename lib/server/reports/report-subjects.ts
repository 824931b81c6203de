import 'server-only'
import { findSubject } from '@/lib/catalogue/subjects'
import type { ReportKind } from '@/lib/contracts/reports'
import { partKey } from '@/lib/exams/answers'
import { findBlueprint } from '@/lib/exams/blueprints'
import { routes } from '@/lib/routes'
import { findNoteName } from '../catalogue/note-paths'
import type { Db } from '../db/db'
import { findPaper } from '../exams/paper-store'

/** What a report is about, for the editors: its name and its address on the site. */
export type ReportSubject = { name: string; path: string }

type Finder = (db: Db, subject: string) => Promise<ReportSubject | null>

const FINDERS: Readonly<Record<ReportKind, Finder>> = {
  note: (_, path) => {
    const name = findNoteName(path)
    return Promise.resolve(name === null ? null : { name, path })
  },
  mark: findQuestion,
}

/** The part of a stored paper; editors find its template by the id in the name. */
async function findQuestion(db: Db, subject: string): Promise<ReportSubject | null> {
  const [id = '', key = ''] = subject.split(' ')
  const paper = await findPaper(db, id)
  const blueprint = paper && findBlueprint(paper.paperId)
  const course = blueprint && findSubject(blueprint.level, blueprint.subject)
  const question = paper?.questions.find((each, at) =>
    each.parts.some(part => partKey(at + 1, part.label) === key),
  )
  if (!question || !course) return null
  return {
    name: `${course.displayName}, ${blueprint.title}, part ${key} (template ${question.template}, seed ${question.seed})`,
    path: routes.mocks(course),
  }
}

export function findReportSubject(db: Db, kind: ReportKind, subject: string): Promise<ReportSubject | null> {
  return FINDERS[kind](db, subject)
}
