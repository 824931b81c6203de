/** What authors of mathematics write with: fractions, lines, points and vectors, in LaTeX and as students type them. */

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** A fraction in LaTeX, in its lowest terms. */
export function frac(above: number, below: number): string {
  const common = gcd(above, below) * Math.sign(below)
  const [a, b] = [above / common, below / common]
  return b === 1 ? String(a) : `${a < 0 ? '-' : ''}\\frac{${Math.abs(a)}}{${b}}`
}

/** A fraction in lowest terms with a positive denominator. */
export function lowest(above: number, below: number): readonly [number, number] {
  const common = gcd(above, below) * Math.sign(below) || 1
  return [above / common || 0, below / common]
}

/** A fraction as students type it; as a factor of a letter in brackets, and without a 1. */
export function typedFraction(above: number, below: number, factor = false): string {
  const [a, b] = lowest(above, below)
  if (b !== 1) return factor ? `(${a}/${b})` : `${a}/${b}`
  return factor && Math.abs(a) === 1 ? (a < 0 ? '-' : '') : String(a)
}

/** A polynomial in x, highest power first: LaTeX and the marker's spelling at once. */
export function poly(...coefficients: number[]): string {
  const top = coefficients.length - 1
  const terms = coefficients.map((each, at) => {
    const power = top - at
    const letter = power === 0 ? '' : power === 1 ? 'x' : `x^${power}`
    const size = Math.abs(each) === 1 && power > 0 ? '' : String(Math.abs(each))
    return each === 0 ? '' : `${each < 0 ? ' - ' : ' + '}${size}${letter}`
  })
  return terms.join('').replace(/^ \+ /, '').replace(/^ - /, '-') || '0'
}

/** A number that follows others in a sum: "+ 3", "- 3". */
export const signed = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`

/** A term that follows others in a sum: "+ 2x", "- x", or nothing. */
export const term = (value: number, letter: string) =>
  value === 0 ? '' : `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${letter}`

/** ax + by = c with a positive first term. */
export function line(a: number, b: number, c: number): string {
  const sign = a < 0 ? -1 : 1
  return `${term(a * sign, 'x').replace(/^\+ /, '')} ${term(b * sign, 'y')} = ${c * sign || 0}`
}

/** mx as LaTeX, m = above/below: `\\frac{2}{3}x`, `-x`, `4x`; nothing when m is zero. */
export function slopeTerm(above: number, below = 1, letter = 'x'): string {
  const [a, b] = lowest(above, below)
  if (a === 0) return ''
  const size = b === 1 ? (Math.abs(a) === 1 ? '' : String(Math.abs(a))) : `\\frac{${Math.abs(a)}}{${b}}`
  return `${a < 0 ? '-' : ''}${size}${letter}`
}

/** y = mx + c, m = above/below and c = top/under: the gradient in LaTeX, the equation in LaTeX and as typed. */
export function lineOf(above: number, below: number, top: number, under = 1) {
  const slope = slopeTerm(above, below)
  const sign = top * under < 0 ? '-' : '+'
  const [size, part] = [Math.abs(top), Math.abs(under)]
  return {
    gradient: frac(above, below),
    latex:
      slope === ''
        ? `y = ${frac(top, under)}`
        : `y = ${slope}${top === 0 ? '' : ` ${sign} ${frac(size, part)}`}`,
    typed:
      slope === ''
        ? `y = ${typedFraction(top, under)}`
        : `y = ${typedFraction(above, below, true)}x${top === 0 ? '' : ` ${sign} ${typedFraction(size, part)}`}`,
  }
}

/** A number that is multiplied or taken away: in brackets when it is negative. */
export const bracketed = (value: number) => (value < 0 ? `(${value})` : String(value))

/** A point in LaTeX, without the dollars. */
export const pair = ([x, y]: readonly [number, number]) => `(${x}, ${y})`

/** The vector from one point to another in LaTeX. */
export const arrow = (ends: string) => `\\overrightarrow{${ends}}`

/** A column vector in LaTeX. */
export const column = (x: number | string, y: number | string) =>
  `\\begin{pmatrix} ${x} \\\\ ${y} \\end{pmatrix}`

/** Follows what asks for a column vector, since the field has one line. */
export const COLUMN_TYPED = 'Type it as (upper number, lower number).'

/** The whole numbers between both ends, without zero. */
export const nonZero = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(each => each !== 0)

/** x − root as a factor; the plain letter at zero. */
export const factor = (root: number) => (root === 0 ? 'x' : `(${poly(1, -root)})`)

/** √n as k√m with the least m. */
export function surdOf(n: number): { k: number; m: number } {
  let [k, m] = [1, n]
  for (let each = 2; each * each <= m; each += 1)
    while (m % (each * each) === 0) {
      m /= each * each
      k *= each
    }
  return { k, m }
}

/** A fraction of a surd, in LaTeX, as it is typed and as it stands in a figure. */
export type Surd = { latex: string; typed: string; shown: string }

/** above√root / below with square factors taken out and the fraction in its lowest terms. */
export function surd(above: number, below: number, root: number): Surd {
  const { k, m } = surdOf(root)
  const common = gcd(above * k, below)
  const [top, under] = [(above * k) / common, below / common]
  const number = top === 1 && m > 1 ? '' : String(top)
  const latex = m === 1 ? number : `${number}\\sqrt{${m}}`
  return {
    latex: under === 1 ? latex : `\\frac{${latex}}{${under}}`,
    typed: `${number}${m === 1 ? '' : `sqrt(${m})`}${under === 1 ? '' : `/${under}`}`,
    shown: `${number}${m === 1 ? '' : `√${m}`}${under === 1 ? '' : `/${under}`}`,
  }
}
