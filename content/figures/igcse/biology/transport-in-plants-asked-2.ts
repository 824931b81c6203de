import { oval } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { rule } from '@/lib/figures/laboratory/measuring'
import { arrow, curve, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'transport-in-plants-asked-2'

/** The glass tube of a potometer with its bubble at a place of the scale below it. */
function tube(y: number, bubble: number, name: string): Shape {
  const scale = rule({
    x: 34,
    y: y + 18,
    length: 280,
    scale: { from: 0, to: 96, division: 2, numbered: 10 },
    unit: 'mm',
  })
  const [x] = scale.at(bubble)
  return (
    text(8, y - 9, name, { cls: 'b' }) +
    rect(24, y, 316, 12, 'w') +
    line(24, y, 340, y) +
    line(24, y + 12, 340, y + 12) +
    rect(x, y + 1.5, 16, 9, 'l sheet', 4) +
    line(x, y + 11, x, y + 18, 'l dash thin') +
    scale.shape
  )
}

const bubble = figure(
  {
    name: `${topic}/bubble-at-two-times`,
    title: 'The air bubble in the tube of a potometer at the start and after 4 minutes',
    description:
      'The same tube is drawn twice, above a scale in millimetres with a mark every 2 mm and a number every 10 mm. The shoot is at the left end. At the start, the left end of the bubble is one small division after the mark for 80 mm. After 4 minutes it is two small divisions after the mark for 30 mm.',
    height: 188,
  },
  tube(26, 82, 'at the start'),
  tube(122, 34, 'after 4 minutes'),
)

const DAY: readonly Point[] = [
  [0, 1],
  [4, 1],
  [6, 2],
  [8, 6],
  [10, 11],
  [12, 15],
  [14, 17],
  [16, 14],
  [18, 8],
  [20, 3],
  [22, 1.2],
  [24, 1],
]

const hours = graph({
  x: { label: 'time of day / h', max: 24, ticks: [0, 4, 8, 12, 16, 20, 24], grid: true, parts: 2 },
  y: {
    label: 'rate of transpiration / g per hour',
    max: 20,
    ticks: [0, 4, 8, 12, 16, 20],
    grid: true,
    parts: 4,
  },
  height: 180,
})

const dayRate = figure(
  {
    name: `${topic}/transpiration-in-a-day`,
    title: 'The rate of transpiration of a plant during a sunny day',
    description:
      'A graph of the rate of transpiration in grams per hour against the time of day. The curve passes 1 gram per hour from 0 h to 4 h, 6 at 8 h, 11 at 10 h, 15 at 12 h, 17 at 14 h, 14 at 16 h, 8 at 18 h, 3 at 20 h and 1 at 24 h.',
    height: 262,
  },
  hours.axes,
  hours.curve(DAY),
)

const fan = graph({
  x: { label: 'time / minutes', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: {
    label: 'distance moved by the bubble / mm',
    max: 60,
    ticks: [0, 10, 20, 30, 40, 50, 60],
    grid: true,
    parts: 5,
  },
  height: 186,
})

const twoLines: Shape =
  fan.axes +
  fan.line([
    [0, 0],
    [6, 54],
  ]) +
  fan.line(
    [
      [0, 0],
      [6, 18],
    ],
    'r dash',
  ) +
  fan.label(3.4, 33, 'with a fan', { dx: -8, dy: -6, anchor: 'end', cls: 'tp' })

const FAN =
  'A graph of the distance moved by the bubble in millimetres against time in minutes. The lines are straight and begin at the origin. With a fan the line reaches 54 mm at 6 minutes, without a fan 18 mm.'

const withFan = figure(
  {
    name: `${topic}/bubble-with-a-fan`,
    title: 'Distance moved by the bubble of a potometer, with and without a fan',
    description: FAN,
    height: 268,
  },
  twoLines,
  fan.label(4.4, 6.4, 'without a fan', { anchor: 'middle', cls: 'tr' }),
)

const humidAir = figure(
  {
    name: `${topic}/bubble-in-humid-air`,
    title: 'The line for humid air added to the graph',
    description: `${FAN} A third line, for humid air without a fan, is less steep than both: it reaches 8 mm at 6 minutes.`,
    height: 268,
  },
  twoLines,
  fan.line(
    [
      [0, 0],
      [6, 8],
    ],
    'g',
  ),
  fan.label(3.1, 15, 'without a fan', { anchor: 'middle', cls: 'tr' }),
  fan.label(5.95, 1.4, 'humid air', { anchor: 'end' }),
)

const FIRST: readonly Point[] = [
  [0, 0],
  [2, 4],
  [3, 12],
  [4, 24],
  [5, 34],
  [6, 40],
]

const SECOND: readonly Point[] = [
  [12, 36],
  [13, 28],
  [14, 17],
  [15, 9],
  [16, 6],
]

const carrot = graph({
  x: { label: 'months after the seed is sown', max: 16, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], grid: true },
  y: { label: 'sugar in the root / g', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
  height: 176,
})

const carrotRoot = figure(
  {
    name: `${topic}/sugar-in-a-carrot`,
    title: 'The sugar in the root of a carrot plant in two years',
    description:
      'A graph of the sugar in the root in grams against the months after sowing. It is 4 g at 2 months and rises steeply to 40 g at 6 months. It falls slightly to 36 g at 12 months, then steeply to 6 g at 16 months. Below, the first summer is marked from 2 to 6 months, winter from 6 to 12 months and the second summer from 12 to 16 months.',
    height: 292,
  },
  carrot.axes,
  carrot.curve(FIRST),
  carrot.line([...FIRST.slice(5), ...SECOND.slice(0, 1)]),
  carrot.curve(SECOND),
  ...(
    [
      [2, 6, 'summer'],
      [6, 12, 'winter'],
      [12, 16, 'summer'],
    ] as const
  ).map(([from, to, name]) => {
    const [x1] = carrot.at(from, 0)
    const [x2] = carrot.at(to, 0)
    return (
      line(x1 + 2, 264, x2 - 2, 264, 'l thick') +
      text((x1 + x2) / 2, 284, name, { anchor: 'middle', cls: 's' })
    )
  }),
)

const tuber = (x: number, y: number, rx: number, cls = 'l rw') => oval(x, y, rx, rx * 0.62, 8, cls)

/** A potato plant in July: leaves, flowers, the old tuber, new tubers and roots. */
const plant: Shape =
  line(20, 128, 340, 128, 'l dash thin') +
  line(180, 30, 180, 160) +
  oval(148, 70, 34, 12, 158, 'l gw') +
  oval(213, 62, 34, 12, 24, 'l gw') +
  oval(146, 104, 34, 12, 165, 'l gw') +
  oval(172, 26, 5, 9, 120, 'l gw') +
  oval(188, 26, 5, 9, 60, 'l gw') +
  tuber(180, 174, 22, 'l dash sunk') +
  curve([
    [180, 146],
    [214, 154],
    [240, 166],
  ]) +
  tuber(262, 172, 24) +
  curve([
    [180, 140],
    [150, 150],
    [124, 162],
  ]) +
  tuber(104, 170, 22)

const letters: Shape =
  label('P', 316, 48, 238, 54, 'start') +
  label('Q', 120, 20, 168, 22, 'end') +
  label('R', 322, 162, 284, 170, 'start') +
  label('S', 214, 208, 186, 184, 'start')

const SEEN =
  'A potato plant above and below the ground in July. Label P points to a large green leaf, Q to the small growing tip at the top, R to a new tuber that grows at the end of an underground stem, and S to the shrunken old tuber at the foot of the stem, from which the plant has grown.'

const potatoInJuly = figure(
  { name: `${topic}/potato-in-july`, title: 'A potato plant in July', description: SEEN, height: 216 },
  plant,
  letters,
)

const flow = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'p', head: 8 })

const potatoArrows = figure(
  {
    name: `${topic}/potato-in-july-with-arrows`,
    title: 'Movement of sucrose in a potato plant in July',
    description: `${SEEN} One arrow leads from leaf P into the stem and up it to the tip Q, another from leaf P down the stem and along the underground stem to the new tuber R.`,
    height: 216,
  },
  plant,
  letters,
  flow(222, 62, 188, 78),
  flow(186, 76, 186, 40),
  flow(186, 84, 186, 138),
  flow(190, 152, 238, 172),
)

export const figures = [bubble, dayRate, withFan, humidAir, carrotRoot, potatoInJuly, potatoArrows]
