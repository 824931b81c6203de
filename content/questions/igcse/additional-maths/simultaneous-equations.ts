import { frac, typedFraction } from '@/lib/exams/authoring/maths'

/** Coordinates as fractions: [numerator of x, of y, their common denominator]. */
export type Fractional = readonly [x: number, y: number, under: number]

export const shownPoint = ([x, y, under]: Fractional) => `(${frac(x, under)}, ${frac(y, under)})`

/** Points as they are typed, in a row. */
export const typedPoints = (...points: readonly Fractional[]) =>
  points.map(([x, y, under]) => `(${typedFraction(x, under)}, ${typedFraction(y, under)})`).join(', ')

/** x and y of a solution, for a sentence. */
export const shownValues = ([x, y, under]: Fractional) => `$x = ${frac(x, under)}$, $y = ${frac(y, under)}$`

/** By trial: all points with x in sixtieths for which the first equation gives y and the second is true. */
export function triedPoints(yOf: (x: number) => number, gap: (x: number, y: number) => number): string {
  const found = Array.from({ length: 4801 }, (_, at) => at - 2400).filter(each => {
    const y = yOf(each / 60)
    return Number.isFinite(y) && Math.abs(gap(each / 60, y)) < 1e-9
  })
  return found.map(each => `(${each}/60, ${Math.round(60 * yOf(each / 60))}/60)`).join(', ')
}
