import { array, lazy as byValue, number, object, string } from 'yup'
import { OBJECTIVES, type Prose } from '../question'
import { type RecallEntry, WRONG_SHOWN } from './recall'

/** What a file of recall may hold; read when it is compiled, so that no server needs to look again. */

const text = string().trim().min(1)
/** One text, or several that say the same. */
const wording = byValue(value => (Array.isArray(value) ? array(text.required()).min(2).required() : text))
/** Texts, each with the error or the reason that belongs to it. */
const textsOf = (value: object | null | undefined) =>
  object(Object.fromEntries(Object.keys(value ?? {}).map(key => [key, text.required()]))).default(undefined)
const texts = byValue(textsOf)

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
  right: byValue(value => (Array.isArray(value) ? array(text.required()).min(1).required() : textsOf(value))),
  wrong: texts,
  why: text,
})
  .noUnknown()
  .strict()

/** @throws Error that names the entry and what is wrong with it */
function readEntry(name: string, source: unknown): RecallEntry {
  try {
    const read = entry.validateSync(source, { abortEarly: false }) as RecallEntry & {
      right?: unknown
      why?: Prose
    }
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

/** The entries of a file by name, `source` being its parsed YAML. @throws Error that names the entry and what is wrong with it */
export function readRecall(source: unknown): Record<string, RecallEntry> {
  const entries = Object.entries(source ?? {})
  return Object.fromEntries(entries.map(([name, each]) => [name, readEntry(name, each)]))
}
