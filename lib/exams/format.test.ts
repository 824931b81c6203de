import { fc } from '@/lib/testing/properties'
import { figures, money, plain, quantity, roundTo, standardForm, toSigFigs, unitText } from './format'

it.each([
  [2.345, 2, 2.35],
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2080, 6, 2080],
  [1234567, -3, 1235000],
  [0.1 + 0.2, 10, 0.3],
])('roundTo(%d, %d) is %d', (value, places, expected) => {
  expect(roundTo(value, places)).toBe(expected)
})

it('rounding is idempotent and never further away than half a unit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      (value, places) => {
        const rounded = roundTo(value, places)
        expect(roundTo(rounded, places)).toBe(rounded)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(
          0.5 * 10 ** -places + 2e-6 * 10 ** -places + 1e-9,
        )
      },
    ),
  )
})

it.each([
  [0.04567, 2, '0.046'],
  [12.5, 2, '13'],
  [250, 2, '250'],
  [9.8, 2, '9.8'],
  [3e8, 2, '3.0 × 10^{8}'],
  [0.00025, 2, '2.5 × 10^{−4}'],
  [99_999, 5, '99\u2009999'],
  [12500, 3, '12\u2009500'],
  [0, 3, '0'],
])('figures(%d, %d) prints %s', (value, sigFigs, expected) => {
  expect(figures(value, sigFigs)).toBe(expected)
})

it('prints units, money and standard form as a paper does', () => {
  expect(quantity(9.8, 'm/s^2')).toBe('9.8\u00a0m/s^{2}')
  expect(quantity(25, '%')).toBe('25%')
  expect(unitText('kg m^-3')).toBe('kg m^{−3}')
  expect(money(1250)).toBe('\\$1250')
  expect(money(12500.5)).toBe('\\$12\u2009500.50')
  expect(money(-3)).toBe('−\\$3')
  expect(plain(-0)).toBe('0')
  expect(standardForm(0.000123, 3)).toBe('1.23 × 10^{−4}')
  expect(toSigFigs(0.00123456, 3)).toBe(0.00123)
})
