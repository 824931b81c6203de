import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { named } from '@/lib/figures/named-lines'
import { dot, line, type Point, rect, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const TOPIC = 'international-economic-issues-asked'

// 6.1

const priceIndices = chartFigure(
  { name: `${TOPIC}/price-indices`, title: 'Export and import prices of a country; year 1 = 100' },
  lineChart({
    sets: [
      {
        name: 'export prices',
        points: [
          [1, 100],
          [2, 108],
          [3, 132],
        ],
      },
      {
        name: 'import prices',
        points: [
          [1, 100],
          [2, 120],
          [3, 120],
        ],
      },
    ],
    x: { label: 'Year', min: 0.7, max: 3.3, ticks: [1, 2, 3] },
    y: { label: 'Price index', min: 96, max: 136, every: 4 },
  }),
)

const threeTerms = chartFigure(
  { name: `${TOPIC}/three-terms`, title: 'Price indices of three countries; base year = 100' },
  barChart({
    categories: ['J', 'K', 'L'],
    values: [
      { name: 'export prices', values: [90, 120, 110] },
      { name: 'import prices', values: [120, 100, 110] },
    ],
    yLabel: 'Price index',
    label: 'Country',
    yEvery: 10,
    yMax: 130,
    height: 170,
  }),
)

function carsAndRice() {
  return graph({
    x: { label: 'Cars / thousand', max: 48, ticks: series(0, 40, 10), grid: true, parts: 2 },
    y: { label: 'Rice / thousand tonnes', max: 210, ticks: series(0, 200, 20), grid: true, parts: 2 },
    height: 220,
  })
}

const cr = carsAndRice()

const carsOrRice = figure(
  {
    name: `${TOPIC}/cars-or-rice`,
    title: 'What two countries with equal resources can produce',
    description:
      'Rice in thousands of tonnes is on the vertical axis, cars in thousands on the horizontal axis, both with a grid. The curve of country C is a straight line from 200 of rice and no cars to 40 of cars and no rice. The curve of country D is a straight line from 90 of rice and no cars to 30 of cars and no rice.',
    height: 302,
  },
  cr.axes,
  cr.line(
    [
      [0, 200],
      [40, 0],
    ],
    'l',
  ),
  cr.line(
    [
      [0, 90],
      [30, 0],
    ],
    'p',
  ),
  cr.label(21, 102, 'C', { cls: 'b' }),
  cr.label(8.4, 68, 'D', { cls: 'b' }),
)

const dTrades = figure(
  {
    name: `${TOPIC}/d-trades`,
    title: 'Production and trading possibilities of country D',
    description:
      'Rice in thousands of tonnes is on the vertical axis, cars in thousands on the horizontal axis. The production possibility curve PPC is a straight line from 90 of rice to 30 of cars. The trading possibility curve TPC is a steeper straight line from the same 30 of cars to 120 of rice.',
    height: 302,
  },
  cr.axes,
  cr.line(
    [
      [0, 90],
      [30, 0],
    ],
    'l',
  ),
  cr.line(
    [
      [0, 120],
      [30, 0],
    ],
    'p',
  ),
  cr.label(10.5, 86, 'TPC'),
  cr.label(1.5, 50, 'PPC'),
  dot(...cr.at(30, 0)),
)

// 6.2

const tariffGraph = graph({
  x: { label: 'Lamps / thousand a year', max: 1000, ticks: series(0, 1000, 200), grid: true, parts: 4 },
  y: { label: 'Price / $', max: 40, ticks: series(0, 40, 5), grid: true },
  height: 210,
})

const lamps = figure(
  {
    name: `${TOPIC}/lamps`,
    title: 'The market for lamps in a country before and after a tariff',
    description:
      'The price in dollars is on the vertical axis, lamps in thousands a year on the horizontal axis, both with a grid. Home supply S slopes up through 200 thousand at a price of 20 dollars and 350 thousand at 25 dollars. Home demand D slopes down through 750 thousand at 25 dollars and 900 thousand at 20 dollars. A level line at 20 dollars is the world price; a level line at 25 dollars is the world price plus the tariff.',
    height: 292,
  },
  tariffGraph.axes,
  tariffGraph.line(
    [
      [0, 20],
      [1000, 20],
    ],
    'l',
  ),
  tariffGraph.line(
    [
      [0, 25],
      [1000, 25],
    ],
    'p',
  ),
  tariffGraph.line(
    [
      [50, 15],
      [710, 37],
    ],
    'l',
  ),
  tariffGraph.line(
    [
      [390, 37],
      [1000, 16.67],
    ],
    'l',
  ),
  tariffGraph.label(715, 37, '*S*'),
  tariffGraph.label(342, 37, '*D*'),
  tariffGraph.label(400, 21, 'world price', { cls: 's' }),
  tariffGraph.label(10, 26.2, 'with tariff', { cls: 's' }),
)

const quotaGraph = graph({
  x: { label: 'Bicycles / thousand a year', max: 100, ticks: series(0, 100, 10), grid: true },
  y: { label: 'Price / $', max: 400, ticks: series(0, 400, 50), grid: true },
  height: 210,
})

const bicycles = figure(
  {
    name: `${TOPIC}/bicycles`,
    title: 'The market for bicycles in a country before and after a quota',
    description:
      'The price in dollars is on the vertical axis, bicycles in thousands a year on the horizontal axis, both with a grid. Home supply S slopes up through 20 thousand at a price of 100 dollars and 40 thousand at 200 dollars. Home demand D slopes down through 80 thousand at 100 dollars and 60 thousand at 200 dollars. A level line at 100 dollars is the world price. The curve S plus quota is parallel to S, to its right, and crosses D at 60 thousand and 200 dollars.',
    height: 292,
  },
  quotaGraph.axes,
  quotaGraph.line(
    [
      [0, 100],
      [100, 100],
    ],
    'l',
  ),
  quotaGraph.line(
    [
      [8, 40],
      [66, 330],
    ],
    'l',
  ),
  quotaGraph.line(
    [
      [25, 375],
      [93, 35],
    ],
    'l',
  ),
  quotaGraph.line(
    [
      [40, 100],
      [86, 330],
    ],
    'p',
  ),
  quotaGraph.label(66, 330, '*S*', { dx: -2, dy: -6 }),
  quotaGraph.label(86, 330, '*S* + quota', { anchor: 'middle', dy: -6 }),
  quotaGraph.label(25, 375, '*D*', { dx: -16 }),
  quotaGraph.label(42, 82, 'world price', { cls: 's' }),
)

const spice = graph({
  x: { label: 'Spice / thousand tonnes', max: 80, ticks: series(0, 80, 10), grid: true },
  y: { label: 'Price / $ per kg', max: 20, ticks: series(0, 20, 2), grid: true },
  height: 210,
})

const spiceCurves =
  spice.axes +
  spice.line(
    [
      [0, 8],
      [80, 8],
    ],
    'l',
  ) +
  spice.line(
    [
      [0, 6],
      [62, 18.4],
    ],
    'l',
  ) +
  spice.line(
    [
      [16, 18.8],
      [80, 6],
    ],
    'l',
  ) +
  spice.label(63, 18.4, '*S*') +
  spice.label(12, 18.6, '*D*')

const spiceBefore = figure(
  {
    name: `${TOPIC}/spice-before`,
    title: 'The market for a spice in a country with free trade',
    description:
      'The price in dollars per kilogram is on the vertical axis, the quantity in thousands of tonnes on the horizontal axis, both with a grid. Home supply S slopes up through 10 at 8 dollars and 30 at 12 dollars. Home demand D slopes down through 70 at 8 dollars and 50 at 12 dollars. A level line at 8 dollars is the world price Pw.',
    height: 292,
  },
  spiceCurves,
  spice.label(1, 9, '*P*_{w}'),
)

const spiceAfter = figure(
  {
    name: `${TOPIC}/spice-after`,
    title: 'The market for a spice in a country after a tariff',
    description:
      'The diagram of free trade with a second level line at 12 dollars, Pw plus t. Home supply meets it at 30 thousand tonnes, demand at 50 thousand. The rectangle between 8 and 12 dollars and between 30 and 50 thousand tonnes is shaded and named R.',
    height: 292,
  },
  rect(
    spice.at(30, 12)[0],
    spice.at(30, 12)[1],
    spice.at(50, 12)[0] - spice.at(30, 12)[0],
    spice.at(30, 8)[1] - spice.at(30, 12)[1],
    'w',
  ),
  spiceCurves,
  spice.line([
    [0, 12],
    [80, 12],
  ]),
  line(...spice.at(30, 12), ...spice.at(30, 0), 'l dash thin'),
  line(...spice.at(50, 12), ...spice.at(50, 0), 'l dash thin'),
  spice.label(40, 9.6, '*R*', { anchor: 'middle' }),
  spice.label(1, 9, '*P*_{w}'),
  spice.label(1, 13, '*P*_{w} + *t*'),
)

// 6.3

const bars: readonly (readonly [string, number | undefined])[] = [
  ['goods', -14],
  ['services', 8],
  ['primary\nincome', -4],
  ['secondary\nincome', undefined],
  ['current\naccount', 6],
]

const missing = graph({
  x: { label: '', max: 100 },
  y: { label: 'Balance / $ billion', min: -16, max: 10, ticks: series(-16, 10, 2), grid: true },
  left: 40,
  width: 312,
  height: 200,
})

const missingBar = figure(
  {
    name: `${TOPIC}/missing-bar`,
    title: 'Balances of the current account, one of them left out',
    description:
      'A bar chart of balances in billions of dollars. Goods −14, services 8, primary income −4, current account 6. A question mark stands in place of the bar of secondary income.',
    height: 290,
  },
  missing.axes,
  ...bars.map(([name, value], at) => {
    const x = 10 + 20 * at
    const name_ = text(missing.at(x, 0)[0], 252, name, { anchor: 'middle', cls: 's' })
    if (value === undefined) return name_ + missing.label(x, 3, '?', { anchor: 'middle', cls: 'b' })
    const [left, top] = missing.at(x - 6, Math.max(value, 0))
    const [right, bottom] = missing.at(x + 6, Math.min(value, 0))
    return name_ + rect(left, top, right - left, bottom - top, 'l w')
  }),
)

const creditAndDebit = chartFigure(
  { name: `${TOPIC}/credit-and-debit`, title: 'Credits and debits of a current account' },
  barChart({
    categories: ['goods', 'services', 'primary\nincome', 'secondary\nincome'],
    values: [
      { name: 'credit', values: [80, 20, 15, 5] },
      { name: 'debit', values: [75, 30, 10, 10] },
    ],
    yLabel: 'Value / $ billion',
    yEvery: 5,
    yMax: 80,
    height: 220,
  }),
)

const twoAccounts = chartFigure(
  { name: `${TOPIC}/two-accounts`, title: 'Current account balance of two countries' },
  lineChart({
    sets: [
      {
        name: 'country P',
        points: [
          [1, -1],
          [2, -3],
          [3, -4],
          [4, -2],
          [5, 0],
          [6, 1],
        ],
      },
      {
        name: 'country Q',
        points: [
          [1, -3],
          [2, -4],
          [3, -5],
          [4, -6],
          [5, -7],
          [6, -8],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 6.5, ticks: [1, 2, 3, 4, 5, 6] },
    y: { label: 'Balance / % of GDP', min: -8, max: 2, every: 1 },
  }),
)

// 6.4

const rate = graph({
  x: { label: 'Month', min: 0.7, max: 6.3, ticks: [1, 2, 3, 4, 5, 6] },
  y: {
    label: 'Price of £1 / $',
    min: 1.2,
    max: 1.55,
    ticks: series(1.2, 1.55, 0.05),
    grid: true,
    format: v => v.toFixed(2),
  },
})

const poundPoints: Point[] = [
  [1, 1.25],
  [2, 1.25],
  [3, 1.35],
  [4, 1.4],
  [5, 1.5],
  [6, 1.5],
]

const poundRises = figure(
  {
    name: `${TOPIC}/price-of-the-pound`,
    title: 'Price of one pound in dollars over six months',
    description:
      'The price of one pound in dollars is on the vertical axis, months 1 to 6 on the horizontal axis. It is 1.25 in months 1 and 2, 1.35 in month 3, 1.40 in month 4 and 1.50 in months 5 and 6.',
    height: 246,
  },
  rate.axes,
  rate.line(poundPoints),
  ...poundPoints.map(([x, y]) => dot(...rate.at(x, y), 'pd')),
)

const pounds = graph({
  x: { label: 'Pounds / billion a day', max: 100, ticks: series(0, 100, 20), grid: true, parts: 2 },
  y: {
    label: 'Price of £1 / $',
    min: 1,
    max: 2,
    ticks: series(1, 2, 0.2),
    grid: true,
    parts: 2,
    format: v => v.toFixed(2),
  },
  height: 200,
})

const marketForPounds = figure(
  {
    name: `${TOPIC}/market-for-pounds`,
    title: 'The market for pounds on two days',
    description:
      'The price of one pound in dollars is on the vertical axis, pounds in billions a day on the horizontal axis, both with a grid. Demand D slopes down. Supply S1 slopes up and crosses D at 40 billion pounds and 1.60 dollars. Supply S2 lies to the right of S1 and crosses D at 60 billion pounds and 1.40 dollars.',
    height: 286,
  },
  pounds.axes,
  named(pounds, [10, 1.9], [92, 1.08], '*D*'),
  named(pounds, [8, 1.28], [72, 1.92], '*S*_{1}'),
  named(pounds, [30, 1.1], [92, 1.72], '*S*_{2}', 'p'),
)

const currency = market({ x: 'Quantity of £', y: '$ per £', width: 250 })

const holidaysAbroad = figure(
  {
    name: `${TOPIC}/holidays-abroad`,
    title: 'A diagram of the market for pounds drawn by a student',
    description:
      'The price of one pound in dollars on the vertical axis, the quantity of pounds on the horizontal. Supply S slopes up. Demand D1 slopes down and crosses S at e1 and Q1. Demand D2 lies to the left of D1 and crosses S at e2 and Q2, which are lower than e1 and Q1. An arrow points from D1 to D2.',
    height: 262,
  },
  currency.axes,
  currency.supply('*S*'),
  currency.demand('*D*_{1}', 8),
  currency.demand('*D*_{2}', -18, 'p'),
  currency.read(currency.equilibrium(8), '*Q*_{1}', '*e*_{1}'),
  currency.read(currency.equilibrium(-18), '*Q*_{2}', '*e*_{2}'),
  currency.shift([45, 60], [25, 60]),
)

const lowerRate = figure(
  {
    name: `${TOPIC}/lower-rate`,
    title: 'The market for pounds after a cut in the interest rate',
    description:
      'The price of one pound in dollars on the vertical axis, the quantity of pounds on the horizontal. Demand D1 and supply S1 cross at e1. Supply shifts right to S2 and demand shifts left to D2. They cross at the lower rate e2. Arrows show both shifts.',
    height: 262,
  },
  currency.axes,
  currency.supply('*S*_{1}'),
  currency.straight([38, 10], [94, 66], '*S*_{2}', 'p'),
  currency.demand('*D*_{1}'),
  currency.demand('*D*_{2}', -14, 'p'),
  currency.read(currency.equilibrium(), '', '*e*_{1}'),
  currency.read(currency.equilibrium(-14, 28), '', '*e*_{2}'),
  currency.shift([24, 24], [50, 24]),
  currency.shift([20, 79], [8, 79]),
)

export const figures = [
  priceIndices,
  threeTerms,
  carsOrRice,
  dTrades,
  lamps,
  bicycles,
  spiceBefore,
  spiceAfter,
  missingBar,
  creditAndDebit,
  twoAccounts,
  poundRises,
  marketForPounds,
  holidaysAbroad,
  lowerRate,
]
