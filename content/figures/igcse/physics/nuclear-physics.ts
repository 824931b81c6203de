import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { tongs } from '@/lib/figures/laboratory/heating'
import { absorption, atom, decayPoints, deflection, nucleus } from '@/lib/figures/nuclear'
import {
  arc,
  arrow,
  circle,
  curve,
  dimension,
  dot,
  line,
  type Point,
  pointer,
  polar,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const atomStructure = figure(
  {
    name: 'nuclear-physics/atom-structure',
    title: 'A simple model of an atom',
    description:
      'A small positive nucleus is at the centre. Three negative electrons move round it in two circular orbits: two electrons in the inner orbit and one in the outer orbit. The drawing is not to scale: a real nucleus is far smaller compared with the atom.',
    height: 196,
  },
  circle(100, 98, 48, 'l thin'),
  circle(100, 98, 82, 'l thin'),
  circle(100, 98, 13, 'r rw'),
  text(100, 103, '+', { anchor: 'middle', cls: 'b' }),
  ...([polar(100, 98, 48, 90), polar(100, 98, 48, 270), polar(100, 98, 82, 20)] as Point[]).map(
    ([x, y]) => circle(x, y, 8, 'p w') + text(x, y + 4, '−', { anchor: 'middle', cls: 'b' }),
  ),
  pointer(216, 124, 113, 101, 'nucleus (positive)'),
  pointer(216, 62, 187, 69, 'electron (negative)'),
  pointer(216, 168, 164, 149, 'orbit'),
  text(216, 24, 'not to scale', { cls: 's' }),
)

const ions = figure(
  {
    name: 'nuclear-physics/ions',
    title: 'An atom and two ions',
    description:
      'Left: a neutral lithium atom with a nucleus of charge 3 plus and three electrons. Middle: a positive lithium ion, which has lost one electron: 3 plus and two electrons. Right: a negative fluoride ion, which has gained one electron: its nucleus has charge 9 plus and it has ten electrons.',
    height: 172,
  },
  atom(58, 66, [2, 1], 26, 20, '3+'),
  atom(172, 66, [2], 26, 20, '3+'),
  atom(290, 66, [2, 8], 26, 22, '9+'),
  text(58, 138, 'lithium atom\n3+, 3−: neutral', { anchor: 'middle', cls: 's' }),
  text(172, 138, 'lithium ion\n3+, 2−: 1+', { anchor: 'middle', cls: 's' }),
  text(290, 138, 'fluoride ion\n9+, 10−: 1−', { anchor: 'middle', cls: 's' }),
)

const scatteringExperiment = figure(
  {
    name: 'nuclear-physics/scattering-experiment',
    title: 'Firing alpha particles at a thin metal foil',
    description:
      'In an evacuated chamber, a source sends a narrow beam of alpha particles to the right, at a thin gold foil. A detector can be moved round the foil. Position A is straight ahead: most particles arrive there. Position B is to one side: a few arrive. Position C is on the side of the source: very few arrive.',
    height: 224,
  },
  circle(176, 112, 100, 'l thin'),
  rect(90, 100, 34, 24, 'l sunk'),
  line(124, 112, 170, 112, 'p'),
  arrow(176, 112, 262, 112, { cls: 'p thick', head: 13 }),
  arrow(176, 112, ...polar(176, 112, 82, 38), { cls: 'p' }),
  arrow(176, 112, ...polar(176, 112, 82, 142), { cls: 'p dash' }),
  rect(172, 80, 7, 64, 'l hl'),
  text(107, 142, 'source', { anchor: 'middle' }),
  text(176, 164, 'gold foil', { anchor: 'middle' }),
  text(176, 196, 'vacuum', { anchor: 'middle', cls: 's' }),
  text(284, 117, 'A: most', { cls: 'b' }),
  text(264, 46, 'B: a few', { cls: 'b' }),
  text(88, 46, 'C: very few', { anchor: 'end', cls: 'b' }),
)

/** The path of an alpha particle that aims to pass `aside` above (or below, when negative) a nucleus that repels it. */
function alphaPath(nucleusX: number, nucleusY: number, aside: number): Shape {
  const headOn = 10
  const [b, side] = [Math.abs(aside), Math.sign(aside)]
  const last = 2 * Math.atan((2 * b) / headOn)
  const path: Point[] = []
  for (let at = 1; at < 800; at++) {
    const turned = (last * at) / 800
    const r = 1 / (Math.sin(turned) / b - (headOn / (2 * b * b)) * (1 - Math.cos(turned)))
    const [x, y] = [nucleusX - r * Math.cos(turned), nucleusY - side * r * Math.sin(turned)]
    const before = path[path.length - 1]
    const apart = before === undefined || Math.hypot(x - before[0], y - before[1]) >= Math.max(2, r / 8)
    if (r > 0 && apart && x >= 20 && x <= 330 && y >= 16 && y <= 206) path.push([x, y])
  }
  const [from, to] = path.slice(-2)
  return curve(path, 'p') + (from && to ? arrow(...from, ...to, { cls: 'p' }) : '')
}

const alphaPaths = figure(
  {
    name: 'nuclear-physics/alpha-paths',
    title: 'Paths of alpha particles near a nucleus',
    description:
      'Six alpha particles travel to the right towards a positive nucleus. Those far from it pass almost straight on. Those nearer are pushed away from the nucleus and deflected, more the closer they come. One that heads almost straight for the nucleus is turned back.',
    height: 214,
  },
  ...[70, 36, 16, 2, -36, -70].map(aside => alphaPath(190, 112, aside)),
  circle(190, 112, 7, 'r rw'),
  text(190, 116.5, '+', { anchor: 'middle' }),
  pointer(254, 118, 198, 113, 'nucleus'),
  text(20, 170, 'α-particles'),
)

const isotopes = figure(
  {
    name: 'nuclear-physics/hydrogen-isotopes',
    title: 'Three isotopes of hydrogen',
    description:
      'Three nuclei. Hydrogen-1 has one proton. Hydrogen-2 has one proton and one neutron. Hydrogen-3 has one proton and two neutrons. Protons are marked with a plus sign; neutrons are blank.',
    height: 134,
  },
  ...(
    [
      [60, [[0, 0]]],
      [
        180,
        [
          [-13, 0],
          [13, 0],
        ],
      ],
      [
        300,
        [
          [0, -12],
          [-13, 10],
          [13, 10],
        ],
      ],
    ] as [number, Point[]][]
  ).flatMap(([x, places]) =>
    places.map(
      ([dx, dy], at) =>
        circle(x + dx, 42 + dy, 13, at === 0 ? 'r rw' : 'l sheet') +
        (at === 0 ? text(x + dx, 46.5 + dy, '+', { anchor: 'middle', cls: 'b' }) : ''),
    ),
  ),
  text(60, 92, 'hydrogen-1', { anchor: 'middle' }),
  text(180, 92, 'hydrogen-2', { anchor: 'middle' }),
  text(300, 92, 'hydrogen-3', { anchor: 'middle' }),
  text(60, 112, '1 proton', { anchor: 'middle', cls: 's' }),
  text(180, 112, '1 proton\n1 neutron', { anchor: 'middle', cls: 's' }),
  text(300, 112, '1 proton\n2 neutrons', { anchor: 'middle', cls: 's' }),
)

const neutron = (x: number, y: number): Shape => circle(x, y, 6, 'l sheet')

/** Nucleons of a light nucleus side by side, so that each can be counted: protons first. */
function lightNucleus(
  x: number,
  y: number,
  radius: number,
  protons: number,
  places: readonly Point[],
): Shape {
  return places
    .map(([dx, dy], at) =>
      circle(x + dx * radius, y + dy * radius, radius, at < protons ? 'r rw' : 'l sheet'),
    )
    .join('')
}

const PAIR: readonly Point[] = [
  [-1, 0],
  [1, 0],
]
const TRIPLET: readonly Point[] = [
  [0, -1],
  [-1, 0.73],
  [1, 0.73],
]
const SQUARE: readonly Point[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
]

/** Says which circles are which, for those who do not see the colours. */
function key(x: number, y: number): Shape {
  return (
    circle(x, y - 4, 6, 'r rw') +
    text(x + 11, y, 'proton', { cls: 's' }) +
    circle(x + 68, y - 4, 6, 'l sheet') +
    text(x + 79, y, 'neutron', { cls: 's' })
  )
}

const fission = figure(
  {
    name: 'nuclear-physics/fission',
    title: 'Nuclear fission',
    description:
      'A neutron travels towards a large uranium-235 nucleus. The nucleus splits into two smaller nuclei, which fly apart, and releases three neutrons and energy.',
    height: 190,
  },
  neutron(20, 92),
  arrow(30, 92, 62, 92),
  text(8, 72, 'neutron'),
  key(14, 182),
  nucleus(104, 92, 14, 20, 6),
  text(104, 150, 'uranium-235', { anchor: 'middle' }),
  arrow(152, 92, 196, 92),
  text(174, 82, 'splits', { anchor: 'middle', cls: 's' }),
  nucleus(244, 42, 8, 10, 6),
  nucleus(244, 146, 6, 8, 6),
  arrow(276, 34, 304, 20),
  arrow(274, 152, 304, 166),
  ...[62, 92, 122].flatMap(y => [
    neutron(236, 92 + (y - 92) * 0.35),
    arrow(248, 92 + (y - 92) * 0.4, 292, y),
  ]),
  text(298, 96, 'neutrons'),
  text(200, 20, 'two smaller', { anchor: 'end' }),
  text(200, 36, 'nuclei', { anchor: 'end' }),
)

const fusion = figure(
  {
    name: 'nuclear-physics/fusion',
    title: 'Nuclear fusion',
    description:
      'A hydrogen-2 nucleus, with one proton and one neutron, and a hydrogen-3 nucleus, with one proton and two neutrons, move towards each other at high speed. They join to make a helium-4 nucleus, with two protons and two neutrons. One neutron and energy are released.',
    height: 206,
  },
  lightNucleus(40, 46, 9, 1, PAIR),
  lightNucleus(40, 126, 9, 1, TRIPLET),
  arrow(64, 56, 112, 76),
  arrow(64, 116, 112, 96),
  text(12, 20, 'hydrogen-2'),
  text(12, 166, 'hydrogen-3'),
  key(216, 196),
  arrow(134, 86, 182, 86),
  text(158, 76, 'join', { anchor: 'middle', cls: 's' }),
  lightNucleus(232, 60, 9, 2, SQUARE),
  arrow(256, 52, 300, 36),
  text(232, 24, 'helium-4', { anchor: 'middle' }),
  circle(232, 124, 9, 'l sheet'),
  arrow(246, 128, 300, 146),
  text(232, 158, 'neutron', { anchor: 'middle' }),
)

const detector = figure(
  {
    name: 'nuclear-physics/detector-and-counter',
    title: 'Measuring a count rate',
    description:
      'A radioactive source stands a short distance in front of a detector, a Geiger–Müller tube. Two wires join the tube to a counter, whose display shows the number of counts.',
    height: 130,
  },
  rect(20, 46, 30, 30, 'l sunk', 3),
  text(35, 96, 'source', { anchor: 'middle' }),
  dimension(52, 30, 110, 30, ''),
  text(81, 20, 'distance', { anchor: 'middle', cls: 's' }),
  ...[-6, 0, 6].map(dy => arrow(54, 61 + dy, 104, 61 + dy * 2, { cls: 'p' })),
  rect(110, 44, 96, 34, 'l w', 4),
  line(122, 61, 200, 61, 'l thin'),
  text(158, 96, 'detector', { anchor: 'middle' }),
  text(158, 112, '(GM tube)', { anchor: 'middle' }),
  polyline([
    [206, 54],
    [250, 54],
  ]),
  polyline([
    [206, 68],
    [250, 68],
  ]),
  rect(250, 34, 92, 54, 'l sheet', 4),
  rect(262, 44, 68, 26, 'l sunk'),
  text(296, 62, '0427', { anchor: 'middle', cls: 'b' }),
  text(296, 108, 'counter', { anchor: 'middle' }),
)

const stopped = figure(
  {
    name: 'nuclear-physics/penetration',
    title: 'What stops alpha, beta and gamma',
    description:
      'Three radiations travel to the right towards a sheet of paper, a few millimetres of aluminium and several centimetres of lead. Alpha is stopped by the paper. Beta passes through the paper and is stopped by the aluminium. Gamma passes through paper and aluminium; thick lead absorbs most of it, but a little still comes through.',
    height: 150,
  },
  absorption(14, 8, 330),
)

const electricField = figure(
  {
    name: 'nuclear-physics/electric-field',
    title: 'Alpha, beta and gamma in an electric field',
    description:
      'The three radiations travel to the right between two level plates, the upper positive and the lower negative. Beta bends upwards, towards the positive plate, by a large amount. Alpha bends downwards, towards the negative plate, by a small amount. Gamma goes straight on.',
    height: 164,
  },
  deflection(36, 80, 262),
  text(36, 68, 'beam', { anchor: 'middle', cls: 's' }),
)

function crosses(x: number, y: number, columns: number, rows: number, gap: number): Shape {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [cx, cy] = [x + (at % columns) * gap, y + Math.floor(at / columns) * gap]
    return line(cx - 3, cy - 3, cx + 3, cy + 3, 'l thin') + line(cx - 3, cy + 3, cx + 3, cy - 3, 'l thin')
  }).join('')
}

const magneticField = figure(
  {
    name: 'nuclear-physics/magnetic-field',
    title: 'Alpha, beta and gamma in a magnetic field',
    description:
      'A magnetic field is directed into the page, shown by crosses. The three radiations enter from the left. Alpha curves gently upwards. Beta curves sharply downwards, in the opposite direction. Gamma goes straight on.',
    height: 214,
  },
  crosses(96, 30, 6, 5, 36),
  arrow(16, 102, 330, 102, { cls: 'p', label: 'γ' }),
  arc(76, 102 - 420, 420, 270, 301, 'p'),
  text(298, 40, 'α', { cls: 'b' }),
  arc(76, 162, 60, 90, -30, 'p'),
  text(136, 206, 'β', { cls: 'b', anchor: 'middle' }),
  text(16, 92, 'beam'),
  text(352, 196, 'field into the page', { anchor: 'end', cls: 's' }),
)

const twoDecays = figure(
  {
    name: 'nuclear-physics/two-decays',
    title: 'Alpha decay and beta decay of a nucleus',
    description:
      'Top: in alpha decay a large nucleus gives out an alpha particle, which is two protons and two neutrons. The nucleus left behind has two protons and two neutrons fewer. Bottom: in beta decay a neutron in the nucleus changes into a proton, and a fast electron is given out. The nucleus left behind has one neutron fewer and one proton more.',
    height: 236,
  },
  text(8, 18, 'α-decay', { cls: 'b' }),
  key(224, 18),
  nucleus(70, 66, 9, 13, 6),
  arrow(112, 66, 154, 66),
  nucleus(194, 66, 7, 11, 6),
  text(194, 116, '*Z* − 2, *A* − 4', { anchor: 'middle' }),
  lightNucleus(262, 58, 6, 2, SQUARE),
  arrow(282, 58, 340, 46),
  text(256, 90, 'α-particle'),
  text(8, 142, 'β-decay', { cls: 'b' }),
  nucleus(70, 186, 7, 12, 6),
  arrow(112, 186, 154, 186),
  nucleus(194, 186, 8, 11, 6),
  text(194, 232, '*Z* + 1, *A* same', { anchor: 'middle' }),
  dot(258, 180, 'pd', 4),
  arrow(270, 180, 340, 166, { cls: 'p' }),
  text(256, 208, 'β (electron)'),
)

const decay = graph({
  x: { label: '*t* / h', max: 24, ticks: [0, 6, 12, 18, 24], grid: true },
  y: { label: 'count rate / counts per min', max: 800, ticks: [0, 200, 400, 600, 800], grid: true },
})
const decayCurve = figure(
  {
    name: 'nuclear-physics/decay-curve',
    title: 'A decay curve with its half-life',
    description:
      'Corrected count rate in counts per minute against time in hours. The curve starts at 800, falls to 400 at 6 hours, to 200 at 12 hours, to 100 at 18 hours and to 50 at 24 hours. Dashed lines lead from 400 and from 200 across to the curve and down to 6 hours and 12 hours. Each halving takes 6 hours.',
    height: 244,
  },
  decay.axes,
  decay.curve(decayPoints(800, 6, 24)),
  decay.guide(6, 400),
  decay.guide(12, 200),
  decay.label(6.4, 430, 'half of 800 after 6 h'),
  decay.label(12.4, 230, 'a quarter after 12 h'),
)

const raw = graph({
  x: { label: '*t* / min', max: 32, ticks: [0, 8, 16, 24, 32], grid: true },
  y: {
    label: 'measured count rate / counts per min',
    max: 500,
    ticks: [0, 100, 200, 300, 400, 500],
    grid: true,
  },
})
const backgroundCurve = figure(
  {
    name: 'nuclear-physics/background-curve',
    title: 'A decay curve that includes background',
    description:
      'Measured count rate in counts per minute against time in minutes. The curve starts at 424 and falls through 224 at 8 minutes, 124 at 16 minutes, 74 at 24 minutes and 49 at 32 minutes. It does not fall towards zero but towards a dashed level line at 24 counts per minute, the background.',
    height: 244,
  },
  raw.axes,
  raw.curve(decayPoints(400, 8, 32).map(([time, rate]): Point => [time, rate + 24])),
  raw.points([
    [0, 424],
    [8, 224],
    [16, 124],
    [24, 74],
    [32, 49],
  ]),
  raw.line(
    [
      [0, 24],
      [32, 24],
    ],
    'r dash',
  ),
  raw.label(9, 256, 'source and background'),
  raw.label(0.8, 36, 'background', { cls: 'tr' }),
)

const thickness = figure(
  {
    name: 'nuclear-physics/thickness-control',
    title: 'Controlling the thickness of paper',
    description:
      'Two rollers press a sheet of paper, which moves to the right. Beyond the rollers, a beta source lies below the sheet and a detector above it. The detector is connected to a control unit, which moves the rollers closer together or further apart.',
    height: 212,
  },
  circle(84, 96, 28, 'l sunk'),
  circle(84, 164, 28, 'l sunk'),
  text(84, 100, 'roller', { anchor: 'middle', cls: 's' }),
  text(84, 168, 'roller', { anchor: 'middle', cls: 's' }),
  rect(6, 124, 78, 12, 'l sheet'),
  rect(84, 127, 256, 6, 'l sheet'),
  arrow(290, 148, 340, 148),
  text(340, 166, 'paper', { anchor: 'end' }),
  rect(190, 176, 40, 18, 'l hl'),
  text(238, 190, 'β-source'),
  ...[-12, 0, 12].map(dx => arrow(210 + dx, 174, 210 + dx * 1.6, 108, { cls: 'p' })),
  rect(180, 72, 60, 30, 'l w'),
  text(210, 91, 'detector', { anchor: 'middle', cls: 's' }),
  polyline([
    [210, 72],
    [210, 40],
    [150, 40],
  ]),
  rect(50, 22, 100, 32, 'l sheet', 4),
  text(100, 42, 'control unit', { anchor: 'middle', cls: 's' }),
  arrow(84, 54, 84, 67, { head: 6 }),
)

const smokeAlarm = figure(
  {
    name: 'nuclear-physics/smoke-alarm',
    title: 'How a smoke alarm works',
    description:
      'Left: an alpha source between two charged plates ionises the air, and the ions carry a small current between the plates. Right: smoke between the plates absorbs alpha particles, so there are fewer ions, the current falls and the alarm sounds.',
    height: 172,
  },
  ...[20, 200].flatMap((x, at) => [
    line(x + 16, 24, x + 126, 24, 'l thick'),
    line(x + 16, 104, x + 126, 104, 'l thick'),
    text(x + 6, 28, '+', { anchor: 'middle' }),
    text(x + 6, 108, '−', { anchor: 'middle' }),
    rect(x + 60, 92, 24, 10, 'l hl'),
    ...(at === 0 ? [130, 110, 90, 70, 50] : []).map(turn => {
      const [endX, endY] = polar(x + 72, 90, 54, turn)
      return arrow(x + 72, 90, endX, endY, { cls: 'p', head: 6 })
    }),
    ...(at === 1 ? [130, 110, 90, 70, 50] : []).map(turn => {
      const [endX, endY] = polar(x + 72, 90, 24, turn)
      return arrow(x + 72, 90, endX, endY, { cls: 'p', head: 6 })
    }),
  ]),
  curve(
    [
      [222, 62],
      [240, 40],
      [262, 48],
      [284, 36],
      [306, 46],
      [320, 60],
    ],
    'l thin',
  ),
  text(272, 58, 'smoke', { anchor: 'middle', cls: 's' }),
  text(92, 130, 'clean air:\nions carry a current', { anchor: 'middle' }),
  text(272, 130, 'smoke: fewer ions,\nthe current falls', { anchor: 'middle' }),
)

const threeWays = figure(
  {
    name: 'nuclear-physics/three-ways',
    title: 'Three ways to reduce exposure',
    description:
      'Three small pictures. Time: a clock, with the words work quickly. Distance: a source and a person far apart, with long tongs between. Shielding: a source behind a lead screen, which stops the radiation before it reaches a person.',
    height: 150,
  },
  text(58, 18, 'time', { anchor: 'middle', cls: 'b' }),
  circle(58, 66, 32),
  line(58, 66, 58, 42),
  line(58, 66, 74, 60),
  text(58, 124, 'work quickly', { anchor: 'middle' }),
  text(178, 18, 'distance', { anchor: 'middle', cls: 'b' }),
  rect(132, 60, 12, 12, 'l hl'),
  tongs(138, 66, 66, 0, 13),
  circle(222, 44, 8),
  line(222, 52, 222, 88),
  polyline([
    [222, 60],
    [212, 74],
    [202, 78],
  ]),
  text(178, 124, 'use long tongs', { anchor: 'middle' }),
  text(302, 18, 'shielding', { anchor: 'middle', cls: 'b' }),
  rect(262, 60, 12, 12, 'l hl'),
  ...[-10, 0, 10].map(dy => arrow(276, 66 + dy / 3, 296, 66 + dy, { cls: 'p', head: 6 })),
  rect(298, 34, 12, 62, 'l sunk'),
  circle(334, 48, 8),
  line(334, 56, 334, 88),
  text(302, 124, 'lead screen', { anchor: 'middle' }),
)

export const figures = [
  atomStructure,
  ions,
  scatteringExperiment,
  alphaPaths,
  isotopes,
  fission,
  fusion,
  detector,
  stopped,
  electricField,
  magneticField,
  twoDecays,
  decayCurve,
  backgroundCurve,
  thickness,
  smokeAlarm,
  threeWays,
]
