import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { coordinates } from '@/lib/figures/plane/curves'
import { beside } from '@/lib/figures/plane/place'
import { plane } from '@/lib/figures/plane/plane'
import { type Point, polygon } from '@/lib/figures/shapes'

/** A rectangle about the origin on axes without numbers, two of its corners with their coordinates. */
export function cornersOnly(names: string, low: Point, high: Point): Figure {
  const [p, q, r, s] = names
  const on = plane({
    x: { min: low[0] - 2, max: high[0] + 2 },
    y: { min: low[1] - 2, max: high[1] + 2 },
    left: 40,
    width: 250,
    height: 190,
  })
  const corners: Point[] = [low, [high[0], low[1]], high, [low[0], high[1]]]
  const [a, b, c, d] = corners.map(each => on.at(...each)) as [Point, Point, Point, Point]
  return figure(
    {
      name: 'coordinate-geometry/rectangle-on-axes',
      title: `Rectangle ${names} on a pair of axes`,
      description: `A rectangle with its sides parallel to the axes lies around the origin. ${p}, at bottom left, is labelled ${coordinates(low)}. ${q} is at bottom right. ${r}, at top right, is labelled ${coordinates(high)}. ${s} is at top left. The axes have no numbers. The diagram is not to scale.`,
      height: on.canvasHeight + 6,
    },
    on.axes,
    polygon([a, b, c, d], 'p'),
    beside(a, `*${p}* ${coordinates(low)}`, 'below'),
    beside(b, `*${q}*`, 'below right'),
    beside(c, `*${r}* ${coordinates(high)}`, 'above'),
    beside(d, `*${s}*`, 'above left'),
    notToScale(356, 14),
  )
}
