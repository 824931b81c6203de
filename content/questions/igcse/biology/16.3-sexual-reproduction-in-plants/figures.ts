import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

export const TEMPERATURES: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40]

const COLDER = [92, 84, 62, 38, 14, 4, 0, 0]
const WARMER = [92, 76, 30, 4, 0, 0, 0, 0]

/** The percentage of seeds that germinate at a temperature, when they do so best at another. */
export function shareAt(temperature: number, best: number): number {
  const step = Math.abs(temperature - best) / 5
  return (temperature <= best ? COLDER[step] : WARMER[step]) ?? 0
}

/** Percentage of seeds that germinate from 5 to 40 °C, to be read to the nearest 2. */
export function germinationGraph(best: number, plant: string): Figure {
  const on = graph({
    x: { label: 'temperature / °C', max: 40, ticks: [0, 5, 10, 15, 20, 25, 30, 35, 40], grid: true },
    y: {
      label: 'seeds that germinate / %',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 10,
    },
    height: 200,
  })
  const points = TEMPERATURES.map((each): Point => [each, shareAt(each, best)])
  return figure(
    {
      name: `reproduction/germination-${best}`,
      title: `Germination of ${plant} seeds`,
      description: `A graph of the percentage of seeds that germinate, from 0 to 100, against temperature, from 0 to 40 °C. The points, joined by straight lines: ${points.map(([x, y]) => `${y}% at ${x} °C`).join(', ')}.`,
      height: 290,
    },
    on.axes,
    on.line(points),
    on.points(points),
  )
}
