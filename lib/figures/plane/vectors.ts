import type { Graph } from '@/lib/figures/graph'
import { arrow, line, midArrow, type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { beside, type Place } from './place'

type Spot = Pick<Graph, 'at'>

export type VectorOptions = {
  label?: string
  cls?: string
  /** the side of the line on which the label stands; above (or left of) it when absent */
  side?: 'left' | 'right'
  /** where the arrow head is: at the tip, as for a displacement, or half way, as in diagrams of 0580 */
  head?: 'tip' | 'middle'
}

/** A label beside the middle of a line, at right angles to it, on the left of its direction or on the right. */
export function alongside(
  [x1, y1]: Point,
  [x2, y2]: Point,
  label: string,
  side: 'left' | 'right' = 'left',
  cls?: string,
  part = 0.5,
): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const turn = side === 'left' ? 1 : -1
  const [nx, ny] = [(turn * (y2 - y1)) / length, (-turn * (x2 - x1)) / length]
  const middle: Point = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
  const anchor = nx > 0.35 ? 'start' : nx < -0.35 ? 'end' : 'middle'
  // A long label over a slanting line needs more room, or its end touches the line.
  const half = anchor === 'middle' ? Math.abs(nx) * label.replace(/[*{}]/g, '').length * 3.6 : 0
  const [px, py] = [middle[0] + nx * 8, middle[1] + ny * (10 + half) + 4.5]
  return text(px, py, label, cls === undefined ? { anchor } : { anchor, cls })
}

/** A vector from one point to another. A single small letter as its label is set in bold, as printed vectors are. */
export function vector(on: Spot, from: Point, to: Point, options: VectorOptions = {}): Shape {
  const { label, cls = 'p', side, head = 'tip' } = options
  const [start, end] = [on.at(...from), on.at(...to)]
  const drawn = head === 'tip' ? arrow(...start, ...end, { cls }) : midArrow(...start, ...end, cls)
  return (
    drawn + (label ? alongside(start, end, label, side, boldIf(label), head === 'middle' ? 0.45 : 0.5) : '')
  )
}

function boldIf(label: string): string | undefined {
  return /^[−-]?(\d*)[a-z]$|^[a-z] [+−] [a-z]$/.test(label) ? 'b' : undefined
}

const bracket = (x: number, y: number, way: 1 | -1): Shape =>
  polyline(
    [
      [x + way * 4, y - 17],
      [x + way * 1, y - 10],
      [x, y],
      [x + way * 1, y + 10],
      [x + way * 4, y + 17],
    ],
    'l thin',
  )

/** A column vector in its brackets, centred on a point of the canvas. */
export function columnVector(x: number, y: number, top: string | number, bottom: string | number): Shape {
  const written = [top, bottom].map(each => String(each).replace('-', '−'))
  const half = Math.max(...written.map(each => each.replace(/\*/g, '').length)) * 3.6 + 6
  return (
    bracket(x - half, y, 1) +
    bracket(x + half, y, -1) +
    text(x, y - 4, written[0] ?? '', { anchor: 'middle' }) +
    text(x, y + 13, written[1] ?? '', { anchor: 'middle' })
  )
}

export type Step = { by: Point; label?: string; side?: 'left' | 'right' }

/** Vectors tip to tail from a point, and their sum in blue. */
export function vectorChain(on: Spot, from: Point, steps: readonly Step[], sum?: Omit<Step, 'by'>): Shape {
  let at = from
  const drawn = steps.map(({ by, ...own }) => {
    const next: Point = [at[0] + by[0], at[1] + by[1]]
    const shape = vector(on, at, next, { cls: 'l', ...own })
    at = next
    return shape
  })
  return drawn.join('') + (sum ? vector(on, from, at, { side: 'right', ...sum }) : '')
}

/** A parallelogram of two vectors from one point, with their sum as its diagonal. */
export function parallelogram(
  on: Spot,
  from: Point,
  one: Step,
  other: Step,
  sum: Omit<Step, 'by'> = {},
): Shape {
  const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
  const [first, second] = [add(from, one.by), add(from, other.by)]
  const far = add(first, other.by)
  const { by: _, ...oneOwn } = one
  const { by: __, ...otherOwn } = other
  return (
    line(...on.at(...first), ...on.at(...far), 'l dash thin') +
    line(...on.at(...second), ...on.at(...far), 'l dash thin') +
    vector(on, from, first, { cls: 'l', side: 'right', ...oneOwn }) +
    vector(on, from, second, { cls: 'l', ...otherOwn }) +
    vector(on, from, far, sum)
  )
}

export type Components = { label?: string; across?: string; up?: string; angle?: string }

/** A vector resolved into two components at right angles, dashed, with a right-angle mark between them. */
export function resolved(on: Spot, from: Point, by: Point, labels: Components = {}): Shape {
  const corner: Point = [from[0] + by[0], from[1]]
  const tip: Point = [from[0] + by[0], from[1] + by[1]]
  const [start, bend, end] = [on.at(...from), on.at(...corner), on.at(...tip)]
  const [way, rise] = [Math.sign(start[0] - bend[0]) * 8, Math.sign(end[1] - bend[1]) * 8]
  const square = polyline(
    [
      [bend[0] + way, bend[1]],
      [bend[0] + way, bend[1] + rise],
      [bend[0], bend[1] + rise],
    ],
    'l thin',
  )
  const turn = Math.atan2(end[1] - start[1], end[0] - start[0])
  const spot: Point = [start[0] + 34 * Math.cos(turn / 2), start[1] + 34 * Math.sin(turn / 2)]
  const under = rise < 0 === way < 0 ? 'right' : 'left'
  return (
    arrow(...start, ...bend, { cls: 'l dash' }) +
    arrow(...bend, ...end, { cls: 'l dash' }) +
    square +
    vector(on, from, tip, {
      side: under === 'right' ? 'left' : 'right',
      ...(labels.label ? { label: labels.label } : {}),
    }) +
    (labels.across ? alongside(start, bend, labels.across, under) : '') +
    (labels.up ? alongside(bend, end, labels.up, under) : '') +
    (labels.angle && turn > -1.4 && turn < 1.4
      ? text(spot[0], spot[1] + 4.5, labels.angle, { anchor: 'middle' })
      : '')
  )
}

/** The point that divides a line in the ratio first : second; half way when both are equal. */
export function between(from: Point, to: Point, first = 1, second = 1): Point {
  const part = first / (first + second)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

export type VectorDiagram = {
  /** named corners and points on lines */
  points: Record<string, { at: Point; place?: Place }>
  /** lines with a vector on them: from, to, label: `['O', 'A', 'a']` */
  vectors?: readonly (readonly [from: string, to: string, label: string, side?: 'left' | 'right'])[]
  /** lines without one: `'AB'` for points of one letter */
  lines?: readonly string[]
}

/** The vector diagram of a proof: named points, plain lines, and lines that carry **a** or **b** with an arrow half way. */
export function vectorDiagram(on: Spot, { points, vectors = [], lines = [] }: VectorDiagram): Shape {
  const spot = (name: string): Point => points[name]?.at ?? [0, 0]
  return (
    lines.map(([from = '', to = '']) => line(...on.at(...spot(from)), ...on.at(...spot(to)))).join('') +
    vectors
      .map(([from, to, label, side]) =>
        vector(on, spot(from), spot(to), { label, head: 'middle', cls: 'l', ...(side ? { side } : {}) }),
      )
      .join('') +
    Object.entries(points)
      .map(([name, { at, place }]) => beside(on.at(...at), `*${name}*`, place ?? 'above'))
      .join('')
  )
}
