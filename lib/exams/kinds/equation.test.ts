import { fc, runs, typedText } from '@/lib/testing/properties'
import { ANSWER_LIMITS } from '../answers'
import type { EquationPart, MarkPoint } from '../question'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

const points = (count: number): MarkPoint[] =>
  Array.from({ length: count }, (_, at) => ({ code: 'B1', text: `point ${at + 1}` }))

function part(change: Partial<EquationPart> = {}): EquationPart {
  const marks = change.marks ?? 2
  return {
    kind: 'equation',
    label: '',
    prompt: 'Write the equation for the reaction of sodium with water.',
    answer: '2Na(s) + 2H2O(l) -> 2NaOH(aq) + H2(g)',
    states: false,
    marks,
    command: 'Write',
    subtopic: '8.2',
    objective: 'AO2',
    scheme: points(marks),
    solution: 'Sodium hydroxide and hydrogen form.',
    ...change,
  }
}

const mark = (of: EquationPart, text: string) => markPart(of, { kind: 'equation', text }, ALONE)

const BALANCED = '2Na + 2H2O -> 2NaOH + H2'
const UNBALANCED = 'Na + H2O -> NaOH + H2'
const STATES = '2Na(s) + 2H2O(l) -> 2NaOH(aq) + H2(g)'
const WRONG_STATE = '2Na(s) + 2H2O(aq) -> 2NaOH(aq) + H2(g)'
const UNBALANCED_STATES = 'Na(s) + H2O(l) -> NaOH(aq) + H2(g)'
const WRONG = '2Na + H2O -> Na2O + H2'

it.each([
  [1, false, BALANCED, [true]],
  [1, false, UNBALANCED, [false]],
  [2, false, BALANCED, [true, true]],
  [2, false, UNBALANCED, [true, false]],
  [2, false, WRONG, [false, false]],
  [1, true, STATES, [true]],
  [1, true, BALANCED, [false]],
  [2, true, STATES, [true, true]],
  [2, true, WRONG_STATE, [true, false]],
  [2, true, UNBALANCED_STATES, [false, true]],
  [3, true, STATES, [true, true, true]],
  [3, true, UNBALANCED_STATES, [true, false, true]],
  [3, true, BALANCED, [true, true, false]],
  [3, true, WRONG, [false, false, false]],
])('of %i marks, states asked: %s, "%s" earns %j', (marks, states, typed, earned) => {
  const marking = mark(part({ marks, states }), typed)
  expect(marking).toMatchObject({ points: earned, earned: earned.filter(Boolean).length })
})

it('gives the best of several keys', () => {
  const either = part({ answer: 'Cl2 + 2e- -> 2Cl-', accept: ['Cl + e- -> Cl-'], marks: 1 })
  expect(mark(either, 'Cl + e- -> Cl-').earned).toBe(1)
})

it('names what is wrong, and how the answer was read', () => {
  expect(mark(part(), UNBALANCED)).toMatchObject({
    verdict: 'partly',
    error: 'H does not balance: 2 on the left, 3 on the right.',
    readAs: expect.stringContaining('H<sub>2</sub>O'),
  })
  expect(mark(part(), '2na + 2h2o -> 2naoh + h2')).toMatchObject({ verdict: 'unreadable', earned: 0 })
})

it('says before hand-in only whether states are asked for', () => {
  expect(publicField(part({ states: true, marks: 3 }))).toEqual({ kind: 'equation', asksStates: true })
})

it.each([
  ['an equation that does not read', { answer: '2na -> x' }, 'does not read'],
  ['one that does not balance', { answer: 'Na + H2O -> NaOH + H2' }, 'is not balanced'],
  ['charges that do not balance', { answer: 'Fe2+ -> Fe3+ + 2e-' }, 'is not balanced'],
  ['a substance on both sides', { answer: 'H+ + Na+ + OH- -> H2O + Na+' }, 'on both sides'],
  ['missing states', { answer: BALANCED, states: true }, 'has not a state symbol'],
  ['an accepted one that is wrong', { accept: ['Na -> K'] }, 'is not balanced'],
  ['more marks than criteria', { marks: 3 }, '3 marks, but only 2'],
  ['a point missing', { scheme: points(1) }, 'one point for each mark'],
  ['nothing wrong', {}, null],
  ['electrons have no state', { answer: 'Cu2+(aq) + 2e- -> Cu(s)', states: true }, null],
] satisfies [string, Partial<EquationPart>, string | null][])('the check sees %s', (_, change, fault) => {
  const faults = partFaults(part(change)).join('; ')
  if (fault === null) expect(faults).toBe('')
  else expect(faults).toContain(fault)
})

it('marks whatever may be typed', () => {
  fc.assert(
    fc.property(
      typedText(ANSWER_LIMITS.equation),
      fc.constantFrom('', STATES, 'Cu2+ -> ', 'H2 + '),
      (typed, before) => {
        const { earned } = mark(
          part({ states: true, marks: 3 }),
          `${before}${typed}`.slice(0, ANSWER_LIMITS.equation),
        )
        expect(earned).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: runs(300) },
  )
})
