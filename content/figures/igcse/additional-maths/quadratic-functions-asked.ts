import { figure } from '@/lib/figures/figure'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { numberLine } from '@/lib/figures/plane/number-line'
import { mark, plane } from '@/lib/figures/plane/plane'
import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

/** Figures that are read in the worked examples and the questions of this topic. */

const topic = 'quadratic-functions-asked'

// 2.1 Maximum and minimum values

const fences = figure(
  {
    name: `${topic}/two-pens`,
    title: 'Two rectangular pens side by side against a wall',
    description:
      'A rectangle seen from above. Its upper side lies along a wall. A line in the middle, at right angles to the wall, divides it into two equal pens. The left side, the right side and the line in the middle are each marked x metres. The side opposite the wall has no mark. All lines but the wall are fences.',
    height: 134,
  },
  rect(30, 16, 300, 10, 'l sunk'),
  text(180, 12, 'wall', { anchor: 'middle', cls: 's' }),
  [80, 180, 280].map(x => line(x, 26, x, 118, 'p thick')).join(''),
  line(80, 118, 280, 118, 'p thick'),
  text(70, 77, '*x* m', { anchor: 'end' }),
  text(172, 77, '*x* m', { anchor: 'end' }),
  text(290, 77, '*x* m'),
)

const field = plane({
  x: { min: -1, max: 7, every: 1 },
  y: { min: -2, max: 7, every: 1 },
  grid: true,
  equalScales: true,
  height: 250,
  numbers: 'edge',
  origin: '',
})
const nearest = figure(
  {
    name: `${topic}/point-and-line`,
    title: 'A straight line and a point A on squared paper',
    description:
      'Squared paper with x from −1 to 7 and y from −2 to 7 and equal scales. A straight line falls through (0, 6), (1, 4) and (4, −2). Point P is somewhere on its upper part. Point A is at (5, 1), to the right of the line.',
    height: field.canvasHeight,
  },
  field.axes,
  straightLine(field, 'y = 6 - 2x'),
  mark(field, [1.4, 3.2], '*P*', { place: 'right' }),
  mark(field, [5, 1], '*A*', { place: 'above right' }),
)

// 2.2 Graphs of quadratic functions

const ends = plane({
  x: { min: -2, max: 5, every: 1 },
  y: { min: -6, max: 14, every: 2, parts: 2 },
  grid: true,
  height: 260,
  numbers: 'edge',
  origin: '',
})
const withEnds = figure(
  {
    name: `${topic}/whole-graph`,
    title: 'A parabola with two ends on a grid',
    description:
      'A grid with x from −2 to 5 and y from −6 to 14. A curve falls from a filled circle at (−1, 13) to its lowest point (2, −5) and rises to a filled circle at (4, 3).',
    height: ends.canvasHeight,
  },
  ends.axes,
  functionCurve(ends, x => 2 * (x - 2) ** 2 - 5, { from: -1, to: 4 }),
  mark(ends, [-1, 13]),
  mark(ends, [4, 3]),
)

const finished = chartFigure(
  { name: `${topic}/finished-sketch`, title: 'Finished sketch of y = x² − 2x − 8' },
  sketch({
    curves: [polynomial(1, -2, -8)],
    x: [-3.6, 5.6],
    y: [-11, 9],
    onX: [
      { at: -2, label: '−2', place: 'below left' },
      { at: 4, label: '4', place: 'below right' },
    ],
    onY: [{ at: -8, label: '−8', place: 'below left' }],
    points: [{ at: [1, -9], label: '(1, −9)', place: 'below right' }],
    height: 190,
  }),
)

const paper = plane({
  x: { min: -4, max: 2, every: 1 },
  y: { min: -6, max: 5, every: 1 },
  grid: true,
  height: 230,
  numbers: 'edge',
  origin: '',
})
const archOnGrid = figure(
  {
    name: `${topic}/arch-on-a-grid`,
    title: 'A parabola that opens downwards on a grid',
    description:
      'A grid with x from −4 to 2 and y from −6 to 5. A parabola that opens downwards crosses the x-axis at −3 and 1. Its highest point is (−1, 4).',
    height: paper.canvasHeight,
  },
  paper.axes,
  functionCurve(paper, x => 4 - (x + 1) ** 2),
)

// 2.3 Discriminant

const curve = sketch({
  curves: [polynomial(1, 3, 0), { f: x => 2 * x - 4, cls: 'r' }],
  x: [-4.4, 3.2],
  y: [-8, 10],
  onX: [{ at: -3, label: '−3', place: 'below left' }],
  onY: [{ at: -4, label: '−4', place: 'below right' }],
  height: 200,
})
const misses = chartFigure(
  {
    name: `${topic}/line-that-misses`,
    title: 'A parabola through the origin and a line that does not meet it',
    description:
      'A parabola that opens upwards crosses the x-axis at −3 and at the origin. A straight rising line crosses the y-axis at −4 and runs below the parabola without meeting it.',
  },
  curve,
)

const small = (left: number, f: (x: number) => number): Shape => {
  const on = plane({
    x: { min: -1, max: 3.4 },
    y: { min: -3, max: 3 },
    left,
    top: 40,
    width: 78,
    height: 96,
    origin: '',
  })
  return on.axes + functionCurve(on, f)
}
const letter = (left: number, name: string) => text(left, 16, name, { cls: 'b' })
const threeCurves = figure(
  {
    name: `${topic}/three-parabolas`,
    title: 'Three parabolas A, B and C',
    description:
      'Three parabolas on axes without scales. A opens downwards and stays below the x-axis. B opens upwards and crosses the x-axis at two points on the right of the origin. C opens upwards and stays above the x-axis.',
    height: 148,
  },
  letter(16, 'A') + small(16, x => -0.9 * (x - 1.2) ** 2 - 0.7),
  letter(136, 'B') + small(136, x => 1.6 * (x - 1.25) ** 2 - 1.8),
  letter(256, 'C') + small(256, x => 0.9 * (x - 1.2) ** 2 + 0.7),
)

// 2.4 Solving quadratic equations

const rectangle = figure(
  {
    name: `${topic}/rectangle-of-given-area`,
    title: 'A rectangle with its area',
    description:
      'A rectangle. Its longer side is marked x + 2 centimetres and its shorter side x − 4 centimetres. Inside stands: area 30 square centimetres.',
    height: 134,
  },
  rect(70, 12, 180, 84, 'l w'),
  text(160, 58, 'area 30 cm^{2}', { anchor: 'middle' }),
  text(160, 118, '(*x* + 2) cm', { anchor: 'middle' }),
  text(260, 58, '(*x* − 4) cm'),
)

const triangle = figure(
  {
    name: `${topic}/right-angled-triangle`,
    title: 'A right-angled triangle',
    description:
      'A right-angled triangle. The two sides at the right angle are marked x centimetres, upright, and x + 3 centimetres, level. The side opposite the right angle is marked 2x − 1 centimetres.',
    height: 158,
  },
  polygon(
    [
      [80, 126],
      [260, 126],
      [80, 14],
    ],
    'l w',
  ),
  line(80, 114, 92, 114, 'l thin') + line(92, 114, 92, 126, 'l thin'),
  text(70, 76, '*x* cm', { anchor: 'end' }),
  text(170, 148, '(*x* + 3) cm', { anchor: 'middle' }),
  text(182, 62, '(2*x* − 1) cm'),
)

// 2.5 Solving quadratic inequalities

const across = chartFigure(
  {
    name: `${topic}/curve-and-line`,
    title: 'A parabola and a line with their intercepts',
    description:
      'A parabola that opens downwards crosses the x-axis at −1 and 5 and the y-axis at 5. A straight line falls from 9 on the y-axis to 9 on the x-axis. It cuts the parabola at two points above the x-axis, without numbers.',
  },
  sketch({
    curves: [fromRoots(-1, [-1, 5]), { f: x => 9 - x, cls: 'r' }],
    x: [-2.4, 10],
    y: [-5, 11],
    onX: [
      { at: -1, label: '−1', place: 'above left' },
      { at: 5, label: '5', place: 'below left' },
      { at: 9, label: '9', place: 'below left' },
    ],
    onY: [
      { at: 5, label: '5', place: 'above left' },
      { at: 9, label: '9', place: 'above right' },
    ],
    height: 210,
  }),
)

const outside = chartFigure(
  { name: `${topic}/outside`, title: 'The solution of a quadratic inequality on a number line' },
  numberLine({ min: -6, max: 8, intervals: [{ to: -3 }, { from: 5 }] }),
)

export const figures = [
  fences,
  nearest,
  withEnds,
  finished,
  archOnGrid,
  misses,
  threeCurves,
  rectangle,
  triangle,
  across,
  outside,
]
