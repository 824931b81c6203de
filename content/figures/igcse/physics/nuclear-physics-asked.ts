import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { display } from '@/lib/figures/laboratory/measuring'
import { atom, rutherfordTrack } from '@/lib/figures/nuclear'
import {
  arrow,
  circle,
  curve,
  line,
  type Point,
  polar,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const twoParticles = figure(
  {
    name: 'nuclear-physics-asked/two-particles',
    title: 'Two particles, X and Y',
    description:
      'X has a nucleus marked 12+ and two orbits, with two and eight electrons. Y has a nucleus marked 17+ and three orbits, with two, eight and seven electrons.',
    height: 186,
  },
  atom(88, 80, [2, 8], 26, 24, '12+'),
  atom(262, 80, [2, 8, 7], 26, 22, '17+'),
  text(88, 178, 'X', { anchor: 'middle', cls: 'b' }),
  text(262, 178, 'Y', { anchor: 'middle', cls: 'b' }),
)

const hiddenNucleus = figure(
  {
    name: 'nuclear-physics-asked/hidden-charge',
    title: 'A particle whose nuclear charge is hidden',
    description:
      'A nucleus marked with a question mark. Two electrons are in the inner orbit and eight in the outer orbit.',
    height: 132,
    width: 200,
  },
  atom(100, 66, [2, 8], 28, 26, '?'),
)

const [foilX, foilY] = [200, 92]

function alpha(aim: number, drawn: boolean): Shape {
  const inside = rutherfordTrack(foilX, foilY, aim, 16).filter(
    ([x, y]) => x >= 44 && x <= 346 && y >= 8 && y <= 178,
  )
  const turning = inside.findIndex(([x, y]) => x > 84 || Math.abs(y - (foilY - aim)) > 30)
  if (!drawn) {
    const [start = [44, foilY - aim] as Point] = inside
    const end = inside[Math.max(1, turning)] ?? start
    return arrow(...start, ...end, { cls: 'p' })
  }
  const [tip = [0, 0], before = tip] = inside
    .slice(-4)
    .reverse()
    .filter((_, at) => at === 0 || at === 3)
  return polyline(inside, 'p') + arrow(...before, ...tip, { cls: 'p' })
}

const NAMES: readonly [string, number][] = [
  ['P', 64],
  ['Q', -24],
  ['R', 0.6],
]

function towards(drawn: boolean): Shape {
  return (
    NAMES.map(
      ([name, aim]) =>
        alpha(aim, drawn) +
        text(30, foilY - aim + (name === 'R' && drawn ? 12 : 5), name, { anchor: 'middle', cls: 'b' }),
    ).join('') +
    circle(foilX, foilY, 7, 'r rw') +
    text(foilX, foilY + 4.5, '+', { anchor: 'middle' }) +
    text(foilX + 14, foilY + 5, 'gold nucleus')
  )
}

const approaching = figure(
  {
    name: 'nuclear-physics-asked/three-alphas',
    title: 'Three alpha particles approach a gold nucleus',
    description:
      'Three arrows, P, Q and R, come from the left. P would pass far above the nucleus, Q a short distance below it. R heads straight for the nucleus. The paths near the nucleus are not drawn.',
    height: 190,
  },
  towards(false),
)

const scattered = figure(
  {
    name: 'nuclear-physics-asked/three-alphas-drawn',
    title: 'The paths of the three alpha particles',
    description:
      'P is bent upwards only slightly. Q is bent downwards through a larger angle. R comes close to the nucleus and goes back the way it came.',
    height: 190,
  },
  towards(true),
)

/** A nucleus with a plus sign on each proton. */
export function cluster(x: number, y: number, protons: number, neutrons: number, radius = 9): Shape {
  const total = protons + neutrons
  return Array.from({ length: total }, (_, at) => {
    const [px, py] = polar(x, y, total === 1 ? 0 : radius * 1.3 * Math.sqrt(at + 0.35), at * 137.5)
    const isProton = Math.floor(((at + 1) * protons) / total) > Math.floor((at * protons) / total)
    return isProton
      ? circle(px, py, radius, 'r rw') + text(px, py + 4.5, '+', { anchor: 'middle' })
      : circle(px, py, radius, 'l sheet')
  }).join('')
}

export function key(x: number, y: number): Shape {
  return (
    circle(x, y, 9, 'r rw') +
    text(x, y + 4.5, '+', { anchor: 'middle' }) +
    text(x + 15, y + 4.5, 'proton') +
    circle(x + 84, y, 9, 'l sheet') +
    text(x + 99, y + 4.5, 'neutron')
  )
}

const threeNuclei = figure(
  {
    name: 'nuclear-physics-asked/three-nuclei',
    title: 'Three nuclei, P, Q and R',
    description:
      'P has 3 protons and 3 neutrons. Q has 4 protons and 5 neutrons. R has 3 protons and 4 neutrons.',
    height: 136,
  },
  cluster(64, 44, 3, 3),
  cluster(180, 44, 4, 5),
  cluster(296, 44, 3, 4),
  ...['P', 'Q', 'R'].map((name, at) => text(64 + 116 * at, 98, name, { anchor: 'middle', cls: 'b' })),
  key(106, 120),
)

const wholeAtom = figure(
  {
    name: 'nuclear-physics-asked/atom-of-boron',
    title: 'A particle of boron',
    description:
      'A nucleus has 5 protons and 6 neutrons. Two electrons are in the inner orbit and three in the outer orbit. The drawing is not to scale.',
    height: 212,
  },
  atom(110, 106, [2, 3], 56, 34, ' '),
  cluster(110, 106, 5, 6),
  circle(232, 66, 4, 'pd'),
  text(246, 70.5, 'electron'),
  circle(232, 106, 9, 'r rw'),
  text(232, 110.5, '+', { anchor: 'middle' }),
  text(246, 110.5, 'proton'),
  circle(232, 146, 9, 'l sheet'),
  text(246, 150.5, 'neutron'),
)

const reaction = figure(
  {
    name: 'nuclear-physics-asked/reaction-of-two-nuclei',
    title: 'Two light nuclei react',
    description:
      'Left: two nuclei, each with one proton and one neutron, move towards each other. Right: a nucleus with two protons and one neutron, and a single particle X, which is hidden by a box.',
    height: 124,
  },
  cluster(34, 46, 1, 1),
  arrow(52, 46, 76, 46),
  cluster(138, 46, 1, 1),
  arrow(114, 46, 90, 46),
  arrow(168, 46, 212, 46, { cls: 'p' }),
  cluster(250, 46, 2, 1),
  text(286, 51, '+', { anchor: 'middle', cls: 'b' }),
  rect(306, 32, 28, 28, 'l sunk'),
  text(320, 51, 'X', { anchor: 'middle', cls: 'b' }),
  text(86, 84, 'before', { anchor: 'middle' }),
  text(290, 84, 'after', { anchor: 'middle' }),
  key(106, 110),
)

const counts = graph({
  x: { label: 'period', max: 6, ticks: [1, 2, 3, 4, 5] },
  y: { label: 'counts in two minutes', min: 30, max: 60, ticks: [30, 40, 50, 60], grid: true, parts: 5 },
  height: 150,
})

const background = figure(
  {
    name: 'nuclear-physics-asked/five-counts',
    title: 'Counts in five periods of two minutes',
    description:
      'Five crosses, one for each period from 1 to 5. The vertical axis goes from 30 to 60 counts in fine steps of 2. The crosses stand at 46, 52, 40, 48 and 44.',
    height: 222,
  },
  counts.axes,
  counts.points(
    [46, 52, 40, 48, 44].map((count, at): Point => [at + 1, count]),
    'p',
  ),
)

const shares: readonly [string, number][] = [
  ['radon gas', 50],
  ['rocks and buildings', 14],
  ['medical', 14],
  ['food and drink', 12],
  ['cosmic rays', 10],
]

const sources = figure(
  {
    name: 'nuclear-physics-asked/sources-at-one-place',
    title: 'Sources of the background radiation at one place',
    description:
      'A bar chart of the share of the background radiation in percent. Radon gas 50, rocks and buildings 14, medical 14, food and drink 12, cosmic rays 10.',
    height: 208,
  },
  ...[0, 10, 20, 30, 40, 50].map(
    at =>
      line(136 + at * 4, 12, 136 + at * 4, 162, 'f') +
      text(136 + at * 4, 180, String(at), { anchor: 'middle', cls: 's' }),
  ),
  ...[5, 15, 25, 35, 45].map(at => line(136 + at * 4, 12, 136 + at * 4, 162, 'f fine')),
  ...shares.map(
    ([name, share], at) =>
      rect(136, 18 + at * 29, share * 4, 18, 'l w') +
      text(130, 32 + at * 29, name, { anchor: 'end', cls: 's' }),
  ),
  line(136, 12, 136, 162),
  text(336, 200, 'share of the background / %', { anchor: 'end' }),
)

const far = graph({
  x: { label: 'distance / cm', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
  y: {
    label: 'count rate / counts per minute',
    max: 200,
    ticks: [0, 40, 80, 120, 160, 200],
    grid: true,
    parts: 4,
  },
})

const distance = figure(
  {
    name: 'nuclear-physics-asked/rate-and-distance',
    title: 'Count rate at different distances from a source',
    description:
      'Crosses on a graph of count rate against distance. At 5 cm the count rate is 190 counts per minute, at 10 cm 120, at 15 cm 80, at 20 cm 50, at 30 cm 30. From 40 cm to 60 cm the crosses lie between 15 and 25.',
    height: 240,
  },
  far.axes,
  far.points(
    [
      [5, 190],
      [10, 120],
      [15, 80],
      [20, 50],
      [30, 30],
      [40, 20],
      [45, 25],
      [50, 15],
      [55, 20],
      [60, 20],
    ],
    'p',
  ),
)

const rows: readonly [string, string, number][] = [
  ['nothing', '620', 0],
  ['sheet of paper', '410', 2],
  ['4 mm of aluminium', '409', 12],
  ['2 cm of lead', '140', 60],
]

const absorbers = figure(
  {
    name: 'nuclear-physics-asked/absorbers-and-counts',
    title: 'A source, three absorbers and the count rates',
    description:
      'Four rows show the same source and detector 3 cm apart. With nothing between them the display shows 620, with a sheet of paper 410, with 4 mm of aluminium 409 and with 2 cm of lead 140.',
    height: 258,
  },
  text(24, 16, 'source', { anchor: 'middle', cls: 's' }),
  text(166, 16, 'detector', { anchor: 'middle', cls: 's' }),
  text(290, 16, 'counts per minute', { anchor: 'middle', cls: 's' }),
  ...rows.map(([name, reading, thick], at) => {
    const y = 40 + at * 60
    return (
      rect(10, y - 9, 26, 18, 'l sunk') +
      (thick > 0 ? rect(80 - thick / 2, y - 17, thick, 34, 'l w') : '') +
      rect(126, y - 11, 80, 22, 'l sheet', 4) +
      line(206, y, 254, y, 'l thin') +
      display(254, y - 12, reading) +
      text(80, y + (at === 0 ? 4 : 30), name, { anchor: 'middle', cls: 's' })
    )
  }),
)

const three = figure(
  {
    name: 'nuclear-physics-asked/three-beams',
    title: 'Three radiations and three absorbers',
    description:
      'Three arrows, P, Q and R, point right towards a thin sheet of paper, 5 mm of aluminium and 5 cm of lead. P passes through the paper and ends in the aluminium. Q passes through everything, also the lead. R ends in the paper.',
    height: 190,
  },
  rect(116, 10, 3, 132, 'l sunk'),
  rect(196, 10, 9, 132, 'l sunk'),
  rect(262, 10, 34, 132, 'l sunk'),
  text(118, 162, 'paper', { anchor: 'middle' }),
  text(200, 162, 'aluminium\n5 mm', { anchor: 'middle' }),
  text(282, 162, 'lead\n5 cm', { anchor: 'middle' }),
  ...(
    [
      ['P', 34, 197],
      ['Q', 76, 350],
      ['R', 118, 116],
    ] as const
  ).map(([name, y, end]) => text(14, y + 5, name, { cls: 'b' }) + arrow(30, y, end, y, { cls: 'p' })),
)

/** The parabola of a charged particle that enters the field at (180, 140) and moves `far` along the plates. */
function deflected(bend: number, far: number): Shape {
  const at = (along: number): Point => [180 + bend * along ** 2, 140 - along]
  return (
    curve(
      [0, 0.2, 0.4, 0.6, 0.8, 0.97].map(part => at(part * far)),
      'p',
    ) + arrow(...at(far - 6), ...at(far), { cls: 'p' })
  )
}

function plates(drawn: boolean): Shape {
  return (
    rect(96, 20, 8, 120, 'l sunk') +
    rect(256, 20, 8, 120, 'l sunk') +
    text(84, 84, '+', { anchor: 'end', cls: 'b' }) +
    text(276, 84, '−', { cls: 'b' }) +
    (drawn
      ? line(180, 182, 180, 140, 'p') +
        deflected(-0.0062, 104) +
        deflected(0.0015, 124) +
        arrow(180, 140, 180, 10, { cls: 'p' }) +
        text(128, 36, 'β', { anchor: 'middle', cls: 'b' }) +
        text(174, 20, 'γ', { anchor: 'end', cls: 'b' }) +
        text(210, 26, 'α', { cls: 'b' })
      : arrow(180, 182, 180, 146, { cls: 'p' })) +
    text(190, 180, 'α, β and γ')
  )
}

const beam = figure(
  {
    name: 'nuclear-physics-asked/beam-between-plates',
    title: 'A beam that enters between two upright plates',
    description:
      'Two upright charged plates. The left one is positive, the right one negative. A beam of alpha, beta and gamma comes from below, half-way between the plates. The paths between the plates are not drawn.',
    height: 192,
  },
  plates(false),
)

const beamDrawn = figure(
  {
    name: 'nuclear-physics-asked/beam-between-plates-drawn',
    title: 'The three paths between the plates',
    description:
      'Alpha bends slightly to the right, towards the negative plate. Beta bends much more, to the left, towards the positive plate. Gamma goes straight on.',
    height: 192,
  },
  plates(true),
)

export const figures = [
  twoParticles,
  hiddenNucleus,
  approaching,
  scattered,
  threeNuclei,
  wholeAtom,
  reaction,
  background,
  sources,
  distance,
  absorbers,
  three,
  beam,
  beamDrawn,
]
