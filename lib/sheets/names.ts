import type { SubjectSlug } from '@/lib/catalogue/subjects'

/** The sheets there are, and what their button in an exam says. Small: the browser needs it to name a tool. */
export const SHEET_TOOLS = {
  'formulae-0580': 'Formula list',
  'formulae-0606': 'Formula list',
  'formulae-9709': 'Formula list',
  'data-and-formulae-9702': 'Data and formulae',
  'data-9701': 'Data section',
  'periodic-table-0620': 'Periodic table',
  'qualitative-analysis-0620': 'Notes for analysis',
  'periodic-table-9701': 'Periodic table',
} as const

export type SheetName = keyof typeof SHEET_TOOLS

export function isSheetName(name: string): name is SheetName {
  return Object.hasOwn(SHEET_TOOLS, name)
}

const OF_SUBJECT: Readonly<Record<string, readonly SheetName[]>> = {
  'igcse/extended-maths': ['formulae-0580'],
  'igcse/additional-maths': ['formulae-0606'],
  'igcse/chemistry': ['periodic-table-0620'],
  'alevels/mathematics': ['formulae-9709'],
  'alevels/physics': ['data-and-formulae-9702'],
  'alevels/chemistry': ['data-9701', 'periodic-table-9701'],
}

/** What the papers of a subject hand to the candidate, unless their plan names others. */
export function sheetsOf(level: string, subject: SubjectSlug): readonly SheetName[] {
  return OF_SUBJECT[`${level}/${subject}`] ?? []
}
