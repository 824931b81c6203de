import { circle, line, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { angleBetween, arcPoints, between, direction, distance, footOf, signedArea, towards } from './points'

/** Loci and regions on canvas points. Boundaries are drawn in pen; a region is what satisfies every condition. */

/** All points at a distance from a point. */
export function locusOfPoint(centre: Point, radius: number, cls = 'p'): Shape {
  return circle(...centre, radius, cls)
}

/** All points at a distance from a line segment: two parallels closed by half circles. */
export function locusOfSegment(a: Point, b: Point, away: number, cls = 'p'): Shape {
  const way = direction(a, b)
  return polygon([...arcPoints(a, away, way + 90, way + 270), ...arcPoints(b, away, way - 90, way + 90)], cls)
}

/** All points outside a polygon at a distance from it: straight along the sides, round the corners. */
export function locusRound(corners: readonly Point[], away: number, cls = 'p'): Shape {
  const ordered = signedArea(corners) > 0 ? corners : [...corners].reverse()
  const path = ordered.flatMap((corner, at) => {
    const before = ordered[(at + ordered.length - 1) % ordered.length] ?? corner
    const after = ordered[(at + 1) % ordered.length] ?? corner
    const [from, to] = [direction(before, corner) - 90, direction(corner, after) - 90]
    const turn = (to - from + 720) % 360
    // at a corner that points inwards the two parallels simply cross
    return turn > 180
      ? [
          towards(
            corner,
            from + turn / 2 + 180,
            -away / Math.max(0.3, Math.cos(((turn - 360) * Math.PI) / 360)),
          ),
        ].map(p => mirror(p, corner))
      : arcPoints(corner, away, from, from + turn)
  })
  return polygon(path, cls)
}

function mirror(point: Point, about: Point): Point {
  return between(point, about, 2)
}

export type Condition =
  | { within: number; of: Point }
  | { beyond: number; of: Point }
  | { nearer: Point; than: Point }
  /** nearer to the line from the vertex through `nearerArm` than to the other arm */
  | { nearerArm: Point; thanArm: Point; vertex: Point }
  | { within: number; ofLine: readonly [Point, Point] }
  | { beyond: number; ofLine: readonly [Point, Point] }

/** Positive where the condition holds, in canvas units from its boundary. */
function measure(condition: Condition, point: Point): number {
  if ('nearer' in condition) return distance(point, condition.than) - distance(point, condition.nearer)
  if ('nearerArm' in condition) {
    const { nearerArm, thanArm, vertex } = condition
    return (angleBetween(thanArm, vertex, point) - angleBetween(nearerArm, vertex, point)) * 0.5
  }
  const apart =
    'of' in condition ? distance(point, condition.of) : distance(point, footOf(point, ...condition.ofLine))
  return 'within' in condition ? condition.within - apart : apart - condition.beyond
}

/** Whether a point satisfies every condition. */
export function satisfies(conditions: readonly Condition[], point: Point): boolean {
  return conditions.every(condition => measure(condition, point) >= -1e-6)
}

function edge(condition: Condition, inside: Point, outside: Point): Point {
  let [near, far] = [inside, outside]
  for (let step = 0; step < 24; step += 1) {
    const middle = between(near, far)
    if (measure(condition, middle) >= 0) near = middle
    else far = middle
  }
  return near
}

/** Straight sides in short steps, so that a circle can enter and leave in the middle of one. */
function finely(corners: readonly Point[]): Point[] {
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    const steps = Math.max(1, Math.ceil(distance(corner, next) / 3))
    return Array.from({ length: steps }, (_, step) => between(corner, next, step / steps))
  })
}

/** From where the outline leaves a circle to where it comes back, along the circle. */
function alongBoundary(condition: Condition, from: Point, to: Point): Point[] {
  if (!('of' in condition)) return []
  const [start, end] = [direction(condition.of, from), direction(condition.of, to)]
  const turn = 'within' in condition ? (end - start + 360) % 360 : -((start - end + 360) % 360)
  return arcPoints(condition.of, distance(condition.of, from), start, start + turn).slice(1, -1)
}

function clipped(corners: readonly Point[], condition: Condition): Point[] {
  const outline = finely(signedArea(corners) > 0 ? corners : [...corners].reverse())
  const held = outline.map(point => measure(condition, point) >= 0)
  if (!held.includes(false)) return outline
  const first = held.findIndex((each, at) => each && !held[(at + held.length - 1) % held.length])
  if (first === -1) return wholeCircle(outline, condition)
  const result: Point[] = []
  let left: Point | undefined
  for (let step = 0; step <= outline.length; step += 1) {
    const at = (first + step) % outline.length
    const before = outline[(at + outline.length - 1) % outline.length] ?? [0, 0]
    const here = outline[at] ?? before
    const [was, is] = [step > 0 && held[(at + outline.length - 1) % outline.length], held[at]]
    if (!was && is) {
      const entry = edge(condition, here, before)
      if (left) result.push(...alongBoundary(condition, left, entry))
      result.push(entry)
    }
    if (was && !is) {
      left = edge(condition, before, here)
      result.push(left)
    }
    if (is && step < outline.length) result.push(here)
  }
  return result
}

/** Whether a point lies inside an outline: a ray to the right crosses it an odd number of times. */
function encloses(outline: readonly Point[], [x, y]: Point): boolean {
  const crossed = outline.filter(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  })
  return crossed.length % 2 === 1
}

/** A circle that lies wholly inside the outline, or nothing. */
function wholeCircle(outline: readonly Point[], condition: Condition): Point[] {
  if (!('of' in condition) || !('within' in condition)) return []
  const clear = outline.every(point => distance(point, condition.of) > condition.within)
  return clear && encloses(outline, condition.of) ? arcPoints(condition.of, condition.within, 0, 357) : []
}

/** The outline of the part of a shape in which every condition holds. */
export function regionOutline(corners: readonly Point[], conditions: readonly Condition[]): Point[] {
  return conditions.reduce<readonly Point[]>(
    (outline, condition) => (outline.length < 3 ? [] : clipped(outline, condition)),
    corners,
  ) as Point[]
}

/** The part of a shape in which every condition holds, shaded. */
export function region(corners: readonly Point[], conditions: readonly Condition[], cls = 'w'): Shape {
  const outline = regionOutline(corners, conditions)
  return outline.length < 3 ? '' : polygon(outline, cls)
}

/** The boundary of points equally far from two arms of an angle, from the vertex to a length. */
export function bisectorLine(a: Point, vertex: Point, b: Point, length: number, cls = 'p dash'): Shape {
  const [one, other] = [towards(vertex, direction(vertex, a), 1), towards(vertex, direction(vertex, b), 1)]
  return line(...vertex, ...towards(vertex, direction(vertex, between(one, other)), length), cls)
}
