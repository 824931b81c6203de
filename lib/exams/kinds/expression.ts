import type { AnswerOf } from '../answers'
import { compareAlgebra } from '../marking/algebra'
import { unitPrinted } from '../marking/algebra-unit'
import { typeset } from '../marking/typeset'
import { inlineHtml } from '../prose'
import type { ExpressionForm, ExpressionPart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

const ASKS: Record<ExpressionForm, string | null> = {
  any: null,
  factorised: 'Factorise completely.',
  expanded: 'Expand and simplify.',
  simplified: 'Give your answer in its simplest form.',
  exact: 'Give an exact answer.',
}

export const expressionRules: KindRules<'expression'> = {
  toPublic: part => ({ kind: 'expression', letters: [...part.letters], ask: ASKS[part.form] }),
  mark: (part: ExpressionPart, answer: AnswerOf<'expression'>) => {
    const { letters, form } = part
    const unit = unitPrinted(part.prompt)
    const result = compareAlgebra(answer.text, part.answer, { letters, form, unit })
    const readAs = typeset(answer.text, part.letters)
    if (result === 'unreadable') return noMarks(part, { verdict: 'unreadable' })
    if (result === 'unsure') return { state: 'toSelfMark', earned: 0, available: part.marks }
    if (result === 'different') return noMarks(part, { readAs })
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
  faults: part =>
    compareAlgebra(part.answer, part.answer, { letters: part.letters, form: part.form }) === 'same'
      ? []
      : [`the marker does not accept the answer itself: ${part.answer}`],
}
