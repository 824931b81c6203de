import { figure } from '@/lib/figures/figure'
import { arrow, centred, dimension, line, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.2 Algebraic manipulation

const areaModel = figure(
  {
    name: 'algebra-and-graphs-2/area-model',
    title: 'The area of a rectangle with sides x + 5 and x + 3',
    description:
      'A rectangle x + 5 wide and x + 3 high is cut into four parts: a square with area x squared, a rectangle of area 5x beside it, a rectangle of area 3x below the square, and a rectangle of area 15 in the corner.',
    height: 190,
  },
  rect(90, 34, 120, 90, 'l w'),
  rect(210, 34, 80, 90, 'l sheet'),
  rect(90, 124, 120, 50, 'l sheet'),
  rect(210, 124, 80, 50, 'l sunk'),
  centred(150, 79, '*x*^{2}'),
  centred(250, 79, '5*x*'),
  centred(150, 149, '3*x*'),
  centred(250, 149, '15'),
  text(150, 26, '*x*', { anchor: 'middle' }),
  text(250, 26, '5', { anchor: 'middle' }),
  text(80, 83, '*x*', { anchor: 'end' }),
  text(80, 153, '3', { anchor: 'end' }),
)

const squares = figure(
  {
    name: 'algebra-and-graphs-2/difference-of-squares',
    title: 'A large square with a small square cut out of it, rearranged',
    description:
      'Left: a square of side a with a square of side b cut out of its lower right corner. The part that is left is cut by a dashed line into a wide rectangle and a narrow one. Right: the narrow one has been turned and set beside the wide one. Together they make a rectangle a + b wide and a − b high.',
    height: 176,
  },
  rect(30, 34, 120, 74, 'l w'),
  rect(30, 108, 74, 46, 'l sunk'),
  rect(104, 108, 46, 46, 'l dash'),
  text(90, 26, '*a*', { anchor: 'middle' }),
  text(22, 98, '*a*', { anchor: 'end' }),
  centred(127, 131, '*b*^{2}'),
  text(158, 76, '*a* − *b*'),
  text(67, 172, '*a* − *b*', { anchor: 'middle' }),
  rect(204, 34, 100, 62, 'l w'),
  rect(304, 34, 38, 62, 'l sunk'),
  text(254, 26, '*a*', { anchor: 'middle' }),
  text(323, 26, '*b*', { anchor: 'middle' }),
  text(273, 116, '(*a* + *b*)(*a* − *b*)', { anchor: 'middle', cls: 'b' }),
)

const completing = figure(
  {
    name: 'algebra-and-graphs-2/completing-the-square',
    title: 'Completing the square for x² + 6x',
    description:
      'A square of side x has a strip of area 3x on its right and another strip of area 3x below it. Each strip is 3 wide. The corner between the strips is empty and drawn with a dashed line; its area is 9. With the corner it would be a square of side x + 3.',
    height: 186,
  },
  rect(100, 34, 100, 92, 'l w'),
  rect(200, 34, 42, 92, 'l sunk'),
  rect(100, 126, 100, 42, 'l sunk'),
  rect(200, 126, 42, 42, 'r dash'),
  centred(150, 80, '*x*^{2}'),
  centred(221, 80, '3*x*'),
  centred(150, 147, '3*x*'),
  centred(221, 147, '9', 'tr'),
  text(150, 26, '*x*', { anchor: 'middle' }),
  text(221, 26, '3', { anchor: 'middle' }),
  text(92, 84, '*x*', { anchor: 'end' }),
  text(92, 151, '3', { anchor: 'end' }),
  text(254, 151, 'missing corner', { cls: 'tr' }),
)

function lane(y: number, question: string, answer: string): Shape {
  return (
    rect(8, y, 168, 36, 'l w', 6) +
    centred(92, y + 18, question) +
    arrow(176, y + 18, 206, y + 18) +
    rect(206, y, 146, 36, 'l sheet', 6) +
    centred(279, y + 18, answer)
  )
}

const choose = figure(
  {
    name: 'algebra-and-graphs-2/which-factorising',
    title: 'Which way to factorise',
    description:
      'A list to go down. First: a common factor in all terms, take it out. Then count the terms that are left. Two terms that are squares with a minus: difference of two squares, with two brackets. Three terms with x squared: two brackets, sum and product. Four terms: grouping in pairs. At the end: can a bracket be factorised again?',
    height: 228,
  },
  lane(8, 'a factor of all terms?', 'take it out first'),
  line(92, 44, 92, 54),
  lane(54, '2 terms: *a*^{2} − *b*^{2}', '(*a* + *b*)(*a* − *b*)'),
  line(92, 90, 92, 100),
  lane(100, '3 terms with *x*^{2}', 'two brackets'),
  line(92, 136, 92, 146),
  lane(146, '4 terms', 'group in pairs'),
  text(180, 210, 'Last: can a bracket be factorised again?', { anchor: 'middle', cls: 'b' }),
)

const path = figure(
  {
    name: 'algebra-and-graphs-2/lawn-with-path',
    title: 'A rectangular lawn with a square pond',
    description:
      'A rectangle, 2x + 3 metres wide and x + 4 metres high. In it lies a square of side x metres, which is the pond. The rest is the lawn. Not to scale.',
    height: 190,
  },
  rect(80, 40, 200, 120, 'l w'),
  rect(120, 64, 70, 70, 'l sheet'),
  dimension(80, 28, 280, 28, '(2*x* + 3) m'),
  text(72, 104, '(*x* + 4) m', { anchor: 'end' }),
  text(155, 152, '*x* m', { anchor: 'middle' }),
  centred(155, 99, 'pond'),
  centred(236, 99, 'lawn'),
  text(352, 182, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
)

export const figures = [areaModel, squares, completing, choose, path]
