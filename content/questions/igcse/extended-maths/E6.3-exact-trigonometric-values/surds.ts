import { gcd } from '@/lib/exams/authoring/maths'

/** A fraction of a surd, in LaTeX, as it is typed and as it stands in a figure. */
export type Surd = { latex: string; typed: string; shown: string }

/** above√root / below with square factors taken out and the fraction in its lowest terms. */
export function surd(above: number, below: number, root: number): Surd {
  let [front, inside] = [above, root]
  for (const each of [2, 3, 5, 7])
    while (inside % (each * each) === 0) {
      front *= each
      inside /= each * each
    }
  const common = gcd(front, below)
  const [top, under] = [front / common, below / common]
  const number = top === 1 && inside > 1 ? '' : String(top)
  const latex = inside === 1 ? number : `${number}\\sqrt{${inside}}`
  return {
    latex: under === 1 ? latex : `\\frac{${latex}}{${under}}`,
    typed: `${number}${inside === 1 ? '' : `sqrt(${inside})`}${under === 1 ? '' : `/${under}`}`,
    shown: `${number}${inside === 1 ? '' : `√${inside}`}${under === 1 ? '' : `/${under}`}`,
  }
}

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
