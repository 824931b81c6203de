import type { Blueprint } from './blueprint'
import { buildPaper, newSeed, type Paper } from './build-paper'
import { createRandom } from './random'
import type { Met } from './setting/met'
import type { Template } from './template'

/** Each paper has at most this many mocks with a number, the same for everybody; fresh ones have no end. */
export const NUMBERED_MOCKS = 10

/** The seed of "Mock 3" of a paper. */
export function seedOfMock(paperId: string, mock: number): string {
  return newSeed(createRandom(`${paperId} mock ${mock}`).next)
}

/** The number that a seed has in the list, or null for a fresh paper. */
export function mockOfSeed(paperId: string, seed: string): number | null {
  for (let mock = 1; mock <= NUMBERED_MOCKS; mock += 1) if (seedOfMock(paperId, mock) === seed) return mock
  return null
}

/** The numbered mocks so far, by bank and paper: each is built after those before it. */
const sets = new WeakMap<readonly Template[], Map<string, Paper[]>>()

/**
 * The numbered mocks are a set: each is set as if all before it had been sat, so none asks again what an earlier one
 * asked while the bank has anything else. @throws Error when the bank cannot fill a section
 */
export function paperOfMock(blueprint: Blueprint, bank: readonly Template[], mock: number): Paper {
  const ofBank = sets.get(bank) ?? new Map<string, Paper[]>()
  sets.set(bank, ofBank)
  const papers = ofBank.get(blueprint.paperId) ?? []
  ofBank.set(blueprint.paperId, papers)
  while (papers.length < mock) {
    papers.push(buildPaper(blueprint, bank, seedOfMock(blueprint.paperId, papers.length + 1), metIn(papers)))
  }
  return papers[mock - 1] as Paper
}

/** What somebody has met who sat these papers in their order. */
export function metIn(papers: readonly Pick<Paper, 'questions'>[]): Met {
  return new Map(
    papers.flatMap(({ questions }, turn) =>
      questions.map(({ template, seed }) => [template, { turn, seed }]),
    ),
  )
}

/** How many mocks from the first on share no template: at least 1, at most NUMBERED_MOCKS. */
export function mocksApart(blueprint: Blueprint, bank: readonly Template[]): number {
  const met = new Set<string>()
  for (let mock = 1; mock <= NUMBERED_MOCKS; mock += 1) {
    const { questions } = paperOfMock(blueprint, bank, mock)
    if (questions.some(({ template }) => met.has(template))) return mock - 1
    for (const { template } of questions) met.add(template)
  }
  return NUMBERED_MOCKS
}
