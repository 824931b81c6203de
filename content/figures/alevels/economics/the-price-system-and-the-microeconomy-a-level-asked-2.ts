import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { curves } from '@/lib/figures/named-lines'
import { dot, type Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-asked-2'

// 7.5

function totalCost() {
  const g = graph({
    x: { label: 'Output / units', max: 6.4, ticks: series(0, 6, 1), grid: true },
    y: { label: 'Total cost / $', max: 310, ticks: series(0, 300, 50), grid: true, parts: 5 },
    height: 220,
  })
  const points = [60, 100, 130, 150, 180, 230, 300].map((value, at): Point => [at, value])
  return figure(
    {
      name: `${TOPIC}/total-cost`,
      title: 'Total cost of a firm',
      description:
        'Total cost in dollars is on the vertical axis with grid lines 10 dollars apart, output in units on the horizontal axis. The curve passes through 60 dollars at 0 units, 100 at 1, 130 at 2, 150 at 3, 180 at 4, 230 at 5 and 300 at 6.',
      height: 304,
    },
    g.axes,
    g.curve(points),
    ...points.map(point => dot(...g.at(...point), 'pd')),
  )
}

function twoAverages() {
  const g = graph({
    x: { label: 'Output / units', max: 410, ticks: series(0, 400, 50), grid: true },
    y: { label: 'Cost / $', max: 16.5, ticks: series(0, 16, 2), grid: true, parts: 2 },
    height: 200,
  })
  const lower = (q: number) => 5 + ((q - 200) / 200) ** 2
  return figure(
    {
      name: `${TOPIC}/two-averages`,
      title: 'Average cost and average variable cost of a firm',
      description:
        'Cost in dollars is on the vertical axis with grid lines 1 dollar apart, output on the horizontal axis. The lower curve, AVC, is U-shaped with its lowest point, 5 dollars, at 200 units. The upper curve, AC, is at 8 dollars at 200 units. The two come closer together as output grows.',
      height: 284,
    },
    g.axes,
    g.plot(lower, 20, 400, 'p'),
    g.plot(q => lower(q) + 600 / q, 61, 400, 'l'),
    g.label(344, 4.2, '*AVC*', { cls: 's' }),
    g.label(344, 8.6, '*AC*', { cls: 's' }),
  )
}

function priceTaker() {
  const g = graph({
    x: { label: 'Output / units a week', max: 640, ticks: series(0, 600, 100), grid: true },
    y: { label: 'Cost, revenue / $', max: 25, ticks: series(0, 24, 2), grid: true },
    height: 220,
  })
  const ac = (q: number) => 11.6 + 0.00004 * (q - 400) ** 2
  const mc = (q: number) => ac(q) + 0.00008 * q * (q - 400)
  return figure(
    {
      name: `${TOPIC}/price-taker`,
      title: 'Costs and revenue of a firm that takes the price of the market',
      description:
        'Cost and revenue in dollars are on the vertical axis, output in units a week on the horizontal axis, with a grid. AR = MR is a level line at 16 dollars. Average cost AC is U-shaped: its lowest point is a little below 12 dollars at 400 units, and at 500 units it is 12 dollars. Marginal cost MC falls, then rises; it cuts AC at its lowest point and is 16 dollars at 500 units and 22 near 600.',
      height: 304,
    },
    g.axes,
    g.plot(ac, 20, 600, 'l'),
    g.plot(mc, 20, 590, 'r'),
    g.line(
      [
        [0, 16],
        [600, 16],
      ],
      'p',
    ),
    g.label(330, 16.6, '*AR* = *MR*', { anchor: 'end', cls: 's' }),
    g.label(600, 13.4, '*AC*', { cls: 's', dx: -4, dy: 15 }),
    g.label(592, 22.6, '*MC*', { cls: 's', dx: 3 }),
  )
}

// 7.6

function monopolyOrMany() {
  const g = graph({
    x: { label: 'Output / thousand units a week', max: 74, ticks: series(0, 70, 10), grid: true },
    y: { label: 'Cost, revenue / $', max: 76, ticks: series(0, 70, 10), grid: true },
    height: 220,
  })
  return figure(
    {
      name: `${TOPIC}/monopoly-or-many`,
      title: 'Demand, marginal revenue and marginal cost of an industry',
      description:
        'Cost and revenue in dollars are on the vertical axis, output in thousand units a week on the horizontal axis, with a grid. Three straight lines. AR falls: 70 dollars at 0, 50 at 20 thousand units and 40 at 30 thousand. MR begins at the same point and falls twice as steeply: 30 dollars at 20 thousand and 10 at 30 thousand. MC rises: 10 dollars at 0, 30 at 20 thousand and 40 at 30 thousand.',
      height: 304,
    },
    g.axes,
    curves(g, [
      [[0, 70], [65, 5], '*AR*', 'p'],
      [[0, 70], [32.5, 5], '*MR*', 'p'],
      [[0, 10], [56, 66], '*MC*', 'r'],
    ]),
  )
}

function marketShares() {
  return chartFigure(
    {
      name: `${TOPIC}/market-shares`,
      title: 'Shares of the firms in a market',
    },
    barChart({
      categories: ['J', 'K', 'L', 'M', 'N', '20 others'],
      values: [30, 20, 15, 10, 5, 20],
      yLabel: 'Share of sales / %',
      yEvery: 5,
      yMax: 35,
    }),
  )
}

function openOrClosed() {
  const g = graph({
    x: { label: 'Output / units a day', max: 84, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Cost / $', max: 41, ticks: series(0, 40, 4), grid: true, parts: 2 },
    height: 230,
  })
  const avc = (q: number) => 6 + 0.005 * (q - 40) ** 2
  const mc = (q: number) => avc(q) + 0.01 * q * (q - 40)
  return figure(
    {
      name: `${TOPIC}/open-or-closed`,
      title: 'Short-run costs of a firm in perfect competition',
      description:
        'Cost in dollars is on the vertical axis with grid lines 2 dollars apart, output in units a day on the horizontal axis. Average variable cost AVC has its lowest point at 40 units and 6 dollars. Average cost AC has its lowest point at 60 units and 20 dollars. Marginal cost MC rises through both points.',
      height: 314,
    },
    g.axes,
    g.plot(avc, 2, 80, 'p'),
    g.plot(q => avc(q) + 720 / q, 24, 80, 'l'),
    g.plot(mc, 2, 72.5, 'r'),
    g.label(79, 7, '*AVC*', { cls: 's', anchor: 'end' }),
    g.label(27, 35.5, '*AC*', { cls: 's', dx: 6 }),
    g.label(71, 37, '*MC*', { cls: 's', anchor: 'end' }),
  )
}

// 7.7

function roasterBuys() {
  const farm = box(20, 100, 96, 40, 'coffee\nplantation')
  const roaster = box(132, 100, 96, 40, 'roaster', 'l w')
  const cafe = box(244, 100, 96, 40, 'chain of\ncafés')
  const rival = box(132, 16, 96, 40, 'other roaster')
  const bicycles = box(132, 184, 96, 40, 'bicycle maker')
  return figure(
    {
      name: `${TOPIC}/roaster-buys`,
      title: 'Four firms that a coffee roaster buys',
      description:
        'A box in the middle is a coffee roaster. Four arrows with numbers lead from it to the firms that it buys. 1: a coffee plantation, on the left. 2: a chain of cafés, on the right. 3: another roaster, above. 4: a maker of bicycles, below.',
      height: 240,
    },
    farm.shape,
    roaster.shape,
    cafe.shape,
    rival.shape,
    bicycles.shape,
    link(roaster.left, farm.right, '1'),
    link(roaster.right, cafe.left, '2'),
    link(roaster.top, rival.bottom, '3'),
    link(roaster.bottom, bicycles.top, '4'),
  )
}

function cartelOrNot() {
  const g = graph({
    x: { label: 'Output / thousand units', max: 74, ticks: series(0, 70, 10), grid: true },
    y: { label: 'Price, cost / $', max: 76, ticks: series(0, 70, 10), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/cartel-or-not`,
      title: 'Demand, marginal revenue and marginal cost of an industry',
      description:
        'Price and cost in dollars are on the vertical axis, output in thousand units on the horizontal axis, with a grid. Demand D = AR falls in a straight line: 70 dollars at 0, 40 at 30 thousand units and 10 at 60 thousand. MR begins at the same point and falls twice as steeply: 40 dollars at 15 thousand and 10 at 30 thousand. MC = AC is a level line at 10 dollars.',
      height: 294,
    },
    g.axes,
    curves(g, [
      [[0, 70], [68, 2], '', 'p'],
      [[0, 70], [34, 2], '', 'p'],
    ]),
    g.line(
      [
        [0, 10],
        [70, 10],
      ],
      'r',
    ),
    g.label(46, 27, '*D* = *AR*', { cls: 's' }),
    g.label(25, 27, '*MR*', { cls: 's' }),
    g.label(2, 12.5, '*MC* = *AC*', { cls: 's' }),
  )
}

function twoIndustries() {
  const g = graph({
    x: { label: 'Output of one firm / thousand units', max: 104, ticks: series(0, 100, 10), grid: true },
    y: { label: 'Average cost / $', max: 21, ticks: series(0, 20, 5), grid: true },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/two-industries`,
      title: 'Long-run average cost of a firm in two industries',
      description:
        'Average cost in dollars is on the vertical axis, the output of one firm in thousand units on the horizontal axis. LRAC of industry J falls to 6 dollars at 10 thousand units, is level to 30 thousand and then rises. LRAC of industry K falls all the way from 18 dollars to 4 dollars at 100 thousand units.',
      height: 284,
    },
    g.axes,
    g.plot(q => (q < 10 ? 6 + 0.08 * (10 - q) ** 2 : q < 30 ? 6 : 6 + 0.002 * (q - 30) ** 2), 1, 100, 'p'),
    g.plot(q => 4 + 0.0016 * (100 - q) ** 2, 7, 100, 'l'),
    dot(...g.at(10, 6)),
    dot(...g.at(30, 6)),
    g.label(84, 13.4, '*LRAC*_{J}', { cls: 's', anchor: 'end' }),
    g.label(42, 11, '*LRAC*_{K}', { cls: 's' }),
  )
}

// 7.8

function revenueAndCost() {
  const g = graph({
    x: { label: 'Output / thousand units a week', max: 7.4, ticks: series(0, 7, 1), grid: true },
    y: { label: '$ thousand a week', max: 62, ticks: series(0, 60, 10), grid: true, parts: 5 },
    height: 220,
  })
  const run = (values: readonly number[], cls: string) => {
    const points = values.map((value, at): Point => [at + 1, value])
    return g.line(points, cls) + points.map(point => dot(...g.at(...point))).join('')
  }
  return figure(
    {
      name: `${TOPIC}/revenue-and-cost`,
      title: 'Total revenue and total cost of a firm',
      description:
        'Thousand dollars a week are on the vertical axis with grid lines 2 apart, output in thousand units a week on the horizontal axis. Total revenue TR: 18 at an output of 1, 32 at 2, 42 at 3, 48 at 4, 50 at 5, 48 at 6 and 42 at 7. Total cost TC: 16 at 1, 22 at 2, 28 at 3, 32 at 4, 40 at 5, 48 at 6 and 60 at 7.',
      height: 304,
    },
    g.axes,
    run([18, 32, 42, 48, 50, 48, 42], 'p'),
    run([16, 22, 28, 32, 40, 48, 60], 'r'),
    g.label(1.5, 38, '*TR*', { cls: 's' }),
    g.label(2.6, 20, '*TC*', { cls: 's' }),
  )
}

function threeAims() {
  const g = graph({
    x: { label: 'Output / units a day', max: 108, ticks: series(0, 100, 10), grid: true },
    y: { label: 'Cost, revenue / $', max: 34, ticks: series(0, 32, 4), grid: true, parts: 2 },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/three-aims`,
      title: 'Costs and revenue of a firm with market power',
      description:
        'Cost and revenue in dollars are on the vertical axis with grid lines 2 dollars apart, output in units a day on the horizontal axis. AR falls in a straight line: 32 dollars at 0, 22 at 50 units, 16 at 80 and 14 at 90. MR begins at the same point and falls twice as steeply: 12 dollars at 50 units and zero at 80. MC rises in a straight line: 8 dollars at 0, 12 at 50 and 16 at 100. AC is U-shaped: about 14.3 dollars at 50 units, 13.9 at 80 and 14 at 90.',
      height: 314,
    },
    g.axes,
    curves(g, [
      [[0, 32], [104, 11.2], '', 'p'],
      [[0, 32], [80, 0], '', 'p'],
      [[0, 8], [100, 16], '', 'r'],
    ]),
    g.plot(q => 8 + 216 / q + 0.04 * q, 12, 104, 'l'),
    g.label(30, 27.2, '*AR*', { cls: 's' }),
    g.label(66, 7, '*MR*', { cls: 's' }),
    g.label(103, 17.4, '*MC*', { cls: 's', anchor: 'end' }),
    g.label(12.5, 16.4, '*AC*', { cls: 's' }),
  )
}

function kinkWithNumbers() {
  const g = graph({
    x: { label: 'Output / thousand units', max: 84, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Price, cost / $', max: 30, ticks: series(0, 28, 4), grid: true, parts: 2 },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/kink-with-numbers`,
      title: 'A kinked demand curve with marginal revenue and marginal cost',
      description:
        'Price and cost in dollars are on the vertical axis with grid lines 2 dollars apart, output in thousand units on the horizontal axis. Demand falls gently from 28 dollars to a kink at 40 thousand units and 20 dollars, then more steeply to 4 dollars at 72 thousand units. MR falls from 28 dollars to 12 dollars at 40 thousand units; there it drops vertically to the horizontal axis. MC1 is a level line at 6 dollars, MC2 a level line at 10 dollars.',
      height: 314,
    },
    g.axes,
    g.line(
      [
        [0, 28],
        [40, 20],
        [72, 4],
      ],
      'p',
    ),
    g.line(
      [
        [0, 28],
        [40, 12],
      ],
      'l',
    ),
    g.line(
      [
        [40, 12],
        [40, 0],
      ],
      'l dash',
    ),
    g.line(
      [
        [0, 6],
        [80, 6],
      ],
      'r',
    ),
    g.line(
      [
        [0, 10],
        [80, 10],
      ],
      'r',
    ),
    dot(...g.at(40, 20)),
    g.label(59, 13.4, '*D* = *AR*', { cls: 's' }),
    g.label(11, 18, '*MR*', { cls: 's' }),
    g.label(3, 6.8, '*MC*_{1}', { cls: 's' }),
    g.label(3, 10.8, '*MC*_{2}', { cls: 's' }),
  )
}

export const figures = [
  totalCost(),
  twoAverages(),
  priceTaker(),
  monopolyOrMany(),
  marketShares(),
  openOrClosed(),
  roasterBuys(),
  cartelOrNot(),
  twoIndustries(),
  revenueAndCost(),
  threeAims(),
  kinkWithNumbers(),
]
