import { unitText } from '@/lib/exams/format'
import { numberText } from '@/lib/exams/marking/number-text'
import { type AnswerNumber, readAnswer } from '@/lib/exams/marking/read-answer'

const RAISED: Record<string, string> = {
  '-': '⁻',
  '−': '⁻',
  '+': '⁺',
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [String(digit), sign])),
}

/** "10^{−3}" as plain text with raised digits. */
function raised(prose: string): string {
  return prose.replace(/\^\{([^}]*)\}/g, (_, power: string) =>
    [...power].map(each => RAISED[each] ?? each).join(''),
  )
}

/**
 * How a typed number reads, such as "3.0 × 10⁸ m s⁻¹": says what was understood, never whether it is right. Null when
 * it reads as no number. As heavy as the marker's reader: import it when it is needed.
 */
export function numberEcho(typed: string, typedUnit: string): string | null {
  const read = readAnswer(typed)
  if (!read) return null
  const texts = read.numbers.map(number => withUnit(number, typedUnit.trim() || number.unit))
  return read.isPoint ? `(${texts.join(', ')})` : texts.join(' or ')
}

function withUnit(number: AnswerNumber, unit: string): string {
  const shown = raised(numberText(number))
  if (number.form === 'parts') return number.parts.map(({ value, unit }) => `${value} ${unit}`).join(' ')
  if (/^[$£€]$/.test(unit)) return `${unit}${shown}`
  return [shown, raised(unitText(unit))].filter(Boolean).join(' ')
}
