import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 14.11 Integration of powers of x

const on = plane({ x: { min: 0, max: 6 }, y: { min: -4, max: 5 }, height: 200, origin: '*O*' })
const logs = figure(
  {
    name: 'calculus-11/logarithms',
    title: 'Curves with the gradient function 1/x',
    description:
      'Three curves of the same shape for positive x, one above the other, which rise ever more slowly: y = ln x + 2, y = ln x and y = ln x − 2. The middle one crosses the x-axis at 1.',
    height: on.canvasHeight,
  },
  on.axes,
  ...[2, 0, -2].map((c, at) =>
    functionCurve(on, x => (x > 0.02 ? Math.log(x) + c : Number.NaN), {
      label: ['*c* = 2', '*c* = 0', '*c* = −2'][at] ?? '',
      labelAt: 5,
      place: at === 2 ? 'below' : 'above',
    }),
  ),
  mark(on, [1, 0], '1', { place: 'above left' }),
)

const root = chartFigure(
  { name: 'calculus-11/through', title: 'A curve that passes through (4, 6)' },
  sketch({
    curves: [x => (x < 0 ? Number.NaN : x ** 1.5 - x + 2)],
    x: [-0.6, 6],
    y: [-1.5, 12],
    points: [{ at: [4, 6], label: '(4, 6)', place: 'below right' }],
    height: 180,
  }),
)

export const figures = [logs, root]
