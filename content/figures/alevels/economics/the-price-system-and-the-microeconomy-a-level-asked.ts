import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { curves, spots } from '@/lib/figures/named-lines'
import { dot, line, type Point, polygon, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-asked'

// 7.1

function samosas() {
  const g = graph({
    x: { label: 'Samosas', max: 7.4, ticks: series(0, 7, 1), grid: true },
    y: { label: 'Total utility / utils', max: 66, ticks: series(0, 60, 10), grid: true, parts: 5 },
    height: 210,
  })
  const total = [0, 20, 36, 48, 56, 60, 60, 56].map((value, at): Point => [at, value])
  return figure(
    {
      name: `${TOPIC}/samosas`,
      title: 'Total utility of samosas',
      description:
        'Total utility in utils is on the vertical axis with grid lines 2 utils apart, the number of samosas on the horizontal axis. Points joined by lines: 0 utils at 0 samosas, 20 at 1, 36 at 2, 48 at 3, 56 at 4, 60 at 5, 60 at 6 and 56 at 7.',
      height: 294,
    },
    g.axes,
    g.line(total),
    ...total.map(point => dot(...g.at(...point), 'pd')),
  )
}

function cupsOfTea() {
  const g = graph({
    x: { label: '', max: 7 },
    y: { label: 'Marginal utility / utils', min: -6, max: 21, ticks: series(-4, 20, 2), grid: true },
    height: 230,
  })
  const bars = [18, 14, 10, 8, 0, -4].map((value, at) => {
    const middle = at + 1
    return (
      polygon(
        (
          [
            [middle - 0.32, 0],
            [middle - 0.32, value],
            [middle + 0.32, value],
            [middle + 0.32, 0],
          ] as const
        ).map(([x, y]) => g.at(x, y)),
        'l w',
      ) + g.label(middle, 0, `${middle}`, { anchor: 'middle', cls: 's', dy: value < 0 ? -6 : 15 })
    )
  })
  return figure(
    {
      name: `${TOPIC}/cups-of-tea`,
      title: 'Marginal utility of six cups of tea',
      description:
        'A bar chart of the marginal utility of each cup of tea in utils. First cup 18, second 14, third 10, fourth 8, fifth 0, sixth −4.',
      height: 300,
    },
    g.axes,
    ...bars,
    line(...g.at(0, 0), ...g.at(7, 0)),
    text(338, 292, 'Cup of tea', { anchor: 'end' }),
  )
}

function utilityPerDollar() {
  const g = graph({
    x: { label: 'Units of each good', max: 10.6, ticks: series(0, 10, 1), grid: true },
    y: { label: 'Marginal utility per dollar / utils', max: 21, ticks: series(0, 20, 2), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/utility-per-dollar`,
      title: 'Marginal utility per dollar of two goods',
      description:
        'Marginal utility per dollar in utils is on the vertical axis, units of each good on the horizontal axis. Two straight falling lines. X begins at 20 and falls by 2 for each unit. Y begins at 16 and falls by 2 for each unit.',
      height: 294,
    },
    g.axes,
    curves(g, [
      [[0, 20], [9.5, 1], 'X', 'p'],
      [[0, 16], [7.5, 1], 'Y'],
    ]),
  )
}

// 7.2

function cinemaAndComics() {
  const g = graph({
    x: { label: 'Cinema tickets (X) / month', max: 16, ticks: series(0, 15, 5), grid: true, parts: 5 },
    y: { label: 'Comics (Y) / month', max: 16.5, ticks: series(0, 15, 5), grid: true, parts: 5 },
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/cinema-and-comics`,
      title: 'Budget line of a student',
      description:
        'Comics a month are on the vertical axis, cinema tickets a month on the horizontal axis, with grid lines for every unit. A straight line runs from 15 comics and no tickets to 10 tickets and no comics.',
      height: 274,
    },
    g.axes,
    g.line([
      [0, 15],
      [10, 0],
    ]),
  )
}

function twoBudgets() {
  const g = graph({
    x: { label: 'Good X', max: 17.4, ticks: series(0, 16, 2), grid: true },
    y: { label: 'Good Y', max: 17.4, ticks: series(0, 16, 2), grid: true },
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/two-budgets`,
      title: 'A budget line before and after a change',
      description:
        'Good Y is on the vertical axis, good X on the horizontal axis, with a grid. Line L1 runs from 16 units of Y to 8 units of X. Line L2 runs from the same 16 units of Y to 16 units of X.',
      height: 274,
    },
    g.axes,
    g.line(
      [
        [0, 16],
        [8, 0],
      ],
      'l',
    ),
    g.line([
      [0, 16],
      [16, 0],
    ]),
    g.label(3.4, 6.4, '*L*_{1}'),
    g.label(9.6, 7.6, '*L*_{2}'),
  )
}

function crossingCurves() {
  const m = market({ x: 'Good X', y: 'Good Y' })
  return figure(
    {
      name: `${TOPIC}/crossing-curves`,
      title: 'A student’s drawing of two indifference curves',
      description:
        'Good Y is on the vertical axis, good X on the horizontal axis. Two curves, IC1 and IC2, both fall and get flatter, and they cross at basket E. Basket F lies on IC1 and basket G on IC2, both to the right of E. G is higher than F and further to the right.',
      height: 262,
    },
    m.axes,
    m.bent(
      [
        [14, 92],
        [22, 66],
        [36, 44],
        [56, 27],
        [84, 14],
      ],
      'IC_{1}',
    ),
    m.bent(
      [
        [8, 74],
        [20, 55],
        [36, 44],
        [58, 38],
        [86, 34],
      ],
      'IC_{2}',
      'p',
    ),
    dot(...m.at(36, 44)),
    m.label(38, 49, 'E'),
    dot(...m.at(56, 27)),
    m.label(56, 18, 'F', 'middle'),
    dot(...m.at(66, 36.7)),
    m.label(66, 42, 'G', 'middle'),
  )
}

function incomeFalls() {
  const g = graph({
    x: { label: 'Good X', max: 9, ticks: [0, 6, 8] },
    y: { label: 'Good Y', max: 18, ticks: [0, 12, 16] },
    height: 160,
  })
  return figure(
    {
      name: `${TOPIC}/income-falls`,
      title: 'A budget line after a fall in income',
      description:
        'Good Y is on the vertical axis, good X on the horizontal axis. Line B1 runs from 16 units of Y to 8 units of X. Line B2 is parallel to it and nearer to the origin: it runs from 12 units of Y to 6 units of X.',
      height: 244,
    },
    g.axes,
    g.line(
      [
        [0, 16],
        [8, 0],
      ],
      'l',
    ),
    g.line([
      [0, 12],
      [6, 0],
    ]),
    g.label(4.4, 7.8, '*B*_{1}'),
    g.label(1.9, 5.4, '*B*_{2}'),
  )
}

function threeBaskets() {
  const g = graph({
    x: { label: 'Good X', max: 84, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Good Y', max: 86, ticks: series(0, 80, 20), grid: true, parts: 2 },
    height: 220,
  })
  return figure(
    {
      name: `${TOPIC}/three-baskets`,
      title: 'Income and substitution effects of a fall in the price of X',
      description:
        'Good Y is on the vertical axis, good X on the horizontal axis, with a grid. The first budget line runs from 80 Y to 20 X and touches the lower indifference curve at A, 10 X and 40 Y. The new budget line runs from 80 Y to 80 X and touches the higher indifference curve at C, 40 X and 40 Y. A dashed line parallel to the new budget line runs from 40 Y to 40 X and touches the lower indifference curve at B, 20 X and 20 Y.',
      height: 304,
    },
    g.axes,
    g.line(
      [
        [0, 80],
        [20, 0],
      ],
      'l',
    ),
    g.line(
      [
        [0, 80],
        [80, 0],
      ],
      'l',
    ),
    g.line(
      [
        [0, 40],
        [40, 0],
      ],
      'l dash',
    ),
    g.plot(x => 400 / x, 5, 64, 'p'),
    g.plot(x => 1600 / x, 20.5, 80, 'r'),
    spots(g, [
      [10, 40, 'A'],
      [20, 20, 'B'],
      [40, 40, 'C'],
    ]),
    g.label(46, 13, 'IC_{1}'),
    g.label(70, 28, 'IC_{2}'),
  )
}

// 7.3

function efficientOutputs() {
  const g = graph({
    x: { label: 'Output', max: 62, ticks: series(0, 60, 10), grid: true },
    y: { label: 'Cost, price / $', max: 36, ticks: series(0, 35, 5), grid: true, parts: 5 },
    height: 220,
  })
  const ac = (q: number) => 12 + 0.01 * (q - 30) ** 2
  const mc = (q: number) => ac(q) + 0.02 * q * (q - 30)
  return figure(
    {
      name: `${TOPIC}/efficient-outputs`,
      title: 'Average cost, marginal cost and demand of a firm',
      description:
        'Cost and price in dollars are on the vertical axis with grid lines 1 dollar apart, output on the horizontal axis. Average cost AC is U-shaped: 16 dollars at an output of 10, 13 at 20, 12 at 30, 13 at 40 and 16 at 50. Marginal cost MC falls, then rises: 9 dollars at 20, 12 at 30 and 21 at 40. Demand D, the price at each output, falls in a straight line: 31 dollars at 20, 26 at 30, 21 at 40 and 16 at 50.',
      height: 304,
    },
    g.axes,
    g.plot(ac, 3, 60, 'l'),
    g.plot(mc, 3, 47, 'r'),
    curves(g, [[[14, 34], [60, 11], '*D*', 'p']]),
    g.label(45, 11, '*AC*', { cls: 's' }),
    g.label(48, 32, '*MC*', { cls: 's' }),
  )
}

function valueAndCost() {
  const g = graph({
    x: { label: 'Output / units', max: 52, ticks: series(0, 50, 10), grid: true, parts: 5 },
    y: { label: 'Price, cost / $', max: 15.5, ticks: series(0, 15, 5), grid: true, parts: 5 },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/value-and-cost`,
      title: 'Demand and marginal cost in a market',
      description:
        'Price and cost in dollars are on the vertical axis with grid lines 1 dollar apart, output on the horizontal axis with grid lines 2 units apart. Demand D is a straight line from 14 dollars at no output to 2 dollars at 48 units. Marginal cost MC is a straight line from 1 dollar at no output to 13 dollars at 48 units.',
      height: 284,
    },
    g.axes,
    curves(g, [
      [[0, 14], [48, 2], '*D*', 'p'],
      [[0, 1], [48, 13], '*MC*', 'r'],
    ]),
  )
}

function twoPeople() {
  const g = graph({
    x: { label: 'Goods for person 1', max: 86, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Goods for person 2', max: 88, ticks: series(0, 80, 10), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/two-people`,
      title: 'Allocations of goods between two people',
      description:
        'Goods for person 2 are on the vertical axis, goods for person 1 on the horizontal axis. A curve that bows outwards, from 80 and none to none and 80, shows the most that one can have for each quantity of the other. On the curve lie K at 20 for person 1 and 75 for person 2, M at 40 and 60, and L at 60 and 35. Inside lie G at 40 and 40, and H at 50 and 45.',
      height: 294,
    },
    g.axes,
    g.plot(x => 80 - (x * x) / 80, 0, 80),
    spots(g, [
      [20, 75, 'K'],
      [40, 60, 'M'],
      [60, 35, 'L'],
      [40, 40, 'G'],
      [50, 45, 'H'],
    ]),
  )
}

// 7.4

function chemical() {
  const g = graph({
    x: { label: 'Quantity / tonnes per day', max: 42, ticks: series(0, 40, 10), grid: true, parts: 5 },
    y: { label: 'Cost, benefit / $ per tonne', max: 62, ticks: series(0, 60, 10), grid: true, parts: 5 },
    height: 230,
  })
  return figure(
    {
      name: `${TOPIC}/chemical`,
      title: 'Private and social cost of a chemical',
      description:
        'Cost and benefit in dollars per tonne are on the vertical axis, tonnes per day on the horizontal axis; fine grid lines are 2 apart. Three straight lines. MPB = MSB falls: 50 dollars at 0 tonnes, 36 at 14 and 30 at 20. MPC rises: 10 dollars at 0, 24 at 14 and 30 at 20. MSC is parallel to MPC and higher: 22 dollars at 0, 36 at 14 and 42 at 20.',
      height: 314,
    },
    g.axes,
    curves(g, [
      [[0, 50], [35, 15], '', 'p'],
      [[0, 10], [36, 46], '*MPC*'],
      [[0, 22], [34, 56], '*MSC*', 'r'],
    ]),
    g.label(41, 8, '*MPB* = *MSB*', { anchor: 'end', cls: 's' }),
  )
}

function externalBenefit() {
  const g = graph({
    x: { label: 'Quantity / units a day', max: 42, ticks: series(0, 40, 10), grid: true, parts: 5 },
    y: { label: 'Cost, benefit / $', max: 50, ticks: series(0, 50, 10), grid: true, parts: 5 },
    height: 220,
  })
  return figure(
    {
      name: `${TOPIC}/external-benefit`,
      title: 'Private and social benefit of a good',
      description:
        'Cost and benefit in dollars are on the vertical axis, units a day on the horizontal axis; fine grid lines are 2 apart. Three straight lines. MPC = MSC rises: 4 dollars at 0 units, 20 at 16 and 24 at 20. MPB falls: 36 dollars at 0, 20 at 16 and 16 at 20. MSB is parallel to MPB and higher: 44 dollars at 0, 28 at 16 and 24 at 20.',
      height: 304,
    },
    g.axes,
    curves(g, [
      [[0, 4], [38, 42], '', 'l'],
      [[0, 36], [34, 2], '*MPB*', 'p'],
      [[0, 44], [37, 7], '*MSB*', 'g'],
    ]),
    g.label(41, 46, '*MPC* = *MSC*', { anchor: 'end', cls: 's' }),
  )
}

function fourExternalities() {
  const box = { width: 96, height: 92 }
  const at = (left: number, top: number) => market({ left, top, ...box, x: 'Quantity', y: 'Cost, benefit' })
  const [w, x, y, z] = [at(46, 34), at(222, 34), at(46, 206), at(222, 206)] as const
  const falls: [Point, Point] = [
    [14, 78],
    [78, 14],
  ]
  const rises: [Point, Point] = [
    [14, 14],
    [78, 78],
  ]
  const up = ([a, b]: [Point, Point], by: number): [Point, Point] => [
    [a[0], a[1] + by],
    [b[0], b[1] + by],
  ]
  const name = (m: typeof w, letter: string) => text(...m.at(48, 92), letter, { cls: 'b', anchor: 'middle' })
  return figure(
    {
      name: `${TOPIC}/four-externalities`,
      title: 'Four diagrams of externalities',
      description:
        'Four diagrams with cost and benefit on the vertical and quantity on the horizontal axis; in each a cost line rises and a benefit line falls. W: MSC lies above MPC, one benefit line. X: MSB lies below MPB, one cost line. Y: MSB lies above MPB, one cost line. Z: MSC lies below MPC, one benefit line.',
      height: 346,
    },
    w.axes,
    w.straight(...falls, 'MB'),
    w.straight(...up(rises, -6), 'MPC'),
    w.straight(...up(rises, 20), 'MSC', 'r'),
    name(w, 'W'),
    x.axes,
    x.straight(...rises, 'MC'),
    x.straight(...up(falls, 20), 'MPB'),
    x.straight(...up(falls, -4), 'MSB', 'r'),
    name(x, 'X'),
    y.axes,
    y.straight(...rises, 'MC'),
    y.straight(...up(falls, -4), 'MPB'),
    y.straight(...up(falls, 20), 'MSB', 'r'),
    name(y, 'Y'),
    z.axes,
    z.straight(...falls, 'MB'),
    z.straight(...up(rises, 20), 'MPC'),
    z.straight(...up(rises, -6), 'MSC', 'r'),
    name(z, 'Z'),
  )
}

export const figures = [
  samosas(),
  cupsOfTea(),
  utilityPerDollar(),
  cinemaAndComics(),
  twoBudgets(),
  crossingCurves(),
  incomeFalls(),
  threeBaskets(),
  efficientOutputs(),
  valueAndCost(),
  twoPeople(),
  chemical(),
  externalBenefit(),
  fourExternalities(),
]
