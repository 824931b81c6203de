import { dot, line, type Point, polar, type Shape } from '@/lib/figures/shapes'
import { angleMark, italic, labelBeside, parallelArrows, rightMark } from './marks'
import { cosine, sine } from './points'

/** A right angle without words (`label: ''`) gets its square. */
export type AnglePart = { size: number; label: string }

/**
 * Angles that share a vertex, one after another anticlockwise from `start`: from 0 they stand on a straight line when
 * their sizes come to 180, and go round a point when they come to 360.
 */
export function anglesRound(
  x: number,
  y: number,
  parts: readonly AnglePart[],
  options: { start?: number; length?: number; letter?: string } = {},
): Shape {
  const { start = 0, length = 90, letter } = options
  const ends: number[] = [start]
  for (const each of parts) ends.push((ends[ends.length - 1] ?? 0) + each.size)
  const total = (ends[ends.length - 1] ?? 0) - start
  const arms = (Math.abs(total - 360) < 0.01 ? ends.slice(0, -1) : ends).map(way =>
    line(x, y, ...polar(x, y, length, way)),
  )
  const marks = parts.map(({ size, label }, at) => {
    const from = ends[at] ?? 0
    const [one, other] = [polar(x, y, length, from), polar(x, y, length, from + size)]
    if (size === 90 && label === '') return rightMark(one, [x, y], other)
    // neighbours get arcs of different radius, so that each arc is seen to end at its own arms
    return angleMark(one, [x, y], other, { label, radius: at % 2 === 0 ? 20 : 25, reflex: size > 180 })
  })
  return arms.join('') + marks.join('') + (letter ? labelBeside([x, y], 270, italic(letter), 4) : '')
}

export type CornerMarks = { ne?: string; nw?: string; sw?: string; se?: string }

/** Two straight lines that cross, with labels in any of the four angles; `ne` lies between the right and upper arms. */
export function crossingLines(
  x: number,
  y: number,
  degrees: number,
  marks: CornerMarks,
  options: { length?: number; turn?: number } = {},
): Shape {
  const { length = 80, turn = 0 } = options
  const arm = (way: number) => polar(x, y, length, way + turn)
  return (
    line(...arm(0), ...arm(180)) +
    line(...arm(degrees), ...arm(degrees + 180)) +
    corners([x, y], degrees, marks, turn)
  )
}

function corners(vertex: Point, degrees: number, marks: CornerMarks, turn = 0): Shape {
  const arm = (way: number) => polar(vertex[0], vertex[1], 60, way + turn)
  const wedges = {
    ne: [0, degrees],
    nw: [degrees, 180],
    sw: [180, 180 + degrees],
    se: [180 + degrees, 360],
  } as const
  return (['ne', 'nw', 'sw', 'se'] as const)
    .map(name => {
      const label = marks[name]
      const [from, to] = wedges[name]
      return label === undefined ? '' : angleMark(arm(from), vertex, arm(to), { label })
    })
    .join('')
}

export type ParallelLines = {
  /** the acute or obtuse angle from the level lines up to the transversal */
  degrees: number
  /** labels at the two crossings: `{ upper: { ne: '*x*' }, lower: { sw: '70°' } }` */
  upper?: CornerMarks
  lower?: CornerMarks
  x?: number
  y?: number
  width?: number
  /** distance between the lines */
  gap?: number
  /** letters at the left and right ends of the upper line, then of the lower: `ABCD` */
  letters?: string
}

/** A pair of parallel lines and a transversal, true to its angle. */
export function parallelLines(options: ParallelLines): Shape {
  const { degrees, upper = {}, lower = {}, x = 60, y = 56, width = 240, gap = 80, letters = '' } = options
  const shift = (gap * cosine(degrees)) / Math.max(0.2, sine(degrees))
  const middle = x + width / 2
  const [top, bottom]: [Point, Point] = [
    [middle + shift / 2, y],
    [middle - shift / 2, y + gap],
  ]
  const [endX, endY] = polar(...top, 42, degrees)
  const [startX, startY] = polar(...bottom, 42, degrees + 180)
  const ends: Point[] = [
    [x, y],
    [x + width, y],
    [x, y + gap],
    [x + width, y + gap],
  ]
  return (
    line(x, y, x + width, y) +
    line(x, y + gap, x + width, y + gap) +
    line(startX, startY, endX, endY) +
    parallelArrows([x, y], [x + width, y], 1, 0.86) +
    parallelArrows([x, y + gap], [x + width, y + gap], 1, 0.86) +
    corners(top, degrees, upper) +
    corners(bottom, degrees, lower) +
    [...letters]
      .map((letter, at) => labelBeside(ends[at] ?? top, at % 2 === 0 ? 180 : 0, italic(letter), 5))
      .join('')
  )
}

/** One angle with its arms: acute, obtuse, reflex; the letters name arm, vertex, arm. */
export function singleAngle(
  x: number,
  y: number,
  degrees: number,
  label: string,
  options: { length?: number; turn?: number; letters?: string } = {},
): Shape {
  const { length = 80, turn = 0, letters = '' } = options
  const [one, other] = [polar(x, y, length, turn), polar(x, y, length, turn + degrees)]
  const [first = '', middle = '', last = ''] = letters
  return (
    line(x, y, ...one) +
    line(x, y, ...other) +
    (letters ? dot(x, y, 'd', 1.5) : '') +
    angleMark(one, [x, y], other, { label, reflex: degrees > 180 }) +
    (first && labelBeside(one, turn, italic(first), 4)) +
    (middle && labelBeside([x, y], turn + degrees / 2 + 180, italic(middle), 4)) +
    (last && labelBeside(other, turn + degrees, italic(last), 4))
  )
}
