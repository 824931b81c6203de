import type { Point } from '@/lib/figures/shapes'
import { visible } from './costs'
import { type Rule, through } from './crossings'
import { type Ask, type Diagram, diagram, type Read } from './diagram'
import { lineOf } from './interventions'

type MoneyPoint = 'first' | 'second'

/** The money market: an upright supply of money and liquidity preference; a second supply shifts the rate. */
export function moneyMarket(
  options: Ask<MoneyPoint, never> & {
    supply?: readonly [number] | readonly [number, number]
    trap?: boolean
  } = {},
): Diagram<MoneyPoint, never> {
  const { supply = [36], trap = false } = options
  const demand: Rule = q => (trap ? 20 + 72 * Math.exp(-q / 14) : 10 + 1500 / (q + 10))
  const points = supply.map((q): Point => [q, demand(q)])
  const first = points[0] ?? [0, 0]
  const many = supply.length > 1
  return diagram(
    {
      curves: [
        { kind: 'bend', points: visible(demand, 2, 90), name: '*L*' },
        ...supply.map((q, at) =>
          lineOf(
            through([q, 50], Number.POSITIVE_INFINITY),
            many ? `*M*_{S${at + 1}}` : '*M*_{S}',
            at === 0 ? 'l' : 'p',
          ),
        ),
      ],
      points: { first, second: points[1] ?? first },
      areas: {},
      reads: points.map((point, at): Read => ({ point, x: '', y: many ? `*r*_{${at + 1}}` : '*r*' })),
    },
    options,
    { x: 'Quantity of money', y: 'Rate of interest' },
  )
}
