import { figure } from '@/lib/figures/figure'
import { centred, line, rect, text } from '@/lib/figures/shapes'
import { ringOfPoints, slotFigure } from './permutations-and-combinations-1'

// Figures of examples and questions of topic 11: each hides what is asked.

const TOPIC = 'permutations-and-combinations-asked'

// 11.1 Permutations and combinations

const COURSES = [
  ['Soups', 'tomato', 'leek', 'lentil', 'pea'],
  ['Main dishes', 'curry', 'fish pie', 'omelette', 'pasta', 'risotto', 'stew'],
  ['Desserts', 'apple tart', 'fruit', 'ice cream', 'jelly', 'trifle'],
] as const

const menu = figure(
  {
    name: `${TOPIC}/menu`,
    title: 'The menu of a café',
    description:
      'A menu with three columns. Soups: tomato, leek, lentil, pea. Main dishes: curry, fish pie, omelette, pasta, risotto, stew. Desserts: apple tart, fruit, ice cream, jelly, trifle.',
    height: 182,
  },
  rect(8, 8, 344, 166, 'l sheet', 4),
  ...COURSES.map(([name, ...dishes], column) => {
    const x = 26 + column * 112
    return (
      text(x, 34, name, { cls: 'b' }) +
      line(x, 42, x + 88, 42, 'f') +
      dishes.map((dish, row) => text(x, 62 + row * 20, dish)).join('')
    )
  }),
)

const boxes = slotFigure(
  {
    name: `${TOPIC}/four-digits-drawn`,
    title: 'Four boxes with the numbers of choices',
    description: 'Four boxes in a row hold 3, 5, 4 and 3. Above the first stands: 4, 5 or 6.',
  },
  [{ holds: '3', above: '4, 5 or 6' }, { holds: '5' }, { holds: '4' }, { holds: '3' }].map(each => ({
    ...each,
    fill: 'w',
  })),
  60,
)

// 11.2 Notation and expressions

const cell = (x: number, y: number, holds: string, cls: string) =>
  rect(x - 38, y, 76, 38, cls, 3) + centred(x, y + 19, holds, 'b')

const sum = figure(
  {
    name: `${TOPIC}/two-and-their-sum`,
    title: 'Two neighbouring numbers of combinations and the number below them',
    description:
      'Two boxes side by side in a row labelled n objects: the left one, headed r = 3, holds k; the right one, headed r = 4, is empty. Lines lead from both to a box below, in a row labelled n + 1 objects and headed r = 4, which holds 5k.',
    height: 146,
  },
  text(10, 50, '*n* objects', { cls: 's' }),
  text(10, 126, '*n* + 1 objects', { cls: 's' }),
  line(160, 65, 205, 103, 'l thin'),
  line(270, 65, 225, 103, 'l thin'),
  cell(160, 27, '*k*', 'l w'),
  cell(270, 27, '', 'l sheet'),
  cell(215, 103, '5*k*', 'l hl'),
  text(160, 18, '*r* = 3', { anchor: 'middle', cls: 's' }),
  text(270, 18, '*r* = 4', { anchor: 'middle', cls: 's' }),
  text(262, 126, '*r* = 4', { cls: 's' }),
)

const pairs = (count: number) =>
  Array.from({ length: count * count }, (_, at): [number, number] => [
    Math.floor(at / count),
    at % count,
  ]).filter(([one, other]) => one < other)

const league = ringOfPoints(
  {
    name: `${TOPIC}/league`,
    title: 'Seven teams, each joined to each',
    description:
      'Seven points A to G on a circle. Each of them is joined to each of the others by a straight line.',
  },
  7,
  pairs(7),
)

const shelf = slotFigure(
  {
    name: `${TOPIC}/kept-and-sold`,
    title: 'Eight books, some kept and some sold',
    description:
      'Eight boxes in a row hold the letters A to H. B and F are shaded and marked sold; the other six are white and marked kept.',
  },
  [...'ABCDEFGH'].map(holds => ({
    holds,
    below: 'BF'.includes(holds) ? 'sold' : 'kept',
    fill: 'BF'.includes(holds) ? 'hl' : '',
  })),
)

export const figures = [menu, boxes, sum, league, shelf]
