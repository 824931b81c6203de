import { figure } from '@/lib/figures/figure'
import { circle } from '@/lib/figures/shapes'
import type { DrawPart } from '../question'
import { areStrokes, type Spot, type Stroke } from '../sketch'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

const canvas = (name: string, height = 200) =>
  figure({ name, title: name, description: name, height }, circle(180, 100, 40))

/** A ray that comes in along y = 100 and leaves downwards; F is labelled. */
const part: DrawPart = {
  kind: 'draw',
  label: 'a',
  prompt: 'Complete the path of the ray and label the focal point F.',
  figure: canvas('lens'),
  modelFigure: canvas('lens-model'),
  tools: ['arrow', 'label', 'line'],
  labels: [{ id: 'F', text: 'F' }],
  checks: [
    {
      as: 'arrow',
      passes: [
        { at: [20, 60], within: 8 },
        { at: [180, 60], within: 8 },
      ],
    },
    {
      as: 'line',
      passes: [
        { at: [180, 60], within: 8 },
        { at: [260, 100], within: 8 },
      ],
    },
    { label: 'F', in: { at: [260, 100], within: 15 } },
  ],
  marks: 3,
  command: 'Draw',
  subtopic: '3.2.3',
  objective: 'AO2',
  scheme: ['ray to the lens', 'ray through F', 'F labelled'].map(text => ({ code: 'B1', text })),
  solution: 'A ray parallel to the axis leaves through the focal point.',
}

const line = (tool: 'line' | 'arrow', from: Spot, to: Spot): Stroke => ({ tool, from, to })
const label = (...at: Spot): Stroke => ({ tool: 'label', id: 'F', at })
const mark = (strokes: Stroke[], of = part) => markPart(of, { kind: 'draw', strokes }, ALONE)

const IN = line('arrow', [15, 62], [185, 58])
const OUT = line('line', [180, 60], [300, 122])

it.each([
  ['all of it', [IN, OUT, label(255, 104)], [true, true, true]],
  [
    'the arrow the wrong way',
    [line('arrow', [185, 58], [15, 62]), OUT, label(255, 104)],
    [false, true, true],
  ],
  ['arrows both ways', [IN, line('arrow', [185, 58], [15, 62]), OUT], [false, true, false]],
  ['no arrow where one is asked', [line('line', [15, 62], [185, 58]), OUT], [false, true, false]],
  ['an arrow where a line does', [IN, line('arrow', [180, 60], [300, 122])], [true, true, false]],
  ['a line that ends too soon', [IN, line('line', [180, 60], [230, 85])], [true, false, false]],
  ['the label elsewhere', [IN, OUT, label(200, 100)], [true, true, false]],
  [
    'lines at random',
    [1, 2, 3, 4, 5].map(n => line('line', [180, 60], [260, 90 + 2 * n])),
    [false, false, false],
  ],
  [
    'a ray in two pieces',
    [line('line', [15, 62], [100, 60]), line('arrow', [103, 61], [185, 58]), OUT],
    [true, true, false],
  ],
  [
    'two pieces with a bend between them',
    [line('line', [15, 62], [100, 80]), line('arrow', [100, 80], [185, 58]), OUT],
    [false, true, false],
  ],
  [
    'one line for construction',
    [IN, OUT, line('line', [0, 100], [360, 100]), label(255, 104)],
    [true, true, true],
  ],
] as [string, Stroke[], boolean[]][])('%s', (_, strokes, points) => {
  expect(mark(strokes)).toMatchObject({ state: 'marked', points, earned: points.filter(Boolean).length })
})

it('counts arrows alone where arrows are asked', () => {
  const arrow: DrawPart = { ...part, checks: (part.checks ?? []).slice(0, 1), marks: 1 }
  const construction = [20, 40, 80].map(y => line('line', [0, y], [360, y]))
  expect(mark([...construction, IN], arrow)).toMatchObject({ earned: 1 })
  expect(mark([IN, IN, IN], arrow)).toMatchObject({ earned: 0 })
})

it('takes two lines for one where it may stand once only, as a double bond for a single one', () => {
  const [first, second, third] = part.checks ?? []
  if (!first || !second || !third || !('passes' in second)) throw new Error('the part has other checks')
  const once = { ...part, checks: [first, { ...second, once: true as const }, third] }
  const also = line('line', [182, 63], [300, 124])
  expect(mark([IN, OUT, label(255, 104)], once)).toMatchObject({ earned: 3 })
  expect(mark([IN, OUT, also, label(255, 104)], once)).toMatchObject({ points: [true, false, true] })
  expect(mark([IN, OUT, also, label(255, 104)])).toMatchObject({ earned: 3 })
})

it('is the student’s to mark where nothing is checked by machine', () => {
  const { checks: _, ...unchecked } = part
  expect(mark([IN], unchecked)).toEqual({ state: 'toSelfMark', earned: 0, available: 3 })
})

it('tells before hand-in the tools and labels alone', () => {
  expect(publicField(part)).toEqual({
    kind: 'draw',
    tools: ['arrow', 'label', 'line'],
    labels: [{ id: 'F', text: 'F' }],
  })
})

it.each([
  ['a model on another canvas', { modelFigure: canvas('other', 300) }, 'not drawn on the canvas'],
  ['no tools', { tools: [], labels: [], checks: undefined }, 'no tool to draw with'],
  ['labels without their tool', { tools: ['line', 'arrow'] }, 'belong together'],
  ['checks that do not fit the marks', { marks: 2 }, 'not the same number'],
  [
    'a zone outside',
    { checks: [...(part.checks ?? []).slice(0, 2), { label: 'F', in: { at: [500, 0], within: 5 } }] },
    'outside the canvas',
  ],
  ['a label that is not offered', { labels: [{ id: 'O', text: 'O' }] }, 'no label is called F'],
  ['a tool that is not offered', { tools: ['arrow', 'label'] }, 'not offered: line'],
  ['nothing wrong', {}, ''],
] as [string, Partial<DrawPart>, string][])('the check sees %s', (_, change, fault) => {
  const faults = partFaults({ ...part, ...change }).join('; ')
  if (fault === '') expect(faults).toBe('')
  else expect(faults).toContain(fault)
})

it.each([
  [
    [
      IN,
      label(1, 2),
      { tool: 'point', at: [0, 0] },
      {
        tool: 'curve',
        through: [
          [0, 0],
          [1, 1],
        ],
      },
      { tool: 'bar', id: 'a', height: 3 },
    ],
    true,
  ],
  [Array.from({ length: 41 }, () => IN), false],
  [[{ tool: 'point', at: [0, Number.POSITIVE_INFINITY] }], false],
  [[{ tool: 'point', at: [0, 0, 0] }], false],
  [[{ tool: 'point', at: [0, 0], more: 1 }], false],
  [[{ tool: 'constructor' }], false],
  [[{ tool: 'curve', through: [[0, 0]] }], false],
  [[{ tool: 'label', id: 'x'.repeat(41), at: [0, 0] }], false],
  [{ length: 0 }, false],
  [null, false],
])('%j sent as strokes is taken: %s', (value, isTaken) => expect(areStrokes(value)).toBe(isTaken))

describe('a vector, whose length counts', () => {
  const zones = [
    { at: [60, 60] as const, within: 8 },
    { at: [100, 60] as const, within: 8 },
  ]
  const vector: DrawPart = { ...part, checks: [{ as: 'arrow', passes: zones, ends: true }], marks: 1 }

  it.each<[string, Stroke, number]>([
    ['from end to end', line('arrow', [62, 59], [97, 62]), 1],
    ['twice as long', line('arrow', [60, 60], [140, 60]), 0],
    ['begun too early', line('arrow', [20, 60], [100, 60]), 0],
    ['the wrong way', line('arrow', [100, 60], [60, 60]), 0],
  ])('%s', (_, stroke, earned) => {
    expect(mark([stroke], vector)).toMatchObject({ earned })
  })
})
