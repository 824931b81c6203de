/** What a student may answer, by kind of part. `working` is kept beside any of them. */

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const
export type OptionLetter = (typeof OPTION_LETTERS)[number]

export type Answer =
  | { kind: 'choice'; choice: OptionLetter }
  | { kind: 'numeric'; value: string; unit: string }
  | { kind: 'expression'; text: string }
  | { kind: 'solutions'; text: string }
  | { kind: 'match'; pairs: Record<string, string> }
  | { kind: 'order'; ids: string[] }
  | { kind: 'table'; cells: Record<string, string> }
  | { kind: 'written'; text: string }
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
  value: 60,
  unit: 30,
  expression: 200,
  solutions: 200,
  cell: 60,
  written: 12_000,
  working: 6_000,
} as const
