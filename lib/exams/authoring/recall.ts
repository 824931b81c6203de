import type { Objective, Prose } from '../question'
import type { Random } from '../random'
import type { Template, TemplateFacts, Wording } from '../template'
import { pairs } from './options'
import { choiceQuestions } from './question-file'

/**
 * Recall as data: content/questions/README.md shows a file. An entry is a template. It has rows, of which a draw takes one,
 * each a fact with its wrong alternatives; or a list of right and one of wrong answers to one question.
 */
export type Texts = Record<Prose, string>
type Row = { stem?: Wording; prompt?: Wording; right: Prose; wrong: Texts; why: Prose }
export type RecallEntry = Pick<TemplateFacts, 'difficulty' | 'checked'> & {
  tier?: 'core' | 'supplement'
  objective?: Objective
  stem?: Wording
  prompt?: Wording
} & (
    | { rows: Row[] }
    | { rows?: undefined; right: Texts; why?: undefined; wrong: Texts }
    | { rows?: undefined; right: Prose[]; why: Prose; wrong: Texts }
  )

/** Wrong answers that a draw shows, of as many as a row has. */
export const WRONG_SHOWN = 3

function pickRow(entry: RecallEntry, random: Random): Row {
  if (entry.rows) return random.pick(entry.rows)
  const rights =
    entry.why === undefined ? pairs(entry.right) : entry.right.map(right => [right, entry.why] as const)
  const [right, why] = random.pick(rights)
  return { right, wrong: entry.wrong, why }
}

/** The templates of a file of recall, from its entries by name. */
export function recallQuestions(
  subtopic: string,
  entries: Readonly<Record<string, RecallEntry>>,
): Template[] {
  const { core, supplement, question, templates } = choiceQuestions(subtopic)
  for (const [name, entry] of Object.entries(entries)) {
    const { tier, difficulty, objective = 'AO1', checked } = entry
    const add = tier === 'core' ? core : tier === 'supplement' ? supplement : question
    add(name, {
      facts: { difficulty, objective, ...(checked && { checked }) },
      values: random => {
        const picked = pickRow(entry, random)
        return { ...picked, wrong: random.sample(pairs(picked.wrong), WRONG_SHOWN) }
      },
      make: ({ stem, prompt, right, wrong, why }) => ({
        stem: stem ?? entry.stem ?? '',
        prompt: prompt ?? entry.prompt ?? '',
        right,
        wrong,
        solution: why,
      }),
    })
  }
  return templates
}
