import type { Graph } from './graph'
import { dot, type Point, polygon, type Shape } from './shapes'

// Lines, points and areas with their names on axes with numbers.

export type Straight = readonly [from: Point, to: Point, name: string, cls?: string]

/** Straight curves; the name stands in small type behind the second end. */
export function curves(g: Graph, lines: readonly Straight[]): Shape {
  return lines
    .map(
      ([from, to, name, cls = 'l']) =>
        g.line([from, to], cls) + g.label(...to, name, { dx: 5, dy: to[1] > from[1] ? -3 : 4, cls: 's' }),
    )
    .join('')
}

/** A straight line; the name stands behind the second end. */
export function named(g: Graph, from: Point, to: Point, name: string, cls = 'l'): Shape {
  return g.line([from, to], cls) + g.label(...to, name, { dx: 5, dy: 4 })
}

/** Points with a bold letter above and to the right. */
export function spots(g: Graph, points: readonly (readonly [number, number, string])[]): Shape {
  return points
    .map(([x, y, name]) => dot(...g.at(x, y)) + g.label(x, y, name, { dx: 7, dy: -5, cls: 'b' }))
    .join('')
}

/** An area between corners. */
export function filled(g: Graph, corners: readonly Point[], cls = 'w'): Shape {
  return polygon(
    corners.map(([x, y]) => g.at(x, y)),
    cls,
  )
}

/** Values of a line chart at 1, 2, 3 … */
export const inTurn = (values: readonly number[]): Point[] => values.map((value, at) => [at + 1, value])

/** Values of a Lorenz curve at none, a fifth, two fifths … of the people, in percent. */
export const byFifths = (values: readonly number[]): Point[] => values.map((value, at) => [20 * at, value])
