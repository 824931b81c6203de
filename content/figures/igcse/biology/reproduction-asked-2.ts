import { pollenTube, windFlower } from '@/lib/figures/biology/flowers'
import { femaleSystem } from '@/lib/figures/biology/reproduction'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { circle, curve, ellipse, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { geneStrips } from './reproduction'

const topic = 'reproduction-asked-2'

const PARENT = ['XXOX', 'OXOO'] as const
const GROUPS = [
  [
    ['XXOX', 'OOXX'],
    ['OXOO', 'XOXO'],
    ['XXOX', 'XOXO'],
  ],
  [PARENT, PARENT, PARENT],
] as const
const strawberries = figure(
  {
    name: `${topic}/genes-of-strawberries`,
    title: 'Genes of a strawberry plant and of two groups of its offspring',
    description:
      'Each plant is drawn as two strips of four squares, filled (X) or empty (O), which stand for its genes. Parent: XXOX and OXOO. Group P: XXOX and OOXX; OXOO and XOXO; XXOX and XOXO. Group Q: three times XXOX and OXOO.',
    height: 198,
  },
  text(180, 18, 'parent plant', { anchor: 'middle' }),
  geneStrips(180, 28, PARENT),
  ...GROUPS.flatMap((group, at) => [
    text(90 + at * 180, 112, `group ${at === 0 ? 'P' : 'Q'}`, { anchor: 'middle', cls: 'b' }),
    ...group.map((strips, each) => geneStrips(42 + at * 180 + each * 48, 128, strips)),
  ]),
)

const RABBITS = {
  father: box(16, 12, 132, 46, 'father: body cells\n44'),
  mother: box(212, 12, 132, 46, 'mother: body cells\n44'),
  sperm: box(16, 94, 132, 46, 'sperm cell\nP'),
  egg: box(212, 94, 132, 46, 'egg cell\n22'),
  zygote: box(114, 180, 132, 46, 'zygote\nQ'),
}
const rabbits = figure(
  {
    name: `${topic}/chromosomes-of-rabbits`,
    title: 'Numbers of chromosomes of rabbits',
    description:
      'Boxes joined by arrows. Father, body cells 44 leads to sperm cell P. Mother, body cells 44 leads to egg cell 22. Both lead to zygote Q; the letter R stands at the place where these two arrows meet.',
    height: 236,
  },
  ...Object.values(RABBITS).map(({ shape }) => shape),
  link(RABBITS.father.bottom, RABBITS.sperm.top),
  link(RABBITS.mother.bottom, RABBITS.egg.top),
  link([82, 140], [132, 178]),
  link([278, 140], [228, 178]),
  text(180, 166, 'R', { anchor: 'middle', cls: 'b' }),
)

const grass = chartFigure(
  { name: `${topic}/grass-and-disease`, title: 'A grass before and after a disease' },
  barChart({
    categories: ['grown from\nrunners', 'grown from\nseeds'],
    values: [
      { name: 'before the disease', values: [200, 200] },
      { name: 'after it', values: [0, 30] },
    ],
    label: '',
    yLabel: 'number of plants',
    yEvery: 20,
    yMax: 200,
    height: 160,
  }),
)

const CITY: readonly Point[] = [
  [2014, 640],
  [2015, 640],
  [2016, 640],
  [2017, 600],
  [2018, 520],
  [2019, 440],
  [2020, 400],
]
const city = graph({
  x: { label: 'year', min: 2014, max: 2020, ticks: [2014, 2015, 2016, 2017, 2018, 2019, 2020], grid: true },
  y: {
    label: 'new infections with HIV in a year',
    max: 800,
    ticks: [0, 200, 400, 600, 800],
    grid: true,
    parts: 5,
  },
  height: 160,
})
const infections = figure(
  {
    name: `${topic}/new-infections`,
    title: 'New infections with HIV in a city',
    description: `New infections with HIV against the year: ${CITY.map(([x, y]) => `${y} in ${x}`).join(', ')}. A dashed line at 2016 is labelled programme begins.`,
    height: 238,
  },
  city.axes,
  line(...city.at(2016, 0), ...city.at(2016, 800), 'l dash thin'),
  city.label(2016, 800, 'programme begins', { dx: 6, dy: 16 }),
  city.line(CITY),
  city.points(CITY),
)

const condoms = chartFigure(
  { name: `${topic}/use-of-condoms`, title: 'Infections and the use of condoms' },
  barChart({
    categories: ['always', 'sometimes', 'never'],
    values: [2, 8, 16],
    label: 'use of condoms',
    yLabel: 'people with a new STI / per 1000 in a year',
    yEvery: 2,
    yMax: 18,
    height: 140,
  }),
)

const ways = chartFigure(
  { name: `${topic}/ways-of-infection`, title: 'How people of a country were infected with HIV' },
  barChart({
    categories: ['sex without\na condom', 'shared\nneedles', 'mother\nto child', 'other'],
    values: [60, 15, 20, 5],
    label: '',
    yLabel: 'new infections / %',
    yEvery: 5,
    yMax: 70,
    height: 180,
  }),
)

const STEPS: readonly Point[] = [
  [0, 1],
  [30, 1],
  [30, 2],
  [42, 2],
  [42, 4],
  [54, 4],
  [54, 8],
  [66, 8],
]
const embryoGraph = graph({
  x: {
    label: 'time after fertilisation / h',
    max: 72,
    ticks: [0, 12, 24, 36, 48, 60, 72],
    grid: true,
    parts: 2,
  },
  y: { label: 'number of cells', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
  height: 160,
})
const embryo = figure(
  {
    name: `${topic}/cells-of-an-embryo`,
    title: 'Number of cells that come from a zygote',
    description:
      'Number of cells against time after fertilisation in hours, in steps: 1 cell until 30 h, 2 from 30 to 42 h, 4 from 42 to 54 h, 8 from 54 to 66 h.',
    height: 238,
  },
  embryoGraph.axes,
  embryoGraph.line(STEPS),
)

const system = femaleSystem.figure({
  name: `${topic}/female-system-letters`,
  labels: { oviduct: 'P', ovary: 'Q', cervix: 'R', 'uterus lining': 'S' },
})

const cord = chartFigure(
  { name: `${topic}/blood-in-the-cord`, title: 'Blood in two vessels of the umbilical cord' },
  barChart({
    categories: ['oxygen', 'urea'],
    values: [
      { name: 'vessel P', values: [5, 8] },
      { name: 'vessel Q', values: [14, 4] },
    ],
    label: '',
    yLabel: 'concentration / arbitrary units',
    yEvery: 2,
    yMax: 14,
    height: 150,
  }),
)

/** A dish of 20 seeds; those that have germinated have a root. */
function dish(x: number, germinated: number): Shape {
  const places = [3, 4, 5, 5, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, at): Point => [x + (at - (count - 1) / 2) * 27, 36 + row * 26]),
  )
  return (
    circle(x, 90, 80, 'l sheet') +
    places
      .map(
        ([px, py], at) =>
          ellipse(px, py, 6, 4.5, 'd') +
          ((at * 7) % 20 < germinated
            ? curve(
                [
                  [px, py + 4],
                  [px + 4, py + 9],
                  [px + 1, py + 14],
                ],
                'l thick',
              )
            : ''),
      )
      .join('')
  )
}
const dishes = figure(
  {
    name: `${topic}/seeds-in-two-dishes`,
    title: 'Radish seeds after five days',
    description:
      'Two dishes with 20 seeds each. In the dish at 20 °C, a root has grown out of 17 seeds, in the dish at 5 °C out of 3 seeds.',
    height: 200,
  },
  dish(92, 17),
  dish(268, 3),
  text(92, 192, '20 °C', { anchor: 'middle' }),
  text(268, 192, '5 °C', { anchor: 'middle' }),
)

const wind = windFlower.figure({
  name: `${topic}/flower-with-letters`,
  title: 'A flower',
  labels: { stigma: 'P', anther: 'Q', filament: 'R' },
})
const halfWay = pollenTube.figure({
  name: `${topic}/tube-half-way`,
  growth: 0.5,
  labels: { 'pollen tube': 'P', ovule: 'Q' },
})
const arrived = pollenTube.figure({ name: `${topic}/tube-at-the-ovule`, growth: 1, only: ['micropyle'] })

export const figures = [
  strawberries,
  rabbits,
  grass,
  infections,
  condoms,
  ways,
  embryo,
  system,
  cord,
  dishes,
  wind,
  halfWay,
  arrived,
]
