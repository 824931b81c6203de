import { figure } from '@/lib/figures/figure'
import { box, chain } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { market, ppcPoints } from '@/lib/figures/markets'
import { arrow, line, type Point, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'

const TOPIC = 'the-macroeconomy-asked'

// 4.1

/** One outside sector with the size of the flow into it and of the flow out of it. */
function sector(x: number, name: string, out: string, back: string): string {
  return (
    arrow(x, 54, x, 118, { cls: 'l' }) +
    text(x + 7, 92, out) +
    box(x - 36, 120, 72, 44, name).shape +
    arrow(x, 164, x, 228, { cls: 'l' }) +
    text(x + 7, 202, back)
  )
}

const ends = box(10, 14, 340, 40, 'Households').shape + box(10, 230, 340, 40, 'Firms').shape

const openEconomy = figure(
  {
    name: `${TOPIC}/open-economy`,
    title: 'Planned money flows of an open economy, in billions of dollars',
    description:
      'Households are a box at the top, firms a box at the bottom; three more boxes stand between them. The money flows are in billions of dollars. From households 60 go to banks, 110 to the government and 80 to the rest of the world. To firms 75 come from banks, 120 from the government and 70 from the rest of the world.',
    height: 278,
  },
  ends,
  sector(66, 'Banks', '60', '75'),
  sector(180, 'Govern-\nment', '110', '120'),
  sector(294, 'Rest of\nthe world', '80', '70'),
)

const closedEconomy = figure(
  {
    name: `${TOPIC}/closed-economy`,
    title: 'Planned money flows of a closed economy, in billions of dollars',
    description:
      'Households are a box at the top, firms a box at the bottom; two more boxes stand between them. The money flows are in billions of dollars. From households 30 go to banks and 70 to the government. To firms 64 come from the government and an amount marked with a question mark from banks.',
    height: 278,
  },
  ends,
  sector(100, 'Banks', '30', '?'),
  sector(250, 'Govern-\nment', '70', '64'),
)

const nowOpen = figure(
  {
    name: `${TOPIC}/now-open`,
    title: 'The same economy with trade, in billions of dollars',
    description:
      'Households are a box at the top, firms a box at the bottom; three more boxes stand between them. From households 30 go to banks, 70 to the government and an arrow named M, imports, leads to the rest of the world. To firms 36 come from banks, 64 from the government, and an arrow named X, exports, comes from the rest of the world.',
    height: 278,
  },
  ends,
  sector(66, 'Banks', '30', '36'),
  sector(180, 'Govern-\nment', '70', '64'),
  sector(294, 'Rest of\nthe world', '*M*', '*X*'),
)

const threeEconomies = chartFigure(
  {
    name: `${TOPIC}/three-economies`,
    title: 'Planned injections and leakages of three economies',
  },
  barChart({
    categories: ['K', 'L', 'N'],
    values: [
      { name: 'injections', values: [70, 50, 80] },
      { name: 'leakages', values: [60, 50, 90] },
    ],
    yLabel: 'Planned flow / $ billion',
    label: 'Economy',
    yEvery: 10,
    yMax: 100,
  }),
)

// 4.2

const spendingOnOutput = chartFigure(
  {
    name: `${TOPIC}/spending-on-output`,
    title: 'Five kinds of spending in a country in one year',
    description:
      'A bar chart; the vertical axis shows spending in billions of dollars. Consumption: 300; investment: 100; government: 120; exports: 140; imports: 160.',
  },
  barChart({
    categories: ['consump-\ntion', 'invest-\nment', 'govern-\nment', 'exports', 'imports'],
    values: [300, 100, 120, 140, 160],
    yLabel: 'Spending / $ billion',
    yEvery: 20,
    yMax: 320,
    height: 250,
  }),
)

const logsToTables = figure(
  {
    name: `${TOPIC}/logs-to-tables`,
    title: 'From logs to tables: what each firm is paid',
    description:
      'Three boxes in a chain. A forest owner, who buys nothing from other firms, sells logs for 30 dollars to a sawmill. The sawmill sells planks for 70 dollars to a furniture maker. The furniture maker sells tables for 160 dollars to households.',
    height: 252,
  },
  chain(90, 10, 180, ['forest owner', 'sawmill', 'furniture maker', 'households'], {
    height: 34,
    gap: 32,
    words: ['logs, $30', 'planks, $70', 'tables, $160'],
  }),
)

const gdpAndGni = chartFigure(
  { name: `${TOPIC}/gdp-and-gni`, title: 'GDP and GNI of two countries' },
  barChart({
    categories: ['J', 'K'],
    values: [
      { name: 'GDP', values: [260, 180] },
      { name: 'GNI', values: [220, 200] },
    ],
    yLabel: 'GDP and GNI / $ billion',
    label: 'Country',
    yEvery: 20,
    yMax: 260,
    height: 200,
  }),
)

// 4.3

function economy(tops: { x: readonly [number, number]; y: readonly [number, number] }) {
  return graph({
    x: {
      label: 'Real output / $ billion',
      min: tops.x[0],
      max: tops.x[1],
      ticks: series(tops.x[0], tops.x[1], 40),
      grid: true,
      parts: 2,
    },
    y: {
      label: 'Price level (index)',
      min: tops.y[0],
      max: tops.y[1],
      ticks: series(tops.y[0], tops.y[1], 10),
      grid: true,
      parts: 2,
    },
    height: 200,
  })
}

const o = economy({ x: [280, 520], y: [90, 140] })

const dearOil = figure(
  {
    name: `${TOPIC}/dear-oil`,
    title: 'An economy before and after a rise in the price of oil',
    description:
      'The price level is on the vertical axis, real output in billions of dollars on the horizontal axis, both with a grid. AD slopes down. SRAS1 slopes up and crosses AD at an output of 400 and a price level of 110. SRAS2 lies to the left of SRAS1 and crosses AD at an output of 360 and a price level of 120.',
    height: 286,
  },
  o.axes,
  o.line(
    [
      [300, 135],
      [470, 92.5],
    ],
    'l',
  ),
  o.line(
    [
      [340, 95],
      [480, 130],
    ],
    'l',
  ),
  o.line(
    [
      [300, 105],
      [420, 135],
    ],
    'p',
  ),
  o.label(472, 92, '*AD*', { dx: 4 }),
  o.label(480, 130, '*SRAS*_{1}', { dx: -2, dy: -5 }),
  o.label(420, 135, '*SRAS*_{2}', { dx: 4, dy: -4 }),
)

const k = economy({ x: [0, 240], y: [90, 140] })
// Only the middle is bent: a curve through the level points would dip below them.
const keynesian: Point[] = [
  [100, 100],
  [122, 101],
  [146, 103.6],
  [170, 108.4],
  [188, 114.5],
  [198, 121],
  [200, 126],
]

const threeDemands = figure(
  {
    name: `${TOPIC}/three-demands`,
    title: 'Three levels of AD and one aggregate supply curve',
    description:
      'The price level is on the vertical axis, real output in billions of dollars on the horizontal axis, both with a grid. The curve AS is level at a price level of 100 up to an output of 100, then rises more and more steeply, and is vertical at an output of 200. Three parallel lines slope down. AD1 crosses AS at output 40 and price level 100, AD2 at output 80 and price level 100, AD3 at output 200 and price level 130.',
    height: 286,
  },
  k.axes,
  k.line(
    [
      [0, 100],
      [100, 100],
    ],
    'l',
  ),
  k.curve(keynesian, 'l'),
  k.line(
    [
      [200, 126],
      [200, 138],
    ],
    'l',
  ),
  k.line(
    [
      [20, 105],
      [76, 91],
    ],
    'p',
  ),
  k.line(
    [
      [40, 110],
      [116, 91],
    ],
    'p',
  ),
  k.line(
    [
      [176, 136],
      [236, 121],
    ],
    'p',
  ),
  k.label(20, 105, '*AD*_{1}', { dx: -16, dy: -6 }),
  k.label(40, 110, '*AD*_{2}', { dx: -8, dy: -6 }),
  k.label(172, 136, '*AD*_{3}', { dx: -32, dy: 6 }),
  k.label(203, 137, '*AS*', { dx: 2, dy: 2 }),
)

const wrong = market({ x: 'Quantity', y: 'Price' })

const faultyDiagram = figure(
  {
    name: `${TOPIC}/faulty-diagram`,
    title: 'A diagram drawn by a student',
    description:
      'The vertical axis is labelled price, the horizontal axis quantity. SRAS slopes up. AD1 slopes down and crosses it at P1 and Y1. AD2 lies to the right of AD1 and crosses SRAS at P2 and Y2, which are higher than P1 and Y1. An arrow points from AD1 to AD2.',
    height: 262,
  },
  wrong.axes,
  wrong.supply('*SRAS*'),
  wrong.demand('*AD*_{1}'),
  wrong.demand('*AD*_{2}', 22, 'p'),
  wrong.read(wrong.equilibrium(), '*Y*_{1}', '*P*_{1}'),
  wrong.read(wrong.equilibrium(22), '*Y*_{2}', '*P*_{2}'),
  wrong.shift([28, 75], [45, 75]),
)

const m = market({ x: 'Real output', y: 'Price level' })

const cheaperParts = figure(
  {
    name: `${TOPIC}/cheaper-parts`,
    title: 'Costs of production fall',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD slopes down. SRAS1 slopes up and crosses AD at P1 and Y1. SRAS2 lies to the right and crosses AD at the lower price level P2 and the greater output Y2. An arrow points from SRAS1 to SRAS2.',
    height: 262,
  },
  m.axes,
  m.demand('*AD*'),
  m.straight([10, 10], [74, 74], '', 'l'),
  m.label(72, 79, '*SRAS*_{1}', 'middle'),
  m.straight([34, 10], [90, 66], '', 'p'),
  m.label(93, 73, '*SRAS*_{2}', 'middle'),
  m.read(m.equilibrium(), '*Y*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(0, 24), '*Y*_{2}', '*P*_{2}'),
  m.shift([28, 24], [45, 24]),
)

// 4.4

const nominalOrReal = chartFigure(
  { name: `${TOPIC}/nominal-or-real`, title: 'Nominal and real GDP of a country; base year: year 1' },
  barChart({
    categories: ['year 1', 'year 2', 'year 3'],
    values: [
      { name: 'nominal GDP', values: [400, 440, 480] },
      { name: 'real GDP', values: [400, 420, 400] },
    ],
    yLabel: 'GDP / $ billion',
    yEvery: 20,
    yMax: 480,
    height: 300,
  }),
)

const p = market({ x: 'Consumer goods', y: 'Capital goods' })

const placesOnPpc = figure(
  {
    name: `${TOPIC}/places-on-a-ppc`,
    title: 'A production possibility curve and four points',
    description:
      'Capital goods on the vertical axis, consumer goods on the horizontal. One production possibility curve bows outwards. Point J lies inside the curve. Point K lies on the curve, above and to the right of J. Point L lies on the curve with more consumer goods and fewer capital goods than K. Point N lies outside the curve, above and to the right of K.',
    height: 262,
  },
  p.axes,
  p.bent(ppcPoints(74, 74), ''),
  p.label(5, 78, '*PPC*'),
  p.read([28, 28], '', '', 'J'),
  p.read([50, 54.55], '', '', 'K'),
  p.read([70, 24], '', '', 'L'),
  p.read([70, 70], '', '', 'N'),
)

const investmentTwice = figure(
  {
    name: `${TOPIC}/investment-twice`,
    title: 'Investment shifts AD and LRAS',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 slopes down and crosses the vertical line LRAS1 at P1 and Y1. AD2 lies to the right of AD1, LRAS2 to the right of LRAS1. AD2 crosses LRAS2 at Y2 and the same price level P1. Arrows point from AD1 to AD2 and from LRAS1 to LRAS2.',
    height: 262,
  },
  m.axes,
  m.demand('*AD*_{1}', -10),
  m.demand('*AD*_{2}', 14, 'p'),
  m.straight([40, 0], [40, 96], '*LRAS*_{1}'),
  m.straight([64, 0], [64, 88], '*LRAS*_{2}', 'p'),
  m.read([40, 50], '*Y*_{1}', '*P*_{1}'),
  m.read([64, 50], '*Y*_{2}', ''),
  line(...m.at(40, 50), ...m.at(64, 50), 'l dash thin'),
  m.shift([69, 21], [90, 21]),
  m.shift([42, 84], [62, 84]),
)

export const figures = [
  openEconomy,
  closedEconomy,
  nowOpen,
  threeEconomies,
  spendingOnOutput,
  logsToTables,
  gdpAndGni,
  dearOil,
  threeDemands,
  faultyDiagram,
  cheaperParts,
  nominalOrReal,
  placesOnPpc,
  investmentTwice,
]
