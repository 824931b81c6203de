import { geneticDiagram } from '@/lib/figures/biology/genetics'
import {
  describePedigree,
  type Family,
  type Person,
  pedigree,
  pedigreeKey,
} from '@/lib/figures/biology/pedigrees'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { renamed } from '@/lib/figures/renamed'
import { circle, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { nucleusWith } from './inheritance'
import { cellOf, chromosomesInWords, lifeCycle, meiosisGraph } from './inheritance-2'

const topic = 'inheritance-asked'

const own = (name: string, drawn: Figure) => renamed(drawn, `${topic}/${name}`)

type Key = readonly (readonly [Person, string])[]

/** A pedigree over its own key. */
function family(
  name: string,
  title: string,
  people: Readonly<Record<number, Person>>,
  families: readonly Family[],
  key: Key,
  filled = '',
): Figure {
  const chart = pedigree(people, families)
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `${describePedigree(
        people,
        families.filter(([, , children]) => children.length > 0),
      )} Squares are males, circles females.${filled}`,
      height: chart.height + 10 + 28 * Math.ceil(key.length / 2),
    },
    chart.shape,
    pedigreeKey(key, 12, chart.height + 18),
  )
}

const threeGenerations = family(
  'three-generations',
  'A family tree',
  { 1: 'male', 2: 'female', 3: 'female', 4: 'male', 5: 'female', 6: 'female', 7: 'female', 8: 'male' },
  [
    [1, 2, [3, 4]],
    [4, 5, [6, 7, 8]],
  ],
  [
    ['male', 'male'],
    ['female', 'female'],
  ],
)

const sexParents = [
  { phenotype: 'male', genotype: [['X', 'Y']] },
  { phenotype: 'female', genotype: [['X', 'X']] },
] as const

const sexBlank = geneticDiagram(...sexParents, {
  blank: ['genotypes', 'gametes', 'offspring genotypes', 'offspring phenotypes'],
})
const sexDone = geneticDiagram(...sexParents, { offspringPhenotypes: '1 female : 1 male' })

const sexToComplete = figure(
  {
    name: `${topic}/sex-to-complete`,
    title: 'A genetic diagram to complete',
    description:
      'A genetic diagram. Parental phenotypes: male and female. There are two empty rings for the gametes of the male and one for those of the female. Parental genotypes, offspring genotypes and offspring phenotypes are left blank.',
    height: sexBlank.height,
  },
  sexBlank.shape,
)
const sexCompleted = figure(
  {
    name: `${topic}/sex-completed`,
    title: 'The completed genetic diagram',
    description:
      'A genetic diagram. Parents: male, XY, and female, XX. Gametes: X and Y of the male, X of the female. Offspring genotypes 1 XX to 1 XY; phenotypes 1 female to 1 male.',
    height: sexDone.height,
  },
  sexDone.shape,
)

const NUCLEI = [
  ['P', [1, 1, 0]],
  ['Q', [2, 2, 0]],
] as const

const twoNuclei = figure(
  {
    name: `${topic}/two-nuclei`,
    title: 'Chromosomes in two nuclei of one animal',
    description: `Two round nuclei side by side. P: one long and one shorter chromosome, both filled. Q: two long ones and two shorter ones, of each length one filled and one open.`,
    height: 140,
  },
  ...NUCLEI.map(
    ([name, counts], at) =>
      nucleusWith(94 + at * 172, 58, 50, counts) +
      text(94 + at * 172, 130, name, { anchor: 'middle', cls: 'b' }),
  ),
)

const mrna = chartFigure(
  { name: `${topic}/amylase-mrna`, title: 'mRNA for amylase in cells of four organs' },
  barChart({
    categories: ['salivary\ngland', 'skin', 'pancreas', 'muscle'],
    values: [60, 0, 75, 0],
    yLabel: 'mRNA for amylase / arbitrary units',
    label: '',
    yEvery: 20,
    yMax: 80,
    height: 150,
  }),
)

const doubling = graph({
  x: { label: 'time / h', max: 48, ticks: [0, 12, 24, 36, 48], grid: true, parts: 2 },
  y: { label: 'number of cells', max: 16, ticks: [0, 4, 8, 12, 16], grid: true, parts: 4 },
})
const COUNTED: readonly Point[] = [
  [0, 1],
  [12, 2],
  [24, 4],
  [36, 8],
  [48, 16],
]
const cellsOverTime = figure(
  {
    name: `${topic}/cells-over-time`,
    title: 'Number of cells that come from one cell',
    description:
      'A graph of the number of cells against time in hours. Crosses at 1 cell at 0 h, 2 at 12 h, 4 at 24 h, 8 at 36 h and 16 at 48 h are joined by straight lines.',
    height: 246,
  },
  doubling.axes,
  doubling.line(COUNTED, 'p'),
  doubling.points(COUNTED),
)

const daughters: readonly (readonly [string, string])[] = [
  ['P', 'Ls'],
  ['Q', 'LlSs'],
  ['R', 'LLSS'],
]
const whichDaughter = figure(
  {
    name: `${topic}/which-daughter-cell`,
    title: 'A cell before mitosis, and three cells',
    description: `Above, a cell before mitosis: each of its chromosomes (${chromosomesInWords('LlSs')}) consists of two joined copies. Below, three cells with single chromosomes. ${daughters.map(([name, list]) => `${name}: ${chromosomesInWords(list)}.`).join(' ')}`,
    height: 222,
  },
  cellOf(180, 52, 46, 'LlSs', 2),
  text(236, 40, 'a cell just\nbefore mitosis', { cls: 's' }),
  ...daughters.map(
    ([name, list], at) =>
      cellOf(66 + at * 114, 154, 42, list) + text(66 + at * 114, 216, name, { anchor: 'middle', cls: 'b' }),
  ),
)

/** A slice of a root of 5 by 5 cells; in those that divide, threads are seen. */
function slice(left: number, top: number, dividing: readonly number[]): Shape {
  return Array.from({ length: 25 }, (_, at) => {
    const [x, y] = [left + (at % 5) * 32, top + Math.floor(at / 5) * 28]
    const [cx, cy] = [x + 16, y + 14]
    const threads = [-6, -2, 2, 6].map(dx => line(cx + dx, cy - 6, cx + dx + 1.5, cy + 6, 'l thick'))
    return (
      rect(x, y, 32, 28, 'l sheet') + (dividing.includes(at) ? threads.join('') : circle(cx, cy, 8, 'l sunk'))
    )
  }).join('')
}
const twoSlices = figure(
  {
    name: `${topic}/two-slices-of-a-root`,
    title: 'Cells in two slices of a root',
    description:
      'Two slices, each with 5 rows of 5 cells. In slice P, from near the tip, thick dark threads are seen in 6 cells. In slice Q, from further up, they are seen in 1 cell. Each other cell has a round nucleus.',
    height: 180,
  },
  slice(10, 8, [2, 5, 9, 13, 16, 23]),
  slice(190, 8, [11]),
  text(90, 170, 'P: near the tip', { anchor: 'middle' }),
  text(270, 170, 'Q: further up', { anchor: 'middle' }),
)

const catsToFill = own(
  'cats-to-fill',
  lifeCycle('cats', {
    boxes: [
      'male cat\nskin cell: 38',
      'female cat\nskin cell: 38',
      'sperm cell\nP',
      'egg cell\n19',
      'zygote\nQ',
      'kitten\nliver cell: R',
    ],
    arrows: ['X', 'fertilisation', 'Y'],
  }),
)

const dnaToRead = own('dna-to-read', meiosisGraph('dna', 6, ['P', 'Q', 'R', 'S']))

const gameteFacts = (list: readonly (readonly [string, string])[]) =>
  list.map(([name, held]) => `${name}: ${chromosomesInWords(held)}.`).join(' ')

const BODY_AND_GAMETE = [
  ['body cell', 'LlSs'],
  ['gamete 1', 'LS'],
] as const
const bodyAndGamete = figure(
  {
    name: `${topic}/body-cell-and-gamete`,
    title: 'A body cell and a gamete of the same animal',
    description: `Two cells. ${gameteFacts(BODY_AND_GAMETE)}`,
    height: 120,
  },
  cellOf(90, 50, 44, 'LlSs'),
  cellOf(270, 50, 32, 'LS'),
  text(90, 114, 'body cell', { anchor: 'middle' }),
  text(270, 114, 'gamete 1', { anchor: 'middle' }),
)
const OTHERS = [
  ['gamete 2', 'ls'],
  ['gamete 3', 'Ls'],
  ['gamete 4', 'lS'],
] as const
const otherGametes = figure(
  {
    name: `${topic}/other-gametes`,
    title: 'The other gametes of this animal',
    description: `Three cells. ${gameteFacts(OTHERS)}`,
    height: 96,
  },
  ...OTHERS.map(
    ([name, list], at) =>
      cellOf(64 + at * 116, 38, 32, list) + text(64 + at * 116, 90, name, { anchor: 'middle' }),
  ),
)

const miceOfTwoColours = family(
  'mice-of-two-colours',
  'A family of mice',
  { 1: 'affected male', 2: 'female', 3: 'affected female', 4: 'affected male', 5: 'female' },
  [
    [1, 2, [3, 4]],
    [4, 5, []],
  ],
  [
    ['affected male', 'male, black'],
    ['affected female', 'female, black'],
    ['female', 'female, brown'],
  ],
  ' A line joins 4 and 5 (female) as a pair. Here affected means black fur; all others are brown.',
)

const red = { phenotype: 'red', genotype: ['Rr'] } as const
const tomatoBlank = geneticDiagram(red, red, {
  blank: ['genotypes', 'gametes', 'offspring genotypes', 'offspring phenotypes'],
})
const tomatoDone = geneticDiagram(red, red, { offspringPhenotypes: '3 red : 1 yellow' })
const tomatoToComplete = figure(
  {
    name: `${topic}/tomatoes-to-complete`,
    title: 'A genetic diagram to complete',
    description:
      'A genetic diagram. Parental phenotypes: red and red. There are two empty rings for the gametes of each parent. Parental genotypes, offspring genotypes and offspring phenotypes are left blank.',
    height: tomatoBlank.height,
  },
  tomatoBlank.shape,
)
const tomatoCompleted = figure(
  {
    name: `${topic}/tomatoes-completed`,
    title: 'The completed genetic diagram',
    description:
      'A genetic diagram. Parents: red, Rr, and red, Rr. Gametes: R and r of each. Offspring genotypes 1 RR to 2 Rr to 1 rr; phenotypes 3 red to 1 yellow.',
    height: tomatoDone.height,
  },
  tomatoDone.shape,
)

const CONDITION: Key = [
  ['male', 'male without it'],
  ['female', 'female without it'],
  ['affected male', 'male with it'],
  ['affected female', 'female with it'],
]
const recessiveFamily = family(
  'a-condition-in-a-family',
  'A pedigree',
  {
    1: 'male',
    2: 'female',
    3: 'affected female',
    4: 'male',
    5: 'affected female',
    6: 'affected male',
    7: 'female',
  },
  [
    [1, 2, [3, 4]],
    [4, 5, [6, 7]],
  ],
  CONDITION,
  ' Affected means with the condition.',
)
const visionFamily = family(
  'colour-vision-in-a-family',
  'A pedigree',
  {
    1: 'affected male',
    2: 'female',
    3: 'male',
    4: 'female',
    5: 'male',
    6: 'affected male',
    7: 'female',
    8: 'male',
  },
  [
    [1, 2, [3, 4]],
    [4, 5, [6, 7, 8]],
  ],
  [
    ['male', 'male, normal'],
    ['female', 'female, normal'],
    ['affected male', 'male, colour blind'],
  ],
  ' Affected means colour blind.',
)

export const figures = [
  threeGenerations,
  sexToComplete,
  sexCompleted,
  twoNuclei,
  mrna,
  cellsOverTime,
  whichDaughter,
  twoSlices,
  catsToFill,
  dnaToRead,
  bodyAndGamete,
  otherGametes,
  miceOfTwoColours,
  tomatoToComplete,
  tomatoCompleted,
  recessiveFamily,
  visionFamily,
]
