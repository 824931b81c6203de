import { signed, slopeTerm } from '@/lib/exams/authoring/maths'
import { toSigFigs } from '@/lib/exams/format'

/** What questions on exponential and logarithmic functions write, in LaTeX. */

/** The power nx of an exponential: `3x`, `-x`. */
export const powerOf = (n: number, letter = 'x') => slopeTerm(n, 1, letter)

/** ke^(nx) + a, the positive term first. */
export const exponential = (k: number, n: number, a: number) => {
  const power = `e^{${powerOf(n)}}`
  if (k < 0 && a > 0) return `${a} - ${slopeTerm(-k, 1, power)}`
  return `${slopeTerm(k, 1, power)}${a === 0 ? '' : ` ${signed(a)}`}`
}

/** (ln r) ÷ n: `\\frac{1}{3}\\ln 4`, `-\\ln 5`. */
export const lnOf = (n: number, r: number) => slopeTerm(1, n, `\\ln ${r}`)

/** Whether a value to three figures ends in no nought that students leave out: 3.80 is typed as 3.8. */
export const showsThreeFigures = (value: number) =>
  Math.abs(value - toSigFigs(value, 2)) < 1e-9 * Math.abs(value) ||
  toSigFigs(value, 3) !== toSigFigs(toSigFigs(value, 3), 2)
