import { allBlueprints, findBlueprint } from '@/lib/exams/blueprints'
import { faultsOfPapers } from '@/lib/exams/check-paper'
import type { Passed } from '@/lib/exams/ledger'
import { compiledFiles } from '@/lib/server/content/compiled-questions'
import { filesOf } from '@/lib/server/content/ledger'
import { checkedBank } from '@/lib/server/exams/bank'
import { bundle, contentHash } from '../content/bundle'
import type { Known } from './what-to-check'

const CHECKER = 'lib/exams/check-paper.ts'

export type PaperChecked = { paperId: string; faults: string[] }

/** A bank that cannot fill a section is a fault like others. */
export function checkPaper(paperId: string): PaperChecked {
  const blueprint = findBlueprint(paperId)
  if (!blueprint) throw new Error(`There is no paper ${paperId}`)
  const bank = checkedBank(blueprint)
  try {
    return { paperId, faults: faultsOfPapers(blueprint, bank) }
  } catch (error) {
    return { paperId, faults: [String(error)] }
  }
}

/** All papers as they are now: of what each is made, and by what code it is judged. */
export async function knownPapers(passed: Readonly<Record<string, Passed>>): Promise<Known> {
  const files = compiledFiles()
  const { code } = await bundle(CHECKER)
  const by = contentHash(code)
  const now = allBlueprints().map(blueprint => {
    const drawn = [...filesOf(blueprint, files)].flat()
    return [blueprint.paperId, { hash: contentHash(JSON.stringify(blueprint), ...drawn) }] as const
  })
  return { now: Object.fromEntries(now), passed, nameOf: () => by }
}
