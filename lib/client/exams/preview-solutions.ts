import { readSolutions } from '@/lib/exams/marking/solution-list'
import { typeset } from '@/lib/exams/marking/typeset'

export type SolutionsPreview = { html: string; count: number } | null

/** How a list of solutions reads, as HTML, and how many they are; null when one cannot be read. Import it when needed. */
export function previewSolutions(typed: string, angles: 'degrees' | 'radians' | null): SolutionsPreview {
  const listed = readSolutions(typed, angles)
  if (listed.some(({ value }) => value === null)) return null
  return { html: listed.map(({ text }) => typeset(text) ?? '').join(', '), count: listed.length }
}
