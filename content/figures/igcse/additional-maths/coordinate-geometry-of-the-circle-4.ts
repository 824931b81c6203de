import { type Figure, figure } from '@/lib/figures/figure'
import { circle, dot, line, type Shape, text } from '@/lib/figures/shapes'
import { coordinateFigure } from './straight-line-graphs-1'

const TOPIC = 'coordinate-geometry-of-the-circle-4'

const chord = coordinateFigure({
  name: `${TOPIC}/common-chord`,
  title: 'Two circles and their common chord',
  description:
    'A sketch. Two circles with centres C and D meet at A and B. The straight line through A and B is drawn. A dashed segment joins C to D; it meets AB at a right angle.',
  points: { A: [1, 5], B: [3, -1], C: [-1, 1], D: [5, 3] },
  hidden: { M: [2, 2] },
  dashed: ['CD'],
  lines: [{ equation: 'y = 8 - 3x', cls: 'r' }],
  circles: [
    { at: [-1, 1], radius: Math.sqrt(20), cls: 'l' },
    { at: [5, 3], radius: Math.sqrt(20), cls: 'p' },
  ],
  right: ['AMD'],
})

/** One way for two circles to lie, with their centres on a level line. */
function pair(
  left: number,
  top: number,
  sizes: readonly [number, number],
  far: number,
  words: string,
): Shape {
  const [r, s] = sizes
  const [cx, cy] = [left, top]
  return (
    circle(cx, cy, r, 'l') +
    circle(cx + far, cy, s, 'p') +
    line(cx, cy, cx + far, cy, 'l dash thin') +
    dot(cx, cy) +
    dot(cx + far, cy) +
    text(cx + far / 2, top + 58, words, { anchor: 'middle', cls: 's' })
  )
}

const ways: Figure = figure(
  {
    name: `${TOPIC}/five-ways`,
    title: 'Five ways for two circles to lie',
    description:
      'Five pairs of circles with the line between their centres. Apart: the distance is greater than the sum of the radii. Touching externally: it equals the sum. Crossing at two points: it lies between the difference and the sum. Touching internally: it equals the difference of the radii. One inside the other: it is less than the difference.',
    height: 262,
  },
  pair(34, 56, [26, 16], 54, '*d* > *r*_{1} + *r*_{2}'),
  pair(156, 56, [26, 16], 42, '*d* = *r*_{1} + *r*_{2}'),
  pair(270, 56, [26, 16], 30, 'between'),
  pair(96, 180, [40, 20], 20, '*d* = *r*_{1} − *r*_{2}'),
  pair(238, 180, [40, 20], 10, '*d* < *r*_{1} − *r*_{2}'),
)

const touching = coordinateFigure({
  name: `${TOPIC}/touching`,
  title: 'Two circles that touch externally',
  description:
    'A sketch. A circle with centre C (1, 2) and a smaller one with centre D (7, 10) touch at T on the segment CD. The common tangent at T is perpendicular to CD.',
  points: { C: [1, 2], D: [7, 10], T: [5.2, 7.6] },
  hidden: { Q: [9.2, 4.6] },
  told: 'C',
  dashed: ['CD'],
  circles: [
    { at: [1, 2], radius: 7, cls: 'l' },
    { at: [7, 10], radius: 3, cls: 'p' },
  ],
  lines: [{ equation: 'y = 11.5 - 0.75x', cls: 'r' }],
  right: ['DTQ'],
})

export const figures = [chord, ways, touching]
