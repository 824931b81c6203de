import { keyFaults } from '../check-key'
import type { NumericPart } from '../question'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

/** Show that the speed is about 14 m/s: it is 13.86. */
const part: NumericPart = {
  kind: 'numeric',
  label: 'a',
  prompt: 'Show that the speed of the ball is about 14 m/s.',
  answer: 13.859,
  unit: 'm/s',
  unitMode: 'given',
  sigFigs: 2,
  form: 'any',
  showThat: { figures: 2 },
  marks: 3,
  command: 'Show',
  subtopic: '1.7.1',
  objective: 'AO2',
  scheme: [
    { code: 'M1', text: '½*mv*^{2} = *mgh*' },
    { code: 'M1', text: '*v* = √(2 × 9.8 × 9.8)' },
    { code: 'A1', text: '13.9 m/s' },
  ],
  solution: 'The kinetic energy at the foot equals the potential energy at the top.',
}

const mark = (value: string) => markPart(part, { kind: 'numeric', value, unit: '' }, ALONE)

it.each([
  ['13.9', 1, 'shown'],
  ['13.86', 1, 'shown'],
  ['13.859', 1, 'shown'],
  ['v = sqrt(2*9.8*9.8) = 13.86 m/s', 1, 'shown'],
  ['14', 0, 'notShown'],
  ['14.0', 0, null],
  ['13.2', 0, 'wrong'],
  ['139', 0, 'wrongPower'],
])('"%s" earns %i of three', (typed, earned, verdict) => {
  const marking = mark(typed)
  expect(marking).toMatchObject({ state: 'marked', earned, points: [false, false, earned === 1] })
  if (verdict) expect(marking).toMatchObject({ verdict })
})

it('asks for the working, and says nothing of the value', () => {
  expect(publicField(part)).toEqual({
    kind: 'numeric',
    unit: 'm/s',
    asksUnit: false,
    ask: 'Show your working, and the value to more figures than the question gives.',
  })
})

it.each([
  ['nothing wrong', {}, ''],
  ['a value with no further figures', { answer: 14 }, 'no more figures to show'],
  ['a single mark', { marks: 1, scheme: part.scheme.slice(2) }, 'two marks or more'],
  ['a value that follows', { follow: { from: 'a', formula: 'x' } }, 'does not follow'],
] as [string, Partial<NumericPart>, string][])('the check sees %s', (_, change, fault) => {
  const faults = [...partFaults({ ...part, ...change }), ...(fault ? [] : keyFaults({ ...part, ...change }))]
  if (fault === '') expect(faults).toEqual([])
  else expect(faults.join('; ')).toContain(fault)
})
