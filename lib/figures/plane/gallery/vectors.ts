import { figure } from '@/lib/figures/figure'
import type { Point } from '@/lib/figures/shapes'
import { text } from '@/lib/figures/shapes'
import { mark, plane } from '../plane'
import {
  alongside,
  between,
  columnVector,
  parallelogram,
  resolved,
  vector,
  vectorChain,
  vectorDiagram,
} from '../vectors'

const grid = plane({
  x: { min: 0, max: 9, every: 1 },
  y: { min: 0, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})
const plain = plane({ x: { min: 0, max: 10 }, y: { min: 0, max: 6 }, equalScales: true, top: 14 })
const [O, A, B]: Point[] = [
  [0.6, 0.6],
  [2.6, 5],
  [8.6, 0.6],
] as [Point, Point, Point]
const M = between(A ?? [0, 0], B ?? [0, 0])
const N = between(O ?? [0, 0], B ?? [0, 0], 2, 1)

export const pieces = [
  figure(
    {
      name: 'kit/vectors-column',
      title: 'Two vectors on a grid',
      description:
        'A square grid. The vector a goes from (1, 1) 4 to the right and 3 up. The vector b goes from (6, 5) 2 to the right and 4 down.',
      height: grid.canvasHeight,
    },
    grid.axes,
    vector(grid, [1, 1], [5, 4], { label: 'a' }),
    vector(grid, [6, 5], [8, 1], { label: 'b' }),
    text(...grid.at(1.2, 5), 'a =', { cls: 'b' }),
    columnVector(grid.at(2.45, 5)[0], grid.at(0, 5)[1] - 4.5, 4, 3),
  ),
  figure(
    {
      name: 'kit/vectors-chain',
      title: 'Two vectors tip to tail and their sum',
      description:
        'The vector a is followed by the vector b. A third arrow leads from the start of a to the tip of b and is named a + b.',
      height: plain.canvasHeight,
    },
    vectorChain(
      plain,
      [1, 1],
      [
        { by: [3, 4], label: 'a' },
        { by: [5, -2], label: 'b' },
      ],
      { label: 'a + b' },
    ),
  ),
  figure(
    {
      name: 'kit/vectors-parallelogram',
      title: 'A parallelogram of two forces',
      description:
        'Two forces of 30 N and 20 N act from one point. Dashed lines complete a parallelogram, and its diagonal is the resultant R.',
      height: plain.canvasHeight,
    },
    parallelogram(
      plain,
      [1, 0.6],
      { by: [6, 0], label: '30 N' },
      { by: [2, 4.5], label: '20 N' },
      { label: '*R*' },
    ),
  ),
  figure(
    {
      name: 'kit/vectors-resolved',
      title: 'A velocity resolved into two components',
      description:
        'A velocity v at an angle θ above the horizontal, with a dashed horizontal component v cos θ and a dashed vertical component v sin θ.',
      height: plain.canvasHeight,
    },
    resolved(plain, [1, 1], [6, 4], { label: '*v*', across: '*v* cos *θ*', up: '*v* sin *θ*', angle: '*θ*' }),
  ),
  figure(
    {
      name: 'kit/vectors-proof',
      title: 'Triangle OAB with points M and N',
      description:
        'In triangle OAB the side OA carries the vector a. N lies on OB; ON carries 2b and NB carries b. M is the midpoint of AB. M and N are joined by a line named x.',
      height: plain.canvasHeight,
    },
    vectorDiagram(plain, {
      points: {
        O: { at: O ?? [0, 0], place: 'below left' },
        A: { at: A ?? [0, 0], place: 'above' },
        B: { at: B ?? [0, 0], place: 'below right' },
        M: { at: M, place: 'above right' },
        N: { at: N, place: 'below' },
      },
      vectors: [
        ['O', 'A', 'a'],
        ['O', 'N', '2b', 'right'],
        ['N', 'B', 'b', 'right'],
      ],
      lines: ['AB', 'MN'],
    }),
    mark(plain, M, '', { kind: 'dot' }),
    alongside(plain.at(...M), plain.at(...N), '*x*', 'left'),
  ),
]
