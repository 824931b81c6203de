import {
  type Response,
  tellYield,
  yieldGraph,
} from '@/content/figures/igcse/biology/human-influences-on-ecosystems-4'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'human-influences-on-ecosystems-4'

/** Tonnes per hectare at 0, 50 … 250 kg of fertiliser per hectare; level from one amount on. */
export const RESPONSES: readonly Response[] = [
  [3, 5, 6.5, 7.5, 7.5, 7.5],
  [2, 4, 5.5, 6.5, 7, 7],
  [4, 6, 7, 7.5, 8, 8],
  [2.5, 4, 5, 5.5, 5.5, 5.5],
  [4, 7, 9, 9, 9, 9],
  [5, 7, 8, 8, 8, 8],
]

/** The smallest amount that gives the highest yield. */
export const enough = (values: Response) => 50 * values.indexOf(Math.max(...values))

export function response(values: Response, crop: string) {
  return figure(
    {
      name: `${topic}/yield-of-a-crop`,
      title: `Yield of ${crop} and amount of fertiliser`,
      description: tellYield(values),
      height: 280,
    },
    yieldGraph(values),
  )
}

export const PLOTS = ['no spray', 'insecticide\nonly', 'herbicide\nonly', 'both'] as const

export function plots(values: readonly number[]) {
  return chartFigure(
    { name: `${topic}/sprayed-plots`, title: 'Yields of four plots' },
    barChart({
      categories: PLOTS,
      values,
      yLabel: 'yield / kg',
      label: 'treatment',
      yEvery: 10,
      yMax: 110,
      height: 190,
    }),
  )
}

export const WEEKS = [0, 2, 4, 6, 8, 10] as const

/** Pests on 100 plants in two fields, P with one crop and Q with several. */
export function pests(one: readonly number[], several: readonly number[]) {
  const g = graph({
    x: { label: 'time / weeks', max: 10, ticks: [...WEEKS], grid: true },
    y: {
      label: 'pests on 100 plants',
      max: 200,
      ticks: [0, 40, 80, 120, 160, 200],
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const along = (values: readonly number[]) => values.map((value, at): Point => [WEEKS[at] ?? 0, value])
  const told = (values: readonly number[]) =>
    values.map((value, at) => `${value} at ${WEEKS[at]} weeks`).join(', ')
  return figure(
    {
      name: `${topic}/pests-in-two-fields`,
      title: 'Pests in two fields',
      description: `Pests on 100 plants against time in weeks. Field P: ${told(one)}. Field Q: ${told(several)}.`,
      height: 280,
    },
    g.axes,
    g.line(along(one)),
    g.points(along(one)),
    g.line(along(several), 'r'),
    g.points(along(several)),
    g.label(7, ((one[3] ?? 0) + (one[4] ?? 0)) / 2 + 12, 'P', { cls: 'b', anchor: 'end' }),
    g.label(7, ((several[3] ?? 0) + (several[4] ?? 0)) / 2 + 8, 'Q', { cls: 'b', anchor: 'middle' }),
  )
}

export const ONE_CROP = [
  [10, 20, 50, 100, 150, 180],
  [10, 30, 60, 120, 160, 190],
  [20, 40, 70, 110, 150, 200],
] as const

export const SEVERAL = [
  [10, 10, 20, 20, 30, 30],
  [10, 20, 20, 30, 30, 40],
  [10, 10, 10, 20, 20, 20],
] as const
