import { type Figure, figure } from '@/lib/figures/figure'
import { plane } from '@/lib/figures/plane/plane'
import type { Sketch } from '@/lib/figures/plane/sketch-words'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

/** Bare axes to sketch on, and the finished sketch on the same canvas. */
export function bareAxes(
  { name, title = 'The finished sketch', where = '' }: { name: string; title?: string; where?: string },
  drawn: Sketch,
): { figure: Figure; modelFigure: Figure } {
  const { x, y, width, height, left, top, equalScales } = drawn
  const on = plane({
    x: { min: x[0], max: x[1] },
    y: { min: y[0], max: y[1] },
    width,
    height,
    left,
    top,
    equalScales,
    origin: '*O*',
  })
  return {
    figure: figure(
      {
        name,
        title: 'Axes for a sketch',
        description: `An x-axis and a y-axis that cross at the origin O${where}. There is no scale and no curve yet.`,
        height: on.canvasHeight,
      },
      on.axes,
    ),
    modelFigure: chartFigure({ name: `${name}-model`, title }, sketch(drawn)),
  }
}
