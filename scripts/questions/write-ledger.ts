import { allBlueprints } from '@/lib/exams/blueprints'
import { DRAWS_CHECKED } from '@/lib/exams/check-template'
import type { Ledger, LedgerFile, Passed } from '@/lib/exams/ledger'
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

/** After a change in the number of draws nothing checked earlier counts. */
export function passedFiles(ledger: Ledger | null): Ledger['files'] {
  return ledger?.draws === DRAWS_CHECKED ? (ledger.files ?? {}) : {}
}

/** By address or paper id; null where faults were found. */
type Found<Entry> = ReadonlyMap<string, Entry | null>

/**
 * Enters what was found without fault. What passed the same check before keeps the day of it, so that a run which
 * finds nothing new changes nothing. `report`: null keeps what was found last.
 */
export function writeLedger(
  before: Ledger | null,
  found: { files: Found<LedgerFile>; papers: Found<Passed> },
  report: Pick<Ledger, 'apart' | 'report'> | null,
): void {
  const { apart, report: reported } = report ?? before ?? { apart: {}, report: '' }
  const paperIds = allBlueprints().map(({ paperId }) => paperId)
  const ledger: Ledger = {
    draws: DRAWS_CHECKED,
    report: reported,
    apart,
    papers: entered(paperIds, before?.papers ?? {}, found.papers),
    files: entered(templateAddresses(), passedFiles(before), found.files),
  }
  writeWhole(LEDGER_FILE, `${JSON.stringify(ledger, null, 2)}\n`)
}

/** What is there no more, or has faults, is left out. */
function entered<Entry extends Passed>(
  ids: readonly string[],
  before: Readonly<Record<string, Entry>>,
  found: Found<Entry>,
): Record<string, Entry> {
  const entries: Record<string, Entry> = {}
  for (const id of ids) {
    const [known, now] = [before[id], found.get(id)]
    if (now === null) continue
    const entry = now && known && isSame({ ...now, on: known.on }, known) ? known : (now ?? known)
    if (entry) entries[id] = entry
  }
  return entries
}

function isSame<Entry extends Passed>(one: Entry, other: Entry): boolean {
  return (Object.keys(one) as (keyof Entry)[]).every(key => one[key] === other[key])
}
