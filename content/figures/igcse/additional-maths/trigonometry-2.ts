import { figure } from '@/lib/figures/figure'
import { asymptote, functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees } from '@/lib/figures/plane/sketches'
import { dimension, line, text } from '@/lib/figures/shapes'

// 10.2 Amplitude and period

const on = plane({ x: degreesAxis(), y: { min: -3, max: 5, every: 1 }, numbers: 'edge', origin: '' })
const wave = (x: number) => 3 * inDegrees.sin(2 * x) + 1
const [left] = on.at(0, 0)
const [right] = on.at(360, 0)

const parts = figure(
  {
    name: 'trigonometry-2/parts-of-a-wave',
    title: 'The curve y = 3 sin 2x + 1',
    description:
      'Axes with x from 0° to 360° and y from −3 to 5. The curve starts at (0, 1), rises to 4 at 45°, falls to −2 at 135°, rises to 4 at 225°, falls to −2 at 315° and ends at (360, 1). A dashed level line y = 1 is the midline. The distance from the midline up to a highest point is labelled amplitude 3; the distance from one highest point to the next is labelled period 180°.',
    height: on.canvasHeight,
  },
  on.axes,
  line(left, on.at(0, 1)[1], right, on.at(0, 1)[1], 'r dash'),
  functionCurve(on, wave),
  dimension(...on.at(45, 4.6), ...on.at(225, 4.6), ''),
  text(on.at(135, 4.75)[0], on.at(135, 4.75)[1] - 5, 'period 180°', { anchor: 'middle', cls: 's' }),
  dimension(...on.at(225, 1), ...on.at(225, 4), ''),
  text(...on.at(262, 2.9), 'amplitude 3', { cls: 's' }),
  text(on.at(315, 1)[0], on.at(0, 1)[1] - 7, '*y* = 1', { anchor: 'middle', cls: 'tr' }),
)

const steep = plane({
  x: degreesAxis({ to: 180, every: 45 }),
  y: { min: -6, max: 8, every: 2 },
  numbers: 'edge',
  origin: '',
})
const tangent = figure(
  {
    name: 'trigonometry-2/tangent',
    title: 'The curve y = 2 tan 2x + 1',
    description:
      'Axes with x from 0° to 180° and y from −6 to 8. The curve y = 2 tan 2x + 1 starts at (0, 1) and rises towards the dashed asymptote x = 45. Its next branch rises from the asymptote x = 45 to the asymptote x = 135 and passes through (90, 1). The last branch begins at x = 135 and ends at (180, 1).',
    height: steep.canvasHeight,
  },
  steep.axes,
  asymptote(steep, 'x = 45', { label: '' }),
  asymptote(steep, 'x = 135', { label: '' }),
  functionCurve(steep, x => 2 * inDegrees.tan(2 * x) + 1),
  mark(steep, [0, 1], '', {}),
  mark(steep, [90, 1], '(90, 1)', { place: 'above left' }),
)

const both = plane({
  x: degreesAxis(),
  y: { min: -2.6, max: 2.6, ticks: [-2, -1, 0, 1, 2] },
  numbers: 'edge',
  origin: '',
})
const stretches = figure(
  {
    name: 'trigonometry-2/stretches',
    title: 'The curves y = cos x and y = 2 cos 3x',
    description:
      'Axes with x from 0° to 360° and y from −2 to 2. A thin curve y = cos x starts at (0, 1), has its minimum at (180, −1) and ends at (360, 1). A second curve y = 2 cos 3x starts at (0, 2) and makes three complete waves between −2 and 2, with the period 120°; its first minimum is at (60, −2).',
    height: both.canvasHeight,
  },
  both.axes,
  functionCurve(both, inDegrees.cos, { cls: 'l dash' }),
  functionCurve(both, x => 2 * inDegrees.cos(3 * x)),
  mark(both, [180, -1], 'A', { place: 'above' }),
  mark(both, [60, -2], 'A′', { place: 'below' }),
)

const sketchy = plane({ x: { min: 0, max: 420 }, y: { min: -5, max: 10 }, height: 170, origin: '*O*' })
const named = figure(
  {
    name: 'trigonometry-2/two-turning-points',
    title: 'A curve with a highest and a lowest point',
    description:
      'Axes without a scale. A wave has a highest point M (60, 7) and, further to the right, its next lowest point N (180, −3).',
    height: sketchy.canvasHeight,
  },
  sketchy.axes,
  functionCurve(sketchy, x => 5 * inDegrees.sin(1.5 * x) + 2),
  mark(sketchy, [60, 7], '*M* (60, 7)', { place: 'above' }),
  mark(sketchy, [180, -3], '*N* (180, −3)', { place: 'below' }),
)

export const figures = [parts, tangent, stretches, named]
