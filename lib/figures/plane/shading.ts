import { line, num, type Point, type Shape } from '@/lib/figures/shapes'
import { distanceToSegment } from './linear'
import { type Frame, outline } from './trace'

/** Whether a point of the canvas belongs to what is shaded. */
export type Holds = (point: Point) => boolean

// As thin as the line that is drawn round most regions, so that no step is seen.
const ROW = 1

/** Stretches of a straight canvas line on which a test holds, their ends found by halving. */
function stretches(from: Point, to: Point, holds: Holds): [Point, Point][] {
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

/** Slanting lines over all points of a frame for which a test holds. */
export function hatched(frame: Frame, holds: Holds): Shape {
  const { left, right, top, bottom } = frame
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

/** Fills all points of a frame for which a test holds, in fine level strips that are joined where they overlap. */
export function washed(frame: Frame, holds: Holds, cls = 'w'): Shape {
  const { left, right, top, bottom } = frame
  const rows = Math.ceil((bottom - top) / ROW)
  const step = (bottom - top) / rows
  const done: Strip[] = []
  let open: Strip[] = []
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * step
    const next: Strip[] = []
    const pairs = stretches([left, y], [right, y], holds)
    for (const pair of pairs) {
      const before = open.filter(strip => overlap(lastOf(strip), pair))
      const only = before[0]
      const splits = only && pairs.filter(each => overlap(lastOf(only), each)).length > 1
      if (only && before.length === 1 && !splits) {
        only.push(pair)
        next.push(only)
        continue
      }
      // Where strips part or meet, both sides share a row, so that no light line is left between them.
      if (splits) next.push([shared(pair, lastOf(only)), pair])
      else {
        for (const strip of before) strip.push(shared(lastOf(strip), pair, y))
        next.push([pair])
      }
    }
    done.push(...open.filter(strip => !next.includes(strip)))
    open = next
  }
  return outline(
    [...done, ...open]
      .filter(strip => strip.length > 1)
      .map(ringOf)
      .join(''),
    cls,
  )
}

function lastOf(strip: Strip): Pair {
  return (
    strip[strip.length - 1] ?? [
      [0, 0],
      [0, 0],
    ]
  )
}

/** The part of one row that lies over another, at the height of the other unless said otherwise. */
function shared([[a], [b]]: Pair, [[c, y], [d]]: Pair, height = y): Pair {
  return [
    [Math.max(a, c), height],
    [Math.min(b, d), height],
  ]
}

type Pair = [Point, Point]
type Strip = Pair[]

function overlap([[a], [b]]: Pair, [[c], [d]]: Pair): boolean {
  return Math.min(b, d) - Math.max(a, c) >= 0
}

function ringOf(strip: Strip): string {
  const left = straightened(strip.map(([from]) => from))
  const right = straightened(strip.map(([, to]) => to))
  const around = [...left, ...right.reverse()]
  return `${around.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('')}Z`
}

/** Leaves out points that lie on the way from their neighbours (Douglas and Peucker). */
function straightened(points: readonly Point[], tolerance = 0.15): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, distance] = [0, 0]
  for (const [at, point] of points.entries()) {
    const off = distanceToSegment(point, first, last)
    if (off > distance) [farthest, distance] = [at, off]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...straightened(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...straightened(points.slice(farthest), tolerance),
  ]
}
