import { figure } from '@/lib/figures/figure'
import { straightLine } from '@/lib/figures/plane/curves'
import { beside } from '@/lib/figures/plane/place'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arrow, line } from '@/lib/figures/shapes'

// E3.2 Drawing linear graphs

const table = plane({
  x: { min: -2, max: 4, every: 1, parts: 2 },
  y: { min: -8, max: 6, every: 2, parts: 2 },
  grid: true,
  height: 230,
})
const fromTable = figure(
  {
    name: 'coordinate-geometry-2/from-a-table',
    title: 'The line y = 2x − 3 from a table',
    description:
      'A grid with x from −2 to 4 and y from −8 to 6. Crosses at (−2, −7), (−1, −5), (0, −3), (1, −1), (2, 1), (3, 3) and (4, 5) lie on a straight line, which is drawn through all of them. A dashed line leads from 2 on the y-axis across to the line and down to 2.5 on the x-axis.',
    height: table.canvasHeight + 6,
  },
  table.axes,
  straightLine(table, 'y = 2x - 3'),
  [-2, -1, 0, 1, 2, 3, 4].map(x => mark(table, [x, 2 * x - 3], '', { kind: 'cross' })).join(''),
  table.guide(2.5, 2, 'r dash'),
)

const axes = plane({
  x: { min: -5, max: 5, every: 1 },
  y: { min: -4, max: 4, every: 1 },
  grid: true,
  equalScales: true,
})
const parallel = figure(
  {
    name: 'coordinate-geometry-2/parallel-to-the-axes',
    title: 'The lines x = 3 and y = −2',
    description:
      'A grid with x from −5 to 5 and y from −4 to 4. An upright line, labelled x = 3, passes through (3, −4), (3, 0) and (3, 4). A level line, labelled y = −2, passes through (−5, −2), (0, −2) and (5, −2). They cross at (3, −2).',
    height: axes.canvasHeight + 6,
  },
  axes.axes,
  line(...axes.at(3, -4), ...axes.at(3, 4), 'p'),
  line(...axes.at(-5, -2), ...axes.at(5, -2), 'r'),
  beside(axes.at(3, 3), '*x* = 3', 'left', 'tp'),
  beside(axes.at(-3.5, -2), '*y* = −2', 'above', 'tr'),
  mark(axes, [3, -2], '(3, −2)', { place: 'below right' }),
)

const steps = plane({
  x: { min: -4, max: 7, every: 1 },
  y: { min: -4, max: 4, every: 1 },
  grid: true,
  equalScales: true,
})
const up = (x: number, y: number) =>
  arrow(...steps.at(x, y), ...steps.at(x + 3, y), { cls: 'r dash' }) +
  arrow(...steps.at(x + 3, y), ...steps.at(x + 3, y + 2), { cls: 'r dash' }) +
  beside(steps.at(x + 1.5, y), '3', 'below', 'tr', 4) +
  beside(steps.at(x + 3, y + 1), '2', 'right', 'tr', 4)
const gradient = figure(
  {
    name: 'coordinate-geometry-2/gradient-and-intercept',
    title: 'The line y = ⅔x − 1 from its gradient and intercept',
    description:
      'A grid with x from −4 to 7 and y from −4 to 4. The line passes through (−3, −3), (0, −1), (3, 1) and (6, 3), which are marked. Dashed red steps go from (0, −1) 3 to the right and 2 up to (3, 1), and again 3 to the right and 2 up to (6, 3).',
    height: steps.canvasHeight + 6,
  },
  steps.axes,
  straightLine(steps, 'y = 2/3x - 1'),
  up(0, -1),
  up(3, 1),
  [-3, 0, 3, 6].map(x => mark(steps, [x, (2 * x) / 3 - 1])).join(''),
)

const both = plane({
  x: { min: -2, max: 7, every: 1 },
  y: { min: -2, max: 4, every: 1 },
  grid: true,
  equalScales: true,
})
const intercepts = figure(
  {
    name: 'coordinate-geometry-2/intercepts',
    title: 'The line 2x + 5y = 10 from its intercepts',
    description:
      'A grid with x from −2 to 7 and y from −2 to 4. The line crosses the y-axis at (0, 2) and the x-axis at (5, 0); both points are marked and labelled.',
    height: both.canvasHeight + 6,
  },
  both.axes,
  straightLine(both, '2x + 5y = 10'),
  mark(both, [5, 0], '(5, 0)', { place: 'above right' }),
  mark(both, [0, 2], '(0, 2)', { place: 'above right' }),
)

const last = plane({
  x: { min: -4, max: 5, every: 1 },
  y: { min: -4, max: 5, every: 1 },
  grid: true,
  equalScales: true,
})
const exam = figure(
  {
    name: 'coordinate-geometry-2/line-l',
    title: 'A line L on a grid',
    description:
      'A grid with x from −4 to 5 and y from −4 to 5. The straight line L passes through the points 4 up from the origin and 2 to the right of it, and goes on to the edges of the grid.',
    height: last.canvasHeight + 6,
  },
  last.axes,
  straightLine(last, 'y = 4 - 2x'),
  beside(last.at(3.6, -3.2), '*L*', 'right', 'tp'),
)

export const figures = [fromTable, parallel, gradient, intercepts, exam]
