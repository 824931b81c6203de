import { figure } from '@/lib/figures/figure'
import { mark, plane } from '@/lib/figures/plane/plane'
import { resolved, vector } from '@/lib/figures/plane/vectors'
import { polygon } from '@/lib/figures/shapes'

// E7.3 Magnitude of a vector

const first = plane({
  x: { min: 0, max: 9, every: 1 },
  y: { min: 0, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})
const triangle = figure(
  {
    name: 'transformations-and-vectors-3/right-angled-triangle',
    title: 'A vector as the hypotenuse of a right-angled triangle',
    description:
      'A square grid. The arrow of a vector a leads from (1, 1) to (7, 5). A dashed arrow labelled 6 leads to the right and a dashed arrow labelled 4 leads up. Together with the vector they make a right-angled triangle.',
    height: first.canvasHeight,
  },
  first.axes,
  resolved(first, [1, 1], [6, 4], { label: 'a', across: '6', up: '4' }),
)

const points = plane({
  x: { min: -4, max: 6, every: 1 },
  y: { min: -1, max: 6, ticks: [-1, 1, 2, 3, 4, 6] },
  grid: true,
  equalScales: true,
})
const twoPoints = figure(
  {
    name: 'transformations-and-vectors-3/between-two-points',
    title: 'The vector from A to B',
    description:
      'A grid with A at (−3, 5) and B at (4, 1). An arrow leads from A to B. Dashed arrows show 7 to the right and 4 down.',
    height: points.canvasHeight,
  },
  points.axes,
  resolved(points, [-3, 5], [7, -4], { across: '7', up: '4' }),
  mark(points, [-3, 5], '*A*', { place: 'left' }),
  mark(points, [4, 1], '*B*', { place: 'below right' }),
)

const both = plane({
  x: { min: 0, max: 7, ticks: [1, 2, 4, 5, 6, 7] },
  y: { min: -5, max: 5, every: 1 },
  grid: true,
  equalScales: true,
  height: 250,
})
const possible = figure(
  {
    name: 'transformations-and-vectors-3/two-possible-vectors',
    title: 'Two vectors with the same magnitude and the same upper number',
    description:
      'A grid. Two arrows of length 5 start at the origin. One ends at (3, 4), the other at (3, −4). A dashed line at x = 3 joins their tips.',
    height: both.canvasHeight,
  },
  both.axes,
  both.line(
    [
      [3, -4],
      [3, 4],
    ],
    'l dash thin',
  ),
  vector(both, [0, 0], [3, 4], { label: '5', cls: 'p' }),
  vector(both, [0, 0], [3, -4], { label: '5', cls: 'p', side: 'right' }),
)

const grid = plane({
  x: { min: 0, max: 8, every: 1 },
  y: { min: 0, max: 8, every: 1 },
  grid: true,
  equalScales: true,
  height: 230,
})
const onGrid = figure(
  {
    name: 'transformations-and-vectors-3/triangle-on-a-grid',
    title: 'Triangle ABC on a grid',
    description: 'A grid with the triangle ABC. A is at (1, 1), B at (5, 3) and C at (3, 7).',
    height: grid.canvasHeight,
  },
  grid.axes,
  polygon([grid.at(1, 1), grid.at(5, 3), grid.at(3, 7)], 'l'),
  mark(grid, [1, 1], '*A*', { place: 'left', kind: 'none' }),
  mark(grid, [5, 3], '*B*', { place: 'right', kind: 'none' }),
  mark(grid, [3, 7], '*C*', { place: 'above', kind: 'none' }),
)

export const figures = [triangle, twoPoints, possible, onGrid]
