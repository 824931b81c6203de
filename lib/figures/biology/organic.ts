import { curve, ellipse, type LineClass, num, type Point, polygon, type Shape } from '@/lib/figures/shapes'

/** Points as an SVG writes them, `12 30, 40 55`: long outlines stay short to read. */
export function xy(list: string): Point[] {
  return list.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })
}

/** A value between 0 and 1 that looks random and is the same in every build. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}

/** An ellipse turned by degrees (anticlockwise), as points for `curve` or as a ready shape by `oval`. */
export function ovalPoints(x: number, y: number, rx: number, ry: number, degrees = 0, count = 16): Point[] {
  const turn = (-degrees * Math.PI) / 180
  return Array.from({ length: count }, (_, at): Point => {
    const angle = (at * 2 * Math.PI) / count
    const [dx, dy] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)]
  })
}

/** In as few letters as an SVG has for it: a leaf holds a hundred, and is drawn on a page that should be light. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  degrees: number,
  cls: LineClass = 'l',
): Shape {
  if (degrees === 0) return ellipse(x, y, rx, ry, cls)
  const [start, end] = ovalPoints(x, y, rx, ry, degrees, 2).map(([px, py]) => `${num(px)} ${num(py)}`)
  const half = `A${num(rx)} ${num(ry)} ${num(-degrees)} 0 1 `
  return `<path class="${cls}" d="M${start}${half}${end}${half}${start}Z"/>`
}

/** A round thing that is not quite round, as living things are; `wobble` is a part of the radius. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  cls: LineClass = 'l',
  wobble = 0.04,
  seed = 1,
): Shape {
  const points = Array.from({ length: 16 }, (_, at): Point => {
    const angle = (at * Math.PI) / 8
    const swell =
      1 +
      wobble * Math.sin(2 * angle + 6 * chance(seed)) +
      wobble * 0.7 * Math.sin(3 * angle + 6 * chance(seed + 1))
    return [x + rx * swell * Math.cos(angle), y + ry * swell * Math.sin(angle)]
  })
  return curve(points, cls, true)
}

function normalAt(points: readonly Point[], at: number, closed: boolean): Point {
  const last = points.length - 1
  const before = points[closed ? (at + last) % (last + 1) : Math.max(0, at - 1)] ?? [0, 0]
  const after = points[closed ? (at + 1) % (last + 1) : Math.min(last, at + 1)] ?? [0, 0]
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
}

/** The same outline moved sideways by a distance: to the right of the direction of travel when positive. */
export function beside(points: readonly Point[], distance: number, closed = false): Point[] {
  return points.map(([x, y], at) => {
    const [nx, ny] = normalAt(points, at, closed)
    return [x + nx * distance, y + ny * distance]
  })
}

/** The closed outline of a tube along a line; the radius may change from point to point. */
export function tubePoints(points: readonly Point[], radius: number | readonly number[]): Point[] {
  const radiusAt = (at: number) =>
    typeof radius === 'number' ? radius : (radius[at] ?? radius[radius.length - 1] ?? 1)
  const side = (way: 1 | -1) =>
    points.map(([x, y], at): Point => {
      const [nx, ny] = normalAt(points, at, false)
      return [x + way * nx * radiusAt(at), y + way * ny * radiusAt(at)]
    })
  return [...side(1), ...side(-1).reverse()]
}

export function tube(
  points: readonly Point[],
  radius: number | readonly number[],
  cls: LineClass = 'l',
): Shape {
  return curve(tubePoints(points, radius), cls, true)
}

/** Both walls of a tube with open ends, filled between: vessels and ducts that run into something. */
export function duct(
  points: readonly Point[],
  radius: number | readonly number[],
  fill: LineClass,
  cls: LineClass = 'l',
): Shape {
  const outline = tubePoints(smooth(points), radiusAlong(radius, points.length))
  const half = outline.length / 2
  return curve(outline, fill, true) + curve(outline.slice(0, half), cls) + curve(outline.slice(half), cls)
}

function radiusAlong(radius: number | readonly number[], count: number): number | number[] {
  if (typeof radius === 'number') return radius
  return Array.from({ length: (count - 1) * STEPS + 1 }, (_, at) => {
    const from = Math.floor(at / STEPS)
    const [one, other] = [radius[from] ?? 1, radius[from + 1] ?? radius[from] ?? 1]
    return one + ((other - one) * (at % STEPS)) / STEPS
  })
}

const STEPS = 6

/** More points on the smooth line through the given ones (Catmull-Rom), so that what is built on it stays smooth. */
export function smooth(points: readonly Point[], closed = false): Point[] {
  const last = points.length - 1
  const get = (index: number): Point =>
    points[closed ? (index + last + 1) % (last + 1) : Math.min(Math.max(index, 0), last)] ?? [0, 0]
  const spans = closed ? last + 1 : last
  const result: Point[] = []
  for (let at = 0; at < spans; at += 1) {
    const [a, b, c, d] = [get(at - 1), get(at), get(at + 1), get(at + 2)]
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS
      const of = (i: 0 | 1) =>
        b[i] +
        (t * (c[i] - a[i])) / 2 +
        t * t * (a[i] - 2.5 * b[i] + 2 * c[i] - d[i] / 2) +
        t * t * t * (1.5 * b[i] - a[i] / 2 - 1.5 * c[i] + d[i] / 2)
      result.push([of(0), of(1)])
    }
  }
  return closed ? result : [...result, get(last)]
}

/** Completes a symmetrical outline: the points of its left half from top to bottom, and their mirror images. */
export function mirrored(half: readonly Point[], axis: number): Point[] {
  const other = half
    .filter(([x]) => Math.abs(x - axis) > 0.01)
    .map(([x, y]): Point => [2 * axis - x, y])
    .reverse()
  return [...half, ...other]
}

/** A curve whose given points are corners of the drawing, joined by smooth pieces: ends of pieces stay sharp. */
export function pieces(parts: readonly (readonly Point[])[], cls: LineClass = 'l', closed = true): Shape {
  const d = parts
    .map((points, at) => {
      const inner = /d="([^"]*)"/.exec(curve(points))?.[1] ?? ''
      return at === 0 ? inner : inner.replace(/^M(\S+) ([^C]+)/, 'L$1 $2')
    })
    .join('')
  return `<path class="${cls}" d="${d}${closed ? 'Z' : ''}"/>`
}

/** A closed outline, or a tube with open ends along a line. */
export type Hollow =
  | { outline: readonly Point[] }
  | { along: readonly Point[]; radius: number | readonly number[] }

// half the width of an ink line: a fill drawn this far inside leaves the whole line to be seen
const HALF_LINE = 0.75

function turnsRight(points: readonly Point[]): boolean {
  const area = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return area > 0
}

/** Spaces that open into one another, drawn as one: no line is left where they meet. */
export function joined(hollows: readonly Hollow[], fill: LineClass, cls: LineClass = 'l'): Shape {
  const shapes = hollows.map(hollow => {
    if ('along' in hollow) {
      const radius = radiusAlong(hollow.radius, hollow.along.length)
      const within = typeof radius === 'number' ? radius - HALF_LINE : radius.map(each => each - HALF_LINE)
      const spine = smooth(hollow.along)
      const outline = tubePoints(spine, radius)
      const half = outline.length / 2
      return {
        lines: curve(outline.slice(0, half), cls) + curve(outline.slice(half), cls),
        inside: polygon(tubePoints(spine, within), fill),
      }
    }
    const outline = smooth(hollow.outline, true)
    const inside = beside(outline, turnsRight(outline) ? HALF_LINE : -HALF_LINE, true)
    return { lines: curve(hollow.outline, cls, true), inside: polygon(inside, fill) }
  })
  return shapes.map(({ lines }) => lines).join('') + shapes.map(({ inside }) => inside).join('')
}
