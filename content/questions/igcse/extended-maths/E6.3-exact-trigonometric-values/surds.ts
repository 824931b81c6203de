import { type Surd, surd } from '@/lib/exams/authoring/maths'

export type Kind = 'sin' | 'cos' | 'tan'

/** The exact values: above, below, number under the root. */
export const EXACT: Readonly<Record<Kind, Readonly<Record<number, readonly [number, number, number]>>>> = {
  sin: { 0: [0, 1, 1], 30: [1, 2, 1], 45: [1, 2, 2], 60: [1, 2, 3], 90: [1, 1, 1] },
  cos: { 0: [1, 1, 1], 30: [1, 2, 3], 45: [1, 2, 2], 60: [1, 2, 1], 90: [0, 1, 1] },
  tan: { 0: [0, 1, 1], 30: [1, 3, 3], 45: [1, 1, 1], 60: [1, 1, 3] },
}

export const exact = (kind: Kind, angle: number): Surd => surd(...(EXACT[kind][angle] ?? [0, 1, 1]))

/** Squares of the sides of a right-angled triangle with this angle: opposite, adjacent, hypotenuse. */
export const SQUARES: Readonly<Record<number, Readonly<Record<'o' | 'a' | 'h', number>>>> = {
  30: { o: 1, a: 3, h: 4 },
  45: { o: 1, a: 1, h: 2 },
  60: { o: 3, a: 1, h: 4 },
}

/** A root as it is typed, from a length reckoned in decimals whose square has a denominator of 12 at most. */
export const rootOf = (length: number) => `sqrt(${Math.round(length * length * 12)}/12)`
