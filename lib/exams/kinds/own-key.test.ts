import { followFaults } from '../check-follow'
import type { Part } from '../question'
import { leastPart } from '../testing'
import { markPart } from './registry'
import { ALONE } from './rules'

const derivative: Part = { ...leastPart('expression'), label: 'a', answer: '6x - 4', letters: ['x'] } as Part
const gradient = {
  ...leastPart('numeric'),
  ...{ label: 'b', marks: 2, answer: 8, unit: '', unitMode: 'given', sigFigs: 3 },
  own: { from: 'a', key: 'f(2)' },
} as Part
const tangent = {
  ...leastPart('expression'),
  ...{ label: 'c', marks: 3, answer: 'y = 8(x - 2) + 5', letters: ['x', 'y'] },
  own: { from: 'a', key: 'y = f(2)*(x - 2) + 5' },
} as Part
const second = {
  ...leastPart('expression'),
  label: 'd',
  answer: '18x - 8',
  own: { from: 'a', key: '3f + 4' },
} as Part
const fromNumber = {
  ...leastPart('expression'),
  ...{ label: 'e', answer: 'y = 8x', letters: ['x', 'y'], own: { from: 'b', key: 'y = f*x' } },
} as Part

function mark(part: Part, typed: string, from: Part, before: string | null) {
  const asAnswer = (of: Part, text: string) =>
    of.kind === 'numeric'
      ? ({ kind: 'numeric', value: text, unit: '' } as const)
      : ({ kind: 'expression', text } as const)
  const earlier = () => (before === null ? null : { part: from, answer: asAnswer(from, before) })
  const marking = markPart(part, asAnswer(part, typed), { ...ALONE, earlier })
  return [marking.earned, marking.state === 'marked' ? marking.verdict : marking.state]
}

it.each([
  [gradient, '8', derivative, '6x - 4', 2, 'right'],
  [gradient, '8', derivative, '6x', 2, 'right'],
  [gradient, '12', derivative, '6x', 2, 'rightFollowThrough'],
  [gradient, '12', derivative, 'dy/dx = 6x', 2, 'rightFollowThrough'],
  [gradient, '12', derivative, '5x + x = 6x', 2, 'rightFollowThrough'],
  [gradient, '12', derivative, '6X', 2, 'rightFollowThrough'],
  [gradient, '5.33', derivative, '16/(x+1)', 2, 'rightFollowThrough'],
  [gradient, '13', derivative, '6x', 0, 'wrong'],
  [gradient, '12', derivative, null, 0, 'wrong'],
  [gradient, '12', derivative, '6y', 0, 'wrong'],
  [gradient, '12', derivative, '6x +', 0, 'wrong'],
  [gradient, '12', derivative, '1/(x - 2)', 0, 'wrong'],
  [tangent, 'y = 12x - 19', derivative, '6x', 3, 'rightFollowThrough'],
  [tangent, 'y - 5 = 12(x - 2)', derivative, '6x', 3, 'rightFollowThrough'],
  [tangent, '12x - 19', derivative, '6x', 2, 'wrongForm'],
  [tangent, 'y = 8x - 11', derivative, '6x', 3, 'right'],
  [tangent, 'y = 12x - 20', derivative, '6x', 0, 'wrong'],
  [second, '18x + 4', derivative, '6x', 1, 'rightFollowThrough'],
  [fromNumber, 'y = 7x', gradient, '7', 1, 'rightFollowThrough'],
  [fromNumber, 'y = -7x', gradient, '-7', 1, 'rightFollowThrough'],
  [fromNumber, 'y = 0.0000001x', gradient, '1e-7', 1, 'rightFollowThrough'],
])('own key, case %#', (part, typed, from, before, earned, verdict) => {
  expect(mark(part, typed, from, before)).toEqual([earned, verdict])
})

it('the check reckons each own key from the right answer', () => {
  expect(followFaults([derivative, gradient, tangent, second, fromNumber])).toEqual([])
})

it.each([
  [[gradient], /no earlier number or expression/],
  [[{ ...derivative, answer: '6x' }, gradient], /gives 12, not the answer/],
  [[derivative, { ...gradient, own: { from: 'a', key: '8' } }], /has no f/],
  [[derivative, { ...gradient, own: { from: 'a', key: 'f(+)' } }], /gives nothing/],
  [[leastPart('written'), { ...gradient, own: { from: '', key: 'f' } }], /no earlier number or expression/],
] as [Part[], RegExp][])('and complains where it is not the key', (parts, fault) => {
  expect(followFaults(parts).join()).toMatch(fault)
})
