import { figure } from '@/lib/figures/figure'
import { asymptote, functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arrow, polyline, type Shape, text } from '@/lib/figures/shapes'

// E2.10 Graphs of functions

type Small = { label: string; f: (x: number) => number; gap?: number }

/** A small sketch with both axes in its middle; x and y run from −1 to 1. */
function small(left: number, top: number, { label, f, gap = 0 }: Small): Shape {
  const [wide, high] = [88, 76]
  const at = (x: number, y: number): [number, number] => [
    left + ((x + 1) / 2) * wide,
    top + ((1 - y) / 2) * high,
  ]
  const runs = gap > 0 ? [[-1, -gap] as const, [gap, 1] as const] : [[-1, 1] as const]
  const drawn = runs.map(([from, to]) =>
    polyline(
      Array.from({ length: 61 }, (_, step) => from + ((to - from) * step) / 60)
        .filter(x => Math.abs(f(x)) <= 1)
        .map(x => at(x, f(x))),
      'p',
    ),
  )
  const [, middle] = at(0, 0)
  const [centre] = at(0, 0)
  return (
    arrow(left, middle, left + wide + 8, middle) +
    arrow(centre, top + high, centre, top - 8) +
    drawn.join('') +
    text(left + wide / 2, top + high + 20, label, { anchor: 'middle' })
  )
}

const shapes = figure(
  {
    name: 'algebra-and-graphs-10/shapes',
    title: 'Six shapes of graphs',
    description:
      'Six small sketches. y = x squared: a U with its lowest point at the origin. y = x cubed: it rises from bottom left, is level at the origin and rises to top right. y = root x: it starts at the origin and rises less and less steeply, to the right only. y = 1 over x: two branches, one at top right and one at bottom left, that come close to both axes. y = 1 over x squared: two branches, both above the x axis, alike on the left and on the right. y = 2 to the power x: it lies close to the x axis on the left, crosses the y axis above the origin and rises steeply.',
    height: 232,
  },
  small(18, 16, { label: '*y* = *x*^{2}', f: x => x * x * 1.1 }),
  small(134, 16, { label: '*y* = *x*^{3}', f: x => x ** 3 * 1.2 }),
  small(250, 16, { label: '*y* = √*x*', f: x => (x < 0 ? Number.POSITIVE_INFINITY : 0.8 * Math.sqrt(x)) }),
  small(18, 132, { label: '*y* = 1 ÷ *x*', f: x => 0.12 / x, gap: 0.12 }),
  small(134, 132, { label: '*y* = 1 ÷ *x*^{2}', f: x => 0.06 / (x * x), gap: 0.24 }),
  small(250, 132, { label: '*y* = 2^{x}', f: x => 0.22 * 4.5 ** x }),
)

const level = plane({
  x: { min: -2, max: 4, every: 1, parts: 5 },
  y: { min: -5, max: 6, every: 1 },
  grid: true,
  height: 260,
})
const quadratic = (x: number) => x * x - 2 * x - 3

const parabola = figure(
  {
    name: 'algebra-and-graphs-10/parabola',
    title: 'The graph of y = x² − 2x − 3 and the line y = 2',
    description:
      'A grid with x from −2 to 4 and y from −5 to 6. A smooth U-shaped curve passes through (−2, 5), (−1, 0), (0, −3), (1, −4), (2, −3), (3, 0) and (4, 5), which are marked. The level line y = 2 cuts it near x = −1.4 and x = 3.4.',
    height: level.canvasHeight,
  },
  level.axes,
  functionCurve(level, quadratic),
  [-2, -1, 0, 1, 2, 3, 4].map(x => mark(level, [x, quadratic(x)], '', { kind: 'cross' })).join(''),
  straightLine(level, 'y = 2', { cls: 'r' }),
  level.label(1.2, 2.25, '*y* = 2', { cls: 'tr' }),
)

const two = plane({
  x: { min: -6, max: 6, every: 2 },
  y: { min: -6, max: 6, every: 2 },
  grid: true,
  equalScales: true,
  height: 230,
})

const hyperbola = figure(
  {
    name: 'algebra-and-graphs-10/reciprocal',
    title: 'The graph of y = 6/x',
    description:
      'A grid from −6 to 6 both ways. One branch of the curve passes through (1, 6), (2, 3), (3, 2) and (6, 1), the other through (−1, −6), (−2, −3), (−3, −2) and (−6, −1). Neither branch meets an axis.',
    height: two.canvasHeight,
  },
  two.axes,
  functionCurve(two, x => 6 / x),
  [1, 2, 3, 6, -1, -2, -3, -6].map(x => mark(two, [x, 6 / x], '', { kind: 'cross' })).join(''),
)

const cubicPlane = plane({
  x: { min: -3, max: 3, every: 1, parts: 5 },
  y: { min: -6, max: 8, every: 2, parts: 2 },
  grid: true,
  height: 270,
})
const cubic = (x: number) => x ** 3 - 4 * x + 1

const line = figure(
  {
    name: 'algebra-and-graphs-10/curve-and-line',
    title: 'The curve y = x³ − 4x + 1 and the line y = x − 1',
    description:
      'A grid with x from −3 to 3 and y from −6 to 8. The curve rises to about (−1.2, 4.1), falls to about (1.2, −2.1) and rises again. The straight line through (0, −1) and (3, 2) cuts it near x = −2.4, x = 0.4 and x = 2.',
    height: cubicPlane.canvasHeight,
  },
  cubicPlane.axes,
  functionCurve(cubicPlane, cubic, { label: '*y* = *x*^{3} − 4*x* + 1', labelAt: 2.5, place: 'left' }),
  straightLine(cubicPlane, 'y = x - 1', { cls: 'r' }),
  cubicPlane.label(-1.9, -4.4, '*y* = *x* − 1', { cls: 'tr' }),
)

const plain = figure(
  {
    name: 'algebra-and-graphs-10/cubic',
    title: 'The curve y = x³ − 4x + 1',
    description:
      'A grid with x from −3 to 3 and y from −6 to 8. The curve passes through (−2, 1), (−1, 4), (0, 1), (1, −2) and (2, 1). It rises to about (−1.2, 4.1), falls to about (1.2, −2.1) and rises again.',
    height: cubicPlane.canvasHeight,
  },
  cubicPlane.axes,
  functionCurve(cubicPlane, cubic),
)

const growing = plane({
  x: { min: -3, max: 3, every: 1 },
  y: { min: -2, max: 10, every: 2 },
  grid: true,
  height: 220,
})

const exponential = figure(
  {
    name: 'algebra-and-graphs-10/exponential',
    title: 'Exponential growth and decay',
    description:
      'A grid with x from −3 to 3 and y from −2 to 10. The curve y = 2 to the power x plus 1 rises more and more steeply from left to right through (0, 2), (1, 3), (2, 5) and (3, 9). The curve y = 0.5 to the power x plus 1 falls from left to right through (−3, 9), (−2, 5), (−1, 3) and (0, 2). Both come close to the dashed line y = 1 but stay above it.',
    height: growing.canvasHeight,
  },
  growing.axes,
  asymptote(growing, 'y = 1', { place: 'below left' }),
  functionCurve(growing, x => 2 ** x + 1, { label: '2^{x} + 1', labelAt: 2.6, place: 'left' }),
  functionCurve(growing, x => 0.5 ** x + 1, {
    cls: 'r',
    label: '0.5^{x} + 1',
    labelAt: -2.6,
    place: 'right',
  }),
)

export const figures = [shapes, parabola, hyperbola, line, plain, exponential]
