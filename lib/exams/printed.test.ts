import { type Answer, partKey } from './answers'
import { markQuestion } from './mark-paper'
import { printedBefore, typedFromLatex } from './printed'
import type { ExpressionForm, ExpressionPart } from './question'
import { leastPart } from './testing'

/** What the question prints, typed into the field again, earns nothing, however equal it is to the answer. */

const DRAWN = { template: 'igcse/additional-maths/1.1/sample', seed: 'a' }

function marked(
  prompt: string,
  { key, form, typed, stem = '' }: { key: string; form: ExpressionForm; typed: string; stem?: string },
) {
  const part: ExpressionPart = {
    ...(leastPart('expression') as ExpressionPart),
    label: '',
    prompt,
    answer: key,
    letters: ['x', 'y', 'a', 'b'],
    form,
    marks: 3,
    scheme: ['M1', 'M1', 'A1'].map(code => ({ code, text: 'step' }) as ExpressionPart['scheme'][number]),
  }
  const answers = new Map<string, Answer>([[partKey(1, ''), { kind: 'expression', text: typed }]])
  const fail = (error: unknown) => {
    throw error
  }
  const [[, marking] = []] = markQuestion({ ...DRAWN, stem, parts: [part] }, 1, answers, fail)
  return marking?.earned
}

const FACTORISE = { key: '(2x - 1)(x - 2)', form: 'factorised' } as const
const SQUARE = { key: '2(x - 6)^2 - 2', form: 'simplified' } as const
const LINE = { key: 'y = -2x + 4', form: 'expanded' } as const
const FRACTION = { key: '(8x + 5)/15', form: 'simplified' } as const
const IN_FRACTION = String.raw`Write $\dfrac{x + 1}{3} + \frac{x}{5}$ as a single fraction.`

it.each([
  ['Factorise $2x^2 - 5x + 2$.', { ...FACTORISE, typed: '2x^2 - 5x + 2' }, 0],
  ['Factorise $2x^2 - 5x + 2$.', { ...FACTORISE, typed: '2 - 5x + 2x²' }, 0],
  ['Factorise $2x^2 - 5x + 2$.', { ...FACTORISE, typed: '2x^2 - 5x + 2 = 0' }, 0],
  ['Factorise $2x^2 - 5x + 2$.', { ...FACTORISE, typed: '2x^2 - 4x - x + 2' }, 2],
  ['Factorise $2x^2 - 5x + 2$.', { ...FACTORISE, typed: '(x - 2)(2x - 1)' }, 3],
  ['Factorise it.', { ...FACTORISE, stem: 'Let $f(x) = 2x^2 - 5x + 2$.', typed: 'f(x) = 2x^2 - 5x + 2' }, 0],
  ['Write $2x^2 - 24x + 70$ in the form $a(x + b)^2 + c$.', { ...SQUARE, typed: '2x^2 - 24x + 70' }, 0],
  ['Write $2x^2 - 24x + 70$ in the form $a(x + b)^2 + c$.', { ...SQUARE, typed: '2(x^2 - 12x + 35)' }, 2],
  ['Write $2x^2 - 24x + 70$ in the form $a(x + b)^2 + c$.', { ...SQUARE, typed: '-2 + 2(x - 6)^2' }, 3],
  ['Write $6x + 3y = 12$ in the form $y = mx + c$.', { ...LINE, typed: '6x + 3y = 12' }, 0],
  ['Write $6x + 3y = 12$ in the form $y = mx + c$.', { ...LINE, typed: '2x + y = 4' }, 2],
  ['Write $6x + 3y = 12$ in the form $y = mx + c$.', { ...LINE, typed: 'y = 2(2 - x)' }, 2],
  ['Write $6x + 3y = 12$ in the form $y = mx + c$.', { ...LINE, typed: '4 - 2x = y' }, 3],
  [IN_FRACTION, { ...FRACTION, typed: '(x + 1)/3 + x/5' }, 0],
  [IN_FRACTION, { ...FRACTION, typed: '(5(x + 1) + 3x)/15' }, 2],
  [IN_FRACTION, { ...FRACTION, typed: '(5 + 8x)/15' }, 3],
  // The key may stand in the question: the domain of the inverse is the range that was printed.
  ['The range is $x > 3$. State the domain.', { key: 'x > 3', form: 'any', typed: 'x > 3' }, 3],
] as const)('%s %j', (prompt, facts, earned) => {
  expect(marked(prompt, facts)).toBe(earned)
})

it.each([
  ['x + 8y + 86 = 0', 'x + 8y + 86 = 0', 3],
  ['x + 8y + 86 = 0', '2x + 16y = -172', 2],
  ['x + 8y + 86 = 0', '2x + 16y + 172 = 0', 3],
  ['x + 8y + 86 = 0', 'y + x/8 + 10.75 = 0', 2],
  ['x + 8y + 86 = 0', '8(y + 1) + x + 78 = 0', 2],
  ['y = (-2/3)x + 4', 'y = 4 - 2x/3', 3],
  ['y = (-2/3)x + 4', '3y = 12 - 2x', 2],
])('%s as %s', (key, typed, earned) => {
  expect(marked('Find the equation of the line.', { key, form: 'expanded', typed })).toBe(earned)
})

it.each([
  [String.raw`\frac{x + 1}{3}`, '((x + 1)/(3))'],
  [String.raw`\sqrt{x^{2} + 1}`, 'sqrt(x^(2) + 1)'],
  [String.raw`\left(27x^{12}\right)^{-\frac{2}{3}}`, '(27x^(12) )^(-((2)/(3)))'],
  [String.raw`3 \times \sqrt2 \le \frac12\sin\theta`, '3 * sqrt(2) <= ((1)/(2)) sin  theta'],
  [String.raw`\log_{2} 8 + \sin 60^\circ`, 'log_2 8 + sin 60°'],
])('%s is typed %s', (latex, typed) => {
  expect(typedFromLatex(latex).replace(/\s+/g, ' ').trim()).toBe(typed.replace(/\s+/g, ' '))
})

it('what stands behind the field is not printed before it', () => {
  const part = leastPart('expression')
  const parts = ['a', 'b'].map(label => ({ ...part, label, prompt: `Find $${label}$.` }))
  expect(printedBefore({ ...DRAWN, stem: 'Of $x$.', parts }, 'a')).toEqual(['Of $x$.', '', 'Find $a$.'])
})
