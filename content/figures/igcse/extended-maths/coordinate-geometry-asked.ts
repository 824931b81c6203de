import { type Figure, figure } from '@/lib/figures/figure'
import { rightMark } from '@/lib/figures/geometry/marks'
import { straightLine } from '@/lib/figures/plane/curves'
import { beside, type Place } from '@/lib/figures/plane/place'
import { mark, type Plane, plane } from '@/lib/figures/plane/plane'
import type { Point, Shape } from '@/lib/figures/shapes'

// Figures that are read in worked examples and questions

const TOPIC = 'coordinate-geometry-asked'

const grid = (xMin: number, xMax: number, yMin: number, yMax: number) =>
  plane({
    x: { min: xMin, max: xMax, every: 1 },
    y: { min: yMin, max: yMax, every: 1 },
    grid: true,
    equalScales: true,
    numbers: 'edge',
    origin: '',
    height: 250,
  })

/** A grid with what is drawn on it; the description begins with the grid. */
function onGrid(name: string, title: string, seen: string, on: Plane, ...drawn: Shape[]): Figure {
  const written = (value: number) => String(value).replace('-', '−')
  const [x, y] = [on.x, on.y]
  return figure(
    {
      name: `${TOPIC}/${name}`,
      title,
      description: `A grid with x from ${written(x.min)} to ${written(x.max)} and y from ${written(y.min)} to ${written(y.max)}. ${seen}`,
      height: on.canvasHeight + 8,
    },
    on.axes,
    ...drawn,
  )
}

const called = (on: Plane, at: Point, name: string, place: Place) => beside(on.at(...at), name, place, 'tp')

const sea = grid(-5, 7, -4, 6)
const boat = onGrid(
  'boat',
  'A map with a boat and a lighthouse',
  'The boat B is 3 to the left of the origin and 4 above it. The lighthouse L is 5 to the right of the origin and 3 above it.',
  sea,
  mark(sea, [-3, 4], '*B*', { place: 'above left' }),
  mark(sea, [5, 3], '*L*', { place: 'above right' }),
)

const cross = grid(-2, 7, -3, 5)
const solved = onGrid(
  'two-lines',
  'The lines x + 2y = 6 and y = 2x − 2',
  'The line x + 2y = 6 passes through (0, 3) and (6, 0). The line y = 2x − 2 passes through (0, −2) and (1, 0). Each of these points is marked, and the lines cross at (2, 2).',
  cross,
  straightLine(cross, 'x + 2y = 6'),
  straightLine(cross, 'y = 2x - 2', { cls: 'l' }),
  mark(cross, [0, 3]),
  mark(cross, [6, 0]),
  mark(cross, [0, -2]),
  mark(cross, [1, 0]),
  called(cross, [4.2, 1.1], '*x* + 2*y* = 6', 'above right'),
  beside(cross.at(3.3, 4.6), '*y* = 2*x* − 2', 'right'),
)

const dots = plane({
  x: { min: -1, max: 5, every: 1 },
  y: { min: -6, max: 8, every: 2, parts: 2 },
  grid: true,
  numbers: 'edge',
  origin: '',
  height: 220,
})
const wrong = onGrid(
  'plotted-points',
  'Five plotted points',
  'Crosses are plotted at (0, 7), (1, 4), (2, 2), (3, −2) and (4, −5).',
  dots,
  dots.points([
    [0, 7],
    [1, 4],
    [2, 2],
    [3, -2],
    [4, -5],
  ]),
)

const steps = grid(-2, 7, -1, 5)
const drawn = onGrid(
  'drawn-line',
  'The line y = −½x + 3',
  'A straight line is ruled from (−2, 4) to (6, 0). The points (0, 3), (2, 2) and (4, 1) are marked on it.',
  steps,
  steps.line([
    [-2, 4],
    [6, 0],
  ]),
  mark(steps, [0, 3]),
  mark(steps, [2, 2]),
  mark(steps, [4, 1]),
)

const pair = grid(-5, 5, -4, 5)
const equations = onGrid(
  'sloping-and-upright',
  'Two lines L and M',
  'The straight line L passes through the points 3 below the origin and (4, 3). The line M is upright, 4 to the left of the y-axis.',
  pair,
  straightLine(pair, 'y = 3/2x - 3'),
  straightLine(pair, 'x = -4'),
  called(pair, [3.4, 2.1], '*L*', 'right'),
  called(pair, [-4, -2.5], '*M*', 'right'),
)

const slopes = grid(-5, 6, -4, 5)
const gradients = onGrid(
  'two-gradients',
  'Two lines L and M',
  'The straight line L passes through (−4, −3) and (0, 3). The straight line M passes through (−1, 4) and (5, 1).',
  slopes,
  straightLine(slopes, 'y = 3/2x + 3'),
  straightLine(slopes, 'y = 7/2 - 1/2x'),
  called(slopes, [-3, -1.5], '*L*', 'below right'),
  called(slopes, [3, 2], '*M*', 'above right'),
)

const far = grid(-7, 3, -4, 5)
const distance = onGrid(
  'two-points',
  'A line segment PQ',
  'A line joins P, which is 6 to the left of the origin and 2 below it, to Q, which is 1 to the right of the origin and 3 above it.',
  far,
  far.line([
    [-6, -2],
    [1, 3],
  ]),
  mark(far, [-6, -2], '*P*', { place: 'below left' }),
  mark(far, [1, 3], '*Q*', { place: 'above right' }),
)

const fall = grid(-3, 5, -4, 5)
const parallel = onGrid(
  'falling-line',
  'A line L',
  'The straight line L passes through the points 3 above the origin and (2, −1).',
  fall,
  straightLine(fall, 'y = 3 - 2x'),
  called(fall, [1, 1], '*L*', 'above right'),
)

const parallelDrawn = onGrid(
  'parallel-drawn',
  'The line L and a parallel line',
  'The straight line L passes through the points 3 above the origin and (2, −1). A second line is parallel to it. It passes through (−2, 3), (−1, 1) and the marked point (0, −1).',
  fall,
  straightLine(fall, 'y = 3 - 2x'),
  straightLine(fall, 'y = -2x - 1', { cls: 'r' }),
  mark(fall, [0, -1]),
  called(fall, [1, 1], '*L*', 'above right'),
)

const slow = grid(-5, 6, -3, 5)
const perpendicular = onGrid(
  'slow-line',
  'A line L and a point P',
  'The straight line L passes through (−3, 1), (0, 2) and (3, 3). The point P is 2 to the right of the origin and 1 below it.',
  slow,
  straightLine(slow, 'y = 1/3x + 2'),
  mark(slow, [2, -1], '*P*', { place: 'below right' }),
  called(slow, [-4, 0.67], '*L*', 'above left'),
)

const perpendicularDrawn = onGrid(
  'perpendicular-drawn',
  'The line L and a perpendicular line through P',
  'The straight line L passes through (−3, 1), (0, 2) and (3, 3). A second line crosses it at right angles. It passes through (0, 5), (1, 2) and the point P, (2, −1).',
  slow,
  straightLine(slow, 'y = 1/3x + 2'),
  straightLine(slow, 'y = -3x + 5', { cls: 'r' }),
  rightMark(slow.at(3, 3), slow.at(0.9, 2.3), slow.at(0, 5)),
  mark(slow, [2, -1], '*P*', { place: 'right' }),
  called(slow, [-4, 0.67], '*L*', 'above left'),
)

export const figures = [
  boat,
  solved,
  wrong,
  drawn,
  equations,
  gradients,
  distance,
  parallel,
  parallelDrawn,
  perpendicular,
  perpendicularDrawn,
]
