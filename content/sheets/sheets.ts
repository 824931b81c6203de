import { SHEET_TOOLS, type SheetName } from '@/lib/sheets/names'
import type { Sheet } from '@/lib/sheets/sheet'
import { ANALYSIS_0620 } from './analysis-0620'
import { DATA_9701, PERIODIC_TABLE_0620, PERIODIC_TABLE_9701 } from './chemistry'
import { FORMULAE_9709 } from './mathematics-9709'
import { FORMULAE_0580, FORMULAE_0606 } from './mathematics-igcse'
import { DATA_9702 } from './physics-9702'

const BY_NAME: Readonly<Record<SheetName, Sheet>> = {
  'formulae-0580': FORMULAE_0580,
  'formulae-0606': FORMULAE_0606,
  'formulae-9709': FORMULAE_9709,
  'data-and-formulae-9702': DATA_9702,
  'data-9701': DATA_9701,
  'periodic-table-0620': PERIODIC_TABLE_0620,
  'qualitative-analysis-0620': ANALYSIS_0620,
  'periodic-table-9701': PERIODIC_TABLE_9701,
}

export const SHEETS: readonly Sheet[] = (Object.keys(SHEET_TOOLS) as SheetName[]).map(name => BY_NAME[name])

/** All that some paper of a subject hands out. */
export function sheetsOfSubject(level: string, subject: string): readonly Sheet[] {
  return SHEETS.filter(sheet => sheet.level === level && sheet.subject === subject)
}

export function sheetNamed(name: SheetName): Sheet {
  return BY_NAME[name]
}
