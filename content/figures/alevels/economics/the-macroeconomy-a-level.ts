import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { arrow, line } from '@/lib/figures/shapes'

// Room on the right for long names of curves.
const cross = market({ x: 'National income *Y*', y: 'Spending', width: 250 })
const diagonal = cross.straight([0, 0], [96, 96], '*AD* = *Y*')

const multiplierCross = figure(
  {
    name: 'the-macroeconomy-a-level/multiplier-cross',
    title: 'The multiplier on a 45° diagram',
    description:
      'Spending on the vertical axis, national income Y on the horizontal. A 45° line from the origin shows where AD equals Y. AD1 starts above the origin and is flatter than the 45° line; it crosses it at income Y1. AD2 lies above AD1 and is parallel to it; it crosses the 45° line at income Y2. The vertical distance between AD1 and AD2 is the rise in AD. The distance from Y1 to Y2, the rise in income, is twice as large.',
    height: 262,
  },
  cross.axes,
  diagonal,
  cross.straight([0, 20], [96, 68], '*AD*_{1}'),
  cross.straight([0, 35], [96, 83], '*AD*_{2}', 'p'),
  cross.read([40, 40], '*Y*_{1}', ''),
  cross.read([70, 70], '*Y*_{2}', ''),
  cross.shift([14, 28], [14, 41]),
  cross.label(17, 55, 'Δ*AD*', 'end'),
  cross.shift([42, 8], [68, 8]),
  cross.label(55, 12, 'Δ*Y*', 'middle'),
)

const gaps = figure(
  {
    name: 'the-macroeconomy-a-level/gaps',
    title: 'Deflationary and inflationary gaps',
    description:
      'Spending on the vertical axis, national income Y on the horizontal, with a 45° line where AD equals Y. Full employment income Yf is marked by a vertical line that meets the 45° line at point f. AD1 lies below f and crosses the 45° line at Y1, to the left of Yf. The vertical distance at Yf from AD1 up to f is the deflationary gap. AD2 lies above f and crosses the 45° line at Y2, to the right of Yf. The vertical distance at Yf from f up to AD2 is the inflationary gap.',
    height: 262,
  },
  cross.axes,
  diagonal,
  cross.straight([0, 14], [96, 62], '*AD*_{1}'),
  cross.straight([0, 46], [96, 94], '', 'p'),
  cross.label(96, 84, '*AD*_{2}'),
  cross.read([28, 28], '*Y*_{1}', ''),
  cross.read([56, 56], '*Y*_{f}', ''),
  cross.read([92, 92], '*Y*_{2}', ''),
  line(...cross.at(56, 42), ...cross.at(56, 56), 'r thick'),
  line(...cross.at(56, 56), ...cross.at(56, 74), 'p thick'),
  cross.label(58.5, 54, 'f'),
  cross.label(51, 88, 'inflationary\ngap', 'end'),
  arrow(...cross.at(42, 77), ...cross.at(55, 65), { cls: 'p' }),
  cross.label(59, 32, 'deflationary\ngap'),
  arrow(...cross.at(63, 38), ...cross.at(57, 47), { cls: 'r' }),
)

const c = graph({
  x: { label: 'disposable income *Y*', max: 100 },
  y: { label: '*C* and *S*', min: -32, max: 100 },
  left: 46,
  width: 240,
  height: 190,
})

const consumptionSaving = figure(
  {
    name: 'the-macroeconomy-a-level/consumption-saving',
    title: 'The consumption and saving functions',
    description:
      'Consumption C and saving S on the vertical axis, disposable income Y on the horizontal. The C line starts at a on the vertical axis and rises with slope mpc. The line C = Y starts at the origin: on it all income would be spent. The two cross at income Y0. The S line starts at minus a, below the origin, rises with slope mps and crosses the horizontal axis at Y0. To the left of Y0 saving is negative; to the right it is positive.',
    height: 266,
  },
  c.axes,
  c.line(
    [
      [0, 0],
      [98, 98],
    ],
    'f',
  ),
  c.line([
    [0, 24],
    [98, 76],
  ]),
  c.line(
    [
      [0, -24],
      [98, 22],
    ],
    'r',
  ),
  c.line(
    [
      [51.1, 0],
      [51.1, 51.1],
    ],
    'l dash thin',
  ),
  c.label(98, 98, '*C* = *Y*', { dx: 5, dy: 4 }),
  c.label(98, 76, '*C*', { dx: 5, dy: 4 }),
  c.label(98, 22, '*S*', { dx: 5, dy: 4 }),
  c.label(0, 24, '*a*', { dx: -8, dy: 4, anchor: 'end' }),
  c.label(0, -24, '−*a*', { dx: -8, dy: 4, anchor: 'end' }),
  c.label(0, 0, '0', { dx: -8, dy: 4, anchor: 'end' }),
  c.label(51.1, 0, '*Y*_{0}', { dx: 4, dy: 17 }),
  c.label(26, -28, 'dissaving'),
)

const b = graph({
  x: { label: 'time', max: 100 },
  y: { label: 'real GDP', max: 100 },
  left: 26,
  width: 250,
  height: 180,
})
const trend = (x: number) => 20 + 0.45 * x
const actual = (x: number) => trend(x) + 22 * Math.sin((x / 70) * 2 * Math.PI)

const businessCycle = figure(
  {
    name: 'the-macroeconomy-a-level/business-cycle',
    title: 'The business cycle and output gaps',
    description:
      'Real GDP on the vertical axis, time on the horizontal. A straight rising line shows potential output, the trend. Actual output waves around it. It rises above the trend to a boom, where the output gap is positive. It then falls in a recession, through the trend, to a trough, where the output gap is negative. A recovery follows, back up through the trend to a second boom higher than the first.',
    height: 244,
  },
  b.axes,
  b.line(
    [
      [0, trend(0)],
      [100, trend(100)],
    ],
    'l dash',
  ),
  b.plot(actual, 0, 100),
  b.line(
    [
      [17.5, trend(17.5)],
      [17.5, actual(17.5)],
    ],
    'g thick',
  ),
  b.line(
    [
      [52.5, trend(52.5)],
      [52.5, actual(52.5)],
    ],
    'r thick',
  ),
  b.label(100, trend(100), 'potential', { dx: 5, dy: 8 }),
  b.label(100, actual(100), 'actual', { dx: 5, dy: 0 }),
  b.label(17.5, actual(17.5), 'boom', { dy: -8, anchor: 'middle' }),
  b.label(34, 52, 'recession'),
  b.label(52.5, actual(52.5), 'trough', { dy: 18, anchor: 'middle' }),
  b.label(69, 34, 'recovery'),
  b.label(21, 37, '+'),
  b.label(49, 31, '−', { anchor: 'end' }),
)

const m = market({ x: 'Real output', y: 'Price level', width: 250 })

const outputGaps = figure(
  {
    name: 'the-macroeconomy-a-level/output-gaps',
    title: 'Negative and positive output gaps with AD and AS',
    description:
      'Price level on the vertical axis, real output on the horizontal. LRAS is vertical at potential output Yp. SRAS slopes up and crosses LRAS. AD1 crosses SRAS to the left of LRAS, at output Y1: the distance from Y1 to Yp is the negative output gap. AD2 lies further right and crosses SRAS to the right of LRAS, at Y2 and at a higher price level P2: the distance from Yp to Y2 is the positive output gap.',
    height: 262,
  },
  m.axes,
  m.supply('*SRAS*'),
  m.straight([50, 0], [50, 92], '*LRAS*'),
  m.straight([5, 63], [60, 8], '', 'r'),
  m.label(14, 57, '*AD*_{1}'),
  m.straight([38, 94], [94, 38], '*AD*_{2}', 'p'),
  m.read([34, 34], '*Y*_{1}', '*P*_{1}'),
  m.read([66, 66], '*Y*_{2}', '*P*_{2}'),
  m.label(50, -9.1, '*Y*_{p}', 'middle'),
)

const labour = market({ x: 'Number of workers', y: 'Real wage', width: 238 })

const naturalRate = figure(
  {
    name: 'the-macroeconomy-a-level/natural-rate',
    title: 'Equilibrium unemployment',
    description:
      'Real wage on the vertical axis, number of workers on the horizontal. The demand for labour ADL slopes down. ASJ, the workers who accept jobs, slopes up. ASL, the whole labour force, lies to the right of ASJ and the two lines come closer at higher wages. ADL crosses ASJ at the equilibrium wage We and employment N1. At We the labour force is N2. The distance from N1 to N2 is equilibrium unemployment.',
    height: 262,
  },
  labour.axes,
  labour.straight([10, 90], [80, 12], '*AD*_{L}'),
  labour.straight([12, 12], [70, 80.5], '*AS*_{J}', 'p'),
  labour.straight([52, 12], [93, 90], '*AS*_{L}', 'p'),
  labour.read([44.98, 50.98], '*N*_{1}', '*W*_{e}'),
  labour.read([72.49, 50.98], '*N*_{2}', ''),
  line(...labour.at(44.98, 50.98), ...labour.at(72.49, 50.98), 'r thick'),
)

const stickyWages = figure(
  {
    name: 'the-macroeconomy-a-level/sticky-wages',
    title: 'Disequilibrium unemployment when wages do not fall',
    description:
      'Real wage on the vertical axis, number of workers on the horizontal. Supply of labour ASJ slopes up. Demand for labour ADL1 slopes down and crosses ASJ at wage W1 and employment N1. Demand falls to ADL2, to the left. The wage stays at W1. Firms now demand only N2 workers at W1, while N1 want jobs. The distance from N2 to N1 is disequilibrium unemployment. At a lower wage W2 the market would clear again.',
    height: 262,
  },
  labour.axes,
  labour.supply('*AS*_{J}'),
  labour.demand('*AD*_{L1}', 0),
  labour.demand('*AD*_{L2}', -26, 'p'),
  labour.read([50, 50], '*N*_{1}', '*W*_{1}'),
  labour.read([24, 50], '*N*_{2}', ''),
  labour.read([37, 37], '', '*W*_{2}'),
  line(...labour.at(24, 50), ...labour.at(50, 50), 'r thick'),
  labour.shift([22, 75], [2, 75]),
)

const money = market({ x: 'Quantity of money', y: 'Rate of interest', width: 250 })

const liquidityPreference = figure(
  {
    name: 'the-macroeconomy-a-level/liquidity-preference',
    title: 'Liquidity preference: the rate of interest when the money supply rises',
    description:
      'Rate of interest on the vertical axis, quantity of money on the horizontal. The liquidity preference curve L falls steeply at first and becomes flat at a low rate of interest. The money supply is a vertical line. MS1 crosses L at the rate r1. The money supply rises to MS2, further right, which crosses L at a lower rate r2. A third line MS3 crosses the flat part of L, where the rate does not fall: the liquidity trap.',
    height: 262,
  },
  money.axes,
  money.bent(
    [
      [10, 92],
      [16, 70],
      [24, 51],
      [44, 29],
      [58, 22],
      [72, 20],
      [95, 20],
    ],
    '*L*',
    'p',
  ),
  money.straight([24, 0], [24, 84], ''),
  money.straight([44, 0], [44, 84], ''),
  money.straight([82, 0], [82, 84], ''),
  money.label(24, 87, '*MS*_{1}', 'middle'),
  money.label(44, 87, '*MS*_{2}', 'middle'),
  money.label(82, 87, '*MS*_{3}', 'middle'),
  money.read([24, 51], '', '*r*_{1}'),
  money.read([44, 29], '', '*r*_{2}'),
  money.shift([26, 68], [42, 68]),
  money.label(62, 33, 'liquidity\ntrap', 'middle'),
)

export const figures = [
  multiplierCross,
  gaps,
  consumptionSaving,
  businessCycle,
  outputGaps,
  naturalRate,
  stickyWages,
  liquidityPreference,
]
