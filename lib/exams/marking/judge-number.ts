import type { NumericPart } from '../question'
import { swappedPrefix } from './judge-unit'
import { agrees, follows, isNear, rightValues, times } from './judge-value'
import { type Meant, meant, ofNumber, readAsHtml, valuesOf } from './meant'
import type { AnswerNumber } from './read-answer'
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
> & { prompt?: string }

export type TypedNumber = { value: string; unit: string }

/** A value that follows from the student's own earlier answer, or a range where that was rounded before it was typed. */
export type OwnNumber = number | { from: number; to: number }

export type NumberJudgement = {
  /** `lastMarkLost`: right but for its unit, form or figures. Of a single mark that leaves nothing. */
  credit: 'full' | 'lastMarkLost' | 'none'
  verdict: Verdict
  /** What it is worth in the unit of the key; null when no single number was read. */
  value: number | null
  /** How it was read, as HTML. */
  readAs: string | null
}

type Judged = Pick<NumberJudgement, 'credit' | 'verdict'>

/**
 * Marks one typed number: its value by the rule of figures, its unit, its form. Pure, and total over any text. Of
 * several numbers all must be right.
 * @param own values, in the unit of the key, that follow from the student's own earlier answers
 */
export function judgeNumber(
  key: NumberKey,
  typed: TypedNumber,
  own: readonly OwnNumber[] = [],
): NumberJudgement {
  const all = meant(key, typed)
  if (all.length === 0) return { credit: 'none', verdict: 'unreadable', value: null, readAs: null }
  const judged = all.map(each => judgeLine(key, each, typed, own))
  const readAs = all.map(each => readAsHtml(key, each)).join(' or ')
  const [first, ...others] = judged
  const value = valuesOf(all)
  const worst =
    judged.find(({ credit }) => credit === 'none') ?? judged.find(({ credit }) => credit !== 'full') ?? first
  if (!worst) return { credit: 'none', verdict: 'unreadable', value: null, readAs: null }
  if (others.length === 0 || worst.credit !== 'none')
    return { credit: worst.credit, verdict: worst.verdict, value, readAs }
  const isAllWrong = judged.every(({ verdict }) => verdict === 'wrong')
  return { credit: 'none', verdict: isAllWrong ? 'wrong' : 'severalValues', value: null, readAs }
}

/** What a typed number is worth in the unit of the key; null when it is none, or several that differ. */
export function typedValue(key: NumberKey, typed: TypedNumber): number | null {
  return valuesOf(meant(key, typed))
}

/** Of "3/4 = 0.75" the fraction counts where a fraction is asked: rounding what was right undoes nothing. */
function judgeLine(key: NumberKey, line: Meant, typed: TypedNumber, own: readonly OwnNumber[]): Judged {
  const last = judgeOne(key, line, own)
  if (!UNDONE.has(last.verdict)) return last
  const units = { own: typed.unit.trim(), shared: line.typedUnit }
  const before = line.number.before.map(number => judgeOne(key, ofNumber(key, number, units), own))
  return before.find(({ credit }) => credit === 'full') ?? last
}

const UNDONE: ReadonlySet<Verdict> = new Set(['wrongForm', 'wrongFigures', 'roundedTooSoon'])

function judgeOne(key: NumberKey, meant: Meant, own: readonly OwnNumber[]): Judged {
  const { number, unit } = meant
  for (const factor of unit.factors) {
    if (rightValues(key).some(right => agrees(key, number, right / factor, factor)))
      return creditFor(key, meant, 'right')
    if (own.some(each => follows(key, number, each, factor)))
      return creditFor(key, meant, 'rightFollowThrough')
  }
  const [factor = 1] = unit.factors
  const near = [key.answer, ...own.filter(each => typeof each === 'number')]
  if (number.form !== 'unevaluated' && near.some(each => isNear(key, number, each / factor)))
    return lost('roundedTooSoon')
  if (isUnitFault(key, meant)) return lost('wrongUnit')
  if (key.unit === '%' && meant.typedUnit === '' && agrees(key, times(number, 100), key.answer, 1))
    return lost('wrongPower')
  return { credit: 'none', verdict: whyWrong(key, number, factor) }
}

function lost(verdict: Verdict): Judged {
  return { credit: 'lastMarkLost', verdict }
}

/** The number of the key beside a unit of the same kind that is too large or too small, such as 247 kJ for 247 J. */
function isUnitFault(key: NumberKey, { number, unit, typedUnit }: Meant): boolean {
  if (typedUnit === '' || unit.verdict === 'otherUnit') return false
  const swapped = swappedPrefix(key, typedUnit)
  return (
    agrees(key, number, key.answer, 1) ||
    (swapped !== null && agrees(key, number, key.answer / swapped, swapped))
  )
}

function creditFor(key: NumberKey, { number, unit }: Meant, verdict: Verdict): Judged {
  if (unit.verdict === 'otherUnit') return { credit: 'none', verdict: 'otherUnit' }
  if (unit.verdict !== 'right') return lost(unit.verdict)
  if (number.form === 'unevaluated') return lost('notWorkedOut')
  // What recurs is what such a question prints.
  if (key.form === 'fraction' && number.form === 'recurring') return { credit: 'none', verdict: 'wrong' }
  if (!formFits(key, number)) return lost('wrongForm')
  if (!figuresFit(key, number)) return lost('wrongFigures')
  return { credit: 'full', verdict }
}

function formFits({ form }: NumberKey, number: AnswerNumber): boolean {
  if (form === 'standard') return number.form === 'standard' && number.isProper
  if (form === 'fraction') return number.form === 'fraction' && number.isProper
  if (form === 'decimal') return number.form === 'decimal' || number.form === 'integer'
  return form !== 'integer' || Number.isInteger(number.value)
}

function figuresFit({ strictFigures }: NumberKey, { decimals, significant }: AnswerNumber): boolean {
  if (!strictFigures) return true
  const { kind, count } = strictFigures
  return kind === 'decimal' ? decimals === count : significant.least <= count && count <= significant.most
}

function whyWrong(key: NumberKey, number: AnswerNumber, factor: number): Verdict {
  if (key.answer === 0 || number.value === 0) return 'wrong'
  const target = key.answer / factor
  if (agrees(key, times(number, -1), target, factor)) return 'wrongSign'
  const power = Math.log10(Math.abs(number.value / target))
  const isPower =
    Math.abs(power) > 0.5 && agrees(key, times(number, 10 ** -Math.round(power)), target, factor)
  return isPower ? 'wrongPower' : 'wrong'
}
