import type { LevelId } from '../catalogue/levels'
import type { SubjectSlug } from '../catalogue/subjects'

/** What the hub has to know of the site: one static file, made with the pages. */
export type StudySubject = {
  level: LevelId
  slug: SubjectSlug
  /** "IGCSE Physics" */
  name: string
  code: string
  papers: readonly StudyPaper[]
  topics: readonly StudyTopic[]
}

export type StudyPaper = {
  number: number
  name: string
  minutes: number
  marks: number
  /** Null: it cannot be sat here. */
  paperId: string | null
}

export type StudyTopic = {
  number: string
  slug: string
  title: string
  test: { paperId: string; minutes: number } | null
  subtopics: readonly StudySubtopic[]
}

export type StudySubtopic = {
  number: string
  slug: string
  title: string
  /** Reading minutes of its note; null while none is finished. */
  minutes: number | null
}

export function courseOf({ level, slug }: Pick<StudySubject, 'level' | 'slug'>): string {
  return `${level}/${slug}`
}

/** How many of its notes are finished. */
export function notesOf({ topics }: StudySubject): number {
  return topics.flatMap(({ subtopics }) => subtopics).filter(({ minutes }) => minutes !== null).length
}
