import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { numberLine } from '@/lib/figures/plane/number-line'
import { mark, plane } from '@/lib/figures/plane/plane'
import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

/** Figures that are read in the questions of this topic. */

const topic = 'equations-inequalities-and-graphs-asked'

// 4.1 Solving modulus equations

const roof = plane({
  x: { min: -3, max: 5, every: 1 },
  y: { min: -2, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  height: 250,
  numbers: 'edge',
  origin: '',
})
const turned = (x: number) => 5 - 2 * Math.abs(x - 1)
const upsideDown = figure(
  {
    name: `${topic}/upside-down`,
    title: 'A V that is upside down on squared paper',
    description:
      'Squared paper with x from −3 to 5 and y from −2 to 6. The graph is a V that is upside down. Its corner is at (1, 5). Its left arm passes through (−1, 1), its right arm through (3, 1), and both go on below the x-axis.',
    height: roof.canvasHeight,
  },
  roof.axes,
  functionCurve(roof, turned, { to: 1 }),
  functionCurve(roof, turned, { from: 1 }),
)

// 4.2 Solving modulus inequalities

const outer = chartFigure(
  { name: `${topic}/outer-parts`, title: 'The solution of a modulus inequality on a number line' },
  numberLine({
    min: -5,
    max: 7,
    intervals: [
      { to: -2, open: true },
      { from: 4, open: true },
    ],
  }),
)

// 4.3 Solving equations by substitution

const roots = chartFigure(
  {
    name: `${topic}/roots-of-a-quadratic`,
    title: 'The graph of a quadratic function of u',
    description:
      'A parabola that opens upwards. The level axis is named u, the upright one y. It crosses the u-axis at −3 and at 4.',
  },
  (() => {
    const on = plane({
      x: { min: -5, max: 6, label: '*u*' },
      y: { min: -14, max: 10 },
      height: 170,
      origin: '',
    })
    return {
      shape:
        on.axes +
        functionCurve(on, fromRoots(1, [-3, 4])) +
        mark(on, [-3, 0], '−3', { place: 'below left' }) +
        mark(on, [4, 0], '4', { place: 'below right' }),
      height: on.canvasHeight,
      description: '',
    }
  })(),
)

const heights = plane({
  x: { min: -0.6, max: 2, every: 1 },
  y: { min: -1, max: 6, every: 1 },
  grid: true,
  height: 240,
  numbers: 'edge',
  origin: '',
})
const twoCurves = figure(
  {
    name: `${topic}/two-curves`,
    title: 'The curves y = e^x and y = 6 − 8e^−x',
    description:
      'A grid with the heights −1 to 6. The curve y equals e to the power x rises more and more steeply. The curve y equals 6 minus 8 times e to the power −x rises less and less steeply. They meet at A, at height 2, and at B, at height 4; dashed lines lead from both points to the y-axis.',
    height: heights.canvasHeight,
  },
  heights.axes,
  heights.line(
    [
      [0, 2],
      [Math.log(2), 2],
    ],
    'l dash thin',
  ),
  heights.line(
    [
      [0, 4],
      [Math.log(4), 4],
    ],
    'l dash thin',
  ),
  functionCurve(heights, Math.exp),
  functionCurve(heights, x => 6 - 8 * Math.exp(-x), { cls: 'r' }),
  mark(heights, [Math.log(2), 2], '*A*', { place: 'below right' }),
  mark(heights, [Math.log(4), 4], '*B*', { place: 'below right' }),
  text(...heights.at(1.08, 5.3), '*y* = e^{x}', { cls: 'tp', anchor: 'end' }),
  text(...heights.at(1.12, -0.72), '*y* = 6 − 8e^{−x}', { cls: 'tr' }),
)

// 4.4 Graphs of cubic polynomials

const small = (left: number, name: string, f: (x: number) => number): Shape => {
  const on = plane({
    x: { min: -5, max: 5 },
    y: { min: -12, max: 12 },
    left,
    top: 40,
    width: 84,
    height: 104,
    origin: '',
  })
  return text(left, 16, name, { cls: 'b' }) + on.axes + functionCurve(on, f)
}
const three = figure(
  {
    name: `${topic}/three-cubics`,
    title: 'Three cubic curves A, B and C',
    description:
      'Three cubic curves on axes without scales. A comes from bottom left, crosses the x-axis at a negative value, touches it at the origin and goes to top right. B comes from top left, crosses the x-axis once on the left of the origin and twice on the right of it and goes to bottom right. C comes from bottom left, touches the x-axis at a negative value, crosses it at the origin and goes to top right.',
    height: 156,
  },
  small(14, 'A', x => x * x * (x + 4)),
  small(132, 'B', x => -0.5 * (x + 1) * (x - 2) * (x - 4)),
  small(250, 'C', x => x * (x + 4) ** 2),
)

const size = (f: (x: number) => number) => (x: number) => Math.abs(f(x))
const asked = chartFigure(
  {
    name: `${topic}/modulus-sketch`,
    title: 'A graph with three cusps',
    description:
      'A graph that nowhere is below the x-axis. It comes down to a sharp corner at −3, has a rounded arch, a sharp corner at −1, a second arch through 6 on the y-axis, a sharp corner at 2, and rises.',
  },
  sketch({
    curves: [size(fromRoots(1, [-3, -1, 2]))],
    x: [-4.1, 3.2],
    y: [-2.6, 15],
    onX: [-3, -1, 2],
    onY: [{ at: 6, label: '6', place: 'above left' }],
    height: 180,
  }),
)

const finished = chartFigure(
  {
    name: `${topic}/finished-modulus`,
    title: 'Finished sketch of the modulus of 2x³ − 3x² − 11x + 6',
    description:
      'Two rounded arches between sharp corners at −2, ½ and 3 on the x-axis. The left arch crosses the y-axis at 6. Both outer arms go up.',
  },
  sketch({
    curves: [size(polynomial(2, -3, -11, 6))],
    x: [-3, 3.9],
    y: [-4, 22],
    onX: [-2, { at: 0.5, label: '½' }, 3],
    onY: [{ at: 6, label: '6', place: 'right' }],
    height: 190,
  }),
)

// 4.5 Solving cubic inequalities graphically

const falls = chartFigure(
  {
    name: `${topic}/falls-and-touches`,
    title: 'A cubic curve that touches the x-axis and crosses it',
    description:
      'A cubic curve comes from top left, touches the x-axis from above at −2, rises to a rounded top on the right of the y-axis, crosses the x-axis at 3 and goes to bottom right.',
  },
  sketch({
    curves: [fromRoots(-1, [-2, -2, 3])],
    x: [-4, 4.2],
    y: [-12, 24],
    onX: [
      { at: -2, label: '−2', place: 'below' },
      { at: 3, label: '3', place: 'below left' },
    ],
    height: 190,
  }),
)

export const figures = [upsideDown, outer, roots, twoCurves, three, asked, finished, falls]
