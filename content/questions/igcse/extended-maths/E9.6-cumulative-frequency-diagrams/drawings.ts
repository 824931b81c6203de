import type { PlotAxes } from '@/lib/exams/plot-frame'
import type { Random } from '@/lib/exams/random'
import type { Figure } from '@/lib/figures/figure'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { cumulativeCurve, cumulativeFrequency, type Reading } from '@/lib/figures/statistics/cumulative'

/** What is measured: the classes, the scale of its axis, and how sentences speak of it. */
export type Kind = {
  things: string
  /** The heading of its classes: `*t* minutes`. */
  letter: string
  unit: string
  label: string
  edges: readonly number[]
  every: number
  parts: number
  said: (n: number) => string
  over: (value: number) => string
  under: (value: number) => string
}

export const KINDS: readonly Kind[] = [
  {
    things: 'passengers',
    letter: 't',
    unit: 'min',
    label: 'Time / minutes',
    edges: [0, 10, 20, 30, 40, 50, 60],
    every: 10,
    parts: 5,
    said: n => `the times, in minutes, that ${n} passengers waited at a bus station`,
    over: value => `passengers who waited for more than ${value} minutes`,
    under: value => `passengers who waited for ${value} minutes or less`,
  },
  {
    things: 'parcels',
    letter: 'm',
    unit: 'kg',
    label: 'Mass / kg',
    edges: [0, 2, 4, 6, 8, 10],
    every: 2,
    parts: 4,
    said: n => `the masses, in kilograms, of ${n} parcels`,
    over: value => `parcels with a mass of more than ${value} kg`,
    under: value => `parcels with a mass of ${value} kg or less`,
  },
  {
    things: 'plants',
    letter: 'h',
    unit: 'cm',
    label: 'Height / cm',
    edges: [0, 20, 40, 60, 80, 100],
    every: 20,
    parts: 4,
    said: n => `the heights, in centimetres, of ${n} plants in a greenhouse`,
    over: value => `plants that are taller than ${value} cm`,
    under: value => `plants that are ${value} cm tall or less`,
  },
  {
    things: 'workers',
    letter: 'd',
    unit: 'km',
    label: 'Distance / km',
    edges: [0, 10, 20, 30, 40, 50],
    every: 10,
    parts: 5,
    said: n => `the distances, in kilometres, that ${n} workers travel to a factory`,
    over: value => `workers who travel more than ${value} km`,
    under: value => `workers who travel ${value} km or less`,
  },
  {
    things: 'mangoes',
    letter: 'm',
    unit: 'g',
    label: 'Mass / g',
    edges: [160, 180, 200, 220, 240, 260],
    every: 20,
    parts: 4,
    said: n => `the masses, in grams, of ${n} mangoes`,
    over: value => `mangoes with a mass of more than ${value} g`,
    under: value => `mangoes with a mass of ${value} g or less`,
  },
]

export const kindOf = (at: number): Kind => KINDS[at] ?? (KINDS[0] as Kind)

/** Of so many values in all: what a large square of the upright axis is worth. */
const LARGE: Readonly<Record<number, number>> = { 40: 10, 60: 10, 80: 20, 120: 20, 160: 20 }
const largeOf = ({ parts }: Pick<Kind, 'parts'>, n: number) => LARGE[n] ?? (parts === 5 ? 50 : 40)

/** A small square of each axis. */
export const smallOf = (kind: Kind, n: number) => ({
  x: kind.every / kind.parts,
  y: largeOf(kind, n) / kind.parts,
})

/** Whether a number that is read rounds to the same whole number by every route. */
export const isClear = (value: number) => Math.abs((value % 1) - 0.5) > 0.02

/** Frequencies that rise and fall, all of them multiples of a step; null where a class is nearly empty. */
export function bell(random: Random, widths: readonly number[], total: number, step = 1): number[] | null {
  const middle = random.step(1.4, widths.length - 2.2, 0.1)
  const spread = random.step(1, 1.5, 0.1)
  const weights = widths.map(
    (width, at) => width * Math.exp(-(((at - middle) / spread) ** 2) / 2) * (0.85 + 0.3 * random.next()),
  )
  const all = weights.reduce((sum, each) => sum + each, 0)
  const found = weights.map(each => Math.round((each * total) / all / step) * step)
  const most = found.indexOf(Math.max(...found))
  const rest = total - found.reduce((sum, each) => sum + each, 0)
  found[most] = (found[most] ?? 0) + rest
  return Math.min(...found) < Math.max(step, total / 40) ? null : found
}

export const sums = (frequencies: readonly number[]) =>
  frequencies.map((_, at) => frequencies.slice(0, at + 1).reduce((sum, each) => sum + each, 0))

/** `20 < *t* ≤ 30`, as it stands in a table. */
export const classText = (letter: string, from: number, to: number) => `${from} < *${letter}* ≤ ${to}`

export function classTable({ letter, edges }: Pick<Kind, 'letter' | 'edges'>, unit: string) {
  return {
    head: `*${letter}* (${unit})`,
    classes: edges.slice(1).map((to, at) => classText(letter, edges[at] ?? 0, to)),
  }
}

/** The diagram, drawn as the kit draws it. */
export function curveFigure(
  kind: Kind,
  frequencies: readonly number[],
  readings: readonly Reading[] = [],
): Figure {
  const { label, edges, every, parts } = kind
  const n = frequencies.reduce((sum, each) => sum + each, 0)
  const large = largeOf(kind, n)
  const chart = cumulativeFrequency({
    edges,
    frequencies,
    label,
    readings,
    xEvery: every,
    yEvery: large,
    yMax: Math.ceil(n / large) * large,
    parts,
    height: 240,
  })
  return chartFigure({ name: 'statistics/cumulative-curve', title: 'Cumulative frequency diagram' }, chart)
}

export function plotAxes(kind: Kind, n: number): PlotAxes {
  const { label, edges, every, parts } = kind
  const large = largeOf(kind, n)
  const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1]
  return {
    x: { label, min, max, large: every, parts },
    y: { label: 'Cumulative frequency', min: 0, max: Math.ceil(n / large) * large, large, parts },
  }
}

export const curveOf = (edges: readonly number[], frequencies: readonly number[]) =>
  cumulativeCurve({ edges, frequencies })

/** A second way to read the curve: the pieces of its path, halved again and again as Bézier curves. */
export function pieces(edges: readonly number[], frequencies: readonly number[]) {
  const heights = [0, ...sums(frequencies)]
  const rises = frequencies.map((each, at) => each / ((edges[at + 1] ?? 0) - (edges[at] ?? 0)))
  const slope = (at: number) => {
    const [before, after] = [rises[at - 1], rises[at]]
    if (before === undefined || after === undefined) return 0
    const [w0, w1] = [(edges[at] ?? 0) - (edges[at - 1] ?? 0), (edges[at + 1] ?? 0) - (edges[at] ?? 0)]
    return Math.min((before * w1 + after * w0) / (w0 + w1), 2 * Math.min(before, after))
  }
  const corners = (at: number): [number, number][] => {
    const [x0, x1] = [edges[at] ?? 0, edges[at + 1] ?? 0]
    const [y0, y1] = [heights[at] ?? 0, heights[at + 1] ?? 0]
    const third = (x1 - x0) / 3
    return [
      [x0, y0],
      [x0 + third, y0 + slope(at) * third],
      [x1 - third, y1 - slope(at + 1) * third],
      [x1, y1],
    ]
  }
  const middle = (p: [number, number], q: [number, number]): [number, number] => [
    (p[0] + q[0]) / 2,
    (p[1] + q[1]) / 2,
  ]
  /** The other coordinate, where one of them (0: across, 1: up) has a value. */
  return (known: 0 | 1, value: number): number => {
    const list = known === 0 ? edges : heights
    const at = Math.max(0, list.findIndex(each => each >= value) - 1)
    let piece = corners(at)
    for (let round = 0; round < 60; round += 1) {
      const [a, b, c, d] = piece as [[number, number], [number, number], [number, number], [number, number]]
      const [ab, bc, cd] = [middle(a, b), middle(b, c), middle(c, d)]
      const [abc, bcd] = [middle(ab, bc), middle(bc, cd)]
      const cut = middle(abc, bcd)
      piece = cut[known] < value ? [cut, bcd, cd, d] : [a, ab, abc, cut]
    }
    return piece[3]?.[known === 0 ? 1 : 0] ?? Number.NaN
  }
}
