import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { type Graph, graph } from '@/lib/figures/graph'
import { buretteReading } from '@/lib/figures/laboratory/measuring'
import { arrow, centred, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'chemistry-of-the-environment-asked'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Fertilisers ---

const fertiliserX = chartFigure(
  { name: `${topic}/elements-in-fertiliser-x`, title: 'Elements in fertiliser X' },
  barChart({
    categories: ['nitrogen', 'phosphorus', 'potassium'],
    values: [20, 8, 12],
    yLabel: 'percentage by mass / %',
    yEvery: 4,
    yMax: 24,
    height: 150,
  }),
)

const crop = graph({
  x: {
    label: 'mass of fertiliser used on each hectare / kg',
    max: 300,
    ticks: [0, 50, 100, 150, 200, 250, 300],
    grid: true,
  },
  y: {
    label: 'mass of wheat from each hectare / t',
    max: 10,
    ticks: [0, 2, 4, 6, 8, 10],
    grid: true,
    parts: 2,
  },
})

/** Rises ever more slowly, then bends sharply at 200 kg, so that the end of the rise can be read. */
function wheatAt(fertiliser: number): number {
  const missing = 1 - Math.min(fertiliser, 200) / 200
  return 8 - 2 * missing ** 2 - 3 * missing
}

const wheat = figure(
  {
    name: `${topic}/wheat-and-fertiliser`,
    title: 'Mass of wheat and mass of fertiliser',
    description:
      'Mass of wheat from each hectare in tonnes against mass of fertiliser used on it in kilograms. The curve becomes less steep and then level. Points on it are 0 kg and 3 t, 100 kg and 6 t, 200 kg and 8 t, 250 kg and 8 t, 300 kg and 8 t.',
    height: 248,
  },
  crop.axes,
  crop.plot(wheatAt, 0, 300),
)

const burette = figure(
  {
    name: `${topic}/burette-of-acid`,
    title: 'A burette at the start and at the end of a titration',
    description:
      'Two parts of a burette, its numbers growing downwards, with ten divisions from number to number. At the start the bottom of the meniscus is six divisions below 0. At the end it is four divisions below 18.',
    height: 204,
  },
  buretteReading({ x: 100, y: 10, value: 0.6 }),
  buretteReading({ x: 260, y: 10, value: 18.4 }),
  text(100, 198, 'start', bold),
  text(260, 198, 'end', bold),
)

// --- Water ---

const plane = (min: number, max: number, every: number): Graph =>
  graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: {
      label: 'temperature / °C',
      min,
      max,
      ticks: Array.from({ length: (max - min) / every + 1 }, (_, at) => min + at * every),
      grid: true,
      parts: 5,
    },
  })

const heated = plane(90, 110, 5)

const springWater = figure(
  {
    name: `${topic}/spring-water-heated`,
    title: 'Spring water heated until it boils',
    description:
      'Temperature against time, with a line at every 1 °C. The temperature rises steeply from 90 °C to 102 °C at 4 min, and then slowly to 104 °C at 10 min.',
    height: 248,
  },
  heated.axes,
  heated.line([
    [0, 90],
    [4, 102],
    [10, 104],
  ]),
)

const cooled = plane(-10, 10, 5)

const freezing = figure(
  {
    name: `${topic}/two-samples-cooled`,
    title: 'Two samples of water cooled until they freeze',
    description:
      'Temperature against time for two samples, with a line at every 1 °C. A falls from 10 °C to 0 °C at 4 min and stays at 0 °C. B falls from 10 °C to −3 °C shortly after 5 min, then slowly on to −5 °C at 10 min.',
    height: 248,
  },
  cooled.axes,
  cooled.line([
    [0, 10],
    [4, 0],
    [10, 0],
  ]),
  cooled.line(
    [
      [0, 10],
      [5.2, -3],
      [10, -5],
    ],
    'r dash',
  ),
  cooled.label(8, 0, 'A', { dy: -7, cls: 'b' }),
  cooled.label(8, -4.2, 'B', { dy: -8, cls: 'b' }),
)

const STAGES = [
  'A: a tank in which\nlarge solids sink',
  'B: a bed of sand\nand gravel',
  'C: carbon',
  'D: gas added',
] as const

const waterWorks = figure(
  {
    name: `${topic}/water-works-with-letters`,
    title: 'Four stages of a water works',
    description:
      'Four boxes one below the other, joined by arrows, from a river to homes. A: a tank in which large solids sink. B: a bed of sand and gravel. C: carbon. D: gas added.',
    height: 300,
  },
  centred(180, 12, 'water from a river'),
  ...STAGES.map((words, at) => {
    const y = 42 + at * 60
    return arrow(180, y - 20, 180, y, { head: 7 }) + box(100, y, 160, 38, words).shape
  }),
  arrow(180, 260, 180, 280, { head: 7 }),
  centred(180, 289, 'to homes'),
)

export const figures = [fertiliserX, wheat, burette, springWater, freezing, waterWorks]
