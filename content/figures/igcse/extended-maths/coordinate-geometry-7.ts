import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale, rightMark } from '@/lib/figures/geometry/marks'
import { straightLine } from '@/lib/figures/plane/curves'
import { mark, type Plane, plane } from '@/lib/figures/plane/plane'
import { type Point, polyline, type Shape } from '@/lib/figures/shapes'

// E3.7 Perpendicular lines

const grid = (x: [number, number], y: [number, number], height = 240) =>
  plane({
    x: { min: x[0], max: x[1], every: 1 },
    y: { min: y[0], max: y[1], every: 1 },
    grid: true,
    equalScales: true,
    numbers: 'edge',
    origin: '',
    height,
  })
const path = (on: Plane, points: readonly Point[], cls = 'p') =>
  polyline(
    points.map(each => on.at(...each)),
    cls,
  )
const named = (on: Plane, point: Point, label: string, side: number): Shape =>
  mark(on, point) + labelBeside(on.at(...point), side, label, 6)

const first = grid([-4, 6], [-3, 5])
const turned = figure(
  {
    name: 'coordinate-geometry-7/gradients',
    title: 'Two perpendicular lines and their steps',
    description:
      'A grid with two straight lines that cross at right angles at (1, 1). One rises 2 for every 3 across. The other falls 3 for every 2 across. Dashed lines show both steps, from (1, 1) to (4, 3) and from (1, 1) to (3, −2).',
    height: first.canvasHeight,
  },
  first.axes,
  straightLine(first, 'y = 2/3x + 1/3'),
  straightLine(first, 'y = 5/2 - 3/2x', { cls: 'r' }),
  path(
    first,
    [
      [1, 1],
      [4, 1],
      [4, 3],
    ],
    'l dash thin',
  ),
  path(
    first,
    [
      [1, 1],
      [1, -2],
      [3, -2],
    ],
    'l dash thin',
  ),
  labelBeside(first.at(3, 1), 270, '3', 4),
  labelBeside(first.at(4, 2), 0, '2', 5),
  labelBeside(first.at(1, -0.6), 180, '3', 5),
  labelBeside(first.at(2, -2), 270, '2', 4),
  rightMark(first.at(-2, -1), first.at(1, 1), first.at(-1, 4)),
)

const second = grid([-4, 6], [-2, 6])
const bisector = figure(
  {
    name: 'coordinate-geometry-7/bisector',
    title: 'The perpendicular bisector of AB',
    description:
      'A grid. The line segment AB joins A (−3, 1) and B (5, 5). A dashed line crosses it at right angles at its midpoint M (1, 3).',
    height: second.canvasHeight,
  },
  second.axes,
  path(second, [
    [-3, 1],
    [5, 5],
  ]),
  straightLine(second, 'y = 5 - 2x', { cls: 'r dash' }),
  rightMark(second.at(5, 5), second.at(1, 3), second.at(0, 5)),
  named(second, [-3, 1], '*A*', 200),
  named(second, [5, 5], '*B*', 50),
  mark(second, [1, 3]),
  labelBeside(second.at(1, 3), 344, '*M*', 13),
)

const third = grid([-5, 5], [-3, 5], 230)
const triangle = figure(
  {
    name: 'coordinate-geometry-7/triangle',
    title: 'Triangle ABC on a grid',
    description: 'A grid. Triangle ABC has corners A (−4, 1), B (−1, −2) and C (4, 3).',
    height: third.canvasHeight,
  },
  third.axes,
  path(third, [
    [-4, 1],
    [-1, -2],
    [4, 3],
    [-4, 1],
  ]),
  named(third, [-4, 1], '*A*', 150),
  named(third, [-1, -2], '*B*', 250),
  named(third, [4, 3], '*C*', 60),
)

const kite = drawing(
  { A: [-3, 0.4], B: [0.6, -2.6], C: [5, -0.6], D: [-0.2, 2.5] },
  { box: { left: 92, top: 40, width: 164, height: 120 } },
)
const rhombus = figure(
  {
    name: 'coordinate-geometry-7/kite',
    title: 'Kite ABCD with its diagonals',
    description:
      'Kite ABCD with its diagonals AC and BD. Tick marks show that AB = AD and CB = CD. B is (2, −3) and D is (−4, 9). The diagram is not to scale.',
    height: 204,
  },
  kite.outline('ABCD'),
  kite.line('AC'),
  kite.line('BD'),
  kite.ticks('AB', 1),
  kite.ticks('AD', 1),
  kite.ticks('CB', 2),
  kite.ticks('CD', 2),
  labelBeside(kite.at('A'), 180, '*A*', 5),
  labelBeside(kite.at('B'), 270, '*B* (2, −3)', 5),
  labelBeside(kite.at('C'), 340, '*C*', 5),
  labelBeside(kite.at('D'), 90, '*D* (−4, 9)', 5),
  notToScale(356, 14),
)

export const figures = [turned, bisector, triangle, rhombus]
