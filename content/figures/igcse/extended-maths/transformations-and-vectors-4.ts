import { type Figure, figure } from '@/lib/figures/figure'
import { type Drawing, drawing, type SideOptions } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import type { Points } from '@/lib/figures/geometry/points'
import type { Shape } from '@/lib/figures/shapes'

// E7.4 Vector geometry

type Carried = readonly [ends: string, label: string, away: string, head?: number]

/** A line with an arrow head and its vector beside it. */
const carries = (on: Drawing, [ends, label, away, head = 0.5]: Carried, cls = 'l'): Shape => {
  const side: SideOptions = { away, part: head, cls: 'b' }
  return on.line(ends, cls) + on.arrows(ends, 1, head) + on.side(ends, label, side)
}

type Sketch = {
  name: string
  title: string
  description: string
  points: Points
  names: Readonly<Record<string, number>>
  lines?: readonly string[]
  blue?: readonly string[]
  vectors: readonly Carried[]
  more?: (on: Drawing) => Shape
}

function sketch({
  name,
  title,
  description,
  points,
  names,
  lines = [],
  blue = [],
  vectors,
  more,
}: Sketch): Figure {
  const on = drawing(points, { box: { left: 44, top: 36, width: 226, height: 130 } })
  return figure(
    {
      name: `transformations-and-vectors-4/${name}`,
      title,
      description: `${description} The diagram is not to scale.`,
      height: 200,
    },
    ...lines.map(path => on.line(path)),
    ...blue.map(path => on.line(path, 'p')),
    ...vectors.map(each => carries(on, each)),
    ...Object.entries(names).map(([point, side]) => on.name(point, side)),
    more?.(on) ?? '',
    notToScale(),
  )
}

const fromAToB = sketch({
  name: 'from-a-to-b',
  title: 'The vector from A to B through O',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. The side from A to B is drawn in blue with an arrow from A to B.',
  points: { O: [0, 0], A: [3, 5.6], B: [10, 1] },
  names: { O: 200, A: 90, B: 0 },
  vectors: [
    ['OA', 'a', 'B'],
    ['OB', 'b', 'A'],
  ],
  more: on => on.line('AB', 'p') + on.arrows('AB', 1, 0.5) + on.side('AB', 'b − a', { away: 'O', cls: 'b' }),
})

const pointOnASide = sketch({
  name: 'point-on-a-side',
  title: 'A point P on the side AB of triangle OAB',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. P is a point on AB, nearer to A. A line joins O and P.',
  points: { O: [0, 0], A: [2.6, 5.8], B: [10, 0.8], P: [5.56, 3.8] },
  names: { O: 200, A: 90, B: 0, P: 50 },
  lines: ['AB', 'OP'],
  vectors: [
    ['OA', 'a', 'B'],
    ['OB', 'b', 'A'],
  ],
})

const midpoints = sketch({
  name: 'midpoints',
  title: 'Triangle OAB with the midpoints of two sides',
  description:
    'Triangle OAB. The side from O to A carries the vector a and the side from O to B the vector b. M is on OA and N is on AB. A line joins M and N.',
  points: { O: [0, 0], A: [3.4, 6], B: [10, 0], M: [1.7, 3], N: [6.7, 3] },
  names: { O: 200, A: 90, B: 340, M: 150, N: 40 },
  lines: ['AB', 'MN'],
  vectors: [
    ['OA', 'a', 'B', 0.25],
    ['OB', 'b', 'A'],
  ],
})

const collinear = sketch({
  name: 'collinear',
  title: 'A parallelogram with one side extended',
  description:
    'Parallelogram OACB. The side from O to A carries the vector a and the side from O to B the vector b. OB is extended to D. M is on BC. Lines join A and M, and M and D.',
  points: { O: [0, 0], A: [8, 0], B: [0.8, 3], C: [8.8, 3], D: [1.6, 6], M: [4.8, 3] },
  names: { O: 200, A: 340, B: 180, C: 20, D: 120, M: 50 },
  lines: ['AC', 'BC', 'BD'],
  blue: ['AM', 'MD'],
  vectors: [
    ['OA', 'a', 'C'],
    ['OB', 'b', 'A'],
  ],
})

const trapezium = sketch({
  name: 'trapezium',
  title: 'A trapezium with its diagonals',
  description:
    'Trapezium OACB with BC above OA and half as long. The side from O to A carries the vector a and the side from O to B the vector b. The diagonals OC and AB cross at X.',
  points: { O: [0, 0], A: [9, 0], B: [1.6, 5], C: [6.1, 5], X: [4.067, 3.333] },
  names: { O: 200, A: 340, B: 140, C: 40, X: 90 },
  lines: ['AC', 'BC', 'OC', 'AB'],
  vectors: [
    ['OA', 'a', 'C'],
    ['OB', 'b', 'A'],
  ],
})

const parallelogram = sketch({
  name: 'parallelogram',
  title: 'Parallelogram OACB with a point N on AC',
  description:
    'Parallelogram OACB. The side from O to A carries the vector a and the side from O to B the vector b. N is a point on AC, nearer to C. A line joins B and N.',
  points: { O: [0, 0], A: [8, 0], B: [1.6, 5], C: [9.6, 5], N: [9.2, 3.75] },
  names: { O: 200, A: 340, B: 140, C: 40, N: 340 },
  lines: ['AC', 'BC', 'BN'],
  vectors: [
    ['OA', 'a', 'C'],
    ['OB', 'b', 'A'],
  ],
})

const extended = sketch({
  name: 'extended-side',
  title: 'Triangle OAB with the side OB extended to E',
  description:
    'Triangle OAB. The side from O to A carries the vector 2a and the line from O to B the vector b. C is on OA and D is on AB. OB is extended beyond B to E. Lines join C and D, and D and E.',
  points: { O: [0, 0], A: [2.4, 6], B: [5, 0], C: [1.2, 3], D: [4.133, 2], E: [10, 0] },
  names: { O: 200, A: 90, B: 270, C: 150, D: 40, E: 340 },
  lines: ['AB', 'BE', 'CD', 'DE'],
  vectors: [
    ['OA', '2a', 'E', 0.26],
    ['OB', 'b', 'A'],
  ],
})

export const figures = [fromAToB, pointOnASide, midpoints, collinear, trapezium, parallelogram, extended]
