import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { named } from '@/lib/figures/named-lines'
import { dot, line } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const TOPIC = 'the-macroeconomy-a-level-asked'

// 9.1

const cross = graph({
  x: { label: 'National income / $ billion', max: 600, ticks: series(0, 600, 80), grid: true, parts: 2 },
  y: { label: 'Planned spending / $ billion', max: 600, ticks: series(0, 600, 60), grid: true },
  width: 260,
  height: 230,
})

const spendingLine = figure(
  {
    name: `${TOPIC}/spending-line`,
    title: 'Planned spending and national income of a closed economy',
    description:
      'Planned spending in billions of dollars is on the vertical axis, national income in billions of dollars on the horizontal axis, both with a grid. The line E = Y rises from the origin at 45 degrees. The line C + I + G rises less steeply, from 120 at an income of 0, and crosses E = Y at 480. A dashed vertical line marks full employment income at 520.',
    height: 312,
  },
  cross.axes,
  named(cross, [0, 0], [580, 580], '*E* = *Y*'),
  cross.line(
    [
      [0, 120],
      [570, 547.5],
    ],
    'p',
  ),
  cross.label(165, 330, '*C* + *I* + *G*', { anchor: 'middle' }),
  line(...cross.at(520, 0), ...cross.at(520, 520), 'l dash thin'),
  cross.label(514, 40, '*Y*_{f}', { anchor: 'end' }),
)

const consume = graph({
  x: { label: 'National income / $ billion', max: 280, ticks: series(0, 280, 40), grid: true },
  y: { label: 'Consumption / $ billion', max: 280, ticks: series(0, 280, 20), grid: true },
  width: 256,
  height: 224,
})

const consumptionLine = figure(
  {
    name: `${TOPIC}/consumption-line`,
    title: 'Consumption at each level of national income',
    description:
      'Consumption in billions of dollars is on the vertical axis, national income in billions of dollars on the horizontal axis, both with a grid. A line rises from the origin at 45 degrees. The line C rises less steeply, from 40 at an income of 0 through 100 at 80 and 220 at 240. The two lines cross at 160.',
    height: 306,
  },
  consume.axes,
  named(consume, [0, 0], [272, 272], '45°', 'l thin'),
  named(consume, [0, 40], [272, 244], '*C*', 'p'),
)

const incomeOverTime = chartFigure(
  { name: `${TOPIC}/income-over-time`, title: 'National income of a country over five years' },
  lineChart({
    sets: [
      {
        name: 'National income',
        points: [
          [1, 100],
          [2, 110],
          [3, 130],
          [4, 140],
          [5, 140],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 5.5, ticks: [1, 2, 3, 4, 5] },
    y: { label: 'National income / $ billion', min: 90, max: 150, every: 10 },
  }),
)

const k = market({ x: 'National income', y: 'Planned spending', width: 240, height: 200 })

const lessInvestment = figure(
  {
    name: `${TOPIC}/less-investment`,
    title: 'A fall in investment',
    description:
      'Planned spending on the vertical axis, national income on the horizontal. The line E = Y rises at 45 degrees. AD1 rises less steeply and crosses it at Y1. AD2, parallel to AD1 and below it, crosses E = Y at the lower income Y2. The distance from Y1 to Y2 is greater than the distance from AD1 down to AD2.',
    height: 276,
  },
  k.axes,
  k.straight([0, 0], [92, 92], '*E* = *Y*'),
  k.straight([0, 26], [92, 81.2], '*AD*_{1}'),
  k.straight([0, 12], [92, 67.2], '*AD*_{2}', 'p'),
  k.read([65, 65], '*Y*_{1}', ''),
  k.read([30, 30], '*Y*_{2}', ''),
  k.shift([82, 73.2], [82, 63.2]),
)

// 9.2

const actualAndPotential = chartFigure(
  { name: `${TOPIC}/actual-and-potential`, title: 'Actual and potential output of a country' },
  lineChart({
    sets: [
      {
        name: 'actual',
        points: [
          [1, 780],
          [2, 810],
          [3, 860],
          [4, 850],
        ],
      },
      {
        name: 'potential',
        points: [
          [1, 800],
          [2, 820],
          [3, 840],
          [4, 860],
        ],
      },
    ],
    x: { label: 'Year', min: 0.7, max: 4.3, ticks: [1, 2, 3, 4] },
    y: { label: 'Real output / $ billion', min: 770, max: 870, every: 10 },
  }),
)

const twoGrowthRates = chartFigure(
  { name: `${TOPIC}/two-growth-rates`, title: 'Growth of actual and potential output in three countries' },
  barChart({
    categories: ['K', 'L', 'N'],
    values: [
      { name: 'actual', values: [5, 1, 2] },
      { name: 'potential', values: [2, 3, 2] },
    ],
    yLabel: 'Growth / %',
    label: 'Country',
    yEvery: 1,
    yMax: 6,
  }),
)

const time = graph({ x: { label: 'Time', max: 100 }, y: { label: 'Real output', max: 100 }, height: 180 })
const trend = (x: number) => 22 + 0.5 * x
const wave = (x: number) => trend(x) + 14 * Math.sin(((x - 4) * 2 * Math.PI) / 72)

const fourPhases = figure(
  {
    name: `${TOPIC}/four-phases`,
    title: 'Actual output of a country around its trend',
    description:
      'Real output on the vertical axis, time on the horizontal. A dashed straight line, the trend, rises. Actual output moves above and below it in a wave. J is near the top of the first wave, furthest above the trend. K is where output falls and crosses the trend. L is near the bottom, furthest below the trend. N is where output rises and crosses the trend again.',
    height: 250,
  },
  time.axes,
  time.line(
    [
      [0, trend(0)],
      [96, trend(96)],
    ],
    'l dash',
  ),
  time.plot(wave, 0, 96),
  ...(
    [
      [22, 'J', -8],
      [40, 'K', -10],
      [58, 'L', 20],
      [76, 'N', -10],
    ] as const
  ).map(
    ([x, name, dy]) =>
      dot(...time.at(x, wave(x))) + time.label(x, wave(x), name, { anchor: 'middle', dy, cls: 'b' }),
  ),
  time.label(88, 50, 'trend', { anchor: 'middle' }),
)

const m = market({ x: 'Real output', y: 'Price level' })

const idleCapacity = figure(
  {
    name: `${TOPIC}/idle-capacity`,
    title: 'Capacity grows while demand is low',
    description:
      'Price level on the vertical axis, real output on the horizontal. LRAS1 and LRAS2 share a level part at low output; LRAS1 then bends up and is vertical, LRAS2 bends up and is vertical further right. AD slopes down and crosses the level part at P1 and Y1.',
    height: 262,
  },
  m.axes,
  m.bent(
    [
      [0, 30],
      [24, 30],
      [40, 31],
      [52, 40],
      [57, 58],
      [58, 76],
      [58, 94],
    ],
    '*LRAS*_{1}',
  ),
  m.bent(
    [
      [24, 30],
      [58, 30],
      [68, 32],
      [78, 42],
      [83, 58],
      [84, 72],
      [84, 84],
    ],
    '*LRAS*_{2}',
    'p',
  ),
  m.straight([8, 46], [42, 12], '*AD*'),
  m.read([24, 30], '*Y*_{1}', '*P*_{1}'),
  m.shift([60, 66], [82, 66]),
)

// 9.3

const jobs = graph({
  x: { label: 'Workers / million', min: 30, max: 46, ticks: series(30, 46, 2), grid: true },
  y: { label: 'Real wage / $ an hour', max: 40, ticks: series(0, 40, 10), grid: true, parts: 2 },
  height: 200,
})

const workersAndJobs = figure(
  {
    name: `${TOPIC}/workers-and-jobs`,
    title: 'The labour market of a country before and in a recession',
    description:
      'The real wage in dollars an hour is on the vertical axis, workers in millions on the horizontal axis, both with a grid. Two curves slope up: AJ, those who accept jobs, and to its right LF, the labour force. At a wage of 20 AJ is at 38 million and LF at 40 million. Demand for labour D1 slopes down and crosses AJ at 38 million and 20. Demand in the recession D2 lies to the left: at 20 it is at 36 million.',
    height: 284,
  },
  jobs.axes,
  named(jobs, [41, 29], [34, 8], ''),
  jobs.label(34, 8, '*AJ*', { dx: -22, dy: 8 }),
  named(jobs, [38, 8], [42.5, 35], '*LF*'),
  named(jobs, [34, 32], [42, 8], '*D*_{1}'),
  named(jobs, [32, 32], [40, 8], '*D*_{2}', 'p'),
)

const actualAndNatural = chartFigure(
  { name: `${TOPIC}/actual-and-natural`, title: 'Actual and natural rate of unemployment' },
  lineChart({
    sets: [
      {
        name: 'actual rate',
        points: [
          [1, 4],
          [2, 9],
          [3, 10],
          [4, 9],
          [5, 7],
          [6, 6],
        ],
      },
      {
        name: 'natural rate',
        points: [
          [1, 4],
          [2, 4],
          [3, 5],
          [4, 6],
          [5, 6],
          [6, 6],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 6.5, ticks: [1, 2, 3, 4, 5, 6] },
    y: { label: 'Unemployment / % of the labour force', max: 11, every: 1 },
  }),
)

const vacancies = chartFigure(
  { name: `${TOPIC}/vacancies`, title: 'Unemployed people and vacancies in two regions' },
  barChart({
    categories: ['north', 'south'],
    values: [
      { name: 'unemployed', values: [80, 30] },
      { name: 'vacancies', values: [20, 60] },
    ],
    yLabel: 'Number / thousand',
    label: 'Region',
    yEvery: 10,
    yMax: 90,
  }),
)

const w = market({ x: 'Workers', y: 'Real wage' })

const wageThatStays = figure(
  {
    name: `${TOPIC}/wage-that-stays`,
    title: 'The labour market after a fall in AD',
    description:
      'Real wage on the vertical axis, workers on the horizontal. Supply S slopes up. D1 slopes down and crosses S at W1 and N1. D2 lies to the left. At the wage W1, which stays, D2 gives N2, to the left of N1.',
    height: 262,
  },
  w.axes,
  w.supply('*S*'),
  w.demand('*D*_{1}'),
  w.demand('*D*_{2}', -24, 'p'),
  w.read([50, 50], '*N*_{1}', '*W*_{1}'),
  w.read([26, 50], '*N*_{2}', ''),
  w.shift([26, 72], [8, 72]),
)

// 9.4

const moneyGrowth = chartFigure(
  { name: `${TOPIC}/money-growth`, title: 'Growth of money and of transactions in two countries' },
  barChart({
    categories: ['J', 'K'],
    values: [
      { name: 'money supply M', values: [8, 12] },
      { name: 'transactions T', values: [3, 2] },
    ],
    yLabel: 'Growth in a year / %',
    label: 'Country',
    yEvery: 1,
    yMax: 13,
    height: 190,
  }),
)

const bankAssets = chartFigure(
  { name: `${TOPIC}/bank-assets`, title: 'What a commercial bank holds' },
  barChart({
    categories: ['reserves', 'government\nbonds', 'loans for\nhouses', 'loans to\nnew firms'],
    values: [60, 140, 240, 120],
    yLabel: 'Value / $ million',
    yEvery: 20,
    yMax: 260,
    height: 200,
  }),
)

const money = graph({
  x: { label: 'Money / $ billion', max: 280, ticks: series(0, 280, 40), grid: true, parts: 2 },
  y: { label: 'Rate of interest / %', max: 10, ticks: series(0, 10, 1), grid: true },
  height: 200,
})

const threeSupplies = figure(
  {
    name: `${TOPIC}/three-supplies`,
    title: 'Demand for money and four levels of the money supply',
    description:
      'The rate of interest in per cent is on the vertical axis, money in billions of dollars on the horizontal axis, both with a grid. The curve L falls steeply at first, then less and less, and is level at 2 per cent from about 200. Vertical lines: MS1 at 80 crosses L at 6 per cent, MS2 at 120 at 4 per cent, MS3 at 200 and MS4 at 240 at 2 per cent.',
    height: 284,
  },
  money.axes,
  money.curve(
    [
      [56, 9],
      [66, 7.3],
      [80, 6],
      [100, 4.9],
      [120, 4],
      [140, 3.23],
      [160, 2.62],
      [180, 2.19],
      [200, 2],
    ],
    'p',
  ),
  money.line(
    [
      [200, 2],
      [260, 2],
    ],
    'p',
  ),
  money.label(262, 2.3, '*L*'),
  ...[80, 120, 200, 240].map(
    (x, at) =>
      line(...money.at(x, 0), ...money.at(x, 9), 'l') +
      money.label(x, 9.2, `*MS*_{${at + 1}}`, { anchor: 'middle' }),
  ),
)

const funds = market({ x: 'Loanable funds', y: 'Rate of interest' })

const moreSaving = figure(
  {
    name: `${TOPIC}/more-saving`,
    title: 'The market for loanable funds when people save more',
    description:
      'Rate of interest on the vertical axis, loanable funds on the horizontal. Demand D slopes down. Supply S1 slopes up and crosses D at r1 and Q1. S2 lies to the right and crosses D at the lower rate r2 and the greater quantity Q2.',
    height: 262,
  },
  funds.axes,
  funds.demand('*D*'),
  funds.straight([10, 10], [80, 80], '*S*_{1}'),
  funds.straight([34, 10], [92, 68], '*S*_{2}', 'p'),
  funds.read([50, 50], '*Q*_{1}', '*r*_{1}'),
  funds.read([62, 38], '*Q*_{2}', '*r*_{2}'),
  funds.shift([28, 24], [45, 24]),
)

export const figures = [
  spendingLine,
  consumptionLine,
  incomeOverTime,
  lessInvestment,
  actualAndPotential,
  twoGrowthRates,
  fourPhases,
  idleCapacity,
  workersAndJobs,
  actualAndNatural,
  vacancies,
  wageThatStays,
  moneyGrowth,
  bankAssets,
  threeSupplies,
  moreSaving,
]
