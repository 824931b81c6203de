import type { LevelId } from './levels'

/** An entry of the grade dropdown (docs/product/session.md). A "grade" is the level a student studies at. */
export type Grade = { id: string; name: string }

/** Names by which a grade is recognised, compared case-insensitively. */
const NAME_PARTS: Record<LevelId, readonly string[]> = {
  igcse: ['igcse'],
  alevels: ['as/a levels', 'a level', 'as level', 'a2 level', 'alevels'],
}

/** The grade that belongs to a level; the first grade when none matches; null when there is none at all. */
export function matchGrade<T extends Grade>(grades: readonly T[], level: LevelId = 'igcse'): T | null {
  const parts = NAME_PARTS[level]
  const match = grades.find(grade => parts.some(part => grade.name.toLowerCase().includes(part)))
  return match ?? grades[0] ?? null
}

/** The level that the name of a grade names; IGCSE, the default, when it names none. */
export function levelOfGrade(name: string): LevelId {
  return NAME_PARTS.alevels.some(part => name.toLowerCase().includes(part)) ? 'alevels' : 'igcse'
}
