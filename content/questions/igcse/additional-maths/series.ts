import { ask } from '@/lib/exams/authoring/ask'
import { slopeTerm } from '@/lib/exams/authoring/maths'

/** What questions on series write: binomials and their expansions, terms and sums of progressions. */

/** "Give an integer or a fraction": an integer is a right form of what happens to be one. */
export const askExact: typeof ask.fraction = facts =>
  ask.fraction({ form: Number.isInteger(facts.answer) ? 'integer' : 'fraction', ...facts })

/** The number of ways to choose r of n. */
export function choose(n: number, r: number): number {
  let ways = 1
  for (let each = 1; each <= r; each += 1) ways = (ways * (n - r + each)) / each
  return ways
}

/** The coefficients of (a + bx)^n, that of the lowest power first. */
export const coefficientsOf = (a: number, b: number, n: number) =>
  Array.from({ length: n + 1 }, (_, r) => choose(n, r) * a ** (n - r) * b ** r)

/** A polynomial with its lowest power first: LaTeX and the marker's spelling at once. */
export function ascending(coefficients: readonly number[], letter = 'x'): string {
  const terms = coefficients.map((each, power) => {
    const name = power === 0 ? '' : power === 1 ? letter : `${letter}^${power > 9 ? `{${power}}` : power}`
    const size = Math.abs(each) === 1 && power > 0 ? '' : String(Math.abs(each))
    return each === 0 ? '' : `${each < 0 ? ' - ' : ' + '}${size}${name}`
  })
  return terms.join('').replace(/^ \+ /, '').replace(/^ - /, '-') || '0'
}

/** bx in LaTeX as a paper prints it: `3x`, `\frac{x}{4}`, `\frac{2x}{3}`. */
export function partOfX(above: number, below = 1, letter = 'x'): string {
  const size = slopeTerm(Math.abs(above), 1, letter)
  return `${above < 0 ? '-' : ''}${below === 1 ? size : `\\frac{${size}}{${below}}`}`
}

/** (a + bx)^n in LaTeX, b = above/below. */
export function binomial(a: number | string, above: number, below: number, n: number, letter = 'x'): string {
  const inside = `${a} ${above < 0 ? '-' : '+'} ${partOfX(Math.abs(above), below, letter)}`
  return `${below === 1 ? `(${inside})` : `\\left(${inside}\\right)`}^${n > 9 ? `{${n}}` : n}`
}

/** The product of two polynomials, lowest powers first: a second route to every expansion. */
export function multiplied(one: readonly number[], other: readonly number[]): number[] {
  const product = Array.from({ length: one.length + other.length - 1 }, () => 0)
  one.forEach((a, i) => {
    other.forEach((b, j) => {
      product[i + j] = (product[i + j] ?? 0) + a * b
    })
  })
  return product
}

/** A polynomial to a power, multiplied out bracket by bracket. */
export function powerOf(polynomial: readonly number[], n: number): number[] {
  let product: number[] = [1]
  for (let each = 0; each < n; each += 1) product = multiplied(product, polynomial)
  return product
}

/** A number in LaTeX, thousands set apart from five digits on. */
export const spaced = (value: number) =>
  String(value).replace(/^-?\d{5,}/, digits => digits.replace(/\B(?=(\d{3})+$)/g, '\\,'))

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** The place of a term: "third", "21st". */
export function nth(n: number): string {
  const end =
    n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'
  return ORDINALS[n - 1] ?? `${n}${end}`
}
