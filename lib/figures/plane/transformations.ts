import { arrow, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { straightLine } from './curves'
import { distanceToSegment, linear } from './linear'
import { beside, type Place } from './place'
import { mark, type Plane } from './plane'
import { runsOf } from './trace'

export function translated(shape: readonly Point[], [dx, dy]: Point): Point[] {
  return shape.map(([x, y]): Point => [x + dx, y + dy])
}

/** Mirrored in a line given by its equation. */
export function reflected(shape: readonly Point[], mirror: string): Point[] {
  return stretched(shape, mirror, -1)
}

/** Turned about a point; positive angles are anticlockwise. */
export function rotated(shape: readonly Point[], [cx, cy]: Point, degrees: number): Point[] {
  const turn = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  return shape.map(
    ([x, y]): Point => [cx + (x - cx) * cosine - (y - cy) * sine, cy + (x - cx) * sine + (y - cy) * cosine],
  )
}

export function enlarged(shape: readonly Point[], [cx, cy]: Point, factor: number): Point[] {
  return shape.map(([x, y]): Point => [cx + (x - cx) * factor, cy + (y - cy) * factor])
}

/** Stretched away from an invariant line given by its equation. */
export function stretched(shape: readonly Point[], invariant: string, factor: number): Point[] {
  const { a, b, c } = linear(invariant)
  const size = a * a + b * b || 1
  return shape.map(([x, y]): Point => {
    const away = ((a * x + b * y - c) / size) * (factor - 1)
    return [x + a * away, y + b * away]
  })
}

export type ShapeOptions = {
  /** stands in the middle of the shape */
  label?: string
  cls?: string
  /** names of the corners, in the order of the points: `['A', 'B', 'C']` */
  corners?: readonly string[]
}

/** A shape on the plane; names of corners stand outside it. */
export function shapeOn(on: Plane, shape: readonly Point[], options: ShapeOptions = {}): Shape {
  const { label, cls = 'l w', corners = [] } = options
  const spots = shape.map(point => on.at(...point))
  const [mx, my] = middleOf(spots)
  const names = corners.map((name, at) => {
    const spot = spots[at] ?? [0, 0]
    return beside(spot, `*${name}*`, outward([spot[0] - mx, spot[1] - my]), undefined, 5)
  })
  return polygon(spots, cls) + (label ? text(mx, my + 4.5, label, { anchor: 'middle' }) : '') + names.join('')
}

/** The point deepest inside a shape, so that a label is well inside an L or a flag too. */
function middleOf(spots: readonly Point[]): Point {
  const edges = spots.map((spot, at): [Point, Point] => [spot, spots[(at + 1) % spots.length] ?? spot])
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  let [best, deepest] = [spots[0] ?? ([0, 0] as Point), -1]
  for (let step = 0; step < 31 * 31; step += 1) {
    const spot: Point = [
      left + (width * ((step % 31) + 0.5)) / 31,
      top + (height * (Math.floor(step / 31) + 0.5)) / 31,
    ]
    const crossed = edges.filter(
      ([[x1, y1], [x2, y2]]) =>
        y1 > spot[1] !== y2 > spot[1] && spot[0] < x1 + ((spot[1] - y1) / (y2 - y1)) * (x2 - x1),
    )
    if (crossed.length % 2 === 0) continue
    const depth = Math.min(...edges.map(([from, to]) => distanceToSegment(spot, from, to)))
    if (depth > deepest + 0.01) [best, deepest] = [spot, depth]
  }
  return best
}

function outward([dx, dy]: Point): Place {
  const turn = Math.round(Math.atan2(dy, dx) / (Math.PI / 4))
  const around: Record<number, Place> = {
    0: 'right',
    1: 'below right',
    2: 'below',
    3: 'below left',
    4: 'left',
    [-1]: 'above right',
    [-2]: 'above',
    [-3]: 'above left',
    [-4]: 'left',
  }
  return around[turn] ?? 'right'
}

export type Pair = {
  /** what the shape and its image are called; `*A*` and `*B*` when absent, '' for none */
  shape?: string
  image?: string
  /** draws the shape alone, for a question that asks for the image */
  hideImage?: boolean
}

function pair(on: Plane, from: readonly Point[], to: readonly Point[], names: Pair): Shape {
  const { shape = '*A*', image = '*B*', hideImage = false } = names
  return (
    shapeOn(on, from, { label: shape, cls: 'l sunk' }) +
    (hideImage ? '' : shapeOn(on, to, { label: image, cls: 'p w' }))
  )
}

/** A shape, its image, and an arrow from a corner to its image. */
export function translation(on: Plane, shape: readonly Point[], by: Point, names: Pair = {}): Shape {
  const from: Point = shape[0] ?? [0, 0]
  const to: Point = [from[0] + by[0], from[1] + by[1]]
  const way = names.hideImage ? '' : arrow(...on.at(...from), ...on.at(...to), { cls: 'p dash' })
  return pair(on, shape, translated(shape, by), names) + way
}

function mirrorLine(on: Plane, equation: string, name?: string): Shape {
  const label = name ?? equation.replace(/[xy]/g, '*$&*').replaceAll('-', '−')
  return straightLine(on, equation, { cls: 'l dash', label })
}

/** A shape, its mirror line (dashed, named by its equation) and its image. */
export function reflection(
  on: Plane,
  shape: readonly Point[],
  mirror: string,
  names: Pair & { line?: string } = {},
): Shape {
  return pair(on, shape, reflected(shape, mirror), names) + mirrorLine(on, mirror, names.line)
}

/** A shape, the centre (a cross) and the image. */
export function rotation(
  on: Plane,
  shape: readonly Point[],
  centre: Point,
  degrees: number,
  names: Pair & { centre?: string; place?: Place } = {},
): Shape {
  return (
    pair(on, shape, rotated(shape, centre, degrees), names) +
    mark(on, centre, names.centre ?? '', { kind: 'cross', place: names.place ?? 'below right' })
  )
}

/** A shape, the centre and the image, with thin rays from the centre through the corners. */
export function enlargement(
  on: Plane,
  shape: readonly Point[],
  centre: Point,
  factor: number,
  names: Pair & { rays?: boolean; centre?: string; place?: Place } = {},
): Shape {
  const image = enlarged(shape, centre, factor)
  const rays = shape.map((corner, at) => {
    const far = image[at] ?? corner
    const ends = factor < 0 ? [corner, far] : [centre, Math.abs(factor) > 1 ? far : corner]
    const [from, to] = [on.at(...(ends[0] ?? centre)), on.at(...(ends[1] ?? far))]
    const path = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return runsOf(path, 0, 1, on.frame)
      .map(run => line(...path(run.from), ...path(run.to), 'l dash thin'))
      .join('')
  })
  return (
    (names.rays === false || names.hideImage ? '' : rays.join('')) +
    pair(on, shape, image, names) +
    mark(on, centre, names.centre ?? '', { kind: 'cross', place: names.place ?? 'below left' })
  )
}

/** A shape, its invariant line (dashed) and its image. */
export function stretch(
  on: Plane,
  shape: readonly Point[],
  invariant: string,
  factor: number,
  names: Pair & { line?: string } = {},
): Shape {
  return pair(on, shape, stretched(shape, invariant, factor), names) + mirrorLine(on, invariant, names.line)
}
