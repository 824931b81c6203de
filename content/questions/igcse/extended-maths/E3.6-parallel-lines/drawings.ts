import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { coordinates } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import type { Point } from '@/lib/figures/shapes'

/** Two parallel lines L and M, rising or falling, with a point on M. */
export function twoParallels(rises: boolean, point: Point): Figure {
  const up = rises ? 1 : -1
  const shape = drawing(
    { A: [0, 0], B: [7, 3.2 * up], C: [1, -2.6], D: [8, 3.2 * up - 2.6], P: [5.2, 1.92 * up - 2.6] },
    { box: { left: 60, top: 34, width: 220, height: 130 } },
  )
  return figure(
    {
      name: 'coordinate-geometry/two-parallel-lines',
      title: 'Two parallel lines L and M with a point P on M',
      description: `Two straight lines L and M that ${rises ? 'rise' : 'fall'} from left to right. Arrows mark them as parallel. P ${coordinates(point)} lies on M. The diagram is not to scale.`,
      height: 196,
    },
    shape.line('AB'),
    shape.line('CD'),
    shape.arrows('AB', 1, 0.4),
    shape.arrows('CD', 1, 0.35),
    shape.dots('P'),
    labelBeside(shape.at('A'), 180, '*L*', 6),
    labelBeside(shape.at('C'), 180, '*M*', 6),
    labelBeside(shape.at('P'), rises ? 315 : 235, `*P* ${coordinates(point)}`, 6),
    notToScale(356, 14),
  )
}

/** The costs of two firms as parallel graphs without a scale. */
export function firmsGraph(x: string): Figure {
  const on = plane({ x: { min: 0, max: 10, label: x }, y: { min: 0, max: 10, label: '*C*' }, height: 150 })
  return figure(
    {
      name: 'coordinate-geometry/costs-of-two-firms',
      title: 'Graphs of the costs of two firms',
      description: `Axes without a scale: C upwards and ${x.replaceAll('*', '')} across. Two parallel straight lines rise from the C-axis. The upper one is labelled firm A, the lower one firm B. The diagram is not to scale.`,
      height: on.canvasHeight,
    },
    on.axes,
    on.line([
      [0, 3.4],
      [9, 9.2],
    ]),
    on.line([
      [0, 1.4],
      [9, 7.2],
    ]),
    on.label(3.4, 7.2, 'firm *A*'),
    on.label(6, 3.6, 'firm *B*'),
    notToScale(356, 110),
  )
}
