import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

export type Pond = { letter: string; swing: number }

/** Dissolved oxygen in a pond through a day: highest at 16 h, lowest at 4 h. */
const oxygenAt = (mean: number, swing: number) => (hour: number) =>
  mean + swing * Math.cos((2 * Math.PI * (hour - 16)) / 24)

/** Two ponds, one whose oxygen changes much and one where it changes little. */
export function dayGraph(mean: number, much: Pond, little: Pond): Figure {
  const g = graph({
    x: { label: 'time of day / h', max: 24, ticks: [0, 4, 8, 12, 16, 20, 24], grid: true },
    y: {
      label: 'dissolved oxygen / mg per dm^{3}',
      max: 16,
      ticks: [0, 4, 8, 12, 16],
      grid: true,
      parts: 4,
    },
    height: 180,
  })
  const told = ({ letter, swing }: Pond) =>
    `${letter} is lowest at 4 h, at ${mean - swing}, and highest at 16 h, at ${mean + swing}`
  return figure(
    {
      name: `human-influences-on-ecosystems-2/day-${much.letter}-${mean}-${much.swing}-${little.swing}`.toLowerCase(),
      title: 'Dissolved oxygen in two ponds through a day',
      description: `Dissolved oxygen in mg per cubic decimetre against the time of day from 0 to 24 h. Pond ${told(much)}. Pond ${told(little)}.`,
      height: 260,
    },
    g.axes,
    g.plot(oxygenAt(mean, much.swing), 0, 24),
    g.plot(oxygenAt(mean, little.swing), 0, 24, 'r dash'),
    g.label(16, mean + much.swing, much.letter, { dy: -7, anchor: 'middle', cls: 'b' }),
    g.label(16, mean + little.swing, little.letter, { dy: 20, anchor: 'middle', cls: 'b' }),
  )
}
