import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { curves } from '@/lib/figures/named-lines'
import { dot, type Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'

const TOPIC = 'government-microeconomic-intervention-a-level-asked'

// 8.1

function pollutingGood() {
  const g = graph({
    x: { label: 'Quantity / thousand units', max: 84, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Cost, benefit / $', max: 108, ticks: series(0, 100, 10), grid: true },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/polluting-good`,
      title: 'Private and social cost of a polluting good',
      description:
        'Cost and benefit in dollars are on the vertical axis, quantity in thousand units on the horizontal axis, with a grid. Three straight lines. MPB = MSB falls: 100 dollars at 0, 70 at 30 thousand units and 60 at 40 thousand. MPC rises: 20 dollars at 0, 50 at 30 thousand and 60 at 40 thousand. MSC is parallel to MPC and higher: 40 dollars at 0, 70 at 30 thousand and 80 at 40 thousand.',
      height: 314,
    },
    g.axes,
    curves(g, [
      [[0, 100], [72, 28], '', 'p'],
      [[0, 20], [70, 90], '*MPC*'],
      [[0, 40], [60, 100], '*MSC*', 'r'],
    ]),
    g.label(82, 20, '*MPB* = *MSB*', { anchor: 'end', cls: 's' }),
  )
}

function twoSupplies() {
  const g = graph({
    x: { label: 'Quantity / thousand units', max: 108, ticks: series(0, 100, 10), grid: true },
    y: { label: 'Price / $', max: 25, ticks: series(0, 24, 2), grid: true, parts: 2 },
    height: 220,
  })
  return figure(
    {
      name: `${TOPIC}/two-supplies`,
      title: 'Supply before and after an indirect tax',
      description:
        'Price in dollars is on the vertical axis, quantity in thousand units on the horizontal axis, with a grid. Three straight lines. S1 rises: 4 dollars at 0, 8 at 40 thousand units, 10 at 60 thousand and 12 at 80 thousand. S2 rises more steeply: 6 dollars at 0, 12 at 40 thousand, 15 at 60 thousand and 18 at 80 thousand. Demand D falls: 18 dollars at 40 thousand, 15 at 60 thousand and 12 at 80 thousand.',
      height: 304,
    },
    g.axes,
    curves(g, [
      [[0, 4], [98, 13.8], '*S*_{1}'],
      [[0, 6], [98, 20.7], '*S*_{2}', 'r'],
      [[6, 23.1], [98, 9.3], '*D*', 'p'],
    ]),
  )
}

function tradedPermits() {
  const g = graph({
    x: { label: 'Permits / thousand tonnes', max: 104, ticks: series(0, 100, 10), grid: true },
    y: { label: 'Price of a permit / $ per tonne', max: 54, ticks: series(0, 50, 10), grid: true, parts: 2 },
    height: 210,
  })
  const upright = (x: number, name: string, cls: string) =>
    g.line(
      [
        [x, 0],
        [x, 50],
      ],
      cls,
    ) + g.label(x, 49, name, { dx: 5 })
  return figure(
    {
      name: `${TOPIC}/traded-permits`,
      title: 'The market for permits to pollute before and after a cut',
      description:
        'The price of a permit in dollars per tonne is on the vertical axis, permits in thousand tonnes on the horizontal axis, with a grid. Demand D is a straight line from 50 dollars at 0 to 100 thousand tonnes at a price of 0. Supply S1 is a vertical line at 70 thousand tonnes, S2 a vertical line at 40 thousand tonnes.',
      height: 294,
    },
    g.axes,
    g.line(
      [
        [0, 50],
        [100, 0],
      ],
      'p',
    ),
    upright(70, '*S*_{1}', 'l'),
    upright(40, '*S*_{2}', 'r'),
    g.label(86, 10, '*D*'),
  )
}

// 8.2

function tenYears() {
  return chartFigure(
    {
      name: `${TOPIC}/ten-years`,
      title: 'One person’s income and the median income in year 1 and year 10',
    },
    barChart({
      categories: ['year 1', 'year 10'],
      values: [
        { name: 'this person', values: [800, 1200] },
        { name: 'median', values: [2000, 3000] },
      ],
      yLabel: 'Real income / $ a year',
      yEvery: 200,
      yMax: 3200,
      height: 230,
    }),
  )
}

function workAndIncome() {
  const g = graph({
    x: { label: 'Earnings / $ per week', max: 310, ticks: series(0, 300, 50), grid: true },
    y: { label: 'Disposable income / $ per week', max: 250, ticks: series(0, 240, 20), grid: true },
    height: 230,
  })
  const points: Point[] = [
    [0, 100],
    [100, 160],
    [200, 180],
    [300, 240],
  ]
  return figure(
    {
      name: `${TOPIC}/work-and-income`,
      title: 'Disposable income at each level of earnings',
      description:
        'Disposable income in dollars per week is on the vertical axis, earnings in dollars per week on the horizontal axis, with a grid. The line rises from 100 dollars at no earnings to point J, 160 dollars at earnings of 100; then less steeply to point K, 180 dollars at earnings of 200; then steeply again to 240 dollars at earnings of 300.',
      height: 314,
    },
    g.axes,
    g.line(points),
    ...points.map(point => dot(...g.at(...point), 'pd')),
    g.label(100, 160, 'J', { dx: -4, dy: -8, cls: 'b', anchor: 'end' }),
    g.label(200, 180, 'K', { dx: 4, dy: 16, cls: 'b' }),
  )
}

function guaranteedIncome() {
  const g = graph({
    x: { label: 'Earned income / $ thousand', max: 42, ticks: series(0, 40, 5), grid: true },
    y: { label: 'Net income / $ thousand', max: 42, ticks: series(0, 40, 5), grid: true, parts: 5 },
    height: 240,
  })
  return figure(
    {
      name: `${TOPIC}/guaranteed-income`,
      title: 'Net income with a negative income tax',
      description:
        'Net income in thousand dollars is on the vertical axis with grid lines 1 thousand apart, earned income in thousand dollars on the horizontal axis. A dashed line through the origin shows equal incomes. A solid line, net income, starts at 6 thousand dollars, is 13 thousand at an earned income of 10 thousand, 20 thousand at 20 thousand and 34 thousand at 40 thousand.',
      height: 324,
    },
    g.axes,
    g.line(
      [
        [0, 0],
        [40, 40],
      ],
      'l dash',
    ),
    g.line(
      [
        [0, 6],
        [40, 34],
      ],
      'p',
    ),
    g.label(25, 32, 'no tax', { cls: 's', anchor: 'end' }),
    g.label(28, 22.5, 'net income', { cls: 's' }),
  )
}

// 8.3

function hoursOfWork() {
  const g = graph({
    x: { label: 'Labour / thousand hours a week', max: 15, ticks: series(0, 14, 2), grid: true },
    y: { label: 'Wage / $ per hour', max: 62, ticks: series(0, 60, 10), grid: true, parts: 2 },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/hours-of-work`,
      title: 'A labour market in equilibrium',
      description:
        'The wage in dollars per hour is on the vertical axis, labour in thousand hours a week on the horizontal axis, with a grid. Supply of labour SL is a straight line that rises: 10 dollars at 0, 20 at 4 thousand hours, 30 at 8 thousand and 40 at 12 thousand. Demand for labour DL is a straight line that falls: 54 dollars at 0, 42 at 4 thousand hours, 30 at 8 thousand and 18 at 12 thousand.',
      height: 294,
    },
    g.axes,
    curves(g, [
      [[0, 10], [13.6, 44], '*S*_{L}'],
      [[0, 54], [13.6, 13.2], '*D*_{L}', 'p'],
    ]),
  )
}

function workersByMrp() {
  const g = graph({
    x: { label: 'Number of workers', max: 7.4, ticks: series(0, 7, 1), grid: true },
    y: { label: 'MRP, wage / $ a day', max: 190, ticks: series(0, 180, 20), grid: true, parts: 2 },
    height: 220,
  })
  const points = [180, 160, 130, 90, 50, 20].map((value, at): Point => [at + 1, value])
  return figure(
    {
      name: `${TOPIC}/workers-by-mrp`,
      title: 'Marginal revenue product of a firm’s workers',
      description:
        'Marginal revenue product and wage in dollars a day are on the vertical axis with grid lines 10 dollars apart, the number of workers on the horizontal axis. Points joined by lines: 180 dollars for the first worker, 160 for the second, 130 for the third, 90 for the fourth, 50 for the fifth and 20 for the sixth.',
      height: 304,
    },
    g.axes,
    g.line(points),
    ...points.map(point => dot(...g.at(...point), 'pd')),
    g.label(6, 20, '*MRP*', { dx: 8, dy: 4, cls: 's' }),
  )
}

function soleEmployer() {
  const g = graph({
    x: { label: 'Labour / workers', max: 74, ticks: series(0, 70, 10), grid: true, parts: 2 },
    y: { label: 'Wage, cost, MRP / $ a day', max: 124, ticks: series(0, 120, 10), grid: true, parts: 2 },
    height: 240,
  })
  return figure(
    {
      name: `${TOPIC}/sole-employer`,
      title: 'The labour market of a single employer',
      description:
        'Dollars a day are on the vertical axis, the number of workers on the horizontal axis, with a grid. Three straight lines. Supply of labour SL rises: 20 dollars at 0, 50 at 30 workers and 65 at 45. Marginal cost of labour MCL begins at the same point and rises twice as steeply: 80 dollars at 30 workers and 110 at 45. MRP falls: 110 dollars at 0, 80 at 30 workers and 65 at 45.',
      height: 324,
    },
    g.axes,
    curves(g, [
      [[0, 20], [66, 86], '*S*_{L}'],
      [[0, 20], [49, 118], '*MC*_{L}', 'r'],
      [[0, 110], [66, 44], '*MRP*', 'p'],
    ]),
  )
}

export const figures = [
  pollutingGood(),
  twoSupplies(),
  tradedPermits(),
  tenYears(),
  workAndIncome(),
  guaranteedIncome(),
  hoursOfWork(),
  workersByMrp(),
  soleEmployer(),
]
