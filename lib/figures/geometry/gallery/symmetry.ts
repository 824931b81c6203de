import { figure } from '@/lib/figures/figure'
import { line, type Point, text } from '@/lib/figures/shapes'
import { regularCorners } from '../points'
import {
  rotatedCopies,
  rotationalOrder,
  shadedGrid,
  starCorners,
  symmetricShape,
  symmetryDirections,
} from '../symmetry'

const rectangle: Point[] = [
  [0, 0],
  [6, 0],
  [6, 3.6],
  [0, 3.6],
]
const parallelogram: Point[] = [
  [0, 0],
  [5, 0],
  [6.6, 3.4],
  [1.6, 3.4],
]
const windmill = rotatedCopies(
  [
    [0.25, 0],
    [1, -0.1],
    [1, 0.55],
  ],
  4,
)
const letterZ = rotatedCopies(
  [
    [-1.2, 1.5],
    [1.2, 1.5],
    [1.2, 0.95],
    [-0.3, -0.95],
    [1.2, -0.95],
  ],
  2,
)
const arrowHead: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [3, 2],
  [1, 4],
  [-1, 2],
  [0, 2],
]

const box = (at: number, top = 22) => ({ left: 22 + at * 116, top, width: 84, height: 84 })

export const pieces = [
  figure(
    {
      name: 'kit/symmetry-lines',
      title: 'Lines of symmetry of three shapes',
      description:
        'A rectangle with two dashed lines of symmetry, a regular pentagon with five, and an arrow with one.',
      height: 142,
    },
    ...[rectangle, regularCorners(5), arrowHead].map((corners, at) =>
      symmetricShape(corners, { lines: true, box: box(at, 24) }),
    ),
  ),
  figure(
    {
      name: 'kit/symmetry-rotation',
      title: 'Three shapes with rotational symmetry and no lines',
      description:
        'A parallelogram, a windmill of four blades and a block letter Z, each with its centre marked; below each the order of its rotational symmetry.',
      height: 150,
    },
    ...[parallelogram, windmill, letterZ].map(
      (corners, at) =>
        symmetricShape(corners, { centre: true, box: box(at) }) +
        text(64 + at * 116, 136, `order ${rotationalOrder(corners)}`, { anchor: 'middle', cls: 's' }),
    ),
  ),
  figure(
    {
      name: 'kit/symmetry-star',
      title: 'A five-pointed star with its lines of symmetry',
      description: 'A star with five points and a dashed line of symmetry through each point.',
      height: 190,
    },
    symmetricShape(starCorners(5), { lines: true, box: { top: 22, height: 146 } }),
    text(352, 180, `${symmetryDirections(starCorners(5)).length} lines`, { anchor: 'end', cls: 's' }),
  ),
  figure(
    {
      name: 'kit/symmetry-grid',
      title: 'Grids to complete',
      description:
        'Two grids of five by five squares with some squares shaded. The first has a dashed mirror line down its middle column; in the second one square is hatched.',
      height: 160,
    },
    shadedGrid(20, 16, ['x..x.', '.x...', 'xx...', '.x...', 'x....']),
    line(85, 8, 85, 154, 'p dash'),
    shadedGrid(200, 16, ['x...x', '.o...', '..x..', '...x.', 'x...x']),
  ),
]
