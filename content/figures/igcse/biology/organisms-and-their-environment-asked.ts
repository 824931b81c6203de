import { describeFoodWeb, foodWeb } from '@/lib/figures/biology/food-webs'
import { ecologicalPyramid } from '@/lib/figures/biology/pyramids'
import type { Eats } from '@/lib/figures/biology/trophic-levels'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { renamed } from '@/lib/figures/renamed'
import { arrow, centred, line, type Point, rect, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { carbonMarked } from './organisms-and-their-environment-2'
import { huntGraph } from './organisms-and-their-environment-3'

const topic = 'organisms-and-their-environment-asked'

const own = (name: string, drawn: Figure) => renamed(drawn, `${topic}/${name}`)

const flow = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'p' })
const heat = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'r dash' })
const letter = (x: number, y: number, name: string) => text(x, y, name, { anchor: 'middle', cls: 'b' })

const calf = figure(
  {
    name: `${topic}/energy-of-a-calf`,
    title: 'The energy of a calf in one day',
    description:
      'An arrow labelled grass, 48 000 kJ leads into a box labelled calf. Three arrows lead out of it: faeces and urine, 22 000 kJ; new tissue, 2400 kJ; and, dashed, heat to the environment, with a question mark for its energy.',
    height: 196,
  },
  box(132, 70, 76, 48, 'calf').shape,
  flow(20, 94, 130, 94),
  text(16, 66, 'grass\n48 000 kJ'),
  flow(210, 94, 250, 94),
  text(256, 90, 'new tissue\n2400 kJ'),
  flow(170, 119, 170, 150),
  text(170, 168, 'faeces and urine\n22 000 kJ', { anchor: 'middle' }),
  heat(170, 69, 170, 42),
  text(170, 30, 'heat: ? kJ', { anchor: 'middle' }),
)

const budgets = chartFigure(
  { name: `${topic}/two-energy-budgets`, title: 'What becomes of the energy in the food of two animals' },
  barChart({
    categories: ['faeces\nand urine', 'new tissue', 'heat'],
    values: [
      { name: 'mouse', values: [20, 5, 75] },
      { name: 'lizard', values: [20, 30, 50] },
    ],
    label: '',
    yLabel: 'energy / kJ',
    yEvery: 10,
    yMax: 80,
    height: 170,
  }),
)

const CAVE = {
  trees: box(84, 12, 92, 34, 'trees'),
  leaves: box(84, 92, 92, 34, 'dead leaves'),
  small: box(214, 92, 110, 34, 'small animals'),
  fish: box(214, 166, 110, 34, 'fish'),
}
const cave = figure(
  {
    name: `${topic}/energy-in-a-cave`,
    title: 'Energy for the fish of a dark cave',
    description:
      'Arrow P leads from the Sun to trees. An arrow leads from the trees across a dashed line, the entrance of the cave, to dead leaves. Arrow Q leads from the dead leaves to small animals, and arrow R from these to fish. Arrow S, which is dashed, leads from the fish to the water around.',
    height: 216,
  },
  ...Object.values(CAVE).map(({ shape }) => shape),
  text(10, 33, 'Sun', { cls: 'b' }),
  flow(44, 29, 82, 29),
  letter(62, 22, 'P'),
  flow(130, 47, 130, 90),
  line(10, 66, 350, 66, 'f dash'),
  text(346, 58, 'outside', { anchor: 'end', cls: 's' }),
  text(346, 82, 'in the cave', { anchor: 'end', cls: 's' }),
  flow(177, 109, 212, 109),
  letter(194, 102, 'Q'),
  flow(269, 127, 269, 164),
  letter(282, 150, 'R'),
  heat(212, 183, 130, 183),
  letter(172, 176, 'S'),
  text(122, 188, 'water', { anchor: 'end' }),
)

const SQUARE = 14
const ON_GRID = [
  ['hawthorn', 20],
  ['caterpillars', 4],
  ['blue tits', 1],
] as const
const pyramidOnGrid = figure(
  {
    name: `${topic}/pyramid-on-a-grid`,
    title: 'A pyramid of biomass on a grid',
    description:
      'A pyramid of biomass drawn on squared paper. One square across is 100 g. The bars are centred and two squares high. From the foot: hawthorn, 20 squares wide; caterpillars, 4 squares; blue tits, 1 square.',
    height: 150,
  },
  ...Array.from({ length: 23 }, (_, at) => line(8 + at * SQUARE, 8, 8 + at * SQUARE, 120, 'f thin')),
  ...Array.from({ length: 9 }, (_, at) => line(8, 8 + at * SQUARE, 316, 8 + at * SQUARE, 'f thin')),
  ...ON_GRID.map(([name, squares], at) => {
    const left = 8 + SQUARE * (at === 0 ? 1 : at === 1 ? 9 : 10.5)
    const top = 106 - (at + 1) * 2 * SQUARE
    return (
      rect(left, top, squares * SQUARE, 2 * SQUARE, 'l w') +
      text(at === 0 ? 162 : left + squares * SQUARE + 8, top + 18, name, {
        anchor: at === 0 ? 'middle' : 'start',
      })
    )
  }),
  text(8, 140, 'one square across: 100 g'),
)

const MEADOW: readonly Eats[] = [
  ['grasshoppers', 'grass'],
  ['mice', 'grass'],
  ['rabbits', 'grass'],
  ['frogs', 'grasshoppers'],
  ['snakes', 'frogs'],
  ['snakes', 'mice'],
  ['foxes', 'rabbits'],
  ['foxes', 'mice'],
]
const LAKE: readonly Eats[] = [
  ['water fleas', 'algae'],
  ['snails', 'algae'],
  ['small fish', 'water fleas'],
  ['ducks', 'snails'],
  ['pike', 'small fish'],
]
const MEADOW_AT: Readonly<Record<string, Point>> = {
  grass: [180, 216],
  grasshoppers: [66, 150],
  mice: [188, 150],
  rabbits: [300, 150],
  frogs: [66, 84],
  foxes: [272, 84],
  snakes: [150, 20],
}
/** The arrows of the meadow, each with its ends: the kit's web lets two of them cross at the mice. */
const MEADOW_ARROWS: readonly (readonly [number, number, number, number])[] = [
  [160, 204, 84, 163],
  [182, 204, 187, 163],
  [200, 204, 282, 163],
  [66, 137, 66, 97],
  [82, 72, 126, 33],
  [182, 137, 156, 34],
  [294, 137, 280, 97],
  [200, 137, 254, 97],
]
const meadow = figure(
  {
    name: `${topic}/web-of-a-meadow`,
    title: 'A food web of a meadow',
    description: describeFoodWeb(MEADOW),
    height: 234,
  },
  ...Object.entries(MEADOW_AT).map(([name, [x, y]]) => centred(x, y, name)),
  ...MEADOW_ARROWS.map(ends => arrow(...ends)),
)
const web = (name: string, title: string, eats: readonly Eats[]) => {
  const drawn = foodWeb(eats, { gap: 62 })
  return figure(
    { name: `${topic}/${name}`, title, description: describeFoodWeb(eats), height: drawn.height },
    drawn.shape,
  )
}

const lakeEnergy = figure(
  {
    name: `${topic}/energy-of-a-lake`,
    title: 'A pyramid of energy of a lake',
    description:
      'A pyramid of three bars drawn to scale, from the foot upwards: producers 50 000 kJ, primary consumers 4000 kJ, secondary consumers 300 kJ per square metre in a year.',
    height: 128,
  },
  ecologicalPyramid(
    [
      { name: 'producers', value: 50000 },
      { name: 'primary consumers', value: 4000 },
      { name: 'secondary consumers', value: 300 },
    ],
    { unit: ' kJ', width: 180 },
  ),
)

const forest = own(
  'carbon-in-a-forest',
  carbonMarked(
    { photosynthesis: '30', plantRespiration: '16', animalRespiration: '5', decomposition: '7' },
    'Carbon that moves in a forest in one year',
  ),
)

const FARM = {
  air: box(8, 10, 344, 32, 'carbon dioxide in the air'),
  trees: box(64, 106, 84, 34, 'trees'),
  deer: box(188, 106, 64, 34, 'deer'),
  fungi: box(256, 196, 96, 34, 'decomposers'),
  logs: box(8, 196, 96, 34, 'burning logs'),
}
const woodland = figure(
  {
    name: `${topic}/carbon-with-letters`,
    title: 'How carbon moves in a wood',
    description:
      'Boxes joined by arrows with letters. P leads from carbon dioxide in the air to trees, Q from trees to deer, R from deer to carbon dioxide in the air, S from decomposers to carbon dioxide in the air, T from burning logs to carbon dioxide in the air. Arrows without letters lead from trees to burning logs and from deer to decomposers.',
    height: 240,
  },
  ...Object.values(FARM).map(({ shape }) => shape),
  flow(106, 43, 106, 104),
  letter(118, 78, 'P'),
  flow(149, 123, 186, 123),
  letter(167, 116, 'Q'),
  flow(220, 105, 220, 44),
  letter(232, 78, 'R'),
  flow(318, 195, 318, 44),
  letter(330, 124, 'S'),
  flow(30, 195, 30, 44),
  letter(42, 124, 'T'),
  link([96, 140], [72, 194]),
  link([230, 140], [284, 194]),
)

const FIELD = {
  gas: box(96, 10, 168, 32, 'nitrogen gas in the air'),
  clover: box(8, 96, 96, 44, 'protein\nin clover'),
  ammonium: box(8, 210, 112, 44, 'ammonium\nions'),
  nitrate: box(222, 210, 112, 44, 'nitrate\nions'),
  maize: box(250, 96, 102, 44, 'protein\nin maize'),
}
const field = figure(
  {
    name: `${topic}/nitrogen-with-letters`,
    title: 'How nitrogen moves in a field',
    description:
      'Boxes joined by arrows with letters. P leads from nitrogen gas in the air to protein in clover, Q from protein in clover to ammonium ions, R from ammonium ions to nitrate ions, S from nitrate ions to protein in maize, T from nitrate ions to nitrogen gas in the air.',
    height: 262,
  },
  ...Object.values(FIELD).map(({ shape }) => shape),
  link([110, 43], [66, 94]),
  letter(74, 70, 'P'),
  flow(56, 141, 56, 208),
  letter(70, 180, 'Q'),
  flow(121, 232, 220, 232),
  letter(170, 225, 'R'),
  flow(300, 209, 300, 142),
  letter(314, 180, 'S'),
  link([244, 209], [190, 44]),
  letter(202, 130, 'T'),
)

const nitrateGraph = graph({
  x: { label: 'time / weeks', max: 8, ticks: [0, 2, 4, 6, 8], grid: true },
  y: { label: 'nitrate ions in the soil / mg per kg', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
  height: 160,
})
const NITRATE: readonly Point[] = [
  [0, 40],
  [2, 40],
  [4, 25],
  [6, 15],
  [8, 10],
]
const nitrate = figure(
  {
    name: `${topic}/nitrate-after-rain`,
    title: 'Nitrate ions in a soil',
    description: `Nitrate ions in mg per kg of soil against time in weeks: ${NITRATE.map(([x, y]) => `${y} at ${x} weeks`).join(', ')}. A dashed line at 2 weeks is labelled heavy rain begins.`,
    height: 238,
  },
  nitrateGraph.axes,
  line(...nitrateGraph.at(2, 0), ...nitrateGraph.at(2, 50), 'l dash thin'),
  nitrateGraph.label(2.15, 45, 'heavy rain begins'),
  nitrateGraph.line(NITRATE),
  nitrateGraph.points(NITRATE),
)

const stoats = own(
  'stoats-and-voles',
  huntGraph({ period: 4, lag: 1, prey: [75, 45], predator: [20, 10] }, ['voles', 'stoats'], {
    name: `${topic}/hunt`,
    title: 'Numbers of voles and stoats',
    description:
      'Number of animals against time, through 8 years. The voles swing between 30 and 120, with peaks at 1 and 5 years. The stoats, dashed, swing between 10 and 30, with peaks at 2 and 6 years.',
  }),
)

const YEAST: readonly Point[] = [
  [0, 4],
  [2, 5],
  [4, 8],
  [6, 20],
  [8, 50],
  [10, 100],
  [12, 140],
  [14, 156],
  [16, 160],
  [20, 160],
  [22, 150],
  [24, 120],
]
const MORE: readonly Point[] = [
  [0, 4],
  [2, 5],
  [4, 8],
  [6, 20],
  [8, 50],
  [10, 120],
  [12, 210],
  [14, 275],
  [16, 305],
  [18, 318],
  [20, 320],
  [24, 320],
]
const yeastGraph = graph({
  x: { label: 'time / h', max: 24, ticks: [0, 4, 8, 12, 16, 20, 24], grid: true },
  y: {
    label: 'yeast cells / thousand per mm³',
    max: 360,
    ticks: [0, 40, 80, 120, 160, 200, 240, 280, 320, 360],
    grid: true,
  },
  height: 190,
})
const yeast = figure(
  {
    name: `${topic}/yeast-in-a-flask`,
    title: 'Growth of yeast in a flask',
    description:
      'Number of yeast cells in thousands per cubic millimetre against time in hours. The curve rises slowly from 4 at the start to 8 at 4 h (part P), then steeply (part Q) to 160 at 16 h, is level until 20 h (part R) and falls to 120 at 24 h (part S).',
    height: 268,
  },
  yeastGraph.axes,
  yeastGraph.curve(YEAST),
  yeastGraph.label(2, 24, 'P', { anchor: 'middle', cls: 'b' }),
  yeastGraph.label(8, 94, 'Q', { anchor: 'middle', cls: 'b' }),
  yeastGraph.label(18, 176, 'R', { anchor: 'middle', cls: 'b' }),
  yeastGraph.label(23.2, 158, 'S', { anchor: 'middle', cls: 'b' }),
)
const moreSugar = figure(
  {
    name: `${topic}/yeast-with-more-sugar`,
    title: 'Growth of yeast with twice as much sugar',
    description:
      'The curve for the first flask, and a dashed curve that is the same at the start, then rises further, to a level part at 320 thousand cells per cubic millimetre, twice as high as the first.',
    height: 268,
  },
  yeastGraph.axes,
  yeastGraph.curve(YEAST),
  yeastGraph.curve(MORE, 'r dash'),
  yeastGraph.label(24, 334, 'twice as much sugar', { anchor: 'end' }),
)

const DEER: readonly Point[] = [
  [0, 10],
  [5, 16],
  [10, 40],
  [15, 90],
  [20, 150],
  [25, 190],
  [30, 200],
  [40, 200],
  [41, 60],
]
const deerGraph = graph({
  x: { label: 'time / years', max: 45, ticks: [0, 10, 20, 30, 40], grid: true, parts: 2 },
  y: { label: 'number of deer', max: 240, ticks: [0, 40, 80, 120, 160, 200, 240], grid: true, parts: 2 },
  height: 170,
})
const deer = figure(
  {
    name: `${topic}/deer-on-an-island`,
    title: 'Number of deer on an island',
    description:
      'Number of deer against time in years. From 10 at the start the curve rises, slowly at first, then steeply, to 40 at 10 years, 150 at 20 years and 200 at 30 years. It is level at 200 until 40 years and then falls at once to 60 at 41 years.',
    height: 248,
  },
  deerGraph.axes,
  deerGraph.curve(DEER.slice(0, 7)),
  deerGraph.line(DEER.slice(6)),
)

export const figures = [
  calf,
  budgets,
  cave,
  pyramidOnGrid,
  meadow,
  web('web-of-a-lake', 'The food web of the lake', LAKE),
  lakeEnergy,
  forest,
  woodland,
  field,
  nitrate,
  stoats,
  yeast,
  moreSugar,
  deer,
]
