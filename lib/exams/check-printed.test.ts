import { printedFaults } from './check-printed'
import { numericPart } from './kinds/numeric-examples'
import { partFaults } from './kinds/registry'
import type { NumericPart } from './question'

const time = 50_000 / (3e8 / 1.52)

function fibre(step: string, more: Partial<NumericPart> = {}): NumericPart {
  const part = numericPart(time, 's', more)
  return { ...part, scheme: [{ code: 'C1', text: step }, ...part.scheme.slice(1)] }
}

it('a printed calculation that leads to another value is reported, with that value', () => {
  const faults = printedFaults([fibre('*t* = *s* ÷ *v*, or 50\u2009000 ÷ (1.97 × 10^{8})')])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('50000 ÷ (1.97 × 10^(8)) gives 2.54 × 10^{−4}')
})

it.each([
  ['50 000 ÷ (1.9737 × 10^{8})', {}],
  ['or 50\u2009000 ÷ (1.97 × 10^{8})', { alsoRight: [50_000 / 1.97e8] }],
  ['or 50\u2009000 ÷ (1.97 × 10^{8})', { via: [{ value: 3e8 / 1.52, formula: '50000/x' }] }],
  // Another step, a number alone, a calculation that goes on in letters, LaTeX.
  ['speed = 3.0 × 10^{8} ÷ 1.52 = 2.0 × 10^{8} m/s', {}],
  ['2.5 × 10^{−4} s', {}],
  ['50\u2009000 ÷ (1.97 × 10^{8}) × *n*', {}],
  ['$50000 \\div 197000000$', {}],
] as const)('%s is no fault with %o', (step, more) => {
  expect(printedFaults([fibre(step, more as Partial<NumericPart>)])).toEqual([])
})

it('a printed calculation that ends in a tie is no fault, whatever binary fractions make of it', () => {
  const tie = numericPart(2.3 / 0.8, 'm', { scheme: [{ code: 'C1', text: '2.3 ÷ 0.8' }] })
  expect(printedFaults([tie])).toEqual([])
  const drag = 4.6e-3 / (4e-3 * 4e-2)
  const step = { code: 'C1', text: '4.6 × 10^{−3} ÷ (4.0 × 10^{−3} × 4.0 × 10^{−2})' } as const
  expect(printedFaults([numericPart(drag, 'N', { scheme: [step] })])).toEqual([])
})

it('what follows from the earlier answer as it is printed needs no naming', () => {
  const earlier = numericPart(Math.sqrt(171_000), 'N', { label: 'b' })
  const later = numericPart(Math.sqrt(171_000) / 380, 'm/s^2', {
    label: 'c',
    follow: { from: 'b', formula: 'x/380' },
    scheme: [{ code: 'C1', text: '*a* = *F* ÷ *m*, or 414 ÷ 380' }, ...earlier.scheme.slice(1)],
  })
  expect(printedFaults([earlier, later])).toEqual([])
})

it.each([
  [{ alsoRight: [400] }, 'alsoRight names 400'],
  [{ alsoUnits: ['cheese'] }, 'does not know the unit "cheese"'],
  [{ via: [{ value: 3, formula: '2*x' }] }, 'via: 2*x gives 6 from 3'],
  [{ via: [{ value: 3, formula: '2*y' }] }, 'Not a formula'],
])('an author hears of %o', (more, fault) => {
  expect(partFaults(numericPart(149, 'W', more)).join()).toContain(fault)
})
