import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, line, type Point, polar, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pictogram, pie, sector } from '@/lib/figures/statistics/pie'
import { tallyChart } from './statistics-1'

// Figures that are read in worked examples and questions.

const TOPIC = 'statistics-asked'

// E9.1

const RUNS = [8, 10, 15, 21, 9, 11, 20, 25, 13, 18, 22, 30]
const place = (minutes: number) => 22 + minutes * 10
const runs = figure(
  {
    name: `${TOPIC}/run-times`,
    title: 'The times of twelve runners on a scale',
    description:
      'A scale of time from 0 to 32 minutes with a mark for each minute. Twelve dots stand above it, at 8, 9, 10, 11, 13, 15, 18, 20, 21, 22, 25 and 30 minutes.',
    height: 84,
  },
  line(place(0), 40, place(32), 40),
  ...Array.from({ length: 33 }, (_, minute) => {
    const long = minute % 5 === 0
    return (
      line(place(minute), 40, place(minute), long ? 49 : 45, 'l thin') +
      (long ? text(place(minute), 63, String(minute), { anchor: 'middle', cls: 's' }) : '')
    )
  }),
  ...RUNS.map(minutes => dot(place(minutes), 30, 'pd', 3.6)),
  text(place(32), 80, 'Time / minutes', { anchor: 'end', cls: 's' }),
)

const birds = chartFigure(
  { name: `${TOPIC}/birds`, title: 'A tally chart of the birds in a garden' },
  tallyChart('Bird', [
    { label: 'Sparrow', count: 21 },
    { label: 'Robin', count: 4 },
    { label: 'Starling', count: 13 },
  ]),
)

// E9.2

const pieOf = (x: number, angle: number, name: string): Shape => {
  const [lx, ly] = polar(x, 80, 34, 90 - angle / 2)
  return (
    sector(x, 80, 62, 0, angle, 'l w') +
    sector(x, 80, 62, angle, 360, 'l sheet') +
    text(lx, ly, 'tennis', { anchor: 'middle', cls: 's' }) +
    text(lx, ly + 15, `${angle}°`, { anchor: 'middle', cls: 's' }) +
    text(...polar(x, 88, 32, 270 - angle / 2), 'others', { anchor: 'middle', cls: 's' }) +
    text(x, 164, name, { anchor: 'middle' })
  )
}
const tennis = figure(
  {
    name: `${TOPIC}/two-pie-charts`,
    title: 'Pie charts of the sports of adults and of children',
    description:
      'Two pie charts of the same size. The left one is for 240 adults; its sector for tennis has an angle of 135 degrees. The right one is for 400 children; its sector for tennis has an angle of 108 degrees. The rest of each circle is for other sports.',
    height: 174,
  },
  pieOf(92, 135, '240 adults'),
  pieOf(268, 108, '400 children'),
)

const tall = (value: number) => 150 - ((value - 500) / 80) * 112
const cut = figure(
  {
    name: `${TOPIC}/cut-axis`,
    title: 'A bar chart whose vertical axis begins at 500',
    description:
      'A bar chart of the visitors of a museum in two weeks. The vertical axis is marked from 500 to 580 in steps of 20. The bar of week 1 ends at 520, the bar of week 2 at 560.',
    height: 180,
  },
  ...[500, 520, 540, 560, 580].map(
    value =>
      line(70, tall(value), 310, tall(value), 'f') +
      text(62, tall(value) + 4, String(value), { anchor: 'end', cls: 's' }),
  ),
  rect(116, tall(520), 50, 150 - tall(520), 'l w'),
  rect(216, tall(560), 50, 150 - tall(560), 'l w'),
  line(70, 30, 70, 150),
  line(70, 150, 314, 150),
  text(28, 20, 'Visitors'),
  text(141, 168, 'week 1', { anchor: 'middle', cls: 's' }),
  text(241, 168, 'week 2', { anchor: 'middle', cls: 's' }),
)

// E9.3

const quiz = chartFigure(
  { name: `${TOPIC}/quiz`, title: 'The points of eight players in a quiz' },
  barChart({
    categories: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    values: [7, 12, 4, 9, 9, 15, 10, 14],
    yLabel: 'Points',
    label: 'Player',
    yEvery: 2,
    height: 176,
  }),
)

const dice = chartFigure(
  { name: `${TOPIC}/dice`, title: 'A bar chart of 50 rolls of a dice' },
  barChart({
    categories: ['1', '2', '3', '4', '5', '6'],
    values: [8, 10, 5, 9, 7, 11],
    label: 'Score',
    yEvery: 1,
    height: 176,
  }),
)

// E9.4

const cars = chartFigure(
  { name: `${TOPIC}/cars`, title: 'A pictogram of the cars in three car parks' },
  pictogram({
    rows: [
      { label: 'North', value: 30 },
      { label: 'South', value: 51 },
      { label: 'West', value: 36 },
    ],
    each: 12,
    symbol: 'square',
    unit: 'cars',
  }),
)

const books = chartFigure(
  { name: `${TOPIC}/books-drawn`, title: 'The finished pie chart of the books' },
  pie({
    slices: [
      { label: 'Novels', value: 20 },
      { label: 'Comics', value: 16 },
      { label: 'Others', value: 36 },
    ],
    angles: true,
  }),
)

// E9.5

const TREES: readonly Point[] = [
  [1, 3],
  [2, 6],
  [3, 6],
  [4, 9],
  [5, 9],
  [6, 10],
  [7, 13],
  [9, 16],
  [10, 16.5],
  [11, 19],
]
const on = graph({
  x: { label: 'Age, *x* / years', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
  y: { label: 'Height, *y* / m', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true, parts: 4 },
  left: 48,
  top: 34,
  width: 292,
  height: 200,
})
const trees = figure(
  {
    name: `${TOPIC}/trees`,
    title: 'A scatter diagram of the ages and heights of trees, with a line of best fit',
    description: `Graph paper with age x in years from 0 to 12 and height y in metres from 0 to 20. There are crosses at ${TREES.map(([x, y]) => `(${x}, ${y})`).join(', ')}. A straight line of best fit begins at (1, 3.5), passes through (2, 5) and (10, 17), and ends at (11.5, 19.25).`,
    height: 280,
  },
  on.axes,
  on.line([
    [1, 3.5],
    [11.5, 19.25],
  ]),
  on.points(TREES),
)

const PAGES: readonly Point[] = [
  [60, 120],
  [100, 240],
  [140, 260],
  [160, 640],
  [180, 380],
  [220, 400],
  [260, 520],
  [300, 540],
  [340, 660],
  [380, 680],
]
const massOn = graph({
  x: { label: 'Number of pages', max: 400, ticks: [0, 100, 200, 300, 400], grid: true, parts: 5 },
  y: { label: 'Mass / g', max: 800, ticks: [0, 200, 400, 600, 800], grid: true, parts: 5 },
  left: 48,
  top: 34,
  width: 292,
  height: 200,
})
const massSeen = `Graph paper with the number of pages from 0 to 400 and the mass in grams from 0 to 800. There are crosses at ${PAGES.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`
const masses = figure(
  {
    name: `${TOPIC}/books`,
    title: 'A scatter diagram of the pages and masses of books',
    description: massSeen,
    height: 280,
  },
  massOn.axes,
  massOn.points(PAGES),
)
const fitted = figure(
  {
    name: `${TOPIC}/books-with-line`,
    title: 'The same scatter diagram with a line of best fit',
    description: `${massSeen} A straight line of best fit rises from (60, 140) to (380, 700). The cross at (160, 640) lies far above it. Dashed lines lead from 200 pages up to the line and across to 385 g.`,
    height: 280,
  },
  massOn.axes,
  massOn.line([
    [60, 140],
    [380, 700],
  ]),
  massOn.guide(200, 385, 'r dash'),
  massOn.points(PAGES),
)

export const figures = [runs, birds, tennis, cut, quiz, dice, cars, books, trees, masses, fitted]
