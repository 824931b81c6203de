import { figure } from '@/lib/figures/figure'
import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 2.1 Maximum and minimum values

const left = sketch({
  curves: [x => 2 * (x - 3) ** 2 - 7],
  x: [-0.6, 6.2],
  y: [-10, 13],
  points: [{ at: [3, -7], label: '(3, −7)', place: 'below' }],
  left: 24,
  width: 130,
  height: 190,
})
const right = sketch({
  curves: [x => 14 - (x - 3) ** 2],
  x: [-1.6, 7.4],
  y: [-5, 18],
  points: [{ at: [3, 14], label: '(3, 14)', place: 'above' }],
  left: 204,
  width: 130,
  height: 190,
})

const kinds = figure(
  {
    name: 'quadratic-functions-1/two-kinds',
    title: 'A parabola with a minimum and one with a maximum',
    description:
      'Two sketches. Left: a parabola that opens upwards; its lowest point is (3, −7). Right: a parabola that opens downwards; its highest point is (3, 14).',
    height: Math.max(left.height, right.height),
  },
  left.shape,
  right.shape,
)

const find = chartFigure(
  { name: 'quadratic-functions-1/find', title: 'A parabola with its vertex' },
  sketch({
    curves: [polynomial(-2, 8, 1)],
    x: [-1.6, 5.6],
    y: [-6, 12],
    points: [
      { at: [2, 9], label: '(2, 9)', place: 'above' },
      { at: [0, 1], label: '(0, 1)', place: 'left' },
    ],
    height: 200,
  }),
)

export const figures = [kinds, find]
