import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

export type Trace = {
  /** breaths in a minute */
  rate: number
  /** dm³ */
  depth: number
}

/** The volume of air that has been breathed in, for half a minute. */
export function breathTrace({ rate, depth }: Trace): Figure {
  const g = graph({
    x: { label: 'time / s', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true, parts: 5 },
    y: { label: 'volume breathed in / dm^{3}', max: 2, ticks: [0, 0.5, 1, 1.5, 2], grid: true, parts: 5 },
  })
  const period = 60 / rate
  const volume = (time: number) => (depth / 2) * (1 - Math.cos((time / period) * 2 * Math.PI))
  const points = Array.from({ length: rate * 6 + 1 }, (_, at): readonly [number, number] => {
    const time = (at * 30) / (rate * 6)
    return [time, volume(time)]
  })
  return figure(
    {
      name: 'gas-exchange-in-humans/volume-and-time',
      title: 'Volume of air breathed in for 30 seconds',
      description: `A graph of the volume of air breathed in against time from 0 to 30 s. It is a regular wave between 0 and ${depth} dm³; from one low point to the next takes ${period} s.`,
      height: 246,
    },
    g.axes,
    g.curve(points),
  )
}
