import { arc, dot, line, type Point, type Shape } from '@/lib/figures/shapes'
import { between, direction, distance, meet, towards } from './points'

/** Ruler-and-compasses constructions on canvas points, with the arcs left in as an examiner wants to see them. */

function seen(from: Point, to: Point): number {
  return 360 - direction(from, to)
}

/** One stroke of the compasses: centre, radius, and the point on the page that the arc passes through the middle of. */
export function compassArc(
  centre: Point,
  radius: number,
  through: Point,
  spread = 26,
  cls = 'p thin',
): Shape {
  const way = seen(centre, through)
  return arc(...centre, radius, way - spread / 2, way + spread / 2, cls)
}

/** The two points at given distances from two centres, the first on the left of the way from a to b as seen. */
export function crossings(a: Point, radiusA: number, b: Point, radiusB: number): [Point, Point] {
  const apart = Math.max(distance(a, b), 1e-6)
  const along = (radiusA ** 2 - radiusB ** 2 + apart ** 2) / (2 * apart)
  const across = Math.sqrt(Math.max(0, radiusA ** 2 - along ** 2))
  const way = direction(a, b)
  const foot = towards(a, way, along)
  return [towards(foot, way - 90, across), towards(foot, way + 90, across)]
}

export type ConstructionOptions = {
  /** opening of the compasses; wide enough to cross unless told */
  radius?: number
  /** how far the line runs beyond the crossings */
  beyond?: number
  cls?: string
}

/** The perpendicular bisector of ab with its two pairs of arcs. */
export function perpendicularBisector(a: Point, b: Point, options: ConstructionOptions = {}): Shape {
  const { radius = distance(a, b) * 0.65, beyond = 16, cls = 'p' } = options
  const [one, other] = crossings(a, radius, b, radius)
  const arcs = [a, b].flatMap(centre => [one, other].map(to => compassArc(centre, radius, to)))
  return arcs.join('') + extended(one, other, beyond, cls)
}

function extended(a: Point, b: Point, beyond: number, cls: string): Shape {
  const part = beyond / Math.max(distance(a, b), 1e-6)
  return line(...between(a, b, -part), ...between(a, b, 1 + part), cls)
}

/** The bisector of the angle at `vertex`: one arc across both arms, then two that cross. */
export function angleBisector(a: Point, vertex: Point, b: Point, options: ConstructionOptions = {}): Shape {
  const shorter = Math.min(distance(vertex, a), distance(vertex, b))
  const { radius = shorter * 0.45, beyond = 40, cls = 'p' } = options
  const [one, other] = [
    towards(vertex, direction(vertex, a), radius),
    towards(vertex, direction(vertex, b), radius),
  ]
  const opening = Math.max(radius * 0.85, distance(one, other) * 0.6)
  const both = crossings(one, opening, other, opening)
  const cross = distance(vertex, both[0]) > distance(vertex, both[1]) ? both[0] : both[1]
  const reach = towards(cross, direction(vertex, cross), beyond)
  return (
    compassArc(vertex, radius, one, 20) +
    compassArc(vertex, radius, other, 20) +
    compassArc(one, opening, cross) +
    compassArc(other, opening, cross) +
    line(...vertex, ...reach, cls)
  )
}

/** The perpendicular from a point to the line ab (or at it, when the point lies on the line), with its arcs. */
export function perpendicularFrom(
  point: Point,
  a: Point,
  b: Point,
  options: ConstructionOptions = {},
): Shape {
  const way = direction(a, b)
  const foot = meet(a, b, point, towards(point, way + 90, 10))
  const height = distance(point, foot)
  const { radius = Math.hypot(height, 46), beyond = 14, cls = 'p' } = options
  const half = Math.sqrt(Math.max(100, radius ** 2 - height ** 2))
  const [one, other] = [towards(foot, way, -half), towards(foot, way, half)]
  const opening = Math.max(half * 1.35, 20)
  const pair = crossings(one, opening, other, opening)
  const cross = distance(pair[0], point) > distance(pair[1], point) ? pair[0] : pair[1]
  return (
    compassArc(point, radius, one, 18) +
    compassArc(point, radius, other, 18) +
    compassArc(one, opening, cross) +
    compassArc(other, opening, cross) +
    extended(height < 1 ? foot : point, cross, beyond, cls)
  )
}

/** A triangle from its three sides: the base on the page, the other sides as openings of the compasses. */
export function triangleBySides(
  a: Point,
  b: Point,
  fromA: number,
  fromB: number,
  cls = 'l',
): { shape: Shape; apex: Point } {
  const [above, below] = crossings(a, fromA, b, fromB)
  const apex = above[1] < below[1] ? above : below
  const shape =
    compassArc(a, fromA, apex) +
    compassArc(b, fromB, apex) +
    line(...a, ...b, cls) +
    line(...a, ...apex, cls) +
    line(...b, ...apex, cls)
  return { shape, apex }
}

/** An angle of 60° at a point of a line: two arcs of the same opening. */
export function sixtyDegrees(vertex: Point, along: Point, radius = 60, cls = 'p'): Shape {
  const way = direction(vertex, along)
  const start = towards(vertex, way, radius)
  const cross = towards(vertex, way - 60, radius)
  const from = seen(vertex, start)
  return (
    arc(...vertex, radius, from - 12, from + 74, 'p thin') +
    compassArc(start, radius, cross) +
    line(...vertex, ...towards(cross, way - 60, 24), cls) +
    dot(...vertex, 'd', 2)
  )
}
