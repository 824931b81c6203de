import { newSeed } from './build-paper'
import { createRandom } from './random'

/** Each paper has this many mocks with a number, the same for everybody; fresh ones have no end. */
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
