export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which `share` (0 to 1) of them lie; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export type Spread = { median: number; low: number; high: number; rounds: number }

/** @throws Error for no values: a bench that measured nothing must not look like one that measured 0 */
export function spread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('Nothing was measured.')
  return {
    median: median(values),
    low: Math.min(...values),
    high: Math.max(...values),
    rounds: values.length,
  }
}
