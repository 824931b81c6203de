import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  circle,
  dimension,
  dot,
  line,
  type Point,
  polar,
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
  polygon(shoe, 'w'),
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
      'Left: a tyre from the side, standing on the road. Right: the rectangular print of one tyre on the road, 15 cm long and 10 cm wide.',
    height: 196,
  },
  circle(92, 86, 64, 'l sunk'),
  circle(92, 86, 36, 'l sheet'),
  dot(92, 86),
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
      'Total pressure in kilopascals against depth in metres. A straight line rises from 80 kPa at depth 0 through 120 kPa at 4 m and 140 kPa at 6 m to 180 kPa at 10 m.',
    height: 250,
  },
  lake.axes,
  lake.line([
    [0, 80],
    [10, 180],
  ]),
)

const journey = graph({
  x: { label: '*t* / s', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
  y: { label: '*v* / (m/s)', max: 25, ticks: [0, 5, 10, 15, 20, 25], grid: true },
})

const trainGraph = figure(
  {
    name: 'motion-forces-and-energy-asked-5/speed-time-train',
    title: 'Finished speed–time graph of a train',
    description:
      'Speed in metres per second against time in seconds. A straight line rises from the origin to 20 m/s at 40 s. It is level until 100 s and then falls in a straight line to zero at 120 s.',
    height: 250,
  },
  journey.axes,
  journey.line([
    [0, 0],
    [40, 20],
    [100, 20],
    [120, 0],
  ]),
)

const stretch = graph({
  x: {
    label: 'extension / cm',
    max: 3,
    ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3],
    format: v => v.toFixed(1),
    grid: true,
  },
  y: { label: 'load / N', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
})

const springGraph = figure(
  {
    name: 'motion-forces-and-energy-asked-5/load-extension-of-a-spring',
    title: 'Finished load–extension graph of a spring',
    description:
      'Load in newtons against extension in centimetres. A straight line goes from the origin through a marked point at 1.5 cm and 3.0 N to 2.5 cm and 5.0 N.',
    height: 250,
  },
  stretch.axes,
  stretch.line([
    [0, 0],
    [2.5, 5],
  ]),
  stretch.points([[1.5, 3]]),
)

const [edgeX, edgeY] = [140, 152]
const boxTilt = (Math.atan2(60, 132) * 180) / Math.PI
const baseEnd = polar(edgeX, edgeY, 60, 180 - boxTilt)
const boxTop = polar(edgeX, edgeY, 132, 90 - boxTilt)
const balancedG: Point = [edgeX, edgeY - Math.hypot(30, 66)]

const aboutToTopple = figure(
  {
    name: 'motion-forces-and-energy-asked-5/box-about-to-topple',
    title: 'A narrow box that is just about to topple',
    description:
      'A tall, narrow box stands tilted on its lower right edge. Its centre of gravity G is vertically above this edge. An arrow from G points straight down, and the dashed line that continues it meets the edge.',
    height: 184,
  },
  polygon([[edgeX, edgeY], baseEnd, polar(...baseEnd, 132, 90 - boxTilt), boxTop], 'l sunk'),
  ground(20, edgeY, 340, edgeY),
  line(...balancedG, edgeX, edgeY, 'l dash thin'),
  arrow(...balancedG, edgeX, edgeY - 26, { cls: 'p' }),
  dot(...balancedG, 'd', 4),
  text(edgeX + 8, balancedG[1] + 2, 'G', { cls: 'b' }),
  text(214, 104, 'weight: its line\nmeets the edge', { cls: 'tp' }),
  text(edgeX, edgeY + 26, 'edge', { anchor: 'middle' }),
)

export const figures = [shoePrint, twoJars, tyre, saltLake, trainGraph, springGraph, aboutToTopple]
