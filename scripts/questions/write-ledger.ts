import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DRAWS_CHECKED } from '@/lib/exams/check-template'
import type { Ledger, LedgerFile } from '@/lib/exams/ledger'
import type { Template } from '@/lib/exams/template'
import { hashOfTemplates, LEDGER_FILE } from '@/lib/server/content/ledger'
import { templateAddresses } from './question-files'

export function ledgerFile(address: string, templates: readonly Template[]): LedgerFile {
  const read = templates.flatMap(({ checked }) => checked ?? []).sort()
  return {
    hash: hashOfTemplates(address),
    on: new Date().toISOString().slice(0, 10),
    templates: templates.length,
    derived: templates.filter(template => template.draw('ledger').verified !== undefined).length,
    read: read.length,
    readOn: read.at(-1) ?? null,
  }
}

/**
 * Enters what was found without fault. A file whose text is the same keeps the day of its first check, so that a run
 * which finds nothing new changes nothing. `papers`: mocks apart by paper id; null keeps what was found last.
 */
export function writeLedger(
  checked: ReadonlyMap<string, LedgerFile | null>,
  papers: Ledger['apart'] | null,
): void {
  const before: Ledger = existsSync(LEDGER_FILE)
    ? (JSON.parse(readFileSync(LEDGER_FILE, 'utf8')) as Ledger)
    : { draws: DRAWS_CHECKED, apart: {}, files: {} }
  const apart = papers ?? before.apart
  const files: Record<string, LedgerFile> = {}
  for (const address of templateAddresses()) {
    const known = before.files[address]
    const found = checked.get(address)
    if (found === null) continue // has faults
    const isSame = found !== undefined && known !== undefined && { ...found, on: known.on }
    const entry = found === undefined ? known : isSame && sameFile(isSame, known) ? known : found
    if (entry) files[address] = entry
  }
  const text = `${JSON.stringify({ draws: DRAWS_CHECKED, apart, files }, null, 2)}\n`
  if (!existsSync(LEDGER_FILE) || readFileSync(LEDGER_FILE, 'utf8') !== text) writeFileSync(LEDGER_FILE, text)
}

function sameFile(one: LedgerFile, other: LedgerFile): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
