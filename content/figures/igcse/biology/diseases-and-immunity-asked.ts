import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { fourAntibodies } from './diseases-and-immunity'

const topic = 'diseases-and-immunity-asked'

const village = chartFigure(
  { name: `${topic}/cases-in-a-village`, title: 'Cases of diarrhoea in a village in five years' },
  barChart({
    categories: ['1', '2', '3', '4', '5'],
    label: 'year',
    yLabel: 'number of cases',
    yEvery: 20,
    yMax: 260,
    values: [220, 200, 240, 60, 40],
    height: 190,
  }),
)

const rice = graph({
  x: { label: 'time / hours', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 2 },
  y: {
    label: 'bacteria in 1 g of rice / thousands',
    max: 80,
    ticks: [0, 20, 40, 60, 80],
    grid: true,
    parts: 4,
  },
})

const cookedRice = figure(
  {
    name: `${topic}/bacteria-in-rice`,
    title: 'Bacteria in cooked rice at two temperatures',
    description:
      'A graph of the number of bacteria in 1 g of rice, in thousands, against time in hours. Both lines begin at 5. The line for 25 °C rises more and more steeply: 10 at 2 hours, 20 at 4, 40 at 6 and 80 at 8 hours. The line for 4 °C stays at 5.',
    height: 246,
  },
  rice.axes,
  rice.plot(time => 5 * 2 ** (time / 2), 0, 8),
  rice.line(
    [
      [0, 5],
      [8, 5],
    ],
    'r dash',
  ),
  rice.label(6, 42, '25 °C', { dx: -6, anchor: 'end', cls: 'tp' }),
  rice.label(7.8, 9, '4 °C', { anchor: 'end', cls: 'tr' }),
)

const drawn = fourAntibodies('round', ['square', 'point', 'round', 'twin'])

// Its own ids: the bank may show the same drawing on the page of the note.
const antibodies = {
  ...drawn,
  name: `${topic}/four-antibodies`,
  svg: drawn.svg.replaceAll('pathogen-and-four-proteins', 'four-antibodies'),
}

export const figures = [village, cookedRice, antibodies]
