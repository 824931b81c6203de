import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, onX, onY, type Plane, plane } from '@/lib/figures/plane/plane'
import { areaUnder } from '@/lib/figures/plane/regions'
import { line, type Shape, text } from '@/lib/figures/shapes'

// 14.15 Kinematics graphs

type RealFunction = (t: number) => number

const axes = (label: string, low: number, high: number, top: number, height: number, to = 4.5) =>
  plane({
    x: { min: 0, max: to, label: '*t*' },
    y: { min: low, max: high, label },
    left: 46,
    top,
    width: 270,
    height,
    origin: '',
  })

const upright = (on: Plane, t: number, y: number) => line(...on.at(t, 0), ...on.at(t, y), 'l dash thin')

const s: RealFunction = t => t * (t - 3) ** 2
const v: RealFunction = t => 3 * (t - 1) * (t - 3)
const a: RealFunction = t => 6 * t - 12

const [one, two, three] = [
  axes('*s*', -0.8, 4.8, 26, 90),
  axes('*v*', -4.6, 10, 162, 110),
  axes('*a*', -13, 13, 318, 100),
]

const stack = figure(
  {
    name: 'calculus-15/stack',
    title: 'Displacement, velocity and acceleration of the same particle',
    description:
      'Three graphs below each other, with t from 0 to 4. The displacement starts at O, rises to 4 at t = 1, falls to zero at t = 3, where it touches the axis, and rises to 4 at t = 4. The velocity is a parabola from 9 through zero at t = 1, lowest −3 at t = 2, zero at t = 3, up to 9. The acceleration is a straight line from −12 through zero at t = 2 to 12.',
    height: 430,
  },
  [1, 3].map(t => line(one.at(t, 4.6)[0], 40, one.at(t, 0)[0], 272, 'f dash')).join(''),
  line(one.at(2, 0)[0], 130, one.at(2, 0)[0], 418, 'f dash'),
  one.axes,
  functionCurve(one, s, { from: 0, to: 4 }),
  mark(one, [1, 4], '(1, 4)', { place: 'above' }),
  onX(one, 3, '3', 'below'),
  mark(one, [4, 4], '(4, 4)', { place: 'left' }),
  two.axes,
  functionCurve(two, v, { from: 0, to: 4 }),
  onY(two, 9, '9'),
  onX(two, 1, '1', 'above right'),
  onX(two, 3, '3', 'above left'),
  mark(two, [2, -3], '(2, −3)', { place: 'below right' }),
  mark(two, [4, 9], '(4, 9)', { place: 'left' }),
  three.axes,
  functionCurve(three, a, { from: 0, to: 4 }),
  onY(three, -12, '−12'),
  onX(three, 2, '2', 'above left'),
  mark(three, [4, 12], '(4, 12)', { place: 'above' }),
)

const [ahead, behind] = [axes('*v*', -4.4, 10.4, 26, 110), axes('speed', -1.4, 10.4, 178, 90)]

const modulus = figure(
  {
    name: 'calculus-15/speed',
    title: 'A velocity–time graph and the speed–time graph of the same motion',
    description:
      'Above, a parabola that crosses the t axis at 1 and at 3 and dips to −3 between them. Below, the speed: the same graph, but the part between 1 and 3 is reflected upwards, with sharp corners on the axis at 1 and 3 and an arch of height 3.',
    height: 286,
  },
  ahead.axes,
  functionCurve(ahead, v, { from: 0, to: 4 }),
  onY(ahead, 9, '9'),
  onX(ahead, 1, '1', 'above right'),
  onX(ahead, 3, '3', 'above left'),
  mark(ahead, [2, -3], '−3', { place: 'below right' }),
  behind.axes,
  functionCurve(behind, v, { from: 0, to: 1 }),
  functionCurve(behind, t => -v(t), { from: 1, to: 3, cls: 'r' }),
  functionCurve(behind, v, { from: 3, to: 4 }),
  onY(behind, 9, '9'),
  onX(behind, 1, '1'),
  onX(behind, 3, '3'),
  mark(behind, [2, 3], '3', { place: 'above' }),
)

const [far, path] = [axes('*s*', -0.8, 4.8, 26, 84), axes('distance', -1, 13.4, 148, 120)]
const distance: RealFunction = t => (t < 1 ? s(t) : t < 3 ? 8 - s(t) : 8 + s(t))

const never = figure(
  {
    name: 'calculus-15/distance',
    title: 'A displacement–time graph and the distance–time graph of the same motion',
    description:
      'Above, the displacement: from the origin up to 4 at t = 1, down to zero at t = 3, up to 4 at t = 4. Below, the distance travelled, which never falls: 4 at t = 1, 8 at t = 3, 12 at t = 4. It is level for an instant at t = 1 and at t = 3.',
    height: 284,
  },
  far.axes,
  functionCurve(far, s, { from: 0, to: 4 }),
  mark(far, [1, 4], '(1, 4)', { place: 'above' }),
  onX(far, 3, '3'),
  mark(far, [4, 4], '(4, 4)', { place: 'left' }),
  path.axes,
  functionCurve(path, distance, { from: 0, to: 4 }),
  mark(path, [1, 4], '(1, 4)', { place: 'below right' }),
  mark(path, [3, 8], '(3, 8)', { place: 'below right' }),
  mark(path, [4, 12], '(4, 12)', { place: 'above' }),
)

const on = plane({
  x: { min: 0, max: 13, every: 1, label: '*t*' },
  y: { min: 0, max: 10, every: 2, label: '*v*' },
  grid: true,
  height: 170,
  origin: '',
  numbers: 'edge',
})
const ride: RealFunction = t => (t < 4 ? 2 * t : t < 9 ? 8 : 8 - (8 / 3) * (t - 9))
const pieces = (sheet: Plane): Shape =>
  functionCurve(sheet, ride, { from: 0, to: 4 }) +
  functionCurve(sheet, () => 8, { from: 4, to: 9 }) +
  functionCurve(sheet, ride, { from: 9, to: 12 })

const trapezium = figure(
  {
    name: 'calculus-15/trapezium',
    title: 'Velocity–time graph of a cyclist',
    description:
      'A velocity–time graph on graph paper: a straight line from the origin to 8 m/s at t = 4, a level line to t = 9, a straight line down to zero at t = 12. The area under it is shaded.',
    height: on.canvasHeight,
  },
  areaUnder(on, ride, 0, 4),
  areaUnder(on, () => 8, 4, 9),
  areaUnder(on, ride, 9, 12),
  on.axes,
  pieces(on),
)

const question = axes('*v*', -5, 7.6, 26, 130, 8.6)
const turn: RealFunction = t => 6 - 2 * t
const bent = figure(
  {
    name: 'calculus-15/bent',
    title: 'A velocity–time graph of straight parts',
    description:
      'A straight line falls from 6 on the v axis through 3 on the t axis to −4 at t = 5. From there a level line at −4 leads to t = 8.',
    height: 166,
  },
  question.axes,
  functionCurve(question, turn, { from: 0, to: 5 }),
  functionCurve(question, () => -4, { from: 5, to: 8 }),
  onY(question, 6, '6'),
  onY(question, -4, '−4'),
  onX(question, 3, '3', 'above right'),
  onX(question, 5, '5', 'above'),
  onX(question, 8, '8', 'above'),
  upright(question, 5, -4),
  upright(question, 8, -4),
)

const small = (left: number, letter: string, f: RealFunction) => {
  const each = plane({
    x: { min: 0, max: 1.1, label: '*t*' },
    y: { min: -0.2, max: 1, label: '*s*' },
    left,
    top: 30,
    width: 78,
    height: 80,
    origin: '',
  })
  return (
    each.axes +
    functionCurve(each, f, { from: 0, to: 1 }) +
    text(each.at(0.55, 0)[0], 128, letter, { anchor: 'middle', cls: 'b' })
  )
}

const shapes = figure(
  {
    name: 'calculus-15/three',
    title: 'Three displacement–time graphs',
    description:
      'Three small graphs of s against t. P: a straight line that rises from the origin. Q: a curve from the origin that gets steeper and steeper. R: a curve from the origin that rises, gets flatter and ends level.',
    height: 138,
  },
  small(20, 'P', t => 0.9 * t),
  small(136, 'Q', t => 0.9 * t * t),
  small(252, 'R', t => 0.9 * (2 * t - t * t)),
)

export const figures = [stack, modulus, never, trapezium, bent, shapes]
