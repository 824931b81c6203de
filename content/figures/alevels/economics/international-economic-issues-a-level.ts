import { figure } from '@/lib/figures/figure'
import { box, cycle, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { arrow, line, rect, text } from '@/lib/figures/shapes'

const topic = 'international-economic-issues-a-level'

const accounts = (() => {
  const top = box(80, 8, 200, 34, 'balance of payments', 'l w')
  const parts = [
    box(4, 84, 112, 116, 'current\naccount\n\ngoods, services,\nincome'),
    box(124, 84, 112, 116, 'capital\naccount\n\ncapital\ntransfers,\ntrademarks'),
    box(244, 84, 112, 116, 'financial\naccount\n\ndirect,\nportfolio,\nloans, reserves'),
  ]
  return figure(
    {
      name: `${topic}/accounts`,
      title: 'The three accounts of the balance of payments',
      description:
        'A box, balance of payments, leads to three boxes. Current account: goods, services, primary and secondary income. Capital account: capital transfers and assets that nobody produced, such as trademarks. Financial account: direct investment, portfolio investment, loans and deposits, and reserves.',
      height: 208,
    },
    line(180, 42, 180, 62),
    line(60, 62, 300, 62),
    ...[60, 180, 300].map(x => arrow(x, 62, x, 83)),
    top.shape,
    ...parts.map(part => part.shape),
  )
})()

const routes = (() => {
  const start = box(90, 8, 180, 34, 'reduce a deficit', 'l w')
  const left = box(4, 84, 172, 44, 'switch spending\nto home goods')
  const right = box(184, 84, 172, 44, 'reduce\ntotal spending')
  const leftEnd = box(4, 168, 172, 62, 'devaluation, tariffs,\nquotas, subsidies,\nbetter products')
  const rightEnd = box(184, 168, 172, 62, 'higher taxes,\nlower government\nspending, higher rates')
  return figure(
    {
      name: `${topic}/routes`,
      title: 'Expenditure-switching and expenditure-reducing policies',
      description:
        'A box, reduce a deficit, leads to two boxes. Left: switch spending to home goods, by devaluation, tariffs, quotas, subsidies or better products. Aggregate demand rises. Right: reduce total spending, by higher taxes, lower government spending or higher interest rates. Aggregate demand falls.',
      height: 266,
    },
    start.shape,
    left.shape,
    right.shape,
    leftEnd.shape,
    rightEnd.shape,
    arrow(150, 42, 100, 83, { cls: 'p' }),
    arrow(210, 42, 260, 83, { cls: 'p' }),
    link(left.bottom, leftEnd.top),
    link(right.bottom, rightEnd.top),
    text(90, 254, '*AD* rises', { anchor: 'middle', cls: 'b' }),
    text(270, 254, '*AD* falls', { anchor: 'middle', cls: 'b' }),
  )
})()

const m = market({ x: 'Quantity of pesos', y: '$ per peso', width: 250 })
const fixedRate = figure(
  {
    name: `${topic}/fixed-rate`,
    title: 'Holding a fixed exchange rate',
    description:
      'The price of a peso in dollars is on the vertical axis, the quantity of pesos on the horizontal. Demand D1 and supply S1 cross at the fixed rate ef and quantity Q1. Supply shifts right to S2. Without action the rate would fall to e2. To keep it at ef the central bank buys the excess supply, Q1 to Q2, with foreign currency. This adds to demand, which shifts right to D2 and crosses S2 at ef.',
    height: 262,
  },
  m.axes,
  m.straight([10, 90], [86, 14], '*D*_{1}'),
  m.straight([10, 10], [82, 82], '*S*_{1}'),
  m.straight([36, 6], [96, 66], '*S*_{2}', 'r'),
  m.straight([42, 88], [94, 36], '*D*_{2}', 'p'),
  m.read([50, 50], '*Q*_{1}', '*e*_{f}'),
  m.read([80, 50], '*Q*_{2}', ''),
  line(...m.at(50, 50), ...m.at(80, 50), 'l dash thin'),
  m.read([65, 35], '', '*e*_{2}'),
)

const band = graph({
  x: { label: 'time', max: 100 },
  y: { label: '$ per peso', max: 100 },
  left: 46,
  width: 216,
  height: 150,
})
const managed = figure(
  {
    name: `${topic}/managed`,
    title: 'A managed exchange rate inside a band',
    description:
      'The price of a peso in dollars over time. Two dashed horizontal lines mark an upper and a lower limit. The rate moves up and down between them. When it nears the upper limit the central bank sells pesos; when it nears the lower limit it buys pesos.',
    height: 216,
  },
  band.axes,
  band.line(
    [
      [0, 80],
      [98, 80],
    ],
    'l dash',
  ),
  band.line(
    [
      [0, 24],
      [98, 24],
    ],
    'l dash',
  ),
  band.plot(x => 52 + 26 * Math.sin(x / 11), 0, 96),
  band.label(98, 80, 'bank sells\npesos', { dx: 5, dy: -2 }),
  band.label(98, 24, 'bank buys\npesos', { dx: 5, dy: -2 }),
)

const j = graph({
  x: { label: '', max: 100 },
  y: { label: 'current account balance', min: -60, max: 60 },
  left: 46,
  width: 260,
  height: 180,
})
const jCurve = figure(
  {
    name: `${topic}/j-curve`,
    title: 'The J curve',
    description:
      'The current account balance is on the vertical axis, with surplus above zero and deficit below; time is on the horizontal. The balance starts as a constant deficit up to a point T, when the currency depreciates. The deficit then grows for a time, reaches its worst, shrinks, returns to its old size, and at last becomes a surplus. The path looks like the letter J.',
    height: 240,
  },
  j.axes,
  j.curve([
    [0, -20],
    [20, -20],
    [26, -33],
    [34, -46],
    [43, -42],
    [54, -20],
    [66, 6],
    [80, 30],
    [96, 44],
  ]),
  j.line(
    [
      [20, -20],
      [20, 0],
    ],
    'l dash thin',
  ),
  j.label(20, 0, '*T*', { dy: -7, anchor: 'middle' }),
  j.label(0, 34, 'surplus', { dx: 8, cls: 's' }),
  j.label(0, -52, 'deficit', { dx: 8, cls: 's' }),
  j.label(100, 0, 'time', { dy: 17, anchor: 'end' }),
  j.label(0, 0, '0', { dx: -8, dy: 4, anchor: 'end' }),
)

const k = graph({
  x: { label: 'GDP per head', max: 100 },
  y: { label: 'inequality', max: 100 },
  left: 46,
  width: 270,
  height: 160,
})
const kuznets = figure(
  {
    name: `${topic}/kuznets`,
    title: 'The Kuznets curve',
    description:
      'Inequality is on the vertical axis and GDP per head on the horizontal. The curve looks like an upside-down U. At low income inequality rises as GDP per head rises. It reaches a peak at a middle income, T. Beyond T inequality falls as GDP per head rises further.',
    height: 226,
  },
  k.axes,
  k.plot(x => 84 - 0.031 * (x - 48) ** 2, 5, 94),
  k.line(
    [
      [48, 84],
      [48, 0],
    ],
    'l dash thin',
  ),
  k.label(48, 0, '*T*', { dy: 17, anchor: 'middle' }),
  k.label(27, 30, 'inequality\nrises', { anchor: 'middle' }),
  k.label(69, 30, 'inequality\nfalls', { anchor: 'middle' }),
)

const hdi = (() => {
  const dims = [
    box(4, 8, 112, 82, 'health\n\nlife expectancy\nat birth'),
    box(124, 8, 112, 82, 'education\n\nmean, expected\nyears at school'),
    box(244, 8, 112, 82, 'income\n\nGNI per head\nat PPP'),
  ]
  const end = box(90, 130, 180, 40, 'HDI, from 0 to 1', 'l w')
  return figure(
    {
      name: `${topic}/hdi`,
      title: 'The three parts of the Human Development Index',
      description:
        'Three boxes lead to one. Health: life expectancy at birth. Education: mean and expected years at school. Income: GNI per head at purchasing power parity. Together they give the HDI, a number from 0 to 1.',
      height: 178,
    },
    ...dims.map(each => each.shape),
    arrow(60, 90, 128, 129, { cls: 'p' }),
    arrow(180, 90, 180, 129, { cls: 'p' }),
    arrow(300, 90, 232, 129, { cls: 'p' }),
    end.shape,
  )
})()

const lorenzGraph = graph({
  x: { label: 'cumulative % of population', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  y: { label: 'cumulative % of income', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  left: 46,
  width: 230,
  height: 210,
})
const lorenzPoints = [
  [0, 0],
  [20, 6],
  [40, 18],
  [60, 36],
  [80, 60],
  [100, 100],
] as const
const lorenz = figure(
  {
    name: `${topic}/lorenz`,
    title: 'A Lorenz curve',
    description:
      'The cumulative percentage of the population, from the poorest, is on the horizontal axis; the cumulative percentage of income on the vertical. A straight diagonal from 0 to 100% is the line of equality. Below it the Lorenz curve passes through 20% of people with 6% of income, 40% with 18%, 60% with 36%, 80% with 60%, and 100% with 100%. Area A lies between the diagonal and the curve, area B below the curve.',
    height: 292,
  },
  lorenzGraph.area(
    [
      [0, 0],
      [100, 100],
    ],
    'rw',
  ),
  lorenzGraph.area(lorenzPoints, 'w'),
  lorenzGraph.axes,
  lorenzGraph.line(
    [
      [0, 0],
      [100, 100],
    ],
    'l',
  ),
  lorenzGraph.curve(lorenzPoints),
  lorenzGraph.points(lorenzPoints.slice(1, 5)),
  lorenzGraph.label(51, 39, '*A*', { anchor: 'middle' }),
  lorenzGraph.label(74, 21, '*B*', { anchor: 'middle' }),
  lorenzGraph.label(58, 70, 'line of equality', { anchor: 'end' }),
  lorenzGraph.label(100, 84, 'Lorenz\ncurve', { dx: 8 }),
)

const p = graph({
  x: { label: 'population', max: 100 },
  y: { label: 'output per head', max: 100 },
  left: 46,
  width: 280,
  height: 160,
})
const optimum = figure(
  {
    name: `${topic}/optimum`,
    title: 'The optimum population',
    description:
      'Output per head is on the vertical axis, population on the horizontal. The curve rises, reaches its highest point at the optimum population N*, and falls. To the left of N* the country is underpopulated; to the right it is overpopulated.',
    height: 226,
  },
  p.axes,
  p.plot(x => 82 - 0.027 * (x - 48) ** 2, 3, 95),
  p.line(
    [
      [48, 82],
      [48, 0],
    ],
    'l dash thin',
  ),
  p.label(48, 0, '*N**', { dy: 17, anchor: 'middle' }),
  p.label(24, 22, 'underpopulated', { anchor: 'middle' }),
  p.label(73, 22, 'overpopulated', { anchor: 'middle' }),
)

const d = graph({
  x: { label: 'development over time', max: 100 },
  y: { label: 'births, deaths per 1000 a year', max: 50, ticks: [0, 10, 20, 30, 40] },
  left: 50,
  width: 230,
  height: 160,
})
const fall = (x: number, from: number, to: number, at: number, width: number) =>
  to + (from - to) / (1 + Math.exp((x - at) / width))
const transition = figure(
  {
    name: `${topic}/transition`,
    title: 'Birth rate and death rate as a country develops',
    description:
      'Births and deaths per 1000 people a year are on the vertical axis, development over time on the horizontal. Both rates start high, near 40 and 36. The death rate falls first, to about 10. The birth rate follows much later and ends near 12. In between, the gap between the two curves, the natural increase, is wide.',
    height: 228,
  },
  d.axes,
  d.plot(x => fall(x, 40, 12, 72, 6), 0, 98),
  d.plot(x => fall(x, 36, 9, 32, 8), 0, 98, 'r'),
  d.label(98, 12, 'birth rate', { dx: 5, dy: -3 }),
  d.label(98, 9, 'death rate', { dx: 5, dy: 13 }),
  d.label(50, 29, 'natural\nincrease', { anchor: 'middle' }),
)

const s = graph({
  x: { label: 'GDP per head', max: 100 },
  y: { label: 'share of employment', max: 100 },
  left: 46,
  width: 234,
  height: 170,
})
const sectors = figure(
  {
    name: `${topic}/sectors`,
    title: 'Employment by sector as a country develops',
    description:
      'The share of employment is on the vertical axis, GDP per head on the horizontal. The primary share starts as the largest and falls almost to nothing. The secondary share rises, reaches a peak at a middle income and falls. The tertiary share rises throughout and ends as the largest.',
    height: 238,
  },
  s.axes,
  s.plot(x => fall(x, 76, 3, 30, 14), 4, 96, 'g'),
  s.plot(x => 12 + 24 * Math.exp(-(((x - 50) / 26) ** 2)), 4, 96, 'r'),
  s.plot(x => 100 - fall(x, 76, 3, 30, 14) - 12 - 24 * Math.exp(-(((x - 50) / 26) ** 2)), 4, 96),
  s.label(96, 81, 'tertiary', { dx: 5, dy: 4 }),
  s.label(96, 14, 'secondary', { dx: 5, dy: 0 }),
  s.label(96, 4, 'primary', { dx: 5, dy: 2 }),
)

const poverty = figure(
  {
    name: `${topic}/poverty-circle`,
    title: 'The circle of low income',
    description:
      'Four steps around a circle, joined by arrows: low income; low saving; low investment; low productivity; and back to low income. Aid and foreign direct investment can break in at the step of low investment.',
    height: 264,
  },
  cycle(180, 130, 100, ['low\nincome', 'low\nsaving', 'low\ninvestment', 'low\nproductivity']),
  text(180, 122, 'aid and FDI\nadd to\ninvestment', { anchor: 'middle' }),
)

const mncFlows = (() => {
  const home = box(4, 60, 104, 70, 'home country\nof the firm', 'l w')
  const host = box(252, 60, 104, 70, 'host country', 'l w')
  return figure(
    {
      name: `${topic}/mnc-flows`,
      title: 'What flows between the home and the host country of a multinational company',
      description:
        'Two boxes, the home country of the firm on the left and the host country on the right. Arrows from home to host: money for the factory (FDI), and technology and skills. Arrows from host to home: profits, and goods sold abroad.',
      height: 190,
    },
    home.shape,
    host.shape,
    arrow(108, 68, 251, 68, { cls: 'p' }),
    arrow(108, 86, 251, 86, { cls: 'p' }),
    arrow(252, 106, 109, 106, { cls: 'r' }),
    arrow(252, 124, 109, 124, { cls: 'r' }),
    text(180, 30, 'FDI money,\ntechnology and skills', { anchor: 'middle' }),
    text(180, 148, 'profits sent home,\ngoods exported', { anchor: 'middle' }),
  )
})()

const stages = (() => {
  const steps: [string, string][] = [
    ['free trade area', 'no tariffs between members'],
    ['customs union', '+ common external tariff'],
    ['monetary union', '+ one currency, one central bank'],
    ['full economic union', '+ free movement, common policies'],
  ]
  return figure(
    {
      name: `${topic}/stages`,
      title: 'Stages of economic integration',
      description:
        'Four steps from bottom to top, each with more integration. Free trade area: no tariffs between members. Customs union: in addition a common external tariff. Monetary union: in addition one currency and one central bank. Full economic union: in addition free movement of labour and capital and common economic policies.',
      height: 244,
    },
    ...steps.map(([name, adds], at) => {
      const y = 182 - at * 56
      const x = 36 + at * 18
      return (
        rect(x, y, 356 - x, 48, 'l w', 2) +
        text(x + 10, y + 19, name, { cls: 'b' }) +
        text(x + 10, y + 37, adds)
      )
    }),
    arrow(16, 230, 16, 16, { cls: 'p' }),
  )
})()

const t = market({ width: 240 })
const creation = figure(
  {
    name: `${topic}/trade-creation`,
    title: 'Trade creation in a customs union',
    description:
      'Home demand D and home supply S of a good. Before the union, a tariff t keeps the home price at Pp plus t: home firms supply Q2, consumers buy Q3, and Q2 to Q3 is imported. After the country joins, the good comes from the partner free of tariff at the lower price Pp. Home supply contracts to Q1, consumption extends to Q4, and imports grow to Q1 to Q4. Triangle A, from Q1 to Q2, and triangle B, from Q3 to Q4, are the gains in welfare.',
    height: 262,
  },
  t.area(
    [
      [24, 24],
      [40, 24],
      [40, 40],
    ],
    undefined,
    'gw',
  ),
  t.area(
    [
      [60, 24],
      [76, 24],
      [60, 40],
    ],
    undefined,
    'gw',
  ),
  t.axes,
  t.demand(),
  t.supply(),
  t.straight([0, 40], [88, 40], '*P*_{p} + *t*'),
  t.straight([0, 24], [88, 24], '*P*_{p}', 'p'),
  t.read([24, 24], '*Q*_{1}', ''),
  t.read([40, 40], '*Q*_{2}', ''),
  t.read([60, 40], '*Q*_{3}', ''),
  t.read([76, 24], '*Q*_{4}', ''),
  text(...t.at(35, 26.5), '*A*', { anchor: 'middle', cls: 's' }),
  text(...t.at(65, 26.5), '*B*', { anchor: 'middle', cls: 's' }),
)

const diversion = figure(
  {
    name: `${topic}/trade-diversion`,
    title: 'Trade diversion in a customs union',
    description:
      "Home demand D and home supply S. The cheapest supplier is a non-member with price Pw. The partner sells at the higher price Pp. Before the union the tariff makes the home price Pw plus t, above Pp: imports Q2 to Q3 come from the non-member, and tariff revenue is collected. After the country joins, imports Q1 to Q4 come from the partner at Pp without a tariff. Triangles A and B, between Pp and Pw plus t, are gains. Rectangle C, between Pw and Pp from Q2 to Q3, is lost: it is tariff revenue that now pays the partner's higher cost.",
    height: 262,
  },
  t.area(
    [
      [28, 28],
      [42, 28],
      [42, 42],
    ],
    undefined,
    'gw',
  ),
  t.area(
    [
      [58, 28],
      [72, 28],
      [58, 42],
    ],
    undefined,
    'gw',
  ),
  t.area(
    [
      [42, 14],
      [58, 14],
      [58, 28],
      [42, 28],
    ],
    '*C*',
    'rw',
  ),
  t.axes,
  t.straight([10, 90], [80, 20], '*D*'),
  t.supply(),
  t.straight([0, 42], [88, 42], '*P*_{w} + *t*'),
  t.straight([0, 28], [88, 28], '*P*_{p}', 'p'),
  t.straight([0, 14], [96, 14], '*P*_{w}'),
  t.read([28, 28], '*Q*_{1}', ''),
  t.read([42, 42], '*Q*_{2}', ''),
  t.read([58, 42], '*Q*_{3}', ''),
  t.read([72, 28], '*Q*_{4}', ''),
  text(...t.at(38, 29.5), '*A*', { anchor: 'middle', cls: 's' }),
  text(...t.at(62, 29.5), '*B*', { anchor: 'middle', cls: 's' }),
)

export const figures = [
  accounts,
  routes,
  fixedRate,
  managed,
  jCurve,
  kuznets,
  hdi,
  lorenz,
  optimum,
  transition,
  sectors,
  poverty,
  mncFlows,
  stages,
  creation,
  diversion,
]
