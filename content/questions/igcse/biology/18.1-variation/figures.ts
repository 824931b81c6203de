import { describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { histogram } from '@/lib/figures/statistics/histogram'

const topic = 'variation-and-selection'

export type Counted = { edges: readonly number[]; counts: readonly number[]; label: string; of: string }

/** Bars of equal classes that touch; their heights are numbers of individuals. */
export function countsInClasses({ edges, counts, label, of }: Counted) {
  const width = (edges[1] ?? 1) - (edges[0] ?? 0)
  const bars = counts.map((count, at) => `${edges[at]} to ${edges[at + 1]}: ${count}`)
  return chartFigure(
    {
      name: `${topic}/counts-in-classes`,
      title: `A chart of the number of ${of}`,
      description: `A chart with bars that touch. The horizontal axis is ${label.replace(' / ', ' in ')}, the vertical axis the number of ${of}. ${bars.join('; ')}.`,
    },
    histogram({
      edges,
      frequencies: counts.map(count => count * width),
      label,
      yLabel: `number of ${of}`,
      xMin: (edges[0] ?? 0) - width,
      xMax: (edges.at(-1) ?? 0) + width,
      xEvery: width,
      yEvery: 2,
      yMax: 16,
      height: 170,
    }),
  )
}

export function bloodGroupBars(counts: readonly number[], every: number) {
  return chartFigure(
    { name: `${topic}/blood-groups-of-a-sample`, title: 'A chart of the blood groups of some people' },
    barChart({
      categories: ['A', 'B', 'AB', 'O'],
      values: counts,
      yLabel: 'number of people',
      label: 'blood group',
      yEvery: every,
      yMax: every * 11,
      height: 190,
    }),
  )
}

/** A feature that is not named: in classes along a scale, or in separate groups. */
export function unnamedFeature(counts: readonly number[], inClasses: boolean) {
  const facts = {
    name: `${topic}/one-feature-of-a-population-${inClasses ? 'one' : 'two'}`,
    title: 'A chart of one feature of a population',
  }
  if (!inClasses) {
    return chartFigure(
      facts,
      barChart({
        categories: counts.map((_, at) => 'PQRS'.charAt(at)),
        values: counts,
        yLabel: 'number of individuals',
        label: 'phenotype',
        yEvery: 10,
        height: 150,
      }),
    )
  }
  const edges = [...counts, 0].map((_, at) => 30 + at * 10)
  return chartFigure(
    {
      ...facts,
      description: `Bars that touch. The horizontal axis, phenotype, has a scale of numbers from 30 to ${edges.at(-1)}. The vertical axis is the number of individuals. ${counts.map((count, at) => `${edges[at]} to ${edges[at + 1]}: ${count}`).join('; ')}.`,
    },
    histogram({
      edges,
      frequencies: counts.map(count => count * 10),
      label: 'phenotype',
      yLabel: 'number of individuals',
      xMin: 20,
      xMax: (edges.at(-1) ?? 100) + 10,
      xEvery: 10,
      yEvery: 10,
      height: 150,
    }),
  )
}

/** Mutated cells against dose: a straight line from the number without radiation through one point. */
export function mutationLine(start: number, dose: number, then: number) {
  const g = graph({
    x: {
      label: 'dose of radiation / arbitrary units',
      max: 10,
      ticks: [0, 2, 4, 6, 8, 10],
      grid: true,
      parts: 2,
    },
    y: {
      label: 'mutated cells per million cells',
      max: 40,
      ticks: [0, 8, 16, 24, 32, 40],
      grid: true,
      parts: 4,
    },
  })
  const end = start + ((then - start) / dose) * 10
  return figure(
    {
      name: `${topic}/cells-and-dose`,
      title: 'A graph of mutated cells against dose of radiation',
      description: `The number of mutated cells in a million cells is on the vertical axis, the dose of radiation in arbitrary units on the horizontal axis. A straight line begins at ${start} for no radiation, passes through ${then} at a dose of ${dose} and ends at a dose of 10.`,
      height: 250,
    },
    g.axes,
    g.line([
      [0, start],
      [10, end],
    ]),
    g.points([
      [0, start],
      [dose, then],
    ]),
  )
}

export function ladder(bases: string) {
  return figure(
    {
      name: `${topic}/part-of-a-gene`,
      title: 'Part of the DNA of a cell',
      description: describeDnaLadder({ bases }),
      height: 104,
    },
    dnaLadder({ x: 180 - bases.length * 13, y: 10, bases }),
  )
}

const bell = (mean: number, width: number, high: number) => (x: number) =>
  high * Math.exp(-((x - mean) ** 2) / (2 * width ** 2))

/** Two groups of plants, one with a narrow and one with a wide range of heights. */
export function twoGroups(narrowIsP: boolean, mean: number) {
  const g = graph({
    x: { label: 'height of plant / cm', min: 20, max: 140, ticks: [20, 40, 60, 80, 100, 120, 140] },
    y: { label: 'number of plants', max: 50, ticks: [0, 10, 20, 30, 40, 50] },
  })
  const [narrow, wide] = narrowIsP ? ['P', 'Q'] : ['Q', 'P']
  return figure(
    {
      name: `${topic}/heights-of-two-groups`,
      title: 'Heights of the plants of two groups',
      description: `The number of plants is on the vertical axis, the height of a plant in cm on the horizontal axis. Curve ${narrow} is high and narrow, with heights from about ${mean - 14} to ${mean + 14} cm. Curve ${wide} is low and wide, with heights from about ${mean - 48} to ${mean + 48} cm. Both have their peak at ${mean} cm.`,
      height: 250,
    },
    g.axes,
    g.plot(bell(mean, 5, 44), 20, 140),
    g.plot(bell(mean, 17, 18), 20, 140, 'l'),
    g.label(mean + 8, 38, narrow, { cls: 'b' }),
    g.label(mean + 24, 11, wide, { cls: 'b' }),
  )
}

/** Seeds that germinate and seedlings with a mutation against the dose that the seeds were given. */
export function seedsAndDose(germinate: readonly number[], mutated: readonly number[]) {
  const g = graph({
    x: {
      label: 'dose of gamma rays / arbitrary units',
      max: 10,
      ticks: [0, 2, 4, 6, 8, 10],
      grid: true,
      parts: 2,
    },
    y: { label: 'percentage', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
    height: 200,
  })
  const along = (values: readonly number[]) => values.map((value, at): Point => [at * 2, value])
  const told = (values: readonly number[]) =>
    values.map((value, at) => `${value} at a dose of ${at * 2}`).join(', ')
  return figure(
    {
      name: `${topic}/treated-seeds`,
      title: 'Treated seeds: germination and mutations',
      description: `Two lines of percentages against the dose of gamma rays in arbitrary units. Line G, with dots: ${told(germinate)}. Line M, with dots: ${told(mutated)}.`,
      height: 290,
    },
    g.axes,
    g.line(along(germinate)),
    g.points(along(germinate)),
    g.line(along(mutated), 'r'),
    g.points(along(mutated)),
    g.label(1, 96, 'G', { cls: 'b' }),
    g.label(5.4, ((mutated[2] ?? 0) + (mutated[3] ?? 0)) / 2 - 8, 'M', { cls: 'b' }),
  )
}
