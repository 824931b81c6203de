import { distanceToSegment, type Spot } from '../sketch'

/** Lines and curves of a diagram as rows of spots, and how they lie to each other. Canvas units; y grows downwards. */

export type Path = readonly Spot[]

/** `outwards` falls and is nowhere bent towards the origin: a production possibility curve. */
export type CurveShape = 'falls' | 'rises' | 'level' | 'upright' | 'u' | 'outwards'

/** Less than this is no distance to a student's hand. */
export const APART = 6
/** Less than this share of rise is none. */
const LEVEL = 0.12
/** A curve is read at so many places between two of its spots. */
const PIECES = 8
const LEVELS = [0.2, 0.35, 0.5, 0.65, 0.8]

/** Spots along a curve as `curve` of the figure kit draws it, not along its chords. */
export function smoothed(spots: Path): Path {
  const last = spots.slice(-1)
  const pieces = spots.slice(1).flatMap((to, at): Spot[] => {
    const from = spots[at] ?? to
    const [before, after] = [spots[at - 1] ?? from, spots[at + 2] ?? to]
    const [enters, leaves] = [minus(to, before), minus(after, from)]
    return Array.from({ length: PIECES }, (_, index): Spot => {
      const [t, u] = [index / PIECES, 1 - index / PIECES]
      const along = (axis: 0 | 1) =>
        u ** 2 * (1 + 2 * t) * from[axis] +
        t ** 2 * (3 - 2 * t) * to[axis] +
        (u * t * (u * enters[axis] - t * leaves[axis])) / 2
      return [along(0), along(1)]
    })
  })
  return [...pieces, ...last]
}

const minus = ([x, y]: Spot, [x1, y1]: Spot): Spot => [x - x1, y - y1]

export const pairsOf = (path: Path): [Spot, Spot][] =>
  path.slice(1).map((to, at): [Spot, Spot] => [path[at] ?? to, to])

/** A hand stops a little short of an axis or of another line: where paths meet, their ends reach this much further. */
const REACH = 10

export function lengthened(path: Path): Path {
  const beyond = (end?: Spot, inner?: Spot): Spot[] => {
    if (!end || !inner) return []
    const [dx, dy] = minus(end, inner)
    const length = Math.hypot(dx, dy)
    return length === 0 ? [] : [[end[0] + (dx * REACH) / length, end[1] + (dy * REACH) / length]]
  }
  return [...beyond(path[0], path[1]), ...path, ...beyond(path.at(-1), path.at(-2))]
}

export const distanceToPath = (spot: Spot, path: Path) =>
  Math.min(...pairsOf(path).map(([from, to]) => distanceToSegment(spot, from, to)))

/** Whether a path goes as its shape says, from left to right. */
export function hasShape(path: Path, shape: CurveShape): boolean {
  const sorted = path.toSorted(([one], [other]) => one - other)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return false
  const heights = sorted.map(([, y]) => -y)
  const [wide, rise] = [last[0] - first[0], first[1] - last[1]]
  const tall = Math.max(...heights) - Math.min(...heights)
  switch (shape) {
    case 'level':
      return tall <= LEVEL * wide
    case 'upright':
      return wide <= LEVEL * tall
    case 'falls':
      return wide > LEVEL * tall && -rise > LEVEL * wide
    case 'outwards':
      return hasShape(path, 'falls') && sorted.every(spot => beyondChord(spot, first, last) >= -APART)
    case 'rises':
      return wide > LEVEL * tall && rise > LEVEL * wide
    case 'u': {
      const lowest = Math.min(...heights)
      const ends = [heights[0] ?? lowest, heights.at(-1) ?? lowest]
      return ends.every(end => end - lowest > LEVEL * wide)
    }
  }
}

/** How far a spot lies beyond the straight line from a falling curve's left end to its right end; negative on the origin's side. */
function beyondChord(spot: Spot, first: Spot, last: Spot): number {
  const [[dx, dy], [px, py]] = [minus(last, first), minus(spot, first)]
  return (px * dy - py * dx) / Math.max(1, Math.hypot(dx, dy))
}

/** How much further along one axis the first path lies, at levels of the other axis where both are. */
export function gapsBetween(after: Path, before: Path, axis: 0 | 1): number[] {
  const across = axis === 0 ? 1 : 0
  const [one, other] = [after, before].map(path => path.map(spot => spot[across]))
  const from = Math.max(Math.min(...(one ?? [])), Math.min(...(other ?? [])))
  const to = Math.min(Math.max(...(one ?? [])), Math.max(...(other ?? [])))
  if (to <= from) return []
  return LEVELS.flatMap(share => {
    const level = from + share * (to - from)
    const [here, there] = [after, before].map(path => meet(path, across, level)[0]?.[axis])
    return here === undefined || there === undefined ? [] : [here - there]
  })
}

/** Where a path has this coordinate. */
export function meet(path: Path, axis: 0 | 1, level: number): Spot[] {
  return pairsOf(path).flatMap(([from, to]): Spot[] => {
    const [start, end] = [from[axis], to[axis]]
    if (level < Math.min(start, end) || level > Math.max(start, end)) return []
    const share = end === start ? 0.5 : (level - start) / (end - start)
    return [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]]
  })
}

/** Where two straight pieces meet; null where they do not, or lie along each other. */
export function crossing([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): [Spot] | null {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = ux * vy - uy * vx
  if (Math.abs(turn) < 1e-9) return null
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn
  const along = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn
  const isOnBoth = [share, along].every(each => each >= 0 && each <= 1)
  return isOnBoth ? [[a[0] + share * ux, a[1] + share * uy]] : null
}

/** Counts the sides that a ray to the right crosses. */
export function liesWithin([x, y]: Spot, corners: readonly Spot[]): boolean {
  const sides = corners.filter((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    if (from[1] > y === to[1] > y) return false
    return x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])
  })
  return sides.length % 2 === 1
}
