import { fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, meeting, sample } from '@/lib/figures/firm-curves'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { arrow, dot, type Point, text } from '@/lib/figures/shapes'

const TOPIC = 'government-macroeconomic-intervention-a-level-2'

const PLACE = { left: [40, 212], width: 104, title: [-18, 170] } as const

// 10.1

const foreignDebt = (() => {
  const g = graph({
    x: { label: 'year', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: { label: 'foreign debt / % of GDP', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    width: 226,
  })
  // Last year's debt, in a GDP that is 5% larger, and the new deficit.
  const path = (deficit: number): Point[] => {
    const points: Point[] = [[0, 63]]
    for (let year = 1; year <= 10; year += 1)
      points.push([year, (points[year - 1]?.[1] ?? 0) / 1.05 + deficit])
    return points
  }
  const named = (deficit: number, cls: string) => {
    const points = path(deficit)
    const [x, y] = points[10] ?? [0, 0]
    return g.line(points, cls) + g.label(x, y, `deficit ${deficit}%`, { dx: 6, dy: 4, cls: 's' })
  }
  return figure(
    {
      name: `${TOPIC}/foreign-debt`,
      title: 'Three deficits and the foreign debt',
      description:
        'Foreign debt in per cent of GDP over ten years. Nominal GDP grows by 5% a year and the debt is 63% of GDP at the start. With a current account deficit of 3% of GDP a year the debt stays at 63%. With a deficit of 6% it rises to about 87% by year 10. With a deficit of 1% it falls to about 47%.',
      height: 256,
    },
    g.axes,
    named(6, 'r'),
    named(3, 'p'),
    named(1, 'g'),
  )
})()

const AIMS = ['1  aims met', '2  demand too low', '3  demand too high', '4  costs rise'] as const

const aims = figure(
  {
    name: `${TOPIC}/aims`,
    title: 'When objectives agree and when they collide',
    description:
      'Four diagrams with the price level on the vertical axis and real output on the horizontal. LRAS is vertical at full-employment output Yf. 1: AD1 and SRAS1 cross on LRAS at the price level P*, which fits the inflation target. 2: AD has shifted left to AD2; output Y2 is below Yf and the price level P2 below P*. 3: AD has shifted right to AD3; output Y3 is above Yf and the price level P3 above P*. 4: AD1 is unchanged but SRAS has shifted left to SRAS2; output Y4 is below Yf while the price level P4 is above P*.',
    height: 414,
  },
  fourPanels(
    AIMS,
    (m, at) => {
      const supply = m.straight(
        [12, 12],
        [86, 86],
        at === 3 ? '' : '*SRAS*_{1}',
        at === 3 ? 'l dash thin' : 'l',
      )
      const first = m.straight(
        at === 3 ? [24, 76] : [12, 88],
        at === 1 ? [72, 28] : [86, 14],
        at === 1 || at === 2 ? '' : '*AD*_{1}',
        at === 1 || at === 2 ? 'l dash thin' : 'l',
      )
      const base = m.axes + m.straight([50, 0], [50, 100], '*LRAS*', 'g') + supply + first
      const target = m.read([50, 50], '*Y*_{f}', '*P**')
      const moved = [
        '',
        m.straight([4, 60], [54, 10], '*AD*_{2}', 'r') + m.read([32, 32], '*Y*_{2}', '*P*_{2}'),
        m.straight([44, 92], [94, 42], '*AD*_{3}', 'r') + m.read([68, 68], '*Y*_{3}', '*P*_{3}'),
        m.straight([4, 40], [42, 78], '', 'r') +
          m.label(26, 84, '*SRAS*_{2}', 'middle') +
          m.read([32, 68], '*Y*_{4}', '*P*_{4}'),
      ]
      return base + target + (moved[at] ?? '')
    },
    PLACE,
  ),
)

const twoPaths = (() => {
  const g = graph({
    x: { label: 'time', max: 100 },
    y: { label: 'real GDP per head', max: 100 },
    left: 46,
    width: 236,
    height: 160,
  })
  return figure(
    {
      name: `${TOPIC}/two-paths`,
      title: 'Two paths of growth',
      description:
        'Real GDP per head over time. Both paths start at the same level. Path A uses up natural resources: it rises faster at first, reaches a peak and then falls. Path B conserves them: it rises more slowly but steadily. The paths cross at time T. Before T path A is higher, after T path B is higher.',
      height: 226,
    },
    g.axes,
    g.curve(
      [
        [0, 24],
        [18, 43],
        [36, 60],
        [52, 66],
        [68, 60],
        [84, 47],
        [98, 36],
      ],
      'r',
    ),
    g.curve(
      [
        [0, 24],
        [30, 37],
        [60, 54],
        [80, 68],
        [98, 83],
      ],
      'p',
    ),
    g.label(98, 36, 'A: uses\nthem up', { dx: 5, dy: 0 }),
    g.label(98, 83, 'B: conserves', { dx: -2, dy: -8, anchor: 'end' }),
    g.line(
      [
        [66, 0],
        [66, 59],
      ],
      'l dash thin',
    ),
    g.label(66, 0, '*T*', { dy: 17, anchor: 'middle' }),
  )
})()

// 10.2

const circle = (() => {
  const panel = (left: number, y: string, x: string) =>
    market({ left, top: 40, width: 106, height: 132, x, y })
  const money = panel(44, '$ per peso', 'pesos')
  const economy = panel(222, 'price level', 'real output')
  return figure(
    {
      name: `${TOPIC}/circle`,
      title: 'From the internal to the external value of money, and back',
      description:
        'Two diagrams side by side. Left: the market for pesos, with the price of a peso in dollars on the vertical axis. Inflation at home shifts demand left from D1 to D2, as fewer exports are sold, and supply right from S1 to S2, as more imports are bought. The price of a peso falls from e1 to e2. An arrow leads to the right diagram of aggregate demand and supply: dearer imports shift SRAS left from SRAS1 to SRAS2, so the price level rises from P1 to P2 and output falls from Y1 to Y2. An arrow leads back: more inflation.',
      height: 268,
    },
    money.axes,
    money.straight([12, 88], [84, 16], '*D*_{1}', 'l'),
    money.straight([4, 66], [60, 10], '', 'r'),
    money.label(63, 7, '*D*_{2}'),
    money.straight([12, 12], [80, 80], '*S*_{1}', 'l'),
    money.straight([40, 10], [92, 62], '*S*_{2}', 'r'),
    money.read([50, 50], '', '*e*_{1}'),
    money.read([50, 20], '', '*e*_{2}'),
    economy.axes,
    economy.straight([12, 92], [88, 16], '*AD*', 'l'),
    economy.straight([26, 10], [90, 74], '', 'l'),
    economy.label(97, 78, '*SRAS*_{1}', 'middle'),
    economy.straight([8, 28], [66, 86], '', 'r'),
    economy.label(56, 92, '*SRAS*_{2}', 'middle'),
    economy.read([60, 44], '*Y*_{1}', '*P*_{1}'),
    economy.read([42, 62], '*Y*_{2}', '*P*_{2}'),
    arrow(142, 236, 216, 236, { cls: 'p' }),
    text(179, 230, 'dear imports', { anchor: 'middle', cls: 's' }),
    arrow(216, 246, 142, 246, { cls: 'r' }),
    text(179, 262, 'inflation', { anchor: 'middle', cls: 's' }),
  )
})()

const equalShifts = (() => {
  const m = market({ x: 'Real output', y: 'Price level', width: 250 })
  const supply: Curve = y => 18 + 380 / (92 - y)
  const starts = [55, 91, 127, 163]
  const points = starts.map((start): Point => {
    const y = meeting(supply, q => start - 1.2 * q, 4, 91)
    return [y, supply(y)]
  })
  const lines = starts.map((start, at) => {
    const left = Math.max(4, (start - 92) / 1.2)
    const right = Math.min(95, (start - ([15, 21][at] ?? 9)) / 1.2)
    return m.straight(
      [left, start - 1.2 * left],
      [right, start - 1.2 * right],
      `*AD*_{${at + 1}}`,
      at === 0 ? 'l' : 'p',
    )
  })
  return figure(
    {
      name: `${TOPIC}/equal-shifts`,
      title: 'Three equal rises in AD',
      description:
        'Price level on the vertical axis, real output on the horizontal. The aggregate supply curve AS is nearly flat at low output, then rises and becomes nearly vertical. AD shifts right by the same distance three times, from AD1 to AD4. From A to B output rises much and the price level hardly. From B to C output rises less and the price level more. From C to D output rises little and the price level by far the most.',
      height: 262,
    },
    m.axes,
    m.bent(sample(supply, 4, 86.6), '*AS*', 'r'),
    ...lines,
    ...points.map((point, at) => m.read(point, `*Y*_{${at + 1}}`, at === 0 ? '' : `*P*_{${at + 1}}`)),
    ...points.map(([x, y], at) =>
      at === 3 ? m.label(x - 4, y - 9, 'D', 'end') : m.label(x, y + 6, 'ABC'[at] ?? '', 'middle'),
    ),
  )
})()

const STEPS = [
  '1  start at A',
  '2  *AD* rises: to B',
  '3  expectations: to C',
  '4  the way back: D, A',
] as const

const phillipsSteps = figure(
  {
    name: `${TOPIC}/phillips-steps`,
    title: 'How to draw the expectations-augmented Phillips curve in four steps',
    description:
      'Four diagrams with the rate of inflation on the vertical axis and the rate of unemployment on the horizontal. 1: LRPC is vertical at the natural rate Un; SRPC1 slopes down and crosses it at A, where inflation is 2%. 2: AD rises; the economy moves up along SRPC1 to B, with unemployment U1 below Un and inflation of 5%. 3: people expect 5%; the short-run curve shifts up to SRPC2 and the economy moves right from B to C on LRPC, where inflation is still 5%. 4: AD is cut; the economy moves down along SRPC2 from C to D, with unemployment U2 above Un and inflation of 2%. Then people expect 2%, the short-run curve shifts back to SRPC1 and the economy moves left to A.',
    height: 414,
  },
  fourPanels(
    STEPS,
    (m, at) => {
      const [a, b, c, d]: Point[] = [
        [54, 24],
        [18.5, 56.4],
        [54, 56.4],
        [89.4, 24],
      ] as Point[]
      const spot = (point: Point | undefined, name: string) =>
        point ? dot(...m.at(...point)) + m.label(point[0] + 5, point[1] + 5, name) : ''
      const low = at === 0 || at === 1 ? 'l' : 'l dash thin'
      const base =
        m.axes +
        m.straight([54, 0], [54, 80], '*LRPC*', 'g') +
        (at === 3 ? '' : m.straight([8, 66], [72, 7.5], '*SRPC*_{1}', low)) +
        (at < 2 ? '' : m.straight([16, 91], [96, 18], '', 'p') + m.label(20, 94, '*SRPC*_{2}'))
      const across = (point: Point | undefined, down: string, name: string) =>
        point ? m.read(point, down, name) : ''
      if (at === 0) return base + across(a, '*U*_{n}', '2%') + spot(a, 'A')
      if (at === 1)
        return (
          base +
          across(a, '*U*_{n}', '2%') +
          across(b, '*U*_{1}', '5%') +
          spot(a, 'A') +
          spot(b, 'B') +
          m.shift([47, 36], [27, 54])
        )
      if (at === 2)
        return (
          base + across(c, '*U*_{n}', '5%') + spot(b, 'B') + spot(c, 'C') + m.shift([23, 56.4], [50, 56.4])
        )
      return (
        base +
        across(c, '*U*_{n}', '5%') +
        across(d, '*U*_{2}', '2%') +
        spot(c, 'C') +
        spot(d, 'D') +
        spot(a, 'A') +
        m.shift([61, 55], [85, 33]) +
        m.shift([84, 24], [59, 24])
      )
    },
    PLACE,
  ),
)

export const figures = [foreignDebt, aims, twoPaths, circle, equalShifts, phillipsSteps]
