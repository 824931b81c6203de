import { functionCurve } from '@/lib/figures/plane/curves'
import { mark } from '@/lib/figures/plane/plane'
import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { dot, line, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 2.2 Graphs of quadratic functions

const arch = sketch({
  curves: [polynomial(-1, 2, 3)],
  x: [-2.6, 4.6],
  y: [-4, 6.4],
  onX: [
    { at: -1, label: '−1', place: 'above left' },
    { at: 3, label: '3', place: 'above right' },
  ],
  onY: [{ at: 3, label: '3', place: 'above left' }],
  points: [{ at: [1, 4], label: '(1, 4)', place: 'above right' }],
  height: 210,
})
const [axisX, axisTop] = arch.on.at(1, 6)

const labelled = chartFigure(
  {
    name: 'quadratic-functions-2/sketch',
    title: 'Sketch of y = 3 + 2x − x²',
    description:
      'A parabola that opens downwards. It crosses the x-axis at −1 and 3 and the y-axis at 3. Its vertex is (1, 4). The dashed vertical line x = 1 through the vertex is its axis of symmetry.',
  },
  arch,
  line(axisX, axisTop, axisX, arch.on.at(1, -3.8)[1], 'l dash thin'),
  text(axisX + 7, arch.on.at(1, -3)[1], '*x* = 1'),
)

const window = sketch({ curves: [], x: [-1.4, 6.4], y: [-4.6, 8], height: 220 })
const part = (x: number) => (x - 2) ** 2 - 3

const restricted = chartFigure(
  {
    name: 'quadratic-functions-2/restricted',
    title: 'A parabola between two end points',
    description:
      'Part of a parabola that opens upwards. It begins at the filled end point (0, 1), falls to its vertex (2, −3) and rises to the filled end point (5, 6).',
  },
  window,
  functionCurve(window.on, part, { from: 0, to: 5 }),
  mark(window.on, [2, -3], '(2, −3)', { place: 'below' }),
  dot(...window.on.at(0, 1), 'pd', 4.5),
  dot(...window.on.at(5, 6), 'pd', 4.5),
  mark(window.on, [0, 1], '(0, 1)', { place: 'left' }),
  mark(window.on, [5, 6], '(5, 6)', { place: 'left' }),
)

const modulus = chartFigure(
  { name: 'quadratic-functions-2/modulus', title: 'Sketch of the modulus of a quadratic' },
  sketch({
    curves: [x => Math.abs(x * x - 4 * x - 5)],
    x: [-3, 7],
    y: [-2.6, 15],
    onX: [-1, 5],
    onY: [{ at: 5, label: '5', place: 'above left' }],
    points: [{ at: [2, 9], label: '(2, 9)', place: 'above' }],
    height: 210,
  }),
)

const find = chartFigure(
  { name: 'quadratic-functions-2/find', title: 'A parabola and its intercepts' },
  sketch({
    curves: [fromRoots(2, [-4, 2])],
    x: [-5.4, 3.6],
    y: [-22, 14],
    onX: [-4, 2],
    onY: [{ at: -16, label: '−16', place: 'right' }],
    height: 210,
  }),
)

export const figures = [labelled, restricted, modulus, find]
