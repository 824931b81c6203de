import { alimentaryCanal, villus } from '@/lib/figures/biology/digestion'
import { describePhCurves, phCurves } from '@/lib/figures/biology/enzymes'
import { describeTeeth, lowerJaw, teethInARow } from '@/lib/figures/biology/teeth'
import { toothSection } from '@/lib/figures/biology/tooth'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, line, type Point, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pie } from '@/lib/figures/statistics/pie'

const topic = 'human-nutrition'

const foodOfADay = chartFigure(
  {
    name: `${topic}/food-of-a-day`,
    title: 'One way to share out the food of a day',
    description:
      'A pie chart, by mass: fruit and vegetables 40 per cent; bread, rice, pasta and potatoes 36 per cent; meat, fish, eggs and beans 14 per cent; milk and cheese 8 per cent; fats and oils 2 per cent.',
  },
  pie({
    radius: 78,
    slices: [
      { label: 'fruit and\nvegetables', value: 40, mark: '40%' },
      { label: 'fats, oils', value: 2, mark: '2%' },
      { label: 'bread, rice,\npotatoes', value: 36, mark: '36%' },
      { label: 'meat, fish,\neggs, beans', value: 14, mark: '14%' },
      { label: 'milk, cheese', value: 8, mark: '8%' },
    ],
  }),
)

const energyNeeds = chartFigure(
  { name: `${topic}/energy-needs`, title: 'About how much energy males and females of four ages need' },
  barChart({
    categories: ['5', '15', '25', '70'],
    label: 'age / years',
    yLabel: 'energy / MJ per day',
    yEvery: 2,
    yMax: 12,
    values: [
      { name: 'male', values: [6, 12, 11.5, 10] },
      { name: 'female', values: [5.5, 10, 9, 8] },
    ],
    height: 140,
  }),
)

const PLACES = ['calcium\nin food', 'intestine', 'blood', 'bones and\nteeth'].map((words, at) =>
  box(4 + at * 92, 76, 74, 46, words, at === 3 ? 'l w' : 'l sheet'),
)

const vitaminD = figure(
  {
    name: `${topic}/vitamin-d-and-bones`,
    title: 'Vitamin D and calcium',
    description:
      'Calcium in food goes to the intestine, from there into the blood, and from the blood to bones and teeth. Vitamin D, from oily fish, egg yolk or made in the skin in sunlight, points to the step from the intestine to the blood: it is needed for this absorption.',
    height: 132,
  },
  ...PLACES.map(({ shape, left }, at) => shape + (at > 0 ? link([left[0] - 18, left[1]], left) : '')),
  text(179, 16, 'vitamin D (oily fish, egg yolk; sunlight on skin)', { anchor: 'middle' }),
  text(191, 60, 'needed to absorb calcium', { cls: 's' }),
  arrow(179, 24, 179, 92, { cls: 'r' }),
)

const digestiveSystem = alimentaryCanal.figure({
  name: `${topic}/digestive-system`,
  only: [
    'mouth',
    'liver',
    'gall bladder',
    'duodenum',
    'colon',
    'salivary gland',
    'oesophagus',
    'stomach',
    'pancreas',
    'ileum',
    'rectum',
    'anus',
  ],
})

const fiveProcesses = figure(
  {
    name: `${topic}/five-processes`,
    title: 'Five processes from food to faeces',
    description:
      'Food enters the mouth: ingestion. It goes on to the stomach and small intestine: digestion. From the small intestine an arrow leads down to the blood: absorption. From the blood an arrow leads to the cells: assimilation. From the small intestine the tube leads on to the large intestine, and from there out of the body: egestion.',
    height: 222,
  },
  box(6, 40, 76, 40, 'mouth', 'l sunk').shape,
  box(110, 40, 112, 40, 'stomach, small\nintestine', 'l sunk').shape,
  box(250, 40, 92, 40, 'large\nintestine', 'l sunk').shape,
  link([82, 60], [110, 60]),
  link([222, 60], [250, 60]),
  arrow(44, 6, 44, 38, { cls: 'p' }),
  text(52, 16, '1 ingestion', { cls: 'b' }),
  text(166, 32, '2 digestion', { anchor: 'middle', cls: 'b' }),
  box(124, 140, 84, 36, 'blood', 'l rw').shape,
  arrow(166, 80, 166, 138, { cls: 'p' }),
  text(158, 113, '3 absorption', { anchor: 'end', cls: 'b' }),
  box(8, 140, 84, 36, 'cells', 'l w').shape,
  arrow(124, 158, 94, 158, { cls: 'p' }),
  text(8, 196, '4 assimilation:\nuptake and use', { cls: 'b' }),
  arrow(300, 80, 300, 138, { cls: 'p' }),
  text(292, 113, '5 egestion', { anchor: 'end', cls: 'b' }),
  text(300, 156, 'faeces', { anchor: 'middle' }),
)

const emptying = graph({
  x: { label: 'time after the meal / min', max: 180, ticks: [0, 30, 60, 90, 120, 150, 180], grid: true },
  y: {
    label: 'meal left in the stomach / %',
    max: 100,
    ticks: [0, 20, 40, 60, 80, 100],
    grid: true,
    parts: 4,
  },
})

const stomachEmpties = figure(
  {
    name: `${topic}/stomach-empties`,
    title: 'How much of a meal is left in the stomach',
    description:
      'A graph of the percentage of a meal left in the stomach against time in minutes. It falls from 100 per cent at 0 minutes to 85 at 30 minutes, 55 at 60 minutes, 30 at 90 minutes, 15 at 120 minutes, 6 at 150 minutes and 2 at 180 minutes.',
    height: 246,
  },
  emptying.axes,
  emptying.curve([
    [0, 100],
    [30, 85],
    [60, 55],
    [90, 30],
    [120, 15],
    [150, 6],
    [180, 2],
  ]),
)

const TYPES = ['incisor', 'canine', 'premolar', 'molar'] as const

const typesOfTeeth = figure(
  {
    name: `${topic}/types-of-teeth`,
    title: 'Four types of human teeth',
    description: describeTeeth(TYPES, TYPES),
    height: 170,
  },
  teethInARow(TYPES, TYPES),
)

const jaw = lowerJaw.figure({ name: `${topic}/lower-jaw` })

const tooth = toothSection.figure({ name: `${topic}/tooth-in-section` })

const DROPLETS: readonly Point[] = [
  [262, 52],
  [292, 48],
  [320, 62],
  [276, 80],
  [306, 88],
  [258, 108],
  [332, 104],
  [290, 116],
]

const emulsion = figure(
  {
    name: `${topic}/bile-and-fat`,
    title: 'What bile does to a drop of fat',
    description:
      'On the left one large drop of fat. An arrow, labelled bile, leads to eight small droplets on the right. Together they have the same volume as the large drop, but a larger surface.',
    height: 178,
  },
  circle(70, 82, 26, 'l hl'),
  ...DROPLETS.map(([x, y]) => circle(x, y, 13, 'l hl')),
  arrow(120, 82, 220, 82, { cls: 'p' }),
  text(170, 72, 'bile', { anchor: 'middle', cls: 'tp' }),
  text(70, 154, 'one large drop:\nsmall surface', { anchor: 'middle', cls: 's' }),
  text(296, 154, 'many small droplets:\nlarge surface', { anchor: 'middle', cls: 's' }),
)

const enzymesInPlace = alimentaryCanal.figure({
  name: `${topic}/where-enzymes-act`,
  title: 'Where digestive juices are made',
  labels: {
    'salivary gland': 'amylase (in saliva)',
    stomach: 'acid and protease',
    pancreas: 'amylase, protease, lipase',
    liver: 'bile',
    duodenum: 'duodenum: enzymes and bile act',
    mouth: 'mouth: amylase acts',
  },
})

const unit = (x: number, y: number) => circle(x, y, 9, 'l w')
const pair = (x: number, y: number) => line(x - 2, y, x + 20, y) + unit(x, y) + unit(x + 22, y)

const starchInSteps = figure(
  {
    name: `${topic}/starch-in-two-steps`,
    title: 'Starch is digested in two steps',
    description:
      'At the top a chain of eight joined units: starch. An arrow labelled amylase leads down to four pairs of units: maltose. An arrow labelled maltase leads down to eight single units: glucose.',
    height: 214,
  },
  line(98, 26, 252, 26),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(at => unit(98 + at * 22, 26)),
  text(8, 31, 'starch'),
  arrow(175, 44, 175, 82, { cls: 'p' }),
  text(186, 68, 'amylase', { cls: 'tp' }),
  ...[0, 1, 2, 3].map(at => pair(86 + at * 52, 106)),
  text(8, 111, 'maltose'),
  arrow(175, 124, 175, 162, { cls: 'p' }),
  text(186, 148, 'maltase', { cls: 'tp' }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(at => unit(80 + at * 28, 186)),
  text(8, 191, 'glucose'),
)

const PROTEASES = [
  { optimum: 2, label: 'pepsin' },
  { optimum: 8, label: 'trypsin', cls: 'r' },
]

const twoProteases = figure(
  {
    name: `${topic}/two-proteases`,
    title: 'Two proteases and pH',
    description: describePhCurves(PROTEASES),
    height: 246,
  },
  phCurves(PROTEASES),
)

const oneVillus = villus.figure({
  name: `${topic}/villus`,
  only: ['epithelium', 'arteriole', 'capillary', 'lacteal', 'venule'],
})

const waysOut = figure(
  {
    name: `${topic}/ways-out-of-a-villus`,
    title: 'Two ways out of a villus',
    description:
      'Two rows of boxes. Upper row: glucose and amino acids go into a capillary, from there to the liver. Lower row: fatty acids and glycerol go into a lacteal, from there into the lymph, which later joins the blood.',
    height: 134,
  },
  ...[
    ['glucose,\namino acids', 'capillary', 'blood\nto the liver'],
    ['fatty acids,\nglycerol', 'lacteal', 'lymph,\nlater blood'],
  ].flatMap((words, line) =>
    words.map((word, at) => {
      const { shape, left } = box(4 + at * 126, 10 + line * 66, 100, 46, word, at === 1 ? 'l w' : 'l sheet')
      return shape + (at > 0 ? link([left[0] - 26, left[1]], left) : '')
    }),
  ),
)

export const figures = [
  foodOfADay,
  energyNeeds,
  vitaminD,
  digestiveSystem,
  fiveProcesses,
  stomachEmpties,
  typesOfTeeth,
  jaw,
  tooth,
  emulsion,
  enzymesInPlace,
  starchInSteps,
  twoProteases,
  oneVillus,
  waysOut,
]
