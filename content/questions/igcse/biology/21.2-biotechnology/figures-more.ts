import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

export type Tank = { glucose: readonly number[]; ethanol: readonly number[] }

/** Grams in each dm³, day by day. */
export const TANKS: readonly Tank[] = [
  { glucose: [160, 120, 60, 20, 0, 0], ethanol: [0, 20, 50, 70, 80, 80] },
  { glucose: [200, 140, 60, 20, 0, 0], ethanol: [0, 30, 70, 90, 100, 100] },
  { glucose: [180, 120, 60, 20, 0, 0], ethanol: [0, 30, 60, 80, 90, 90] },
  { glucose: [140, 100, 40, 20, 0, 0], ethanol: [0, 20, 50, 60, 70, 70] },
]

export function tankGraph({ glucose, ethanol }: Tank): Figure {
  const g = graph({
    x: { label: 'time / days', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true },
    y: {
      label: 'concentration / g per dm^{3}',
      max: 200,
      ticks: [0, 40, 80, 120, 160, 200],
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const along = (values: readonly number[]) => values.map((value, day): Point => [day, value])
  const told = (values: readonly number[]) => values.map((value, day) => `${value} on day ${day}`).join(', ')
  return figure(
    {
      name: `biotechnology-and-genetic-modification/tank-${glucose.join('-')}-${ethanol.join('-')}`,
      title: 'Glucose and ethanol in a tank with yeast',
      description: `Concentrations in g per cubic decimetre against time in days. Glucose, dashed: ${told(glucose)}. Ethanol: ${told(ethanol)}.`,
      height: 280,
    },
    g.axes,
    g.line(along(glucose), 'r dash'),
    g.points(along(glucose)),
    g.line(along(ethanol)),
    g.points(along(ethanol)),
    g.label(0.6, ((glucose[0] ?? 0) + (glucose[1] ?? 0)) / 2, 'glucose', { dx: 8, dy: -8 }),
    g.label(4.5, ethanol[5] ?? 0, 'ethanol', { dy: -12, anchor: 'middle' }),
  )
}
