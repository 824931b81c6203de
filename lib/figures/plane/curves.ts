import type { Graph } from '@/lib/figures/graph'
import { arrow, dot, line, type Point, type Shape } from '@/lib/figures/shapes'
import { cut, isStrict, linear } from './linear'
import { beside, clearest, type Place } from './place'
import { axisPoints, type Plane, printed } from './plane'
import { pointsAlong, runsOf, trace } from './trace'
import { alongside } from './vectors'

export type RealFunction = (x: number) => number

export type CurveOptions = {
  /** the whole window when absent */
  from?: number
  to?: number
  cls?: string
  label?: string
  /** the x of the point that the label stands beside; the right-hand end when absent */
  labelAt?: number
  /** the clearest place when absent */
  place?: Place
}

/** The curve of a function, cut at the window and broken where the function has no value. */
export function functionCurve(on: Plane, f: RealFunction, options: CurveOptions = {}): Shape {
  const { from = on.x.min, to = on.x.max, cls = 'p', label, labelAt, place } = options
  const path = (t: number) => on.at(t, f(t))
  const drawn = trace(path, from, to, on.frame, cls)
  if (!label) return drawn
  const end = labelAt ?? runsOf(path, from, to, on.frame).at(-1)?.to ?? to
  const tip = path(end)
  const avoid = [...pointsAlong(path, from, to, on.frame), ...axisPoints(on)]
  return drawn + beside(tip, label, place ?? clearest(tip, label, avoid), colourOf(cls))
}

// The label of a blue or red curve has its colour, as a name beside it should.
function colourOf(cls: string): string | undefined {
  const first = cls.split(' ')[0]
  return first === 'p' ? 'tp' : first === 'r' ? 'tr' : undefined
}

/** A curve given by a parameter, cut at the window. */
export function parametricCurve(
  on: Plane,
  point: (t: number) => Point,
  from: number,
  to: number,
  cls = 'p',
): Shape {
  return trace(t => on.at(...point(t)), from, to, on.frame, cls)
}

/** An arrow head on a parametric curve at t, pointing the way in which t grows. */
export function arrowOn(on: Plane, point: (t: number) => Point, t: number, cls = 'p'): Shape {
  const step = 1e-4
  const [[x1, y1], [x2, y2]] = [on.at(...point(t - step)), on.at(...point(t + step))]
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const tip: Point = [(x1 + x2) / 2 + 5 * Math.cos(turn), (y1 + y2) / 2 + 5 * Math.sin(turn)]
  return arrow(tip[0] - 9 * Math.cos(turn), tip[1] - 9 * Math.sin(turn), ...tip, { cls, head: 10 })
}

/** The curve r = f(θ), θ in radians. */
export function polarCurve(
  on: Plane,
  radius: (theta: number) => number,
  from = 0,
  to = 2 * Math.PI,
  cls = 'p',
): Shape {
  return parametricCurve(on, t => [radius(t) * Math.cos(t), radius(t) * Math.sin(t)], from, to, cls)
}

export type CircleOptions = {
  cls?: string
  label?: string
  centre?: string
  centrePlace?: Place
  radius?: string
  at?: number
}

/**
 * A circle of the plane, cut at the window. `centre` names its centre (with a dot), `radius` draws and names one
 * radius at `at` degrees, `label` stands outside it there.
 */
export function circleOn(on: Plane, [x, y]: Point, size: number, options: CircleOptions = {}): Shape {
  const { cls = 'p', label, centre, centrePlace = 'below', radius, at = 45 } = options
  const turn = (at * Math.PI) / 180
  const edge = on.at(x + size * Math.cos(turn), y + size * Math.sin(turn))
  const middle = on.at(x, y)
  const path = (t: number) => on.at(x + size * Math.cos(t), y + size * Math.sin(t))
  const around = pointsAlong(path, 0, 2 * Math.PI, on.frame)
  const outside = label ? clearest(edge, label, [...around, ...axisPoints(on)]) : 'right'
  return (
    trace(path, 0, 2 * Math.PI, on.frame, cls) +
    (radius
      ? line(...middle, ...edge, 'l thin') +
        alongside(middle, edge, radius, Math.cos(turn) < 0 ? 'right' : 'left')
      : '') +
    (centre ? dot(...middle) + beside(middle, centre, centrePlace) : '') +
    (label ? beside(edge, label, outside, colourOf(cls)) : '')
  )
}

export type LineOptions = { cls?: string; label?: string; place?: Place; end?: 'first' | 'last' }

/** The two ends of a line in the window, the left-hand (or lower) one first; null when it passes outside. */
export function endsOf(on: Plane, equation: string): [Point, Point] | null {
  const { a, b, c } = linear(equation)
  const corners: Point[] = [
    [on.x.min, on.y.min],
    [on.x.max, on.y.min],
    [on.x.max, on.y.max],
    [on.x.min, on.y.max],
  ]
  const side = ([x, y]: Point) => a * x + b * y - c
  const tiny = 1e-9 * (Math.abs(a) + Math.abs(b)) * (on.x.max - on.x.min)
  const crossings = cut(corners, side).filter(point => Math.abs(side(point)) <= tiny)
  const sorted = crossings.sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last && first !== last ? [first, last] : null
}

/** A straight line across the window, as its equation says: `y = 2x − 1`, `x + y = 6`, `x = 3`; an inequality too. */
export function straightLine(on: Plane, equation: string, options: LineOptions = {}): Shape {
  const ends = endsOf(on, equation)
  if (!ends) return ''
  const { cls = isStrict(linear(equation)) ? 'p dash' : 'p', label, place, end = 'last' } = options
  const [from, to] = [on.at(...ends[0]), on.at(...ends[1])]
  const tip = end === 'last' ? to : from
  if (!label) return line(...from, ...to, cls)
  const upright = Math.abs(to[0] - from[0]) < 1
  const point: Point = upright ? [tip[0], tip[1] + (end === 'last' ? 8 : -8)] : tip
  const own = pointsAlong(
    t => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
    0,
    1,
    on.frame,
  )
  const chosen = place ?? clearest(point, label, [...own, ...axisPoints(on)])
  return line(...from, ...to, cls) + beside(point, label, chosen, colourOf(cls))
}

/** A dashed line that a curve comes close to, with its equation. */
export function asymptote(on: Plane, equation: string, options: LineOptions = {}): Shape {
  return straightLine(on, equation, { cls: 'l dash thin', label: spaced(equation), ...options })
}

// `x=-2` is printed as *x* = −2.
function spaced(equation: string): string {
  return equation
    .replace(/\s*([=<>≤≥+])\s*/g, ' $1 ')
    .replaceAll('-', '−')
    .replace(/[xy]/g, '*$&*')
}

/** The gradient of a curve at a point, from values close on both sides. */
export function slopeAt(f: RealFunction, x: number): number {
  const step = 1e-5 * Math.max(1, Math.abs(x))
  return (f(x + step) - f(x - step)) / (2 * step)
}

export type TouchOptions = LineOptions & {
  /** how far the line reaches on each side of its point, in canvas units; the whole window when absent */
  reach?: number
  /** the name of the point */
  point?: string
  pointPlace?: Place
}

function through(on: Plane, f: RealFunction, x: number, slope: number, options: TouchOptions): Shape {
  const { reach = 90, cls = 'l', label, place, point, pointPlace, end = 'last' } = options
  const y = f(x)
  const [px, py] = on.at(x, y)
  const [nx, ny] = Number.isFinite(slope) ? on.at(x + 1, y + slope) : on.at(x, y + 1)
  const length = Math.hypot(nx - px, ny - py)
  const step: Point = [((nx - px) / length) * reach, ((ny - py) / length) * reach]
  const path = (t: number): Point => [px + step[0] * t, py + step[1] * t]
  const run = runsOf(path, -1, 1, on.frame)[0]
  const part = end === 'last' ? (run?.to ?? 1) : (run?.from ?? -1)
  const tip = path(part)
  const curve = pointsAlong(t => on.at(t, f(t)), on.x.min, on.x.max, on.frame)
  const avoid = [...pointsAlong(path, -1, 1, on.frame), ...curve, ...axisPoints(on)]
  return (
    trace(path, -1, 1, on.frame, cls) +
    dot(px, py) +
    (point ? beside([px, py], point, pointPlace ?? clearest([px, py], point, avoid)) : '') +
    (label ? beside(tip, label, place ?? clearest(tip, label, avoid)) : '')
  )
}

/** The tangent to a curve at x, with a dot where it touches. */
export function tangent(on: Plane, f: RealFunction, x: number, options: TouchOptions = {}): Shape {
  return through(on, f, x, slopeAt(f, x), options)
}

/** The normal to a curve at x. It looks square only on a plane with equal scales. */
export function normalTo(on: Plane, f: RealFunction, x: number, options: TouchOptions = {}): Shape {
  return through(on, f, x, -1 / slopeAt(f, x), options)
}

/** A point of a graph with its uncertainty: a bar of ± `error` in y, with end strokes. */
export function errorBar(on: Pick<Graph, 'at'>, [x, y]: Point, error: number): Shape {
  const [px, top] = on.at(x, y + error)
  const [, bottom] = on.at(x, y - error)
  return (
    line(px, top, px, bottom, 'l') +
    line(px - 4, top, px + 4, top, 'l') +
    line(px - 4, bottom, px + 4, bottom, 'l')
  )
}

/** A point as it is written: `(2, −1)` with a true minus sign. */
export function coordinates([x, y]: Point): string {
  return `(${printed(x)}, ${printed(y)})`
}
