import { canineDrawn } from '@/content/figures/igcse/biology/practical-skills-drawing-b'
import { oval } from '@/lib/figures/biology/organic'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rule } from '@/lib/figures/laboratory/measuring'
import { bench } from '@/lib/figures/laboratory/stands'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { renamed } from '@/lib/figures/renamed'
import { arrow, circle, line, type Point, rect, text } from '@/lib/figures/shapes'

// Plans of investigations that are to be read and judged.

const topic = 'practical-skills-asked-2'

const FOAM = [
  ['20 °C', 58, 10],
  ['30 °C', 58, 22],
  ['40 °C', 36, 34],
  ['50 °C', 58, 16],
] as const

const foam = figure(
  {
    name: `${topic}/foam-of-yeast`,
    title: 'Yeast in sugar solution after ten minutes',
    description:
      'Four test-tubes of one size, each with yeast in sugar solution below and foam above it. Labels: 20 °C, 30 °C, 40 °C and 50 °C. The liquid is equally high in the tubes at 20, 30 and 50 °C and clearly lower in the tube at 40 °C. The foam is low at 20 °C, higher at 30 °C, highest at 40 °C and low again at 50 °C.',
    height: 196,
  },
  ...FOAM.map(([name, liquid, height], at) => {
    const x = 46 + at * 68
    return (
      testTube({ x, y: 160, width: 32, height: 138, level: liquid / 138 }) +
      Array.from({ length: Math.floor(height / 6) * 4 }, (_, each) =>
        circle(x - 10.5 + (each % 4) * 7, 156 - liquid - Math.floor(each / 4) * 6, 3.2, 'l thin sheet'),
      ).join('') +
      text(x, 184, name, { anchor: 'middle', cls: 'b' })
    )
  }),
  text(328, 78, 'foam', { anchor: 'middle' }),
  line(306, 82, 268, 94, 'l thin'),
  text(326, 138, 'yeast and\nsugar', { anchor: 'middle', cls: 's' }),
  line(294, 136, 262, 132, 'l thin'),
)

const bar = rule({
  x: 46,
  y: 128,
  length: 262,
  scale: { from: 0, to: 100, division: 2, numbered: 20, longer: 10 },
  unit: '',
})
const dishes = figure(
  {
    name: `${topic}/seeds-and-a-lamp`,
    title: 'The plan of a gardener',
    description:
      'A lamp stands at the zero of a rule that is marked every 2 cm and numbered every 20 cm. Four dishes lie along it, each with wet paper and one seed. The middles of the dishes stand above the numbers 20, 40, 60 and 80 of the rule.',
    height: 182,
  },
  bench(128),
  line(46, 128, 46, 58, 'l thick'),
  circle(46, 44, 15, 'l hl'),
  text(66, 30, 'lamp'),
  arrow(64, 56, 104, 76, { cls: 'l thin' }),
  ...[20, 40, 60, 80].map(at => {
    const [x] = bar.at(at)
    return (
      rect(x - 20, 114, 40, 13, 'l sheet', 3) + rect(x - 18, 121, 36, 5, 'w') + oval(x, 118, 5, 3, 0, 'l hl')
    )
  }),
  text(222, 84, 'one seed in each dish', { anchor: 'middle' }),
  bar.shape,
  text(180, 176, 'scale in cm', { anchor: 'middle', cls: 's' }),
)

const BUBBLE: readonly Point[] = [
  [10, 12],
  [15, 18],
  [20, 27],
  [25, 38],
  [30, 51],
]
const bubbleGraph = graph({
  x: { label: 'temperature / °C', max: 35, ticks: [0, 5, 10, 15, 20, 25, 30, 35], grid: true },
  y: { label: 'distance / mm', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 5 },
  height: 190,
})
const drawnGraph = figure(
  {
    name: `${topic}/distance-and-temperature`,
    title: 'Distance that the bubble moves, against temperature',
    description:
      'Temperature in °C from 0 to 35 is on the horizontal axis, distance in mm from 0 to 60 on the vertical one. Crosses at 10 °C, 12 mm; 15 °C, 18 mm; 20 °C, 27 mm; 25 °C, 38 mm; 30 °C, 51 mm. A smooth curve that becomes steeper passes through them.',
    height: 272,
  },
  bubbleGraph.axes,
  bubbleGraph.curve(BUBBLE),
  bubbleGraph.points(BUBBLE),
)

const toothDrawn = renamed(canineDrawn(), `${topic}/tooth-drawn`)

export const figures: Figure[] = [foam, dishes, drawnGraph, toothDrawn]
