import { coordinateFigure } from './straight-line-graphs-1'

const TOPIC = 'coordinate-geometry-of-the-circle-1'

const pythagoras = coordinateFigure({
  name: `${TOPIC}/pythagoras`,
  title: 'A circle, its centre and a point',
  description:
    'A grid. A circle with centre C (2, 1) and radius 5. P (6, 4) lies on it. Dashed lines go 4 across from C and 3 up to P.',
  points: { C: [2, 1], P: [6, 4] },
  hidden: { D: [6, 1] },
  paths: ['CP'],
  dashed: ['CDP'],
  circles: [{ at: [2, 1], radius: 5, cls: 'p' }],
  grid: { x: [-4, 8], y: [-6, 8] },
})

const diameter = coordinateFigure({
  name: `${TOPIC}/diameter`,
  title: 'A circle with diameter AB and a point P',
  description:
    'A sketch. A circle with the diameter from A (-4, 1) to B (2, 9). P is another point of the circle; dashed segments join it to A and to B. The angle at P is marked as a right angle.',
  points: { A: [-4, 1], B: [2, 9], P: [3, 2] },
  told: 'AB',
  paths: ['AB'],
  dashed: ['APB'],
  circles: [{ at: [-1, 5], radius: 5, cls: 'p' }],
  right: ['APB'],
})

const three = coordinateFigure({
  name: `${TOPIC}/three-points`,
  title: 'The circle through three points',
  description:
    'A sketch. A circle passes through P (1, 8), Q (7, 6) and R (-3, -4). Two lines, the perpendicular bisectors of PQ and PR, cross at its centre C.',
  points: { P: [1, 8], Q: [7, 6], R: [-3, -4], C: [2, 1] },
  paths: ['QPR'],
  circles: [{ at: [2, 1], radius: Math.sqrt(50), cls: 'p' }],
  lines: [
    { equation: 'y = 3x - 5', cls: 'l dash thin' },
    { equation: 'y = 5/3 - 1/3x', cls: 'l dash thin' },
  ],
})

export const figures = [pythagoras, diameter, three]
