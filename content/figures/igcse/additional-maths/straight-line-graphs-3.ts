import { coordinateFigure } from './straight-line-graphs-1'

const TOPIC = 'straight-line-graphs-3'

const segment = coordinateFigure({
  name: `${TOPIC}/segment`,
  title: 'A segment with its midpoint and its right-angled triangle',
  description:
    'A grid. The segment from A (-3, 1) to B (5, 5) with its midpoint M (1, 3). Dashed lines go 8 across from A and then 4 up to B.',
  points: { A: [-3, 1], B: [5, 5], M: [1, 3] },
  hidden: { C: [5, 1] },
  paths: ['AB'],
  dashed: ['ACB'],
  grid: { x: [-4, 8], y: [-2, 6] },
})

const ratio = coordinateFigure({
  name: `${TOPIC}/ratio`,
  title: 'A point that divides a segment in the ratio 2 to 3',
  description:
    'A grid. The segment from A (-4, 5) to B (6, -5). P lies on it, two fifths of the way from A, at (0, 1). Dashed lines from A down to the level of P, and from P down to the level of B, show the steps.',
  points: { A: [-4, 5], P: [0, 1], B: [6, -5] },
  hidden: { C: [-4, 1], D: [0, -5] },
  paths: ['AB'],
  dashed: ['ACP', 'PDB'],
  grid: { x: [-6, 8], y: [-6, 6] },
})

const bisector = coordinateFigure({
  name: `${TOPIC}/bisector`,
  title: 'A segment AB, its perpendicular bisector and triangle ABC',
  description:
    'A sketch. The segment from A (-1, 6) to B (3, -2), and its perpendicular bisector, which meets the x-axis at C, to the left of the y-axis. Dashed segments join C to A and B.',
  points: { A: [-1, 6], B: [3, -2], C: [-3, 0], M: [1, 2] },
  told: 'AB',
  paths: ['AB'],
  dashed: ['ACB'],
  lines: [{ equation: 'y = 1/2x + 3/2' }],
  right: ['AMC'],
})

const quadrilateral = coordinateFigure({
  name: `${TOPIC}/quadrilateral`,
  title: 'A quadrilateral in a rectangle',
  description:
    'A grid. Quadrilateral ABCD has vertices A (-3, 0), B (2, -2), C (5, 3) and D (-1, 4). A dashed rectangle from (-3, -2) to (5, 4) stands around it.',
  points: { A: [-3, 0], B: [2, -2], C: [5, 3], D: [-1, 4] },
  hidden: { E: [-3, -2], F: [5, -2], G: [5, 4], H: [-3, 4] },
  paths: ['ABCDA'],
  dashed: ['EFGHE'],
  grid: { x: [-4, 6], y: [-4, 6] },
})

export const figures = [segment, ratio, bisector, quadrilateral]
