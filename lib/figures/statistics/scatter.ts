import { type Axis, graph } from '@/lib/figures/graph'
import { printed } from '@/lib/figures/plane/plane'
import { circle, type Point, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, spokenLabel } from './chart'
import { bestFit, meanPoint } from './statistics'

export type ScatterOptions = {
  points: readonly Point[]
  x: Axis
  y: Axis
  /** the line of best fit, from one x to another; over all points when `true` */
  fit?: boolean | readonly [from: number, to: number]
  /** rings the mean point and gives it this name */
  mean?: string
  height?: number
}

/** A scatter diagram, with a line of best fit through the mean point if it is asked for. */
export function scatter({ points, x, y, fit = false, mean, height = 190 }: ScatterOptions): Chart {
  const on = graph({
    x: { grid: true, ...x },
    y: { grid: true, ...y },
    left: 48,
    top: 34,
    width: 292,
    height,
  })
  return {
    shape:
      on.axes +
      (fit === false ? '' : fitted(points, fit, on.line)) +
      on.points(points) +
      (mean === undefined ? '' : ringed(on.at(...meanPoint(points)), mean)),
    height: height + 80,
    description: describeScatter({ points, x, y, fit, ...(mean === undefined ? {} : { mean }) }),
  }
}

function fitted(
  points: readonly Point[],
  fit: true | readonly [number, number],
  draw: (line: Point[]) => Shape,
): Shape {
  if (points.length < 2) return ''
  const xs = points.map(([px]) => px)
  const [from, to] = fit === true ? [Math.min(...xs), Math.max(...xs)] : fit
  const { gradient, intercept } = bestFit(points)
  return draw([from, to].map((each): Point => [each, gradient * each + intercept]))
}

function ringed([px, py]: Point, label: string): Shape {
  return circle(px, py, 5, 'r') + circle(px, py, 1.5, 'rd') + text(px + 9, py + 14, label, { cls: 'tr' })
}

export function describeScatter({ points, x, y, fit, mean }: ScatterOptions): string {
  const told = points.map(([px, py]) => `(${printed(px)}, ${printed(py)})`).join(', ')
  const line = fit
    ? ` A straight line of best fit ${bestFit(points).gradient < 0 ? 'falls' : 'rises'} through them.`
    : ''
  const ring = mean === undefined ? '' : ' The mean point is ringed.'
  return `A scatter diagram of ${spokenLabel(y.label)} against ${spokenLabel(x.label)} with ${points.length} crosses: ${told}.${line}${ring}`
}
