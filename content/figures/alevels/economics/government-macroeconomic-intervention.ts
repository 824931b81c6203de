import { readings } from '@/lib/figures/economics/diagram'
import { figure } from '@/lib/figures/figure'
import { chain } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { line, type Point, text } from '@/lib/figures/shapes'

const m = market({ x: 'Real output', y: 'Price level' })

// Nodes of the three-section curve: the AD lines pass exactly through them.
const sweep: Point[] = [
  [6, 22],
  [30, 22],
  [46, 25],
  [60, 34],
  [70, 50],
  [75, 70],
  [76, 95],
]

const whereTheEconomyIs = figure(
  {
    name: 'government-macroeconomic-intervention/where-the-economy-is',
    title: 'Which objective is missed depends on aggregate demand',
    description:
      'Price level on the vertical axis, real output on the horizontal, with an AS curve that is flat at low output and vertical at full employment output Yf. With low aggregate demand, AD1, output Y1 is far below Yf: unemployment is high. With high aggregate demand, AD2, output is just short of Yf and the price level P2 is well above P1: the danger is inflation.',
    height: 262,
  },
  m.axes,
  m.bent(sweep, '*AS*'),
  m.straight([6, 46], [46, 6], '*AD*_{1}', 'p'),
  m.straight([53, 92], [93, 52], '*AD*_{2}', 'r'),
  m.read([30, 22], '*Y*_{1}', '*P*_{1}'),
  m.read([75, 70], '', '*P*_{2}'),
  line(...m.at(76, 62), ...m.at(76, 0), 'l dash thin'),
  text(m.at(76, 0)[0], m.at(76, 0)[1] + 17, '*Y*_{f}', { anchor: 'middle' }),
  m.label(10, 58, 'high\nunemployment'),
  m.label(50, 86, 'danger of\ninflation', 'end'),
)

const taxRates = (() => {
  const g = graph({
    x: { label: 'income', max: 100 },
    y: { label: 'average rate of tax', max: 100 },
    width: 200,
  })
  return figure(
    {
      name: 'government-macroeconomic-intervention/tax-systems',
      title: 'Average rate of tax in three kinds of tax',
      description:
        'The average rate of tax on the vertical axis, income on the horizontal. For a progressive tax the line rises with income. For a proportional tax it is level. For a regressive tax it falls with income.',
      height: 230,
    },
    g.axes,
    g.line([
      [5, 12],
      [95, 90],
    ]),
    g.line(
      [
        [5, 50],
        [95, 50],
      ],
      'l',
    ),
    g.line(
      [
        [5, 88],
        [95, 14],
      ],
      'r',
    ),
    g.label(95, 90, 'progressive', { dx: 5, dy: 4 }),
    g.label(95, 50, 'proportional', { dx: 5, dy: 4 }),
    g.label(95, 14, 'regressive', { dx: 5, dy: 4 }),
  )
})()

const fiscalExpansion = figure(
  {
    name: 'government-macroeconomic-intervention/fiscal-expansion',
    title: 'The same fiscal expansion with and without spare capacity',
    description:
      'Price level on the vertical axis, real output on the horizontal, with an AS curve that is flat at first and vertical at the end. In the flat part, AD shifts right from AD1 to AD2: output rises a lot, from Y1 to Y2, and the price level hardly changes, from P1 to P2. In the steep part, AD shifts right by the same amount from AD3 to AD4: output hardly changes, from Y3 to Y4, and the price level rises a lot, from P3 to P4.',
    height: 262,
  },
  m.axes,
  m.bent(sweep, '*AS*'),
  m.straight([9, 37], [42, 4], ''),
  m.label(2, 39, '*AD*_{1}'),
  m.straight([12, 59], [60, 11], '', 'p'),
  m.label(9, 63, '*AD*_{2}'),
  m.straight([38, 82], [92, 28], '*AD*_{3}'),
  m.straight([53, 92], [93, 52], '*AD*_{4}', 'p'),
  readings(m, [
    { point: [24, 22], x: '*Y*_{1}', y: '*P*_{1}' },
    { point: [46, 25], x: '*Y*_{2}', y: '*P*_{2}' },
    { point: [70, 50], x: '*Y*_{3}', y: '*P*_{3}' },
    { point: [75, 70], x: '*Y*_{4}', y: '*P*_{4}' },
  ]).shape,
  m.shift([17, 32], [36, 32]),
  m.shift([48, 74], [68, 74]),
)

const rateCut = figure(
  {
    name: 'government-macroeconomic-intervention/rate-cut',
    title: 'How a cut in the interest rate works',
    description:
      'A chain of five boxes from top to bottom joined by arrows: the central bank cuts its rate; banks charge less for loans and pay less on savings; households spend more, firms invest more, and the currency falls so that net exports rise; aggregate demand rises; real output, employment and the price level rise.',
    height: 306,
  },
  chain(30, 8, 300, [
    'central bank cuts its rate',
    'loans cost less, saving earns less',
    '*C* and *I* rise;\nexchange rate falls, so (*X* − *M*) rises',
    '*AD* shifts right',
    'output, jobs and price level rise',
  ]),
)

const tightMoney = figure(
  {
    name: 'government-macroeconomic-intervention/tight-money',
    title: 'Contractionary monetary policy',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and the upward-sloping SRAS cross at P1 and Y1. A higher interest rate shifts AD left to AD2. The price level falls to P2 and real output falls to Y2.',
    height: 262,
  },
  m.axes,
  m.supply('*SRAS*'),
  m.demand('*AD*_{1}'),
  m.demand('*AD*_{2}', -20, 'p'),
  m.read(m.equilibrium(), '*Y*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(-20), '*Y*_{2}', '*P*_{2}'),
  m.shift([26, 72], [11, 72]),
)

const supplySide = figure(
  {
    name: 'government-macroeconomic-intervention/supply-side',
    title: 'Supply-side policy while aggregate demand grows',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and the vertical LRAS1 cross at P1 and Y1. Supply-side policy shifts LRAS right to LRAS2, and aggregate demand grows to AD2. They cross at the same price level P1 and the greater output Y2. Without the shift of LRAS, AD2 would have met LRAS1 at the higher price level P2.',
    height: 262,
  },
  m.axes,
  m.straight([40, 0], [40, 92], '*LRAS*_{1}'),
  m.straight([64, 0], [64, 92], '*LRAS*_{2}', 'p'),
  m.straight([10, 80], [76, 14], '*AD*_{1}'),
  m.straight([24, 90], [92, 22], '*AD*_{2}', 'p'),
  m.read([40, 50], '*Y*_{1}', '*P*_{1}'),
  m.read([64, 50], '*Y*_{2}', ''),
  m.read([40, 74], '', '*P*_{2}'),
  m.shift([44, 84], [60, 84]),
)

const supplySideFlat = figure(
  {
    name: 'government-macroeconomic-intervention/supply-side-flat',
    title: 'Supply-side policy when there is spare capacity',
    description:
      'Price level on the vertical axis, real output on the horizontal. The three-section LRAS1 is flat at low output and vertical at full employment output Yf1. LRAS2 shares the flat part and becomes vertical further right, at Yf2. AD crosses the flat part that both curves share, so the equilibrium, P1 and Y1, does not change.',
    height: 262,
  },
  m.axes,
  m.bent(
    [
      [6, 22],
      [30, 22],
      [44, 26],
      [53, 40],
      [56, 64],
      [56.5, 92],
    ],
    '*LRAS*_{1}',
  ),
  m.bent(
    [
      [6, 22],
      [36, 22],
      [66, 26],
      [77, 40],
      [81, 64],
      [82, 92],
    ],
    '*LRAS*_{2}',
    'p',
  ),
  m.straight([6, 42], [40, 8], '*AD*'),
  m.read([26, 22], '*Y*_{1}', '*P*_{1}'),
  line(...m.at(56.5, 64), ...m.at(56.5, 0), 'l dash thin'),
  text(m.at(56.5, 0)[0], m.at(56.5, 0)[1] + 17, '*Y*_{f1}', { anchor: 'middle' }),
  line(...m.at(82, 64), ...m.at(82, 0), 'l dash thin'),
  text(m.at(82, 0)[0], m.at(82, 0)[1] + 17, '*Y*_{f2}', { anchor: 'middle' }),
  m.shift([60, 74], [78, 74]),
)

export const figures = [
  whereTheEconomyIs,
  taxRates,
  fiscalExpansion,
  rateCut,
  tightMoney,
  supplySide,
  supplySideFlat,
]
