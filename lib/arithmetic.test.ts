import { calculate } from '@/lib/client/exams/calculator'
import { evaluate as evaluateFormula } from '@/lib/exams/marking/formula'
import { evaluate as evaluatePrinted } from '@/lib/notes/arithmetic'
import { fc } from '@/lib/testing/properties'
import { ArithmeticFault, reckon, SIGNS } from './arithmetic'

const PLAIN = { token: /\s*([\d.]+|[-+*/^()])/y, signs: SIGNS, begun: () => undefined }
const SETTINGS = { angle: 'deg', answer: 0, memory: 0 } as const

/** What all grammars read, as text and as the value that its structure has. */
type Sample = { text: string; value: number }
const { sample } = fc.letrec<{ sample: Sample }>(tie => ({
  sample: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 1, max: 99 }).map(value => ({ text: String(value), value })),
    fc
      .tuple(tie('sample'), fc.constantFrom('+', '-', '*', '/'), tie('sample'))
      .map(([left, sign, right]) => joined(left, sign, right)),
    fc.tuple(tie('sample'), fc.integer({ min: 2, max: 3 })).map(([base, power]) => ({
      text: `(${base.text})^${power}`,
      value: base.value ** power,
    })),
    tie('sample').map(({ text, value }) => ({ text: `-(${text})`, value: -value })),
  ),
}))

function joined(left: Sample, sign: string, right: Sample): Sample {
  const [a, b] = [left.value, right.value]
  // The calculator refuses to divide by 0 anywhere, also where the whole would have a value.
  const quotient = b === 0 ? Number.NaN : a / b
  const value = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : quotient
  return { text: `(${left.text})${sign}(${right.text})`, value }
}

it.each([
  ['2+3*4', 14],
  ['2*3+4', 10],
  ['12/6*2', 4],
  ['10-3-2', 5],
  ['-3^2', -9],
  ['2^3^2', 512],
  ['2^-1', 0.5],
  ['2*-3', -6],
  ['(2+3)*4', 20],
])('reads %s as every grammar does: %f', (text, value) => {
  expect(reckon(text, PLAIN)).toBe(value)
  expect(calculate(text, SETTINGS)).toEqual({ ok: true, value })
  expect(evaluateFormula(text, {})).toBe(value)
  expect(evaluatePrinted(text)).toBe(value)
})

it('agrees with the structure of what it reads, in each of the three grammars', () => {
  fc.assert(
    fc.property(sample, ({ text, value }) => {
      fc.pre(Number.isFinite(value))
      const answered = calculate(text, SETTINGS)
      expect(answered).toEqual({ ok: true, value: expect.closeTo(value, 6) })
      for (const read of [reckon(text, PLAIN), evaluateFormula(text, {}), evaluatePrinted(text)])
        expect(read).toBe(answered.ok && answered.value)
    }),
  )
})

it.each([
  ['2+', 'Something is missing at the end', 2],
  ['2 3', 'A sign is missing', 2],
  ['2)', 'A bracket too many', 1],
  ['(2', 'A bracket is missing', 2],
  ['2+*3', 'Two signs stand together', 2],
  ['2 & 3', '"& 3" is not understood', 1],
])('says what is wrong with %s, and where', (text, fault, at) => {
  const read = () => reckon(text, PLAIN)
  expect(read).toThrow(ArithmeticFault)
  expect(read).toThrow(expect.objectContaining({ message: fault, at }))
})
