import { OPTION_LETTERS } from '../answers'
import { inlineHtml } from '../prose'
import type { ChoicePart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

const OPTIONS = 4

function letterOf(index: number): (typeof OPTION_LETTERS)[number] {
  return OPTION_LETTERS[index] ?? 'A'
}

function optionHtml({ text, cells }: ChoicePart['options'][number]): string {
  return cells ? cells.map(inlineHtml).join('; ') : inlineHtml(text)
}

export const choiceRules: KindRules<'choice'> = {
  toPublic: part => ({
    kind: 'choice',
    columns: part.columns?.map(inlineHtml) ?? null,
    options: part.options.map((option, index) => ({
      letter: letterOf(index),
      html: inlineHtml(option.text),
      cells: option.cells?.map(inlineHtml) ?? null,
    })),
  }),
  mark: (part, answer) => {
    const chosen = part.options[OPTION_LETTERS.indexOf(answer.choice)]
    if (!chosen) return noMarks(part, { verdict: 'unreadable' })
    return chosen.error === null ? fullMarks(part) : noMarks(part, { error: chosen.error })
  },
  explain: part => {
    const right = part.options.flatMap((option, at) =>
      option.error === null ? [`<b>${letterOf(at)}</b> ${optionHtml(option)}`] : [],
    )
    return {
      answer: right.join(' or '),
      errors: part.options.map(({ error }, index) => ({
        letter: letterOf(index),
        error: error === null ? null : inlineHtml(error),
      })),
      keyed: null,
      scales: null,
    }
  },
  faults: part => {
    const texts = part.options.map(optionHtml)
    const right = part.options.filter(option => option.error === null).length
    return [
      ...(part.options.length === OPTIONS ? [] : [`has ${part.options.length} options instead of 4`]),
      ...(right === 1 ? [] : [`has ${right} right options`]),
      ...(new Set(texts).size === texts.length ? [] : [`options coincide: ${texts.join(' | ')}`]),
      ...part.options.flatMap(({ cells }) =>
        cells && cells.length !== part.columns?.length ? ['an option has not one cell for each column'] : [],
      ),
      ...part.options.flatMap(({ error }) =>
        error !== null && error.trim().length < 15 ? [`a wrong option states no error: "${error}"`] : [],
      ),
    ]
  },
}
