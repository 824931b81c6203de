import { poly, slopeTerm } from '@/lib/exams/authoring/maths'

/** Coefficients, the highest power first. */
export type Coefficients = readonly number[]

/** The product of polynomials. */
export function times(...factors: readonly Coefficients[]): number[] {
  return factors.reduce<number[]>(
    (product, factor) => {
      const size = product.length + factor.length - 1
      const next: number[] = Array(size).fill(0)
      product.forEach((a, at) => {
        factor.forEach((b, by) => {
          next[at + by] = (next[at + by] ?? 0) + a * b
        })
      })
      return next
    },
    [1],
  )
}

export const valueAt = (p: Coefficients, x: number) => p.reduce((sum, each) => sum * x + each, 0)

/** Division by ax − b the long way: what stands above the line, and what is left. */
export function longDivision(p: Coefficients, [a, b]: readonly [number, number]) {
  const left = [...p]
  const quotient: number[] = []
  for (let at = 0; at < p.length - 1; at += 1) {
    const next = (left[at] ?? 0) / a
    quotient.push(next)
    left[at + 1] = (left[at + 1] ?? 0) + next * b
  }
  return { quotient, remainder: left.at(-1) ?? 0 }
}

/** Terms in a row: `2x^3`, `ax^2`, `-5x`, `6`. */
export const joined = (...terms: readonly string[]) =>
  terms
    .filter(each => each !== '' && each !== '0')
    .join(' + ')
    .replaceAll('+ -', '- ')

/** A number times a power of x, to stand among terms with letters. */
export const monomial = (coefficient: number, power: number) =>
  coefficient === 0 ? '' : poly(coefficient, ...Array(power).fill(0))

/** A polynomial with a value in the place of x, as it is written before it is worked out. */
export function substituted(p: Coefficients, value: string): string {
  const inside = value.includes('frac') ? `\\left(${value}\\right)` : `(${value})`
  const top = p.length - 1
  const terms = p.map((each, at) => {
    const power = top - at
    if (each === 0) return ''
    if (power === 0) return String(each)
    return `${each === 1 ? '' : each === -1 ? '-' : each}${inside}${power === 1 ? '' : `^${power}`}`
  })
  return joined(...terms)
}

/** A polynomial in another quantity: its powers stand in the places of those of x, the constant stays. */
export const inPowers = (p: Coefficients, powers: readonly string[]) =>
  joined(...p.map((each, at) => (at < powers.length ? slopeTerm(each, 1, powers[at] ?? '') : String(each))))
