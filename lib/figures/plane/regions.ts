import { num, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import type { RealFunction } from './curves'
import { cut, excess, linear } from './linear'
import type { Plane } from './plane'
import { hatched, washed } from './shading'
import { along, outline } from './trace'

/** Whether a point of the plane belongs to a region. */
export type Belongs = (x: number, y: number) => boolean

/** `wash` fills, `hatch` draws slanting lines (for the unwanted side, and where two regions must be told apart). */
export type Shading = 'wash' | 'hatch'

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The edge of a function as canvas points, held inside the window. */
function edgeOf(on: Plane, f: RealFunction) {
  return (x: number): Point => {
    const [px, py] = on.at(x, f(x))
    return [px, Number.isFinite(py) ? clamp(py, on.frame.top, on.frame.bottom) : on.frame.bottom]
  }
}

const spot = ([x, y]: Point) => `${num(x)} ${num(y)}`

/** Fills between two functions, from one x to another. */
export function areaBetween(
  on: Plane,
  f: RealFunction,
  g: RealFunction,
  from: number,
  to: number,
  cls = 'w',
): Shape {
  const [upper, lower] = [edgeOf(on, f), edgeOf(on, g)]
  const there = `M${spot(upper(from))}${along(upper, from, to)}`
  return outline(`${there}L${spot(lower(to))}${along(lower, to, from)}Z`, cls)
}

/** Fills between a curve and the x axis. */
export function areaUnder(on: Plane, f: RealFunction, from: number, to: number, cls = 'w'): Shape {
  return areaBetween(on, f, () => 0, from, to, cls)
}

/** Fills between a curve x = f(y) and the y axis. */
export function areaBeside(on: Plane, f: RealFunction, from: number, to: number, cls = 'w'): Shape {
  const curve = (y: number): Point => {
    const [px, py] = on.at(f(y), y)
    return [clamp(px, on.frame.left, on.frame.right), py]
  }
  return outline(
    `M${spot(on.at(0, from))}L${spot(curve(from))}${along(curve, from, to)}L${spot(on.at(0, to))}Z`,
    cls,
  )
}

/** Shades all points of the window for which a test holds: any inequalities, any set of complex numbers. */
export function regionWhere(on: Plane, belongs: Belongs, shading: Shading = 'wash', cls = 'w'): Shape {
  const { frame, x, y } = on
  const holds = ([px, py]: Point) =>
    belongs(
      x.min + ((px - frame.left) / (frame.right - frame.left)) * (x.max - x.min),
      y.max - ((py - frame.top) / (frame.bottom - frame.top)) * (y.max - y.min),
    )
  return shading === 'hatch' ? hatched(frame, holds) : washed(frame, holds, cls)
}

function windowOf(on: Plane): Point[] {
  const { x, y } = on
  return [
    [x.min, y.min],
    [x.max, y.min],
    [x.max, y.max],
    [x.min, y.max],
  ]
}

/** The corners of the region that satisfies linear inequalities, as far as the window reaches. */
export function cornersOf(on: Plane, inequalities: readonly string[]): Point[] {
  return inequalities
    .map(linear)
    .reduce<Point[]>((kept, each) => cut(kept, point => excess(each, point)), windowOf(on))
}

/** Fills the region that satisfies linear inequalities: `wanted(p, ['y ≥ 1', 'x + y < 6'])`. */
export function wanted(on: Plane, inequalities: readonly string[], cls = 'w'): Shape {
  const corners = cornersOf(on, inequalities)
  return corners.length < 3
    ? ''
    : polygon(
        corners.map(point => on.at(...point)),
        cls,
      )
}

/** Shades what does not satisfy linear inequalities, so that the wanted region is left clear, as Cambridge asks. */
export function unwanted(
  on: Plane,
  inequalities: readonly string[],
  shading: Shading = 'hatch',
  cls = 'w',
): Shape {
  const all = inequalities.map(linear)
  return regionWhere(on, (x, y) => all.some(each => excess(each, [x, y]) < 0), shading, cls)
}
