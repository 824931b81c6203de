import { figure } from '@/lib/figures/figure'
import { circleOn, straightLine } from '@/lib/figures/plane/curves'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'

/** Figures that are read in the questions of this topic. */

const topic = 'simultaneous-equations-asked'

const ring = plane({
  x: { min: -5, max: 5 },
  y: { min: -4.4, max: 4.8 },
  equalScales: true,
  height: 240,
  origin: '*O*',
  originPlace: 'below right',
})
const cut = figure(
  {
    name: `${topic}/circle-and-line`,
    title: 'A circle with centre O and a line that cuts it',
    description:
      'A circle with its centre at the origin O. A straight line crosses the x-axis at −2 and the y-axis at 2. It cuts the circle at P, at the lower left, and at Q, at the upper right. The values at P and Q are not marked.',
    height: ring.canvasHeight,
  },
  ring.axes,
  circleOn(ring, [0, 0], Math.sqrt(10)),
  straightLine(ring, 'y = x + 2', { cls: 'r' }),
  onX(ring, -2, '−2', 'below right'),
  onY(ring, 2, '2', 'below right'),
  mark(ring, [-3, -1], '*P*', { place: 'left' }),
  mark(ring, [1, 3], '*Q*', { place: 'below' }),
)

const apart = plane({
  x: { min: -5, max: 4 },
  y: { min: -3, max: 6.6 },
  equalScales: true,
  height: 250,
  origin: '',
})
const passes = figure(
  {
    name: `${topic}/line-that-passes`,
    title: 'Finished sketch of x² + y² = 4 and y = 2x + 5',
    description:
      'A circle with its centre at the origin crosses the axes at −2 and 2. A straight line rises through −2.5 on the x-axis and 5 on the y-axis and passes the circle on the left without meeting it.',
    height: apart.canvasHeight,
  },
  apart.axes,
  circleOn(apart, [0, 0], 2),
  straightLine(apart, 'y = 2x + 5', { cls: 'r' }),
  onX(apart, -2.5, '−2.5', 'above left'),
  onX(apart, 2, '2', 'below right'),
  onY(apart, 2, '2', 'above right'),
  onY(apart, 5, '5', 'right'),
)

export const figures = [cut, passes]
