import type { AnswerKind, AnswerOf } from '@/lib/exams/answers'
import type { PublicField } from '@/lib/exams/public-paper'

export type FieldOf<K extends AnswerKind> = Extract<PublicField, { kind: K }>

export type FieldProps<K extends AnswerKind> = {
  field: FieldOf<K>
  answer: AnswerOf<K> | null
  /** Null takes the answer back. */
  onAnswer: (answer: AnswerOf<K> | null) => void
  /** Unique on the page; ids of the controls begin with it. */
  id: string
  /** What the controls are called: "Answer to question 7 (c)(i)". */
  name: string
  readOnly: boolean
}
