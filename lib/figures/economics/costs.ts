import type { Point } from '@/lib/figures/shapes'
import { meeting, type Rule, sampled } from './crossings'
import { type Ask, type Bend, type Diagram, diagram } from './diagram'

export type CostFunction = {
  /** the lowest average variable cost, in per cent of the cost axis, and the output where it lies */
  lowest?: number
  bestAt?: number
  /** total fixed cost; 0 is the long run */
  fixed?: number
  /** how sharply the curves bend */
  bend?: number
}

export type Costs = {
  avc: Rule
  ac: Rule
  mc: Rule
  afc: Rule
  /** the bottom of AVC (shut-down point) and of AC (break-even point): MC goes through both */
  shutDown: Point
  breakEven: Point
}

/**
 * Curves of one total cost function, TC = F + Q(lowest + bend(Q − best)²): so MC is its derivative and passes
 * through the bottoms of AVC and AC, and AC and AVC draw together as AFC falls.
 */
export function costs({ lowest = 28, bestAt = 40, fixed = 640, bend = 0.01 }: CostFunction = {}): Costs {
  const avc: Rule = q => lowest + bend * (q - bestAt) ** 2
  const mc: Rule = q => avc(q) + 2 * bend * q * (q - bestAt)
  const afc: Rule = q => fixed / Math.max(q, 0.01)
  const ac: Rule = q => avc(q) + afc(q)
  const bottom = fixed <= 0 ? bestAt : meeting(mc, ac, bestAt, bestAt + 400)
  return { avc, ac, mc, afc, shutDown: [bestAt, lowest], breakEven: [bottom, ac(bottom)] }
}

const CEILING = 92

/** The part of a rule that lies on the diagram, between two outputs. */
export function visible(rule: Rule, from = 2, to = 88): Point[] {
  const inside = sampled(rule, from, to, 160).filter(([, y]) => y <= CEILING && y >= 0)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last ? sampled(rule, first[0], last[0], 40) : []
}

export const bend = (rule: Rule, name: string, cls = 'l', from = 2, to = 88): Bend => ({
  kind: 'bend',
  points: visible(rule, from, to),
  name,
  cls,
})

export type CostName = 'mc' | 'ac' | 'avc' | 'afc'
type CostPoint = 'shutDown' | 'breakEven'

const LOOK: Record<CostName, [name: string, cls: string]> = {
  mc: ['*MC*', 'r'],
  ac: ['*AC*', 'l'],
  avc: ['*AVC*', 'p'],
  afc: ['*AFC*', 'l dash'],
}

/** Short-run cost curves of a firm that are true to each other. Letters instead of names: `names: { mc: 'W' }`. */
export function costCurves(
  options: Ask<CostPoint, never> &
    CostFunction & { show?: readonly CostName[]; names?: Partial<Record<CostName, string>> } = {},
): Diagram<CostPoint, never> {
  const { show = ['mc', 'ac', 'avc', 'afc'], names = {} } = options
  const rules = costs(options)
  return diagram(
    {
      curves: show.map(each => bend(rules[each], names[each] ?? LOOK[each][0], LOOK[each][1])),
      points: { shutDown: rules.shutDown, breakEven: rules.breakEven },
      areas: {},
      reads: [],
    },
    options,
    { x: 'Output', y: 'Cost' },
  )
}

/** A long-run average cost curve touching short-run ones from below: economies, then diseconomies of scale. */
export function longRunCost(
  options: Ask<'minimumEfficientScale', never> & {
    bestAt?: number
    lowest?: number
    plants?: readonly number[]
  } = {},
): Diagram<'minimumEfficientScale', never> {
  const { bestAt = 48, lowest = 30, plants = [16, 48, 80] } = options
  const long: Rule = q => lowest + 0.017 * (q - bestAt) ** 2
  const slope: Rule = q => 0.034 * (q - bestAt)
  // Each plant's curve has the same height and slope as the long-run curve where they touch.
  const short = plants.map((touch, at): Bend => {
    const rule: Rule = q => long(touch) + slope(touch) * (q - touch) + 0.05 * (q - touch) ** 2
    const span = touch === bestAt ? 11 : 13
    const drawn = visible(rule, Math.max(2, touch - span), touch + span)
    // The name stands at the outer end, clear of the next plant.
    const points = touch < bestAt ? drawn.reverse() : drawn
    return { kind: 'bend', points, name: `*SRAC*_{${at + 1}}`, cls: 'f', nameAt: 'above' }
  })
  return diagram(
    {
      curves: [...short.map(each => ({ ...each, cls: 'l thin' })), bend(long, '*LRAC*', 'p', 2, 92)],
      points: { minimumEfficientScale: [bestAt, lowest] },
      areas: {},
      reads: [{ point: [bestAt, lowest], x: '*Q*_{m}', y: '' }],
    },
    options,
    { x: 'Output', y: 'Average cost' },
  )
}
