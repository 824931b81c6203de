import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { between, type Points, towards } from '@/lib/figures/geometry/points'
import { polygonFrom } from '@/lib/figures/geometry/polygons'
import { BOX } from '../triangle-figures'

/** Quadrilateral ABCD of two right-angled triangles: the second stands on the hypotenuse of the first. */
export function twoTriangles(a: number, b: number, d: number): Figure {
  const points: Points = { A: [0, 0], B: [a, 0], C: [a, b] }
  const turn = (Math.atan2(b, a) * 180) / Math.PI
  const far = Math.sqrt(d * d - a * a - b * b)
  const all = { ...points, D: towards([a, b], turn + 90, far) }
  const shape = drawing(all, { box: BOX })
  return figure(
    {
      name: 'triangles/two-right-angles',
      title: 'Quadrilateral ABCD with the diagonal AC',
      description: `Quadrilateral ABCD with its diagonal AC. The angles ABC and ACD are marked as right angles. AB is labelled ${a} cm, BC ${b} cm and AD ${d} cm. The diagram is not to scale.`,
      height: 204,
    },
    shape.outline('ABCD'),
    shape.line('AC'),
    shape.corners('ABCD'),
    shape.right('ABC'),
    shape.right('ACD'),
    shape.side('AB', `${a} cm`),
    shape.side('BC', `${b} cm`),
    shape.side('AD', `${d} cm`),
    notToScale(),
  )
}

/** A rectangle with one diagonal. */
export function screen(wide: number, high: number, diagonal: string): Figure {
  const shape = polygonFrom({ A: [0, 0], B: [wide, 0], C: [wide, high], D: [0, high] }, { box: BOX })
  return figure(
    {
      name: 'triangles/rectangle-diagonal',
      title: 'Rectangle ABCD with the diagonal AC',
      description: `Rectangle ABCD with its longer sides level. The diagonal AC is labelled ${diagonal}. The diagram is not to scale.`,
      height: 204,
    },
    shape.shape,
    shape.line('AC', 'l dash'),
    ...['DAB', 'ABC', 'BCD', 'CDA'].map(each => shape.right(each)),
    shape.with({ M: between([0, 0], [wide, high], 0.5) }).side('AM', diagonal, { away: 'B', part: 0.9 }),
    notToScale(),
  )
}
