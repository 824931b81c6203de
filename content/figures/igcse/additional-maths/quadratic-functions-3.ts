import { figure } from '@/lib/figures/figure'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 2.3 Discriminant of a quadratic

const three = chartFigure(
  {
    name: 'quadratic-functions-3/three-cases',
    title: 'Three parabolas with two, one and no roots',
    description:
      'Three parabolas of the same shape with their vertices one above the other at x = 2. The lowest, c = 1, crosses the x-axis twice. The middle one, c = 4, touches the x-axis at 2. The highest, c = 7, is wholly above the x-axis.',
  },
  sketch({
    curves: [
      { f: x => x * x - 4 * x + 1, label: '*c* = 1', cls: 'p', labelAt: 2, place: 'below' },
      { f: x => x * x - 4 * x + 4, label: '*c* = 4', cls: 'l', labelAt: 2, place: 'above' },
      { f: x => x * x - 4 * x + 7, label: '*c* = 7', cls: 'r', labelAt: 2, place: 'above' },
    ],
    x: [-1, 6.4],
    y: [-4, 11],
    onX: [{ at: 2, label: '2', place: 'below right' }],
    height: 230,
  }),
)

const lines = chartFigure(
  {
    name: 'quadratic-functions-3/line-and-curve',
    title: 'A parabola and three parallel lines',
    description:
      'The parabola y = x² − 2x + 3 opens upwards with its vertex at (1, 2). Of the lines y = 2x + k the one with k = 2 cuts it at two points, the one with k = −1 touches it at (2, 3), the one with k = −8 does not meet it.',
  },
  sketch({
    curves: [
      { f: x => x * x - 2 * x + 3, cls: 'p' },
      { f: x => 2 * x + 2, label: '*k* = 2', cls: 'l', labelAt: -1.6, place: 'above left' },
      { f: x => 2 * x - 1, label: '*k* = −1', cls: 'r', labelAt: 5.2, place: 'below right' },
      { f: x => 2 * x - 8, label: '*k* = −8', cls: 'l dash', labelAt: 5.2, place: 'below right' },
    ],
    x: [-3.4, 7.6],
    y: [-3.5, 11],
    points: [{ at: [2, 3], label: '', place: 'below right' }],
    height: 230,
  }),
)

const above = sketch({
  curves: [x => x * x - 2 * x + 3],
  x: [-1.6, 3.6],
  y: [-3, 9],
  left: 24,
  width: 130,
  height: 150,
})
const below = sketch({
  curves: [x => -x * x + 4 * x - 6],
  x: [-0.8, 4.8],
  y: [-9, 3],
  left: 204,
  width: 130,
  height: 150,
})

const always = figure(
  {
    name: 'quadratic-functions-3/always',
    title: 'A parabola above the x-axis and one below it',
    description:
      'Two sketches. Left: a parabola that opens upwards, wholly above the x-axis. Right: a parabola that opens downwards, wholly below the x-axis.',
    height: Math.max(above.height, below.height),
  },
  above.shape,
  below.shape,
)

const find = chartFigure(
  {
    name: 'quadratic-functions-3/find',
    title: 'A parabola that touches the x-axis',
    description:
      'A parabola that opens downwards. Its vertex lies on the x-axis, to the right of the origin.',
  },
  sketch({ curves: [x => -((x - 3) ** 2)], x: [-1, 7], y: [-10, 4], height: 160 }),
)

export const figures = [three, lines, always, find]
