import { figure } from '@/lib/figures/figure'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { centred, line, rect, text } from '@/lib/figures/shapes'

// E2.12 Differentiation

const paper = plane({
  x: { min: 0, max: 6, every: 1, parts: 5 },
  y: { min: 0, max: 8, every: 1, parts: 2 },
  grid: true,
  height: 250,
})
const quarter = (x: number) => (x * x) / 4

const tangent = figure(
  {
    name: 'algebra-and-graphs-12/tangent',
    title: 'A tangent with a large triangle',
    description:
      'A grid with x from 0 to 6 and y from 0 to 8. A curve rises more and more steeply from the origin through (2, 1), (4, 4) and (5, 6.25). A straight line touches it at P(4, 4) and passes through (2, 0) and (5, 6). A dashed triangle below the line runs from (2, 0) to (5, 0) and up to (5, 6); its sides are named 3 and 6.',
    height: paper.canvasHeight,
  },
  paper.axes,
  functionCurve(paper, quarter),
  straightLine(paper, 'y = 2x - 4', { cls: 'r' }),
  line(...paper.at(5, 0), ...paper.at(5, 6), 'l dash'),
  paper.label(3.4, 0.2, '3'),
  paper.label(5.1, 2.6, '6'),
  mark(paper, [4, 4], '*P*', { place: 'above left' }),
)

const exercise = figure(
  {
    name: 'algebra-and-graphs-12/estimate',
    title: 'A curve with a point P on a grid',
    description:
      'A grid with x from 0 to 6 and y from 0 to 8. A curve falls from (0.5, 8) through (1, 6), (2, 3), (3, 2) and (6, 1), less and less steeply. The point P is marked at (2, 3).',
    height: paper.canvasHeight,
  },
  paper.axes,
  functionCurve(paper, x => 6 / x, { from: 0.75 }),
  mark(paper, [2, 3], '*P*', { place: 'above right' }),
)

const small = plane({
  x: { min: -2.6, max: 2.6, every: 1 },
  y: { min: -2, max: 6, every: 2 },
  grid: true,
  height: 220,
})
const cubic = (x: number) => x ** 3 - 3 * x + 2

const stationary = figure(
  {
    name: 'algebra-and-graphs-12/stationary',
    title: 'The stationary points of y = x³ − 3x + 2',
    description:
      'A grid with x from −2 to 2 and y from −2 to 6. The curve rises to a maximum at (−1, 4), falls to a minimum at (1, 0) and rises again. A short level line touches the curve at each of the two points. Plus signs stand beside the rising parts, a minus sign beside the falling part.',
    height: small.canvasHeight,
  },
  small.axes,
  functionCurve(small, cubic),
  line(...small.at(-1.6, 4), ...small.at(-0.4, 4), 'r'),
  line(...small.at(0.4, 0), ...small.at(1.6, 0), 'r thick'),
  mark(small, [-1, 4], 'maximum', { place: 'above' }),
  mark(small, [1, 0]),
  small.label(0.6, -1.1, 'minimum'),
  small.label(-2.2, 2.2, '+', { cls: 'b' }),
  small.label(0.25, 2.4, '−', { cls: 'b' }),
  small.label(2.0, 2.2, '+', { cls: 'b' }),
)

const touch = plane({
  x: { min: -1, max: 5, every: 1 },
  y: { min: -4, max: 8, every: 2 },
  grid: true,
  height: 230,
})

const equation = figure(
  {
    name: 'algebra-and-graphs-12/equation',
    title: 'The tangent to y = x² − 4x + 5 at the point (3, 2)',
    description:
      'A grid with x from −1 to 5 and y from −4 to 8. A U-shaped curve has its lowest point at (2, 1). A straight line touches it at the dot (3, 2) and crosses the y axis at −4.',
    height: touch.canvasHeight,
  },
  touch.axes,
  functionCurve(touch, x => x * x - 4 * x + 5),
  straightLine(touch, 'y = 2x - 4', { cls: 'r' }),
  mark(touch, [3, 2], '(3, 2)', { place: 'right' }),
)

const fence = figure(
  {
    name: 'algebra-and-graphs-12/fence',
    title: 'A rectangular field beside a wall',
    description:
      'NOT TO SCALE. A long wall along the top. Below it a rectangle is fenced on three sides: two sides that meet the wall, each marked x metres, and the side opposite the wall.',
    height: 150,
  },
  rect(30, 20, 300, 12, 'l sunk'),
  line(90, 32, 90, 120, 'p'),
  line(90, 120, 270, 120, 'p'),
  line(270, 120, 270, 32, 'p'),
  text(180, 14, 'wall', { anchor: 'middle', cls: 's' }),
  centred(68, 78, '*x* m'),
  centred(294, 78, '*x* m'),
  text(180, 142, 'NOT TO SCALE', { anchor: 'middle', cls: 's' }),
)

export const figures = [tangent, exercise, stationary, equation, fence]
