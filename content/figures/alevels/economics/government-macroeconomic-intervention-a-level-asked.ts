import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { byFifths, inTurn, named } from '@/lib/figures/named-lines'
import { dot, type Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const TOPIC = 'government-macroeconomic-intervention-a-level-asked'

// 10.1

const nominalPricesPeople = chartFigure(
  { name: `${TOPIC}/one-year`, title: 'Three changes in a country in one year' },
  barChart({
    categories: ['nominal GDP', 'price level', 'population'],
    values: [9, 5, 3],
    yLabel: 'Rise in the year / %',
    yEvery: 1,
    yMax: 10,
  }),
)

const shares = graph({
  x: { label: 'Share of people / %', max: 100, ticks: series(0, 100, 20), grid: true, parts: 2 },
  y: { label: 'Share of income / %', max: 100, ticks: series(0, 100, 10), grid: true, parts: 5 },
  width: 250,
  height: 250,
})

const beforeAndAfterTax = figure(
  {
    name: `${TOPIC}/before-and-after-tax`,
    title: 'Lorenz curves of a country before and after taxes and benefits',
    description:
      'The share of income in per cent is on the vertical axis, the share of people, from the poorest, on the horizontal axis, both with a grid. A straight line of equality rises from 0 to 100. Curve X lies below it through 8 per cent at 20, 20 at 40, 36 at 60 and 60 at 80. Curve Y lies further below, through 4 at 20, 10 at 40, 22 at 60 and 44 at 80.',
    height: 332,
  },
  shares.axes,
  shares.line(
    [
      [0, 0],
      [100, 100],
    ],
    'l dash',
  ),
  shares.line(byFifths([0, 8, 20, 36, 60, 100]), 'p'),
  shares.line(byFifths([0, 4, 10, 22, 44, 100]), 'l'),
  ...byFifths([0, 8, 20, 36, 60, 100]).map(([x, y]) => dot(...shares.at(x, y), 'pd')),
  ...byFifths([0, 4, 10, 22, 44, 100]).map(([x, y]) => dot(...shares.at(x, y))),
  shares.label(66, 50, 'X', { anchor: 'end', cls: 'b' }),
  shares.label(72, 30, 'Y', { cls: 'b' }),
)

const priorities = chartFigure(
  { name: `${TOPIC}/priorities`, title: 'Unemployment and inflation over six years' },
  lineChart({
    sets: [
      { name: 'unemployment', points: inTurn([9, 7, 5, 4, 6, 8]) },
      { name: 'inflation', points: inTurn([1, 2, 4, 7, 5, 2]) },
    ],
    x: { label: 'Year', min: 0.5, max: 6.5, ticks: [1, 2, 3, 4, 5, 6] },
    y: { label: 'Rate / %', max: 10, every: 1 },
  }),
)

// 10.2

const importedGoods = chartFigure(
  { name: `${TOPIC}/imported-goods`, title: 'Rise of two groups of prices after a depreciation' },
  barChart({
    categories: ['imports\n(weight 30)', 'other products\n(weight 70)'],
    values: [12, 2],
    yLabel: 'Rise in price / %',
    yEvery: 1,
    yMax: 13,
  }),
)

const growthAndAccount = chartFigure(
  { name: `${TOPIC}/growth-and-account`, title: 'Growth and current account of a country' },
  lineChart({
    sets: [
      { name: 'growth / %', points: inTurn([1, 3, 6, 4, 2]) },
      { name: 'current account / % of GDP', points: inTurn([0, -1, -4, -3, -1]) },
    ],
    x: { label: 'Year', min: 0.5, max: 5.5, ticks: [1, 2, 3, 4, 5] },
    y: { label: 'Per cent', min: -5, max: 7, every: 1 },
  }),
)

const unemployment = graph({
  x: { label: 'Unemployment rate / %', max: 10, ticks: series(0, 10, 1), grid: true },
  y: { label: 'Inflation rate / %', max: 10, ticks: series(0, 10, 1), grid: true },
  height: 220,
})
const short = (expected: number): Point[] => [
  [1.5, expected + 5.2],
  [2, expected + 4],
  [3, expected + 2],
  [4, expected + 0.8],
  [5, expected],
  [6.5, expected - 0.8],
  [8.5, expected - 1.4],
]

const pathOfInflation = figure(
  {
    name: `${TOPIC}/path-of-inflation`,
    title: 'Phillips curves of a country and four points',
    description:
      'The inflation rate in per cent is on the vertical axis, the unemployment rate in per cent on the horizontal axis, both with a grid. LRPC is a vertical line at 5 per cent unemployment. SRPC1 slopes down through 4 per cent inflation at 3 per cent unemployment and crosses LRPC at 2 per cent. SRPC2 lies above and crosses LRPC at 4 per cent. K is on both LRPC and SRPC1. L is on SRPC1 at unemployment 3 and inflation 4. N is on both LRPC and SRPC2.',
    height: 302,
  },
  unemployment.axes,
  unemployment.line(
    [
      [5, 0],
      [5, 9],
    ],
    'r',
  ),
  unemployment.curve(short(2), 'l'),
  unemployment.curve(short(4), 'p'),
  unemployment.label(5.1, 8.4, '*LRPC*'),
  unemployment.label(8.55, 0.6, '*SRPC*_{1}', { dy: 4 }),
  unemployment.label(8.55, 2.6, '*SRPC*_{2}', { dy: 4 }),
  ...(
    [
      [5, 2, 'K'],
      [3, 4, 'L'],
      [5, 4, 'N'],
    ] as const
  ).map(
    ([x, y, name]) =>
      dot(...unemployment.at(x, y)) + unemployment.label(x, y, name, { dx: 6, dy: -6, cls: 'b' }),
  ),
)

const rates = market({ x: 'Unemployment rate', y: 'Inflation rate' })

const costShock = figure(
  {
    name: `${TOPIC}/cost-shock`,
    title: 'A cost shock and the short-run Phillips curve',
    description:
      'Inflation rate on the vertical axis, unemployment rate on the horizontal. SRPC1 slopes down, less and less steeply. SRPC2 lies above and to the right. Point A is on SRPC1; point B is on SRPC2 with both higher inflation and higher unemployment.',
    height: 262,
  },
  rates.axes,
  rates.bent(
    [
      [8, 74],
      [18, 50],
      [34, 32],
      [56, 20],
      [82, 12],
    ],
    '*SRPC*_{1}',
  ),
  rates.bent(
    [
      [22, 90],
      [32, 70],
      [48, 52],
      [66, 41],
      [86, 33],
    ],
    '*SRPC*_{2}',
    'p',
  ),
  rates.read([34, 32], '*U*_{1}', '*π*_{1}', 'A'),
  rates.read([48, 52], '*U*_{2}', '*π*_{2}', 'B'),
)

// 10.3

const laffer = graph({
  x: { label: 'Rate of tax / %', max: 100, ticks: series(0, 100, 10), grid: true },
  y: { label: 'Tax revenue / $ billion', max: 160, ticks: series(0, 160, 20), grid: true, parts: 2 },
  height: 200,
})

const revenueAndRate = figure(
  {
    name: `${TOPIC}/revenue-and-rate`,
    title: 'Tax revenue of a country at each rate of income tax',
    description:
      'Tax revenue in billions of dollars is on the vertical axis, the rate of tax in per cent on the horizontal axis, both with a grid. The curve rises from 0 through 120 at 40 per cent and 140 at 50 per cent to its peak of about 150 a little above 60 per cent, then falls through 120 at 80 per cent to 0 at 100 per cent.',
    height: 284,
  },
  laffer.axes,
  laffer.curve([
    [0, 0],
    [10, 33],
    [20, 64],
    [30, 94],
    [40, 120],
    [50, 140],
    [60, 150],
    [70, 146],
    [80, 120],
    [90, 70],
    [100, 0],
  ]),
)

const lent = graph({
  x: { label: 'Loanable funds / $ billion', max: 200, ticks: series(0, 200, 40), grid: true, parts: 2 },
  y: { label: 'Rate of interest / %', max: 8, ticks: series(0, 8, 1), grid: true },
  height: 200,
})

const governmentBorrows = figure(
  {
    name: `${TOPIC}/government-borrows`,
    title: 'The market for loanable funds before and after government borrowing',
    description:
      'The rate of interest in per cent is on the vertical axis, loanable funds in billions of dollars on the horizontal axis, both with a grid. Supply S slopes up. D1, the demand of private firms, slopes down and crosses S at 100 and 4 per cent. D2, with the government, lies 40 to the right of D1 and crosses S at 120 and 5 per cent.',
    height: 284,
  },
  lent.axes,
  named(lent, [40, 1], [170, 7.5], '*S*'),
  named(lent, [30, 7.5], [150, 1.5], '*D*_{1}'),
  named(lent, [70, 7.5], [180, 2], '*D*_{2}', 'p'),
)

const lateSpending = chartFigure(
  { name: `${TOPIC}/late-spending`, title: 'Growth and extra government spending over eight quarters' },
  lineChart({
    sets: [
      { name: 'growth', points: inTurn([-1, -3, -2, 0, 2, 4, 4, 3]) },
      { name: 'extra spending', points: inTurn([0, 0, 0, 0, 1, 3, 3, 2]) },
    ],
    x: { label: 'Quarter', min: 0.5, max: 8.5, ticks: [1, 2, 3, 4, 5, 6, 7, 8] },
    y: { label: 'Growth / %; extra spending / % of GDP', min: -4, max: 5, every: 1 },
  }),
)

const m = market({ x: 'Real output', y: 'Price level' })

const devaluation = figure(
  {
    name: `${TOPIC}/devaluation`,
    title: 'A devaluation in an AD/AS diagram',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and SRAS1 cross at P1 and Y1. AD2 lies to the right of AD1. SRAS2 lies to the left of SRAS1, by less. AD2 and SRAS2 cross at the higher price level P2 and the higher output Y2.',
    height: 262,
  },
  m.axes,
  m.straight([10, 10], [86, 86], '*SRAS*_{1}'),
  m.straight([6, 16], [72, 82], '', 'p'),
  m.label(64, 88, '*SRAS*_{2}', 'middle'),
  m.demand('*AD*_{1}', -20),
  m.demand('*AD*_{2}', 10, 'p'),
  m.read([40, 40], '*Y*_{1}', '*P*_{1}'),
  m.read([50, 60], '*Y*_{2}', '*P*_{2}'),
)

export const figures = [
  nominalPricesPeople,
  beforeAndAfterTax,
  priorities,
  importedGoods,
  growthAndAccount,
  pathOfInflation,
  costShock,
  revenueAndRate,
  governmentBorrows,
  lateSpending,
  devaluation,
]
