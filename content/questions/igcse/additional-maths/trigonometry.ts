import { ask } from '@/lib/exams/authoring/ask'
import { gcd } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { fractionText, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

/** What questions on trigonometry share: the six functions, angles in print, and roots found by search. */

export const RADIAN = Math.PI / 180

export type Ratio = 'sin' | 'cos' | 'tan' | 'sec' | 'cosec' | 'cot'

/** Of an angle in radians. */
export const RATIO: Readonly<Record<Ratio, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: angle => 1 / Math.cos(angle),
  cosec: angle => 1 / Math.sin(angle),
  cot: angle => Math.cos(angle) / Math.sin(angle),
}

/** The name in LaTeX, with the space that an argument needs after it. */
export const inLatex = (ratio: Ratio) => (ratio === 'cosec' ? '\\operatorname{cosec}' : `\\${ratio}`)

/** up/down of π in LaTeX: `\\frac{2\\pi}{3}`. */
export function piLatex(up: number, down = 1): string {
  if (up === 0) return '0'
  const common = gcd(up, down)
  const [over, under] = [Math.abs(up) / common, down / common]
  const top = `${over === 1 ? '' : over}\\pi`
  return `${up < 0 ? '-' : ''}${under === 1 ? top : `\\frac{${top}}{${under}}`}`
}

/** The same as it is typed: `2pi/3`. */
export function piTyped(up: number, down = 1): string {
  if (up === 0) return '0'
  const common = gcd(up, down)
  const [over, under] = [up / common, down / common]
  const size = Math.abs(over) === 1 ? (over < 0 ? '-' : '') : String(over)
  return `${size}pi${under === 1 ? '' : `/${under}`}`
}

/** A whole number of degrees as radians in terms of π. */
export const radiansLatex = (degrees: number) => piLatex(degrees, 180)
export const radiansTyped = (degrees: number) => piTyped(degrees, 180)

/** bx in LaTeX, b = up/down: `2x`, `\\frac{3x}{2}`. */
export function multiple(up: number, down = 1, letter = 'x'): string {
  const common = gcd(up, down)
  const [over, under] = [up / common, down / common]
  const top = `${over === 1 ? '' : over}${letter}`
  return under === 1 ? top : `\\frac{${top}}{${under}}`
}

/**
 * All roots between two values, both included, by search: where the sign changes, and on the samples. For functions
 * without breaks; write an equation without denominators. Roots at which the curve only touches must be on a sample.
 */
export function rootsOf(f: (x: number) => number, from: number, to: number, samples = 2880): number[] {
  const at = (index: number) => from + ((to - from) * index) / samples
  const found: number[] = []
  for (let index = 0; index <= samples; index += 1) {
    const here = f(at(index))
    if (Math.abs(here) < 1e-9) found.push(at(index))
    else if (index < samples && Math.abs(f(at(index + 1))) >= 1e-9 && here * f(at(index + 1)) < 0)
      found.push(bisect(f, at(index), at(index + 1)))
  }
  return found
}

/** Texts of a list of angles: "30°, 150° and 270°". */
export function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

/** Angles in degrees to one decimal place, in print and as keys. */
export const degreesOf = (angles: readonly number[]) => listed(angles.map(each => `${plain(each, 1)}°`))
export const typedDegrees = (angles: readonly number[]) => angles.map(each => String(clean(each)))

/** What `ask.solutions` wants for one turn in degrees, to one decimal place. */
export const IN_DEGREES = {
  letter: 'theta',
  interval: { from: '0', to: '360' },
  angles: 'degrees' as const,
  figures: { kind: 'decimal' as const, count: 1 },
}

type Expression = Parameters<typeof ask.expression>[0]

/** A rational number in any exact form: −13/5, −2.6, or a whole number where it is one. */
export const exactly = ({ answer, ...facts }: Omit<Expression, 'answer' | 'letters'> & { answer: number }) =>
  ask.expression({
    form: 'exact',
    ...facts,
    answer: fractionText(answer).replace(/\/1$/, ''),
    letters: [],
  })
