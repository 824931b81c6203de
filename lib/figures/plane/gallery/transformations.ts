import { figure } from '@/lib/figures/figure'
import type { Point } from '@/lib/figures/shapes'
import { plane } from '../plane'
import {
  enlargement,
  reflection,
  rotation,
  shapeOn,
  stretch,
  translated,
  translation,
} from '../transformations'

const on = plane({
  x: { min: -6, max: 6, every: 1 },
  y: { min: -5, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})
const flag: Point[] = [
  [1, 1],
  [4, 1],
  [4, 2],
  [2, 2],
  [2, 4],
  [1, 4],
]
const moved = (by: Point): Point[] => translated(flag, by)
const triangle: Point[] = [
  [-5, 2],
  [-4, 2],
  [-5, 3],
]
const ABOUT = 'A square grid with x from −6 to 6 and y from −5 to 6.'
const facts = (name: string, title: string, description: string) => ({
  name: `kit/transformations-${name}`,
  title,
  description: `${ABOUT} ${description}`,
  height: on.canvasHeight,
})

export const pieces = [
  figure(
    facts(
      'translation',
      'An L-shape and its translation',
      'Shape A has corners from (1, 1) to (4, 4). Shape B is A moved 6 left and 1 up. A dashed arrow joins a corner of A to its image.',
    ),
    on.axes,
    translation(on, flag, [-6, 1]),
  ),
  figure(
    facts(
      'reflection',
      'An L-shape and its reflection',
      'Shape B is the mirror image of shape A in the dashed line x = −1, which is drawn.',
    ),
    on.axes,
    reflection(on, flag, 'x = -1'),
  ),
  figure(
    facts(
      'reflection-slanted',
      'A shape reflected in y = x + 1',
      'The dashed line y = x + 1. Shape P is below it and its image Q above it.',
    ),
    on.axes,
    reflection(on, moved([1, -6]), 'y = x + 1', { shape: '*P*', image: '*Q*' }),
  ),
  figure(
    facts(
      'rotation',
      'An L-shape turned about a point',
      'Shape A is turned 90° anticlockwise about the cross at C(0, −1) to shape B.',
    ),
    on.axes,
    rotation(on, flag, [0, -1], 90, { centre: '*C*' }),
  ),
  figure(
    facts(
      'enlargement',
      'A triangle and its enlargement',
      'Triangle B is triangle A enlarged by a factor of 2. Dashed rays lead from the centre P(−6, 1) through the corners.',
    ),
    on.axes,
    enlargement(on, triangle, [-6, 1], 2, { centre: '*P*', place: 'below right' }),
  ),
  figure(
    facts(
      'negative',
      'An enlargement with a negative factor',
      'Triangle B is on the other side of the centre P(−1, 2), upside down and half as large as triangle A.',
    ),
    on.axes,
    enlargement(
      on,
      [
        [1, 4],
        [5, 4],
        [1, 6],
      ],
      [-1, 2],
      -0.5,
      { centre: '*P*', place: 'below right' },
    ),
  ),
  figure(
    facts(
      'stretch',
      'A triangle and its stretch',
      'Triangle B is triangle A stretched away from the dashed line x = −6 by a factor of 2.',
    ),
    on.axes,
    stretch(
      on,
      [
        [-5, 1],
        [-4, 1],
        [-5, 4],
      ],
      'x = -6',
      2,
    ),
  ),
  figure(
    facts(
      'question',
      'Two triangles on a grid',
      'Triangle PQR in the first quadrant, and triangle T in the third.',
    ),
    on.axes,
    shapeOn(
      on,
      [
        [1, 2],
        [5, 2],
        [3, 5],
      ],
      { corners: ['P', 'Q', 'R'] },
    ),
    translation(
      on,
      [
        [-5, -4],
        [-2, -4],
        [-5, -2],
      ],
      [1, 1],
      { hideImage: true, shape: '*T*' },
    ),
  ),
]
