import { component, junction } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import { barMagnet, barMagnetField, compass } from '@/lib/figures/magnet'
import { arrow, centred, circle, ellipse, line, midArrow, rect, type Shape, text } from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const

// 4.1 Magnetism

type Force = 'attracted' | 'repelled' | 'none'

/** One end of a bar beside the N pole of a magnet; an arrow shows the force on the bar. */
function tested(x: number, y: number, end: string, force: Force): Shape {
  return (
    barMagnet(x, y, 52, 22) +
    rect(x + 82, y + 1, 42, 20, 'l sunk') +
    centred(x + 91, y + 11, end) +
    (force === 'attracted' ? arrow(x + 80, y + 11, x + 56, y + 11, { cls: 'r' }) : '') +
    (force === 'repelled' ? arrow(x + 126, y + 11, x + 150, y + 11, { cls: 'r' }) : '') +
    (force === 'none' ? text(x + 103, y + 36, 'no force', small) : '')
  )
}

const bars: readonly [string, Force, Force][] = [
  ['P', 'attracted', 'attracted'],
  ['Q', 'none', 'none'],
  ['R', 'attracted', 'repelled'],
]

const threeBars = figure(
  {
    name: 'electricity-and-magnetism-asked/three-bars',
    title: 'Each end of three bars near the N pole of a magnet',
    description:
      'Three bars, P, Q and R, have ends X and Y. Each end is brought near the N pole of a magnet, and an arrow shows the force on the bar. Bar P: end X is attracted and end Y is attracted. Bar Q: there is no force at end X and none at end Y. Bar R: end X is attracted and end Y is repelled.',
    height: 186,
  },
  text(92, 18, 'end X near the N pole', small),
  text(268, 18, 'end Y near the N pole', small),
  bars
    .map(
      ([name, x, y], at) =>
        text(6, 47 + at * 54, name, { cls: 'b' }) +
        tested(24, 32 + at * 54, 'X', x) +
        tested(200, 32 + at * 54, 'Y', y),
    )
    .join(''),
)

const ironBar = figure(
  {
    name: 'electricity-and-magnetism-asked/iron-near-a-pole',
    title: 'An iron bar near a magnet',
    description:
      'A bar magnet with its N pole on the left and its S pole on the right. To the right of the S pole lies an unmagnetised iron bar. Its end X is near the magnet, its end Y is far from it.',
    height: 66,
  },
  barMagnet(14, 20, 130, 32, true),
  rect(196, 21, 140, 30, 'l sunk'),
  centred(210, 36, 'X', 'b'),
  centred(322, 36, 'Y', 'b'),
)

const compassQuestion = figure(
  {
    name: 'electricity-and-magnetism-asked/magnet-and-compass',
    title: 'A plotting compass above a bar magnet',
    description:
      'A bar magnet lies level. Its left end is marked A and its right end B; the poles are not marked. A plotting compass lies on the paper just above the middle of the magnet. The N pole of its needle points to the right.',
    height: 112,
  },
  compass(180, 28, 0, 15),
  rect(115, 60, 130, 34, 'l sheet'),
  line(180, 60, 180, 94),
  centred(128, 77, 'A', 'b'),
  centred(232, 77, 'B', 'b'),
)

const fieldAnswer = figure(
  {
    name: 'electricity-and-magnetism-asked/field-drawn',
    title: 'The field of the magnet, drawn',
    description:
      'The magnet has its N pole on the left, at end A, and its S pole on the right, at end B. Curved lines above and below it run from N to S, and one line leaves the N pole to the left and one arrives at the S pole from the right. The pattern is the same above and below. No lines cross.',
    height: 182,
  },
  barMagnetField(115, 76, 130, 30, true),
  text(92, 72, 'A', middle),
  text(268, 72, 'B', middle),
)

// 4.2.1 Charge

function balloon(fromX: number, toX: number, letter: string): Shape {
  return (
    line(fromX, 20, fromX, 112, 'l dash thin') +
    line(fromX, 20, toX, 100) +
    ellipse(toX, 122, 18, 22, 'l sheet') +
    centred(toX, 122, letter, 'b')
  )
}

const balloons = figure(
  {
    name: 'electricity-and-magnetism-asked/hanging-balloons',
    title: 'Charged balloons hung in pairs',
    description:
      'Charged balloons hang on threads from a beam. Dashed lines show how the threads would hang without charge. Left: balloon A and balloon B have swung apart. Right: balloon B and balloon C have swung towards each other.',
    height: 158,
  },
  line(20, 20, 340, 20, 'l thick'),
  balloon(76, 48, 'A'),
  balloon(112, 140, 'B'),
  balloon(222, 246, 'B'),
  balloon(314, 290, 'C'),
)

const rubbedRod = figure(
  {
    name: 'electricity-and-magnetism-asked/rubbed-rod',
    title: 'Charges on a rod and a cloth before and after rubbing',
    description:
      'Before rubbing: the rod has four positive and four negative charges, and so has the cloth. After rubbing: the rod has four positive and two negative charges. The cloth after rubbing is covered by a question mark.',
    height: 150,
  },
  text(92, 20, 'before', { anchor: 'middle', cls: 'b' }),
  text(268, 20, 'after rubbing', { anchor: 'middle', cls: 'b' }),
  text(4, 54, 'rod'),
  text(4, 118, 'cloth'),
  rect(40, 34, 130, 30, 'l sheet'),
  centred(105, 49, '+ − + − + − + −'),
  rect(40, 98, 130, 30, 'l sunk'),
  centred(105, 113, '+ − + − + − + −'),
  rect(206, 34, 130, 30, 'l sheet'),
  centred(271, 49, '+ + − + − +'),
  rect(206, 98, 130, 30, 'l sunk'),
  centred(271, 113, '?'),
)

const plates =
  rect(60, 34, 18, 120, 'l sheet') +
  rect(282, 34, 18, 120, 'l sheet') +
  [46, 70, 94, 118, 142].map(y => centred(69, y, '−') + centred(291, y, '+')).join('')

const ballBetweenPlates = figure(
  {
    name: 'electricity-and-magnetism-asked/ball-between-plates',
    title: 'A charged ball between two charged plates',
    description:
      'Two upright metal plates face each other. The left plate is negative, the right plate positive. A small ball hangs between them on an insulating thread. The thread is not vertical: the ball has swung to the left.',
    height: 166,
  },
  plates,
  line(180, 12, 180, 140, 'l dash thin'),
  line(180, 12, 144, 108),
  circle(141, 116, 9, 'l sunk'),
  line(160, 12, 200, 12, 'l thick'),
  text(206, 24, 'thread', { cls: 's' }),
)

const plateField = figure(
  {
    name: 'electricity-and-magnetism-asked/field-between-plates',
    title: 'The electric field between the plates, drawn',
    description:
      'Five straight, parallel and equally spaced lines run level from the positive plate on the right to the negative plate on the left. The arrows on them point to the left.',
    height: 166,
  },
  plates,
  [46, 70, 94, 118, 142].map(y => midArrow(282, y, 78, y, 'p')).join(''),
)

// 4.2.2 Current

const oneAmp = { from: 0, to: 1, division: 0.05, numbered: 0.5, format: (v: number) => String(v) }

const ammeterDial = figure(
  {
    name: 'electricity-and-magnetism-asked/ammeter-dial',
    title: 'The dial of an ammeter on its 0 to 1 A range',
    description: `The scale of an ammeter from 0 to 1 A. ${describeScale(oneAmp, 0.65, 'A')}`,
    height: 142,
  },
  dialMeter({ x: 85, y: 4, width: 190, value: 0.65, scale: oneAmp, unit: 'A' }),
)

function currentGraph(left: number, letter: string, plot: (t: number) => number): Shape {
  const g = graph({
    x: { label: '', max: 10 },
    y: { label: '', min: -10, max: 10 },
    left,
    top: 30,
    width: 84,
    height: 100,
  })
  return (
    g.axes +
    g.plot(plot, 0, 10) +
    text(left - 6, 24, '*I*') +
    text(left + 92, 85, '*t*') +
    text(left + 42, 154, letter, { anchor: 'middle', cls: 'b' })
  )
}

const threeCurrents = figure(
  {
    name: 'electricity-and-magnetism-asked/three-currents',
    title: 'Three graphs of current against time',
    description:
      'Three graphs of current I against time t. P: a wave that stays above the time axis all the time, rising and falling between a small and a large value. Q: a wave that is above the time axis half of the time and below it for the other half. R: a horizontal line below the time axis.',
    height: 164,
  },
  currentGraph(18, 'P', t => 5 + 3 * Math.sin((t * 2 * Math.PI) / 5)),
  currentGraph(136, 'Q', t => 7 * Math.sin((t * 2 * Math.PI) / 5)),
  currentGraph(254, 'R', () => -5),
)

const halfAmp = { from: 0, to: 0.5, division: 0.02, numbered: 0.1 }

const lampCircuit = figure(
  {
    name: 'electricity-and-magnetism-asked/lamp-and-ammeter',
    title: 'A lamp circuit and the dial of its ammeter',
    description: `Left: one loop of a battery, an ammeter and a lamp. The positive terminal of the battery is on the left. The left end of the lamp is marked J and its right end K. Right: the dial of the ammeter. ${describeScale(halfAmp, 0.26, 'A')}`,
    height: 146,
  },
  component('battery', 16, 34, 160, 34),
  text(60, 22, '+', middle),
  text(116, 22, '−', middle),
  line(16, 34, 16, 118),
  component('lamp', 16, 118, 160, 118),
  component('ammeter', 160, 34, 160, 118),
  junction(44, 118),
  junction(132, 118),
  text(44, 138, 'J', middle),
  text(132, 138, 'K', middle),
  dialMeter({ x: 182, y: 10, width: 172, value: 0.26, scale: halfAmp, unit: 'A' }),
)

export const figures = [
  threeBars,
  ironBar,
  compassQuestion,
  fieldAnswer,
  balloons,
  rubbedRod,
  ballBetweenPlates,
  plateField,
  ammeterDial,
  threeCurrents,
  lampCircuit,
]
