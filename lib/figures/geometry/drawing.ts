import {
  arc,
  circle,
  dot,
  type LineClass,
  type Point,
  polar,
  polygon,
  polyline,
  type Shape,
} from '@/lib/figures/shapes'
import {
  type AngleMark,
  angleMark,
  equalTicks,
  italic,
  labelBeside,
  parallelArrows,
  rightMark,
  sideLabel,
} from './marks'
import {
  angleBetween,
  between,
  centreOf,
  direction,
  distance,
  footOf,
  meet,
  type Points,
  signedArea,
} from './points'

export type Box = { left?: number; top?: number; width?: number; height?: number }

export type SideOptions = {
  /** the label stands on the other side of the line than this point; by default the middle of the figure */
  away?: string
  /** where along the line, 0 to 1 */
  part?: number
  gap?: number
  cls?: string
}

/**
 * Named points of the plane, fitted to a box of the canvas without changing the shape, and the marks that papers put
 * on them. Lines and angles are named by their letters, as in a question: `side('AB', '7 cm')`, `angle('ABC', '40°')`.
 */
export type Drawing = {
  points: Points
  /** canvas units for one unit of the plane */
  scale: number
  /** canvas point of a point of the plane */
  place: (point: Point) => Point
  /** canvas point of a named point */
  at: (name: string) => Point
  /** the same drawing, at the same scale, with more named points */
  with: (more: Points) => Drawing
  length: (ends: string) => number
  /** true size of the angle, 0 to 180 */
  measure: (angle: string) => number
  /** a point a part of the way along a line, the midpoint unless told */
  mid: (ends: string, part?: number) => Point
  /** where the perpendicular from a point meets a line */
  foot: (from: string, ends: string) => Point
  /** where two lines meet */
  meet: (one: string, other: string) => Point
  line: (path: string, cls?: LineClass) => Shape
  outline: (corners: string, cls?: LineClass) => Shape
  fill: (corners: string, cls?: LineClass) => Shape
  side: (ends: string, label: string, options?: SideOptions) => Shape
  /** an arc with its label; `true` writes the true size; a right angle without label gets its square */
  angle: (corners: string, label?: string | true, options?: Omit<AngleMark, 'label'>) => Shape
  right: (corners: string, size?: number) => Shape
  ticks: (ends: string, count?: number, part?: number) => Shape
  /** arrow heads of parallel lines */
  arrows: (ends: string, count?: number, part?: number) => Shape
  /** letters outside the corners of a polygon */
  corners: (corners: string) => Shape
  /** one letter; away from the middle of the figure, or on the given side (degrees) */
  name: (name: string, towardsDegrees?: number, shown?: string) => Shape
  dots: (names: string, cls?: LineClass) => Shape
  circle: (centre: string, radius: number, cls?: LineClass) => Shape
  /** an arc about a centre, anticlockwise from the first point to the second: `arc('O', 'AB')` */
  arc: (centre: string, ends: string, cls?: LineClass) => Shape
}

/** `ABC` is three points, `AB1` and `AB'` two each. */
export function namesOf(path: string): string[] {
  return path.match(/[A-Za-z][0-9']*/g) ?? []
}

export function degreesText(degrees: number, places = 0): string {
  return `${Math.round(degrees * 10 ** places) / 10 ** places}°`
}

type Fit = { scale: number; place: (point: Point) => Point }

/** Where a set of points lands when it fills a box and keeps its shape. */
export function fitted(points: readonly Point[], box: Box = {}): Fit {
  const { left = 36, top = 28, width = 288, height = 150 } = box
  const xs = points.map(each => each[0])
  const ys = points.map(each => each[1])
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const ratio = Math.min(width / (maxX - minX), height / (maxY - minY))
  const scale = Number.isFinite(ratio) ? ratio : 1
  const place = ([x, y]: Point): Point => [
    left + width / 2 + (x - (minX + maxX) / 2) * scale,
    top + height / 2 - (y - (minY + maxY) / 2) * scale,
  ]
  return { scale, place }
}

export type DrawingOptions = {
  box?: Box
  /** points without a name that must fit as well, such as the ends of a circle */
  around?: readonly Point[]
  /** letters and labels stand away from here; the middle of all points unless told */
  middle?: Point
}

export function drawing(points: Points, options: DrawingOptions = {}): Drawing {
  const all = [...Object.values(points), ...(options.around ?? [])]
  return drawn(points, fitted(all, options.box), options.middle ?? centreOf(all))
}

function drawn(points: Points, fit: Fit, centre: Point): Drawing {
  const inPlane = (name: string): Point => {
    const point = points[name]
    if (!point)
      throw new Error(`There is no point ${name} in this drawing, only ${Object.keys(points).join(', ')}`)
    return point
  }
  const at = (name: string) => fit.place(inPlane(name))
  const canvas = (path: string): Point[] => namesOf(path).map(at)
  const plane = (path: string): Point[] => namesOf(path).map(inPlane)
  const measure = (angle: string) => angleBetween(...three(plane(angle)))
  return {
    points,
    scale: fit.scale,
    place: fit.place,
    at,
    with: more => drawn({ ...points, ...more }, fit, centre),
    length: ends => distance(...two(plane(ends))),
    measure,
    mid: (ends, part = 0.5) => between(...two(plane(ends)), part),
    foot: (from, ends) => footOf(inPlane(from), ...two(plane(ends))),
    meet: (one, other) => meet(...two(plane(one)), ...two(plane(other))),
    line: (path, cls = 'l') => polyline(canvas(path), cls),
    outline: (corners, cls = 'l') => polygon(canvas(corners), cls),
    fill: (corners, cls = 'w') => polygon(canvas(corners), cls),
    side: (ends, label, { away, ...rest } = {}) =>
      sideLabel(...two(canvas(ends)), away === undefined ? fit.place(centre) : at(away), label, rest),
    angle: (corners, label, more = {}) => {
      const [a, vertex, b] = three(canvas(corners))
      const square = Math.abs(measure(corners) - 90) < 0.05 && (label === undefined || label === true)
      if (square && !more.reflex && !more.arcs) return rightMark(a, vertex, b)
      const size = more.reflex ? 360 - measure(corners) : measure(corners)
      const words = label === true ? degreesText(size) : label
      return angleMark(a, vertex, b, words === undefined ? more : { ...more, label: words })
    },
    right: (corners, size) => rightMark(...three(canvas(corners)), size),
    ticks: (ends, count = 1, part = 0.5) => equalTicks(...two(canvas(ends)), count, part),
    arrows: (ends, count = 1, part = 0.5) => parallelArrows(...two(canvas(ends)), count, part),
    corners: corners => cornerNames(namesOf(corners), canvas(corners)),
    name: (name, side, shown = name) => {
      const away = side ?? direction(centre, inPlane(name))
      return labelBeside(at(name), away, italic(shown), 5)
    },
    dots: (names, cls = 'd') =>
      canvas(names)
        .map(each => dot(...each, cls))
        .join(''),
    circle: (name, radius, cls = 'l') => circle(...at(name), radius * fit.scale, cls),
    arc: (centreName, ends, cls = 'l') => {
      const [from, to] = two(plane(ends)).map(end => direction(inPlane(centreName), end)) as [number, number]
      const radius = distance(inPlane(centreName), two(plane(ends))[0])
      return arc(...at(centreName), radius * fit.scale, from, to > from ? to : to + 360, cls)
    },
  }
}

/** Each letter stands outside its corner, on the line that halves it. */
function cornerNames(names: readonly string[], corners: readonly Point[]): Shape {
  const turn = signedArea(corners) > 0 ? 1 : -1
  return names
    .map((name, index) => {
      const here = corners[index] ?? [0, 0]
      const before = corners[(index + corners.length - 1) % corners.length] ?? here
      const after = corners[(index + 1) % corners.length] ?? here
      // canvas y runs down: directions as seen are turned round
      const [back, on] = [360 - direction(here, before), 360 - direction(here, after)]
      const inner = turn > 0 ? (on - back + 720) % 360 : (back - on + 720) % 360
      const bisector = turn > 0 ? back + inner / 2 : on + inner / 2
      const outwards = polar(0, 0, 1, bisector + 180)
      return labelBeside(here, 360 - direction([0, 0], outwards), italic(name), 3)
    })
    .join('')
}

export function two<T>(list: readonly T[]): [T, T] {
  const [a, b] = list
  if (a === undefined || b === undefined) throw new Error('A line is named by two points, such as AB')
  return [a, b]
}

export function three<T>(list: readonly T[]): [T, T, T] {
  const [a, b, c] = list
  if (a === undefined || b === undefined || c === undefined)
    throw new Error('An angle is named by three points, such as ABC')
  return [a, b, c]
}
