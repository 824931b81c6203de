import { dot, line, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { type Box, fitted } from './drawing'
import { between, centreOf, direction, distance, reflected, rotated, towards } from './points'

/** Symmetry of a shape given by its corners in order. */

function same(one: readonly Point[], other: readonly Point[], slack: number): boolean {
  return one.every(point => other.some(each => distance(point, each) < slack))
}

function slackOf(corners: readonly Point[], middle: Point): number {
  return Math.max(...corners.map(corner => distance(corner, middle))) / 200
}

/** In how many positions of a full turn the shape looks the same. */
export function rotationalOrder(corners: readonly Point[]): number {
  const middle = centreOf(corners)
  const slack = slackOf(corners, middle)
  for (let order = corners.length; order > 1; order -= 1) {
    if (corners.length % order !== 0) continue
    const turned = corners.map(corner => rotated(corner, middle, 360 / order))
    if (same(turned, corners, slack)) return order
  }
  return 1
}

/** The directions (0 to 180) of all lines of symmetry, which pass through the middle of the shape. */
export function symmetryDirections(corners: readonly Point[]): number[] {
  const middle = centreOf(corners)
  const slack = slackOf(corners, middle)
  const through = corners.flatMap((corner, at) => [
    corner,
    between(corner, corners[(at + 1) % corners.length] ?? corner),
  ])
  const ways = through
    .filter(point => distance(point, middle) > slack)
    .map(point => Math.round((direction(middle, point) % 180) * 100) / 100)
  return [...new Set(ways)]
    .filter(way =>
      same(
        corners.map(corner => reflected(corner, middle, towards(middle, way, 1))),
        corners,
        slack,
      ),
    )
    .sort((a, b) => a - b)
}

export type SymmetryOptions = {
  box?: Box
  cls?: string
  /** draws its lines of symmetry, dashed */
  lines?: boolean
  /** a dot at its centre of rotation */
  centre?: boolean
}

/** A shape with its lines of symmetry or its centre of rotation. */
export function symmetricShape(corners: readonly Point[], options: SymmetryOptions = {}): Shape {
  const { box, cls = 'l w', lines = false, centre = false } = options
  const middle = centreOf(corners)
  const reach = Math.max(...corners.map(corner => distance(corner, middle))) * 1.15
  const ways = lines ? symmetryDirections(corners) : []
  const ends = ways.map(way => [towards(middle, way, reach), towards(middle, way, -reach)] as const)
  const { place } = fitted([...corners, ...ends.flat()], box)
  const drawn = ends.map(([one, other]) => line(...place(one), ...place(other), 'p dash'))
  return polygon(corners.map(place), cls) + drawn.join('') + (centre ? dot(...place(middle)) : '')
}

/** A star or a many-pointed shape: corners at two radii in turn. */
export function starCorners(points: number, inner = 0.45): Point[] {
  return Array.from({ length: points * 2 }, (_, at) =>
    towards([0, 0], 90 + (180 * at) / points, at % 2 === 0 ? 1 : inner),
  )
}

/** One blade repeated round a centre: windmills and propellers have rotational symmetry and no lines. */
export function rotatedCopies(blade: readonly Point[], order: number): Point[] {
  return Array.from({ length: order }, (_, at) =>
    blade.map(point => rotated(point, [0, 0], (360 * at) / order)),
  ).flat()
}

/** A square pattern to shade: `['x..', '.x.', '...']`; `x` is shaded, `o` is hatched as a second tone. */
export function shadedGrid(x: number, y: number, rows: readonly string[], cell = 26): Shape {
  const squares = rows.flatMap((row, down) =>
    [...row].map((sign, across) => {
      const [px, py] = [x + across * cell, y + down * cell]
      const corners: Point[] = [
        [px, py],
        [px + cell, py],
        [px + cell, py + cell],
        [px, py + cell],
      ]
      const hatch =
        sign === 'o'
          ? line(px, py + cell, px + cell, py, 'l thin') +
            line(px, py + cell / 2, px + cell / 2, py, 'l thin') +
            line(px + cell / 2, py + cell, px + cell, py + cell / 2, 'l thin')
          : ''
      return polygon(corners, sign === 'x' ? 'l w' : 'l') + hatch
    }),
  )
  return squares.join('')
}
