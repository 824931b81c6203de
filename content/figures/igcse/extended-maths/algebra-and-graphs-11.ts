import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// E2.11 Sketching curves

const quadratic = chartFigure(
  { name: 'algebra-and-graphs-11/quadratic', title: 'Sketch of y = x² − 2x − 8' },
  sketch({
    curves: [polynomial(1, -2, -8)],
    x: [-4.2, 6.2],
    y: [-12, 9],
    onX: [-2, 4],
    onY: [-8],
    points: [{ at: [1, -9], label: '(1, −9)', place: 'below right' }],
    height: 210,
  }),
)

const square = chartFigure(
  { name: 'algebra-and-graphs-11/square', title: 'Sketch of y = 2(x + 3)² + 1' },
  sketch({
    curves: [x => 2 * (x + 3) ** 2 + 1],
    x: [-5.4, 0.9],
    y: [-4, 23],
    onY: [19],
    points: [{ at: [-3, 1], label: '(−3, 1)', place: 'above' }],
    height: 200,
  }),
)

const cubic = chartFigure(
  { name: 'algebra-and-graphs-11/cubic', title: 'Sketch of y = x³ − x² − 6x' },
  sketch({ curves: [fromRoots(1, [-2, 0, 3])], x: [-3, 4], y: [-11, 9], onX: [-2, 3], height: 210 }),
)

const double = chartFigure(
  { name: 'algebra-and-graphs-11/double-root', title: 'Sketch of y = 4x² − x³' },
  sketch({ curves: [fromRoots(-1, [0, 0, 4])], x: [-2.2, 5], y: [-8, 13], onX: [4], height: 200 }),
)

const shifted = chartFigure(
  { name: 'algebra-and-graphs-11/shifted-cubic', title: 'Sketch of y = 2x³ − 16' },
  sketch({ curves: [x => 2 * x ** 3 - 16], x: [-2.6, 3.4], y: [-40, 24], onX: [2], onY: [-16], height: 200 }),
)

const reciprocal = chartFigure(
  { name: 'algebra-and-graphs-11/reciprocal', title: 'Sketch of y = 6/x + 3' },
  sketch({
    curves: [x => 6 / x + 3],
    x: [-8, 8],
    y: [-7, 13],
    onX: [-2],
    asymptotes: ['y = 3'],
    height: 210,
  }),
)

const exponential = chartFigure(
  { name: 'algebra-and-graphs-11/exponential', title: 'Sketch of y = 2 × 3^x − 6' },
  sketch({
    curves: [x => 2 * 3 ** x - 6],
    x: [-3.5, 2.4],
    y: [-8, 14],
    onX: [1],
    onY: [{ at: -4, label: '−4', place: 'below right' }],
    asymptotes: ['y = -6'],
    height: 210,
  }),
)

const find = chartFigure(
  { name: 'algebra-and-graphs-11/find', title: 'Sketch of a quadratic curve' },
  sketch({
    curves: [polynomial(-1, 4, 5)],
    x: [-3, 7],
    y: [-8, 12],
    points: [
      { at: [2, 9], label: '*T*', place: 'above' },
      { at: [-1, 0], label: '*A*', place: 'above left' },
      { at: [5, 0], label: '*B*', place: 'above right' },
      { at: [0, 5], label: '*C*', place: 'above left' },
    ],
    height: 210,
  }),
)

export const figures = [quadratic, square, cubic, double, shifted, reciprocal, exponential, find]
