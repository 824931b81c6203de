import { figure } from '@/lib/figures/figure'
import { asymptote, functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees, radiansAxis } from '@/lib/figures/plane/sketches'
import { line, text } from '@/lib/figures/shapes'

// 10.3 Graphs of trigonometric functions

const five = plane({
  x: degreesAxis({ to: 180, every: 45 }),
  y: { min: -4, max: 2, every: 1 },
  numbers: 'edge',
  origin: '',
  height: 190,
})
const cosine = (x: number) => 2 * inDegrees.cos(2 * x) - 1
const fivePoints = figure(
  {
    name: 'trigonometry-3/five-points',
    title: 'The five points of y = 2 cos 2x − 1',
    description:
      'Axes with x from 0° to 180° and y from −4 to 2. Five dots: (0, 1), (45, −1), (90, −3), (135, −1) and (180, 1). One complete wave of y = 2 cos 2x − 1 runs through them. A dashed level line is the midline y = −1.',
    height: five.canvasHeight,
  },
  five.axes,
  line(...five.at(0, -1), ...five.at(180, -1), 'r dash'),
  functionCurve(five, cosine),
  ...[0, 45, 90, 135, 180].map(x => mark(five, [x, cosine(x)])),
  text(...five.at(90, -0.75), '*y* = −1', { anchor: 'middle', cls: 'tr' }),
)

const half = plane({
  x: radiansAxis({ to: 4, every: 1 }),
  y: { min: -5, max: 7, every: 2 },
  numbers: 'edge',
  origin: '',
  height: 200,
})
const tangent = figure(
  {
    name: 'trigonometry-3/tangent',
    title: 'The curve y = 2 tan ½x + 1',
    description:
      'Axes with x from 0 to 4π. The curve y = 2 tan ½x + 1 starts at (0, 1) and rises to the dashed asymptote x = π. The next branch rises from x = π to the dashed asymptote x = 3π and passes through (2π, 1). The last branch begins at x = 3π and ends at (4π, 1).',
    height: half.canvasHeight,
  },
  half.axes,
  asymptote(half, `x = ${Math.PI}`, { label: '' }),
  asymptote(half, `x = ${3 * Math.PI}`, { label: '' }),
  functionCurve(half, x => 2 * Math.tan(x / 2) + 1),
  text(...half.at(Math.PI * 1.07, 5.6), '*x* = π', { cls: 's' }),
  text(...half.at(Math.PI * 3.07, 5.6), '*x* = 3π', { cls: 's' }),
)

const grid = plane({
  x: degreesAxis({ every: 60 }),
  y: { min: -3, max: 6, every: 1 },
  grid: true,
  numbers: 'edge',
  origin: '',
})
const unknown = figure(
  {
    name: 'trigonometry-3/unknown-wave',
    title: 'A curve on a grid',
    description:
      'Grid with x from 0° to 360°, marked every 60°, and y from −3 to 6. The curve starts at (0, 5), falls to its lowest point (60, −1), rises to (120, 5), falls to (180, −1) and goes on in the same way to (360, 5).',
    height: grid.canvasHeight,
  },
  grid.axes,
  functionCurve(grid, x => 3 * inDegrees.cos(3 * x) + 2),
)

const count = plane({
  x: radiansAxis({ to: 2, every: 0.5 }),
  y: { min: -2.6, max: 3.4, ticks: [-2, -1, 0, 1, 2, 3] },
  numbers: 'edge',
  origin: '',
})
const lines = figure(
  {
    name: 'trigonometry-3/curve-and-lines',
    title: 'The curve y = 2 sin 2x and a straight line',
    description:
      'Axes with x from 0 to 2π. The curve y = 2 sin 2x makes two complete waves between −2 and 2. A straight line falls from (0, 3) through (π, 1) to (2π, −1). It meets the curve at three points, all between x = π and x = 2π.',
    height: count.canvasHeight,
  },
  count.axes,
  functionCurve(count, x => 2 * Math.sin(2 * x)),
  line(...count.at(0, 3), ...count.at(2 * Math.PI, -1), 'r'),
)

export const figures = [fivePoints, tangent, unknown, lines]
