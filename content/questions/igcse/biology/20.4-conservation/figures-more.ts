import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const topic = 'human-influences-on-ecosystems-3'

/** What a stock of a mass (up to 200) gains in a year. */
export const gainAt = (mass: number, rate: number) => (rate * mass * (200 - mass)) / 200

export function gainGraph(rate: number): Figure {
  const step = rate * 10
  const g = graph({
    x: {
      label: 'mass of the stock / thousand tonnes',
      max: 200,
      ticks: [0, 40, 80, 120, 160, 200],
      grid: true,
      parts: 4,
    },
    y: {
      label: 'gain in a year / thousand tonnes',
      max: 6 * step,
      ticks: [0, 1, 2, 3, 4, 5, 6].map(at => at * step),
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  const told = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]
    .map(mass => `${gainAt(mass, rate)} at ${mass}`)
    .join(', ')
  return figure(
    {
      name: `${topic}/gain-${rate * 10}`,
      title: 'Gain of a stock of fish and its mass',
      description: `Mass that a stock of fish gains in a year by breeding and growth against the mass of the stock, both in thousand tonnes. The curve rises and falls again: ${told}.`,
      height: 280,
    },
    g.axes,
    g.plot(mass => gainAt(mass, rate), 0, 200),
  )
}

export const STORED = [0, 5, 10, 15, 20, 25, 30] as const

/** Percentage of seeds that germinate after years in two stores. */
export function seedsGraph(cold: readonly number[], warm: readonly number[]): Figure {
  const g = graph({
    x: { label: 'time in store / years', max: 30, ticks: [...STORED], grid: true },
    y: {
      label: 'seeds that germinate / %',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  const along = (values: readonly number[]) => values.map((value, at): Point => [STORED[at] ?? 0, value])
  const told = (values: readonly number[]) =>
    values.map((value, at) => `${value} after ${STORED[at]} years`).join(', ')
  return figure(
    {
      name: `${topic}/seeds-${cold.join('-')}-${warm.join('-')}`,
      title: 'Germination of seeds from two stores',
      description: `Percentage of seeds that germinate against the time in store in years. Cold: ${told(cold)}. Warm, dashed: ${told(warm)}.`,
      height: 280,
    },
    g.axes,
    g.line(along(cold)),
    g.points(along(cold)),
    g.line(along(warm), 'r dash'),
    g.points(along(warm)),
    g.label(15, cold[3] ?? 0, 'cold', { dy: 20, anchor: 'middle' }),
    g.label(10, warm[2] ?? 0, 'warm', { dx: -8, dy: 18, anchor: 'end' }),
  )
}

export const COUNTED = [1960, 1970, 1980, 1990, 2000, 2010, 2020] as const

/** Pairs of birds on an island. */
export function islandGraph(pairs: readonly number[], birds: string): Figure {
  const g = graph({
    x: {
      label: 'year',
      min: 1960,
      max: 2020,
      ticks: [...COUNTED],
      grid: true,
    },
    y: {
      label: `pairs of ${birds}`,
      max: 480,
      ticks: [0, 80, 160, 240, 320, 400, 480],
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const points = pairs.map((count, at): Point => [COUNTED[at] ?? 0, count])
  return figure(
    {
      name: `${topic}/island-${pairs.join('-')}`,
      title: `Pairs of ${birds} on an island`,
      description: `Number of pairs of ${birds} against the year: ${points.map(([year, count]) => `${count} in ${year}`).join(', ')}.`,
      height: 280,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}
