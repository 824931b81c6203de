import * as yup from 'yup'

const day = yup.string().matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-20')

/** What a card asks for besides a definition. */
export const CARD_ASKS = ['chain', 'shift', 'sum', 'picture'] as const

const card = yup
  .object({
    asks: yup.string().oneOf(CARD_ASKS).required(),
    front: yup.string().required().max(200),
    /** One line, or the steps of a chain. */
    back: yup.array(yup.string().required().max(200)).required().min(1).max(6),
    /** A figure of the subject, shown above the question. */
    figure: yup.string(),
  })
  .noUnknown()

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What stands above every note. No transforms: what is written is what is meant. */
export const noteFrontMatter = yup.object({
  title: yup.string().required().max(90),
  /** `0625 3.4`: syllabus code and number of the sub-topic */
  syllabus: yup
    .string()
    .required()
    .matches(/^\d{4} ([A-Z]?\d+|P)(\.\d+){0,3}$/, 'must look like "0625 3.4"'),
  /** IGCSE sciences and Extended Maths; absent where the syllabus has no tiers */
  tier: yup.string().oneOf(['core', 'supplement', 'both'] as const),
  /** A Level; absent for IGCSE */
  stage: yup.string().oneOf(['AS', 'A2'] as const),
  summary: yup.string().required().min(60).max(155),
  /** A term without a meaning has it from the note of the subject that defines it (glossary.ts). */
  keyTerms: yup
    .array(yup.object({ term: yup.string().required(), meaning: yup.string() }).noUnknown())
    .required()
    .min(2)
    .max(14),
  /** Cards that ask for more than a definition; key terms and formulas give theirs by themselves. */
  cards: yup.array(card).max(8),
  /** One heading or block id for each point of the syllabus, in the syllabus's order. */
  covers: yup
    .array(yup.string().required().matches(ID, 'must be an id such as speed-of-sound'))
    .required()
    .min(1),
  updated: day.required(),
  /** The day of the second reader's proof. Without it the note is not shown. */
  checked: day.optional(),
})

export type NoteFrontMatter = yup.InferType<typeof noteFrontMatter>
export type CardSource = yup.InferType<typeof card>

/** Figures that cards ask for and nobody has drawn. */
export function figuresMissing(
  cards: readonly CardSource[] = [],
  findFigure: (name: string) => unknown,
): string[] {
  return cards.flatMap(({ figure }) => (figure !== undefined && !findFigure(figure) ? [figure] : []))
}

/** YAML reads an unquoted day as a date; the schema wants it as it was written. */
export function daysAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, daysAsText(each)]))
}

/** @returns the front matter, or the faults in words */
export function readFrontMatter(value: unknown): { data: NoteFrontMatter } | { faults: string[] } {
  try {
    const data = noteFrontMatter
      .noUnknown()
      .validateSync(daysAsText(value ?? {}), { strict: true, abortEarly: false })
    return { data }
  } catch (error) {
    if (error instanceof yup.ValidationError) return { faults: error.errors }
    throw error
  }
}
