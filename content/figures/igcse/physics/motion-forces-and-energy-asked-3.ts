import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { ground } from '@/lib/figures/forces'
import { measuringCylinder, rule } from '@/lib/figures/laboratory/measuring'
import {
  arc,
  arrow,
  circle,
  curve,
  dimension,
  line,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const packRule = rule({ x: 40, y: 96, length: 250, scale: { from: 0, to: 5, division: 0.1, numbered: 1 } })
const [packLeft] = packRule.at(1.4)
const [packRight] = packRule.at(4)

const paperPack = figure(
  {
    name: 'motion-forces-and-energy-asked-3/pack-of-paper',
    title: 'A pack of paper beside a ruler',
    description:
      'A pack of 250 sheets stands on its edge beside a ruler in centimetres with ten divisions in each centimetre. One side of the pack is four divisions after the mark 1, the other side is exactly at the mark 4.',
    height: 140,
  },
  rect(packLeft, 30, packRight - packLeft, 66, 'l sheet'),
  ...Array.from({ length: 25 }, (_, at) =>
    line(packLeft + 5 * (at + 1), 30, packLeft + 5 * (at + 1), 96, 'f'),
  ),
  text((packLeft + packRight) / 2, 20, '250 sheets', { anchor: 'middle' }),
  packRule.shape,
)

const marbleScale = { from: 0, to: 80, division: 2, numbered: 20 }

const marbles = figure(
  {
    name: 'motion-forces-and-energy-asked-3/marbles-in-a-cylinder',
    title: 'A measuring cylinder before and after marbles are put in',
    description:
      'Two measuring cylinders in cubic centimetres, with a numbered mark at every 20 and ten divisions between two numbers. Before: the water is three divisions above the mark 40. After: twelve equal marbles lie in a heap at the bottom, and the water is two divisions above the mark 60.',
    height: 294,
  },
  measuringCylinder({ x: 90, y: 262, value: 46, scale: marbleScale, width: 100, height: 254 }),
  measuringCylinder({ x: 260, y: 262, value: 64, scale: marbleScale, width: 100, height: 254 }),
  // A heap: each marble lies in the gap of the row below.
  ...[4, 3, 3, 2].flatMap((count, row) =>
    Array.from({ length: count }, (_, column) =>
      circle(302 - 7.5 * (row % 2) - 15 * column, 244 - 13 * row, 7.5, 'l sunk'),
    ),
  ),
  text(90, 286, 'before', { anchor: 'middle' }),
  text(260, 286, 'after', { anchor: 'middle' }),
)

const boat = figure(
  {
    name: 'motion-forces-and-energy-asked-3/boat-on-a-river',
    title: 'A boat on a river, seen from above',
    description:
      'A river seen from above; north is at the top. The boat points due north and moves through the water at 6.0 m/s. The current moves the water to the east at 2.5 m/s. The arrows are not drawn to scale.',
    height: 210,
  },
  rect(10, 30, 340, 150, 'w'),
  line(10, 30, 350, 30),
  line(10, 180, 350, 180),
  text(20, 20, 'bank'),
  text(20, 200, 'bank'),
  polygon(
    [
      [180, 112],
      [192, 132],
      [190, 164],
      [170, 164],
      [168, 132],
    ],
    'l sheet',
  ),
  arrow(180, 108, 180, 50, { cls: 'p' }),
  text(190, 78, '6.0 m/s', { cls: 'tp' }),
  arrow(52, 120, 84, 120, { cls: 'p' }),
  text(68, 110, '2.5 m/s', { anchor: 'middle', cls: 'tp' }),
  text(68, 140, 'current', { anchor: 'middle' }),
  arrow(310, 130, 310, 76),
  text(310, 66, 'N', { anchor: 'middle', cls: 'b' }),
)

/** Squared paper: `columns` by `rows` squares. */
function squares(x: number, y: number, side: number, columns: number, rows: number): Shape {
  const [right, floor] = [x + side * columns, y + side * rows]
  return (
    Array.from({ length: columns + 1 }, (_, at) => line(x + at * side, y, x + at * side, floor, 'f')).join(
      '',
    ) +
    Array.from({ length: rows + 1 }, (_, at) => line(x, y + at * side, right, y + at * side, 'f')).join('')
  )
}

const boatDrawing = figure(
  {
    name: 'motion-forces-and-energy-asked-3/boat-scale-drawing',
    title: 'Scale drawing of two velocities and their resultant',
    description:
      'On squared paper one square stands for 0.5 m/s. From one point an arrow of 12 squares goes up, 6.0 m/s, and an arrow of 5 squares goes to the right, 2.5 m/s. Dashed lines complete the rectangle. The diagonal from the same point is the resultant, 6.5 m/s, at 23 degrees to the right of the upward arrow.',
    height: 246,
  },
  squares(92, 18, 14, 9, 14),
  line(120, 32, 190, 32, 'l dash thin'),
  line(190, 32, 190, 200, 'l dash thin'),
  arrow(120, 200, 120, 32),
  arrow(120, 200, 190, 200),
  arrow(120, 200, 190, 32, { cls: 'p' }),
  arc(120, 200, 66, 67.4, 90, 'l thin'),
  text(123, 128, '23°', { cls: 's' }),
  text(84, 120, '6.0 m/s', { anchor: 'end' }),
  text(155, 234, '2.5 m/s', { anchor: 'middle' }),
  text(230, 106, 'resultant\n6.5 m/s', { cls: 'tp' }),
  text(230, 36, 'scale: 1 square\nfor 0.5 m/s'),
)

/** A roller-coaster car on a level piece of track. */
function coasterCar(x: number, track: number): Shape {
  return (
    rect(x, track - 22, 36, 16, 'l sunk', 3) +
    circle(x + 9, track - 4, 4, 'l sheet') +
    circle(x + 27, track - 4, 4, 'l sheet')
  )
}

const coaster = figure(
  {
    name: 'motion-forces-and-energy-asked-3/roller-coaster',
    title: 'A roller-coaster car at the top and at the bottom',
    description:
      'A track falls from P to the ground and goes on level to Q. At P a car of mass 450 kg is at rest, 20 m above the ground. At Q, at ground level, it moves at 18 m/s.',
    height: 216,
  },
  curve([
    [10, 48],
    [60, 48],
    [90, 66],
    [120, 118],
    [150, 164],
    [190, 186],
    [226, 190],
  ]),
  ground(10, 190, 350, 190),
  coasterCar(16, 48),
  text(16, 18, 'P, at rest', { cls: 'b' }),
  text(60, 38, '450 kg'),
  line(110, 48, 250, 48, 'l dash thin'),
  dimension(240, 48, 240, 190, '20 m'),
  coasterCar(284, 190),
  arrow(280, 156, 340, 156, { cls: 'p' }),
  text(310, 146, '18 m/s', { anchor: 'middle', cls: 'tp' }),
  text(302, 124, 'Q', { anchor: 'middle', cls: 'b' }),
)

const lampParts = {
  spring: box(10, 10, 150, 40, 'wound spring'),
  generator: box(10, 92, 150, 40, 'generator'),
  lamp: box(10, 174, 150, 48, 'lamp'),
}

const windUpLamp = figure(
  {
    name: 'motion-forces-and-energy-asked-3/wind-up-lamp',
    title: 'Flow diagram of a wind-up lamp',
    description:
      'A wound spring transfers 30 J to a generator by a force. The generator transfers 18 J to a lamp by electric current, and X by heating and sound. The lamp transfers 13 J by heating and Y by light.',
    height: 230,
  },
  ...Object.values(lampParts).map(each => each.shape),
  link(lampParts.spring.bottom, lampParts.generator.top, 'force: 30 J'),
  link(lampParts.generator.bottom, lampParts.lamp.top, 'electric current: 18 J'),
  arrow(160, 112, 232, 112, { cls: 'r' }),
  text(240, 108, 'heating and\nsound: *X*', { cls: 'tr' }),
  arrow(160, 186, 232, 186, { cls: 'r' }),
  text(240, 190, 'heating: 13 J', { cls: 'tr' }),
  arrow(160, 210, 232, 210, { cls: 'p' }),
  text(240, 214, 'light: *Y*', { cls: 'tp' }),
)

const playSlide = figure(
  {
    name: 'motion-forces-and-energy-asked-3/playground-slide',
    title: 'A child on a playground slide',
    description:
      'A slide is 2.5 m high and 6.0 m long along its slope. A child of mass 30 kg is at rest at the top. At the bottom the speed is 5.0 m/s along the slide.',
    height: 170,
  },
  ground(20, 146, 350, 146),
  line(76, 60, 90, 60),
  line(76, 60, 76, 146),
  line(90, 60, 90, 146),
  ...[78, 96, 114, 132].map(y => line(76, y, 90, y, 'l thin')),
  line(90, 60, 275.5, 145, 'l thick'),
  circle(83, 26, 7, 'l sheet'),
  rect(77, 33, 12, 26, 'l w', 4),
  text(98, 26, '30 kg, at rest'),
  dimension(56, 60, 56, 146, '2.5 m'),
  dimension(97, 45, 282.5, 130, '6.0 m', [214, 82]),
  arrow(292, 136, 342, 136, { cls: 'p' }),
  text(317, 124, '5.0 m/s', { anchor: 'middle', cls: 'tp' }),
)

const motorSankey = figure(
  {
    name: 'motion-forces-and-energy-asked-3/sankey-of-a-motor',
    title: 'Finished Sankey diagram of a motor',
    description:
      'On squared paper one square stands for 5 J. An arrow 10 squares wide enters from the left: 50 J by electric current. Straight on goes an arrow 7 squares wide: 35 J, gravitational potential store of the load. Two arrows turn down: one of 2 squares, 10 J by heating, and one of 1 square, 5 J by sound.',
    height: 246,
  },
  squares(12, 18, 12, 28, 16),
  polygon(
    [
      [24, 30],
      [300, 30],
      [324, 72],
      [300, 114],
      [252, 114],
      [252, 174],
      [246, 184],
      [240, 174],
      [240, 126],
      [180, 126],
      [180, 174],
      [168, 190],
      [156, 174],
      [156, 150],
      [24, 150],
    ],
    'l w',
  ),
  text(34, 86, '50 J\nelectric current'),
  text(180, 66, '35 J: gravitational\npotential store'),
  text(150, 186, '10 J, heating', { anchor: 'end' }),
  text(258, 172, '5 J, sound'),
  text(12, 234, 'scale: 1 square for 5 J'),
)

export const figures = [paperPack, marbles, boat, boatDrawing, coaster, windUpLamp, playSlide, motorSankey]
