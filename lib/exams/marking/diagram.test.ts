import type { Spot, Stroke } from '../sketch'
import { type DiagramCheck, judgeDiagram } from './diagram'

/** Canvas units: y grows downwards, the axes run from (50, 250) to (350, 250) and (50, 30). */
const board = {
  axes: { origin: [50, 250], right: 350, top: 30 },
  labels: ['D1', 'D2', 'S', 'P1', 'P2', 'Q2', 'E2', 'AC', 'W'].map(id => ({ id, text: id })),
} as const

const line = (from: Spot, to: Spot): Stroke => ({ tool: 'line', from, to })
const label = (id: string, at: Spot): Stroke => ({ tool: 'label', id, at })
const named = (id: string, from: Spot, to: Spot) => [line(from, to), label(id, [to[0] + 8, to[1]])]

const D1 = named('D1', [70, 60], [250, 240])
const D2 = named('D2', [130, 60], [310, 240])
const S = named('S', [70, 240], [250, 60])
/** D1 and S cross at (160, 150), D2 and S at (190, 120). */
const right = [...D1, ...D2, ...S, label('E2', [192, 118]), label('P2', [30, 122]), label('Q2', [190, 270])]

const E2 = { cross: ['D2', 'S'] } as const

const CHECKS: readonly (readonly [string, DiagramCheck])[] = [
  ['a demand curve falls', { draws: 'D1', shape: 'falls' }],
  ['a supply curve rises', { draws: 'S', shape: 'rises' }],
  ['demand has moved to the right', { moves: 'D2', to: 'right', from: 'D1' }],
  ['the same from above', { moves: 'D2', to: 'up', from: 'D1' }],
  ['the new equilibrium', { marks: 'E2', at: E2 }],
  ['its price', { marks: 'P2', at: { on: 'y', beside: E2 } }],
  ['its quantity', { marks: 'Q2', at: { on: 'x', over: E2 } }],
]

it.each(CHECKS)('finds in a right diagram: %s', (_, check) => {
  expect(judgeDiagram(right, [check], board)).toEqual({ earned: true, reason: 'Your diagram shows it.' })
})

it('takes curves wherever and however long they are drawn', () => {
  const elsewhere = right.map(stroke =>
    stroke.tool === 'line' ? { ...stroke, from: stroke.to, to: stroke.from } : stroke,
  )
  for (const [, check] of CHECKS) expect(judgeDiagram(elsewhere, [check], board).earned).toBe(true)
})

const wrong: readonly (readonly [string, Stroke[], DiagramCheck, string])[] = [
  [
    'no label',
    [line([70, 60], [250, 240])],
    { draws: 'D1', shape: 'falls' },
    'There is no line or curve labelled “D1”.',
  ],
  [
    'a label far from any line',
    [line([70, 60], [250, 240]), label('D1', [330, 60])],
    { draws: 'D1', shape: 'falls' },
    'The label “D1” stands at no line or curve.',
  ],
  [
    'names of the two exchanged',
    [...named('S', [70, 60], [250, 240]), ...named('D1', [70, 240], [250, 60])],
    { draws: 'D1', shape: 'falls' },
    '“D1” does not fall from left to right.',
  ],
  [
    'moved the other way',
    [...named('D2', [70, 60], [250, 240]), ...named('D1', [130, 60], [310, 240])],
    { moves: 'D2', to: 'right', from: 'D1' },
    '“D2” does not lie to the right of “D1”.',
  ],
  [
    'curves that cross are no shift',
    [...D1, ...named('D2', [60, 150], [330, 200])],
    { moves: 'D2', to: 'right', from: 'D1' },
    '“D2” does not lie to the right of “D1”.',
  ],
  [
    'the old equilibrium',
    [...D1, ...D2, ...S, label('E2', [160, 150])],
    { marks: 'E2', at: E2 },
    '“E2” is not where “D2” and “S” meet.',
  ],
  [
    'the old price',
    [...D1, ...D2, ...S, label('P2', [30, 150])],
    { marks: 'P2', at: { on: 'y', beside: E2 } },
    '“P2” is not on the axis level with the right spot.',
  ],
  [
    'a price at the wrong axis',
    [...D1, ...D2, ...S, label('P2', [190, 262])],
    { marks: 'P2', at: { on: 'y', beside: E2 } },
    '“P2” is not on the axis level with the right spot.',
  ],
  [
    'set twice, once wrongly',
    [...right, label('E2', [160, 150])],
    { marks: 'E2', at: E2 },
    '“E2” is not where “D2” and “S” meet.',
  ],
  [
    'curves that do not meet',
    [...named('D2', [130, 60], [160, 90]), ...S, label('E2', [190, 120])],
    { marks: 'E2', at: E2 },
    '“E2” is not where “D2” and “S” meet.',
  ],
  [
    'nothing marked',
    [...D1, ...S],
    { marks: 'W', within: [{ cross: ['D1', 'S'] }, { cross: ['D1', 'y'] }, { cross: ['S', 'y'] }] },
    'There is no label “W”.',
  ],
]

it.each(wrong)('says what is wrong: %s', (_, strokes, check, reason) => {
  expect(judgeDiagram(strokes, [check], board)).toEqual({ earned: false, reason })
})

it('finds a label inside an area between curves, and not beside it', () => {
  const surplus: DiagramCheck = {
    marks: 'W',
    within: [{ cross: ['D1', 'S'] }, { on: 'y', beside: { cross: ['D1', 'S'] } }, { cross: ['D1', 'y'] }],
  }
  const toAxes = [line([50, 40], [260, 250]), label('D1', [262, 240]), ...S]
  expect(judgeDiagram([...toAxes, label('W', [80, 120])], [surplus], board).earned).toBe(true)
  expect(judgeDiagram([...toAxes, label('W', [80, 180])], [surplus], board).earned).toBe(false)
})

it('tells a curve that falls and rises from one that only falls', () => {
  const curve = (...through: Spot[]): Stroke[] => [
    { tool: 'curve', through },
    label('AC', through.at(-1) ?? [0, 0]),
  ]
  const check: DiagramCheck = { draws: 'AC', shape: 'u' }
  expect(judgeDiagram(curve([80, 80], [160, 180], [300, 90]), [check], board).earned).toBe(true)
  expect(judgeDiagram(curve([80, 80], [160, 150], [300, 180]), [check], board).earned).toBe(false)
})

it('finds spots on, inside and outside a curve', () => {
  const curve: Stroke = {
    tool: 'curve',
    through: [
      [50, 60],
      [180, 100],
      [260, 250],
    ],
  }
  const ppc = [curve, label('AC', [264, 244])]
  const at = (id: string, spot: Spot) => [...ppc, label(id, spot)]
  const inside: DiagramCheck = { marks: 'E2', lies: 'inside', of: 'AC' }
  const outside: DiagramCheck = { marks: 'E2', lies: 'outside', of: 'AC' }
  expect(judgeDiagram(at('E2', [120, 180]), [inside], board).earned).toBe(true)
  expect(judgeDiagram(at('E2', [120, 180]), [outside], board).reason).toBe('“E2” is not outside “AC”.')
  expect(judgeDiagram(at('E2', [280, 80]), [outside], board).earned).toBe(true)
  expect(judgeDiagram(at('E2', [180, 104]), [{ marks: 'E2', along: 'AC' }], board).earned).toBe(true)
  expect(judgeDiagram(at('E2', [120, 180]), [{ marks: 'E2', along: 'AC' }], board).reason).toBe(
    '“E2” is not on “AC”.',
  )
})

it('takes the student’s own labels and the ends of curves for places', () => {
  const own: Stroke[] = [...D1, ...D2, label('P1', [120, 110]), label('P2', [180, 112])]
  const level: DiagramCheck = { marks: 'P2', at: { on: 'D2', beside: { label: 'P1' } } }
  expect(judgeDiagram(own, [level], board).earned).toBe(true)
  const above: DiagramCheck = {
    marks: 'W',
    within: [{ cross: ['D1', 'S'] }, { on: 'y', beside: { cross: ['D1', 'S'] } }, { start: 'D1' }],
  }
  expect(judgeDiagram([...D1, ...S, label('W', [80, 120])], [above], board).earned).toBe(true)
})

it('reads a curve as it is shown, not along its chords', () => {
  const quarter: Stroke = {
    tool: 'curve',
    through: [
      [50, 50],
      [191.4, 108.6],
      [250, 250],
    ],
  }
  const on: Stroke[] = [quarter, label('AC', [262, 244]), label('E2', [244, 184])]
  expect(judgeDiagram(on, [{ marks: 'E2', along: 'AC' }], board).earned).toBe(true)
})

it('tells which of two spots lies higher or further, whether labels or crossings', () => {
  const E1 = { cross: ['D1', 'S'] } as const
  const rise: DiagramCheck = { spot: E2, to: 'up', from: E1 }
  const fall: DiagramCheck = { spot: E2, to: 'down', from: E1 }
  const price: DiagramCheck = { spot: { label: 'P2' }, to: 'up', from: { label: 'P1' } }
  expect(judgeDiagram(right, [rise], board).earned).toBe(true)
  expect(judgeDiagram(right, [fall], board).reason).toBe(
    'Where “D2” and “S” meet is not below where “D1” and “S” meet.',
  )
  expect(judgeDiagram([...right, label('P1', [30, 150])], [price], board).earned).toBe(true)
  expect(judgeDiagram([...right, label('P1', [30, 90])], [price], board).reason).toBe(
    '“P2” is not above “P1”.',
  )
  expect(judgeDiagram(right, [price], board).reason).toBe('There is no label “P1”.')
  expect(judgeDiagram([...D1, ...S], [rise], board).reason).toBe('There is no line or curve labelled “D2”.')
})

it('takes any one of several shapes', () => {
  const check: DiagramCheck = { draws: 'S', shape: ['rises', 'upright'] }
  expect(judgeDiagram(named('S', [150, 60], [152, 240]), [check], board).earned).toBe(true)
  expect(judgeDiagram(S, [check], board).earned).toBe(true)
  expect(judgeDiagram(named('S', [70, 60], [250, 240]), [check], board).reason).toBe(
    '“S” does not rise from left to right or stand upright.',
  )
})

it.each([
  [[180, 100], true],
  [[160, 150], true],
  [[100, 200], false],
] as const)('knows a curve that is bowed outwards or straight: through %j %s', (middle, earned) => {
  const through: Spot[] = [[50, 60], middle, [270, 250]]
  const ppc: Stroke[] = [{ tool: 'curve', through }, label('AC', [274, 244])]
  expect(judgeDiagram(ppc, [{ draws: 'AC', shape: 'outwards' }], board).earned).toBe(earned)
})

it('finds a spot beside the axis where a curve begins above its arrow', () => {
  const high = [line([56, 20], [260, 224]), label('D1', [262, 220]), ...S, label('W', [56, 60])]
  const E1 = { cross: ['D1', 'S'] } as const
  const start = { start: 'D1' } as const
  const within = [E1, { on: 'y', beside: E1 }, { on: 'y', beside: start }, start] as const
  expect(judgeDiagram(high, [{ marks: 'W', within }], board).earned).toBe(true)
})

it('takes a name left of the axis for the line that begins there', () => {
  const level = [line([50, 120], [300, 120]), line([50, 180], [300, 180]), label('P1', [8, 123])]
  expect(judgeDiagram(level, [{ draws: 'P1', shape: 'level' }], board).earned).toBe(true)
  const tooHigh = [...level.slice(0, 2), label('P1', [8, 80])]
  expect(judgeDiagram(tooHigh, [{ draws: 'P1', shape: 'level' }], board).earned).toBe(false)
})

it('forgives a line that stops a little short of an axis or of another line', () => {
  const toAxis: DiagramCheck = { marks: 'Q2', at: { on: 'x', over: { cross: ['D1', 'x'] } } }
  const until = (y: number) => [line([70, 60], [y + 10, y]), label('D1', [160, 150]), label('Q2', [260, 262])]
  expect(judgeDiagram(until(245), [toAxis], board).earned).toBe(true)
  expect(judgeDiagram(until(225), [toAxis], board).earned).toBe(false)
})

it('names two faults at most, each once', () => {
  const { reason } = judgeDiagram([], [...CHECKS.map(([, check]) => check)], board)
  expect(reason).toBe('There is no line or curve labelled “D1”. There is no line or curve labelled “S”.')
})

it.each([
  [[]],
  [[{ tool: 'label', id: 'D1', at: [1e7, -1e7] }]],
  [[{ tool: 'line', from: [0, 0], to: [0, 0] }]],
] as Stroke[][][])('is total: %j', strokes => {
  for (const [, check] of CHECKS) expect(judgeDiagram(strokes, [check], board).earned).toBe(false)
})
