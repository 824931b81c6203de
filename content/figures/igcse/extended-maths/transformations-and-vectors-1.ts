import { figure } from '@/lib/figures/figure'
import { straightLine } from '@/lib/figures/plane/curves'
import { mark, type Plane, plane } from '@/lib/figures/plane/plane'
import { enlargement, reflection, rotation, shapeOn, translation } from '@/lib/figures/plane/transformations'
import { line, type Point, type Shape } from '@/lib/figures/shapes'

// E7.1 Transformations

const grid = (xMin: number, xMax: number, yMin: number, yMax: number) =>
  plane({
    x: { min: xMin, max: xMax, every: 1 },
    y: { min: yMin, max: yMax, every: 1 },
    grid: true,
    equalScales: true,
    numbers: 'edge',
    origin: '',
  })

const join = (on: Plane, from: Point, to: Point): Shape =>
  line(...on.at(...from), ...on.at(...to), 'l dash thin')

const A: Point[] = [
  [3, 1],
  [6, 1],
  [3, 3],
]
const low = grid(-5, 7, -3, 4)
const mirrored = figure(
  {
    name: 'transformations-and-vectors-1/reflection',
    title: 'A triangle and its reflection in a vertical line',
    description:
      'A square grid. Triangle A has vertices at (3, 1), (6, 1) and (3, 3). The dashed line x = 1 is drawn. Triangle B, its mirror image, has vertices at (−1, 1), (−4, 1) and (−1, 3).',
    height: low.canvasHeight,
  },
  low.axes,
  reflection(low, A, 'x = 1'),
)

const tall = grid(-3, 7, -7, 4)
const turned = figure(
  {
    name: 'transformations-and-vectors-1/rotation',
    title: 'A triangle turned about the origin',
    description:
      'A square grid. Triangle A has vertices at (3, 1), (6, 1) and (3, 3). Triangle B has vertices at (1, −3), (1, −6) and (3, −3). Dashed lines join the origin, marked with a cross, to the vertex (3, 1) of A and to the vertex (1, −3) of B. They are at right angles.',
    height: tall.canvasHeight,
  },
  tall.axes,
  join(tall, [0, 0], [3, 1]),
  join(tall, [0, 0], [1, -3]),
  rotation(tall, A, [0, 0], -90),
)

const moved = figure(
  {
    name: 'transformations-and-vectors-1/translation',
    title: 'A triangle and its translation',
    description:
      'A square grid. Triangle A has vertices at (3, 1), (6, 1) and (3, 3). Triangle B has vertices at (−2, −2), (1, −2) and (−2, 0). A dashed arrow leads from (6, 1) to (1, −2).',
    height: low.canvasHeight,
  },
  low.axes,
  translation(low, [...A.slice(1), ...A.slice(0, 1)], [-5, -3]),
)

const wide = grid(-3, 7, 0, 6)
const larger = figure(
  {
    name: 'transformations-and-vectors-1/enlargement',
    title: 'A triangle enlarged from a centre',
    description:
      'A square grid. Triangle A has vertices at (0, 2), (2, 2) and (0, 3). Triangle B has vertices at (2, 3), (6, 3) and (2, 5). Dashed lines lead from the centre P at (−2, 1) through each vertex of A to the vertex of B that belongs to it.',
    height: wide.canvasHeight,
  },
  wide.axes,
  enlargement(
    wide,
    [
      [0, 2],
      [2, 2],
      [0, 3],
    ],
    [-2, 1],
    2,
    { centre: '*P*', place: 'below right' },
  ),
)

const slope = grid(-4, 6, -3, 6)
const slanted = figure(
  {
    name: 'transformations-and-vectors-1/slanted-line',
    title: 'A triangle reflected in the line y = x',
    description:
      'A square grid with the dashed line y = x. Triangle A has vertices at (2, −2), (5, −2) and (5, 0). Triangle B has vertices at (−2, 2), (−2, 5) and (0, 5). Thin dashed lines join (2, −2) to (−2, 2) and (5, 0) to (0, 5). Each crosses the mirror line at right angles, in its middle.',
    height: slope.canvasHeight,
  },
  slope.axes,
  join(slope, [2, -2], [-2, 2]),
  join(slope, [5, 0], [0, 5]),
  reflection(
    slope,
    [
      [2, -2],
      [5, -2],
      [5, 0],
    ],
    'y = x',
  ),
)

const full = grid(-5, 6, -1, 7)
const anyCentre = figure(
  {
    name: 'transformations-and-vectors-1/any-centre',
    title: 'Two congruent triangles on a grid',
    description:
      'A square grid. Triangle P has vertices at (2, 1), (5, 1) and (2, 3). Triangle Q has vertices at (−2, 3), (−2, 6) and (−4, 3).',
    height: full.canvasHeight,
  },
  full.axes,
  shapeOn(
    full,
    [
      [2, 1],
      [5, 1],
      [2, 3],
    ],
    { label: '*P*', cls: 'l sunk' },
  ),
  shapeOn(
    full,
    [
      [-2, 3],
      [-2, 6],
      [-4, 3],
    ],
    { label: '*Q*', cls: 'p w' },
  ),
)

const under = grid(-4, 5, -7, 4)
const negative = figure(
  {
    name: 'transformations-and-vectors-1/negative',
    title: 'An enlargement with a negative scale factor',
    description:
      'A square grid. Triangle A has vertices at (2, 1), (3, 1) and (2, 3). The centre C is at (1, 0). Triangle B is upside down, with vertices at (−1, −2), (−3, −2) and (−1, −6). Dashed lines join each vertex of A through C to its image.',
    height: under.canvasHeight,
  },
  under.axes,
  enlargement(
    under,
    [
      [2, 1],
      [3, 1],
      [2, 3],
    ],
    [1, 0],
    -2,
    { centre: '*C*', place: 'below right' },
  ),
)

const pairGrid = grid(-4, 6, -4, 5)
const T: Point[] = [
  [3, 1],
  [5, 1],
  [3, 4],
]
const two = figure(
  {
    name: 'transformations-and-vectors-1/two-mirrors',
    title: 'A triangle and its images after one and after two reflections',
    description:
      'A square grid with the dashed lines x = 1 and y = x, which cross at (1, 1). Triangle T has vertices at (3, 1), (5, 1) and (3, 4). Triangle U has vertices at (−1, 1), (−3, 1) and (−1, 4). Triangle V has vertices at (1, −1), (1, −3) and (4, −1).',
    height: pairGrid.canvasHeight,
  },
  pairGrid.axes,
  straightLine(pairGrid, 'x = 1', { cls: 'l dash', label: '*x* = 1' }),
  straightLine(pairGrid, 'y = x', { cls: 'l dash', label: '*y* = *x*', place: 'below right' }),
  shapeOn(pairGrid, T, { label: '*T*', cls: 'l sunk' }),
  shapeOn(
    pairGrid,
    [
      [-1, 1],
      [-3, 1],
      [-1, 4],
    ],
    { label: '*U*', cls: 'p w' },
  ),
  shapeOn(
    pairGrid,
    [
      [1, -1],
      [1, -3],
      [4, -1],
    ],
    { label: '*V*', cls: 'p w' },
  ),
)

const last = grid(-4, 7, -5, 6)
const examFigure = figure(
  {
    name: 'transformations-and-vectors-1/four-triangles',
    title: 'Four triangles on a grid',
    description:
      'A square grid. Triangle A has vertices at (1, 1), (3, 1) and (1, 2). Triangle B has vertices at (1, −2), (−3, −2) and (1, −4). Triangle C has vertices at (−1, 3), (−1, 5) and (0, 3). Triangle D has vertices at (5, 1), (5, −1) and (6, 1).',
    height: last.canvasHeight,
  },
  last.axes,
  shapeOn(
    last,
    [
      [1, 1],
      [3, 1],
      [1, 2],
    ],
    { cls: 'l sunk' },
  ),
  shapeOn(
    last,
    [
      [1, -2],
      [-3, -2],
      [1, -4],
    ],
    { label: '*B*' },
  ),
  shapeOn(last, [
    [-1, 3],
    [-1, 5],
    [0, 3],
  ]),
  shapeOn(last, [
    [5, 1],
    [5, -1],
    [6, 1],
  ]),
  mark(last, [1, 2], '*A*', { kind: 'none', place: 'above right' }),
  mark(last, [-1, 5], '*C*', { kind: 'none', place: 'left' }),
  mark(last, [5, -1], '*D*', { kind: 'none', place: 'below' }),
)

export const figures = [mirrored, turned, moved, larger, slanted, anyCentre, negative, two, examFigure]
