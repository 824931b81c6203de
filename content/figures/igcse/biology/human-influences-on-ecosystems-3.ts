import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { curve, dot, line, polygon, type Shape, text } from '@/lib/figures/shapes'

const topic = 'human-influences-on-ecosystems-3'

/** Mass of a stock of fish every five years from 1980, in thousand tonnes. */
export function stockGraph(masses: readonly number[], name: string): Figure {
  const years = masses.map((_, at) => 1980 + at * 5)
  const last = years.at(-1) ?? 2020
  const chart = graph({
    x: {
      label: 'year',
      min: 1980,
      max: last,
      ticks: years.filter((_, at) => at % 2 === 0),
      grid: true,
      parts: 2,
    },
    y: {
      label: 'mass of the stock / thousand tonnes',
      max: 200,
      ticks: [0, 40, 80, 120, 160, 200],
      grid: true,
      parts: 4,
    },
  })
  const points = masses.map((mass, at) => [1980 + at * 5, mass] as const)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Mass of a stock of fish',
      description: `Mass of a stock of fish in thousand tonnes against the year: ${points.map(([year, mass]) => `${mass} in ${year}`).join(', ')}.`,
      height: 246,
    },
    chart.axes,
    chart.line(points),
    chart.points(points),
  )
}

function fishAt(x: number, y: number, size: number): Shape {
  const [long, high] = [size, size * 0.38]
  return (
    curve(
      [
        [x - long, y],
        [x - long * 0.3, y - high],
        [x + long * 0.55, y],
        [x - long * 0.3, y + high],
      ],
      'l w',
      true,
    ) +
    polygon(
      [
        [x + long * 0.5, y],
        [x + long, y - high],
        [x + long, y + high],
      ],
      'l w',
    ) +
    dot(x - long * 0.62, y - high * 0.25, 'd', 1.6)
  )
}

function meshAt(left: number, size: number, count: number): Shape {
  const whole = size * count
  const lines = Array.from({ length: count + 1 }, (_, at) => at * size)
  return lines
    .map(
      at =>
        line(left + at, 24, left + at, 24 + whole, 'l thin') +
        line(left, 24 + at, left + whole, 24 + at, 'l thin'),
    )
    .join('')
}

/** Two nets with the same fish; names stand below them. */
export function netsWith(names: readonly [string, string], name: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Two fishing nets with a young and an adult fish',
      description: `Two nets of equal size, each drawn with a small young fish and a large adult fish in front of it. ${names[0]}, left: the holes are smaller than the young fish. ${names[1]}, right: the holes are larger than the young fish, but smaller than the adult fish.`,
      height: 178,
    },
    meshAt(14, 6, 20),
    meshAt(204, 24, 5),
    fishAt(74, 112, 44),
    fishAt(60, 52, 13),
    fishAt(264, 112, 44),
    fishAt(264, 60, 13),
    text(74, 168, names[0], { anchor: 'middle' }),
    text(264, 168, names[1], { anchor: 'middle' }),
  )
}

const BREEDING = [
  'eggs are\ncollected',
  'sperm of a male\nin another zoo',
  'fertilised in\nthe laboratory',
  'embryo is put\ninto a female',
]

const ivf = figure(
  {
    name: `${topic}/ivf-in-captive-breeding`,
    title: 'In vitro fertilisation in captive breeding',
    description:
      'Boxes joined by arrows. Two boxes, “eggs are collected” and “sperm of a male in another zoo”, both lead to “fertilised in the laboratory”, and this leads to “embryo is put into a female”.',
    height: 196,
  },
  ...(() => {
    const eggs = box(10, 10, 150, 46, BREEDING[0] ?? '')
    const sperm = box(200, 10, 150, 46, BREEDING[1] ?? '')
    const dish = box(105, 80, 150, 46, BREEDING[2] ?? '', 'l w')
    const mother = box(105, 146, 150, 46, BREEDING[3] ?? '')
    return [
      eggs.shape,
      sperm.shape,
      dish.shape,
      mother.shape,
      link(eggs.bottom, [150, 80]),
      link(sperm.bottom, [210, 80]),
      link(dish.bottom, mother.top),
    ]
  })(),
)

export const figures = [
  netsWith(['small mesh', 'large mesh'], 'nets-of-two-meshes'),
  stockGraph([180, 170, 140, 90, 50, 60, 90, 120, 130], 'stock-with-quotas'),
  ivf,
]
