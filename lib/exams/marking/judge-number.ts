import { escapeHtml } from '@/lib/content/escape-html'
import { figures, toSigFigs, unitText } from '../format'
import { inlineHtml } from '../prose'
import type { NumericPart } from '../question'
import { agreesInFigures, isRoundedTooSoon, rounded } from './figures'
import { evaluate } from './formula'
import { clockUnits, judgeUnit, partFactors, swappedPrefix, type UnitJudgement } from './judge-unit'
import { numberText } from './number-text'
import { type AnswerNumber, readAnswer } from './read-answer'
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

/** A number in the unit that was typed, with what that makes of it. */
type Meant = { number: AnswerNumber; unit: UnitJudgement; typedUnit: string }

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
  if (others.length === 0 || worst.credit !== 'none') return { ...worst, value, readAs }
  const isAllWrong = judged.every(({ verdict }) => verdict === 'wrong')
  return { credit: 'none', verdict: isAllWrong ? 'wrong' : 'severalValues', value: null, readAs }
}

/** What a typed number is worth in the unit of the key; null when it is none, or several that differ. */
export function typedValue(key: NumberKey, typed: TypedNumber): number | null {
  return valuesOf(meant(key, typed))
}

function valuesOf(all: readonly Meant[]): number | null {
  const [first, ...others] = all.map(({ number, unit }) => number.value * (unit.factors[0] ?? 1))
  return first !== undefined && others.every(other => Math.abs(other - first) <= 0.01 * Math.abs(first))
    ? first
    : null
}

function meant(key: NumberKey, typed: TypedNumber): Meant[] {
  const read = readAnswer(typed.value)
  if (!read) return []
  const chosen =
    read.isPoint && key.coordinate
      ? read.numbers.slice(key.coordinate === 'x' ? 0 : 1).slice(0, 1)
      : read.numbers
  const shared = read.numbers.find(({ unit }) => unit !== '')?.unit ?? ''
  return chosen.map(number => ofNumber(key, number, { own: typed.unit.trim(), shared }))
}

function ofNumber(key: NumberKey, typed: AnswerNumber, units: { own: string; shared: string }): Meant {
  const number =
    typed.isBracketed && key.unit === '$' && key.answer < 0 ? { ...typed, value: -typed.value } : typed
  const parts = partsOf(key, number)
  if (parts) return parts
  const typedUnit = units.own || number.unit || units.shared
  const unit = judgeUnit(key, typedUnit)
  const isContradicted =
    units.own !== '' && number.unit !== '' && judgeUnit(key, number.unit).factors[0] !== unit.factors[0]
  return { number, typedUnit, unit: isContradicted ? { ...unit, verdict: 'wrongUnit' } : unit }
}

/** "4 h 49 min" and "4:49" in the smaller of their units, and so in its figures. */
function partsOf(key: NumberKey, number: AnswerNumber): Meant | null {
  const [large, small] = number.parts
  if (!large || !small) return null
  const clock = number.form === 'ratio' && small.value < 60 ? clockUnits(key) : null
  if (number.form === 'ratio' && !clock) return null
  const units = clock ?? [large.unit, small.unit]
  const [most = 0, least = 0] = partFactors(key, units) ?? []
  if (least <= 0 || small.value * least >= most) return null
  const value = (large.value * most) / least + small.value
  const isWhole = Number.isInteger(value)
  const endless = Number.POSITIVE_INFINITY
  const significant = isWhole ? { least: 1, most: String(value).length } : { least: endless, most: endless }
  const unit: UnitJudgement = { factors: [least], verdict: 'right', shown: units[1] ?? '' }
  const spelled = {
    spelled: null,
    decimals: 2,
    form: Number.isInteger(value) ? 'integer' : 'decimal',
  } as const
  return { number: { ...number, ...spelled, value, significant }, unit, typedUnit: units[1] ?? '' }
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

function times(number: AnswerNumber, factor: number): AnswerNumber {
  return { ...number, value: number.value * factor }
}

function rightValues({ answer, alsoRight = [], via = [], sigFigs }: NumberKey): number[] {
  const onTheWay = sigFigs > MOST_FIGURES_ROUNDED ? [] : via.flatMap(step => roundedSteps(step, answer))
  return [answer, ...alsoRight, ...onTheWay]
}

/** Where two figures do, a value on the way may be rounded before it is used, as far as this. */
const MOST_FIGURES_ROUNDED = 2
const ROUNDED_TO = [2, 3, 4]
const NEAR = 0.01

function roundedSteps({ value, formula }: { value: number; formula: string }, answer: number): number[] {
  return fromRounded(value, MOST_FIGURES_ROUNDED, formula).filter(
    each => Math.abs(each - answer) <= NEAR * Math.abs(answer),
  )
}

/** What a formula in x gives from a value that is rounded to two, three or four figures, at least `fewest`. */
export function fromRounded(value: number, fewest: number, formula: string): number[] {
  return ROUNDED_TO.filter(count => count >= fewest).map(count =>
    evaluate(formula, { x: toSigFigs(value, count) }),
  )
}

/** @param target and the number are in the unit that was typed; `factor` leads to the key's */
function agrees(key: NumberKey, typed: AnswerNumber, target: number, factor: number): boolean {
  const [number, wanted] = key.signFree
    ? [{ ...typed, value: Math.abs(typed.value) }, Math.abs(target)]
    : [typed, target]
  const away = Math.abs(number.value - wanted)
  if (key.tolerance !== undefined)
    return away <= (key.tolerance / Math.abs(factor)) * (1 + 1e-6) + Math.abs(wanted) * 1e-9
  if (key.form === 'integer' || key.form === 'fraction' || wanted === 0)
    return away <= 1e-9 * Math.max(1, Math.abs(wanted))
  const count = key.strictFigures?.kind === 'significant' ? key.strictFigures.count : null
  // Rounded as the question asks, whatever noughts stand behind it.
  if (count !== null && rounded(number.value, count) === number.value) {
    return agreesInFigures({ value: number.value, significant: { least: count, most: count } }, wanted, count)
  }
  return agreesInFigures(number, wanted, floorOf(key))
}

/** Fewest figures that an answer is compared to: two, or as many as the question asks. */
function floorOf({ sigFigs, strictFigures, answer }: NumberKey): number {
  if (strictFigures?.kind === 'significant') return strictFigures.count
  if (strictFigures && answer !== 0) {
    const whole = Math.floor(Math.log10(Math.abs(answer))) + 1
    return Math.max(1, Math.min(sigFigs, whole + strictFigures.count))
  }
  return Math.max(2, sigFigs)
}

function follows(key: NumberKey, number: AnswerNumber, own: OwnNumber, factor: number): boolean {
  if (typeof own === 'number') return agrees(key, number, own / factor, factor)
  const [low = 0, high = 0] = [own.from / factor, own.to / factor].sort((one, other) => one - other)
  const middle = (low + high) / 2
  return number.value >= low && number.value <= high && high - low <= 2 * NEAR * Math.abs(middle)
}

/** A tolerance this narrow says how the answer is to be written, not how a graph is read. */
const NARROW_TOLERANCE = 0.005

function isNear(key: NumberKey, number: AnswerNumber, target: number): boolean {
  const [typed, wanted] = key.signFree
    ? [times(number, Math.sign(number.value) || 1), Math.abs(target)]
    : [number, target]
  if (key.form === 'integer' || key.form === 'fraction' || wanted === 0) return false
  const floor = floorOf(key)
  if (key.tolerance === undefined) return isRoundedTooSoon(typed, wanted, floor)
  if (key.tolerance > NARROW_TOLERANCE * Math.abs(key.answer)) return false
  return (
    agreesInFigures(typed, wanted, floor) ||
    (typed.significant.least < floor && isRoundedTooSoon(typed, wanted, floor))
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

/** "120 cm (1.20 m)": what was typed, and what it was taken as where that is another unit. */
function readAsHtml(key: NumberKey, { number, unit, typedUnit }: Meant): string {
  const shown = unit.shown || (key.unitMode === 'given' && typedUnit === '' ? key.unit : '')
  const typed = withUnit(inlineHtml(numberText(number)), shown)
  const [factor = 1] = unit.factors
  if (unit.verdict === 'wrongUnit' || Math.abs(factor - 1) < 1e-9 || key.unit === '') return typed
  const count = Math.min(6, Math.max(3, number.significant.most))
  return `${typed} (${withUnit(inlineHtml(figures(number.value * factor, count)), key.unit)})`
}

const IN_FRONT = new Set(['$', '£', '€'])

/** With its powers raised; all else that a student typed is text, never markup. */
function withUnit(number: string, unit: string): string {
  if (unit === '') return number
  const text = escapeHtml(unitText(unit)).replace(/\^\{([^{}]+)\}/g, '<sup>$1</sup>')
  if (IN_FRONT.has(unit)) return number.startsWith('−') ? `−${text}${number.slice(1)}` : `${text}${number}`
  return unit === '%' || unit === '°' ? `${number}${text}` : `${number} ${text}`
}
