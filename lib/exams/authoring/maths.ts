/** What authors of mathematics write with beside authoring.ts: parts in one line, algebra as LaTeX and as typed. */

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** A fraction in LaTeX, in its lowest terms. */
export function frac(above: number, below: number): string {
  const common = gcd(above, below) * Math.sign(below)
  const [a, b] = [above / common, below / common]
  return b === 1 ? String(a) : `${a < 0 ? '-' : ''}\\frac{${Math.abs(a)}}{${b}}`
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
