import { component, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { drop } from '@/lib/figures/laboratory/contents'
import { barMagnet } from '@/lib/figures/magnet'
import {
  arc,
  arrow,
  centred,
  circle,
  curve,
  dot,
  line,
  type Point,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const slug = 'electricity-and-magnetism-asked-4'

// 4.4 Electrical safety

const socket = (x: number, y: number): Shape =>
  rect(x, y, 40, 40, 'l sheet', 4) +
  rect(x + 17, y + 7, 6, 9, 'd') +
  rect(x + 8, y + 22, 8, 5, 'd') +
  rect(x + 24, y + 22, 8, 5, 'd')

function appliance(x: number, name: string, rating: string): Shape {
  return (
    rect(x, 8, 96, 62, 'l sheet', 6) +
    text(x + 48, 28, name, { anchor: 'middle', cls: 'b' }) +
    text(x + 48, 46, rating, middle)
  )
}

const extensionLead = figure(
  {
    name: `${slug}/extension-lead`,
    title: 'An extension lead and what is connected to it',
    description:
      'An extension lead with three sockets is marked 230 V, 13 A maximum. A heater, marked 230 V and 2000 W, and a kettle, marked 230 V and 2200 W, are plugged into it. The third socket is free.',
    height: 192,
  },
  appliance(14, 'heater', '230 V\n2000 W'),
  appliance(132, 'kettle', '230 V\n2200 W'),
  rect(26, 110, 236, 52, 'l sunk', 6),
  rect(42, 116, 40, 40, 'l w', 6),
  rect(160, 116, 40, 40, 'l w', 6),
  socket(214, 116),
  line(62, 70, 62, 130, 'l thick'),
  line(180, 70, 180, 130, 'l thick'),
  polyline(
    [
      [262, 136],
      [352, 136],
    ],
    'l thick',
  ),
  text(144, 182, 'extension lead: 230 V, max. 13 A', middle),
  text(308, 124, 'to the mains', { anchor: 'middle', cls: 's' }),
)

const coiled: Point[] = Array.from({ length: 73 }, (_, at): Point => {
  const turn = (at * Math.PI) / 12
  return [180 + (14 + at * 0.4) * Math.cos(turn), 66 + (14 + at * 0.4) * 0.8 * Math.sin(turn)]
})

const hazards = figure(
  {
    name: `${slug}/three-hazards`,
    title: 'Three pictures of electrical equipment',
    description:
      'Picture A: a mains cable whose outer cover is broken in the middle, so that bare metal wires can be seen. Picture B: a long cable, wound up tightly into a coil, that is connected to an electric heater. Picture C: a mains socket on a wall on which there are drops of water.',
    height: 144,
  },
  rect(8, 56, 34, 20, 'l sunk', 3),
  rect(68, 56, 34, 20, 'l sunk', 3),
  line(42, 62, 68, 62, 'r'),
  line(42, 70, 68, 70, 'r'),
  text(55, 44, 'bare wires', { anchor: 'middle', cls: 's' }),
  text(55, 136, 'A', { anchor: 'middle', cls: 'b' }),
  curve(coiled, 'l'),
  line(223, 66, 234, 66),
  text(180, 20, 'long cable of a heater', { anchor: 'middle', cls: 's' }),
  text(180, 136, 'B', { anchor: 'middle', cls: 'b' }),
  socket(286, 46),
  drop(280, 40, 5),
  drop(334, 52, 5),
  drop(306, 70, 4),
  drop(318, 98, 5),
  text(306, 20, 'wet wall', { anchor: 'middle', cls: 's' }),
  text(306, 136, 'C', { anchor: 'middle', cls: 'b' }),
)

const wrongMains = figure(
  {
    name: `${slug}/mains-circuit-with-mistakes`,
    title: 'A mains circuit with mistakes',
    description:
      'Three mains terminals are on the left: live at the top, neutral below it, earth at the bottom. The live wire goes straight to one end of a heater inside a metal case. The other end of the heater is connected through a switch and a fuse to the neutral wire. The wire from the earth terminal ends before it reaches the metal case.',
    height: 208,
  },
  rect(214, 34, 116, 116, 'l sunk'),
  terminal(64, 56, 'live', 'end'),
  terminal(64, 134, 'neutral', 'end'),
  terminal(64, 184, 'earth', 'end'),
  wire([
    [68, 56],
    [250, 56],
  ]),
  component('heater', 250, 56, 250, 134),
  component('fuse', 68, 134, 144, 134, { label: 'fuse' }),
  component('switch', 144, 134, 206, 134, { label: 'switch' }),
  line(206, 134, 250, 134),
  wire(
    [
      [68, 184],
      [236, 184],
    ],
    'g',
  ),
  text(270, 99, 'heater'),
  text(272, 24, 'metal case', middle),
)

// 4.5.1 Induction

/** A coil seen from the side: the front of each turn in ink, the back faint. */
function coilWith(x: number, y: number, inside: Shape, turns = 7, step = 14, tall = 40): Shape {
  const backs = Array.from({ length: turns - 1 }, (_, at) =>
    line(x + at * step + step * 0.4, y + tall, x + (at + 1) * step, y, 'f'),
  )
  const fronts = Array.from({ length: turns }, (_, at) =>
    line(x + at * step, y, x + at * step + step * 0.4, y + tall, 'l thick'),
  )
  return backs.join('') + inside + fronts.join('')
}

function centreZero(x: number, y: number, lean: number): Shape {
  const marks = [-2, -1, 0, 1, 2].map(at => {
    const turn = ((90 - at * 22) * Math.PI) / 180
    const near: Point = [x + 24 * Math.cos(turn), y + 16 - 24 * Math.sin(turn)]
    const far: Point = [x + 30 * Math.cos(turn), y + 16 - 30 * Math.sin(turn)]
    return line(...near, ...far, 'l thin')
  })
  const turn = ((90 - lean * 22) * Math.PI) / 180
  return (
    circle(x, y, 28, 'l sheet') +
    arc(x, y + 16, 24, 46, 134, 'l thin') +
    marks.join('') +
    line(x, y + 16, x + 27 * Math.cos(turn), y + 16 - 27 * Math.sin(turn), 'p') +
    dot(x, y + 16, 'd', 2.5)
  )
}

function pushed(y: number, letter: string, lean: number, flip: boolean, motion: 'in' | 'out'): Shape {
  const [from, to] = motion === 'in' ? [66, 112] : [112, 66]
  return (
    text(6, y + 24, letter, { cls: 'b' }) +
    barMagnet(28, y + 8, 104, 24, flip) +
    arrow(from, y - 4, to, y - 4, { cls: 'p' }) +
    coilWith(160, y, '') +
    wire([
      [160, y],
      [160, y - 12],
      [326, y - 12],
      [326, y - 8],
    ]) +
    wire([
      [249.6, y + 40],
      [249.6, y + 52],
      [326, y + 52],
      [326, y + 48],
    ]) +
    centreZero(326, y + 20, lean)
  )
}

const firstPush = figure(
  {
    name: `${slug}/first-push`,
    title: 'A magnet, a coil and a centre-zero meter',
    description:
      'A bar magnet with its S pole on the right moves to the right, towards a coil. The ends of the coil are connected to a meter with its zero in the middle. The needle stands one division to the left of the zero.',
    height: 106,
  },
  pushed(32, '', -1, true, 'in'),
)

const threePushes = figure(
  {
    name: `${slug}/three-trials`,
    title: 'Three trials with the same magnet and coil',
    description:
      'Three drawings of a bar magnet beside a coil that is connected to a centre-zero meter. P: the N pole faces the coil and the magnet moves towards the coil; the needle is two divisions to the right of zero. Q: the N pole faces the coil and the magnet moves away from it; the needle is one division to the left of zero. R: the S pole faces the coil and the magnet moves towards the coil; the meter is covered by a question mark.',
    height: 316,
  },
  pushed(32, 'P', 2, false, 'in'),
  pushed(136, 'Q', -1, false, 'out'),
  pushed(240, 'R', 0, true, 'in'),
  circle(326, 260, 28, 'l sheet'),
  centred(326, 260, '?'),
)

const wireEnds = figure(
  {
    name: `${slug}/wire-between-poles`,
    title: 'A wire between the poles of a magnet',
    description:
      'Seen from the front: the S pole of a magnet is on the left, the N pole on the right. Between them is a wire, seen end-on as a small circle marked W. Three arrows show ways in which it can be moved: 1 straight up, 2 to the right and 3 straight down.',
    height: 160,
  },
  rect(24, 44, 60, 72, 'l sheet'),
  centred(54, 80, 'S', 'b'),
  rect(276, 44, 60, 72, 'l sheet'),
  centred(306, 80, 'N', 'b'),
  arrow(180, 70, 180, 28, { cls: 'p' }),
  arrow(190, 80, 236, 80, { cls: 'p' }),
  arrow(180, 90, 180, 132, { cls: 'p' }),
  circle(180, 80, 9, 'l sheet'),
  text(164, 84, 'W', { anchor: 'end' }),
  text(188, 30, '1', { cls: 'b' }),
  text(242, 84, '2', { cls: 'b' }),
  text(188, 140, '3', { cls: 'b' }),
)

export const figures = [extensionLead, hazards, wrongMains, firstPush, threePushes, wireEnds]
