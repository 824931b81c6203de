import { component, terminal, transformer, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { arc, arrow, centred, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const slug = 'electricity-and-magnetism-asked-6'

// 4.5.5 Motor

const coilEndOn = figure(
  {
    name: `${slug}/coil-seen-end-on`,
    title: 'The coil of a motor, seen end-on',
    description:
      'A level coil is seen end-on between an S pole on the left and an N pole on the right. In its left side, marked A, a dot shows that the current flows out of the page. In its right side, marked B, a cross shows that the current flows into the page.',
    height: 124,
  },
  rect(24, 22, 60, 80, 'l sheet'),
  centred(54, 62, 'S', 'b'),
  rect(276, 22, 60, 80, 'l sheet'),
  centred(306, 62, 'N', 'b'),
  line(136, 62, 224, 62, 'l thick'),
  wireEnd(136, 62, 'out'),
  wireEnd(224, 62, 'in'),
  text(136, 92, 'A', middle),
  text(224, 92, 'B', middle),
)

function smallMotor(x: number, name: string, words: string): Shape {
  return (
    rect(x, 12, 24, 44, 'l sheet') +
    centred(x + 12, 34, 'N', 'b') +
    rect(x + 80, 12, 24, 44, 'l sheet') +
    centred(x + 92, 34, 'S', 'b') +
    line(x + 36, 34, x + 68, 34, 'l thick') +
    wireEnd(x + 36, 34, 'out', 7) +
    wireEnd(x + 68, 34, 'in', 7) +
    text(x + 52, 80, words, middle) +
    text(x + 52, 122, name, { anchor: 'middle', cls: 'b' })
  )
}

const threeMotors = figure(
  {
    name: `${slug}/three-motors`,
    title: 'The coils of three motors between equal magnets',
    description:
      'Three coils of the same size, seen end-on between an N pole and an S pole. The magnets are identical. Coil P has 20 turns and a current of 0.5 A. Coil Q has 40 turns and a current of 1.0 A. Coil R has 40 turns and a current of 0.5 A.',
    height: 132,
  },
  smallMotor(8, 'P', '20 turns\n0.5 A'),
  smallMotor(128, 'Q', '40 turns\n1.0 A'),
  smallMotor(248, 'R', '40 turns\n0.5 A'),
)

const motorLetters = figure(
  {
    name: `${slug}/motor-with-letters`,
    title: 'A d.c. motor with letters',
    description:
      'A rectangular coil lies between an N pole on the left and an S pole on the right. Its two ends are joined to a ring that is cut into two halves, marked Q. Fixed blocks, marked R, press on the ring from both sides and are connected to a battery, its positive terminal on the right. P marks the coil. Arrows show the forces on the coil: up on its left side, down on its right side.',
    height: 222,
  },
  rect(40, 28, 44, 80, 'l sheet'),
  centred(62, 68, 'N', 'b'),
  rect(276, 28, 44, 80, 'l sheet'),
  centred(298, 68, 'S', 'b'),
  polyline([
    [152, 94],
    [120, 94],
    [160, 40],
    [240, 40],
    [200, 94],
    [168, 94],
  ]),
  line(152, 94, 152, 124),
  line(168, 94, 168, 124),
  arc(160, 138, 14, 100, 260, 'l thick'),
  arc(160, 138, 14, -80, 80, 'l thick'),
  rect(130, 130, 14, 16, 'l sunk'),
  rect(176, 130, 14, 16, 'l sunk'),
  arrow(136, 72, 136, 20, { cls: 'r' }),
  arrow(224, 62, 224, 112, { cls: 'r' }),
  wire([
    [130, 138],
    [96, 138],
    [96, 196],
  ]),
  wire([
    [190, 138],
    [224, 138],
    [224, 196],
  ]),
  component('battery', 224, 196, 96, 196),
  text(184, 186, '+', middle),
  text(136, 186, '−', middle),
  line(200, 40, 200, 24, 'l thin'),
  text(200, 18, 'P', { anchor: 'middle', cls: 'b' }),
  line(160, 154, 160, 164, 'l thin'),
  text(160, 178, 'Q', { anchor: 'middle', cls: 'b' }),
  line(187, 132, 244, 128, 'l thin'),
  text(250, 132, 'R', { cls: 'b' }),
)

// 4.5.6 Transformer

/** A transformer with terminals for its input and a lamp or terminals at its output. */
function connected(turns: readonly [number, number]): Shape {
  return (
    transformer(120, 36, turns) +
    line(114, 68, 76, 68) +
    line(114, 114, 76, 114) +
    terminal(72, 68) +
    terminal(72, 114) +
    wire([
      [246, 65],
      [300, 65],
    ]) +
    component('lamp', 300, 65, 300, 111) +
    wire([
      [300, 111],
      [246, 111],
    ])
  )
}

const lampTransformer = figure(
  {
    name: `${slug}/transformer-for-a-lamp`,
    title: 'A transformer for a lamp',
    description:
      'A transformer. Its primary coil, with 800 turns, is connected to a 240 V a.c. supply. Its secondary coil is connected to a lamp; the p.d. across the lamp is 12 V. The number of turns of the secondary coil is not given.',
    height: 176,
  },
  connected([8, 3]),
  text(60, 88, '240 V', { anchor: 'end' }),
  text(60, 104, 'a.c.', { anchor: 'end' }),
  text(326, 93, '12 V'),
  text(110, 168, '*N*_{p} = 800', { anchor: 'middle', cls: 'tp' }),
  text(250, 168, '*N*_{s} = ?', { anchor: 'middle', cls: 'tr' }),
)

const countedTurns = figure(
  {
    name: `${slug}/turns-to-count`,
    title: 'A transformer with few turns',
    description:
      'A transformer. Its primary coil, on the left, has 6 turns and is connected to a 9.0 V a.c. supply. Its secondary coil, on the right, has 3 turns and is connected to a lamp. The core is marked C.',
    height: 160,
  },
  connected([6, 3]),
  text(60, 88, '9.0 V', { anchor: 'end' }),
  text(60, 104, 'a.c.', { anchor: 'end' }),
  text(180, 24, 'C', { anchor: 'middle', cls: 'b' }),
  line(180, 28, 180, 46, 'l thin'),
)

const block = (x: number, width: number, words: string, cls = 'l sheet'): Shape =>
  rect(x, 36, width, 50, cls) + centred(x + width / 2, 61, words, 's')

const pylon = (x: number): Shape =>
  line(x - 9, 86, x, 36) + line(x, 36, x + 9, 86) + line(x - 12, 48, x + 12, 48)

const transmissionAsked = figure(
  {
    name: `${slug}/transmission-to-a-town`,
    title: 'From a power station to a town',
    description:
      'A chain from left to right. A power station supplies 20 kV to a transformer T1. The transmission cables on pylons between T1 and a second transformer T2 are at 200 kV. T2 supplies 230 V to a town.',
    height: 124,
  },
  block(2, 60, 'power\nstation'),
  block(92, 44, 'T_{1}', 'l w'),
  block(224, 44, 'T_{2}', 'l w'),
  block(298, 60, 'town'),
  line(136, 48, 224, 48, 'p'),
  pylon(160),
  pylon(200),
  arrow(62, 61, 92, 61, { head: 6 }),
  arrow(268, 61, 298, 61, { head: 6 }),
  text(77, 110, '20 kV', middle),
  text(180, 110, '200 kV', middle),
  text(283, 110, '230 V', middle),
  text(180, 24, 'transmission cables', middle),
)

export const figures = [
  coilEndOn,
  threeMotors,
  motorLetters,
  lampTransformer,
  countedTurns,
  transmissionAsked,
]
