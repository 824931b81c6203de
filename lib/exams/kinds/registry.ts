import type { Answer, AnswerOf } from '../answers'
import { isBlank } from '../blank'
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
import { withOwnKey } from './own-key'
import { plotRules } from './plot'
import type { KindRules, MarkContext, PartOf } from './rules'
import { solutionsRules } from './solutions'
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
  solutions: solutionsRules,
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
  if (!answer || answer.kind !== part.kind || isBlank(answer)) return blank
  const [marking, ...others] = byEachKey(part).map(each => markByKey(each, answer, context))
  return others.reduce(bestOf, marking ?? blank)
}

/** A part that was corrected may have several keys, of which any is as good as the first. */
function byEachKey(part: Part): Part[] {
  if ((part.kind !== 'numeric' && part.kind !== 'expression') || !part.otherKeys) return [part]
  return [part, ...part.otherKeys.map(answer => ({ ...part, answer }) as Part)]
}

function bestOf(best: Marking, each: Marking): Marking {
  if (each.state === 'toSelfMark') return best.earned > 0 ? best : each
  return each.earned > best.earned ? each : best
}

function markByKey(part: Part, answer: Answer, context: MarkContext): Marking {
  const marking = markFilled(part, answer, context)
  const own = marking.earned < part.marks ? withOwnKey(part, context.earlier) : null
  return own ? better(marking, markFilled(own, answer, context)) : marking
}

function markFilled(part: Part, answer: Answer, context: MarkContext): Marking {
  return rulesOf(part).mark(part, answer as AnswerOf<typeof part.kind>, context)
}

/** By the key, or by the key that follows from the student's own earlier answer. */
function better(byKey: Marking, byOwn: Marking): Marking {
  if (byOwn.state === 'toSelfMark') return byKey.earned > 0 ? byKey : byOwn
  if (byOwn.state !== 'marked' || byOwn.earned <= byKey.earned) return byKey
  return byOwn.verdict === 'right' ? { ...byOwn, verdict: 'rightFollowThrough' } : byOwn
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
