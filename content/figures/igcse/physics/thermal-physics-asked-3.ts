import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, display, thermometerScale } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { beaker } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  circle,
  ellipse,
  line,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked-3'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Specific heat capacity ---

function weighed(
  x: number,
  name: string,
  width: number,
  height: number,
  readings: readonly [string, string],
): Shape {
  return (
    beaker({ x, y: 112, width, height, level: 0.7 }) +
    text(x, 132, name, bold) +
    display(x - 42, 142, readings[0], 'g', 84) +
    display(x - 42, 172, readings[1], '°C', 84)
  )
}

const threeBeakers = figure(
  {
    name: `${topic}/three-beakers-of-water`,
    title: 'Water in three beakers',
    description:
      'Three beakers of water with displays of mass and temperature. A: 200 g at 40 °C. B: 800 g at 40 °C. C: 200 g at 65 °C.',
    height: 204,
  },
  weighed(60, 'A', 56, 62, ['200', '40']),
  weighed(180, 'B', 96, 98, ['800', '40']),
  weighed(300, 'C', 56, 62, ['200', '65']),
)

const warm: Scale = { from: 10, to: 50, division: 1, numbered: 10 }

const blockReadings = figure(
  {
    name: `${topic}/readings-of-a-block`,
    title: 'Readings in an experiment with a metal block',
    description: `Two thermometers in degrees Celsius and four displays. Thermometer at the start: ${describeScale(warm, 21, '°C')} Highest reading: ${describeScale(warm, 36, '°C')} The displays show: mass of the block 1.00 kg, current 4.00 A, p.d. 12.0 V, time 300 s.`,
    height: 262,
  },
  thermometerScale({ x: 34, y: 222, value: 21, scale: warm, length: 170 }),
  thermometerScale({ x: 126, y: 222, value: 36, scale: warm, length: 170 }),
  text(34, 252, 'start', middle),
  text(126, 252, 'highest', middle),
  [
    ['mass', '1.00', 'kg'],
    ['current', '4.00', 'A'],
    ['p.d.', '12.0', 'V'],
    ['time', '300', 's'],
  ]
    .map(
      ([name = '', value = '', unit = ''], at) =>
        text(206, 57 + at * 48, name) + display(264, 40 + at * 48, value, unit, 84),
    )
    .join(''),
)

const heated = graph({
  x: { label: 'time / s', max: 500, ticks: [0, 100, 200, 300, 400, 500], grid: true, parts: 5 },
  y: { label: 'temperature / °C', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 4 },
})

const metalHeated = figure(
  {
    name: `${topic}/metal-heated-by-36-w`,
    title: 'Temperature of a metal block against time',
    description:
      'Temperature in degrees Celsius, from 0 to 80, against time in seconds, from 0 to 500. A straight line rises from 20 °C at the start through 30 °C at 100 s to 70 °C at 500 s.',
    height: 244,
  },
  heated.axes,
  heated.line([
    [0, 20],
    [500, 70],
  ]),
)

// --- Melting, boiling and evaporation ---

const melting = graph({
  x: { label: 'time / minutes', max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14], grid: true, parts: 2 },
  y: { label: 'temperature / °C', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 10 },
})

const solidHeated = figure(
  {
    name: `${topic}/solid-heated`,
    title: 'Temperature of a solid that is heated at a steady rate',
    description:
      'Temperature in degrees Celsius against time in minutes, with a finer line at every 2 °C. The line rises straight from 20 °C at the start, is level from 4 to 10 minutes at the seventh finer line above 40 °C, and rises again to 74 °C at 14 minutes.',
    height: 244,
  },
  melting.axes,
  melting.line([
    [0, 20],
    [4, 54],
    [10, 54],
    [14, 74],
  ]),
)

const cooling = graph({
  x: { label: 'time / minutes', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true, parts: 4 },
  y: { label: 'temperature / °C', min: 20, max: 100, ticks: [20, 40, 60, 80, 100], grid: true, parts: 10 },
})

const waxCools = figure(
  {
    name: `${topic}/wax-cools`,
    title: 'Temperature of wax that cools',
    description:
      'Temperature in degrees Celsius, from 20 to 100, against time in minutes, from 0 to 20, with a finer line at every 2 °C and every minute. The curve falls from 90 °C at the start, less and less steeply, to the first finer line above 60 °C at 5 minutes. It is level there until 13 minutes and then falls in a curve to 41 °C at 20 minutes.',
    height: 244,
  },
  cooling.axes,
  cooling.plot(t => 20 + 70 * Math.exp(-t * 0.1022), 0, 5),
  cooling.line([
    [5, 62],
    [13, 62],
  ]),
  cooling.plot(t => 20 + 42 * Math.exp(-(t - 13) * 0.0993), 13, 20),
)

const freezer = graph({
  x: { label: 'time', max: 10 },
  y: { label: 'temperature / °C', min: -30, max: 70, ticks: [-20, 0, 60] },
  height: 160,
})

const waterFreezes = figure(
  {
    name: `${topic}/water-in-a-freezer`,
    title: 'Sketch of the temperature of water in a freezer',
    description:
      'Temperature against time. The curve falls from 60 °C to 0 °C, less and less steeply. It is level at 0 °C for a time, then falls again, less and less steeply, and ends level at −20 °C.',
    height: 222,
  },
  freezer.axes,
  freezer.plot(t => -20 + 80 * Math.exp(-t * 0.55), 0, 2.52),
  freezer.line([
    [2.52, 0],
    [5.6, 0],
  ]),
  freezer.plot(t => -20 + 20 * Math.exp(-(t - 5.6) * 1.3), 5.6, 9.6),
  freezer.line(
    [
      [0, -20],
      [10, -20],
    ],
    'l dash thin',
  ),
)

const mild: Scale = { from: 10, to: 30, division: 1, numbered: 10, longer: 5 }

/** A fan on its foot, blowing to the right. */
const fan = (x: number, y: number): Shape =>
  line(x, y, x, y + 56, 'l thick') +
  line(x - 18, y + 58, x + 18, y + 58, 'l thick') +
  ellipse(x, y - 18, 7, 20, 'l sunk') +
  ellipse(x, y + 18, 7, 20, 'l sunk') +
  circle(x, y, 6, 'l sheet') +
  [-22, 0, 22].map(up => arrow(x + 14, y + up, x + 52, y + up, { cls: 'g' })).join('')

const wetAndDry = figure(
  {
    name: `${topic}/wet-and-dry-bulb`,
    title: 'Two thermometers in the wind of a fan',
    description: `Two thermometers in degrees Celsius stand side by side in the wind of a fan. The bulb of P is dry. ${describeScale(mild, 24, '°C')} The bulb of Q is wrapped in a wet cloth whose end hangs in a dish of water. ${describeScale(mild, 17, '°C')}`,
    height: 258,
  },
  fan(40, 150),
  thermometerScale({ x: 140, y: 206, value: 24, scale: mild, length: 160 }),
  thermometerScale({ x: 262, y: 206, value: 17, scale: mild, length: 160 }),
  rect(232, 228, 60, 14, 'w'),
  polyline([
    [230, 220],
    [232, 242],
    [292, 242],
    [294, 220],
  ]),
  polygon(
    [
      [249, 190],
      [275, 190],
      [279, 208],
      [274, 238],
      [250, 238],
      [245, 208],
    ],
    'p w',
  ),
  text(140, 250, 'P', bold),
  text(220, 250, 'Q', bold),
  pointer(296, 202, 278, 210, 'wet cloth'),
  text(302, 240, 'water'),
)

export const figures = [
  threeBeakers,
  blockReadings,
  metalHeated,
  solidHeated,
  waxCools,
  waterFreezes,
  wetAndDry,
]
