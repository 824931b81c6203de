import { routes } from '@/lib/routes'
import { isSheetName, type SheetName } from '@/lib/sheets/names'
import { examStore, type KeptSheet } from './exam-store'

function isSheet(value: unknown): value is KeptSheet {
  const sheet = value as Partial<KeptSheet> | null
  return typeof sheet?.title === 'string' && typeof sheet.html === 'string'
}

/** The sheet of our own site, else this device's copy. Null without either. */
export async function loadSheet(name: SheetName): Promise<KeptSheet | null> {
  try {
    const answer = await fetch(routes.sheetData(name))
    const sheet: unknown = answer.ok ? await answer.json() : null
    if (isSheet(sheet)) {
      void examStore.keepSheet(name, sheet)
      return sheet
    }
  } catch {
    // no connection
  }
  return (await examStore.sheet(name)) ?? null
}

/** The sheets that a paper names and that we have; an old attempt may name others. */
export function knownSheets(names: readonly string[]): SheetName[] {
  return names.filter(isSheetName)
}
