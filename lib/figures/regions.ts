import type { RealFunction } from './curves'
import { cut, excess, linear } from './linear'
import type { Plane } from './plane'
import { line, num, type Point, polygon, type Shape } from './shapes'
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

/** Stretches of a straight canvas line on which a test holds, their ends found by halving. */
function stretches(from: Point, to: Point, holds: (point: Point) => boolean): [Point, Point][] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.ceil(length / 2))
  const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  const edge = (inside: number, outside: number): Point => {
    let [kept, out] = [inside, outside]
    for (let step = 0; step < 14; step += 1) {
      const middle = (kept + out) / 2
      if (holds(at(middle))) kept = middle
      else out = middle
    }
    return at(kept)
  }
  const found: [Point, Point][] = []
  let start: Point | null = null
  for (let index = 0; index <= count; index += 1) {
    const [part, before] = [index / count, (index - 1) / count]
    const inside = holds(at(part))
    if (inside && start === null) start = index === 0 ? at(0) : edge(part, before)
    if (!inside && start !== null) {
      found.push([start, edge(before, part)])
      start = null
    }
  }
  if (start !== null) found.push([start, at(1)])
  return found
}

const HATCH_GAP = 9

// Steeper than the lines of most questions, so that no edge runs along the hatching.
const HATCH_LEAN = 0.6

function hatched(on: Plane, holds: (point: Point) => boolean): Shape {
  const { left, right, top, bottom } = on.frame
  const lean = (bottom - top) * HATCH_LEAN
  const count = Math.floor((right - left + lean) / HATCH_GAP)
  return Array.from({ length: count }, (_, at) => {
    const start = left - lean + (at + 1) * HATCH_GAP
    const inside = ([x, y]: Point) => x >= left && x <= right && holds([x, y])
    return stretches([start, bottom], [start + lean, top], inside)
      .map(([[x1, y1], [x2, y2]]) => line(x1, y1, x2, y2, 'f hatch'))
      .join('')
  }).join('')
}

/** Fine level strips, joined where they overlap: exact to a quarter of a unit for any region. */
function washed(on: Plane, holds: (point: Point) => boolean, cls: string): Shape {
  const { left, right, top, bottom } = on.frame
  const rows = Math.ceil((bottom - top) / 1.5)
  const step = (bottom - top) / rows
  const open: Strip[] = []
  const done: Strip[] = []
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * step
    const found = stretches([left, y], [right, y], holds)
    const used = new Set<number>()
    for (const strip of [...open]) {
      const last = strip.at(-1)
      const matches = found.flatMap(([from, to], at) => (last && overlap(last, [from, to]) ? [at] : []))
      const next = matches[0]
      const pair = next === undefined ? undefined : found[next]
      if (matches.length === 1 && next !== undefined && pair && !used.has(next)) {
        used.add(next)
        strip.push(pair)
        continue
      }
      open.splice(open.indexOf(strip), 1)
      done.push(strip)
    }
    for (const [at, pair] of found.entries()) if (!used.has(at)) open.push([pair])
  }
  return outline(
    [...done, ...open]
      .filter(strip => strip.length > 1)
      .map(ringOf)
      .join(''),
    cls,
  )
}

type Strip = [Point, Point][]

function overlap([[a], [b]]: [Point, Point], [[c], [d]]: [Point, Point]): boolean {
  return Math.min(b, d) - Math.max(a, c) >= 0
}

function ringOf(strip: Strip): string {
  const around = [...strip.map(([from]) => from), ...strip.map(([, to]) => to).reverse()]
  return `M${spot(around[0] ?? [0, 0])}${straightened(around)
    .slice(1)
    .map(point => `L${spot(point)}`)
    .join('')}Z`
}

/** Leaves out points that lie on the way from their neighbours (Douglas and Peucker). */
export function straightened(points: readonly Point[], tolerance = 0.15): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [farthest, distance] = [0, 0]
  for (const [at, [x, y]] of points.entries()) {
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length
    if (off > distance) [farthest, distance] = [at, off]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...straightened(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...straightened(points.slice(farthest), tolerance),
  ]
}

/** Shades all points of the window for which a test holds: any inequalities, any set of complex numbers. */
export function regionWhere(on: Plane, belongs: Belongs, shading: Shading = 'wash', cls = 'w'): Shape {
  const { frame, x, y } = on
  const holds = ([px, py]: Point) =>
    belongs(
      x.min + ((px - frame.left) / (frame.right - frame.left)) * (x.max - x.min),
      y.max - ((py - frame.top) / (frame.bottom - frame.top)) * (y.max - y.min),
    )
  return shading === 'hatch' ? hatched(on, holds) : washed(on, holds, cls)
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
