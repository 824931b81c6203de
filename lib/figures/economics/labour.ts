import type { MarketOptions } from '@/lib/figures/markets'
import { dimension, type Point } from '@/lib/figures/shapes'
import { atX, atY, crossing, movedBy, through } from './crossings'
import { type Ask, type Diagram, diagram } from './diagram'
import { lineOf } from './interventions'

const AXES: MarketOptions = { x: 'Quantity of labour', y: 'Wage rate', width: 246 }

type LabourPoint = 'before' | 'after'

/** A competitive labour market; `demandMove` and `supplyMove` shift a curve right (+) or left (−). */
export function labourMarket(
  options: Ask<LabourPoint, 'wageBill'> & { demandMove?: number; supplyMove?: number } = {},
): Diagram<LabourPoint, 'wageBill'> {
  const { demandMove = 0, supplyMove = 0 } = options
  const before: Point = [46, 50]
  const [d, s] = [through(before, -0.86), through(before, 0.86)]
  const [d2, s2] = [movedBy(d, demandMove), movedBy(s, supplyMove)]
  const after = crossing(d2, s2)
  const moves = demandMove !== 0 || supplyMove !== 0
  const name = (letters: string, moved: number) => (moved === 0 ? letters : `${letters}_{1}`)
  return diagram(
    {
      curves: [
        lineOf(s, name('*S*_{L}', supplyMove).replace('_{L}_{1}', '_{L1}')),
        lineOf(d, demandMove === 0 ? '*D*_{L} = *MRP*' : '*MRP*_{1}'),
        ...(demandMove === 0 ? [] : [lineOf(d2, '*MRP*_{2}', 'p')]),
        ...(supplyMove === 0 ? [] : [lineOf(s2, '*S*_{L2}', 'p')]),
      ],
      points: { before, after },
      areas: { wageBill: [[0, 0], [after[0], 0], after, [0, after[1]]] },
      reads: [
        { point: before, x: moves ? '*L*_{1}' : '*L*', y: moves ? '*W*_{1}' : '*W*' },
        ...(moves ? [{ point: after, x: '*L*_{2}', y: '*W*_{2}' }] : []),
      ],
    },
    options,
    { ...AXES, width: 236 },
  )
}

type FloorPoint = 'before' | 'demanded' | 'supplied'

/** A minimum wage, or a wage a union has won, above the equilibrium: the supply is level up to its old curve. */
export function wageFloor(
  options: Ask<FloorPoint, 'wageBill'> & { wage?: number; by?: 'minimum wage' | 'union'; gap?: string } = {},
): Diagram<FloorPoint, 'wageBill'> {
  const { wage = 68, by = 'minimum wage', gap = by === 'union' ? '' : 'unemployment' } = options
  const before: Point = [46, 50]
  const [d, s] = [through(before, -0.86), through(before, 0.86)]
  const [demanded, supplied] = [atY(d, wage), atY(s, wage)]
  return diagram(
    {
      curves: [
        lineOf(s, '*S*_{L}'),
        lineOf(d, '*D*_{L} = *MRP*'),
        by === 'union'
          ? { kind: 'bend', points: [[0, wage], supplied], name: '', cls: 'p thick' }
          : lineOf(through([0, wage], 0), '*W*_{min}', 'p'),
      ],
      points: { before, demanded, supplied },
      areas: { wageBill: [[0, 0], [demanded[0], 0], demanded, [0, wage]] },
      reads: [
        { point: before, x: '*L*_{1}', y: '*W*_{1}' },
        { point: demanded, x: '*L*_{2}', y: by === 'union' ? '*W*_{2}' : '' },
        { point: supplied, x: '*L*_{3}', y: '' },
      ],
      over: m => {
        if (gap === '') return ''
        const [, y] = m.at(0, wage)
        const [x1, x2] = [m.at(...demanded)[0], m.at(...supplied)[0]]
        return dimension(x1, y - 10, x2, y - 10, gap)
      },
    },
    options,
    { ...AXES, width: 236 },
  )
}

type MonopsonyPoint = 'hired' | 'paid' | 'competitive' | 'withMinimum'

/** A monopsony: MCL rises twice as steeply as ACL; it hires where MCL meets MRP and pays the wage on ACL. */
export function monopsony(
  options: Ask<MonopsonyPoint, 'deadweightLoss' | 'exploitation'> & { minimumWage?: number } = {},
): Diagram<MonopsonyPoint, 'deadweightLoss' | 'exploitation'> {
  const { minimumWage } = options
  const start: Point = [0, 12]
  const [acl, mcl, mrp] = [through(start, 0.62), through(start, 1.24), through([0, 92], -0.8)]
  const hired = crossing(mcl, mrp)
  const paid = atX(acl, hired[0])
  const competitive = crossing(acl, mrp)
  const floor = minimumWage ?? paid[1]
  // Up to the competitive wage the floor makes supply level; above it demand decides.
  const onFloor = floor <= competitive[1] ? atY(acl, floor) : atY(mrp, floor)
  return diagram(
    {
      curves: [
        lineOf(mcl, '*MCL*', 'r'),
        lineOf(acl, '*S*_{L} = *ACL*'),
        lineOf(mrp, '*MRP*'),
        ...(minimumWage === undefined ? [] : [lineOf(through([0, floor], 0), '*W*_{min}', 'p')]),
      ],
      points: { hired, paid, competitive, withMinimum: onFloor },
      areas: {
        deadweightLoss: [paid, competitive, hired],
        exploitation: [[0, paid[1]], paid, hired, [0, hired[1]]],
      },
      reads: [
        { point: paid, x: '*L*_{1}', y: '*W*_{1}' },
        { point: hired, x: '*L*_{1}', y: '' },
        ...(minimumWage === undefined
          ? [{ point: competitive, x: '*L*_{c}', y: '*W*_{c}' }]
          : [{ point: onFloor, x: '*L*_{2}', y: '' }]),
      ],
    },
    options,
    { ...AXES, width: 240 },
  )
}
