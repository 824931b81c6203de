import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { micrometerScale } from '@/lib/figures/laboratory/instruments'
import { dialMeter, display } from '@/lib/figures/laboratory/measuring'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { circle, curve, dimension, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'physical-quantities-and-units-asked'
const middle = { anchor: 'middle' } as const

// 1.1 Physical quantities

/** A standing person whose feet are at (x, y). */
function person(x: number, y: number, height: number): Shape {
  const part = height / 8
  return (
    circle(x, y - 7.4 * part, 0.6 * part, 'l sheet') +
    line(x, y - 6.8 * part, x, y - 3.6 * part) +
    line(x, y - 3.6 * part, x - part, y) +
    line(x, y - 3.6 * part, x + part, y) +
    line(x, y - 6.2 * part, x - 1.2 * part, y - 3.8 * part) +
    line(x, y - 6.2 * part, x + 1.2 * part, y - 3.8 * part)
  )
}

const classroom = figure(
  {
    name: `${TOPIC}/classroom-wall`,
    title: 'A student in front of the wall of a classroom',
    description:
      'The front wall of a classroom, drawn to scale, with a board and a door. A student stands on the floor. The wall is about one and three quarter times as high as the student, and about three and a half times as wide as the student is tall.',
    height: 160,
  },
  rect(45, 10, 270, 135, 'l sheet'),
  rect(90, 38, 112, 50, 'l w'),
  rect(258, 55, 40, 90, 'l sunk'),
  dot(264, 102, 'd', 2),
  person(228, 145, 76),
)

const MASSES = [
  ['P', -2.3],
  ['Q', -1],
  ['R', 1.85],
  ['S', 3],
] as const
const atPower = (power: number) => 162 + 33 * power

const masses = figure(
  {
    name: `${TOPIC}/four-masses`,
    title: 'Four masses on a scale of powers of ten',
    description:
      'A horizontal scale of mass in kilograms on which each step is a factor of ten, from 10 to the power −4 on the left to 10 to the power 5 on the right. P lies between −3 and −2, nearer to −2. Q lies at −1. R lies between 1 and 2, near to 2. S lies at 3.',
    height: 100,
  },
  line(atPower(-4), 54, atPower(5), 54),
  ...[-4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
    power =>
      line(atPower(power), 50, atPower(power), 60) +
      (power % 2 === 0 ? text(atPower(power), 78, `10^{${String(power).replace('-', '−')}}`, middle) : ''),
  ),
  ...MASSES.map(
    ([name, power]) =>
      dot(atPower(power), 54, 'pd', 4) + text(atPower(power), 40, name, { ...middle, cls: 'b' }),
  ),
  text(atPower(5), 98, '*m* / kg', { anchor: 'end' }),
)

const PRINT: readonly Point[] = [
  [1.5, 3],
  [1.8, 1.9],
  [3, 1.5],
  [5, 1.7],
  [7, 1.9],
  [9, 1.4],
  [11, 0.9],
  [13, 1.1],
  [14.3, 2],
  [14.5, 3.2],
  [13.6, 4.4],
  [11.5, 4.9],
  [9, 4.3],
  [7, 3.9],
  [5, 4.3],
  [3, 4.5],
  [1.8, 4.1],
]

const print = figure(
  {
    name: `${TOPIC}/shoe-print`,
    title: 'The print of a shoe on squared paper',
    description:
      'The outline of the sole of a shoe on a grid of squares, each of side 2.0 cm. It is 13 squares long and between 2 and 4 squares wide: nearly 3 squares at the heel, 2 in the middle and 4 at the widest part.',
    height: 158,
  },
  ...Array.from({ length: 17 }, (_, at) => line(20 + at * 20, 10, 20 + at * 20, 130, 'f')),
  ...Array.from({ length: 7 }, (_, at) => line(20, 10 + at * 20, 340, 10 + at * 20, 'f')),
  curve(
    PRINT.map(([x, y]): Point => [20 + x * 20, 10 + y * 20]),
    'p w',
    true,
  ),
  text(340, 150, 'each square: 2.0 cm × 2.0 cm', { anchor: 'end' }),
)

// 1.2 SI units

const light = graph({
  x: { label: 'distance / nm', max: 1500, ticks: [0, 300, 600, 900, 1200, 1500], grid: true },
  y: { label: 'electric field', min: -1.3, max: 1.3 },
  height: 130,
})

const lightWave = figure(
  {
    name: `${TOPIC}/light-wave`,
    title: 'A light wave at one instant',
    description:
      'Electric field against distance in nanometres, from 0 to 1500. The curve is a sine wave that begins at zero and rises. It crosses the axis at 0, 300, 600, 900, 1200 and 1500 nm; its first three crests are at 150, 750 and 1350 nm.',
    height: 212,
  },
  light.axes,
  light.plot(x => Math.sin((2 * Math.PI * x) / 600), 0, 1500),
)

const stretch = graph({
  x: { label: 'extension / mm', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: 'force / kN', max: 8, ticks: [0, 2, 4, 6, 8], grid: true },
})

const cable = figure(
  {
    name: `${TOPIC}/force-on-a-cable`,
    title: 'Force on a cable against its extension',
    description:
      'Force in kilonewtons against extension in millimetres. A straight line rises from the origin to 6 kN at 8 mm, where it ends.',
    height: 250,
  },
  stretch.axes,
  stretch.line([
    [0, 0],
    [8, 6],
  ]),
)

const block = figure(
  {
    name: `${TOPIC}/cube-on-a-balance`,
    title: 'A metal cube on a balance',
    description:
      'A cube lies on the pan of a balance. Its edge is marked 20.0 mm. The display of the balance shows 21.6 g.',
    height: 160,
  },
  rect(152, 34, 56, 56, 'l w'),
  dimension(152, 22, 208, 22, '20.0 mm', [180, 14]),
  rect(100, 90, 160, 6, 'l sunk'),
  rect(172, 96, 16, 10, 'l sheet'),
  rect(90, 106, 180, 46, 'l sheet', 4),
  display(136, 117, '21.6', 'g', 88),
)

// 1.3 Errors and uncertainties

// A millimetre is 24 units wide here, so that the marks that line up can be told from their neighbours on a phone.
const MILLIMETRE = 24
const mainScale = linearScale({
  from: 1,
  to: 2.3,
  division: 0.1,
  numbered: 1,
  longer: 0.5,
  x: 24,
  y: 46,
  length: 13 * MILLIMETRE,
  way: 'right',
  side: 'above',
})
const [zeroOfVernier] = mainScale.at(1.24)

const calipers = figure(
  {
    name: `${TOPIC}/diameter-by-calipers`,
    title: 'The scales of vernier calipers',
    description:
      'The main scale is in centimetres with ten divisions in each. The zero of the vernier stands after the second division beyond 1. Of the ten divisions of the vernier the fourth lines up with a mark of the main scale.',
    height: 88,
  },
  rect(8, 10, 344, 36, 'l sheet'),
  rect(zeroOfVernier - 12, 46, 9 * MILLIMETRE + 24, 32, 'l sunk'),
  mainScale.shape,
  text(346, 26, 'cm', { anchor: 'end', cls: 's' }),
  ...Array.from({ length: 11 }, (_, at) => {
    const x = zeroOfVernier + at * 0.9 * MILLIMETRE
    return (
      line(x, 46, x, at % 5 === 0 ? 58 : 54, 'l thin') +
      (at % 5 === 0 ? text(x, 71, String(at), { ...middle, cls: 's' }) : '')
    )
  }),
)

const gauges = figure(
  {
    name: `${TOPIC}/two-micrometer-readings`,
    title: 'A micrometer, closed and with a wire between its jaws',
    description:
      'Two views of the scales of a micrometer in millimetres. Left, closed: no half millimetre is uncovered beyond zero, and the line of the sleeve meets the fourth division of the thimble. Right, with the wire: one whole and one half millimetre are uncovered, and the line meets the thimble at the first division after 35.',
    height: 168,
  },
  text(90, 16, 'closed', { ...middle, cls: 'b' }),
  text(262, 16, 'with the wire', { ...middle, cls: 'b' }),
  // The sleeve is nearly covered: it is drawn on to the left, without its unit.
  micrometerScale(50, 92, 0.04).replace('>mm<', '><'),
  rect(20, 58, 44.4, 68, 'l sheet'),
  line(20, 92, 64.4, 92),
  line(64, 92, 64, 82, 'l thin'),
  micrometerScale(206, 92, 1.86),
)

const meters = figure(
  {
    name: `${TOPIC}/current-and-potential-difference`,
    title: 'An ammeter and a voltmeter',
    description:
      'Left, an ammeter from 0 to 0.5 A, each tenth of an ampere in five divisions: its needle is at the fourth division after 0.3. Right, a voltmeter from 0 to 5 V, each volt in five divisions: its needle is at the third division after 4.',
    height: 134,
  },
  dialMeter({
    x: 6,
    y: 8,
    value: 0.38,
    scale: { from: 0, to: 0.5, division: 0.02, numbered: 0.1 },
    unit: 'A',
  }),
  dialMeter({ x: 184, y: 8, value: 4.6, scale: { from: 0, to: 5, division: 0.2, numbered: 1 }, unit: 'V' }),
)

export const figures = [classroom, masses, print, lightWave, cable, block, calipers, gauges, meters]
