import { type Figure, figure } from '@/lib/figures/figure'
import { mark, type PlaneOptions, plane } from '@/lib/figures/plane/plane'
import { line, type Point, rect, text } from '@/lib/figures/shapes'

// Sequences whose terms or sums are read from a figure.

const topic = 'pure-mathematics-1-paper-1-asked-3'
const middle = { anchor: 'middle' } as const

type Told = readonly [name: string, title: string, description: string]

function dotted(
  [name, title, description]: Told,
  options: PlaneOptions,
  values: readonly number[],
  level?: number,
): Figure {
  const on = plane(options)
  const points = values.map((value, at): Point => [at + 1, value])
  return figure(
    { name: `${topic}/${name}`, title, description, height: on.canvasHeight },
    on.axes,
    ...points.map(point => mark(on, point, '', { kind: 'cross' })),
    level === undefined ? '' : line(...on.at(0, level), ...on.at(options.x.max, level), 'r dash'),
  )
}

const termsPlotted = dotted(
  [
    'terms-plotted',
    'The first five terms of an arithmetic progression',
    'Crosses on a graph of the term against its number n. The terms are level with these values: n = 1, 5; n = 2, 8; n = 3, 11; n = 4, 14; n = 5, 17. The crosses lie on a straight line.',
  ],
  {
    x: { min: 0, max: 6, every: 1, label: '*n*' },
    y: { min: 0, max: 20, every: 5, parts: 5, label: '*u*_{n}' },
    grid: true,
    height: 230,
  },
  [5, 8, 11, 14, 17],
)

const sumsPlotted = dotted(
  [
    'sums-plotted',
    'The first sums of a geometric progression',
    'Crosses on a graph of the sum of the first n terms against n. n = 1: 12. n = 2: 18. n = 3: 21. The crosses for n = 4 and n = 5 come closer and closer to a dashed horizontal line above them, which is level with 24.',
  ],
  {
    x: { min: 0, max: 6, every: 1, label: '*n*' },
    y: { min: 0, max: 27, every: 3, parts: 3, label: '*S*_{n}' },
    grid: true,
    height: 230,
  },
  [12, 18, 21, 22.5, 23.25],
  24,
)

const tile = (x: number, y: number) => rect(x, y, 20, 20, 'l w')
const tiles = figure(
  {
    name: `${topic}/three-patterns`,
    title: 'The first three patterns of a sequence',
    description:
      'Three patterns of square tiles, each a letter T upside down: one tile in the middle and three arms of equal length, to the left, to the right and upwards. The arms are one tile long in pattern 1, two tiles in pattern 2 and three tiles in pattern 3.',
    height: 130,
  },
  ...[44, 146, 276].map((x, order) => {
    const arms = Array.from({ length: order + 1 }, (_, at) => 20 * (at + 1))
    return (
      tile(x, 84) +
      arms.map(by => tile(x - by, 84) + tile(x + by, 84) + tile(x, 84 - by)).join('') +
      text(x + 10, 122, `pattern ${order + 1}`, middle)
    )
  }),
)

export const figures = [termsPlotted, sumsPlotted, tiles]
