import type { NumberKey } from './judge-number'
import { scaleOf } from './read-answer'
import { conversion, inOurCase, isWordOfSymbols, type Unit, unitReadings } from './units'

export type UnitJudgement = {
  /** By what the typed number is multiplied to be in the unit of the key: the likeliest first. */
  factors: number[]
  verdict: 'right' | 'missingUnit' | 'wrongUnit' | 'otherUnit'
  /** The unit as we write it; '' where none was typed. */
  shown: string
}

/**
 * The unit that was typed, against the key's. One that is printed beside the field is never held against a student who
 * types it too, however; another one contradicts it.
 */
export function judgeUnit(key: NumberKey, typed: string): UnitJudgement {
  const isCounted = key.unit === '' || key.unit === '$'
  const wanted = isCounted || typed === '' ? null : keyUnit(key.unit)
  // mN is a unit of force before it is short for a million.
  if (wanted && firstConversion(unitReadings(typed), wanted) !== null) return ofQuantity(key, typed, 1)
  const { scale, unit } = scaleOf(isCounted ? typed.replace(/^([$£€] )?k$/i, '$1thousand') : typed)
  if (unit === '') return withoutUnit(key, scale, typed)
  return key.unit === '' ? ofPureNumber(key, unit, { scale, typed }) : ofQuantity(key, unit, scale)
}

function withoutUnit({ unit, unitMode }: NumberKey, scale: number, shown: string): UnitJudgement {
  const isMissing = unitMode === 'asked' && Object.keys(keyUnit(unit)?.powers ?? {}).length > 0
  const factors = unit === '' && scale !== 1 ? [1, scale] : [scale]
  return { factors, verdict: isMissing ? 'missingUnit' : 'right', shown }
}

/** What is counted or paid may be said ("26 chairs", "$26 billion"); a physical unit has no place. */
function ofPureNumber(
  key: NumberKey,
  unit: string,
  { scale, typed }: { scale: number; typed: string },
): UnitJudgement {
  const factors = scale === 1 ? [1] : [1, scale]
  const { readings, text } = readingsOf(unit)
  const right = (more: readonly number[] = []): UnitJudgement => ({
    factors: [...factors, ...more],
    verdict: 'right',
    shown: typed,
  })
  if (readings.some(reading => '%' in reading.powers)) return right([0.01])
  if (readings.some(reading => '°' in reading.powers)) return { factors, verdict: 'wrongUnit', shown: typed }
  if (
    readings.length === 0 ||
    isWordOfSymbols(text) ||
    readings.some(reading => Object.keys(reading.powers).every(name => COUNTED.has(name)))
  )
    return right()
  const also = alsoFactor(key, readings)
  if (also !== null) return { factors: [also], verdict: 'right', shown: typed }
  if (isOnlyTime(readings) || isNamed(text, key.prompt ?? '')) return right()
  return { factors, verdict: 'wrongUnit', shown: inOurCase(typed) }
}

const COUNTED: ReadonlySet<string> = new Set(['$', '£', '€', 'unit', 'month', 'ppm'])

function isOnlyTime(readings: readonly Unit[]): boolean {
  return readings.some(({ powers }) => powers.s === 1 && Object.keys(powers).length === 1)
}

/** A unit that the question itself names, such as the minutes of "3 h m min". */
function isNamed(unit: string, prompt: string): boolean {
  return prompt.split(/[\s,.;:()\u00a0]+/).includes(unit)
}

function ofQuantity(key: NumberKey, unit: string, scale: number): UnitJudgement {
  const wanted = keyUnit(key.unit)
  const isGiven = key.unitMode === 'given'
  if (!wanted || (isGiven && letters(unit) === letters(key.unit)))
    return { factors: [scale], verdict: 'right', shown: key.unit }
  const { readings, text } = readingsOf(unit)
  const factor = firstConversion(readings, wanted)
  const shown = inOurCase(text)
  if (factor !== null) {
    const isOther = key.keepUnit === true && Math.abs(factor - 1) > 1e-9
    return { factors: [factor * scale], verdict: isOther ? 'otherUnit' : 'right', shown }
  }
  const also = alsoFactor(key, readings)
  if (also !== null) return { factors: [also * scale], verdict: 'right', shown }
  if (isGiven && (readings.length === 0 || isSloppy(unit, key.unit)))
    return { factors: [scale], verdict: 'right', shown: key.unit }
  return { factors: [scale], verdict: 'wrongUnit', shown }
}

/** The printed unit in short, as nobody else would read it. */
const SLOPPY: readonly (readonly [printed: RegExp, typed: RegExp])[] = [
  [/^°C$/, /^(?:°|o|deg(?:ree)?s?)$/i],
  [/^min/, /^(?:m|')$/i],
  [/^%$/, /^pc$/i],
  [/^m\/s$|^m s\^-1$/, /^ms$/i],
  [/^Ω$/, /^[or]$/i],
  [/^count/, /^(?:count|per min|\/min|min\^?-1)/i],
]

function isSloppy(unit: string, printed: string): boolean {
  return SLOPPY.some(([own, typed]) => own.test(printed) && typed.test(unit))
}

function letters(unit: string): string {
  const text = unit.toLowerCase().replace(/μ/g, 'µ')
  return text.replace(/[^\p{L}\d/-]/gu, '') || text
}

function keyUnit(written: string): Unit | null {
  return unitReadings(written)[0] ?? null
}

function firstConversion(readings: readonly Unit[], wanted: Unit): number | null {
  for (const reading of readings) {
    const factor = conversion(reading, wanted)
    if (factor !== null) return factor
  }
  return null
}

function alsoFactor({ alsoUnits = [] }: NumberKey, readings: readonly Unit[]): number | null {
  for (const also of alsoUnits) {
    const unit = keyUnit(also)
    const factor = unit && firstConversion(readings, unit)
    if (factor !== null) return factor
  }
  return null
}

const WORDS_AFTER = 6

/** Without the words behind it: "m long", "N to the right", "J (lost)". */
function readingsOf(unit: string): { readings: readonly Unit[]; text: string } {
  const words = unit
    .replace(/ ?\([^()\d]*\)$/, match =>
      /[/°]/.test(unit.slice(0, -match.length).slice(-1)) ? match : ` ${match}`,
    )
    .split(' ')
    .filter(Boolean)
  for (let kept = words.length; kept > 0 && kept >= words.length - WORDS_AFTER; kept -= 1) {
    if (words.slice(kept).some(word => !/^[(\p{L})'’,]+$/u.test(word) || /^(?:or|and)$/i.test(word))) break
    const text = words.slice(0, kept).join(' ')
    const readings = unitReadings(text)
    if (readings.length > 0) return { readings, text }
  }
  return { readings: [], text: unit }
}

/** What the same letters with the other capital would be: a mW for a MW. */
export function swappedPrefix(key: NumberKey, unit: string): number | null {
  const wanted = keyUnit(key.unit)
  const first = unit[0] ?? ''
  if (!wanted || !/[mp]/i.test(first)) return null
  const swapped =
    (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + inOurCase(unit).slice(1)
  return firstConversion(unitReadings(swapped), wanted)
}

/** The factors of the parts of "4 h 49 min" to the unit of the key; null when they measure something else. */
export function partFactors(key: NumberKey, units: readonly string[]): number[] | null {
  const wanted = keyUnit(key.unit)
  if (!wanted) return null
  const isTime = wanted.powers.s === 1 && Object.keys(wanted.powers).length === 1
  const factors = units.map(unit =>
    firstConversion(unitReadings(isTime && /^m$/i.test(unit) ? 'min' : unit), wanted),
  )
  return factors.some(each => each === null) ? null : factors.map(Number)
}

/** Hours and minutes for a key in hours, else minutes and seconds; null when the key is no time. */
export function clockUnits({ unit }: NumberKey): readonly [string, string] | null {
  const { factor, powers = {} } = keyUnit(unit) ?? {}
  if (powers.s !== 1 || Object.keys(powers).length !== 1) return null
  return factor === 3600 ? ['h', 'min'] : ['min', 's']
}
