import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { coordinateFigure } from './straight-line-graphs-1'

// Figures of examples and questions of topic 7: each hides what is asked.

const TOPIC = 'straight-line-graphs-asked'

const read = coordinateFigure({
  name: `${TOPIC}/line-on-a-grid`,
  title: 'A line L on a grid',
  description:
    'A grid with a line every unit. A straight line L rises through the grid points P (-2, -2) and Q (6, 4). It crosses the y-axis between two lines of the grid.',
  points: { P: [-2, -2], Q: [6, 4] },
  lines: [{ equation: 'y = 3/4x - 1/2', label: '*L*' }],
  grid: { x: [-4, 8], y: [-4, 6] },
})

const three = coordinateFigure({
  name: `${TOPIC}/three-lines`,
  title: 'Three lines on a grid',
  description:
    'A grid with a line every unit. The line L1 passes through the grid points (-4, -1), (0, 2) and (4, 5). The line L2 falls through (-2, 6), (1, 2) and (4, -2). The line L3 passes through (-3, -4), (0, -2), (3, 0) and (6, 2).',
  lines: [
    { equation: 'y = 3/4x + 2', label: '*L*_{1}' },
    { equation: 'y = 10/3 - 4/3x', label: '*L*_{2}', end: 'first', cls: 'r' },
    { equation: 'y = 2/3x - 2', label: '*L*_{3}' },
  ],
  grid: { x: [-4, 6], y: [-4, 6] },
})

const triangle = coordinateFigure({
  name: `${TOPIC}/triangle`,
  title: 'Triangle PQR on a grid',
  description:
    'A grid with a line every unit. Triangle PQR has its vertices at P (-3, 1), Q (5, -1) and R (1, 6).',
  points: { P: [-3, 1], Q: [5, -1], R: [1, 6] },
  paths: ['PQRP'],
  grid: { x: [-4, 8], y: [-2, 8] },
})

const meeting = coordinateFigure({
  name: `${TOPIC}/two-lines`,
  title: 'Two lines that meet at P',
  description:
    'A sketch with x-axis and y-axis. A falling line crosses the y-axis at A, above the origin. A rising line, steeper, crosses the x-axis at B, to the right of the origin, and meets the first line at P, above the x-axis.',
  points: { A: [0, 5], B: [2.5, 0], P: [4, 3] },
  hidden: { E: [8, 0], F: [0, -2] },
  lines: [{ equation: 'y = 5 - 1/2x' }, { equation: 'y = 2x - 5', cls: 'r' }],
})

const segment = coordinateFigure({
  name: `${TOPIC}/segment`,
  title: 'The segment AB on a grid',
  description:
    'A grid with a line every unit. The segment AB falls from A (-2, 5) to B (6, 1). Both ends are grid points.',
  points: { A: [-2, 5], B: [6, 1] },
  paths: ['AB'],
  grid: { x: [-4, 8], y: [-2, 6] },
})

const on = plane({
  x: { min: 0, max: 4, label: 'ln *x*' },
  y: { min: 0, max: 11, label: 'ln *y*' },
  left: 40,
  width: 240,
  height: 170,
  origin: '',
})
const logs = figure(
  {
    name: `${TOPIC}/ln-against-ln`,
    title: 'A straight line with ln y and ln x on the axes',
    description:
      'Axes without scales: ln x across, ln y up. A straight line starts at the marked point (0, 2) on the vertical axis and rises through the marked point (3, 8).',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, x => 2 + 2 * x),
  mark(on, [0, 2], '(0, 2)', { place: 'below right' }),
  mark(on, [3, 8], '(3, 8)', { place: 'below right' }),
)

const paper = plane({
  x: { min: 0, max: 6, every: 1, parts: 5 },
  y: { min: 0, max: 2, every: 0.5, parts: 5, label: 'lg *y*' },
  grid: true,
  origin: '',
  height: 210,
})
const POINTS = [
  [1, 1.36],
  [2, 1.09],
  [3, 0.92],
  [4, 0.61],
  [5, 0.34],
] as const
const falling = figure(
  {
    name: `${TOPIC}/falling-line`,
    title: 'Graph of lg y against x with a falling line of best fit',
    description:
      'Graph paper with x from 0 to 6 and lg y from 0 to 2. Five crosses at x = 1, 2, 3, 4 and 5 lie at or near a straight line. The line falls from (0, 1.6) on the vertical axis through (4, 0.6). The crosses are at (1, 1.36), (2, 1.09), (3, 0.92), (4, 0.61) and (5, 0.34).',
    height: paper.canvasHeight,
  },
  paper.axes,
  functionCurve(paper, x => 1.6 - 0.25 * x),
  ...POINTS.map(point => mark(paper, point, '', { kind: 'cross' })),
)

export const figures = [read, meeting, three, triangle, segment, logs, falling]
