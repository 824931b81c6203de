import { figure } from '@/lib/figures/figure'
import { straightLine } from '@/lib/figures/plane/curves'
import { numberLine } from '@/lib/figures/plane/number-line'
import { mark, plane } from '@/lib/figures/plane/plane'
import { unwanted } from '@/lib/figures/plane/regions'
import { centred, dot, line, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// E2.6 Inequalities

const four = chartFigure(
  {
    name: 'algebra-and-graphs-6/one-sided',
    title: 'Two inequalities on a number line',
  },
  numberLine({ min: -4, max: 5, intervals: [{ from: -2 }, { to: 3, open: true }] }),
)

const double = chartFigure(
  { name: 'algebra-and-graphs-6/double', title: 'The inequality −3 ≤ x < 4 on a number line' },
  numberLine({ min: -5, max: 5, intervals: [{ from: -3, to: 4, open: 'to' }] }),
)

/** A number line from −5 to 5 with some of its numbers marked. */
function scale(y: number, marked: readonly number[]): Shape {
  const at = (value: number) => 180 + value * 29
  const numbers = Array.from({ length: 11 }, (_, index) => index - 5).map(
    value =>
      line(at(value), y - 4, at(value), y + 4, 'l thin') +
      text(at(value), y + 21, String(value).replace('-', '−'), { anchor: 'middle', cls: 's' }),
  )
  return line(20, y, 340, y) + numbers.join('') + marked.map(value => dot(at(value), y, 'pd', 5)).join('')
}

const flipping = figure(
  {
    name: 'algebra-and-graphs-6/flip',
    title: 'Multiplying by −1 turns the order round',
    description:
      'Two number lines from −5 to 5, one above the other. On the upper one 2 and 5 are marked: 2 is to the left, so 2 is less than 5. On the lower one −2 and −5 are marked: −5 is to the left, so −2 is greater than −5.',
    height: 138,
  },
  scale(34, [2, 5]),
  text(180, 82, '2 < 5, but −2 > −5', { anchor: 'middle', cls: 'b' }),
  scale(104, [-5, -2]),
)

const grid = plane({
  x: { min: -1, max: 7, every: 1 },
  y: { min: -1, max: 7, every: 1 },
  grid: true,
  equalScales: true,
})
const rules = ['x > 1', 'y ≥ 2', 'x + y ≤ 6']

const region = figure(
  {
    name: 'algebra-and-graphs-6/region',
    title: 'A region R bounded by three lines',
    description:
      'A grid from −1 to 7. The broken line x = 1, the solid line y = 2 and the solid line x + y = 6, through (6, 0) and (0, 6), make a triangle. The inside of the triangle is clear and marked R. Everything outside it is shaded with slanting lines.',
    height: grid.canvasHeight,
  },
  unwanted(grid, rules),
  grid.axes,
  ...rules.map(each => straightLine(grid, each)),
  centred(...grid.at(2.1, 2.9), '*R*'),
)

const test = plane({
  x: { min: -1, max: 5, every: 1 },
  y: { min: -2, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  height: 240,
})

const testPoint = figure(
  {
    name: 'algebra-and-graphs-6/test-point',
    title: 'A test point decides which side is wanted',
    description:
      'A grid with x from −1 to 5 and y from −2 to 6. The broken line y = 2x − 1 rises. The point T(0, 3) is marked above it. The side below the line is shaded with slanting lines; the side with T is clear.',
    height: test.canvasHeight,
  },
  unwanted(test, ['y > 2x − 1']),
  test.axes,
  straightLine(test, 'y > 2x − 1', { label: '*y* = 2*x* − 1', end: 'last', place: 'above right' }),
  mark(test, [0, 3], '*T*', { place: 'right' }),
)

const corner = plane({
  x: { min: -1, max: 6, every: 1 },
  y: { min: -1, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})
const others = ['x < 4', 'y ≥ 1', 'y ≤ x + 1']

const find = figure(
  {
    name: 'algebra-and-graphs-6/find-the-inequalities',
    title: 'A region R to be described by inequalities',
    description:
      'A grid from −1 to 6. A broken upright line crosses the x axis at 4. A solid level line crosses the y axis at 1. A solid sloping line passes through (−1, 0) and (5, 6). The triangle between the three lines is clear and marked R; everything else is shaded with slanting lines.',
    height: corner.canvasHeight,
  },
  unwanted(corner, others),
  corner.axes,
  ...others.map(each => straightLine(corner, each)),
  centred(...corner.at(2.8, 2), '*R*'),
)

export const figures = [four, double, flipping, region, testPoint, find]
