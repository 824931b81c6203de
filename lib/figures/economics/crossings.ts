import type { Point } from '@/lib/figures/shapes'

/** A straight curve by two of its points; it may stand upright. */
export type Straight = readonly [Point, Point]
/** A curve by its rule: the height over a quantity. */
export type Rule = (x: number) => number

/** The straight curve through a point with a slope; an infinite slope stands upright. */
export function through(point: Point, slope: number): Straight {
  const [x, y] = point
  if (!Number.isFinite(slope))
    return [
      [x, y - 100],
      [x, y + 100],
    ]
  return [
    [x - 100, y - 100 * slope],
    [x + 100, y + 100 * slope],
  ]
}

export function movedBy(line: Straight, right: number, up = 0): Straight {
  const [[x1, y1], [x2, y2]] = line
  return [
    [x1 + right, y1 + up],
    [x2 + right, y2 + up],
  ]
}

/** Where two straight curves cross, however far they must be drawn on; parallels give the start of the first. */
export function crossing(one: Straight, other: Straight): Point {
  const [[ax, ay], [bx, by]] = one
  const [[cx, cy], [dx, dy]] = other
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (Math.abs(turn) < 1e-9) return one[0]
  const part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
  return [ax + part * (bx - ax), ay + part * (by - ay)]
}

/** The point of a straight curve at a quantity, or at a height. */
export function atX(line: Straight, x: number): Point {
  return crossing(line, [
    [x, 0],
    [x, 1],
  ])
}

export function atY(line: Straight, y: number): Point {
  return crossing(line, [
    [0, y],
    [1, y],
  ])
}

/** The x between two bounds at which two rules give the same height: one crossing must lie between them. */
export function meeting(one: Rule, other: Rule, from: number, to: number): number {
  let [low, high] = [from, to]
  const sign = Math.sign(one(low) - other(low))
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(one(middle) - other(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Points of a rule, close enough to draw it smooth. */
export function sampled(rule: Rule, from: number, to: number, steps = 32): Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const x = from + ((to - from) * at) / steps
    return [x, rule(x)]
  })
}

export type Window = { left: number; right: number; bottom: number; top: number }

function cutAt(
  points: readonly Point[],
  inside: (point: Point) => boolean,
  edge: (from: Point, to: Point) => Point,
) {
  return points.flatMap((to, at): Point[] => {
    const from = points[(at + points.length - 1) % points.length] ?? to
    if (inside(to)) return inside(from) ? [to] : [edge(from, to), to]
    return inside(from) ? [edge(from, to)] : []
  })
}

/** The part of an area that lies in a window (Sutherland and Hodgman, one side after the other). */
export function areaWithin(points: readonly Point[], window: Window): Point[] {
  const upright =
    (x: number) =>
    (from: Point, to: Point): Point =>
      atX([from, to], x)
  const level =
    (y: number) =>
    (from: Point, to: Point): Point =>
      atY([from, to], y)
  let kept = cutAt(points, ([x]) => x >= window.left, upright(window.left))
  kept = cutAt(kept, ([x]) => x <= window.right, upright(window.right))
  kept = cutAt(kept, ([, y]) => y >= window.bottom, level(window.bottom))
  return cutAt(kept, ([, y]) => y <= window.top, level(window.top))
}

/** The part of a straight curve in a window, from left to right or from bottom to top; null where none is. */
export function straightWithin(line: Straight, window: Window): Straight | null {
  const [[x1, y1], [x2, y2]] = line
  const ends = [
    atX(line, window.left),
    atX(line, window.right),
    atY(line, window.bottom),
    atY(line, window.top),
  ]
  const upright = Math.abs(x2 - x1) < 1e-9
  const flat = Math.abs(y2 - y1) < 1e-9
  const usable = upright ? ends.slice(2) : flat ? ends.slice(0, 2) : ends
  const slack = 1e-6
  const kept = usable
    .filter(
      ([x, y]) =>
        x >= window.left - slack &&
        x <= window.right + slack &&
        y >= window.bottom - slack &&
        y <= window.top + slack,
    )
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const [first, last] = [kept[0], kept.at(-1)]
  return first && last && kept.length > 1 ? [first, last] : null
}

/** Twice the signed area, as the shoelace rule gives it. */
function shoelace(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** The size of an area, in the units of its points. */
export function sizeOf(points: readonly Point[]): number {
  return Math.abs(shoelace(points)) / 2
}

/** The point on which an area would balance: where a letter stands best. */
export function balanceOf(points: readonly Point[]): Point {
  const twice = shoelace(points)
  if (Math.abs(twice) < 1e-9) {
    const count = Math.max(points.length, 1)
    return [
      points.reduce((sum, [x]) => sum + x, 0) / count,
      points.reduce((sum, [, y]) => sum + y, 0) / count,
    ]
  }
  let [sumX, sumY] = [0, 0]
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    const weight = x * nextY - nextX * y
    sumX += (x + nextX) * weight
    sumY += (y + nextY) * weight
  }
  return [sumX / (3 * twice), sumY / (3 * twice)]
}

/** A smooth line through points that turns nowhere between them (Fritsch and Butland): for data, where waves would lie. */
export function monotone(points: readonly Point[], steps = 8): Point[] {
  const slopes = points.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? [0, 0]
    return (y - beforeY) / (x - beforeX || 1)
  })
  const tangent = (at: number): number => {
    const [before, after] = [slopes[at - 1], slopes[at]]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  const first = points[0]
  const drawn = points.slice(1).flatMap(([x, y], at) =>
    Array.from({ length: steps }, (_, step): Point => {
      const [fromX, fromY] = points[at] ?? [x, y]
      const t = (step + 1) / steps
      const wide = x - fromX
      const [a, b] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t]
      const [c, d] = [-2 * t ** 3 + 3 * t ** 2, t ** 3 - t ** 2]
      return [fromX + t * wide, a * fromY + b * wide * tangent(at) + c * y + d * wide * tangent(at + 1)]
    }),
  )
  return first ? [first, ...drawn] : []
}
