import { figure } from '@/lib/figures/figure'
import { box, chain, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { arrow, line, rect, text } from '@/lib/figures/shapes'

const topic = 'international-economic-issues'
const m = market({ width: 250 })

const twoPpcs = (() => {
  const y = { label: 'wheat / million t', max: 120, ticks: [0, 40, 80, 120], grid: true }
  const x = { label: 'cloth / million rolls', max: 60, ticks: [0, 20, 40, 60], grid: true }
  const a = graph({ x, y, left: 48, top: 56, width: 120, height: 144 })
  const b = graph({ x, y, left: 226, top: 56, width: 120, height: 144 })
  return figure(
    {
      name: `${topic}/two-ppcs`,
      title: 'Production possibility curves of two countries with constant opportunity cost',
      description:
        'Two straight production possibility curves, wheat in million tonnes on the vertical axis and cloth in million rolls on the horizontal. Country A can make 120 of wheat or 60 of cloth: each roll of cloth costs 2 tonnes of wheat. Country B can make 100 of wheat or 25 of cloth: its line is steeper, each roll of cloth costs 4 tonnes of wheat. A can make more of both goods. A dot on each line shows what the countries make before trade: A 40 wheat and 40 cloth, B 40 wheat and 15 cloth.',
      height: 250,
    },
    text(108, 18, 'country A', { anchor: 'middle', cls: 'b' }),
    text(286, 18, 'country B', { anchor: 'middle', cls: 'b' }),
    a.axes,
    a.line([
      [0, 120],
      [60, 0],
    ]),
    a.guide(40, 40),
    b.axes,
    b.line(
      [
        [0, 100],
        [25, 0],
      ],
      'r',
    ),
    b.guide(15, 40),
  )
})()

const tradingPossibility = (() => {
  const g = graph({
    x: { label: 'cloth / million rolls', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
    y: { label: 'wheat / million tonnes', max: 180, ticks: [0, 60, 120, 180], grid: true },
  })
  return figure(
    {
      name: `${topic}/trading-possibility`,
      title: 'Trading possibility curve of country A',
      description:
        'Cloth on the horizontal axis in million rolls, wheat on the vertical in million tonnes. The production possibility curve of country A, PPC, is a straight line from 120 of wheat to 60 of cloth. The trading possibility curve, TPC, starts at the same 60 of cloth, where A specialises, and is steeper: it reaches 180 of wheat, because each roll of cloth buys 3 tonnes. Point X on the PPC is 40 cloth and 40 wheat, before trade. Point Z on the TPC is 44 cloth and 48 wheat, after trade: more of both, and outside the PPC.',
      height: 250,
    },
    g.axes,
    g.line(
      [
        [0, 120],
        [60, 0],
      ],
      'l',
    ),
    g.line(
      [
        [0, 180],
        [60, 0],
      ],
      'p',
    ),
    g.points(
      [
        [40, 40],
        [44, 48],
      ],
      'r',
    ),
    g.label(10, 84, 'PPC', { anchor: 'middle' }),
    g.label(16, 142, 'TPC'),
    g.label(37, 29, '*X*', { anchor: 'end' }),
    g.label(45, 57, '*Z*'),
  )
})()

const tariff = figure(
  {
    name: `${topic}/tariff`,
    title: 'The effects of a tariff',
    description:
      'Domestic demand D and domestic supply S of a good. The world price Pw is a horizontal line below their crossing. At Pw, home firms supply Q1 and consumers buy Q4, so imports are Q1 to Q4. A tariff raises the price to Pw plus t. Home supply rises to Q2, consumption falls to Q3, and imports shrink to Q2 to Q3. Area R, between the two prices from Q2 to Q3, is the tariff revenue of the government. Triangles A, between Q1 and Q2, and B, between Q3 and Q4, are the loss of welfare.',
    height: 262,
  },
  m.area(
    [
      [38, 24],
      [62, 24],
      [62, 38],
      [38, 38],
    ],
    '*R*',
    'gw',
  ),
  m.area(
    [
      [24, 24],
      [38, 24],
      [38, 38],
    ],
    undefined,
    'rw',
  ),
  m.area(
    [
      [62, 24],
      [76, 24],
      [62, 38],
    ],
    undefined,
    'rw',
  ),
  m.axes,
  m.demand(),
  m.supply(),
  m.straight([0, 24], [90, 24], '*P*_{w}'),
  m.straight([0, 38], [90, 38], '*P*_{w} + *t*', 'p'),
  m.read([24, 24], '*Q*_{1}', ''),
  m.read([38, 38], '*Q*_{2}', ''),
  m.read([62, 38], '*Q*_{3}', ''),
  m.read([76, 24], '*Q*_{4}', ''),
  text(...m.at(33.5, 26), '*A*', { anchor: 'middle', cls: 's' }),
  text(...m.at(66.5, 26), '*B*', { anchor: 'middle', cls: 's' }),
)

const quota = figure(
  {
    name: `${topic}/quota`,
    title: 'The effects of an import quota',
    description:
      'Domestic demand D and domestic supply S. At the world price Pw home firms supply Q1 and consumers buy Q4; imports are Q1 to Q4. A quota allows only a fixed quantity of imports. Supply is then the curve S plus quota, parallel to S and to its right by the quota. It crosses demand at the higher price P2. Home firms supply Q2, consumers buy Q3, and imports, Q2 to Q3, equal the quota.',
    height: 262,
  },
  m.axes,
  m.demand(),
  m.straight([10, 10], [80, 80], '*S*'),
  m.straight([44, 24], [94, 74], '*S* + quota', 'p'),
  m.straight([0, 24], [90, 24], '*P*_{w}'),
  m.read([24, 24], '*Q*_{1}', ''),
  m.read([40, 40], '*Q*_{2}', ''),
  m.read([60, 40], '*Q*_{3}', '*P*_{2}'),
  m.read([76, 24], '*Q*_{4}', ''),
)

const exportSubsidy = figure(
  {
    name: `${topic}/export-subsidy`,
    title: 'The effects of an export subsidy',
    description:
      'Domestic demand D and domestic supply S. The world price Pw is a horizontal line above their crossing: at Pw home consumers buy Q2, home firms supply Q3 and the gap is exported. A subsidy of s on each unit exported raises what firms get to Pw plus s. Home consumption falls to Q1, supply rises to Q4, and exports grow to Q1 to Q4. The cost to the government is the rectangle between the two prices from Q1 to Q4.',
    height: 262,
  },
  m.area(
    [
      [26, 62],
      [74, 62],
      [74, 74],
      [26, 74],
    ],
    'cost',
    'w',
  ),
  m.axes,
  m.demand(),
  m.supply(),
  m.straight([0, 62], [90, 62], '*P*_{w}'),
  m.straight([0, 74], [90, 74], '*P*_{w} + *s*', 'p'),
  m.read([26, 74], '*Q*_{1}', ''),
  m.read([38, 62], '*Q*_{2}', ''),
  m.read([62, 62], '*Q*_{3}', ''),
  m.read([74, 74], '*Q*_{4}', ''),
)

const fourParts = (() => {
  const top = box(100, 8, 160, 34, 'current account', 'l w')
  const parts = [
    box(6, 92, 168, 64, 'trade in goods\ncars, oil, wheat'),
    box(186, 92, 168, 64, 'trade in services\ntourism, banking'),
    box(6, 192, 168, 64, 'primary income\nprofit, interest, wages'),
    box(186, 192, 168, 64, 'secondary income\nremittances, aid'),
  ]
  return figure(
    {
      name: `${topic}/four-parts`,
      title: 'The four parts of the current account',
      description:
        'A box, current account, leads to four boxes. Trade in goods, for example cars, oil and wheat. Trade in services, for example tourism and banking. Primary income: profit, interest and wages earned across the border. Secondary income: remittances and aid, for which nothing is given in return.',
      height: 264,
    },
    line(180, 42, 180, 176),
    line(180, 176, 90, 176),
    line(180, 176, 270, 176),
    arrow(90, 176, 90, 191),
    arrow(270, 176, 270, 191),
    line(90, 66, 270, 66),
    arrow(90, 66, 90, 91),
    arrow(270, 66, 270, 91),
    top.shape,
    ...parts.map(part => part.shape),
  )
})()

const balances = (() => {
  const g = graph({
    x: { label: '', max: 100 },
    y: { label: 'balance / $bn', min: -60, max: 40, ticks: [-60, -40, -20, 0, 20, 40], grid: true },
    height: 190,
  })
  const bars: [string, number, number][] = [
    ['goods', -46, 10],
    ['services', 18, 30],
    ['primary\nincome', -9, 50],
    ['secondary\nincome', 5, 70],
    ['current\naccount', -32, 90],
  ]
  const bar = ([, value, x]: [string, number, number]) => {
    const [left, top] = g.at(x - 6, Math.max(value, 0))
    const [right, bottom] = g.at(x + 6, Math.min(value, 0))
    return rect(left, top, right - left, bottom - top, value < 0 ? 'l rw' : 'l w')
  }
  const minus = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)
  return figure(
    {
      name: `${topic}/balances`,
      title: 'The balances of the worked example',
      description:
        'A bar chart of balances in billions of dollars. Goods minus 46, services plus 18, primary income minus 9, secondary income plus 5, and the sum, the current account, minus 32.',
      height: 284,
    },
    g.axes,
    ...bars.map(bar),
    ...bars.map(([, value, x]) =>
      g.label(x, value, minus(value), { anchor: 'middle', dy: value < 0 ? 15 : -6, cls: 'b' }),
    ),
    ...bars.map(([name, , x]) => {
      const [px] = g.at(x, 0)
      return text(px, 244, name, { anchor: 'middle', cls: 's' })
    }),
  )
})()

const currency = market({ x: 'Quantity of £', y: '$ per £', width: 250 })
const forex = figure(
  {
    name: `${topic}/forex`,
    title: 'The market for pounds',
    description:
      'The price of one pound in dollars on the vertical axis, the quantity of pounds on the horizontal. Demand D1 and supply S cross at the exchange rate e1 and quantity Q1. Demand for pounds shifts right to D2. The exchange rate rises to e2: the pound appreciates, and the quantity traded rises to Q2.',
    height: 262,
  },
  currency.axes,
  currency.supply('*S*'),
  currency.demand('*D*_{1}'),
  currency.demand('*D*_{2}', 22, 'p'),
  currency.read(currency.equilibrium(), '*Q*_{1}', '*e*_{1}'),
  currency.read(currency.equilibrium(22), '*Q*_{2}', '*e*_{2}'),
  currency.shift([32, 72], [46, 72]),
)

const causes = figure(
  {
    name: `${topic}/currency-supply`,
    title: 'A rise in the supply of pounds',
    description:
      'The price of one pound in dollars on the vertical axis, the quantity of pounds on the horizontal. Demand D and supply S1 cross at the exchange rate e1 and quantity Q1. British residents buy more imports, so they sell more pounds, and supply shifts right to S2. The exchange rate falls to e2: the pound depreciates, and the quantity traded rises to Q2.',
    height: 262,
  },
  currency.axes,
  currency.demand('*D*'),
  currency.supply('*S*_{1}'),
  currency.supply('*S*_{2}', 22, 'p'),
  currency.read(currency.equilibrium(), '*Q*_{1}', '*e*_{1}'),
  currency.read(currency.equilibrium(0, 22), '*Q*_{2}', '*e*_{2}'),
  currency.shift([70, 70], [89, 70]),
)

const macro = market({ x: 'Real output', y: 'Price level', width: 240 })
const depreciation = figure(
  {
    name: `${topic}/depreciation`,
    title: 'A depreciation in the AD/AS diagram',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and SRAS1 cross at P1 and Y1. After a depreciation, net exports rise and AD shifts right to AD2. Imported materials cost more, so SRAS shifts left to SRAS2, by less. The new crossing is at the higher price level P2 and the higher real output Y2.',
    height: 262,
  },
  macro.axes,
  macro.straight([10, 90], [90, 10], '*AD*_{1}'),
  macro.straight([34, 94], [98, 30], '*AD*_{2}', 'p'),
  macro.straight([10, 10], [84, 84], '*SRAS*_{1}'),
  macro.straight([4, 14], [88, 98], '*SRAS*_{2}', 'r'),
  macro.read([50, 50], '*Y*_{1}', '*P*_{1}'),
  macro.read([59, 69], '*Y*_{2}', '*P*_{2}'),
)

const appreciation = figure(
  {
    name: `${topic}/appreciation`,
    title: 'An appreciation in the AD/AS diagram',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and SRAS1 cross at P1 and Y1. After an appreciation, net exports fall and AD shifts left to AD2. Imported materials cost less, so SRAS shifts right to SRAS2, by less. The new crossing is at the lower price level P2 and the lower real output Y2.',
    height: 262,
  },
  macro.axes,
  macro.straight([18, 90], [92, 16], '*AD*_{1}'),
  macro.straight([4, 76], [70, 10], '*AD*_{2}', 'p'),
  macro.straight([8, 8], [94, 94], '*SRAS*_{1}'),
  macro.straight([14, 4], [94, 84], '*SRAS*_{2}', 'r'),
  macro.read([54, 54], '*Y*_{1}', '*P*_{1}'),
  macro.read([45, 35], '*Y*_{2}', '*P*_{2}'),
)

const reducingSpending = figure(
  {
    name: `${topic}/reducing-spending`,
    title: 'Contractionary policy against a deficit',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and SRAS cross at P1 and Y1. Higher taxes, less government spending or higher interest rates shift AD left to AD2. Real output falls to Y2, so people buy fewer imports, and the price level falls to P2, so exports are more competitive.',
    height: 262,
  },
  macro.axes,
  macro.supply('*SRAS*'),
  macro.demand('*AD*_{1}'),
  macro.demand('*AD*_{2}', -20, 'p'),
  macro.read(macro.equilibrium(), '*Y*_{1}', '*P*_{1}'),
  macro.read(macro.equilibrium(-20), '*Y*_{2}', '*P*_{2}'),
  macro.shift([26, 72], [11, 72]),
)

const rateRise = (() => {
  const start = box(90, 8, 180, 36, 'interest rate rises', 'l w')
  const left = box(6, 82, 168, 56, 'borrowing falls:\n*C* and *I* fall')
  const right = box(186, 82, 168, 56, 'foreign money flows in:\ncurrency appreciates')
  const leftEnd = box(6, 176, 168, 56, 'incomes fall:\nimports fall')
  const rightEnd = box(186, 176, 168, 56, 'exports dearer,\nimports cheaper')
  return figure(
    {
      name: `${topic}/rate-rise`,
      title: 'A higher interest rate pulls the current account both ways',
      description:
        'A box, interest rate rises, leads to two chains. On the left: borrowing falls, so consumption and investment fall; incomes fall and imports fall; the deficit gets smaller. On the right: foreign money flows in and the currency appreciates; exports become dearer and imports cheaper; the deficit gets larger.',
      height: 270,
    },
    start.shape,
    left.shape,
    right.shape,
    leftEnd.shape,
    rightEnd.shape,
    arrow(150, 44, 100, 81, { cls: 'p' }),
    arrow(210, 44, 260, 81, { cls: 'p' }),
    link(left.bottom, leftEnd.top),
    link(right.bottom, rightEnd.top),
    text(90, 256, 'deficit smaller', { anchor: 'middle', cls: 'b' }),
    text(270, 256, 'deficit larger', { anchor: 'middle', cls: 'b' }),
  )
})()

const supplySide = figure(
  {
    name: `${topic}/supply-side`,
    title: 'How supply-side policy improves the current account',
    description:
      'A chain of four boxes from top to bottom joined by arrows: training, infrastructure and research; productivity rises and unit costs fall; home goods are cheaper or better than foreign ones; exports rise and imports fall.',
    height: 242,
  },
  chain(30, 8, 300, [
    'training, infrastructure, research',
    'productivity rises, unit costs fall',
    'home goods are cheaper or better',
    'exports rise and imports fall',
  ]),
)

export const figures = [
  twoPpcs,
  tradingPossibility,
  tariff,
  quota,
  exportSubsidy,
  fourParts,
  balances,
  forex,
  causes,
  depreciation,
  appreciation,
  reducingSpending,
  rateRise,
  supplySide,
]
