import { toSigFigs } from '../format'
import { agreesInFigures, isRoundedTooSoon } from './figures'
import { evaluate } from './formula'
import type { NumberKey, OwnNumber } from './judge-number'
import type { AnswerNumber } from './read-answer'

export function times(number: AnswerNumber, factor: number): AnswerNumber {
  return { ...number, value: number.value * factor }
}

export function rightValues({ answer, alsoRight = [], via = [], sigFigs }: NumberKey): number[] {
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
export function agrees(key: NumberKey, typed: AnswerNumber, target: number, factor: number): boolean {
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
  if (count !== null && toSigFigs(number.value, count) === number.value) {
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

export function follows(key: NumberKey, number: AnswerNumber, own: OwnNumber, factor: number): boolean {
  if (typeof own === 'number') return agrees(key, number, own / factor, factor)
  const [low = 0, high = 0] = [own.from / factor, own.to / factor].sort((one, other) => one - other)
  const middle = (low + high) / 2
  return number.value >= low && number.value <= high && high - low <= 2 * NEAR * Math.abs(middle)
}

/** A tolerance this narrow says how the answer is to be written, not how a graph is read. */
const NARROW_TOLERANCE = 0.005

export function isNear(key: NumberKey, number: AnswerNumber, target: number): boolean {
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
