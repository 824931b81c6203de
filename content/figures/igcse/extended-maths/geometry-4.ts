import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { sideBySide } from '@/lib/figures/geometry/polygons'
import { trianglePoints } from '@/lib/figures/geometry/triangles'
import { line, rect, text } from '@/lib/figures/shapes'

// E4.4 Similarity

const pair = sideBySide(
  trianglePoints({ AB: 6, AC: 4.5, A: 50 }),
  trianglePoints({ PQ: 9, PR: 6.75, P: 50 }),
  { box: { left: 34, top: 40, width: 290, height: 120 } },
)

const lengths = figure(
  {
    name: 'geometry-4/similar-triangles',
    title: 'Two similar triangles',
    description:
      'Triangle ABC and the larger, similar triangle PQR. AB is 6 cm and AC is 4.5 cm. PQ is 9 cm and PR is labelled y cm. Equal angles carry the same number of arcs: one at A and P, two at B and Q. The diagram is not to scale.',
    height: 200,
  },
  pair.outline('ABC'),
  pair.outline('PQR'),
  pair.corners('ABC'),
  pair.corners('PQR'),
  pair.angle('BAC'),
  pair.angle('QPR'),
  pair.angle('ABC', undefined, { arcs: 2 }),
  pair.angle('PQR', undefined, { arcs: 2 }),
  pair.side('AB', '6 cm', { away: 'C' }),
  pair.side('AC', '4.5 cm', { away: 'B' }),
  pair.side('PQ', '9 cm', { away: 'R' }),
  pair.side('PR', '*y* cm', { away: 'Q' }),
  notToScale(),
)

const grid = (x: number, y: number, cells: number, cell: number) =>
  rect(x, y, cells * cell, cells * cell, 'l w') +
  Array.from({ length: cells - 1 }, (_, at) => {
    const off = (at + 1) * cell
    return (
      line(x + off, y, x + off, y + cells * cell, 'l thin') +
      line(x, y + off, x + cells * cell, y + off, 'l thin')
    )
  }).join('')

const squares = figure(
  {
    name: 'geometry-4/area-factor',
    title: 'Three times as long, nine times the area',
    description:
      'A small square of side 1 and a large square of side 3. The large square is divided into 9 small squares in three rows of three.',
    height: 176,
  },
  grid(70, 100, 1, 38),
  grid(190, 24, 3, 38),
  text(89, 160, 'side 1, area 1', { anchor: 'middle', cls: 's' }),
  text(247, 160, 'side 3, area 9', { anchor: 'middle', cls: 's' }),
)

const tent = drawing(
  { B: [0, 0], C: [8, 0], A: [3, 6], D: [1.2, 2.4], E: [6, 2.4] },
  { box: { left: 50, top: 32, width: 240, height: 156 } },
)

const inside = figure(
  {
    name: 'geometry-4/parallel-inside',
    title: 'A line parallel to one side of a triangle',
    description:
      'Triangle ABC. D lies on AB and E lies on AC. DE is parallel to BC. AD is 6 cm, DB is 4 cm and DE is 9 cm. The diagram is not to scale.',
    height: 222,
  },
  tent.outline('ABC'),
  tent.line('DE', 'p'),
  tent.arrows('DE', 1, 0.7),
  tent.arrows('BC', 1, 0.6),
  tent.side('AD', '6 cm', { away: 'C' }),
  tent.side('DB', '4 cm', { away: 'C' }),
  tent.side('DE', '9 cm', { away: 'A' }),
  tent.name('A', 90),
  tent.name('B', 225),
  tent.name('C', 315),
  tent.name('D', 180),
  tent.name('E', 0),
  notToScale(),
)

const bow = drawing(
  { A: [-1.8, 2], B: [1.6, 2], C: [-2.4, -3], D: [2.7, -3], X: [0, 0] },
  { box: { left: 60, top: 42, width: 220, height: 142 } },
)

const crossing = figure(
  {
    name: 'geometry-4/crossed-lines',
    title: 'Parallel lines AB and CD with AD and BC crossing at X',
    description:
      'AB and CD are parallel. The straight lines AD and BC cross at X. AB is 8 cm, CD is 12 cm, AX is 6 cm and CX is 10.5 cm. The diagram is not to scale.',
    height: 218,
  },
  bow.line('AB'),
  bow.line('CD'),
  bow.line('AD'),
  bow.line('BC'),
  bow.arrows('AB', 1, 0.75),
  bow.arrows('CD', 1, 0.75),
  bow.side('AB', '8 cm', { away: 'X' }),
  bow.side('CD', '12 cm', { away: 'X' }),
  bow.side('AX', '6 cm', { away: 'B' }),
  bow.side('CX', '10.5 cm', { away: 'D' }),
  bow.name('A', 135),
  bow.name('B', 45),
  bow.name('C', 225),
  bow.name('D', 315),
  labelBeside(bow.at('X'), 0, '*X*', 12),
  notToScale(),
)

export const figures = [lengths, squares, inside, crossing]
