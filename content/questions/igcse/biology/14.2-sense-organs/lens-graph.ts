import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

/** The lens of somebody who looks at a near object from `start` to `stop` and at a far one before and after. */
export type Look = { start: number; stop: number; far: number; near: number }

const END = 16

export function lensGraph({ start, stop, far, near }: Look): Figure {
  const g = graph({
    x: { label: 'time / s', max: END, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], grid: true, parts: 2 },
    y: {
      label: 'thickness of lens / mm',
      min: 3,
      max: 5,
      ticks: [3, 3.5, 4, 4.5, 5],
      grid: true,
      parts: 5,
    },
    height: 180,
  })
  const points: Point[] = [
    [0, far],
    [start, far],
    [start + 1, near],
    [stop, near],
    [stop + 1, far],
    [END, far],
  ]
  return figure(
    {
      name: 'coordination-and-response/thickness-of-a-lens',
      title: 'A graph of the thickness of a lens against time',
      description: `A graph of thickness in mm against time in seconds, made of straight lines between these points: ${points.map(([at, value]) => `${at} s: ${value}`).join(', ')}.`,
      height: 266,
    },
    g.axes,
    g.line(points),
  )
}
