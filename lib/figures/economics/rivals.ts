import type { MarketOptions } from '@/lib/figures/markets'
import { type Point, type Shape, text } from '@/lib/figures/shapes'
import { bend, type CostFunction, costs } from './costs'
import { crossing, meeting, movedBy, type Rule, through } from './crossings'
import { type Ask, type Diagram, diagram } from './diagram'
import { competitiveFirm, revenue } from './firms'
import { lineOf } from './interventions'

const LEFT: MarketOptions = { left: 46, width: 110, height: 150 }
const RIGHT: MarketOptions = { left: 218, width: 110, height: 150 }

/** The height of a figure with two diagrams side by side. */
export const PAIR_HEIGHT = 244

const below = (x: number, content: string): Shape => text(x, 238, content, { anchor: 'middle' })

/**
 * An industry in perfect competition beside one of its firms, on one price scale. With `entry` the supply moves
 * right until the price is the firm's lowest average cost: the long run.
 */
export function industryAndFirm(options: CostFunction & { price?: number; entry?: boolean } = {}): {
  shape: Shape
  industry: Diagram<'first' | 'last', never>
  firm: Diagram
} {
  const rules = costs({ lowest: 26, bestAt: 36, fixed: 500, bend: 0.006, ...options })
  const even = rules.breakEven[1]
  const { entry = false, price = entry ? even + 26 : even } = options
  const first: Point = [44, price]
  const [demand, supply] = [through(first, -0.8), through(first, 0.8)]
  const moved = movedBy(supply, 0, -2 * (price - even))
  const last = entry ? crossing(demand, moved) : first
  const industry = diagram(
    {
      curves: [
        lineOf(demand, '*D*'),
        lineOf(supply, entry ? '*S*_{1}' : '*S*'),
        ...(entry ? [lineOf(moved, '*S*_{2}', 'p')] : []),
      ],
      points: { first, last },
      areas: {},
      reads: [
        { point: first, x: '', y: entry ? '*P*_{1}' : '*P*' },
        ...(entry ? [{ point: last, x: '', y: '*P*_{2}' }] : []),
      ],
    },
    { frame: { ...LEFT, y: 'Price' } },
  )
  const later = meeting(() => even, rules.mc, 24, 100)
  const now = meeting(() => price, rules.mc, 24, 100)
  const level = (y: number, name: string, cls: string) => lineOf(through([0, y], 0), name, cls)
  const firm = entry
    ? diagram(
        {
          curves: [
            bend(rules.mc, '*MC*', 'r'),
            bend(rules.ac, '*AC*'),
            level(price, '*AR*_{1}', 'l'),
            level(even, '*AR*_{2}', 'p'),
          ],
          points: { first: [now, price] as Point, last: [later, even] as Point },
          areas: {},
          reads: [
            { point: [now, price], x: '*Q*_{1}', y: '*P*_{1}' },
            { point: [later, even], x: '*Q*_{2}', y: '*P*_{2}' },
          ],
        },
        { frame: { ...RIGHT, x: 'Output', y: 'Price, cost' } },
      )
    : competitiveFirm({
        lowest: 26,
        bestAt: 36,
        fixed: 500,
        bend: 0.006,
        ...options,
        price,
        frame: { ...RIGHT, width: 76, x: 'Output', y: 'Price, cost' },
      })
  return {
    shape: industry.shape + firm.shape + below(96, 'industry') + below(266, 'one firm'),
    industry,
    firm,
  }
}

/** Third-degree price discrimination: two markets with unlike elasticity and one level of cost. */
export function priceDiscrimination(
  options: { cost?: number; names?: readonly [string, string]; reads?: boolean } = {},
): { shape: Shape; prices: readonly [number, number]; quantities: readonly [number, number] } {
  const { cost = 26, names = ['inelastic demand', 'elastic demand'], reads = true } = options
  const one = (frame: MarketOptions, price: number, slope: number, at: 'A' | 'B') => {
    const { ar, arLine, mrLine } = revenue({ price, slope })
    const q = (price - cost) / (2 * slope)
    const drawn = diagram(
      {
        curves: [{ ...arLine, name: '*AR*' }, mrLine, lineOf(through([0, cost], 0), '*MC*', 'r')],
        points: { best: [q, cost] as Point, price: [q, ar(q)] as Point },
        areas: {},
        reads: [
          { point: [q, ar(q)], x: `*Q*_{${at}}`, y: `*P*_{${at}}` },
          { point: [q, cost], x: '', y: '' },
        ],
      },
      { reads, frame: { ...frame, y: 'Price, cost' } },
    )
    return { drawn, q, p: ar(q) }
  }
  const [a, b] = [one(LEFT, 92, 1.3, 'A'), one(RIGHT, 62, 0.5, 'B')]
  return {
    shape: a.drawn.shape + b.drawn.shape + below(96, names[0]) + below(266, names[1]),
    prices: [a.p, b.p],
    quantities: [a.q, b.q],
  }
}

type KinkPoint = 'kink' | 'gapTop' | 'gapBottom'

/** A kinked demand curve: elastic above the price, inelastic below; MR has a gap that MC can move in. */
export function kinkedDemand(
  options: Ask<KinkPoint, never> & { costs?: 0 | 1 | 2 } = {},
): Diagram<KinkPoint, never> {
  const { costs: count = 2 } = options
  const kink: Point = [46, 62]
  const [above, below] = [0.36, 0.92]
  const start = kink[1] + above * kink[0]
  const lower = kink[1] + below * kink[0]
  const gapTop: Point = [kink[0], start - 2 * above * kink[0]]
  const gapBottom: Point = [kink[0], lower - 2 * below * kink[0]]
  const end = lower / (2 * below)
  const mcAt =
    (height: number): Rule =>
    q =>
      height + 0.018 * (q - 14) ** 2 - 0.018 * (kink[0] - 14) ** 2
  const heights = [gapTop[1] - 7, gapBottom[1] + 6]
  return diagram(
    {
      curves: [
        { kind: 'bend', points: [[0, start], kink], name: '' },
        { kind: 'bend', points: [kink, [92, lower - below * 92]], name: '*AR* = *D*' },
        { kind: 'bend', points: [[0, start], gapTop], name: '', cls: 'p dash' },
        { kind: 'bend', points: [gapTop, gapBottom], name: '', cls: 'p dash thin' },
        { kind: 'bend', points: [gapBottom, [end - 2, 4]], name: '*MR*', cls: 'p dash' },
        ...heights
          .slice(0, count)
          .map((height, at) => bend(mcAt(height), count === 1 ? '*MC*' : `*MC*_{${at + 1}}`, 'r', 14, 72)),
      ],
      points: { kink, gapTop, gapBottom },
      areas: {},
      reads: [{ point: kink, x: '*Q*', y: '*P*' }],
    },
    options,
    { x: 'Output', y: 'Cost, revenue', width: 236 },
  )
}

type NaturalPoint = 'monopoly' | 'averageCostPrice' | 'marginalCostPrice'

/** A natural monopoly: AC falls over all the output that is wanted; three prices a state may choose between. */
export function naturalMonopoly(
  options: Ask<NaturalPoint, 'loss'> & { fixed?: number; marginal?: number } = {},
): Diagram<NaturalPoint, 'loss'> {
  const { fixed = 1100, marginal = 14 } = options
  const [price, slope] = [90, 0.9]
  const { ar, arLine, mrLine } = revenue({ price, slope })
  const ac: Rule = q => marginal + fixed / Math.max(q, 0.01)
  const q1 = (price - marginal) / (2 * slope)
  const q2 = meeting(ar, ac, q1, 100)
  const q3 = (price - marginal) / slope
  return diagram(
    {
      curves: [
        bend(ac, '*AC*', 'l', 10, 92),
        lineOf(through([0, marginal], 0), '*MC*', 'r'),
        { ...arLine, name: '*AR* = *D*' },
        mrLine,
      ],
      points: { monopoly: [q1, ar(q1)], averageCostPrice: [q2, ar(q2)], marginalCostPrice: [q3, marginal] },
      areas: {
        loss: [
          [0, marginal],
          [q3, marginal],
          [q3, ac(q3)],
          [0, ac(q3)],
        ],
      },
      reads: [
        { point: [q1, ar(q1)], x: '*Q*_{1}', y: '*P*_{1}' },
        { point: [q2, ar(q2)], x: '*Q*_{2}', y: '*P*_{2}' },
        { point: [q3, marginal], x: '*Q*_{3}', y: '*P*_{3}' },
      ],
    },
    options,
    { x: 'Output', y: 'Cost, revenue', width: 236 },
  )
}
