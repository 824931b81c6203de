import type { MarketOptions } from '@/lib/figures/markets'
import type { Point } from '@/lib/figures/shapes'
import { bend, type CostFunction, type Costs, costs } from './costs'
import { meeting, type Rule, sampled, through } from './crossings'
import { type Ask, type Diagram, diagram, type Line } from './diagram'
import { lineOf } from './interventions'

const AXES: MarketOptions = { x: 'Output', y: 'Cost, revenue' }

/** An average revenue curve: `price` where it meets the axis, `slope` how much it falls with each unit of output. */
export type Revenue = { price?: number; slope?: number }

/** AR and MR, which falls twice as steeply from the same start. */
export function revenue({ price = 92, slope = 0.7 }: Revenue): {
  ar: Rule
  mr: Rule
  arLine: Line
  mrLine: Line
} {
  return {
    ar: q => price - slope * q,
    mr: q => price - 2 * slope * q,
    arLine: lineOf(through([0, price], -slope), '*AR* = *D*', 'p'),
    mrLine: lineOf(through([0, price], -2 * slope), '*MR*', 'p dash'),
  }
}

/** The output where a firm's rising marginal cost meets a rule that starts above it. */
export function outputAt(rule: Rule, mc: Rule, from: number): number {
  return meeting(rule, mc, from, 100)
}

const rectangle = (right: number, bottom: number, top: number): Point[] => [
  [0, bottom],
  [right, bottom],
  [right, top],
  [0, top],
]

/** Where MC turns up again: the search for its crossing starts there. */
function bottomOfMc({ bestAt = 40 }: CostFunction): number {
  return (bestAt * 2) / 3
}

type FirmPoint = 'best' | 'averageCost' | 'shutDown' | 'breakEven'
type FirmArea = 'profit' | 'revenue' | 'cost'

/** A price for each state, from the firm's own costs. */
export type FirmState = 'supernormal' | 'normal' | 'loss' | 'shut down'

function priceFor(state: FirmState, { breakEven, shutDown }: Costs): number {
  const [low, even] = [shutDown[1], breakEven[1]]
  const prices: Record<FirmState, number> = {
    supernormal: even + 0.45 * (CEILING - even),
    normal: even,
    loss: (low + even) / 2,
    'shut down': low,
  }
  return prices[state]
}
const CEILING = 92

/** A firm in perfect competition at a price (or in a state): `profit` is its profit or its loss. */
export function competitiveFirm(
  options: Ask<FirmPoint, FirmArea> &
    CostFunction & { state?: FirmState; price?: number; withAvc?: boolean; priceName?: string } = {},
): Diagram<FirmPoint, FirmArea> {
  const rules = costs(options)
  const { state = 'normal', withAvc = state === 'loss' || state === 'shut down', priceName = '*P*' } = options
  const price = options.price ?? priceFor(state, rules)
  const q = outputAt(() => price, rules.mc, bottomOfMc(options))
  const cost = rules.ac(q)
  const apart = Math.abs(cost - price) > 0.5
  return diagram(
    {
      curves: [
        bend(rules.mc, '*MC*', 'r'),
        bend(rules.ac, '*AC*'),
        ...(withAvc ? [bend(rules.avc, '*AVC*', 'l dash')] : []),
        lineOf(through([0, price], 0), '*AR* = *MR*', 'p'),
      ],
      points: {
        best: [q, price],
        averageCost: [q, cost],
        shutDown: rules.shutDown,
        breakEven: rules.breakEven,
      },
      areas: {
        profit: rectangle(q, Math.min(cost, price), Math.max(cost, price)),
        revenue: rectangle(q, 0, price),
        cost: rectangle(q, 0, cost),
      },
      reads: [
        { point: [q, price], x: '*Q*', y: priceName },
        ...(apart ? [{ point: [q, cost] as Point, x: '*Q*', y: '*C*' }] : []),
      ],
    },
    options,
    { ...AXES, width: 226 },
  )
}

type MonopolyPoint = 'best' | 'price' | 'averageCost' | 'allocative' | 'revenueMaximum' | 'salesMaximum'
type MonopolyArea = 'profit' | 'deadweightLoss' | 'consumerSurplus' | 'revenue'

/** The last output at which a firm still covers its costs. */
function salesMaximum(ar: Rule, ac: Rule): number {
  return meeting(
    ar,
    ac,
    sampled(q => q, 5, 96, 60).reduce((best, [q]) => (ar(q) - ac(q) > ar(best) - ac(best) ? q : best), 5),
    100,
  )
}

/** One firm facing a falling AR: output where MR meets MC, price above it on AR, profit or loss from AC. */
export function monopoly(
  options: Ask<MonopolyPoint, MonopolyArea> & CostFunction & Revenue & { objectives?: boolean } = {},
): Diagram<MonopolyPoint, MonopolyArea> {
  const rules = costs({ lowest: 24, bestAt: 36, fixed: 420, ...options })
  const { price = 92, slope = 0.7, objectives = false } = options
  const { ar, mr, arLine, mrLine } = revenue({ price, slope })
  const start = bottomOfMc({ bestAt: options.bestAt ?? 36 })
  const q = outputAt(mr, rules.mc, mr(start) > rules.mc(start) ? start : 1)
  const [p, c] = [ar(q), rules.ac(q)]
  const fair = outputAt(ar, rules.mc, start)
  const most = price / (2 * slope)
  const points: Record<MonopolyPoint, Point> = {
    best: [q, rules.mc(q)],
    price: [q, p],
    averageCost: [q, c],
    allocative: [fair, ar(fair)],
    revenueMaximum: [most, ar(most)],
    salesMaximum: [salesMaximum(ar, rules.ac), ar(salesMaximum(ar, rules.ac))],
  }
  return diagram(
    {
      curves: [
        bend(rules.mc, '*MC*', 'r'),
        bend(rules.ac, '*AC*'),
        arLine,
        { ...mrLine, nameAt: objectives ? 'left' : 'end' },
      ],
      points,
      areas: {
        profit: rectangle(q, Math.min(c, p), Math.max(c, p)),
        deadweightLoss: [points.price, ...sampled(rules.mc, q, fair, 8)],
        consumerSurplus: [[0, p], points.price, [0, price]],
        revenue: rectangle(q, 0, p),
      },
      reads: [
        { point: points.price, x: '*Q*', y: '*P*' },
        { point: points.averageCost, x: '*Q*', y: '*C*' },
        { point: points.best, x: '*Q*', y: '' },
        ...(objectives
          ? [
              { point: points.revenueMaximum, x: '*Q*_{r}', y: '' },
              { point: points.allocative, x: '*Q*_{a}', y: '' },
              { point: points.salesMaximum, x: '*Q*_{s}', y: '' },
            ]
          : []),
      ],
    },
    options,
    { ...AXES, width: 242 },
  )
}

type CompetitionPoint = 'best' | 'price' | 'averageCost'

/** The AR of a slope that just touches AC: the least start at which it still reaches the curve. */
function touching(ac: Rule, slope: number): number {
  return Math.min(...sampled(q => ac(q) + slope * q, 4, 90, 8000).map(([, start]) => start))
}

/** Monopolistic competition: short-run profit, or the long run where AR touches AC above its lowest point. */
export function monopolisticCompetition(
  options: Ask<CompetitionPoint, 'profit'> & CostFunction & { run?: 'short' | 'long'; slope?: number } = {},
): Diagram<CompetitionPoint, 'profit'> {
  const { run = 'long', slope = 0.5 } = options
  const rules = costs({ lowest: 28, bestAt: 44, fixed: 560, ...options })
  const price = touching(rules.ac, slope) + (run === 'short' ? 14 : 0)
  const { ar, mr, arLine, mrLine } = revenue({ price, slope })
  const start = bottomOfMc({ bestAt: options.bestAt ?? 44 })
  const q = outputAt(mr, rules.mc, mr(start) > rules.mc(start) ? start : 1)
  const c = rules.ac(q)
  return diagram(
    {
      curves: [bend(rules.mc, '*MC*', 'r'), bend(rules.ac, '*AC*'), arLine, mrLine],
      points: { best: [q, rules.mc(q)], price: [q, ar(q)], averageCost: [q, c] },
      areas: { profit: rectangle(q, c, ar(q)) },
      reads: [
        { point: [q, ar(q)], x: '*Q*', y: '*P*' },
        { point: [q, rules.mc(q)], x: '*Q*', y: '' },
        ...(run === 'short' ? [{ point: [q, c] as Point, x: '*Q*', y: '*C*' }] : []),
      ],
    },
    options,
    { ...AXES, width: 242 },
  )
}
