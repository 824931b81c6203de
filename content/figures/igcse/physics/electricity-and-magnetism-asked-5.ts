import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { solenoid, solenoidCoil, wireEnd } from '@/lib/figures/magnet'
import {
  arrow,
  centred,
  circle,
  curve,
  dot,
  line,
  midArrow,
  type Point,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const slug = 'electricity-and-magnetism-asked-5'

// 4.5.2 Generator

const minus = (v: number) => String(v).replace('-', '−')

const slow = graph({
  x: {
    label: '*t* / s',
    max: 0.1,
    ticks: [0, 0.02, 0.04, 0.06, 0.08, 0.1],
    parts: 2,
    grid: true,
    format: v => v.toFixed(2),
  },
  y: {
    label: 'e.m.f. / V',
    min: -8,
    max: 8,
    ticks: [-8, -4, 0, 4, 8],
    parts: 2,
    grid: true,
    format: minus,
  },
})

const sine = (g: ReturnType<typeof graph>, peak: number, period: number, to: number, cls = 'p'): Shape =>
  curve(
    Array.from({ length: 97 }, (_, step): Point => {
      const t = (to * step) / 96
      return g.at(t, peak * Math.sin((2 * Math.PI * t) / period))
    }),
    cls,
  )

const emfGraph = figure(
  {
    name: `${slug}/emf-of-a-generator`,
    title: 'The e.m.f. of a generator',
    description:
      'E.m.f. in volts is on the vertical axis, from −8 to 8, with a grid line every 2 V. Time in seconds is on the horizontal axis, from 0 to 0.10, with a grid line every 0.01 s. A sine curve begins at zero, rises to 6 V, and crosses zero at 0.025 s. After two complete cycles it is at zero at 0.10 s.',
    height: 250,
  },
  slow.axes,
  sine(slow, 6, 0.05, 0.1),
)

const half = graph({
  x: { label: '*t* / s', max: 0.2, ticks: [0, 0.05, 0.1, 0.15, 0.2], grid: true, format: v => v.toFixed(2) },
  y: { label: 'e.m.f. / V', min: -10, max: 10, ticks: [-10, -5, 0, 5, 10], grid: true, format: minus },
})

const emfAsked = figure(
  {
    name: `${slug}/emf-before`,
    title: 'The e.m.f. of a generator during 0.20 s',
    description:
      'E.m.f. in volts is on the vertical axis, from −10 to 10. Time in seconds is on the horizontal axis, from 0 to 0.20. A sine curve has its positive peaks at 10 V, at 0.025 s and 0.125 s, and its negative peaks at −10 V. It is zero at 0, 0.05, 0.10, 0.15 and 0.20 s.',
    height: 250,
  },
  half.axes,
  sine(half, 10, 0.1, 0.2),
)

const emfAnswer = figure(
  {
    name: `${slug}/emf-at-half-the-speed`,
    title: 'The e.m.f. before and at half the speed',
    description:
      'The solid curve is the e.m.f. before: peak 10 V, two cycles in 0.20 s. The dashed curve is the e.m.f. at half the speed: peak 5 V, one cycle in 0.20 s. It is zero at 0, 0.10 and 0.20 s.',
    height: 250,
  },
  half.axes,
  sine(half, 10, 0.1, 0.2),
  sine(half, 5, 0.2, 0.2, 'r dash'),
)

/** A coil seen along its axle between two poles; the angle is that of the coil to the field. */
function coilAt(x: number, y: number, degrees: number, number: string): Shape {
  const [dx, dy] = [20 * Math.cos((degrees * Math.PI) / 180), 20 * Math.sin((degrees * Math.PI) / 180)]
  return (
    rect(x, y, 26, 56, 'l sheet') +
    rect(x + 94, y, 26, 56, 'l sheet') +
    centred(x + 13, y + 28, 'N', 'b') +
    centred(x + 107, y + 28, 'S', 'b') +
    line(x + 60 - dx, y + 28 + dy, x + 60 + dx, y + 28 - dy, 'l thick') +
    dot(x + 60 - dx, y + 28 + dy, 'd', 4) +
    dot(x + 60 + dx, y + 28 - dy, 'd', 4) +
    text(x + 60, y + 80, number, { anchor: 'middle', cls: 'b' })
  )
}

const coilPositions = figure(
  {
    name: `${slug}/positions-of-the-coil`,
    title: 'Four positions of a coil between two poles',
    description:
      'The coil of a generator is seen along its axle, as a short thick line, between an N pole on the left and an S pole on the right. In position 1 the line is at 45° to the field. In position 2 it is upright. In position 3 it is level. In position 4 it is at 60° to the field.',
    height: 196,
  },
  coilAt(34, 12, 45, '1'),
  coilAt(206, 12, 90, '2'),
  coilAt(34, 106, 0, '3'),
  coilAt(206, 106, 120, '4'),
)

// 4.5.3 Magnetic effect of a current

const wireOnCard = figure(
  {
    name: `${slug}/wire-on-a-card`,
    title: 'A wire through a card, seen from above',
    description:
      'A level card is seen from above. A wire passes through its centre; a cross in the wire shows that the current flows downwards, away from the reader. North is at the top of the card. Two empty circles show where compasses are placed: P is north of the wire, Q is west of it.',
    height: 178,
  },
  rect(74, 10, 212, 158, 'l sheet'),
  wireEnd(180, 96, 'in'),
  circle(180, 42, 15, 'l'),
  centred(180, 42, 'P'),
  circle(126, 96, 15, 'l'),
  centred(126, 96, 'Q'),
  arrow(262, 60, 262, 28),
  text(262, 76, 'north', small),
)

const solenoidAsked = figure(
  {
    name: `${slug}/solenoid-with-ends`,
    title: 'A solenoid with its ends X and Y',
    description:
      'A solenoid lies level. Its left end is marked X and its right end Y. The arrows on the front of its turns point up: the current flows up the front of each turn.',
    height: 88,
  },
  solenoidCoil(100, 16, 160, 52, 8, true),
  text(82, 47, 'X', { anchor: 'end', cls: 'b' }),
  text(278, 47, 'Y', { cls: 'b' }),
)

const solenoidAnswer = figure(
  {
    name: `${slug}/solenoid-field-drawn`,
    title: 'The field of the solenoid, drawn',
    description:
      'Inside the solenoid three parallel lines point to the left. Outside, curved lines above and below leave the left end X and return to the right end Y. The pattern outside is like that of a bar magnet with its N pole at X.',
    height: 150,
  },
  solenoid(100, 48, 160, 52, 8, true),
  text(50, 78, 'X', { anchor: 'end', cls: 'b' }),
  text(310, 78, 'Y', { cls: 'b' }),
)

const fireAlarm = figure(
  {
    name: `${slug}/relay-and-bell`,
    title: 'A circuit with a thermistor, a relay and a bell',
    description:
      'Two separate circuits. On the left, a battery, a thermistor and the coil of a relay are in series. On the right, a second battery, the open contact of the relay and a bell are in series. A dashed line shows that the coil works the contact.',
    height: 186,
  },
  component('battery', 46, 32, 150, 32),
  component('thermistor', 46, 154, 46, 32),
  text(68, 76, 'thermistor', { cls: 's' }),
  wire([
    [46, 154],
    [46, 166],
    [150, 166],
    [150, 111],
  ]),
  line(150, 32, 150, 95),
  rect(130, 95, 40, 16),
  line(172, 103, 208, 103, 'l dash thin'),
  text(124, 128, 'coil', { anchor: 'end', cls: 's' }),
  line(214, 32, 214, 90),
  line(214, 90, 204, 115),
  line(214, 118, 214, 166),
  text(224, 108, 'contact', { cls: 's' }),
  component('battery', 214, 32, 326, 32),
  component('bell', 326, 166, 326, 32),
  line(214, 166, 326, 166),
)

// 4.5.4 Force on a current

const wireUnderPole = figure(
  {
    name: `${slug}/wire-between-upper-and-lower-pole`,
    title: 'A wire between an upper and a lower pole',
    description:
      'The N pole of a magnet is above, the S pole below. Between them a wire is seen end-on, with a cross in it: the current flows into the page, away from the reader.',
    height: 168,
  },
  rect(110, 10, 140, 44, 'l sheet'),
  centred(180, 32, 'N', 'b'),
  rect(110, 114, 140, 44, 'l sheet'),
  centred(180, 136, 'S', 'b'),
  wireEnd(180, 84, 'in'),
)

function foil(x: number, bend: number, closed: boolean): Shape {
  const points: Point[] = [
    [x + 56, 42],
    [x + 56 + bend * 0.75, 66],
    [x + 56 + bend, 90],
    [x + 56 + bend * 0.75, 114],
    [x + 56, 138],
  ]
  return (
    rect(x + 24, 58, 100, 64, 'l sunk') +
    centred(x + 110, 90, 'N', 'b') +
    curve(points, 'r thick') +
    line(x, 24, x + 56, 24) +
    line(x + 56, 24, x + 56, 36) +
    line(x, 156, x + 56, 156) +
    line(x + 56, 144, x + 56, 156) +
    rect(x + 49, 36, 14, 8, 'd') +
    rect(x + 49, 136, 14, 8, 'd') +
    component(closed ? 'switch-closed' : 'switch', x, 24, x, 84) +
    component('cell', x, 156, x, 84)
  )
}

const foilStrip = figure(
  {
    name: `${slug}/foil-between-poles`,
    title: 'A strip of aluminium foil in front of a magnetic pole',
    description:
      'A strip of aluminium foil is held upright between two clips, in front of the N pole of a magnet; the S pole, which is in front of the foil, is not drawn. A cell and a switch are connected to the clips. Left: the switch is open and the foil is straight. Right: the switch is closed and the middle of the foil has moved to the right.',
    height: 188,
  },
  foil(34, 0, false),
  text(104, 182, 'switch open', small),
  foil(208, 26, true),
  text(278, 182, 'switch closed', small),
)

const dots = [0, 1, 2, 3].flatMap(column =>
  [0, 1, 2, 3].map(level => dot(138 + column * 38, 34 + level * 38, 'pd', 2.5)),
)
const bent = (side: number): Point[] =>
  Array.from({ length: 21 }, (_, i): Point => {
    const turn = (i / 20) * 0.95
    return [110 + 110 * Math.sin(turn), 91 + side * 110 * (1 - Math.cos(turn))]
  })

const threePaths = figure(
  {
    name: `${slug}/three-paths`,
    title: 'Three paths in a magnetic field',
    description:
      'A square region of magnetic field is filled with dots: the field points out of the page, towards the reader. A beam enters it from the left. Path 1 curves upwards, towards the top of the page. Path 2 goes straight on. Path 3 curves downwards.',
    height: 200,
  },
  rect(110, 12, 158, 158, 'l sunk'),
  dots.join(''),
  midArrow(16, 91, 110, 91, 'l thick', 0.6),
  polyline(bent(-1), 'r'),
  polyline(bent(1), 'r'),
  line(110, 91, 300, 91, 'r'),
  text(20, 80, 'beam'),
  text(190, 40, '1', { cls: 'b' }),
  text(306, 96, '2', { cls: 'b' }),
  text(190, 153, '3', { cls: 'b' }),
  text(189, 190, 'field out of the page', middle),
)

export const figures = [
  emfGraph,
  emfAsked,
  emfAnswer,
  coilPositions,
  wireOnCard,
  solenoidAsked,
  solenoidAnswer,
  fireAlarm,
  wireUnderPole,
  foilStrip,
  threePaths,
]
