import { regularCorners } from '@/lib/figures/geometry/points'
import { rotatedCopies, starCorners } from '@/lib/figures/geometry/symmetry'
import type { Point } from '@/lib/figures/shapes'

/** Shapes with their symmetry, known by hand; the second route looks at the corners. */
export type Shaped = { says: string; corners: readonly Point[]; lines: number; order: number }

const blade = (order: number): Point[] =>
  rotatedCopies(
    [
      [0.25, 0],
      [1, -0.1],
      [1, 0.55],
    ],
    order,
  )

export const SHAPES: Readonly<Record<string, Shaped>> = {
  rectangle: {
    says: 'a rectangle that is wider than it is high',
    corners: [
      [0, 0],
      [6, 0],
      [6, 3.6],
      [0, 3.6],
    ],
    lines: 2,
    order: 2,
  },
  parallelogram: {
    says: 'a parallelogram without right angles whose sides are not all equal',
    corners: [
      [0, 0],
      [5, 0],
      [6.6, 3.4],
      [1.6, 3.4],
    ],
    lines: 0,
    order: 2,
  },
  rhombus: {
    says: 'a rhombus without right angles, standing on a corner',
    corners: [
      [0, -3],
      [2, 0],
      [0, 3],
      [-2, 0],
    ],
    lines: 2,
    order: 2,
  },
  kite: {
    says: 'a kite standing on its longer end',
    corners: [
      [0, -3.4],
      [2.2, 0],
      [0, 1.8],
      [-2.2, 0],
    ],
    lines: 1,
    order: 1,
  },
  trapezium: {
    says: 'an isosceles trapezium',
    corners: [
      [0, 0],
      [6, 0],
      [4.6, 3],
      [1.4, 3],
    ],
    lines: 1,
    order: 1,
  },
  triangle: { says: 'an equilateral triangle', corners: regularCorners(3), lines: 3, order: 3 },
  pentagon: { says: 'a regular pentagon', corners: regularCorners(5), lines: 5, order: 5 },
  hexagon: { says: 'a regular hexagon', corners: regularCorners(6), lines: 6, order: 6 },
  octagon: { says: 'a regular octagon', corners: regularCorners(8), lines: 8, order: 8 },
  windmill: { says: 'a windmill of four equal slanted blades', corners: blade(4), lines: 0, order: 4 },
  propeller: { says: 'a propeller of three equal slanted blades', corners: blade(3), lines: 0, order: 3 },
  star: { says: 'a star with five equal points', corners: starCorners(5), lines: 5, order: 5 },
  cross: {
    says: 'a cross with four equal square arms',
    corners: [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
      [2, 2],
      [2, 3],
      [1, 3],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 1],
    ],
    lines: 4,
    order: 4,
  },
  arrow: {
    says: 'an arrow that points up',
    corners: [
      [0, 0],
      [2, 0],
      [2, 2],
      [3, 2],
      [1, 4],
      [-1, 2],
      [0, 2],
    ],
    lines: 1,
    order: 1,
  },
  zed: {
    says: 'a block letter Z',
    corners: rotatedCopies(
      [
        [-1.2, 1.5],
        [1.2, 1.5],
        [1.2, 0.95],
        [-0.3, -0.95],
        [1.2, -0.95],
      ],
      2,
    ),
    lines: 0,
    order: 2,
  },
}

/** Shapes with exactly two lines of symmetry, one level and one upright, to draw on. */
export const TWO_LINES: readonly { says: string; corners: readonly Point[] }[] = [
  { says: 'a rectangle that is wider than it is high', corners: SHAPES.rectangle?.corners ?? [] },
  { says: 'a rhombus standing on a corner', corners: SHAPES.rhombus?.corners ?? [] },
  {
    says: 'a block letter H',
    corners: [
      [0, 0],
      [1, 0],
      [1, 1.6],
      [3, 1.6],
      [3, 0],
      [4, 0],
      [4, 4.2],
      [3, 4.2],
      [3, 2.6],
      [1, 2.6],
      [1, 4.2],
      [0, 4.2],
    ],
  },
  {
    says: 'a block letter I with long bars',
    corners: [
      [0, 0],
      [4, 0],
      [4, 1],
      [2.6, 1],
      [2.6, 4],
      [4, 4],
      [4, 5],
      [0, 5],
      [0, 4],
      [1.4, 4],
      [1.4, 1],
      [0, 1],
    ],
  },
  {
    says: 'an arrow with a head at each end',
    corners: [
      [0, 2],
      [1.6, 0],
      [1.6, 1.2],
      [4.4, 1.2],
      [4.4, 0],
      [6, 2],
      [4.4, 4],
      [4.4, 2.8],
      [1.6, 2.8],
      [1.6, 4],
    ],
  },
]
