import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, dimension, dot, line, rect, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { venn } from '@/lib/figures/statistics/venn'
import { middle, small } from './number-asked'

// E1.2 Sets

const unionShaded = chartFigure(
  { name: 'number-asked-6/union-shaded', title: 'Three shaded regions of a Venn diagram with two sets' },
  venn({ sets: ['A', 'B'], shade: "A ∪ B'" }),
)

// E1.17 Exponential growth and decay

const substance = graph({
  x: { label: '*n* / hours', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: { label: '*y* / g', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
})
const named = (x: number, y: number, name: string) =>
  dot(...substance.at(x, y), 'd', 4) + substance.label(x, y, name, { dx: 8, dy: -7, cls: 'b' })

const decayPoints = figure(
  {
    name: 'number-asked-6/decay-points',
    title: 'Exponential decay through two points',
    description:
      'Mass y in grams, from 0 to 100 with a line at every 5, is drawn against n in hours from 0 to 6. A curve falls, steeply at first and then less and less. Two points on it are named: P (0, 80) on the y-axis and Q (2, 45).',
    height: 250,
  },
  substance.axes,
  substance.plot(n => 80 * 0.75 ** n, 0, 6, 'p'),
  named(0, 80, '*P*'),
  named(2, 45, '*Q*'),
)

const van = graph({
  x: { label: '*n* / years', max: 3 },
  y: { label: 'value / thousand $', max: 25, ticks: [0, 5, 10, 15, 20, 25], grid: true, parts: 5 },
})
const bar = (at: number, value: number) => {
  const [left, top] = van.at(at - 0.25, value)
  const [right, bottom] = van.at(at + 0.25, 0)
  return (
    rect(left, top, right - left, bottom - top, 'l w') +
    text((left + right) / 2, bottom + 18, String(at), middle)
  )
}

const vanValue = figure(
  {
    name: 'number-asked-6/van-value',
    title: 'The value of a van after one year and after two years',
    description:
      'A bar chart with a line at every thousand dollars. The bar for n = 1 ends at 20 thousand dollars, the bar for n = 2 at the line above 15 thousand dollars. There is no bar for n = 0.',
    height: 228,
  },
  van.axes,
  bar(1, 20),
  bar(2, 16),
)

const sample = graph({
  x: { label: 'time / hours', max: 24, ticks: [0, 6, 12, 18, 24], grid: true, parts: 3 },
  y: { label: 'mass / mg', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 4 },
})

const halving = figure(
  {
    name: 'number-asked-6/halving',
    title: 'The mass of a substance that decays',
    description:
      'Mass in milligrams, from 0 to 80 with a line at every 5, is drawn against time in hours from 0 to 24 with a line at every 2. The curve falls from 80 mg at 0 hours, through 40 mg at 6 hours and 20 mg at 12 hours, less and less steeply.',
    height: 250,
  },
  sample.axes,
  sample.plot(t => 80 * 0.5 ** (t / 6), 0, 24, 'p'),
)

// E1.18 Surds

const square = (x: number, side: number, area: string) =>
  rect(x, 176 - side, side, side, 'l w') + centred(x + side / 2, 176 - side / 2, area)
const unit = 34

const threeSquares = figure(
  {
    name: 'number-asked-6/three-squares',
    title: 'Three squares side by side',
    description:
      'Three squares stand side by side on a line from A to B, with no gaps. The areas 80, 20 and 45 square centimetres are written in them. Not to scale.',
    height: 204,
  },
  line(20, 176, 340, 176),
  square(28, 4 * unit, '80 cm^{2}'),
  square(28 + 4 * unit, 2 * unit, '20 cm^{2}'),
  square(28 + 6 * unit, 3 * unit, '45 cm^{2}'),
  text(28, 196, '*A*', middle),
  text(28 + 9 * unit, 196, '*B*', middle),
)

const knownArea = figure(
  {
    name: 'number-asked-6/known-area',
    title: 'A rectangle with its area and its length',
    description:
      'A rectangle. Its area, 18 square centimetres, is written in it. Its length is 3 plus root 3 centimetres, its width w centimetres. Not to scale.',
    height: 158,
  },
  rect(80, 36, 220, 92, 'l w'),
  centred(190, 82, 'area = 18 cm^{2}'),
  dimension(80, 26, 300, 26, '(3 + √3) cm'),
  dimension(70, 36, 70, 128, '*w* cm'),
  text(190, 150, 'not to scale', small),
)

export const figures = [unionShaded, decayPoints, vanValue, halving, threeSquares, knownArea]
