import type { ChoicePart, Objective, Part, Question, Style } from '../question'
import type { Random } from '../random'
import {
  type Draft,
  type Template,
  type TemplateFacts,
  template,
  type Values,
  type Verified,
  type Wording,
} from '../template'
import { ask } from './ask'
import type { Answers } from './options'

type Facts = Pick<TemplateFacts, 'difficulty' | 'checked'> & Partial<Pick<TemplateFacts, 'calculator'>>

type Recipe<V extends Values, F extends Facts, Made> = {
  /** How hard it is, whether it wants a calculator, and the day of the second reader's check. */
  facts: F
  /** Draws the numbers; null throws the draw away and tries again. */
  values: (random: Random) => V | null
  make: (values: V) => Made
  /** Re-derives what can be computed by another formula or by sampling; shares no code with `make`. */
  verify?: (values: V) => Verified
}

/** Parts under their labels, or a list of parts that have theirs. */
type PartsMade = Omit<Draft, 'parts'> & { parts: readonly Part[] | Readonly<Record<string, Part>> }

type ChoiceFacts = Facts & { objective: Objective }
type ChoiceMade = Pick<Question, 'figure' | 'table'> & { stem: Wording; prompt: Wording } & Pick<
    ChoicePart,
    'solution' | 'solutionFigure'
  > &
  Partial<Pick<ChoicePart, 'subtopic' | 'command' | 'objective'>> &
  Answers

/** What templates of the file have unless they say otherwise. */
type Defaults = Pick<TemplateFacts, 'calculator'>

/** A file of questions: each call adds a template, of Core, of the Supplement, or of a syllabus without tiers. */
function questionFile<F extends Facts, Made>(
  file: Pick<TemplateFacts, 'subtopic' | 'style'> & Defaults,
  draftOf: (made: Made, facts: F) => Draft,
) {
  const templates: Template[] = []
  const of =
    (tier: TemplateFacts['tier']) =>
    <V extends Values>(name: string, { facts, make, ...recipe }: Recipe<V, F, Made>): void => {
      const { difficulty, checked, calculator = file.calculator } = facts
      const whole = { ...file, name, tier, difficulty, calculator, ...(checked && { checked }) }
      templates.push(template({ ...whole, ...recipe, make: values => draftOf(make(values), facts) }))
    }
  return { templates, core: of('core'), supplement: of('supplement'), question: of(null) }
}

/** Multiple choice: one part of one mark, so that `make` gives stem, prompt and answers at once. */
export function choiceQuestions(subtopic: string, { calculator }: Defaults = { calculator: 'not-needed' }) {
  return questionFile<ChoiceFacts, ChoiceMade>(
    { subtopic, style: 'choice', calculator },
    ({ stem, figure, table, ...made }, { objective }) => ({
      stem,
      ...(figure && { figure }),
      ...(table && { table }),
      parts: [ask.choice({ subtopic, objective, ...made })],
    }),
  )
}

/** Questions of parts: structured ones, data responses, essays. */
export function questionsOf(
  style: Exclude<Style, 'choice'>,
  subtopic: string,
  { calculator }: Defaults = { calculator: 'not-needed' },
) {
  return questionFile<Facts, PartsMade>({ subtopic, style, calculator }, ({ parts, ...draft }) => ({
    ...draft,
    parts: (Array.isArray(parts)
      ? (parts as readonly Part[]).map(part => [part.label, part] as const)
      : Object.entries(parts)
    ).map(([label, part]) =>
      Object.assign({}, part, { label, subtopic: style === 'tour' ? '' : part.subtopic || subtopic }),
    ),
  }))
}
