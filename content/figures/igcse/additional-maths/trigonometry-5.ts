import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees, radiansAxis } from '@/lib/figures/plane/sketches'
import { line } from '@/lib/figures/shapes'

// 10.5 Solving trigonometric equations

const turn = plane({
  x: { ...degreesAxis(), label: '*θ*' },
  y: { min: -1.4, max: 1.4, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
  height: 160,
})
const sine = figure(
  {
    name: 'trigonometry-5/sine-level',
    title: 'The curve y = sin θ and the line y = −0.4',
    description:
      'Axes from 0° to 360°. The curve y = sin θ meets the level line y = −0.4 at two points, at 203.6° and at 336.4°. Both lie to the right of 180°, at the same distance from 270°.',
    height: turn.canvasHeight,
  },
  turn.axes,
  functionCurve(turn, inDegrees.sin),
  line(...turn.at(0, -0.4), ...turn.at(360, -0.4), 'r'),
  mark(turn, [203.6, -0.4], '203.6°', { place: 'above right' }),
  mark(turn, [336.4, -0.4], '336.4°', { place: 'above left' }),
)

const double = plane({
  x: radiansAxis({ to: 1, every: 0.25 }),
  y: { min: -1.4, max: 1.4, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
  height: 160,
})
const three = figure(
  {
    name: 'trigonometry-5/triple-angle',
    title: 'The curve y = sin 3x and the line y = ½',
    description:
      'Axes from 0 to π. The curve y = sin 3x makes one and a half waves. It meets the level line y = ½ at four points, two on the first arch and two on the last arch.',
    height: double.canvasHeight,
  },
  double.axes,
  functionCurve(double, x => Math.sin(3 * x)),
  line(...double.at(0, 0.5), ...double.at(Math.PI, 0.5), 'r'),
  ...[1, 5, 13, 17].map(each => mark(double, [(each * Math.PI) / 18, 0.5])),
)

const both = plane({
  x: degreesAxis(),
  y: { min: -1.6, max: 1.6, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
  height: 170,
})
const lost = figure(
  {
    name: 'trigonometry-5/lost-solutions',
    title: 'The curves y = 2 sin x cos x and y = cos x',
    description:
      'Axes from 0° to 360°. The curves y = 2 sin x cos x and y = cos x meet at four points: at 30°, 90°, 150° and 270°. At 90° and 270° both curves are zero.',
    height: both.canvasHeight,
  },
  both.axes,
  functionCurve(both, x => 2 * inDegrees.sin(x) * inDegrees.cos(x)),
  functionCurve(both, inDegrees.cos, { cls: 'l dash' }),
  ...[30, 90, 150, 270].map(x => mark(both, [x, inDegrees.cos(x)])),
)

export const figures = [sine, three, lost]
