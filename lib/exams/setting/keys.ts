import type { ChoicePart } from '../question'
import type { Random } from '../random'
import { standBySize } from './by-size'

/** A choice as it was drawn, and whether its options keep the author's order. */
export type DrawnChoice = { part: ChoicePart; inOrder: boolean }
type Order = 'any' | 'size' | 'kept'

/** Numbers by size may be turned round; scales and letters of a figure stay. */
function orderOf({ part, inOrder }: DrawnChoice): Order {
  if (!inOrder) return 'any'
  return standBySize(part) ? 'size' : 'kept'
}

/** Longest run of one letter; real keys have none longer (four keys of 2018 to 2024 counted). */
const RUN = 3
const TRIES = 40

const keyAt = ({ options }: ChoicePart) => options.findIndex(({ error }) => error === null)

/**
 * The same questions with their keys spread over the letters: numbers stand rising or falling, whichever helps, and
 * texts take the letters that are left.
 */
export function spreadKeys(choices: readonly DrawnChoice[], random: Random): ChoicePart[] {
  const drawn = choices.map(choice => ({ part: choice.part, order: orderOf(choice) }))
  const places = Math.max(0, ...drawn.map(({ part }) => part.options.length))
  const counts = Array.from({ length: places }, () => 0)
  const letters = drawn.map(({ part, order }) => (order === 'kept' ? keyAt(part) : null))
  const take = (at: number, letter: number) => {
    letters[at] = letter
    counts[letter] = (counts[letter] ?? 0) + 1
  }
  for (const letter of letters) if (letter !== null) counts[letter] = (counts[letter] ?? 0) + 1
  const each = random.shuffle(drawn.map((_, at) => at))
  for (const at of each.filter(index => drawn[index]?.order === 'size')) {
    const part = drawn[at]?.part as ChoicePart
    const rising = keyAt(part)
    const falling = part.options.length - 1 - rising
    take(at, (counts[falling] ?? 0) < (counts[rising] ?? 0) ? falling : rising)
  }
  const free = each.filter(at => drawn[at]?.order === 'any')
  place(letters, free, rarest(counts, free.length, random), random)
  return drawn.map(({ part, order }, at) => withKeyAt(part, order, letters[at] ?? keyAt(part)))
}

/** The letters that even the counts out, the rarest first. */
function rarest(counts: number[], count: number, random: Random): number[] {
  const tieBreak = random.shuffle(counts.map((_, letter) => letter))
  return Array.from({ length: count }, () => {
    const least = Math.min(...counts)
    const letter = tieBreak.find(each => counts[each] === least) ?? 0
    counts[letter] = least + 1
    return letter
  })
}

/** The letters that are left, in an order without a long run where one is found. */
function place(
  letters: (number | null)[],
  free: readonly number[],
  left: readonly number[],
  random: Random,
): void {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const mixed = random.shuffle(left)
    for (const [n, at] of free.entries()) letters[at] = mixed[n] ?? 0
    if (!hasLongRun(letters)) return
  }
}

function hasLongRun(letters: readonly (number | null)[]): boolean {
  return letters.some(
    (letter, at) => at >= RUN && letters.slice(at - RUN, at).every(other => other === letter),
  )
}

function withKeyAt(part: ChoicePart, order: Order, letter: number): ChoicePart {
  const now = keyAt(part)
  if (now === letter || order === 'kept') return part
  if (order === 'size') return { ...part, options: part.options.toReversed() }
  const options = [...part.options]
  const [key, other] = [options[now], options[letter]]
  if (!key || !other) return part
  options[letter] = key
  options[now] = other
  return { ...part, options }
}
