import { coordinateFigure } from './straight-line-graphs-1'

const TOPIC = 'straight-line-graphs-2'

const turned = coordinateFigure({
  name: `${TOPIC}/turned`,
  title: 'A line and the same line turned by a right angle',
  description:
    'A grid. From P (2, 1) one line goes 3 across and 2 up to A (5, 3); the other goes 2 to the left and 3 up to B (0, 4). Dashed lines show the steps. The angle between PA and PB is a right angle.',
  points: { P: [2, 1], A: [5, 3], B: [0, 4] },
  hidden: { C: [5, 1], D: [0, 1] },
  dashed: ['PCA', 'PDB'],
  lines: [{ equation: 'y = 2/3x - 1/3' }, { equation: 'y = 4 - 3/2x', cls: 'r' }],
  right: ['APB'],
  grid: { x: [-2, 8], y: [-2, 6] },
})

const foot = coordinateFigure({
  name: `${TOPIC}/foot`,
  title: 'The perpendicular from a point to a line',
  description:
    'A sketch. A falling line L meets both axes to the right of and above the origin. P (7, 8) lies above it. A segment joins P to N on L; the angle at N is marked as a right angle.',
  points: { P: [7, 8], N: [4, 2] },
  hidden: { B: [8, 0] },
  told: 'P',
  paths: ['PN'],
  lines: [{ equation: 'y = 4 - 1/2x', label: '*L*' }],
  right: ['PNB'],
})

const shape = coordinateFigure({
  name: `${TOPIC}/parallelogram`,
  title: 'Quadrilateral ABCD on a grid',
  description: 'A grid. Quadrilateral ABCD has vertices A (-3, -1), B (3, 1), C (5, 5) and D (-1, 3).',
  points: { A: [-3, -1], B: [3, 1], C: [5, 5], D: [-1, 3] },
  paths: ['ABCDA'],
  grid: { x: [-4, 6], y: [-2, 6] },
})

const rectangle = coordinateFigure({
  name: `${TOPIC}/rectangle`,
  title: 'Rectangle ABCD',
  description: 'A sketch of a rectangle ABCD. A is (-2, 3) and B is (4, 1). D lies above A, C above B.',
  points: { A: [-2, 3], B: [4, 1], C: [6, 7], D: [0, 9] },
  told: 'AB',
  paths: ['ABCDA'],
  right: ['ABC', 'DAB'],
})

export const figures = [turned, foot, shape, rectangle]
