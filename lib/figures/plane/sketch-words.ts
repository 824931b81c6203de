import type { Point } from '@/lib/figures/shapes'
import { plainText } from '@/lib/figures/statistics/chart'
import type { RealFunction } from './curves'
import type { Place } from './place'
import { printed } from './plane'
import { runsOf } from './trace'

export type SketchMark = number | { at: number; label: string; place?: Place }

export type Sketch = {
  /** one curve or several; each with its equation if it is to be named */
  curves: readonly (
    | RealFunction
    | { f: RealFunction; label?: string; labelAt?: number; place?: Place; cls?: string }
  )[]
  /** the window */
  x: readonly [min: number, max: number]
  y: readonly [min: number, max: number]
  /** values named on the axes: roots, intercepts */
  onX?: readonly SketchMark[]
  onY?: readonly SketchMark[]
  /** named points: turning points, intersections */
  points?: readonly { at: Point; label?: string; place?: Place }[]
  /** equations: `x = 2`, `y = 1`, `y = x + 1` */
  asymptotes?: readonly string[]
  equalScales?: boolean
  width?: number
  height?: number
  left?: number
  top?: number
}

export type SketchCurve = Exclude<Sketch['curves'][number], RealFunction>

export function curvesOf({ curves }: Sketch): SketchCurve[] {
  return curves.map(each => (typeof each === 'function' ? { f: each } : each))
}

export function named(each: SketchMark): { at: number; label: string; place?: Place } {
  return typeof each === 'number' ? { at: each, label: printed(each) } : each
}

const STEPS = 240

/** How a curve goes from left to right in its window: `rises, falls, rises`; breaks at asymptotes are told. */
export function courseOf(f: RealFunction, x: Sketch['x'], y: Sketch['y']): string {
  const frame = { left: x[0], right: x[1], top: -y[1], bottom: -y[0] }
  const size = y[1] - y[0]
  const told = runsOf(t => [t, -f(t)], x[0], x[1], frame).map(({ from, to }) => {
    const ways: string[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const [here, next] = [step, step + 1].map(at => f(from + ((to - from) * at) / STEPS))
      const rise = (next ?? 0) - (here ?? 0)
      const way = Math.abs(rise) < size * 1e-6 ? 'stays level' : rise > 0 ? 'rises' : 'falls'
      if (way !== ways.at(-1)) ways.push(way)
    }
    // A turning point that falls on a sample is not a level stretch.
    const clear = ways.length > 1 ? ways.filter(way => way !== 'stays level') : ways
    return clear.filter((way, at) => way !== clear[at - 1]).join(', ')
  })
  return told.join('; after a break it ')
}

/** What a sketch shows: the course of each curve and what is written on it, but no value that is not. */
export function describeSketch(options: Sketch): string {
  const { x, y, onX = [], onY = [], points = [], asymptotes = [] } = options
  const curves = curvesOf(options).map(({ f, label }, at) => {
    const name = label ? `The curve ${plainText(label)}` : at === 0 ? 'A curve' : 'Another curve'
    return `${name} ${courseOf(f, x, y)} from left to right.`
  })
  const list = (title: string, entries: readonly string[]) =>
    entries.length > 0 ? ` ${title}: ${entries.map(plainText).join(', ')}.` : ''
  return (
    `A sketch on x and y axes. ${curves.join(' ')}` +
    list(
      'Marked on the x axis',
      onX.map(each => named(each).label),
    ) +
    list(
      'Marked on the y axis',
      onY.map(each => named(each).label),
    ) +
    list(
      'Points',
      points.flatMap(each => (each.label ? [each.label] : ['a dot without a name'])),
    ) +
    list('Dashed asymptotes', asymptotes)
  )
}
