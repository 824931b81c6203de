import type { Answer, AnswerOf } from '../answers'
import type { Marking } from '../marking/verdict'
import type { Explanation, PublicField } from '../public-paper'
import type { MarkPoint, Part, PartKind } from '../question'
import { choiceRules } from './choice'
import { drawRules } from './draw'
import { equationRules } from './equation'
import { expressionRules } from './expression'
import { ledgerRules } from './ledger'
import { matchRules } from './match'
import { numericRules } from './numeric'
import { orderRules } from './order'
import { plotRules } from './plot'
import type { KindRules, MarkContext, PartOf } from './rules'
import { structureRules } from './structure'
import { tableRules } from './table'
import { wordsRules } from './words'
import { writtenRules } from './written'

/** Every kind of part. A new kind that is missing here does not compile. */
const KINDS = {
  choice: choiceRules,
  numeric: numericRules,
  expression: expressionRules,
  equation: equationRules,
  match: matchRules,
  order: orderRules,
  table: tableRules,
  words: wordsRules,
  ledger: ledgerRules,
  written: writtenRules,
  structure: structureRules,
  plot: plotRules,
  draw: drawRules,
} satisfies { [K in PartKind]: KindRules<K> }

/** TypeScript cannot see that a part and the rules found by its kind belong together. */
function rulesOf<K extends PartKind>(part: PartOf<K>): KindRules<K> {
  return KINDS[part.kind] as unknown as KindRules<K>
}

export function publicField(part: Part): PublicField {
  return rulesOf(part).toPublic(part)
}

/** An answer of another kind than the part's counts as blank: it was never this part's answer. */
export function markPart(part: Part, answer: Answer | undefined, context: MarkContext): Marking {
  const blank = { state: 'unanswered', earned: 0, available: part.marks } as const
  if (!answer || answer.kind !== part.kind) return blank
  const rules = rulesOf(part)
  return rules.isBlank(answer as AnswerOf<typeof part.kind>)
    ? blank
    : rules.mark(part, answer as AnswerOf<typeof part.kind>, context)
}

export function explainPart(part: Part): Pick<Explanation, 'answer' | 'errors' | 'keyed' | 'scales'> {
  return rulesOf(part).explain(part)
}

export function schemeOf(part: Part): MarkPoint[] {
  return rulesOf(part).schemeOf?.(part) ?? part.scheme
}

export function partFaults(part: Part): string[] {
  return rulesOf(part).faults(part)
}
