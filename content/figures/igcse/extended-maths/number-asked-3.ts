import { figure } from '@/lib/figures/figure'
import { measuringRuler } from '@/lib/figures/geometry/instruments'
import { dialScale, linearScale } from '@/lib/figures/laboratory/scales'
import {
  centred,
  circle,
  dimension,
  dot,
  line,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { display, level, middle, small, table } from './number-asked'

// E1.8 Standard form

/** A tank with a scale beside it. */
function tank(x: number, name: string, unit: string, reading: number): Shape {
  const scale = linearScale({ from: 0, to: 10, division: 0.5, numbered: 1, x: x + 70, y: 246, length: 200 })
  const [, top] = scale.at(reading)
  return (
    text(x + 35, 18, name, { anchor: 'middle', cls: 'b' }) +
    text(x + 92, 18, unit, { cls: 's' }) +
    rect(x, 38, 70, 208, 'l sheet') +
    rect(x, top, 70, 246 - top, 'p w') +
    scale.shape
  )
}

const twoTanks = figure(
  {
    name: 'number-asked-3/two-tanks',
    title: 'Two tanks with scales in different powers of ten',
    description:
      'Two tanks of water, each with a scale from 0 to 10 and two divisions from one number to the next. The scale of tank A is in units of 10 to the power 5 litres; the water stands at the mark above 8. The scale of tank B is in units of 10 to the power 4 litres; the water stands at the mark above 4.',
    height: 256,
  },
  tank(20, 'A', '× 10^{5} L', 8.5),
  tank(196, 'B', '× 10^{4} L', 4.5),
)

const smallDisplay = figure(
  {
    name: 'number-asked-3/small-display',
    title: "A calculator's display",
    description:
      "A calculator's display. It shows 3.18E−4, with the E between the front number and the index.",
    height: 76,
  },
  display(90, 8, 180, '', '3.18E−4'),
)

const ruler = measuringRuler({ x: 30, y: 84, centimetres: 8, scale: 36 })
const [stackLeft] = ruler.at(0)
const [stackRight] = ruler.at(5.2)

const paperStack = figure(
  {
    name: 'number-asked-3/paper-stack',
    title: 'A stack of paper beside a ruler',
    description:
      'A stack of 500 sheets stands on its edge above a ruler in centimetres with a mark at every millimetre. One side of the stack is at 0, the other at two small marks beyond 5.',
    height: 140,
  },
  ...Array.from({ length: 27 }, (_, at) => {
    const x = stackLeft + ((stackRight - stackLeft) * at) / 26
    return line(x, 30, x, 82, 'l thin')
  }),
  rect(stackLeft, 30, stackRight - stackLeft, 52, 'l'),
  text((stackLeft + stackRight) / 2, 20, '500 sheets', middle),
  ruler.shape,
)

// E1.9 Estimation

const floorPlan = figure(
  {
    name: 'number-asked-3/floor-plan',
    title: 'The plan of a floor and the price of its tiles',
    description:
      'The plan of a rectangular floor, 8.9 m long and 4.85 m wide. Beside it a label for the tiles: $18.75 per square metre. Not to scale.',
    height: 168,
  },
  rect(62, 36, 178, 97, 'l w'),
  centred(151, 84, 'floor'),
  dimension(62, 26, 240, 26, '8.9 m'),
  dimension(54, 36, 54, 133, '4.85\nm', [26, 80]),
  rect(258, 56, 94, 56, 'l sheet', 4),
  text(305, 78, 'tiles: $18.75', small),
  text(305, 98, 'per m^{2}', small),
  text(180, 158, 'not to scale', small),
)

const digits = ['1', '4', '9', '6', '2', '0']

const counter = figure(
  {
    name: 'number-asked-3/counter',
    title: 'A counter at the gate of a park',
    description: 'A counter with six digits in separate windows: 1, 4, 9, 6, 2, 0. Above it: visitors.',
    height: 92,
  },
  text(180, 20, 'visitors', middle),
  rect(66, 30, 228, 54, 'l sunk', 6),
  ...digits.map(
    (digit, at) => rect(76 + at * 35, 38, 32, 38, 'l thin sheet') + centred(92 + at * 35, 57, digit, 'b'),
  ),
)

const shoppingList = figure(
  {
    name: 'number-asked-3/shopping-list',
    title: 'A shopping list with prices',
    description:
      'A list with three lines. 6 boxes at $3.85 each. 18 bottles at $0.98 each. 4 bags at $7.95 each. No total is given.',
    height: 118,
  },
  table(
    35,
    6,
    [110, 76, 104],
    [
      ['Item', 'Number', 'Price of one'],
      ['boxes', '6', '$3.85'],
      ['bottles', '18', '$0.98'],
      ['bags', '4', '$7.95'],
    ],
  ),
)

// E1.10 Limits of accuracy

const tape = level(86, { from: 1.4, to: 2.2, division: 0.1, numbered: 0.1 }, 36, 288)

const panel = figure(
  {
    name: 'number-asked-3/panel',
    title: 'The end of a fence panel above a measuring tape',
    description:
      'Part of a measuring tape in metres, from 1.4 to 2.2, with a mark at every tenth of a metre. A fence panel begins beyond the left edge of the drawing. Its right end lies between 1.8 and 1.9, much nearer to 1.8.',
    height: 136,
  },
  rect(10, 26, tape.at(1.823) - 10, 46, 'w'),
  line(10, 26, tape.at(1.823), 26),
  line(10, 72, tape.at(1.823), 72),
  line(tape.at(1.823), 26, tape.at(1.823), 72),
  line(tape.at(1.823), 72, tape.at(1.823), 86, 'l dash thin'),
  centred(90, 49, 'fence panel'),
  tape.shape,
  text(180, 128, 'metres', small),
)

const centimetres = level(74, { from: 0, to: 10, division: 1, numbered: 1 })
const tip = centimetres.at(7.3)

const pencil = figure(
  {
    name: 'number-asked-3/pencil',
    title: 'A pencil above a scale in centimetres',
    description:
      'A pencil lies above a scale from 0 to 10 centimetres that has marks at the whole centimetres only. Its left end is at 0. Its tip lies between 7 and 8, nearer to 7.',
    height: 124,
  },
  rect(centimetres.at(0), 34, tip - 28 - centimetres.at(0), 22, 'l hl'),
  polygon(
    [
      [tip - 28, 34],
      [tip, 45],
      [tip - 28, 56],
    ],
    'l sheet',
  ),
  line(tip, 45, tip, 74, 'l dash thin'),
  centimetres.shape,
  text(180, 116, 'cm', small),
)

/** A round dial whose numbers start at 0, and its needle. */
export function roundDial(
  to: number,
  division: number,
  numbered: number,
  reading: number,
  unit: string,
): Shape {
  const [x, y, radius] = [180, 130, 94]
  const scale = dialScale({
    from: 0,
    to,
    division,
    numbered,
    x,
    y,
    radius,
    start: 210,
    end: -30,
    format: () => '',
  })
  const numbers = Array.from({ length: to / numbered + 1 }, (_, at) =>
    centred(...polar(x, y, radius + 26, scale.degrees(at * numbered)), String(at * numbered), 's'),
  )
  return (
    circle(x, y, radius, 'l sheet') +
    scale.shape +
    numbers.join('') +
    text(x, y + 46, unit, middle) +
    line(x, y, ...polar(x, y, radius - 4, scale.degrees(reading)), 'r') +
    dot(x, y, 'd', 5)
  )
}

const massDial = figure(
  {
    name: 'number-asked-3/mass-dial',
    title: 'The dial of a kitchen scale',
    description:
      'A round dial in grams, numbered 0, 50, 100 and so on to 300, with ten divisions from one number to the next. The needle points at the mark just before 250.',
    height: 236,
  },
  roundDial(300, 5, 50, 245, 'g'),
)

export const figures = [
  twoTanks,
  smallDisplay,
  paperStack,
  floorPlan,
  counter,
  shoppingList,
  panel,
  pencil,
  massDial,
]
