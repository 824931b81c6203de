import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { arrow, circle, dot, line, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const parts: readonly [string, number][] = [
  ['element X', 74],
  ['element Y', 24],
  ['all others', 2],
]

const composition = figure(
  {
    name: 'space-physics-asked-2/elements-of-the-sun',
    title: "Shares of the Sun's mass",
    description:
      "A bar chart of the share of the Sun's mass in percent, with fine lines at each 2 percent. The bar of element X ends between 70 and 80, two fine divisions beyond 70. The bar of element Y ends two fine divisions beyond 20. All others: one fine division.",
    height: 150,
  },
  ...Array.from({ length: 41 }, (_, at) =>
    line(84 + at * 6.4, 12, 84 + at * 6.4, 104, at % 5 === 0 ? 'f' : 'f fine'),
  ),
  ...[0, 10, 20, 30, 40, 50, 60, 70, 80].map(at =>
    text(84 + at * 3.2, 122, String(at), { anchor: 'middle', cls: 's' }),
  ),
  ...parts.map(
    ([name, share], at) =>
      rect(84, 18 + at * 29, share * 3.2, 20, 'l w') +
      text(78, 33 + at * 29, name, { anchor: 'end', cls: 's' }),
  ),
  line(84, 12, 84, 104),
  text(340, 142, "share of the Sun's mass / %", { anchor: 'end' }),
)

/** Planck's law for a surface at 5800 K, highest point 1. */
function planck(nanometres: number): number {
  const t = 14388 / 5.8 / nanometres
  const peak = 14388 / 5.8 / 499.6
  return (499.6 / nanometres) ** 5 * ((Math.exp(peak) - 1) / (Math.exp(t) - 1))
}

const sun = graph({
  x: { label: 'wavelength / nm', max: 2000, ticks: [0, 400, 700, 1000, 1500, 2000] },
  y: { label: 'energy radiated', max: 1.1 },
  left: 24,
  width: 316,
  height: 150,
})

const spectrum = figure(
  {
    name: 'space-physics-asked-2/energy-and-wavelength',
    title: 'Energy that the Sun radiates at different wavelengths',
    description:
      'A curve of the energy radiated against wavelength in nanometres. It is close to zero at 150 nm, rises steeply to its highest point at about 500 nm and then falls slowly towards 2000 nm. Dashed lines at 400 nm and 700 nm divide it into three regions: P below 400 nm, Q between the lines, R above 700 nm.',
    height: 226,
  },
  sun.axes,
  sun.plot(planck, 130, 2000),
  line(...sun.at(400, 0), ...sun.at(400, 1.1), 'l dash thin'),
  line(...sun.at(700, 0), ...sun.at(700, 1.1), 'l dash thin'),
  sun.label(200, 0.6, 'P', { anchor: 'middle', cls: 'b' }),
  sun.label(550, 0.3, 'Q', { anchor: 'middle', cls: 'b' }),
  sun.label(1100, 0.6, 'R', { anchor: 'middle', cls: 'b' }),
)

const inside = figure(
  {
    name: 'space-physics-asked-2/inside-the-sun',
    title: 'The Sun cut open',
    description:
      'A large circle. A small circle in its middle is marked A. The wide region round it is marked B, and the outer edge, the surface, is marked C.',
    height: 184,
  },
  circle(120, 92, 82, 'l hl'),
  circle(120, 92, 24, 'l sheet'),
  pointer(236, 52, 132, 84, 'A: centre'),
  pointer(236, 98, 170, 98, 'B: outer layers'),
  pointer(236, 146, 190, 134, 'C: surface'),
)

const years = linearScale({
  x: 40,
  y: 66,
  length: 288,
  from: 0,
  to: 80,
  division: 5,
  numbered: 10,
  way: 'right',
})
const starScale = figure(
  {
    name: 'space-physics-asked-2/stars-on-a-scale',
    title: 'Two stars on a scale of distance',
    description:
      'The Earth and two stars, P and Q, above a scale of the distance from the Earth in light-years, with marks at every 5. P is at 20. Q is half-way between 60 and 70.',
    height: 126,
  },
  circle(40, 44, 7, 'l w'),
  text(40, 26, 'Earth', { anchor: 'middle' }),
  ...(
    [
      ['P', 20],
      ['Q', 65],
    ] as const
  ).map(
    ([name, at]) =>
      dot(years.at(at)[0], 44, 'pd', 5) +
      line(years.at(at)[0], 52, years.at(at)[0], 66, 'l dash thin') +
      text(years.at(at)[0], 30, `star ${name}`, { anchor: 'middle', cls: 'b' }),
  ),
  line(40, 66, 328, 66),
  years.shape,
  text(340, 118, 'distance / light-years', { anchor: 'end' }),
)

const both = linearScale({
  x: 24,
  y: 66,
  length: 312,
  from: -20,
  to: 30,
  division: 5,
  numbered: 10,
  way: 'right',
  format: value => String(Math.abs(value)),
})
const twoSides = figure(
  {
    name: 'space-physics-asked-2/stars-on-two-sides',
    title: 'Two stars on opposite sides of the Earth',
    description:
      'The Earth is at zero of a scale of distance in light-years, with marks at every 5 on both sides. Star A is on the left, half-way between 10 and 20. Star B is on the right, half-way between 20 and 30.',
    height: 126,
  },
  circle(both.at(0)[0], 44, 7, 'l w'),
  text(both.at(0)[0], 26, 'Earth', { anchor: 'middle' }),
  ...(
    [
      ['A', -15],
      ['B', 25],
    ] as const
  ).map(
    ([name, at]) =>
      dot(both.at(at)[0], 44, 'pd', 5) +
      line(both.at(at)[0], 52, both.at(at)[0], 66, 'l dash thin') +
      text(both.at(at)[0], 30, `star ${name}`, { anchor: 'middle', cls: 'b' }),
  ),
  line(24, 66, 336, 66),
  both.shape,
  text(340, 118, 'distance from the Earth / light-years', { anchor: 'end' }),
)

function stage(x: number, y: number, width: number, name: string): Shape {
  const single = name.length === 1
  const lines = name.split('\n').length
  return (
    rect(x, y, width, 38, single ? 'l hl' : 'l w', 5) +
    text(x + width / 2, y + 23.5 - (lines - 1) * 8, name, { anchor: 'middle', cls: single ? 'b' : 's' })
  )
}

const lives = figure(
  {
    name: 'space-physics-asked-2/life-cycle-with-letters',
    title: 'The life cycle of stars, five stages hidden',
    description:
      'A flow chart. A cloud of gas and dust becomes P, then a stable star. There the path divides. Path 1 leads to Q, then to a planetary nebula with R at its centre. Path 2 leads to a red supergiant, then to S, which leaves T or a black hole.',
    height: 226,
  },
  stage(6, 6, 96, 'cloud of gas\nand dust'),
  arrow(102, 25, 134, 25),
  stage(134, 6, 84, 'P'),
  arrow(218, 25, 250, 25),
  stage(250, 6, 96, 'stable star'),
  line(298, 44, 298, 62),
  line(50, 62, 298, 62),
  arrow(240, 62, 240, 96, { head: 7 }),
  arrow(50, 62, 50, 96),
  text(58, 84, 'path 1'),
  text(248, 84, 'path 2'),
  stage(6, 96, 88, 'Q'),
  arrow(50, 134, 50, 168),
  stage(6, 168, 112, 'planetary\nnebula'),
  line(118, 187, 132, 187),
  stage(132, 168, 40, 'R'),
  stage(190, 96, 100, 'red\nsupergiant'),
  arrow(290, 115, 312, 115),
  stage(312, 96, 40, 'S'),
  arrow(332, 134, 332, 168),
  stage(190, 168, 40, 'T'),
  text(244, 191, 'or', { anchor: 'middle' }),
  stage(258, 168, 96, 'black hole'),
  line(210, 151, 332, 151),
  arrow(210, 151, 210, 168),
)

const waves = linearScale({
  x: 36,
  y: 144,
  length: 300,
  from: 400,
  to: 700,
  division: 10,
  numbered: 50,
  way: 'right',
})

function lines(y: number, at: readonly number[]): Shape {
  return (
    rect(36, y, 300, 30) +
    at.map(each => line(waves.at(each)[0], y, waves.at(each)[0], y + 30, 'p thick')).join('')
  )
}

const oneLine = figure(
  {
    name: 'space-physics-asked-2/one-line-in-two-spectra',
    title: 'The same dark line in two spectra',
    description:
      'Two spectra above a scale of wavelength from 400 to 700 nanometres, with marks at every 10. In the upper one, from a source on the Earth, the dark line is at 500. In the lower one, from a galaxy, it is four small divisions further to the right.',
    height: 204,
  },
  text(36, 18, 'source on the Earth'),
  lines(26, [500]),
  text(36, 84, 'distant galaxy'),
  lines(92, [540]),
  line(36, 144, 336, 144),
  waves.shape,
  text(340, 196, 'wavelength / nm', { anchor: 'end' }),
)

const galaxies = figure(
  {
    name: 'space-physics-asked-2/two-galaxies-compared',
    title: 'Dark lines in the spectra of two galaxies',
    description:
      'Three spectra, one above the other, with short wavelengths on the left and long wavelengths on the right. Each has the same three dark lines. Compared with the source on the Earth, the lines of galaxy P are moved far to the right and those of galaxy Q a little to the right.',
    height: 216,
  },
  text(36, 16, 'source on the Earth'),
  lines(22, [450, 480, 560]),
  text(36, 76, 'galaxy P'),
  lines(
    82,
    [450, 480, 560].map(each => each * 1.12),
  ),
  text(36, 136, 'galaxy Q'),
  lines(
    142,
    [450, 480, 560].map(each => each * 1.03),
  ),
  arrow(36, 204, 76, 204),
  text(84, 208, 'longer wavelength'),
)

const hubble = graph({
  x: { label: '*d* / 10^{24} m', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true, parts: 2 },
  y: { label: '*v* / 10^{6} m/s', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 4 },
  height: 176,
})

const speeds = figure(
  {
    name: 'space-physics-asked-2/speeds-of-galaxies',
    title: 'Speed against distance for seven galaxies',
    description:
      'Speed in millions of metres per second against distance in units of ten to the power 24 metres. Seven crosses lie close to a straight line through the origin. The line passes the point with distance 5.0 and speed 11.5.',
    height: 248,
  },
  hubble.axes,
  hubble.points([
    [0.6, 1.7],
    [1.3, 2.6],
    [1.9, 4.8],
    [2.6, 5.7],
    [3.3, 7.9],
    [3.9, 8.6],
    [4.6, 10.9],
  ]),
  hubble.line([
    [0, 0],
    [5, 11.5],
  ]),
)

export const figures = [composition, spectrum, inside, starScale, twoSides, lives, oneLine, galaxies, speeds]
