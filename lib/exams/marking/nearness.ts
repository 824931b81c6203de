import { slipsBetween } from './distance'
import { otherTerms } from './other-terms'
import { isSameProcess } from './process-words'
import { isLetters, singular } from './word-forms'

/** How many slips are forgiven in a word of so many letters: a short word with one is another word. */
export function forgivenSlips(letters: number): number {
  return letters <= 4 ? 0 : letters <= 7 ? 1 : letters <= 12 ? 2 : 3
}

export type Nearness = { slips: number; mistaken: string | null }
export const FAR: Nearness = { slips: Number.POSITIVE_INFINITY, mistaken: null }

const isOtherTerm = (other: string, wanted: string) =>
  singular(other) !== singular(wanted) && isLetters(other)

/** One word against one of the key; `others` are words that it must not be nearer to. */
export function nearness(typed: string, wanted: string, others: ReadonlySet<string>): Nearness {
  if (typed === wanted) return { slips: 0, mistaken: null }
  if (isSameProcess(typed, wanted) && !others.has(typed)) return { slips: 0, mistaken: null }
  const most = forgivenSlips(wanted.length)
  const slips = most === 0 ? 1 : slipsBetween(typed, wanted, most)
  const isNear =
    (most === 0 ? isSlipOfHand(typed, wanted) : slips <= most) && isLetters(typed) && isLetters(wanted)
  if (!isNear) {
    const isOther = others.has(typed) || otherTerms(wanted).has(typed)
    return isOther && isOtherTerm(typed, wanted) ? { ...FAR, mistaken: typed } : FAR
  }
  // A slip of the hand in a short word makes no other term unless that is there in full.
  const reach = most === 0 ? 0 : slips
  const mayBe = (other: string) =>
    slipsBetween(typed, other, reach) <= reach || (most > 0 && isOnTheWay(typed, wanted, other, slips))
  for (const group of [others, otherTerms(wanted)]) {
    for (const other of group) {
      if (isOtherTerm(other, wanted) && mayBe(other)) return { slips, mistaken: other }
    }
  }
  return { slips, mistaken: null }
}

/**
 * "glucogen" lies between glycogen and glucagon: one slip from the first, two from the other, and no letter that is
 * in neither. A letter left out or typed twice ("ethan") leads to no other term.
 */
function isOnTheWay(typed: string, wanted: string, other: string, slips: number): boolean {
  const left = slips + 1
  return (
    typed.length === wanted.length &&
    slipsBetween(typed, other, left) === left &&
    slipsBetween(wanted, other, slips + left) === slips + left
  )
}

const once = (word: string) => word.replace(/(.)\1/g, '$1')

/** In a short word only letters that are swapped or doubled are forgiven. */
function isSlipOfHand(typed: string, wanted: string): boolean {
  if (Math.abs(typed.length - wanted.length) > 1) return false
  if (typed.length !== wanted.length) return once(typed) === once(wanted)
  const isShuffled = [...typed].sort().join('') === [...wanted].sort().join('')
  return isShuffled && wanted.length >= 4 && slipsBetween(typed, wanted, 1) === 1
}
