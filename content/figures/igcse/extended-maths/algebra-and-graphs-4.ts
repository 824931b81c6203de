import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { centred, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.4 Indices II

function letters(x: number, y: number, count: number, letter: string, cls: string): Shape {
  return Array.from(
    { length: count },
    (_, at) => rect(x + at * 26, y, 24, 28, cls) + centred(x + at * 26 + 12, y + 14, `*${letter}*`),
  ).join('')
}

const counting = figure(
  {
    name: 'algebra-and-graphs-4/counting-factors',
    title: 'Why indices are added, subtracted and multiplied',
    description:
      'Three rows of boxes, each box one factor x. First row: three boxes times two boxes make x to the power 5. Second row: five boxes with two crossed out make x to the power 3. Third row: three groups of two boxes make x to the power 6.',
    height: 144,
  },
  letters(12, 10, 3, 'x', 'l w'),
  text(102, 29, '×', { anchor: 'middle' }),
  letters(114, 10, 2, 'x', 'l sunk'),
  text(196, 29, '*x*^{3} × *x*^{2} = *x*^{3+2} = *x*^{5}'),
  letters(12, 54, 5, 'x', 'l w'),
  line(90, 80, 112, 56, 'r'),
  line(116, 80, 138, 56, 'r'),
  text(196, 73, '*x*^{5} ÷ *x*^{2} = *x*^{5−2} = *x*^{3}'),
  letters(12, 98, 2, 'x', 'l w'),
  letters(70, 98, 2, 'x', 'l w'),
  letters(128, 98, 2, 'x', 'l w'),
  text(196, 117, '(*x*^{2})^{3} = *x*^{2×3} = *x*^{6}'),
)

const on = plane({
  x: { min: -2, max: 4, every: 1 },
  y: { min: 0, max: 16, every: 4 },
  grid: true,
  height: 190,
})

const oneAnswer = figure(
  {
    name: 'algebra-and-graphs-4/one-solution',
    title: 'The graph of y = 2 to the power x and the line y = 8',
    description:
      'A grid with x from −2 to 4 and y from 0 to 16. The curve y = 2 to the power x rises ever more steeply, through (0, 1), (1, 2), (2, 4) and (4, 16). A dashed line at y = 8 meets it once, at x = 3.',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, x => 2 ** x),
  on.guide(3, 8),
  mark(on, [3, 8]),
  on.label(1.9, 9, '*y* = 8', { anchor: 'end' }),
  on.label(1, 5.6, '*y* = 2^{x}', { anchor: 'end', cls: 'tp' }),
)

const cube = figure(
  {
    name: 'algebra-and-graphs-4/cube',
    title: 'A cube with its edge in x',
    description: 'A cube. Its edge is labelled 2x to the power 3, in centimetres. Not to scale.',
    height: 168,
  },
  polygon(
    [
      [110, 56],
      [200, 56],
      [200, 146],
      [110, 146],
    ],
    'l w',
  ),
  polygon(
    [
      [110, 56],
      [146, 24],
      [236, 24],
      [200, 56],
    ],
    'l sheet',
  ),
  polygon(
    [
      [200, 56],
      [236, 24],
      [236, 114],
      [200, 146],
    ],
    'l sunk',
  ),
  text(155, 163, '2*x*^{3} cm', { anchor: 'middle' }),
  text(352, 160, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
)

function stepBox(y: number, first: string, why: string): Shape {
  return rect(8, y, 150, 30, 'l w', 6) + centred(83, y + 15, first) + text(170, y + 20, why)
}

const sameBase = figure(
  {
    name: 'algebra-and-graphs-4/same-base',
    title: 'Solving an equation with powers of one base',
    description:
      'Four lines, one below the other. 3 to the power x + 2 equals 9 to the power x: the question. 3 to the power x + 2 equals 3 to the power 2x: write both sides with the base 3. x + 2 = 2x: the indices must be equal. x = 2: solve.',
    height: 148,
  },
  stepBox(6, '3^{x + 2} = 9^{x}', 'two bases'),
  stepBox(41, '3^{x + 2} = 3^{2x}', 'the same base: 9 is 3^{2}'),
  stepBox(76, '*x* + 2 = 2*x*', 'so the indices are equal'),
  stepBox(111, '*x* = 2', 'check: 3^{4} = 81 and 9^{2} = 81'),
)

export const figures = [counting, oneAnswer, cube, sameBase]
