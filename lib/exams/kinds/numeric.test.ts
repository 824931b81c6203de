import { fc, typedText } from '@/lib/testing/properties'
import type { NumericPart } from '../question'
import { markPart, publicField } from './registry'
import { ALONE } from './rules'

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
function mark(value: string, unit = 'm/s', part: NumericPart = PART) {
  const marking = markPart(part, { kind: 'numeric', value, unit }, ALONE)
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
  ['12.42', 'm/s', 2, 'roundedTooSoon'],
  ['12.6', 'm/s', 0, 'wrong'],
  ['-12.5', 'm/s', 0, 'wrongSign'],
  ['125', 'm/s', 0, 'wrongPower'],
  ['1.25', 'm/s', 0, 'wrongPower'],
  ['50', 'm/s', 0, 'wrong'],
  ['13', 'm/s', 2, 'roundedTooSoon'],
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

describe('rounded too soon', () => {
  const third: NumericPart = { ...PART, answer: 64.6667, unit: '', sigFigs: 3 }

  it.each([
    // Right to three figures.
    ['64.7', 3, 'right'],
    ['64.67', 3, 'right'],
    ['64.66', 3, 'right'],
    // Less than one unit of the third figure away: a value was cut on the way, or the answer was.
    ['64.6', 2, 'roundedTooSoon'],
    ['64.62', 2, 'roundedTooSoon'],
    ['64.76', 2, 'roundedTooSoon'],
    // The right value, to one figure fewer than asked.
    ['65', 2, 'roundedTooSoon'],
    ['65.0', 0, 'wrong'],
    // Within one per cent, but no rounding leads there.
    ['64.5', 0, 'wrong'],
    ['64.8', 0, 'wrong'],
    ['64.1', 0, 'wrong'],
    ['65.3', 0, 'wrong'],
    ['64', 0, 'wrong'],
    ['60', 0, 'wrong'],
  ])('%s for 64.6667 to three figures earns %i: %s', (value, earned, verdict) => {
    expect(mark(value, '', third)).toEqual([earned, verdict])
  })

  it('a whole number that is exact in the figures asked for is not rounded further', () => {
    expect(mark('40', '', { ...third, answer: 36, sigFigs: 2 })).toEqual([0, 'wrong'])
    expect(mark('21440', '', { ...third, answer: 21437, sigFigs: 5 })).toEqual([0, 'wrong'])
  })

  it.each([
    ['10.0', 3, 'right'],
    ['9.96', 2, 'roundedTooSoon'],
    ['9.94', 2, 'roundedTooSoon'],
  ])(
    'the last figure is that of the answer as it is written: of 9.9996, which is 10.0, %s earns %i: %s',
    (value, earned, verdict) => {
      expect(mark(value, '', { ...third, answer: 9.9996 })).toEqual([earned, verdict])
    },
  )

  it('outside the range that a graph allows there is nothing', () => {
    expect(mark('12.71', 'm/s', { ...PART, tolerance: 0.2 })).toEqual([0, 'wrong'])
  })

  it('is never more than one unit of the last figure away, nor right and too soon at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_001, max: 999_999 }),
        fc.integer({ min: -9, max: 4 }),
        fc.integer({ min: 3, max: 5 }),
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        (digits, power, sigFigs, error) => {
          const answer = Number(`${digits}e${power}`)
          const value = answer * (1 + error)
          // Of the answer as it is written: 999950 to four figures is 1.000 × 10^6, and its last figure a thousand.
          const unit = 10 ** (Math.floor(Math.log10(Number(answer.toPrecision(sigFigs)))) - sigFigs + 1)
          const [, verdict] = mark(value.toExponential(12), '', { ...PART, answer, unit: '', sigFigs })
          const away = Math.abs(value - answer) / unit
          if (away < 0.0099) expect(verdict).toBe('right')
          else if (away > 0.101 && away < 0.999) expect(verdict).toBe('roundedTooSoon')
          else if (away > 1.001) expect(['wrong', 'roundedTooSoon']).toContain(verdict)
          if (verdict === 'roundedTooSoon' && away > 1.001)
            expect(Number(value.toPrecision(sigFigs - 1))).toBeCloseTo(value, 9 - Math.log10(Math.abs(value)))
        },
      ),
      { examples: [[999_950, 0, 4, 0.0000501025]] },
    )
  })
})

it('a decimal must be one where it is asked for', () => {
  const decimal: NumericPart = { ...PART, answer: 0.375, unit: '', form: 'decimal' }
  expect(mark('0.375', '', decimal)).toEqual([3, 'right'])
  expect(mark('.375', '', decimal)).toEqual([3, 'right'])
  expect(mark('3/8', '', decimal)).toEqual([2, 'wrongForm'])
  expect(mark('3.75 × 10^-1', '', decimal)).toEqual([2, 'wrongForm'])
  expect(mark('2', '', { ...decimal, answer: 2 })).toEqual([3, 'right'])
  expect(publicField(decimal)).toMatchObject({ ask: 'Give your answer as a decimal.' })
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
    ...ALONE,
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

it.each([
  ['${$', '5 ${$'],
  ['$x$', '5 $x$'],
  ['**m**', '5 **m**'],
  ['<b>', '5 &lt;b&gt;'],
  ['m s^-2', '5 m s<sup>−2</sup>'],
])('shows the unit %s as it was typed, with its powers raised', (unit, readAs) => {
  expect(markPart(PART, { kind: 'numeric', value: '5', unit }, ALONE)).toMatchObject({ readAs })
})

it('no text that a student may type makes the marker throw', () => {
  fc.assert(
    fc.property(typedText(60), typedText(30), (value, unit) => {
      const marking = markPart(PART, { kind: 'numeric', value, unit }, ALONE)
      expect(marking.earned).toBeGreaterThanOrEqual(0)
      expect(marking.earned).toBeLessThanOrEqual(3)
    }),
  )
})
