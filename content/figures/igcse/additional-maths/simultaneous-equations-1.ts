import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 5.1 Solving simultaneous equations

const parabola = polynomial(1, -2, 2)

const twice = chartFigure(
  {
    name: 'simultaneous-equations-1/line-and-parabola',
    title: 'The curve y = x² − 2x + 2 and a straight line',
    description:
      'A U-shaped curve above the x-axis with its lowest point right of the y-axis, and a straight rising line that crosses the y-axis at −1 and the x-axis at ½. The line cuts the curve at A, the lowest point of the curve, and at B, higher and further right.',
  },
  sketch({
    curves: [parabola, x => 2 * x - 1],
    x: [-1.6, 4.2],
    y: [-2.5, 8.5],
    points: [
      { at: [1, 1], label: '*A*', place: 'below right' },
      { at: [3, 5], label: '*B*', place: 'below right' },
    ],
    onX: [{ at: 0.5, label: '½', place: 'below right' }],
    onY: [{ at: -1, label: '−1', place: 'below right' }],
    height: 210,
  }),
)

const numbers = chartFigure(
  {
    name: 'simultaneous-equations-1/two-one-none',
    title: 'One curve and three parallel lines: two points, one point, no point',
    description:
      'A U-shaped curve and three parallel rising lines. The highest line cuts the curve at two points, the middle line touches it at one point, and the lowest line does not meet it. They are marked 2, 1 and 0.',
  },
  sketch({
    curves: [
      parabola,
      { f: x => 2 * x - 1, label: '2', labelAt: 4.6, place: 'right' },
      { f: x => 2 * x - 2, label: '1', labelAt: 4.6, place: 'right' },
      { f: x => 2 * x - 4, label: '0', labelAt: 4.6, place: 'right' },
    ],
    x: [-1.6, 4.6],
    y: [-4.5, 8.5],
    points: [{ at: [1, 1] }, { at: [3, 5] }, { at: [2, 2] }],
    height: 210,
  }),
)

const hyperbola = chartFigure(
  {
    name: 'simultaneous-equations-1/hyperbola-and-line',
    title: 'The curve xy = 6 for positive x and the line x + y = 7',
    description:
      'For positive x the curve falls steeply at first and then flattens above the x-axis. A straight line that slopes down cuts it at A, on the left and higher, and at B, on the right and lower.',
  },
  sketch({
    curves: [x => (x > 0 ? 6 / x : Number.NaN), x => 7 - x],
    x: [-0.9, 8],
    y: [-1.2, 8],
    points: [
      { at: [1, 6], label: '*A*', place: 'above right' },
      { at: [6, 1], label: '*B*', place: 'above right' },
    ],
    height: 200,
  }),
)

export const figures = [twice, numbers, hyperbola]
