import type { Answer } from '../answers'
import { plotPart } from '../authoring/sketch'
import { modelFigureOf } from '../drawings'
import { modelStrokes } from '../plot-model'
import type { MarkPoint, Part, PlotPart, PlotTask } from '../question'
import type { Spot, Stroke } from '../sketch'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

const AXES = {
  x: { label: '*t* / s', min: 0, max: 10, large: 2, parts: 5 },
  y: { label: '*v* / (m/s)', min: 0, max: 50, large: 10, parts: 5 },
}

const scheme = (count: number): MarkPoint[] =>
  Array.from({ length: count }, (_, at) => ({ code: 'B1', text: `point ${at + 1}` }))

function part(tasks: PlotTask[], change: Partial<PlotPart> = {}): PlotPart {
  const marks = tasks.reduce((sum, task) => sum + task.marks, 0)
  return {
    ...plotPart({
      label: 'b',
      prompt: 'Plot the points.',
      axes: AXES,
      tasks,
      marks,
      command: 'Plot',
      subtopic: '1.2',
      objective: 'AO3',
      scheme: scheme(marks),
      solution: 'Each point stands above its time.',
      name: 'speed-grid',
      title: 'Grid',
      description: 'A grid for speed against time.',
    }),
    ...change,
  }
}

const point = (...at: Spot): Stroke => ({ tool: 'point', at })
const line = (from: Spot, to: Spot): Stroke => ({ tool: 'line', from, to })
const mark = (of: PlotPart, strokes: Stroke[], earlier: { part: Part; answer: Answer } | null = null) =>
  markPart(of, { kind: 'plot', strokes }, { ...ALONE, earlier: label => (label === 'a' ? earlier : null) })

const WANTED: Spot[] = [
  [2, 10],
  [4, 20],
  [6, 28],
  [8, 41],
]
const points = part([{ task: 'points', wanted: WANTED, marks: 2 }])

describe('points, small squares of 0.4 by 2', () => {
  it.each([
    ['all in place', WANTED.map(at => point(...at)), 2],
    ['half a small square off', WANTED.map(([x, y]) => point(x + 0.2, y - 1)), 2],
    ['one a whole square off', [...WANTED.slice(1).map(at => point(...at)), point(2.4, 10)], 1],
    ['one missing', WANTED.slice(1).map(at => point(...at)), 1],
    ['two of four', WANTED.slice(2).map(at => point(...at)), 1],
    ['one of four', WANTED.slice(3).map(at => point(...at)), 0],
    ['one too many costs what a wrong one does', [...WANTED.map(at => point(...at)), point(5, 5)], 1],
    [
      'the same point twice is one too many',
      [...WANTED.slice(1), [4, 20] as Spot].map(at => point(...at)),
      1,
    ],
    ['all upside down', WANTED.map(([x, y]) => point(x, 49 - y)), 0],
    [
      'two in place, two elsewhere',
      [...WANTED.slice(2), [1, 1], [1, 5]].map(([x = 0, y = 0]) => point(x, y)),
      1,
    ],
    ['everywhere', Array.from({ length: 30 }, (_, at) => point(at / 3, 5 * (at % 10))), 0],
  ])('%s earns %i', (_, strokes, earned) => expect(mark(points, strokes).earned).toBe(earned))

  it('counts a point that follows from the student’s own table', () => {
    const table = {
      kind: 'table',
      label: 'a',
      head: ['*v* / (m/s)'],
      rows: WANTED.map(([, value], at) => [{ blank: `v${at + 1}`, answer: value, marks: 1 }]),
    } as unknown as Part
    const own = part([
      {
        task: 'points',
        wanted: WANTED,
        marks: 2,
        follow: [1, 2, 3, 4].map(n => ({ part: 'a', cell: `v${n}` })),
      },
    ])
    const answer: Answer = { kind: 'table', cells: { v1: '10', v2: '20', v3: '36', v4: '41' } }
    const strokes = [point(2, 10), point(4, 20), point(6, 36), point(8, 41)]
    expect(mark(own, strokes, { part: table, answer })).toMatchObject({
      earned: 2,
      verdict: 'rightFollowThrough',
    })
    expect(mark(own, strokes).earned).toBe(1)
  })
})

describe('a line, gradient 4.5 to 5.5, intercept -1 to 1', () => {
  const fitted = (marks: 1 | 2) =>
    part([{ task: 'line', gradient: [4.5, 5.5], intercept: [-1, 1], covers: [2, 8], marks }])
  it.each([
    [2, [line([0, 0], [10, 50])], 2],
    [2, [line([8, 40], [2, 10])], 2],
    [2, [line([0, 5], [9, 50])], 1],
    [2, [line([0, 0], [10, 30])], 0],
    [2, [line([2, 10], [4, 20])], 0],
    [2, [line([0, 0], [10, 50]), line([0, 0], [10, 30])], 0],
    [2, [line([4, 0], [4, 50])], 0],
    [2, [], null],
    [1, [line([0, 0], [10, 50])], 1],
    [1, [line([0, 5], [9, 50])], 0],
  ] satisfies [1 | 2, Stroke[], number | null][])('of %i marks, %j earns %s', (marks, strokes, earned) => {
    const marking = mark(fitted(marks), strokes)
    if (earned === null) expect(marking.state).toBe('unanswered')
    else expect(marking.earned).toBe(earned)
  })

  it('says what is wrong with it', () => {
    expect(mark(fitted(2), [line([2, 10], [4, 20])])).toMatchObject({
      error: 'The line is too short: draw it across all of the points.',
    })
  })
})

it('bars earn by their heights', () => {
  const axes = {
    ...AXES,
    bars: ['a', 'b', 'c', 'd'].map((id, at) => ({ id, text: id.toUpperCase(), at: 2 * at + 2 })),
  }
  const bars = part([{ task: 'bars', heights: { a: 10, b: 20, c: 30, d: 40 }, marks: 2 }], { axes })
  const bar = (id: string, height: number): Stroke => ({ tool: 'bar', id, height })
  expect(mark(bars, [bar('a', 10), bar('b', 21), bar('c', 30), bar('d', 39)]).earned).toBe(2)
  expect(mark(bars, [bar('a', 10), bar('b', 24), bar('c', 30), bar('d', 40)]).earned).toBe(1)
  expect(partFaults(bars)).toEqual([])
})

it('a letter earns where every side of its region holds', () => {
  const region = part([
    {
      task: 'region',
      letter: 'R',
      marks: 1,
      sides: [
        { a: 5, b: 1, c: 50 },
        { a: -1, b: 0, c: -2 },
      ],
    },
  ])
  const letter = (...at: Spot): Stroke => ({ tool: 'label', id: 'R', at })
  expect(mark(region, [letter(4, 10)]).earned).toBe(1)
  expect(mark(region, [letter(1, 10)]).earned).toBe(0)
  expect(mark(region, [letter(9, 20)]).earned).toBe(0)
})

const ALL: PlotTask[] = [
  { task: 'points', wanted: WANTED, marks: 2 },
  { task: 'line', gradient: [4.5, 5.5], intercept: [-1, 1], covers: [2, 8], marks: 1 },
  { task: 'region', letter: 'R', marks: 1, sides: [{ a: 5, b: 1, c: 50 }] },
]

it('earns full marks for its own model, which is drawn for the student', () => {
  const of = part(ALL)
  expect(
    mark(
      of,
      ALL.flatMap(task => modelStrokes(AXES, task)),
    ).earned,
  ).toBe(4)
  expect(modelFigureOf(of)?.svg).toContain('class="g"')
})

it('tells before hand-in what can be drawn, and nothing of where', () => {
  expect(publicField(part(ALL))).toEqual({
    kind: 'plot',
    axes: AXES,
    tools: ['point', 'line', 'label'],
    labels: [{ id: 'R', text: 'R' }],
  })
})

it.each([
  ['a point outside the grid', [{ task: 'points', wanted: [[11, 5]], marks: 1 }], 'outside the grid'],
  [
    'points on top of each other',
    [
      {
        task: 'points',
        wanted: [
          [2, 5],
          [2.2, 5],
        ],
        marks: 1,
      },
    ],
    'closer than a small square',
  ],
  ['more marks than points', [{ task: 'points', wanted: [[2, 5]], marks: 2 }], 'more marks than points'],
  [
    'a range upside down',
    [{ task: 'line', gradient: [5, 4], intercept: [0, 1], covers: [2, 8], marks: 1 }],
    'upside down',
  ],
  [
    'a line beside the grid',
    [{ task: 'line', gradient: [1, 2], intercept: [90, 95], covers: [2, 8], marks: 1 }],
    'does not cross',
  ],
  ['a bar that is not there', [{ task: 'bars', heights: { z: 5 }, marks: 1 }], 'no bar is called z'],
  [
    'a region that is not there',
    [{ task: 'region', letter: 'R', sides: [{ a: 1, b: 0, c: -5 }], marks: 1 }],
    'nothing of the region',
  ],
  ['two tasks of one sort', [ALL[2], ALL[2]], 'two tasks of one sort'],
] as [string, PlotTask[], string][])('the check sees %s', (_, tasks, fault) => {
  expect(partFaults(part(tasks)).join('; ')).toContain(fault)
})

it('the check sees marks that do not add up and axes that end within a square', () => {
  expect(partFaults(part(ALL, { marks: 5 }))).toContain('the marks of the tasks do not add up')
  expect(partFaults(part(ALL, { axes: { ...AXES, x: { ...AXES.x, max: 11 } } }))).toContain(
    'the x-axis does not end with a large square',
  )
})
