import type { Prose } from './question'

const THIN = '\u2009'
const MINUS = '\u2212'

/** Rounds half away from zero to a number of significant figures, as candidates are taught to. */
export function toSigFigs(value: number, figures: number): number {
  if (value === 0) return 0
  const power = Math.floor(Math.log10(Math.abs(value))) - figures + 1
  return roundTo(value, -power)
}

/** To decimal places (negative: tens, hundreds …); half away from zero, forgiving binary dust. */
export function roundTo(value: number, places: number): number {
  const scaled = Math.abs(value) * 10 ** places
  // Enough for what multiplying may have lost, never enough for a wrong figure.
  const forgiven = Math.min(1e-6, 1e-9 * Math.max(1, scaled))
  const rounded = Math.floor(scaled + 0.5 + forgiven) / 10 ** places
  return Math.sign(value) * Number(rounded.toPrecision(15)) || 0
}

function grouped(digits: string): string {
  const [whole = '', rest] = digits.split('.')
  const spaced = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN) : whole
  return rest === undefined ? spaced : `${spaced}.${rest}`
}

/** A number as a paper prints it: true minus, thin spaces from five digits on. */
export function plain(value: number, decimals?: number): Prose {
  const text =
    decimals === undefined ? trimmed(Math.abs(value)) : roundTo(Math.abs(value), decimals).toFixed(decimals)
  return (value < 0 && Number(text) !== 0 ? MINUS : '') + grouped(text)
}

function trimmed(value: number): string {
  const rounded = Number(value.toPrecision(12))
  const text = String(rounded)
  // What toLocaleString would give, a hundred times faster; it is needed for powers of ten and many decimals only.
  if (/^\d+(?:\.\d{1,12})?$/.test(text)) return text
  return rounded.toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 12 })
}

/** To significant figures, trailing noughts kept; standard form outside 0.001 to 99 999. */
export function figures(value: number, sigFigs: number): Prose {
  if (value === 0) return '0'
  const rounded = toSigFigs(value, sigFigs)
  const power = Math.floor(Math.log10(Math.abs(rounded)))
  if (power < -3 || power > 4) return standardForm(value, sigFigs)
  return plain(rounded, Math.max(0, sigFigs - 1 - power))
}

export function standardForm(value: number, sigFigs: number): Prose {
  if (value === 0) return '0'
  const rounded = toSigFigs(value, sigFigs)
  const power = Math.floor(Math.log10(Math.abs(rounded)) + 1e-12)
  const front = plain(rounded / 10 ** power, sigFigs - 1)
  return `${front} × 10^{${power < 0 ? MINUS : ''}${Math.abs(power)}}`
}

/** A unit typed as 'm/s^2' or 'kg/m^3' in print: powers raised, μ and Ω as they are. */
export function unitText(unit: string): Prose {
  return unit.replace(/\^\{?(-?\d+)\}?/g, (_, power: string) => `^{${power.replace('-', MINUS)}}`)
}

/** The least fraction that is the value, as it is typed: '3/4'. */
export function fractionText(value: number): Prose {
  for (let below = 1; below <= 10_000; below += 1) {
    const above = Math.round(value * below)
    if (Math.abs(above / below - value) < 1e-10) return `${above}/${below}`
  }
  return String(value)
}

/** Value and unit, bound by a no-break space; % and ° close up, money before the number. */
export function quantity(value: number, unit: string, sigFigs?: number): Prose {
  const number = sigFigs === undefined ? plain(value) : figures(value, sigFigs)
  if (unit === '') return number
  if (unit === '$') return money(value)
  if (unit === '%' || unit === '°') return `${number}${unit}`
  return `${number}\u00a0${unitText(unit)}`
}

/** Money with two decimals when there are cents, thousands set apart. The dollar is escaped: a bare one opens LaTeX. */
export function money(value: number, currency = '\\$'): Prose {
  const cents = Math.round(Math.abs(value) * 100) % 100 !== 0
  return `${value < 0 ? MINUS : ''}${currency}${plain(Math.abs(value), cents ? 2 : 0)}`
}
