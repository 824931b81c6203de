import { axisNames, fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { byFifths } from '@/lib/figures/named-lines'
import { arrow, dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'

const TOPIC = 'international-economic-issues-a-level-countries'

// 11.4

type Rule = (x: number) => number

const LOW = 32
const HIGH = 66
const CROWDED = 41
const before: Rule = x => 62 - 0.032 * (x - LOW) ** 2
const after: Rule = x => 90 - 0.0135 * (x - HIGH) ** 2

const along = (rule: Rule, from: number, to: number): Point[] =>
  Array.from({ length: 17 }, (_, at) => from + ((to - from) * at) / 16).map((x): Point => [x, rule(x)])

const optimumSteps = (() => {
  const first = (m: Market) => m.bent(along(before, 8, 73), '')
  const second = (m: Market) => m.bent(along(after, 8, 97), '', 'p')
  const drawn: ((m: Market) => Shape)[] = [
    m => first(m) + m.read([LOW, before(LOW)], '*N**', ''),
    m =>
      first(m) +
      m.read([17, before(17)], '*N*_{1}', '') +
      m.read([CROWDED, before(CROWDED)], '*N*_{2}', '') +
      arrow(...m.at(7, 60), ...m.at(18, 71), { cls: 'p' }) +
      arrow(...m.at(50, 65), ...m.at(61, 51), { cls: 'p' }),
    m =>
      first(m) +
      second(m) +
      m.read([LOW, before(LOW)], '*N**_{1}', '') +
      m.read([HIGH, after(HIGH)], '*N**_{2}', ''),
    m =>
      first(m) +
      second(m) +
      m.read([CROWDED, after(CROWDED)], '*N*_{2}', '') +
      dot(...m.at(CROWDED, before(CROWDED))) +
      m.read([HIGH, after(HIGH)], '*N**_{2}', ''),
  ]
  return figure(
    {
      name: `${TOPIC}/optimum-steps`,
      title: 'The optimum population in four steps',
      description:
        'Four diagrams with output per head on the vertical and population on the horizontal axis. Step 1: a curve that rises to its peak at N* and falls. Step 2: the same curve with N1 left of the peak, where an arrow along the curve points up, and N2 right of it, where an arrow points down. Step 3: a second curve, higher everywhere, with its peak N*2 to the right of the first peak N*1. Step 4: both curves; N2 lies to the right of the first peak but to the left of N*2, and its output per head is higher on the second curve.',
      height: 436,
    },
    fourPanels(
      ['1  peak at *N**', '2  too few, too many', '3  a better curve', '4  *N*_{2} is now too few'],
      (m, at) => m.axes + (drawn[at]?.(m) ?? '') + axisNames(m, { x: 'population', y: 'output per head' }),
      { top: [30, 246], title: [-22, 180] },
    ),
  )
})()

const SHARES = byFifths([0, 6, 18, 36, 60, 100])
const AFTER_TAX = byFifths([0, 11, 26, 45, 69, 100])

const lorenzSteps = (() => {
  const on = (m: Market, points: readonly Point[]): Shape =>
    points.map(point => dot(...m.at(...point))).join('')
  const equal = (m: Market): Shape => line(...m.at(0, 0), ...m.at(100, 100), 'l')
  const frame = (m: Market): Shape =>
    m.axes +
    line(...m.at(100, 0), ...m.at(100, 100), 'f') +
    line(...m.at(0, 100), ...m.at(100, 100), 'f') +
    text(m.at(0, 0)[0] - 6, m.at(0, 97)[1], '100', { cls: 's', anchor: 'end' }) +
    text(m.at(100, 0)[0], m.at(0, 0)[1] + 15, '100', { cls: 's', anchor: 'middle' }) +
    axisNames(m, { x: 'people, cum. %', y: 'income, cum. %' }) +
    equal(m)
  const drawn: ((m: Market) => Shape)[] = [
    m => frame(m) + text(...m.at(62, 78), 'equality', { cls: 's', anchor: 'end' }),
    m => frame(m) + on(m, SHARES),
    m =>
      m.area(SHARES, '', 'rw') +
      m.area([...SHARES, [100, 0]], '', 'w') +
      frame(m) +
      m.bent(SHARES, '', 'p') +
      m.label(53, 36, '*A*', 'middle') +
      m.label(80, 20, '*B*', 'middle'),
    m => frame(m) + m.bent(SHARES, '', 'p') + m.bent(AFTER_TAX, '', 'g dash'),
  ]
  return figure(
    {
      name: `${TOPIC}/lorenz-steps`,
      title: 'How to draw a Lorenz curve in four steps',
      description:
        'Four square diagrams with the cumulative percentage of people on the horizontal and of income on the vertical axis, both from 0 to 100. Step 1: the straight line of equality. Step 2: dots at 20, 40, 60, 80 and 100 per cent of people with 6, 18, 36, 60 and 100 per cent of income, all but the ends below the line. Step 3: a curve joins them; area A lies between the line and the curve, area B below the curve. Step 4: a dashed curve with 11, 26, 45 and 69 per cent lies nearer to the line.',
      height: 424,
    },
    fourPanels(
      ['1  line of equality', '2  shares added up', '3  curve, *A* and *B*', '4  after redistribution'],
      (m, at) => drawn[at]?.(m) ?? '',
      { left: [46, 226], top: [30, 240], width: 116, height: 116, title: [-22, 170] },
    ),
  )
})()

const cross = graph({
  x: { label: 'Cumulative % of people', max: 100, ticks: series(0, 100, 20), grid: true },
  y: { label: 'Cumulative % of income', max: 100, ticks: series(0, 100, 20), grid: true },
  left: 46,
  width: 230,
  height: 210,
})
const fairBelow = byFifths([0, 10, 22, 36, 54, 100])
const fairAbove = byFifths([0, 4, 16, 37, 65, 100])

const lorenzCrossing = figure(
  {
    name: `${TOPIC}/lorenz-crossing`,
    title: 'Two Lorenz curves that cross',
    description:
      'The cumulative percentage of income is on the vertical axis, of people on the horizontal axis, both with a grid, and the straight line of equality. Curve U passes through 10, 22, 36 and 54 per cent of income at 20, 40, 60 and 80 per cent of people. Curve V, dashed, passes through 4, 16, 37 and 65 per cent. U is higher on the left, V on the right; they cross just before 60 per cent of people.',
    height: 292,
  },
  cross.axes,
  cross.line(
    [
      [0, 0],
      [100, 100],
    ],
    'l',
  ),
  cross.line(fairBelow, 'p'),
  cross.line(fairAbove, 'r dash'),
  ...[...fairBelow, ...fairAbove].slice(1).map(point => dot(...cross.at(...point))),
  cross.label(80, 54, 'U', { dx: 8, dy: 8, cls: 'b' }),
  cross.label(80, 65, 'V', { dx: -8, dy: -6, anchor: 'end', cls: 'b' }),
)

/** A dot, and a dashed line from it to the price axis. */
const across = (m: Market, point: Point): Shape =>
  line(...m.at(0, point[1]), ...m.at(...point), 'l dash thin') + dot(...m.at(...point))

/** The same shift of supply where both curves are steep, and where both are flat. */
const twoExports = (() => {
  const [X, Y, SHIFT] = [40, 58, 24]
  const panel = (left: number, title: string, falls: number, rises: number): Shape => {
    const m = market({ left, top: 30, width: 116, height: 168, x: '', y: '' })
    const demandAt: Rule = x => Y - falls * (x - X)
    const part = (rises * SHIFT) / (falls + rises)
    const met: Point = [X + part, demandAt(X + part)]
    const reach = Math.min(36, 46 / Math.max(falls, rises))
    const supply = (move: number, name: string, cls: string) => {
      const end: Point = [X + move + reach * 0.9, Y + rises * reach * 0.9]
      const [x, y] = m.at(...end)
      return (
        m.straight([X + move - reach, Y - rises * reach], end, '', cls) +
        text(x, y - 7, name, { anchor: 'middle' })
      )
    }
    return (
      m.axes +
      m.straight([X - reach, demandAt(X - reach)], [X + reach * 1.25, demandAt(X + reach * 1.25)], '*D*') +
      supply(0, '*S*_{1}', 'l') +
      supply(SHIFT, '*S*_{2}', 'p') +
      across(m, [X, Y]) +
      text(left - 6, m.at(X, Y)[1] + 2, '*P*_{1}', { anchor: 'end' }) +
      across(m, met) +
      text(left - 6, m.at(...met)[1] + 8, '*P*_{2}', { anchor: 'end' }) +
      axisNames(m, { x: 'quantity', y: 'price' }) +
      text(left - 20, 254, title, { cls: 's' })
    )
  }
  return figure(
    {
      name: `${TOPIC}/two-exports`,
      title: 'The same rise in supply for coffee and for shirts',
      description:
        'Two diagrams of world markets. In both, supply shifts right from S1 to S2 by the same distance. Left, coffee: demand and supply are steep, and the price falls far, from P1 to P2. Right, shirts: demand and supply are flatter, and the price falls little.',
      height: 266,
    },
    panel(46, 'coffee: steep curves', 2, 2.6),
    panel(226, 'shirts: flatter curves', 0.6, 0.8),
  )
})()

export const figures = [optimumSteps, lorenzSteps, lorenzCrossing, twoExports]
