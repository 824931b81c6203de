import type { FigureFacts } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point, Shape } from '@/lib/figures/shapes'

export type Metal = {
  name: string
  oxide: string
  formula: string
  /** grams of oxygen for a gram of metal */
  ratio: number
  readings: readonly (readonly [metal: number, oxygen: number])[]
  ends: readonly [x: number, y: number]
  steps: readonly [x: number, y: number]
}

/** Metals whose masses and those of the oxygen lie on lines of a grid. */
export const METALS: readonly Metal[] = [
  {
    name: 'copper',
    oxide: 'copper(II) oxide',
    formula: 'CuO',
    ratio: 0.25,
    readings: [
      [4, 1],
      [6, 1.5],
      [8, 2],
      [10, 2.5],
    ],
    ends: [12, 3],
    steps: [2, 0.5],
  },
  {
    name: 'magnesium',
    oxide: 'magnesium oxide',
    formula: 'MgO',
    ratio: 2 / 3,
    readings: [
      [1.5, 1],
      [3, 2],
      [4.5, 3],
      [6, 4],
    ],
    ends: [6, 4],
    steps: [1, 1],
  },
  {
    name: 'calcium',
    oxide: 'calcium oxide',
    formula: 'CaO',
    ratio: 0.4,
    readings: [
      [2.5, 1],
      [5, 2],
      [7.5, 3],
      [10, 4],
    ],
    ends: [10, 4],
    steps: [1, 1],
  },
]

const ticksTo = (end: number, step: number) =>
  Array.from({ length: Math.round(end / step) + 1 }, (_, at) => at * step)

/** The mass of oxygen that combines with a mass of the metal. */
export function oxygenGraph({ name, ends, steps, readings, ratio }: Metal): [FigureFacts, ...Shape[]] {
  const [right, top] = ends
  const g = graph({
    x: { label: `mass of ${name} / g`, max: right, ticks: ticksTo(right, steps[0]), grid: true, parts: 2 },
    y: { label: 'mass of oxygen / g', max: top, ticks: ticksTo(top, steps[1]), grid: true, parts: 2 },
    height: 170,
  })
  const [far = [0, 0]] = readings.slice(-1)
  const end: Point = [far[0], far[0] * ratio]
  return [
    {
      name: `atoms-elements-and-compounds/oxygen-with-${name}`,
      title: `Mass of oxygen that combines with ${name}`,
      description: `Mass of oxygen in grams against mass of ${name} in grams. Crosses lie on a straight line from the origin to ${far[1]} g of oxygen at ${far[0]} g of ${name}.`,
      height: 250,
    },
    g.axes,
    g.line([[0, 0], end]),
    g.points(readings),
  ]
}
