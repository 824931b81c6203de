import { figure } from '@/lib/figures/figure'
import { straightLine } from '@/lib/figures/plane/curves'
import { beside } from '@/lib/figures/plane/place'
import { mark, plane } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'

// E3.5 Equations of linear graphs

const one = plane({
  x: { min: -4, max: 6, every: 1 },
  y: { min: -4, max: 5, every: 1 },
  grid: true,
  equalScales: true,
})
const fromGraph = figure(
  {
    name: 'coordinate-geometry-5/from-a-graph',
    title: 'A line with its intercept and a gradient triangle',
    description:
      'A grid with x from −4 to 6 and y from −4 to 5. A straight line falls through (−4, 5), (0, 2) and (4, −1). The point (0, 2) is marked. A dashed step goes from (0, 2) 4 to the right, labelled 4, and 3 down to the line, labelled −3.',
    height: one.canvasHeight + 8,
  },
  one.axes,
  straightLine(one, 'y = -3/4x + 2'),
  line(...one.at(0, 2), ...one.at(4, 2), 'r dash'),
  line(...one.at(4, 2), ...one.at(4, -1), 'r dash'),
  beside(one.at(2, 2), '4', 'above', 'tr', 4),
  beside(one.at(4, 1), '−3', 'right', 'tr', 4),
  mark(one, [0, 2]),
  mark(one, [4, -1]),
)

const several = plane({
  x: { min: -5, max: 5, every: 1 },
  y: { min: -5, max: 5, every: 1 },
  grid: true,
  equalScales: true,
})
const families = figure(
  {
    name: 'coordinate-geometry-5/four-lines',
    title: 'Four lines and their equations',
    description:
      'A grid from −5 to 5 both ways with four lines, each labelled with its equation. y = 2x + 1 rises through (0, 1) and (1, 3). y = −x − 2 falls through (0, −2) and (−2, 0). y = 4 is level. x = −4 is upright.',
    height: several.canvasHeight + 18,
  },
  several.axes,
  straightLine(several, 'y = 2x + 1'),
  straightLine(several, 'y = -x - 2', { cls: 'g' }),
  straightLine(several, 'y = 4', { cls: 'r' }),
  straightLine(several, 'x = -4', { cls: 'l' }),
  beside(several.at(1.2, 3.3), '*y* = 2*x* + 1', 'right', 'tp', 8),
  beside(several.at(1.9, -3.4), '*y* = −*x* − 2', 'right', undefined, 4),
  beside(several.at(3.6, 4), '*y* = 4', 'above', 'tr', 5),
  beside(several.at(-4, -2), '*x* = −4', 'right', undefined, 5),
)

const bare = plane({ x: { min: -5, max: 7 }, y: { min: -3, max: 9 }, left: 50, width: 240, height: 176 })
const two = figure(
  {
    name: 'coordinate-geometry-5/two-points',
    title: 'A line through A (−3, 8) and B (6, 2)',
    description:
      'Axes without numbers. A straight line falls through A (−3, 8) on the left of the y-axis and B (6, 2) on the right of it. Both points are marked.',
    height: bare.canvasHeight + 4,
  },
  bare.axes,
  straightLine(bare, 'y = -2/3x + 6'),
  mark(bare, [-3, 8], '*A* (−3, 8)', { place: 'below left' }),
  mark(bare, [6, 2], '*B* (6, 2)', { place: 'above right' }),
)

const last = plane({ x: { min: -6, max: 9 }, y: { min: -2, max: 9 }, left: 40, width: 262, height: 186 })
const exam = figure(
  {
    name: 'coordinate-geometry-5/triangle',
    title: 'Triangle APB with A and B on the x-axis',
    description:
      'Axes without numbers. A is on the x-axis to the left of the origin, B (8, 0) is on it to the right. P is above the x-axis and to the right of the y-axis. Lines join A to P and P to B.',
    height: last.canvasHeight + 4,
  },
  last.axes,
  last.line([
    [-4, 0],
    [2, 6],
    [8, 0],
  ]),
  mark(last, [-4, 0], '*A*', { place: 'below' }),
  mark(last, [2, 6], '*P*', { place: 'above right' }),
  mark(last, [8, 0], '*B* (8, 0)', { place: 'below' }),
)

export const figures = [fromGraph, families, two, exam]
