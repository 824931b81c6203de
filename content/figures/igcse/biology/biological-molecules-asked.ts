import { describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Point, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'biological-molecules-asked'

const STANDARD: readonly Point[] = [
  [0.1, 48],
  [0.2, 24],
  [0.3, 16],
  [0.4, 12],
  [0.6, 8],
  [0.8, 6],
]

const known = graph({
  x: {
    label: 'vitamin C / mg per cm^{3}',
    max: 0.8,
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8],
    grid: true,
  },
  y: {
    label: 'drops until the blue colour has gone',
    max: 50,
    ticks: [0, 10, 20, 30, 40, 50],
    grid: true,
    parts: 5,
  },
  height: 186,
})

const drops = figure(
  {
    name: `${topic}/drops-and-vitamin-c`,
    title: 'Drops of known solutions of vitamin C that decolourise 1 cubic centimetre of DCPIP',
    description:
      'A graph of the number of drops against the concentration of vitamin C in milligrams per cubic centimetre. Six crosses are joined by a falling curve that becomes less steep: 48 drops at 0.1, 24 at 0.2, 16 at 0.3, 12 at 0.4, 8 at 0.6 and 6 at 0.8.',
    height: 268,
  },
  known.axes,
  known.curve([
    [0.1, 48],
    [0.12, 40],
    [0.14, 34.3],
    [0.17, 28.2],
    [0.2, 24],
    [0.3, 16],
    [0.4, 12],
    [0.5, 9.6],
    [0.6, 8],
    [0.7, 6.9],
    [0.8, 6],
  ]),
  known.points(STANDARD),
)

const juices = chartFigure(
  {
    name: `${topic}/drops-of-four-juices`,
    title: 'Drops of four juices that decolourise 1 cubic centimetre of DCPIP',
  },
  barChart({
    categories: ['orange', 'pear', 'kiwi', 'grape'],
    values: [10, 40, 5, 30],
    yLabel: 'drops until the blue colour has gone',
    label: 'juice',
    yEvery: 5,
    yMax: 40,
  }),
)

const NINE = 'TACGGTACG'
const GAPS = [2, 4, 5, 7]

const gaps = figure(
  {
    name: `${topic}/dna-with-gaps`,
    title: 'Part of a molecule of DNA with four bases missing',
    description: describeDnaLadder({ bases: NINE, hidden: GAPS }),
    height: 124,
  },
  dnaLadder({ x: 88, y: 22, bases: NINE, hidden: GAPS }),
  text(80, 34, 'strand 1', { anchor: 'end', cls: 's' }),
  text(80, 104, 'strand 2', { anchor: 'end', cls: 's' }),
)

export const figures = [drops, juices, gaps]
