import { figure } from '@/lib/figures/figure'
import { mark, plane } from '@/lib/figures/plane/plane'
import { alongside, vector } from '@/lib/figures/plane/vectors'
import { arc, line } from '@/lib/figures/shapes'
import { coordinateFigure } from './straight-line-graphs-1'
import { vectorSketch } from './vectors-in-two-dimensions-1'

const TOPIC = 'vectors-in-two-dimensions-2'

const on = plane({
  x: { min: -1, max: 8, every: 1 },
  y: { min: -1, max: 5, every: 1 },
  grid: true,
  equalScales: true,
  height: 210,
})

const positionVector = figure(
  {
    name: `${TOPIC}/position-vector`,
    title: 'The position vector of a point',
    description:
      'A grid with axes. Arrows i and j of length 1 start at the origin along the axes. The position vector a leads from the origin O to A (6, 4).',
    height: Math.ceil(on.canvasHeight) + 6,
  },
  on.axes,
  vector(on, [0, 0], [6, 4], { label: 'a' }),
  vector(on, [0, 0], [1, 0], { label: 'i', side: 'right', cls: 'r thick' }),
  vector(on, [0, 0], [0, 1], { label: 'j', cls: 'r thick' }),
  mark(on, [6, 4], '*A*', { place: 'above right' }),
)

const unitVector = figure(
  {
    name: `${TOPIC}/unit-vector`,
    title: 'A vector and the unit vector in its direction',
    description:
      'A grid with axes. The vector a leads from the origin to (4, 3) and has length 5. A thick red arrow of length 1 starts at the origin and has the same direction.',
    height: Math.ceil(on.canvasHeight) + 6,
  },
  on.axes,
  vector(on, [0, 0], [4, 3], { label: 'a' }),
  vector(on, [0, 0], [0.8, 0.6], { cls: 'r thick' }),
  alongside(on.at(0.3, 0.2), on.at(1.1, 0.8), 'length 1', 'right', 'tr'),
  alongside(on.at(2.2, 1.7), on.at(4, 3), 'length 5', 'right', 's'),
)

const divided = vectorSketch({
  name: `${TOPIC}/point-on-a-line`,
  title: 'A point P on the line AB',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. P is a point on AB, nearer to A. A dashed line joins O and P.',
  points: { O: [0, 0], A: [2, 5.4], B: [10, 1.4], P: [4.67, 4.067] },
  names: { O: 200, A: 90, B: 0, P: 55 },
  lines: ['AB'],
  dashed: ['OP'],
  vectors: [
    ['OA', 'a', 'B'],
    ['OB', 'b', 'A'],
  ],
})

const angle = plane({
  x: { min: -1, max: 10 },
  y: { min: -1, max: 6 },
  equalScales: true,
  height: 190,
})

const components = figure(
  {
    name: `${TOPIC}/angle-with-i`,
    title: 'A vector given by its magnitude and an angle',
    description:
      'A sketch of axes. The vector p starts at the origin and makes the angle θ with the positive x-axis. A dashed step runs along the x-axis and then up to the tip of p.',
    height: Math.ceil(angle.canvasHeight) + 16,
  },
  angle.axes,
  line(...angle.at(7, 0), ...angle.at(7, 5), 'l dash thin'),
  alongside(angle.at(2, 0), angle.at(7, 0), '|p| cos *θ*', 'right'),
  alongside(angle.at(7, 0), angle.at(7, 5), '|p| sin *θ*', 'right'),
  vector(angle, [0, 0], [7, 5], { label: 'p' }),
  arc(...angle.at(0, 0), 32, 0, (Math.atan2(5, 7) * 180) / Math.PI, 'l thin'),
  mark(angle, [1.7, 0.5], '*θ*', { kind: 'none', place: 'right' }),
)

const walk = coordinateFigure({
  name: `${TOPIC}/walk`,
  title: 'A walk in two legs',
  description:
    'A grid with a line every kilometre. A line leads from the origin to the grid point A (3, 4), and a second one from A to the right and slightly down to B, which is no grid point. A dashed line joins the origin and B.',
  points: { A: [3, 4], B: [3 + 24 / Math.sqrt(17), 4 - 6 / Math.sqrt(17)] },
  hidden: { O: [0, 0] },
  paths: ['OAB'],
  dashed: ['OB'],
  grid: { x: [0, 10], y: [0, 6] },
  height: 200,
})

export const figures = [positionVector, unitVector, divided, components, walk]
