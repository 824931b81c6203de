import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { lacticGraph, oxygenAxes } from './respiration-3'

const topic = 'respiration-asked-2'

const flasks = graph({
  x: { label: 'time / days', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true },
  y: { label: 'temperature / °C', min: 16, max: 32, ticks: [16, 20, 24, 28, 32], grid: true, parts: 4 },
})

const threeFlasks = figure(
  {
    name: `${topic}/three-flasks`,
    title: 'Temperature in three vacuum flasks with seeds',
    description:
      'A graph of temperature in °C against time in days. All three lines begin at 20. Line X, germinating seeds, rises to 23 at 1 day, 26 at 2, 28 at 3, 29 at 4 and 30 at 5 days. Line Y, boiled seeds rinsed in disinfectant, is level at 20. Line Z, boiled seeds that were not rinsed, is level at 20 until 2 days and then rises to 21 at 3, 23 at 4 and 26 at 5 days.',
    height: 246,
  },
  flasks.axes,
  flasks.curve([
    [0, 20],
    [1, 23],
    [2, 26],
    [3, 28],
    [4, 29],
    [5, 30],
  ]),
  flasks.line(
    [
      [0, 20],
      [5, 20],
    ],
    'l',
  ),
  flasks.line(
    [
      [0, 20],
      [2, 20],
    ],
    'r dash',
  ),
  flasks.curve(
    [
      [2, 20],
      [3, 21],
      [4, 23],
      [5, 26],
    ],
    'r dash',
  ),
  flasks.label(2.6, 28, 'X', { anchor: 'end', cls: 'b tp' }),
  flasks.label(4.5, 18.8, 'Y', { anchor: 'middle', cls: 'b' }),
  flasks.label(3.9, 23.4, 'Z', { anchor: 'end', cls: 'b tr' }),
)

const PEAS: readonly Point[] = [
  [0, 9],
  [20, 3],
]

/** Where the drop of a respirometer is; with the boiled peas as well when the graph is finished. */
function dropGraph(name: string, finished: boolean) {
  const on = graph({
    x: { label: 'time / min', max: 20, ticks: [0, 5, 10, 15, 20], grid: true, parts: 5 },
    y: { label: 'position of the drop / cm', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 4 },
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'The position of the drop in a respirometer with peas',
      description: `A graph of the position of the drop in cm against time in minutes. For germinating peas a straight line falls from 9.0 at 0 min to 3.0 at 20 min.${finished ? ' For boiled peas a straight horizontal line goes from 9.0 at 0 min to 9.0 at 20 min.' : ''}`,
      height: 246,
    },
    on.axes,
    on.line(PEAS),
    on.label(9.4, 5.1, 'germinating peas', { anchor: 'end', cls: 's' }),
    finished
      ? on.line(
          [
            [0, 9],
            [20, 9],
          ],
          'r',
        ) + on.label(19.6, 9.3, 'boiled peas', { anchor: 'end', cls: 's' })
      : '',
  )
}

const lactic = {
  ...lacticGraph('lactic-acid-of-a-runner', { rest: 10, extra: 100, half: 15 }),
  name: `${topic}/lactic-acid-of-a-runner`,
}

const tank = graph({
  x: { label: 'time / days', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
  y: {
    label: 'concentration / g per dm^{3}',
    max: 170,
    ticks: [0, 40, 80, 120, 160],
    grid: true,
    parts: 4,
  },
})

const sugarAndAlcohol = figure(
  {
    name: `${topic}/sugar-and-alcohol`,
    title: 'Sugar and alcohol in a closed tank with yeast',
    description:
      'A graph of concentration, in grams per cubic decimetre, against time in days. Sugar falls from 160 at 0 days through 120 at 2 and 40 at 4 to zero at 6 days, where it stays. Alcohol rises from zero through 20 at 2 days and 60 at 4 to 80 at 6 days and is then level.',
    height: 246,
  },
  tank.axes,
  tank.curve(
    [
      [0, 160],
      [1, 148],
      [2, 120],
      [3, 80],
      [4, 40],
      [5, 12],
      [6, 0],
    ],
    'r dash',
  ),
  tank.curve([
    [0, 0],
    [1, 6],
    [2, 20],
    [3, 40],
    [4, 60],
    [5, 74],
    [6, 80],
  ]),
  tank.line([
    [6, 80],
    [8, 80],
  ]),
  tank.line(
    [
      [6, 0],
      [8, 0],
    ],
    'r dash',
  ),
  tank.label(2.3, 122, 'sugar', { cls: 'tr' }),
  tank.label(6.4, 90, 'alcohol', { cls: 'tp' }),
)

const rower = (() => {
  const { on, course, told } = oxygenAxes({ rest: 0.5, peak: 3, recovery: 10 })
  return figure(
    {
      name: `${topic}/oxygen-of-a-rower`,
      title: 'Oxygen taken in by a rower before, during and after a race',
      description: `${told} The race lasts from 2 to 8 min.`,
      height: 254,
    },
    on.axes,
    on.line(course),
    ...[2, 8].map(at =>
      on.line(
        [
          [at, 0],
          [at, 3.9],
        ],
        'l dash thin',
      ),
    ),
    on.label(5, 0.12, 'race', { anchor: 'middle', cls: 's' }),
  )
})()

export const figures = [
  threeFlasks,
  dropGraph('drop-and-time', false),
  dropGraph('drop-and-time-finished', true),
  lactic,
  sugarAndAlcohol,
  rower,
]
