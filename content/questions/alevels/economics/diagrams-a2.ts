import { diagram, falling } from '@/lib/exams/authoring/diagram'
import type { DiagramCheck } from '@/lib/exams/marking/diagram'
import type { Point } from '@/lib/figures/shapes'
import { toAxes } from './diagrams'

// Costs and revenue of a firm on axes of 100: AR = 92 − x, MR = 92 − 2x, MC = 11 + 0.6x, AC lowest where MC meets it.
const AR: Point[] = [
  [6, 86],
  [86, 6],
]
const MR: Point[] = [
  [4, 84],
  [37, 18],
]
const MC: Point[] = [
  [8, 15.8],
  [88, 63.8],
]
const AC: Point[] = [
  [12, 74],
  [20, 61],
  [31, 51.5],
  [44, 46.3],
  [57, 45.2],
  [70, 48.5],
  [84, 58],
]
/** Where MR = MC and where AR = MC. */
const MONOPOLY: Point = [31.2, 60.8]
const COMPETITIVE: Point = [50.6, 41.4]

const MC_MEETS_MR = { cross: ['MR', 'MC'] } as const

/** A monopoly maximises profit; the output at which price would equal marginal cost stands beside it. */
export function monopolyDiagram(firm: string) {
  const checks: DiagramCheck[] = [
    ...falling('AR', 'MR'),
    { moves: 'MR', to: 'left', from: 'AR' },
    { draws: 'MC', shape: ['rises', 'u'] },
    { draws: 'AC', shape: 'u' },
    { marks: 'Qm', at: { on: 'x', over: MC_MEETS_MR } },
    { marks: 'Pm', at: { on: 'y', beside: { on: 'AR', over: MC_MEETS_MR } } },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'market-structures/monopoly-drawn',
      title: 'Costs and revenue of a monopoly',
      shows: `AR of ${firm} falls, and MR falls twice as steeply below it. AC is U-shaped, and MC rises through its lowest point. MR and MC cross at the quantity Qm; the price Pm is read off AR above that crossing and lies above AC. AR and MC cross at the larger quantity Qc and the lower price Pc.`,
      x: 'Quantity',
      y: 'Cost, revenue',
      curves: {
        AR: { text: 'AR', through: AR },
        MR: { text: 'MR', through: MR },
        MC: { text: 'MC', through: MC },
        AC: { text: 'AC', through: AC },
      },
      spots: {
        Pm: { text: 'Pm', at: [-11, MONOPOLY[1]] },
        Qm: { text: 'Qm', at: [MONOPOLY[0], -7] },
        Pc: { text: 'Pc', at: [-11, COMPETITIVE[1]] },
        Qc: { text: 'Qc', at: [COMPETITIVE[0], -7] },
      },
      guides: [...toAxes(MONOPOLY), ...toAxes(COMPETITIVE)],
    }),
  }
}
