import { bareAxes } from '@/lib/exams/authoring/bare-axes'
import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import type { Sketch } from '@/lib/figures/plane/sketch-words'
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
export const toSketch = (
  name: string,
  title: string,
  wide: number,
  high: number,
  drawn: Pick<Sketch, 'curves' | 'onX' | 'onY' | 'points' | 'asymptotes'>,
) =>
  bareAxes(
    { name: `algebra-and-graphs/${name}`, title, where: ' in the middle' },
    { x: [-wide, wide], y: [-high, high], height: 220, ...drawn },
  )
