import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, line, text } from '@/lib/figures/shapes'
import { barChart, patternedBar } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { stemAndLeaf } from '@/lib/figures/statistics/stem-leaf'

// E9.2 Interpreting statistical data

const rainfall = chartFigure(
  { name: 'statistics-2/rainfall', title: 'Rainfall in two towns' },
  barChart({
    categories: ['April', 'May', 'June', 'July'],
    values: [
      { name: 'Port Elm', values: [40, 60, 80, 30] },
      { name: 'Sandy Bay', values: [50, 20, 30, 70] },
    ],
    yLabel: 'Rainfall / mm',
    yEvery: 20,
    height: 140,
  }),
)

const waits = chartFigure(
  { name: 'statistics-2/waits', title: 'Waiting times on two bus lines' },
  stemAndLeaf({
    left: [12, 15, 18, 21, 23, 24, 26, 31, 35],
    data: [14, 22, 25, 28, 29, 33, 36, 40, 52],
    names: ['Red line', 'Blue line'],
    unit: 'min',
  }),
)

/** The same two numbers on a scale of its own. */
function twoBars(left: number, min: number, every: number) {
  const on = graph({
    x: { label: '', max: 2 },
    y: { label: 'Sales', min, max: 100, ticks: series(min, 100, every), grid: true },
    left,
    top: 30,
    width: 118,
    height: 130,
  })
  return (
    on.axes +
    [92, 98]
      .map((value, at) => {
        const [x, y] = on.at(at + 0.5, value)
        return (
          patternedBar(x - 19, y, 38, 160 - y, 0) +
          text(x, 178, ['2024', '2025'][at] ?? '', { anchor: 'middle', cls: 's' })
        )
      })
      .join('') +
    line(left, 160, left + 118, 160)
  )
}
const scales = figure(
  {
    name: 'statistics-2/scales',
    title: 'The same sales on two scales',
    description:
      'Two bar charts of sales. Both show 92 in 2024 and 98 in 2025. On the left the vertical axis runs from 90 to 100, and the second bar is four times as tall as the first. On the right it runs from 0 to 100, and the bars are almost equally tall.',
    height: 190,
  },
  twoBars(44, 90, 2),
  twoBars(228, 0, 20),
)

const AGES: readonly [string, readonly number[]][] = [
  ['Group A', [22, 24, 25, 27, 28, 30, 31, 33, 34, 36, 71]],
  ['Group B', [18, 21, 24, 26, 31, 35, 38, 42, 45, 47, 50]],
]
const age = (years: number) => 76 + ((years - 10) / 70) * 268
const spreads = figure(
  {
    name: 'statistics-2/spreads',
    title: 'Ages in two groups, with the middle half of each',
    description: `Two rows of dots above a scale of age in years. ${AGES.map(([name, ages]) => `${name}: ${ages.join(', ')}.`).join(' ')} A bar marks the middle half of each row: from 25 to 34 in Group A, and from 24 to 45 in Group B. In Group A ten dots lie close together and one far away.`,
    height: 164,
  },
  ...AGES.map(([name, ages], at) => {
    const y = 36 + 52 * at
    const [from = 0, to = 0] = [ages[2], ages[8]]
    return (
      text(6, y + 4.5, name) +
      line(age(from), y + 12, age(to), y + 12, 'r thick') +
      ages.map(each => dot(age(each), y, 'pd', 3.2)).join('')
    )
  }),
  text(age(34) + 8, 52.5, 'middle half', { cls: 's' }),
  line(age(10), 122, 348, 122),
  ...series(10, 80, 10).map(
    each =>
      line(age(each), 122, age(each), 127, 'l thin') +
      text(age(each), 141, String(each), { anchor: 'middle', cls: 's' }),
  ),
  text(348, 159, 'Age / years', { anchor: 'end', cls: 's' }),
)

const parcels = chartFigure(
  { name: 'statistics-2/parcels', title: 'Parcels delivered by two drivers' },
  barChart({
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    values: [
      { name: 'Ann', values: [20, 28, 24, 32, 26] },
      { name: 'Ben', values: [34, 12, 30, 18, 36] },
    ],
    yLabel: 'Number of parcels',
    yEvery: 4,
  }),
)

export const figures = [rainfall, waits, scales, spreads, parcels]
