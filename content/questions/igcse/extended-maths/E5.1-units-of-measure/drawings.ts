import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cuboid } from '@/lib/figures/geometry/solids'

type Sides = readonly [length: string, width: string, height: string]

/** A cuboid with its edges labelled; an edge with an empty label is left unlabelled. */
export function boxFigure(sizes: readonly [number, number, number], [ab, bc, cg]: Sides): Figure {
  const [length, width, height] = sizes
  // Proportions that leave room for the labels, whatever the sizes are.
  const bounded = (value: number) => Math.min(Math.max(value, length * 0.4), length * 1.1)
  const labels = [ab, bc, cg].filter(label => label !== '')
  const labelled = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
  const shape = cuboid(
    { length, width: bounded(width), height: bounded(height) },
    {
      letters: false,
      mark: { AB: ab, BC: bc, CG: cg },
      box: { left: 60, top: 26, width: 210, height: 140 },
    },
  )
  return figure(
    {
      name: 'mensuration/cuboid-in-mixed-units',
      title: 'A cuboid',
      description: `A cuboid. Its edges are labelled ${labelled}. The diagram is not to scale.`,
      height: 196,
    },
    shape.shape,
    notToScale(),
  )
}

/** A rectangular floor with one square tile in its corner. */
export function floorFigure(length: number, width: number, tile: number): Figure {
  const high = Math.min(Math.max(width / length, 0.45), 0.8)
  const shape = drawing(
    { A: [0, 0], B: [10, 0], C: [10, 10 * high], D: [0, 10 * high], P: [1.2, 0], Q: [1.2, 1.2], R: [0, 1.2] },
    { box: { left: 60, top: 26, width: 220, height: 130 } },
  )
  return figure(
    {
      name: 'mensuration/floor-with-tiles',
      title: 'A floor and a tile',
      description: `A rectangle with its longer side labelled ${length} m and its shorter side ${width} m. A small square, a tile of side ${tile} cm, is drawn in its lower left corner. The diagram is not to scale.`,
      height: 190,
    },
    shape.outline('ABCD'),
    shape.line('PQ'),
    shape.line('QR'),
    shape.side('AB', `${length} m`, { away: 'C' }),
    shape.side('BC', `${width} m`, { away: 'A' }),
    notToScale(),
  )
}
