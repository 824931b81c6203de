import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pictogram, pie } from '@/lib/figures/statistics/pie'
import { stemAndLeaf } from '@/lib/figures/statistics/stem-leaf'

// E9.4 Statistical charts and diagrams

const ways = {
  categories: ['Year 9', 'Year 10', 'Year 11'],
  values: [
    { name: 'walk', values: [30, 20, 25] },
    { name: 'bus', values: [25, 35, 20] },
    { name: 'car', values: [10, 15, 30] },
  ],
  yLabel: 'Number of students',
  height: 150,
}
const dual = chartFigure(
  { name: 'statistics-4/dual', title: 'A dual bar chart of ways to school' },
  barChart({ ...ways, yEvery: 10 }),
)
const composite = chartFigure(
  { name: 'statistics-4/composite', title: 'A composite bar chart of ways to school' },
  barChart({ ...ways, stacked: true, yEvery: 10 }),
)

const sports = chartFigure(
  { name: 'statistics-4/sports', title: 'A pie chart of the sports of 36 members' },
  pie({
    slices: [
      { label: 'Swimming', value: 14 },
      { label: 'Judo', value: 9 },
      { label: 'Tennis', value: 8 },
      { label: 'Rowing', value: 5 },
    ],
    angles: true,
  }),
)

const books = chartFigure(
  { name: 'statistics-4/books', title: 'A pictogram of books' },
  pictogram({
    rows: [
      { label: 'Amir', value: 20 },
      { label: 'Beth', value: 14 },
      { label: 'Chen', value: 26 },
    ],
    each: 8,
    unit: 'books',
  }),
)

const rooms = chartFigure(
  { name: 'statistics-4/rooms', title: 'A bar chart of the number of rooms in 30 flats' },
  barChart({
    categories: ['1', '2', '3', '4', '5'],
    values: [4, 9, 8, 6, 3],
    label: 'Number of rooms',
    yEvery: 1,
    height: 150,
  }),
)

const puzzle = chartFigure(
  { name: 'statistics-4/puzzle', title: 'A stem-and-leaf diagram of 13 times' },
  stemAndLeaf({
    data: [34, 27, 41, 19, 22, 38, 27, 45, 30, 16, 33, 29, 41],
    unit: 's',
  }),
)

const crops = chartFigure(
  { name: 'statistics-4/crops', title: 'A pie chart of the crops on a farm' },
  pie({
    slices: [
      { label: 'Wheat', value: 150, mark: '150°' },
      { label: 'Maize', value: 72, mark: '*x*°' },
      { label: 'Rice', value: 90, mark: '90°' },
      { label: 'Beans', value: 48, mark: '48°' },
    ],
  }),
)

export const figures = [dual, composite, sports, books, rooms, puzzle, crops]
