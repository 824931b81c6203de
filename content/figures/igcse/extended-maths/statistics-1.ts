import { figure } from '@/lib/figures/figure'
import { circle, dot, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, chartFigure } from '@/lib/figures/statistics/chart'

// E9.1 Classifying statistical data

/** Tally marks in fives: four strokes and one across. */
function strokes(x: number, y: number, count: number): Shape {
  return Array.from({ length: count }, (_, at) => {
    const [left, place] = [x + Math.floor(at / 5) * 38, at % 5]
    return place === 4
      ? line(left - 4, y + 5, left + 28, y - 11)
      : line(left + place * 8, y - 12, left + place * 8, y + 6)
  }).join('')
}

/** A tally chart without its frequencies. */
export function tallyChart(heading: string, rows: readonly { label: string; count: number }[]): Chart {
  const [left, top, row, middle, right] = [20, 12, 32, 120, 340]
  const bottom = top + row * (rows.length + 1)
  const name = (from: number, to: number, y: number, written: string, cls = '') =>
    text((from + to) / 2, y + 4.5, written, { anchor: 'middle', cls })
  const drawn = rows.map(({ label, count }, at) => {
    const y = top + row * (at + 1.5)
    return (
      line(left, y - row / 2, right, y - row / 2, 'l thin') +
      name(left, middle, y, label) +
      strokes(middle + 18, y + 3, count)
    )
  })
  const counted = rows.map(
    ({ label, count }) => `${label}: full groups ${Math.floor(count / 5)}, single strokes ${count % 5}`,
  )
  return {
    shape:
      rect(left, top, right - left, bottom - top, 'l sheet') +
      line(middle, top, middle, bottom) +
      name(left, middle, top + row / 2, heading, 'b') +
      name(middle, right, top + row / 2, 'Tally', 'b') +
      drawn.join(''),
    height: bottom + 12,
    description: `A tally chart with tally marks in groups of five. ${counted.join('; ')}.`,
  }
}

const colours = chartFigure(
  { name: 'statistics-1/colours', title: 'A tally chart of the colours of cars' },
  tallyChart('Colour', [
    { label: 'Red', count: 7 },
    { label: 'Blue', count: 4 },
    { label: 'White', count: 9 },
    { label: 'Black', count: 2 },
  ]),
)

const box = (x: number, y: number, name: string, below: string): Shape =>
  rect(x - 54, y, 108, 44, 'l w') +
  text(x, y + (below ? 18 : 27), name, { anchor: 'middle', cls: 'b' }) +
  (below ? text(x, y + 35, below, { anchor: 'middle', cls: 's' }) : '')
const kinds = figure(
  {
    name: 'statistics-1/kinds',
    title: 'Kinds of data',
    description:
      'A tree. Data divide into qualitative, in words, and quantitative, in numbers. Quantitative data divide into discrete, counted, and continuous, measured.',
    height: 206,
  },
  box(150, 8, 'data', ''),
  line(150, 52, 80, 78),
  line(150, 52, 220, 78),
  box(80, 78, 'qualitative', 'in words'),
  box(220, 78, 'quantitative', 'in numbers'),
  line(220, 122, 150, 148),
  line(220, 122, 290, 148),
  box(150, 148, 'discrete', 'counted'),
  box(290, 148, 'continuous', 'measured'),
)

const at = (value: number) => 40 + value * 9.2
const classes = figure(
  {
    name: 'statistics-1/classes',
    title: 'Three classes on a scale',
    description:
      'A scale of time in minutes from 0 to 30. Above it lie three bars for three classes, from 0 to 10, from 10 to 20 and from 20 to 30. Each bar begins with an empty circle and ends with a full dot.',
    height: 128,
  },
  line(at(0), 84, at(31), 84),
  ...[0, 10, 20, 30].map(
    value =>
      line(at(value), 84, at(value), 89, 'l thin') +
      text(at(value), 104, String(value), { anchor: 'middle', cls: 's' }),
  ),
  ...[0, 10, 20].map((from, index) => {
    const y = 68 - 22 * index
    return (
      line(at(from) + 4, y, at(from + 10), y, 'p thick') +
      circle(at(from), y, 4, 'l sheet') +
      dot(at(from + 10), y, 'd', 4)
    )
  }),
  text(at(31), 122, '*t* / minutes', { anchor: 'end', cls: 's' }),
)

const pets = chartFigure(
  { name: 'statistics-1/pets', title: 'A tally chart of the number of pets' },
  tallyChart('Pets', [
    { label: '0', count: 8 },
    { label: '1', count: 11 },
    { label: '2', count: 6 },
    { label: '3', count: 5 },
  ]),
)

export const figures = [colours, kinds, classes, pets]
