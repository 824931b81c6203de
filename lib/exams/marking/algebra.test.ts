import { fc, runs, typedText } from '@/lib/testing/properties'
import type { ExpressionForm } from '../question'
import { compareAlgebra } from './algebra'
import { typeset } from './typeset'

const x = ['x']

function compare(typed: string, wanted: string, form: ExpressionForm = 'any', letters: string[] = x) {
  return compareAlgebra(typed, wanted, { letters, form })
}

it.each([
  ['2x^2 - 3x', '2x^2-3x'],
  ['2x² − 3x', '2x^2-3x'],
  ['x(2x-3)', '2x^2-3x'],
  ['2*x*x - 3*x', '2x^2-3x'],
  ['-3x + 2x^2', '2x^2-3x'],
  ['y = 2x^2 - 3x', '2x^2-3x'],
  ['f(x) = 2x^2-3x', '2x^2-3x'],
  ['fg(x) = 2x^2-3x', '2x^2-3x'],
  ['f²(x) = 2x^2-3x', '2x^2-3x'],
  ["f'(x) = 2x^2-3x", '2x^2-3x'],
  ['f⁻¹(x) = 2x^2-3x', '2x^2-3x'],
  ['dy/dx = 2x^2-3x', '2x^2-3x'],
  ['ln5/3', 'ln(5)/3'],
  ['(x-1)(x+1)', 'x^2-1'],
  ['(x+2)/4', 'x/4 + 1/2'],
  ['0.5x', 'x/2'],
  ['1/2 x', 'x/2'],
  ['3√2', '3sqrt(2)'],
  ['√18', '3sqrt(2)'],
  ['2π', '2pi'],
  ['x^(1/2)', 'sqrt(x)'],
  ['x⁻²', '1/x^2'],
  ['sin(x)^2+cos(x)^2', '1'],
  ['|x|', 'abs(x)'],
  ['2X', '2x'],
])('%s is %s', (typed, wanted) => {
  expect(compare(typed, wanted)).toBe('same')
})

it.each([
  ['2x^2 + 3x', '2x^2-3x'],
  ['2x-3', '2x^2-3x'],
  ['x^2+1', 'x^2-1'],
  ['3.14', 'pi'],
  ['1.41', 'sqrt(2)'],
  ['2x = 3', '2x'],
  ['y', 'x'],
])('%s is not %s', (typed, wanted) => {
  expect(compare(typed, wanted)).toBe('different')
})

it('a constant of integration may be large or small', () => {
  expect(compare('x^2 + C', 'x^2+c', 'any', ['x', 'c'])).toBe('same')
})

it.each(['', '2x +', '((x)', '@', 'x ^'])('%j cannot be read', typed => {
  expect(compare(typed, '2x')).toBe('unreadable')
})

it.each([
  ['y = 2x + 3', 'y = 2x + 3', 'same'],
  ['y - 2x = 3', 'y = 2x + 3', 'same'],
  ['2y = 4x + 6', 'y = 2x + 3', 'same'],
  ['y = 3 + 2x', 'y = 2x + 3', 'same'],
  ['2x + 3', 'y = 2x + 3', 'otherForm'],
  ['y = 2x - 3', 'y = 2x + 3', 'different'],
  ['x > 3', 'x > 3', 'same'],
  ['3 < x', 'x > 3', 'same'],
  ['x ≥ 3', 'x > 3', 'different'],
  ['x < 3', 'x > 3', 'different'],
])('%s beside %s: %s', (typed, wanted, expected) => {
  expect(compare(typed, wanted, 'any', ['x', 'y'])).toBe(expected)
})

it.each([
  ['(2x-3)(x+5)', '(2x-3)(x+5)', 'factorised', 'same'],
  ['(x+5)(2x-3)', '(2x-3)(x+5)', 'factorised', 'same'],
  ['(5+x)(2x-3)', '(2x-3)(x+5)', 'factorised', 'same'],
  ['2x^2+7x-15', '(2x-3)(x+5)', 'factorised', 'otherForm'],
  ['2x(x+3)', '2x(x+3)', 'factorised', 'same'],
  ['x(2x+6)', '2x(x+3)', 'factorised', 'otherForm'],
  ['2(x^2+3x)', '2x(x+3)', 'factorised', 'otherForm'],
  ['(x-2)^2', '(x-2)^2', 'factorised', 'same'],
  ['(x-2)(x-2)', '(x-2)^2', 'factorised', 'same'],
  ['x^2+5x+6', 'x^2+5x+6', 'expanded', 'same'],
  ['6+5x+x^2', 'x^2+5x+6', 'expanded', 'same'],
  ['x^2+2x+3x+6', 'x^2+5x+6', 'expanded', 'otherForm'],
  ['(x+2)(x+3)', 'x^2+5x+6', 'expanded', 'otherForm'],
  ['3sqrt(2)', '3sqrt(2)', 'exact', 'same'],
  ['4.2426406871192851', '3sqrt(2)', 'exact', 'otherForm'],
  ['5x', '5x', 'simplified', 'same'],
  ['2x+3x', '5x', 'simplified', 'otherForm'],
  ['5C2', '10', 'expanded', 'otherForm'],
  ['sqrt(400)', '20', 'exact', 'otherForm'],
  ['sqrt(8)', '2sqrt(2)', 'exact', 'same'],
  ['5C2', '10', 'any', 'same'],
] as const)('%s for %s, %s: %s', (typed, wanted, form, expected) => {
  expect(compare(typed, wanted, form)).toBe(expected)
})

it('a rearranged quadratic is the same, a neighbour is not', () => {
  const whole = fc.integer({ min: -9, max: 9 }).filter(each => each !== 0)
  fc.assert(
    fc.property(whole, whole, whole, (a, b, c) => {
      const wanted = `${a}x^2 + ${b}x + ${c}`.replace(/\+ -/g, '- ')
      expect(compare(`${c} + x*(${a}x + ${b})`.replace(/\+ -/g, '- '), wanted)).toBe('same')
      expect(compare(`${a}x^2 + ${b + 1}x + ${c}`.replace(/\+ -/g, '- '), wanted)).toBe('different')
    }),
    { numRuns: runs(60) },
  )
})

it('no text makes the marker throw', () => {
  fc.assert(
    fc.property(typedText(40), typed => {
      compare(typed, '2x+1')
      typeset(typed)
    }),
  )
})

it('shows how a text was read', () => {
  expect(typeset('x^2/3')).toMatch(/^<math[\s\S]*<mfrac>/)
  expect(typeset('2x +')).toBeNull()
})
