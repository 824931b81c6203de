import { figure } from '@/lib/figures/figure'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { numberLine } from '@/lib/figures/plane/number-line'
import { plane } from '@/lib/figures/plane/plane'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 4.5 Solving cubic inequalities graphically

const fromTheRoots = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-5/roots',
    title: 'Sketch of y = (x + 2)(x − 1)(x − 3)',
  },
  sketch({
    curves: [fromRoots(1, [-2, 1, 3])],
    x: [-3.2, 4.2],
    y: [-11, 12],
    onX: [-2, 1, 3],
    onY: [6],
    height: 200,
  }),
)

const ends = chartFigure(
  { name: 'equations-inequalities-and-graphs-5/ends', title: 'A solution set on a number line' },
  numberLine({ min: -4, max: 5, intervals: [{ from: -2, to: 1 }, { from: 3 }] }),
)

const paper = plane({
  x: { min: -1, max: 7, every: 1 },
  y: { min: -10, max: 20, every: 5, parts: 5 },
  grid: true,
  height: 250,
  numbers: 'edge',
  origin: '',
})
const cubic = fromRoots(1, [0, 4, 5])
const description =
  'Squared paper with x from −1 to 7 and y from −10 to 20. A cubic curve rises from bottom left through the origin to a maximum near (1.5, 13), falls through (4, 0) to a minimum just below the axis, rises through (5, 0) and leaves the paper at the top between x = 6 and x = 7.'
const onPaper = figure(
  {
    name: 'equations-inequalities-and-graphs-5/line',
    title: 'The curve y = x(x − 4)(x − 5) and the line y = 12 on squared paper',
    description: `${description} A level line at y = 12 meets the curve at x = 1, x = 2 and x = 6.`,
    height: paper.canvasHeight + 4,
  },
  paper.axes,
  functionCurve(paper, cubic),
  straightLine(paper, 'y = 12', { cls: 'r' }),
)
const reading = figure(
  {
    name: 'equations-inequalities-and-graphs-5/reading',
    title: 'The curve y = x(x − 4)(x − 5) on squared paper',
    description,
    height: paper.canvasHeight + 4,
  },
  paper.axes,
  functionCurve(paper, cubic),
)

const touching = chartFigure(
  { name: 'equations-inequalities-and-graphs-5/touching', title: 'Sketch of y = (x − 1)²(x − 4)' },
  sketch({
    curves: [fromRoots(1, [1, 1, 4])],
    x: [-0.9, 5.3],
    y: [-8, 7],
    onX: [{ at: 1, label: '1', place: 'above' }, 4],
    onY: [-4],
    height: 190,
  }),
)

export const figures = [fromTheRoots, ends, onPaper, reading, touching]
