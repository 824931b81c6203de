import { frac, typedFraction } from '@/lib/exams/authoring/maths'
import { type Figure, figure } from '@/lib/figures/figure'
import { areaBetween } from '@/lib/figures/plane/regions'
import type { Sketch } from '@/lib/figures/plane/sketch-words'
import { sketch } from '@/lib/figures/plane/sketches'
import { line } from '@/lib/figures/shapes'

/** What questions on plane areas share. */

type RealFunction = (x: number) => number

/** A region between two functions; without a lower one, between a curve and the x-axis. */
export type Shaded = { upper: RealFunction; lower?: RealFunction; from: number; to: number }

/** A sketch with shaded regions, whose upright sides are drawn at `walls`. */
export function shadedSketch(
  { name, title, description }: { name: string; title: string; description: string },
  drawn: Sketch,
  regions: readonly Shaded[],
  walls: readonly number[] = [],
): Figure {
  const chart = sketch(drawn)
  const f = regions[0]?.upper
  return figure(
    { name, title, description, height: chart.height },
    ...regions.map(({ upper, lower = () => 0, from, to }) => areaBetween(chart.on, upper, lower, from, to)),
    ...(f ? walls.map(x => line(...chart.on.at(x, 0), ...chart.on.at(x, f(x)), 'l thin')) : []),
    chart.shape,
  )
}

/** F(b) − F(a) in LaTeX. */
export const between = (inside: string, from: number | string, to: number | string) =>
  `\\left[${inside}\\right]_{${from}}^{${to}}`

/** A positive factor before a letter, 1 left out. */
export const times = (value: number) => (value === 1 ? '' : String(value))

/** v/u under a logarithm, in LaTeX and as typed. */
export function ratio(v: number, u: number): { latex: string; typed: string } {
  const latex = frac(v, u)
  return {
    latex: latex.startsWith('\\') ? `\\left(${latex}\\right)` : ` ${latex}`,
    typed: `ln(${typedFraction(v, u)})`,
  }
}
