import type { ExpressionPart } from '@/lib/exams/question'
import type { Template } from '@/lib/exams/template'
import { spellingFaults } from './spelling-faults'

const asking = (answer: string, form: ExpressionPart['form'] = 'any') =>
  ({
    draw: () => ({ question: { parts: [{ kind: 'expression', answer, letters: ['x'], form }] } }),
  }) as unknown as Template

it('passes a key whose spellings are all marked right', () => {
  expect(spellingFaults(asking('3x^2 + 2x - 1'))).toEqual([])
})

it('names the spelling of a key that would be refused, and its seed', () => {
  // Nobody's answer is a key that cannot be read.
  expect(spellingFaults(asking('3x^^2'))[0]).toMatch(
    /^"3x\^\^2" beside the key "3x\^\^2" is \w+ \(seed spelling-0\)$/,
  )
})
