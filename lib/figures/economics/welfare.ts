import { arrow, dimension, type Point, text } from '@/lib/figures/shapes'
import { atX, crossing, movedBy, type Straight, through } from './crossings'
import { type Ask, type Diagram, diagram } from './diagram'
import { lineOf } from './interventions'

export type Externality =
  | 'negative production'
  | 'negative consumption'
  | 'positive production'
  | 'positive consumption'

type WelfarePoint = 'market' | 'optimum' | 'marginOfMarket'
type WelfareArea = 'welfare'

/** What each kind moves: the social curve lies above (+) or below (−) the private one. */
const KINDS: Record<Externality, { side: 'cost' | 'benefit'; up: 1 | -1 }> = {
  'negative production': { side: 'cost', up: 1 },
  'positive production': { side: 'cost', up: -1 },
  'negative consumption': { side: 'benefit', up: -1 },
  'positive consumption': { side: 'benefit', up: 1 },
}

/**
 * MPC, MSC, MPB and MSB with the market's quantity Q1, the optimum Q2 and the triangle between them:
 * welfare lost by too much, or to be gained by more. `size` is the external cost or benefit per unit.
 */
export function externality(
  kind: Externality,
  options: Ask<WelfarePoint, WelfareArea> & { size?: number; marginalExternal?: string } = {},
): Diagram<WelfarePoint, WelfareArea> {
  const { size = 30, marginalExternal = '' } = options
  const { side, up } = KINDS[kind]
  const market: Point = [50, 50]
  const [benefit, cost] = [through(market, -0.86), through(market, 0.86)]
  const social = movedBy(side === 'cost' ? cost : benefit, 0, up * size)
  const optimum = crossing(social, side === 'cost' ? benefit : cost)
  const margin = atX(social, market[0])
  const leftFree = (side === 'cost') === up > 0
  const names =
    side === 'cost'
      ? { cost: '*MPC*', benefit: '*MPB* = *MSB*', social: '*MSC*' }
      : { cost: '*MPC* = *MSC*', benefit: '*MPB*', social: '*MSB*' }
  return diagram(
    {
      curves: [
        lineOf(cost, names.cost),
        lineOf(benefit, names.benefit),
        lineOf(social, names.social, 'p'),
        { kind: 'bend', points: [market, margin], name: '', cls: 'l dash thin' },
      ],
      points: { market, optimum, marginOfMarket: margin },
      areas: { welfare: [market, margin, optimum] },
      reads: [
        { point: market, x: '*Q*_{1}', y: '*P*_{1}' },
        { point: optimum, x: '*Q*_{2}', y: '*P*_{2}' },
      ],
      over: m =>
        marginalExternal === ''
          ? ''
          : dimension(...m.at(...market), ...m.at(...margin), '') +
            // Beyond the arrow's end, on the side that the social curve leaves free.
            text(
              m.at(...margin)[0] + (leftFree ? -8 : 8),
              m.at(...margin)[1] + (up > 0 ? -5 : 14),
              marginalExternal,
              {
                anchor: leftFree ? 'end' : 'start',
              },
            ),
    },
    { shade: ['welfare'], ...options },
    { y: 'Costs, benefits', width: 226 },
  )
}

type CorrectionPoint = 'market' | 'optimum' | 'sellersGet'

/** A tax on the good with an external cost: private cost plus tax meets benefit at the optimum. */
export function pigouTax(
  options: Ask<CorrectionPoint, 'revenue' | 'welfare'> & { size?: number } = {},
): Diagram<CorrectionPoint, 'revenue' | 'welfare'> {
  const { size = 30 } = options
  const market: Point = [50, 50]
  const [benefit, cost] = [through(market, -0.86), through(market, 0.86)]
  const social = movedBy(cost, 0, size)
  const optimum = crossing(social, benefit)
  const sellersGet = atX(cost, optimum[0])
  return diagram(
    {
      curves: [
        lineOf(cost, '*MPC*'),
        lineOf(benefit, '*MPB* = *MSB*'),
        lineOf(social, '*MSC* = *MPC* + tax', 'p', 'above'),
      ],
      points: { market, optimum, sellersGet },
      areas: {
        revenue: [[0, optimum[1]], optimum, sellersGet, [0, sellersGet[1]]],
        welfare: [market, atX(social, market[0]), optimum],
      },
      reads: [
        { point: market, x: '*Q*_{1}', y: '*P*_{1}' },
        { point: optimum, x: '*Q*_{2}', y: '*P*_{2}' },
        { point: sellersGet, x: '*Q*_{2}', y: '*P*_{3}' },
      ],
    },
    options,
    { y: 'Costs, benefits', width: 226 },
  )
}

type BufferPoint = 'normal' | 'goodHarvest' | 'poorHarvest' | 'boughtTo' | 'soldTo'
type BufferArea = 'purchase' | 'sale'

/** A buffer stock: an agency buys at the floor after a good harvest and sells at the ceiling after a poor one. */
export function bufferStock(
  options: Ask<BufferPoint, BufferArea> & {
    floor?: number
    ceiling?: number
    harvest?: 'good' | 'poor' | 'both'
  } = {},
): Diagram<BufferPoint, BufferArea> {
  const { floor = 40, ceiling = 60, harvest = 'both' } = options
  const normal: Point = [48, 50]
  const demand = through(normal, -0.9)
  const upright = (x: number): Straight => through([x, 50], Number.POSITIVE_INFINITY)
  const [good, poor] = [crossing(demand, upright(76)), crossing(demand, upright(20))]
  const [low, high] = [through([0, floor], 0), through([0, ceiling], 0)]
  const [atFloor, atCeiling] = [crossing(demand, low), crossing(demand, high)]
  const withGood = harvest !== 'poor'
  const withPoor = harvest !== 'good'
  return diagram(
    {
      curves: [
        lineOf(demand, '*D*'),
        lineOf(upright(48), '*S*_{1}'),
        ...(withGood ? [lineOf(upright(76), '*S*_{2}', 'p')] : []),
        ...(withPoor ? [lineOf(upright(20), '*S*_{3}', 'p')] : []),
        lineOf(high, 'ceiling', 'r'),
        lineOf(low, 'floor', 'r'),
      ],
      points: { normal, goodHarvest: good, poorHarvest: poor, boughtTo: atFloor, soldTo: atCeiling },
      areas: {
        purchase: [[atFloor[0], 0], atFloor, [76, floor], [76, 0]],
        sale: [[20, 0], [20, ceiling], atCeiling, [atCeiling[0], 0]],
      },
      reads: [
        { point: normal, x: '*Q*_{1}', y: '*P*_{1}' },
        ...(withGood
          ? [
              { point: atFloor, x: '*Q*_{f}', y: '' },
              { point: [76, floor] as Point, x: '*Q*_{2}', y: '' },
            ]
          : []),
        ...(withPoor
          ? [
              { point: atCeiling, x: '*Q*_{c}', y: '' },
              { point: [20, ceiling] as Point, x: '*Q*_{3}', y: '' },
            ]
          : []),
      ],
    },
    options,
  )
}

type ElasticityPoint = 'top' | 'elastic' | 'middle' | 'inelastic' | 'bottom'

/** A straight demand curve from axis to axis: elastic above its middle, inelastic below. */
export function elasticityAlong(
  options: Ask<ElasticityPoint, 'revenue'> & { price?: number; values?: boolean } = {},
): Diagram<ElasticityPoint, 'revenue'> {
  const { values = true, price = 42 } = options
  const demand: Straight = [
    [0, 84],
    [84, 0],
  ]
  const points = {
    top: [0, 84],
    elastic: [21, 63],
    middle: [42, 42],
    inelastic: [63, 21],
    bottom: [84, 0],
  } as const
  return diagram(
    {
      curves: [{ kind: 'bend', points: demand, name: '' }],
      points,
      areas: {
        revenue: [
          [0, 0],
          [0, price],
          [84 - price, price],
          [84 - price, 0],
        ],
      },
      reads: [{ point: points.middle, x: '*Q*_{m}', y: '*P*_{m}' }],
      over: m =>
        m.label(76, 12, '*D*') +
        (values
          ? [
              m.label(4, 84, '*PED* = ∞'),
              m.label(25, 64, '*PED* > 1'),
              m.label(46, 43, '*PED* = 1'),
              m.label(66, 24, '*PED* < 1'),
              m.label(86, 3, '*PED* = 0'),
            ].join('')
          : ''),
    },
    options,
    { width: 230 },
  )
}

/** An arrow for a curve's shift, at one height or quantity of the diagram. */
export function shiftArrow({ market }: Pick<Diagram, 'market'>, from: Point, to: Point) {
  return arrow(...market.at(...from), ...market.at(...to), { cls: 'p' })
}
