import { escapeHtml } from '@/lib/content/escape-html'
import type { AnswerOf } from '../answers'
import { figures, plain, quantity, toSigFigs, unitText } from '../format'
import { evaluate } from '../marking/formula'
import { type ReadNumber, readNumber } from '../marking/read-number'
import { conversion, readUnit, unitReadings } from '../marking/units'
import type { Marking, Verdict } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { NumericPart } from '../question'
import { fullMarks, type KindRules, type MarkContext, noMarks } from './rules'

type NumericAnswer = AnswerOf<'numeric'>

/** "v = 12.5 (3 s.f.)" is 12.5; the unit may stand behind the number. What else stands there is not understood. */
function split(answer: NumericAnswer): { number: ReadNumber | null; unit: string } {
  const typed = answer.value
    .replace(/^[^=]*=/, '')
    .replace(/\(\s*(?:to\s+)?\d\s*[sd]\.?\s?[fp]\.?\s*\)\s*$/i, '')
  const number = readNumber(typed)
  if (number && /^[^\p{L}°%$(/]/u.test(number.rest)) return { number: null, unit: '' }
  return { number, unit: answer.unit.trim() || (number?.rest ?? '') }
}

function readAs(number: ReadNumber, unit: string): string {
  const shown =
    number.form === 'standard' ||
    Math.abs(number.value) >= 1e5 ||
    (number.value !== 0 && Math.abs(number.value) < 1e-3)
      ? figures(number.value, Math.min(number.significant.most, 6))
      : plain(number.value)
  return unit ? `${inlineHtml(shown)} ${typedUnit(unit)}` : inlineHtml(shown)
}

/** With its powers raised; all else that a student typed is text, never markup. */
function typedUnit(unit: string): string {
  return escapeHtml(unitText(unit)).replace(/\^\{([^{}]+)\}/g, '<sup>$1</sup>')
}

/** Half a unit of the last figure asked for: what rounding may have done. */
function tolerance(part: NumericPart, wanted: number): number {
  if (part.tolerance !== undefined) return part.tolerance
  if (part.form === 'integer' || part.form === 'fraction' || wanted === 0) return 1e-9
  const power = Math.floor(Math.log10(Math.abs(toSigFigs(wanted, part.sigFigs)))) - part.sigFigs + 1
  return 0.5 * 10 ** power
}

function agrees(part: NumericPart, value: number, wanted: number): boolean {
  const width = tolerance(part, wanted)
  return Math.abs(value - wanted) <= width * (1 + 1e-6) + Math.abs(wanted) * 1e-9
}

const FEWEST_FIGURES_TO_LOSE = 3

/**
 * The examiner's "premature approximation": it costs the last mark. Without the working it is seen by the figures
 * alone, never by per cent: less than one unit of the last figure asked for away, or the right value to one figure
 * fewer. Where two figures do, rounding on the way stays within half a unit of the second, and that is right already.
 */
function roundedTooSoon(part: NumericPart, value: number): boolean {
  const { answer, sigFigs, form } = part
  if (part.tolerance !== undefined || form === 'integer' || form === 'fraction' || answer === 0) return false
  if (sigFigs < FEWEST_FIGURES_TO_LOSE) return false
  if (Math.abs(value - answer) < 2 * tolerance(part, answer) * (1 - 1e-9)) return true
  return !isSame(answer, toSigFigs(answer, sigFigs)) && isSame(value, toSigFigs(answer, sigFigs - 1))
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.abs(other)
}

type UnitJudgement = { factor: number; verdict: 'right' | 'missingUnit' | 'wrongUnit' }

function judgeUnit(part: NumericPart, typed: string): UnitJudgement {
  const wanted = readUnit(part.unit)
  if (wanted === null || part.unit === '') return { factor: 1, verdict: 'right' }
  if (typed === '') return { factor: 1, verdict: part.unitMode === 'asked' ? 'missingUnit' : 'right' }
  for (const unit of unitReadings(typed)) {
    const factor = conversion(unit, wanted)
    if (factor !== null) return { factor, verdict: 'right' }
  }
  return { factor: 1, verdict: 'wrongUnit' }
}

function asksForFigures(part: NumericPart): string | null {
  const { strictFigures: strict, form } = part
  if (form === 'standard')
    return `Give your answer in standard form${strict ? ` to ${strict.count} significant figures` : ''}.`
  if (form === 'fraction') return 'Give your answer as a fraction in its simplest form.'
  if (form === 'decimal' && !strict) return 'Give your answer as a decimal.'
  if (!strict) return null
  return strict.kind === 'decimal'
    ? `Give your answer to ${strict.count} decimal ${strict.count === 1 ? 'place' : 'places'}.`
    : `Give your answer to ${strict.count} significant ${strict.count === 1 ? 'figure' : 'figures'}.`
}

function figuresFit({ strictFigures }: NumericPart, number: ReadNumber): boolean {
  if (!strictFigures) return true
  const { kind, count } = strictFigures
  if (kind === 'decimal') return number.decimals === count
  return number.significant.least <= count && count <= number.significant.most
}

function formFits({ form }: NumericPart, number: ReadNumber, typed: string): boolean {
  if (form === 'standard') {
    const front = readNumber(typed.replace(/\s*(?:[x×*·].*|[eE].*)$/, ''))?.value ?? 0
    return number.form === 'standard' && Math.abs(front) >= 1 && Math.abs(front) < 10
  }
  if (form === 'fraction') return number.form === 'fraction' && inLowestTerms(typed)
  if (form === 'decimal') return number.form === 'decimal' || number.form === 'integer'
  return form !== 'integer' || Number.isInteger(number.value)
}

function inLowestTerms(typed: string): boolean {
  const match = /(\d+)\s*\/\s*(\d+)/.exec(typed)
  let [a, b] = [Number(match?.[1]), Number(match?.[2])]
  while (b > 0) [a, b] = [b, a % b]
  return a === 1
}

/** The last mark only is lost: the method was right and the value too. */
function lastMarkLost(part: NumericPart, verdict: Verdict, read: string): Marking {
  return {
    state: 'marked',
    earned: part.marks - 1,
    available: part.marks,
    verdict,
    points: part.scheme.map((_, at) => at < part.scheme.length - 1),
    error: null,
    readAs: read,
  }
}

/** What the student's answer to a numeric part is worth in the unit of that part; null when it is no number. */
export function ownValue(part: NumericPart, answer: NumericAnswer): number | null {
  const { number, unit } = split(answer)
  return number && number.value * judgeUnit(part, unit).factor
}

function followed(part: NumericPart, context: MarkContext): number | null {
  if (!part.follow) return null
  const earlier = context.earlier(part.follow.from)
  if (earlier?.part.kind !== 'numeric' || earlier.answer.kind !== 'numeric') return null
  const x = ownValue(earlier.part, earlier.answer)
  if (x === null) return null
  const own = evaluate(part.follow.formula, { x })
  return Number.isFinite(own) ? own : null
}

function markNumeric(part: NumericPart, answer: NumericAnswer, context: MarkContext): Marking {
  const { number, unit } = split(answer)
  if (!number) return noMarks(part, { verdict: 'unreadable' })
  const read = readAs(number, part.unitMode === 'asked' ? unit : part.unit)
  const judged = judgeUnit(part, unit)
  // Between value and unit a mistyped power or missing conversion is seen in the value.
  const value = number.value * judged.factor
  const own = followed(part, context)
  const isRight = agrees(part, value, part.answer)
  if (isRight || (own !== null && agrees(part, value, own))) {
    if (judged.verdict !== 'right') return lastMarkLost(part, judged.verdict, read)
    if (!formFits(part, number, answer.value)) return lastMarkLost(part, 'wrongForm', read)
    if (!figuresFit(part, number)) return lastMarkLost(part, 'wrongFigures', read)
    const full = fullMarks(part, read)
    return isRight || full.state !== 'marked' ? full : { ...full, verdict: 'rightFollowThrough' }
  }
  if (roundedTooSoon(part, value)) return lastMarkLost(part, 'roundedTooSoon', read)
  if (part.answer !== 0 && agrees(part, -value, part.answer))
    return noMarks(part, { verdict: 'wrongSign', readAs: read })
  const power = Math.log10(Math.abs(value / part.answer))
  const isPower =
    Number.isFinite(power) &&
    Math.abs(power) > 0.5 &&
    agrees(part, value / 10 ** Math.round(power), part.answer)
  return noMarks(part, { verdict: isPower ? 'wrongPower' : 'wrong', readAs: read })
}

export const numericRules: KindRules<'numeric'> = {
  toPublic: part => ({
    kind: 'numeric',
    unit: part.unitMode === 'given' && part.unit !== '' ? inlineHtml(unitText(part.unit)) : null,
    asksUnit: part.unitMode === 'asked' && part.unit !== '',
    ask: asksForFigures(part),
  }),
  isBlank: answer => answer.value.trim() === '',
  mark: markNumeric,
  explain: part => ({ answer: inlineHtml(answerText(part)), errors: null, keyed: null, scales: null }),
  faults: part => [
    ...(Number.isFinite(part.answer) ? [] : ['the answer is not a number']),
    ...(part.unit !== '' && readUnit(part.unit) === null
      ? [`the marker does not know the unit "${part.unit}"`]
      : []),
    ...(part.sigFigs >= 1 ? [] : ['sigFigs must be 1 or more']),
    ...(part.form === 'integer' && !Number.isInteger(part.answer) ? ['the answer is no whole number'] : []),
    ...followFaults(part),
  ],
}

function followFaults({ follow }: NumericPart): string[] {
  try {
    if (follow) evaluate(follow.formula, { x: 1.5 })
    return []
  } catch (error) {
    return [String(error)]
  }
}

function answerText(part: NumericPart): string {
  if (part.form === 'fraction') return part.scheme.at(-1)?.text ?? String(part.answer)
  if (part.strictFigures?.kind === 'decimal')
    return `${plain(part.answer, part.strictFigures.count)} ${unitText(part.unit)}`
  return Number.isInteger(part.answer) && Math.abs(part.answer) < 1e5
    ? quantity(part.answer, part.unit)
    : quantity(part.answer, part.unit, part.strictFigures?.count ?? Math.max(part.sigFigs, 2))
}
