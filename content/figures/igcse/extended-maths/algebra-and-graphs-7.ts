import { figure } from '@/lib/figures/figure'
import { centred, dot, line, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.7 Sequences

/** Rows of differences under a row of terms; each stands between the two above it. */
function rows(top: number, left: number, step: number, lists: readonly (readonly string[])[]): Shape {
  return lists
    .flatMap((list, row) =>
      list.map((each, at) => {
        const [x, y] = [left + at * step + (row * step) / 2, top + row * 40]
        const ties =
          row === 0
            ? ''
            : line(x - step / 2 + 6, y - 28, x - 5, y - 12, 'l thin') +
              line(x + step / 2 - 6, y - 28, x + 5, y - 12, 'l thin')
        return ties + centred(x, y, each, row === lists.length - 1 ? 'b' : undefined)
      }),
    )
    .join('')
}

const linear = figure(
  {
    name: 'algebra-and-graphs-7/linear-differences',
    title: 'The differences of a linear sequence',
    description:
      'The terms 5, 8, 11, 14, 17 in a row. Below them, between each pair, the difference: 3 each time.',
    height: 84,
  },
  text(8, 24, 'terms', { cls: 's' }),
  text(8, 64, 'differences', { cls: 's' }),
  rows(20, 104, 56, [
    ['5', '8', '11', '14', '17'],
    ['+3', '+3', '+3', '+3'],
  ]),
)

const quadratic = figure(
  {
    name: 'algebra-and-graphs-7/quadratic-differences',
    title: 'First and second differences of a quadratic sequence',
    description:
      'The terms 6, 15, 28, 45, 66 in a row. Below them the first differences 9, 13, 17, 21. Below these the second differences, 4 each time.',
    height: 124,
  },
  text(8, 24, 'terms', { cls: 's' }),
  text(8, 64, '1st differences', { cls: 's' }),
  text(8, 104, '2nd differences', { cls: 's' }),
  rows(20, 120, 54, [
    ['6', '15', '28', '45', '66'],
    ['9', '13', '17', '21'],
    ['4', '4', '4'],
  ]),
)

const cubic = figure(
  {
    name: 'algebra-and-graphs-7/cubic-differences',
    title: 'Three rows of differences of a cubic sequence',
    description:
      'The terms 3, 12, 33, 72, 135, 228 in a row. First differences 9, 21, 39, 63, 93. Second differences 12, 18, 24, 30. Third differences 6, each time.',
    height: 164,
  },
  rows(20, 40, 56, [
    ['3', '12', '33', '72', '135', '228'],
    ['9', '21', '39', '63', '93'],
    ['12', '18', '24', '30'],
    ['6', '6', '6'],
  ]),
)

function triangleOfDots(x: number, y: number, n: number): Shape {
  return Array.from({ length: n }, (_, row) =>
    Array.from({ length: row + 1 }, (_, at) => dot(x + (at - row / 2) * 16, y + row * 14, 'pd', 4)).join(''),
  ).join('')
}

function squareOfDots(x: number, y: number, n: number): Shape {
  return Array.from({ length: n * n }, (_, at) =>
    dot(x + (at % n) * 14, y + Math.floor(at / n) * 14, 'd', 4),
  ).join('')
}

const dots = figure(
  {
    name: 'algebra-and-graphs-7/triangles-and-squares',
    title: 'Triangular numbers and square numbers as dots',
    description:
      'Upper row: triangles of dots with 1, 3, 6 and 10 dots; each has one row more than the one before. Lower row: squares of dots with 1, 4, 9 and 16 dots.',
    height: 186,
  },
  triangleOfDots(50, 16, 1),
  triangleOfDots(130, 16, 2),
  triangleOfDots(216, 16, 3),
  triangleOfDots(310, 16, 4),
  ...['1', '3', '6', '10'].map((each, at) =>
    text([50, 130, 216, 310][at] ?? 0, 84, each, { anchor: 'middle' }),
  ),
  squareOfDots(50, 108, 1),
  squareOfDots(123, 108, 2),
  squareOfDots(202, 108, 3),
  squareOfDots(289, 108, 4),
  ...['1', '4', '9', '16'].map((each, at) =>
    text([50, 130, 216, 310][at] ?? 0, 178, each, { anchor: 'middle' }),
  ),
)

/** A row of squares made of sticks. */
function sticks(x: number, y: number, count: number): Shape {
  const side = 28
  return (
    Array.from({ length: count + 1 }, (_, at) =>
      line(x + at * side, y + 2, x + at * side, y + side - 2),
    ).join('') +
    Array.from(
      { length: count },
      (_, at) =>
        line(x + at * side + 2, y, x + at * side + side - 2, y) +
        line(x + at * side + 2, y + side, x + at * side + side - 2, y + side),
    ).join('')
  )
}

const pattern = figure(
  {
    name: 'algebra-and-graphs-7/stick-pattern',
    title: 'Patterns of squares made of sticks',
    description:
      'Pattern 1 is one square made of 4 sticks. Pattern 2 is two squares side by side that share a stick, 7 sticks. Pattern 3 is three squares in a row, 10 sticks.',
    height: 84,
  },
  sticks(40, 14, 1),
  sticks(124, 14, 2),
  sticks(236, 14, 3),
  text(54, 66, 'Pattern 1', { anchor: 'middle' }),
  text(152, 66, 'Pattern 2', { anchor: 'middle' }),
  text(278, 66, 'Pattern 3', { anchor: 'middle' }),
)

const growing = figure(
  {
    name: 'algebra-and-graphs-7/growing-rectangles',
    title: 'Rectangles of tiles that are one tile longer than they are high',
    description:
      'Pattern 1 is a rectangle of tiles 1 high and 2 long. Pattern 2 is 2 high and 3 long. Pattern 3 is 3 high and 4 long.',
    height: 100,
  },
  ...[1, 2, 3].map(n =>
    Array.from({ length: n * (n + 1) }, (_, at) =>
      rect(n * n * 5 + n * 75 - 40 + (at % (n + 1)) * 20, 10 + Math.floor(at / (n + 1)) * 20, 20, 20, 'l w'),
    ).join(''),
  ),
  text(60, 92, 'Pattern 1', { anchor: 'middle' }),
  text(160, 92, 'Pattern 2', { anchor: 'middle' }),
  text(280, 92, 'Pattern 3', { anchor: 'middle' }),
)

export const figures = [linear, quadratic, cubic, dots, pattern, growing]
