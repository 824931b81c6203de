import type { NumericPart } from '../question'
import { agreesInFigures, isRoundedTooSoon } from './figures'
import { readNumber } from './read-number'
import { conversion, readUnit, unitReadings } from './units'
import type { Verdict } from './verdict'

/** What a typed number is marked against. A cell of a table: `{ answer, unit: '', unitMode: 'given', sigFigs: 2, form: 'any' }`. */
export type NumberKey = Pick<
  NumericPart,
  | 'answer'
  | 'unit'
  | 'unitMode'
  | 'sigFigs'
  | 'form'
  | 'tolerance'
  | 'strictFigures'
  | 'signFree'
  | 'alsoRight'
  | 'via'
  | 'alsoUnits'
  | 'keepUnit'
  | 'coordinate'
>

export type TypedNumber = { value: string; unit: string }

export type NumberJudgement = {
  /** `lastMarkLost`: right but for its unit, form or figures. Of a single mark that leaves nothing. */
  credit: 'full' | 'lastMarkLost' | 'none'
  verdict: Verdict
  /** What it is worth in the unit of the key; null when no single number was read. */
  value: number | null
  /** How it was read, as HTML. */
  readAs: string | null
}

/**
 * Marks one typed number: its value by the rule of figures, its unit, its form. Pure, and total over any text.
 * @param own values, in the unit of the key, that follow from the student's own earlier answers
 */
export function judgeNumber(
  key: NumberKey,
  typed: TypedNumber,
  own: readonly number[] = [],
): NumberJudgement {
  const read = readNumber(typed.value)
  if (!read) return { credit: 'none', verdict: 'unreadable', value: null, readAs: null }
  const wanted = readUnit(key.unit)
  const unit = typed.unit.trim() || read.rest
  const factor = wanted
    ? (unitReadings(unit)
        .map(each => conversion(each, wanted))
        .find(each => each !== null) ?? 1)
    : 1
  const value = read.value * factor
  const judged = (verdict: Verdict, credit: NumberJudgement['credit']) => ({
    verdict,
    credit,
    value,
    readAs: null,
  })
  if (agreesInFigures(read, key.answer / factor, key.sigFigs)) return judged('right', 'full')
  if (own.some(each => agreesInFigures(read, each / factor, key.sigFigs)))
    return judged('rightFollowThrough', 'full')
  if (isRoundedTooSoon(read, key.answer / factor, key.sigFigs))
    return judged('roundedTooSoon', 'lastMarkLost')
  return judged('wrong', 'none')
}
