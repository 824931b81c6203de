import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

/** Figures that are read in the questions of this topic. */

const topic = 'factors-of-polynomials-asked'

// 3.1 Remainder and factor theorems

const grid = plane({
  x: { min: -2, max: 4, every: 1 },
  y: { min: -6, max: 5, every: 1 },
  grid: true,
  height: 250,
  numbers: 'edge',
  origin: '',
})
const onGrid = figure(
  {
    name: `${topic}/cubic-on-a-grid`,
    title: 'A cubic curve on a grid',
    description:
      'A grid with x from −2 to 4 and y from −6 to 5. A cubic curve rises from bottom left, crosses the y-axis at 3 as it falls, has its lowest point at (2, −5), crosses the x-axis at 3 and goes to top right.',
    height: grid.canvasHeight,
  },
  grid.axes,
  functionCurve(grid, polynomial(1, -2, -4, 3)),
)

// 3.2 Factorising polynomials

const oneRoot = chartFigure(
  {
    name: `${topic}/one-root-marked`,
    title: 'A cubic curve with one of its roots',
    description:
      'A cubic curve comes from bottom left, crosses the x-axis at A, at B and at 1, and goes to top right. A and B are on the left of the y-axis, B closer to it. Their values are not marked.',
  },
  sketch({
    curves: [polynomial(1, 4, 1, -6)],
    x: [-4, 2.2],
    y: [-9, 8],
    onX: [{ at: 1, label: '1', place: 'below right' }],
    points: [
      { at: [-3, 0], label: '*A*', place: 'above left' },
      { at: [-2, 0], label: '*B*', place: 'above right' },
    ],
    height: 200,
  }),
)

const falling = chartFigure(
  {
    name: `${topic}/finished-sketch`,
    title: 'Finished sketch of y = 12 + 4x − 3x² − x³',
    description:
      'A cubic curve falls from top left, crosses the x-axis at −3, turns, crosses it at −2 and the y-axis at 12, turns, and falls across the x-axis at 2 to bottom right.',
  },
  sketch({
    curves: [polynomial(-1, -3, 4, 12)],
    x: [-4.2, 3.2],
    y: [-11, 18],
    onX: [
      { at: -3, label: '−3', place: 'below left' },
      { at: -2, label: '−2', place: 'below right' },
      { at: 2, label: '2', place: 'below left' },
    ],
    onY: [{ at: 12, label: '12', place: 'above left' }],
    height: 200,
  }),
)

// 3.3 Solving cubic equations

const between = chartFigure(
  {
    name: `${topic}/two-on-either-side`,
    title: 'The curve y = x³ − 6x² + 7x + 2 and its three roots',
    description:
      'A cubic curve comes from bottom left and crosses the x-axis at A, just left of the origin, then at 2, and then at B, further right. It goes to top right. The values at A and B are not marked.',
  },
  sketch({
    curves: [polynomial(1, -6, 7, 2)],
    x: [-1.6, 5.4],
    y: [-8, 9],
    onX: [{ at: 2, label: '2', place: 'above right' }],
    points: [
      { at: [2 - Math.sqrt(5), 0], label: '*A*', place: 'above left' },
      { at: [2 + Math.sqrt(5), 0], label: '*B*', place: 'below right' },
    ],
    height: 200,
  }),
)

const third = chartFigure(
  {
    name: `${topic}/roots-to-replace`,
    title: 'The curve y = p(x) and its roots',
    description:
      'A cubic curve crosses the x-axis at −5, at one third and at 4. No other numbers are marked.',
  },
  sketch({
    curves: [fromRoots(1, [-5, 1 / 3, 4])],
    x: [-6.6, 5.6],
    y: [-60, 80],
    onX: [
      { at: -5, label: '−5', place: 'below right' },
      { at: 1 / 3, label: '⅓', place: 'above right' },
      { at: 4, label: '4', place: 'below right' },
    ],
    height: 190,
  }),
)

const touching = chartFigure(
  {
    name: `${topic}/touches-and-crosses`,
    title: 'A cubic curve with two different real roots',
    description:
      'A cubic curve comes from bottom left, touches the x-axis from below at −2, turns back, and then rises across the x-axis at 1.',
  },
  sketch({
    curves: [fromRoots(1, [-2, -2, 1])],
    x: [-3.8, 2.4],
    y: [-9, 8],
    onX: [
      { at: -2, label: '−2', place: 'above' },
      { at: 1, label: '1', place: 'above left' },
    ],
    height: 190,
  }),
)

export const figures = [onGrid, oneRoot, falling, between, third, touching]
