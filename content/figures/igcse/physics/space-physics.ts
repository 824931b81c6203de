import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  centred,
  circle,
  curve,
  dimension,
  dot,
  ellipse,
  line,
  type Point,
  pointer,
  polar,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { ellipticalOrbit, moonPhase, orbitArrow, redshift, sunlight, tiltedEarth } from '@/lib/figures/space'

const dayAndNight = figure(
  {
    name: 'space-physics/day-and-night',
    title: 'Day and night on the tilted Earth',
    description:
      'Parallel rays of sunlight come from the left. The left half of the Earth is lit: day. The right half is dark: night. The axis through the poles is tilted by about 23 degrees from the upright; here its north end leans away from the Sun. A dashed line at a right angle to the axis is the equator. An arrow parallel to the equator, pointing to the right, shows that the Earth spins from west to east.',
    height: 230,
  },
  sunlight(10, 62, 120, 5, 74),
  text(10, 44, 'sunlight'),
  tiltedEarth(190, 122, 62),
  text(206, 32, 'axis', { anchor: 'end', cls: 'tp' }),
  text(228, 50, 'north pole'),
  centred(160, 84, 'day'),
  centred(224, 100, 'night'),
  pointer(276, 176, 236, 145, 'equator'),
  arrow(148, 136, 194, 156, { cls: 'r' }),
  pointer(132, 214, 164, 143, 'spins west to east', 'end'),
)

/** The Earth beside the Sun: its axis leans the same way everywhere, its night side faces away from the Sun. */
function earthAt(x: number, y: number, night: 'left' | 'right'): Shape {
  const [radius, tilt] = [28, 23.4]
  const sweep = night === 'right' ? 1 : 0
  const [topX, topY] = polar(x, y, radius + 14, 90 - tilt)
  const [lowX, lowY] = polar(x, y, radius + 14, 270 - tilt)
  const [leftX, leftY] = polar(x, y, radius, 180 - tilt)
  const [rightX, rightY] = polar(x, y, radius, -tilt)
  return (
    circle(x, y, radius, 'l sheet') +
    `<path class="sunk" d="M${x} ${y - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + radius}Z"/>` +
    circle(x, y, radius) +
    line(topX, topY, lowX, lowY, 'p') +
    line(leftX, leftY, rightX, rightY, 'l dash thin')
  )
}

const seasons = figure(
  {
    name: 'space-physics/seasons',
    title: 'The Earth on opposite sides of the Sun',
    description:
      'The Sun is in the middle. On the left the Earth is shown in June: the north end of its axis leans towards the Sun, so it is summer in the north and winter in the south. On the right it is shown in December, on the other side of the orbit: the axis points the same way, so its north end now leans away from the Sun. It is winter in the north and summer in the south.',
    height: 220,
  },
  ellipse(180, 108, 124, 34, 'f'),
  circle(180, 108, 24, 'l hl'),
  centred(180, 108, 'Sun'),
  earthAt(56, 108, 'left'),
  earthAt(304, 108, 'right'),
  text(123, 92, 'sunlight', { anchor: 'middle', cls: 'tr' }),
  text(237, 92, 'sunlight', { anchor: 'middle', cls: 'tr' }),
  arrow(150, 100, 96, 100, { cls: 'r' }),
  arrow(210, 100, 264, 100, { cls: 'r' }),
  text(56, 44, 'June', { anchor: 'middle', cls: 'b' }),
  text(304, 44, 'December', { anchor: 'middle', cls: 'b' }),
  text(62, 176, 'north: summer\nsouth: winter', { anchor: 'middle' }),
  text(298, 176, 'north: winter\nsouth: summer', { anchor: 'middle' }),
  text(180, 166, 'axis always leans\nthe same way', { anchor: 'middle', cls: 'tp' }),
)

/** A ball lit from the right. */
function litBall(x: number, y: number, radius: number): Shape {
  return (
    circle(x, y, radius, 'l sheet') +
    `<path class="d2" d="M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Z"/>` +
    circle(x, y, radius)
  )
}

const moonOrbit = figure(
  {
    name: 'space-physics/moon-orbit',
    title: 'Eight positions of the Moon in its orbit',
    description:
      'The Earth is in the middle, seen from above the North Pole. Sunlight comes from the right. The Moon is shown at eight positions on its orbit, numbered anticlockwise. In every position its right half is lit. Position 1 is between the Earth and the Sun, position 3 is at the top, position 5 is on the far side from the Sun, position 7 is at the bottom.',
    height: 266,
  },
  circle(130, 134, 92, 'f'),
  litBall(130, 134, 18),
  text(130, 172, 'Earth', { anchor: 'middle' }),
  ...Array.from({ length: 8 }, (_, at) => {
    const [x, y] = polar(130, 134, 92, at * 45)
    const [labelX, labelY] = polar(130, 134, 116, at * 45)
    return litBall(x, y, 10) + centred(labelX, labelY, String(at + 1), 'b')
  }),
  orbitArrow(130, 134, 60, 60, 120),
  ...[50, 92, 134, 176, 218].map(y => arrow(350, y, 290, y, { cls: 'r' })),
  text(350, 34, 'sunlight', { anchor: 'end', cls: 'tr' }),
)

const PHASES = [
  ['1 new', 0, true],
  ['2 crescent', 0.25, true],
  ['3 first quarter', 0.5, true],
  ['4 gibbous', 0.75, true],
  ['5 full', 1, true],
  ['6 gibbous', 0.75, false],
  ['7 last quarter', 0.5, false],
  ['8 crescent', 0.25, false],
] as const

const moonPhases = figure(
  {
    name: 'space-physics/moon-phases',
    title: 'The phases of the Moon as seen from the Earth',
    description:
      'Eight views of the Moon as seen from the northern half of the Earth. 1 new: nothing lit. 2 crescent and 3 first quarter: the lit part grows on the right until the right half is lit. 4 gibbous: more than half. 5 full: all of the disc is lit. 6 gibbous, 7 last quarter, with the left half lit, and 8 crescent: the lit part shrinks on the left.',
    height: 180,
  },
  ...PHASES.map(([name, lit, growing], at) => {
    const [x, y] = [46 + (at % 4) * 89, 32 + Math.floor(at / 4) * 88]
    return moonPhase(x, y, 24, lit, growing) + text(x, y + 44, name, { anchor: 'middle', cls: 's' })
  }),
)

const PLANETS = [
  ['Mercury', 4],
  ['Venus', 6],
  ['Earth', 6],
  ['Mars', 5],
  ['Jupiter', 22],
  ['Saturn', 19],
  ['Uranus', 13],
  ['Neptune', 13],
] as const

const planetsInOrder = figure(
  {
    name: 'space-physics/planets-in-order',
    title: 'The planets in order from the Sun',
    description:
      'From the Sun outwards: Mercury, Venus, Earth and Mars, drawn small, marked rocky and small; then the asteroid belt; then Jupiter, Saturn, Uranus and Neptune, drawn larger, marked gaseous and large. Sizes and distances are not to scale.',
    height: 222,
  },
  `<path class="l hl" d="M0 50A60 60 0 0 1 0 162Z"/>`,
  text(4, 110, 'Sun'),
  ...PLANETS.map(([name, radius], at) => {
    const x = (at < 4 ? 52 + at * 29 : 194 + (at - 4) * 47) - (at > 5 ? 4 : 0)
    const y = 106
    const labelY = at % 2 === 0 ? 172 : 190
    return (
      circle(x, y, radius, at < 4 ? 'l rw' : 'l w') +
      line(x, y + radius + 2, x, labelY - 12, 'f') +
      text(x, labelY, name, { anchor: 'middle', cls: 's' })
    )
  }),
  ...Array.from({ length: 14 }, (_, at) => dot(158 + (at % 3) * 4, 66 + at * 6, 'd', 1.3)),
  text(162, 52, 'asteroid belt', { anchor: 'middle', cls: 's' }),
  text(90, 20, 'rocky and small', { anchor: 'middle', cls: 'tr' }),
  text(268, 20, 'gaseous and large', { anchor: 'middle', cls: 'tp' }),
  text(350, 214, 'not to scale', { anchor: 'end', cls: 's' }),
)

const accretion = figure(
  {
    name: 'space-physics/accretion',
    title: 'How the Solar System formed: the accretion model',
    description:
      'Three stages. 1: a cloud of gas and dust; arrows point inwards, because gravity pulls it together. 2: a rotating flat disc with the young Sun at its centre. 3: the material of the disc has gathered into planets: small rocky ones near the Sun, large gaseous ones further out.',
    height: 184,
  },
  curve(
    [
      [22, 76],
      [30, 46],
      [60, 36],
      [92, 48],
      [102, 78],
      [88, 106],
      [56, 112],
      [28, 102],
    ],
    'l sunk',
    true,
  ),
  ...[
    [46, 62],
    [74, 56],
    [88, 80],
    [66, 98],
    [40, 88],
    [60, 76],
  ].map(([x = 0, y = 0]) => dot(x, y, 'd', 1.6)),
  arrow(10, 40, 34, 56, { cls: 'p' }),
  arrow(114, 40, 90, 58, { cls: 'p' }),
  arrow(62, 136, 62, 114, { cls: 'p' }),
  text(62, 156, '1 gravity pulls\ncloud together', { anchor: 'middle', cls: 's' }),
  ellipse(180, 76, 54, 18, 'l sunk'),
  ellipse(180, 76, 36, 11, 'f'),
  circle(180, 76, 10, 'l hl'),
  orbitArrow(180, 70, 44, 50, 130),
  text(180, 156, '2 rotating disc,\nyoung Sun', { anchor: 'middle', cls: 's' }),
  circle(252, 76, 10, 'l hl'),
  ...[272, 283].map(x => circle(x, 76, 3, 'l rw')),
  circle(306, 76, 10, 'l w'),
  circle(335, 76, 9, 'l w'),
  text(278, 52, 'rocky', { anchor: 'middle', cls: 's' }),
  text(322, 104, 'gaseous', { anchor: 'middle', cls: 's' }),
  text(298, 156, '3 planets have\ngathered', { anchor: 'middle', cls: 's' }),
)

const ellipse0 = figure(
  {
    name: 'space-physics/elliptical-orbit',
    title: 'An elliptical orbit of a comet',
    description:
      'A long ellipse with the Sun near its left end, not at its centre. Where the comet is nearest to the Sun, on the left, its speed arrow is long: fastest, with most kinetic energy. Where it is furthest, on the right, its speed arrow is short: slowest, with most gravitational potential energy.',
    height: 210,
  },
  ellipticalOrbit(75, 100, 130, 0.75),
  text(75, 130, 'Sun', { anchor: 'middle' }),
  dot(172.5, 100, 'd', 2),
  text(172.5, 92, 'centre', { anchor: 'middle', cls: 's' }),
  dot(42.5, 100, 'd', 5),
  arrow(42.5, 100, 42.5, 176, { cls: 'r' }),
  text(10, 204, 'nearest: fastest', { cls: 'tr' }),
  dot(302.5, 100, 'd', 5),
  arrow(302.5, 100, 302.5, 74, { cls: 'r' }),
  text(290, 104, 'furthest:\nslowest', { anchor: 'end', cls: 'tr' }),
)

const sunRadiation = figure(
  {
    name: 'space-physics/sun-radiation',
    title: 'The radiation of the Sun',
    description:
      'The Sun on the left sends out three arrows to the right, in order of decreasing wavelength: infrared, visible light and ultraviolet. Together they carry most of the energy that the Sun radiates.',
    height: 176,
  },
  circle(62, 90, 44, 'l hl'),
  centred(62, 84, 'hydrogen'),
  centred(62, 102, 'helium'),
  arrow(112, 72, 196, 40, { cls: 'r' }),
  arrow(114, 90, 196, 90, { cls: 'l' }),
  arrow(112, 108, 196, 140, { cls: 'p' }),
  text(206, 44, 'infrared'),
  text(206, 94, 'visible light'),
  text(206, 144, 'ultraviolet'),
  arrow(330, 44, 330, 136, { head: 7 }),
  text(350, 24, 'wavelength decreases', { anchor: 'end', cls: 's' }),
  text(322, 70, 'long', { anchor: 'end', cls: 's' }),
  text(322, 122, 'short', { anchor: 'end', cls: 's' }),
)

const proton = (x: number, y: number): Shape => circle(x, y, 10, 'l rw') + centred(x, y - 1, 'p', 's')
const neutron = (x: number, y: number): Shape => circle(x, y, 10, 'l sunk') + centred(x, y - 1, 'n', 's')

const fusion = figure(
  {
    name: 'space-physics/fusion',
    title: 'Fusion of hydrogen into helium',
    description:
      'On the left, four hydrogen nuclei, each a single proton. An arrow leads to a helium nucleus on the right, made of two protons and two neutrons. Energy is released. The steps in between are left out.',
    height: 158,
  },
  proton(44, 44),
  proton(84, 58),
  proton(40, 92),
  proton(88, 100),
  text(64, 138, '4 hydrogen nuclei', { anchor: 'middle' }),
  arrow(118, 72, 200, 72, { cls: 'p' }),
  text(158, 62, 'fusion', { anchor: 'middle', cls: 'tp' }),
  proton(231, 63),
  proton(250, 82),
  neutron(250, 63),
  neutron(231, 82),
  text(240, 120, 'helium\nnucleus', { anchor: 'middle' }),
  arrow(266, 62, 306, 38, { cls: 'r' }),
  text(300, 28, 'energy', { anchor: 'middle', cls: 'tr' }),
  text(284, 78, 'p: proton'),
  text(284, 96, 'n: neutron'),
)

const balance = figure(
  {
    name: 'space-physics/stable-star',
    title: 'The two forces in a stable star',
    description:
      'A star as a circle. Arrows pointing inwards show the force of gravity. Arrows of the same length pointing outwards show the outward force due to the high temperature in the centre of the star. They balance, so the star keeps its size.',
    height: 200,
  },
  circle(120, 104, 66, 'l hl'),
  ...[45, 135, 225, 315].map(angle => {
    const [ox, oy] = polar(120, 104, 92, angle + 12)
    const [ix, iy] = polar(120, 104, 56, angle + 12)
    const [sx, sy] = polar(120, 104, 44, angle - 14)
    const [tx, ty] = polar(120, 104, 80, angle - 14)
    return arrow(ox, oy, ix, iy, { cls: 'p' }) + arrow(sx, sy, tx, ty, { cls: 'r' })
  }),
  centred(120, 104, 'fusion'),
  arrow(250, 60, 220, 60, { cls: 'p' }),
  text(258, 56, 'gravity pulls\ninwards', { cls: 'tp' }),
  arrow(220, 124, 250, 124, { cls: 'r' }),
  text(258, 120, 'hot centre\npushes\noutwards', { cls: 'tr' }),
)

const life = {
  cloud: box(100, 8, 160, 38, 'cloud of gas and dust'),
  proto: box(100, 70, 160, 28, 'protostar'),
  stable: box(100, 122, 160, 28, 'stable star'),
  giant: box(8, 192, 160, 28, 'red giant'),
  superGiant: box(192, 192, 160, 28, 'red supergiant'),
  planetary: box(8, 246, 160, 54, 'planetary nebula\nwith a white dwarf\nat its centre'),
  supernova: box(192, 246, 160, 28, 'supernova'),
  end: box(192, 300, 160, 54, 'neutron star or\nblack hole; nebula\nwith heavy elements'),
}

const lifeCycle = figure(
  {
    name: 'space-physics/life-cycle',
    title: 'The life cycle of stars',
    description:
      'A cloud of gas and dust becomes a protostar and then a stable star. There the path divides. Most stars, such as the Sun, become a red giant and then a planetary nebula with a white dwarf at its centre. A massive star becomes a red supergiant, then explodes as a supernova, and leaves a neutron star or a black hole and a nebula that contains hydrogen and heavier elements. From that nebula a dashed arrow says: may form new stars with planets.',
    height: 408,
  },
  ...Object.values(life).map(each => each.shape),
  link(life.cloud.bottom, life.proto.top, 'gravity'),
  link(life.proto.bottom, life.stable.top, 'fusion starts'),
  arrow(150, 150, 88, 192, { cls: 'p' }),
  arrow(210, 150, 272, 192, { cls: 'p' }),
  text(104, 172, 'most stars', { anchor: 'end' }),
  text(256, 172, 'massive stars'),
  link(life.giant.bottom, life.planetary.top),
  link(life.superGiant.bottom, life.supernova.top),
  link(life.supernova.bottom, life.end.top),
  arrow(272, 354, 272, 380, { cls: 'p dash' }),
  text(272, 398, 'new stars and planets', { anchor: 'middle' }),
)

const spiralArm = (start: number): Point[] =>
  Array.from({ length: 22 }, (_, at): Point => {
    const [x, y] = polar(130, 104, 16 + at * 4.4, start + at * 13)
    return [x, 104 + (y - 104) * 0.62]
  })

const milkyWay = figure(
  {
    name: 'space-physics/milky-way',
    title: 'The Sun in the Milky Way',
    description:
      'A spiral galaxy seen at an angle, with a bright centre and curved arms. The Sun is a dot in one of the arms, well away from the centre. The diameter of the galaxy is about 100 000 light-years.',
    height: 222,
  },
  ellipse(130, 104, 112, 70, 'sunk'),
  ...[0, 90, 180, 270].map(start => curve(spiralArm(start), 'p')),
  ellipse(130, 104, 16, 10, 'l hl'),
  dot(183, 132, 'rd', 4),
  pointer(268, 128, 187, 132, 'the Sun'),
  dimension(18, 192, 242, 192, 'about 100 000 light-years', [130, 212]),
)

const redshiftLines = figure(
  {
    name: 'space-physics/redshift',
    title: 'Redshift of the light from a distant galaxy',
    description:
      'Two spectra, one above the other, with short wavelengths, blue, on the left and long wavelengths, red, on the right. The upper one is from a source on the Earth and shows four dark lines. The lower one is from a distant galaxy: the same four lines, each moved to the right, to longer wavelengths, towards the red end.',
    height: 210,
  },
  text(30, 22, 'source on Earth'),
  redshift(30, 32, 300, 26),
  text(30, 90, 'distant galaxy'),
  text(270, 90, 'redshift', { cls: 'tr' }),
  text(30, 152, 'blue'),
  text(330, 152, 'red', { anchor: 'end' }),
  arrow(90, 174, 270, 174),
  text(180, 194, 'wavelength increases', { anchor: 'middle' }),
)

const hubble = graph({
  x: { label: '*d* / 10^{24} m', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: '*v* / 10^{6} m/s', max: 25, ticks: [0, 5, 10, 15, 20, 25], grid: true },
})

const hubbleGraph = figure(
  {
    name: 'space-physics/hubble-graph',
    title: 'Speed of galaxies against their distance',
    description:
      'Speed v in millions of metres per second against distance d in units of ten to the power 24 metres. The graph is a straight line through the origin. Dashed lines show that a galaxy at 5 on the distance axis has 11 on the speed axis; at 10 the speed is 22. The gradient is the Hubble constant, 2.2 times ten to the power minus 18 per second.',
    height: 254,
  },
  hubble.axes,
  hubble.line([
    [0, 0],
    [10, 22],
  ]),
  hubble.guide(5, 11),
  hubble.label(0.5, 20, 'gradient = *H*_{0}', { cls: 'tp' }),
)

export const figures = [
  dayAndNight,
  seasons,
  moonOrbit,
  moonPhases,
  planetsInOrder,
  accretion,
  ellipse0,
  sunRadiation,
  fusion,
  balance,
  lifeCycle,
  milkyWay,
  redshiftLines,
  hubbleGraph,
]
