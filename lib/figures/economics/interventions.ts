import { dimension, type Point } from '@/lib/figures/shapes'
import { atX, atY, crossing, movedBy, type Straight, through } from './crossings'
import { type Ask, type Diagram, diagram, type Line } from './diagram'

/** How a curve answers to price, from upright to level. */
export type Response = 'perfectly inelastic' | 'inelastic' | 'unit' | 'elastic' | 'perfectly elastic'

export type Responses = { demand?: Response; supply?: Response }

const STEEPNESS: Record<Response, number> = {
  'perfectly inelastic': Number.POSITIVE_INFINITY,
  inelastic: 2,
  unit: 0.86,
  elastic: 0.36,
  'perfectly elastic': 0,
}

/** Demand and supply crossing in the middle of the diagram. */
export function demandAndSupply({ demand = 'unit', supply = 'unit' }: Responses): {
  d: Straight
  s: Straight
  e: Point
} {
  const e: Point = [50, 50]
  return { d: through(e, -STEEPNESS[demand]), s: through(e, STEEPNESS[supply]), e }
}

export const lineOf = (line: Straight, name: string, cls = 'l', nameAt: Line['nameAt'] = 'end'): Line => ({
  kind: 'line',
  line,
  name,
  cls,
  nameAt,
})

const box = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

type SurplusPoint = 'equilibrium'
type SurplusArea = 'consumerSurplus' | 'producerSurplus'

/** Consumer surplus between demand and price, producer surplus between price and supply. */
export function surplus(
  options: Ask<SurplusPoint, SurplusArea> & Responses = {},
): Diagram<SurplusPoint, SurplusArea> {
  const { d, s, e } = demandAndSupply(options)
  return diagram(
    {
      curves: [lineOf(s, '*S*'), lineOf(d, '*D*')],
      points: { equilibrium: e },
      areas: {
        consumerSurplus: [[0, e[1]], e, atX(d, 0)],
        producerSurplus: [[0, e[1]], e, atX(s, 0)],
      },
      reads: [{ point: e, x: '*Q*_{e}', y: '*P*_{e}' }],
    },
    options,
  )
}

type TaxPoint = 'before' | 'after' | 'sellersGet'
type TaxArea =
  | 'consumerBurden'
  | 'producerBurden'
  | 'revenue'
  | 'deadweightLoss'
  | 'consumerSurplus'
  | 'producerSurplus'

/** The supply that buyers meet: moved up by a specific tax, turned by an ad valorem one. */
function taxedSupply(s: Straight, amount: number, adValorem: boolean): Straight {
  if (!adValorem) return movedBy(s, 0, amount)
  // Measured at the first equilibrium, so that `amount` means much the same for both taxes.
  const [first, second] = s
  const rate = 1 + amount / 50
  return [
    [first[0], first[1] * rate],
    [second[0], second[1] * rate],
  ]
}

/** An indirect tax: incidence on consumers and producers, revenue, deadweight loss. `amount` in per cent of the axis. */
export function indirectTax(
  options: Ask<TaxPoint, TaxArea> & Responses & { amount?: number; adValorem?: boolean } = {},
): Diagram<TaxPoint, TaxArea> {
  const { amount = 30, adValorem = false } = options
  const { d, s, e } = demandAndSupply(options)
  const taxed = taxedSupply(s, amount, adValorem)
  const after = crossing(d, taxed)
  const upright = options.supply === 'perfectly inelastic'
  const sellersGet: Point = upright ? [e[0], e[1] - amount] : atX(s, after[0])
  const buyers: Point = upright ? e : after
  const [q, paid] = buyers
  return diagram(
    {
      curves: [
        lineOf(s, '*S*'),
        ...(upright ? [] : [lineOf(taxed, adValorem ? '*S*_{t}' : '*S* + tax', 'p')]),
        lineOf(d, '*D*'),
      ],
      points: { before: e, after: buyers, sellersGet },
      areas: {
        consumerBurden: box(0, e[1], q, paid),
        producerBurden: box(0, sellersGet[1], q, e[1]),
        revenue: box(0, sellersGet[1], q, paid),
        deadweightLoss: [sellersGet, e, buyers],
        consumerSurplus: [[0, paid], buyers, atX(d, 0)],
        producerSurplus: [[0, sellersGet[1]], sellersGet, atX(s, 0)],
      },
      reads: [
        { point: e, x: '*Q*_{1}', y: '*P*_{1}' },
        { point: buyers, x: '*Q*_{2}', y: '*P*_{2}' },
        { point: sellersGet, x: '*Q*_{2}', y: upright ? '*P*_{2}' : '*P*_{3}' },
      ],
    },
    options,
  )
}

type SubsidyPoint = 'before' | 'after' | 'sellersGet'
type SubsidyArea = 'consumerGain' | 'producerGain' | 'cost' | 'deadweightLoss'

/** A subsidy per unit: lower price for buyers, more for sellers, its cost, and the welfare loss. */
export function subsidy(
  options: Ask<SubsidyPoint, SubsidyArea> & Responses & { amount?: number } = {},
): Diagram<SubsidyPoint, SubsidyArea> {
  const { amount = 30 } = options
  const { d, s, e } = demandAndSupply(options)
  const aided = movedBy(s, 0, -amount)
  const after = crossing(d, aided)
  const sellersGet = atX(s, after[0])
  return diagram(
    {
      curves: [lineOf(s, '*S*'), lineOf(aided, '*S* + subsidy', 'p'), lineOf(d, '*D*')],
      points: { before: e, after, sellersGet },
      areas: {
        consumerGain: box(0, after[1], after[0], e[1]),
        producerGain: box(0, e[1], after[0], sellersGet[1]),
        cost: box(0, after[1], after[0], sellersGet[1]),
        deadweightLoss: [e, sellersGet, after],
      },
      reads: [
        { point: e, x: '*Q*_{1}', y: '*P*_{1}' },
        { point: after, x: '*Q*_{2}', y: '*P*_{2}' },
        { point: sellersGet, x: '*Q*_{2}', y: '*P*_{3}' },
      ],
    },
    options,
    { width: 226 },
  )
}

type LimitPoint = 'before' | 'demanded' | 'supplied'
type LimitArea = 'consumerSurplus' | 'producerSurplus' | 'deadweightLoss' | 'purchases'

/** A maximum price (below the equilibrium) or a minimum price (above it), with the shortage or surplus it makes. */
export function priceLimit(
  options: Ask<LimitPoint, LimitArea> &
    Responses & { kind: 'maximum' | 'minimum'; price?: number; gap?: string },
): Diagram<LimitPoint, LimitArea> {
  const { kind, price = kind === 'maximum' ? 28 : 70 } = options
  const { d, s, e } = demandAndSupply(options)
  const [demanded, supplied] = [atY(d, price), atY(s, price)]
  const short = demanded[0] < supplied[0] ? demanded : supplied
  const level = through([0, price], 0)
  const gap = options.gap ?? (kind === 'maximum' ? 'shortage' : 'surplus')
  return diagram(
    {
      curves: [
        lineOf(s, '*S*'),
        lineOf(d, '*D*'),
        lineOf(level, kind === 'maximum' ? '*P*_{max}' : '*P*_{min}', 'p'),
      ],
      points: { before: e, demanded, supplied },
      areas: {
        consumerSurplus: [[0, price], [short[0], price], atX(d, short[0]), atX(d, 0)],
        producerSurplus: [[0, price], [short[0], price], atX(s, short[0]), atX(s, 0)],
        deadweightLoss: [atX(s, short[0]), e, atX(d, short[0])],
        purchases: box(demanded[0], 0, supplied[0], price),
      },
      reads: [
        { point: e, x: '*Q*_{e}', y: '*P*_{e}' },
        { point: demanded, x: '*Q*_{d}', y: '' },
        { point: supplied, x: '*Q*_{s}', y: '' },
      ],
      over: m => {
        if (gap === '') return ''
        const y = m.at(0, price)[1] + (kind === 'maximum' ? 12 : -10)
        const [x1, x2] = [m.at(...demanded)[0], m.at(...supplied)[0]]
        return dimension(Math.min(x1, x2), y, Math.max(x1, x2), y, gap, [
          kind === 'maximum' ? (m.at(...e)[0] + Math.max(x1, x2)) / 2 : (x1 + x2) / 2,
          y + (kind === 'maximum' ? 15 : -6),
        ])
      },
    },
    options,
  )
}
