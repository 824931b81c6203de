import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import {
  describeTriangle,
  type TriangleOptions,
  type TriangleValues,
  triangle,
} from '@/lib/figures/geometry/triangles'

/** Room on the right for the note that a figure is not to scale. */
export const BOX = { left: 44, top: 30, width: 226, height: 140 }

/** A triangle with the labels of `mark` only, not to scale as in the papers. */
export function triangleFigure(
  name: string,
  title: string,
  values: TriangleValues,
  options: TriangleOptions,
): Figure {
  const all = { box: BOX, showGiven: false, ...options }
  return figure(
    {
      name: `triangles/${name}`,
      title,
      description: `${describeTriangle(values, all)} The diagram is not to scale.`,
      height: 204,
    },
    triangle(values, all).shape,
    notToScale(),
  )
}

/** Figures for an angle in degrees, so that it is right to one decimal place. */
export const angleFigures = (degrees: number) => (degrees >= 100 ? 4 : 3)
