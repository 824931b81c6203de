import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { inTurn, named } from '@/lib/figures/named-lines'
import { line, polygon, rect, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'
import { pie } from '@/lib/figures/statistics/pie'

const TOPIC = 'international-economic-issues-a-level-asked'

// 11.1

const balances: readonly (readonly [string, number | undefined])[] = [
  ['current\naccount', -24],
  ['capital\naccount', 4],
  ['errors,\nomissions', 2],
  ['financial\naccount', undefined],
]

const four = graph({
  x: { label: '', max: 80 },
  y: { label: 'Balance / $ billion', min: -26, max: 20, ticks: series(-24, 20, 4), grid: true, parts: 2 },
  left: 40,
  width: 306,
  height: 200,
})

const threeOfFour = figure(
  {
    name: `${TOPIC}/three-of-four`,
    title: 'Balances of payments of a country, one of them left out',
    description:
      'A bar chart of balances in billions of dollars. Current account −24, capital account 4, net errors and omissions 2. A question mark stands in place of the bar of the financial account.',
    height: 290,
  },
  four.axes,
  ...balances.map(([name, value], at) => {
    const x = 10 + 20 * at
    const below = text(four.at(x, 0)[0], 252, name, { anchor: 'middle', cls: 's' })
    if (value === undefined) return below + four.label(x, 3, '?', { anchor: 'middle', cls: 'b' })
    const [left, top] = four.at(x - 6, Math.max(value, 0))
    const [right, bottom] = four.at(x + 6, Math.min(value, 0))
    return below + rect(left, top, right - left, bottom - top, 'l w')
  }),
)

const reserves = chartFigure(
  { name: `${TOPIC}/reserves`, title: 'Foreign reserves of a central bank at the end of four years' },
  lineChart({
    sets: [{ name: 'Reserves', points: inTurn([40, 36, 28, 16]) }],
    x: { label: 'Year', min: 0.5, max: 4.5, ticks: [1, 2, 3, 4] },
    y: { label: 'Foreign reserves / $ billion', max: 44, every: 4 },
  }),
)

const full = graph({
  x: { label: 'Real output / $ billion', max: 240, ticks: series(0, 240, 40), grid: true, parts: 2 },
  y: { label: 'Price level (index)', min: 90, max: 140, ticks: series(90, 140, 10), grid: true, parts: 2 },
  height: 200,
})

const fullEmployment = figure(
  {
    name: `${TOPIC}/full-employment`,
    title: 'An economy before and after a devaluation',
    description:
      'The price level is on the vertical axis, real output in billions of dollars on the horizontal axis, both with a grid. LRAS is a vertical line at an output of 200. AD1 slopes down and crosses it at a price level of 110. AD2, to the right, crosses it at a price level of 125.',
    height: 284,
  },
  full.axes,
  line(...full.at(200, 90), ...full.at(200, 138), 'l'),
  full.label(197, 137, '*LRAS*', { anchor: 'end' }),
  named(full, [100, 130], [218, 106.4], '*AD*_{1}'),
  named(full, [160, 133], [222, 120.6], '*AD*_{2}', 'p'),
)

// 11.2

const tradeWeights = chartFigure(
  { name: `${TOPIC}/trade-weights`, title: 'Trade of a country with its three partners' },
  pie({
    slices: [
      { label: 'A 60%', value: 60 },
      { label: 'B 30%', value: 30 },
      { label: 'C 10%', value: 10 },
    ],
  }),
)

const threeIndices = chartFigure(
  { name: `${TOPIC}/three-indices`, title: 'Exchange rate and prices of a country; year 1 = 100' },
  lineChart({
    sets: [
      { name: 'exchange rate', points: inTurn([100, 90, 80]) },
      { name: 'home', points: inTurn([100, 120, 150]) },
      { name: 'abroad', points: inTurn([100, 100, 120]) },
    ],
    x: { label: 'Year', min: 0.7, max: 3.3, ticks: [1, 2, 3] },
    y: { label: 'Exchange rate; prices (indices)', min: 70, max: 160, every: 10 },
  }),
)

const pesos = graph({
  x: { label: 'Pesos / billion a month', max: 120, ticks: series(0, 120, 20), grid: true, parts: 2 },
  y: {
    label: 'Price of a peso / $',
    min: 0.3,
    max: 0.7,
    ticks: [0.3, 0.4, 0.5, 0.6, 0.7],
    grid: true,
    parts: 2,
    format: v => v.toFixed(2),
  },
  height: 200,
})

const fixedPeso = figure(
  {
    name: `${TOPIC}/fixed-peso`,
    title: 'The market for pesos with a fixed exchange rate',
    description:
      'The price of a peso in dollars is on the vertical axis, pesos in billions a month on the horizontal axis, both with a grid. A level line marks the fixed rate of 0.50 dollars. Demand D slopes down and crosses supply S1 at 60 billion pesos and 0.50 dollars. Supply S2 lies to the right of S1: it is at 80 billion pesos at 0.50 dollars and crosses D at 70 billion pesos and 0.45 dollars.',
    height: 284,
  },
  pesos.axes,
  line(...pesos.at(0, 0.5), ...pesos.at(120, 0.5), 'r dash'),
  named(pesos, [24, 0.68], [92, 0.34], '*D*'),
  named(pesos, [28, 0.34], [94, 0.67], '*S*_{1}'),
  named(pesos, [48, 0.34], [112, 0.66], '*S*_{2}', 'p'),
  pesos.label(2, 0.515, 'fixed rate', { cls: 's' }),
)

const forex = market({ x: 'Quantity of pesos', y: '$ per peso', width: 250 })

const rateDefended = figure(
  {
    name: `${TOPIC}/rate-defended`,
    title: 'A fixed exchange rate defended by a higher interest rate',
    description:
      'The price of a peso in dollars on the vertical axis, the quantity of pesos on the horizontal. Supply S1 and demand D1 cross at the fixed rate ef and Q1. Supply shifts right to S2. Demand shifts right to D2, so that D2 and S2 cross at the same rate ef, at the greater quantity Q2.',
    height: 262,
  },
  forex.axes,
  forex.straight([10, 22], [72, 84], '*S*_{1}'),
  forex.straight([34, 22], [92, 80], '*S*_{2}', 'p'),
  forex.straight([10, 78], [74, 14], '*D*_{1}'),
  forex.straight([32, 80], [94, 18], '*D*_{2}', 'p'),
  forex.read([38, 50], '*Q*_{1}', '*e*_{f}'),
  forex.read([62, 50], '*Q*_{2}', ''),
  line(...forex.at(38, 50), ...forex.at(62, 50), 'l dash thin'),
  forex.shift([20, 28], [37, 28]),
  forex.shift([23, 72], [38, 72]),
)

const quarterlyBalance = chartFigure(
  { name: `${TOPIC}/quarterly-balance`, title: 'Trade balance of a country over eight quarters' },
  lineChart({
    sets: [{ name: 'Balance', points: inTurn([-4, -4, -9, -8, -5, -1, 2, 3]) }],
    x: { label: 'Quarter', min: 0.5, max: 8.5, ticks: [1, 2, 3, 4, 5, 6, 7, 8] },
    y: { label: 'Trade balance / billion pesos', min: -10, max: 4, every: 1 },
    height: 190,
  }),
)

// 11.5

const debtAndExports = chartFigure(
  { name: `${TOPIC}/debt-and-exports`, title: 'Debt service and export revenue of a country' },
  barChart({
    categories: ['year 1', 'year 2'],
    values: [
      { name: 'debt service', values: [4, 4] },
      { name: 'export revenue', values: [20, 16] },
    ],
    yLabel: 'Value / $ billion',
    yEvery: 2,
    yMax: 22,
    height: 180,
  }),
)

const flowsOfFdi = chartFigure(
  { name: `${TOPIC}/flows-of-fdi`, title: 'Direct investment and profits sent home over five years' },
  barChart({
    categories: ['1', '2', '3', '4', '5'],
    values: [
      { name: 'direct investment', values: [10, 8, 5, 3, 2] },
      { name: 'profits sent home', values: [0, 2, 4, 6, 7] },
    ],
    yLabel: 'Flow / $ billion',
    label: 'Year',
    yEvery: 1,
    yMax: 11,
  }),
)

const twoPrices = chartFigure(
  { name: `${TOPIC}/two-prices`, title: 'World prices of coffee and of machines; year 1 = 100' },
  lineChart({
    sets: [
      { name: 'coffee', points: inTurn([100, 140, 80, 130, 90]) },
      { name: 'machines', points: inTurn([100, 100, 110, 110, 120]) },
    ],
    x: { label: 'Year', min: 0.5, max: 5.5, ticks: [1, 2, 3, 4, 5] },
    y: { label: 'Price index', min: 60, max: 150, every: 10 },
  }),
)

// 11.6

const umbrellas = graph({
  x: { label: 'Umbrellas / thousand a year', max: 120, ticks: series(0, 120, 20), grid: true },
  y: { label: 'Price / $', min: 8, max: 22, ticks: series(8, 22, 2), grid: true },
  height: 210,
})

const umbrellaUnion = figure(
  {
    name: `${TOPIC}/umbrellas`,
    title: 'The market for umbrellas before and after joining a customs union',
    description:
      'The price in dollars is on the vertical axis, umbrellas in thousands a year on the horizontal axis, both with a grid. Home supply S slopes up through 20 at 12 dollars and 40 at 16 dollars. Home demand D slopes down through 80 at 16 dollars and 100 at 12 dollars. Level lines: the partner’s price with the tariff at 16 dollars, without it at 12 dollars. Shaded triangles between the two lines: A to the right of S from 20 to 40, B to the left of D from 80 to 100.',
    height: 292,
  },
  polygon([umbrellas.at(20, 12), umbrellas.at(40, 12), umbrellas.at(40, 16)], 'w'),
  polygon([umbrellas.at(80, 12), umbrellas.at(100, 12), umbrellas.at(80, 16)], 'w'),
  umbrellas.axes,
  named(umbrellas, [4, 8.8], [66, 21.2], '*S*'),
  named(umbrellas, [54, 21.2], [112, 9.6], '*D*'),
  line(...umbrellas.at(0, 16), ...umbrellas.at(120, 16), 'l'),
  line(...umbrellas.at(0, 12), ...umbrellas.at(120, 12), 'p'),
  line(...umbrellas.at(40, 16), ...umbrellas.at(40, 8), 'l dash thin'),
  line(...umbrellas.at(80, 16), ...umbrellas.at(80, 8), 'l dash thin'),
  line(...umbrellas.at(20, 12), ...umbrellas.at(20, 8), 'l dash thin'),
  line(...umbrellas.at(100, 12), ...umbrellas.at(100, 8), 'l dash thin'),
  umbrellas.label(34, 12.6, 'A', { anchor: 'middle', cls: 'b' }),
  umbrellas.label(86, 12.6, 'B', { anchor: 'middle', cls: 'b' }),
  umbrellas.label(60, 16.3, 'with tariff', { anchor: 'middle', cls: 's' }),
  umbrellas.label(60, 12.3, 'partner', { anchor: 'middle', cls: 's' }),
)

export const figures = [
  threeOfFour,
  reserves,
  fullEmployment,
  tradeWeights,
  threeIndices,
  fixedPeso,
  rateDefended,
  quarterlyBalance,
  debtAndExports,
  flowsOfFdi,
  twoPrices,
  umbrellaUnion,
]
