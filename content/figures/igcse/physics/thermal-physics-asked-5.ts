import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, display, thermometerScale } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import {
  arrow,
  centred,
  circle,
  dimension,
  line,
  pointer,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked-5'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Radiation ---

const cans = graph({
  x: { label: 'time / minutes', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true, parts: 5 },
  y: {
    label: 'temperature / °C',
    min: 30,
    max: 90,
    ticks: [30, 40, 50, 60, 70, 80, 90],
    grid: true,
    parts: 5,
  },
  height: 190,
})

const cansCool = figure(
  {
    name: `${topic}/cans-that-cool`,
    title: 'Temperature of the water in two cans, P and Q',
    description:
      'Temperature in degrees Celsius, from 30 to 90, against time in minutes, from 0 to 30, with a finer line at every 2 °C. Both curves start at 80 °C and fall, less and less steeply. After 20 minutes P has fallen to the second finer line above 60 °C and Q to the fourth finer line above 40 °C. P ends at 58 °C and Q at 39 °C.',
    height: 266,
  },
  cans.axes,
  cans.plot(t => 20 + 60 * Math.exp(-t * 0.015508), 0, 30),
  cans.plot(t => 20 + 60 * Math.exp(-t * 0.03811), 0, 30, 'r dash'),
  cans.label(25, 62, 'P', { cls: 'b' }),
  cans.label(25, 46, 'Q', { cls: 'b' }),
)

const shade: Scale = { from: 10, to: 60, division: 1, numbered: 10 }

const lampAndBulbs = figure(
  {
    name: `${topic}/lamp-between-thermometers`,
    title: 'Two thermometers at the same distance from an infrared lamp',
    description: `An infrared lamp stands in the middle, the thermometers P and Q at the same distance on its left and right. One of the bulbs is painted dull black, the other has a shiny silver coat; the drawing does not show which. P: ${describeScale(shade, 28, '°C')} Q: ${describeScale(shade, 43, '°C')}`,
    height: 270,
  },
  thermometerScale({ x: 50, y: 206, value: 28, scale: shade, length: 164 }),
  thermometerScale({ x: 290, y: 206, value: 43, scale: shade, length: 164 }),
  rect(162, 178, 16, 56, 'r rw', 6),
  text(170, 168, 'lamp', middle),
  arrow(154, 206, 100, 206, { cls: 'r' }),
  arrow(186, 206, 240, 206, { cls: 'r' }),
  dimension(50, 244, 169, 244, '20 cm', [110, 260]),
  dimension(171, 244, 290, 244, '20 cm', [230, 260]),
  text(22, 236, 'P', bold),
  text(318, 236, 'Q', bold),
)

/** A reading in millivolts with the letter of its side. */
const reading = (x: number, y: number, name: string, value: string): Shape =>
  text(x - 18, y + 17, name, { cls: 'b' }) + display(x, y, value, '', 40) + text(x + 46, y + 17, 'mV')

const fourReadings = figure(
  {
    name: `${topic}/four-sides-of-a-cube`,
    title: 'Detector readings at the four sides of a Leslie cube',
    description:
      'A cube of hot water seen from above. The sides are marked A (above), B (right), C (below) and D (left). An infrared detector held in front of each side reads 28 mV at A, 9 mV at B, 52 mV at C and 44 mV at D.',
    height: 222,
  },
  rect(146, 76, 68, 68, 'l w'),
  centred(180, 110, 'hot\nwater', 's'),
  reading(160, 8, 'A', '28'),
  reading(272, 98, 'B', '9'),
  reading(160, 190, 'C', '52'),
  reading(24, 98, 'D', '44'),
  [
    [180, 70, 180, 44],
    [220, 110, 246, 110],
    [180, 150, 180, 176],
    [140, 110, 114, 110],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => arrow(x1, y1, x2, y2, { cls: 'r' }))
    .join(''),
)

const oven = graph({
  x: { label: 'time / h', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
  y: { label: 'temperature / °C', max: 200, ticks: [0, 40, 80, 120, 160, 200], grid: true, parts: 4 },
})

const ovenCools = figure(
  {
    name: `${topic}/oven-switched-off`,
    title: 'Temperature of an oven against time after it is switched off',
    description:
      'Temperature in degrees Celsius, from 0 to 200, against time in hours, from 0 to 10, with a finer line at every 10 °C. A curve starts at 200 °C, falls steeply at first, then less and less steeply. From 8 hours on it is level at the second finer line above 0. Points are marked on it: A at 0.5 hours, B at 2 hours, C at 9 hours.',
    height: 244,
  },
  oven.axes,
  oven.plot(t => 20 + 180 * (1 - t / 8) ** 3.4, 0, 8),
  oven.line([
    [8, 20],
    [10, 20],
  ]),
  (
    [
      [0.5, 'A'],
      [2, 'B'],
      [9, 'C'],
    ] as const
  )
    .map(([t, name]) => {
      const [px, py] = oven.at(t, t < 8 ? 20 + 180 * (1 - t / 8) ** 3.4 : 20)
      return circle(px, py, 3.5, 'd') + text(px + 8, py - 8, name, { cls: 'b' })
    })
    .join(''),
)

// --- Consequences of thermal energy transfer ---

const coolBox = figure(
  {
    name: `${topic}/cool-box`,
    title: 'A section through a cool box',
    description:
      'A box with a lid. Its walls, bottom and lid are thick plastic foam with a shiny outer surface. Three bottles stand on the bottom. A frozen pack is fixed under the lid, above the bottles.',
    height: 220,
  },
  polygon(
    [
      [40, 60],
      [40, 208],
      [236, 208],
      [236, 60],
      [214, 60],
      [214, 186],
      [62, 186],
      [62, 60],
    ],
    'l hl',
  ),
  rect(40, 34, 196, 24, 'l hl'),
  line(36, 34, 36, 212, 'p dash'),
  line(240, 34, 240, 212, 'p dash'),
  line(36, 212, 240, 212, 'p dash'),
  line(36, 30, 240, 30, 'p dash'),
  rect(82, 59, 112, 20, 'p w', 3),
  [84, 128, 172]
    .map(x =>
      polygon(
        [
          [x, 185],
          [x, 130],
          [x + 7, 118],
          [x + 7, 106],
          [x + 17, 106],
          [x + 17, 118],
          [x + 24, 130],
          [x + 24, 185],
        ],
        'l sheet',
      ),
    )
    .join(''),
  pointer(258, 60, 190, 68, 'frozen pack'),
  pointer(258, 110, 226, 116, 'plastic foam'),
  pointer(258, 160, 241, 160, 'shiny outer\nsurface'),
  pointer(258, 206, 192, 172, 'drink'),
)

const lossArrow = (x1: number, y1: number, x2: number, y2: number): Shape =>
  arrow(x1, y1, x2, y2, { cls: 'r', head: 10 })

const houseLosses = figure(
  {
    name: `${topic}/losses-of-a-house`,
    title: 'Rates of energy transfer out of a house',
    description:
      'A house on a cold day with arrows to the outside. Roof 2.4 kW, walls 3.0 kW, windows 1.2 kW, floor 0.8 kW, draughts through the door 1.0 kW.',
    height: 222,
  },
  polygon(
    [
      [90, 92],
      [180, 36],
      [270, 92],
    ],
    'l sunk',
  ),
  rect(100, 92, 160, 92, 'l sheet'),
  rect(118, 112, 40, 34, 'l w'),
  line(138, 112, 138, 146),
  line(118, 129, 158, 129),
  rect(196, 128, 30, 56, 'l hl'),
  lossArrow(222, 56, 254, 24),
  text(260, 24, 'roof\n2.4 kW'),
  lossArrow(260, 112, 290, 112),
  text(296, 108, 'walls\n3.0 kW'),
  lossArrow(128, 130, 70, 130),
  text(64, 126, 'windows\n1.2 kW', { anchor: 'end' }),
  lossArrow(216, 164, 290, 164),
  text(296, 160, 'draughts\n1.0 kW'),
  lossArrow(150, 176, 150, 206),
  text(160, 204, 'floor 0.8 kW'),
)

const gap = graph({
  x: { label: 'width of the gap / mm', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
  y: { label: 'energy per second / W', min: 40, max: 80, ticks: [40, 50, 60, 70, 80], grid: true, parts: 5 },
})

const gapOfGlazing = figure(
  {
    name: `${topic}/gap-of-double-glazing`,
    title: 'Energy lost each second through a window against the width of the gap',
    description:
      'Energy per second in watts, from 40 to 80, against the width of the air gap between two panes in millimetres, from 0 to 50. The curve falls from 71 W at 2 mm, steeply at first and then less and less, and crosses the second numbered line above 40 at 6 mm. Its lowest part is between 15 mm and 20 mm; at 16 mm it is half-way between the numbered lines 50 and 60. Beyond that it rises very slightly, to 56 W at 50 mm.',
    height: 244,
  },
  gap.axes,
  gap.plot(w => 53.4 + 2.6 * (1 - Math.exp(-((w / 22) ** 2))) + 28.7 * Math.exp(-w / 4), 2, 50),
)

export const figures = [cansCool, lampAndBulbs, fourReadings, ovenCools, coolBox, houseLosses, gapOfGlazing]
