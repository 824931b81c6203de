import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { named } from '@/lib/figures/named-lines'
import { dot, line } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const TOPIC = 'government-macroeconomic-intervention-asked'

const m = market({ x: 'Real output', y: 'Price level' })

function economy(x: readonly [number, number], y: readonly [number, number]): Graph {
  return graph({
    x: {
      label: 'Real output / $ billion',
      min: x[0],
      max: x[1],
      ticks: series(x[0], x[1], 40),
      grid: true,
      parts: 2,
    },
    y: {
      label: 'Price level (index)',
      min: y[0],
      max: y[1],
      ticks: series(y[0], y[1], 10),
      grid: true,
      parts: 2,
    },
    height: 190,
  })
}

// 5.1

const threeIndicators = chartFigure(
  { name: `${TOPIC}/three-indicators`, title: 'Growth, unemployment and inflation in four years' },
  lineChart({
    sets: [
      {
        name: 'growth',
        points: [
          [1, 1],
          [2, 3],
          [3, 4],
          [4, -1],
        ],
      },
      {
        name: 'unemployment',
        points: [
          [1, 6],
          [2, 4],
          [3, 3],
          [4, 7],
        ],
      },
      {
        name: 'inflation',
        points: [
          [1, 1],
          [2, 2],
          [3, 5],
          [4, 9],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 4.5, ticks: [1, 2, 3, 4] },
    y: { label: 'Rate / %', min: -2, max: 10, every: 1 },
    height: 200,
  }),
)

const outputAndPeople = chartFigure(
  { name: `${TOPIC}/output-and-people`, title: 'Growth of real GDP and of population in three countries' },
  barChart({
    categories: ['J', 'K', 'L'],
    values: [
      { name: 'real GDP', values: [2.5, 4, 2] },
      { name: 'population', values: [3, 1.5, 2] },
    ],
    yLabel: 'Growth in a year / %',
    label: 'Country',
    yEvery: 0.5,
    yMax: 4.5,
  }),
)

const a = economy([0, 240], [90, 130])

const belowCapacity = figure(
  {
    name: `${TOPIC}/below-capacity`,
    title: 'An economy on its aggregate supply curve',
    description:
      'The price level is on the vertical axis, real output in billions of dollars on the horizontal axis, both with a grid. The curve AS is level at a price level of 100 up to an output of about 130, then rises more and more steeply and is vertical at an output of 200. AD slopes down and crosses AS at an output of 120 and a price level of 100.',
    height: 276,
  },
  a.axes,
  a.line(
    [
      [0, 100],
      [130, 100],
    ],
    'l',
  ),
  // Only the middle is bent: a curve through the level points would dip below them.
  a.curve(
    [
      [130, 100],
      [146, 100.8],
      [164, 103],
      [182, 107.4],
      [194, 112.8],
      [199, 118],
      [200, 122],
    ],
    'l',
  ),
  a.line(
    [
      [200, 122],
      [200, 129],
    ],
    'l',
  ),
  named(a, [60, 115], [150, 92.5], '*AD*', 'p'),
  a.label(203, 127, '*AS*'),
  dot(...a.at(120, 100)),
)

// 5.2

const bands = graph({
  x: {
    label: 'Income / $ thousand',
    max: 70,
    ticks: series(0, 70, 10),
    grid: true,
  },
  y: { label: 'Tax on each extra dollar / %', max: 50, ticks: series(0, 50, 10), grid: true },
})

const taxBands = figure(
  {
    name: `${TOPIC}/tax-bands`,
    title: 'Rate of income tax on each extra dollar of income',
    description:
      'The tax on each extra dollar in per cent is on the vertical axis, income in thousands of dollars on the horizontal axis. The line is at 0 per cent up to an income of 10 thousand dollars, at 20 per cent from 10 to 40 thousand, and at 40 per cent above 40 thousand.',
    height: 250,
  },
  bands.axes,
  bands.line([
    [0, 0],
    [10, 0],
    [10, 20],
    [40, 20],
    [40, 40],
    [70, 40],
  ]),
)

const threeTaxes = chartFigure(
  { name: `${TOPIC}/three-taxes`, title: 'Three taxes paid by people with two incomes' },
  barChart({
    categories: ['tax X', 'tax Y', 'tax Z'],
    values: [
      { name: 'income $20 000', values: [12, 10, 8] },
      { name: 'income $80 000', values: [6, 10, 18] },
    ],
    yLabel: 'Tax paid / % of income',
    yEvery: 2,
    yMax: 20,
    height: 180,
  }),
)

const revenueAndSpending = chartFigure(
  { name: `${TOPIC}/revenue-and-spending`, title: 'Revenue and spending of a government in three years' },
  barChart({
    categories: ['year 1', 'year 2', 'year 3'],
    values: [
      { name: 'revenue', values: [200, 220, 260] },
      { name: 'spending', values: [240, 240, 240] },
    ],
    yLabel: 'Amount / $ billion',
    yEvery: 20,
    yMax: 260,
    height: 200,
  }),
)

const taxCut = figure(
  {
    name: `${TOPIC}/tax-cut`,
    title: 'A cut in income tax',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and the upward-sloping SRAS cross at P1 and Y1. AD2 lies to the right of AD1 and crosses SRAS at the higher price level P2 and the greater output Y2. An arrow points from AD1 to AD2.',
    height: 262,
  },
  m.axes,
  m.supply('*SRAS*'),
  m.demand('*AD*_{1}', -16),
  m.demand('*AD*_{2}', 12, 'p'),
  m.read(m.equilibrium(-16), '*Y*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(12), '*Y*_{2}', '*P*_{2}'),
  m.shift([14, 72], [36, 72]),
)

// 5.3

const loanRate = chartFigure(
  { name: `${TOPIC}/loan-rate`, title: 'Variable rate of interest on a loan over six quarters' },
  lineChart({
    sets: [
      {
        name: 'Rate',
        points: [
          [1, 4],
          [2, 4],
          [3, 4.5],
          [4, 5],
          [5, 5.5],
          [6, 5.5],
        ],
      },
    ],
    x: { label: 'Quarter', min: 0.5, max: 6.5, ticks: [1, 2, 3, 4, 5, 6] },
    y: { label: 'Rate of interest / % a year', min: 3, max: 6, every: 0.5 },
  }),
)

const projects = chartFigure(
  { name: `${TOPIC}/projects`, title: 'Expected return on five investment projects' },
  barChart({
    categories: ['V', 'W', 'X', 'Y', 'Z'],
    values: [9, 7, 6, 5, 3],
    yLabel: 'Expected return / % a year',
    label: 'Project',
    yEvery: 1,
    yMax: 10,
  }),
)

const r = economy([320, 480], [90, 130])

const rateChange = figure(
  {
    name: `${TOPIC}/rate-change`,
    title: 'An economy before and after a change in the rate of interest',
    description:
      'The price level is on the vertical axis, real output in billions of dollars on the horizontal axis, both with a grid. SRAS slopes up. AD1 slopes down and crosses SRAS at an output of 420 and a price level of 115. AD2 lies to the left of AD1 and crosses SRAS at an output of 380 and a price level of 105.',
    height: 276,
  },
  r.axes,
  named(r, [340, 95], [460, 125], '*SRAS*'),
  named(r, [370, 127.5], [450, 107.5], '*AD*_{1}'),
  named(r, [330, 117.5], [420, 95], '*AD*_{2}', 'p'),
)

const spareCapacity = figure(
  {
    name: `${TOPIC}/spare-capacity`,
    title: 'A cut in the rate of interest with much spare capacity',
    description:
      'Price level on the vertical axis, real output on the horizontal. AS is level at low output, then bends upwards and ends vertical. AD1 and AD2 both cross its level part at the price level P1: AD1 at Y1, AD2 further right at Y2. An arrow points from AD1 to AD2.',
    height: 262,
  },
  m.axes,
  m.straight([0, 30], [56, 30], ''),
  m.bent(
    [
      [56, 30],
      [63, 31.2],
      [70, 35.5],
      [76, 44],
      [80, 58],
      [82, 74],
    ],
    '',
  ),
  m.straight([82, 74], [82, 94], '*AS*'),
  m.straight([6, 52], [37, 21], '*AD*_{1}'),
  m.straight([28, 54], [68, 14], '*AD*_{2}', 'p'),
  m.read([28, 30], '*Y*_{1}', '*P*_{1}'),
  m.read([52, 30], '*Y*_{2}', ''),
  m.shift([15, 46], [34, 46]),
)

// 5.4

const factory = chartFigure(
  {
    name: `${TOPIC}/factory`,
    title: 'A factory before and after a training scheme',
    description:
      'A chart of bars side by side. Output in thousands of units a year: before 48, after 54. Number of workers: before 60, after 54.',
  },
  barChart({
    categories: ['output / thousand\nunits a year', 'number of\nworkers'],
    values: [
      { name: 'before', values: [48, 60] },
      { name: 'after', values: [54, 54] },
    ],
    yLabel: 'Thousand units; workers',
    yEvery: 6,
    yMax: 66,
    height: 180,
  }),
)

const afterTraining = chartFigure(
  { name: `${TOPIC}/after-training`, title: 'Output per worker of a country over six years' },
  lineChart({
    sets: [
      {
        name: 'Output per worker',
        points: [
          [0, 100],
          [1, 100],
          [2, 100],
          [3, 102],
          [4, 106],
          [5, 112],
        ],
      },
    ],
    x: { label: 'Year', max: 5.3, ticks: [0, 1, 2, 3, 4, 5] },
    y: { label: 'Output per worker (index, year 0 = 100)', min: 98, max: 114, every: 2 },
  }),
)

const c = economy([120, 320], [90, 130])

const moreCapacity = figure(
  {
    name: `${TOPIC}/more-capacity`,
    title: 'An economy before and after supply-side measures',
    description:
      'The price level is on the vertical axis, real output in billions of dollars on the horizontal axis, both with a grid. AD slopes down. LRAS1 is a vertical line at an output of 200 and crosses AD at a price level of 115. LRAS2 is a vertical line at an output of 240 and crosses AD at a price level of 105.',
    height: 276,
  },
  c.axes,
  named(c, [150, 127.5], [290, 92.5], '*AD*'),
  line(...c.at(200, 90), ...c.at(200, 128), 'l'),
  line(...c.at(240, 90), ...c.at(240, 128), 'p'),
  c.label(198, 127, '*LRAS*_{1}', { anchor: 'end' }),
  c.label(243, 127, '*LRAS*_{2}'),
)

const betterRoads = figure(
  {
    name: `${TOPIC}/better-roads`,
    title: 'Better roads raise productive capacity',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD slopes down. LRAS1 is a vertical line that crosses AD at P1 and Y1. LRAS2, further right, crosses AD at the lower price level P2 and the greater output Y2. An arrow points from LRAS1 to LRAS2.',
    height: 262,
  },
  m.axes,
  m.demand('*AD*', 8),
  m.straight([48, 0], [48, 94], '*LRAS*_{1}'),
  m.straight([70, 0], [70, 86], '*LRAS*_{2}', 'p'),
  m.read([48, 60], '*Y*_{1}', '*P*_{1}'),
  m.read([70, 38], '*Y*_{2}', '*P*_{2}'),
  m.shift([50, 76], [68, 76]),
)

export const figures = [
  threeIndicators,
  outputAndPeople,
  belowCapacity,
  taxBands,
  threeTaxes,
  revenueAndSpending,
  taxCut,
  loanRate,
  projects,
  rateChange,
  spareCapacity,
  factory,
  afterTraining,
  moreCapacity,
  betterRoads,
]
