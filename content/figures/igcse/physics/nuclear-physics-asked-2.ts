import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'
import {
  arrow,
  circle,
  dot,
  line,
  type Point,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { cluster, key } from './nuclear-physics-asked'
import { squares } from './waves-asked'

function nucleusBox(x: number, name: string, protons: number, neutrons: number): Shape {
  return (
    rect(x, 24, 88, 64, 'l w', 6) +
    text(x + 44, 44, name, { anchor: 'middle', cls: 'b' }) +
    text(x + 44, 62, `${protons} protons\n${neutrons} neutrons`, { anchor: 'middle', cls: 's' })
  )
}

const twoEmissions = figure(
  {
    name: 'nuclear-physics-asked-2/two-emissions',
    title: 'A nucleus that emits radiation twice',
    description:
      'Three boxes joined by arrows. Nucleus A has 88 protons and 138 neutrons. After emission 1 it is nucleus B, with 86 protons and 136 neutrons. After emission 2 it is nucleus C, with 86 protons and 136 neutrons.',
    height: 124,
  },
  nucleusBox(6, 'A', 88, 138),
  nucleusBox(136, 'B', 86, 136),
  nucleusBox(266, 'C', 86, 136),
  arrow(96, 56, 134, 56, { cls: 'p' }),
  arrow(226, 56, 264, 56, { cls: 'p' }),
  text(115, 112, 'emission 1', { anchor: 'middle' }),
  text(245, 112, 'emission 2', { anchor: 'middle' }),
)

const beforeAfter = figure(
  {
    name: 'nuclear-physics-asked-2/before-and-after',
    title: 'A nucleus before and after a decay',
    description:
      'Before: a nucleus with 2 protons and 4 neutrons. After: a nucleus with 3 protons and 3 neutrons. The particle that is emitted is not drawn.',
    height: 132,
  },
  cluster(84, 40, 2, 4),
  arrow(132, 40, 226, 40, { cls: 'p' }),
  text(179, 30, 'decay', { anchor: 'middle' }),
  cluster(274, 40, 3, 3),
  text(84, 92, 'before', { anchor: 'middle' }),
  text(274, 92, 'after', { anchor: 'middle' }),
  key(106, 118),
)

const chart = graph({
  x: { label: 'proton number', min: 86.5, max: 91.5, ticks: [87, 88, 89, 90, 91], grid: true },
  y: { label: 'nucleon number', min: 222, max: 234, ticks: [224, 226, 228, 230, 232], grid: true },
  height: 180,
  width: 270,
})

function step(from: Point, to: Point, cls = 'p'): Shape {
  const [[x1, y1], [x2, y2]] = [chart.at(...from), chart.at(...to)]
  const away = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [((x2 - x1) / away) * 6, ((y2 - y1) / away) * 6]
  return arrow(x1 + ux, y1 + uy, x2 - ux, y2 - uy, { cls })
}

const PLACES: readonly [string, Point, number, 'start' | 'end'][] = [
  ['W', [90, 232], 10, 'start'],
  ['X', [88, 228], -10, 'end'],
  ['Y', [89, 228], 0, 'start'],
  ['Z', [90, 228], 10, 'start'],
]

function chain(): Shape {
  return (
    chart.axes +
    PLACES.map(
      ([name, place, dx, anchor]) =>
        dot(...chart.at(...place), 'd', 4) +
        chart.label(...place, name, {
          dx: name === 'Y' ? -4 : dx,
          dy: name === 'Y' ? 20 : 4,
          anchor,
          cls: 'b',
        }),
    ).join('') +
    step([90, 232], [88, 228]) +
    step([88, 228], [89, 228]) +
    step([89, 228], [90, 228])
  )
}

const decays = figure(
  {
    name: 'nuclear-physics-asked-2/chain-on-a-grid',
    title: 'Three decays on a grid of nucleon number and proton number',
    description:
      'Nucleon number on the vertical axis, proton number on the horizontal axis. W is at proton number 90, nucleon number 232. An arrow leads to X at 88, 228, the next to Y at 89, 228, and the last to Z at 90, 228.',
    height: 256,
  },
  chain(),
)

const decaysDrawn = figure(
  {
    name: 'nuclear-physics-asked-2/chain-on-a-grid-drawn',
    title: 'The next decay on the grid',
    description:
      'As before, with one more arrow: from Z at proton number 90, nucleon number 228 to a new point at 88, 224.',
    height: 256,
  },
  chain(),
  step([90, 228], [88, 224], 'r'),
  dot(...chart.at(88, 224), 'rd', 4),
)

const first = graph({
  x: { label: 'time / minutes', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 2 },
  y: {
    label: 'corrected count rate / counts per minute',
    max: 1200,
    ticks: [0, 200, 400, 600, 800, 1000, 1200],
    grid: true,
    parts: 2,
  },
})

const curveOne = figure(
  {
    name: 'nuclear-physics-asked-2/decay-in-an-hour',
    title: 'Decay curve of a source over one hour',
    description:
      'Corrected count rate in counts per minute against time from 0 to 60 minutes. The curve starts at 1200 and falls more and more slowly. It passes through 600 on the first fine line after 10 minutes, through 300 at 30 minutes and ends at 75 at 60 minutes.',
    height: 240,
  },
  first.axes,
  first.curve(decayPoints(1200, 15, 60)),
)

const second = graph({
  x: { label: 'time / h', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 4 },
  y: {
    label: 'corrected count rate / counts per second',
    max: 600,
    ticks: [0, 100, 200, 300, 400, 500, 600],
    grid: true,
    parts: 2,
  },
})

const curveTwo = figure(
  {
    name: 'nuclear-physics-asked-2/decay-in-ten-hours',
    title: 'Decay curve of a source over ten hours',
    description:
      'Corrected count rate in counts per second against time from 0 to 10 hours, with fine lines at each half hour. The curve starts at 600, passes through 300 between 2 and 3 hours and through 150 at 5 hours, and is below 50 at 10 hours.',
    height: 240,
  },
  second.axes,
  second.curve(decayPoints(600, 2.5, 10)),
)

const curveTwoDrawn = figure(
  {
    name: 'nuclear-physics-asked-2/decay-of-two-samples',
    title: 'Decay curves of two samples of the same isotope',
    description:
      'The first curve starts at 600. A second curve starts at 400 and passes through 200 at 2.5 hours, 100 at 5 hours and 50 at 7.5 hours. It stays below the first curve.',
    height: 240,
  },
  second.axes,
  second.curve(decayPoints(600, 2.5, 10)),
  second.curve(decayPoints(400, 2.5, 10), 'r'),
  second.label(1.4, 425, 'first sample', { dx: 4 }),
  second.label(0.6, 155, 'other\nsample', { cls: 'tr', dx: -8 }),
)

const third = graph({
  x: { label: 'time / h', max: 30, ticks: [0, 6, 12, 18, 24, 30], grid: true, parts: 3 },
  y: {
    label: 'measured count rate / counts per minute',
    max: 200,
    ticks: [0, 40, 80, 120, 160, 200],
    grid: true,
    parts: 4,
  },
})

const withBackground = figure(
  {
    name: 'nuclear-physics-asked-2/measured-rate',
    title: 'Measured count rate of a source, background included',
    description:
      'Measured count rate in counts per minute against time from 0 to 30 hours. The curve starts at 180 and passes through 100 at 6 hours and 60 at 12 hours. It comes close to a dashed level line, marked background, half-way between 0 and 40.',
    height: 240,
  },
  third.axes,
  third.line(
    [
      [0, 20],
      [30, 20],
    ],
    'l dash',
  ),
  third.curve(decayPoints(160, 6, 30).map(([time, rate]): Point => [time, rate + 20])),
  third.label(2, 20, 'background', { dy: -6 }),
)

/** A person seen from the front, feet at (x, y), 96 tall; one hand at `hand`. */
function person(x: number, y: number, hand: Point): Shape {
  return (
    circle(x, y - 86, 10) +
    line(x, y - 76, x, y - 38) +
    polyline([
      [x - 12, y],
      [x, y - 38],
      [x + 12, y],
    ]) +
    polyline([[x, y - 66], hand])
  )
}

const scene = figure(
  {
    name: 'nuclear-physics-asked-2/scene-in-a-laboratory',
    title: 'A technician with a source in a laboratory',
    description:
      'A technician holds a radioactive source in her bare hand. An arrow shows that the source points to the right, at a student who stands on the other side of a bench. On the bench are an open lead-lined box and a mug of tea.',
    height: 156,
  },
  ground(8, 142, 352, 142),
  person(40, 142, [76, 70]),
  person(316, 142, [292, 94]),
  rect(120, 100, 146, 8, 'l sunk'),
  line(132, 108, 132, 142),
  line(254, 108, 254, 142),
  rect(76, 64, 14, 10, 'l hl'),
  arrow(94, 69, 150, 69, { cls: 'p dash' }),
  pointer(92, 38, 84, 62, 'source'),
  rect(150, 76, 40, 24, 'l sunk'),
  line(190, 76, 200, 58, 'l'),
  pointer(166, 52, 172, 74, 'open lead-lined box'),
  rect(222, 84, 14, 16, 'l sheet'),
  circle(239, 92, 4, 'l thin'),
  text(212, 126, 'mug of tea', { anchor: 'middle' }),
  text(40, 38, 'technician', { anchor: 'middle', cls: 's' }),
  text(316, 38, 'student', { anchor: 'middle', cls: 's' }),
)

const container = figure(
  {
    name: 'nuclear-physics-asked-2/store-for-a-source',
    title: 'A container for a radioactive source, cut open',
    description:
      'A box with thick walls of lead, marked X, holds a small source. It stands in a cupboard that carries a triangular warning sign, marked Y, and has a lock, marked Z.',
    height: 176,
  },
  rect(60, 10, 240, 140, 'l'),
  rect(72, 50, 110, 88, 'l sunk'),
  rect(92, 70, 70, 48, 'l sheet'),
  circle(127, 100, 5, 'l hl'),
  text(70, 34, 'X: lead') + line(86, 40, 84, 58, 'l thin'),
  text(127, 89, 'source', { anchor: 'middle', cls: 's' }),
  polygon(
    [
      [226, 122],
      [248, 122],
      [237, 102],
    ],
    'l hl',
  ),
  text(237, 120, '!', { anchor: 'middle', cls: 'b' }),
  text(237, 76, 'Y: warning\nsign', { anchor: 'middle' }),
  rect(290, 76, 12, 16, 'l w'),
  text(310, 88, 'Z: lock'),
  text(180, 168, 'cupboard', { anchor: 'middle' }),
)

const workers = figure(
  {
    name: 'nuclear-physics-asked-2/three-workers',
    title: 'Plan of a room with a source and three workers',
    description:
      'A plan with squares 1 m wide. A gamma source is at the left. Worker P is 1 square to its right. Workers Q and R are each 4 squares further right than the source, Q one square above its level and R one square below. A thick lead screen stands between the source and R.',
    height: 222,
  },
  squares(30, 8, 6, 4, 50),
  dot(80, 108, 'rd', 6),
  text(80, 90, 'source', { anchor: 'middle' }),
  circle(130, 108, 10, 'l w'),
  circle(280, 58, 10, 'l w'),
  circle(280, 158, 10, 'l w'),
  text(130, 136, 'P', { anchor: 'middle', cls: 'b' }),
  text(300, 63, 'Q', { cls: 'b' }),
  text(300, 163, 'R', { cls: 'b' }),
  rect(226, 132, 14, 52, 'd'),
  text(233, 202, 'lead screen', { anchor: 'middle' }),
)

export const figures = [
  twoEmissions,
  beforeAfter,
  decays,
  decaysDrawn,
  curveOne,
  curveTwo,
  curveTwoDrawn,
  withBackground,
  scene,
  container,
  workers,
]
