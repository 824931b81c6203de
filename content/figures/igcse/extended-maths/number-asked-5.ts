import { figure } from '@/lib/figures/figure'
import { measuringRuler } from '@/lib/figures/geometry/instruments'
import { graph } from '@/lib/figures/graph'
import { curve, dimension, dot, line, rect, text } from '@/lib/figures/shapes'
import { clockFace, middle, table } from './number-asked'

// E1.11 Ratio and proportion

const boxes = (y: number, count: number, cls: string) =>
  Array.from({ length: count }, (_, at) => rect(90 + at * 48, y, 48, 32, cls)).join('')

const paintBars = figure(
  {
    name: 'number-asked-5/paint-bars',
    title: 'Bars for two colours of paint',
    description:
      'Two bars of equal boxes, one below the other, which begin at the same place. The bar for blue has 3 boxes, the bar for white has 5. An arrow shows that the part by which the white bar is longer stands for 14 litres.',
    height: 132,
  },
  text(80, 31, 'blue', { anchor: 'end' }),
  boxes(10, 3, 'l w'),
  text(80, 75, 'white', { anchor: 'end' }),
  boxes(54, 5, 'l sheet'),
  line(234, 42, 234, 108, 'l dash thin'),
  dimension(234, 104, 330, 104, '14 litres', [282, 124]),
)

const mapRuler = measuringRuler({ x: 16, y: 116, centimetres: 8, scale: 38 })
const [villageP] = mapRuler.at(0)
const [villageQ] = mapRuler.at(7.2)

const villages = figure(
  {
    name: 'number-asked-5/villages',
    title: 'Part of a map with a ruler laid on it',
    description:
      'Part of a map with the scale 1 : 50 000. Two villages, P and Q, and a river between them. A ruler in centimetres, with a mark at every millimetre, is laid along the line from P to Q. P is at 0. Q is two small marks beyond 7.',
    height: 172,
  },
  rect(4, 6, 352, 108, 'l thin sheet'),
  curve(
    [
      [120, 8],
      [150, 40],
      [136, 76],
      [172, 112],
    ],
    'p thick',
  ),
  text(162, 44, 'river', { cls: 's' }),
  dot(villageP, 106, 'd', 5),
  text(villageP, 94, '*P*', middle),
  dot(villageQ, 106, 'd', 5),
  text(villageQ, 94, '*Q*', middle),
  text(346, 26, 'scale 1 : 50 000', { anchor: 'end' }),
  mapRuler.shape,
)

const packs = figure(
  {
    name: 'number-asked-5/juice-packs',
    title: 'Three packs of orange juice with their prices',
    description:
      'Three packs of orange juice. A: 1.5 litres for $2.85. B: 2 litres for $3.90. C: 6 small cartons of 250 ml each for $3.00 altogether.',
    height: 118,
  },
  table(
    40,
    6,
    [70, 130, 80],
    [
      ['Pack', 'Contents', 'Price'],
      ['A', '1.5 litres', '$2.85'],
      ['B', '2 litres', '$3.90'],
      ['C', '6 × 250 ml', '$3.00'],
    ],
  ),
)

// E1.15 Time

const afternoonClock = figure(
  {
    name: 'number-asked-5/afternoon-clock',
    title: 'A clock face',
    description:
      'A clock face. The short hand stands a little beyond half way from 12 to 1. The long hand points at 7.',
    height: 172,
  },
  clockFace(180, 86, 78, 12, 35),
)

const trainTimes = figure(
  {
    name: 'number-asked-5/train-times',
    title: 'A timetable of three trains',
    description:
      'A timetable with four stations and three trains. Train 1: Northgate 14:48, Millbridge 15:29, Lakeside 16:40, Seaview 17:23. Train 2: Northgate 15:35, Millbridge 16:21, Lakeside 17:36, Seaview 18:19. Train 3: Northgate 16:10, it does not stop at Millbridge, Lakeside 17:43, Seaview 18:21.',
    height: 144,
  },
  table(
    16,
    6,
    [106, 74, 74, 74],
    [
      ['Station', 'Train 1', 'Train 2', 'Train 3'],
      ['Northgate', '14:48', '15:35', '16:10'],
      ['Millbridge', '15:29', '16:21', '–'],
      ['Lakeside', '16:40', '17:36', '17:43'],
      ['Seaview', '17:23', '18:19', '18:21'],
    ],
  ),
)

const wallClock = (x: number, city: string, day: string, time: string) =>
  text(x + 64, 20, city, { anchor: 'middle', cls: 'b' }) +
  rect(x, 30, 128, 60, 'l sheet', 6) +
  text(x + 64, 54, day, middle) +
  text(x + 64, 78, time, { anchor: 'middle', cls: 'b' })

const twoCities = figure(
  {
    name: 'number-asked-5/two-cities',
    title: 'The clocks of two cities at the same moment',
    description:
      'Two digital clocks that show local time at the same moment. City P: Tuesday 03:15. City Q: Monday 20:15.',
    height: 100,
  },
  wallClock(36, 'City P', 'Tuesday', '03:15'),
  wallClock(196, 'City Q', 'Monday', '20:15'),
)

// E1.16 Money

const bill = figure(
  {
    name: 'number-asked-5/electricity-bill',
    title: 'An electricity bill',
    description:
      'A bill for 30 days. Meter at the start: 46 218. Meter at the end: 46 630. Price of a unit: 18.5 cents. Standing charge: $0.35 per day. Tax on everything: 5%. The amount to pay is not filled in.',
    height: 170,
  },
  table(
    40,
    6,
    [170, 110],
    [
      ['Electricity, 30 days', ''],
      ['meter at the start', '46 218'],
      ['meter at the end', '46 630'],
      ['price of a unit', '18.5 cents'],
      ['standing charge', '$0.35 per day'],
      ['tax on everything', '5%'],
    ],
  ),
)

const receipt = figure(
  {
    name: 'number-asked-5/receipt',
    title: 'A receipt with three numbers missing',
    description:
      'A receipt. 3 notebooks at $2.35: 7.05. 4 pens at $0.85: a. 1 folder at $1.60: 1.60. Total: b. Paid: 20.00. Change: c.',
    height: 196,
  },
  table(
    60,
    6,
    [170, 70],
    [
      ['Item', '$'],
      ['3 notebooks at $2.35', '7.05'],
      ['4 pens at $0.85', '*a*'],
      ['1 folder at $1.60', '1.60'],
      ['Total', '*b*'],
      ['Paid', '20.00'],
      ['Change', '*c*'],
    ],
  ),
)

const conversion = graph({
  x: { label: 'dollars', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
  y: { label: 'francs', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 5 },
})

const conversionGraph = figure(
  {
    name: 'number-asked-5/conversion-graph',
    title: 'A graph for changing dollars into francs',
    description:
      'Francs, from 0 to 100 with a line at every 4, are drawn against dollars, from 0 to 100 with a line at every 5. A straight line goes from the origin to the point (100, 90).',
    height: 250,
  },
  conversion.axes,
  conversion.line([
    [0, 0],
    [100, 90],
  ]),
)

export const figures = [
  paintBars,
  villages,
  packs,
  afternoonClock,
  trainTimes,
  twoCities,
  bill,
  receipt,
  conversionGraph,
]
