import { activityAtPh } from '@/lib/figures/biology/enzymes'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

export type Sample = { label: string; rate: number }

/** Starch that is left in tubes with amylase; each falls steadily from 100 mg until nothing is left. */
export function starchFigure(name: string, samples: readonly Sample[]): Figure {
  const g = graph({
    x: { label: 'time / min', max: 25, ticks: [0, 5, 10, 15, 20, 25], grid: true, parts: 5 },
    y: { label: 'starch left / mg', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
    height: 190,
  })
  const told = samples.map(({ label, rate }) =>
    rate === 0
      ? `The line “${label}” stays at 100.`
      : `The line “${label}” falls straight to 0 at ${100 / rate} minutes.`,
  )
  return figure(
    {
      name: `human-nutrition/${name}`,
      title: 'Starch left in tubes with amylase',
      description: `A graph of the mass of starch left in milligrams against time in minutes. All lines start at 100. ${told.join(' ')}`,
      height: 264,
    },
    g.axes,
    ...samples.map(({ label, rate }, at) => {
      const end = rate === 0 ? 25 : 100 / rate
      const line = g.line(
        [
          [0, 100],
          [end, rate === 0 ? 100 : 0],
        ],
        at === 0 ? 'p' : 'r',
      )
      const word =
        rate === 0
          ? g.label(14, 100, label, { dy: 16, cls: 's' })
          : g.label(end * 0.72, 28, label, { dx: 8, dy: 0, cls: 's' })
      return line + word
    }),
  )
}

export type Curve = { optimum: number; label: string }

/** Activity of enzymes against pH, with a grid for readings; a percentage of the highest. */
export function phFigure(name: string, curves: readonly Curve[]): Figure {
  const g = graph({
    x: { label: 'pH', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
    y: { label: 'activity / %', max: 110, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    height: 180,
  })
  return figure(
    {
      name: `human-nutrition/${name}`,
      title: 'Activity of two proteases at different pH',
      description: `A graph of activity in per cent against pH from 0 to 12. ${curves
        .map(
          ({ optimum, label }) =>
            `Curve ${label} has its peak of 100 at pH ${optimum} and is near zero three units away.`,
        )
        .join(' ')}`,
      height: 254,
    },
    g.axes,
    ...curves.map(
      ({ optimum, label }, at) =>
        g.plot(
          ph => 100 * activityAtPh(ph, optimum, 1.5),
          Math.max(0, optimum - 3.4),
          Math.min(12, optimum + 3.4),
          at === 0 ? 'p' : 'r',
        ) + g.label(optimum + 0.9, 80, label, { dx: 6, cls: 'b' }),
    ),
  )
}
