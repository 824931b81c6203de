import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { market } from '@/lib/figures/markets'
import { arrow, line, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'
import { pie } from '@/lib/figures/statistics/pie'

const TOPIC = 'the-macroeconomy-asked-2'

// 4.4

const growthRates = chartFigure(
  { name: `${TOPIC}/growth-rates`, title: 'Rate of economic growth of a country in four years' },
  lineChart({
    sets: [
      {
        name: 'Growth',
        points: [
          [1, 5],
          [2, 2],
          [3, -1],
          [4, 3],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 4.5, ticks: [1, 2, 3, 4] },
    y: { label: 'Growth of real GDP / %', min: -2, max: 6, every: 1 },
  }),
)

// 4.5

const groups = {
  all: box(90, 10, 180, 44, 'population of working\nage: 40.0 million'),
  force: box(10, 100, 160, 40, 'labour force'),
  inactive: box(196, 100, 154, 40, 'inactive'),
  employed: box(10, 186, 100, 44, 'employed:\n24.7 million'),
  unemployed: box(124, 186, 108, 44, 'unemployed:\n1.3 million'),
}

const fortyMillion = figure(
  {
    name: `${TOPIC}/forty-million`,
    title: 'The population of working age of a country',
    description:
      'A tree. The population of working age, 40.0 million, divides into the labour force and the inactive; no number is given for either. The labour force divides into the employed, 24.7 million, and the unemployed, 1.3 million.',
    height: 240,
  },
  Object.values(groups)
    .map(each => each.shape)
    .join(''),
  line(180, 54, 180, 76),
  line(90, 76, 273, 76),
  arrow(90, 76, 90, 100),
  arrow(273, 76, 273, 100),
  line(90, 140, 90, 162),
  line(60, 162, 178, 162),
  arrow(60, 162, 60, 186),
  arrow(178, 162, 178, 186),
)

const twoLabourForces = chartFigure(
  {
    name: `${TOPIC}/two-labour-forces`,
    title: 'Unemployed and employed people of a country in two years',
  },
  barChart({
    categories: ['year 1', 'year 20'],
    values: [
      { name: 'unemployed', values: [3, 4] },
      { name: 'employed', values: [27, 46] },
    ],
    yLabel: 'People / million',
    yEvery: 2,
    yMax: 50,
    height: 300,
    stacked: true,
  }),
)

const quarters = [1, 2, 3, 4, 5, 6, 7, 8]

const twoRegions = chartFigure(
  {
    name: `${TOPIC}/two-regions`,
    title: 'Rate of unemployment in two regions over two years',
    description:
      'A line chart; the vertical axis shows the unemployment rate in per cent, the horizontal axis the four quarters of two years, quarter 1 being January to March. Region P: 10, 6, 4, 7 in the first year and 10, 6, 4, 7 in the second. Region Q: 5, 5, 9, 12 in the first year and 12 in each quarter of the second.',
  },
  lineChart({
    sets: [
      { name: 'region P', points: quarters.map(at => [at, [10, 6, 4, 7][(at - 1) % 4] ?? 0]) },
      { name: 'region Q', points: quarters.map(at => [at, at < 3 ? 5 : at === 3 ? 9 : 12]) },
    ],
    x: {
      label: 'Quarter (1 = January to March)',
      min: 0.5,
      max: 8.5,
      ticks: quarters,
      name: at => String(((at - 1) % 4) + 1),
    },
    y: { label: 'Unemployment rate / %', max: 14, every: 2 },
  }),
)

// 4.6

const basket = chartFigure(
  { name: `${TOPIC}/basket`, title: 'How a typical household divides its spending' },
  pie({
    slices: [
      { label: 'food 30%', value: 30 },
      { label: 'housing 25%', value: 25 },
      { label: 'transport 20%', value: 20 },
      { label: 'other 25%', value: 25 },
    ],
  }),
)

const ratesOfInflation = chartFigure(
  { name: `${TOPIC}/rates-of-inflation`, title: 'Yearly change of the CPI of a country over four years' },
  lineChart({
    sets: [
      {
        name: 'Change',
        points: [
          [1, 5],
          [2, 3],
          [3, -1],
          [4, -2],
        ],
      },
    ],
    x: { label: 'Year', min: 0.5, max: 4.5, ticks: [1, 2, 3, 4] },
    y: { label: 'Change of the CPI / %', min: -3, max: 6, every: 1 },
  }),
)

const small = { x: 'Real output', y: 'Price level', width: 112, height: 150 }
const one = market({ ...small, left: 44 })
const other = market({ ...small, left: 222 })

const twoCauses = figure(
  {
    name: `${TOPIC}/two-causes`,
    title: 'Two ways in which a price level can rise',
    description:
      'Two diagrams, K and L, each with the price level on the vertical axis and real output on the horizontal. In K, AD is one line; SRAS1 and SRAS2 slope up, SRAS2 to the left of SRAS1. In L, SRAS is one line; AD1 and AD2 slope down, AD2 to the right of AD1. An arrow points from curve 1 to curve 2 in each.',
    height: 254,
  },
  one.axes,
  one.straight([8, 84], [82, 10], '*AD*'),
  one.straight([36, 6], [96, 66], '', 'l'),
  one.label(104, 72, '*SRAS*_{1}', 'middle'),
  one.straight([6, 16], [66, 76], '', 'p'),
  one.label(58, 84, '*SRAS*_{2}', 'middle'),
  one.shift([87, 60], [53, 60]),
  other.axes,
  other.straight([8, 10], [76, 78], ''),
  other.label(80, 83, '*SRAS*', 'middle'),
  other.straight([12, 58], [62, 8], '', 'l'),
  other.label(5, 64, '*AD*_{1}'),
  other.straight([30, 80], [94, 16], '', 'p'),
  other.label(30, 85, '*AD*_{2}', 'middle'),
  other.shift([43, 30], [77, 30]),
  text(100, 248, 'K', { anchor: 'middle', cls: 'b' }),
  text(278, 248, 'L', { anchor: 'middle', cls: 'b' }),
)

export const figures = [
  growthRates,
  fortyMillion,
  twoLabourForces,
  twoRegions,
  basket,
  ratesOfInflation,
  twoCauses,
]
