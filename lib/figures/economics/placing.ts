import type { Point } from '@/lib/figures/shapes'

/** What a letter must keep clear of: lines through these canvas points. */
export type Track = readonly Point[]

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = (bx - ax) ** 2 + (by - ay) ** 2
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long))
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))
}

export function clearance(point: Point, tracks: readonly Track[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const track of tracks)
    for (const [at, to] of track.entries()) {
      const from = track[at - 1]
      if (from) least = Math.min(least, toSegment(point, from, to))
    }
  return least
}

function within([x, y]: Point, area: readonly Point[]): boolean {
  let inside = false
  for (const [at, [bx, by]] of area.entries()) {
    const [ax, ay] = area[(at + area.length - 1) % area.length] ?? [bx, by]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Beyond this a letter is clear enough, and the middle of its area counts more. */
const ENOUGH = 13

/**
 * The place in an area farthest from every line; among places that are clear enough, the nearest to `middle`.
 * `halfWidth` of a word squeezes distances sideways, so that a long word keeps clear at its ends too.
 */
export function clearest(
  area: readonly Point[],
  tracks: readonly Track[],
  middle: Point,
  halfWidth = 6,
): Point {
  const squeeze = Math.min(1, 8 / halfWidth)
  const squeezed = ([x, y]: Point): Point => [x * squeeze, y]
  const xs = area.map(([x]) => x)
  const ys = area.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const around = [...tracks, [...area, area[0] ?? middle]].map(track => track.map(squeezed))
  const worth = (point: Point) =>
    Math.min(clearance(squeezed(point), around), ENOUGH) -
    0.02 * Math.hypot(point[0] - middle[0], point[1] - middle[1])
  let best = middle
  let most = within(middle, area) ? worth(middle) : Number.NEGATIVE_INFINITY
  const steps = 24
  for (let down = 1; down < steps; down += 1)
    for (let across = 1; across < steps; across += 1) {
      const point: Point = [left + ((right - left) * across) / steps, top + ((bottom - top) * down) / steps]
      if (!within(point, area) || worth(point) <= most) continue
      best = point
      most = worth(point)
    }
  return best
}

/** The place beside a point where its letter is farthest from every line; the upper right wins a draw. */
export function beside([x, y]: Point, tracks: readonly Track[], reach = 12): Point {
  const turns = [35, 145, 325, 215, 90, 0, 180, 270, 60, 120]
  const places = turns.map((turn): Point => {
    const angle = (turn * Math.PI) / 180
    return [x + reach * Math.cos(angle), y - reach * Math.sin(angle)]
  })
  const first = places[0] ?? [x, y]
  return places.reduce(
    (best, each) => (clearance(each, tracks) > clearance(best, tracks) + 1 ? each : best),
    first,
  )
}
