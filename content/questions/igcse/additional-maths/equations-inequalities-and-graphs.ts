import { frac, gcd, poly, term, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { fractionText } from '@/lib/exams/format'
import type { Figure } from '@/lib/figures/figure'
import type { RealFunction } from '@/lib/figures/plane/curves'
import type { Sketch } from '@/lib/figures/plane/sketch-words'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

/** What equations and inequalities with a modulus, hidden quadratics and cubics share. */

/** What `ask.solutions` wants for exact values of x. */
export const EXACT = { letter: 'x', interval: null, angles: null, figures: 'exact' } as const

/** The signs of inequalities as typed, in LaTeX. */
export const SIGNS = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' } as const
export type Sign = keyof typeof SIGNS
export const isClosed = (sign: Sign) => sign.endsWith('=')

/** A number in LaTeX and as a student types it. */
export type End = { latex: string; typed: string }

export const ratio = (above: number, below = 1): End => ({
  latex: frac(above, below),
  typed: typedFraction(above, below),
})

/** ln of a fraction, `0` for ln 1. */
export function logOf(above: number, below = 1): End {
  const common = gcd(above, below)
  const [a, b] = [above / common, below / common]
  if (a === b) return { latex: '0', typed: '0' }
  return b === 1
    ? { latex: `\\ln ${a}`, typed: `ln(${a})` }
    : { latex: `\\ln\\frac{${a}}{${b}}`, typed: `ln(${a}/${b})` }
}

/** A set of values: in print, without the dollars of its pieces, and as typed. */
export type Values = { said: string; typed: string }

/** `low < x < high`, or with its ends. */
export function between(low: End, high: End, closed = false, letter = 'x'): Values {
  const [sign, typed] = closed ? ['\\le', '<='] : ['<', '<']
  return {
    said: `$${low.latex} ${sign} ${letter} ${sign} ${high.latex}$`,
    typed: `${low.typed} ${typed} ${letter} ${typed} ${high.typed}`,
  }
}

export function below(high: End, closed = false, letter = 'x'): Values {
  return {
    said: `$${letter} ${closed ? '\\le' : '<'} ${high.latex}$`,
    typed: `${letter} ${closed ? '<=' : '<'} ${high.typed}`,
  }
}

export function above(low: End, closed = false, letter = 'x'): Values {
  return {
    said: `$${letter} ${closed ? '\\ge' : '>'} ${low.latex}$`,
    typed: `${letter} ${closed ? '>=' : '>'} ${low.typed}`,
  }
}

/** Several pieces joined by "or". */
export const either = (...sets: readonly Values[]): Values => ({
  said: sets.map(each => each.said).join(' or '),
  typed: sets.map(each => each.typed).join(' or '),
})

/** The two outer regions. */
export const beyond = (low: End, high: End, closed = false, letter = 'x') =>
  either(below(low, closed, letter), above(high, closed, letter))

/** Second route: the set where a function is negative, as typed, its ends found by halving. */
export function negativeSet(f: RealFunction, closed = false, from = -40, to = 40, letter = 'x'): string {
  const ends = crossings(f, from, to)
  const sign = closed ? '<=' : '<'
  return [...ends, Number.POSITIVE_INFINITY]
    .flatMap((high, at) => {
      const low = ends[at - 1] ?? Number.NEGATIVE_INFINITY
      const inside = Number.isFinite(low)
        ? Number.isFinite(high)
          ? (low + high) / 2
          : low + 0.5
        : high - 0.5
      if (f(inside) >= 0) return []
      const left = Number.isFinite(low) ? `${fractionText(low)} ${sign} ` : ''
      const right = Number.isFinite(high) ? ` ${sign} ${fractionText(high)}` : ''
      return [
        left && !right
          ? `${letter} ${sign.replace('<', '>')} ${fractionText(low)}`
          : `${left}${letter}${right}`,
      ]
    })
    .join(' or ')
}

/** A sketch as the figure of a question. */
export const sketched = (name: string, title: string, drawn: Sketch, description?: string): Figure =>
  chartFigure(
    { name: `equations-inequalities-and-graphs/${name}`, title, ...(description && { description }) },
    sketch({ height: 210, ...drawn }),
  )

/** mx + c as a question prints it: `7 - 2x` rather than `-2x + 7`. */
export const lineText = (slope: number, rest: number) =>
  slope < 0 && rest > 0 ? `${rest} ${term(slope, 'x')}` : poly(slope, rest)
