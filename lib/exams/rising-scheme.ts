import type { MarkPoint } from './question'

/** Schemes of parts whose marks rise with what is right: orders by their longest run in sequence, matches by items. */

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => WORDS[count] ?? String(count)

/** How many of `all` must be right for the first, second … mark; the last mark needs all of them. */
export function neededFor(all: number, marks: number): number[] {
  return Array.from({ length: marks }, (_, at) => Math.ceil(((at + 1) * all) / marks))
}

/** The longest run in sequence that the first, second … mark of an order needs: each step out of it costs one mark. */
export function runNeededFor(items: number, marks: number): number[] {
  return Array.from({ length: marks }, (_, at) => items - marks + 1 + at)
}

/** A step so many places from its own is no slip: it counts as two out of sequence. */
export function farPlaces(items: number): number {
  return Math.ceil(items / 2)
}

/** The scheme of an order of so many items. */
export function sequenceScheme(items: number, marks: number): MarkPoint[] {
  return runNeededFor(items, marks).map(needed => ({
    code: 'B1',
    text:
      needed === items
        ? `all ${inWords(items)} in the right order`
        : `at least ${inWords(needed)} of the ${inWords(items)} in the right sequence (a step ${inWords(farPlaces(items))} or more places out counts as two)`,
  }))
}

/** The scheme of a match with fewer marks than items. */
export function matchScheme(items: number, marks: number): MarkPoint[] {
  return neededFor(items, marks).map(needed => ({
    code: 'B1',
    text:
      needed === items
        ? items === 2
          ? 'both right'
          : `all ${inWords(items)} right`
        : `at least ${inWords(needed)} of the ${inWords(items)} right`,
  }))
}
