import { type Graph, graph } from '@/lib/figures/graph'
import { printed } from '@/lib/figures/plane/plane'
import { type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { type Chart, niceStep, scaleFor, series, spokenLabel } from './chart'
import { frequencyDensities } from './statistics'

export type Classes = {
  /** class boundaries, one more than there are classes */
  edges: readonly number[]
  frequencies: readonly number[]
}

export type HistogramOptions = Classes & {
  /** `*m* / kg` */
  label: string
  yLabel?: string
  /** steps of the ticks */
  xEvery?: number
  yEvery?: number
  yMax?: number
  xMin?: number
  xMax?: number
  /** classes whose bars are left out, for the student to draw: 0 is the first */
  missing?: readonly number[]
  /** no numbers on the density axis, for a question that gives one bar instead */
  plainScale?: boolean
  /** finer lines between those of the grid: 2 when absent */
  parts?: number
  height?: number
}

function scaled(options: HistogramOptions, tallest: number, yLabel: string): Graph {
  const { edges, label, yEvery, yMax, plainScale, parts = 2, height = 176 } = options
  const { xMin = edges[0] ?? 0, xMax = edges.at(-1) ?? 1 } = options
  const y = scaleFor(tallest, yEvery ?? niceStep(tallest, 6), yMax)
  return graph({
    x: {
      label,
      min: xMin,
      max: xMax,
      ticks: series(xMin, xMax, options.xEvery ?? niceStep(xMax - xMin, 7)),
      grid: true,
      parts,
    },
    y: {
      label: yLabel,
      max: y.max,
      ticks: y.ticks,
      grid: true,
      parts,
      format: value => (plainScale ? '' : printed(value)),
    },
    left: 48,
    top: 34,
    width: 296,
    height,
  })
}

/** A histogram: the area of each bar is its frequency, its height the frequency density. */
export function histogram(options: HistogramOptions): Chart {
  const { edges, frequencies, missing = [], yLabel = 'Frequency density', height = 176 } = options
  const densities = frequencyDensities(edges, frequencies)
  const on = scaled(options, Math.max(...densities, 0), yLabel)
  const bars = (cls: string): Shape =>
    densities
      .map((density, at) => {
        if (missing.includes(at)) return ''
        const [left, right] = [edges[at] ?? 0, edges[at + 1] ?? 0]
        return polygon([on.at(left, 0), on.at(left, density), on.at(right, density), on.at(right, 0)], cls)
      })
      .join('')
  return {
    // Fill, grid, outline: heights can be read on the grid inside a bar as well.
    shape: bars('w') + on.axes + bars('l'),
    height: height + 34 + 46,
    description: describeHistogram(options),
  }
}

export function describeHistogram(options: HistogramOptions): string {
  const { edges, frequencies, label, missing = [], plainScale = false } = options
  const densities = frequencyDensities(edges, frequencies)
  // Without numbers on the scale only the lines of the grid can be counted.
  const step = plainScale ? (options.yEvery ?? niceStep(Math.max(...densities, 0), 6)) : 1
  const told = densities.flatMap((density, at) =>
    missing.includes(at)
      ? []
      : [`${printed(edges[at] ?? 0)} to ${printed(edges[at + 1] ?? 0)}, height ${printed(density / step)}`],
  )
  const scale = plainScale
    ? 'the vertical axis, frequency density, has no numbers, so heights are in steps of its grid'
    : 'the vertical axis shows frequency density'
  const gap =
    missing.length === 0 ? '' : missing.length === 1 ? ' One bar is left out.' : ' Some bars are left out.'
  return `A histogram of ${spokenLabel(label)}; ${scale}. Bars: ${told.join('; ')}.${gap}`
}

/** A frequency polygon: frequencies over the middles of equal classes, joined by straight lines. */
export function frequencyPolygon(options: Omit<HistogramOptions, 'missing' | 'plainScale'>): Chart {
  const { edges, frequencies, label, height = 176 } = options
  const on = scaled(options, Math.max(...frequencies, 0), options.yLabel ?? 'Frequency')
  const points = frequencies.map((each, at): Point => [((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2, each])
  return {
    shape: on.axes + on.line(points) + on.points(points),
    height: height + 34 + 46,
    description: `A frequency polygon of ${spokenLabel(label)}. Points: ${points.map(([x, y]) => `(${printed(x)}, ${printed(y)})`).join(', ')}, joined in order by straight lines.`,
  }
}
