import { figure } from '@/lib/figures/figure'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { arrow, circle, dot, ellipse, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { orbitArrow, sunlight } from '@/lib/figures/space'

/** The dark half of a round body. */
function night(x: number, y: number, radius: number, side: 'left' | 'right'): Shape {
  const sweep = side === 'right' ? 1 : 0
  return `<path class="sunk" d="M${x} ${y - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + radius}Z"/>`
}

function sunFromRight(x: number, y: number, height: number, rays: number): Shape {
  return Array.from({ length: rays }, (_, at) => {
    const py = y + (height * at) / (rays - 1)
    return arrow(x, py, x - 52, py, { cls: 'p' })
  }).join('')
}

const TILT = 23.4
const [earthX, earthY, earthR] = [150, 112, 68]
const town = polar(earthX, earthY, earthR, -TILT - 38)
const oneMonth = figure(
  {
    name: 'space-physics-asked/earth-in-one-month',
    title: 'The Earth and sunlight in one month of the year',
    description:
      'Sunlight comes from the right. The left half of the Earth is dark. The axis is tilted: its north end, N, leans to the right, and its south end, S, to the left. A dashed line is the equator. A town T lies south of the equator, on the lit half.',
    height: 226,
  },
  circle(earthX, earthY, earthR, 'l sheet'),
  night(earthX, earthY, earthR, 'left'),
  circle(earthX, earthY, earthR),
  line(
    ...polar(earthX, earthY, earthR + 20, 90 - TILT),
    ...polar(earthX, earthY, earthR + 20, 270 - TILT),
    'p',
  ),
  line(...polar(earthX, earthY, earthR, 180 - TILT), ...polar(earthX, earthY, earthR, -TILT), 'l dash thin'),
  text(...polar(earthX + 12, earthY, earthR + 24, 90 - TILT), 'N', { anchor: 'middle', cls: 'b' }),
  text(...polar(earthX - 12, earthY + 6, earthR + 24, 270 - TILT), 'S', { anchor: 'middle', cls: 'b' }),
  dot(...town, 'rd', 5),
  text(town[0] + 10, town[1] + 12, 'T', { cls: 'b' }),
  sunFromRight(332, 62, 100, 4),
  text(304, 196, 'sunlight', { anchor: 'middle' }),
  text(220, 146, 'equator', { cls: 's' }),
)

const fromAbove = figure(
  {
    name: 'space-physics-asked/earth-from-above',
    title: 'The Earth from above the North Pole',
    description:
      'Sunlight comes from the left, so the left half of the Earth is lit and the right half is dark. Seen from above the North Pole, an arrow shows that the Earth spins anticlockwise. Place P is at the left edge, in the middle of the lit half. Place Q is at the bottom, where the lit and the dark half meet. Place R is at the right edge, in the middle of the dark half.',
    height: 206,
  },
  sunlight(20, 58, 84, 4, 56),
  text(48, 176, 'sunlight', { anchor: 'middle' }),
  circle(200, 100, 60, 'l sheet'),
  night(200, 100, 60, 'right'),
  circle(200, 100, 60),
  dot(200, 100),
  text(200, 90, 'North Pole', { anchor: 'middle', cls: 's' }),
  orbitArrow(200, 100, 76, 40, 110),
  text(262, 34, 'spin'),
  dot(140, 100, 'rd', 5),
  dot(200, 160, 'rd', 5),
  dot(260, 100, 'rd', 5),
  text(130, 118, 'P', { anchor: 'end', cls: 'b' }),
  text(200, 184, 'Q', { anchor: 'middle', cls: 'b' }),
  text(272, 105, 'R', { cls: 'b' }),
)

const PLACES: readonly [string, Point, Point][] = [
  ['A', [144, 110], [-18, 5]],
  ['B', [220, 186], [0, 30]],
  ['C', [296, 110], [22, 5]],
  ['D', [220, 34], [0, -16]],
]

const moonPlaces = figure(
  {
    name: 'space-physics-asked/four-places-of-the-moon',
    title: 'The Moon at four places of its orbit',
    description:
      'Sunlight comes from the left. The Earth is in the middle, seen from above the North Pole. The Moon goes round it anticlockwise. A is on the side of the Sun, B below the Earth, C on the side away from the Sun and D above the Earth. The figure is not to scale.',
    height: 230,
  },
  sunlight(16, 62, 96, 4, 56),
  text(44, 186, 'sunlight', { anchor: 'middle' }),
  circle(220, 110, 76, 'l thin dash'),
  circle(220, 110, 24, 'l w'),
  text(220, 114.5, 'Earth', { anchor: 'middle', cls: 's' }),
  ...PLACES.map(
    ([name, [x, y], [dx, dy]]) =>
      circle(x, y, 11, 'l sheet') + text(x + dx, y + dy, name, { anchor: 'middle', cls: 'b' }),
  ),
  orbitArrow(220, 110, 90, 112, 152),
  text(352, 222, 'not to scale', { anchor: 'end', cls: 's' }),
)

const moonSeen = figure(
  {
    name: 'space-physics-asked/moon-seen-at-b',
    title: 'The Moon at B, seen from the northern hemisphere',
    description: 'A round Moon. Its right half is bright. Its left half is dark and shaded with lines.',
    height: 92,
    width: 170,
  },
  circle(80, 46, 34, 'l sheet'),
  night(80, 46, 34, 'left'),
  ...[-24, -16, -8, 0, 8, 16, 24].map(dy =>
    line(80 - Math.sqrt(34 ** 2 - dy ** 2), 46 + dy, 80, 46 + dy, 'l thin'),
  ),
  circle(80, 46, 34),
  line(80, 12, 80, 80),
  text(40, 50, 'dark', { anchor: 'end' }),
  text(120, 50, 'bright'),
)

const space = linearScale({
  x: 24,
  y: 70,
  length: 300,
  from: 0,
  to: 250,
  division: 10,
  numbered: 50,
  way: 'right',
})
const alongALine = figure(
  {
    name: 'space-physics-asked/planets-on-a-scale',
    title: 'The inner planets on a scale of distance',
    description:
      'The Sun and four planets, P, Q, R and S, drawn in one line above a scale of the distance from the Sun in millions of kilometres. P is just before 60, Q at 110, R at 150 and S at 230.',
    height: 138,
  },
  circle(24, 44, 13, 'l hl'),
  text(24, 22, 'Sun', { anchor: 'middle' }),
  ...(
    [
      ['P', 58],
      ['Q', 110],
      ['R', 150],
      ['S', 230],
    ] as const
  ).map(
    ([name, at]) =>
      dot(space.at(at)[0], 44, 'pd', 5) +
      line(space.at(at)[0], 52, space.at(at)[0], 70, 'l dash thin') +
      text(space.at(at)[0], 32, name, { anchor: 'middle', cls: 'b' }),
  ),
  line(24, 70, 324, 70),
  space.shape,
  text(340, 124, 'distance from the Sun / 10^{6} km', { anchor: 'end' }),
)

const ROW: readonly [string, number, number][] = [
  ['Mercury', 54, 5],
  ['P', 88, 7],
  ['Earth', 122, 7],
  ['Mars', 154, 6],
  ['Q', 222, 16],
  ['Saturn', 262, 14],
  ['R', 300, 11],
  ['Neptune', 332, 11],
]

const inOrder = figure(
  {
    name: 'space-physics-asked/planets-with-letters',
    title: 'The planets in order, three names hidden',
    description:
      'From the Sun outwards: Mercury, P, Earth, Mars, then a belt of small bodies marked X, then Q, Saturn, R, Neptune. The first four planets are drawn small, the other four larger. Sizes and distances are not to scale.',
    height: 132,
  },
  circle(14, 62, 12, 'l hl'),
  text(14, 92, 'Sun', { anchor: 'middle' }),
  ...ROW.map(
    ([name, x, radius], at) =>
      circle(x, 62, radius, 'l w') +
      text(x, at % 2 === 0 ? 36 : 94, name, {
        anchor: 'middle',
        cls: name.length === 1 ? 'b' : 's',
      }),
  ),
  ...[-22, -14, -6, 2, 10, 18].map((dy, at) => dot(184 + (at % 2) * 6, 62 + dy, 'd', 1.8)),
  text(187, 106, 'X', { anchor: 'middle', cls: 'b' }),
  text(352, 124, 'not to scale', { anchor: 'end', cls: 's' }),
)

const [sunX, sunY]: Point = [281, 90]
const cometB: Point = [105, 32.8]

function comet(drawn: boolean): Shape {
  const away = Math.hypot(sunX - cometB[0], sunY - cometB[1])
  const tip: Point = [
    cometB[0] + ((sunX - cometB[0]) / away) * 66,
    cometB[1] + ((sunY - cometB[1]) / away) * 66,
  ]
  return (
    ellipse(170, 90, 130, 66, 'p') +
    circle(sunX, sunY, 9, 'l hl') +
    text(sunX - 14, sunY + 5, 'Sun', { anchor: 'end' }) +
    dot(300, 90, 'd', 5) +
    text(312, 95, 'A', { cls: 'b' }) +
    dot(...cometB, 'd', 5) +
    text(cometB[0] - 8, cometB[1] - 8, 'B', { anchor: 'end', cls: 'b' }) +
    dot(40, 90, 'd', 5) +
    text(28, 95, 'C', { anchor: 'end', cls: 'b' }) +
    (drawn
      ? arrow(...cometB, ...tip, { cls: 'r' }) + text(tip[0] - 30, tip[1] + 18, 'force', { cls: 'tr' })
      : '')
  )
}

const cometOrbit = figure(
  {
    name: 'space-physics-asked/orbit-of-a-comet',
    title: 'The orbit of a comet',
    description:
      'A long ellipse with the Sun near its right end. A is the point of the orbit nearest to the Sun, on the right. C is the furthest point, on the left. B is on the upper part of the ellipse, between the middle and C.',
    height: 168,
  },
  comet(false),
)

const cometForce = figure(
  {
    name: 'space-physics-asked/force-on-a-comet',
    title: 'The force on the comet at B',
    description:
      'The orbit of the comet with A, B and C as before. A red arrow begins at B and points straight towards the Sun.',
    height: 168,
  },
  comet(true),
)

export const figures = [
  oneMonth,
  fromAbove,
  moonPlaces,
  moonSeen,
  alongALine,
  inOrder,
  cometOrbit,
  cometForce,
]
