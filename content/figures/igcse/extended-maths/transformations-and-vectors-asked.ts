import { figure } from '@/lib/figures/figure'
import { beside, type Place } from '@/lib/figures/plane/place'
import { plane } from '@/lib/figures/plane/plane'
import { rotation, shapeOn } from '@/lib/figures/plane/transformations'
import { vector } from '@/lib/figures/plane/vectors'
import { dot, line, type Point, type Shape } from '@/lib/figures/shapes'

// Figures that are read in worked examples and questions

const TOPIC = 'transformations-and-vectors-asked'

/** A grid of unit squares: where its points are, and its lines. */
function squares(wide: number, high: number, unit = 22) {
  const left = (360 - wide * unit) / 2
  const at = (x: number, y: number): Point => [left + x * unit, 14 + (high - y) * unit]
  let lines: Shape = ''
  for (let x = 0; x <= wide; x += 1) lines += line(...at(x, 0), ...at(x, high), 'f')
  for (let y = 0; y <= high; y += 1) lines += line(...at(0, y), ...at(wide, y), 'f')
  return { at, lines, height: 28 + high * unit }
}

// E7.1

const on = plane({
  x: { min: -5, max: 6, every: 1 },
  y: { min: -3, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
})
const moved = figure(
  {
    name: `${TOPIC}/two-triangles`,
    title: 'Two triangles of the same size on a grid',
    description:
      'A square grid. Triangle A has vertices at (−4, 3), (−2, 3) and (−4, 6). Triangle B has vertices at (1, −1), (3, −1) and (1, 2).',
    height: on.canvasHeight,
  },
  on.axes,
  shapeOn(
    on,
    [
      [-4, 3],
      [-2, 3],
      [-4, 6],
    ],
    { label: '*A*', cls: 'l sunk' },
  ),
  shapeOn(
    on,
    [
      [1, -1],
      [3, -1],
      [1, 2],
    ],
    { label: '*B*', cls: 'p w' },
  ),
)

const turn = plane({
  x: { min: -2, max: 6, every: 1 },
  y: { min: -5, max: 5, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
  height: 250,
})
const turned = figure(
  {
    name: `${TOPIC}/turned`,
    title: 'Triangle T and its image after a quarter turn',
    description:
      'A square grid. Triangle T has vertices at (1, 2), (4, 2) and (1, 4). Its image U has vertices at (2, −1), (2, −4) and (4, −1). The origin is marked with a cross.',
    height: turn.canvasHeight,
  },
  turn.axes,
  rotation(
    turn,
    [
      [1, 2],
      [4, 2],
      [1, 4],
    ],
    [0, 0],
    -90,
    { shape: '*T*', image: '*U*' },
  ),
)

// E7.2

const route = squares(12, 8)
const point = (at: Point, name: string, place: Place) =>
  dot(...route.at(...at)) + beside(route.at(...at), `*${name}*`, place)
const points = figure(
  {
    name: `${TOPIC}/three-points`,
    title: 'Three points joined by two vectors',
    description:
      'A grid of unit squares. An arrow leads from A to B, 5 squares to the right and 2 down. Another arrow leads from C to B, 3 squares to the left and 6 down.',
    height: route.height,
  },
  route.lines,
  vector(route, [2, 3], [7, 1]),
  vector(route, [10, 7], [7, 1]),
  point([2, 3], 'A', 'above left'),
  point([7, 1], 'B', 'below'),
  point([10, 7], 'C', 'above right'),
)

const sum = squares(13, 6)
const twoVectors = figure(
  {
    name: `${TOPIC}/p-and-q`,
    title: 'Two vectors on a grid',
    description:
      'A grid of unit squares. The vector p leads 3 squares to the left and 4 up. The vector q leads 4 squares to the right and 2 down.',
    height: sum.height,
  },
  sum.lines,
  vector(sum, [5, 1], [2, 5], { label: 'p', side: 'right' }),
  vector(sum, [7, 4], [11, 2], { label: 'q' }),
)

const added = figure(
  {
    name: `${TOPIC}/p-plus-q`,
    title: 'The sum of the two vectors',
    description:
      'A grid of unit squares. The vector p leads 3 squares to the left and 4 up. The vector q begins at its tip and leads 4 squares to the right and 2 down. A red arrow, p + q, leads from the start of p to the tip of q, 1 square to the right and 2 up.',
    height: sum.height,
  },
  sum.lines,
  vector(sum, [7, 1], [4, 5], { label: 'p' }),
  vector(sum, [4, 5], [8, 3], { label: 'q' }),
  vector(sum, [7, 1], [8, 3], { label: 'p + q', side: 'right', cls: 'r' }),
)

// E7.3

const long = squares(14, 7)
const lengths = figure(
  {
    name: `${TOPIC}/r-and-s`,
    title: 'Two vectors on a grid',
    description:
      'A grid of unit squares. The vector r leads 6 squares to the right and 2 up. The vector s leads 4 squares to the left and 5 up.',
    height: long.height,
  },
  long.lines,
  vector(long, [1, 2], [7, 4], { label: 'r' }),
  vector(long, [12, 1], [8, 6], { label: 's', side: 'right' }),
)

export const figures = [moved, turned, points, twoVectors, added, lengths]
