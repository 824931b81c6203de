import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, rect, text } from '@/lib/figures/shapes'
import { ringOfPoints, slotRow } from './permutations-and-combinations-1'

// 11.2 Notation and expressions

const people = [...'ABCDEFG']

const takenAndLeft = figure(
  {
    name: 'permutations-and-combinations-2/taken-and-left',
    title: 'Five taken, two left',
    description:
      'Seven boxes in a row hold the letters A to G. A, B, D, E and G are shaded and marked taken; C and F are white and marked left.',
    height: 96,
  },
  slotRow(
    people.map(each => ({
      holds: each,
      below: 'CF'.includes(each) ? 'left' : 'taken',
      fill: 'CF'.includes(each) ? '' : 'w',
    })),
  ),
)

const pairs = (count: number) =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - 1 - one }, (_, more): [number, number] => [one, one + 1 + more]),
  ).flat()

const handshakes = ringOfPoints(
  {
    name: 'permutations-and-combinations-2/handshakes',
    title: 'Six people, each joined to each',
    description:
      'Six points A to F on a circle. Each of them is joined to each of the others by a straight line.',
  },
  6,
  pairs(6),
)

const [all, withOne, without] = [
  box(110, 10, 140, 46, 'choose *r* from\n*n* + 1 people'),
  box(12, 116, 160, 62, 'Ana is taken:\nchoose *r* − 1 from\nthe other *n*', 'l w'),
  box(188, 116, 160, 62, 'Ana is left out:\nchoose *r* from\nthe other *n*', 'l rw'),
]

const withAndWithout = figure(
  {
    name: 'permutations-and-combinations-2/with-and-without',
    title: 'Selections with and without one person',
    description:
      'A box at the top: choose r from n + 1 people. Arrows lead from it to two boxes below. Left: Ana is taken, choose r − 1 from the other n. Right: Ana is left out, choose r from the other n.',
    height: 186,
  },
  all.shape + withOne.shape + without.shape,
  arrow(150, 56, 96, 112, { cls: 'l' }),
  arrow(210, 56, 264, 112, { cls: 'l' }),
)

const cancelled = figure(
  {
    name: 'permutations-and-combinations-2/cancelled',
    title: 'The places of seven objects, four of them wanted',
    description:
      'Seven boxes in a row hold the factors 7, 6, 5, 4, 3, 2 and 1. The first four are shaded and bracketed as four places that are filled; the last three are bracketed as (7 − 4)!, which cancels.',
    height: 104,
  },
  slotRow(
    [7, 6, 5, 4, 3, 2, 1].map(each => ({ holds: String(each), fill: each > 3 ? 'w' : 'sunk' })),
    14,
  ),
  rect(18, 62, 182, 2, 'pd'),
  text(109, 84, '4 places filled', { anchor: 'middle', cls: 's' }),
  rect(207, 62, 135, 2, 'd'),
  text(274, 84, '(7 − 4)!, cancels', { anchor: 'middle', cls: 's' }),
)

export const figures = [takenAndLeft, handshakes, withAndWithout, cancelled]
