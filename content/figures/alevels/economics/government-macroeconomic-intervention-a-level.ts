import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const lorenz = market({ x: 'Cumulative % of households', y: 'Cumulative % of income', width: 220 })

const redistribution = figure(
  {
    name: 'government-macroeconomic-intervention-a-level/redistribution',
    title: 'Redistribution on a Lorenz curve',
    description:
      'Cumulative percentage of income on the vertical axis, cumulative percentage of households from the poorest on the horizontal. A straight diagonal from the origin to the top right corner shows perfect equality. Below it, curve L1 shows the distribution of income before taxes and benefits. Curve L2, after taxes and benefits, lies between L1 and the diagonal, so income is distributed more equally.',
    height: 262,
  },
  lorenz.axes,
  lorenz.straight([0, 0], [98, 98], 'equality'),
  lorenz.bent(
    [
      [0, 0],
      [20, 3],
      [40, 11],
      [60, 25],
      [80, 49],
      [90, 68],
      [98, 98],
    ],
    '',
    'r',
  ),
  lorenz.bent(
    [
      [0, 0],
      [20, 8],
      [40, 21],
      [60, 38],
      [80, 62],
      [90, 79],
      [98, 98],
    ],
    '',
    'p',
  ),
  lorenz.label(82, 40, '*L*_{1} before'),
  lorenz.label(49.5, 40.5, '*L*_{2}'),
)

const ph = market({ x: 'Rate of unemployment', y: 'Rate of inflation', width: 250 })

const phillips = figure(
  {
    name: 'government-macroeconomic-intervention-a-level/phillips',
    title: 'The traditional Phillips curve',
    description:
      'Rate of inflation on the vertical axis, rate of unemployment on the horizontal. The Phillips curve falls steeply at first and then flattens. At point A unemployment is U1 and inflation is low at 2%. At point B unemployment is lower at U2 and inflation is higher at 5%. The move from A to B is along the curve.',
    height: 262,
  },
  ph.axes,
  ph.bent(
    [
      [10, 92],
      [18, 66],
      [30, 43],
      [45, 27],
      [62, 17],
      [82, 10],
      [92, 7],
    ],
    '*PC*',
    'p',
  ),
  ph.read([62, 17], '*U*_{1}', '2%', 'A'),
  ph.read([30, 43], '*U*_{2}', '5%', 'B'),
)

const expectations = figure(
  {
    name: 'government-macroeconomic-intervention-a-level/expectations',
    title: 'The expectations-augmented Phillips curve',
    description:
      'Rate of inflation on the vertical axis, rate of unemployment on the horizontal. The long-run Phillips curve LRPC is vertical at the natural rate Un. The short-run curve SRPC1 slopes down and crosses LRPC at point A, at 2% inflation. A rise in AD moves the economy along SRPC1 up and to the left to B: unemployment falls to U1 and inflation rises to 5%. Expected inflation then rises, and the curve shifts up to SRPC2. The economy moves right to C on LRPC, with unemployment back at Un while inflation stays at 5%.',
    height: 262,
  },
  ph.axes,
  ph.straight([54, 0], [54, 90], '*LRPC*'),
  ph.straight([8, 66], [70, 9.3], '*SRPC*_{1}'),
  ph.straight([16, 91], [84, 29], '*SRPC*_{2}', 'p'),
  ph.read([54, 24], '*U*_{n}', '2%', 'A'),
  ph.read([18.5, 56.4], '*U*_{1}', '', 'B'),
  ph.read([54, 56.4], '', '5%', 'C'),
  ph.shift([46, 37], [28, 53.5]),
  ph.shift([25, 56.4], [51, 56.4]),
)

const tax = market({ x: 'Rate of tax / %', y: 'Tax revenue', width: 264 })

const laffer = figure(
  {
    name: 'government-macroeconomic-intervention-a-level/laffer',
    title: 'The Laffer curve',
    description:
      'Tax revenue on the vertical axis, the rate of tax on the horizontal from 0% to 100%. Revenue is zero at 0%, rises to a maximum Rmax at the rate t*, and falls to zero again at 100%. To the right of t*, at the rate t1, revenue is R1, below the maximum; a cut of the rate from t1 towards t* raises revenue.',
    height: 262,
  },
  tax.axes,
  tax.bent(
    [
      [0, 0],
      [12, 36],
      [30, 68],
      [50, 80],
      [70, 68],
      [85, 42],
      [96, 0],
    ],
    '',
    'p',
  ),
  tax.read([50, 80], '*t**', '*R*_{max}'),
  tax.read([78, 56], '*t*_{1}', '*R*_{1}'),
  tax.label(96, -10, '100', 'middle'),
  tax.shift([75, 12], [55, 12]),
  tax.label(65, 18, 'rate cut', 'middle'),
)

const m = market({ x: 'Real output', y: 'Price level', width: 250 })

const mix = figure(
  {
    name: 'government-macroeconomic-intervention-a-level/policy-mix',
    title: 'Demand-side policy alone and with supply-side policy',
    description:
      'Price level on the vertical axis, real output on the horizontal. AD1 and SRAS1 cross at point A, price level P1 and output Y1. AD shifts right to AD2. With SRAS1 the economy moves to B: output Y2 and a higher price level P2. If supply-side policy also shifts SRAS right to SRAS2, the economy is at C: output is greater still, at Y3, and the price level is back at P1.',
    height: 262,
  },
  m.axes,
  m.straight([8, 6], [84, 82], '*SRAS*_{1}'),
  m.straight([36, 6], [92, 62], '*SRAS*_{2}', 'p'),
  m.straight([8, 76], [76, 8], '*AD*_{1}'),
  m.straight([22, 90], [92, 20], '*AD*_{2}', 'p'),
  m.read([43, 41], '*Y*_{1}', ''),
  m.read([57, 55], '*Y*_{2}', '*P*_{2}'),
  m.read([71, 41], '*Y*_{3}', '*P*_{1}'),
  m.label(43, 47, 'A', 'middle'),
  m.label(57, 61, 'B', 'middle'),
  m.label(76, 39, 'C'),
)

export const figures = [redistribution, phillips, expectations, laffer, mix]
