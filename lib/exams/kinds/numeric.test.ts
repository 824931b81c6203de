import fc from 'fast-check'
import type { NumericPart } from '../question'
import { markPart } from './registry'

const PART: NumericPart = {
  kind: 'numeric',
  label: 'b',
  prompt: 'Calculate the speed.',
  marks: 3,
  command: 'Calculate',
  subtopic: '1.2',
  objective: 'AO2',
  scheme: [
    { code: 'C1', text: 'speed = distance ÷ time' },
    { code: 'C1', text: '25 ÷ 2' },
    { code: 'A1', text: '12.5 m/s' },
  ],
  solution: 'Divide the distance by the time.',
  answer: 12.5,
  unit: 'm/s',
  unitMode: 'asked',
  sigFigs: 3,
  form: 'any',
}
const alone = { earlier: () => null }

function mark(value: string, unit = 'm/s', part: NumericPart = PART) {
  const marking = markPart(part, { kind: 'numeric', value, unit }, alone)
  return marking.state === 'marked' ? [marking.earned, marking.verdict] : [marking.earned, marking.state]
}

it.each([
  ['12.5', 'm/s'],
  ['12.50', 'm/s'],
  ['12,5', 'm/s'],
  ['12.5', 'm s^-1'],
  ['12.5', 'm s⁻¹'],
  ['12.5', 'ms-1'],
  ['12.5', 'metres per second'],
  ['12.5 m/s', ''],
  ['12.5m/s', ''],
  ['1.25e1', 'm/s'],
  ['1.25 × 10^1', 'm/s'],
  ['1.25x10¹', 'm/s'],
  ['25/2', 'm/s'],
  ['12 1/2', 'm/s'],
  ['+12.5', 'm/s'],
  ['= 12.5', 'm/s'],
  ['v = 12.5', 'm/s'],
  ['12.5 (3 s.f.)', 'm/s'],
  [' 12.5 ', ' m/s '],
  ['12.500', 'm / s'],
  ['1250', 'cm/s'],
  ['45', 'km/h'],
  ['0.0125', 'km/s'],
])('%s %s earns all marks', (value, unit) => {
  expect(mark(value, unit)).toEqual([3, 'right'])
})

it.each([
  ['12.5', '', 2, 'missingUnit'],
  ['12.5', 'm', 2, 'wrongUnit'],
  ['12.5', 'm/s^2', 2, 'wrongUnit'],
  ['12.6', 'm/s', 2, 'roundedTooSoon'],
  ['-12.5', 'm/s', 0, 'wrongSign'],
  ['125', 'm/s', 0, 'wrongPower'],
  ['1.25', 'm/s', 0, 'wrongPower'],
  ['50', 'm/s', 0, 'wrong'],
  ['13', 'm/s', 0, 'wrong'],
  ['12.5.3', 'm/s', 0, 'unreadable'],
  ['fast', 'm/s', 0, 'unreadable'],
])('%s %s earns %i: %s', (value, unit, earned, verdict) => {
  expect(mark(value, unit)).toEqual([earned, verdict])
})

it('a unit that is printed need not be written, and is read when it is', () => {
  const part: NumericPart = { ...PART, unitMode: 'given' }
  expect(mark('12.5', '', part)).toEqual([3, 'right'])
  expect(mark('1250 cm/s', '', part)).toEqual([3, 'right'])
})

it('figures cost the last mark only where the question asks for a number of them', () => {
  const part: NumericPart = { ...PART, answer: 12.4567, strictFigures: { kind: 'significant', count: 3 } }
  expect(mark('12.5', 'm/s', part)).toEqual([3, 'right'])
  expect(mark('12.457', 'm/s', part)).toEqual([2, 'wrongFigures'])
})

it('standard form and fractions must be written so where they are asked for', () => {
  const standard: NumericPart = { ...PART, answer: 3.2e7, unit: '', sigFigs: 2, form: 'standard' }
  expect(mark('3.2 × 10^7', '', standard)).toEqual([3, 'right'])
  expect(mark('32 × 10^6', '', standard)).toEqual([2, 'wrongForm'])
  expect(mark('32000000', '', standard)).toEqual([2, 'wrongForm'])
  const fraction: NumericPart = { ...PART, answer: 0.75, unit: '', form: 'fraction' }
  expect(mark('3/4', '', fraction)).toEqual([3, 'right'])
  expect(mark('6/8', '', fraction)).toEqual([2, 'wrongForm'])
  expect(mark('0.75', '', fraction)).toEqual([2, 'wrongForm'])
})

it('follows the own earlier answer through, its unit included', () => {
  const earlier: NumericPart = { ...PART, label: 'a', answer: 250, unit: 'kg' }
  const part: NumericPart = {
    ...PART,
    answer: 2450,
    unit: 'N',
    sigFigs: 2,
    follow: { from: 'a', formula: '9.8*x' },
  }
  const context = {
    earlier: () => ({ part: earlier, answer: { kind: 'numeric', value: '100', unit: 'kg' } as const }),
  }
  expect(markPart(part, { kind: 'numeric', value: '980', unit: 'N' }, context)).toMatchObject({
    earned: 3,
    verdict: 'rightFollowThrough',
  })
  expect(markPart(part, { kind: 'numeric', value: '2450', unit: 'N' }, context)).toMatchObject({
    earned: 3,
    verdict: 'right',
  })
  expect(markPart(part, { kind: 'numeric', value: '500', unit: 'N' }, context)).toMatchObject({ earned: 0 })
})

it('every printed form of any answer earns all marks, and twice the answer none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 99_999 }), fc.integer({ min: -6, max: 6 }), (digits, power) => {
      const answer = Number(`${digits}e${power}`)
      const part: NumericPart = { ...PART, answer, sigFigs: 3 }
      for (const text of [
        answer.toPrecision(6),
        answer.toExponential(),
        answer.toExponential(3).replace('e', ' × 10^'),
      ]) {
        expect(mark(text, 'm/s', part)).toEqual([3, 'right'])
      }
      expect(mark((answer * 2).toExponential(6), 'm/s', part)[0]).toBe(0)
    }),
  )
})

it('no text that a student may type makes the marker throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 30 }), (value, unit) => {
      const marking = markPart(PART, { kind: 'numeric', value, unit }, alone)
      expect(marking.earned).toBeGreaterThanOrEqual(0)
      expect(marking.earned).toBeLessThanOrEqual(3)
    }),
  )
})
