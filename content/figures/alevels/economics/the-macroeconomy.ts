import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { market, ppcPoints } from '@/lib/figures/markets'
import { arrow, line, type Point, text } from '@/lib/figures/shapes'

const macro = { x: 'Real output', y: 'Price level' }

// Nodes of the three-section curve: AD lines below pass exactly through them.
const sweep: Point[] = [
  [6, 22],
  [30, 22],
  [46, 25],
  [60, 34],
  [69, 48],
  [74.5, 64],
  [76, 78],
  [76, 97],
]

function nationalIncomeSteps(): string {
  const gdp = box(10, 10, 110, 40, 'GDP')
  const gni = box(10, 104, 110, 40, 'GNI')
  const nni = box(10, 198, 110, 40, 'NNI')
  const marketPrices = box(182, 10, 116, 40, 'any measure at\nmarket prices')
  const basicPrices = box(182, 104, 116, 40, 'the same at\nbasic prices')
  return (
    gdp.shape +
    gni.shape +
    nni.shape +
    marketPrices.shape +
    basicPrices.shape +
    link(gdp.bottom, gni.top) +
    text(74, 72, '+ net income\nfrom abroad') +
    link(gni.bottom, nni.top) +
    text(74, 175, '− depreciation') +
    link(marketPrices.bottom, basicPrices.top) +
    text(246, 72, '− indirect taxes\n+ subsidies')
  )
}

const fromGdpToNni = figure(
  {
    name: 'the-macroeconomy/from-gdp-to-nni',
    title: 'From GDP to NNI, and from market prices to basic prices',
    description:
      'Two chains of boxes. On the left, GDP plus net income from abroad gives GNI; GNI minus depreciation gives NNI. On the right, any measure at market prices, minus indirect taxes and plus subsidies, gives the same measure at basic prices.',
    height: 248,
  },
  nationalIncomeSteps(),
)

/** One outside sector: a leakage comes down from households, an injection goes down to firms. */
function sector(x: number, name: string, leakage: string, injection: string): string {
  return (
    arrow(x, 54, x, 126, { cls: 'r' }) +
    text(x + 7, 84, leakage) +
    box(x - 30, 128, 60, 44, name).shape +
    arrow(x, 172, x, 256, { cls: 'p' }) +
    text(x + 7, 202, injection)
  )
}

const openCircularFlow = figure(
  {
    name: 'the-macroeconomy/open-circular-flow',
    title: 'The circular flow of income in an open economy',
    description:
      'Households are a box at the top, firms a box at the bottom. Income for factor services flows up from firms to households. Consumption spending C flows down from households to firms. Three more boxes stand between them. Saving S leaks from households to banks, and investment I is injected from banks to firms. Taxes T leak to the government, and government spending G is injected. Spending on imports M leaks to the rest of the world, and export spending X is injected.',
    height: 304,
  },
  box(10, 14, 340, 40, 'Households').shape,
  box(10, 256, 340, 40, 'Firms').shape,
  arrow(28, 256, 28, 54, { cls: 'l' }),
  text(34, 148, 'income'),
  arrow(96, 54, 96, 256, { cls: 'l' }),
  text(102, 112, '*C*'),
  sector(160, 'Banks', '*S*\nsaving', '*I*\ninvest-\nment'),
  sector(229, 'Govern-\nment', '*T*\ntaxes', '*G*\nspend-\ning'),
  sector(298, 'Rest of\nworld', '*M*\nimports', '*X*\nexports'),
)

const m = market(macro)
const start = m.equilibrium()

const adShift = figure(
  {
    name: 'the-macroeconomy/ad-shift',
    title: 'Aggregate demand rises',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 slopes down, SRAS slopes up; they cross at price level P1 and output Y1. AD shifts right to AD2. The new equilibrium is higher up the same SRAS curve, at the higher price level P2 and the greater output Y2.',
    height: 262,
  },
  m.axes,
  m.supply('*SRAS*'),
  m.demand('*AD*_{1}'),
  m.demand('*AD*_{2}', 20, 'p'),
  m.read(start, '*Y*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(20), '*Y*_{2}', '*P*_{2}'),
  m.shift([28, 75], [43, 75]),
)

const srasLeft = figure(
  {
    name: 'the-macroeconomy/sras-left',
    title: 'Short-run aggregate supply falls',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD slopes down. SRAS1 slopes up and crosses AD at price level P1 and output Y1. Higher costs shift SRAS left to SRAS2. The new equilibrium lies higher up AD: the price level rises to P2 and real output falls to Y2.',
    height: 262,
  },
  m.axes,
  m.demand('*AD*'),
  m.supply('*SRAS*_{1}'),
  m.straight([2, 22], [62, 82], '', 'p'),
  m.label(48, 86, '*SRAS*_{2}'),
  m.read(start, '*Y*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(0, -20), '*Y*_{2}', '*P*_{2}'),
  m.shift([70, 73], [56, 73]),
)

const lrasRight = figure(
  {
    name: 'the-macroeconomy/lras-right',
    title: 'Long-run aggregate supply rises',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD slopes down. LRAS1 is a vertical line that crosses AD at price level P1 and output Y1. LRAS shifts right to LRAS2, a second vertical line. The new equilibrium is lower down AD: output rises to Y2 and the price level falls to P2.',
    height: 262,
  },
  m.axes,
  m.demand('*AD*'),
  m.straight([40, 0], [40, 92], '*LRAS*_{1}'),
  m.straight([66, 0], [66, 92], '*LRAS*_{2}', 'p'),
  m.read([40, 60], '*Y*_{1}', '*P*_{1}'),
  m.read([66, 34], '*Y*_{2}', '*P*_{2}'),
  m.shift([44, 76], [62, 76]),
)

const threeSections = figure(
  {
    name: 'the-macroeconomy/three-sections',
    title: 'The three-section aggregate supply curve',
    description:
      'Price level on the vertical axis, real output on the horizontal. The curve is horizontal at low output, section 1, where there is spare capacity. It then bends upwards, section 2, where some resources become scarce. It ends as a vertical line at full employment output Yf, section 3.',
    height: 262,
  },
  m.axes,
  m.bent(sweep, '*LRAS*', 'p'),
  m.label(8, 10, '1 spare capacity'),
  m.label(57, 47, '2 shortages\nbegin', 'end'),
  m.label(72, 88, '3 full\nemployment', 'end'),
  line(...m.at(76, 77), ...m.at(76, 0), 'l dash thin'),
  text(m.at(76, 0)[0], m.at(76, 0)[1] + 17, '*Y*_{f}', { anchor: 'middle' }),
)

const p = market({ x: 'Consumer goods', y: 'Capital goods' })

const growthPpc = figure(
  {
    name: 'the-macroeconomy/growth-ppc',
    title: 'Actual and potential growth on a production possibility curve',
    description:
      'Capital goods on the vertical axis, consumer goods on the horizontal. PPC1 bows outwards; PPC2 lies further from the origin. Point A is inside PPC1, point B is on PPC1. An arrow from A to B shows actual growth by using idle resources. An arrow from PPC1 out to PPC2 shows growth of productive potential.',
    height: 262,
  },
  p.axes,
  p.bent(ppcPoints(66, 66), ''),
  p.bent(ppcPoints(92, 92), '', 'p'),
  p.label(4, 70, 'PPC_{1}'),
  p.label(4, 95, 'PPC_{2}'),
  p.read([26, 26], '', ''),
  p.label(19, 20, 'A'),
  p.read([46.7, 46.7], '', '', 'B'),
  p.shift([29, 29], [44.5, 44.5]),
  p.shift([61, 26], [82, 36]),
  p.label(32, 40, 'actual', 'end'),
  p.label(88, 36, 'potential'),
)

const g = graph({
  x: { label: 'year', min: 1, max: 5, ticks: [1, 2, 3, 4, 5] },
  y: {
    label: 'GDP / $ billion (invented data)',
    min: 180,
    max: 300,
    ticks: [180, 200, 220, 240, 260, 280, 300],
    grid: true,
  },
  width: 232,
})

const nominalAndReal = figure(
  {
    name: 'the-macroeconomy/nominal-and-real',
    title: 'Nominal and real GDP of one country',
    description:
      'Invented data for five years, in billions of dollars. The vertical axis begins at 180. Nominal GDP rises from 200 to 220, 240, 260 and 290. Real GDP at the prices of year 1 rises from 200 to 210, 218, then falls to 215 and recovers to 223. The gap between the two lines is the effect of rising prices.',
    height: 244,
  },
  g.axes,
  g.line([
    [1, 200],
    [2, 220],
    [3, 240],
    [4, 260],
    [5, 290],
  ]),
  g.line(
    [
      [1, 200],
      [2, 210],
      [3, 218],
      [4, 215],
      [5, 223],
    ],
    'r',
  ),
  g.label(5, 290, 'nominal', { dx: 6, dy: 4 }),
  g.label(5, 223, 'real', { dx: 6, dy: 4 }),
)

function populationTree(): string {
  const all = box(100, 10, 160, 40, 'population of\nworking age')
  const force = box(10, 98, 160, 40, 'labour force')
  const inactive = box(196, 98, 154, 40, 'economically\ninactive')
  const employed = box(10, 186, 90, 40, 'employed')
  const unemployed = box(120, 186, 110, 40, 'unemployed', 'l w')
  return (
    [all, force, inactive, employed, unemployed].map(each => each.shape).join('') +
    line(180, 50, 180, 74) +
    line(90, 74, 273, 74) +
    arrow(90, 74, 90, 98) +
    arrow(273, 74, 273, 98) +
    line(90, 138, 90, 162) +
    line(55, 162, 175, 162) +
    arrow(55, 162, 55, 186) +
    arrow(175, 162, 175, 186) +
    text(196, 156, 'students, carers,\nearly retired')
  )
}

const labourForce = figure(
  {
    name: 'the-macroeconomy/labour-force',
    title: 'How the population of working age is divided',
    description:
      'A tree. The population of working age divides into the labour force and the economically inactive, such as students, carers and people who retired early. The labour force divides into the employed and the unemployed.',
    height: 236,
  },
  populationTree(),
)

const adLeft = figure(
  {
    name: 'the-macroeconomy/ad-left',
    title: 'Cyclical unemployment after a fall in aggregate demand',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and the upward-sloping SRAS cross at P1 and Y1. AD shifts left to AD2. The new equilibrium is lower down SRAS: output falls to Y2 and the price level to P2, so firms need fewer workers.',
    height: 262,
  },
  m.axes,
  m.supply('*SRAS*'),
  m.demand('*AD*_{1}'),
  m.demand('*AD*_{2}', -24, 'p'),
  m.read(start, '*Y*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(-24), '*Y*_{2}', '*P*_{2}'),
  m.shift([26, 72], [8, 72]),
)

const demandPull = figure(
  {
    name: 'the-macroeconomy/demand-pull',
    title: 'Demand-pull inflation',
    description:
      'Price level on the vertical axis, real output on the horizontal. The AS curve is nearly flat at first and becomes steeper until it is vertical. AD shifts right by equal steps from AD1 to AD2 to AD3. Output rises from Y1 to Y2 and Y3 by smaller and smaller steps; the price level rises from P1 to P2 and P3 by larger and larger steps.',
    height: 262,
  },
  m.axes,
  m.bent(sweep, '*AS*'),
  m.straight([8, 63], [64, 7], ''),
  m.label(4, 67, '*AD*_{1}'),
  m.straight([20, 74], [84, 10], '', 'p'),
  m.label(16, 78, '*AD*_{2}'),
  m.straight([35, 82], [93, 24], '', 'p'),
  m.label(31, 86, '*AD*_{3}'),
  m.read([46, 25], '*Y*_{1}', '*P*_{1}'),
  m.read([60, 34], '*Y*_{2}', '*P*_{2}'),
  m.read([69, 48], '*Y*_{3}', '*P*_{3}'),
  m.shift([13, 60], [32, 60]),
)

const r = graph({
  x: { label: 'year', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6] },
  y: {
    label: 'rate of change of the CPI / % (invented data)',
    min: -2,
    max: 8,
    ticks: [-2, 0, 2, 4, 6, 8],
    grid: true,
  },
})

const inflationRates = figure(
  {
    name: 'the-macroeconomy/inflation-rates',
    title: 'Inflation, disinflation and deflation',
    description:
      'The yearly percentage change of the consumer price index over six years, invented data. It rises from 2% in year 0 to 6% in year 2: inflation that speeds up. It falls from 6% to 2% in year 4: disinflation, prices still rise. It falls below zero to −1% in year 5 and stays there in year 6: deflation, prices fall.',
    height: 244,
  },
  r.axes,
  r.line([
    [0, 2],
    [1, 4],
    [2, 6],
    [3, 4],
    [4, 2],
    [5, -1],
    [6, -1],
  ]),
  r.label(0.15, 7.2, 'inflation\nspeeds up'),
  r.label(3.1, 4.6, 'disinflation'),
  r.label(4.9, 0.5, 'deflation'),
)

export const figures = [
  fromGdpToNni,
  openCircularFlow,
  adShift,
  srasLeft,
  lrasRight,
  threeSections,
  growthPpc,
  nominalAndReal,
  labourForce,
  adLeft,
  demandPull,
  inflationRates,
]
