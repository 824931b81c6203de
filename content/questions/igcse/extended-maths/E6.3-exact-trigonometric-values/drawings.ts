import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { quadrilateral } from '@/lib/figures/geometry/polygons'
import { BOX } from '../triangle-figures'

export function parallelogram(base: number, side: number, angle: number): Figure {
  const shape = quadrilateral(
    'parallelogram',
    { base, side, angle },
    { box: BOX, letters: 'ABCD', mark: { AB: `${base} cm`, AD: `${side} cm`, A: `${angle}°` } },
  )
  return figure(
    {
      name: 'triangles/parallelogram',
      title: 'Parallelogram ABCD',
      description: `Parallelogram ABCD with AB level. AB is labelled ${base} cm, AD ${side} cm and the angle at A ${angle}°. The diagram is not to scale.`,
      height: 204,
    },
    shape.shape,
    notToScale(),
  )
}

/** A vertical post seen from two points on level ground. */
export function post(flat: number, steep: number, label: string): Figure {
  const at = (degrees: number) => 10 / Math.tan((degrees * Math.PI) / 180)
  const shape = drawing(
    { A: [0, 0], B: [at(flat) - at(steep), 0], F: [at(flat), 0], T: [at(flat), 10] },
    { box: BOX },
  )
  return figure(
    {
      name: 'triangles/post-from-two-points',
      title: 'A vertical line FT seen from A and from B',
      description: `A, B and F lie in this order on a level line, and FT is vertical. Lines join A and B to T. The angle at A is labelled ${flat}°, the angle FBT ${steep}°, AB ${label} and FT h m. The diagram is not to scale.`,
      height: 204,
    },
    shape.line('AF'),
    shape.line('FT', 'l thick'),
    shape.line('AT'),
    shape.line('BT'),
    shape.right('AFT'),
    shape.angle('FAT', `${flat}°`),
    shape.angle('FBT', `${steep}°`),
    shape.side('AB', label, { away: 'T' }),
    shape.side('FT', '*h* m', { away: 'A' }),
    shape.name('A', 200),
    shape.name('B', 290),
    shape.name('F', 330),
    shape.name('T', 45),
    notToScale(),
  )
}
