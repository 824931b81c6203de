import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { vector } from '@/lib/figures/plane/vectors'
import { line, type Point } from '@/lib/figures/shapes'

type Across = { label: string; by: Point; side?: 'left' | 'right' }

const SQUARE = 20
const [COLUMNS, ROWS] = [17, 9]

const squares = (size: number) => `${Math.abs(size)} ${Math.abs(size) === 1 ? 'square' : 'squares'}`

const steps = ([x, y]: Point) =>
  `${squares(x)} to the ${x < 0 ? 'left' : 'right'} and ${squares(y)} ${y < 0 ? 'down' : 'up'}`

/** Two vectors side by side on squared paper without axes. */
export function onSquares(first: Across, second: Across): Figure {
  const on = { at: (x: number, y: number): Point => [10 + x * SQUARE, 10 + (ROWS - y) * SQUARE] }
  const [left, bottom] = on.at(0, 0)
  const [right, top] = on.at(COLUMNS, ROWS)
  const grid = [
    ...Array.from({ length: COLUMNS + 1 }, (_, at) =>
      line(on.at(at, 0)[0], bottom, on.at(at, 0)[0], top, 'f thin'),
    ),
    ...Array.from({ length: ROWS + 1 }, (_, at) =>
      line(left, on.at(0, at)[1], right, on.at(0, at)[1], 'f thin'),
    ),
  ]
  const width = ({ by }: Across) => Math.abs(by[0])
  const free = COLUMNS - width(first) - width(second)
  const start = ({ by: [x, y] }: Across, edge: number): Point => [
    x < 0 ? edge - x : edge,
    y < 0 ? Math.ceil((ROWS - y) / 2) : Math.floor((ROWS - y) / 2),
  ]
  const gap = Math.max(1, Math.floor(free / 3))
  const starts = [start(first, gap), start(second, gap * 2 + width(first))] as const
  const drawn = [first, second].map(({ label, by, side }, at) => {
    const from = starts[at] ?? [0, 0]
    return vector(on, from, [from[0] + by[0], from[1] + by[1]], { label, cls: 'l', ...(side && { side }) })
  })
  return figure(
    {
      name: 'magnitude/two-vectors-on-a-grid',
      title: `The vectors ${first.label} and ${second.label} on a square grid`,
      description: `A grid of squares of side 1 unit. The arrow of ${first.label} goes ${steps(first.by)}. The arrow of ${second.label} goes ${steps(second.by)}.`,
      height: 20 + ROWS * SQUARE,
    },
    ...grid,
    ...drawn,
  )
}

/** A journey in two straight legs from A by B to C, seen from the origin. */
export function legs(from: Point, first: Point, second: Point): Figure {
  const B: Point = [from[0] + first[0], from[1] + first[1]]
  const C: Point = [B[0] + second[0], B[1] + second[1]]
  const shape = drawing({ A: from, B, C }, { box: { left: 60, top: 40, width: 220, height: 130 } })
  return figure(
    {
      name: 'magnitude/two-legs',
      title: 'The points A, B and C',
      description:
        'Three points A, B and C. A straight line with an arrow leads from A to B and another from B to C. The diagram is not to scale.',
      height: 204,
    },
    shape.line('AB'),
    shape.arrows('AB', 1, 0.5),
    shape.line('BC'),
    shape.arrows('BC', 1, 0.5),
    shape.dots('ABC'),
    shape.name('A'),
    shape.name('B'),
    shape.name('C'),
    notToScale(),
  )
}

/** Two velocities tip to tail, and their sum. */
export function velocities(first: Point, second: Point, names: readonly [string, string]): Figure {
  const Q: Point = first
  const R: Point = [first[0] + second[0], first[1] + second[1]]
  const shape = drawing({ P: [0, 0], Q, R }, { box: { left: 80, top: 36, width: 190, height: 136 } })
  return figure(
    {
      name: 'magnitude/two-velocities',
      title: 'A triangle of velocities',
      description: `An arrow for the velocity of the ${names[0]} and, from its tip, an arrow for the velocity of the ${names[1]}. A dashed arrow leads from the start of the first to the tip of the second. The diagram is not to scale.`,
      height: 204,
    },
    shape.line('PQ'),
    shape.arrows('PQ', 1, 0.5),
    shape.side('PQ', names[0], { part: 0.55 }),
    shape.line('QR'),
    shape.arrows('QR', 1, 0.5),
    shape.side('QR', names[1]),
    shape.line('PR', 'l dash'),
    shape.arrows('PR', 1, 0.6),
    notToScale(),
  )
}
