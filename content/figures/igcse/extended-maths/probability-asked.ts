import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, curve, line, type Point, polar, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pie } from '@/lib/figures/statistics/pie'
import { probabilityTree } from '@/lib/figures/statistics/tree'

// Figures that are read in worked examples and questions

const TOPIC = 'probability-asked'

// E8.1

const fruits = chartFigure(
  {
    name: `${TOPIC}/fruits`,
    title: 'A pie chart of favourite fruits',
    description:
      'A pie chart with four sectors. Mango has an angle of 84 degrees, banana 102 degrees and apple 108 degrees. The angle of the last sector, for other fruits, is not given.',
  },
  pie({
    slices: [
      { label: 'Mango', value: 84, mark: '84°' },
      { label: 'Banana', value: 102, mark: '102°' },
      { label: 'Apple', value: 108, mark: '108°' },
      { label: 'Others', value: 66, mark: '' },
    ],
  }),
)

// E8.2

const rolls = chartFigure(
  { name: `${TOPIC}/rolls`, title: 'A bar chart of 300 rolls of a die' },
  barChart({
    categories: ['1', '2', '3', '4', '5', '6'],
    values: [40, 90, 45, 40, 50, 35],
    label: 'Score',
    yEvery: 10,
    height: 170,
  }),
)

const RUN: readonly Point[] = [
  [20, 0.3],
  [40, 0.45],
  [60, 0.4],
  [80, 0.35],
  [100, 0.36],
  [120, 0.35],
]
const g = graph({
  x: { label: 'number of spins', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
  y: {
    label: 'relative frequency of red',
    max: 0.6,
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
    grid: true,
    parts: 2,
  },
})
const spins = figure(
  {
    name: `${TOPIC}/spins`,
    title: 'Relative frequency of red against the number of spins',
    description: `A graph of the relative frequency of red, from 0 to 0.6, against the number of spins, from 0 to 120. Crosses at ${RUN.map(([x, y]) => `(${x}, ${y})`).join(', ')} are joined by lines.`,
    height: 246,
  },
  g.axes,
  g.line(RUN),
  g.points(RUN),
)

// E8.3

const TEN = ['R', 'W', 'W', 'R', 'B', 'W', 'W', 'R', 'B', 'W']
const spinner = figure(
  {
    name: `${TOPIC}/spinner`,
    title: 'A spinner with ten equal sections',
    description:
      'A spinner with ten equal sections, each with a letter: R for red, W for white, B for blue. From the top clockwise the letters are R, W, W, R, B, W, W, R, B, W.',
    height: 166,
  },
  circle(180, 83, 72),
  ...TEN.map((letter, at) => {
    const [lx, ly] = polar(180, 83, 54, 72 - 36 * at)
    return (
      line(180, 83, ...polar(180, 83, 72, 90 - 36 * at)) + text(lx, ly + 4.5, letter, { anchor: 'middle' })
    )
  }),
  arrow(180, 83, ...polar(180, 83, 38, 205), { cls: 'p' }),
)

const beads = chartFigure(
  { name: `${TOPIC}/beads-tree`, title: 'Tree diagram of two beads taken without replacement' },
  probabilityTree({
    titles: ['1st bead', '2nd bead'],
    branches: [
      {
        label: 'R',
        p: '7/12',
        next: [
          { label: 'R', p: '6/11' },
          { label: 'W', p: '5/11' },
        ],
      },
      {
        label: 'W',
        p: '5/12',
        next: [
          { label: 'R', p: '7/11' },
          { label: 'W', p: '4/11' },
        ],
      },
    ],
  }),
)

// E8.4

const bag = (x: number, name: string, sweets: readonly string[]) =>
  curve(
    [
      [x - 26, 30],
      [x - 62, 74],
      [x - 50, 136],
      [x, 146],
      [x + 50, 136],
      [x + 62, 74],
      [x + 26, 30],
    ],
    'l',
  ) +
  line(x - 26, 30, x + 26, 30, 'l dash') +
  sweets
    .map((letter, at) => {
      const [sx, sy] = at < 2 ? [x - 20 + 40 * at, 78] : [x - 36 + 36 * (at - 2), 116]
      return (
        circle(sx, sy, 14, letter === 'R' ? 'l rw' : 'l w') + text(sx, sy + 4.5, letter, { anchor: 'middle' })
      )
    })
    .join('') +
  text(x, 168, `bag *${name}*`, { anchor: 'middle' })
const bags = figure(
  {
    name: `${TOPIC}/bags`,
    title: 'Two bags of sweets',
    description:
      'Two bags with five sweets each; a red sweet has the letter R, a blue one the letter B. In bag A there are R, B, R, R, B. In bag B there are B, B, R, B, B.',
    height: 178,
  },
  bag(96, 'A', ['R', 'B', 'R', 'R', 'B']),
  bag(264, 'B', ['B', 'B', 'R', 'B', 'B']),
)

export const figures = [fruits, rolls, spins, spinner, beads, bags]
