import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { straightLine } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'

// E3.6 Parallel lines

const first = plane({
  x: { min: -4, max: 6, every: 2, parts: 2 },
  y: { min: -4, max: 6, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 250,
})
const three = figure(
  {
    name: 'coordinate-geometry-6/three-lines',
    title: 'Three parallel lines',
    description:
      'A grid with three straight lines. Each rises 1 unit for every 2 units across. They cross the y-axis at 4, at 1 and at −2.',
    height: first.canvasHeight,
  },
  first.axes,
  straightLine(first, 'y = 1/2x + 4'),
  straightLine(first, 'y = 1/2x + 1'),
  straightLine(first, 'y = 1/2x - 2'),
  labelBeside(first.at(-2, 4), 90, '*y* = ½*x* + 4', 4),
  labelBeside(first.at(4.2, 1.5), 90, '*y* = ½*x* + 1', 4),
  labelBeside(first.at(3, -2.6), 90, '*y* = ½*x* − 2', 4),
)

const second = plane({
  x: { min: -2, max: 6, every: 1 },
  y: { min: -3, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 250,
})
const through = figure(
  {
    name: 'coordinate-geometry-6/through-a-point',
    title: 'A line L and a point P',
    description:
      'A grid. Line L falls from left to right and passes through (0, 5), (3, 3) and (6, 1). P is the point (3, 0). A dashed line through P is parallel to L.',
    height: second.canvasHeight,
  },
  second.axes,
  straightLine(second, 'y = 5 - 2/3x'),
  straightLine(second, 'y = 2 - 2/3x', { cls: 'r dash' }),
  mark(second, [3, 0]),
  labelBeside(second.at(3, 0), 60, '*P*', 5),
  labelBeside(second.at(1.5, 4), 60, '*L*', 5),
)

const shape = drawing(
  { A: [0, 0], B: [6, 1], C: [6.4, 4.2], D: [2.2, 3.5] },
  { box: { left: 84, top: 44, width: 176, height: 116 } },
)
const trapezium = figure(
  {
    name: 'coordinate-geometry-6/trapezium',
    title: 'Trapezium ABCD',
    description:
      'Trapezium ABCD. Arrows mark AB and DC as parallel. A is (−3, −4), B is (5, 0) and C is (6, 7). The diagram is not to scale.',
    height: 200,
  },
  shape.outline('ABCD'),
  shape.arrows('AB'),
  shape.arrows('DC'),
  labelBeside(shape.at('A'), 240, '*A* (−3, −4)', 5),
  labelBeside(shape.at('B'), 315, '*B* (5, 0)', 5),
  labelBeside(shape.at('C'), 0, '*C* (6, 7)', 7),
  labelBeside(shape.at('D'), 130, '*D*', 5),
  notToScale(356, 14),
)

const fourth = plane({
  x: { min: -4, max: 6, every: 1 },
  y: { min: -3, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  height: 240,
})
const segment = figure(
  {
    name: 'coordinate-geometry-6/line-and-point',
    title: 'The points A and B on a line, and a point P',
    description:
      'A grid. A straight line passes through A (−2, −1) and B (2, 5), which are marked. P is the point (4, 2).',
    height: fourth.canvasHeight,
  },
  fourth.axes,
  straightLine(fourth, 'y = 3/2x + 2'),
  mark(fourth, [-2, -1]),
  labelBeside(fourth.at(-2, -1), 150, '*A*', 6),
  mark(fourth, [2, 5]),
  labelBeside(fourth.at(2, 5), 330, '*B*', 6),
  mark(fourth, [4, 2]),
  labelBeside(fourth.at(4, 2), 30, '*P*', 6),
)

export const figures = [three, through, trapezium, segment]
