import type { CheckSetting } from '@/lib/exams/check-template'
import type { Ledger } from '@/lib/exams/ledger'
import type { CompiledFiles } from '@/lib/server/content/compiled-questions'
import { bundle, contentHash } from '../content/bundle'
import { isInTurn } from '../content/in-turn'

const CHECKER = 'scripts/questions/check-templates.ts'

/** Names a check: the code that judges, and what the syllabus asks of each address. */
export async function checkNamer(
  settingOf: (address: string) => CheckSetting,
  checker = CHECKER,
): Promise<(address: string) => string> {
  const { code } = await bundle(checker)
  return address => {
    const { subtopics, ...rest } = settingOf(address)
    return contentHash(code, JSON.stringify([[...subtopics], rest]))
  }
}

export type Known = {
  files: CompiledFiles
  ledger: Pick<Ledger, 'draws' | 'files'> | null
  nameOf: (address: string) => string
  draws: number
}

/** Whether this very code has passed this very check. What is unknown, old or damaged has not. */
export function hasPassed(address: string, { files, ledger, nameOf, draws }: Known): boolean {
  const entry = ledger?.draws === draws ? ledger.files?.[address] : undefined
  return entry !== undefined && entry.hash === files[address]?.hash && entry.by === nameOf(address)
}

/** What has not passed as it is, and a tenth of the rest. */
export function toCheck(addresses: readonly string[], known: Known, day: string): string[] {
  return addresses.filter(address => !hasPassed(address, known) || isInTurn(address, day))
}
