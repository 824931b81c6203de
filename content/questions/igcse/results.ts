import { plain, roundTo } from '@/lib/exams/format'

/** What investigations reckon with. */

export const signed = (value: number, decimals?: number) =>
  value > 0 ? `+${plain(value, decimals)}` : plain(value, decimals)

export const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

export const mean = (values: readonly number[], places = 1) => roundTo(sum(values) / values.length, places)

/** The straight line of best fit by least squares. */
export function bestFit(xs: readonly number[], ys: readonly number[]) {
  const [mx, my] = [sum(xs) / xs.length, sum(ys) / ys.length]
  const gradient = sum(xs.map((x, at) => (x - mx) * ((ys[at] ?? 0) - my))) / sum(xs.map(x => (x - mx) ** 2))
  return { gradient, intercept: my - gradient * mx }
}

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
