import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { arc, centred, circle, curve, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const topic = 'biotechnology-and-genetic-modification-asked'

const scale = { from: 0, to: 100, division: 2, numbered: 20 }
const juice = figure(
  {
    name: `${topic}/juice-of-apples`,
    title: 'Two measuring cylinders with juice',
    description:
      'Two measuring cylinders side by side, marked from 0 to 100 cubic centimetres with a division every 2. The bottom of the meniscus is five divisions above 40 in the left one, without pectinase, and five divisions above 60 in the right one, with pectinase.',
    height: 290,
  },
  measuringCylinder({ x: 100, y: 252, value: 50, scale }),
  measuringCylinder({ x: 260, y: 252, value: 70, scale }),
  text(100, 276, 'without pectinase', { anchor: 'middle' }),
  text(260, 276, 'with pectinase', { anchor: 'middle' }),
)

const dough = chartFigure(
  { name: `${topic}/two-doughs`, title: 'The height of two doughs' },
  lineChart({
    sets: [
      {
        name: 'at 35 °C',
        points: [
          [0, 4],
          [10, 6],
          [20, 9],
          [30, 11],
          [40, 12],
        ],
      },
      {
        name: 'at 15 °C',
        points: [
          [0, 4],
          [10, 4],
          [20, 5],
          [30, 6],
          [40, 7],
        ],
      },
    ],
    x: { label: 'time / min', max: 40, ticks: [0, 10, 20, 30, 40] },
    y: { label: 'height of dough / cm', max: 12, every: 1 },
    height: 170,
  }),
)

const COOLING: readonly Point[] = [
  [0, 25],
  [20, 25],
  [22, 30],
  [24, 36],
  [26, 41],
  [28, 44],
  [30, 45],
]
const jacket = graph({
  x: { label: 'time / h', max: 32, ticks: [0, 4, 8, 12, 16, 20, 24, 28, 32], grid: true },
  y: {
    label: 'temperature in the fermenter / °C',
    max: 50,
    ticks: [0, 10, 20, 30, 40, 50],
    grid: true,
    parts: 2,
  },
  height: 160,
})
const fermenterTemperature = figure(
  {
    name: `${topic}/temperature-in-a-fermenter`,
    title: 'Temperature in a fermenter',
    description:
      'Temperature in °C against time in hours. It is level at 25 until 20 h, then rises, to 36 at 24 h and 45 at 30 h.',
    height: 238,
  },
  jacket.axes,
  jacket.line(COOLING.slice(0, 2)),
  jacket.curve(COOLING.slice(1)),
)

const flaskGraph = graph({
  x: { label: 'time / min', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
  y: {
    label: 'number of bacteria',
    max: 5000,
    ticks: [0, 1000, 2000, 3000, 4000, 5000],
    grid: true,
    parts: 2,
  },
  left: 60,
  width: 280,
  height: 170,
})
const flask = figure(
  {
    name: `${topic}/bacteria-in-a-flask`,
    title: 'Bacteria in a flask',
    description:
      'Number of bacteria against time in minutes. A curve rises from 500 at the start to 1000 at 30 minutes, 2000 at 60 minutes and 4000 at 90 minutes.',
    height: 248,
  },
  flaskGraph.axes,
  flaskGraph.plot(minutes => 500 * 2 ** (minutes / 30), 0, 96),
)

const dishes = chartFigure(
  { name: `${topic}/two-kinds-of-bacteria`, title: 'Two kinds of bacteria' },
  lineChart({
    sets: [
      {
        name: 'kind P',
        points: [
          [0, 40],
          [20, 80],
          [40, 160],
          [60, 320],
        ],
      },
      {
        name: 'kind Q',
        points: [
          [0, 40],
          [60, 80],
        ],
      },
    ],
    x: { label: 'time / min', max: 60, ticks: [0, 20, 40, 60] },
    y: { label: 'number of bacteria', max: 320, every: 40 },
    height: 160,
  }),
)

const changedBacterium = figure(
  {
    name: `${topic}/a-changed-bacterium`,
    title: 'A bacterium into which a gene was put',
    description:
      'A bacterium. Label P points to the large tangled loop in it, label Q to the thin part of a small ring, label R to a short thick part of this ring.',
    height: 170,
  },
  rect(70, 20, 220, 120, 'l sheet', 56),
  curve(
    [
      [110, 60],
      [140, 44],
      [160, 70],
      [186, 50],
      [196, 84],
      [170, 96],
      [178, 118],
      [140, 112],
      [116, 120],
      [122, 90],
      [98, 84],
    ],
    'l',
    true,
  ),
  circle(244, 80, 22, 'l'),
  arc(244, 80, 22, 20, 100, 'r thick'),
  line(108, 64, 42, 52, 'l thin'),
  centred(32, 50, 'P', 'b'),
  line(244, 102, 310, 130, 'l thin'),
  centred(320, 132, 'Q', 'b'),
  line(261, 66, 316, 46, 'l thin'),
  centred(326, 42, 'R', 'b'),
)

/** Bases in boxes, joined along one strand. */
const strand = (x: number, y: number, bases: string): Shape =>
  [...bases]
    .map((base, at) => rect(x + at * 26, y, 26, 28, 'l w') + centred(x + at * 26 + 13, y + 14, base))
    .join('')

const geneEnd = figure(
  {
    name: `${topic}/end-of-a-gene`,
    title: 'The end of a gene that was cut out',
    description:
      'Two strands of DNA. The upper one ends with the bases C, G, then G, A, T, C. The lower one has bases only below the first two, G and C, so the last four bases of the upper strand are unpaired.',
    height: 86,
  },
  text(12, 48, 'gene'),
  strand(60, 10, 'CGGATC'),
  strand(60, 46, 'GC'),
)
const bothEnds = figure(
  {
    name: `${topic}/end-of-the-plasmid`,
    title: 'The end of the plasmid that fits',
    description:
      'The end of the gene with the unpaired bases G, A, T, C in its upper strand, and to its right the end of the plasmid: its lower strand begins with the unpaired bases C, T, A, G, below those of the gene, followed by two pairs.',
    height: 112,
  },
  text(66, 102, 'gene', { anchor: 'middle' }),
  text(262, 102, 'plasmid', { anchor: 'middle' }),
  strand(40, 10, 'CGGATC'),
  strand(40, 46, 'GC'),
  strand(236, 10, 'CC'),
  strand(132, 46, 'CTAGGG'),
)

const sprays = chartFigure(
  { name: `${topic}/sprays-of-cotton`, title: 'Sprays of insecticide in three seasons' },
  barChart({
    categories: ['season 1', 'season 2', 'season 3'],
    values: [
      { name: 'ordinary cotton', values: [8, 10, 6] },
      { name: 'insect-resistant cotton', values: [2, 3, 1] },
    ],
    label: '',
    yLabel: 'number of sprays',
    yEvery: 1,
    yMax: 10,
    height: 160,
  }),
)

const maize = chartFigure(
  { name: `${topic}/two-kinds-of-maize`, title: 'Yield of two kinds of maize' },
  barChart({
    categories: ['year with\nfew insects', 'year with\nmany insects'],
    values: [
      { name: 'ordinary maize', values: [8, 5] },
      { name: 'insect-resistant maize', values: [8, 7.5] },
    ],
    label: '',
    yLabel: 'yield / tonnes per hectare',
    yEvery: 1,
    yMax: 9,
    height: 170,
  }),
)

export const figures = [
  juice,
  dough,
  fermenterTemperature,
  flask,
  dishes,
  changedBacterium,
  geneEnd,
  bothEnds,
  sprays,
  maize,
]
