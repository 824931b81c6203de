import { figure } from '@/lib/figures/figure'
import { asymptote } from '@/lib/figures/plane/curves'
import { sketch } from '@/lib/figures/plane/sketches'
import { rect, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 14.4 Differentiation of products and quotients

const grown = figure(
  {
    name: 'calculus-4/rectangle',
    title: 'A rectangle whose sides both grow',
    description:
      'A rectangle with the sides u and v. Its side u grows by δu to the right, which adds a strip of area v times δu. Its side v grows by δv upwards, which adds a strip of area u times δv. In the corner is a very small rectangle.',
    height: 190,
  },
  rect(60, 60, 190, 100, 'l w'),
  rect(250, 60, 40, 100, 'l rw'),
  rect(60, 28, 190, 32, 'l gw'),
  rect(250, 28, 40, 32, 'l sheet'),
  text(155, 114, '*uv*', { anchor: 'middle' }),
  text(270, 114, '*v* *δu*', { anchor: 'middle' }),
  text(155, 48, '*u* *δv*', { anchor: 'middle' }),
  text(155, 179, '*u*', { anchor: 'middle' }),
  text(270, 179, '*δu*', { anchor: 'middle' }),
  text(48, 114, '*v*', { anchor: 'end' }),
  text(48, 48, '*δv*', { anchor: 'end' }),
)

const root = chartFigure(
  { name: 'calculus-4/product-with-root', title: 'Sketch of y = (x − a)√(2x + 1)' },
  sketch({
    curves: [x => (x < -0.5 ? Number.NaN : (x - 4) * Math.sqrt(2 * x + 1))],
    x: [-1.5, 5.6],
    y: [-6.5, 5],
    onX: [{ at: 4, label: '4', place: 'below right' }],
    points: [{ at: [1, -3 * Math.sqrt(3)], label: '*P*', place: 'below' }],
    height: 190,
  }),
)

const branches = sketch({
  curves: [x => (x * x + 8) / (x - 1)],
  x: [-7, 9],
  y: [-16, 20],
  points: [
    { at: [-2, -4], label: '*A*', place: 'above' },
    { at: [4, 8], label: '*B*', place: 'below' },
  ],
  height: 200,
})

const quotient = figure(
  {
    name: 'calculus-4/quotient',
    title: 'Sketch of y = (x² + 8)/(x − 1)',
    description:
      'A curve of two branches with the dashed asymptote x = 1. The left branch rises to a highest point A and falls. The right branch falls to a lowest point B and rises.',
    height: branches.height,
  },
  branches.shape,
  asymptote(branches.on, 'x = 1', { label: '' }),
)

export const figures = [grown, root, quotient]
