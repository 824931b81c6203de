import type { Answer, AnswerOf } from '../answers'
import type { Marking, Verdict } from '../marking/verdict'
import type { Explanation, PublicField } from '../public-paper'
import type { MarkPoint, Part, PartKind, Prose } from '../question'

export type PartOf<K extends PartKind> = Extract<Part, { kind: K }>
export type FieldOf<K extends PartKind> = Extract<PublicField, { kind: K }>

export type MarkContext = {
  /** The student's own answer to an earlier part of the same question, and that part. */
  earlier: (label: string) => { part: Part; answer: Answer } | null
  /** The texts that stand before the field. */
  printed: () => readonly Prose[]
}

/** Of a part that stands by itself. */
export const ALONE: MarkContext = { earlier: () => null, printed: () => [] }

/** One kind of part: pure and total. The registry knows every kind; there is no default. */
export type KindRules<K extends PartKind> = {
  toPublic: (part: PartOf<K>) => FieldOf<K>
  /** Only called with an answer that is not blank, see blank.ts. */
  mark: (part: PartOf<K>, answer: AnswerOf<K>, context: MarkContext) => Marking
  /** The scheme as it is shown, where it follows from the rule of today; else the part's own. */
  schemeOf?: (part: PartOf<K>) => MarkPoint[]
  explain: (part: PartOf<K>) => Pick<Explanation, 'answer' | 'errors' | 'keyed' | 'scales'>
  /** What an author did wrong, for questions:check. */
  faults: (part: PartOf<K>) => string[]
}

export function fullMarks(part: Part, readAs: string | null = null): Extract<Marking, { state: 'marked' }> {
  return {
    state: 'marked',
    earned: part.marks,
    available: part.marks,
    verdict: 'right',
    points: part.scheme.map(() => true),
    error: null,
    readAs,
  }
}

export function noMarks(
  part: Part,
  facts: {
    verdict?: Verdict
    error?: string | null
    readAs?: string | null
  } = {},
): Extract<Marking, { state: 'marked' }> {
  const { verdict = 'wrong', error = null, readAs = null } = facts
  return {
    state: 'marked',
    earned: 0,
    available: part.marks,
    verdict,
    points: part.scheme.map(() => false),
    error,
    readAs,
  }
}
