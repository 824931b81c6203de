import { figure } from '@/lib/figures/figure'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { numberLine } from '@/lib/figures/plane/number-line'
import { plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 4.2 Solving modulus inequalities

const V = (a: number, b: number) => (x: number) => Math.abs(a * x + b)

const inner = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-2/inner-and-outer',
    title: 'Two solution sets on a number line',
  },
  numberLine({
    min: -4,
    max: 7,
    intervals: [
      { from: -1, to: 4, open: true },
      { to: -1, open: true },
      { from: 4, open: true },
    ],
  }),
)

const twoModuli = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-2/two-moduli',
    title: 'The graphs of y = 2|x − 3| and y = |x + 1|',
  },
  sketch({
    curves: [
      { f: x => 2 * Math.abs(x - 3), label: '*y* = 2|*x* − 3|', labelAt: 8, place: 'above left' },
      { f: V(1, 1), label: '*y* = |*x* + 1|', labelAt: -4, place: 'above right', cls: 'r' },
    ],
    x: [-5, 10],
    y: [-2.2, 11],
    points: [{ at: [5 / 3, 8 / 3] }, { at: [7, 8], label: '(7, 8)', place: 'right' }],
    onX: [-1, 3],
    onY: [{ at: 6, label: '6', place: 'right' }],
    height: 210,
  }),
)

const line = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-2/line',
    title: 'The graphs of y = |2x − 5| and y = x + 2',
    description:
      'The V-shaped graph of y = |2x − 5| has its corner at 2.5 on the x-axis. The straight line y = x + 2 rises less steeply than the right arm. It cuts the left arm once and the right arm once, and between these two points it is above the V. The points have no numbers.',
  },
  sketch({
    curves: [
      { f: V(2, -5), label: '*y* = |2*x* − 5|', labelAt: 6.6, place: 'above left' },
      { f: x => x + 2, label: '*y* = *x* + 2', labelAt: -3.6, place: 'right', cls: 'r' },
    ],
    x: [-5, 9.5],
    y: [-2.4, 11],
    points: [{ at: [1, 3] }, { at: [7, 9] }],
    onX: [{ at: 2.5, label: '2.5' }],
    height: 210,
  }),
)

const quadratic = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-2/quadratic',
    title: 'The graphs of y = |x² − 5| and y = 4',
  },
  sketch({
    curves: [
      x => Math.abs(x * x - 5),
      { f: () => 4, label: '*y* = 4', labelAt: 4, place: 'above', cls: 'r' },
    ],
    x: [-4.4, 4.4],
    y: [-1.8, 8],
    points: [{ at: [-3, 4] }, { at: [-1, 4] }, { at: [1, 4] }, { at: [3, 4] }],
    onX: [-3, -1, 1, 3],
    height: 210,
  }),
)

const grid = plane({
  x: { min: -4, max: 5, every: 1, parts: 2 },
  y: { min: 0, max: 8, every: 1, parts: 2 },
  grid: true,
  equalScales: true,
})
const reading = figure(
  {
    name: 'equations-inequalities-and-graphs-2/reading',
    title: 'A V-shaped graph and a falling line on squared paper',
    description:
      'Squared paper with x from −4 to 5 and y from 0 to 8. A V-shaped graph falls from (−4, 6) through (−2, 2) to its corner at (−1, 0) and rises through (0, 2) and (1, 4) to (3, 8). A straight line falls from (−3, 8) through (0, 5) and (1, 4) to (5, 0).',
    height: grid.canvasHeight + 4,
  },
  grid.axes,
  functionCurve(grid, V(2, 2)),
  straightLine(grid, 'y = 5 - x', { cls: 'r' }),
)

export const figures = [inner, twoModuli, line, quadratic, reading]
