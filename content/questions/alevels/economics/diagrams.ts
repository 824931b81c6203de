import { type DiagramFacts, diagram, falling, readOff, rising } from '@/lib/exams/authoring/diagram'
import type { DiagramCheck } from '@/lib/exams/marking/diagram'
import type { Point } from '@/lib/figures/shapes'

/** Demand falls from (10, 90) to (86, 14) and supply rises from (10, 10) to (86, 86), each moved to the right by `by`. */
export const demand = (by = 0): Point[] => within(by).map(x => [x, 100 + by - x])
export const supply = (by = 0): Point[] => within(by).map(x => [x, x - by])

/** What of a moved curve stays on the axes. */
const within = (by: number) => [Math.max(2, 10 + by), Math.min(94, 86 + by)]

/** Where they meet. */
export const meeting = (demandBy: number, supplyBy: number): Point => [
  (100 + demandBy + supplyBy) / 2,
  (100 + demandBy - supplyBy) / 2,
]

const PRICE_AND_QUANTITY = { value: 'P', amount: 'Q' }

type Curve = 'D' | 'S'
type Move = { curve: Curve; to: 'left' | 'right' }

const SUBSCRIPTS = ['₁', '₂', '₃'] as const
const BY = { left: -28, right: 28 } as const

export type Shift = {
  name: string
  moves: readonly Move[]
  x?: string
  y?: string
  /** What values of the axes are called: P, or e for a rate; Q, or Y for output. */
  value?: string
  amount?: string
  /** What stands before the names of the curves: A for AD and AS. */
  prefix?: string
  title?: string
  shows: string
}

/** One or both curves of a market move: both equilibria, with their values at the axes. */
export function shiftDiagram({
  name,
  moves,
  x = 'Quantity',
  y = 'Price',
  value = 'P',
  amount = 'Q',
  prefix = '',
  title = 'The market before and after',
  shows,
}: Shift) {
  const by = (curve: Curve) => {
    const move = moves.find(each => each.curve === curve)
    return move ? BY[move.to] : 0
  }
  const ids = (curve: Curve) => (by(curve) === 0 ? [curve] : [`${curve}1`, `${curve}2`])
  const text = (id: string) => prefix + id.replace(/\d/, digit => SUBSCRIPTS[Number(digit) - 1] ?? '')
  const names = { value, amount }
  const path = { D: demand, S: supply }
  const curves = Object.fromEntries(
    (['D', 'S'] as const).flatMap(curve =>
      ids(curve).map((id, at) => [id, { text: text(id), through: path[curve](at * by(curve)) }]),
    ),
  )
  const spots: [Point, Point] = [meeting(0, 0), meeting(by('D'), by('S'))]
  // Where both curves move, the quantity may rise or fall.
  const read = moves.length > 1 ? 1 : 2
  const at = (curve: Curve, time: number) => ids(curve)[time] ?? curve
  const checks: DiagramCheck[] = [
    ...falling(...ids('D')),
    ...rising(...ids('S')),
    ...moves.map(({ curve, to }): DiagramCheck => ({ moves: `${curve}2`, to, from: `${curve}1` })),
    ...[0, 1].flatMap(time =>
      readOff([at('D', time), at('S', time)], `${value}${time + 1}`, `${amount}${time + 1}`).slice(0, read),
    ),
    ...ordered(spots, names).slice(0, read),
  ]
  return {
    checks,
    drawing: diagram({
      name,
      title,
      shows,
      x,
      y,
      curves,
      spots: valuesAtAxes(spots, names, read),
      guides: spots.flatMap(spot => toAxes(spot).slice(0, read)),
    }),
  }
}

/** Values that lie close together may not be exchanged: on which side of the first price and quantity the second lie. */
function ordered(
  [[x1, y1], [x2, y2]]: readonly [Point, Point],
  { value, amount } = PRICE_AND_QUANTITY,
): DiagramCheck[] {
  return [
    { spot: { label: `${value}2` }, to: y2 > y1 ? 'up' : 'down', from: { label: `${value}1` } },
    { spot: { label: `${amount}2` }, to: x2 > x1 ? 'right' : 'left', from: { label: `${amount}1` } },
  ]
}

/** P₁ and Q₁ of the first spot, P₂ and Q₂ of the second; `read` 1 leaves the quantities out. */
export function valuesAtAxes(
  spots: readonly Point[],
  { value, amount } = PRICE_AND_QUANTITY,
  read = 2,
): DiagramFacts['spots'] {
  return Object.fromEntries(
    spots.flatMap(([px, py], at) =>
      [
        [`${value}${at + 1}`, { text: `${value}${SUBSCRIPTS[at]}`, at: [-11, py] as const }],
        [`${amount}${at + 1}`, { text: `${amount}${SUBSCRIPTS[at]}`, at: [px, -7] as const }],
      ].slice(0, read),
    ),
  )
}

/** Dashed lines from a spot to both axes. */
export const toAxes = ([px, py]: Point): (readonly [Point, Point])[] => [
  [
    [0, py],
    [px, py],
  ],
  [
    [px, py],
    [px, 0],
  ],
]

/** A movement along the curve from A to B, and a shift at the old price, from A to C. */
export function movementAndShift(product: string) {
  const [a, b, c]: [Point, Point, Point] = [
    [38, 62],
    [52, 48],
    [66, 62],
  ]
  const checks: DiagramCheck[] = [
    ...falling('D1', 'D2'),
    { moves: 'D2', to: 'right', from: 'D1' },
    { marks: 'A', along: 'D1' },
    { marks: 'B', along: 'D1' },
    { marks: 'P1', at: { on: 'y', beside: { label: 'A' } } },
    { marks: 'P2', at: { on: 'y', beside: { label: 'B' } } },
    { spot: { label: 'B' }, to: 'down', from: { label: 'A' } },
    { marks: 'C', at: { on: 'D2', beside: { label: 'A' } } },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'interaction/movement-and-shift-drawn',
      title: 'A movement along a demand curve and a shift of it',
      shows: `Two demand curves for ${product} fall from left to right, D₂ to the right of D₁. A is on D₁ at the price P₁. B is on D₁ further down, at the lower price P₂: from A to B is a movement, and the quantity rises from Q₁ to Q₂. C is on D₂ at the price P₁: from A to C is a shift, and the quantity rises from Q₁ to Q₃.`,
      x: 'Quantity',
      y: 'Price',
      curves: { D1: { text: 'D₁', through: demand() }, D2: { text: 'D₂', through: demand(28) } },
      spots: {
        A: { text: 'A', at: a },
        B: { text: 'B', at: b },
        C: { text: 'C', at: c },
        P1: { text: 'P₁', at: [-11, a[1]] },
        P2: { text: 'P₂', at: [-11, b[1]] },
        Q1: { text: 'Q₁', at: [a[0], -7] },
        Q2: { text: 'Q₂', at: [b[0], -7] },
        Q3: { text: 'Q₃', at: [c[0], -7] },
      },
      guides: [
        ...toAxes(a),
        // Beside the name of A.
        [[a[0] + 7, a[1]], c],
        ...toAxes(b),
        [c, [c[0], 0]],
      ],
    }),
  }
}

/** Both surpluses of a market in equilibrium; the rise in demand may be drawn as well. */
export function surplusDiagram(market: string) {
  const E = { cross: ['D', 'S'] } as const
  const price = { on: 'y', beside: E } as const
  const checks: DiagramCheck[] = [
    ...falling('D'),
    ...rising('S'),
    ...readOff(['D', 'S'], 'P', 'Q'),
    { marks: 'CS', within: [E, price, { on: 'y', beside: { start: 'D' } }, { start: 'D' }] },
    { marks: 'PS', within: [E, price, { on: 'y', beside: { start: 'S' } }, { start: 'S' }] },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'interaction/surpluses-drawn',
      title: 'Consumer and producer surplus',
      shows: `The demand curve D₁ for ${market} falls and the supply curve S rises. They meet at the price P₁ and the quantity Q₁. CS stands between D₁ and the price P₁, PS between P₁ and S. D₂ lies to the right of D₁ and meets S at the higher price P₂ and the larger quantity Q₂.`,
      x: 'Quantity',
      y: 'Price',
      curves: {
        D: {
          text: 'D₁',
          through: [
            [0, 92],
            [86, 14],
          ],
        },
        D2: {
          text: 'D₂',
          through: [
            [24, 92],
            [94, 28.5],
          ],
        },
        S: {
          text: 'S',
          through: [
            [0, 8],
            [86, 86],
          ],
        },
      },
      spots: {
        P: { text: 'P₁', at: [-10, 50] },
        Q: { text: 'Q₁', at: [46.3, -7] },
        CS: { text: 'CS', at: [5, 71] },
        PS: { text: 'PS', at: [10, 36] },
        P2: { text: 'P₂', at: [-10, 60.9] },
        Q2: { text: 'Q₂', at: [58.3, -7] },
      },
      guides: [...toAxes([46.3, 50]), ...toAxes([58.3, 60.9])],
    }),
  }
}

/** Supply in a very good and in a very poor year, and the two prices at which the agency acts. */
export function bufferStockDiagram(crop: string) {
  const steep: Point[] = [
    [42, 96],
    [58, 4],
  ]
  const checks: DiagramCheck[] = [
    ...falling('D'),
    // A harvest that cannot be changed any more may be drawn upright.
    { draws: 'S2', shape: ['rises', 'upright'] },
    { draws: 'S3', shape: ['rises', 'upright'] },
    { draws: 'floor', shape: 'level' },
    { draws: 'ceiling', shape: 'level' },
    { moves: 'ceiling', to: 'up', from: 'floor' },
    { spot: { cross: ['D', 'S2'] }, to: 'down', from: { cross: ['D', 'floor'] } },
    { spot: { cross: ['D', 'S3'] }, to: 'up', from: { cross: ['D', 'ceiling'] } },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'intervention/buffer-stock-drawn',
      title: 'A buffer stock scheme',
      shows: `A steep demand curve D for ${crop}. The supply curve S₂ of a good harvest meets it below the level line of the floor, the supply curve S₃ of a poor harvest above the level line of the ceiling.`,
      x: 'Quantity',
      y: 'Price',
      curves: {
        D: { text: 'D', through: steep },
        S2: {
          text: 'S₂',
          through: [
            [34, 4],
            [92, 50],
          ],
        },
        S3: {
          text: 'S₃',
          through: [
            [6, 44],
            [62, 96],
          ],
        },
        floor: {
          text: 'floor',
          through: [
            [0, 38],
            [88, 38],
          ],
        },
        ceiling: {
          text: 'ceiling',
          through: [
            [0, 62],
            [88, 62],
          ],
        },
      },
      spots: {},
    }),
  }
}

/** Supply is lower by the subsidy; producers receive P₃. */
export function subsidyDiagram(good: string) {
  const after = { cross: ['D', 'S2'] } as const
  const spots: [Point, Point] = [meeting(0, 0), meeting(0, 28)]
  const checks: DiagramCheck[] = [
    ...falling('D'),
    ...rising('S1', 'S2'),
    { moves: 'S2', to: 'down', from: 'S1' },
    ...readOff(['D', 'S1'], 'P1', 'Q1'),
    ...readOff(['D', 'S2'], 'P2', 'Q2'),
    { marks: 'P3', at: { on: 'y', beside: { on: 'S1', over: after } } },
    ...ordered(spots),
    { spot: { label: 'P3' }, to: 'up', from: { label: 'P1' } },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'intervention/subsidy-drawn',
      title: 'A subsidy',
      shows: `The demand curve D for ${good} falls. S₂ lies below S₁ by the subsidy. D and S₁ meet at P₁ and Q₁, D and S₂ at the lower price P₂ and the larger quantity Q₂. P₃ is the price on S₁ at Q₂.`,
      x: 'Quantity',
      y: 'Price',
      curves: {
        D: { text: 'D', through: demand() },
        S1: { text: 'S₁', through: supply() },
        S2: { text: 'S₂', through: supply(28) },
      },
      spots: { ...valuesAtAxes(spots), P3: { text: 'P₃', at: [-11, 64] } },
      guides: [
        ...spots.flatMap(toAxes),
        [
          [0, 64],
          [64, 64],
        ],
        [
          [64, 36],
          [64, 64],
        ],
      ],
    }),
  }
}

/** Idle resources are used, from C to A; the curve itself moves outwards by growth. */
export function growthDiagram([one, other]: readonly [string, string]) {
  const spot = (size: number, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180
    return [size * Math.sin(turn), size * Math.cos(turn)]
  }
  // Names stand beside the curves, not on the axis.
  const quarter = (size: number) => ({
    through: [0, 18, 36, 54, 72, 90].map(degrees => spot(size, degrees)),
    at: spot(size, 72),
  })
  const checks: DiagramCheck[] = [
    { draws: 'PPC1', shape: 'outwards' },
    { draws: 'PPC2', shape: 'outwards' },
    { moves: 'PPC2', to: 'right', from: 'PPC1' },
    { marks: 'C', lies: 'inside', of: 'PPC1' },
    { marks: 'A', along: 'PPC1' },
  ]
  return {
    checks,
    drawing: diagram({
      name: 'curves/growth-drawn',
      title: 'Use of idle resources and growth',
      shows: `Two production possibility curves for ${one} and ${other}, bowed outwards, PPC₂ further out than PPC₁. C is inside PPC₁, A is on PPC₁, with more of both than C.`,
      x: one,
      y: other,
      curves: {
        PPC1: { text: 'PPC₁', ...quarter(60) },
        PPC2: { text: 'PPC₂', ...quarter(88) },
      },
      spots: { C: { text: 'C', at: [26, 24] }, A: { text: 'A', at: spot(60, 54) } },
    }),
  }
}
