import { type Figure, figure } from '@/lib/figures/figure'
import { type Box, type Drawing, drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import type { Points } from '@/lib/figures/geometry/points'
import { mark, plane } from '@/lib/figures/plane/plane'
import { alongside, vector } from '@/lib/figures/plane/vectors'
import { line, type Shape } from '@/lib/figures/shapes'
import { coordinateFigure } from './straight-line-graphs-1'

type Carried = readonly [ends: string, label: string, away: string, head?: number]

type Sketch = {
  name: string
  title: string
  description: string
  points: Points
  /** on which side of its point each letter stands, in degrees */
  names: Readonly<Record<string, number>>
  lines?: readonly string[]
  blue?: readonly string[]
  dashed?: readonly string[]
  vectors?: readonly Carried[]
  box?: Box
  height?: number
  more?: (on: Drawing) => Shape
}

const BOX = { left: 44, top: 36, width: 226, height: 130 }

/** A figure of geometry: plain lines, and lines with an arrow head and their vector. */
export function vectorSketch({ box = BOX, height = 200, ...drawn }: Sketch): Figure {
  const { lines = [], blue = [], dashed = [], vectors = [], more } = drawn
  const on = drawing(drawn.points, { box })
  return figure(
    {
      name: drawn.name,
      title: drawn.title,
      description: `${drawn.description} The diagram is not to scale.`,
      height,
    },
    ...lines.map(path => on.line(path)),
    ...blue.map(path => on.line(path, 'p')),
    ...dashed.map(path => on.line(path, 'l dash thin')),
    ...vectors.map(
      ([ends, label, away, head = 0.5]) =>
        on.line(ends) + on.arrows(ends, 1, head) + on.side(ends, label, { away, part: head, cls: 'b' }),
    ),
    ...Object.entries(drawn.names).map(([point, side]) => on.name(point, side)),
    more?.(on) ?? '',
    notToScale(),
  )
}

const TOPIC = 'vectors-in-two-dimensions-1'

const square = plane({
  x: { min: 0, max: 13, every: 1, format: () => '' },
  y: { min: 0, max: 7, every: 1, format: () => '' },
  grid: true,
  equalScales: true,
  origin: '',
  left: 14,
})

const grid = [...Array(14).keys()]
  .map(x => line(...square.at(x, 0), ...square.at(x, 7), 'f thin'))
  .concat([...Array(8).keys()].map(y => line(...square.at(0, y), ...square.at(13, y), 'f thin')))
  .join('')

const HEIGHT = Math.ceil(square.at(0, 0)[1]) + 10

const equal = figure(
  {
    name: `${TOPIC}/equal-and-parallel`,
    title: 'Equal and parallel vectors',
    description:
      'A grid. The arrows from A to B and from C to D both go 4 squares to the right and 2 up. The arrow from E to F goes 2 squares to the left and 1 down.',
    height: HEIGHT,
  },
  grid,
  vector(square, [1, 3], [5, 5]),
  vector(square, [7, 4], [11, 6]),
  vector(square, [11, 3], [9, 2], { cls: 'r' }),
  mark(square, [1, 3], '*A*', { place: 'below left' }),
  mark(square, [5, 5], '*B*', { place: 'above right', kind: 'none' }),
  mark(square, [7, 4], '*C*', { place: 'below left' }),
  mark(square, [11, 6], '*D*', { place: 'above right', kind: 'none' }),
  mark(square, [11, 3], '*E*', { place: 'above right' }),
  mark(square, [9, 2], '*F*', { place: 'below left', kind: 'none' }),
)

const unitVectors = figure(
  {
    name: `${TOPIC}/i-and-j`,
    title: 'A vector made of i and j',
    description:
      'A grid. Two short arrows of one square: i points to the right and j points up. The vector p goes 5 squares to the right and 3 down; dashed, 5 steps i and 3 steps against j lead to the same point.',
    height: HEIGHT,
  },
  grid,
  vector(square, [1, 1], [2, 1], { label: 'i', side: 'right', cls: 'l' }),
  vector(square, [1, 1], [1, 2], { label: 'j', cls: 'l' }),
  vector(square, [5, 5], [10, 5], { cls: 'l dash' }),
  vector(square, [10, 5], [10, 2], { cls: 'l dash' }),
  alongside(square.at(5, 5), square.at(10, 5), '5i', 'left', 'b'),
  alongside(square.at(10, 5), square.at(10, 2), '−3j', 'left', 'b'),
  vector(square, [5, 5], [10, 2], { label: 'p', side: 'right' }),
)

const fromAToB = vectorSketch({
  name: `${TOPIC}/from-a-to-b`,
  title: 'The vector from A to B through O',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. The side from A to B is drawn in blue with an arrow from A to B.',
  points: { O: [0, 0], A: [2.4, 5.4], B: [10, 1.6] },
  names: { O: 200, A: 90, B: 0 },
  vectors: [
    ['OA', 'a', 'B'],
    ['OB', 'b', 'A'],
  ],
  more: on => on.line('AB', 'p') + on.arrows('AB', 1, 0.5) + on.side('AB', 'b − a', { away: 'O', cls: 'b' }),
})

const parallelogram = coordinateFigure({
  name: `${TOPIC}/parallelogram`,
  title: 'Three vertices of a parallelogram on a grid',
  description:
    'A grid with a line every unit. The grid points A (-1, 2), B (6, 3) and C (8, 7) are marked. The sides AB and BC are drawn.',
  points: { A: [-1, 2], B: [6, 3], C: [8, 7] },
  paths: ['ABC'],
  grid: { x: [-2, 10], y: [0, 8] },
})

const asked = figure(
  {
    name: `${TOPIC}/three-vectors`,
    title: 'Three vectors on a grid',
    description:
      'A grid of unit squares. The vector a goes 3 to the right and 2 up, the vector b 4 to the right and 1 down, the vector c 3 to the left and 2 down.',
    height: HEIGHT,
  },
  grid,
  vector(square, [1, 4], [4, 6], { label: 'a' }),
  vector(square, [2, 2], [6, 1], { label: 'b' }),
  vector(square, [12, 6], [9, 4], { label: 'c', side: 'left' }),
)

export const figures = [equal, unitVectors, fromAToB, parallelogram, asked]
