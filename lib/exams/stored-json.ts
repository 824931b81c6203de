import { type Answer, type AnswerKind, OPTION_LETTERS } from './answers'
import { isMolecule } from './marking/molecule'
import type { MarksBySubtopic } from './marks-by-subtopic'
import { areStrokes } from './sketch'

type Guard = (value: unknown) => boolean

/** Template and seed of each question of a paper. */
export type Drawn = [template: string, seed: string][]

const isText: Guard = value => typeof value === 'string'
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  (each: Guard): Guard =>
  value =>
    Array.isArray(value) && value.every(each)
const mapOf =
  (each: Guard): Guard =>
  value =>
    isObject(value) && Object.values(value).every(each)
const withFields =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  value =>
    isObject(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]))

const rows = listOf(withFields({ date: isText, narrative: isText, amount: isText }))

const ANSWERS: { readonly [K in AnswerKind]: Guard } = {
  choice: withFields({ choice: value => (OPTION_LETTERS as readonly unknown[]).includes(value) }),
  numeric: withFields({ value: isText, unit: isText }),
  expression: withFields({ text: isText }),
  equation: withFields({ text: isText }),
  solutions: withFields({ text: isText }),
  match: withFields({ pairs: mapOf(isText) }),
  order: withFields({ ids: listOf(isText) }),
  table: withFields({ cells: mapOf(isText) }),
  words: withFields({ texts: listOf(isText) }),
  ledger: withFields({ debit: rows, credit: rows }),
  written: withFields({ text: isText, strokes: value => value === undefined || areStrokes(value) }),
  structure: withFields({ text: isText, drawn: value => value === null || isMolecule(value) }),
  plot: withFields({ strokes: areStrokes }),
  draw: withFields({ strokes: areStrokes }),
}

function isAnswer(value: unknown): value is Answer {
  return (
    isObject(value) && Object.hasOwn(ANSWERS, String(value.kind)) && ANSWERS[value.kind as AnswerKind](value)
  )
}

const isPair =
  (each: Guard): Guard =>
  value =>
    listOf(each)(value) && (value as unknown[]).length === 2

const areMarks = (value: unknown): value is MarksBySubtopic => mapOf(isPair(Number.isFinite))(value)

/**
 * What databases hold as JSON beside the paper itself (stored-paper.ts), by table and column: what an earlier release
 * wrote is read by the present one, so each shape that was ever written must fit. Limits of length are no matter here.
 */
export const STORED_JSON = {
  'attempt_answers.answer': isAnswer,
  'attempt_answers.self_points': (value: unknown): value is boolean[] =>
    listOf(each => typeof each === 'boolean')(value),
  'attempts.marks_by_subtopic': areMarks,
  'exam_papers.drawn': (value: unknown): value is Drawn => listOf(isPair(isText))(value),
  'practice_answers.marks': areMarks,
} as const

export type StoredColumn = keyof typeof STORED_JSON
export type StoredValue<C extends StoredColumn> = (typeof STORED_JSON)[C] extends (
  value: unknown,
) => value is infer T
  ? T
  : never
