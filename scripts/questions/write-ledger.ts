import { DRAWS_CHECKED } from '@/lib/exams/check-template'
import type { Ledger, LedgerFile } from '@/lib/exams/ledger'
import { LEDGER_FILE, readLedger } from '@/lib/server/content/ledger'
import { writeWhole } from '../content/bundle'
import { templateAddresses } from './question-files'

/** One that cannot be read counts as none: then everything is checked. */
export function ledgerBefore(): Ledger | null {
  try {
    return readLedger()
  } catch {
    return null
  }
}

/**
 * Enters what was found without fault. A file that passed the same check before keeps the day of it, so that a run which
 * finds nothing new changes nothing. `report`: null keeps what was found last.
 */
export function writeLedger(
  before: Ledger | null,
  found: ReadonlyMap<string, LedgerFile | null>,
  report: Pick<Ledger, 'apart' | 'papers'> | null,
): void {
  const { apart, papers } = report ?? before ?? { apart: {}, papers: '' }
  const files: Record<string, LedgerFile> = {}
  for (const address of templateAddresses()) {
    // After a change in the number of draws nothing checked earlier counts.
    const known = before?.draws === DRAWS_CHECKED ? before.files[address] : undefined
    const now = found.get(address)
    if (now === null) continue // has faults
    const entry = now && known && isSame({ ...now, on: known.on }, known) ? known : (now ?? known)
    if (entry) files[address] = entry
  }
  writeWhole(LEDGER_FILE, `${JSON.stringify({ draws: DRAWS_CHECKED, papers, apart, files }, null, 2)}\n`)
}

function isSame(one: LedgerFile, other: LedgerFile): boolean {
  return (Object.keys(one) as (keyof LedgerFile)[]).every(key => one[key] === other[key])
}
