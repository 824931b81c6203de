import { type Answer, sameAnswer } from './answers'

const PAIRS: Answer = { kind: 'match', pairs: { a: '1', b: '2' } }

it.each<[Answer | null, Answer | null, boolean]>([
  [null, null, true],
  [null, PAIRS, false],
  [PAIRS, { pairs: { b: '2', a: '1' }, kind: 'match' }, true],
  [PAIRS, { kind: 'match', pairs: { a: '2', b: '1' } }, false],
  [{ kind: 'order', ids: ['a', 'b'] }, { kind: 'order', ids: ['a', 'b'] }, true],
  [{ kind: 'order', ids: ['a', 'b'] }, { kind: 'order', ids: ['b', 'a'] }, false],
  [{ kind: 'numeric', value: '3', unit: 'm' }, { kind: 'numeric', value: '3', unit: 'cm' }, false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(sameAnswer(one, other)).toBe(same)
})
