import {
  describeMenstrualCycle,
  menstrualCycle,
  menstrualCycleHeight,
} from '@/lib/figures/biology/menstrual-cycle'
import { chance } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, curve, ellipse, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'reproduction-asked'

/** Bacteria under the microscope, on the places of a grid in a round field. */
const SPOTS: readonly Point[] = [-2, -1, 0, 1, 2].flatMap(row =>
  [-2, -1, 0, 1, 2].map((column): Point => [column * 24, row * 24]),
)
const bacteria = (x: number, y: number, count: number, seed: number): Shape =>
  circle(x, y, 78, 'l sheet') +
  SPOTS.map((spot, at) => ({ spot, at }))
    .filter(({ spot: [dx, dy] }) => Math.hypot(dx, dy) < 64)
    .toSorted((one, other) => chance(one.at + seed) - chance(other.at + seed))
    .slice(0, count)
    .map(({ spot: [dx, dy], at }) =>
      rect(x + dx - 8 + 4 * chance(at), y + dy - 4 + 3 * chance(at + 7), 16, 7, 'l rd', 3.5),
    )
    .join('')

const milk = figure(
  {
    name: `${topic}/bacteria-in-milk`,
    title: 'Bacteria in warm milk under the microscope',
    description:
      'Two round fields of view. In the left one, at the start, there are 2 bacteria; in the right one, after 1 hour, there are 16.',
    height: 196,
  },
  bacteria(92, 86, 2, 3),
  bacteria(268, 86, 16, 11),
  text(92, 186, 'at the start', { anchor: 'middle' }),
  text(268, 186, 'after 1 hour', { anchor: 'middle' }),
)

const BUDDING = [1, 6, 8, 13, 18]
const yeast = figure(
  {
    name: `${topic}/yeast-under-the-microscope`,
    title: 'Yeast cells under the microscope',
    description:
      'Twenty oval cells in four rows of five. On five of them there is a small round outgrowth; the others have none.',
    height: 198,
  },
  ...Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [52 + (at % 5) * 64 + 8 * chance(at), 28 + Math.floor(at / 5) * 46 + 6 * chance(at + 3)]
    return (
      (BUDDING.includes(at) ? circle(x + 20, y - 9, 7, 'l sheet') : '') +
      ellipse(x, y, 18, 14, 'l sheet') +
      circle(x - 3, y + 2, 4, 'd')
    )
  }),
)

const PLANTS: readonly Point[] = [
  [60, 52],
  [68, 140],
  [180, 164],
  [296, 138],
  [300, 48],
]
const plant = (x: number, y: number, size: number): Shape =>
  [0, 120, 240]
    .map(turn => {
      const way = ((turn + 90) * Math.PI) / 180
      return ellipse(
        x + size * 0.7 * Math.cos(way),
        y - size * 0.7 * Math.sin(way),
        size * 0.6,
        size * 0.6,
        'l gw',
      )
    })
    .join('')
const bed = figure(
  {
    name: `${topic}/strawberry-bed`,
    title: 'A bed of strawberries from above',
    description:
      'A large plant stands in the middle of a bed. Five stems lead from it along the soil, each to one small plant.',
    height: 196,
  },
  rect(10, 8, 340, 180, 'f'),
  ...PLANTS.map(([x, y]) =>
    curve(
      [
        [180, 84],
        [(180 + x) / 2 + 6, (84 + y) / 2 - 8],
        [x, y],
      ],
      'g',
    ),
  ),
  ...PLANTS.map(([x, y]) => plant(x, y, 12)),
  plant(180, 84, 24),
  text(180, 40, 'old plant', { anchor: 'middle', cls: 's' }),
)

const days = (height: number) =>
  graph({
    x: { label: 'day of the cycle', max: 28, ticks: [0, 4, 8, 12, 16, 20, 24, 28], grid: true, parts: 4 },
    y: {
      label: 'thickness of the lining / mm',
      max: 12,
      ticks: [0, 2, 4, 6, 8, 10, 12],
      grid: true,
      parts: 4,
    },
    height,
  })
const lining = (name: string, points: readonly Point[]) => {
  const on = days(180)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Thickness of the lining of a uterus',
      description: `Thickness of the lining of a uterus in mm against the day of the cycle: ${points.map(([x, y]) => `${y} on day ${x}`).join(', ')}. The points are joined by straight lines.`,
      height: 258,
    },
    on.axes,
    on.line(points),
    on.points(points),
  )
}

const letters = { hormones: ['LH', 'progesterone'], names: { LH: 'P', progesterone: 'Q' } } as const

const twoHormones = figure(
  {
    name: `${topic}/two-hormones`,
    title: 'Two hormones and the lining of the uterus',
    description: describeMenstrualCycle(letters),
    height: menstrualCycleHeight(letters),
  },
  menstrualCycle(letters),
)

export const figures = [
  milk,
  yeast,
  bed,
  lining('lining-of-one-woman', [
    [1, 8],
    [5, 2.5],
    [13, 8.5],
    [21, 10],
    [26, 10],
    [28, 9],
  ]),
  lining('lining-of-another-woman', [
    [1, 9],
    [5, 3],
    [15, 9],
    [20, 10.5],
    [26, 10.5],
    [28, 9.5],
  ]),
  twoHormones,
]
