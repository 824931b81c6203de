import { figures, plain, unitText } from '@/lib/exams/format'
import { readNumber } from '@/lib/exams/marking/read-number'

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
 * How a typed number reads, such as "3.0 × 10⁸ m s⁻¹": says what was understood, never whether it is right.
 * Null while nothing is typed.
 */
export function numberEcho(typed: string, typedUnit: string): { text: string; isRead: boolean } | null {
  if (typed.trim() === '') return null
  const read = readNumber(typed)
  if (!read) return { text: 'This does not read as a number yet', isRead: false }
  const unit = typedUnit.trim() || read.rest
  return { text: [shown(read, typed), raised(unitText(unit))].filter(Boolean).join(' '), isRead: true }
}

function shown(read: NonNullable<ReturnType<typeof readNumber>>, typed: string): string {
  if (read.form === 'fraction') {
    const over = /(?:\d+\s+)?\d+\s*\/\s*\d+/.exec(typed.replace(/,/g, ''))
    return `${read.value < 0 ? '−' : ''}${over?.[0].replace(/\s*\/\s*/, '/') ?? plain(read.value)}`
  }
  const { most } = read.significant
  if (read.form === 'standard') return raised(standard(read.value, most))
  return read.form === 'decimal' ? plain(read.value, read.decimals) : plain(read.value)
}

/** In the figures that were typed, whatever the size. */
function standard(value: number, sigFigs: number): string {
  if (value === 0) return '0'
  const power = Math.floor(Math.log10(Math.abs(value)) + 1e-12)
  const front = plain(value / 10 ** power, Math.max(0, sigFigs - 1))
  return Math.abs(power) < 1
    ? figures(value, sigFigs)
    : `${front} × 10^{${power < 0 ? '−' : ''}${Math.abs(power)}}`
}
