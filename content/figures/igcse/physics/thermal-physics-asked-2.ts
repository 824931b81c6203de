import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
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
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked-2'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

// --- Particle model ---

/** Gas in a box: every arrow has the same length; one that would leave the box is turned round. */
function flyingGas(x: number, size: number, speed: number, count: number, seed: number): Shape {
  return (
    rect(x, 8, size, size) +
    scatter(x, 8, size, 7, count, seed)
      .map(([px, py], at) => {
        const inside = ([tx, ty]: Point) => tx > x + 3 && tx < x + size - 3 && ty > 11 && ty < 5 + size
        const turns = [0, 180, 90, 270].map(turn => polar(px, py, speed, seed * 40 + at * 137 + turn))
        const tip = turns.find(inside) ?? [px, py]
        return arrow(px, py, ...tip, { cls: 'p', head: 5 }) + dot(px, py, 'd', 3.5)
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
  flyingGas(6, 106, 11, 6, 5),
  flyingGas(127, 106, 22, 6, 54),
  flyingGas(248, 106, 22, 12, 23),
  text(59, 134, 'P', bold),
  text(180, 134, 'Q', bold),
  text(301, 134, 'R', bold),
)

const gasPlaces = scatter(20, 30, 130, 8, 12, 9).map(([x, y]) => circle(x, y, 7, 'p w'))

const liquidPlaces: readonly Point[] = [
  [8, 8],
  [20.7, 13.9],
  [33.4, 8],
  [47.4, 8],
  [58.9, 16],
  [70.4, 8],
  [83.9, 11.6],
  [97.4, 8],
  [109.5, 15],
  [121.6, 8],
  [40.4, 20.1],
  [93.8, 21.5],
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
      'Left: twelve circles far apart in a box. Right: a box of the same size with twelve circles of the same size that lie close together at the bottom. All of them touch a neighbour, and there are no rows.',
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
    text(357, y + 47, 'cm', { anchor: 'end', cls: 's' })
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
  threeGases,
  gasToCool,
  gasCooled,
  pollenPlaces,
  fireAlarm,
  stripAsked,
  stripCold,
  twoThermometers,
]
