import { describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, type Point, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { type HistogramOptions, histogram } from '@/lib/figures/statistics/histogram'

const topic = 'variation-and-selection-asked'

const classes = (edges: readonly number[], counts: readonly number[], unit: string) =>
  counts.map((count, at) => `${edges[at]} to ${edges[at + 1]} ${unit}: ${count}`).join('; ')

/** A histogram draws densities: of classes ten wide, ten times the counts are drawn as counts. */
const drawn = ({ edges, frequencies }: { edges: readonly number[]; frequencies: readonly number[] }) => ({
  edges,
  frequencies: frequencies.map(count => 10 * count),
})

const LEAVES = { edges: [40, 50, 60, 70, 80, 90, 100], frequencies: [3, 8, 14, 16, 7, 2] }
const leafLengths = chartFigure(
  {
    name: `${topic}/leaf-lengths`,
    title: 'A histogram of the lengths of leaves',
    description: `A histogram with bars that touch. The horizontal axis is length of leaf in mm, the vertical axis the number of leaves. ${classes(LEAVES.edges, LEAVES.frequencies, 'mm')}.`,
  },
  histogram({
    ...drawn(LEAVES),
    label: 'length of leaf / mm',
    yLabel: 'number of leaves',
    xMin: 30,
    xMax: 110,
    xEvery: 10,
    yEvery: 4,
    yMax: 16,
    parts: 2,
    height: 150,
  }),
)

const SEEDS = [180, 60]
const pods = chartFigure(
  { name: `${topic}/seeds-of-a-pea`, title: 'A bar chart of the seeds of one pea plant' },
  barChart({
    categories: ['round', 'wrinkled'],
    values: SEEDS,
    label: 'shape of seed',
    yLabel: 'number of seeds',
    yEvery: 20,
    yMax: 200,
    height: 150,
  }),
)

const TOMATOES = { edges: [60, 70, 80, 90, 100, 110, 120], frequencies: [4, 12, 18, 9, 5, 2] }
const tomatoes = (name: string, missing: readonly number[]) => {
  const options: HistogramOptions = {
    ...drawn(TOMATOES),
    missing,
    label: 'mass of tomato / g',
    yLabel: 'number of tomatoes',
    xMin: 50,
    xMax: 130,
    xEvery: 10,
    yEvery: 4,
    yMax: 20,
    parts: 2,
    height: 160,
  }
  const left = missing.map(at => `${TOMATOES.edges[at]} to ${TOMATOES.edges[at + 1]} g`)
  return chartFigure(
    {
      name: `${topic}/${name}`,
      title: 'A histogram of the masses of tomatoes',
      description: `A histogram with bars that touch. The horizontal axis is mass of tomato in g, the vertical axis the number of tomatoes. ${classes(
        TOMATOES.edges,
        TOMATOES.frequencies,
        'g',
      )
        .split('; ')
        .filter((_, at) => !missing.includes(at))
        .join('; ')}.${left.length > 0 ? ` There is no bar yet from ${left.join(' and ')}.` : ''}`,
    },
    histogram(options),
  )
}

const [ONE, OTHER] = ['GATTCCAG', 'GATTCTAG'] as const
const twoAlleles = figure(
  {
    name: `${topic}/two-alleles`,
    title: 'A piece of the DNA of two alleles',
    description: `Two pieces of DNA, one above the other. Allele P: ${describeDnaLadder({ bases: ONE })} Allele Q: ${describeDnaLadder({ bases: OTHER })}`,
    height: 248,
  },
  dnaLadder({ x: 112, y: 10, bases: ONE }),
  dnaLadder({ x: 112, y: 150, bases: OTHER }),
  text(20, 56, 'allele P'),
  text(20, 196, 'allele Q'),
)

const fur = chartFigure(
  { name: `${topic}/winter-and-summer`, title: 'Two features of an Arctic animal in summer and in winter' },
  barChart({
    categories: ['length of fur', 'thickness of fat'],
    values: [
      { name: 'summer', values: [15, 10] },
      { name: 'winter', values: [45, 40] },
    ],
    label: '',
    yLabel: 'length or thickness / mm',
    yEvery: 10,
    yMax: 50,
    height: 150,
  }),
)

const HOURS = [0, 4, 8, 12, 16, 20, 24]
const SAND = [18, 14, 34, 56, 58, 32, 18]
const BURROW = [26, 25, 26, 27, 28, 27, 26]
const pairs = (values: readonly number[]) => HOURS.map((hour, at): Point => [hour, values[at] ?? 0])
const told = (values: readonly number[]) => HOURS.map((hour, at) => `${values[at]} at ${hour} h`).join(', ')
const desert = graph({
  x: { label: 'time of day / h', max: 24, ticks: HOURS, grid: true },
  y: { label: 'temperature / °C', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 5 },
  height: 190,
})
const sandAndBurrow = figure(
  {
    name: `${topic}/sand-and-burrow`,
    title: 'Temperature on the sand and in a burrow',
    description: `Temperature in °C against the time of day. Surface of the sand: ${told(SAND)}. Burrow, dashed: ${told(BURROW)}. The points are joined by straight lines.`,
    height: 268,
  },
  desert.axes,
  desert.line(pairs(SAND)),
  desert.line(pairs(BURROW), 'r dash'),
  desert.label(8.4, 50, 'surface\nof sand', { anchor: 'end' }),
  desert.label(12, 20, 'burrow', { anchor: 'middle' }),
)

const stomata = chartFigure(
  { name: `${topic}/stomata-of-two-plants`, title: 'Stomata of two plants' },
  barChart({
    categories: ['plant P', 'plant Q'],
    values: [
      { name: 'upper surface', values: [180, 0] },
      { name: 'lower surface', values: [0, 40] },
    ],
    label: '',
    yLabel: 'stomata per mm²',
    yEvery: 20,
    yMax: 200,
    height: 160,
  }),
)

const eggs = graph({
  x: { label: 'generation', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
  y: {
    label: 'mean number of eggs per hen in a year',
    max: 300,
    ticks: [0, 50, 100, 150, 200, 250, 300],
    grid: true,
    parts: 5,
  },
  height: 180,
})
const EGGS: readonly Point[] = [
  [0, 160],
  [2, 190],
  [4, 210],
  [6, 230],
  [8, 250],
  [10, 270],
  [12, 280],
]
const eggsOfHens = figure(
  {
    name: `${topic}/eggs-of-hens`,
    title: 'Eggs of hens in selective breeding',
    description: `Mean number of eggs per hen in a year against the generation: ${EGGS.map(([x, y]) => `${y} in generation ${x}`).join(', ')}.`,
    height: 258,
  },
  eggs.axes,
  eggs.line(EGGS),
  eggs.points(EGGS),
)

const beetles = graph({
  x: { label: 'year', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: 'green beetles / %', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
  height: 160,
})
const BEETLES: readonly Point[] = [
  [0, 80],
  [2, 80],
  [4, 80],
  [6, 50],
  [8, 30],
  [10, 20],
]
const greenBeetles = figure(
  {
    name: `${topic}/green-beetles`,
    title: 'Percentage of green beetles on an island',
    description: `Percentage of green beetles against the year: ${BEETLES.map(([x, y]) => `${y} in year ${x}`).join(', ')}. A dashed line at year 4 is labelled drought begins.`,
    height: 238,
  },
  beetles.axes,
  line(...beetles.at(4, 0), ...beetles.at(4, 100), 'l dash thin'),
  beetles.label(4.15, 92, 'drought begins'),
  beetles.line(BEETLES),
  beetles.points(BEETLES),
)

const resistant = graph({
  x: { label: 'year', min: 2010, max: 2020, ticks: [2010, 2012, 2014, 2016, 2018, 2020], grid: true },
  y: {
    label: 'samples with resistant bacteria / %',
    max: 20,
    ticks: [0, 5, 10, 15, 20],
    grid: true,
    parts: 5,
  },
  height: 160,
})
const SAMPLES: readonly Point[] = [
  [2010, 6],
  [2012, 7],
  [2014, 9],
  [2016, 12],
  [2018, 15],
  [2020, 18],
]
const samples = figure(
  {
    name: `${topic}/resistant-samples`,
    title: 'Resistant bacteria in the samples of a hospital',
    description: `Percentage of samples with resistant bacteria against the year: ${SAMPLES.map(([x, y]) => `${y} in ${x}`).join(', ')}.`,
    height: 238,
  },
  resistant.axes,
  resistant.line(SAMPLES),
  resistant.points(SAMPLES),
)

export const figures = [
  leafLengths,
  pods,
  tomatoes('tomatoes-to-complete', [3]),
  tomatoes('tomatoes-completed', []),
  twoAlleles,
  fur,
  sandAndBurrow,
  stomata,
  eggsOfHens,
  greenBeetles,
  samples,
]
