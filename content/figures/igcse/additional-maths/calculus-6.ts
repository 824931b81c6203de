import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 14.6 Stationary points

const cubic = chartFigure(
  { name: 'calculus-6/cubic', title: 'Sketch of y = x³ − 3x² − 9x + 10' },
  sketch({
    curves: [polynomial(1, -3, -9, 10)],
    x: [-3.6, 5.8],
    y: [-26, 26],
    points: [
      { at: [-1, 15], label: '(−1, 15)', place: 'above' },
      { at: [3, -17], label: '(3, −17)', place: 'below' },
    ],
    height: 200,
  }),
)

const numbers = chartFigure(
  { name: 'calculus-6/how-many', title: 'Two cubic curves' },
  sketch({
    curves: [
      { f: x => x ** 3 - 3 * x + 7, label: 'two', labelAt: -1, place: 'above' },
      { f: x => x ** 3 + 2 * x - 8, label: 'none', cls: 'r', labelAt: 0.9, place: 'below right' },
    ],
    x: [-3, 3.4],
    y: [-18, 18],
    height: 210,
  }),
)

const exponential = chartFigure(
  { name: 'calculus-6/exponential', title: 'Sketch of y = ae²ˣ − 12x' },
  sketch({
    curves: [x => 2 * Math.exp(2 * x) - 12 * x],
    x: [-1.1, 1.7],
    y: [-6, 18],
    onY: [{ at: 2, label: '2', place: 'above right' }],
    points: [{ at: [Math.log(3) / 2, 6 - 6 * Math.log(3)], label: '*M*', place: 'below' }],
    height: 190,
  }),
)

const root = chartFigure(
  { name: 'calculus-6/root', title: 'Sketch of y = x√(6 − x)' },
  sketch({
    curves: [x => (x > 6 ? Number.NaN : x * Math.sqrt(6 - x))],
    x: [-2.2, 7],
    y: [-6, 8],
    onX: [{ at: 6, label: '6', place: 'below' }],
    points: [{ at: [4, 4 * Math.SQRT2], label: '*P*', place: 'above' }],
    height: 180,
  }),
)

export const figures = [cubic, numbers, exponential, root]
