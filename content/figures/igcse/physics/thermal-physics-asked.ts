import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { heatArrow } from '@/lib/figures/laboratory/heating'
import { display } from '@/lib/figures/laboratory/measuring'
import { linearScale, type Scale } from '@/lib/figures/laboratory/scales'
import {
  arrow,
  circle,
  dot,
  line,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

// --- States of matter ---

/** A syringe that lies level, its blocked end on the left; a scale under its barrel. */
function syringe(x: number, y: number, volume: number, scale: Scale, length: number): Shape {
  const drawn = linearScale({ ...scale, x: x + 8, y: y + 26, length, way: 'right', side: 'below' })
  const [face] = drawn.at(volume)
  const end = x + 8 + length
  return (
    rect(x + 8, y, face - x - 8, 26, 'w') +
    rect(face, y + 1, 7, 24, 'l sunk') +
    rect(face + 7, y + 10, end - face + 9 - (end - face) * 0.5, 6, 'l sheet') +
    rect(face + 16 + (end - face) * 0.5, y - 1, 4, 28, 'l sunk') +
    line(x + 8, y, end, y) +
    line(x + 8, y + 26, end, y + 26) +
    line(x + 8, y, x + 8, y + 26) +
    rect(x, y + 7, 8, 12, 'd') +
    drawn.shape
  )
}

const thirty: Scale = { from: 0, to: 30, division: 2, numbered: 10 }

const syringesPushed = figure(
  {
    name: `${topic}/syringes-pushed`,
    title: 'Two blocked syringes before a push and during it',
    description:
      'Two syringes, P and Q, each with a blocked end and a scale from 0 to 30 cm³ with a mark at every 2 cm³. Before the push the piston of each stands at the mark 20. During a hard push the piston of P still stands at the mark 20, and the piston of Q one mark before 10.',
    height: 184,
  },
  text(98, 16, 'before', bold),
  text(276, 16, 'during the push', bold),
  text(4, 55, 'P', { cls: 'b' }),
  text(4, 141, 'Q', { cls: 'b' }),
  syringe(22, 38, 20, thirty, 108),
  syringe(198, 38, 20, thirty, 108),
  syringe(22, 124, 20, thirty, 108),
  syringe(198, 124, 8, thirty, 108),
  arrow(354, 51, 328, 51, { cls: 'r' }),
  arrow(336, 137, 300, 137, { cls: 'r' }),
  text(151, 84, 'cm^{3}', { cls: 's' }),
  text(327, 84, 'cm^{3}', { cls: 's' }),
  text(151, 170, 'cm^{3}', { cls: 's' }),
  text(327, 170, 'cm^{3}', { cls: 's' }),
)

const kettleAndTray = figure(
  {
    name: `${topic}/kettle-and-tray`,
    title: 'A heated flask of water below a metal tray',
    description:
      'A flask of water is heated from below; bubbles rise in the water, and A marks the water. Nothing can be seen in the neck of the flask, marked B. Above the neck is a metal tray with pieces of ice, marked C. Drops of water hang from the underside of the tray and fall, marked D.',
    height: 226,
  },
  polygon(
    [
      [86, 150],
      [154, 150],
      [172, 190],
      [68, 190],
    ],
    'w',
  ),
  line(86, 150, 154, 150, 'p'),
  polyline([
    [106, 84],
    [106, 106],
    [68, 190],
    [172, 190],
    [134, 106],
    [134, 84],
  ]),
  [
    [96, 182],
    [112, 172],
    [126, 184],
    [140, 166],
    [120, 160],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.5, 'l sheet'))
    .join(''),
  heatArrow(120, 222, 28),
  text(132, 218, 'heat'),
  polyline(
    [
      [60, 24],
      [60, 54],
      [300, 62],
      [300, 24],
    ],
    'l thick',
  ),
  [
    [84, 30],
    [124, 33],
    [168, 34],
    [212, 36],
    [250, 38],
  ]
    .map(([x = 0, y = 0]) => rect(x, y, 18, 16, 'l w', 2))
    .join(''),
  [
    [150, 64],
    [186, 66],
    [220, 67],
    [256, 68],
    [236, 92],
    [236, 118],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 'pd', 3.5))
    .join(''),
  pointer(196, 172, 144, 176, 'A: the water'),
  pointer(40, 100, 120, 96, 'B', 'end'),
  pointer(318, 48, 260, 46, 'C: ice'),
  pointer(260, 112, 240, 112, 'D: drops'),
)

/** A substance in a small closed box and the same substance in a larger one. */
function moved(x: number, name: string, small: Shape, large: Shape): Shape {
  return small + large + rect(x + 18, 30, 64, 60) + rect(x, 116, 100, 84) + text(x + 50, 222, name, bold)
}

const movedToLarger = figure(
  {
    name: `${topic}/moved-to-larger-box`,
    title: 'Three substances, each in a small closed box and then in a large one',
    description:
      'Three substances X, Y and Z, shaded. X lies at the bottom of the small box up to a level surface; in the larger, wider box it lies at the bottom with a lower level surface, and the shaded area is as large as before. Y fills the whole of the small box, and the whole of the large box. Z is a shaded block of the same size and shape in both boxes, with empty space round it.',
    height: 230,
  },
  text(180, 20, 'first', middle),
  text(180, 108, 'then', middle),
  moved(
    10,
    'X',
    rect(28, 50, 64, 40, 'w') + line(28, 50, 92, 50, 'p'),
    rect(10, 174.4, 100, 25.6, 'w') + line(10, 174.4, 110, 174.4, 'p'),
  ),
  moved(130, 'Y', rect(148, 30, 64, 60, 'w'), rect(130, 116, 100, 84, 'w')),
  moved(250, 'Z', rect(282, 56, 34, 34, 'l w'), rect(284, 166, 34, 34, 'l w')),
)

// --- Gases and the absolute scale of temperature ---

const sixty: Scale = { from: 0, to: 60, division: 2, numbered: 10 }

const pistonRead = figure(
  {
    name: `${topic}/piston-and-gauge`,
    title: 'A gas in a cylinder, before and after the piston is pushed in',
    description:
      'A cylinder with a piston and a scale from 0 to 60 cm³ with a mark at every 2 cm³. Before, the piston is four marks beyond 40 cm³, and the pressure gauge shows 100 kPa. After, it is at the mark 30, and the display of the gauge is covered.',
    height: 186,
  },
  text(20, 18, 'before', { cls: 'b' }),
  syringe(20, 30, 48, sixty, 216),
  text(256, 74, 'cm^{3}', { cls: 's' }),
  display(276, 8, '100', 'kPa', 80),
  text(20, 112, 'after', { cls: 'b' }),
  syringe(20, 124, 30, sixty, 216),
  text(256, 168, 'cm^{3}', { cls: 's' }),
  display(276, 102, '?', 'kPa', 80),
)

const sealedCan = graph({
  x: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 10 },
  y: {
    label: 'pressure / kPa',
    min: 90,
    max: 140,
    ticks: [90, 100, 110, 120, 130, 140],
    grid: true,
    parts: 5,
  },
})

const sealedCanHeated = figure(
  {
    name: `${topic}/sealed-can-heated`,
    title: 'Pressure of the air in a sealed can against temperature',
    description:
      'Pressure in kilopascals, from 90 to 140, against temperature in degrees Celsius, from 0 to 100. There is a finer line at every 2 °C and every 2 kPa. A straight line rises from 100 kPa at 0 °C; it reaches 130 kPa at the first finer line after 80 °C and ends between 136 and 137 kPa at 100 °C.',
    height: 244,
  },
  sealedCan.axes,
  sealedCan.line([
    [0, 100],
    [100, 136.6],
  ]),
)

const gasCurve = graph({
  x: { label: '*V* / cm^{3}', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], grid: true, parts: 5 },
  y: { label: '*p* / kPa', max: 160, ticks: [0, 40, 80, 120, 160], grid: true, parts: 4 },
  height: 180,
})

const gasCurveAsked = figure(
  {
    name: `${topic}/pressure-against-volume`,
    title: 'Pressure against volume of a gas at constant temperature',
    description:
      'Pressure in kilopascals against volume in cubic centimetres. A smooth curve falls, steeply at first and then less and less. The numbered lines of pressure are 40 kPa apart, with finer lines 10 kPa apart. The curve crosses the third numbered line above 0 at 20 cm³, the second at 30 cm³ and the first at 60 cm³.',
    height: 256,
  },
  gasCurve.axes,
  gasCurve.plot(v => 2400 / v, 16, 66),
)

const inverse = graph({
  x: { label: '1/*V* in 1/cm^{3}', max: 0.06, ticks: [0, 0.02, 0.04, 0.06] },
  y: { label: '*p* / kPa', max: 160, ticks: [0, 40, 80, 120, 160] },
  height: 150,
  width: 230,
})

const inverseDrawn = figure(
  {
    name: `${topic}/pressure-against-inverse-volume`,
    title: 'Pressure against one over volume for the same gas',
    description:
      'Pressure in kilopascals against one divided by volume. A straight line rises from the origin through 0.025 and 60 kPa and through 0.05 and 120 kPa.',
    height: 226,
  },
  inverse.axes,
  inverse.line([
    [0, 0],
    [0.06, 144],
  ]),
  inverse.points([
    [0.025, 60],
    [0.05, 120],
  ]),
)

export const figures = [
  syringesPushed,
  kettleAndTray,
  movedToLarger,
  pistonRead,
  sealedCanHeated,
  gasCurveAsked,
  inverseDrawn,
]
