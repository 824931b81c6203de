import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { heatArrow } from '@/lib/figures/laboratory/heating'
import { describeScale, display, thermometerScale } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { beaker } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  circle,
  ellipse,
  line,
  type Point,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked-2'
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
  text(44, 252, 'start', middle),
  text(136, 252, 'highest', middle),
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
      [5, -20],
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

// --- Conduction ---

function waxedRod(y: number, name: string, thick: number, length: number, pins: readonly number[]): Shape {
  return (
    rect(92, y - thick / 2, length, thick, 'l sunk') +
    pins
      .map(
        at =>
          rect(92 + at - 4, y + thick / 2, 8, 5, 'l hl') +
          line(92 + at, y + thick / 2 + 5, 92 + at, y + thick / 2 + 18),
      )
      .join('') +
    text(100 + length, y + 4.5, name)
  )
}

const unfairRods = figure(
  {
    name: `${topic}/rods-not-fair`,
    title: 'Three rods in the wall of a tank of hot water',
    description:
      'Three rods stick out of the wall of a tank of hot water. A pin is fixed with wax under each. The copper rod is thick, and its pin is near the outer end, far from the tank. The steel rod and the plastic rod are thin and as long as the copper rod; the pin of steel is close to the tank, and that of plastic in the middle.',
    height: 186,
  },
  rect(12, 34, 80, 128, 'w'),
  polyline([
    [12, 18],
    [12, 162],
    [92, 162],
    [92, 18],
  ]),
  line(12, 34, 92, 34, 'p'),
  text(52, 102, 'hot\nwater', middle),
  waxedRod(56, 'copper', 16, 190, [160]),
  waxedRod(102, 'steel', 7, 190, [40]),
  waxedRod(142, 'plastic', 7, 190, [100]),
  pointer(150, 180, 189, 158, 'pin held by wax', 'end'),
)

const iceBlock = (x: number, name: string, ice: Shape): Shape =>
  rect(x, 84, 130, 52, 'l sunk') + text(x + 65, 115, name, bold) + ice

const iceOnBlocks = figure(
  {
    name: `${topic}/ice-on-p-and-q`,
    title: 'Ice on two blocks, after four minutes',
    description:
      'Two blocks of the same size, P and Q. Equal cubes of ice were put on them four minutes ago; a dashed outline shows their size at the start. On P the cube is nearly as large as at the start, with a little water round it. On Q only a small piece of ice is left in a large pool of water.',
    height: 150,
  },
  iceBlock(
    24,
    'P',
    ellipse(89, 83, 34, 3, 'p w') + rect(66, 36, 46, 46, 'l w', 4) + rect(64, 32, 50, 50, 'l dash thin'),
  ),
  iceBlock(
    206,
    'Q',
    ellipse(271, 83, 58, 4, 'p w') + rect(261, 66, 20, 16, 'l w', 6) + rect(246, 32, 50, 50, 'l dash thin'),
  ),
  text(180, 18, 'after 4 minutes', middle),
)

/** A sloping tube from lower left to upper right, its water level. */
function tube(): Shape {
  const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)]
  const at = (along: number, across: number): Point => [
    64 + along * cos - across * sin,
    172 - along * sin - across * cos,
  ]
  const end = Array.from({ length: 13 }, (_, step): Point => {
    const turn = ((90 + step * 15) * Math.PI) / 180
    return at(16 * Math.cos(turn), 16 * Math.sin(turn))
  })
  const [heatX] = at(215, -16)
  return (
    polygon([at(212, 16), ...end, at(270.6, -16)], 'w') +
    polyline([at(292, 16), ...end, at(292, -16)]) +
    line(...at(212, 16), ...at(270.6, -16), 'p') +
    polygon([at(-6, 9), at(16, 11), at(18, -9), at(-4, -10)], 'l sheet') +
    line(...at(30, 15), ...at(30, -15), 'l dash thick') +
    [
      [200, 4],
      [214, -6],
      [222, 3],
      [206, -2],
      [188, -4],
    ]
      .map(([a = 0, b = 0]) => circle(...at(a, b), 3, 'l sheet'))
      .join('') +
    heatArrow(heatX, 146, 44) +
    text(heatX + 10, 142, 'heat') +
    pointer(120, 200, ...at(6, -6), 'ice') +
    pointer(160, 178, ...at(30, -12), 'metal gauze') +
    pointer(124, 40, ...at(194, 4), 'boiling water', 'end')
  )
}

const iceInTube = figure(
  {
    name: `${topic}/ice-below-boiling-water`,
    title: 'A test-tube with ice at the bottom, heated near the top',
    description:
      'A sloping test-tube full of water. A piece of ice lies at its lower end, held down by a piece of metal gauze. An arrow shows that the tube is heated near its open upper end, where bubbles of steam rise.',
    height: 206,
  },
  tube(),
)

export const figures = [
  threeBeakers,
  blockReadings,
  metalHeated,
  solidHeated,
  waxCools,
  waterFreezes,
  wetAndDry,
  unfairRods,
  iceOnBlocks,
  iceInTube,
]
