import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  arc,
  arrow,
  dot,
  line,
  type Point,
  polar,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const

const LENGTHS: [number, string][] = [
  [11.2, 'Earth to Sun, 1.5 × 10^{11} m'],
  [6.8, 'radius of the Earth, 6.4 × 10^{6} m'],
  [3.95, 'highest mountain, 9 × 10^{3} m'],
  [0.23, 'height of a person, 1.7 m'],
  [-4, 'sheet of paper, 1 × 10^{−4} m thick'],
  [-6.3, 'wavelength of light, 5 × 10^{−7} m'],
  [-10, 'diameter of an atom, 1 × 10^{−10} m'],
  [-14, 'diameter of a nucleus, 1 × 10^{−14} m'],
]

const lengths = figure(
  {
    name: 'physical-quantities-and-units/lengths',
    title: 'Lengths by powers of ten',
    description: `A vertical scale on which each step is a factor of ten, from 10 to the power −15 m at the bottom to 10 to the power 12 m at the top. Marked, from the largest: the distance from Earth to Sun, 1.5 × 10^11 m; radius of the Earth, 6.4 × 10^6 m; the highest mountain, 9 × 10^3 m; a person, 1.7 m; the thickness of a sheet of paper, 1 × 10^−4 m; the wavelength of visible light, 5 × 10^−7 m; the diameter of an atom, 1 × 10^−10 m; the diameter of a nucleus, about 1 × 10^−14 m.`,
    height: 300,
  },
  line(70, 14, 70, 288),
  text(8, 14, '*l* / m'),
  ...Array.from({ length: 28 }, (_, at) => line(66, 284 - at * 10, 70, 284 - at * 10, 'l thin')),
  ...[-15, -10, -5, 0, 5, 10].map(
    power =>
      line(62, 134 - power * 10, 70, 134 - power * 10) +
      text(58, 138 - power * 10, `10^{${String(power).replace('-', '−')}}`, { anchor: 'end' }),
  ),
  ...LENGTHS.map(
    ([power, label]): Shape =>
      dot(70, 134 - power * 10, 'pd', 4) +
      line(74, 134 - power * 10, 92, 134 - power * 10, 'l thin') +
      text(98, 138 - power * 10, label),
  ),
)

function unitBox(x: number, y: number, name: string, unit: string): Shape {
  return (
    rect(x, y, 148, 40, 'l w', 3) +
    text(x + 74, y + 16, name, middle) +
    text(x + 74, y + 33, unit, { anchor: 'middle', cls: 'b' })
  )
}

const derived = figure(
  {
    name: 'physical-quantities-and-units/derived-units',
    title: 'How derived units are built from kg, m and s',
    description:
      'A chain of boxes from top to bottom. Velocity, metre per second. Divided by time: acceleration, metre per second squared. Multiplied by mass: force, kilogram metre per second squared, which is the newton. Multiplied by distance: energy or work, kilogram metre squared per second squared, the joule. Divided by time: power, kilogram metre squared per second cubed, the watt. A branch goes from force, divided by area, to pressure: kilogram per metre per second squared, the pascal.',
    height: 330,
  },
  unitBox(8, 6, 'velocity', 'm s^{−1}'),
  unitBox(8, 76, 'acceleration', 'm s^{−2}'),
  unitBox(8, 146, 'force (N)', 'kg m s^{−2}'),
  unitBox(8, 216, 'energy, work (J)', 'kg m^{2} s^{−2}'),
  unitBox(8, 286, 'power (W)', 'kg m^{2} s^{−3}'),
  unitBox(206, 216, 'pressure (Pa)', 'kg m^{−1} s^{−2}'),
  arrow(82, 46, 82, 75, { cls: 'p' }),
  arrow(82, 116, 82, 145, { cls: 'p' }),
  arrow(82, 186, 82, 215, { cls: 'p' }),
  arrow(82, 256, 82, 285, { cls: 'p' }),
  polyline([
    [156, 166],
    [280, 166],
    [280, 200],
  ]),
  arrow(280, 196, 280, 215),
  text(92, 65, '÷ time'),
  text(92, 135, '× mass'),
  text(92, 205, '× distance'),
  text(92, 275, '÷ time'),
  text(286, 190, '÷ area'),
)

function readingsRow(y: number, label: string, values: readonly number[]): Shape {
  return (
    text(8, y - 26, label, { cls: 'b' }) +
    line(20, y, 340, y) +
    line(180, y - 18, 180, y + 8, 'r dash') +
    values.map(value => dot(180 + value, y - 6, 'pd', 4)).join('')
  )
}

const readings = figure(
  {
    name: 'physical-quantities-and-units/precise-and-accurate',
    title: 'Precise and accurate readings',
    description:
      'Four horizontal lines, each with five readings as dots and the true value as a dashed red line in the middle. First: dots close together at the true value, precise and accurate. Second: dots close together but all well to the right of the true value, precise but not accurate, a systematic error. Third: dots widely spread on both sides with their mean at the true value, accurate mean but not precise, random errors. Fourth: dots widely spread and nearly all to the right, neither precise nor accurate.',
    height: 280,
  },
  text(180, 14, 'true value', { anchor: 'middle', cls: 'tr' }),
  readingsRow(62, 'precise and accurate', [-18, -8, 1, 10, 17]),
  readingsRow(128, 'precise, not accurate: systematic error', [72, 81, 90, 100, 107]),
  readingsRow(194, 'not precise, mean accurate: random errors', [-118, -60, 8, 58, 112]),
  readingsRow(260, 'neither precise nor accurate', [-22, 24, 75, 118, 148]),
)

const shift = graph({
  x: { label: '*F* / N', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: { label: 'extension *x* / mm', max: 16, ticks: [0, 4, 8, 12, 16], grid: true },
  top: 34,
})

const scattered: Point[] = [
  [1, 4.4],
  [2, 5.7],
  [3, 8.4],
  [4, 9.7],
  [5, 12.3],
]

const zeroError = figure(
  {
    name: 'physical-quantities-and-units/zero-error',
    title: 'A systematic error and random errors on one graph',
    description:
      'Extension x in mm against force F in N. A dashed red line of the true values runs from the origin to 12 mm at 6 N. The measured points at 1, 2, 3, 4 and 5 N lie a little above or below a straight blue line of best fit that runs parallel to the red one, 2 mm higher, and cuts the vertical axis at 2 mm.',
    height: 250,
  },
  shift.axes,
  shift.line(
    [
      [0, 0],
      [6, 12],
    ],
    'r dash',
  ),
  shift.line([
    [0, 2],
    [6, 14],
  ]),
  shift.points(scattered),
  shift.label(3.05, 13, 'measured', { anchor: 'end', cls: 'tp' }),
  shift.label(4.5, 7.2, 'true values', { cls: 'tr' }),
)

const [ax, ay]: Point = [96, 0]
const [bx, by]: Point = [34, -78]

const addition = figure(
  {
    name: 'physical-quantities-and-units/addition',
    title: 'Adding two vectors by a triangle and by a parallelogram',
    description:
      'Left, triangle: vector A points right; vector B starts at the tip of A and points steeply up to the right; the resultant R goes from the tail of A to the tip of B. Right, parallelogram: A and B start at the same point; dashed lines parallel to them complete a parallelogram; the resultant R is the diagonal from the common point. R is the same in both.',
    height: 136,
  },
  arrow(14, 104, 14 + ax, 104 + ay, { label: '*A*', labelAt: [60, 122], anchor: 'middle' }),
  arrow(14 + ax, 104, 14 + ax + bx, 104 + by, { label: '*B*', labelAt: [136, 72], anchor: 'start' }),
  arrow(14, 104, 14 + ax + bx, 104 + by, { cls: 'p thick', label: '*R*', labelAt: [66, 58], anchor: 'end' }),
  arrow(200, 104, 200 + ax, 104, { label: '*A*', labelAt: [248, 122], anchor: 'middle' }),
  arrow(200, 104, 200 + bx, 104 + by, { label: '*B*', labelAt: [206, 64], anchor: 'end' }),
  line(200 + ax, 104, 200 + ax + bx, 104 + by, 'l dash'),
  line(200 + bx, 104 + by, 200 + ax + bx, 104 + by, 'l dash'),
  arrow(200, 104, 200 + ax + bx, 104 + by, {
    cls: 'p thick',
    label: '*R*',
    labelAt: [276, 78],
    anchor: 'start',
  }),
  text(14, 16, 'triangle', { cls: 'b' }),
  text(200, 16, 'parallelogram', { cls: 'b' }),
)

const subtraction = figure(
  {
    name: 'physical-quantities-and-units/subtraction',
    title: 'Change of velocity by subtracting vectors',
    description:
      'Left: a ball moves east at 8.0 m/s, shown as u, and later north at 6.0 m/s, shown as v. Right: v points north. From its tip, minus u points west. The change of velocity, v minus u, goes from the tail of v to the tip of minus u: 10 m/s, at an angle theta of 53 degrees west of north.',
    height: 150,
  },
  arrow(14, 118, 110, 118, { label: '*u* = 8.0 m s^{−1}', labelAt: [62, 138], anchor: 'middle' }),
  arrow(14, 100, 14, 28, { label: '*v* = 6.0 m s^{−1}', labelAt: [24, 66], anchor: 'start' }),
  arrow(310, 122, 310, 50, { label: '*v*', labelAt: [320, 90], anchor: 'start' }),
  arrow(310, 50, 214, 50, { label: '−*u*', labelAt: [262, 40], anchor: 'middle' }),
  arrow(310, 122, 214, 50, { cls: 'p thick', label: '*v* − *u*', labelAt: [246, 104], anchor: 'end' }),
  arc(310, 122, 28, 90, 143, 'l thin'),
  text(294, 88, '*θ*', middle),
  text(262, 20, 'north is up', { anchor: 'middle', cls: 's' }),
)

const tip = polar(50, 130, 170, 35)

const components = figure(
  {
    name: 'physical-quantities-and-units/components',
    title: 'A force resolved into two perpendicular components',
    description:
      'A force F points up to the right at an angle theta to the horizontal. Its horizontal component, F cos theta, lies along the side next to the angle. Its vertical component, F sin theta, is opposite the angle. The two components are the sides of a rectangle whose diagonal is F.',
    height: 160,
  },
  line(50, tip[1], ...tip, 'l dash'),
  line(tip[0], 130, ...tip, 'l dash'),
  arrow(50, 130, tip[0], 130, { label: '*F* cos *θ*', labelAt: [120, 150], anchor: 'middle' }),
  arrow(50, 130, 50, tip[1], { label: '*F* sin *θ*', labelAt: [58, 26], anchor: 'start' }),
  arrow(50, 130, ...tip, { cls: 'p thick', label: '*F*', labelAt: [tip[0] + 8, tip[1]], anchor: 'start' }),
  arc(50, 130, 36, 0, 35, 'l thin'),
  text(98, 120, '*θ*', middle),
)

const slopeFoot: Point = [20, 184]
const slopeTop: Point = [330, 24]
const at = (part: number): Point => [
  slopeFoot[0] + (slopeTop[0] - slopeFoot[0]) * part,
  slopeFoot[1] + (slopeTop[1] - slopeFoot[1]) * part,
]
const tilt = (Math.atan2(160, 310) * 180) / Math.PI
const [bodyX, bodyY] = polar(...at(0.62), 16, 90 + tilt)
const weight = 92
const alongTip = polar(bodyX, bodyY, weight * Math.sin((tilt * Math.PI) / 180), 180 + tilt)
const acrossTip = polar(bodyX, bodyY, weight * Math.cos((tilt * Math.PI) / 180), tilt - 90)

const incline = figure(
  {
    name: 'physical-quantities-and-units/weight-on-a-slope',
    title: 'The weight of an object on a slope, resolved',
    description:
      'A small object rests on a slope at angle theta to the horizontal. Its weight W points vertically down. The component W sin theta points down the slope, parallel to it. The component W cos theta points into the slope, at right angles to it. The angle between W and the component W cos theta is theta.',
    height: 200,
  },
  polyline([slopeFoot, [330, 184], slopeTop, slopeFoot]),
  dot(bodyX, bodyY, 'd', 5),
  arrow(bodyX, bodyY, bodyX, bodyY + weight, { cls: 'p thick' }),
  text(bodyX, bodyY + weight + 15, '*W*', middle),
  arrow(bodyX, bodyY, ...alongTip),
  text(alongTip[0] - 6, alongTip[1] - 8, '*W* sin *θ*', { anchor: 'end' }),
  arrow(bodyX, bodyY, ...acrossTip),
  text(acrossTip[0] + 10, acrossTip[1] + 4, '*W* cos *θ*'),
  line(bodyX, bodyY + weight, ...acrossTip, 'l dash thin'),
  line(bodyX, bodyY + weight, ...alongTip, 'l dash thin'),
  arc(...slopeFoot, 44, 0, tilt, 'l thin'),
  text(76, 177, '*θ*', middle),
  arc(bodyX, bodyY, 42, 270, 270 + tilt, 'l thin'),
  text(bodyX + 13, bodyY + 60, '*θ*', middle),
)

export const figures = [lengths, derived, readings, zeroError, addition, subtraction, components, incline]
