import { figure } from '@/lib/figures/figure'
import { body, force, ground, spring } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { display, measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { linearScale } from '@/lib/figures/laboratory/scales'
import {
  arc,
  arrow,
  circle,
  curve,
  dimension,
  dot,
  line,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

/** A car that faces right, its wheels standing on `floor`. */
function car(x: number, floor: number): Shape {
  return (
    polygon(
      [
        [x, floor - 8],
        [x, floor - 26],
        [x + 18, floor - 28],
        [x + 30, floor - 44],
        [x + 60, floor - 44],
        [x + 74, floor - 28],
        [x + 92, floor - 22],
        [x + 92, floor - 8],
      ],
      'l sunk',
    ) +
    circle(x + 20, floor - 8, 8, 'l sheet') +
    circle(x + 72, floor - 8, 8, 'l sheet')
  )
}

const brakingCar = figure(
  {
    name: 'motion-forces-and-energy-asked/braking-car',
    title: 'A car that slows down, seen twice',
    description:
      'A car moves to the right along a level road. Its velocity is 24 m/s to the right at first, and 9.0 m/s to the right 5.0 s later.',
    height: 118,
  },
  arrow(20, 38, 116, 38, { cls: 'p' }),
  text(68, 28, '24 m/s', { anchor: 'middle', cls: 'tp' }),
  car(20, 100),
  text(176, 76, '5.0 s later', { anchor: 'middle' }),
  arrow(244, 38, 280, 38, { cls: 'p' }),
  text(262, 28, '9.0 m/s', { anchor: 'middle', cls: 'tp' }),
  car(244, 100),
  ground(10, 101, 350, 101),
)

const bus = graph({ x: { label: 'time', max: 10 }, y: { label: 'distance', max: 10 }, height: 150 })

const busSketch = figure(
  {
    name: 'motion-forces-and-energy-asked/distance-time-bus',
    title: 'Sketch of a distance–time graph for a bus',
    description:
      'Distance against time, without numbers. From P the line rises steeply at first, then less and less steeply up to Q. From Q to R the line is level.',
    height: 212,
  },
  bus.axes,
  bus.plot(t => 8 - (8 * (6 - t) ** 2) / 36, 0, 6),
  bus.line([
    [6, 8],
    [9.4, 8],
  ]),
  dot(...bus.at(0, 0)),
  dot(...bus.at(6, 8)),
  dot(...bus.at(9.4, 8)),
  bus.label(0, 0, 'P', { dx: -10, dy: 4, anchor: 'end', cls: 'b' }),
  bus.label(6, 8, 'Q', { dy: -9, anchor: 'middle', cls: 'b' }),
  bus.label(9.4, 8, 'R', { dy: -9, anchor: 'middle', cls: 'b' }),
)

const run = graph({
  x: { label: '*t* / s', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: '*v* / (m/s)', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
})

const runner = figure(
  {
    name: 'motion-forces-and-energy-asked/speed-time-runner',
    title: 'Speed–time graph of a runner',
    description:
      'Speed in metres per second against time in seconds, for 10 s. The speed rises in a straight line from 0 at 0 s to 8 m/s at 4 s, and is then level at 8 m/s until 10 s.',
    height: 250,
  },
  run.axes,
  run.line([
    [0, 0],
    [4, 8],
    [10, 8],
  ]),
)

const suitcase = figure(
  {
    name: 'motion-forces-and-energy-asked/suitcase',
    title: 'A suitcase that hangs from a newton meter',
    description: 'A suitcase hangs at rest from a digital newton meter. The display reads 176 N.',
    height: 206,
  },
  arc(180, 18, 8, 0, 180),
  line(172, 18, 172, 26),
  line(188, 18, 188, 26),
  rect(126, 26, 108, 48, 'l sunk', 6),
  display(142, 38, '176', 'N'),
  text(246, 54, 'newton meter'),
  line(180, 74, 180, 98),
  arc(180, 116, 18, 0, 180),
  rect(120, 116, 120, 78, 'l w', 6),
  text(180, 160, 'suitcase', { anchor: 'middle' }),
)

const sandScale = linearScale({
  from: 4,
  to: 6,
  division: 0.1,
  numbered: 1,
  x: 176,
  y: 24,
  length: 170,
  way: 'down',
  side: 'right',
})
const sandAt = sandScale.at(4.9)[1]

const sandBag = figure(
  {
    name: 'motion-forces-and-energy-asked/bag-of-sand',
    title: 'Part of the scale of a newton meter',
    description:
      'Part of a scale in newtons whose values grow downwards. The numbered marks are 4, 5 and 6, with ten equal divisions between each two. The pointer is 9 divisions below the mark 4.',
    height: 212,
  },
  rect(130, 6, 96, 200, 'l sheet', 5),
  line(176, 14, 176, 198),
  sandScale.shape,
  text(216, 28, 'N', { anchor: 'end', cls: 's' }),
  polygon(
    [
      [174, sandAt],
      [158, sandAt - 7],
      [158, sandAt + 7],
    ],
    'pd',
  ),
  text(118, sandAt + 4.5, 'pointer', { anchor: 'end' }),
)

const rocks = graph({
  x: { label: '*m* / kg', max: 3, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3], format: v => v.toFixed(1), grid: true },
  y: { label: '*W* / N', max: 28, ticks: [0, 4, 8, 12, 16, 20, 24, 28], grid: true, parts: 2 },
})

const planetRocks = figure(
  {
    name: 'motion-forces-and-energy-asked/rocks-on-a-planet',
    title: 'Weight against mass for rocks on a planet',
    description:
      'Weight in newtons against mass in kilograms. A straight line rises from the origin and passes through a marked point at 2.5 kg and 22 N.',
    height: 250,
  },
  rocks.axes,
  rocks.line([
    [0, 0],
    [3, 26.4],
  ]),
  rocks.points([[2.5, 22]]),
)

/** A measuring cylinder on a balance that shows a mass in grams; with a liquid in it, its volume is written beside it. */
function onBalance(middle: number, grams: string, volume?: string): Shape {
  const [left, right] = [middle - 20, middle + 20]
  return (
    (volume
      ? rect(left, 66, 40, 74, 'w') + line(left, 66, right, 66, 'p') + text(right + 10, 106, volume)
      : '') +
    polyline([
      [left, 20],
      [left, 140],
      [right, 140],
      [right, 20],
    ]) +
    rect(middle - 32, 140, 64, 5, 'l sheet') +
    rect(middle - 54, 146, 108, 6, 'l sunk') +
    rect(middle - 60, 152, 120, 42, 'l sunk', 4) +
    display(middle - 38, 161, grams, 'g')
  )
}

const liquidByDifference = figure(
  {
    name: 'motion-forces-and-energy-asked/liquid-on-a-balance',
    title: 'A measuring cylinder on a balance, empty and with a liquid',
    description:
      'The same measuring cylinder stands on a balance twice. Empty, the balance reads 62.0 g. With 50.0 cubic centimetres of a liquid in it, the balance reads 101.5 g.',
    height: 206,
  },
  onBalance(86, '62.0'),
  onBalance(260, '101.5', '50.0 cm³'),
)

const cylinder = { from: 0, to: 100, division: 5, numbered: 20 }

const stoneInCylinder = figure(
  {
    name: 'motion-forces-and-energy-asked/stone-in-cylinder',
    title: 'A measuring cylinder before and after a stone is lowered into it',
    description:
      'Two measuring cylinders marked in cubic centimetres, with a numbered mark at every 20 and four divisions between two numbers. Before: the water is three divisions above the mark 20. After: a stone of mass 39 g on a thread is completely under water, and the water is two divisions above the mark 40.',
    height: 284,
  },
  measuringCylinder({ x: 90, y: 250, value: 35, scale: cylinder, width: 76 }),
  measuringCylinder({ x: 250, y: 250, value: 50, scale: cylinder, width: 76 }),
  line(270, 4, 270, 186, 'l thin'),
  curve(
    [
      [268, 186],
      [282, 196],
      [283, 216],
      [276, 232],
      [262, 233],
      [256, 218],
      [259, 196],
    ],
    'l sunk',
    true,
  ),
  text(90, 274, 'before', { anchor: 'middle' }),
  text(250, 274, 'after', { anchor: 'middle' }),
  text(300, 214, 'stone,'),
  text(300, 230, '39 g'),
)

const threeLiquids = figure(
  {
    name: 'motion-forces-and-energy-asked/three-liquids',
    title: 'A jar with three liquids that do not mix',
    description: 'A jar holds three separate layers. P is on top, Q is in the middle and R is at the bottom.',
    height: 190,
  },
  rect(120, 36, 120, 46, 'hl'),
  rect(120, 82, 120, 46, 'w'),
  rect(120, 128, 120, 46, 'sunk'),
  line(120, 36, 240, 36),
  line(120, 82, 240, 82),
  line(120, 128, 240, 128),
  polyline([
    [120, 12],
    [120, 174],
    [240, 174],
    [240, 12],
  ]),
  ...['P', 'Q', 'R'].map((letter, at) => text(180, 64 + at * 46, letter, { anchor: 'middle', cls: 'b' })),
)

const drivenCar = figure(
  {
    name: 'motion-forces-and-energy-asked/forces-on-a-car',
    title: 'The horizontal forces on a car',
    description:
      'A car of mass 1200 kg on a level road. The driving force of 3000 N acts forwards, to the right. Friction and air resistance, 600 N together, act backwards, to the left.',
    height: 118,
  },
  text(176, 30, '1200 kg', { anchor: 'middle' }),
  car(130, 90),
  ground(10, 91, 350, 91),
  force(222, 72, 100, 0, '', 'p'),
  text(284, 46, 'driving force\n3000 N', { anchor: 'middle', cls: 'tp' }),
  force(130, 72, 20, 180, '', 'r'),
  text(66, 30, 'friction and\nair resistance\n600 N', { anchor: 'middle', cls: 'tr' }),
)

const threeForces = figure(
  {
    name: 'motion-forces-and-energy-asked/three-forces-on-a-box',
    title: 'Three forces on a box',
    description:
      'A box. Two forces act on it to the left, 40 N and 25 N, and one to the right, 50 N. All lie along parallel horizontal lines.',
    height: 96,
  },
  body(150, 16, 64, 64),
  force(150, 32, 80, 180, '40 N'),
  force(150, 64, 50, 180, '25 N'),
  force(214, 48, 100, 0, '50 N'),
)

const twoSprings = figure(
  {
    name: 'motion-forces-and-energy-asked/spring-with-load',
    title: 'A spring without a load and with a load',
    description:
      'The same spring hangs from a support twice. Without a load it is 6.0 cm long. With a load of 3.0 N it is 7.5 cm long.',
    height: 216,
  },
  ground(310, 22, 40, 22),
  spring(100, 22, 100, 142),
  dimension(132, 22, 132, 142, '6.0 cm', [160, 87]),
  line(94, 142, 138, 142, 'l dash thin'),
  spring(230, 22, 230, 172),
  line(224, 172, 270, 172, 'l dash thin'),
  dimension(262, 22, 262, 172, '7.5 cm', [290, 102]),
  rect(206, 172, 48, 32, 'l sunk'),
  text(230, 193, '3.0 N', { anchor: 'middle' }),
)

export const figures = [
  brakingCar,
  busSketch,
  runner,
  suitcase,
  sandBag,
  planetRocks,
  liquidByDifference,
  stoneInCylinder,
  threeLiquids,
  drivenCar,
  threeForces,
  twoSprings,
]
