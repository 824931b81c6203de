import { arc, circle, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { circleOn, parametricCurve } from './curves'
import { beside, type Place } from './place'
import { mark, type Plane, type PlaneAxis, type PlaneOptions, plane } from './plane'
import { alongside } from './vectors'

export type ArgandOptions = Omit<PlaneOptions, 'x' | 'y'> & {
  re: Omit<PlaneAxis, 'label'>
  im: Omit<PlaneAxis, 'label'>
}

/** An Argand diagram: a plane of equal scales with axes Re and Im. */
export function argand({ re, im, ...options }: ArgandOptions): Plane {
  return plane({
    equalScales: true,
    ...options,
    x: { ...re, label: 'Re' },
    y: { ...im, label: 'Im' },
  })
}

export type ComplexOptions = {
  label?: string
  place?: Place
  /** a line from the origin, named by this: `|*z*|`, '' for the line alone */
  modulus?: string
  /** the angle from the positive real axis, named by this */
  argument?: string
  cls?: string
}

/** A complex number as a point; with its modulus as a line and its argument as an angle if they are named. */
export function complexPoint(on: Plane, [re, im]: Point, options: ComplexOptions = {}): Shape {
  const { label = '', place = im < 0 ? 'below right' : 'above right', modulus, argument, cls = 'l' } = options
  const [origin, tip] = [on.at(0, 0), on.at(re, im)]
  const degrees = (Math.atan2(im, re) * 180) / Math.PI
  return (
    (modulus === undefined ? '' : line(...origin, ...tip, cls)) +
    (modulus ? alongside(origin, tip, modulus, re < 0 ? 'right' : 'left') : '') +
    (argument === undefined ? '' : angleAt(origin, degrees, argument)) +
    mark(on, [re, im], label, { place })
  )
}

function angleAt([x, y]: Point, degrees: number, label: string): Shape {
  const radius = 24
  const half = (degrees * Math.PI) / 360
  const wide = Math.abs(degrees) < 30 ? 20 : 13
  return (
    arc(x, y, radius, 0, degrees, 'l thin') +
    text(x + (radius + wide) * Math.cos(half), y - (radius + wide) * Math.sin(half) + 4.5, label, {
      anchor: 'middle',
    })
  )
}

export type LocusOptions = {
  label?: string
  place?: Place /** dashed: the points themselves do not belong */
  strict?: boolean
}

/** |z − c| = r: a circle, with its centre marked and named. */
export function circleLocus(
  on: Plane,
  centre: Point,
  radius: number,
  options: LocusOptions & { centre?: string; radius?: string; at?: number } = {},
): Shape {
  const { strict, label, centre: name, radius: named, at } = options
  return (
    circleOn(on, centre, radius, {
      cls: strict ? 'p dash' : 'p',
      ...(label === undefined ? {} : { label }),
      ...(named === undefined ? {} : { radius: named }),
      ...(at === undefined ? {} : { at }),
    }) + mark(on, centre, name ?? '', { place: options.place ?? 'below right' })
  )
}

/** arg(z − c) = θ: a half line from an open point, with its angle marked from a level line. `angle` in degrees. */
export function halfLine(
  on: Plane,
  [re, im]: Point,
  angle: number,
  options: LocusOptions & { angleLabel?: string } = {},
): Shape {
  const { label, place, strict, angleLabel } = options
  const turn = (angle * Math.PI) / 180
  const reach = Math.hypot(on.x.max - on.x.min, on.y.max - on.y.min)
  const [x, y] = on.at(re, im)
  const level = angleLabel && im !== 0 ? line(x, y, x + 42, y, 'l dash thin') : ''
  const end = endOf(on, [re, im], turn, reach)
  return (
    level +
    parametricCurve(
      on,
      t => [re + t * Math.cos(turn), im + t * Math.sin(turn)],
      0,
      reach,
      strict ? 'p dash' : 'p',
    ) +
    (angleLabel ? angleAt([x, y], angle, angleLabel) : '') +
    circle(x, y, 3.5, 'l sheet') +
    (label ? beside(end, label, place ?? 'left') : '')
  )
}

function endOf(on: Plane, [re, im]: Point, turn: number, reach: number): Point {
  const limits = [
    Math.cos(turn) > 0 ? (on.x.max - re) / Math.cos(turn) : (on.x.min - re) / Math.cos(turn),
    Math.sin(turn) > 0 ? (on.y.max - im) / Math.sin(turn) : (on.y.min - im) / Math.sin(turn),
  ].filter(Number.isFinite)
  const length = Math.min(reach, ...limits)
  return on.at(re + length * Math.cos(turn), im + length * Math.sin(turn))
}

/** |z − a| = |z − b|: the perpendicular bisector of a and b, with both points and the dashed line between them. */
export function bisectorLocus(
  on: Plane,
  a: Point,
  b: Point,
  options: LocusOptions & { a?: string; b?: string; aPlace?: Place; bPlace?: Place } = {},
): Shape {
  const { label, place, strict } = options
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const way: Point = [a[1] - b[1], b[0] - a[0]]
  const size = Math.hypot(...way) || 1
  const reach = 2 * Math.hypot(on.x.max - on.x.min, on.y.max - on.y.min)
  const turn = Math.atan2(way[1] / size, way[0] / size)
  const upward = Math.sin(turn) < 0 ? turn + Math.PI : turn
  return (
    line(...on.at(...a), ...on.at(...b), 'l dash thin') +
    mark(on, a, options.a ?? '', { place: options.aPlace ?? 'below right' }) +
    mark(on, b, options.b ?? '', { place: options.bPlace ?? 'above right' }) +
    parametricCurve(
      on,
      t => [middle[0] + (t * way[0]) / size, middle[1] + (t * way[1]) / size],
      -reach,
      reach,
      strict ? 'p dash' : 'p',
    ) +
    (label ? beside(endOf(on, middle, upward, reach), label, place ?? 'right') : '')
  )
}

/** Tests for `regionWhere`: sets of complex numbers, to be joined by `every` or `some`. */
export const sets = {
  /** |z − c| ≤ r */
  disc:
    ([re, im]: Point, radius: number) =>
    (x: number, y: number): boolean =>
      Math.hypot(x - re, y - im) <= radius,
  /** |z − a| ≤ |z − b| */
  nearer:
    (a: Point, b: Point) =>
    (x: number, y: number): boolean =>
      Math.hypot(x - a[0], y - a[1]) <= Math.hypot(x - b[0], y - b[1]),
  /** from ≤ arg(z − c) ≤ to, in degrees between −180 and 180 */
  wedge:
    ([re, im]: Point, from: number, to: number) =>
    (x: number, y: number): boolean => {
      const degrees = (Math.atan2(y - im, x - re) * 180) / Math.PI
      return degrees >= from && degrees <= to
    },
}
