import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'movement-into-and-out-of-cells-asked-2'

const uptake = graph({
  x: { label: 'time / hours', max: 4, ticks: [0, 1, 2, 3, 4], grid: true },
  y: {
    label: 'potassium ions taken up / units',
    max: 320,
    ticks: [0, 80, 160, 240, 320],
    grid: true,
    parts: 4,
  },
})

const rootsInTwoGases = figure(
  {
    name: `${topic}/roots-in-two-gases`,
    title: 'Uptake of potassium ions by roots in two conditions',
    description:
      'A graph of potassium ions taken up, in units, against time in hours. Both lines are straight and begin at the origin. The line for air reaches 320 units at 4 hours. The line for nitrogen reaches 80 units at 4 hours.',
    height: 246,
  },
  uptake.axes,
  uptake.line([
    [0, 0],
    [4, 320],
  ]),
  uptake.line(
    [
      [0, 0],
      [4, 80],
    ],
    'r dash',
  ),
  uptake.label(2.3, 184, 'air', { dx: -8, dy: -10, anchor: 'end', cls: 'tp' }),
  uptake.label(2.7, 54, 'nitrogen', { dy: -10, anchor: 'end', cls: 'tr' }),
)

/** A substance that crosses the membrane at x = 180, with its concentration on both sides. */
function crossing(y: number, letter: string, outside: string, inside: string, way: 1 | -1): Shape {
  return (
    text(112, y + 4.5, outside, { anchor: 'end' }) +
    text(248, y + 4.5, inside) +
    (way > 0 ? arrow(130, y, 230, y, { cls: 'p' }) : arrow(230, y, 130, y, { cls: 'p' })) +
    text(20, y + 4.5, letter, { cls: 'b' })
  )
}

const seaweed = figure(
  {
    name: `${topic}/seaweed-cell`,
    title: 'Three substances that pass into or out of a cell of a seaweed',
    description:
      'Sea water is on the left, a cell of a seaweed on the right, with the cell membrane between them. Substance P moves from sea water, where it has 2 units, into the cell, which has 60 units. Substance Q moves from sea water, 9 units, into the cell, 4 units. Substance R moves from the cell, 7 units, into sea water, 3 units.',
    height: 180,
  },
  rect(180, 32, 172, 140, 'gw'),
  line(180, 32, 180, 172, 'l thick'),
  text(92, 20, 'sea water', { anchor: 'middle', cls: 'b' }),
  text(270, 20, 'cell of a seaweed', { anchor: 'middle', cls: 'b' }),
  crossing(60, 'P', '2 units', '60 units', 1),
  crossing(102, 'Q', '9 units', '4 units', 1),
  crossing(144, 'R', '3 units', '7 units', -1),
)

const NITRATE: readonly Point[] = [
  [0, 5],
  [2.5, 10],
  [5, 18],
  [10, 40],
  [15, 56],
  [18, 60],
  [25, 60],
]

const soil = graph({
  x: { label: 'oxygen in the air of the soil / %', max: 25, ticks: [0, 5, 10, 15, 20, 25], grid: true },
  y: {
    label: 'uptake of nitrate ions / units per hour',
    max: 70,
    ticks: [0, 10, 20, 30, 40, 50, 60, 70],
    grid: true,
    parts: 5,
  },
  height: 182,
})

const nitrateAndOxygen = figure(
  {
    name: `${topic}/nitrate-and-oxygen`,
    title: 'Uptake of nitrate ions and the oxygen in the soil',
    description:
      'A graph of the uptake of nitrate ions, in units per hour, against the percentage of oxygen in the air of the soil. The curve begins at 5 units at 0% oxygen, passes 18 units at 5% and 40 units at 10%, rises to 60 units at about 18%, and is then level at 60 units to 25%.',
    height: 264,
  },
  soil.axes,
  soil.curve(NITRATE.slice(0, 6)),
  soil.line(NITRATE.slice(5)),
)

export const figures = [rootsInTwoGases, seaweed, nitrateAndOxygen]
