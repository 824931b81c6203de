/** A reading: seconds since the beginning, and megabytes. */
export type Reading = { atSeconds: number; mb: number }

/** Megabytes per hour, the standard error of that, and what it comes to from the first reading to the last. */
export type Trend = { perHour: number; errorPerHour: number; growthMb: number }

/** What may be: caches fill up late, and V8 gives memory back when it likes. */
export const GROWTH_MAX_MB = 20

/** The share of what a reading is off the line that the next one is off as well, 0 to 1. */
function persistence(residuals: readonly number[]): number {
  const total = residuals.reduce((sum, each) => sum + each * each, 0)
  const shared = residuals.slice(1).reduce((sum, each, at) => sum + each * (residuals[at] ?? 0), 0)
  return total > 0 ? Math.max(0, shared / total) : 0
}

/**
 * The straight line through the readings by least squares. Readings that follow each other are alike, so a hump is not ten
 * proofs of a rise: the error counts only as many as are independent (Santer et al. 2000, J. Geophys. Res. 105, eq. 6).
 * @throws Error below three readings
 */
export function trendOf(readings: readonly Reading[]): Trend {
  const count = readings.length
  if (count < 3) throw new Error('A trend needs three readings.')
  const mean = (of: (reading: Reading) => number) => readings.reduce((sum, each) => sum + of(each), 0) / count
  const [atMean, mbMean] = [mean(each => each.atSeconds), mean(each => each.mb)]
  const spread = readings.reduce((sum, { atSeconds }) => sum + (atSeconds - atMean) ** 2, 0)
  const slope =
    readings.reduce((sum, { atSeconds, mb }) => sum + (atSeconds - atMean) * (mb - mbMean), 0) / spread
  const residuals = readings.map(({ atSeconds, mb }) => mb - mbMean - slope * (atSeconds - atMean))
  const repeated = persistence(residuals)
  const independent = Math.max(3, (count * (1 - repeated)) / (1 + repeated))
  const error = Math.sqrt(residuals.reduce((sum, each) => sum + each * each, 0) / (independent - 2) / spread)
  const seconds = (readings.at(-1)?.atSeconds ?? 0) - (readings[0]?.atSeconds ?? 0)
  return { perHour: slope * 3600, errorPerHour: error * 3600, growthMb: slope * seconds }
}

/** More than may be, and no accident of a few readings: three standard errors above nothing. */
export function isLeak({ perHour, errorPerHour, growthMb }: Trend, mostMb = GROWTH_MAX_MB): boolean {
  return growthMb > mostMb && perHour > 3 * errorPerHour
}

export function secondHalf<T extends { atSeconds: number }>(readings: readonly T[]): T[] {
  const middle = (readings.at(-1)?.atSeconds ?? 0) / 2
  return readings.filter(each => each.atSeconds >= middle)
}

/** The lowest of each window: between two collections a heap holds what is garbage already. */
export function floorsOf(readings: readonly Reading[], windowSeconds: number): Reading[] {
  const windows = new Map<number, Reading>()
  for (const reading of readings) {
    const window = Math.floor(reading.atSeconds / windowSeconds)
    const lowest = windows.get(window)
    if (!lowest || reading.mb < lowest.mb) windows.set(window, reading)
  }
  return [...windows.values()]
}
