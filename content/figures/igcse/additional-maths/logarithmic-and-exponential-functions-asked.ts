import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { centred, rect, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// Figures of examples and questions of topic 6: each hides what is asked.

const TOPIC = 'logarithmic-and-exponential-functions-asked'

// 6.1 Properties and graphs

const edge = chartFigure(
  {
    name: `${TOPIC}/logarithm-to-the-left`,
    title: 'A logarithmic curve with its asymptote',
    description:
      'A sketch on x and y axes. A curve starts high on the left, crosses the y-axis above the origin and falls more and more steeply. It crosses the x-axis at 1.5 and comes close to the dashed upright line x = 2 from the left.',
  },
  sketch({
    curves: [x => (x < 2 ? 2 * Math.log(4 - 2 * x) : Number.NaN)],
    x: [-3, 3.4],
    y: [-4.6, 5.4],
    onX: [{ at: 1.5, label: '1.5', place: 'below left' }],
    asymptotes: ['x = 2'],
    height: 200,
  }),
)

const rising = chartFigure(
  {
    name: `${TOPIC}/exponential-below`,
    title: 'An exponential curve with its asymptote',
    description:
      'A sketch on x and y axes. A curve rises steeply from the lower left, crosses the y-axis at −2 and then the x-axis, and rises less and less steeply. It comes close to the dashed level line y = 3 from below.',
  },
  sketch({
    curves: [x => 3 - 5 * Math.exp(-2 * x)],
    x: [-0.45, 2],
    y: [-6, 4.6],
    onY: [{ at: -2, label: '−2', place: 'above left' }],
    asymptotes: ['y = 3'],
    height: 190,
  }),
)

const drawn = chartFigure(
  {
    name: `${TOPIC}/exponential-drawn`,
    title: 'Finished sketch of y = 4 − e^(2x)',
  },
  sketch({
    curves: [x => 4 - Math.exp(2 * x)],
    x: [-2.2, 1.5],
    y: [-6, 6],
    onX: [{ at: Math.LN2, label: 'ln 2', place: 'below left' }],
    onY: [{ at: 3, label: '3', place: 'below left' }],
    asymptotes: ['y = 4'],
    height: 190,
  }),
)

// 6.2 Laws of logarithms

const logs = plane({
  x: { min: 0, max: 18, every: 2 },
  y: { min: -1, max: 2.5, every: 0.5 },
  grid: true,
  numbers: 'edge',
  origin: '',
  height: 190,
})

const base = figure(
  {
    name: `${TOPIC}/curve-of-a-logarithm`,
    title: 'A logarithmic curve on a grid',
    description:
      'A grid with x from 0 to 18, a line every 2, and y from −1 to 2.5, a line every 0.5. A curve rises less and less steeply. It passes through the grid points (2, 0.5), (4, 1), (8, 1.5) and (16, 2).',
    height: logs.canvasHeight,
  },
  logs.axes,
  functionCurve(logs, x => (x > 0 ? Math.log(x) / Math.log(4) : Number.NaN)),
)

const BAR = { x: 30, unit: 33, height: 34 }

/** Pieces of a bar one after the other; the whole is dimensioned by the box below. */
function bar(y: number, pieces: readonly (readonly [size: number, label: string, cls: string])[]): Shape {
  let at = BAR.x
  return pieces
    .map(([size, label, cls]) => {
      const wide = size * BAR.unit
      const shape = rect(at, y, wide, BAR.height, cls) + centred(at + wide / 2, y + BAR.height / 2, label)
      at += wide
      return shape
    })
    .join('')
}

const [ofX, ofY]: [[number, string, string], [number, string, string]] = [
  [2.7, 'log_{2} *x*', 'l w'],
  [2.2, 'log_{2} *y*', 'l hl'],
]
const bars = figure(
  {
    name: `${TOPIC}/bars-of-logarithms`,
    title: 'Two bars made of logarithms',
    description:
      'Two bars, each with a second bar of the same length below it. The first is made of two pieces log₂ x and one piece log₂ y; the bar below it is labelled 8. The other is made of one piece log₂ x and three pieces log₂ y; the bar below it is labelled 9.',
    height: 206,
  },
  text(30, 16, 'not to scale', { cls: 's' }),
  bar(26, [ofX, ofX, ofY]),
  bar(60, [[7.6, '8', 'l sheet']]),
  bar(120, [ofX, ofY, ofY, ofY]),
  bar(154, [[9.3, '9', 'l sheet']]),
)

// 6.3 Solving exponential equations

const dish = plane({
  x: { min: 0, max: 5, every: 1, label: '*t* / h' },
  y: { min: 0, max: 2000, every: 500, label: '*N*' },
  left: 46,
  origin: '',
  height: 190,
})
const bacteria = figure(
  {
    name: `${TOPIC}/bacteria`,
    title: 'Number of bacteria against time',
    description:
      'The horizontal axis is the time t from 0 to 5 hours, the vertical axis the number N from 0 to 2000. A curve starts at the marked point (0, 400) and rises more and more steeply through the marked point (3, 1000).',
    height: dish.canvasHeight,
  },
  dish.axes,
  functionCurve(dish, t => 400 * 2.5 ** (t / 3)),
  mark(dish, [0, 400], '(0, 400)', { place: 'below right' }),
  mark(dish, [3, 1000], '(3, 1000)', { place: 'above left' }),
)

const masses = plane({
  x: { min: 0, max: 12, every: 4, parts: 4, label: '*t* / h' },
  y: { min: 0, max: 80, every: 20, parts: 4, label: '*m* / mg' },
  grid: true,
  origin: '',
  height: 200,
})
const halves = figure(
  {
    name: `${TOPIC}/two-substances`,
    title: 'Masses of two decaying substances against time',
    description:
      'A grid with the time t from 0 to 12 hours, a line every hour, and the mass m from 0 to 80 mg, a line every 5 mg. Curve A starts at (0, 80) and falls through (4, 40) and (8, 20) to (12, 10). Curve B starts at (0, 40) and falls less steeply through (8, 20).',
    height: masses.canvasHeight,
  },
  masses.axes,
  functionCurve(masses, t => 80 * 2 ** (-t / 4)),
  functionCurve(masses, t => 40 * 2 ** (-t / 8), { cls: 'r' }),
  masses.label(1.4, 66, '*A*', { cls: 'tp', dx: 4 }),
  masses.label(1, 33, '*B*', { cls: 'tr', dy: 12 }),
)

export const figures = [edge, rising, drawn, base, bars, bacteria, halves]
