import { type Figure, figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { circle, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const topic = 'human-influences-on-ecosystems-asked'

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, at) => from + at * by)

const told = (points: readonly Point[], [before, after]: readonly [string, string]) =>
  points.map(([x, y]) => `${y} at ${before}${x}${after}`).join(', ')

/** A dashed line over the whole height, with words at its head. */
const event = (on: Graph, at: number, top: number, words: string): Shape =>
  line(...on.at(at, 0), ...on.at(at, top), 'l dash thin') + on.label(at, top, words, { dx: 6, dy: 14 })

const FELLED = [17, 43]
const forestMap = figure(
  {
    name: `${topic}/map-of-a-forest`,
    title: 'A map of a forest of pines',
    description:
      'A map of 5 rows of 12 squares, which stand for 30 hectares of forest each. Two of the squares are empty; in each of the others stands a tree. A key says that the empty squares were felled this year.',
    height: 190,
  },
  ...steps(0, 59, 1).map(at => {
    const [x, y] = [12 + (at % 12) * 28, 8 + Math.floor(at / 12) * 28]
    const tree: readonly Point[] = [
      [x + 14, y + 5],
      [x + 22, y + 20],
      [x + 6, y + 20],
    ]
    return (
      rect(x, y, 28, 28, 'l thin sheet') +
      (FELLED.includes(at) ? '' : polygon(tree, 'g gw') + line(x + 14, y + 20, x + 14, y + 25, 'l'))
    )
  }),
  rect(12, 160, 20, 20, 'l thin sheet'),
  text(40, 175, 'felled this year'),
  text(190, 175, 'one square: 30 hectares', { cls: 's' }),
)

const TORTOISES: readonly Point[] = [
  [1970, 400],
  [1975, 400],
  [1980, 320],
  [1985, 220],
  [1990, 140],
  [1995, 90],
  [2000, 60],
]
const onIsland = graph({
  x: { label: 'year', min: 1970, max: 2000, ticks: steps(1970, 2000, 5), grid: true },
  y: { label: 'number of tortoises', max: 500, ticks: steps(0, 500, 100), grid: true, parts: 5 },
  height: 170,
})
const tortoises = figure(
  {
    name: `${topic}/tortoises-of-an-island`,
    title: 'Number of tortoises on an island',
    description: `Number of tortoises against the year: ${told(TORTOISES, ['', ''])}. A dashed line at 1975 is labelled goats brought to the island.`,
    height: 248,
  },
  onIsland.axes,
  event(onIsland, 1975, 500, 'goats brought to the island'),
  onIsland.line(TORTOISES),
  onIsland.points(TORTOISES),
)

const breeding = chartFigure(
  { name: `${topic}/fish-with-ripe-eggs`, title: 'Female fish with ripe eggs through the year' },
  barChart({
    categories: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
    values: [5, 30, 80, 70, 20, 5, 0, 0, 0, 0, 0, 0],
    label: 'month, January to December',
    yLabel: 'female fish with ripe eggs / %',
    yEvery: 20,
    yMax: 100,
    height: 140,
  }),
)

const MAIZE: readonly Point[] = [
  [0, 4],
  [25, 5.4],
  [50, 6.4],
  [75, 7.1],
  [100, 7.6],
  [125, 7.9],
  [150, 8],
  [175, 8],
  [250, 8],
]
const maize = graph({
  x: { label: 'fertiliser / kg per hectare', max: 250, ticks: steps(0, 250, 50), grid: true },
  y: { label: 'yield of maize / t per hectare', max: 10, ticks: steps(0, 10, 2), grid: true, parts: 5 },
  height: 180,
})
const maizeYield = figure(
  {
    name: `${topic}/maize-and-fertiliser`,
    title: 'Yield of maize with different amounts of fertiliser',
    description:
      'Yield of maize in t per hectare against fertiliser in kg per hectare. The curve rises steeply from 4.0 at 0 to 6.4 at 50, less steeply to 7.6 at 100, and from 150 on it is level at 8.0.',
    height: 258,
  },
  maize.axes,
  maize.curve(MAIZE),
)

const sprayed = chartFigure(
  { name: `${topic}/plots-of-beans`, title: 'Yield of beans from four plots' },
  barChart({
    categories: ['not\nsprayed', 'insecticide', 'herbicide', 'both'],
    values: [2, 2.4, 3.2, 4],
    label: '',
    yLabel: 'yield of beans / t per hectare',
    yEvery: 0.4,
    yMax: 4,
    height: 170,
  }),
)

const pests = chartFigure(
  { name: `${topic}/pests-in-two-fields`, title: 'A pest in two fields of beans' },
  lineChart({
    sets: [
      {
        name: 'field P',
        points: [
          [0, 2],
          [2, 8],
          [4, 24],
          [6, 48],
        ],
      },
      {
        name: 'field Q',
        points: [
          [0, 2],
          [2, 4],
          [4, 8],
          [6, 12],
        ],
      },
    ],
    x: { label: 'time / weeks', max: 6, ticks: [0, 2, 4, 6] },
    y: { label: 'insects per plant', max: 48, every: 4 },
    height: 180,
  }),
)

// One letter is one square of a map: f forest, o other land, a point sea.
const ISLAND_1990 = ['.ffff..', 'ffffff.', 'fffffff', '.ffffo.', '..fff..']
const ISLAND_2020 = ['.ffof..', 'fooffo.', 'fffffoo', '.fffoo.', '..foo..']
const island = (rows: readonly string[], left: number, top: number): Shape =>
  rows
    .flatMap((row, y) =>
      [...row].map((kind, x) =>
        kind === '.'
          ? ''
          : rect(left + x * 22, top + y * 22, 22, 22, kind === 'f' ? 'l thin gw' : 'l thin sheet') +
            (kind === 'f'
              ? polygon(
                  [
                    [left + x * 22 + 11, top + y * 22 + 4],
                    [left + x * 22 + 17, top + y * 22 + 17],
                    [left + x * 22 + 5, top + y * 22 + 17],
                  ],
                  'g',
                )
              : ''),
      ),
    )
    .join('')
const forestsOf = (rows: readonly string[]) => [...rows.join('')].filter(each => each === 'f').length
const islandMaps = figure(
  {
    name: `${topic}/forest-of-an-island`,
    title: 'Two maps of an island',
    description: `Two maps of the same island, of squares that stand for 10 square kilometres each. A square with a tree is forest, an empty one other land. In 1990 the forest covers ${forestsOf(ISLAND_1990)} squares and other land 1, in 2020 the forest covers ${forestsOf(ISLAND_2020)} squares.`,
    height: 188,
  },
  text(87, 18, '1990', { anchor: 'middle', cls: 'b' }),
  text(273, 18, '2020', { anchor: 'middle', cls: 'b' }),
  island(ISLAND_1990, 10, 26),
  island(ISLAND_2020, 196, 26),
  text(10, 160, 'with a tree: forest; empty: other land', { cls: 's' }),
  text(10, 180, 'one square: 10 km²', { cls: 's' }),
)

const mark = (kind: number, x: number, y: number): Shape =>
  kind === 1
    ? circle(x, y, 7, 'l sheet')
    : kind === 2
      ? circle(x, y, 7, 'd')
      : kind === 3
        ? rect(x - 6.5, y - 6.5, 13, 13, 'l w')
        : polygon(
            [
              [x, y - 8],
              [x + 8, y + 6],
              [x - 8, y + 6],
            ],
            'l gw',
          )
const PLOTS = [
  ['A', [1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1]],
  ['B', [1, 0, 3, 2, 4, 0, 0, 1, 0, 3, 4, 0, 2, 0, 1, 0]],
] as const
const plots = figure(
  {
    name: `${topic}/plants-of-two-plots`,
    title: 'Plants in two plots of equal size',
    description: `Two square plots. Each sign is a plant, each kind of sign a species: an open circle, a filled circle, a square, a triangle. ${PLOTS.map(([name, kinds]) => `Plot ${name}: ${['open circle', 'filled circle', 'square', 'triangle'].map((sign, at) => `${sign} ${kinds.filter(kind => kind === at + 1).length}`).join(', ')}.`).join(' ')}`,
    height: 186,
  },
  ...PLOTS.map(([name, kinds], plot) => {
    const left = 24 + plot * 180
    return (
      rect(left, 26, 132, 132, 'l sheet') +
      kinds
        .map((kind, at) =>
          kind === 0
            ? ''
            : mark(
                kind,
                left + 18 + (at % 4) * 32 + ((at * 7) % 5) - 2,
                44 + Math.floor(at / 4) * 32 + ((at * 3) % 5) - 2,
              ),
        )
        .join('') +
      text(left + 66, 18, `plot ${name}`, { anchor: 'middle', cls: 'b' })
    )
  }),
  text(180, 178, 'each kind of sign: one species', { anchor: 'middle', cls: 's' }),
)

const besideMine = chartFigure(
  { name: `${topic}/beside-a-mine`, title: 'Organisms of a forest before and after a mine was opened' },
  barChart({
    categories: ['leopards', 'deer per\n10 km²', 'young trees\nper hectare'],
    values: [
      { name: 'before', values: [20, 40, 90] },
      { name: 'after', values: [5, 80, 30] },
    ],
    label: '',
    yLabel: 'number',
    yEvery: 10,
    yMax: 100,
    height: 170,
  }),
)

const POND: readonly Point[] = [
  [0, 8],
  [7, 7],
  [14, 4],
  [21, 2],
]
const pondGraph = graph({
  x: { label: 'time after the rain / days', max: 21, ticks: [0, 7, 14, 21], grid: true },
  y: { label: 'dissolved oxygen / mg per dm³', max: 10, ticks: steps(0, 10, 2), grid: true, parts: 2 },
  height: 150,
})
const pond = figure(
  {
    name: `${topic}/oxygen-in-a-pond`,
    title: 'Dissolved oxygen in a pond after rain',
    description: `Dissolved oxygen in mg per dm³ against time after the rain in days: ${told(POND, ['', ' days'])}.`,
    height: 228,
  },
  pondGraph.axes,
  pondGraph.line(POND),
  pondGraph.points(POND),
)

const bags = chartFigure(
  { name: `${topic}/bags-in-soil`, title: 'Two bags that were buried in soil' },
  lineChart({
    sets: [
      {
        name: 'bag P',
        points: [
          [0, 100],
          [3, 80],
          [6, 50],
          [9, 20],
          [12, 10],
        ],
      },
      {
        name: 'bag Q',
        points: [
          [0, 100],
          [3, 100],
          [6, 100],
          [9, 100],
          [12, 100],
        ],
      },
    ],
    x: { label: 'time / months', max: 12, ticks: [0, 3, 6, 9, 12] },
    y: { label: 'mass left / %', max: 100, every: 10 },
    height: 160,
  }),
)

const lake = chartFigure(
  { name: `${topic}/lake-through-four-months`, title: 'A lake in four months' },
  lineChart({
    sets: [
      {
        name: 'nitrate ions',
        points: [
          [0, 2],
          [1, 14],
          [2, 6],
          [3, 3],
        ],
      },
      {
        name: 'dissolved oxygen',
        points: [
          [0, 10],
          [1, 11],
          [2, 10],
          [3, 3],
        ],
      },
    ],
    x: {
      label: 'month',
      max: 3,
      ticks: [0, 1, 2, 3],
      name: tick => ['April', 'May', 'June', 'July'][tick] ?? '',
    },
    y: { label: 'concentration / mg per dm³', max: 16, every: 2 },
    height: 170,
  }),
)

export const figures: readonly Figure[] = [
  forestMap,
  tortoises,
  breeding,
  maizeYield,
  sprayed,
  pests,
  islandMaps,
  plots,
  besideMine,
  pond,
  bags,
  lake,
]
