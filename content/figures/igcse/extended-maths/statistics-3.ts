import { figure } from '@/lib/figures/figure'
import { dot, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { stemAndLeaf } from '@/lib/figures/statistics/stem-leaf'

// E9.3 Averages and measures of spread

const goals = chartFigure(
  { name: 'statistics-3/goals', title: 'A bar chart of the goals scored in 20 matches' },
  barChart({
    categories: ['0', '1', '2', '3', '4'],
    values: [3, 5, 6, 4, 2],
    label: 'Number of goals',
    yEvery: 1,
    height: 150,
  }),
)

/** Pay on a scale from 250 to 950 dollars. */
const place = (pay: number) => 26 + ((pay - 250) / 700) * 308
const PAY = [300, 310, 320, 320, 330, 340, 350, 890]
const extreme = figure(
  {
    name: 'statistics-3/extreme',
    title: 'Median and mean of eight wages',
    description:
      'A scale of weekly pay in dollars from 300 to 900. Seven dots lie close together between 300 and 350, two of them above one another at 320, and one dot lies far away at 890. An arrow marks the median at 325, among the seven dots, and another the mean at 395, to the right of them all.',
    height: 132,
  },
  line(20, 84, 344, 84),
  ...[300, 400, 500, 600, 700, 800, 900].map(
    pay =>
      line(place(pay), 84, place(pay), 89, 'l thin') +
      text(place(pay), 103, String(pay), { anchor: 'middle', cls: 's' }),
  ),
  ...PAY.map((pay, at) => dot(place(pay), at === 3 ? 66 : 75, 'pd', 3.4)),
  line(place(325), 42, place(325), 58, 'g'),
  text(place(325) - 6, 36, 'median', { anchor: 'middle' }),
  line(place(395), 42, place(395), 80, 'r'),
  text(place(395) + 14, 36, 'mean', { anchor: 'middle' }),
  text(344, 124, 'Weekly pay / $', { anchor: 'end', cls: 's' }),
)

const ORDERED = [4, 7, 9, 12, 13, 15, 18, 21, 24, 26, 30]
const [WIDE, LEFT] = [30, 15]
const middleOf = (at: number) => LEFT + WIDE * (at + 0.5)
const under = (from: number, to: number, name: string): Shape =>
  line(middleOf(from) - 11, 72, middleOf(to) + 11, 72, 'l thin') +
  text((middleOf(from) + middleOf(to)) / 2, 88, name, { anchor: 'middle', cls: 's' })
const over = (at: number, name: string): Shape =>
  text(middleOf(at), 22, name, { anchor: 'middle', cls: 's' }) +
  line(middleOf(at), 26, middleOf(at), 33, 'l thin')
const halves = figure(
  {
    name: 'statistics-3/halves',
    title: 'Median and quartiles of eleven values',
    description:
      'The values 4, 7, 9, 12, 13, 15, 18, 21, 24, 26 and 30 stand in a row. The sixth, 15, is marked as the median. The five values on its left are marked as the lower half, and their middle one, 9, as the lower quartile. The five on its right are marked as the upper half, and their middle one, 24, as the upper quartile.',
    height: 98,
  },
  ...ORDERED.map(
    (value, at) =>
      rect(middleOf(at) - 12, 36, 24, 28, [2, 5, 8].includes(at) ? 'l w' : 'f sheet') +
      text(middleOf(at), 55, String(value), { anchor: 'middle' }),
  ),
  over(2, 'lower quartile'),
  over(5, 'median'),
  over(8, 'upper quartile'),
  under(0, 4, 'lower half'),
  under(6, 10, 'upper half'),
)

const across = (value: number) => 40 + value * 7
const EDGES = [0, 10, 20, 30, 40]
const mids = figure(
  {
    name: 'statistics-3/mid-values',
    title: 'Four classes and their mid-interval values',
    description:
      'A scale of time from 0 to 40 minutes, divided at 10, 20 and 30 into four classes. Above the middle of each class stands its mid-interval value, 5, 15, 25 and 35, and below it its frequency, 4, 9, 5 and 2.',
    height: 120,
  },
  line(across(0), 50, across(40), 50),
  ...EDGES.map(
    edge =>
      line(across(edge), 42, across(edge), 58) +
      text(across(edge), 76, String(edge), { anchor: 'middle', cls: 's' }),
  ),
  ...[4, 9, 5, 2].map((frequency, at) => {
    const x = across(5 + 10 * at)
    return (
      dot(x, 50, 'pd') +
      text(x, 34, String(5 + 10 * at), { anchor: 'middle', cls: 'b' }) +
      text(x, 76, `*f* = ${frequency}`, { anchor: 'middle' })
    )
  }),
  text(across(20), 16, 'mid-interval values', { anchor: 'middle', cls: 's' }),
  text(across(40), 104, 'Time / minutes', { anchor: 'end', cls: 's' }),
)

const jumps = chartFigure(
  { name: 'statistics-3/jumps', title: 'A stem-and-leaf diagram of 15 jumps' },
  stemAndLeaf({
    data: [3.4, 3.8, 4.1, 4.3, 4.3, 4.6, 4.7, 5.0, 5.2, 5.2, 5.5, 5.8, 6.1, 6.4, 6.6],
    leaf: 0.1,
    unit: 'm',
  }),
)

export const figures = [goals, extreme, halves, mids, jumps]
