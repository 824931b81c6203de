import { figure } from '@/lib/figures/figure'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 4.1 Solving modulus equations

const V = (a: number, b: number) => (x: number) => Math.abs(a * x + b)

const twoCases = chartFigure(
  { name: 'equations-inequalities-and-graphs-1/two-cases', title: 'The graphs of y = |2x − 3| and y = 5' },
  sketch({
    curves: [
      { f: V(2, -3), label: '*y* = |2*x* − 3|', labelAt: 4.8, place: 'above left' },
      { f: () => 5, label: '*y* = 5', labelAt: 2.6, place: 'above', cls: 'r' },
    ],
    x: [-2.6, 5.6],
    y: [-1.6, 8],
    points: [
      { at: [-1, 5], label: '(−1, 5)', place: 'below left' },
      { at: [4, 5], label: '(4, 5)', place: 'below right' },
    ],
    onX: [{ at: 1.5, label: '1.5' }],
    onY: [{ at: 3, label: '3', place: 'below left' }],
    height: 200,
  }),
)

const rejected = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-1/rejected',
    title: 'The graphs of y = |2x + 4| and y = 3x − 1',
    description:
      'The V-shaped graph of y = |2x + 4| has its corner at −2 on the x-axis. The straight line y = 3x − 1 rises more steeply than the right arm. It crosses the x-axis on the right of O, is below the axis on the left of there, and meets the V once only, high up on the right arm. The point has no numbers.',
  },
  sketch({
    curves: [
      { f: V(2, 4), label: '*y* = |2*x* + 4|', labelAt: -6, place: 'above right' },
      { f: x => 3 * x - 1, label: '*y* = 3*x* − 1', labelAt: 2, place: 'right', cls: 'r' },
    ],
    x: [-7, 7.5],
    y: [-6, 18],
    points: [{ at: [5, 14] }],
    onX: [-2],
    height: 220,
  }),
)

const twoModuli = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-1/two-moduli',
    title: 'The graphs of y = |2x − 3| and y = |x + 3|',
  },
  sketch({
    curves: [
      { f: V(2, -3), label: '*y* = |2*x* − 3|', labelAt: 6.6, place: 'above left' },
      { f: V(1, 3), label: '*y* = |*x* + 3|', labelAt: -7, place: 'above right', cls: 'r' },
    ],
    x: [-8, 9],
    y: [-2.4, 11.5],
    points: [
      { at: [0, 3], label: '(0, 3)', place: 'left' },
      { at: [6, 9], label: '(6, 9)', place: 'right' },
    ],
    onX: [-3, { at: 1.5, label: '1.5' }],
    height: 210,
  }),
)

const quadratic = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-1/quadratic',
    title: 'The graphs of y = |x² − 6x + 5| and y = 3',
  },
  sketch({
    curves: [
      x => Math.abs(x * x - 6 * x + 5),
      { f: () => 3, label: '*y* = 3', labelAt: 7, place: 'above', cls: 'r' },
    ],
    x: [-1.2, 7.4],
    y: [-1.5, 8],
    points: [
      { at: [3 - Math.sqrt(7), 3] },
      { at: [2, 3] },
      { at: [4, 3] },
      { at: [3 + Math.sqrt(7), 3] },
      { at: [3, 4], label: '(3, 4)', place: 'above' },
    ],
    onX: [1, 5],
    onY: [{ at: 5, label: '5', place: 'below left' }],
    height: 210,
  }),
)

const grid = plane({
  x: { min: -3, max: 6, every: 1, parts: 2 },
  y: { min: 0, max: 8, every: 1, parts: 2 },
  grid: true,
  equalScales: true,
})
const reading = figure(
  {
    name: 'equations-inequalities-and-graphs-1/reading',
    title: 'A V-shaped graph and a line on squared paper',
    description:
      'Squared paper with x from −3 to 6 and y from 0 to 8. A V-shaped graph falls from (−2, 8) to its corner at (2, 0) and rises to (6, 8). A straight line rises from (−1, 0) through (0, 1) to (6, 7).',
    height: grid.canvasHeight + 4,
  },
  grid.axes,
  functionCurve(grid, V(2, -4)),
  straightLine(grid, 'y = x + 1', { cls: 'r' }),
)

export const figures = [twoCases, rejected, twoModuli, quadratic, reading]
