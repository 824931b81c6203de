import { roundTo } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import type { Spot } from '@/lib/exams/sketch'
import type { Figure } from '@/lib/figures/figure'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { histogram } from '@/lib/figures/statistics/histogram'

/** What a histogram shows: its classes, its scales (five small squares in a large one), and how sentences speak of it. */
export type Kind = {
  things: string
  letter: string
  unit: string
  label: string
  edges: readonly number[]
  /** Large squares of both axes, and the end of the upright one. */
  every: number
  large: number
  top: number
  said: (n: number | string) => string
  over: (value: number) => string
}

const KINDS: readonly Kind[] = [
  {
    things: 'customers',
    letter: 't',
    unit: 'min',
    label: 'Time / minutes',
    edges: [0, 10, 20, 30, 50, 80],
    every: 10,
    large: 1,
    top: 4,
    said: n => `the times, in minutes, that ${n} customers stayed in a café`,
    over: value => `customers who stayed for more than ${value} minutes`,
  },
  {
    things: 'cats',
    letter: 'm',
    unit: 'kg',
    label: 'Mass / kg',
    edges: [0, 2, 3, 4, 5, 8],
    every: 1,
    large: 5,
    top: 25,
    said: n => `the masses, in kilograms, of ${n} cats`,
    over: value => `cats with a mass of more than ${value} kg`,
  },
  {
    things: 'children',
    letter: 'h',
    unit: 'cm',
    label: 'Height / cm',
    edges: [100, 120, 130, 140, 150, 180],
    every: 10,
    large: 1,
    top: 4,
    said: n => `the heights, in centimetres, of ${n} children at a summer camp`,
    over: value => `children who are taller than ${value} cm`,
  },
  {
    things: 'families',
    letter: 'd',
    unit: 'km',
    label: 'Distance / km',
    edges: [0, 5, 10, 15, 25, 40],
    every: 5,
    large: 1,
    top: 5,
    said: n => `the distances, in kilometres, that ${n} families travelled to a beach`,
    over: value => `families that travelled more than ${value} km`,
  },
  {
    things: 'members',
    letter: 'a',
    unit: 'years',
    label: 'Age / years',
    edges: [0, 20, 30, 40, 50, 80],
    every: 10,
    large: 1,
    top: 4,
    said: n => `the ages, in years, of ${n} members of a choir`,
    over: value => `members who are older than ${value} years`,
  },
]

export const COUNT = KINDS.length
export const kindOf = (at: number): Kind => KINDS[at] ?? (KINDS[0] as Kind)

export const PARTS = 5
/** What one small square is worth on each axis. */
export const smallOf = ({ every, large }: Kind) => ({ x: every / PARTS, y: large / PARTS })

export const widthsOf = ({ edges }: Pick<Kind, 'edges'>) =>
  edges.slice(1).map((to, at) => roundTo(to - (edges[at] ?? 0), 6))

/** Heights of the bars, on lines of the grid, that rise and fall; no two neighbours alike. */
export function bars(random: Random, kind: Kind): number[] | null {
  const { y } = smallOf(kind)
  const [middle, spread] = [random.step(1.2, 3, 0.1), random.step(0.9, 1.5, 0.1)]
  const peak = kind.top * random.step(0.72, 0.98, 0.02)
  const heights = widthsOf(kind).map((_, at) => {
    const free = peak * Math.exp(-(((at - middle) / spread) ** 2) / 2) * (0.85 + 0.3 * random.next())
    return roundTo(Math.round(free / y) * y, 2)
  })
  const isFine = heights.every((each, at) => each >= 2 * y && each <= kind.top && each !== heights[at + 1])
  return isFine ? heights : null
}

export const frequenciesOf = (kind: Kind, heights: readonly number[]) =>
  widthsOf(kind).map((width, at) => Math.round(width * (heights[at] ?? 0)))

export const totalOf = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0)

export const classText = (letter: string, from: number, to: number) => `${from} < *${letter}* ≤ ${to}`

export const classesOf = ({ letter, edges }: Pick<Kind, 'letter' | 'edges'>) =>
  edges.slice(1).map((to, at) => classText(letter, edges[at] ?? 0, to))

const HEIGHT = 210
const LEFT = 48
const TOP = 34
const WIDTH = 296

export function histogramFigure(
  kind: Kind,
  frequencies: readonly number[],
  { missing = [], plainScale = false }: { missing?: readonly number[]; plainScale?: boolean } = {},
): Figure {
  const { edges, label, every, large, top } = kind
  const chart = histogram({
    edges,
    frequencies,
    label,
    xEvery: every,
    yEvery: large,
    yMax: top,
    parts: PARTS,
    height: HEIGHT,
    missing,
    plainScale,
  })
  return chartFigure({ name: 'statistics/histogram', title: 'Histogram' }, chart)
}

/** Where a value and a height stand on the canvas of the figure above. */
export function placeOf({ edges, top }: Kind, x: number, height: number): Spot {
  const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1]
  return [LEFT + ((x - min) / (max - min)) * WIDTH, TOP + HEIGHT - (height / top) * HEIGHT]
}
