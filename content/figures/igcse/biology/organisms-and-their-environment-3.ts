import { describePopulationGrowth, populationGrowth } from '@/lib/figures/biology/traces'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const topic = 'organisms-and-their-environment-3'

const PHASES = ['lag', 'exponential', 'stationary', 'death'] as const

const phases = figure(
  {
    name: `${topic}/phases-of-growth`,
    title: 'A sigmoid curve of population growth',
    description: describePopulationGrowth({ phases: PHASES }),
    height: 226,
  },
  populationGrowth({ phases: PHASES, yLabel: 'number of organisms' }),
)

/** Years of a cycle, the years by which the predator follows, and the middle and swing of both numbers. */
export type Hunt = {
  period: number
  lag: number
  prey: readonly [middle: number, swing: number]
  predator: readonly [middle: number, swing: number]
}

/** Time 0 is a quarter of a cycle before the first peak of the prey. */
export const preyAt = ({ period, prey: [middle, swing] }: Hunt, year: number): number =>
  middle + swing * Math.sin((2 * Math.PI * year) / period)
export const predatorAt = ({ period, lag, predator: [middle, swing] }: Hunt, year: number): number =>
  middle + swing * Math.sin((2 * Math.PI * (year - lag)) / period)

/** Numbers of a prey and of its predator through two cycles. */
export function huntGraph(
  hunt: Hunt,
  names: readonly [prey: string, predator: string],
  facts: { name: string; title: string; description: string },
): Figure {
  const { period, prey, predator } = hunt
  const years = period * 2
  const high = Math.ceil((prey[0] + prey[1] + 8) / 20) * 20
  const chart = graph({
    x: {
      label: 'time / years',
      max: years,
      ticks: Array.from({ length: period + 1 }, (_, at) => at * 2),
      grid: true,
    },
    y: {
      label: 'number of animals',
      max: high,
      ticks: Array.from({ length: high / 20 + 1 }, (_, at) => at * 20),
      grid: true,
      parts: 2,
    },
  })
  return figure(
    { ...facts, height: 246 },
    chart.axes,
    chart.plot(year => preyAt(hunt, year), 0, years),
    chart.plot(year => predatorAt(hunt, year), 0, years, 'r dash'),
    chart.label(period * 1.25, prey[0] + prey[1], names[0], { dy: -6, anchor: 'middle' }),
    chart.label(period / 4 + hunt.lag, predator[0] + predator[1], names[1], { dy: 26, anchor: 'middle' }),
  )
}

const LYNX: Hunt = { period: 10, lag: 2, prey: [60, 36], predator: [24, 14] }

const hunters = huntGraph(LYNX, ['hares', 'lynxes'], {
  name: `${topic}/predator-and-prey`,
  title: 'Numbers of hares and lynxes',
  description:
    'Number of animals against time, through 20 years. The hares swing between 24 and 96, with peaks at 2.5 and 12.5 years. The lynxes, dashed, swing between 10 and 38, with peaks at 4.5 and 14.5 years: two years after those of the hares.',
})

export const HUMANS: readonly Point[] = [
  [1700, 0.6],
  [1750, 0.75],
  [1800, 1],
  [1850, 1.25],
  [1900, 1.6],
  [1930, 2.1],
  [1960, 3],
  [1975, 4],
  [1987, 5],
  [1999, 6],
  [2011, 7],
  [2022, 8],
]

const people = graph({
  x: { label: 'year', min: 1700, max: 2040, ticks: [1700, 1750, 1800, 1850, 1900, 1950, 2000], grid: true },
  y: { label: 'people / thousand million', max: 9, ticks: [0, 2, 4, 6, 8], grid: true },
})

const humans = figure(
  {
    name: `${topic}/human-population`,
    title: 'The number of people on Earth since 1700',
    description:
      'Number of people in thousand millions against the year. The curve rises slowly from 0.6 in 1700 to 1 in 1800 and 1.6 in 1900, then more and more steeply: 3 in 1960, 6 in 1999, 8 in 2022.',
    height: 246,
  },
  people.axes,
  people.curve(HUMANS),
)

export const figures = [phases, hunters, humans]
