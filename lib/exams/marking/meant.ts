import { escapeHtml } from '@/lib/content/escape-html'
import { figures, unitText } from '../format'
import { inlineHtml } from '../prose'
import type { NumberKey, TypedNumber } from './judge-number'
import { clockUnits, judgeUnit, partFactors, type UnitJudgement } from './judge-unit'
import { numberText } from './number-text'
import { type AnswerNumber, readAnswer } from './read-answer'

/** A number in the unit that was typed, with what that makes of it. */
export type Meant = { number: AnswerNumber; unit: UnitJudgement; typedUnit: string }

export function valuesOf(all: readonly Meant[]): number | null {
  const [first, ...others] = all.map(({ number, unit }) => number.value * (unit.factors[0] ?? 1))
  return first !== undefined && others.every(other => Math.abs(other - first) <= 0.01 * Math.abs(first))
    ? first
    : null
}

export function meant(key: NumberKey, typed: TypedNumber): Meant[] {
  const read = readAnswer(typed.value)
  if (!read) return []
  const chosen =
    read.isPoint && key.coordinate
      ? read.numbers.slice(key.coordinate === 'x' ? 0 : 1).slice(0, 1)
      : read.numbers
  const shared = read.numbers.find(({ unit }) => unit !== '')?.unit ?? ''
  return chosen.map(number => ofNumber(key, number, { own: typed.unit.trim(), shared }))
}

export function ofNumber(key: NumberKey, typed: AnswerNumber, units: { own: string; shared: string }): Meant {
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

/** "120 cm (1.20 m)": what was typed, and what it was taken as where that is another unit. */
export function readAsHtml(key: NumberKey, { number, unit, typedUnit }: Meant): string {
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
