import { figures, plain } from '../format'
import type { Prose } from '../question'
import type { ReadNumber } from './read-number'

/** A typed number as we print it, in the figures that were typed. */
export function numberText(read: ReadNumber): Prose {
  if (read.spelled !== null) return read.spelled
  if (read.form === 'standard') return standard(read.value, read.significant.most)
  return read.form === 'decimal' ? plain(read.value, read.decimals) : plain(read.value)
}

/** In the figures that were typed, whatever the size. */
function standard(value: number, sigFigs: number): Prose {
  if (value === 0) return '0'
  const power = Math.floor(Math.log10(Math.abs(value)) + 1e-12)
  const front = plain(value / 10 ** power, Math.max(0, sigFigs - 1))
  return power === 0 ? figures(value, sigFigs) : `${front} × 10^{${power < 0 ? '−' : ''}${Math.abs(power)}}`
}
