import type { Spot } from '@/lib/exams/sketch'
import { frameOf } from './sketch-frames'
import { finishCurve, movedByKey, nearestPlace, type Pad, place } from './sketch-pad'

const AXES = {
  x: { label: 'x', min: 0, max: 10, large: 2, parts: 5 },
  y: { label: 'y', min: -10, max: 10, large: 5, parts: 5 },
}
const grid = frameOf({ kind: 'plot', axes: AXES, tools: ['point'], labels: [] }, { width: 360, height: 310 })
const canvas = frameOf({ kind: 'draw', tools: ['line'], labels: [] }, { width: 360, height: 200 })
const pad = (change: Partial<Pad>): Pad => ({ tool: 'point', label: '', pending: [], ...change })

it('sets points on half small squares, each place once', () => {
  const first = place(pad({}), [], [3.31, 4.9], grid)
  expect(first?.strokes).toEqual([{ tool: 'point', at: [3.4, 5] }])
  expect(first?.said).toBe('Point at 3.4, 5')
  expect(place(pad({}), first?.strokes ?? [], [3.4, 5.1], grid)).toBeNull()
})

it('a line takes two presses', () => {
  const start = place(pad({ tool: 'line' }), [], [10, 20], canvas)
  expect(start).toMatchObject({ pad: { pending: [[10, 20]] }, strokes: [] })
  expect(place(start?.pad as Pad, [], [10, 20], canvas)).toBeNull()
  expect(place(start?.pad as Pad, [], [90, 20], canvas)).toMatchObject({
    pad: { pending: [] },
    strokes: [{ tool: 'line', from: [10, 20], to: [90, 20] }],
  })
})

it('a curve ends where it is pressed twice, or when it is finished', () => {
  const spots: Spot[] = [
    [10, 20],
    [30, 40],
  ]
  const drawing = pad({ tool: 'curve', pending: spots })
  const done = { strokes: [{ tool: 'curve', through: spots }], pad: { pending: [] } }
  expect(place(drawing, [], [30, 40], canvas)).toMatchObject(done)
  expect(finishCurve(drawing, [])).toMatchObject(done)
  expect(finishCurve(pad({ tool: 'curve', pending: spots.slice(1) }), [])).toBeNull()
})

it('a label stands in one place only', () => {
  const before = [{ tool: 'label', id: 'F', at: [1, 1] } as const]
  expect(place(pad({ tool: 'label', label: 'F' }), before, [50, 60], canvas)?.strokes).toEqual([
    { tool: 'label', id: 'F', at: [50, 60] },
  ])
})

it('a bar is the one in whose column was pressed', () => {
  const bars = [
    { id: 'a', text: 'A', at: 2 },
    { id: 'b', text: 'B', at: 6 },
  ]
  const frame = frameOf(
    { kind: 'plot', axes: { ...AXES, bars }, tools: ['bar'], labels: [] },
    { width: 360, height: 310 },
  )
  expect(place(pad({ tool: 'bar' }), [], [5, 7.1], frame)?.strokes).toEqual([
    { tool: 'bar', id: 'b', height: 7 },
  ])
})

it('keys move by half a small square, with Shift by a large one, and never off the board', () => {
  expect(movedByKey([2, 0], 'ArrowRight', false, grid)).toEqual([2.2, 0])
  expect(movedByKey([2, 0], 'ArrowUp', true, grid)).toEqual([2, 5])
  expect(movedByKey([10, -10], 'ArrowDown', true, grid)).toEqual([10, -10])
  expect(movedByKey([20, 20], 'ArrowUp', false, canvas)).toEqual([20, 18])
  expect(movedByKey([20, 20], 'constructor', false, canvas)).toBeNull()
})

it('a press on the grid means what stands below it', () => {
  expect(grid.snap(grid.spotAt(grid.toCanvas([4, 5])))).toEqual([4, 5])
})

it.each<[string, Spot[], Spot, number]>([
  ['the only one', [[10, 10]], [20, 20], 0],
  [
    'the nearer one below another',
    [
      [10, 10],
      [20, 10],
    ],
    [14, 10],
    0,
  ],
  [
    'the nearer one on top',
    [
      [10, 10],
      [20, 10],
    ],
    [16, 10],
    1,
  ],
  [
    'of two at one place the one on top',
    [
      [10, 10],
      [10, 10],
    ],
    [12, 10],
    1,
  ],
])('a press takes %s', (_, places, press, at) => {
  expect(nearestPlace(places, press)).toBe(at)
})
