import type { AnswerOf } from '../answers'
import { compareAlgebra, shareOfAlgebra } from '../marking/algebra'
import { unitPrinted } from '../marking/algebra-unit'
import { RELATION } from '../marking/spelling'
import { isTypedBack } from '../marking/typed-back'
import { typeset } from '../marking/typeset'
import type { Marking } from '../marking/verdict'
import { typedFormulas } from '../printed'
import { inlineHtml } from '../prose'
import type { ExpressionForm, ExpressionPart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

const ASKS: Record<ExpressionForm, string | null> = {
  any: null,
  factorised: 'Factorise completely.',
  expanded: 'Expand and simplify.',
  simplified: 'Give your answer in its simplest form.',
  exact: 'Give an exact answer.',
  antiderivative: null,
}

/** Where the prompt itself names the form ("in the form y = mx + c"), nothing more is said. */
const askOf = ({ form, prompt, answer }: ExpressionPart) =>
  RELATION.test(answer) || /in the form|simplest form|[Cc]ompleted? (?:the )?square/.test(prompt)
    ? null
    : ASKS[form]

/** Of several solutions or points each earns its share; the marks for working are among them. */
function ofList(part: ExpressionPart, typed: string, unit: string, readAs: string | null): Marking {
  const { letters, form, marks } = part
  const share = shareOfAlgebra(typed, part.answer, { letters, form, unit })
  const earned = share ? Math.min(Math.floor((marks * share.right) / share.of), marks - 1) : 0
  if (!share || earned === 0) return noMarks(part, { readAs })
  return {
    state: 'marked',
    earned,
    available: marks,
    verdict: 'partly',
    points: part.scheme.map((_, at) => at < earned),
    error: `${share.right} of ${share.of} ${share.right === 1 ? 'is' : 'are'} right.`,
    readAs,
  }
}

/** Of a vector c, 5a + c is one value; of an antiderivative, c may be any: only the question knows which. */
function formFaults({ answer, form, prompt, solution }: ExpressionPart): string[] {
  const hasConstant = /\+ c$/.test(answer)
  if (form === 'antiderivative') return hasConstant ? [] : ['the key of an antiderivative ends in "+ c"']
  return hasConstant && /\\int\b|[Ii]ntegrat/.test(prompt + solution) ? ['its form is antiderivative'] : []
}

export const expressionRules: KindRules<'expression'> = {
  toPublic: part => ({ kind: 'expression', letters: [...part.letters], ask: askOf(part) }),
  mark: (part: ExpressionPart, answer: AnswerOf<'expression'>, { printed }) => {
    const { letters, form } = part
    const unit = unitPrinted(part.prompt)
    const result = compareAlgebra(answer.text, part.answer, { letters, form, unit })
    const readAs = typeset(answer.text, part.letters)
    if (result === 'unreadable') return noMarks(part, { verdict: 'unreadable' })
    if (result === 'unsure') return { state: 'toSelfMark', earned: 0, available: part.marks }
    if (result === 'different') return ofList(part, answer.text, unit, readAs)
    if (isTypedBack(answer.text, { wanted: part.answer, letters, printed: printed().flatMap(typedFormulas) }))
      return noMarks(part, { verdict: 'wrongForm', error: 'It is written as the question gives it.', readAs })
    if (result === 'same') return fullMarks(part, readAs)
    return {
      state: 'marked',
      earned: part.marks - 1,
      available: part.marks,
      verdict: 'wrongForm',
      points: part.scheme.map((_, at) => at < part.scheme.length - 1),
      error: result === 'noConstant' ? 'The constant of integration is missing.' : null,
      readAs,
    }
  },
  explain: part => ({
    answer: [part.answer, ...(part.otherKeys ?? [])]
      .map(answer => typeset(answer, part.letters) ?? inlineHtml(answer))
      .join(' or '),
    errors: null,
    keyed: null,
    scales: null,
  }),
  faults: part => [
    ...(compareAlgebra(part.answer, part.answer, { letters: part.letters, form: part.form }) === 'same'
      ? []
      : [`the marker does not accept the answer itself: ${part.answer}`]),
    ...formFaults(part),
  ],
}
