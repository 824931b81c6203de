import { coordinateFigure } from './straight-line-graphs-1'

const TOPIC = 'coordinate-geometry-of-the-circle-2'

const cases = coordinateFigure({
  name: `${TOPIC}/three-cases`,
  title: 'A chord, a tangent and a line that misses the circle',
  description:
    'A grid with a circle of centre (0, 0) and radius 5 and three parallel lines with gradient -1. The lowest crosses the circle at two points, the next one touches it at one point, and the highest does not meet it.',
  circles: [{ at: [0, 0], radius: 5, cls: 'l' }],
  lines: [
    { equation: 'y = 1 - x', label: '2 points' },
    { equation: 'y = 7.0711 - x', label: '1 point', cls: 'r' },
    { equation: 'y = 11 - x', label: 'none', cls: 'p dash' },
  ],
  grid: { x: [-8, 8], y: [-8, 10] },
})

const chord = coordinateFigure({
  name: `${TOPIC}/chord`,
  title: 'A chord and the perpendicular from the centre',
  description:
    'A sketch. A circle with centre C (1, 1) and a chord AB. M is the midpoint of AB; a dashed segment CM meets AB at a right angle, and CA is drawn as a radius.',
  points: { A: [-2, 5], B: [6, 1], C: [1, 1], M: [2, 3] },
  told: 'C',
  paths: ['AB', 'CA'],
  dashed: ['CM'],
  circles: [{ at: [1, 1], radius: 5, cls: 'p' }],
  right: ['CMB'],
})

const crossing = coordinateFigure({
  name: `${TOPIC}/line-and-circle`,
  title: 'A line across a circle',
  description:
    'A sketch. A rising line meets a circle at A, below and to the left of the centre C, and at B, to the upper right.',
  points: { A: [-2, -1], B: [5, 6], C: [2, 2] },
  lines: [{ equation: 'y = x + 1' }],
  circles: [{ at: [2, 2], radius: 5, cls: 'l' }],
})

export const figures = [cases, chord, crossing]
