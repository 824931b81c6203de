import {
  arc,
  centred,
  type LineClass,
  line,
  type Point,
  polar,
  polyline,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { direction, distance } from './points'

/** Marks of geometry on canvas points: angle arcs, right angles, ticks, arrows of parallels, labels beside lines. */

/** Width of a label as the site sets it; italics come from the larger serif face. */
export function labelWidth(label: string): number {
  const lines = label.split('\n').map(each => {
    const italics = [...each.matchAll(/\*([^*]+)\*/g)].reduce(
      (sum, match) => sum + (match[1]?.length ?? 0),
      0,
    )
    const rest = each.replace(/\*[^*]+\*/g, '').replace(/[_^{}]/g, '').length
    return italics * 8.5 + rest * 7.3
  })
  return Math.max(0, ...lines)
}

export function labelHeight(label: string): number {
  return 12 + (label.split('\n').length - 1) * 16
}

/** Direction as seen on the page, anticlockwise from the right, though canvas y runs down. */
function seen(from: Point, to: Point): number {
  return 360 - direction(from, to)
}

function classed(cls: string | undefined): [string?] {
  return cls === undefined ? [] : [cls]
}

/** The middle of a label that stands on one side (degrees) of a point or line, clear of it by a gap. */
export function placeBeside(at: Point, towardsDegrees: number, label: string, gap = 6): Point {
  const [ux, uy] = polar(0, 0, 1, towardsDegrees)
  const reach = gap + (Math.abs(ux) * labelWidth(label)) / 2 + (Math.abs(uy) * labelHeight(label)) / 2
  return [at[0] + ux * reach, at[1] + uy * reach]
}

/** A label clear of a line that it stands beside: `towardsDegrees` is the side of the line on which it stands. */
export function labelBeside(at: Point, towardsDegrees: number, label: string, gap = 6, cls?: string): Shape {
  return centred(...placeBeside(at, towardsDegrees, label, gap), label, ...classed(cls))
}

/** The label of a side, on the side of the line ab that faces away from `inside`. */
export function sideLabel(
  a: Point,
  b: Point,
  inside: Point,
  label: string,
  options: { gap?: number; part?: number; cls?: string } = {},
): Shape {
  const { gap = 8, part = 0.5, cls } = options
  const across = (b[0] - a[0]) * (inside[1] - a[1]) - (b[1] - a[1]) * (inside[0] - a[0])
  const away = seen(a, b) + (across > 0 ? 90 : -90)
  return labelBeside([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], away, label, gap, cls)
}

export type AngleMark = {
  label?: string
  /** how many arcs: equal angles carry equal numbers */
  arcs?: number
  radius?: number
  /** the angle of more than 180° */
  reflex?: boolean
  cls?: LineClass
  /** class of the label */
  labelCls?: string
}

/** Whether a corner of a label, seen from the vertex, lies between the arms and not on one of them. */
function clearOfArms(corner: Point, middle: number, half: number): boolean {
  const off = Math.abs(((seen([0, 0], corner) - middle + 540) % 360) - 180)
  return off < half && Math.hypot(...corner) * Math.sin((Math.min(90, half - off) * Math.PI) / 180) >= 3.5
}

/** How far along the bisector a label is clear of both arms and of the arc. */
function labelDistance(label: string, middle: number, half: number, clear: number, longest: number): number {
  const [w, h] = [labelWidth(label) / 2, labelHeight(label) / 2 - 0.5]
  const fits = (t: number) => {
    const [x, y] = polar(0, 0, t, middle)
    const nearest = Math.hypot(Math.max(0, Math.abs(x) - w), Math.max(0, Math.abs(y) - h))
    const corners = [-1, 1].flatMap(side => [-1, 1].map((end): Point => [x + side * w, y + end * h]))
    return nearest >= clear + 2.5 && corners.every(corner => clearOfArms(corner, middle, half))
  }
  const [ux, uy] = polar(0, 0, 1, middle)
  const start = clear + 2 + Math.min(w / Math.max(Math.abs(ux), 0.01), h / Math.max(Math.abs(uy), 0.01))
  for (let t = start; t < longest; t += 1) if (fits(t)) return t
  return Math.max(start, longest)
}

/** The angle at `vertex` from the arm through `a` to the arm through `b`. */
export function angleMark(a: Point, vertex: Point, b: Point, options: AngleMark = {}): Shape {
  const { label, arcs = 1, reflex = false, cls = 'l thin', labelCls } = options
  const from = seen(vertex, a)
  const smaller = ((seen(vertex, b) - from + 540) % 360) - 180
  const sweep = reflex ? smaller - Math.sign(smaller || 1) * 360 : smaller
  const size = Math.abs(sweep)
  const shortest = Math.min(distance(vertex, a), distance(vertex, b))
  const usual = size < 25 ? 42 : size < 45 ? 30 : size < 100 ? 21 : 16
  let radius = options.radius ?? Math.min(usual, shortest * 0.5)
  const middle = from + sweep / 2
  let words = ''
  if (label) {
    const reach = labelDistance(
      label,
      middle,
      size / 2,
      radius + (arcs - 1) * 3.5,
      Math.max(shortest * 0.85, radius + 12),
    )
    const [dx, dy] = polar(0, 0, reach, middle)
    const nearest = Math.hypot(
      Math.max(0, Math.abs(dx) - labelWidth(label) / 2),
      Math.max(0, Math.abs(dy) - labelHeight(label) / 2),
    )
    // in a narrow angle the label stands far out, and the arc goes with it
    if (options.radius === undefined && size < 45)
      radius = Math.max(radius, Math.min(nearest - 3 - (arcs - 1) * 3.5, shortest * 0.7))
    words = centred(...polar(vertex[0], vertex[1], reach, middle), label, ...classed(labelCls))
  }
  const drawn = Array.from({ length: arcs }, (_, at) =>
    arc(...vertex, radius + at * 3.5, from, from + sweep, cls),
  )
  return drawn.join('') + words
}

/** The square mark of a right angle. */
export function rightMark(a: Point, vertex: Point, b: Point, size = 9, cls: LineClass = 'l thin'): Shape {
  const reach = Math.min(size, distance(vertex, a) * 0.4, distance(vertex, b) * 0.4)
  const along = (to: Point): Point => {
    const length = Math.max(distance(vertex, to), 1e-6)
    return [((to[0] - vertex[0]) / length) * reach, ((to[1] - vertex[1]) / length) * reach]
  }
  const [one, other] = [along(a), along(b)]
  return polyline(
    [
      [vertex[0] + one[0], vertex[1] + one[1]],
      [vertex[0] + one[0] + other[0], vertex[1] + one[1] + other[1]],
      [vertex[0] + other[0], vertex[1] + other[1]],
    ],
    cls,
  )
}

function alongLine(a: Point, b: Point, part: number, count: number, gap: number): Point[] {
  const length = Math.max(distance(a, b), 1e-6)
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return Array.from({ length: count }, (_, at) => {
    const along = length * part + (at - (count - 1) / 2) * gap
    return [a[0] + ux * along, a[1] + uy * along]
  })
}

/** Ticks across the middle of a line: lines with the same number are equal. */
export function equalTicks(a: Point, b: Point, count = 1, part = 0.5): Shape {
  const way = seen(a, b)
  return alongLine(a, b, part, count, 4)
    .map(([x, y]) => line(...polar(x, y, 5, way + 90), ...polar(x, y, 5, way - 90), 'l'))
    .join('')
}

/** Arrow heads on a line, in its direction: lines with the same number are parallel. */
export function parallelArrows(a: Point, b: Point, count = 1, part = 0.5): Shape {
  const way = seen(a, b)
  return alongLine(a, b, part, count, 6)
    .map(([x, y]) => {
      const tip = polar(x, y, 3, way)
      return polyline([polar(...tip, 8, way + 148), tip, polar(...tip, 8, way - 148)], 'l')
    })
    .join('')
}

/** The name of a point, in italics, on the given side of it (degrees). */
export function pointName(at: Point, towardsDegrees: number, name: string, gap = 4): Shape {
  return labelBeside(at, towardsDegrees, italic(name), gap)
}

/** `A` and `A1` as papers print points: italic, with the digit as a subscript. */
export function italic(name: string): string {
  return name.replace(
    /^([A-Za-z]+)([0-9]*)/,
    (_, letters: string, digits: string) => `*${letters}*${digits && `_{${digits}}`}`,
  )
}

/** The note of Cambridge papers; by default in the upper right corner of a canvas 360 wide. */
export function notToScale(x = 352, y = 16, anchor: 'start' | 'end' = 'end'): Shape {
  return text(x, y, 'NOT TO\nSCALE', { anchor, cls: 's b' })
}
