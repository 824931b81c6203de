import { component, current, terminal, transformer, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { flemingHand } from '@/lib/figures/laboratory/hands'
import { barMagnet, uniformField, wireEnd, wireField } from '@/lib/figures/magnet'
import {
  arc,
  arrow,
  centred,
  circle,
  curve,
  dot,
  line,
  midArrow,
  type Point,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const

// 4.4 Electrical safety

function mains(): Shape {
  return (
    rect(214, 34, 116, 116, 'l sunk') +
    terminal(64, 56, 'live', 'end') +
    terminal(64, 134, 'neutral', 'end') +
    terminal(64, 184, 'earth', 'end') +
    component('fuse', 68, 56, 144, 56, { label: 'fuse' }) +
    component('switch-closed', 144, 56, 206, 56, { label: 'switch' }) +
    wire([
      [206, 56],
      [250, 56],
    ]) +
    component('heater', 250, 56, 250, 134) +
    wire([
      [250, 134],
      [68, 134],
    ]) +
    wire(
      [
        [290, 150],
        [290, 184],
        [68, 184],
      ],
      'g',
    ) +
    dot(290, 150, 'd', 4)
  )
}

const mainsCircuit = figure(
  {
    name: 'electricity-and-magnetism-2/mains-circuit',
    title: 'A heater connected to the live, neutral and earth wires',
    description:
      'Three mains terminals are on the left: live at the top, neutral below it, earth at the bottom. The live wire passes through a fuse and then a switch, and goes to one end of a heater. The other end of the heater is connected to the neutral wire. The heater is inside a metal case. The earth wire is connected to the metal case and not to the heater. The fuse and the switch are both in the live wire.',
    height: 208,
  },
  mains(),
  text(270, 99, 'heater'),
  text(272, 24, 'metal case', middle),
  text(180, 202, 'earth wire: joined to the case', middle),
)

const earthFault = figure(
  {
    name: 'electricity-and-magnetism-2/earth-fault',
    title: 'What the earth wire does when the live wire touches the case',
    description:
      'The same circuit with a fault. Inside the metal case a loose piece of the live wire, drawn in red, touches the case. A large current passes from the live terminal through the fuse and the switch, along the loose wire to the case, and through the earth wire to the earth terminal. The heater is bypassed. The fuse is about to melt and cut off the live wire.',
    height: 208,
  },
  mains(),
  line(226, 56, 226, 36, 'r thick'),
  dot(226, 34, 'rd', 4),
  text(354, 24, 'loose live wire touches case', { anchor: 'end', cls: 'tr' }),
  text(106, 86, 'melts', { anchor: 'middle', cls: 'tr' }),
  arrow(274, 176, 150, 176, { cls: 'r' }),
  text(210, 168, 'large current', { anchor: 'middle', cls: 'tr' }),
  text(270, 99, 'heater'),
)

// Coils seen from the side: the front of each turn is drawn in ink, the back faint

type Coil = { x: number; y: number; turns: number; step: number; tall: number }

function coilBack({ x, y, turns, step, tall }: Coil): Shape {
  return Array.from({ length: turns - 1 }, (_, at) =>
    line(x + at * step + step * 0.4, y + tall, x + (at + 1) * step, y, 'f'),
  ).join('')
}

function coilFront({ x, y, turns, step, tall }: Coil): Shape {
  return Array.from({ length: turns }, (_, at) =>
    line(x + at * step, y, x + at * step + step * 0.4, y + tall, 'l thick'),
  ).join('')
}

function dial(x: number, y: number, needle: 'left' | 'zero' | 'right'): Shape {
  const lean = { left: -12, zero: 0, right: 12 }[needle]
  return (
    circle(x, y, 22, 'l sheet') +
    arc(x, y + 8, 22, 50, 130, 'f') +
    line(x, y + 10, x + lean, y - (needle === 'zero' ? 14 : 9), 'p') +
    text(x, y + 19, 'G', { anchor: 'middle', cls: 's' })
  )
}

function inductionRow(y: number, motion: 'in' | 'still' | 'out'): Shape {
  const coil: Coil = { x: 196, y, turns: 7, step: 14, tall: 36 }
  const magnet = motion === 'still' ? 92 : 66
  const way = motion === 'in' ? [96, 146] : [146, 96]
  return (
    coilBack(coil) +
    barMagnet(magnet, y + 6, 96, 24) +
    coilFront(coil) +
    wire([
      [196, y],
      [196, y - 10],
      [330, y - 10],
      [330, y - 4],
    ]) +
    wire([
      [285.6, y + 36],
      [285.6, y + 46],
      [330, y + 46],
      [330, y + 40],
    ]) +
    dial(330, y + 18, motion === 'in' ? 'right' : motion === 'out' ? 'left' : 'zero') +
    (motion === 'still' ? '' : arrow(way[0] ?? 0, y - 6, way[1] ?? 0, y - 6, { cls: 'p' }))
  )
}

const magnetAndCoil = figure(
  {
    name: 'electricity-and-magnetism-2/magnet-and-coil',
    title: 'Inducing an e.m.f. with a magnet and a coil',
    description:
      'Three drawings of a bar magnet, a coil and a centre-zero meter joined to the ends of the coil. First: the N pole of the magnet moves into the coil, and the needle of the meter deflects to the right. Second: the magnet is at rest close to the coil, and the needle stands at zero. Third: the N pole moves out of the coil, and the needle deflects to the left.',
    height: 292,
  },
  inductionRow(28, 'in'),
  text(8, 51, 'moving\nin', { cls: 's' }),
  inductionRow(124, 'still'),
  text(8, 147, 'at rest', { cls: 's' }),
  inductionRow(220, 'out'),
  text(8, 243, 'moving\nout', { cls: 's' }),
)

function opposing(y: number, approaches: boolean): Shape {
  const coil: Coil = { x: 212, y, turns: 7, step: 16, tall: 40 }
  const [from, to] = approaches ? [60, 110] : [110, 60]
  return (
    barMagnet(30, y + 6, 110, 28) +
    arrow(from, y - 6, to, y - 6, { cls: 'p' }) +
    coilBack(coil) +
    coilFront(coil) +
    wire([
      [212, y],
      [212, y - 10],
      [324, y - 10],
      [324, y + 40],
      [314.4, y + 40],
    ]) +
    centred(194, y + 20, approaches ? 'N' : 'S', 'tr b') +
    centred(342, y + 20, approaches ? 'S' : 'N', 'tr b')
  )
}

const opposingPoles = figure(
  {
    name: 'electricity-and-magnetism-2/opposing-poles',
    title: 'The induced poles of a coil oppose the motion of a magnet',
    description:
      'Upper drawing: the N pole of a magnet moves towards a coil. The ends of the coil are joined by a wire. The near end of the coil becomes an N pole and the far end an S pole, so the coil repels the approaching magnet. Lower drawing: the N pole moves away from the coil. The near end becomes an S pole and the far end an N pole, so the coil attracts the magnet that is leaving.',
    height: 216,
  },
  opposing(28, true),
  text(180, 92, 'N pole approaches: the coil repels it', middle),
  opposing(136, false),
  text(180, 200, 'N pole moves away: the coil attracts it', middle),
)

const rightHandRule = figure(
  {
    name: 'electricity-and-magnetism-2/right-hand-rule',
    title: 'The right-hand rule for induced current',
    description:
      'A right hand with thumb, first finger and second finger at right angles to each other. The thumb points up and shows the motion. The first finger points to the left and shows the magnetic field, from N to S. The second finger points towards you, out of the page, and shows the induced current.',
    height: 262,
  },
  flemingHand({
    hand: 'right',
    x: 210,
    y: 130,
    labels: {
      thumb: 'thuMb: Motion\n(up)',
      first: 'First finger:\nField (N to S)',
      second: 'seCond finger: Current\n(towards you)',
    },
  }),
)

const leftHandRule = figure(
  {
    name: 'electricity-and-magnetism-2/left-hand-rule',
    title: 'The left-hand rule for the force on a current',
    description:
      'A left hand with thumb, first finger and second finger at right angles to each other. The thumb points up and shows the force. The first finger points to the right and shows the magnetic field, from N to S. The second finger points towards you, out of the page, and shows the current.',
    height: 262,
  },
  flemingHand({
    hand: 'left',
    x: 150,
    y: 130,
    labels: {
      thumb: 'thuMb: Motion,\nthe force (up)',
      first: 'First finger:\nField (N to S)',
      second: 'seCond finger: Current\n(towards you)',
    },
  }),
)

// 4.5.2 and 4.5.5: a coil between poles; z runs away from the reader

const [CX, CY] = [180, 136]
function at3(x: number, y: number, z: number): Point {
  return [CX + x + 0.26 * z, CY - y - 0.46 * z]
}

function pole(from: number, to: number, letter: string): Shape {
  const [low, high, deep] = [-22, 22, 100]
  const face = (points: readonly (readonly [number, number, number])[], cls: string) =>
    polygon(
      points.map(([x, y, z]) => at3(x, y, z)),
      cls,
    )
  const [cx, cy] = at3((from + to) / 2, 0, 0)
  return (
    face(
      [
        [from, high, 0],
        [to, high, 0],
        [to, high, deep],
        [from, high, deep],
      ],
      'l sheet',
    ) +
    face(
      [
        [to, low, 0],
        [to, high, 0],
        [to, high, deep],
        [to, low, deep],
      ],
      'l sunk',
    ) +
    face(
      [
        [from, low, 0],
        [to, low, 0],
        [to, high, 0],
        [from, high, 0],
      ],
      'l sheet',
    ) +
    centred(cx, cy, letter, 'b')
  )
}

function along(a: Point, b: Point, cls: string, part?: number): Shape {
  return midArrow(a[0], a[1], b[0], b[1], cls, part)
}

/** The coil lying level; current along the left side away from the reader, or towards. */
function flatCoil(leftSide: 'away' | 'towards'): Shape {
  const [nearLeft, farLeft] = [at3(-52, 0, 0), at3(-52, 0, 100)]
  const [nearRight, farRight] = [at3(52, 0, 0), at3(52, 0, 100)]
  const away = leftSide === 'away'
  return (
    (away ? along(nearLeft, farLeft, 'r', 0.25) : along(farLeft, nearLeft, 'r', 0.75)) +
    line(...farLeft, ...farRight, 'r') +
    (away ? along(farRight, nearRight, 'r', 0.36) : along(nearRight, farRight, 'r', 0.64))
  )
}

function forces(label: string): Shape {
  const [lx, ly] = at3(-52, 0, 56)
  const [rx, ry] = at3(52, 0, 24)
  return (
    arrow(lx, ly, lx, ly - 62, { cls: 'l thick' }) +
    arrow(rx, ry, rx, ry + 50, { cls: 'l thick' }) +
    text(lx, ly - 68, label, middle)
  )
}

function acGenerator(): Shape {
  const ring = (z: number) => {
    const [x, y] = at3(0, 0, z)
    return circle(x, y, 15, 'l sheet') + circle(x, y, 5, 'l sunk')
  }
  const [farX, farY] = at3(0, 0, -56)
  const [nearX, nearY] = at3(0, 0, -124)
  return (
    wire([at3(-52, 0, 0), at3(-10, 0, 0), [nearX - 4, nearY - 14]], 'r') +
    wire([at3(52, 0, 0), at3(8, 0, 0), [farX + 4, farY - 14]], 'r') +
    ring(-56) +
    ring(-124) +
    rect(farX + 15, farY - 8, 14, 16, 'l sunk') +
    rect(nearX + 15, nearY - 8, 14, 16, 'l sunk') +
    wire([
      [farX + 29, farY],
      [306, farY],
    ]) +
    component('resistor', 306, farY, 306, 218) +
    wire([
      [306, 218],
      [nearX + 38, 218],
      [nearX + 38, nearY],
      [nearX + 29, nearY],
    ])
  )
}

const generator = figure(
  {
    name: 'electricity-and-magnetism-2/ac-generator',
    title: 'A simple a.c. generator',
    description:
      'A rectangular coil lies level between the N pole of a magnet on the left and the S pole on the right, so it is parallel to the field. It is turned clockwise as seen from the front: the left side moves up and the right side moves down. The induced current flows away from the reader along the left side and towards the reader along the right side. Each end of the coil is joined to its own complete slip ring. A carbon brush presses on each ring and connects it to a resistor outside.',
    height: 234,
  },
  pole(-130, -72, 'N'),
  flatCoil('away'),
  pole(72, 130, 'S'),
  forces('motion'),
  acGenerator(),
  pointer(76, 184, 151, 166, 'slip rings', 'end'),
  line(80, 179.5, 133, 191, 'l thin'),
  pointer(226, 193, 192, 170, 'brushes'),
  line(222, 188.5, 177, 187, 'l thin'),
  text(320, 195, 'load'),
)

function endView(x: number, y: number, angle: number): Shape {
  const [dx, dy] = [15 * Math.cos((angle * Math.PI) / 180), -15 * Math.sin((angle * Math.PI) / 180)]
  return (
    line(x - dx, y - dy, x + dx, y + dy, 'l thick') +
    circle(x - dx, y - dy, 4, 'l sheet') +
    dot(x + dx, y + dy, 'd', 4)
  )
}

const emf = graph({
  x: {
    label: 'time, in turns of the coil',
    max: 1,
    ticks: [0, 0.25, 0.5, 0.75, 1],
    format: v => ['0', '¼', '½', '¾', '1'][v * 4] ?? '',
    grid: true,
  },
  y: { label: 'e.m.f.', min: -1.15, max: 1.15 },
  left: 40,
  top: 112,
  width: 290,
  height: 140,
})

const generatorGraph = figure(
  {
    name: 'electricity-and-magnetism-2/generator-emf',
    title: 'The e.m.f. of an a.c. generator during one turn of its coil',
    description:
      'A graph of e.m.f. against time, with the coil drawn end-on above it at five moments. The field runs from left to right. At 0 the coil is upright, perpendicular to the field, and the e.m.f. is zero. After a quarter turn it is level, parallel to the field, and the e.m.f. has its positive peak. After half a turn it is upright and the e.m.f. is zero. After three quarters it is level and the e.m.f. has its negative peak. After one turn it is upright and the e.m.f. is zero again. The curve is one full sine wave.',
    height: 296,
  },
  text(6, 20, 'coil seen end-on; field from left to right', { cls: 's' }),
  [0, 0.25, 0.5, 0.75, 1].map((turn, index) => endView(emf.at(turn, 0)[0], 52, 90 - index * 90)).join(''),
  [76, 148, 221, 293].map(x => arrow(x - 12, 52, x + 12, 52, { cls: 'p', head: 6 })).join(''),
  emf.axes,
  emf.plot(t => Math.sin(2 * Math.PI * t), 0, 1),
)

const speeds = graph({
  x: { label: '*t* / s', max: 0.08, ticks: [0, 0.02, 0.04, 0.06, 0.08], grid: true },
  y: {
    label: 'e.m.f. / V',
    min: -8,
    max: 8,
    ticks: [-8, -4, 0, 4, 8],
    grid: true,
    format: v => String(v).replace('-', '−'),
  },
})

const generatorSpeeds = figure(
  {
    name: 'electricity-and-magnetism-2/generator-speeds',
    title: 'The same generator turned at two speeds',
    description:
      'Graph of e.m.f. in volts against time from 0 to 0.08 s. The solid curve, slow: a sine wave with peak 4 V and period 0.04 s, so two full waves are shown. The dashed curve, twice as fast: a sine wave with peak 8 V and period 0.02 s, so four full waves are shown.',
    height: 250,
  },
  speeds.axes,
  speeds.plot(t => 4 * Math.sin((2 * Math.PI * t) / 0.04), 0, 0.08, 'p thick'),
  curve(
    Array.from({ length: 97 }, (_, step): Point => {
      const t = (0.08 * step) / 96
      return speeds.at(t, 8 * Math.sin((2 * Math.PI * t) / 0.02))
    }),
    'r dash',
  ),
  text(150, 20, 'slow', { cls: 'tp' }),
  line(190, 15, 222, 15, 'r dash'),
  line(114, 15, 144, 15, 'p thick'),
  text(228, 20, 'twice as fast', { cls: 'tr' }),
)

// 4.5.3 Field of a current

const straightWire = figure(
  {
    name: 'electricity-and-magnetism-2/straight-wire-field',
    title: 'The magnetic field around a straight wire',
    description:
      'Two wires seen end-on, each at the centre of three circles. Left: a dot in the wire shows that the current comes out of the page, towards you; the arrows on the circles point anticlockwise. Right: a cross in the wire shows that the current goes into the page, away from you; the arrows point clockwise. In both drawings the gaps between the circles get wider further from the wire, because the field gets weaker.',
    height: 196,
  },
  wireField(88, 82, 'out'),
  text(88, 176, 'current out of the page', middle),
  text(88, 192, 'anticlockwise', { anchor: 'middle', cls: 'tp' }),
  wireField(270, 82, 'in'),
  text(270, 176, 'current into the page', middle),
  text(270, 192, 'clockwise', { anchor: 'middle', cls: 'tp' }),
)

function arrowHead([x1, y1]: Point, [x2, y2]: Point): Shape {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const side = (by: number): Point => [x2 - 8 * Math.cos(turn + by), y2 - 8 * Math.sin(turn + by)]
  return polygon([[x2, y2], side(0.4), side(-0.4)], 'pd')
}

function solenoidField(): Shape {
  const [cx, cy] = [180, 112]
  const loop = (side: number, inner: number, reach: number, rise: number): Shape => {
    const points: Point[] = [
      [cx, cy + side * inner],
      [cx + 78, cy + side * inner],
      [cx + 78 + reach, cy + side * (inner + rise * 0.4)],
      [cx + 70, cy + side * rise],
      [cx + 8, cy + side * (rise + 6)],
      [cx - 8, cy + side * (rise + 6)],
      [cx - 70, cy + side * rise],
      [cx - 78 - reach, cy + side * (inner + rise * 0.4)],
      [cx - 78, cy + side * inner],
      [cx, cy + side * inner],
    ]
    return (
      curve(points, 'p') +
      arrowHead([cx + 8, cy + side * (rise + 6)], [cx - 4, cy + side * (rise + 6)]) +
      arrowHead([cx - 8, cy + side * inner], [cx + 8, cy + side * inner])
    )
  }
  return (
    [-1, 1].map(side => loop(side, 9, 40, 62) + loop(side, 18, 18, 42)).join('') +
    midArrow(cx - 164, cy, cx + 164, cy, 'p', 0.94)
  )
}

const solenoidCoil: Coil = { x: 110, y: 82, turns: 8, step: 18, tall: 60 }

const solenoidFigure = figure(
  {
    name: 'electricity-and-magnetism-2/solenoid-field',
    title: 'The magnetic field of a solenoid',
    description:
      'A solenoid lies level. The current flows down the front of every turn. Inside, the field lines are parallel, close together and point to the right. They leave the right-hand end, which is the N pole, spread out, curve round outside above and below the solenoid, and enter the left-hand end, which is the S pole. The pattern outside is like that of a bar magnet.',
    height: 222,
  },
  coilBack(solenoidCoil),
  solenoidField(),
  coilFront(solenoidCoil),
  wire([
    [110, 82],
    [110, 20],
  ]),
  wire([
    [243.2, 142],
    [243.2, 204],
  ]),
  current(110, 30, 'down', ''),
  current(243.2, 196, 'down', ''),
  text(120, 22, 'current in', { cls: 's' }),
  text(253, 212, 'current out', { cls: 's' }),
  [110, 128, 146, 164, 182, 200, 218, 236]
    .map(x =>
      polygon(
        [
          [x + 4.6, 134],
          [x - 0.5, 124],
          [x + 8, 123],
        ],
        'd',
      ),
    )
    .join(''),
  text(60, 104, 'S', { anchor: 'middle', cls: 'b' }),
  text(296, 104, 'N', { anchor: 'middle', cls: 'b' }),
)

function relayDrawing(): Shape {
  const coil: Coil = { x: 62, y: 96, turns: 6, step: 12, tall: 32 }
  return (
    coilBack(coil) +
    rect(50, 104, 94, 16, 'l sunk') +
    coilFront(coil) +
    wire([
      [62, 96],
      [62, 62],
      [20, 62],
      [20, 104],
    ]) +
    component('cell', 20, 104, 20, 140) +
    component('switch', 20, 190, 20, 140) +
    wire([
      [20, 190],
      [126.8, 190],
      [126.8, 128],
    ]) +
    polygon(
      [
        [160, 44],
        [170, 44],
        [170, 142],
        [160, 142],
      ],
      'l sunk',
    ) +
    circle(165, 86, 5, 'l sheet') +
    rect(170, 50, 18, 8, 'l sunk') +
    line(190, 84, 190, 46, 'l thick') +
    line(214, 84, 214, 46, 'l thick') +
    dot(194, 54, 'd', 4) +
    dot(210, 54, 'd', 4) +
    wire([
      [190, 84],
      [190, 176],
    ]) +
    component('battery', 190, 176, 326, 176) +
    component('motor', 326, 176, 326, 84) +
    wire([
      [326, 84],
      [214, 84],
    ])
  )
}

const relay = figure(
  {
    name: 'electricity-and-magnetism-2/relay',
    title: 'A relay and its two circuits',
    description:
      'On the left, a coil on a soft-iron core is in series with a cell and a switch: the low-current circuit. Near the end of the core stands a soft-iron armature with a pivot in its middle. On the right, a separate circuit has a supply, a motor and a pair of contacts. When the coil is magnetised, the armature is attracted to the core, turns on its pivot and its upper end moves to the right and pushes the contacts together, so the motor circuit is complete.',
    height: 224,
  },
  relayDrawing(),
  pointer(40, 36, 72, 106, 'soft-iron core'),
  text(72, 150, 'coil', middle),
  text(165, 20, 'armature', middle),
  line(165, 25, 165, 44, 'l thin'),
  pointer(236, 40, 203, 54, 'contacts'),
  pointer(216, 120, 170, 88, 'pivot'),
  text(73, 214, 'low-current circuit', middle),
  text(258, 214, 'high-current circuit', middle),
  arrow(156, 132, 148, 132, { cls: 'r', head: 6 }),
  arrow(174, 70, 184, 70, { cls: 'r', head: 6 }),
)

function speakerDrawing(): Shape {
  return (
    polygon(
      [
        [40, 40],
        [150, 40],
        [150, 78],
        [70, 78],
        [70, 96],
        [150, 96],
        [150, 124],
        [70, 124],
        [70, 142],
        [150, 142],
        [150, 180],
        [40, 180],
      ],
      'l sheet',
    ) +
    centred(132, 59, 'N', 'b') +
    centred(132, 161, 'N', 'b') +
    centred(132, 110, 'S', 'b') +
    polygon(
      [
        [120, 84],
        [196, 84],
        [196, 90],
        [120, 90],
      ],
      'l sheet',
    ) +
    polygon(
      [
        [120, 130],
        [196, 130],
        [196, 136],
        [120, 136],
      ],
      'l sheet',
    ) +
    [124, 132, 140, 148].map(x => circle(x, 87, 3.5, 'r w') + circle(x, 133, 3.5, 'r w')).join('') +
    polyline(
      [
        [196, 84],
        [256, 30],
      ],
      'l thick',
    ) +
    polyline(
      [
        [196, 136],
        [256, 190],
      ],
      'l thick',
    ) +
    line(196, 84, 196, 136, 'l')
  )
}

const loudspeaker = figure(
  {
    name: 'electricity-and-magnetism-2/loudspeaker',
    title: 'A moving-coil loudspeaker',
    description:
      'A loudspeaker cut in half and seen from the side. A permanent magnet has a central S pole and a ring-shaped N pole around it. A coil of wire is wound on a light tube that fits in the gap between the poles. The tube is fixed to a paper cone. A double-headed arrow shows that the coil and the cone vibrate to and fro, left and right, along the axis.',
    height: 214,
  },
  speakerDrawing(),
  arrow(240, 110, 290, 110, { cls: 'p' }),
  arrow(250, 110, 210, 110, { cls: 'p' }),
  text(258, 136, 'vibration', { cls: 'tp' }),
  text(262, 40, 'cone'),
  pointer(176, 30, 146, 83, 'coil'),
  text(40, 202, 'permanent magnet'),
)

// 4.5.4 Force on a current

function forcePanel(x: number, y: number, out: boolean, fieldRight: boolean): Shape {
  const up = out === fieldRight
  const [left, right] = fieldRight ? ['N', 'S'] : ['S', 'N']
  const fields = [-22, 22].map(dy =>
    fieldRight
      ? midArrow(x + 22, y + dy, x + 128, y + dy, 'p', 0.2)
      : midArrow(x + 128, y + dy, x + 22, y + dy, 'p', 0.2),
  )
  return (
    rect(x, y - 32, 22, 64, 'l sheet') +
    centred(x + 11, y, left ?? '', 'b') +
    rect(x + 128, y - 32, 22, 64, 'l sheet') +
    centred(x + 139, y, right ?? '', 'b') +
    fields.join('') +
    arrow(x + 75, y, x + 75, y + (up ? -42 : 42), { cls: 'r thick' }) +
    wireEnd(x + 75, y, out ? 'out' : 'in') +
    text(x + 84, y + (up ? -32 : 44), 'force', { cls: 'tr' })
  )
}

const forceDirections = figure(
  {
    name: 'electricity-and-magnetism-2/force-directions',
    title: 'Reversing the current or the field reverses the force',
    description:
      'Four drawings of a wire, seen end-on, between two magnetic poles. First: field from left to right, current out of the page, force up. Second: the current is reversed and goes into the page; the field is unchanged; force down. Third: the field is reversed and runs from right to left; the current is out of the page; force down. Fourth: both are reversed; force up, as in the first.',
    height: 260,
  },
  forcePanel(12, 54, true, true),
  text(87, 118, '1  start', middle),
  forcePanel(196, 54, false, true),
  text(271, 118, '2  current reversed', middle),
  forcePanel(12, 180, true, false),
  text(87, 248, '3  field reversed', middle),
  forcePanel(196, 180, false, false),
  text(271, 248, '4  both reversed', middle),
)

function rails(): Shape {
  return (
    line(70, 130, 310, 130, 'l thick') +
    line(110, 66, 350, 66, 'l thick') +
    component('cell', 110, 66, 70, 130) +
    midArrow(232, 62, 190, 134, 'r thick', 0.5) +
    arrow(224, 98, 290, 98, { cls: 'l thick' }) +
    [150, 270].flatMap(x => [arrow(x, 28, x, 58, { cls: 'p' })]).join('')
  )
}

const rodOnRails = figure(
  {
    name: 'electricity-and-magnetism-2/rod-on-rails',
    title: 'A copper rod on rails in a magnetic field',
    description:
      'Two level copper rails run from left to right, one in front of the other. A cell joins their left-hand ends, with its positive terminal at the back rail. A loose copper rod lies across the rails. The magnetic field points straight down. The current in the rod flows from the back rail to the front rail, towards the reader. An arrow shows that the rod rolls along the rails to the right, away from the cell.',
    height: 166,
  },
  rails(),
  text(210, 20, 'magnetic field, downwards', { anchor: 'middle', cls: 'tp' }),
  text(296, 103, 'force'),
  text(184, 154, 'current in the rod: towards you', { anchor: 'middle', cls: 'tr' }),
  text(100, 60, '+', { anchor: 'end' }),
  text(78, 94, 'cell', { anchor: 'end' }),
)

const crosses = [0, 1, 2, 3, 4].flatMap(column =>
  [0, 1, 2, 3, 4].map(level => {
    const [x, y] = [124 + column * 36, 34 + level * 36]
    return line(x - 4, y - 4, x + 4, y + 4, 'p') + line(x - 4, y + 4, x + 4, y - 4, 'p')
  }),
)

const particleBeams = figure(
  {
    name: 'electricity-and-magnetism-2/particle-beams',
    title: 'Beams of charged particles in a magnetic field',
    description:
      'A region of magnetic field is filled with crosses: the field goes into the page. A beam moves into it from the left. If the particles are positive, the beam curves upwards. If they are electrons, the beam curves downwards. Outside the field the beam is straight.',
    height: 222,
  },
  rect(106, 16, 184, 184, 'l sunk'),
  crosses.join(''),
  midArrow(10, 108, 106, 108, 'l thick', 0.6),
  polyline(
    Array.from(
      { length: 21 },
      (_, i): Point => [106 + 130 * Math.sin((i / 20) * 0.95), 108 - 130 * (1 - Math.cos((i / 20) * 0.95))],
    ),
    'r thick',
  ),
  polyline(
    Array.from(
      { length: 21 },
      (_, i): Point => [106 + 130 * Math.sin((i / 20) * 0.95), 108 + 130 * (1 - Math.cos((i / 20) * 0.95))],
    ),
    'l thick dash',
  ),
  text(14, 98, 'beam'),
  arrow(211.7, 53.6, 217, 46, { cls: 'r thick', head: 10 }),
  arrow(211.7, 162.4, 217, 170, { cls: 'l thick', head: 10 }),
  line(290, 51.5, 222, 51.5, 'l thin'),
  line(290, 161.5, 222, 161.5, 'l thin'),
  text(294, 56, 'positive', { cls: 'tr' }),
  text(294, 166, 'electrons'),
  text(204, 216, 'field into the page', { anchor: 'middle', cls: 'tp' }),
)

// 4.5.5 Motor

function motorParts(): Shape {
  const [rx, ry] = at3(0, 0, -80)
  return (
    wire([at3(-52, 0, 0), at3(-10, 0, 0), [rx - 10, ry - 11]], 'r') +
    wire([at3(52, 0, 0), at3(10, 0, 0), [rx + 10, ry - 11]], 'r') +
    arc(rx, ry, 15, 112, 248, 'l thick') +
    arc(rx, ry, 15, -68, 68, 'l thick') +
    rect(rx - 30, ry - 8, 14, 16, 'l sunk') +
    rect(rx + 16, ry - 8, 14, 16, 'l sunk') +
    wire([
      [rx - 30, ry],
      [rx - 70, ry],
      [rx - 70, ry + 44],
      [rx - 20, ry + 44],
    ]) +
    wire([
      [rx + 30, ry],
      [rx + 70, ry],
      [rx + 70, ry + 44],
      [rx + 20, ry + 44],
    ]) +
    component('battery', rx + 24, ry + 44, rx - 24, ry + 44) +
    text(rx + 28, ry + 38, '+', middle) +
    text(rx - 28, ry + 38, '−', middle)
  )
}

const dcMotor = figure(
  {
    name: 'electricity-and-magnetism-2/dc-motor',
    title: 'A simple d.c. motor',
    description:
      'A rectangular coil lies level between an N pole on the left and an S pole on the right. Its two ends are joined to the two halves of a split ring. A brush presses on each half and is connected to a battery, the positive terminal on the right. The current flows away from the reader along the right side of the coil and towards the reader along the left side. The force on the left side is up and the force on the right side is down, so the coil turns clockwise as seen from the front.',
    height: 236,
  },
  pole(-130, -72, 'N'),
  flatCoil('towards'),
  pole(72, 130, 'S'),
  forces('force'),
  motorParts(),
  pointer(80, 204, 150, 185, 'split ring', 'end'),
  pointer(240, 200, 187, 178, 'brush'),
)

function couple(x: number, y: number, angle: number): Shape {
  const [dx, dy] = [34 * Math.cos((angle * Math.PI) / 180), -34 * Math.sin((angle * Math.PI) / 180)]
  return line(x - dx, y - dy, x + dx, y + dy, 'l thick')
}

const coilForces = figure(
  {
    name: 'electricity-and-magnetism-2/coil-forces',
    title: 'The forces on the two sides of a motor coil, seen end-on',
    description:
      'A coil seen end-on between an N pole on the left and an S pole on the right. Four field lines run from N to S. In the left side of the coil the current comes out of the page and the force on it is up. In the right side the current goes into the page and the force on it is down. The two forces are equal in size and opposite in direction, and they turn the coil clockwise.',
    height: 190,
  },
  uniformField(20, 44, 320, 92, 4),
  couple(180, 90, 0),
  arrow(146, 90, 146, 34, { cls: 'r thick' }),
  arrow(214, 90, 214, 146, { cls: 'r thick' }),
  wireEnd(146, 90, 'out'),
  wireEnd(214, 90, 'in'),
  text(146, 26, 'force up', { anchor: 'middle', cls: 'tr' }),
  text(214, 162, 'force down', { anchor: 'middle', cls: 'tr' }),
  text(180, 184, 'the coil turns clockwise', middle),
)

// 4.5.6 Transformer

const transformerFigure = figure(
  {
    name: 'electricity-and-magnetism-2/transformer',
    title: 'A simple step-up transformer',
    description:
      'A square ring of soft iron is the core. The primary coil, with 4 turns, is wound on its left side and connected to an a.c. supply. The secondary coil, with 8 turns, is wound on its right side and connected to a lamp. The two coils are not connected to each other.',
    height: 190,
  },
  transformer(120, 36, [4, 8]),
  wire([
    [114, 68],
    [56, 68],
  ]),
  polyline([
    [56, 68],
    [56, 80],
  ]),
  circle(56, 84, 4),
  circle(56, 98, 4),
  polyline([
    [56, 102],
    [56, 114],
  ]),
  wire([
    [56, 114],
    [114, 114],
  ]),
  wire([
    [246, 65],
    [304, 65],
  ]),
  component('lamp', 304, 65, 304, 111),
  wire([
    [304, 111],
    [246, 111],
  ]),
  text(180, 24, 'soft-iron core', middle),
  text(84, 166, 'primary coil', { anchor: 'middle', cls: 'tp' }),
  text(84, 182, '*N*_{p} = 4', { anchor: 'middle', cls: 'tp' }),
  text(276, 166, 'secondary coil', { anchor: 'middle', cls: 'tr' }),
  text(276, 182, '*N*_{s} = 8', { anchor: 'middle', cls: 'tr' }),
  text(44, 96, 'a.c. ∼', { anchor: 'end' }),
)

function station(x: number, width: number, label: string, cls = 'l sheet'): Shape {
  return rect(x, 40, width, 52, cls) + centred(x + width / 2, 66, label, 's')
}

function pylon(x: number): Shape {
  return (
    polyline(
      [
        [x - 9, 92],
        [x, 40],
        [x + 9, 92],
      ],
      'l',
    ) + line(x - 11, 54, x + 11, 54, 'l')
  )
}

const transmission = figure(
  {
    name: 'electricity-and-magnetism-2/transmission',
    title: 'From the power station to the home',
    description:
      'A chain from left to right. A power station supplies 25 kV to a step-up transformer. It raises the voltage to 400 kV for the transmission cables on pylons. A step-down transformer at the other end lowers the voltage to 230 V for homes.',
    height: 132,
  },
  station(2, 50, 'power\nstation'),
  station(64, 80, 'step-up\ntransformer', 'l w'),
  line(144, 54, 216, 54, 'p'),
  pylon(165),
  pylon(195),
  station(216, 80, 'step-down\ntransformer', 'l w'),
  station(308, 50, 'homes'),
  arrow(52, 66, 64, 66, { head: 6 }),
  arrow(296, 66, 308, 66, { head: 6 }),
  text(58, 116, '25 kV', middle),
  text(180, 116, '400 kV', { anchor: 'middle', cls: 'tp b' }),
  text(302, 116, '230 V', middle),
  text(180, 26, 'low current', { anchor: 'middle', cls: 'tp' }),
)

export const figures = [
  mainsCircuit,
  earthFault,
  magnetAndCoil,
  opposingPoles,
  rightHandRule,
  leftHandRule,
  generator,
  generatorGraph,
  generatorSpeeds,
  straightWire,
  solenoidFigure,
  relay,
  loudspeaker,
  forceDirections,
  rodOnRails,
  particleBeams,
  dcMotor,
  coilForces,
  transformerFigure,
  transmission,
]
