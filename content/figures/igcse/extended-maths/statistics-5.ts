import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, line, type Point, type Shape, text } from '@/lib/figures/shapes'

// E9.5 Scatter diagrams

const STUDY: readonly Point[] = [
  [1, 28],
  [1.5, 36],
  [2.5, 32],
  [3, 42],
  [4, 40],
  [5, 54],
  [6, 50],
  [7, 62],
  [8, 60],
  [9, 70],
]

const told = (points: readonly Point[]) => points.map(([x, y]) => `(${x}, ${y})`).join(', ')

function study(
  facts: { name: string; title: string; more: string },
  draw: (on: ReturnType<typeof graph>) => Shape,
  points: readonly Point[] = STUDY,
): Figure {
  const on = graph({
    x: { label: 'Practice / hours', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 4 },
    y: { label: 'Score', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 5 },
    left: 48,
    top: 34,
    width: 292,
    height: 200,
  })
  const { name, title, more } = facts
  return figure(
    {
      name: `statistics-5/${name}`,
      title,
      description: `Graph paper with practice in hours from 0 to 10 and score from 0 to 80. There are crosses at ${told(points)}. ${more}`,
      height: 280,
    },
    on.axes,
    draw(on),
    on.points(points),
  )
}

const points = study(
  { name: 'points', title: 'A scatter diagram of scores against hours of practice', more: '' },
  () => '',
)

const fit = study(
  {
    name: 'line-of-best-fit',
    title: 'A scatter diagram with a line of best fit',
    more: 'A straight line of best fit rises from (1, 29) to (9, 69). Dashed lines lead from 5.5 hours up to this line and across to a score of 51.5.',
  },
  on =>
    on.line([
      [1, 29],
      [9, 69],
    ]) + on.guide(5.5, 51.5, 'r dash'),
)

const outside = study(
  {
    name: 'odd-one-out',
    title: 'A scatter diagram with one point far from the others',
    more: 'The cross at (7.5, 24) is ringed in red.',
  },
  on => {
    const [x, y] = on.at(7.5, 24)
    return circle(x, y, 9, 'r')
  },
  [...STUDY, [7.5, 24]],
)

const LISTS: readonly (readonly [string, readonly Point[]])[] = [
  [
    'positive',
    [
      [1, 1.6],
      [2, 1.9],
      [3, 3.8],
      [4, 3.5],
      [5, 5.6],
      [6, 5.4],
      [7, 7.3],
      [8, 7.2],
      [9, 8.9],
    ],
  ],
  [
    'negative',
    [
      [1, 8.7],
      [2, 8.9],
      [3, 6.8],
      [4, 7],
      [5, 4.9],
      [6, 4.7],
      [7, 2.6],
      [8, 3.1],
      [9, 1.4],
    ],
  ],
  [
    'zero',
    [
      [1, 6.2],
      [2, 2.4],
      [3, 8.6],
      [4, 4.4],
      [5, 1.6],
      [6, 7.5],
      [7, 5],
      [8, 8.2],
      [9, 3.4],
    ],
  ],
]

const types = figure(
  {
    name: 'statistics-5/types',
    title: 'Positive, negative and zero correlation',
    description:
      'Three small scatter diagrams of y against x. Positive: the crosses rise from the bottom left to the top right. Negative: they fall from the top left to the bottom right. Zero: they are spread all over the diagram without a direction.',
    height: 142,
  },
  ...LISTS.map(([name, list], at) => {
    const [left, bottom, size] = [26 + at * 116, 118, 86]
    return [
      line(left, bottom - size - 4, left, bottom),
      line(left, bottom, left + size + 4, bottom),
      text(left + size / 2, 20, name, { anchor: 'middle' }),
      text(left - 6, bottom - size + 6, '*y*', { anchor: 'end', cls: 's' }),
      text(left + size, bottom + 16, '*x*', { anchor: 'middle', cls: 's' }),
      ...list.map(([x, y]) => {
        const [px, py] = [left + (x / 10) * size, bottom - (y / 10) * size]
        return line(px - 3, py - 3, px + 3, py + 3) + line(px - 3, py + 3, px + 3, py - 3)
      }),
    ].join('')
  }),
)

const FLATS: readonly Point[] = [
  [1, 880],
  [2, 900],
  [3, 780],
  [4, 800],
  [5, 660],
  [6, 700],
  [7, 580],
  [9, 500],
  [10, 460],
  [11, 360],
]
const rentOn = graph({
  x: { label: 'Distance / km', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
  y: { label: 'Rent / dollars', max: 1000, ticks: [0, 200, 400, 600, 800, 1000], grid: true, parts: 5 },
  left: 48,
  top: 34,
  width: 292,
  height: 200,
})
const rent = figure(
  {
    name: 'statistics-5/rents',
    title: 'A scatter diagram of rents, with a line of best fit',
    description: `Graph paper with distance in km from 0 to 12 and rent in dollars from 0 to 1000. There are crosses at ${told(FLATS)}. A straight line of best fit falls from (1, 920) to (11, 420).`,
    height: 280,
  },
  rentOn.axes,
  rentOn.line([
    [1, 920],
    [11, 420],
  ]),
  rentOn.points(FLATS),
)

export const figures = [points, types, fit, outside, rent]
