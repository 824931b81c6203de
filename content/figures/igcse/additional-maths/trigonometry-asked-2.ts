import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { towards } from '@/lib/figures/geometry/points'
import { asymptote, functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees, radiansAxis } from '@/lib/figures/plane/sketches'
import { arc, line, text } from '@/lib/figures/shapes'

// Figures of examples and questions of 10.1, 10.5 and 10.6: each hides what is asked.

const TOPIC = 'trigonometry-asked-2'

// 10.1 Six trigonometric functions

const grid = plane({
  x: { min: -4, max: 3, every: 1 },
  y: { min: -3, max: 2, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
  height: 190,
})
const [gx, gy] = grid.at(0, 0)
const turn = 180 + (Math.atan2(2, 3) * 180) / Math.PI
const arm = figure(
  {
    name: `${TOPIC}/arm-on-a-grid`,
    title: 'A point P on the arm of an angle',
    description:
      'A grid with a line every unit. The grid point P (−3, −2) is joined to the origin. An arc from the positive x-axis anticlockwise to this line is labelled θ; it is more than 180° and less than 270°.',
    height: grid.canvasHeight,
  },
  grid.axes,
  line(gx, gy, ...grid.at(-3, -2), 'p'),
  arc(gx, gy, 24, 0, turn, 'l thin'),
  text(gx + 19, gy - 22, '*θ*'),
  mark(grid, [-3, -2], '*P*', { place: 'below left' }),
)

const angle = 180 - (Math.acos(0.6) * 180) / Math.PI
const obtuse = drawing(
  { B: [0, 0], C: [5, 0], A: towards([0, 0], angle, 6) },
  { box: { left: 60, top: 34, width: 240, height: 130 } },
)
const triangle = figure(
  {
    name: `${TOPIC}/obtuse-triangle`,
    title: 'Triangle ABC with an obtuse angle at B',
    description:
      'A triangle ABC. The side AB is labelled 6 cm, the side BC 5 cm. The angle at B is obtuse; no angle is given.',
    height: 192,
  },
  obtuse.outline('ABC'),
  obtuse.side('AB', '6 cm', { away: 'C' }),
  obtuse.side('BC', '5 cm', { away: 'A' }),
  obtuse.name('A', 120),
  obtuse.name('B', 250),
  obtuse.name('C', 330),
  notToScale(),
)

// 10.5 Solving trigonometric equations

const four = plane({
  x: { ...degreesAxis({ label: '*θ*' }) },
  y: { min: 0, max: 7, every: 1 },
  origin: '',
  height: 200,
})
const left = (x: number) => 6 * inDegrees.sin(x) ** 2
const meetings = figure(
  {
    name: `${TOPIC}/four-meetings`,
    title: 'The curves y = 6 sin²θ and y = 5 − cos θ',
    description:
      'Axes with θ from 0° to 360° and y from 0 to 7. The blue curve y = 6 sin²θ starts at 0, has two equal highest points and touches 0 in the middle and at the end. The red curve y = 5 − cos θ rises from 4 to 6 at 180° and falls back to 4. They meet at four points, from left to right A, B, C and D: A and B in the first half, before and after 90°, C and D in the second half, before and after 270°.',
    height: four.canvasHeight,
  },
  four.axes,
  functionCurve(four, left),
  functionCurve(four, x => 5 - inDegrees.cos(x), { cls: 'r' }),
  ...(
    [
      [60, '*A*', 1],
      [109.47, '*B*', 1],
      [250.53, '*C*', -1],
      [300, '*D*', -1],
    ] as const
  ).map(
    ([x, name, way]) =>
      mark(four, [x, left(x)]) +
      four.label(x, left(x), name, { dx: 9 * way, dy: 16, anchor: way > 0 ? 'start' : 'end' }),
  ),
)

const two = plane({
  x: degreesAxis({ label: '*θ*' }),
  y: { min: -5, max: 5, every: 1 },
  grid: true,
  numbers: 'edge',
  origin: '',
  height: 210,
})
const crossing = figure(
  {
    name: `${TOPIC}/sine-and-cosine`,
    title: 'A sine curve and a cosine curve that meet at P and Q',
    description:
      'A grid with θ from 0° to 360° and y from −5 to 5. The blue curve y = a sin θ starts at 0 and has its highest point (90, 4) and its lowest point (270, −4). The red curve y = b cos θ starts at (0, −3), rises to (180, 3) and falls to (360, −3). They meet at P, between 90° and 180°, and at Q, between 270° and 360°.',
    height: two.canvasHeight,
  },
  two.axes,
  functionCurve(two, x => 4 * inDegrees.sin(x)),
  functionCurve(two, x => -3 * inDegrees.cos(x), { cls: 'r' }),
  mark(two, [143.13, 2.4], '*P*', { place: 'right' }),
  mark(two, [323.13, -2.4], '*Q*', { place: 'left' }),
)

const level = plane({
  x: radiansAxis({ to: 1, every: 0.25 }),
  y: { min: -1.4, max: 1.4, ticks: [-1, 1] },
  numbers: 'edge',
  origin: '',
  height: 160,
})
const root = -Math.sqrt(3) / 2
const cut = figure(
  {
    name: `${TOPIC}/wave-and-level`,
    title: 'The curve y = sin bx and a level line',
    description:
      'Axes with x from 0 to π. The curve y = sin bx makes one complete wave between −1 and 1 and ends at (π, 0). The level line y = −√3/2 cuts it at two points, P and then Q, both in the second half of the interval.',
    height: level.canvasHeight,
  },
  level.axes,
  functionCurve(level, x => Math.sin(2 * x)),
  line(...level.at(0, root), ...level.at(Math.PI, root), 'r'),
  level.label(0.12, root, '*y* = −√3/2', { dy: -7, cls: 'tr' }),
  mark(level, [(2 * Math.PI) / 3, root], '*P*', { place: 'below left' }),
  mark(level, [(5 * Math.PI) / 6, root], '*Q*', { place: 'below right' }),
)

// 10.6 Proving trigonometric relationships

const both = plane({
  x: degreesAxis({ to: 90, every: 15 }),
  y: { min: 0, max: 4, every: 1 },
  grid: true,
  origin: '',
  height: 200,
})
const apart = figure(
  {
    name: `${TOPIC}/two-curves-from-zero`,
    title: 'The curves y = tan x and y = sec x − 1',
    description:
      'A grid with x from 0° to 90°, a line every 15°, and y from 0 to 4. Two curves start together at the origin and rise more and more steeply towards a dashed upright line at 90°. y = tan x is the upper one for every other x in the figure; at 60° the lower curve y = sec x − 1 has the height 1, the upper one about 1.7.',
    height: both.canvasHeight,
  },
  both.axes,
  asymptote(both, 'x = 90', { label: '' }),
  functionCurve(both, inDegrees.tan, { to: 89 }),
  functionCurve(both, x => 1 / inDegrees.cos(x) - 1, { to: 89, cls: 'r' }),
  both.label(56, 2.05, '*y* = tan *x*', { anchor: 'end', cls: 'tp' }),
  both.label(54, 0.18, '*y* = sec *x* − 1', { cls: 'tr' }),
)

const tilt = 38
const pair = drawing(
  {
    O: [0, 0],
    A: [1, 0],
    B: [1, inDegrees.tan(tilt)],
    N: towards([0, 0], tilt, inDegrees.cos(tilt)),
  },
  { box: { left: 40, top: 30, width: 250, height: 160 } },
)
const foot = figure(
  {
    name: `${TOPIC}/foot-on-the-hypotenuse`,
    title: 'A right-angled triangle and the foot of a perpendicular',
    description:
      'A triangle OAB with a right angle at A. OA is level and labelled 1, AB is upright. The angle at O is labelled x. A dashed line leads from A to the point N on OB and meets OB at a right angle.',
    height: 220,
  },
  pair.outline('OAB'),
  pair.line('AN', 'p dash'),
  pair.right('OAB'),
  pair.right('ANO'),
  pair.angle('AOB', '*x*'),
  pair.side('OA', '1', { away: 'B' }),
  pair.name('O', 180),
  pair.name('A', 330),
  pair.name('B', 30),
  pair.name('N', 130),
)

const lean = 36
const whole = drawing(
  { A: [0, 0], O: [0, 1], B: [-inDegrees.tan(lean), 0], C: [1 / inDegrees.tan(lean), 0] },
  { box: { left: 40, top: 30, width: 280, height: 130 } },
)
const height = figure(
  {
    name: `${TOPIC}/height-on-the-hypotenuse`,
    title: 'A right-angled triangle and its height',
    description:
      'A triangle OBC with a right angle at O and the level side BC. A line from O meets BC at A at a right angle; OA is labelled 1. The angle AOB is labelled x.',
    height: 192,
  },
  whole.outline('BOC'),
  whole.line('OA'),
  whole.right('BOC'),
  whole.right('OAC'),
  whole.angle('BOA', '*x*'),
  whole.side('OA', '1', { away: 'B' }),
  whole.name('O', 90),
  whole.name('A', 270),
  whole.name('B', 210),
  whole.name('C', 330),
)

export const figures = [arm, triangle, meetings, crossing, cut, apart, foot, height]
