import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import type { Sketch } from '@/lib/figures/plane/sketch-words'
import { sketch } from '@/lib/figures/plane/sketches'
import { text } from '@/lib/figures/shapes'

/** Four small sketches with letters, all in a window from −1 to 1. */
export function fourSketches(drawn: readonly { letter: string; f: RealFunction; says: string }[]): Figure {
  const shapes = drawn.map(({ letter, f }, at) => {
    const [left, top] = [at % 2 === 0 ? 20 : 200, at < 2 ? 26 : 166]
    const on = plane({ x: { min: -1, max: 1 }, y: { min: -1, max: 1 }, left, top, width: 126, height: 100 })
    return on.axes + functionCurve(on, f) + text(left, top - 8, letter, { cls: 'b' })
  })
  return figure(
    {
      name: 'algebra-and-graphs/four-sketches',
      title: 'Four sketches of graphs',
      description: `Four sketches on x and y axes without scales. ${drawn.map(({ letter, says }) => `Sketch ${letter}: ${says}.`).join(' ')}`,
      height: 284,
    },
    ...shapes,
  )
}

/** Bare axes to sketch on, with the origin in the middle, and the finished sketch on the same canvas. */
export function toSketch(
  name: string,
  title: string,
  wide: number,
  high: number,
  drawn: Pick<Sketch, 'curves' | 'onX' | 'onY' | 'points' | 'asymptotes'>,
): { figure: Figure; modelFigure: Figure } {
  const window = { x: [-wide, wide] as const, y: [-high, high] as const, height: 220 }
  const model = sketch({ ...window, ...drawn })
  const on = plane({ x: { min: -wide, max: wide }, y: { min: -high, max: high }, height: 220, origin: '*O*' })
  return {
    figure: figure(
      {
        name: `algebra-and-graphs/${name}`,
        title: 'Axes for a sketch',
        description:
          'An x-axis and a y-axis that cross at the origin O in the middle. There is no scale and no curve yet.',
        height: on.canvasHeight,
      },
      on.axes,
    ),
    modelFigure: figure(
      {
        name: `algebra-and-graphs/${name}-model`,
        title,
        description: model.description ?? '',
        height: model.height,
      },
      model.shape,
    ),
  }
}
