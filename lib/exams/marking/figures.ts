/** How many figures a number is given to: a range, because the noughts of 1200 may or may not count. */
export type Significant = { least: number; most: number }

/** A number in the figures that were typed. Exact forms, such as 3/4 or 2√3, have no end of figures. */
export type Given = { value: number; significant: Significant }

/** From this figure on, a last figure that was cut instead of rounded, or π taken as 3.142, is no error. */
const UNDISPUTED_FIGURE = 4
/** Answers are wanted to three figures where two do as well: nearer than one unit of the third is rounding. */
const ROUNDED_FIGURE = 3
const DUST = 1e-9

/**
 * The rule of figures: right is what the key gives when it is rounded to as many figures as the student gave, at
 * least `floor`. A tie may be rounded either way.
 */
export function agreesInFigures({ value, significant }: Given, key: number, floor: number): boolean {
  if (key === 0 || value === 0) return key === value
  const from = Math.max(floor, significant.least)
  const to = Math.min(15, Math.max(floor, significant.most))
  for (let figures = from; figures <= to; figures += 1) {
    if (isWithin(value, key, 0.5 * lastUnit(value, key, figures))) return true
  }
  const many = Math.max(UNDISPUTED_FIGURE, floor + 1)
  return significant.most >= many && Math.abs(value - key) < lastUnit(value, key, many) * (1 - 1e-6)
}

/**
 * An answer that shows the right method and is rounded badly: it costs the last mark. Seen by the figures alone, never
 * by per cent: less than one unit of the last figure asked for away (of the third, where two do); the right value to
 * one figure fewer; cut instead of rounded.
 */
export function isRoundedTooSoon({ value, significant }: Given, key: number, floor: number): boolean {
  if (key === 0 || value === 0 || Math.sign(key) !== Math.sign(value)) return false
  const away = Math.abs(value - key)
  const compared = Math.max(floor, ROUNDED_FIGURE)
  const unit = writtenUnit(key, floor)
  if (significant.most >= compared && away < writtenUnit(key, compared) * (1 - 1e-6)) return true
  if (floor >= ROUNDED_FIGURE && away < unit * (1 - 1e-6)) return true
  const isCut = isWithin(value, Math.trunc(key / unit + Math.sign(key) * DUST) * unit, unit * 1e-6)
  return isCut || isOneFigureFewer(value, key, floor)
}

/** Of the key as it is written: the third figure of 9.9996 is that of 10.0. */
function writtenUnit(key: number, figures: number): number {
  const written = rounded(key, figures)
  return lastUnit(written, written, figures)
}

/** What needs no rounding, a whole number or a value of few figures, is not rounded further. */
function isOneFigureFewer(value: number, key: number, floor: number): boolean {
  if (floor < 2) return false
  const isExact =
    floor === 2 ? Number.isInteger(key) : isWithin(key, rounded(key, floor), Math.abs(key) * DUST)
  return (
    !isExact &&
    isWithin(value, key, 0.5 * lastUnit(key, key, floor - 1)) &&
    isWithin(value, rounded(value, floor - 1), Math.abs(value) * DUST)
  )
}

export function rounded(value: number, figures: number): number {
  return Number(value.toPrecision(figures))
}

/** One unit in the last of so many figures, of the smaller of the two: 9.96 has its third at 0.01, 10.0 at 0.1. */
function lastUnit(one: number, other: number, figures: number): number {
  return 10 ** (Math.min(powerOf(one), powerOf(other)) - figures + 1)
}

function powerOf(value: number): number {
  return Math.floor(Math.log10(Math.abs(value)) + 1e-12)
}

function isWithin(value: number, key: number, width: number): boolean {
  return Math.abs(value - key) <= width * (1 + 1e-6) + Math.abs(key) * 1e-12
}
