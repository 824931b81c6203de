import { num, type Point, type Shape } from '@/lib/figures/shapes'

/** A point of the canvas for each value of a parameter; it may return NaN or infinity where the curve has no point. */
export type Path = (t: number) => Point

/** A rectangle of the canvas outside which nothing is drawn. */
export type Frame = { left: number; top: number; right: number; bottom: number }

/** An unbroken stretch of a curve inside its frame. */
export type Run = { from: number; to: number }

const SAMPLES = 720
const DEEPEST = 9
// Half a pixel of a phone; a Bézier curve nearer than this cannot be told from the true curve.
const TOLERANCE = 0.12

export function outline(path: string, cls: string): Shape {
  return path === '' ? '' : `<path class="${cls}" d="${path}"/>`
}

function apart([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

function within([x, y]: Point, frame: Frame): boolean {
  return (
    x >= frame.left - 0.01 && x <= frame.right + 0.01 && y >= frame.top - 0.01 && y <= frame.bottom + 0.01
  )
}

/** The last value between one outside and one inside for which the curve is still inside. */
function edge(path: Path, outside: number, inside: number, frame: Frame): number {
  let [out, kept] = [outside, inside]
  for (let step = 0; step < 40; step += 1) {
    const middle = (out + kept) / 2
    if (within(path(middle), frame)) kept = middle
    else out = middle
  }
  return kept
}

/** Where the curve jumps between two values, or null when it only rises steeply. */
function jump(path: Path, from: number, to: number, size: number): Run | null {
  let [low, high] = [from, to]
  if (apart(path(low), path(high)) < size * 0.2) return null
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    const half = path(middle)
    if (apart(path(low), half) > apart(half, path(high))) high = middle
    else low = middle
  }
  return apart(path(low), path(high)) > 1 ? { from: low, to: high } : null
}

/** The stretches of a curve inside its frame, broken at asymptotes, jumps and the ends of its domain. */
export function runsOf(path: Path, from: number, to: number, frame: Frame): Run[] {
  const runs: Run[] = []
  const size = frame.bottom - frame.top
  let start: number | null = null
  let last = from
  for (let index = 0; index <= SAMPLES; index += 1) {
    const t = from + ((to - from) * index) / SAMPLES
    const inside = within(path(t), frame)
    if (inside && start === null) start = index === 0 ? t : edge(path, last, t, frame)
    else if (inside && start !== null) {
      const gap = jump(path, last, t, size)
      if (gap) {
        runs.push({ from: start, to: gap.from })
        start = gap.to
      }
    } else if (start !== null) {
      runs.push({ from: start, to: edge(path, t, last, frame) })
      start = null
    }
    last = t
  }
  if (start !== null && start < to) runs.push({ from: start, to })
  return runs
}

const mix = (weights: readonly number[], points: readonly Point[]): Point => [
  points.reduce((sum, [x], at) => sum + x * (weights[at] ?? 0), 0),
  points.reduce((sum, [, y], at) => sum + y * (weights[at] ?? 0), 0),
]

/** Bézier pieces along a curve, halved until each lies on it: few near straight parts, many at corners. */
function pieces(path: Path, from: number, to: number, depth: number): string {
  const span = to - from
  const step = span * 1e-4
  const [start, end] = [path(from), path(to)]
  const [after, before] = [path(from + step), path(to - step)]
  const pull = span / 3 / step
  const first: Point = [start[0] + (after[0] - start[0]) * pull, start[1] + (after[1] - start[1]) * pull]
  const second: Point = [end[0] - (end[0] - before[0]) * pull, end[1] - (end[1] - before[1]) * pull]
  const fits = [0.25, 0.5, 0.75].every(part => {
    const rest = 1 - part
    const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3]
    return apart(mix(weights, [start, first, second, end]), path(from + span * part)) < TOLERANCE
  })
  // Short pieces keep their handles near the curve, and so inside the canvas.
  if (fits && depth >= 3) return `C${[...first, ...second, ...end].map(num).join(' ')}`
  if (depth >= DEEPEST) return `L${end.map(num).join(' ')}`
  const middle = from + span / 2
  return pieces(path, from, middle, depth + 1) + pieces(path, middle, to, depth + 1)
}

/** Path data of one unbroken stretch, without its first M: to be joined to other pieces of an outline. */
export function along(path: Path, from: number, to: number): string {
  return pieces(path, from, to, 0)
}

/** A smooth curve, cut at its frame. */
export function trace(path: Path, from: number, to: number, frame: Frame, cls = 'p'): Shape {
  const data = runsOf(path, from, to, frame).map(run => {
    const [x, y] = path(run.from)
    return `M${num(x)} ${num(y)}${along(path, run.from, run.to)}`
  })
  return outline(data.join(''), cls)
}

/** Points of a curve inside its frame, for labels that should keep off it. */
export function pointsAlong(path: Path, from: number, to: number, frame: Frame): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, at) => path(from + ((to - from) * at) / SAMPLES)).filter(
    point => within(point, frame),
  )
}
