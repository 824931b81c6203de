import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { curves } from '@/lib/figures/named-lines'
import { dimension, dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'

const TOPIC = 'government-microeconomic-intervention-asked'

// 3.1

function eyeTests() {
  const g = graph({
    x: { label: 'Eye tests / thousand a month', max: 104, ticks: series(0, 100, 10), grid: true },
    y: { label: 'Price / $', max: 74, ticks: series(0, 70, 10), grid: true },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/eye-tests`,
      title: 'The market for eye tests with two demand curves',
      description:
        'Price in dollars is on the vertical axis, eye tests in thousands a month on the horizontal axis, with a grid. Supply S rises from 10 dollars at no tests. D1, actual demand, falls from 50 dollars and meets S at 40 thousand tests and 30 dollars. D2, demand with full information, falls from 70 dollars and meets S at 60 thousand tests and 40 dollars.',
      height: 284,
    },
    g.axes,
    curves(g, [
      [[0, 50], [90, 5], '*D*_{1}'],
      [[0, 70], [96, 22], '*D*_{2}', 'p'],
      [[0, 10], [96, 58], '*S*'],
    ]),
  )
}

function twoMarkets() {
  const a = market({ left: 42, width: 106, height: 128 })
  const b = market({ left: 222, width: 106, height: 128 })
  const read = (m: Market, point: Point, name: string) => m.read(point, name, '')
  return figure(
    {
      name: `${TOPIC}/two-markets`,
      title: 'Two markets with actual demand and demand with full information',
      description:
        'Two diagrams, A and B, with price on the vertical and quantity on the horizontal axis. In both, supply S rises, Dm is the demand in the market and Di, dashed, the demand of informed consumers. In A, Dm lies to the right of Di: Di meets S at quantity J, Dm at the larger quantity K. In B, Dm lies to the left of Di: Dm meets S at quantity L, Di at the larger quantity M.',
      height: 222,
    },
    a.axes,
    a.supply('*S*'),
    a.straight([44, 96], [92, 48], '*D*_{m}'),
    a.straight([6, 74], [72, 8], '*D*_{i}', 'l dash'),
    read(a, [40, 40], 'J'),
    read(a, [70, 70], 'K'),
    text(96, 216, 'A', { anchor: 'middle', cls: 'b' }),
    b.axes,
    b.supply('*S*'),
    b.straight([6, 74], [72, 8], '*D*_{m}'),
    b.straight([44, 96], [92, 48], '*D*_{i}', 'l dash'),
    read(b, [40, 40], 'L'),
    read(b, [70, 70], 'M'),
    text(276, 216, 'B', { anchor: 'middle', cls: 'b' }),
  )
}

function cocoa() {
  const g = graph({
    x: { label: 'Cocoa / thousand tonnes', max: 104, ticks: series(0, 100, 20), grid: true, parts: 5 },
    y: { label: 'Price / $ per tonne', max: 4200, ticks: series(0, 4000, 500), grid: true, parts: 2 },
    height: 220,
  })
  const upright = (x: number, name: string, cls: string, anchor: 'start' | 'end' = 'start') =>
    g.line(
      [
        [x, 0],
        [x, 3900],
      ],
      cls,
    ) + g.label(x, 3900, name, { dx: anchor === 'end' ? -5 : 5, dy: 2, anchor })
  return figure(
    {
      name: `${TOPIC}/cocoa`,
      title: 'Demand for cocoa and the harvests of two years',
      description:
        'Price in dollars per tonne is on the vertical axis, cocoa in thousand tonnes on the horizontal axis with grid lines 4 thousand tonnes apart. Demand D is a straight line that falls to the right. Supply S1 is a vertical line at 80 thousand tonnes and meets D at 2500 dollars. Supply S2 is a vertical line at 72 thousand tonnes and meets D at 3250 dollars.',
      height: 304,
    },
    g.axes,
    upright(80, '*S*_{1}', 'l'),
    upright(72, '*S*_{2}', 'r', 'end'),
    curves(g, [[[68, 3625], [88, 1750], '*D*', 'p']]),
    dot(...g.at(80, 2500)),
    dot(...g.at(72, 3250)),
  )
}

// 3.2

function softDrink() {
  const g = graph({
    x: { label: 'Cases / week', max: 820, ticks: series(0, 800, 100), grid: true },
    y: { label: 'Price / $ per case', max: 21, ticks: series(0, 20, 2), grid: true, parts: 2 },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/soft-drink`,
      title: 'The market for a soft drink before and after a specific tax',
      description:
        'Price in dollars per case is on the vertical axis with grid lines 1 dollar apart, cases a week on the horizontal axis. Demand D falls. Supply S1 begins at 5 dollars and meets D at 500 cases and 10 dollars. S2 is parallel to S1 and higher: it begins at 9 dollars and meets D at 400 cases and 13 dollars.',
      height: 314,
    },
    g.axes,
    curves(g, [
      [[180, 19.6], [800, 1], '*D*', 'p'],
      [[0, 5], [770, 12.7], '*S*_{1}'],
      [[0, 9], [770, 16.7], '*S*_{2}', 'r'],
    ]),
  )
}

/** A level line at a price, with the quantities that it meets from the left: Q1 and Q2. */
function ceiling(m: Market, y: number): Shape {
  const quantities = [Math.min(y, 100 - y), Math.max(y, 100 - y)]
  return [
    line(...m.at(0, y), ...m.at(88, y), 'r dash'),
    text(m.at(0, y)[0] - 4, m.at(0, y)[1] + 4, '*P*_{max}', { anchor: 'end' }),
    m.read([50, 50], '*Q*_{e}', '*P*_{e}'),
    ...quantities.map(x => line(...m.at(x, y), ...m.at(x, 0), 'l dash thin')),
    ...quantities.map((x, at) =>
      text(m.at(x, 0)[0], m.at(0, 0)[1] + 17, `*Q*_{${at + 1}}`, { anchor: 'middle' }),
    ),
  ].join('')
}

function wrongCeiling() {
  const m = market()
  const y = 74
  return figure(
    {
      name: `${TOPIC}/wrong-ceiling`,
      title: 'A student’s diagram of a maximum price',
      description:
        'Demand D and supply S cross at price Pe and quantity Qe. A level line labelled Pmax is drawn above the crossing. It meets D at quantity Q1 and S at the larger quantity Q2. The gap between Q1 and Q2 on the line is labelled shortage.',
      height: 262,
    },
    m.axes,
    m.supply('*S*'),
    m.demand('*D*'),
    ceiling(m, y),
    dimension(m.at(100 - y, 0)[0], m.at(0, y)[1] - 8, m.at(y, 0)[0], m.at(0, y)[1] - 8, 'shortage'),
  )
}

function rightCeiling() {
  const m = market({ x: 'Homes', y: 'Rent' })
  const y = 26
  return figure(
    {
      name: `${TOPIC}/right-ceiling`,
      title: 'A maximum price below the equilibrium',
      description:
        'Rent is on the vertical axis, the number of homes on the horizontal axis. Demand D and supply S cross at Pe and Qe. The level line Pmax lies below the crossing. It meets S at quantity Q1 and D at the larger quantity Q2. The gap between Q1 and Q2 is labelled shortage.',
      height: 262,
    },
    m.axes,
    m.supply('*S*'),
    m.demand('*D*'),
    ceiling(m, y),
    dimension(m.at(y, 0)[0], m.at(0, y)[1] + 12, m.at(100 - y, 0)[0], m.at(0, y)[1] + 12, 'shortage', [
      m.at(38, 0)[0],
      m.at(0, y)[1] + 30,
    ]),
  )
}

function cropWithFloor() {
  const g = graph({
    x: { label: 'Crop / kg a day', max: 1260, ticks: series(0, 1200, 200), grid: true, parts: 2 },
    y: { label: 'Price / $ per kg', max: 12.5, ticks: series(0, 12, 1), grid: true },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/crop-with-floor`,
      title: 'The market for a crop with a minimum price',
      description:
        'Price in dollars per kilogram is on the vertical axis, kilograms a day on the horizontal axis with grid lines 100 kg apart. Demand D falls in a straight line from 12 dollars at no crop, 1 dollar for every 100 kg. Supply S rises in a straight line from 200 kg at a price of 0, 1 dollar for every 100 kg. They cross at 5 dollars. A dashed level line at 6 dollars is the minimum price.',
      height: 314,
    },
    g.axes,
    curves(g, [
      [[0, 12], [1120, 0.8], '*D*', 'p'],
      [[200, 0], [1200, 10], '*S*'],
    ]),
    line(...g.at(0, 6), ...g.at(1200, 6), 'r dash'),
    g.label(40, 6.2, 'minimum price', { cls: 's' }),
  )
}

function busRides() {
  const g = graph({
    x: { label: 'Rides / thousand a day', max: 104, ticks: series(0, 100, 10), grid: true },
    y: { label: 'Fare / $', max: 5.6, ticks: series(0, 5, 1), grid: true, parts: 5 },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/bus-rides`,
      title: 'The market for bus rides before and after a subsidy',
      description:
        'The fare in dollars is on the vertical axis with fine grid lines 20 cents apart, rides in thousands a day on the horizontal axis. Demand D falls from 5 dollars at no rides. Supply S1 begins at 1 dollar and meets D at 50 thousand rides and 3 dollars. S2 is parallel to S1 and lower: it passes through 1.40 dollars at 50 thousand rides and meets D at 70 thousand rides and 2.20 dollars.',
      height: 314,
    },
    g.axes,
    curves(g, [
      [[0, 5], [98, 1.08], '*D*', 'p'],
      [[0, 1], [96, 4.84], '*S*_{1}'],
      [[15, 0], [96, 3.24], '*S*_{2}', 'g'],
    ]),
  )
}

// 3.3

function giniOfTwo() {
  return chartFigure(
    {
      name: `${TOPIC}/gini-of-two`,
      title: 'Gini coefficients of two countries before and after taxes and transfers',
    },
    barChart({
      categories: ['country P', 'country Q'],
      values: [
        { name: 'before', values: [0.5, 0.45] },
        { name: 'after taxes and transfers', values: [0.3, 0.4] },
      ],
      yLabel: 'Gini coefficient of income',
      yEvery: 0.05,
      yMax: 0.55,
      height: 200,
    }),
  )
}

function giniOverTime() {
  const g = graph({
    x: { label: 'Year', max: 10.8, ticks: series(0, 10, 2), grid: true },
    y: {
      label: 'Gini coefficient of income',
      min: 0.3,
      max: 0.51,
      ticks: series(0.3, 0.5, 0.02),
      grid: true,
      format: value => value.toFixed(2),
    },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/gini-over-time`,
      title: 'Gini coefficient of one country over ten years',
      description:
        'The Gini coefficient is on the vertical axis, from 0.30 to 0.50; years 0 to 10 are on the horizontal axis. Line B, before taxes and transfers, is at 0.44 to year 4 and rises to 0.46 in year 10. Line A, after taxes and transfers, is at 0.34 to year 4 and rises to 0.40 in year 10.',
      height: 286,
    },
    g.axes,
    g.line(
      [
        [0, 0.44],
        [4, 0.44],
        [10, 0.46],
      ],
      'l dash',
    ),
    g.line([
      [0, 0.34],
      [4, 0.34],
      [10, 0.4],
    ]),
    g.label(10.2, 0.458, 'B', { cls: 'b' }),
    g.label(10.2, 0.398, 'A', { cls: 'b' }),
    text(52, 284, 'B: before taxes and transfers; A: after', { cls: 's' }),
  )
}

function taxPaid() {
  const g = graph({
    x: { label: 'Income / $ thousand a year', max: 66, ticks: series(0, 60, 10), grid: true, parts: 5 },
    y: { label: 'Income tax / $ thousand a year', max: 13.5, ticks: series(0, 12, 2), grid: true, parts: 2 },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/tax-paid`,
      title: 'Income tax paid at each income',
      description:
        'Income tax in thousand dollars a year is on the vertical axis, income in thousand dollars a year on the horizontal axis with grid lines 2 thousand apart. The line lies on the axis up to an income of 12 thousand dollars, then rises in a straight line through 2 thousand dollars of tax at 20 thousand to 12 thousand dollars of tax at 60 thousand.',
      height: 284,
    },
    g.axes,
    g.line(
      [
        [0, 0],
        [12, 0],
        [60, 12],
      ],
      'p thick',
    ),
  )
}

function lowPay() {
  const g = graph({
    x: { label: 'Labour / thousand workers', max: 146, ticks: series(0, 140, 20), grid: true, parts: 2 },
    y: { label: 'Wage / $ per hour', max: 17, ticks: series(0, 16, 2), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/low-pay`,
      title: 'A labour market with a minimum wage',
      description:
        'The wage in dollars per hour is on the vertical axis, labour in thousand workers on the horizontal axis, with a grid. Demand for labour DL falls in a straight line from 16 dollars. Supply of labour SL rises in a straight line from the origin. They cross at 80 thousand workers and 8 dollars. A dashed level line at 10 dollars is the minimum wage.',
      height: 294,
    },
    g.axes,
    curves(g, [
      [[0, 16], [130, 3], '*D*_{L}', 'p'],
      [[0, 0], [130, 13], '*S*_{L}'],
    ]),
    line(...g.at(0, 10), ...g.at(140, 10), 'r dash'),
    g.label(144, 10.3, 'minimum', { anchor: 'end', cls: 's' }),
  )
}

export const figures = [
  eyeTests(),
  twoMarkets(),
  cocoa(),
  softDrink(),
  wrongCeiling(),
  rightCeiling(),
  cropWithFloor(),
  busRides(),
  giniOfTwo(),
  giniOverTime(),
  taxPaid(),
  lowPay(),
]
