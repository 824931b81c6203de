import { plainText } from '../prose'
import type { Prose } from '../question'
import { conversion, readUnit, unitReadings } from './units'

/** "Find the exact area, in cm^{2}." prints its unit; '' where a question prints none. */
export function unitPrinted(prompt: Prose): string {
  const named = /\bin ([^\s.,;]+)[.,;]?(?=\s|$)/g
  return [...plainText(prompt).matchAll(named)].map(([, unit = '']) => unit).find(isPhysical) ?? ''
}

function isPhysical(text: string): boolean {
  return Object.keys(readUnit(text)?.powers ?? {}).length > 0
}

/** Whether a unit typed behind algebra contradicts the one that is printed. "units" contradicts none. */
export function isOtherUnit(typed: string, printed: string): boolean {
  const wanted = printed === '' ? null : readUnit(printed)
  const readings = wanted ? unitReadings(withoutWord(typed)) : []
  return (
    wanted !== null &&
    withoutWord(typed) !== '' &&
    readings.length > 0 &&
    !readings.some(each => isOne(conversion(each, wanted)))
  )
}

const withoutWord = (typed: string) =>
  typed
    .replace(/\^\((\d)\)/, '^$1')
    .replace(/\bunits?\b.*/i, '')
    .trim()

const isOne = (factor: number | null) => factor !== null && Math.abs(factor - 1) < 1e-9
