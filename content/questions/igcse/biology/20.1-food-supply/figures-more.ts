import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

/** Tonnes per hectare with 0, 10 … 50 weeds on each square metre. */
export const YIELDS_WITH_WEEDS = [
  [8, 6.6, 5.6, 4.8, 4.4, 4.2],
  [7, 5.8, 4.8, 4.2, 3.8, 3.6],
  [9, 7.6, 6.4, 5.4, 4.8, 4.6],
  [6, 5, 4.2, 3.6, 3.2, 3],
] as const

export function weedsGraph(values: readonly number[]): Figure {
  const g = graph({
    x: { label: 'weeds on each m^{2}', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
    y: {
      label: 'yield / tonnes per hectare',
      max: 10,
      ticks: [0, 2, 4, 6, 8, 10],
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  const points = values.map((value, at): Point => [10 * at, value])
  return figure(
    {
      name: `human-influences-on-ecosystems-4/weeds-${values.map(each => each * 10).join('-')}`,
      title: 'Yield and number of weeds',
      description: `Yield in tonnes per hectare against the number of weeds on each square metre: ${points.map(([weeds, value]) => `${value} with ${weeds} weeds`).join(', ')}.`,
      height: 280,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}
