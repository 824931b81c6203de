import { figure } from '@/lib/figures/figure'
import { beside } from '@/lib/figures/plane/place'
import { columnVector, parallelogram, vector, vectorChain } from '@/lib/figures/plane/vectors'
import { dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'

// E7.2 Vectors in two dimensions

/** A grid of unit squares: where its points are, and its lines. */
function squares(wide: number, high: number, unit = 22) {
  const left = (360 - wide * unit) / 2
  const at = (x: number, y: number): Point => [left + x * unit, 14 + (high - y) * unit]
  let lines: Shape = ''
  for (let x = 0; x <= wide; x += 1) lines += line(...at(x, 0), ...at(x, high), 'f')
  for (let y = 0; y <= high; y += 1) lines += line(...at(0, y), ...at(wide, y), 'f')
  return { at, lines, height: 28 + high * unit }
}

const point = (
  at: (x: number, y: number) => Point,
  x: number,
  y: number,
  name: string,
  place: 'above' | 'below',
) => dot(...at(x, y)) + beside(at(x, y), `*${name}*`, place)

const one = squares(15, 6)
const named = figure(
  {
    name: 'transformations-and-vectors-2/notation',
    title: 'Two vectors on a grid',
    description:
      'A grid of unit squares. An arrow leads from A to B, 4 squares to the right and 3 up; it is named a, and the column with 4 above 3 stands beside it. Another arrow leads from C to D, 3 squares to the right and 4 down; it is named b, and the column with 3 above −4 stands beside it.',
    height: one.height,
  },
  one.lines,
  vector(one, [1, 1], [5, 4], { label: 'a' }),
  vector(one, [9, 5], [12, 1], { label: 'b' }),
  point(one.at, 1, 1, 'A', 'below'),
  point(one.at, 5, 4, 'B', 'above'),
  point(one.at, 9, 5, 'C', 'above'),
  point(one.at, 12, 1, 'D', 'below'),
  columnVector(...one.at(5, 2), 4, 3),
  columnVector(...one.at(13, 3.5), 3, -4),
)

const chain = squares(12, 6)
const adding = figure(
  {
    name: 'transformations-and-vectors-2/adding',
    title: 'Two vectors tip to tail, and their sum',
    description:
      'A grid of unit squares. The vector a leads 3 to the right and 4 up. From its tip the vector b leads 6 to the right and 2 down. A third arrow, a + b, leads from the start of a to the tip of b, 9 to the right and 2 up.',
    height: chain.height,
  },
  chain.lines,
  vectorChain(
    chain,
    [1, 1],
    [
      { by: [3, 4], label: 'a' },
      { by: [6, -2], label: 'b' },
    ],
    { label: 'a + b' },
  ),
)

const many = squares(15, 6)
const multiples = figure(
  {
    name: 'transformations-and-vectors-2/multiples',
    title: 'A vector and three multiples of it',
    description:
      'A grid of unit squares with four parallel arrows. The vector a leads 2 to the right and 2 up. The vector 2a leads 4 to the right and 4 up. The vector −a leads 2 to the left and 2 down. The vector half a leads 1 to the right and 1 up.',
    height: many.height,
  },
  many.lines,
  vector(many, [1, 2], [3, 4], { label: 'a' }),
  vector(many, [4, 1], [8, 5], { label: '2a' }),
  vector(many, [11, 4], [9, 2], { label: '−a', side: 'right' }),
  vector(many, [12, 3], [13, 4]),
  text(...many.at(13.3, 3.1), '½a', { cls: 'b' }),
)

const para = squares(11, 7)
const twoWays = figure(
  {
    name: 'transformations-and-vectors-2/parallelogram',
    title: 'A parallelogram of two vectors',
    description:
      'A grid of unit squares. From one point the vector a leads 6 to the right and 1 up, and the vector b leads 2 to the right and 4 up. Dashed lines complete the parallelogram. An arrow along its diagonal, from the same point, is named a + b.',
    height: para.height,
  },
  para.lines,
  parallelogram(para, [1, 1], { by: [6, 1], label: 'a' }, { by: [2, 4], label: 'b' }, { label: 'a + b' }),
  dot(...para.at(1, 1)),
)

const exam = squares(15, 8)
const lastOne = figure(
  {
    name: 'transformations-and-vectors-2/exam',
    title: 'Two vectors and two points on a grid',
    description:
      'A grid of unit squares. The vector p leads 3 to the right and 1 up. The vector q leads 1 to the left and 3 up. The point K is marked, and the point L, which is 8 squares to the right of K and 6 squares above it.',
    height: exam.height,
  },
  exam.lines,
  vector(exam, [1, 6], [4, 7], { label: 'p' }),
  vector(exam, [14, 1], [13, 4], { label: 'q', side: 'right' }),
  point(exam.at, 2, 1, 'K', 'below'),
  point(exam.at, 10, 7, 'L', 'above'),
)

export const figures = [named, adding, multiples, twoWays, lastOne]
