import type { Point } from '@/lib/figures/shapes'

/** Geometry of the page as mathematics has it: any unit, y upwards, degrees anticlockwise from the right. */
export type Points = Readonly<Record<string, Point>>

const RADIAN = Math.PI / 180

export function sine(degrees: number): number {
  return Math.sin(degrees * RADIAN)
}

export function cosine(degrees: number): number {
  return Math.cos(degrees * RADIAN)
}

export function arcCosine(ratio: number): number {
  return Math.acos(Math.min(1, Math.max(-1, ratio))) / RADIAN
}

export function arcSine(ratio: number): number {
  return Math.asin(Math.min(1, Math.max(-1, ratio))) / RADIAN
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Direction from one point to another, 0 to 360. */
export function direction(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) / RADIAN + 360) % 360
}

/** The angle at `vertex` between the other two, 0 to 180. */
export function angleBetween(a: Point, vertex: Point, b: Point): number {
  const turn = Math.abs(direction(vertex, a) - direction(vertex, b))
  return turn > 180 ? 360 - turn : turn
}

export function towards(from: Point, degrees: number, length: number): Point {
  return [from[0] + length * cosine(degrees), from[1] + length * sine(degrees)]
}

/** The point a part of the way from a to b: 0.5 is the midpoint, 1.2 lies beyond b. */
export function between(a: Point, b: Point, part = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** Foot of the perpendicular from a point to the line ab. */
export function footOf(point: Point, a: Point, b: Point): Point {
  const squared = distance(a, b) ** 2
  if (squared === 0) return a
  const along = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])
  return between(a, b, along / squared)
}

/** Where the lines ab and cd meet; the midpoint of bc where they are parallel. */
export function meet(a: Point, b: Point, c: Point, d: Point): Point {
  const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (Math.abs(across) < 1e-9) return between(b, c)
  return between(a, b, ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across)
}

export function rotated(point: Point, about: Point, degrees: number): Point {
  return towards(about, direction(about, point) + degrees, distance(about, point))
}

export function reflected(point: Point, a: Point, b: Point): Point {
  return between(point, footOf(point, a, b), 2)
}

export function centreOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  return [
    points.reduce((sum, each) => sum + each[0], 0) / count,
    points.reduce((sum, each) => sum + each[1], 0) / count,
  ]
}

/** Area inside the corners taken in order; positive when they run anticlockwise. */
export function signedArea(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Corners of a regular polygon, anticlockwise, the first side level at the bottom. */
export function regularCorners(sides: number, radius = 1, turn = 0): Point[] {
  const first = 270 - 180 / sides + turn
  return Array.from({ length: sides }, (_, at) => towards([0, 0], first + (360 * at) / sides, radius))
}

/** Points along a circle from one direction to another, for arcs that are part of an outline. */
export function arcPoints(centre: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 3))
  return Array.from({ length: steps + 1 }, (_, at) =>
    towards(centre, from + ((to - from) * at) / steps, radius),
  )
}
