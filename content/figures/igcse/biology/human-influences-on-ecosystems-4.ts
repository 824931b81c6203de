import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'human-influences-on-ecosystems-4'

type Crop = 'round' | 'tall' | 'leafy' | 'pointed'

/** A small plant with its foot at the point. */
function plant(kind: Crop, x: number, y: number): Shape {
  const stem = line(x, y, x, y - 12)
  if (kind === 'round') return stem + circle(x, y - 15, 5.5, 'l gw')
  if (kind === 'tall') return line(x, y, x, y - 24) + rect(x - 3, y - 26, 6, 13, 'l hl', 3)
  if (kind === 'leafy') return stem + line(x, y - 3, x - 7, y - 13, 'g') + line(x, y - 3, x + 7, y - 13, 'g')
  return (
    stem +
    polygon(
      [
        [x - 6, y - 10],
        [x + 6, y - 10],
        [x, y - 24],
      ],
      'l gw',
    )
  )
}

const field = (x: number, name: string, kinds: readonly Crop[]): Shape =>
  rect(x, 8, 152, 140, 'l sheet', 3) +
  [0, 1, 2, 3]
    .flatMap(row =>
      Array.from({ length: 6 }, (_, at) => plant(kinds[row] ?? 'tall', x + 16 + at * 24, 40 + row * 34)),
    )
    .join('') +
  text(x + 76, 168, name, { anchor: 'middle' })

const fields = figure(
  {
    name: `${topic}/two-fields`,
    title: 'A monoculture and a field with four crops',
    description:
      'Two fields of the same size. The field on the left, named monoculture, has four rows of the same plant close together. The field on the right, named four crops, has a different kind of plant in each of its four rows.',
    height: 180,
  },
  field(20, 'monoculture', ['tall', 'tall', 'tall', 'tall']),
  field(190, 'four crops', ['tall', 'round', 'leafy', 'pointed']),
)

export type Response = readonly number[]

/** Yield of a crop at 0, 50, 100, 150, 200 and 250 kg of fertiliser per hectare. */
export function yieldGraph(values: Response) {
  const g = graph({
    x: {
      label: 'fertiliser / kg per hectare',
      max: 250,
      ticks: [0, 50, 100, 150, 200, 250],
      grid: true,
      parts: 2,
    },
    y: { label: 'yield / t per hectare', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 4 },
    height: 190,
  })
  const points = values.map((value, at): readonly [number, number] => [at * 50, value])
  return g.axes + g.line(points) + g.points(points)
}

export const tellYield = (values: Response) =>
  `The yield in tonnes per hectare is on the vertical axis, the fertiliser in kg per hectare on the horizontal axis. ${values.map((value, at) => `${value} at ${at * 50}`).join(', ')}.`

const WHEAT = [3, 5, 6.5, 7.5, 8, 8]

const fertiliser = figure(
  {
    name: `${topic}/yield-and-fertiliser`,
    title: 'Yield of wheat and amount of fertiliser',
    description: tellYield(WHEAT),
    height: 280,
  },
  yieldGraph(WHEAT),
)

export const figures = [fertiliser, fields]
