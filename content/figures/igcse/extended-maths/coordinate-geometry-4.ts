import { figure } from '@/lib/figures/figure'
import { labelBeside } from '@/lib/figures/geometry/marks'
import { mark, type Plane, plane } from '@/lib/figures/plane/plane'
import { type Point, polyline, type Shape } from '@/lib/figures/shapes'

// E3.4 Length and midpoint

const path = (on: Plane, points: readonly Point[], cls = 'p') =>
  polyline(
    points.map(each => on.at(...each)),
    cls,
  )
const named = (on: Plane, point: Point, label: string, side: number, gap = 6): Shape =>
  mark(on, point) + labelBeside(on.at(...point), side, label, gap)

const first = plane({
  x: { min: -4, max: 8, every: 2, parts: 2 },
  y: { min: -2, max: 6, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 210,
})
const A: Point = [-3, -1]
const B: Point = [6, 5]
const length = figure(
  {
    name: 'coordinate-geometry-4/length',
    title: 'The line segment AB as a hypotenuse',
    description:
      'A grid. The line segment AB joins A (−3, −1) and B (6, 5). A dashed line runs 9 units across from A, and another 6 units up to B. They meet at a right angle at (6, −1).',
    height: first.canvasHeight,
  },
  first.axes,
  path(first, [A, [6, -1], B], 'r dash'),
  path(first, [A, B]),
  named(first, A, '*A*', 180),
  named(first, B, '*B*', 60),
  labelBeside(first.at(3, -1), 270, '9', 5, 'tr'),
  labelBeside(first.at(6, 2), 0, '6', 6, 'tr'),
)

const middle = plane({
  x: { min: -4, max: 8, every: 2, parts: 2 },
  y: { min: -2, max: 6, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 210,
})
const P: Point = [-2, 5]
const Q: Point = [6, 1]
const midpoint = figure(
  {
    name: 'coordinate-geometry-4/midpoint',
    title: 'The midpoint of a line segment',
    description:
      'A grid. The line segment PQ joins P (−2, 5) and Q (6, 1). M is marked halfway along it, at (2, 3). Dashed lines lead from M down to 2 on the x-axis and across to 3 on the y-axis.',
    height: middle.canvasHeight,
  },
  middle.axes,
  path(
    middle,
    [
      [0, 3],
      [2, 3],
      [2, 0],
    ],
    'r dash thin',
  ),
  path(middle, [P, Q]),
  named(middle, P, '*P*', 120),
  named(middle, Q, '*Q*', 30),
  named(middle, [2, 3], '*M*', 60),
)

const second = plane({
  x: { min: -6, max: 6, every: 2, parts: 2 },
  y: { min: -4, max: 6, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 230,
})
const end = figure(
  {
    name: 'coordinate-geometry-4/end-point',
    title: 'Two equal steps from A over M to B',
    description:
      'A grid. A is at (−5, 5) and M at (−1, 2). Dashed lines show the step from A to M: 4 across and 3 down. The same step is drawn again from M, to a point B.',
    height: second.canvasHeight,
  },
  second.axes,
  path(
    second,
    [
      [-5, 5],
      [-1, 5],
      [-1, 2],
      [3, 2],
      [3, -1],
    ],
    'r dash thin',
  ),
  path(second, [
    [-5, 5],
    [3, -1],
  ]),
  named(second, [-5, 5], '*A*', 200),
  named(second, [-1, 2], '*M*', 215),
  named(second, [3, -1], '*B*', 300),
  labelBeside(second.at(-3, 5), 90, '4', 4, 'tr'),
  labelBeside(second.at(-1, 3.6), 0, '3', 5, 'tr'),
  labelBeside(second.at(1.4, 2), 90, '4', 4, 'tr'),
  labelBeside(second.at(3, 0.7), 0, '3', 5, 'tr'),
)

const third = plane({
  x: { min: -4, max: 6, every: 2, parts: 2 },
  y: { min: -4, max: 4, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 220,
})
const triangle = figure(
  {
    name: 'coordinate-geometry-4/triangle',
    title: 'Triangle ABC on a grid',
    description: 'A grid. Triangle ABC has corners A (−3, 2), B (5, −2) and C (3, 3).',
    height: third.canvasHeight,
  },
  third.axes,
  path(third, [
    [-3, 2],
    [5, -2],
    [3, 3],
    [-3, 2],
  ]),
  named(third, [-3, 2], '*A*', 170),
  named(third, [5, -2], '*B*', 315),
  named(third, [3, 3], '*C*', 60),
)

const fourth = plane({
  x: { min: -6, max: 6, every: 2, parts: 2 },
  y: { min: -4, max: 6, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 230,
})
const rhombus = figure(
  {
    name: 'coordinate-geometry-4/three-corners',
    title: 'Three corners of a quadrilateral on a grid',
    description: 'A grid. A is at (−4, 1), B at (1, 5) and C at (5, 0). The sides AB and BC are drawn.',
    height: fourth.canvasHeight,
  },
  fourth.axes,
  path(fourth, [
    [-4, 1],
    [1, 5],
    [5, 0],
  ]),
  named(fourth, [-4, 1], '*A*', 180),
  named(fourth, [1, 5], '*B*', 60),
  named(fourth, [5, 0], '*C*', 50),
)

export const figures = [length, midpoint, end, triangle, rhombus]
