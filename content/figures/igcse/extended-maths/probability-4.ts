import { chartFigure } from '@/lib/figures/statistics/chart'
import { probabilityTree } from '@/lib/figures/statistics/tree'
import { venn } from '@/lib/figures/statistics/venn'

// E8.4 Conditional probability

const pets = chartFigure(
  { name: 'probability-4/pets', title: 'Venn diagram of cats and dogs' },
  venn({ sets: { C: 'cat', D: 'dog' }, numbers: { C: 9, CD: 6, D: 12, none: 13 } }),
)

const given = chartFigure(
  { name: 'probability-4/given-dog', title: 'Venn diagram of cats and dogs, the circle of dogs shaded' },
  venn({ sets: { C: 'cat', D: 'dog' }, numbers: { C: 9, CD: 6, D: 12, none: 13 }, shade: 'D' }),
)

const train = chartFigure(
  {
    name: 'probability-4/train',
    title: 'Tree diagram of weather and a train',
    description:
      'A tree diagram. Weather: snow 0.2, no snow 0.8. Train after snow: late 0.7, on time 0.3. Train after no snow: late 0.1, on time 0.9. The products stand on the right: snow and late 0.14, snow and on time 0.06, no snow and late 0.08, no snow and on time 0.72.',
  },
  probabilityTree({
    titles: ['weather', 'train'],
    branches: [
      {
        label: 'snow',
        p: '0.2',
        next: [
          { label: 'late', p: '0.7', end: '0.14' },
          { label: 'on time', p: '0.3', end: '0.06' },
        ],
      },
      {
        label: 'no snow',
        p: '0.8',
        next: [
          { label: 'late', p: '0.1', end: '0.08' },
          { label: 'on time', p: '0.9', end: '0.72' },
        ],
      },
    ],
  }),
)

const media = chartFigure(
  { name: 'probability-4/three-sets', title: 'Venn diagram of three languages' },
  venn({ sets: ['F', 'G', 'S'], numbers: { F: 11, G: 6, S: 9, FG: 4, FS: 5, GS: 2, FGS: 3, none: 10 } }),
)

const beads = chartFigure(
  { name: 'probability-4/beads', title: 'Tree diagram of two beads taken without replacement' },
  probabilityTree({
    titles: ['1st bead', '2nd bead'],
    outcomes: true,
    branches: [
      {
        label: 'R',
        p: '*a*',
        next: [
          { label: 'R', p: '4/8' },
          { label: 'W', p: '4/8' },
        ],
      },
      {
        label: 'W',
        p: '4/9',
        next: [
          { label: 'R', p: '*b*' },
          { label: 'W', p: '*c*' },
        ],
      },
    ],
  }),
)

export const figures = [pets, given, train, media, beads]
