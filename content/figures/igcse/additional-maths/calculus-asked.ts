import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, onX, onY, type Plane, plane } from '@/lib/figures/plane/plane'
import { areaBetween } from '@/lib/figures/plane/regions'
import { rect, type Shape } from '@/lib/figures/shapes'

// 14.1 to 14.9 and 14.13: figures that examples and questions are read from

function asked(name: string, title: string, description: string, on: Plane, ...drawn: Shape[]): Figure {
  return figure({ name: `calculus-asked/${name}`, title, description, height: on.canvasHeight }, ...drawn)
}

const pi = Math.PI
const ofPi = (names: readonly string[], step: number) => (value: number) =>
  names[Math.round(value / step) - 1] ?? ''

// 14.1 Derived function

const bowl = (x: number) => 0.5 * x * x
const chordOn = plane({ x: { min: 0, max: 5, every: 1 }, y: { min: 0, max: 9, every: 1 }, grid: true })
const chord = asked(
  'chord-and-tangent',
  'A curve with a chord and a tangent on a grid',
  'A grid with x from 0 to 5 and y from 0 to 9. A curve rises from the origin, more and more steeply, through P(2, 2) and Q(4, 8). A straight line joins P and Q. A red straight line touches the curve at P; it passes through (1, 0) and (3, 4).',
  chordOn,
  chordOn.axes,
  functionCurve(chordOn, bowl, { from: 0, to: 4.2 }),
  chordOn.line(
    [
      [2, 2],
      [4, 8],
    ],
    'l',
  ),
  chordOn.line(
    [
      [1, 0],
      [5, 8],
    ],
    'r',
  ),
  mark(chordOn, [2, 2], '*P*', { place: 'above left' }),
  mark(chordOn, [4, 8], '*Q*', { place: 'above left' }),
)

// 14.2 Differentiation notation

const stepOn = plane({ x: { min: 0, max: 6, every: 1 }, y: { min: 0, max: 8, every: 1 }, grid: true })
const step = asked(
  'two-points',
  'A curve with the points P and Q on a grid',
  'A grid with x from 0 to 6 and y from 0 to 8. A curve starts at (0, 1) and rises more and more steeply through P(2, 2) and Q(4, 5).',
  stepOn,
  stepOn.axes,
  functionCurve(stepOn, x => 1 + (x * x) / 4, { from: 0, to: 5.2 }),
  mark(stepOn, [2, 2], '*P*', { place: 'above left' }),
  mark(stepOn, [4, 5], '*Q*', { place: 'above left' }),
)

const fallOn = plane({ x: { min: 0, max: 7, every: 1 }, y: { min: 0, max: 8, every: 1 }, grid: true })
const fall = asked(
  'two-points-that-fall',
  'A falling curve with the points P and Q on a grid',
  'A grid with x from 0 to 7 and y from 0 to 8. A curve falls less and less steeply through P(2, 6) and Q(4, 3).',
  fallOn,
  fallOn.axes,
  functionCurve(fallOn, x => 12 / x, { from: 1.5, to: 7 }),
  mark(fallOn, [2, 6], '*P*', { place: 'above right' }),
  mark(fallOn, [4, 3], '*Q*', { place: 'above right' }),
)

const atEdge = { left: 38, grid: true, numbers: 'edge', origin: '' } as const
const lineOn = plane({ x: { min: -1, max: 5, every: 1 }, y: { min: -6, max: 6, every: 2 }, ...atEdge })
const gradientLine = asked(
  'derivative-as-a-line',
  'The graph of y = f′(x)',
  'A grid with x from −1 to 5 and y from −6 to 6. A straight line marked y = f′(x) rises through (0, −4), (2, 0) and (4, 4).',
  lineOn,
  lineOn.axes,
  functionCurve(lineOn, x => 2 * x - 4, {
    label: '*y* = f′(*x*)',
    labelAt: 4,
    place: 'above left',
  }),
)

// 14.3 Derivatives of standard functions

const waveOn = plane({ x: { min: 0, max: 2 * pi }, y: { min: -1.4, max: 1.5 }, height: 180, left: 30 })
const cosine = asked(
  'cosine-and-two-curves',
  'The curve y = cos x and two other curves',
  'The black curve y = cos x starts at its highest point on the y axis, falls through the x axis to its lowest point and rises again. The dashed curve P starts at the origin and rises first. The red curve Q starts at the origin and falls first. All three have the same greatest value.',
  waveOn,
  waveOn.axes,
  functionCurve(waveOn, Math.cos, { cls: 'l', label: '*y* = cos *x*', labelAt: 0.12, place: 'above right' }),
  functionCurve(waveOn, Math.sin, { cls: 'p dash', label: '*P*', labelAt: 2, place: 'above right' }),
  functionCurve(waveOn, x => -Math.sin(x), { cls: 'r', label: '*Q*', labelAt: 1.5 * pi, place: 'above' }),
)

const sineOn = plane({
  x: {
    min: 0,
    max: 2.3,
    ticks: [1, 2, 3, 4].map(n => (n * pi) / 6),
    format: ofPi(['π/6', 'π/3', 'π/2', '2π/3'], pi / 6),
  },
  y: { min: -5, max: 5, ticks: [-4, -2, 0, 2, 4] },
  left: 38,
  grid: true,
  numbers: 'edge',
  origin: '',
})
const sine = asked(
  'sine-to-be-read',
  'A wave on a grid',
  'A wave starts at the origin and rises first. It reaches its greatest value 4, falls through the x axis at π/3 to its lowest value −4, and has completed one whole wave at 2π/3. P is a point of the first, rising part.',
  sineOn,
  sineOn.axes,
  functionCurve(sineOn, x => 4 * Math.sin(3 * x), { from: 0, to: (2 * pi) / 3 }),
  mark(sineOn, [pi / 12, 4 * Math.sin(pi / 4)], '*P*', { place: 'above left' }),
)

// 14.4 Differentiation of products and quotients

const linesOn = plane({
  x: { min: 0, max: 6, every: 1 },
  y: { min: 0, max: 8, every: 1, label: '' },
  grid: true,
})
const factors = asked(
  'two-factors',
  'Two straight lines u and v on a grid',
  'A grid with x from 0 to 6 and values from 0 to 8. The straight line u rises from (0, 1) through (1, 3) and (3, 7). The straight line v falls from (0, 6) to (5, 1).',
  linesOn,
  linesOn.axes,
  functionCurve(linesOn, x => 2 * x + 1, { to: 3.3, label: '*u*', place: 'right' }),
  functionCurve(linesOn, x => 6 - x, { to: 5.2, cls: 'r', label: '*v*', place: 'above right' }),
)

const boxOn = plane({ x: { min: 0, max: 1.7 }, y: { min: 0, max: 1.15 }, height: 170, left: 36 })
const decay = (x: number) => Math.exp(-2 * x)
const [boxLeft, boxTop] = boxOn.at(0, decay(0.32))
const [boxRight, boxBottom] = boxOn.at(0.32, 0)
const box = asked(
  'rectangle-under-a-curve',
  'A rectangle under the curve y = e to the power −2x',
  'A falling curve that starts at 1 on the y axis. P is a point of the curve. A shaded rectangle has the opposite corners O and P and two sides along the axes.',
  boxOn,
  rect(boxLeft, boxTop, boxRight - boxLeft, boxBottom - boxTop, 'l w'),
  boxOn.axes,
  functionCurve(boxOn, decay, { from: 0 }),
  onY(boxOn, 1, '1'),
  mark(boxOn, [0.32, decay(0.32)], '*P*(*x*, *y*)', { place: 'above right' }),
)

// 14.5 Gradients, tangents and normals

const touchOn = plane({
  x: { min: -3, max: 5, every: 1 },
  y: { min: -2, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
})
const touch = asked(
  'tangent-on-a-grid',
  'A curve and its tangent at P on a grid',
  'A grid with x from −3 to 5 and y from −2 to 6. A U-shaped curve has its lowest point at (0, 1). A red straight line touches it at P(2, 3) and crosses the y axis at (0, −1).',
  touchOn,
  touchOn.axes,
  functionCurve(touchOn, x => 0.5 * x * x + 1),
  functionCurve(touchOn, x => 2 * x - 1, { cls: 'r' }),
  mark(touchOn, [2, 3], '*P*', { place: 'below right' }),
)

// 14.6 Stationary points

const threeOn = plane({
  x: { min: -3.2, max: 5 },
  y: { min: -4.6, max: 6.5, label: 'd*y*/d*x*' },
})
const three = asked(
  'three-gradient-functions',
  'Three graphs of dy/dx',
  'Three graphs of dy/dx against x. A is a U-shaped curve that crosses the x axis at −1 and at 3. B is a U-shaped curve whose lowest point is above the x axis. C is a falling straight line that crosses the x axis at 1.',
  threeOn,
  threeOn.axes,
  functionCurve(threeOn, x => 0.5 * (x + 1) * (x - 3), { label: '*A*', labelAt: 4.4, place: 'right' }),
  functionCurve(threeOn, x => 0.2 * x * x + 2.4, { cls: 'r', label: '*B*', labelAt: 2, place: 'above' }),
  functionCurve(threeOn, x => 1 - x, {
    cls: 'l',
    from: -1.3,
    label: '*C*',
    labelAt: 4.4,
    place: 'above right',
  }),
  onX(threeOn, -1, '−1', 'below left'),
  onX(threeOn, 1, '1', 'above right'),
  onX(threeOn, 3, '3', 'below right'),
)

// 14.9 First and second derivative tests

const secondOn = plane({
  x: { min: -2, max: 5, every: 1 },
  y: { min: -8, max: 8, every: 2, parts: 2 },
  ...atEdge,
})
const second = asked(
  'second-derivative-as-a-line',
  'The graph of y = f″(x)',
  'A grid with x from −2 to 5 and y from −8 to 8. A straight line marked y = f″(x) rises through (−1, −5), (0, −3), (2, 1) and (4, 5).',
  secondOn,
  secondOn.axes,
  functionCurve(secondOn, x => 2 * x - 3, { label: '*y* = f″(*x*)', labelAt: 4, place: 'above left' }),
)

// 14.13 Definite integrals and plane areas

const hump = (x: number) => 6 * x - x * x
const regionOn = plane({ x: { min: 0, max: 7, every: 1 }, y: { min: 0, max: 10, every: 2 }, grid: true })
const region = asked(
  'curve-and-line-on-a-grid',
  'A curve and a straight line through O on a grid',
  'A grid with x from 0 to 7 and y from 0 to 10. A curve starts at O, rises to its highest point (3, 9) and falls to (6, 0). A straight line from O meets the curve again at (4, 8). The region between the line and the curve, up to this point, is shaded.',
  regionOn,
  areaBetween(regionOn, hump, x => 2 * x, 0, 4),
  regionOn.axes,
  functionCurve(regionOn, hump, { from: 0, to: 6 }),
  functionCurve(regionOn, x => 2 * x, { cls: 'l', from: 0, to: 4.7 }),
)

export const figures = [
  chord,
  step,
  fall,
  gradientLine,
  cosine,
  sine,
  factors,
  box,
  touch,
  three,
  second,
  region,
]
