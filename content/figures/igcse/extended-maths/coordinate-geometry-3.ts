import { figure } from '@/lib/figures/figure'
import { straightLine } from '@/lib/figures/plane/curves'
import { beside } from '@/lib/figures/plane/place'
import { mark, plane } from '@/lib/figures/plane/plane'
import { line, type Point, text } from '@/lib/figures/shapes'

// E3.3 Gradient of linear graphs

const rises = plane({
  x: { min: -4, max: 6, every: 1 },
  y: { min: -3, max: 5, every: 1 },
  grid: true,
  equalScales: true,
})
const riseRun = figure(
  {
    name: 'coordinate-geometry-3/rise-and-run',
    title: 'Rise and run between two points of a line',
    description:
      'A grid with x from −4 to 6 and y from −3 to 5. A straight line passes through A (−3, −2) and B (5, 4). A dashed level line goes from A 8 to the right, labelled run 8. A dashed upright line goes from its end 6 up to B, labelled rise 6.',
    height: rises.canvasHeight + 8,
  },
  rises.axes,
  straightLine(rises, 'y = 3/4x + 1/4'),
  line(...rises.at(-3, -2), ...rises.at(5, -2), 'r dash'),
  line(...rises.at(5, -2), ...rises.at(5, 4), 'r dash'),
  beside(rises.at(2.5, -2), 'run 8', 'below', 'tr', 4),
  beside(rises.at(5, 1.5), 'rise 6', 'left', 'tr', 5),
  mark(rises, [-3, -2], '*A*', { place: 'above left' }),
  mark(rises, [5, 4], '*B*', { place: 'above left' }),
)

const fan = (at: number, from: Point, to: Point, name: string, value: string) => {
  const left = 16 + at * 86
  const spot = ([x, y]: Point): Point => [left + x * 15, 104 - y * 15]
  const [one, other] = [spot(from), spot(to)]
  return (
    line(left, 104, left + 66, 104, 'f') +
    line(left, 104, left, 20, 'f') +
    line(...one, ...other, 'p thick') +
    text(left + 33, 126, name, { anchor: 'middle', cls: 's' }) +
    text(left + 33, 144, value, { anchor: 'middle', cls: 'b s' })
  )
}
const signs = figure(
  {
    name: 'coordinate-geometry-3/four-signs',
    title: 'Positive and negative gradients, zero, and none',
    description:
      'Four small pictures of a line. The first rises to the right: its gradient is positive. The second falls to the right: its gradient is negative. The third is level: its gradient is 0. The fourth is upright: its gradient is not defined.',
    height: 156,
  },
  fan(0, [0.5, 0.8], [4, 5], 'rises', 'positive'),
  fan(1, [0.5, 5], [4, 0.8], 'falls', 'negative'),
  fan(2, [0.5, 3], [4, 3], 'horizontal', 'zero'),
  fan(3, [2.2, 0.5], [2.2, 5.2], 'vertical', 'not defined'),
)

const scales = plane({
  x: { min: 0, max: 50, every: 10, parts: 5, label: '*t* / min' },
  y: { min: 0, max: 400, every: 100, parts: 5, label: '*V* / litres' },
  grid: true,
  height: 190,
})
const tank = figure(
  {
    name: 'coordinate-geometry-3/different-scales',
    title: 'A line on axes with different scales',
    description:
      'Graph paper with t from 0 to 50 minutes and V from 0 to 400 litres. A straight line falls from (0, 360) to (45, 0). A dashed level line at 120 litres runs from t = 0 to t = 30, and a dashed upright line at t = 0 from 120 to 360.',
    height: scales.canvasHeight + 4,
  },
  scales.axes,
  scales.line([
    [0, 360],
    [45, 0],
  ]),
  scales.line(
    [
      [0, 120],
      [30, 120],
    ],
    'r dash',
  ),
  mark(scales, [0, 360], '', {}),
  mark(scales, [30, 120], '(30, 120)', { place: 'above right' }),
)

const bare = plane({ x: { min: -5, max: 6 }, y: { min: -4, max: 6 }, left: 50, width: 240, height: 170 })
const two = figure(
  {
    name: 'coordinate-geometry-3/two-points',
    title: 'A line through A (−4, 5) and B (5, −1)',
    description:
      'Axes without numbers. A straight line falls from A (−4, 5) to B (5, −1) and crosses the positive y-axis and the positive x-axis on the way.',
    height: bare.canvasHeight + 4,
  },
  bare.axes,
  bare.line([
    [-4, 5],
    [5, -1],
  ]),
  mark(bare, [-4, 5], '*A* (−4, 5)', { place: 'above' }),
  mark(bare, [5, -1], '*B* (5, −1)', { place: 'below' }),
)

const last = plane({
  x: { min: -6, max: 6, every: 1 },
  y: { min: -4, max: 5, every: 1 },
  grid: true,
  equalScales: true,
})
const exam = figure(
  {
    name: 'coordinate-geometry-3/triangle',
    title: 'Triangle ABC on a grid',
    description:
      'A grid with x from −6 to 6 and y from −4 to 5. A is 5 to the left of the origin and 2 down, B is 3 to the right and 2 down, C is 1 to the left and 4 up. Lines join A to B, B to C and C to A.',
    height: last.canvasHeight + 8,
  },
  last.axes,
  last.line(
    [
      [-5, -2],
      [3, -2],
      [-1, 4],
      [-5, -2],
    ],
    'p',
  ),
  mark(last, [-5, -2], '*A*', { kind: 'none', place: 'below left' }),
  mark(last, [3, -2], '*B*', { kind: 'none', place: 'below right' }),
  mark(last, [-1, 4], '*C*', { kind: 'none', place: 'above left' }),
)

export const figures = [riseRun, signs, tank, two, exam]
