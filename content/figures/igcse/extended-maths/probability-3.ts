import { figure } from '@/lib/figures/figure'
import { circle, dot, line, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { probabilityTree } from '@/lib/figures/statistics/tree'
import { venn } from '@/lib/figures/statistics/venn'

// E8.3 Probability of combined events

const FACES = [1, 2, 3, 4, 5, 6]
const across = (face: number) => 76 + 34 * (face - 1)
const up = (face: number) => 206 - 30 * (face - 1)
const grid: Shape[] = FACES.flatMap(face => [
  line(across(face), up(1) + 14, across(face), up(6) - 12, 'f thin'),
  line(across(1) - 14, up(face), across(6) + 14, up(face), 'f thin'),
  text(across(face), up(1) + 34, String(face), { anchor: 'middle' }),
  text(across(1) - 26, up(face) + 4.5, String(face), { anchor: 'end' }),
])
const spots = FACES.flatMap(first =>
  FACES.map(second =>
    first + second === 9
      ? dot(across(first), up(second), 'pd', 4) + circle(across(first), up(second), 9, 'p')
      : dot(across(first), up(second), 'd', 2.5),
  ),
)
const twoDice = figure(
  {
    name: 'probability-3/two-dice',
    title: 'Sample space diagram of two dice',
    description:
      'A grid of 36 points. The first die, from 1 to 6, is along the bottom, the second die up the side. Four points are ringed, those with a total of 9: (3, 6), (4, 5), (5, 4) and (6, 3).',
    height: 264,
  },
  ...grid,
  ...spots,
  text((across(1) + across(6)) / 2, up(1) + 54, 'first die', { anchor: 'middle', cls: 'b' }),
  text(8, up(6) - 12, 'second die', { cls: 'b' }),
  text(across(6) + 24, up(4) + 2, 'ringed:\ntotal 9', { cls: 'tp' }),
)

const sports = chartFigure(
  { name: 'probability-3/two-sets', title: 'Venn diagram of swimming and running' },
  venn({ sets: { S: 'swim', R: 'run' }, numbers: { S: 11, SR: 6, R: 9, none: 4 } }),
)

const spins = chartFigure(
  {
    name: 'probability-3/with-replacement',
    title: 'Tree diagram of two spins',
    description:
      'A tree diagram. 1st spin: red 0.3, not red 0.7. 2nd spin, on both branches: red 0.3, not red 0.7. The products stand on the right: red, red 0.09; red, not red 0.21; not red, red 0.21; not red, not red 0.49.',
  },
  probabilityTree({
    titles: ['1st spin', '2nd spin'],
    branches: [
      {
        label: 'red',
        p: '0.3',
        next: [
          { label: 'red', p: '0.3', end: '0.3 × 0.3 = 0.09' },
          { label: 'not', p: '0.7', end: '0.3 × 0.7 = 0.21' },
        ],
      },
      {
        label: 'not',
        p: '0.7',
        next: [
          { label: 'red', p: '0.3', end: '0.7 × 0.3 = 0.21' },
          { label: 'not', p: '0.7', end: '0.7 × 0.7 = 0.49' },
        ],
      },
    ],
  }),
)

const pens = chartFigure(
  { name: 'probability-3/without-replacement', title: 'Tree diagram of two pens taken without replacement' },
  probabilityTree({
    titles: ['1st pen', '2nd pen'],
    outcomes: true,
    branches: [
      {
        label: 'B',
        p: '6/10',
        next: [
          { label: 'B', p: '5/9' },
          { label: 'G', p: '4/9' },
        ],
      },
      {
        label: 'G',
        p: '4/10',
        next: [
          { label: 'B', p: '6/9' },
          { label: 'G', p: '3/9' },
        ],
      },
    ],
  }),
)

const films = chartFigure(
  { name: 'probability-3/three-sets', title: 'Venn diagram of three sets' },
  venn({ sets: ['A', 'B', 'C'], numbers: { A: 7, B: 5, C: 8, AB: 4, AC: 3, BC: 6, ABC: 2, none: 5 } }),
)

const region = chartFigure(
  { name: 'probability-3/region', title: 'Venn diagram with a shaded region' },
  venn({ sets: ['A', 'B'], shade: "A ∪ B'" }),
)

const bus = chartFigure(
  { name: 'probability-3/bus', title: 'Tree diagram of a bus on two days' },
  probabilityTree({
    titles: ['Monday', 'Tuesday'],
    branches: [
      {
        label: 'late',
        p: '1/4',
        next: [
          { label: 'late', p: '2/5' },
          { label: 'not late', p: '*q*' },
        ],
      },
      {
        label: 'not late',
        p: '*p*',
        next: [
          { label: 'late', p: '1/6' },
          { label: 'not late', p: '*r*' },
        ],
      },
    ],
  }),
)

const clubs = chartFigure(
  { name: 'probability-3/clubs', title: 'Venn diagram of chess and drama' },
  venn({ sets: { C: 'chess', D: 'drama' }, numbers: { C: 8, CD: 5, D: 12, none: 15 } }),
)

export const figures = [twoDice, sports, spins, pens, films, region, bus, clubs]
