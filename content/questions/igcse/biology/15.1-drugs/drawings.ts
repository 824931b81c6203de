import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Two infections, from the day on which an antibiotic is given: one is cured by it, the other is not. */
export function twoInfections(from: number, cured: 'X' | 'Y', start: number): Figure {
  const g = graph({
    x: { label: 'day', max: 7, ticks: [...DAYS], grid: true },
    y: {
      label: 'pathogens / millions per cm^{3} of blood',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 4,
    },
  })
  const rise = 12
  const grown = (day: number, first: number) => Math.min(95, first + rise * day)
  const falls = DAYS.map(
    (day): Point => [
      day,
      day <= from ? grown(day, start) : Math.max(0, grown(from, start) * (1 - (day - from) / 3)),
    ],
  )
  const rises = DAYS.map((day): Point => [day, Math.min(95, start - 8 + (rise - 1) * day)])
  const other = cured === 'X' ? 'Y' : 'X'
  const told = (points: readonly Point[]) =>
    points.map(([day, count]) => `day ${day}: ${Math.round(count)}`).join(', ')
  return figure(
    {
      name: 'drugs/two-infections',
      title: 'Pathogens in two patients',
      description: `A line graph of pathogens in millions per cm³ of blood against the day. A dashed line marks day ${from}, when the antibiotic is given. ${cured}: ${told(falls)}. ${other}: ${told(rises)}.`,
      height: 246,
    },
    g.axes,
    g.line(
      [
        [from, 0],
        [from, 100],
      ],
      'l dash thin',
    ),
    g.label(from, 94, 'antibiotic given', { cls: 's', dx: 4 }),
    g.line(falls),
    g.points(falls, 'p'),
    g.line(rises, 'r'),
    g.points(rises, 'r'),
    g.label(from + 2, (falls[from + 2]?.[1] ?? 0) + 4, cured, { cls: 'b', dx: 8 }),
    g.label(6, (rises[6]?.[1] ?? 0) - 14, other, { cls: 'b', dx: 4 }),
  )
}
