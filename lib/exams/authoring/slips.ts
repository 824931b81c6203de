import type { Random } from '../random'

/** A wrong value with the error that leads to it, and how values are printed. */
export type Slip = readonly [value: number, error: string]
/** Slips as pairs, or as an object: 'You added the speeds.': slow + fast. */
export type Slips = readonly Slip[] | Readonly<Record<string, number>>
export type Print = (value: number) => string

/** Slips written as an object, in the author's order. */
export function slipsOf(of: Slips): Slip[] {
  return Array.isArray(of) ? [...of] : Object.entries(of).map(([error, value]) => [value, error])
}

/** Three of the wrong values that print unlike the right one and unlike each other, so that its place by size varies. Null when there are no three. */
export function threeSlips(random: Random, right: number, all: readonly Slip[], print: Print): Slip[] | null {
  const seen = new Set([print(right)])
  const kept = random.shuffle(all).filter(([value]) => {
    const fresh = !seen.has(print(value))
    seen.add(print(value))
    return fresh
  })
  const below = kept.filter(([value]) => value < right)
  const above = kept.filter(([value]) => value > right)
  const [fewest, most] = [Math.max(0, 3 - above.length), Math.min(3, below.length)]
  if (fewest > most) return null
  const count = random.int(fewest, most)
  return [...below.slice(0, count), ...above.slice(0, 3 - count)]
}
