import { figure } from '@/lib/figures/figure'
import { beside } from '@/lib/figures/plane/place'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arrow, line, type Point, polygon, polyline } from '@/lib/figures/shapes'

// E3.1 Coordinates

const grid = (wide: number, high: number) =>
  plane({
    x: { min: -wide, max: wide, every: 1 },
    y: { min: -high, max: high, every: 1 },
    grid: true,
    equalScales: true,
  })

const four = grid(6, 5)
const quadrants = figure(
  {
    name: 'coordinate-geometry-1/four-quadrants',
    title: 'Points in the four quadrants',
    description:
      'A grid with x from −6 to 6 and y from −5 to 5. A is 4 to the right of the origin and 3 up. B is 2 to the left and 4 up. C is 5 to the left and 3 down. D is on the y-axis, 4 below the origin. Dashed lines lead from B straight down to −2 on the x-axis and straight across to 4 on the y-axis.',
    height: four.canvasHeight + 10,
  },
  four.axes,
  four.guide(-2, 4),
  mark(four, [4, 3], '*A*', { kind: 'cross', place: 'above right' }),
  mark(four, [-2, 4], '*B*', { kind: 'cross', place: 'above left' }),
  mark(four, [-5, -3], '*C*', { kind: 'cross', place: 'below left' }),
  mark(four, [0, -4], '*D*', { kind: 'cross', place: 'right' }),
)

const steps = grid(6, 5)
const [a, b, c, d] = (
  [
    [-4, -2],
    [2, -3],
    [4, 2],
    [-2, 3],
  ] as Point[]
).map(each => steps.at(...each)) as [Point, Point, Point, Point]
const side = (from: Point, corner: Point, to: Point) =>
  polyline([from, corner], 'r dash') + arrow(...corner, ...to, { cls: 'r dash' })
const missing = figure(
  {
    name: 'coordinate-geometry-1/missing-vertex',
    title: 'The same step on both sides of a parallelogram',
    description:
      'A grid with A at (−4, −2), B at (2, −3) and C at (4, 2), joined by solid lines A to B to C. Dashed red lines show the step from B to C: 2 to the right, then 5 up. The same step is drawn from A and ends at D, (−2, 3). Dashed blue lines join A to D and D to C.',
    height: steps.canvasHeight + 10,
  },
  steps.axes,
  polyline([a, b, c], 'l'),
  line(...a, ...d, 'p dash') + line(...d, ...c, 'p dash'),
  side(b, steps.at(4, -3), c),
  side(a, steps.at(-2, -2), d),
  beside(steps.at(3, -3), '2', 'below', 'tr'),
  beside(steps.at(4, -1.6), '5', 'right', 'tr', 4),
  beside(steps.at(-3, -2), '2', 'below', 'tr'),
  beside(steps.at(-2, 1.4), '5', 'right', 'tr', 4),
  mark(steps, [-4, -2], '*A*', { kind: 'cross', place: 'left' }),
  mark(steps, [2, -3], '*B*', { kind: 'cross', place: 'below left' }),
  mark(steps, [4, 2], '*C*', { kind: 'cross', place: 'above right' }),
  mark(steps, [-2, 3], '*D*', { kind: 'cross', place: 'above left' }),
)

const tri = grid(5, 5)
const corner = (x: number, y: number) => tri.at(x, y)
const boxed = figure(
  {
    name: 'coordinate-geometry-1/rectangle-around',
    title: 'A triangle inside a rectangle along the grid',
    description:
      'A grid from −5 to 5 both ways. The triangle PQR has its vertices at P (−3, −4), Q (4, −2) and R (−1, 3). A dashed rectangle around it has its sides along the grid, from x = −3 to 4 and from y = −4 to 3. Outside the triangle are three right-angled triangles in the corners of the rectangle.',
    height: tri.canvasHeight + 10,
  },
  tri.axes,
  polygon([corner(-3, -4), corner(4, -4), corner(4, 3), corner(-3, 3)], 'r dash'),
  polygon([corner(-3, -4), corner(4, -2), corner(-1, 3)], 'p'),
  mark(tri, [-3, -4], '*P*', { kind: 'none', place: 'below left' }),
  mark(tri, [4, -2], '*Q*', { kind: 'none', place: 'right' }),
  mark(tri, [-1, 3], '*R*', { kind: 'none', place: 'above left' }),
)

const flat = plane({ x: { min: -7, max: 8 }, y: { min: -5, max: 6 }, left: 40, width: 240, height: 170 })
const [p, q, r, s] = (
  [
    [-5, -2],
    [6, -2],
    [6, 4],
    [-5, 4],
  ] as Point[]
).map(each => flat.at(...each)) as [Point, Point, Point, Point]
const corners = figure(
  {
    name: 'coordinate-geometry-1/rectangle',
    title: 'Rectangle with two labelled corners',
    description:
      'A rectangle PQRS with sides parallel to the axes. P, at bottom left, is labelled (−5, −2). R, at top right, is labelled (6, 4). Q is at bottom right, S at top left. The axes have no numbers.',
    height: flat.canvasHeight + 4,
  },
  flat.axes,
  polygon([p, q, r, s], 'p'),
  beside(p, '*P* (−5, −2)', 'below'),
  beside(q, '*Q*', 'below right'),
  beside(r, '*R* (6, 4)', 'above'),
  beside(s, '*S*', 'above left'),
)

const exam = grid(6, 5)
const square = figure(
  {
    name: 'coordinate-geometry-1/three-corners',
    title: 'Three points on a grid',
    description:
      'A grid with x from −6 to 6 and y from −5 to 5. A is 4 to the left of the origin and 1 up. B is 2 to the left and 3 down. C is 2 to the right and 1 down. Lines join A to B and B to C.',
    height: exam.canvasHeight + 10,
  },
  exam.axes,
  polyline([exam.at(-4, 1), exam.at(-2, -3), exam.at(2, -1)], 'l'),
  mark(exam, [-4, 1], '*A*', { kind: 'cross', place: 'above left' }),
  mark(exam, [-2, -3], '*B*', { kind: 'cross', place: 'below' }),
  mark(exam, [2, -1], '*C*', { kind: 'cross', place: 'right' }),
)

export const figures = [quadrants, missing, boxed, corners, square]
