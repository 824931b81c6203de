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

/** @throws when the level is unknown: pages are generated from the list above, so this is a fault of ours */
export function requireLevel(id: string): Level {
  const level = findLevel(id)
  if (!level) throw new Error(`Unknown level ${id}`)
  return level
}
