import { toSigFigs } from '../format'

/** How many figures a number is given to: a range, because the noughts of 1200 may or may not count. */
export type Significant = { least: number; most: number }

/** A number in the figures that were typed. Exact forms, such as 3/4 or 2√3, have no end of figures. */
export type Given = { value: number; significant: Significant }

/** From this figure on, a last figure that was cut instead of rounded, or π taken as 3.142, is no error. */
const UNDISPUTED_FIGURE = 4
/** Answers are wanted to three figures where two do as well: nearer than one unit of the third is rounding. */
const ROUNDED_FIGURE = 3
/** What a number in binary holds for sure. */
const FIGURES_MAX = 15
const DUST = 1e-9

/**
 * The rule of figures: right is the key itself, or what it gives when it is rounded to as many figures as the student
 * gave, at least `floor`. A tie rounds away from zero.
 */
export function agreesInFigures({ value, significant }: Given, key: number, floor: number): boolean {
  if (key === 0 || value === 0) return key === value
  if (isSame(value, key)) return true
  const to = Math.min(FIGURES_MAX, significant.most)
  for (let figures = Math.max(floor, significant.least); figures <= to; figures += 1) {
    if (isSame(value, toSigFigs(key, figures))) return true
  }
  const many = Math.max(UNDISPUTED_FIGURE, floor + 1)
  return significant.most >= many && Math.abs(value - key) < lastUnit(value, key, many) * (1 - 1e-6)
}

/**
 * An answer that shows the right method and is rounded badly: it costs the last mark. Seen by the figures alone, never
 * by per cent: less than one unit of the last figure asked for away (of the third, where two do); the right value to
 * one figure fewer; cut instead of rounded.
 */
export function isRoundedTooSoon(given: Given, key: number, floor: number): boolean {
  const { value, significant } = given
  if (key === 0 || value === 0 || Math.sign(key) !== Math.sign(value)) return false
  const away = Math.abs(value - key)
  const compared = Math.max(floor, ROUNDED_FIGURE)
  const unit = writtenUnit(key, floor)
  if (significant.most >= compared && away < writtenUnit(key, compared) * (1 - 1e-6)) return true
  if (floor >= ROUNDED_FIGURE && away < unit * (1 - 1e-6)) return true
  const isCut = endsAt(given, unit) && isSame(value, Math.trunc(key / unit + Math.sign(key) * DUST) * unit)
  return isCut || isOneFigureFewer(given, key, floor)
}

/** Of the key as it is written: the third figure of 9.9996 is that of 10.0. */
function writtenUnit(key: number, figures: number): number {
  const written = toSigFigs(key, figures)
  return lastUnit(written, written, figures)
}

/** A whole number that needs no rounding, 36 or 935, is not rounded further. */
function isOneFigureFewer(given: Given, key: number, floor: number): boolean {
  if (floor < 2) return false
  const isExact = Number.isInteger(key) && (floor === 2 || isSame(key, toSigFigs(key, floor)))
  if (isExact || !endsAt(given, lastUnit(key, key, floor - 1))) return false
  return isSame(given.value, toSigFigs(key, floor - 1))
}

/** No figure stands behind this place: 2.60 is neither 2.667 cut to 2.6, nor 2.567 rounded to it. */
function endsAt({ value, significant }: Given, unit: number): boolean {
  return lastUnit(value, value, significant.least) >= unit * (1 - DUST)
}

/** One unit in the last of so many figures, of the smaller of the two: 9.96 has its third at 0.01, 10.0 at 0.1. */
function lastUnit(one: number, other: number, figures: number): number {
  return 10 ** (Math.min(powerOf(one), powerOf(other)) - figures + 1)
}

function powerOf(value: number): number {
  return Math.floor(Math.log10(Math.abs(value)) + 1e-12)
}

/** But for what binary fractions lose. */
function isSame(value: number, key: number): boolean {
  return Math.abs(value - key) <= Math.abs(key) * DUST
}
