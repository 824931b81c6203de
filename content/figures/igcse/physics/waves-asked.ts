import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { protractor } from '@/lib/figures/laboratory/instruments'
import { rule } from '@/lib/figures/laboratory/measuring'
import { angle, eye, glassBlock, mirror, ray, virtualRay } from '@/lib/figures/rays'
import {
  arc,
  circle,
  dot,
  line,
  midArrow,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { planeFronts, travels } from '@/lib/figures/waves'

const cmRule = rule({ x: 22, y: 132, length: 285, scale: { from: 0, to: 9.5, division: 0.5, numbered: 1 } })

const crests = figure(
  {
    name: 'waves-asked/crests-on-a-rule',
    title: 'A photograph of water waves beside a rule',
    description:
      'Six straight wavefronts, each along a crest, seen from above. They are the same distance apart and travel to the right. A rule marked in centimetres lies below them. The first crest is in line with 1.0 cm and the sixth with 8.5 cm.',
    height: 174,
  },
  travels(110, 26, 130),
  ...[0, 1, 2, 3, 4, 5].map(at => line(cmRule.at(1 + 1.5 * at)[0], 40, cmRule.at(1 + 1.5 * at)[0], 128, 'p')),
  cmRule.shape,
)

const profile = graph({
  x: { label: 'distance / m', max: 2, ticks: [0, 0.4, 0.8, 1.2, 1.6, 2], grid: true, parts: 4 },
  y: { label: 'displacement / cm', min: -2, max: 2, ticks: [-2, -1, 0, 1, 2], grid: true, parts: 2 },
  height: 148,
})

const rope = figure(
  {
    name: 'waves-asked/wave-on-a-rope',
    title: 'A wave on a rope at one moment',
    description:
      'Displacement in cm against distance in m, from 0 to 2.0 m. The curve starts at zero and rises to its first crest, half-way between 1 and 2 on the scale, at 0.2 m. It is back at zero at 0.4 m, falls as far below at 0.6 m, and is at zero again at 0.8 m. The pattern repeats.',
    height: 222,
  },
  profile.axes,
  profile.plot(x => 1.5 * Math.sin((2 * Math.PI * x) / 0.8), 0, 2),
)

/** Plane waves that pass below the end of a barrier. */
function past(drawn: boolean): Shape {
  const [x, y, spacing] = [130, 82, 20]
  const behind = [1, 2, 3, 4].map(
    at =>
      arc(x, y, (at - 0.5) * spacing, 0, 60, 'p') +
      line(x + (at - 0.5) * spacing, y, x + (at - 0.5) * spacing, y + 78, 'p'),
  )
  return (
    planeFronts(x - 3.5 * spacing, 20, 4, spacing, 140) +
    rect(x - 3, 14, 6, y - 14, 'd') +
    (drawn ? '' : text(x + 8, 26, 'barrier')) +
    travels(214, 176, 120) +
    (drawn ? behind.join('') : '')
  )
}

const edge = figure(
  {
    name: 'waves-asked/end-of-a-barrier',
    title: 'Plane waves at the end of a barrier, seen from above',
    description:
      'Four straight wavefronts travel to the right. A barrier, parallel to the wavefronts, stands in the way of their upper half. Its lower end is at half the height of the wavefronts. Nothing is drawn behind the barrier.',
    height: 184,
  },
  past(false),
)

const edgeDrawn = figure(
  {
    name: 'waves-asked/end-of-a-barrier-drawn',
    title: 'The wavefronts behind the barrier',
    description:
      'Behind the barrier there are four wavefronts, as far apart as those before it. Below the level of the end of the barrier they are straight and upright. Above it each goes on as an arc about the end of the barrier, into the space behind.',
    height: 184,
  },
  past(true),
)

const measured = figure(
  {
    name: 'waves-asked/ray-on-a-protractor',
    title: 'A protractor on a plane mirror',
    description:
      'A plane mirror lies level. A protractor stands on its surface, with its middle at the point where a ray meets the mirror. The ray comes from the upper left. The outer row of numbers begins with 0 at the left end of the mirror. The ray crosses it between 40 and 60, four small divisions of 2 degrees beyond 40.',
    height: 186,
  },
  protractor(180, 158, 128),
  mirror(30, 158, 330, 158),
  midArrow(...polar(180, 158, 152, 132), 180, 158, 'p', 0.78),
  text(26, 36, 'ray of light'),
)

const between = figure(
  {
    name: 'waves-asked/angle-between-rays',
    title: 'A ray reflected by an upright mirror',
    description:
      'A plane mirror stands upright, with its reflecting side on the left. An incident ray comes down from the upper left. The reflected ray goes down to the lower left. The angle between the two rays is 76 degrees. No normal is drawn.',
    height: 206,
  },
  mirror(250, 196, 250, 14),
  ray([polar(250, 105, 150, 142), [250, 105], polar(250, 105, 150, 218)]),
  angle(250, 105, 142, 218, '76°', 40),
  text(264, 196, 'mirror'),
)

/** Squares with their corner at (x, y). */
export function squares(x: number, y: number, columns: number, rows: number, cell: number): Shape {
  const down = Array.from({ length: columns + 1 }, (_, at) =>
    line(x + at * cell, y, x + at * cell, y + rows * cell, 'f'),
  )
  const across = Array.from({ length: rows + 1 }, (_, at) =>
    line(x, y + at * cell, x + columns * cell, y + at * cell, 'f'),
  )
  return down.join('') + across.join('')
}

function mirrorOnGrid(drawn: boolean): Shape {
  const [object, image, sees]: [Point, Point, Point] = [
    [90, 53],
    [270, 53],
    [120, 173],
  ]
  return (
    squares(30, 8, 20, 12, 15) +
    mirror(180, 188, 180, 8) +
    (drawn
      ? ray([object, [180, 125], sees]) +
        virtualRay(180, 125, ...image) +
        circle(...image, 4, 'p') +
        text(image[0] + 9, image[1] - 3, 'I', { cls: 'b' })
      : '') +
    dot(...object, 'pd', 4) +
    text(object[0] - 9, object[1] - 3, 'O', { anchor: 'end', cls: 'b' }) +
    eye(105, 182, 'right') +
    text(78, 182, 'eye', { anchor: 'end' }) +
    text(186, 204, 'mirror', { anchor: 'end' }) +
    text(330, 206, 'squares 10 cm wide', { anchor: 'end', cls: 's' })
  )
}

const onGrid = figure(
  {
    name: 'waves-asked/object-mirror-and-eye',
    title: 'An object, a plane mirror and an eye on a grid',
    description:
      'A grid whose squares are 10 cm wide. An upright plane mirror faces left. A small object O is 6 squares to the left of the mirror. An eye is between 4 and 5 squares to the left of the mirror and between 8 and 9 squares below the level of O.',
    height: 212,
  },
  mirrorOnGrid(false),
)

const onGridDrawn = figure(
  {
    name: 'waves-asked/object-mirror-and-eye-drawn',
    title: 'The image and the ray into the eye',
    description:
      'The image I is 6 squares behind the mirror, level with O. A ray goes from O to the mirror, about 5 squares below the level of O, and is reflected to the eye. A dashed line carries the reflected part straight back to I.',
    height: 212,
  },
  mirrorOnGrid(true),
)

const intoGlass = figure(
  {
    name: 'waves-asked/ray-into-glass',
    title: 'A ray that enters a glass block',
    description:
      'A ray in air comes from the upper left and meets the level top face of a glass block. Between the ray and the surface there are 42 degrees. In the glass the ray makes 29 degrees with the dashed normal.',
    height: 218,
  },
  glassBlock(30, 108, 300, 100),
  line(170, 20, 170, 200, 'l dash thin'),
  ray([polar(170, 108, 120, 138), [170, 108], polar(170, 108, 106, 299)]),
  angle(170, 108, 138, 180, '42°', 52),
  angle(170, 108, 270, 299, '29°', 62),
  text(176, 30, 'normal'),
  text(322, 98, 'air', { anchor: 'end' }),
)

function reflector(path: readonly Point[]): Shape {
  return (
    polygon(
      [
        [130, 14],
        [130, 206],
        [226, 110],
      ],
      'l w',
    ) +
    ray(path) +
    text(136, 54, '45°', { cls: 's' }) +
    text(136, 176, '45°', { cls: 's' }) +
    text(212, 114, '90°', { anchor: 'end', cls: 's' }) +
    text(126, 56, 'P', { anchor: 'end', cls: 'b' }) +
    text(186, 58, 'Q', { cls: 'b' }) +
    text(242, 106, 'glass prism\nin air')
  )
}

const path: readonly Point[] = [
  [20, 64],
  [130, 64],
  [180, 64],
  [180, 156],
  [130, 156],
  [20, 156],
]

const prismAsked = figure(
  {
    name: 'waves-asked/ray-in-a-prism',
    title: 'A ray that enters the long face of a prism',
    description:
      'A glass prism with angles of 45, 90 and 45 degrees. Its long face is upright, on the left. A level ray from the left enters the long face at P, at right angles to it, goes straight on in the glass and meets the upper short face at Q. The path after Q is not drawn.',
    height: 218,
  },
  reflector(path.slice(0, 3)),
)

const prismDrawn = figure(
  {
    name: 'waves-asked/ray-in-a-prism-drawn',
    title: 'The whole path of the ray',
    description:
      'From Q the ray goes straight down to the lower short face. There it is reflected to the left. It leaves the long face level, without bending, parallel to the incident ray and below it.',
    height: 218,
  },
  reflector(path),
)

const sines = graph({
  x: { label: 'sin *r*', max: 0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8], grid: true, parts: 4 },
  y: { label: 'sin *i*', max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], grid: true, parts: 4 },
  height: 176,
})

const sineGraph = figure(
  {
    name: 'waves-asked/graph-of-sines',
    title: 'Graph of sin i against sin r for a plastic',
    description:
      'sin i is on the vertical axis and sin r on the horizontal axis. Six points lie on a straight line through the origin. The line passes through sin r 0.50, sin i 0.70.',
    height: 250,
  },
  sines.axes,
  sines.line([
    [0, 0],
    [0.68, 0.952],
  ]),
  sines.points([
    [0.1, 0.14],
    [0.2, 0.28],
    [0.3, 0.42],
    [0.4, 0.56],
    [0.55, 0.77],
    [0.65, 0.91],
  ]),
)

export const figures = [
  crests,
  rope,
  edge,
  edgeDrawn,
  measured,
  between,
  onGrid,
  onGridDrawn,
  intoGlass,
  prismAsked,
  prismDrawn,
  sineGraph,
]
