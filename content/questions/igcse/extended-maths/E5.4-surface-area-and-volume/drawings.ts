import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { innerLine, prism, pyramid } from '@/lib/figures/geometry/solids'
import { SOLID_BOX } from '../solid-figures'

/** A prism whose cross-section is a triangle ABC with its right angle at A. */
export function trianglePrism(
  across: number,
  high: number,
  slant: number,
  length: number,
  unit: string,
): Figure {
  // Drawn wide, so that the longest side has room for its label inside the triangle.
  const wide = Math.max(across, 1.1 * high)
  const solid = prism(
    [
      [0, 0],
      [wide, 0],
      [0, high],
    ],
    Math.min(Math.max(length, 1.2 * wide), 1.6 * wide),
    {
      letters: false,
      mark: {
        AB: `${across} ${unit}`,
        AC: `${high} ${unit}`,
        BC: `${slant} ${unit}`,
        BE: `${length} ${unit}`,
      },
      box: SOLID_BOX,
    },
  )
  return figure(
    {
      name: 'solids/triangular-prism',
      title: 'A prism with a right-angled triangle as its cross-section',
      description: `A prism. Its cross-section is a right-angled triangle with sides of ${across} ${unit}, ${high} ${unit} and ${slant} ${unit}; the right angle is between the first two. The length of the prism is ${length} ${unit}. The diagram is not to scale.`,
      height: 214,
    },
    solid.shape,
    solid.right('BAC'),
    notToScale(),
  )
}

/** A pyramid on a square base, with its height. */
export function squarePyramid(edge: string, height: string): Figure {
  const solid = pyramid({ length: 8 }, 8, { letters: false, mark: { AB: edge, BC: edge }, box: SOLID_BOX })
  const inside = solid.add({ M: [0, 0, 0] })
  return figure(
    {
      name: 'solids/square-pyramid',
      title: 'A pyramid with a square base',
      description: `A pyramid. Two edges of its square base are labelled ${edge}. The dashed height, from the top to the middle of the base, is labelled ${height.replaceAll('*', '')}. The diagram is not to scale.`,
      height: 214,
    },
    inside.shape,
    innerLine(inside, 'EM'),
    inside.side('EM', height, { away: 'D', part: 0.72 }),
    notToScale(),
  )
}
