import type { AnswerKind } from './answers'
import { mayTick } from './self-marking'

it.each<[AnswerKind, Parameters<typeof mayTick>[1]['state'], number, boolean]>([
  ['numeric', 'marked', 1, true],
  ['numeric', 'marked', 3, false],
  ['numeric', 'unanswered', 0, false],
  ['numeric', 'selfMarked', 3, true],
  ['expression', 'marked', 0, true],
  ['solutions', 'marked', 1, false],
  ['table', 'marked', 1, false],
  ['draw', 'marked', 1, false],
  ['draw', 'toSelfMark', 0, true],
  ['written', 'toSelfMark', 0, true],
  ['written', 'selfMarked', 3, true],
  ['written', 'marked', 1, true],
  ['written', 'marked', 3, true],
  ['written', 'unanswered', 0, false],
])('points of a %s part that is %s with %i of 3 marks may be ticked: %s', (kind, state, earned, may) => {
  expect(mayTick(kind, { state, earned, available: 3 })).toBe(may)
})
