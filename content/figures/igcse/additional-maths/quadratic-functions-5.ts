import { numberLine } from '@/lib/figures/plane/number-line'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { line } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 2.5 Solving quadratic inequalities

const parabola = sketch({
  curves: [fromRoots(1, [-2, 5])],
  x: [-4, 7],
  y: [-16, 16],
  onX: [
    { at: -2, label: '−2', place: 'below left' },
    { at: 5, label: '5', place: 'below right' },
  ],
  height: 180,
})

const between = chartFigure(
  {
    name: 'quadratic-functions-5/between',
    title: 'Sketch of y = x² − 3x − 10',
    description:
      'A parabola that opens upwards and crosses the x-axis at −2 and 5. Between these values it is below the x-axis, and this part of the axis is drawn thick. Outside them it is above the axis.',
  },
  parabola,
  line(...parabola.on.at(-2, 0), ...parabola.on.at(5, 0), 'r thick'),
)

const both = chartFigure(
  { name: 'quadratic-functions-5/both', title: 'Two conditions on a number line' },
  numberLine({
    min: -4,
    max: 7,
    intervals: [
      { to: 0, open: true },
      { from: 3, open: true },
      { from: -2, to: 5, open: true },
    ],
  }),
)

const above = chartFigure(
  { name: 'quadratic-functions-5/line', title: 'A parabola and a line' },
  sketch({
    curves: [x => x * x - x - 4, x => x + 4],
    x: [-4.4, 6],
    y: [-6, 14],
    points: [
      { at: [-2, 2], label: '*A*', place: 'below' },
      { at: [4, 8], label: '*B*', place: 'below right' },
    ],
    height: 200,
  }),
)

const find = chartFigure(
  { name: 'quadratic-functions-5/find', title: 'A parabola with its intercepts' },
  sketch({
    curves: [fromRoots(-2, [-1, 3])],
    x: [-2.6, 4.6],
    y: [-8, 11],
    onX: [
      { at: -1, label: '−1', place: 'above left' },
      { at: 3, label: '3', place: 'above right' },
    ],
    onY: [{ at: 6, label: '6', place: 'above left' }],
    height: 180,
  }),
)

export const figures = [between, both, above, find]
