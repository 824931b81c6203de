import {
  oneCulture,
  type Stages,
  tellStages,
  threeStages,
} from '@/content/figures/igcse/biology/variation-and-selection-3'
import { oval } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'variation-and-selection-3'

const beetle = (x: number, y: number, dark: boolean): Shape =>
  [-5, 0, 5].map(dx => line(x + dx, y - 9, x + dx, y + 9, 'l thin')).join('') +
  oval(x, y, 11, 6.5, 0, dark ? 'l d' : 'l sheet') +
  oval(x + 13, y, 3.5, 3.5, 0, dark ? 'l d' : 'l sheet')

const ground = (x: number, words: string, dark: readonly boolean[], isDark: boolean): Shape =>
  rect(x, 10, 160, 112, isDark ? 'l sunk' : 'l sheet', 4) +
  dark.map((each, at) => beetle(x + 26 + (at % 4) * 36, 34 + Math.floor(at / 4) * 32, each)).join('') +
  text(x + 80, 144, words, { anchor: 'middle' })

/** Twelve beetles on dark rock and twelve on pale sand, mixed alike. */
export function beetles() {
  const mixed = [true, false, false, true, false, true, true, false, true, false, true, false]
  return figure(
    {
      name: `${topic}/beetles-on-two-grounds`,
      title: 'Beetles that are put on two grounds',
      description:
        'Two areas, named dark rock and pale sand. On each are six dark and six pale beetles of the same size.',
      height: 158,
    },
    ground(12, 'dark rock', mixed, true),
    ground(188, 'pale sand', mixed.toReversed(), false),
  )
}

export type Recaptured = { released: readonly [number, number]; found: readonly [number, number] }

export function marked({ released, found }: Recaptured) {
  return chartFigure(
    { name: `${topic}/marked-animals`, title: 'Marked animals that were released and found again' },
    barChart({
      categories: ['dark', 'pale'],
      values: [
        { name: 'released', values: released },
        { name: 'found again', values: found },
      ],
      yLabel: 'number of animals',
      label: 'colour',
      yEvery: 20,
      yMax: 220,
      height: 190,
    }),
  )
}

const bell = (mean: number) => (x: number) => 40 * Math.exp(-((x - mean) ** 2) / 1.2)

export function beaks(before: number, after: number) {
  const g = graph({
    x: { label: 'depth of beak / mm', min: 5, max: 15, ticks: [5, 7, 9, 11, 13, 15] },
    y: { label: 'percentage of birds', max: 50, ticks: [0, 10, 20, 30, 40, 50] },
  })
  return figure(
    {
      name: `${topic}/beaks-of-a-population`,
      title: 'Beaks of a population in two years',
      description: `Percentage of birds against the depth of the beak in mm. The curve for year 1 has its peak at ${before} mm, the dashed curve for year 4 at ${after} mm. Both have the same shape.`,
      height: 250,
    },
    g.axes,
    g.plot(bell(before), 5, 15),
    g.plot(bell(after), 5, 15, 'r dash'),
    g.label(before, 42.5, 'year 1', { anchor: 'middle' }),
    g.label(after, 46.5, 'year 4', { anchor: 'middle' }),
  )
}

export const GENERATIONS = [0, 2, 4, 6, 8, 10] as const

export type Yield = { label: string; max: number; every: number; values: readonly number[] }

export function yields({ label, max, every, values }: Yield) {
  const g = graph({
    x: { label: 'generation', max: 10, ticks: [...GENERATIONS], grid: true },
    y: {
      label,
      max,
      ticks: Array.from({ length: max / every + 1 }, (_, at) => at * every),
      grid: true,
      parts: 5,
    },
    height: 200,
  })
  const points = values.map((value, at): Point => [GENERATIONS[at] ?? 0, value])
  return figure(
    {
      name: `${topic}/mean-by-generation`,
      title: 'Mean of each generation',
      description: `${label.replace(' / ', ' in ')} against the generation: ${points.map(([x, y]) => `${y} in generation ${x}`).join(', ')}.`,
      height: 290,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}

export function boxes(stages: Stages) {
  return figure(
    {
      name: `${topic}/three-boxes`,
      title: 'A population of bacteria at three times',
      description: tellStages(stages),
      height: 180,
    },
    threeStages(stages),
  )
}

export function population(plain: number, resistant: number) {
  return figure(
    {
      name: `${topic}/population-of-bacteria`,
      title: 'A population of bacteria',
      description: `A box with bacteria. A key says which are resistant (filled) and which are not (open). There are ${plain} open and ${resistant} filled bacteria.`,
      height: 162,
    },
    oneCulture(plain, resistant),
  )
}

export const YEARS = [0, 2, 4, 6, 8, 10] as const

/** Percentage of resistant samples in two hospitals over ten years. */
export function hospitals(north: readonly number[], south: readonly number[]) {
  const g = graph({
    x: { label: 'time / years', max: 10, ticks: [...YEARS], grid: true, parts: 2 },
    y: {
      label: 'percentage of samples that are resistant',
      max: 50,
      ticks: [0, 10, 20, 30, 40, 50],
      grid: true,
      parts: 5,
    },
    height: 200,
  })
  const along = (values: readonly number[]) => values.map((value, at): Point => [YEARS[at] ?? 0, value])
  const told = (values: readonly number[]) =>
    values.map((value, at) => `${value} after ${YEARS[at]} years`).join(', ')
  return figure(
    {
      name: `${topic}/two-hospitals`,
      title: 'Resistant bacteria in two hospitals',
      description: `Percentage of samples that are resistant against time in years. Hospital North: ${told(north)}. Hospital South: ${told(south)}.`,
      height: 290,
    },
    g.axes,
    g.line(along(north)),
    g.points(along(north)),
    g.line(along(south), 'r'),
    g.points(along(south)),
    g.label(5.6, ((north[3] ?? 0) + (north[2] ?? 0)) / 2 + 4, 'North', { anchor: 'end' }),
    g.label(8.4, ((south[4] ?? 0) + (south[5] ?? 0)) / 2 + 3, 'South', { anchor: 'middle' }),
  )
}
