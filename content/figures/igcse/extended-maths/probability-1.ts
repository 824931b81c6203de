import { figure } from '@/lib/figures/figure'
import { line, polar, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { sector } from '@/lib/figures/statistics/pie'
import { venn } from '@/lib/figures/statistics/venn'

// E8.1 Introduction to probability

const at = (probability: number) => 40 + probability * 280
const words = [
  [0, 'impossible'],
  [0.25, 'unlikely'],
  [0.5, 'even chance'],
  [0.75, 'likely'],
  [1, 'certain'],
] as const

const scale = figure(
  {
    name: 'probability-1/scale',
    title: 'The probability scale',
    description:
      'A line from 0 to 1 with marks at 0, a quarter, a half, three quarters and 1. Below the marks stand the words impossible, unlikely, even chance, likely and certain.',
    height: 84,
  },
  line(at(0), 40, at(1), 40),
  ...words.map(
    ([place, word]) =>
      line(at(place), 33, at(place), 47) +
      text(at(place), 24, String(place), { anchor: 'middle' }) +
      text(at(place), 64, word, { anchor: 'middle', cls: 's' }),
  ),
)

const SECTIONS = [1, 3, 2, 3, 5, 1, 3, 4]
const spinner = figure(
  {
    name: 'probability-1/spinner',
    title: 'A spinner with eight equal sections',
    description: `A round spinner with eight equal sections. Clockwise from the top they are numbered ${SECTIONS.join(', ')}.`,
    height: 190,
  },
  ...SECTIONS.map((number, index) => {
    const [x, y] = polar(180, 95, 54, 90 - (index + 0.5) * 45)
    return (
      sector(180, 95, 80, index * 45, (index + 1) * 45, 'l') +
      text(x, y + 4.5, String(number), { anchor: 'middle' })
    )
  }),
)

const bars = barChart({
  categories: ['0', '1', '2', '3', '4'],
  values: [4, 7, 5, 3, 1],
  yLabel: 'Number of matches',
  label: 'Goals in a match',
  yEvery: 1,
})
const goals = figure(
  {
    name: 'probability-1/goals',
    title: 'A bar chart of the goals in each match',
    description: bars.description ?? '',
    height: bars.height,
  },
  bars.shape,
)

const two = venn({ sets: ['A', 'B'], numbers: { A: 9, AB: 5, B: 10, none: 6 } })
const clubs = figure(
  {
    name: 'probability-1/clubs',
    title: 'A Venn diagram of two clubs',
    description: two.description ?? '',
    height: two.height,
  },
  two.shape,
)

const sport = venn({ sets: ['S', 'R'], numbers: { S: 9, SR: '*x*', R: '2*x*', none: 7 } })
const gym = figure(
  {
    name: 'probability-1/gym',
    title: 'A Venn diagram of people at a gym',
    description: sport.description?.replaceAll('*', '') ?? '',
    height: sport.height,
  },
  sport.shape,
)

export const figures = [scale, spinner, goals, clubs, gym]
