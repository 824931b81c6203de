import { coordinateFigure } from './straight-line-graphs-1'

const TOPIC = 'coordinate-geometry-of-the-circle-3'

const tangent = coordinateFigure({
  name: `${TOPIC}/tangent`,
  title: 'A tangent and its radius',
  description:
    'A sketch. A circle with centre C. A falling line touches it at P, to the upper right of C. The angle between the radius CP and the line is marked as a right angle.',
  points: { C: [3, 1], P: [7, 4] },
  hidden: { Q: [4, 8] },
  paths: ['CP'],
  circles: [{ at: [3, 1], radius: 5, cls: 'l' }],
  lines: [{ equation: 'y = 40/3 - 4/3x' }],
  right: ['CPQ'],
})

const outside = coordinateFigure({
  name: `${TOPIC}/from-outside`,
  title: 'Two tangents from a point',
  description:
    'A sketch. A circle with centre C (2, 3), and a point P (9, 4) outside it. The tangents from P touch the circle at A and at B. CA and CB are radii; the angles at A and B are marked as right angles. A dashed segment joins C to P.',
  points: { C: [2, 3], P: [9, 4], A: [5, 7], B: [6, 0] },
  told: 'P',
  paths: ['APB', 'CA', 'CB'],
  dashed: ['CP'],
  circles: [{ at: [2, 3], radius: 5, cls: 'p' }],
  right: ['CAP', 'CBP'],
})

const two = coordinateFigure({
  name: `${TOPIC}/parallel`,
  title: 'Two parallel tangents',
  description:
    'A sketch. Two parallel lines touch a circle at the ends of a diameter PQ, which is perpendicular to both.',
  points: { P: [3, 5], Q: [-1, -3] },
  paths: ['PQ'],
  circles: [{ at: [1, 1], radius: Math.sqrt(20), cls: 'l' }],
  lines: [{ equation: 'y = 6.5 - 0.5x' }, { equation: 'y = -3.5 - 0.5x' }],
})

export const figures = [tangent, outside, two]
