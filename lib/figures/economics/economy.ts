import { market } from '@/lib/figures/markets'
import {
  arrow,
  centred,
  curve,
  dot,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { crossing, monotone, movedBy, sampled, through } from './crossings'
import { type Ask, type Diagram, diagram } from './diagram'
import { lineOf } from './interventions'

/** Cumulative shares of income, from the poorest group up, as points of a Lorenz curve in per cent. */
export function lorenzPoints(shares: readonly number[]): Point[] {
  const total = shares.reduce((sum, each) => sum + each, 0) || 1
  let sum = 0
  const points = [...shares]
    .sort((a, b) => a - b)
    .map((share, at): Point => {
      sum += share
      return [((at + 1) / shares.length) * 100, (sum / total) * 100]
    })
  return [[0, 0], ...points]
}

/** The Gini coefficient of equal groups: area between the curve and the line of equality over all below the line. */
export function gini(shares: readonly number[]): number {
  const points = lorenzPoints(shares)
  let below = 0
  for (const [at, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[at - 1] ?? [x, y]
    below += ((x - beforeX) * (y + beforeY)) / 2
  }
  return 1 - below / 5000
}

/** Lorenz curves from the income shares of equal groups; areas A and B are lettered for the Gini coefficient. */
export function lorenz(options: {
  curves: readonly { shares: readonly number[]; name?: string }[]
  areas?: boolean
  percent?: boolean
}): Shape {
  const { curves, areas = false, percent = true } = options
  const size = 206
  const [left, top] = [46, 34]
  const at = ([x, y]: Point): Point => [left + (x / 100) * size, top + size - (y / 100) * size]
  const drawn = curves.map(({ shares, name = '' }, index) => {
    const cls = index === 0 ? 'p' : 'r dash'
    const y = top + 70 + index * 24
    const key =
      line(left + size + 10, y, left + size + 30, y, cls) +
      text(left + size + 35, y + 4.5, name, { cls: 's' })
    return polyline(monotone(lorenzPoints(shares)).map(at), cls) + (name === '' ? '' : key)
  })
  const [first] = curves
  const shade = areas && first ? polygon(monotone(lorenzPoints(first.shares)).map(at), 'w') : ''
  const middle = first
    ? (lorenzPoints(first.shares)[Math.floor(first.shares.length / 2)] ?? [50, 30])
    : [50, 30]
  const [mx = 50, my = 30] = middle
  const ticks = percent
    ? [0, 20, 40, 60, 80, 100]
        .map(
          value =>
            text(at([value, 0])[0], top + size + 16, String(value), { anchor: 'middle', cls: 's' }) +
            (value === 0
              ? ''
              : text(left - 7, at([0, value])[1] + 4, String(value), { anchor: 'end', cls: 's' })),
        )
        .join('')
    : ''
  return (
    shade +
    rect(left, top, size, size, 'l thin') +
    line(...at([0, 0]), ...at([100, 100])) +
    drawn.join('') +
    ticks +
    (areas ? centred(...at([mx, (my + mx) / 2]), 'A', 'b') + centred(...at([76, 14]), 'B', 'b') : '') +
    text(left - 44, 20, 'Cumulative share of income / %') +
    text(left + size, top + size + 36, 'Cumulative share of population / %', { anchor: 'end' })
  )
}

/** Tax revenue over the tax rate: none at 0 and at 100 %, most between. */
export function laffer(
  options: Ask<'peak' | 'low' | 'high', never> & { peak?: number } = {},
): Diagram<'peak' | 'low' | 'high', never> {
  const { peak = 46 } = options
  const power = Math.log(0.5) / Math.log(Math.min(Math.max(peak / 92, 0.05), 0.95))
  const rule = (rate: number) => 80 * Math.sin(Math.PI * Math.max(rate / 92, 0) ** power)
  const [low, high]: [Point, Point] = [
    [peak * 0.5, rule(peak * 0.5)],
    [peak + (92 - peak) * 0.5, rule(peak + (92 - peak) * 0.5)],
  ]
  return diagram(
    {
      curves: [{ kind: 'bend', points: sampled(rule, 0, 92), name: '' }],
      points: { peak: [peak, 80], low, high },
      areas: {},
      reads: [{ point: [peak, 80], x: '*t*_{m}', y: '*R*_{m}' }],
      over: m => text(m.at(92, 0)[0], m.at(92, 0)[1] + 16, '100%', { anchor: 'middle', cls: 's' }),
    },
    options,
    { x: 'Rate of tax', y: 'Tax revenue', width: 250 },
  )
}

type RatePoint = 'first' | 'second'

/** The market for a currency: its price in another; a shift of demand or supply, with a fixed rate if one is given. */
export function exchangeRate(
  options: Ask<RatePoint, 'intervention'> & {
    currency?: string
    price?: string
    demandMove?: number
    supplyMove?: number
    fixed?: boolean
  } = {},
): Diagram<RatePoint, 'intervention'> {
  const {
    currency = 'US$',
    price = 'Price of US$ in other currency',
    demandMove = 0,
    supplyMove = 0,
    fixed = false,
  } = options
  const first: Point = [48, 52]
  const [d, s] = [through(first, -0.86), through(first, 0.86)]
  const [d2, s2] = [movedBy(d, demandMove), movedBy(s, supplyMove)]
  const second = crossing(d2, s2)
  const bought = crossing(d2, through([0, first[1]], 0))
  const sold = crossing(s2, through([0, first[1]], 0))
  const n = (name: string, move: number, at: 1 | 2) => (move === 0 ? name : `${name}_{${at}}`)
  return diagram(
    {
      curves: [
        lineOf(d, n('*D*', demandMove, 1)),
        lineOf(s, n('*S*', supplyMove, 1)),
        ...(demandMove === 0 ? [] : [lineOf(d2, n('*D*', demandMove, 2), 'p')]),
        ...(supplyMove === 0 ? [] : [lineOf(s2, n('*S*', supplyMove, 2), 'p')]),
        ...(fixed ? [lineOf(through([0, first[1]], 0), 'fixed', 'r')] : []),
      ],
      points: { first, second },
      areas: { intervention: [[bought[0], 0], bought, sold, [sold[0], 0]] },
      reads: [
        { point: first, x: '*Q*_{1}', y: '*P*_{1}' },
        ...(demandMove === 0 && supplyMove === 0 ? [] : [{ point: second, x: '*Q*_{2}', y: '*P*_{2}' }]),
      ],
    },
    options,
    { x: `Quantity of ${currency}`, y: price },
  )
}

/** The current account after a depreciation: it falls first, then crosses zero and improves. */
export function jCurve(options: { start?: number; names?: readonly [string, string] } = {}): Shape {
  const { start = -12, names = ['surplus', 'deficit'] } = options
  const [left, top, width, height] = [46, 34, 264, 190]
  const zero = top + height / 2
  const at = ([x, y]: Point): Point => [left + (x / 100) * width, zero - (y / 50) * (height / 2)]
  const points: Point[] = [
    [0, start],
    [12, start],
    [20, start - 12],
    [32, start - 22],
    [46, start - 14],
    [60, 4],
    [74, 22],
    [88, 32],
    [96, 34],
  ]
  const [day] = [at([12, start])]
  return (
    arrow(left, top + height, left, top - 8) +
    arrow(left, zero, left + width + 10, zero) +
    text(left - 40, top - 16, 'Current account balance') +
    text(left + width + 10, zero + 18, 'Time', { anchor: 'end' }) +
    text(left - 7, zero + 4, '0', { anchor: 'end', cls: 's' }) +
    text(left + 8, top + 16, names[0]) +
    text(left + 8, top + height - 2, names[1]) +
    curve(points.map(at), 'p') +
    line(day[0], zero - 8, day[0], day[1], 'l dash thin') +
    text(day[0] + 2, zero - 14, 'depreciation')
  )
}

/** Real output over time, swinging about its trend: boom, downturn, trough, recovery, or letters for a question. */
export function businessCycle(options: { names?: readonly [string, string, string, string] } = {}): Shape {
  const { names = ['boom', 'recession', 'slump', 'recovery'] } = options
  const m = market({ x: 'Time', y: 'Real output', width: 270 })
  const trend = (x: number) => 24 + 0.5 * x
  const actual = (x: number) => trend(x) + 17 * Math.sin(((x - 6) / 52) * 2 * Math.PI)
  const points = sampled(actual, 3, 92, 60).map(point => m.at(...point))
  const [boom, down, slump, up] = [19, 33, 45, 59]
  const spot = (x: number, name: string, dx: number, dy: number, anchor: 'start' | 'middle' | 'end') => {
    const [px, py] = m.at(x, actual(x))
    return dot(px, py) + text(px + dx, py + dy, name, { anchor })
  }
  const [tx, ty] = m.at(92, trend(92))
  return (
    m.axes +
    polyline([m.at(3, trend(3)), m.at(92, trend(92))], 'l dash') +
    curve(points, 'p') +
    text(tx + 5, ty + 4, 'trend') +
    spot(boom, names[0], 0, -9, 'middle') +
    line(...m.at(41, 75), ...m.at(down, actual(down)), 'l thin') +
    dot(...m.at(down, actual(down))) +
    text(...m.at(42, 77), names[1], { anchor: 'middle' }) +
    spot(slump, names[2], 0, 18, 'middle') +
    spot(up, names[3], 9, 10, 'start')
  )
}
