import { gcd, signed, slopeTerm, term } from '@/lib/exams/authoring/maths'

/** Equations of lines and circles as LaTeX and as students type them, which is the same here. */

const sum = (...terms: readonly string[]) =>
  terms.filter(Boolean).join(' ').replace(/^\+ /, '').replace(/^- /, '-')

/** ax + by + c = 0 in lowest terms with a positive first term. */
export function zeroForm(a: number, b: number, c: number): string {
  const common = gcd(gcd(a, b), c) * (a < 0 || (a === 0 && b < 0) ? -1 : 1)
  const constant = c === 0 ? '' : signed(c / common)
  return `${sum(term(a / common, 'x'), term(b / common, 'y'), constant)} = 0`
}

/** The line through two points as ax + by + c = 0. */
export const lineThrough = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
  zeroForm(y2 - y1, x1 - x2, (x2 - x1) * y1 - (y2 - y1) * x1)

/** x − a, as a factor. */
export const less = (letter: string, a: number) => (a === 0 ? letter : `${letter} ${signed(-a)}`)

/** The right side of y − b = m(x − a), m = up/across. */
export const slopeFrom = (up: number, across: number, a: number) =>
  slopeTerm(up, across, a === 0 ? 'x' : `(${less('x', a)})`)

const square = (letter: string, a: number) => (a === 0 ? `${letter}^2` : `(${less(letter, a)})^2`)

/** (x − a)^2 + (y − b)^2 = r^2 with the square of the radius. */
export const circleForm = ([a, b]: readonly [number, number], squared: number | string) =>
  `${square('x', a)} + ${square('y', b)} = ${squared}`

/** x^2 + y^2 + 2gx + 2fy + c = 0. */
export function generalForm([a, b]: readonly [number, number], squared: number): string {
  const c = a * a + b * b - squared
  return `${sum('x^2', '+ y^2', term(-2 * a, 'x'), term(-2 * b, 'y'), c === 0 ? '' : signed(c))} = 0`
}

/** A quadratic in x: ax^2 + bx + c. */
export const quadratic = (a: number, b: number, c: number) =>
  sum(term(a, 'x^2'), term(b, 'x'), c === 0 ? '' : signed(c)) || '0'

/** Directions in lowest terms: steps across and up, or up and across. */
export const WAYS = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
  [4, 3],
  [3, 4],
] as const
