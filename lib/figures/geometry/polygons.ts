import { line, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { type Box, type Drawing, drawing, namesOf } from './drawing'
import { sideLabel } from './marks'
import { centreOf, cosine, type Points, regularCorners, sine, towards } from './points'
import { marksOf } from './triangles'

export type PolygonOptions = {
  box?: Box
  /** one letter for each corner, anticlockwise from the lower left */
  letters?: string
  /** labels of sides and angles: `{ AB: '7 cm', A: '110°' }` */
  mark?: Readonly<Record<string, string>>
  /** equal ticks, parallel arrows and right angles that go with its kind; true unless told */
  kindMarks?: boolean
  turn?: number
  fill?: string
}

export type Polygon = Drawing & { shape: Shape }

function polygonOf(
  points: Points,
  options: PolygonOptions,
  marks: (figure: Drawing) => Shape = () => '',
): Polygon {
  const { box, mark = {}, kindMarks = true, fill, letters } = options
  const figure = drawing(points, box === undefined ? {} : { box })
  const corners = Object.keys(points).join('')
  const shape =
    (fill === undefined ? '' : figure.fill(corners, fill)) +
    figure.outline(corners) +
    (kindMarks ? marks(figure) : '') +
    (letters === '' ? '' : figure.corners(corners)) +
    marksOf(figure, corners, mark)
  return { ...figure, shape }
}

function named(corners: readonly Point[], letters = 'ABCDEFGHIJKL'): Points {
  const names = namesOf(letters === '' ? 'ABCDEFGHIJKL' : letters)
  return Object.fromEntries(corners.map((corner, at) => [names[at] ?? `P${at}`, corner]))
}

/** A regular polygon, its first side level at the bottom. No letters unless given. */
export function regularPolygon(sides: number, options: PolygonOptions = {}): Polygon {
  const count = Math.max(3, Math.round(sides))
  const { letters = '', turn = 0 } = options
  return polygonOf(named(regularCorners(count, 1, turn), letters), { ...options, letters }, figure => {
    const names = Object.keys(figure.points)
    return names.map((name, at) => figure.ticks(name + names[(at + 1) % count])).join('')
  })
}

/** Any polygon from its corners in order; `{ A: [0, 0], B: [6, 0], … }`. */
export function polygonFrom(points: Points, options: PolygonOptions = {}): Polygon {
  return polygonOf(points, options)
}

/**
 * A polygon from its sides and inner angles, as in "walk 6, turn": sides[0] lies level from the first corner, then
 * comes the angle at its end, and so on anticlockwise. The side that closes the figure is not given: a pentagon has
 * four sides here and the three or four angles between them.
 */
export function polygonBySides(
  sides: readonly number[],
  angles: readonly number[],
  options: PolygonOptions = {},
): Polygon {
  const corners: Point[] = [[0, 0]]
  let way = options.turn ?? 0
  for (const [at, length] of sides.entries()) {
    corners.push(towards(corners[at] ?? [0, 0], way, length))
    way += 180 - (angles[at] ?? 180)
  }
  return polygonOf(named(corners, options.letters), options)
}

export type QuadrilateralKind =
  | 'square'
  | 'rectangle'
  | 'parallelogram'
  | 'rhombus'
  | 'trapezium'
  | 'isosceles-trapezium'
  | 'right-trapezium'
  | 'kite'
  | 'arrowhead'

export type QuadrilateralSizes = {
  /** the side AB, level at the bottom (of a kite the level diagonal BD) */
  base?: number
  /** the side AD (of a kite the height of C above BD) */
  side?: number
  /** the angle at A */
  angle?: number
  /** the side CD of a trapezium */
  top?: number
  /** height of a trapezium (of a kite the depth of A below BD; of an arrowhead twice the height of its notch) */
  height?: number
}

function cornersOf(kind: QuadrilateralKind, sizes: QuadrilateralSizes): Point[] {
  const { base = 6, side = 4, angle = 65, top = 3.5, height = 3 } = sizes
  const slant = (length: number, degrees: number): Point => [length * cosine(degrees), length * sine(degrees)]
  const four = ([dx, dy]: Point): Point[] => [
    [0, 0],
    [base, 0],
    [base + dx, dy],
    [dx, dy],
  ]
  const over = (from: number): Point[] => [
    [0, 0],
    [base, 0],
    [from + top, height],
    [from, height],
  ]
  switch (kind) {
    case 'square':
      return four([0, base])
    case 'rectangle':
      return four([0, side])
    case 'parallelogram':
      return four(slant(side, angle))
    case 'rhombus':
      return four(slant(base, angle))
    case 'trapezium':
      return over(height / Math.tan((angle * Math.PI) / 180))
    case 'isosceles-trapezium':
      return over((base - top) / 2)
    case 'right-trapezium':
      return over(0)
    case 'kite':
      return [
        [0, -height],
        [base / 2, 0],
        [0, side],
        [-base / 2, 0],
      ]
    case 'arrowhead':
      return [
        [0, height / 2],
        [base / 2, 0],
        [0, side],
        [-base / 2, 0],
      ]
  }
}

/** A quadrilateral of a kind, lettered A, B, C, D anticlockwise from the lower left (a kite from its lowest corner). */
export function quadrilateral(
  kind: QuadrilateralKind,
  sizes: QuadrilateralSizes = {},
  options: PolygonOptions = {},
): Polygon {
  return polygonOf(named(cornersOf(kind, sizes), options.letters), options, figure => kindMarks(kind, figure))
}

function kindMarks(kind: QuadrilateralKind, figure: Drawing): Shape {
  const [a = '', b = '', c = '', d = ''] = Object.keys(figure.points)
  const square = (...corners: string[]) => corners.map(each => figure.right(each)).join('')
  const level = () => figure.arrows(a + b) + figure.arrows(d + c)
  const all = () => [a + b, b + c, c + d, d + a].map(each => figure.ticks(each)).join('')
  switch (kind) {
    case 'square':
      return square(d + a + b, a + b + c, b + c + d, c + d + a) + all()
    case 'rectangle':
      return square(d + a + b, a + b + c, b + c + d, c + d + a)
    case 'parallelogram':
      return level() + figure.arrows(a + d, 2) + figure.arrows(b + c, 2)
    case 'rhombus':
      return all()
    case 'trapezium':
      return level()
    case 'isosceles-trapezium':
      return level() + figure.ticks(a + d) + figure.ticks(b + c)
    case 'right-trapezium':
      return level() + square(d + a + b, c + d + a)
    default:
      return figure.ticks(a + b) + figure.ticks(a + d) + figure.ticks(b + c, 2) + figure.ticks(c + d, 2)
  }
}

/** Two figures at one scale, the second to the right of the first: similar and congruent shapes. */
export function sideBySide(one: Points, other: Points, options: { box?: Box; gap?: number } = {}): Drawing {
  const xs = (points: Points) => Object.values(points).map(each => each[0])
  const ys = (points: Points) => Object.values(points).map(each => each[1])
  const width = Math.max(...xs(one)) - Math.min(...xs(one))
  const shift = Math.max(...xs(one)) + (options.gap ?? width * 0.35) - Math.min(...xs(other))
  const drop = Math.min(...ys(one)) - Math.min(...ys(other))
  const moved = Object.fromEntries(
    Object.entries(other).map(([name, [x, y]]) => [name, [x + shift, y + drop] as Point]),
  )
  return drawing({ ...one, ...moved }, options.box === undefined ? {} : { box: options.box })
}

export type WalkStep = { right?: number; up?: number; label?: string }

/**
 * A compound shape by walking round it, anticlockwise from the lower left: `[{ right: 8, label: '8 cm' }, { up: 3 }, …]`.
 * Left and down are negative; the last step is drawn by closing. All square corners are understood.
 */
export function walkShape(
  steps: readonly WalkStep[],
  options: { box?: Box; fill?: string } = {},
): Drawing & { shape: Shape } {
  const corners: Point[] = [[0, 0]]
  for (const { right = 0, up = 0 } of steps.slice(0, -1)) {
    const [x, y] = corners[corners.length - 1] ?? [0, 0]
    corners.push([x + right, y + up])
  }
  const figure = drawing(named(corners), options.box === undefined ? {} : { box: options.box })
  const placed = corners.map(figure.place)
  const labels = steps.map(({ label }, at) => {
    const [a, b]: [Point, Point] = [placed[at] ?? [0, 0], placed[(at + 1) % placed.length] ?? [0, 0]]
    // walking anticlockwise, the inside is on the left of every side
    const inside: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]), (a[1] + b[1]) / 2 - (b[0] - a[0])]
    return label === undefined ? '' : sideLabel(a, b, inside, label)
  })
  return { ...figure, shape: polygon(placed, options.fill ? `l ${options.fill}` : 'l') + labels.join('') }
}

/** All diagonals from one corner, which cut a polygon into triangles. */
export function diagonalsFrom(figure: Drawing, corners: string, from: string, cls = 'l dash thin'): Shape {
  const names = namesOf(corners)
  const at = names.indexOf(from)
  return names
    .filter((_, index) => ![0, 1, names.length - 1].includes((index - at + names.length) % names.length))
    .map(name => line(...figure.at(from), ...figure.at(name), cls))
    .join('')
}

/** The middle of a figure on the canvas, where the name of a region or an area is written. */
export function middleOf(figure: Drawing, corners: string): Point {
  return centreOf(namesOf(corners).map(figure.at))
}
