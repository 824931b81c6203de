import { figure } from '@/lib/figures/figure'
import { arrow, centred, dimension, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.1 Introduction to algebra

function box(x: number, y: number, label: string, cls = 'l w'): Shape {
  return rect(x, y, 76, 34, cls, 6) + centred(x + 38, y + 17, label)
}

const orderOfSteps = figure(
  {
    name: 'algebra-and-graphs-1/order-of-steps',
    title: 'The order of the steps in 5 − 2x² when x = −3',
    description:
      'Four boxes joined by arrows. The first holds x, with −3 below it. The second says square, with 9 below it. The third says times −2, with −18 below it. The fourth says add 5, with −13 below it.',
    height: 84,
  },
  box(4, 10, '*x*', 'l sheet'),
  arrow(80, 27, 96, 27),
  box(96, 10, 'square'),
  arrow(172, 27, 188, 27),
  box(188, 10, '× (−2)'),
  arrow(264, 27, 280, 27),
  box(280, 10, '+ 5'),
  text(42, 68, '−3', { anchor: 'middle' }),
  text(134, 68, '9', { anchor: 'middle' }),
  text(226, 68, '−18', { anchor: 'middle' }),
  text(318, 68, '−13', { anchor: 'middle', cls: 'b' }),
)

const frame = figure(
  {
    name: 'algebra-and-graphs-1/l-shape',
    title: 'An L-shape with sides in letters',
    description:
      'An L-shape with six sides. The base is a, the left side is b. The top, which is short, is c. The right side, which is short, is d. All angles are right angles. Not to scale.',
    height: 190,
  },
  polygon(
    [
      [80, 30],
      [160, 30],
      [160, 100],
      [280, 100],
      [280, 150],
      [80, 150],
    ],
    'l w',
  ),
  text(120, 22, '*c*', { anchor: 'middle' }),
  text(290, 130, '*d*'),
  text(180, 170, '*a*', { anchor: 'middle' }),
  text(70, 96, '*b*', { anchor: 'end' }),
  text(352, 20, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
)

const oneLetter = figure(
  {
    name: 'algebra-and-graphs-1/one-letter-many-numbers',
    title: 'One expression for every row of tables',
    description:
      'Three rows of square tables pushed together in a line, with chairs around them. One table has 4 chairs. Two tables have 6 chairs: two on each long side and one at each end. Three tables have 8 chairs. Below stands: t tables, 2t + 2 chairs.',
    height: 118,
  },
  tables(24, 1),
  tables(110, 2),
  tables(236, 3),
  text(180, 108, '*t* tables: 2*t* + 2 chairs', { anchor: 'middle', cls: 'b' }),
)

function tables(x: number, count: number): Shape {
  const side = 28
  const inside = Array.from({ length: count }, (_, at) => at * side)
  const chairs = inside.map(
    left => rect(x + left + 8, 20, 12, 8, 'l sunk') + rect(x + left + 8, 66, 12, 8, 'l sunk'),
  )
  return (
    inside.map(left => rect(x + left, 33, side, side, 'l w')).join('') +
    chairs.join('') +
    rect(x - 13, 41, 8, 12, 'l sunk') +
    rect(x + count * side + 5, 41, 8, 12, 'l sunk')
  )
}

const braking = figure(
  {
    name: 'algebra-and-graphs-1/stopping-distance',
    title: 'The two parts of a stopping distance',
    description:
      'A line from left to right. The first part, while the driver reacts, is 0.7v metres long. The second part, while the car brakes, is 0.06 times v squared metres long. Together they are d. Not to scale.',
    height: 88,
  },
  rect(20, 40, 120, 22, 'l w'),
  rect(140, 40, 200, 22, 'l sunk'),
  centred(80, 51, 'reacting'),
  centred(240, 51, 'braking'),
  dimension(20, 28, 340, 28, '*d*'),
  text(80, 80, '0.7*v*', { anchor: 'middle' }),
  text(240, 80, '0.06*v*^{2}', { anchor: 'middle' }),
)

export const figures = [orderOfSteps, frame, oneLetter, braking]
