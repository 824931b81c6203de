import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { body, ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  centred,
  circle,
  curve,
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

/** A trolley on two wheels, its wheels standing on `floor`. */
function trolley(x: number, floor: number, width: number, label: string): Shape {
  return (
    body(x, floor - 44, width, 32, label) +
    circle(x + 14, floor - 6, 6, 'l sheet') +
    circle(x + width - 14, floor - 6, 6, 'l sheet')
  )
}

const collision = figure(
  {
    name: 'motion-forces-and-energy-2/collision',
    title: 'Two trolleys before and after they collide',
    description:
      'To the right is the positive direction. Before: trolley A, 0.60 kg, moves to the right at 2.0 m/s; trolley B, 0.40 kg, moves to the left at 1.5 m/s, towards A. After: the two are joined, with a total mass of 1.00 kg, and move to the right at an unknown velocity v.',
    height: 258,
  },
  arrow(236, 16, 300, 16, { label: '+' }),
  text(228, 20, 'positive', { anchor: 'end' }),
  text(10, 20, 'Before', { cls: 'b' }),
  arrow(60, 62, 122, 62, { cls: 'p' }),
  text(91, 53, '2.0 m/s', { anchor: 'middle', cls: 'tp' }),
  arrow(292, 62, 246, 62, { cls: 'p' }),
  text(269, 53, '1.5 m/s', { anchor: 'middle', cls: 'tp' }),
  trolley(46, 116, 90, 'A 0.60 kg'),
  trolley(224, 116, 90, 'B 0.40 kg'),
  ground(10, 117, 350, 117),
  text(10, 156, 'After', { cls: 'b' }),
  arrow(152, 182, 214, 182, { cls: 'p' }),
  text(183, 173, '*v* = ?', { anchor: 'middle', cls: 'tp' }),
  trolley(92, 236, 90, 'A 0.60 kg'),
  trolley(183, 236, 90, 'B 0.40 kg'),
  ground(10, 237, 350, 237),
)

const impact = graph({
  x: { label: '*t* / s', max: 0.6, ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5], grid: true },
  y: { label: '*F* / kN', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
})

const impactTime = figure(
  {
    name: 'motion-forces-and-energy-2/impact-time',
    title: 'Average force on a driver, with and without an airbag',
    description:
      'Force in kilonewtons against time in seconds. Without an airbag the average force is 10.5 kN for 0.10 s: a tall narrow block. With an airbag it is 2.1 kN for 0.50 s: a low wide block. Force times time is the same for both blocks, 1050 N s.',
    height: 250,
  },
  impact.area(
    [
      [0, 10.5],
      [0.1, 10.5],
    ],
    'rw',
  ),
  impact.area(
    [
      [0, 2.1],
      [0.5, 2.1],
    ],
    'w',
  ),
  impact.axes,
  impact.line(
    [
      [0, 10.5],
      [0.1, 10.5],
      [0.1, 0],
    ],
    'r',
  ),
  impact.line(
    [
      [0, 2.1],
      [0.5, 2.1],
      [0.5, 0],
    ],
    'p',
  ),
  impact.label(0.12, 9.2, 'no airbag:\n10.5 kN for 0.10 s', { cls: 'tr' }),
  impact.label(0.22, 3.9, 'airbag:\n2.1 kN for 0.50 s', { cls: 'tp' }),
)

const chainBoxes = {
  cell: box(10, 10, 166, 46, 'chemical store\nof the cell'),
  motor: box(10, 92, 166, 46, 'kinetic store\nof the motor'),
  load: box(10, 174, 166, 46, 'gravitational potential\nstore of the load'),
  heat: box(226, 92, 124, 62, 'internal store\nof motor and\nsurroundings'),
}

const motorChain = figure(
  {
    name: 'motion-forces-and-energy-2/motor-chain',
    title: 'Flow diagram for a motor that lifts a load',
    description:
      'Boxes are stores and arrows are transfers. From the chemical store of the cell an arrow, electric current, leads to the kinetic store of the motor. From there an arrow, force, leads to the gravitational potential store of the load. A side arrow, heating and sound, leads from the motor to the internal store of the motor and the surroundings.',
    height: 232,
  },
  ...Object.values(chainBoxes).map(each => each.shape),
  link(chainBoxes.cell.bottom, chainBoxes.motor.top, 'electric current'),
  link(chainBoxes.motor.bottom, chainBoxes.load.top, 'force'),
  arrow(176, 115, 226, 115, { cls: 'r' }),
  text(288, 66, 'heating and', { anchor: 'middle', cls: 'tr' }),
  text(288, 82, 'sound waves', { anchor: 'middle', cls: 'tr' }),
)

/** A height of the fall: the ball on its line, and a bar for each store, 18 units for 1 J. */
function fallRow(y: number, place: string, potential: number, kinetic: number): Shape {
  const bar = (top: number, name: string, joules: number, cls: string) =>
    text(116, top + 12, name) +
    (joules > 0 ? rect(160, top, joules * 18, 15, cls) : line(160, top, 160, top + 15)) +
    text(166 + joules * 18, top + 12, `${joules} J`)
  return (
    circle(96, y + 8, 9, 'l sunk') +
    text(10, y + 12, place) +
    bar(y - 10, '*E*_{p}', potential, 'l w') +
    bar(y + 11, '*E*_{k}', kinetic, 'l rw')
  )
}

const fallingBall = figure(
  {
    name: 'motion-forces-and-energy-2/falling-ball',
    title: 'Energy of a falling ball at three heights',
    description:
      'A ball falls with no air resistance. At the top it has 8 J in its gravitational potential store and 0 J in its kinetic store. Half way down it has 4 J and 4 J. Just before it hits the ground it has 0 J and 8 J. The total is 8 J each time.',
    height: 214,
  },
  line(96, 24, 96, 196, 'l dash thin'),
  fallRow(22, 'top', 8, 0),
  fallRow(96, 'half way', 4, 4),
  fallRow(170, 'just above\n', 0, 8),
  text(10, 198, 'ground'),
  ground(82, 200, 112, 200),
)

const engineSankey = figure(
  {
    name: 'motion-forces-and-energy-2/engine-sankey',
    title: 'Sankey diagram of a car engine and its gears',
    description:
      'A wide arrow of 100 J, the chemical store of the petrol, enters from the left. An arrow of 60 J turns down: it heats the engine and the exhaust gases. A thin arrow of 10 J turns down further on: friction heats the gears. An arrow of 30 J goes on to the right: the kinetic store of the car. The widths are in proportion to the energies, and 60 J, 10 J and 30 J add up to 100 J.',
    height: 238,
  },
  polygon(
    [
      [10, 34],
      [300, 34],
      [318, 49],
      [300, 64],
      [230, 64],
      [230, 120],
      [225, 128],
      [220, 120],
      [220, 74],
      [150, 74],
      [150, 172],
      [120, 190],
      [90, 172],
      [90, 134],
      [10, 134],
    ],
    'l w',
  ),
  text(10, 24, 'petrol: chemical store'),
  text(18, 88, '100 J', { cls: 'b' }),
  text(350, 24, 'kinetic store of car', { anchor: 'end' }),
  text(262, 54, '30 J', { cls: 'b' }),
  centred(120, 130, '60 J', 'b'),
  text(90, 210, 'heats the engine\nand the exhaust gases'),
  text(240, 112, '10 J', { cls: 'b' }),
  text(206, 146, 'friction heats\nthe gears'),
)

const liftingLoad = figure(
  {
    name: 'motion-forces-and-energy-2/lifting-load',
    title: 'A box lifted at a steady speed',
    description:
      'A box of weight 118 N is lifted from the floor to a shelf at a steady speed. An upward force of 118 N acts on it. It moves up through a distance d of 1.5 m, measured vertically from the floor to the shelf.',
    height: 222,
  },
  ground(20, 200, 340, 200),
  body(120, 156, 66, 44),
  text(196, 184, 'start'),
  rect(120, 76, 66, 44, 'l dash'),
  line(214, 120, 320, 120),
  line(316, 120, 316, 200),
  text(226, 112, 'shelf'),
  arrow(153, 156, 153, 126, { cls: 'p' }),
  text(162, 142, '118 N', { cls: 'tp' }),
  arrow(153, 76, 153, 46, { cls: 'p' }),
  text(162, 52, 'lifting force 118 N', { cls: 'tp' }),
  dimension(86, 120, 86, 200, '*d* = 1.5 m'),
  line(78, 120, 120, 120, 'l dash thin'),
)

const pullingSledge = figure(
  {
    name: 'motion-forces-and-energy-2/pulling-sledge',
    title: 'A sledge pulled over level snow',
    description:
      'A sledge moves to the right over level ground at a steady speed. A pull of 45 N acts on it to the right and a friction force of 45 N acts to the left. It moves a distance d of 20 m. Its weight, which is not drawn, acts down, at a right angle to the motion.',
    height: 190,
  },
  body(120, 62, 90, 40, 'sledge'),
  polyline([
    [112, 108],
    [216, 108],
    [226, 98],
  ]),
  line(132, 102, 132, 108),
  line(198, 102, 198, 108),
  ground(10, 109, 350, 109),
  arrow(210, 82, 282, 82, { cls: 'p' }),
  text(246, 73, 'pull 45 N', { anchor: 'middle', cls: 'tp' }),
  arrow(112, 106, 40, 106, { cls: 'r' }),
  text(70, 96, 'friction 45 N', { anchor: 'middle', cls: 'tr' }),
  arrow(140, 36, 196, 36),
  text(168, 27, 'steady speed', { anchor: 'middle' }),
  dimension(30, 156, 330, 156, '*d* = 20 m'),
  text(30, 178, 'start'),
  text(330, 178, 'end', { anchor: 'end' }),
)

const flame = (x: number): Shape =>
  curve(
    [
      [x - 7, 158],
      [x - 6, 146],
      [x, 136],
      [x + 6, 146],
      [x + 7, 158],
    ],
    'r',
  )

const powerStation = figure(
  {
    name: 'motion-forces-and-energy-2/power-station',
    title: 'How a power station that burns fuel makes electricity',
    description:
      'Burning fuel heats a boiler full of water. A pipe takes steam at high pressure from the boiler to a turbine and makes it turn. A shaft joins the turbine to a generator, which turns with it; wires lead from the generator to the transmission lines. Below the turbine a condenser cools the used steam, and a pipe takes the water back to the boiler.',
    height: 224,
  },
  rect(14, 70, 92, 62, 'l sheet', 8),
  rect(15, 98, 90, 33, 'w', 6),
  centred(60, 86, 'boiler'),
  centred(60, 117, 'water', 'tp'),
  flame(36),
  flame(60),
  flame(84),
  text(60, 178, 'burning fuel', { anchor: 'middle', cls: 'tr' }),
  polyline(
    [
      [60, 70],
      [60, 34],
      [148, 34],
    ],
    'p',
  ),
  arrow(148, 34, 148, 66, { cls: 'p' }),
  text(78, 26, 'steam', { cls: 'tp' }),
  polygon(
    [
      [136, 78],
      [204, 60],
      [204, 132],
      [136, 114],
    ],
    'l sunk',
  ),
  centred(171, 96, 'turbine'),
  line(204, 96, 240, 96, 'l thick'),
  text(222, 118, 'shaft', { anchor: 'middle', cls: 's' }),
  rect(240, 68, 82, 56, 'l sheet', 6),
  centred(281, 96, 'generator'),
  line(322, 86, 352, 86, 'r'),
  line(322, 106, 352, 106, 'r'),
  text(350, 60, 'to transmission lines', { anchor: 'end', cls: 'tr' }),
  arrow(190, 129, 190, 160, { cls: 'p' }),
  rect(146, 160, 92, 34, 'l sheet', 4),
  centred(192, 177, 'condenser'),
  polyline(
    [
      [146, 190],
      [120, 190],
      [120, 124],
    ],
    'p',
  ),
  arrow(120, 124, 106, 124, { cls: 'p' }),
  text(120, 210, 'water', { anchor: 'middle', cls: 'tp' }),
)

const dam = figure(
  {
    name: 'motion-forces-and-energy-2/hydroelectric-dam',
    title: 'A hydroelectric dam',
    description:
      'Water stands high behind a dam. A pipe leads down through the dam to a turbine near the bottom; the turbine turns a generator above it. The water leaves the turbine at the low side of the dam. The height difference between the surface of the lake and the turbine is marked h.',
    height: 214,
  },
  polygon(
    [
      [10, 50],
      [132, 50],
      [116, 184],
      [10, 184],
    ],
    'w',
  ),
  line(10, 50, 132, 50, 'p'),
  polygon(
    [
      [134, 30],
      [166, 30],
      [210, 186],
      [116, 186],
    ],
    'l sunk',
  ),
  polygon(
    [
      [125, 100],
      [240, 150],
      [240, 166],
      [122, 114],
    ],
    'l w',
  ),
  circle(246, 158, 17, 'l sheet'),
  line(246, 145, 246, 171),
  line(233, 158, 259, 158),
  text(270, 172, 'turbine'),
  line(246, 141, 246, 112, 'l thick'),
  rect(212, 76, 84, 36, 'l sheet', 4),
  centred(254, 94, 'generator'),
  arrow(296, 94, 332, 94, { cls: 'r' }),
  text(350, 70, 'electric current', { anchor: 'end', cls: 'tr' }),
  polygon(
    [
      [210, 186],
      [350, 186],
      [350, 204],
      [210, 204],
    ],
    'w',
  ),
  arrow(254, 196, 318, 196, { cls: 'p' }),
  text(20, 72, 'lake', { cls: 'tp' }),
  centred(151, 54, 'dam'),
  dimension(88, 50, 88, 158, '*h*'),
  line(78, 158, 122, 158, 'l dash thin'),
  text(14, 40, 'high water'),
)

const steps = Array.from({ length: 8 }, (_, at): Point[] => [
  [70 + at * 26, 190 - at * 17],
  [70 + at * 26, 173 - at * 17],
]).flat()

const climbingStairs = figure(
  {
    name: 'motion-forces-and-energy-2/climbing-stairs',
    title: 'Measuring the power of a person who climbs stairs',
    description:
      'A staircase rises to the right. A person stands at the bottom with weight mg acting downwards. The vertical height h is marked from the floor at the bottom to the floor at the top. It is not the length along the slope. The time t is measured from bottom to top.',
    height: 214,
  },
  polyline([[10, 190], ...steps, [336, 54]]),
  circle(40, 102, 11),
  line(40, 113, 40, 154),
  polyline([
    [28, 189],
    [40, 154],
    [52, 189],
  ]),
  polyline([
    [24, 138],
    [40, 124],
    [56, 138],
  ]),
  arrow(40, 126, 40, 172, { cls: 'p' }),
  text(50, 160, '*mg*', { cls: 'tp' }),
  line(110, 191, 330, 191, 'l dash thin'),
  dimension(310, 54, 310, 190, '*h*'),
  text(10, 24, 'time *t* from bottom to top'),
  arrow(78, 158, 216, 68, { cls: 'l dash' }),
  text(180, 82, 'not this length', { anchor: 'end' }),
)

const twoAreas = figure(
  {
    name: 'motion-forces-and-energy-2/two-areas',
    title: 'The same block on a large face and on a small face',
    description:
      'A block of weight 60 N stands on the ground in two ways. On its large face the area is 0.30 m² and the pressure is 200 Pa. On its small face the area is 0.10 m² and the pressure is 600 Pa. Short arrows below the ground show a small pressure spread over a wide area and long arrows a large pressure on a narrow area.',
    height: 226,
  },
  body(29, 90, 114, 38),
  arrow(86, 96, 86, 125, { cls: 'p' }),
  text(94, 112, '60 N', { cls: 'tp' }),
  line(10, 128, 166, 128),
  ...[38, 62, 86, 110, 134].map(x => arrow(x, 130, x, 144, { cls: 'r', head: 6 })),
  centred(86, 184, 'area 0.30 m^{2}\n*p* = 200 Pa'),
  body(249, 14, 38, 114),
  arrow(268, 60, 268, 92, { cls: 'p' }),
  text(298, 84, '60 N', { cls: 'tp' }),
  line(194, 128, 350, 128),
  ...[256, 268, 280].map(x => arrow(x, 130, x, 172, { cls: 'r', head: 6 })),
  centred(268, 198, 'area 0.10 m^{2}\n*p* = 600 Pa'),
)

/** A jet from a hole at a depth below the surface: it falls as a real one would, to the plane `floor`. */
function jet(depth: number): Shape {
  const [hole, surface, floor] = [104, 40, 226]
  const drop = floor - surface - depth
  const path = Array.from({ length: 17 }, (_, at): Point => {
    const y = drop * (at / 16) ** 2
    return [hole + 2 * Math.sqrt(depth * y), surface + depth + y]
  })
  return curve(path, 'p')
}

const leakingCan = figure(
  {
    name: 'motion-forces-and-energy-2/leaking-can',
    title: 'Jets of water from holes at three depths',
    description:
      'A tall can of water on a block has three holes in its side, one above the other. The jet from the top hole lands nearest the can, the jet from the middle hole further away, and the jet from the lowest hole furthest away. The water leaves fastest where it is deepest.',
    height: 250,
  },
  rect(31, 40, 72, 110, 'w'),
  polyline([
    [30, 20],
    [30, 150],
    [104, 150],
    [104, 20],
  ]),
  line(30, 40, 104, 40, 'p'),
  rect(22, 151, 90, 75, 'l sunk'),
  ground(10, 227, 350, 227),
  jet(24),
  jet(56),
  jet(92),
  dot(104, 64),
  dot(104, 96),
  dot(104, 132),
  centred(66, 68, 'low\npressure'),
  centred(66, 124, 'high\npressure'),
)

const liquidDepth = figure(
  {
    name: 'motion-forces-and-energy-2/liquid-depth',
    title: 'Pressure at two depths in a liquid',
    description:
      'A tank of liquid of density rho is open at the top, where the atmosphere presses on the surface. Point X lies near the surface. Point Y lies lower, at a vertical distance delta h below X. The pressure at Y is greater than at X by rho g delta h. Point Z, at the same level as Y but at the side, has the same pressure as Y.',
    height: 214,
  },
  rect(71, 56, 178, 138, 'w'),
  polyline([
    [70, 30],
    [70, 194],
    [250, 194],
    [250, 30],
  ]),
  line(70, 56, 250, 56, 'p'),
  ...[110, 160, 210].map(x => arrow(x, 28, x, 54, { head: 6 })),
  text(160, 18, 'atmospheric pressure', { anchor: 'middle' }),
  dot(160, 88),
  text(168, 84, 'X', { cls: 'b' }),
  dot(160, 168),
  text(168, 184, 'Y', { cls: 'b' }),
  dot(226, 168),
  text(234, 184, 'Z', { cls: 'b' }),
  line(104, 88, 160, 88, 'l dash thin'),
  line(104, 168, 226, 168, 'l dash thin'),
  dimension(112, 88, 112, 168, 'Δ*h*', [90, 132]),
  text(204, 130, '*ρ*'),
  text(258, 92, 'smaller *p*'),
  text(258, 172, 'larger *p*,\n*p*_{Y} = *p*_{Z}'),
)

export const figures = [
  collision,
  impactTime,
  motorChain,
  fallingBall,
  engineSankey,
  liftingLoad,
  pullingSledge,
  powerStation,
  dam,
  climbingStairs,
  twoAreas,
  leakingCan,
  liquidDepth,
]
