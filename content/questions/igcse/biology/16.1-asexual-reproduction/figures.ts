import {
  bulbSection,
  fission,
  runnerPlant,
  tuberPlant,
  yeast,
} from '@/content/figures/igcse/biology/reproduction'
import { mould } from '@/lib/figures/biology/microbes'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

export type Shown = 'runner' | 'tuber' | 'bulb' | 'spore'

/** One organism with one part marked X. */
export function marked(shown: Shown): Figure {
  const name = `reproduction/marked-${{ runner: 'one', tuber: 'two', bulb: 'three', spore: 'four' }[shown]}`
  const title = shown === 'spore' ? 'An organism that grows on bread' : 'A plant with one part marked X'
  if (shown === 'runner') return runnerPlant.figure({ name, title, labels: { runner: 'X' } })
  if (shown === 'tuber') return tuberPlant.figure({ name, title, labels: { tuber: 'X' } })
  if (shown === 'bulb') return bulbSection.figure({ name, title, labels: { 'new bulb': 'X' } })
  return mould.figure({ name, title, labels: { spore: 'X' } })
}

const PLACES = [
  [34, 36],
  [86, 52],
  [138, 30],
  [190, 54],
  [242, 32],
  [300, 50],
  [52, 104],
  [110, 112],
  [166, 100],
  [222, 116],
  [282, 104],
  [332, 100],
  [30, 160],
  [88, 168],
  [144, 156],
  [200, 172],
  [256, 160],
  [318, 158],
  [60, 214],
  [116, 220],
] as const

/** So many yeast cells, the first of which (in a mixed order) have buds. */
export function yeastField(cells: number, budding: readonly number[]): Figure {
  return figure(
    {
      name: `reproduction/yeast-${cells}-${budding.join('-')}`,
      title: 'Yeast cells seen with a microscope',
      description: `A field of ${cells} rounded yeast cells, each with a dark nucleus. ${budding.length} of them have a small rounded outgrowth, which is a part of the same cell.`,
      height: 244,
    },
    PLACES.slice(0, cells)
      .map(([x, y], at) => yeast(x, y, budding.includes(at), 40 + ((at * 77) % 280)))
      .join(''),
  )
}

export function dividing(): Figure {
  return figure(
    {
      name: 'reproduction/one-cell-two-cells',
      title: 'Three stages in the life of a bacterium',
      description:
        'First, a rod-shaped cell with one loop of DNA. An arrow leads to a longer cell with two loops and a narrow middle. A second arrow leads to two cells with one loop each.',
      height: 96,
    },
    fission(30, 48),
  )
}

/** A runner plant with two plants, P and Q. */
export function parentAndNew(): Figure {
  return runnerPlant.figure({
    name: 'reproduction/plants-p-q',
    title: 'Two plants, P and Q',
    labels: { 'parent plant': 'P', 'new plant': 'Q', runner: 'R' },
  })
}

/** Yields of two fields, in a year without and in a year with a disease. */
export function twoFields(
  names: readonly [string, string],
  before: readonly number[],
  after: readonly number[],
): Figure {
  const chart = barChart({
    categories: names,
    values: [
      { name: 'first year', values: before },
      { name: 'second year', values: after },
    ],
    yLabel: 'yield / tonnes per hectare',
    yEvery: 5,
    yMax: 45,
    height: 180,
  })
  return chartFigure(
    {
      name: `reproduction/fields-${[...before, ...after].join('-')}-${names.map(name => name.slice(-1).toLowerCase()).join('')}`,
      title: 'Yield of two fields in two years',
    },
    chart,
  )
}

/** The mould, with three parts lettered. */
export function letteredMould(letters: Readonly<Record<'sporangium' | 'hypha' | 'spore', string>>): Figure {
  return mould.figure({
    name: `reproduction/mould-${Object.values(letters).join('').toLowerCase()}`,
    title: 'A mould on bread',
    labels: letters,
    also: text(180, 204, 'bread', { anchor: 'middle' }),
    extraHeight: 18,
  })
}
