import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'

// 7.4 Transforming relationships to straight-line form

const grid = plane({
  x: { min: 0, max: 6, every: 1, parts: 5 },
  y: { min: 0, max: 2, every: 0.5, parts: 5, label: 'lg *y*' },
  grid: true,
  origin: '',
  height: 210,
})

const fitted = figure(
  {
    name: 'straight-line-graphs-4/fitted',
    title: 'Graph of lg y against x with a line of best fit',
    description:
      'Graph paper with x from 0 to 6 and lg y from 0 to 2. Five crosses at (1, 0.70), (2, 0.88), (3, 1.11), (4, 1.29) and (5, 1.50) lie close to a straight line. The line starts at (0, 0.5) on the vertical axis and passes through (5, 1.5).',
    height: grid.canvasHeight,
  },
  grid.axes,
  functionCurve(grid, x => 0.5 + 0.2 * x),
  ...(
    [
      [1, 0.7],
      [2, 0.88],
      [3, 1.11],
      [4, 1.29],
      [5, 1.5],
    ] as const
  ).map(([x, y]) => mark(grid, [x, y], '', { kind: 'cross' })),
)

const on = plane({
  x: { min: 0, max: 10, label: '*x*^{3}' },
  y: { min: 0, max: 26, label: 'e^{y}' },
  left: 26,
  height: 180,
})

const reverse = figure(
  {
    name: 'straight-line-graphs-4/reverse',
    title: 'Straight line of e^y against x³',
    description:
      'Axes without scales: x cubed across, e to the power y up. A straight line rises from the vertical axis and passes through the marked points (2, 9) and (8, 21).',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, x => 5 + 2 * x, { to: 9.6 }),
  mark(on, [2, 9], '(2, 9)', { place: 'below right' }),
  mark(on, [8, 21], '(8, 21)', { place: 'below right' }),
)

export const figures = [fitted, reverse]
