import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { heatArrow } from '@/lib/figures/laboratory/heating'
import { display } from '@/lib/figures/laboratory/measuring'
import { linearScale, type Scale } from '@/lib/figures/laboratory/scales'
import { scatter } from '@/lib/figures/particles'
import {
  arrow,
  circle,
  dot,
  line,
  type Point,
  pointer,
  polar,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

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
    title: 'Boiling water below a cold tray',
    description:
      'A flask of water is heated from below; bubbles rise in the water, and A marks the water. Nothing can be seen in the neck of the flask, marked B. Above the neck is a metal tray with melting ice, marked C. Drops of water hang from the underside of the tray and fall, marked D.',
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

// --- Particle model ---

/** Gas in a box: every arrow has the same length, and points into the box. */
function flyingGas(x: number, size: number, speed: number, count: number, seed: number): Shape {
  return (
    rect(x, 8, size, size) +
    scatter(x, 8, size, 7, count, seed)
      .map(([px, py], at) => {
        const inward = (Math.atan2(py - 8 - size / 2, x + size / 2 - px) * 180) / Math.PI
        const tip = polar(px, py, speed, inward + ((at * 67) % 120) - 60)
        return arrow(px, py, ...tip, { cls: 'p', head: 6 }) + dot(px, py, 'd', 4)
      })
      .join('')
  )
}

const threeGases = figure(
  {
    name: `${topic}/three-boxes-of-gas`,
    title: 'The same gas in three boxes',
    description:
      'Three boxes of the same size hold particles of the same gas. The arrows show their speeds. P: six particles with short arrows. Q: six particles with long arrows. R: twelve particles with arrows as long as in Q.',
    height: 144,
  },
  flyingGas(6, 106, 10, 6, 5),
  flyingGas(127, 106, 20, 6, 9),
  flyingGas(248, 106, 20, 12, 3),
  text(59, 134, 'P', bold),
  text(180, 134, 'Q', bold),
  text(301, 134, 'R', bold),
)

const gasPlaces = scatter(20, 30, 130, 8, 12, 9).map(([x, y]) => circle(x, y, 7, 'p w'))

const liquidPlaces: readonly Point[] = [
  [9, 8],
  [23, 8],
  [41, 8],
  [55, 8],
  [75, 8],
  [91, 8],
  [116, 8],
  [16, 20.1],
  [32, 18.7],
  [65, 18],
  [83, 19.5],
  [105, 16.6],
]

const emptyBox = (x: number, label: string): Shape => rect(x, 30, 130, 130) + text(x + 65, 20, label, middle)

const gasToCool = figure(
  {
    name: `${topic}/gas-to-be-cooled`,
    title: 'Particles of a gas in a box, and an empty box',
    description:
      'A box with twelve circles of one size, far apart and without a pattern, labelled gas. Beside it an empty box of the same size, labelled liquid.',
    height: 168,
  },
  emptyBox(20, 'gas'),
  gasPlaces.join(''),
  emptyBox(210, 'liquid'),
)

const gasCooled = figure(
  {
    name: `${topic}/gas-cooled-to-liquid`,
    title: 'The same particles as a gas and as a liquid',
    description:
      'Left: twelve circles far apart in a box. Right: a box of the same size with twelve circles of the same size that lie close together at the bottom. Nearly all of them touch, and there is no regular pattern.',
    height: 168,
  },
  emptyBox(20, 'gas'),
  gasPlaces.join(''),
  emptyBox(210, 'liquid'),
  liquidPlaces.map(([x, up]) => circle(210 + x, 159.5 - up, 7, 'p w')).join(''),
)

const micrometres = graph({
  x: { label: '*x* / µm', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
  y: { label: '*y* / µm', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 2 },
  width: 230,
  height: 184,
})
const grainPlaces: readonly Point[] = [
  [2, 2],
  [5, 6],
  [5, 3],
  [9, 3],
  [7, 5],
  [1, 5],
  [3, 7],
]

const pollenPlaces = figure(
  {
    name: `${topic}/places-of-a-grain`,
    title: 'Places of a tiny grain in water, every 30 seconds',
    description:
      'A square grid in micrometres. Seven dots, numbered 0 to 6, are joined by straight lines in this order: 0 at (2, 2), 1 at (5, 6), 2 at (5, 3), 3 at (9, 3), 4 at (7, 5), 5 at (1, 5), 6 at (3, 7).',
    height: 262,
  },
  micrometres.axes,
  micrometres.line(grainPlaces),
  grainPlaces
    .map(([x, y], at) => {
      const [px, py] = micrometres.at(x, y)
      return (
        dot(px, py, 'd', 3.5) +
        text(px + (at === 5 ? -14 : 7), py + (at === 2 || at === 3 || at === 0 ? 15 : -6), String(at), {
          cls: 'b',
        })
      )
    })
    .join(''),
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
      'Pressure in kilopascals, from 90 to 140, against temperature in degrees Celsius, from 0 to 100. A straight line rises from 100 kPa at 0 °C to 136.6 kPa at 100 °C.',
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
      'Pressure in kilopascals against volume in cubic centimetres. A smooth curve falls, steeply at first and then less and less. It goes through 16 cm³ at 150 kPa, 30 cm³ at 80 kPa, 40 cm³ at 60 kPa and 50 cm³ at 48 kPa.',
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

// --- Thermal expansion ---

const fireAlarm = figure(
  {
    name: `${topic}/fire-alarm`,
    title: 'The circuit of a fire alarm',
    description:
      'A bimetallic strip is held in a block at its left end. Its upper half is labelled iron, its lower half brass. The free end on the right is straight. A small gap above it is a fixed contact; below the strip there is no contact. Strip, contact, a battery and a bell are in one circuit, which is open at the gap.',
    height: 220,
  },
  rect(38, 84, 26, 52, 'l sunk'),
  rect(64, 102, 172, 8, 'l sunk'),
  rect(64, 110, 172, 8, 'l hl'),
  polygon(
    [
      [222, 72],
      [238, 72],
      [230, 88],
    ],
    'd',
  ),
  wire([
    [230, 72],
    [230, 36],
    [324, 36],
    [324, 70],
  ]),
  component('bell', 324, 70, 324, 150),
  wire([
    [324, 150],
    [324, 196],
    [236, 196],
  ]),
  component('battery', 236, 196, 130, 196),
  wire([
    [130, 196],
    [51, 196],
    [51, 136],
  ]),
  junction(51, 136),
  pointer(110, 82, 130, 104, 'iron', 'end'),
  pointer(136, 148, 150, 115, 'brass', 'end'),
  text(216, 60, 'contact', { anchor: 'end' }),
  line(196, 64, 222, 78, 'l thin'),
)

/** A curved band; it bends upwards (`up` 1) or downwards (−1) from its fixed end at (x, y), the middle of the strip. */
function bent(x: number, y: number, up: 1 | -1, degrees: number): Shape {
  const centre = y - up * 300
  const turn = (radius: number): Point[] =>
    Array.from({ length: 13 }, (_, at) => polar(x, centre, radius, up * (-90 + (degrees * at) / 12)))
  const half = (from: number, to: number, cls: string) => polygon([...turn(from), ...turn(to).reverse()], cls)
  return up === 1
    ? half(291, 300, 'l hl') + half(300, 309, 'l w')
    : half(300, 309, 'l hl') + half(291, 300, 'l w')
}

const held = (y: number): Shape => rect(16, y - 22, 24, 44, 'l sunk')

const stripAsked = figure(
  {
    name: `${topic}/strip-of-p-and-q`,
    title: 'A bimetallic strip of metals P and Q at two temperatures',
    description:
      'A strip held at its left end. Metal P is on top, metal Q below. At 20 °C it is straight. At 80 °C its free end on the right has bent upwards; P lies on the inside of the curve.',
    height: 210,
  },
  held(48),
  rect(40, 39, 180, 9, 'l hl'),
  rect(40, 48, 180, 9, 'l w'),
  text(228, 42, 'P'),
  text(228, 62, 'Q'),
  text(258, 53, 'at 20 °C'),
  held(168),
  bent(40, 168, 1, 34),
  text(96, 143, 'P', middle),
  text(96, 198, 'Q', middle),
  text(258, 153, 'at 80 °C'),
)

const stripCold = figure(
  {
    name: `${topic}/strip-in-the-cold`,
    title: 'The strip of P and Q at −20 °C',
    description:
      'The strip is held at its left end, metal P on top and metal Q below. Its free end on the right has bent downwards, so P is on the outside of the curve and Q on the inside.',
    height: 128,
  },
  held(42),
  bent(40, 42, -1, 23),
  text(96, 26, 'P', middle),
  text(96, 76, 'Q', middle),
  text(258, 53, 'at −20 °C'),
)

const tenCentimetres: Scale = { from: 0, to: 10, division: 0.5, numbered: 1 }

/** A thermometer without numbers on a rule in centimetres; the thread is drawn at the hotter temperature. */
function onRule(y: number, cold: number, hot: number, bore: number, name: string): Shape {
  const drawn = linearScale({ ...tenCentimetres, x: 66, y: y + 22, length: 260, way: 'right', side: 'below' })
  const [coldX, hotX] = [drawn.at(cold)[0], drawn.at(hot)[0]]
  return (
    text(4, y + 16, name, { cls: 'b' }) +
    rect(44, y + 1, 298, 19, 'l sheet', 8) +
    circle(36, y + 11, 13, 'l sheet') +
    circle(36, y + 11, 10, 'rd') +
    rect(44, y + 11 - bore / 2, hotX - 44, bore, 'rd') +
    line(coldX, y - 4, coldX, y + 22, 'l dash') +
    line(hotX, y - 4, hotX, y + 22, 'l dash') +
    text(coldX, y - 8, '20 °C', small) +
    text(hotX, y - 8, '60 °C', small) +
    drawn.shape +
    text(352, y + 47, 'cm', { anchor: 'end', cls: 's' })
  )
}

const twoThermometers = figure(
  {
    name: `${topic}/two-thermometers`,
    title: 'Two thermometers on rules in centimetres',
    description:
      'Two thermometers, P and Q, with equal bulbs, each on a rule from 0 to 10 cm with a mark at every 0.5 cm. Dashed lines show where the thread ends at 20 °C and at 60 °C. In P these are at 1.5 cm and 4.0 cm; in Q at 1.5 cm and 9.0 cm.',
    height: 168,
  },
  onRule(26, 1.5, 4, 5, 'P'),
  onRule(112, 1.5, 9, 5, 'Q'),
)

export const figures = [
  syringesPushed,
  kettleAndTray,
  movedToLarger,
  threeGases,
  gasToCool,
  gasCooled,
  pollenPlaces,
  pistonRead,
  sealedCanHeated,
  gasCurveAsked,
  inverseDrawn,
  fireAlarm,
  stripAsked,
  stripCold,
  twoThermometers,
]
