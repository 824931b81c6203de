import { array, lazy, number, object, string } from 'yup'
import { OBJECTIVES, type Objective, type Prose } from '../question'
import type { Random } from '../random'
import type { Template, TemplateFacts, Wording } from '../template'
import { pairs } from './options'
import { choiceQuestions } from './question-file'

/**
 * Recall as data: content/questions/README.md shows a file. An entry is a template. It has rows, of which a draw takes one,
 * each a fact with its wrong alternatives; or a list of right and one of wrong answers to one question.
 */

const text = string().trim().min(1)
/** One text, or several that say the same. */
const wording = lazy(value => (Array.isArray(value) ? array(text.required()).min(2).required() : text))
/** Texts, each with the error or the reason that belongs to it. */
const textsOf = (value: object | null | undefined) =>
  object(Object.fromEntries(Object.keys(value ?? {}).map(key => [key, text.required()]))).default(undefined)
const texts = lazy(textsOf)

const row = object({
  stem: wording,
  prompt: wording,
  right: text.required(),
  wrong: texts,
  why: text.required(),
})
  .noUnknown()
  .strict()

const entry = object({
  tier: string().oneOf(['core', 'supplement'] as const),
  difficulty: number()
    .oneOf([1, 2, 3, 4, 5] as const)
    .required(),
  objective: string().oneOf(OBJECTIVES),
  checked: string().matches(/^\d{4}-\d\d-\d\d$/),
  stem: wording,
  prompt: wording,
  rows: array(row).min(1),
  right: lazy(value => (Array.isArray(value) ? array(text.required()).min(1).required() : textsOf(value))),
  wrong: texts,
  why: text,
})
  .noUnknown()
  .strict()

type Texts = Record<Prose, string>
type Row = { stem?: Wording; prompt?: Wording; right: Prose; wrong: Texts; why: Prose }
type Entry = Pick<TemplateFacts, 'difficulty' | 'checked'> & {
  tier?: 'core' | 'supplement'
  objective?: Objective
  stem?: Wording
  prompt?: Wording
} & (
    | { rows: Row[] }
    | { rows?: undefined; right: Texts; why?: undefined; wrong: Texts }
    | { rows?: undefined; right: Prose[]; why: Prose; wrong: Texts }
  )

const WRONG_SHOWN = 3

/** @throws Error that names the entry and what is wrong with it */
function readEntry(name: string, source: unknown): Entry {
  try {
    const read = entry.validateSync(source, { abortEarly: false }) as Entry & { right?: unknown; why?: Prose }
    const lists = read.rows ? read.rows.map(each => each.wrong) : [read.wrong]
    if (!read.rows === !read.right) throw new Error('has either rows, or right and wrong answers')
    if (Array.isArray(read.right) && !read.why) throw new Error('says no reason (why) of its right answers')
    for (const list of lists)
      if (Object.keys(list ?? {}).length < WRONG_SHOWN)
        throw new Error(`wants ${WRONG_SHOWN} wrong answers at least`)
    return read
  } catch (error) {
    const all = error instanceof Error && 'errors' in error ? (error.errors as string[]).join('; ') : ''
    throw new Error(`${name}: ${all || (error instanceof Error ? error.message : String(error))}`)
  }
}

function pickRow(entry: Entry, random: Random): Row {
  if (entry.rows) return random.pick(entry.rows)
  const rights =
    entry.why === undefined ? pairs(entry.right) : entry.right.map(right => [right, entry.why] as const)
  const [right, why] = random.pick(rights)
  return { right, wrong: entry.wrong, why }
}

/** The templates of a file of recall, `source` being its parsed YAML: entries by name. @throws Error as readEntry */
export function recallQuestions(subtopic: string, source: unknown): Template[] {
  const { core, supplement, question, templates } = choiceQuestions(subtopic)
  for (const [name, each] of Object.entries(source ?? {})) {
    const read = readEntry(name, each)
    const { tier, difficulty, objective = 'AO1', checked } = read
    const add = tier === 'core' ? core : tier === 'supplement' ? supplement : question
    add(name, {
      facts: { difficulty, objective, ...(checked && { checked }) },
      values: random => {
        const picked = pickRow(read, random)
        return { ...picked, wrong: random.sample(pairs(picked.wrong), WRONG_SHOWN) }
      },
      make: ({ stem, prompt, right, wrong, why }) => ({
        stem: stem ?? read.stem ?? '',
        prompt: prompt ?? read.prompt ?? '',
        right,
        wrong,
        solution: why,
      }),
    })
  }
  return templates
}
