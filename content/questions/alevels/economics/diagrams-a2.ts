import { diagram, falling, readOff, rising } from '@/lib/exams/authoring/diagram'
import type { DiagramCheck } from '@/lib/exams/marking/diagram'
import type { Point } from '@/lib/figures/shapes'
import { demand, meeting, supply, toAxes, valuesAtAxes } from './diagrams'

// Costs and revenue of a firm on axes of 100: AR = 92 − x, MR = 92 − 2x, MC = 11 + 0.6x. AC is lowest where MC and AR
// meet, as in the long run of perfect competition.
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
  [12, 76],
  [20, 57],
  [31, 46.5],
  [41, 42.3],
  [50.6, 41.4],
  [62, 43],
  [74, 48],
  [84, 55],
]
/** Where MR = MC and where AR = MC. */
const MONOPOLY: Point = [31.2, 60.8]
const COMPETITIVE: Point = [50.6, 41.4]

const MC_MEETS_MR = { cross: ['MR', 'MC'] } as const

/**
 * A monopoly maximises profit; the output at which price would equal marginal cost stands beside it. Many books draw
 * this comparison with constant costs, or without AC. Where the monopoly may be a natural one, MC may fall as well.
 */
export function monopolyDiagram(firm: string, { isNatural = false } = {}) {
  const checks: DiagramCheck[] = [
    ...falling('AR', 'MR'),
    { moves: 'MR', to: 'left', from: 'AR' },
    { draws: 'MC', shape: ['rises', 'u', 'level', ...(isNatural ? (['falls'] as const) : [])] },
    { marks: 'Qm', at: { on: 'x', over: MC_MEETS_MR } },
    { marks: 'Pm', at: { on: 'y', beside: { on: 'AR', over: MC_MEETS_MR } } },
  ]
  const compared: DiagramCheck[] = [
    ...readOff(['AR', 'MC'], 'Pc', 'Qc'),
    { spot: { label: 'Pc' }, to: 'down', from: { label: 'Pm' } },
    { spot: { label: 'Qc' }, to: 'right', from: { label: 'Qm' } },
  ]
  return {
    checks,
    compared,
    drawing: diagram({
      name: 'market-structures/monopoly-drawn',
      title: 'Costs and revenue of a monopoly',
      shows: `AR of ${firm} falls, and MR falls twice as steeply below it. AC is U-shaped, and MC rises through its lowest point. MR and MC cross at the quantity Qm; the price Pm is read off AR above that crossing and lies above AC. AR and MC cross at the larger quantity Qc and the lower price Pc, where AC is lowest.`,
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

/** An external cost or benefit, measured upwards. */
const EXTERNAL = 30

/** Marginal cost rises, or is level where one more unit always costs the same. */
const costs = (...ids: readonly string[]): DiagramCheck[] =>
  ids.map(id => ({ draws: id, shape: ['rises', 'level'] }))

type External = { name: string; product: string }

/** Production harms others: marginal social cost lies above marginal private cost, and too much is produced. */
export function externalCostDiagram({ name, product }: External) {
  const [market, best] = [{ cross: ['D', 'MPC'] }, { cross: ['D', 'MSC'] }] as const
  const spots: [Point, Point] = [meeting(0, 0), meeting(0, -EXTERNAL)]
  const checks: DiagramCheck[] = [
    ...falling('D'),
    ...costs('MPC', 'MSC'),
    { moves: 'MSC', to: 'up', from: 'MPC' },
    ...readOff(['D', 'MPC'], 'P1', 'Q1'),
    ...readOff(['D', 'MSC'], 'P2', 'Q2'),
    { spot: { label: 'Q2' }, to: 'left', from: { label: 'Q1' } },
    { spot: { label: 'P2' }, to: 'up', from: { label: 'P1' } },
    { marks: 'WL', within: [best, market, { on: 'MSC', over: market }] },
  ]
  return {
    checks,
    drawing: diagram({
      name,
      title: 'A market with an external cost',
      shows: `The demand curve D for ${product}, its marginal private and social benefit, falls. MSC lies above MPC by the external cost. D and MPC meet at P₁ and Q₁, D and MSC at the higher price P₂ and the smaller quantity Q₂. WL, the welfare loss, stands between MSC and D from Q₂ to Q₁.`,
      x: 'Quantity',
      y: 'Cost, benefit',
      curves: {
        D: { text: 'D', through: demand() },
        MPC: { text: 'MPC', through: supply() },
        MSC: { text: 'MSC', through: supply(-EXTERNAL) },
      },
      spots: { ...valuesAtAxes(spots), WL: { text: 'WL', at: [41, 65] } },
      guides: spots.flatMap(toAxes),
    }),
  }
}

/** Consumption helps others: marginal social benefit lies above marginal private benefit, and too little is consumed. */
export function externalBenefitDiagram({ name, product }: External) {
  const [market, best] = [{ cross: ['MPB', 'S'] }, { cross: ['MSB', 'S'] }] as const
  const [start, most] = [meeting(0, 0), meeting(EXTERNAL, 0)]
  const checks: DiagramCheck[] = [
    ...falling('MPB', 'MSB'),
    ...costs('S'),
    { moves: 'MSB', to: 'up', from: 'MPB' },
    ...readOff(['MPB', 'S'], 'P1', 'Q1'),
    { marks: 'Q2', at: { on: 'x', over: best } },
    { marks: 'WL', within: [best, market, { on: 'MSB', over: market }] },
  ]
  return {
    checks,
    drawing: diagram({
      name,
      title: 'A market with an external benefit',
      shows: `The curve MSB for ${product} lies above MPB by the external benefit; both fall. The supply curve S, marginal private and social cost, rises. MPB and S meet at P₁ and Q₁, MSB and S at the larger quantity Q₂. WL, the welfare loss, stands between MSB and S from Q₁ to Q₂.`,
      x: 'Quantity',
      y: 'Cost, benefit',
      curves: {
        MPB: { text: 'MPB', through: demand() },
        MSB: { text: 'MSB', through: demand(EXTERNAL) },
        S: { text: 'S', through: supply() },
      },
      spots: {
        ...valuesAtAxes([start]),
        Q2: { text: 'Q₂', at: [most[0], -7] },
        WL: { text: 'WL', at: [50.5, 65] },
      },
      guides: [...toAxes(start), [most, [most[0], 0]]],
    }),
  }
}

/** A competitive market for labour with a minimum wage above the equilibrium. */
export function minimumWageDiagram(workers: string) {
  const floor = { cross: ['D', 'NMW'] } as const
  const wage = 68
  const checks: DiagramCheck[] = [
    ...falling('D'),
    ...rising('S'),
    { draws: 'NMW', shape: 'level' },
    { spot: floor, to: 'up', from: { cross: ['D', 'S'] } },
    ...readOff(['D', 'S'], 'W1', 'L1'),
    { marks: 'L2', at: { on: 'x', over: floor } },
    { marks: 'L3', at: { on: 'x', over: { cross: ['S', 'NMW'] } } },
    { spot: { label: 'L2' }, to: 'left', from: { label: 'L1' } },
    { spot: { label: 'L3' }, to: 'right', from: { label: 'L1' } },
  ]
  const [start, less, more]: [Point, Point, Point] = [
    [50, 50],
    [100 - wage, wage],
    [wage, wage],
  ]
  return {
    checks,
    drawing: diagram({
      name: 'labour/minimum-wage-drawn',
      title: 'A minimum wage in a competitive market for labour',
      shows: `The demand curve D for ${workers} falls and the supply curve S rises. They meet at the wage W₁ and the employment L₁. The level line NMW lies above W₁. It meets D at the smaller number L₂ and S at the larger number L₃.`,
      x: 'Number of workers',
      y: 'Wage',
      curves: {
        D: { text: 'D', through: demand() },
        S: { text: 'S', through: supply() },
        NMW: {
          text: 'NMW',
          through: [
            [0, wage],
            [90, wage],
          ],
        },
      },
      spots: {
        W1: { text: 'W₁', at: [-11, 50] },
        L1: { text: 'L₁', at: [50, -7] },
        L2: { text: 'L₂', at: [less[0], -7] },
        L3: { text: 'L₃', at: [more[0], -7] },
      },
      guides: [...toAxes(start), [less, [less[0], 0]], [more, [more[0], 0]]],
    }),
  }
}

/** A single buyer of labour pays less and employs fewer than a competitive market would. */
export function monopsonyDiagram(workers: string) {
  const hires = { cross: ['MC', 'MRP'] } as const
  const paid: Point = [32, 32]
  const checks: DiagramCheck[] = [
    ...falling('MRP'),
    ...rising('AC', 'MC'),
    { moves: 'MC', to: 'up', from: 'AC' },
    { marks: 'L1', at: { on: 'x', over: hires } },
    { marks: 'W1', at: { on: 'y', beside: { on: 'AC', over: hires } } },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'labour/monopsony-drawn',
      title: 'A monopsony in a market for labour',
      shows: `MRP of ${workers} falls. AC, the supply of labour, rises, and MC rises more steeply above it. MC and MRP cross at the employment L₁. The wage W₁ is read off AC below that crossing. AC and MRP cross at the higher wage W₂ and the larger employment L₂.`,
      x: 'Number of workers',
      y: 'Wage, cost',
      curves: {
        MRP: { text: 'MRP', through: demand() },
        AC: { text: 'AC', through: supply() },
        MC: {
          text: 'MC',
          through: [
            [6, 14.5],
            [44, 93.4],
          ],
        },
      },
      spots: {
        W1: { text: 'W₁', at: [-11, paid[1]] },
        L1: { text: 'L₁', at: [paid[0], -7] },
        W2: { text: 'W₂', at: [-11, 50] },
        L2: { text: 'L₂', at: [50, -7] },
      },
      guides: [
        [[0, paid[1]], paid],
        [
          [paid[0], 68],
          [paid[0], 0],
        ],
        ...toAxes([50, 50]),
      ],
    }),
  }
}

/**
 * Expected inflation rises: the short-run curve moves to the right along the level of unemployment that stays. Where
 * unemployment lies above its natural rate, `from` lets A stand to the right of LRPC, and B on it.
 */
export function phillipsDiagram(from: 'the natural rate' | 'above it') {
  const short = (by: number): Point[] => [
    [12 + by, 84],
    [22 + by, 56],
    [38 + by, 36],
    [60 + by, 23],
  ]
  const checks: DiagramCheck[] = [
    ...falling('SRPC1', 'SRPC2'),
    { moves: 'SRPC2', to: 'right', from: 'SRPC1' },
    { draws: 'LRPC', shape: 'upright' },
    from === 'the natural rate'
      ? { marks: 'A', at: { cross: ['SRPC1', 'LRPC'] } }
      : { marks: 'A', along: 'SRPC1' },
    { marks: 'B', along: 'SRPC1' },
    { spot: { label: 'B' }, to: 'left', from: { label: 'A' } },
    { marks: 'C', at: { cross: ['SRPC2', 'LRPC'] } },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'unemployment/phillips-drawn',
      title: 'Short-run and long-run Phillips curves',
      shows:
        'Two curves fall from left to right, SRPC₂ to the right of SRPC₁. The upright line LRPC crosses both. A lies where SRPC₁ meets LRPC, B higher up on SRPC₁, and C on LRPC and SRPC₂, above A.',
      x: 'Unemployment rate',
      y: 'Inflation rate',
      curves: {
        SRPC1: { text: 'SRPC₁', through: short(0) },
        SRPC2: { text: 'SRPC₂', through: short(26) },
        LRPC: {
          text: 'LRPC',
          through: [
            [45, 2],
            [45, 94],
          ],
        },
      },
      spots: {
        A: { text: 'A', at: [45, 31] },
        B: { text: 'B', at: [19, 62] },
        C: { text: 'C', at: [45, 62] },
      },
    }),
  }
}

/** Where profit is largest (MR = MC) and where revenue is (MR = 0). */
export function objectivesDiagram(firm: string) {
  const most = { cross: ['MR', 'MC'] } as const
  const sold = { cross: ['MR', 'x'] } as const
  const checks: DiagramCheck[] = [
    ...falling('AR', 'MR'),
    { moves: 'MR', to: 'left', from: 'AR' },
    // Level where one more unit always costs the same.
    { draws: 'MC', shape: ['rises', 'u', 'level'] },
    { marks: 'Q1', at: { on: 'x', over: most } },
    { marks: 'P1', at: { on: 'y', beside: { on: 'AR', over: most } } },
    { marks: 'Q2', at: { on: 'x', over: sold } },
    { marks: 'P2', at: { on: 'y', beside: { on: 'AR', over: sold } } },
    { spot: { label: 'Q2' }, to: 'right', from: { label: 'Q1' } },
    { spot: { label: 'P2' }, to: 'down', from: { label: 'P1' } },
  ]
  const spots: [Point, Point] = [
    [25.7, 66.3],
    [46, 46],
  ]
  return {
    checks,
    drawing: diagram({
      name: 'objectives/profit-and-revenue-drawn',
      title: 'Two objectives of a firm',
      shows: `AR of ${firm} falls, and MR falls twice as steeply below it until it meets the horizontal axis. MC rises. MR and MC cross at the quantity Q₁; the price P₁ is read off AR above that crossing. MR meets the axis at the larger quantity Q₂, and the lower price P₂ is read off AR.`,
      x: 'Quantity',
      y: 'Cost, revenue',
      curves: {
        AR: { text: 'AR', through: AR },
        MR: {
          text: 'MR',
          through: [
            [4, 84],
            [46.5, -1],
          ],
          at: [34, 24],
        },
        MC: {
          text: 'MC',
          through: [
            [6, 24.8],
            [76, 80.8],
          ],
        },
      },
      spots: valuesAtAxes(spots),
      guides: spots.flatMap(toAxes),
    }),
  }
}
