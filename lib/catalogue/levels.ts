/** The two levels of the site, in the order in which every list shows them. */
export const LEVELS = [
  { id: 'igcse', name: 'IGCSE', courseName: 'IGCSE', grades: 'A* to G' },
  { id: 'alevels', name: 'A Levels', courseName: 'A Level', grades: 'A* to E' },
] as const

export type Level = (typeof LEVELS)[number]
export type LevelId = Level['id']

export function findLevel(id: string): Level | null {
  return LEVELS.find(level => level.id === id) ?? null
}
