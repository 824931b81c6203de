import { figure } from '@/lib/figures/figure'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, onX, plane } from '@/lib/figures/plane/plane'
import { centred, dimension, dot, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.5 Equations

const lines = plane({
  x: { min: -1, max: 6, every: 1 },
  y: { min: -2, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})

const twoLines = figure(
  {
    name: 'algebra-and-graphs-5/two-lines',
    title: 'Two straight lines that cross at one point',
    description:
      'A grid with x from −1 to 6 and y from −2 to 6. The line 2x + y = 7 falls steeply. The line x − y = 2 rises. They cross at one point, marked P, at (3, 1).',
    height: lines.canvasHeight,
  },
  lines.axes,
  straightLine(lines, 'y = 7 − 2x', { label: '2*x* + *y* = 7', end: 'first', place: 'right' }),
  straightLine(lines, 'y = x − 2', { cls: 'l', label: '*x* − *y* = 2', end: 'last', place: 'above left' }),
  mark(lines, [3, 1], '*P*', { place: 'right' }),
)

const isosceles = figure(
  {
    name: 'algebra-and-graphs-5/isosceles',
    title: 'An isosceles triangle with its sides in x',
    description:
      'An isosceles triangle. The two equal sides are marked with a stroke. One is 3x − 4 centimetres, the other x + 6 centimetres. The base is 2x centimetres. Not to scale.',
    height: 180,
  },
  polygon(
    [
      [180, 16],
      [100, 138],
      [260, 138],
    ],
    'l w',
  ),
  line(136, 72, 145, 79),
  line(224, 72, 215, 79),
  text(128, 68, '(3*x* − 4) cm', { anchor: 'end' }),
  text(232, 68, '(*x* + 6) cm'),
  text(180, 158, '2*x* cm', { anchor: 'middle' }),
  text(352, 174, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
)

const curves = plane({
  x: { min: -3, max: 4, every: 1 },
  y: { min: -5, max: 8, every: 1 },
  grid: true,
  height: 250,
})

const lineAndCurve = figure(
  {
    name: 'algebra-and-graphs-5/line-and-curve',
    title: 'A line that meets a curve at two points',
    description:
      'A grid with x from −3 to 4. The curve y = x squared − 3 is a U-shape with its lowest point at (0, −3). The line y = x − 1 rises. They meet at A(−1, −2) and at B(2, 1).',
    height: curves.canvasHeight,
  },
  curves.axes,
  functionCurve(curves, x => x * x - 3, { label: '*y* = *x*^{2} − 3', labelAt: -3, place: 'right' }),
  straightLine(curves, 'y = x − 1', { cls: 'l', label: '*y* = *x* − 1', end: 'first', place: 'below right' }),
  mark(curves, [-1, -2], '*A*', { place: 'below' }),
  mark(curves, [2, 1], '*B*', { place: 'below right' }),
)

const bowl = plane({ x: { min: -5, max: 3 }, y: { min: -5, max: 5 }, height: 170 })

const roots = figure(
  {
    name: 'algebra-and-graphs-5/two-roots',
    title: 'The roots of a quadratic equation on its graph',
    description:
      'A sketch of the U-shaped curve y = x squared + 2x − 3. It cuts the x axis at two points, marked −3 and 1, which are the solutions of x squared + 2x − 3 = 0.',
    height: bowl.canvasHeight,
  },
  bowl.axes,
  functionCurve(bowl, x => x * x + 2 * x - 3),
  text(352, 16, '*y* = *x*^{2} + 2*x* − 3', { anchor: 'end', cls: 'tp' }),
  dot(...bowl.at(-3, 0)),
  dot(...bowl.at(1, 0)),
  onX(bowl, -3, '−3', 'above right'),
  onX(bowl, 1, '1', 'below right'),
)

function scale(y: number, left: string, right: string): Shape {
  return (
    rect(30, y, 130, 32, 'l w') +
    rect(200, y, 130, 32, 'l sunk') +
    centred(95, y + 16, left) +
    centred(265, y + 16, right) +
    centred(180, y + 16, '=')
  )
}

const balance = figure(
  {
    name: 'algebra-and-graphs-5/balance',
    title: 'Solving an equation: the same is done to both sides',
    description:
      'Three rows with an equals sign between two boxes. First row: 7x − 4 equals 3x + 12. Between the first and second row: subtract 3x. Second row: 4x − 4 equals 12. Between the second and third row: add 4. Third row: 4x equals 16. Below: x = 4.',
    height: 204,
  },
  scale(6, '7*x* − 4', '3*x* + 12'),
  text(180, 55, '− 3*x* on both sides', { anchor: 'middle', cls: 's' }),
  scale(64, '4*x* − 4', '12'),
  text(180, 113, '+ 4 on both sides', { anchor: 'middle', cls: 's' }),
  scale(122, '4*x*', '16'),
  text(180, 171, '÷ 4 on both sides', { anchor: 'middle', cls: 's' }),
  text(180, 194, '*x* = 4', { anchor: 'middle', cls: 'b' }),
)

const rectangle = figure(
  {
    name: 'algebra-and-graphs-5/rectangle',
    title: 'A rectangle with its sides in x',
    description:
      'A rectangle, 2x + 3 centimetres long and x + 1 centimetres high. Its area, 40 square centimetres, stands in it. Not to scale.',
    height: 160,
  },
  rect(100, 40, 190, 82, 'l w'),
  centred(195, 81, '40 cm^{2}'),
  dimension(100, 28, 290, 28, '(2*x* + 3) cm'),
  text(92, 86, '(*x* + 1) cm', { anchor: 'end' }),
  text(352, 152, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
)

export const figures = [twoLines, isosceles, lineAndCurve, roots, balance, rectangle]
