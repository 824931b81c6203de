import { fc } from '@/lib/testing/properties'
import type { MatchPart, OrderPart } from '../question'
import { matchScheme, sequenceScheme } from '../rising-scheme'
import { explain } from '../to-public'
import { markPart, partFaults } from './registry'
import { ALONE } from './rules'

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
  return { ...FACTS, kind: 'order', marks, items, answer: ids, scheme: sequenceScheme(count, marks) }
}

function marked(part: OrderPart, ids: string[]) {
  const marking = markPart(part, { kind: 'order', ids }, ALONE)
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

/** Steps by their right number, from 0. */
it.each([
  // The last two swapped, the first two, two in the middle: one slip, one mark.
  ['012354', 3, 2],
  ['102345', 3, 2],
  ['013245', 3, 2],
  // One step that comes two places early or late.
  ['201345', 3, 2],
  ['013425', 3, 2],
  // The last step put first is no slip, nor is the first put last.
  ['501234', 3, 1],
  ['123450', 3, 1],
  ['301245', 3, 1],
  // Two slips.
  ['102354', 3, 1],
  ['013254', 3, 1],
  // Three, and worse.
  ['103254', 3, 0],
  ['201453', 3, 1],
  ['345012', 3, 0],
  ['543210', 3, 0],
  ['012345', 3, 3],
  // A step left out or given twice is no order.
  ['012', 3, 0],
  ['001234', 3, 0],
  // Fewer items, fewer marks.
  ['01243', 2, 1],
  ['40123', 2, 0],
  ['10324', 2, 0],
  ['10324', 3, 1],
  ['0132', 3, 2],
  ['3012', 3, 1],
  ['2301', 3, 0],
  ['0132', 2, 1],
  ['3210', 2, 0],
  ['021', 1, 0],
  ['012', 1, 1],
])('%s of %i marks earns %i', (steps, marks, earned) => {
  const count = Math.max(steps.length, steps === '012' && marks === 3 ? 6 : 0)
  const marking = marked(
    orderOf(count, marks),
    [...steps].map(step => `i${step}`),
  )
  expect(marking?.earned).toBe(earned)
})

it('the scheme says how many steps each mark needs', () => {
  expect(sequenceScheme(6, 3).map(({ text }) => text)).toEqual([
    'at least four of the six in the right sequence (a step three or more places out counts as two)',
    'at least five of the six in the right sequence (a step three or more places out counts as two)',
    'all six in the right order',
  ])
})

it('an order of an old paper is marked and explained by the rule of today', () => {
  const neighbours = (needed: string) => ({
    code: 'B1' as const,
    text: `at least ${needed} of the five pairs of neighbours in the right order`,
  })
  const old: OrderPart = {
    ...orderOf(6, 3),
    scheme: [neighbours('two'), neighbours('four'), { code: 'B1', text: 'all six in the right order' }],
  }
  const ids = ['i0', 'i1', 'i2', 'i3', 'i5', 'i4']
  expect(marked(old, ids)).toMatchObject({ earned: 2, points: [true, true, false] })
  expect(explain(old, '1').scheme.map(({ html }) => html)).toEqual(
    sequenceScheme(6, 3).map(({ text }) => text),
  )
  expect(explain({ ...orderOf(3, 1), scheme: [{ code: 'B1', text: 'its own' }] }, '1').scheme[0]?.html).toBe(
    'its own',
  )
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
  const marking = markPart(part, { kind: 'match', pairs: { i1: 't1', i2: 't2', i3: 't3', i4: 't1' } }, ALONE)
  expect(marking).toMatchObject({ earned: 2, points: [true, true, false] })
  expect(partFaults(part)).toEqual([])
  expect(partFaults({ ...part, scheme: part.scheme.toReversed() })).not.toEqual([])
})
