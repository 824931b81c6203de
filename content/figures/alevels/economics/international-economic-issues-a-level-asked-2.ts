import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { byFifths, named } from '@/lib/figures/named-lines'
import { dot, type Point, type Shape } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const TOPIC = 'international-economic-issues-a-level-asked-2'

const level = (g: Graph, from: number, to: number, y: number, cls: string): Shape =>
  g.line(
    [
      [from, y],
      [to, y],
    ],
    cls,
  )

// 11.3

const poorAndDeprived = chartFigure(
  { name: `${TOPIC}/poor-and-deprived`, title: 'Multidimensional poverty in two countries' },
  barChart({
    categories: ['P', 'Q'],
    values: [
      { name: 'poor people', values: [40, 30] },
      { name: 'their deprivation', values: [45, 60] },
    ],
    yLabel: 'Per cent',
    label: 'Country',
    yEvery: 5,
    yMax: 65,
    height: 180,
  }),
)

const index = graph({
  x: { label: 'GNI per head at PPP / $ thousand', max: 40, ticks: series(0, 40, 5), grid: true },
  y: {
    label: 'HDI',
    min: 0.5,
    max: 0.9,
    ticks: [0.5, 0.6, 0.7, 0.8, 0.9],
    grid: true,
    parts: 2,
    format: v => v.toFixed(1),
  },
  height: 190,
})

const incomeAndHdi = figure(
  {
    name: `${TOPIC}/income-and-hdi`,
    title: 'Income per head and HDI of five countries',
    description:
      'The HDI is on the vertical axis, GNI per head at PPP in thousands of dollars on the horizontal axis, both with a grid. J: 5 and 0.55. K: 10 and 0.60. L: 10 and 0.75. N: 20 and 0.80. T: 35 and 0.75.',
    height: 272,
  },
  index.axes,
  ...(
    [
      [5, 0.55, 'J'],
      [10, 0.6, 'K'],
      [10, 0.75, 'L'],
      [20, 0.8, 'N'],
      [35, 0.75, 'T'],
    ] as const
  ).map(([x, y, name]) => dot(...index.at(x, y)) + index.label(x, y, name, { dx: 7, dy: -5, cls: 'b' })),
)

const inequality = graph({
  x: { label: 'Income per head / $ thousand', max: 20, ticks: series(0, 20, 2), grid: true },
  y: {
    label: 'Gini coefficient',
    min: 0.25,
    max: 0.5,
    ticks: [0.25, 0.3, 0.35, 0.4, 0.45, 0.5],
    grid: true,
    format: v => v.toFixed(2),
  },
  height: 180,
})

const eightCountries: Point[] = [
  [1, 0.3],
  [3, 0.36],
  [5, 0.42],
  [8, 0.46],
  [10, 0.44],
  [13, 0.39],
  [16, 0.34],
  [19, 0.31],
]

const giniAndIncome = figure(
  {
    name: `${TOPIC}/gini-and-income`,
    title: 'Income per head and Gini coefficient of eight countries in one year',
    description:
      'The Gini coefficient is on the vertical axis, income per head in thousands of dollars on the horizontal axis, both with a grid. Eight crosses: 0.30 at 1, 0.36 at 3, 0.42 at 5, 0.46 at 8, 0.44 at 10, 0.39 at 13, 0.34 at 16 and 0.31 at 19.',
    height: 262,
  },
  inequality.axes,
  inequality.points(eightCountries),
)

// 11.4

const birthsAndDeaths = chartFigure(
  { name: `${TOPIC}/births-and-deaths`, title: 'Birth rate and death rate of a country over sixty years' },
  lineChart({
    sets: [
      {
        name: 'birth rate',
        points: [
          [0, 44],
          [20, 42],
          [40, 32],
          [60, 20],
        ],
      },
      {
        name: 'death rate',
        points: [
          [0, 24],
          [20, 14],
          [40, 10],
          [60, 8],
        ],
      },
    ],
    x: { label: 'Year', max: 64, ticks: [0, 20, 40, 60] },
    y: { label: 'Rate per 1000 people', max: 48, every: 4 },
    height: 190,
  }),
)

const shares = graph({
  x: { label: 'Share of people / %', max: 100, ticks: series(0, 100, 20), grid: true, parts: 2 },
  y: { label: 'Share of income / %', max: 100, ticks: series(0, 100, 10), grid: true, parts: 2 },
  width: 250,
  height: 250,
})
const [ofP, ofQ] = [byFifths([0, 10, 25, 45, 70, 100]), byFifths([0, 5, 15, 30, 50, 100])]

const twoLorenz = figure(
  {
    name: `${TOPIC}/two-lorenz`,
    title: 'Lorenz curves of two countries',
    description:
      'The share of income in per cent is on the vertical axis, the share of people, from the poorest, on the horizontal axis, both with a grid. A straight line of equality rises from 0 to 100. Curve P lies below it through 10 per cent at 20, 25 at 40, 45 at 60 and 70 at 80. Curve Q lies further below, through 5 at 20, 15 at 40, 30 at 60 and 50 at 80.',
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
  shares.line(ofP, 'p'),
  shares.line(ofQ, 'l'),
  ...[...ofP, ...ofQ].map(([x, y]) => dot(...shares.at(x, y))),
  shares.label(60, 50, 'P', { anchor: 'end', cls: 'b' }),
  shares.label(73, 36, 'Q', { cls: 'b' }),
)

const fromFifths = figure(
  {
    name: `${TOPIC}/from-fifths`,
    title: 'Lorenz curve drawn from the shares of five groups',
    description:
      'The share of income in per cent is on the vertical axis, the share of people, from the poorest, on the horizontal axis. A straight line of equality rises from 0 to 100. The Lorenz curve lies below it through 5 per cent at 20, 15 at 40, 30 at 60 and 55 at 80.',
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
  shares.line(byFifths([0, 5, 15, 30, 55, 100]), 'p'),
  ...byFifths([0, 5, 15, 30, 55, 100]).map(([x, y]) => dot(...shares.at(x, y), 'pd')),
  shares.label(40, 62, 'equality', { anchor: 'middle' }),
)

const threeSectors = chartFigure(
  { name: `${TOPIC}/three-sectors`, title: 'Employment by sector in three countries' },
  barChart({
    categories: ['J', 'K', 'L'],
    values: [
      { name: 'primary', values: [60, 5, 30] },
      { name: 'secondary', values: [15, 20, 35] },
      { name: 'tertiary', values: [25, 75, 35] },
    ],
    yLabel: 'Workers / % of all',
    label: 'Country',
    yEvery: 5,
    yMax: 80,
    height: 210,
  }),
)

const head = graph({
  x: { label: 'Population / million', max: 80, ticks: series(0, 80, 10), grid: true },
  y: { label: 'Output per head / $ thousand', max: 10, ticks: series(0, 10, 1), grid: true },
  height: 190,
})

const outputPerHead = figure(
  {
    name: `${TOPIC}/output-per-head`,
    title: 'Output per head of a country at each size of its population',
    description:
      'Output per head in thousands of dollars is on the vertical axis, population in millions on the horizontal axis, both with a grid. The curve rises from 3 at 10 million through 6 at 20 to its highest point of 8 at 40 million, then falls through 6 at 60 to 3 at 70 million.',
    height: 272,
  },
  head.axes,
  head.curve([
    [10, 3],
    [20, 6],
    [30, 7.5],
    [40, 8],
    [50, 7.5],
    [60, 6],
    [70, 3],
  ]),
)

// 11.6

const shoeGraph = graph({
  x: {
    label: 'Shoes / thousand pairs a year',
    min: 300,
    max: 1200,
    ticks: [300, 500, 700, 900, 1100],
    grid: true,
    parts: 10,
  },
  y: { label: 'Price / $', min: 26, max: 46, ticks: series(26, 46, 2), grid: true },
  height: 220,
})

const shoes = figure(
  {
    name: `${TOPIC}/shoes`,
    title: 'The market for shoes in a country that may join a customs union',
    description:
      'The price in dollars is on the vertical axis, shoes in thousands of pairs a year on the horizontal axis, both with a grid. Home supply S slopes up through 400 at 30 dollars, 420 at 32, 460 at 36 and 500 at 40. Home demand D slopes down through 900 at 40 dollars, 980 at 36, 1060 at 32 and 1100 at 30. Level lines: the non-member’s price at 30 dollars, the partner’s price at 36, the non-member’s price with the tariff at 40.',
    height: 302,
  },
  shoeGraph.axes,
  named(shoeGraph, [370, 27], [550, 45], '*S*'),
  named(shoeGraph, [800, 45], [1160, 27], '*D*'),
  level(shoeGraph, 300, 1200, 40, 'l'),
  level(shoeGraph, 300, 1200, 36, 'p'),
  level(shoeGraph, 300, 1200, 30, 'l'),
  shoeGraph.label(690, 40.5, 'with tariff', { anchor: 'middle', cls: 's' }),
  shoeGraph.label(700, 36.5, 'partner', { anchor: 'middle', cls: 's' }),
  shoeGraph.label(700, 30.5, 'non-member', { anchor: 'middle', cls: 's' }),
)

const threeSellers = chartFigure(
  { name: `${TOPIC}/three-sellers`, title: 'Price of a bicycle part from three sellers before joining' },
  barChart({
    categories: ['home firms', 'partner', 'non-member'],
    values: [
      { name: 'price of the seller', values: [62, 56, 50] },
      { name: 'tariff', values: [0, 8, 8] },
    ],
    yLabel: 'Price / $',
    yEvery: 4,
    yMax: 68,
    height: 200,
    stacked: true,
  }),
)

const toys = graph({
  x: { label: 'Toys / thousand a year', max: 120, ticks: series(0, 120, 20), grid: true, parts: 2 },
  y: { label: 'Price / $', max: 30, ticks: series(0, 30, 5), grid: true, parts: 5 },
  height: 210,
})

const toyMarket = figure(
  {
    name: `${TOPIC}/toys`,
    title: 'The market for toys in a country before and after joining a union',
    description:
      'The price in dollars is on the vertical axis, toys in thousands a year on the horizontal axis, both with a grid. Home supply S slopes up through 20 at 15 dollars and 30 at 20 dollars. Home demand D slopes down through 70 at 20 dollars and 90 at 15 dollars. Level lines: the price before joining at 20 dollars, the partner’s price at 15 dollars.',
    height: 292,
  },
  toys.axes,
  named(toys, [0, 5], [46, 28], '*S*'),
  named(toys, [38, 28], [114, 9], '*D*'),
  level(toys, 0, 120, 20, 'l'),
  level(toys, 0, 120, 15, 'p'),
  toys.label(41, 20.6, 'before', { cls: 's' }),
  toys.label(50, 15.6, 'partner', { cls: 's' }),
)

export const figures = [
  poorAndDeprived,
  incomeAndHdi,
  giniAndIncome,
  birthsAndDeaths,
  twoLorenz,
  fromFifths,
  threeSectors,
  outputPerHead,
  shoes,
  threeSellers,
  toyMarket,
]
