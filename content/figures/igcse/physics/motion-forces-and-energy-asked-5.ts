import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import {
  circle,
  dimension,
  dot,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const cell = (column: number, row: number): Point => [36 + 24 * column, 14 + 24 * row]
/** Heel, middle and sole, in whole squares. */
const shoe = [
  cell(1, 2),
  cell(6, 2),
  cell(6, 1),
  cell(10, 1),
  cell(10, 4),
  cell(6, 4),
  cell(6, 3),
  cell(4, 3),
  cell(4, 4),
  cell(1, 4),
]

const shoePrint = figure(
  {
    name: 'motion-forces-and-energy-asked-5/print-of-a-shoe',
    title: 'The area of one shoe that touches the ground, on squared paper',
    description:
      'Squared paper; each square is 3.0 cm by 3.0 cm. The shaded area of one shoe covers whole squares only: a heel of 3 by 2 squares, a narrow middle part of 2 squares, and a sole of 4 by 3 squares.',
    height: 176,
  },
  polygon(shoe, 'sunk'),
  ...Array.from({ length: 13 }, (_, at) => line(...cell(at, 0), ...cell(at, 5), 'l thin')),
  ...Array.from({ length: 6 }, (_, at) => line(...cell(0, at), ...cell(12, at), 'l thin')),
  polygon(shoe, 'p'),
  text(180, 158, 'each square is 3.0 cm by 3.0 cm', { anchor: 'middle' }),
)

/** An open jar with a liquid up to the level that all jars share. */
function jar(left: number, width: number, name: string, cls: string): Shape {
  return (
    rect(left, 44, width, 134, cls) +
    line(left, 44, left + width, 44) +
    polyline([
      [left, 18],
      [left, 178],
      [left + width, 178],
      [left + width, 18],
    ]) +
    text(left + width / 2, 36, name, { anchor: 'middle' })
  )
}

const twoJars = figure(
  {
    name: 'motion-forces-and-energy-asked-5/water-and-oil',
    title: 'A narrow jar of water and a wide jar of oil',
    description:
      'A narrow jar of water and a wide jar of oil are filled to the same level. Point A is in the water near the surface, point B in the water near the bottom, and point C in the oil at the same depth as B.',
    height: 196,
  },
  jar(50, 76, 'water', 'w'),
  jar(190, 140, 'oil', 'hl'),
  ...(
    [
      [88, 76, 'A'],
      [88, 164, 'B'],
      [260, 164, 'C'],
    ] as const
  ).map(([x, y, letter]) => dot(x, y) + text(x + 9, y + 5, letter, { cls: 'b' })),
)

const tyre = figure(
  {
    name: 'motion-forces-and-energy-asked-5/tyre-and-print',
    title: 'A tyre from the side, and its print on the road',
    description:
      'Left: a tyre from the side, slightly flattened where it stands on the road. Right: the rectangular print of one tyre on the road, 15 cm long and 10 cm wide.',
    height: 196,
  },
  circle(92, 88, 64, 'l sunk'),
  circle(92, 88, 36, 'l sheet'),
  dot(92, 88),
  rect(20, 150, 144, 6, 'sheet'),
  ground(20, 150, 164, 150),
  text(92, 184, 'from the side', { anchor: 'middle' }),
  rect(236, 64, 90, 60, 'l sunk'),
  dimension(236, 50, 326, 50, '15 cm'),
  dimension(222, 64, 222, 124, '10 cm'),
  text(276, 184, 'print on the road', { anchor: 'middle' }),
)

const lake = graph({
  x: { label: 'depth / m', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: 'total pressure / kPa', max: 200, ticks: [0, 40, 80, 120, 160, 200], grid: true, parts: 2 },
})

const saltLake = figure(
  {
    name: 'motion-forces-and-energy-asked-5/pressure-in-a-salt-lake',
    title: 'Total pressure in a salt lake against depth',
    description:
      'Total pressure in kilopascals against depth in metres. A straight line rises from 80 kPa at the surface through 120 kPa at 4 m and 140 kPa at 6 m to 180 kPa at 10 m.',
    height: 250,
  },
  lake.axes,
  lake.line([
    [0, 80],
    [10, 180],
  ]),
)

export const figures = [shoePrint, twoJars, tyre, saltLake]
