import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees } from '@/lib/figures/plane/sketches'
import { arrow, centred, line, rect, text } from '@/lib/figures/shapes'

// 10.6 Proving trigonometric relationships

const row = (y: number, content: string, why: string) =>
  rect(20, y, 150, 32, 'l w', 4) + centred(95, y + 16, content) + text(184, y + 20, why, { cls: 's' })

const oneSide = figure(
  {
    name: 'trigonometry-6/one-side',
    title: 'A proof from the left side to the right side',
    description:
      'Five boxes in a column with arrows from each to the next. Box 1: left side. Box 2: sine and cosine. Box 3: one fraction. Box 4: identity, factors. Box 5: right side. Beside the boxes, in this order: copy it; replace tan, sec and the others; common denominator; then cancel; stop here.',
    height: 262,
  },
  row(14, 'left side', 'copy it'),
  row(64, 'sine and cosine', 'replace tan, sec, …'),
  row(114, 'one fraction', 'common denominator'),
  row(164, 'identity, factors', 'then cancel'),
  row(214, 'right side', 'stop here'),
  ...[46, 96, 146, 196].map(y => arrow(95, y, 95, y + 18)),
)

const on = plane({
  x: degreesAxis(),
  y: { min: -1.4, max: 1.4, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
  height: 160,
})
const hence = figure(
  {
    name: 'trigonometry-6/hence',
    title: 'The curve y = sin x and the line y = 0.4',
    description:
      'Axes from 0° to 360°. The curve y = sin x meets the level line y = 0.4 at 23.6° and at 156.4°.',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, inDegrees.sin),
  line(...on.at(0, 0.4), ...on.at(360, 0.4), 'r'),
  mark(on, [23.6, 0.4], '23.6°', { place: 'below right' }),
  mark(on, [156.4, 0.4], '156.4°', { place: 'above right' }),
)

export const figures = [oneSide, hence]
