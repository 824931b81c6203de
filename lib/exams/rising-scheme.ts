import type { MarkPoint } from './question'

/** Schemes of parts whose marks rise with what is right: orders by pairs of neighbours, matches by items. */

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => WORDS[count] ?? String(count)

/** How many of `all` must be right for the first, second … mark; the last mark needs all of them. */
export function neededFor(all: number, marks: number): number[] {
  return Array.from({ length: marks }, (_, at) => Math.ceil(((at + 1) * all) / marks))
}

/** The scheme of an order of so many items. */
export function pairScheme(items: number, marks: number): MarkPoint[] {
  const pairs = items - 1
  return neededFor(pairs, marks).map(needed => ({
    code: 'B1',
    text:
      needed === pairs
        ? `all ${inWords(items)} in the right order`
        : `at least ${inWords(needed)} of the ${inWords(pairs)} pairs of neighbours in the right order`,
  }))
}

/** The scheme of a match with fewer marks than items. */
export function matchScheme(items: number, marks: number): MarkPoint[] {
  return neededFor(items, marks).map(needed => ({
    code: 'B1',
    text:
      needed === items
        ? `all ${inWords(items)} right`
        : `at least ${inWords(needed)} of the ${inWords(items)} right`,
  }))
}
