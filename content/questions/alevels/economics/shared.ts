import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import type { Print } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { market } from '@/lib/figures/markets'
import type { Point } from '@/lib/figures/shapes'

export const LETTERS = ['W', 'X', 'Y', 'Z'] as const

/** The letters W to Z as options, with the error of each wrong one. */
export function byLetter(right: string, errors: Readonly<Record<string, string>>) {
  return inThisOrder(
    LETTERS.map((each): string | Wrong => (each === right ? each : [each, errors[each] ?? ''])),
  )
}

export const m = market({ x: 'Real output', y: 'Price level' })

// Nodes of the three-section curve; the AD lines below pass through them.
export const sweep: Point[] = [
  [6, 22],
  [30, 22],
  [46, 25],
  [60, 34],
  [69, 48],
  [74.5, 64],
  [76, 78],
  [76, 97],
]

export const bn: Print = value => `${value < 0 ? '−' : ''}\\$${plain(Math.abs(value))} billion`

export const percent1: Print = value => `${plain(value, 1)}%`

export const dollars: Print = value => `\\$${plain(value)}`

export const index1: Print = value => plain(value, 1)

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const short = (value: number) => plain(roundTo(value, 2))

export const whole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
