import { figure } from '@/lib/figures/figure'
import { plane } from '@/lib/figures/plane/plane'
import { vector } from '@/lib/figures/plane/vectors'
import { vectorSketch } from './vectors-in-two-dimensions-1'

const TOPIC = 'vectors-in-two-dimensions-3'

const plain = plane({
  x: { min: 0, max: 15 },
  y: { min: 0, max: 6 },
  equalScales: true,
  top: 14,
  left: 16,
  width: 328,
})

const sums = figure(
  {
    name: `${TOPIC}/sum-and-difference`,
    title: 'The sum and the difference of two vectors',
    description:
      'On the left the vector a is followed by the vector b; a third arrow from the start of a to the tip of b is named a + b. On the right a and b start at one point; a third arrow from the tip of b to the tip of a is named a − b.',
    height: 160,
  },
  vector(plain, [0.5, 0.6], [2, 4.6], { label: 'a', cls: 'l' }),
  vector(plain, [2, 4.6], [6.4, 3.4], { label: 'b', cls: 'l' }),
  vector(plain, [0.5, 0.6], [6.4, 3.4], { label: 'a + b', side: 'right' }),
  vector(plain, [8.5, 1.8], [10, 5.8], { label: 'a', cls: 'l' }),
  vector(plain, [8.5, 1.8], [12.9, 0.6], { label: 'b', cls: 'l', side: 'right' }),
  vector(plain, [12.9, 0.6], [10, 5.8], { label: 'a − b', side: 'right' }),
)

const crossing = vectorSketch({
  name: `${TOPIC}/crossing-lines`,
  title: 'Triangle OAB with two lines that cross',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. C is a point on OA and D is a point on OB. The lines AD and BC meet at X.',
  points: { O: [0, 0], A: [3, 6.2], B: [10, 0], C: [1.5, 3.1], D: [6.667, 0], X: [5.75, 1.55] },
  names: { O: 200, A: 90, B: 0, C: 150, D: 270, X: 40 },
  lines: ['AB', 'AD', 'BC'],
  vectors: [
    ['OA', 'a', 'B', 0.78],
    ['OB', 'b', 'A', 0.3],
  ],
})

const collinear = vectorSketch({
  name: `${TOPIC}/collinear`,
  title: 'Triangle OAB with the side OB extended to E',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. C is on OA and D is on AB. OB is extended beyond B to E. Lines join C and D, and D and E.',
  points: { O: [0, 0], A: [2.4, 6], B: [6.667, 0], C: [1.8, 4.5], D: [4.533, 3], E: [10, 0] },
  names: { O: 200, A: 90, B: 270, C: 150, D: 45, E: 340 },
  lines: ['AB', 'BE'],
  blue: ['CD', 'DE'],
  vectors: [
    ['OA', 'a', 'E', 0.35],
    ['OB', 'b', 'A'],
  ],
})

const parallelogram = vectorSketch({
  name: `${TOPIC}/diagonal`,
  title: 'Parallelogram OABC with a diagonal and the line OM',
  description:
    'Parallelogram OABC. The side from O to A carries the vector a and the side from O to C the vector c. M is the midpoint of AB. The line OM and the diagonal AC meet at X.',
  points: { O: [0, 0], A: [7, 0], B: [8.6, 5], C: [1.6, 5], M: [7.8, 2.5], X: [5.2, 1.667] },
  names: { O: 210, A: 330, B: 30, C: 150, M: 335, X: 265 },
  lines: ['AB', 'BC', 'OM', 'AC'],
  vectors: [
    ['OA', 'a', 'C'],
    ['OC', 'c', 'A'],
  ],
})

const trapezium = vectorSketch({
  name: `${TOPIC}/trapezium`,
  title: 'Trapezium OABC',
  description:
    'Trapezium OABC with CB above OA and shorter. The side from O to A carries the vector a and the side from O to C the vector c. M is a point on AB. Lines join O and M, and C and M.',
  points: { O: [0, 0], A: [9, 0], B: [5.4, 5], C: [1.8, 5], M: [7.2, 2.5] },
  names: { O: 210, A: 330, B: 30, C: 150, M: 15 },
  lines: ['AB', 'BC', 'OM', 'CM'],
  vectors: [
    ['OA', 'a', 'C'],
    ['OC', 'c', 'A'],
  ],
})

export const figures = [sums, crossing, collinear, parallelogram, trapezium]
