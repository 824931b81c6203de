import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, onX, onY, type Plane, plane } from '@/lib/figures/plane/plane'
import { arrow, dot, line, type Shape, text } from '@/lib/figures/shapes'

// 14.9 to 14.12 and 14.14: figures that examples and questions are read from

function asked(name: string, title: string, description: string, on: Plane, ...drawn: Shape[]): Figure {
  return figure({ name: `calculus-asked-2/${name}`, title, description, height: on.canvasHeight }, ...drawn)
}

const gradientLabel = 'd*y*/d*x*'

// 14.9 The graph of a derivative that is zero three times.

const crossOn = plane({ x: { min: -4, max: 6 }, y: { min: -6, max: 6 }, height: 190 })
const crossings = asked(
  'derivative-with-three-zeros',
  'The graph of y = f′(x)',
  'A curve marked y = f′(x). From the left it lies above the x axis, crosses it downwards at −2, crosses it upwards at 1, and crosses it downwards again at 4.',
  crossOn,
  crossOn.axes,
  functionCurve(crossOn, x => -((x + 2) * (x - 1) * (x - 4)) / 4, {
    label: '*y* = f′(*x*)',
    labelAt: 3.4,
    place: 'above right',
  }),
  onX(crossOn, -2, '−2', 'below left'),
  onX(crossOn, 1, '1', 'below right'),
  onX(crossOn, 4, '4', 'below left'),
)

// 14.10 Integration as reverse of differentiation

const lineOn = plane({
  x: { min: -1, max: 5, every: 1 },
  y: { min: -6, max: 5, every: 1, label: gradientLabel },
  grid: true,
  height: 230,
  numbers: 'edge',
  origin: '',
})
const gradientLine = asked(
  'gradient-as-a-line',
  'The graph of dy/dx against x',
  'A grid with x from −1 to 5 and dy/dx from −6 to 5. A straight line rises through (0, −5), (1, −3), (3, 1) and (4, 3).',
  lineOn,
  lineOn.axes,
  functionCurve(lineOn, x => 2 * x - 5),
)

const familyOn = plane({
  x: { min: -2, max: 4.6, every: 1 },
  y: { min: -4, max: 8, every: 2, parts: 2 },
  left: 38,
  grid: true,
  numbers: 'edge',
  origin: '',
})
const family = asked(
  'family-on-a-grid',
  'Three curves with one gradient function on a grid',
  'A grid with x from −2 to 4 and y from −4 to 8. Three U-shaped curves of the same shape stand one above the other. A, the highest, crosses the y axis at 4. B touches the x axis at (1, 0) and crosses the y axis at 1. C, the lowest, crosses the y axis at −2.',
  familyOn,
  familyOn.axes,
  ...[4, 1, -2].map((c, at) =>
    functionCurve(familyOn, x => x * x - 2 * x + c, {
      label: ['*A*', '*B*', '*C*'][at] ?? '',
      labelAt: 3,
      place: 'below right',
    }),
  ),
)

// 14.11 Integration of powers of x

const rootOn = plane({
  x: { min: 0, max: 10, every: 1 },
  y: { min: 0, max: 8, every: 1, label: gradientLabel },
  grid: true,
  height: 190,
})
const root = asked(
  'gradient-that-falls',
  'The graph of dy/dx against x',
  'A grid with x from 0 to 10 and dy/dx from 0 to 8. A curve falls, less and less steeply. A point of it is marked at (4, 2).',
  rootOn,
  rootOn.axes,
  functionCurve(rootOn, x => 4 / Math.sqrt(x), { from: 0.25, to: 10 }),
  mark(rootOn, [4, 2]),
)

const logsOn = plane({
  x: { min: 0, max: 6, every: 1 },
  y: { min: -4, max: 8, every: 2, parts: 2 },
  grid: true,
  left: 38,
  numbers: 'edge',
  origin: '',
})
const logs = asked(
  'three-logarithms',
  'Three curves with one gradient function on a grid',
  'A grid with x from 0 to 6 and y from −4 to 8. Three curves of the same shape rise ever more slowly, one above the other. At x = 1 the highest, P, has y = 3, the middle one, Q, has y = 1, and the lowest, R, has y = −2.',
  logsOn,
  logsOn.axes,
  ...[3, 1, -2].map((c, at) =>
    functionCurve(logsOn, x => (x > 0.02 ? 2 * Math.log(x) + c : Number.NaN), {
      label: ['*P*', '*Q*', '*R*'][at] ?? '',
      labelAt: 5.5,
      place: at === 2 ? 'below' : 'above',
    }),
  ),
)

// 14.12 Integration of standard functions

const quarter = Math.PI / 4
const waveOn = plane({
  x: {
    min: 0,
    max: 3.4,
    ticks: [1, 2, 3, 4].map(n => n * quarter),
    format: value => ['π/4', 'π/2', '3π/4', 'π'][Math.round(value / quarter) - 1] ?? '',
  },
  y: { min: -7, max: 7, ticks: [-6, -4, -2, 0, 2, 4, 6], label: gradientLabel },
  left: 38,
  grid: true,
  numbers: 'edge',
  origin: '',
})
const wave = asked(
  'gradient-as-a-wave',
  'The graph of dy/dx against x',
  'A wave starts at the origin and rises first, to its greatest value 6 at x = π/4. It falls through the x axis at π/2 to its lowest value −6 at 3π/4, and has completed one whole wave at π.',
  waveOn,
  waveOn.axes,
  functionCurve(waveOn, x => 6 * Math.sin(2 * x), { from: 0, to: Math.PI }),
)

const levelOn = plane({ x: { min: 0, max: 1.4 }, y: { min: 0, max: 8.6 }, height: 160, left: 36 })
const level = asked(
  'levelling-off',
  'A curve that gets flatter towards a dashed line',
  'A curve starts at 5 on the y axis and rises, less and less steeply. It comes closer and closer to a dashed level line, which has no number.',
  levelOn,
  levelOn.axes,
  line(...levelOn.at(0, 7), ...levelOn.at(1.4, 7), 'l dash thin'),
  functionCurve(levelOn, x => 7 - 2 * Math.exp(-3 * x), { from: 0 }),
  onY(levelOn, 5, '5'),
)

// 14.14 Kinematics: from the start to the right, back past O, and to the right again.

const at = (s: number) => 36 + (s + 4) * 20.5
const legs = [
  { from: 2, to: 9, y: 78, says: '*t* = 0 to *t* = 2' },
  { from: 9, to: -3, y: 50, says: '*t* = 2 to *t* = 5' },
  { from: -3, to: 1, y: 22, says: '*t* = 5 to *t* = 6' },
] as const
const path = figure(
  {
    name: 'calculus-asked-2/path',
    title: 'The path of a particle on a line',
    description:
      'A straight line with marks from −4 to 10, the displacement s in metres. Every second mark has its number. The particle starts at 2, moves to 9 from t = 0 to t = 2, then back to −3 from t = 2 to t = 5, then to 1 from t = 5 to t = 6.',
    height: 148,
  },
  arrow(20, 104, 344, 104),
  Array.from({ length: 15 }, (_, n) => n - 4)
    .map(
      s =>
        line(at(s), 100, at(s), 108, 'l thin') +
        (s % 2 === 0 ? text(at(s), 124, String(s).replace('-', '−'), { anchor: 'middle', cls: 's' }) : ''),
    )
    .join(''),
  text(344, 143, '*s* / m', { anchor: 'end' }),
  dot(at(2), 104),
  legs
    .map(
      ({ from, to, y, says }) =>
        arrow(at(from), y, at(to), y, { cls: to < from ? 'r' : 'p' }) +
        text((at(from) + at(to)) / 2, y - 5, says, { anchor: 'middle', cls: 's' }),
    )
    .join(''),
)

const slowsOn = plane({
  x: { min: 0, max: 5, every: 1, label: '*t* / s' },
  y: { min: -18, max: 12, every: 6, label: '*a* / (m/s^{2})' },
  grid: true,
  left: 38,
  numbers: 'edge',
  origin: '',
  height: 190,
})
const slows = asked(
  'acceleration-as-a-line',
  'An acceleration–time graph',
  'A grid with t from 0 to 5 s and a from −18 to 12 m/s². A straight line falls from (0, 12) through (1, 6), (3, −6) and (4, −12) to (5, −18).',
  slowsOn,
  slowsOn.axes,
  functionCurve(slowsOn, t => 12 - 6 * t, { from: 0 }),
)

export const figures = [crossings, slows, gradientLine, family, root, logs, wave, level, path]
