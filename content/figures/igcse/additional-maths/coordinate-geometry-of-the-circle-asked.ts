import { coordinateFigure } from './straight-line-graphs-1'

// Figures of examples and questions of topic 8: each hides what is asked.

const TOPIC = 'coordinate-geometry-of-the-circle-asked'

const diameter = coordinateFigure({
  name: `${TOPIC}/diameter-on-a-grid`,
  title: 'A circle with its diameter AB on a grid',
  description:
    'A grid with a line every unit. A and B are the ends of a diameter of a circle: A is at (-3, -2), B at (5, 4).',
  points: { A: [-3, -2], B: [5, 4] },
  paths: ['AB'],
  circles: [{ at: [1, 1], radius: 5, cls: 'p' }],
  grid: { x: [-6, 8], y: [-6, 8] },
  height: 240,
})

const centre = coordinateFigure({
  name: `${TOPIC}/centre-and-point`,
  title: 'A circle with centre C through the point P',
  description:
    'A grid with a line every unit. A circle has its centre C at (2, -1) and passes through the grid point P at (4, 2).',
  points: { C: [2, -1], P: [4, 2] },
  circles: [{ at: [2, -1], radius: Math.sqrt(13), cls: 'p' }],
  grid: { x: [-2, 8], y: [-6, 4] },
})

const secant = coordinateFigure({
  name: `${TOPIC}/circle-and-line`,
  title: 'A circle and a line that meet at A and B',
  description:
    'A grid with a line every unit. A circle with centre C at (1, 0) passes through (5, 0) and (-3, 0). A rising straight line passes through the grid points (-1, 0), (0, 1) and (2, 3). It meets the circle at A, on the left, and at B, neither of them at a grid point.',
  points: { A: [-Math.sqrt(7), 1 - Math.sqrt(7)], B: [Math.sqrt(7), 1 + Math.sqrt(7)], C: [1, 0] },
  lines: [{ equation: 'y = x + 1', cls: 'r' }],
  circles: [{ at: [1, 0], radius: 4, cls: 'p' }],
  grid: { x: [-4, 6], y: [-6, 6] },
  height: 230,
})

const two = coordinateFigure({
  name: `${TOPIC}/two-circles`,
  title: 'Two circles that meet at A and B',
  description:
    'A grid with a line every unit. Two circles: one with centre C at (-1, 0) and radius 3, one with centre D at (2, 3) and radius 3. They meet at two grid points, A on the right and B on the left.',
  points: { A: [2, 0], B: [-1, 3], C: [-1, 0], D: [2, 3] },
  circles: [
    { at: [-1, 0], radius: 3, cls: 'p' },
    { at: [2, 3], radius: 3, cls: 'r' },
  ],
  grid: { x: [-6, 6], y: [-4, 8] },
  height: 230,
})

const touch = coordinateFigure({
  name: `${TOPIC}/point-of-a-tangent`,
  title: 'A circle with centre C and a point P on it',
  description:
    'A grid with a line every unit. A circle has its centre C at (1, -1). P is the grid point (-3, 2) on the circle.',
  points: { C: [1, -1], P: [-3, 2] },
  circles: [{ at: [1, -1], radius: 5, cls: 'p' }],
  grid: { x: [-6, 8], y: [-8, 6] },
  height: 240,
})

const semicircle = coordinateFigure({
  name: `${TOPIC}/triangle-in-a-circle`,
  title: 'Triangle APB in a circle',
  description:
    'A grid with a line every unit. A at (0, -3), P at (8, 1) and B at (6, 5) lie on a circle and are joined to make a triangle.',
  points: { A: [0, -3], B: [6, 5], P: [8, 1] },
  paths: ['APBA'],
  circles: [{ at: [3, 1], radius: 5, cls: 'p' }],
  grid: { x: [-4, 10], y: [-6, 8] },
  height: 240,
})

const chord = coordinateFigure({
  name: `${TOPIC}/chord`,
  title: 'A circle with centre C and a chord AB',
  description:
    'A grid with a line every unit. A circle has its centre C at (1, 2). The chord AB joins the grid points A (-1, 6) and B (5, 4) of the circle.',
  points: { A: [-1, 6], B: [5, 4], C: [1, 2] },
  paths: ['AB'],
  circles: [{ at: [1, 2], radius: Math.sqrt(20), cls: 'p' }],
  grid: { x: [-4, 8], y: [-4, 8] },
  height: 230,
})

const centres = coordinateFigure({
  name: `${TOPIC}/circle-and-centre`,
  title: 'A circle with centre C and a point D outside it',
  description:
    'A grid with a line every unit. A circle has its centre C at (-2, 0) and passes through (1, 0). D is the grid point (2, 3), outside the circle.',
  points: { C: [-2, 0], D: [2, 3] },
  circles: [{ at: [-2, 0], radius: 3, cls: 'p' }],
  grid: { x: [-6, 4], y: [-4, 4] },
})

const outside = coordinateFigure({
  name: `${TOPIC}/tangents-from-p`,
  title: 'The tangents from P to a circle with centre C',
  description:
    'A grid with a line every unit. A circle has its centre C at (-1, 1). Two tangents from P at (6, 2) touch it: the upper one at the grid point A (0, 4), the lower one at B. Dashed radii lead from C to A and to B.',
  points: { A: [0, 4], B: [0.8, -1.6], C: [-1, 1], P: [6, 2] },
  paths: ['PA', 'PB'],
  dashed: ['CA', 'CB'],
  circles: [{ at: [-1, 1], radius: Math.sqrt(10), cls: 'p' }],
  grid: { x: [-6, 8], y: [-4, 6] },
})

export const figures = [diameter, centre, semicircle, secant, chord, two, centres, touch, outside]
