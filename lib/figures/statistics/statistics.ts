import type { Point } from '@/lib/figures/shapes'

export type FiveNumbers = { lowest: number; lower: number; median: number; upper: number; highest: number }

export function ascending(data: readonly number[]): number[] {
  return [...data].sort((one, other) => one - other)
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : total(values) / values.length
}

/** The middle value, or half way between the two middle ones. */
export function median(data: readonly number[]): number {
  const sorted = ascending(data)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}

/** Quartiles as Cambridge teaches them: the medians of both halves; an odd middle value belongs to neither. */
export function fiveNumbers(data: readonly number[]): FiveNumbers {
  const sorted = ascending(data)
  const half = Math.floor(sorted.length / 2)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  return {
    lowest: first,
    lower: half === 0 ? first : median(sorted.slice(0, half)),
    median: median(sorted),
    upper: half === 0 ? last : median(sorted.slice(-half)),
    highest: last,
  }
}

export type Line = { gradient: number; intercept: number }

/** The least-squares line of y on x; it passes through the mean point. */
export function bestFit(points: readonly Point[]): Line {
  const [mx, my] = meanPoint(points)
  const across = total(points.map(([x]) => (x - mx) ** 2))
  const gradient = across === 0 ? 0 : total(points.map(([x, y]) => (x - mx) * (y - my))) / across
  return { gradient, intercept: my - gradient * mx }
}

export function meanPoint(points: readonly Point[]): Point {
  return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
}

/** Frequency divided by class width. */
export function frequencyDensities(edges: readonly number[], frequencies: readonly number[]): number[] {
  return frequencies.map((frequency, at) => {
    const width = (edges[at + 1] ?? 0) - (edges[at] ?? 0)
    return width > 0 ? frequency / width : 0
  })
}

/** Running totals, with 0 at the lower end of the first class. */
export function cumulated(frequencies: readonly number[]): number[] {
  const sums = [0]
  for (const each of frequencies) sums.push((sums.at(-1) ?? 0) + each)
  return sums
}

function choose(n: number, r: number): number {
  let result = 1
  for (let at = 1; at <= r; at += 1) result = (result * (n - r + at)) / at
  return result
}

/** P(X = 0), …, P(X = n) for X ~ B(n, p). */
export function binomial(n: number, p: number): number[] {
  return Array.from({ length: n + 1 }, (_, r) => choose(n, r) * p ** r * (1 - p) ** (n - r))
}

/** P(X = 0), …, P(X = last) for X ~ Po(λ). */
export function poisson(rate: number, last: number): number[] {
  const values = [Math.exp(-rate)]
  for (let r = 1; r <= last; r += 1) values.push(((values.at(-1) ?? 0) * rate) / r)
  return values
}

/** P(X = 1), …, P(X = last) for X ~ Geo(p). */
export function geometric(p: number, last: number): number[] {
  return Array.from({ length: last }, (_, at) => p * (1 - p) ** at)
}

/** The height of the normal curve. */
export function normalDensity(x: number, average: number, deviation: number): number {
  const z = (x - average) / deviation
  return Math.exp((-z * z) / 2) / (deviation * Math.sqrt(2 * Math.PI))
}
