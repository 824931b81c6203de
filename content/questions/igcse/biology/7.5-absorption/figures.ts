import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pie } from '@/lib/figures/statistics/pie'

/** Glucose left in the food along the small intestine of two people; each value falls steadily. */
export function alongTheGut(name: string, healthy: number, patient: number): Figure {
  const g = graph({
    x: {
      label: 'distance along the small intestine / m',
      max: 6,
      ticks: [0, 1, 2, 3, 4, 5, 6],
      grid: true,
      parts: 2,
    },
    y: {
      label: 'glucose not yet absorbed / g',
      max: 60,
      ticks: [0, 10, 20, 30, 40, 50, 60],
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  const fall = (each: number, cls: string) => {
    const end = Math.min(6, 60 / each)
    return g.line(
      [
        [0, 60],
        [end, 60 - each * end],
      ],
      cls,
    )
  }
  return figure(
    {
      name: `human-nutrition/${name}`,
      title: 'Glucose along the small intestine of two people',
      description: `A graph of the glucose that is not yet absorbed, in grams, against the distance along the small intestine in metres. Both lines start at 60. Line H falls straight to 0 at ${60 / healthy} metres. Line P falls straight to ${60 - 6 * patient} at 6 metres.`,
      height: 264,
    },
    g.axes,
    fall(healthy, 'p'),
    fall(patient, 'r'),
    g.label(1.2, 60 - healthy * 1.2, 'H', { dx: -8, dy: 12, anchor: 'end', cls: 'b' }),
    g.label(4.5, 60 - patient * 4.5, 'P', { dx: 4, dy: -8, cls: 'b' }),
  )
}

/** What becomes of the water in the canal, as angles. */
export function waterPie(name: string, colon: number, faeces: number): Figure {
  return chartFigure(
    {
      name: `human-nutrition/${name}`,
      title: 'Water absorbed in the small intestine and in the colon, and lost in the faeces',
    },
    pie({
      radius: 72,
      angles: true,
      slices: [
        { label: 'small\nintestine', value: 360 - colon - faeces },
        { label: 'faeces', value: faeces },
        { label: 'colon', value: colon },
      ],
    }),
  )
}
