import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 3.1 Remainder and factor theorems

const height = chartFigure(
  {
    name: 'factors-of-polynomials-1/remainder-as-height',
    title: 'The curve y = x³ − 4x² + 2x + 7 with its height at x = 2 and its root at x = −1',
  },
  sketch({
    curves: [polynomial(1, -4, 2, 7)],
    x: [-2, 4.2],
    y: [-4, 14],
    onX: [{ at: -1, label: '−1', place: 'above left' }, 2],
    onY: [7],
    points: [{ at: [2, 3], label: '(2, 3)', place: 'above right' }],
    height: 210,
  }),
)

const unknowns = chartFigure(
  {
    name: 'factors-of-polynomials-1/a-curve-with-unknowns',
    title: 'A cubic curve through P(−1, 12) that meets the x-axis at 3',
  },
  sketch({
    curves: [fromRoots(1, [-2, 2, 3])],
    x: [-3, 4.2],
    y: [-6, 17],
    onX: [{ at: 3, label: '3', place: 'below right' }],
    points: [{ at: [-1, 12], label: '*P*(−1, 12)', place: 'above left' }],
    height: 200,
  }),
)

const heights = chartFigure(
  {
    name: 'factors-of-polynomials-1/three-heights',
    title: 'A cubic curve that crosses the x-axis at −2 and touches it at 1',
  },
  sketch({
    curves: [fromRoots(1, [1, 1, -2])],
    x: [-3, 2.6],
    y: [-5, 9],
    onX: [-2, 1],
    onY: [{ at: 2, label: '2', place: 'above right' }],
    points: [{ at: [-1, 4], label: '(−1, 4)', place: 'above left' }],
    height: 200,
  }),
)

export const figures = [height, unknowns, heights]
