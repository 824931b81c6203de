import { figure } from '@/lib/figures/figure'
import { polygon } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { straightLine } from '../curves'
import { numberLine } from '../number-line'
import { mark, onX, onY, plane } from '../plane'

const squared = plane({
  x: { min: -4, max: 6, every: 1 },
  y: { min: -3, max: 5, every: 1 },
  grid: true,
  equalScales: true,
})

const firstQuadrant = plane({ x: { min: 0, max: 8, every: 2 }, y: { min: 0, max: 30, every: 5 }, grid: true })

const bare = plane({ x: { min: -3, max: 4 }, y: { min: -4, max: 6 } })

const hire = plane({
  x: { min: 0, max: 10, every: 2, parts: 4, label: 'Distance / km' },
  y: { min: 0, max: 100, every: 20, parts: 4, label: 'Cost / $' },
  grid: true,
  origin: '0',
})

export const pieces = [
  figure(
    {
      name: 'kit/plane-triangle',
      title: 'A triangle on a coordinate grid',
      description:
        'A square grid with x from −4 to 6 and y from −3 to 5. The triangle A(−3, −1), B(5, 1), C(1, 4) is drawn on it.',
      height: squared.canvasHeight,
    },
    squared.axes,
    polygon([squared.at(-3, -1), squared.at(5, 1), squared.at(1, 4)], 'p'),
    mark(squared, [-3, -1], '*A*', { place: 'below left' }),
    mark(squared, [5, 1], '*B*', { place: 'above right' }),
    mark(squared, [1, 4], '*C*', { place: 'above right', kind: 'cross' }),
  ),
  figure(
    {
      name: 'kit/plane-reading',
      title: 'A straight line in the first quadrant, read at x = 6',
      description:
        'Axes with x from 0 to 8 and y from 0 to 30 on a grid. A straight line rises from (0, 5). Dashed lines lead from x = 6 up to the line and across to the y axis.',
      height: firstQuadrant.canvasHeight,
    },
    firstQuadrant.axes,
    straightLine(firstQuadrant, 'y = 3x + 5'),
    firstQuadrant.guide(6, 23),
    mark(firstQuadrant, [6, 23], '*P*', { place: 'above left' }),
    mark(firstQuadrant, [2, 25], '*Q*', { kind: 'open' }),
  ),
  figure(
    {
      name: 'kit/plane-sketch',
      title: 'A straight line with its intercepts',
      description:
        'Axes without a scale. A straight line with a negative gradient meets the y axis at 4 and the x axis at 2.',
      height: bare.canvasHeight,
    },
    bare.axes,
    straightLine(bare, 'y = 4 − 2x', { label: '*y* = 4 − 2*x*', end: 'first' }),
    onX(bare, 2, '2', 'above right'),
    onY(bare, 4, '4', 'above right'),
  ),
  chartFigure(
    { name: 'kit/number-line', title: 'Two inequalities on a number line' },
    numberLine({
      min: -4,
      max: 6,
      intervals: [
        { from: -2, to: 3, open: 'from' },
        { from: 1, open: true },
      ],
    }),
  ),
  chartFigure(
    { name: 'kit/number-line-left', title: 'The inequality x ≤ 2 on a number line' },
    numberLine({ min: -5, max: 5, intervals: [{ to: 2 }] }),
  ),
  figure(
    {
      name: 'kit/plane-cost',
      title: 'The cost of hiring a van',
      description:
        'A straight line on a fine grid, from (0, 20) to (10, 90), shows the cost in dollars against the distance in kilometres.',
      height: hire.canvasHeight,
    },
    hire.axes,
    hire.line([
      [0, 20],
      [10, 90],
    ]),
  ),
]
