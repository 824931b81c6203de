import type { CheckSetting } from '@/lib/exams/check-template'
import type { Passed } from '@/lib/exams/ledger'
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

/** Files of templates, or papers: by their address or id, what they hold now and what passed. */
export type Known = {
  now: Readonly<Record<string, { hash: string }>>
  passed: Readonly<Record<string, Passed>>
  /** Name of the check that each has to pass. */
  nameOf: (address: string) => string
}

/** Whether this very thing has passed this very check. What is unknown, old or damaged has not. */
export function hasPassed(address: string, { now, passed, nameOf }: Known): boolean {
  const entry = passed[address]
  return entry !== undefined && entry.hash === now[address]?.hash && entry.by === nameOf(address)
}

/** What has not passed as it is, and a tenth of the rest. */
export function toCheck(addresses: readonly string[], known: Known, day: string): string[] {
  return addresses.filter(address => !hasPassed(address, known) || isInTurn(address, day))
}
