import { type Graph, graph } from '@/lib/figures/graph'
import { printed } from '@/lib/figures/plane/plane'
import { outline } from '@/lib/figures/plane/trace'
import { arrow, line, num, type Point, type Shape } from '@/lib/figures/shapes'
import { type Chart, niceStep, scaleFor, series, spokenLabel } from './chart'
import type { Classes } from './histogram'
import { cumulated, total } from './statistics'

export type Reading =
  | 'median'
  | 'lower quartile'
  | 'upper quartile'
  | { value: number }
  | { frequency: number }

export type CumulativeOptions = Classes & {
  label: string
  xEvery?: number
  yEvery?: number
  yMax?: number
  xMin?: number
  /** dashed lines with arrow heads that read the curve */
  readings?: readonly Reading[]
  /** straight lines between the points instead of a smooth curve */
  straight?: boolean
  /** points only, or the axes only, for the student to go on */
  draw?: 'curve' | 'points' | 'axes'
  /** finer lines between those of the grid, so that readings can be taken: 2 when absent */
  parts?: number
  height?: number
}

/** Slopes at the points of a rising curve that never overshoots (Fritsch and Carlson, in Steffen's form). */
function slopesOf(points: readonly Point[], straight: boolean): number[] {
  const gradients = points.slice(1).map(([x, y], at) => {
    const [x0, y0] = points[at] ?? [x - 1, y]
    return (y - y0) / (x - x0 || 1)
  })
  if (straight) return []
  return points.map(([x], at) => {
    const [before, after] = [gradients[at - 1], gradients[at]]
    if (before === undefined) return 0
    if (after === undefined) return 0
    const [left, right] = [x - (points[at - 1]?.[0] ?? x), (points[at + 1]?.[0] ?? x) - x]
    const weighted = (before * right + after * left) / (left + right || 1)
    return Math.min(weighted, 2 * before, 2 * after)
  })
}

export type CumulativeCurve = {
  points: Point[]
  slopes: number[]
  /** how many values lie below x */
  below: (x: number) => number
  /** the x that so many values lie below */
  reading: (frequency: number) => number
}

/** The cumulative frequency curve through the upper class boundaries, to be read as it is drawn. */
export function cumulativeCurve({ edges, frequencies }: Classes, straight = false): CumulativeCurve {
  const points = cumulated(frequencies).map((sum, at): Point => [edges[at] ?? 0, sum])
  const slopes = slopesOf(points, straight)
  const below = (x: number): number => {
    const next = points.findIndex(([end]) => end >= x)
    if (next <= 0) return next === 0 ? 0 : total(frequencies)
    const [[x0, y0], [x1, y1]] = [points[next - 1] ?? [0, 0], points[next] ?? [0, 0]]
    const width = x1 - x0
    const t = (x - x0) / width
    if (straight) return y0 + (y1 - y0) * t
    const [m0, m1] = [(slopes[next - 1] ?? 0) * width, (slopes[next] ?? 0) * width]
    return (
      y0 * (2 * t ** 3 - 3 * t ** 2 + 1) +
      m0 * (t ** 3 - 2 * t ** 2 + t) +
      y1 * (3 * t ** 2 - 2 * t ** 3) +
      m1 * (t ** 3 - t ** 2)
    )
  }
  const reading = (frequency: number): number => {
    let [low, high] = [edges[0] ?? 0, edges.at(-1) ?? 0]
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if (below(middle) < frequency) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
  return { points, slopes, below, reading }
}

function curveOf(on: Graph, { points, slopes }: CumulativeCurve): Shape {
  const spot = (point: Point) =>
    on
      .at(...point)
      .map(num)
      .join(' ')
  const first = points[0]
  if (!first) return ''
  const pieces = points.slice(1).map(([x, y], at) => {
    const [x0, y0] = points[at] ?? [x, y]
    const third = (x - x0) / 3
    const [m0, m1] = [slopes[at], slopes[at + 1]]
    if (m0 === undefined || m1 === undefined) return `L${spot([x, y])}`
    return `C${spot([x0 + third, y0 + m0 * third])} ${spot([x - third, y - m1 * third])} ${spot([x, y])}`
  })
  return outline(`M${spot(first)}${pieces.join('')}`, 'p')
}

/** A quarter, a half and three quarters of the total are read, as for grouped data. */
export function readAt(reading: Reading, curve: CumulativeCurve): { value: number; frequency: number } {
  const whole = curve.points.at(-1)?.[1] ?? 0
  if (typeof reading === 'object' && 'value' in reading)
    return { value: reading.value, frequency: curve.below(reading.value) }
  const parts = { 'lower quartile': 0.25, median: 0.5, 'upper quartile': 0.75 }
  const frequency = typeof reading === 'object' ? reading.frequency : parts[reading] * whole
  return { value: curve.reading(frequency), frequency }
}

function readingLines(on: Graph, reading: Reading, curve: CumulativeCurve, xMin: number): Shape {
  const { value, frequency } = readAt(reading, curve)
  const [[ox, oy], [px, py]] = [on.at(xMin, 0), on.at(value, frequency)]
  const upwards = typeof reading === 'object' && 'value' in reading
  return upwards
    ? arrow(px, oy, px, py, { cls: 'r dash', head: 6 }) + arrow(px, py, ox, py, { cls: 'r dash', head: 6 })
    : line(ox, py, px, py, 'r dash') + arrow(px, py, px, oy, { cls: 'r dash', head: 6 })
}

/** A cumulative frequency graph with its readings. */
export function cumulativeFrequency(options: CumulativeOptions): Chart {
  const {
    edges,
    frequencies,
    label,
    readings = [],
    straight = false,
    draw = 'curve',
    parts = 2,
    height = 210,
  } = options
  const xMin = options.xMin ?? edges[0] ?? 0
  const xMax = edges.at(-1) ?? 1
  const curve = cumulativeCurve({ edges, frequencies }, straight)
  const whole = total(frequencies)
  const y = scaleFor(whole, options.yEvery ?? niceStep(whole, 6), options.yMax)
  const on = graph({
    x: {
      label,
      min: xMin,
      max: xMax,
      ticks: series(xMin, xMax, options.xEvery ?? niceStep(xMax - xMin, 7)),
      grid: true,
      parts,
    },
    y: { label: 'Cumulative frequency', max: y.max, ticks: y.ticks, grid: true, parts },
    left: 48,
    top: 34,
    width: 296,
    height,
  })
  const drawn =
    (draw === 'curve' ? curveOf(on, curve) : '') + (draw === 'axes' ? '' : on.points(curve.points.slice(1)))
  return {
    shape: on.axes + drawn + readings.map(each => readingLines(on, each, curve, xMin)).join(''),
    height: height + 80,
    description: describeCumulative(options),
  }
}

export function describeCumulative({
  edges,
  frequencies,
  label,
  readings = [],
  draw = 'curve',
}: CumulativeOptions): string {
  const points = cumulated(frequencies).map((sum, at) => `(${printed(edges[at] ?? 0)}, ${printed(sum)})`)
  const seen =
    draw === 'axes'
      ? 'Only the axes and the grid are drawn.'
      : `Points at ${points.slice(1).join(', ')}${draw === 'points' ? '.' : `; a rising curve joins them from ${points[0] ?? ''}.`}`
  const lines =
    readings.length === 0
      ? ''
      : ` Dashed lines show ${readings.length === 1 ? 'one reading' : `${readings.length} readings`} of the curve.`
  return `A cumulative frequency graph of ${spokenLabel(label)}. ${seen}${lines}`
}
