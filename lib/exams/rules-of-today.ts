import { isReadable, type Part, type Question } from './question'

const isWritten = (part: Part) => part.kind === 'written'

/** Whether it was drawn before a point of it said what earns it. */
export function lacksRules({ parts }: Pick<Question, 'parts'>): boolean {
  return parts.some(part => isWritten(part) && !part.scheme.some(isReadable))
}

/** The numbers that were drawn: a template that has changed since may draw others from the same seed. */
function numbersIn(stem: string, { prompt }: Part): string {
  return (`${stem} ${prompt}`.match(/\d+(?:\.\d+)?/g) ?? []).join(' ')
}

/**
 * A question of a stored paper whose written parts have the rules of today's bank, where they had none.
 * @param today as its template draws it from the same seed today. A point that reads otherwise now has no rules here
 */
export function withRulesOf(question: Question, today: Question): Question {
  const parts = question.parts.map(part => {
    const other = today.parts.find(each => each.label === part.label)
    if (!other || !isWritten(other) || !lacksRules({ parts: [part] })) return part
    if (numbersIn(question.stem, part) !== numbersIn(today.stem, other)) return part
    // A diagram has no board there, so no check of one.
    const rules = new Map(other.scheme.map(({ text, earns, states }) => [text, { earns, states }]))
    const scheme = part.scheme.map(point => {
      const { earns, states } = rules.get(point.text) ?? {}
      return { ...point, ...(earns !== undefined && { earns }), ...(states && { states }) }
    })
    return { ...part, scheme }
  })
  return { ...question, parts }
}
