import { axisNames, fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'

const TOPIC = 'international-economic-issues-a-level-links'

// 11.5

const GIFT = 40

/** Local supply of grain, moved to the right by so much, as far as it fits. */
const grain = (move: number): [Point, Point] => {
  const [low, high] = [Math.max(12, 3 - move), Math.min(88, 98 - move)]
  return [
    [low + move, low],
    [high + move, high],
  ]
}
const met = (move: number): Point => [50 + move / 2, 50 - move / 2]

const foodAid = (() => {
  const panel = (left: number, title: string, failed: number, draw: (m: Market) => Shape): Shape => {
    const m = market({ left, top: 30, width: 120, height: 150, x: '', y: '' })
    const [local, helped] = [grain(failed), grain(failed + GIFT)]
    return (
      m.axes +
      m.straight([8, 92], [88, 12], '*D*') +
      m.straight(...local, '') +
      m.straight(...helped, '', 'p') +
      m.label(local[1][0], local[1][1] + 4, '*S*', 'middle') +
      m.label(helped[1][0] + (failed ? 20 : 18), helped[1][1] + 4, '*S* + aid', 'end') +
      draw(m) +
      text(left - 38, 17, 'price', { cls: 's' }) +
      text(left + 126, 214, 'grain', { cls: 's', anchor: 'end' }) +
      text(left - 18, 236, title, { cls: 's' })
    )
  }
  const low = met(GIFT)
  return figure(
    {
      name: `${TOPIC}/food-aid`,
      title: 'Free grain after a normal and after a failed harvest',
      description:
        'Two diagrams of a local grain market with price on the vertical and quantity on the horizontal axis. Left, normal harvest: demand D and local supply S give price P1 and quantity Q1. Aid shifts supply right; the price falls to P2, and at P2 local farmers supply only Q2. Right, failed harvest: local supply S lies further left and the price without aid is high, P3. With aid the price is P1, as in a normal year.',
      height: 246,
    },
    panel(
      46,
      'normal harvest',
      0,
      m =>
        m.read(met(0), '*Q*_{1}', '*P*_{1}') +
        m.read(low, '', '*P*_{2}') +
        m.read([low[1], low[1]], '*Q*_{2}', ''),
    ),
    panel(
      222,
      'failed harvest',
      -GIFT,
      m => m.read(met(-GIFT), '', '*P*_{3}') + m.read(met(0), '', '*P*_{1}'),
    ),
  )
})()

const STEPS = [
  '1  before the plant',
  '2  it is built: *AD*_{2}',
  '3  it produces: *SRAS*_{2}',
  '4  a weak case',
] as const

/** A falling line on which output and price level add up to `sum`. */
const demand = (m: Market, sum: number, label: string, cls = 'l'): Shape =>
  m.straight(
    [Math.max(8, sum - 80), Math.min(80, sum - 8)],
    [Math.min(88, sum - 10), Math.max(10, sum - 88)],
    label,
    cls,
  )

/** A rising line on which price level less output is `lift`; its name stands above or behind its end. */
const supply = (m: Market, lift: number, label: string, cls = 'l', behind = false): Shape => {
  const top = Math.min(84, 98 + lift)
  const end: Point = [top - lift, top]
  return (
    m.straight([Math.max(8, 8 - lift), Math.max(8, 8 + lift)], end, '', cls) +
    (behind
      ? m.label(end[0] + 2, top, label)
      : m.label(end[0] + 6, top + 5, label, lift < 0 ? 'middle' : 'end'))
  )
}

/** A dot, and a dashed line from it to the axis of output. */
const down = (m: Market, point: Point): Shape =>
  line(...m.at(point[0], 0), ...m.at(...point), 'l dash thin') + dot(...m.at(...point))

const cross = (sum: number, lift: number): Point => [(sum - lift) / 2, (sum + lift) / 2]

const fdiSteps = (() => {
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      supply(m, 22, '*SRAS*_{1}') + demand(m, 84, '*AD*_{1}') + m.read(cross(84, 22), '*Y*_{1}', '*P*_{1}'),
    m =>
      supply(m, 22, '*SRAS*_{1}') +
      demand(m, 84, '*AD*_{1}') +
      demand(m, 116, '*AD*_{2}', 'p') +
      m.read(cross(84, 22), '', '*P*_{1}') +
      m.read(cross(116, 22), '*Y*_{2}', '*P*_{2}'),
    m =>
      supply(m, 22, '*SRAS*_{1}') +
      supply(m, -18, '*SRAS*_{2}', 'p') +
      demand(m, 116, '*AD*_{2}') +
      m.read(cross(116, 22), '*Y*_{2}', '*P*_{2}') +
      m.read(cross(116, -18), '*Y*_{3}', '*P*_{3}'),
    m =>
      supply(m, 22, '*SRAS*_{1}') +
      supply(m, 6, '*SRAS*_{4}', 'p', true) +
      demand(m, 84, '*AD*_{1}') +
      m.straight([10, 84], [66, 28], '*AD*_{4}', 'r') +
      down(m, cross(84, 22)) +
      down(m, cross(94, 6)) +
      m.label(31, -14, '*Y*_{1}', 'end') +
      m.label(42, -14, '*Y*_{4}'),
  ]
  return figure(
    {
      name: `${TOPIC}/fdi-steps`,
      title: 'Direct investment in the host country in four steps',
      description:
        'Four diagrams with the price level on the vertical and real output on the horizontal axis. Step 1: AD1 and SRAS1 cross at Y1 and P1. Step 2: aggregate demand shifts right to AD2; output rises to Y2 and the price level to P2. Step 3: supply shifts right to SRAS2; output rises further to Y3 and the price level falls to P3. Step 4, the weak case: supply shifts right only a little, to SRAS4, and aggregate demand AD4 is only a little above AD1, so output Y4 is only a little above Y1.',
      height: 436,
    },
    fourPanels(
      STEPS,
      (m, at) => m.axes + (drawn[at]?.(m) ?? '') + axisNames(m, { x: 'real output', y: 'price level' }),
      { left: [42, 222], top: [30, 246], width: 104, title: [-22, 180] },
    ),
  )
})()

const debt = graph({
  x: { label: 'Year', max: 20, ticks: series(0, 20, 5), grid: true },
  y: { label: 'External debt / % of GDP', max: 120, ticks: series(0, 120, 20), grid: true },
  width: 210,
  height: 180,
})
const START = 60
const GROWTH = 0.05
const path = (rate: number) => (year: number) => START * ((1 + rate) / (1 + GROWTH)) ** year

const debtPaths = figure(
  {
    name: `${TOPIC}/debt-paths`,
    title: 'External debt at three rates of interest',
    description:
      'External debt as a percentage of GDP is on the vertical axis, years on the horizontal axis, both with a grid. GDP grows by 5 per cent a year and interest is paid with new loans. All three curves start at 60 per cent. At 8 per cent interest the ratio rises to 80 in year 10 and 105 in year 20; at 5 per cent it stays at 60; at 3 per cent it falls to 50 in year 10 and 41 in year 20.',
    height: 262,
  },
  debt.axes,
  debt.plot(path(0.08), 0, 20, 'r'),
  debt.plot(path(0.05), 0, 20, 'l dash'),
  debt.plot(path(0.03), 0, 20, 'g'),
  ...[0.08, 0.05, 0.03].map(
    rate =>
      dot(...debt.at(20, path(rate)(20))) +
      debt.label(20, path(rate)(20), `interest ${100 * rate}%`, { dx: 7, dy: 4, cls: 's' }),
  ),
)

export const figures = [foodAid, fdiSteps, debtPaths]
