import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { text } from '@/lib/figures/shapes'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const TOPIC = 'international-economic-issues-asked-2'

// 6.5

const growingDeficit = chartFigure(
  { name: `${TOPIC}/growing-deficit`, title: 'Current account balance of a country in four years' },
  lineChart({
    sets: [
      {
        name: 'Balance',
        points: [
          [1, -1.5],
          [2, -2],
          [3, -3.5],
          [4, -4.5],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 4.5, ticks: [1, 2, 3, 4] },
    y: { label: 'Current account balance / $ billion', min: -5, max: 0.5, every: 0.5 },
  }),
)

const spending = graph({
  x: { label: 'National income / $ billion', min: 300, max: 600, ticks: series(300, 600, 50), grid: true },
  y: { label: 'Imports / $ billion', min: 30, max: 100, ticks: series(30, 100, 10), grid: true },
})

const incomeAndImports = figure(
  {
    name: `${TOPIC}/income-and-imports`,
    title: 'Imports of a country at each level of its national income',
    description:
      'Imports in billions of dollars are on the vertical axis, national income in billions of dollars on the horizontal axis, both with a grid. A straight line rises from imports of 50 at an income of 350 through 70 at 450 and 80 at 500 to 90 at 550.',
    height: 250,
  },
  spending.axes,
  spending.line([
    [350, 50],
    [550, 90],
  ]),
)

const small = { x: 'Real output', y: 'Price level', width: 116, height: 150 }
const one = market({ ...small, left: 44 })
const other = market({ ...small, left: 222 })

const twoPolicies = figure(
  {
    name: `${TOPIC}/two-policies`,
    title: 'Two policies that can reduce a current account deficit',
    description:
      'Two diagrams, K and L, each with the price level on the vertical axis and real output on the horizontal. In K, SRAS slopes up; AD2 lies to the left of AD1. In L, AD slopes down; the vertical line LRAS2 lies to the right of LRAS1. An arrow points from curve 1 to curve 2 in each.',
    height: 254,
  },
  one.axes,
  one.straight([8, 10], [76, 78], ''),
  one.label(80, 84, '*SRAS*', 'middle'),
  one.straight([34, 78], [94, 18], '*AD*_{1}', 'l'),
  one.straight([8, 62], [58, 12], '*AD*_{2}', 'p'),
  one.shift([44, 66], [10, 66]),
  other.axes,
  other.straight([8, 78], [82, 14], '*AD*'),
  other.straight([30, 0], [30, 88], '', 'l'),
  other.straight([66, 0], [66, 88], '', 'p'),
  other.label(33, 92, '*LRAS*_{1}', 'middle'),
  other.label(86, 92, '*LRAS*_{2}', 'middle'),
  other.shift([33, 74], [63, 74]),
  text(102, 248, 'K', { anchor: 'middle', cls: 'b' }),
  text(280, 248, 'L', { anchor: 'middle', cls: 'b' }),
)

export const figures = [growingDeficit, incomeAndImports, twoPolicies]
