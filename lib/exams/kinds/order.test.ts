import { fc } from '@/scripts/testing/properties'
import type { MatchPart, OrderPart } from '../question'
import { matchScheme, pairScheme } from '../rising-scheme'
import { markPart, partFaults } from './registry'

const alone = { earlier: () => null }
const FACTS = {
  label: 'a',
  prompt: 'Put in order.',
  command: 'Give',
  subtopic: '1.1',
  objective: 'AO1',
  solution: '',
} as const

function orderOf(count: number, marks: number): OrderPart {
  const ids = Array.from({ length: count }, (_, at) => `i${at}`)
  const items = ids.map(id => ({ id, text: id }))
  return { ...FACTS, kind: 'order', marks, items, answer: ids, scheme: pairScheme(count, marks) }
}

function marked(part: OrderPart, ids: string[]) {
  const marking = markPart(part, { kind: 'order', ids }, alone)
  return marking.state === 'marked' ? marking : null
}

const shape = fc
  .integer({ min: 3, max: 8 })
  .chain(count =>
    fc.record({ count: fc.constant(count), marks: fc.integer({ min: 1, max: Math.min(4, count - 1) }) }),
  )

it('the points that are ticked are as many as the marks earned, in every order', () => {
  fc.assert(
    fc.property(shape, fc.infiniteStream(fc.nat(1000)), ({ count, marks }, keys) => {
      const part = orderOf(count, marks)
      const shuffled = part.answer
        .map(id => [keys.next().value as number, id] as const)
        .sort(([a], [b]) => a - b)
        .map(([, id]) => id)
      const marking = marked(part, shuffled)
      expect(marking?.points.filter(Boolean)).toHaveLength(marking?.earned ?? -1)
      const isRight = shuffled.every((id, at) => id === part.answer[at])
      expect(marking?.earned === marks).toBe(isRight)
      expect(partFaults(part)).toEqual([])
    }),
  )
})

it.each([
  [
    ['i0', 'i1', 'i2', 'i3', 'i4', 'i5'],
    [true, true, true],
  ],
  [
    ['i0', 'i1', 'i2', 'i3', 'i5', 'i4'],
    [true, false, false],
  ],
  [
    ['i1', 'i2', 'i3', 'i4', 'i5', 'i0'],
    [true, true, false],
  ],
  [
    ['i5', 'i0', 'i1', 'i2', 'i3', 'i4'],
    [true, true, false],
  ],
  [
    ['i2', 'i0', 'i1', 'i4', 'i5', 'i3'],
    [true, false, false],
  ],
  [
    ['i0', 'i1', 'i3', 'i2', 'i5', 'i4'],
    [false, false, false],
  ],
  [
    ['i5', 'i4', 'i3', 'i2', 'i1', 'i0'],
    [false, false, false],
  ],
  [
    ['i0', 'i1', 'i2'],
    [false, false, false],
  ],
  [
    ['i0', 'i0', 'i1', 'i2', 'i3', 'i4'],
    [false, false, false],
  ],
])('%s ticks %s of three points', (ids, points) => {
  expect(marked(orderOf(6, 3), ids)?.points).toEqual(points)
})

it('the scheme says how many pairs each mark needs', () => {
  expect(pairScheme(6, 3).map(({ text }) => text)).toEqual([
    'at least two of the five pairs of neighbours in the right order',
    'at least four of the five pairs of neighbours in the right order',
    'all six in the right order',
  ])
})

it('a scheme that says otherwise is a fault', () => {
  const part = orderOf(5, 2)
  expect(partFaults({ ...part, scheme: part.scheme.toReversed() })).not.toEqual([])
})

it('a match with fewer marks than items ticks from the first point on', () => {
  const ids = ['i1', 'i2', 'i3', 'i4']
  const part: MatchPart = {
    ...FACTS,
    kind: 'match',
    marks: 3,
    items: ids.map(id => ({ id, text: id })),
    targets: ids.map(id => ({ id: id.replace('i', 't'), text: id })),
    answer: Object.fromEntries(ids.map(id => [id, id.replace('i', 't')])),
    scheme: matchScheme(4, 3),
  }
  const marking = markPart(part, { kind: 'match', pairs: { i1: 't1', i2: 't2', i3: 't3', i4: 't1' } }, alone)
  expect(marking).toMatchObject({ earned: 2, points: [true, true, false] })
  expect(partFaults(part)).toEqual([])
  expect(partFaults({ ...part, scheme: part.scheme.toReversed() })).not.toEqual([])
})
