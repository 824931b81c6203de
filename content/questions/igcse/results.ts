import { plain, roundTo } from '@/lib/exams/format'
import { bestFit as bestFitOf, mean as meanOf } from '@/lib/figures/statistics/statistics'

/** What investigations reckon with. */

export const signed = (value: number, decimals?: number) =>
  value > 0 ? `+${plain(value, decimals)}` : plain(value, decimals)

export const mean = (values: readonly number[], places = 1) => roundTo(meanOf(values), places)

/** The straight line of best fit of two columns of a table. */
export const bestFit = (xs: readonly number[], ys: readonly number[]) =>
  bestFitOf(xs.map((x, at) => [x, ys[at] ?? 0] as const))

/** The same line by the normal equations, for `verify`. */
export function normalFit(xs: readonly number[], ys: readonly number[]) {
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0]
  for (const [at, x] of xs.entries()) {
    const y = ys[at] ?? 0
    n += 1
    sx += x
    sy += y
    sxx += x * x
    sxy += x * y
  }
  const below = n * sxx - sx * sx
  return { gradient: (n * sxy - sx * sy) / below, intercept: (sxx * sy - sx * sxy) / below }
}
