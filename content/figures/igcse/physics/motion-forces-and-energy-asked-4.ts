import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { display } from '@/lib/figures/laboratory/measuring'
import {
  arrow,
  centred,
  circle,
  dimension,
  dot,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  text,
} from '@/lib/figures/shapes'

const winch = figure(
  {
    name: 'motion-forces-and-energy-asked-4/winch-and-joulemeter',
    title: 'An electric winch that lifts a load',
    description:
      'An electric winch lifts a load of 90 kg from the floor. A dashed outline shows the load 3.0 m higher. A joulemeter in the supply of the winch shows 4000 J for this lift.',
    height: 222,
  },
  ground(10, 196, 350, 196),
  rect(20, 44, 112, 56, 'l sunk', 5),
  display(34, 52, '4000', 'J'),
  text(76, 92, 'joulemeter', { anchor: 'middle' }),
  line(132, 58, 184, 58),
  rect(150, 18, 110, 8, 'l sheet'),
  line(200, 26, 200, 42),
  circle(200, 58, 16, 'l sheet'),
  dot(200, 58),
  text(224, 52, 'winch'),
  line(216, 58, 216, 164),
  rect(190, 84, 52, 32, 'l dash thin'),
  rect(190, 164, 52, 32, 'l sunk'),
  centred(216, 180, '90 kg'),
  line(242, 116, 276, 116, 'l dash thin'),
  dimension(268, 116, 268, 196, '3.0 m', [298, 160]),
)

const day = graph({
  x: { label: 'time of day / h', max: 24, ticks: [0, 4, 8, 12, 16, 20, 24], grid: true },
  y: { label: '*P* / MW', max: 7, ticks: [0, 1, 2, 3, 4, 5, 6, 7], grid: true },
})

const dayOutput = figure(
  {
    name: 'motion-forces-and-energy-asked-4/wind-and-sun-on-one-day',
    title: 'Power output of a wind farm and of a solar farm on one day',
    description:
      'Power output in megawatts against the time of day in hours. The wind farm: 4 MW at 0 h, 3 MW at 4 h, 2 MW at 8 h, 1 MW at 12 h, 2 MW at 16 h, 4 MW at 20 h and 5 MW at 24 h. The solar farm: zero until 6 h, 2 MW at 8 h, 6 MW at 12 h, 2 MW at 16 h and zero from 18 h.',
    height: 250,
  },
  day.axes,
  day.curve([
    [0, 4],
    [4, 3],
    [8, 2],
    [12, 1],
    [16, 2],
    [20, 4],
    [24, 5],
  ]),
  day.line(
    [
      [0, 0],
      [6, 0],
    ],
    'r',
  ),
  day.curve(
    [
      [6, 0],
      [8, 2],
      [10, 4.9],
      [12, 6],
      [14, 4.9],
      [16, 2],
      [18, 0],
    ],
    'r',
  ),
  day.line(
    [
      [18, 0],
      [24, 0],
    ],
    'r',
  ),
  day.label(20.6, 3.5, 'wind', { cls: 'tp' }),
  day.label(14.6, 5.2, 'solar', { cls: 'tr' }),
)

const geothermal = figure(
  {
    name: 'motion-forces-and-energy-asked-4/geothermal-station',
    title: 'A geothermal power station',
    description:
      'One pipe takes cold water down from the surface to hot rock deep underground, and the water flows through the rock. A second pipe brings steam up to part X. Part X is joined by a shaft to part Y. Two wires lead away from Y.',
    height: 236,
  },
  rect(10, 176, 340, 50, 'rw'),
  text(210, 206, 'hot rock', { cls: 'tr' }),
  line(10, 112, 140, 112),
  line(150, 112, 350, 112),
  rect(56, 90, 10, 110, 'l w'),
  polyline([
    [140, 200],
    [140, 46],
    [180, 46],
  ]),
  polyline([
    [150, 200],
    [150, 56],
    [180, 56],
  ]),
  arrow(40, 122, 40, 166, { cls: 'p' }),
  text(20, 82, 'cold water'),
  arrow(78, 194, 132, 194, { cls: 'p' }),
  arrow(166, 166, 166, 122, { cls: 'r' }),
  text(176, 148, 'steam', { cls: 'tr' }),
  rect(180, 32, 60, 52, 'l sunk'),
  centred(210, 58, 'X', 'b'),
  rect(240, 54, 26, 8, 'l sheet'),
  rect(266, 32, 52, 52, 'l sheet'),
  centred(292, 58, 'Y', 'b'),
  line(318, 48, 350, 48),
  line(318, 68, 350, 68),
)

const lampArrows: Point[] = [
  [24, 30],
  [300, 30],
  [324, 58],
  [300, 86],
  [234, 86],
  [234, 184],
  [192, 205],
  [150, 184],
  [150, 170],
  [24, 170],
]

const lampSankey = figure(
  {
    name: 'motion-forces-and-energy-asked-4/sankey-of-a-lamp',
    title: 'Sankey diagram of a lamp on squared paper',
    description:
      'An arrow 10 squares wide enters from the left: the power input, 15 W. An arrow 4 squares wide goes straight on: light. An arrow 6 squares wide turns down: heating.',
    height: 226,
  },
  polygon(lampArrows, 'w'),
  ...Array.from({ length: 25 }, (_, at) => line(10 + 14 * at, 16, 10 + 14 * at, 212, 'l fine')),
  ...Array.from({ length: 15 }, (_, at) => line(10, 16 + 14 * at, 346, 16 + 14 * at, 'l fine')),
  polygon(lampArrows, 'l'),
  text(34, 111, 'input: 15 W', { cls: 'b' }),
  text(252, 69, 'light', { cls: 'b' }),
  text(192, 153, 'heating', { anchor: 'middle', cls: 'b' }),
)

const lifts = graph({
  x: { label: '*t* / s', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
  y: { label: 'height / m', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true },
})

const twoCranes = figure(
  {
    name: 'motion-forces-and-energy-asked-4/height-of-two-loads',
    title: 'Height of the loads of two cranes against time',
    description:
      'Height in metres against time in seconds. The load of crane P rises in a straight line from 0 to 16 m at 40 s. The load of crane Q rises in a straight line from 0 to 16 m at 20 s, and then stays there.',
    height: 250,
  },
  lifts.axes,
  lifts.line(
    [
      [0, 0],
      [20, 16],
      [50, 16],
    ],
    'r',
  ),
  lifts.line([
    [0, 0],
    [40, 16],
  ]),
  lifts.label(11, 10.6, 'Q', { anchor: 'end', cls: 'tr' }),
  lifts.label(29, 10.2, 'P', { cls: 'tp' }),
)

const heaters = graph({
  x: { label: '*t* / s', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
  y: { label: 'energy / kJ', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
})

const twoHeaters = figure(
  {
    name: 'motion-forces-and-energy-asked-4/two-heaters',
    title: 'Energy transferred by two heaters against time',
    description:
      'Energy transferred, in kilojoules, against time in seconds. Both lines are straight and start at the origin. Line A passes through 60 kJ at 40 s. Line B passes through 30 kJ at 40 s.',
    height: 250,
  },
  heaters.axes,
  heaters.line([
    [0, 0],
    [60, 90],
  ]),
  heaters.line(
    [
      [0, 0],
      [60, 45],
    ],
    'r',
  ),
  heaters.label(46, 76, 'A', { anchor: 'end', cls: 'tp' }),
  heaters.label(48, 28, 'B', { cls: 'tr' }),
)

const [footX, footY, rise, run] = [74, 186, 12, 20.8]
const stepPoints = Array.from({ length: 9 }, (_, at): Point[] => [
  [footX + run * at, footY - rise * at],
  [footX + run * at, footY - rise * (at + 1)],
])
const escalatorTop: Point = [footX + run * 9, footY - rise * 9]

const escalator = figure(
  {
    name: 'motion-forces-and-energy-asked-4/escalator',
    title: 'A person on an escalator',
    description:
      'A moving staircase goes up to the right. It is 12 m long along its slope. Its upper end is 6.0 m higher than its foot. A person of mass 70 kg stands on it.',
    height: 212,
  },
  ground(10, footY, 350, footY),
  polyline([...stepPoints.flat(), escalatorTop, [350, escalatorTop[1]]]),
  circle(165, 90, 7, 'l sheet'),
  rect(159, 97, 12, 29, 'l w', 4),
  text(150, 100, '70 kg', { anchor: 'end' }),
  dimension(42, 128, 229, 20, '12 m', [120, 68]),
  dimension(310, escalatorTop[1], 310, footY, '6.0 m'),
)

export const figures = [winch, dayOutput, geothermal, lampSankey, twoCranes, twoHeaters, escalator]
