import type { Molecule } from './marking/molecule'
import type { Stroke } from './sketch'

/** What a student may answer, by kind of part. `working` is kept beside any of them. */

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const
export type OptionLetter = (typeof OPTION_LETTERS)[number]

export type Answer =
  | { kind: 'choice'; choice: OptionLetter }
  | { kind: 'numeric'; value: string; unit: string }
  | { kind: 'expression'; text: string }
  | { kind: 'equation'; text: string }
  | { kind: 'solutions'; text: string }
  | { kind: 'match'; pairs: Record<string, string> }
  | { kind: 'order'; ids: string[] }
  | { kind: 'table'; cells: Record<string, string> }
  /** One text for each line; a line may hold several. */
  | { kind: 'words'; texts: string[] }
  | { kind: 'ledger'; debit: LedgerRow[]; credit: LedgerRow[] }
  /** `strokes`: in units of the figure's canvas, where a diagram is drawn beside the words. */
  | { kind: 'written'; text: string; strokes?: readonly Stroke[] }
  /** Typed or drawn: with a drawing `text` is ''. */
  | { kind: 'structure'; text: string; drawn: Molecule | null }
  /** In the units of the axes. */
  | { kind: 'plot'; strokes: readonly Stroke[] }
  /** In units of the figure's canvas. */
  | { kind: 'draw'; strokes: readonly Stroke[] }

/** A line of one side of an account, as typed. */
export type LedgerRow = { date: string; narrative: string; amount: string }
export type AnswerKind = Answer['kind']
export type AnswerOf<K extends AnswerKind> = Extract<Answer, { kind: K }>

/** Whether two answers say the same, in whatever order their fields were written down. */
export function sameAnswer(one: Answer | null, other: Answer | null): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(answer: Answer | null): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Key of a part within its paper: question number and label, '7' or '7.c.i'. */
export function partKey(questionNumber: number, label: string): string {
  return label === '' ? String(questionNumber) : `${questionNumber}.${label}`
}

/** 'c.i' as it is printed: (c)(i). */
export function labelText(label: string): string {
  return label === ''
    ? ''
    : label
        .split('.')
        .map(each => `(${each})`)
        .join('')
}

/** Most characters of each field; longer answers are refused, not cut. */
export const ANSWER_LIMITS = {
  // A line of working, with the value at its end.
  value: 120,
  unit: 30,
  expression: 200,
  equation: 160,
  structure: 120,
  solutions: 200,
  cell: 60,
  words: 120,
  narrative: 60,
  amount: 30,
  date: 20,
  written: 12_000,
  working: 6_000,
} as const
