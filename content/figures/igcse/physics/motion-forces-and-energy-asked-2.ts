import { figure } from '@/lib/figures/figure'
import { beam, boxOnSlope, force, ground, slope } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  centred,
  circle,
  curve,
  dimension,
  dot,
  line,
  polar,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

/** Canvas x of a mark of the metre rule, in cm. */
const mark = (cm: number): number => 20 + 3.2 * cm

/** A level metre rule on a pivot, with loads that hang at its marks. */
function metreRule(pivot: number, loads: readonly { cm: number; label: string; size: number }[]): Shape {
  return (
    beam(mark(0), mark(100), 40, mark(pivot)) +
    [0, pivot, ...loads.map(load => load.cm), 100]
      .map(
        cm =>
          line(mark(cm), 34, mark(cm), 40, 'l thin') +
          text(mark(cm), 28, String(cm), { anchor: 'middle', cls: 's' }),
      )
      .join('') +
    loads
      .map(
        ({ cm, label, size }) =>
          line(mark(cm), 48, mark(cm), 84, 'l thin') +
          rect(mark(cm) - size / 2, 84, size, size, 'l sunk') +
          text(mark(cm), 84 + size + 16, label, { anchor: 'middle', cls: 'tp' }),
      )
      .join('') +
    text(mark(pivot), 88, 'pivot', { anchor: 'middle' })
  )
}

const ruleOneLoad = figure(
  {
    name: 'motion-forces-and-energy-asked-2/rule-with-one-load',
    title: 'A uniform metre rule that balances with one load',
    description:
      'A uniform metre rule is level on a pivot at its 30 cm mark. A load of 1.2 N hangs at the 5 cm mark. The marks 0 and 100 cm are at its ends.',
    height: 140,
  },
  metreRule(30, [{ cm: 5, label: '1.2 N', size: 26 }]),
)

const ruleTwoLoads = figure(
  {
    name: 'motion-forces-and-energy-asked-2/rule-with-two-loads',
    title: 'A uniform metre rule with two loads, held level',
    description:
      'A uniform metre rule, its 0 cm mark on the left, has a pivot at its 50 cm mark. A load of 3.0 N hangs at the 20 cm mark and a load of 2.0 N at the 90 cm mark.',
    height: 144,
  },
  metreRule(50, [
    { cm: 20, label: '3.0 N', size: 32 },
    { cm: 90, label: '2.0 N', size: 28 },
  ]),
)

const crowbar = figure(
  {
    name: 'motion-forces-and-energy-asked-2/crowbar',
    title: 'The forces on a crowbar',
    description:
      'A crowbar is level on a pivot near its left end. The stone pushes down on it with 800 N, 0.15 m to the left of the pivot. A force F pushes down 1.2 m to the right of the pivot.',
    height: 166,
  },
  beam(20, 346, 76, 64),
  arrow(31, 16, 31, 75, { cls: 'p' }),
  text(40, 26, '800 N, from the stone', { cls: 'tp' }),
  arrow(328, 40, 328, 75, { cls: 'p' }),
  text(320, 52, '*F*', { cls: 'tp', anchor: 'end' }),
  text(84, 106, 'pivot'),
  line(31, 86, 31, 140, 'l dash thin'),
  line(64, 110, 64, 140, 'l dash thin'),
  line(328, 86, 328, 140, 'l dash thin'),
  dimension(31, 132, 64, 132, '0.15 m', [47, 156]),
  dimension(64, 132, 328, 132, '1.2 m', [196, 126]),
)

/** A double-decker bus seen from behind, with a row of passengers on one deck. */
function busFromBehind(x: number, floor: number, upstairs: boolean): Shape {
  const seat = upstairs ? floor - 104 : floor - 46
  return (
    rect(x + 6, floor - 18, 14, 18, 'd') +
    rect(x + 70, floor - 18, 14, 18, 'd') +
    rect(x, floor - 132, 90, 120, 'l sheet', 6) +
    line(x, floor - 72, x + 90, floor - 72) +
    [18, 36, 54, 72]
      .map(dx => circle(x + dx, seat, 6, 'l w') + rect(x + dx - 7, seat + 6, 14, 18, 'l w', 4))
      .join('')
  )
}

const busPassengers = figure(
  {
    name: 'motion-forces-and-energy-asked-2/bus-passengers',
    title: 'Two equal double-decker buses from behind',
    description:
      'Two equal buses on a level road, seen from behind. In bus P all passengers sit on the lower deck. In bus Q as many passengers sit on the upper deck.',
    height: 180,
  },
  busFromBehind(60, 146, false),
  busFromBehind(210, 146, true),
  ground(10, 146, 350, 146),
  text(105, 172, 'P', { anchor: 'middle', cls: 'b' }),
  text(255, 172, 'Q', { anchor: 'middle', cls: 'b' }),
)

const hangingCard = figure(
  {
    name: 'motion-forces-and-energy-asked-2/hanging-card',
    title: 'A card that hangs at rest from a pin',
    description:
      'A card of irregular shape hangs at rest and freely from a pin near its upper edge. Four points are marked. A is below and to the left of the pin, B is vertically below the pin, C is below and to the right of it, and D is level with the pin, to its right.',
    height: 210,
  },
  curve(
    [
      [150, 26],
      [196, 22],
      [256, 40],
      [268, 96],
      [232, 150],
      [176, 196],
      [118, 168],
      [92, 116],
      [112, 58],
    ],
    'l w',
    true,
  ),
  dot(176, 48, 'd', 4),
  text(166, 46, 'pin', { anchor: 'end' }),
  ...(
    [
      [130, 108, 'A'],
      [176, 112, 'B'],
      [222, 108, 'C'],
      [234, 48, 'D'],
    ] as const
  ).map(([x, y, letter]) => dot(x, y) + text(x + 8, y + 14, letter, { cls: 'b' })),
)

/** A box on the ground with its centre of gravity half-way up. */
function uprightBox(x: number, floor: number, width: number, height: number): Shape {
  return (
    rect(x, floor - height, width, height, 'l sunk') +
    dot(x + width / 2, floor - height / 2, 'd', 4) +
    text(x + width / 2 + 7, floor - height / 2 - 6, 'G')
  )
}

const twoBoxes = figure(
  {
    name: 'motion-forces-and-energy-asked-2/two-boxes',
    title: 'Two boxes of the same height',
    description:
      'Two upright boxes on level ground have the same height. The centre of gravity G of each is in its middle, half-way up. Box A is twice as wide as box B.',
    height: 166,
  },
  uprightBox(60, 130, 100, 110),
  uprightBox(240, 130, 50, 110),
  ground(10, 130, 350, 130),
  text(110, 158, 'A', { anchor: 'middle', cls: 'b' }),
  text(265, 158, 'B', { anchor: 'middle', cls: 'b' }),
)

/** A ball with its name, and its velocity as an arrow above it: `length` is negative to the left, zero at rest. */
function ball(x: number, floor: number, radius: number, name: string, length: number, speed: string): Shape {
  const above = floor - 2 * radius - 12
  const [from, to] = [x - length / 2, x + length / 2]
  return (
    circle(x, floor - radius, radius, 'l sunk') +
    (name ? centred(x, floor - radius, name, 'b') : '') +
    (length === 0 ? '' : arrow(from, above, to, above, { cls: 'p' })) +
    text(x, above - (length === 0 ? 0 : 9), speed, { anchor: 'middle', cls: 'tp' })
  )
}

const tennisBall = figure(
  {
    name: 'motion-forces-and-energy-asked-2/tennis-ball',
    title: 'A ball before and after it hits a wall',
    description:
      'A vertical wall is on the right. Before: a tennis ball of mass 0.060 kg moves to the right, towards the wall, at 20 m/s. After: it moves to the left, away from the wall, at 15 m/s.',
    height: 168,
  },
  ground(320, 160, 320, 8),
  text(20, 52, 'before', { cls: 'b' }),
  ball(170, 66, 13, '', 80, '20 m/s'),
  text(196, 58, '0.060 kg'),
  text(20, 136, 'after', { cls: 'b' }),
  ball(170, 150, 13, '', -60, '15 m/s'),
)

const push = graph({
  x: { label: '*t* / s', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true },
  y: { label: '*F* / N', max: 6, ticks: [0, 2, 4, 6], grid: true },
  height: 130,
})

const trolleyForce = figure(
  {
    name: 'motion-forces-and-energy-asked-2/force-on-a-trolley',
    title: 'Resultant force on a trolley against time',
    description:
      'Resultant force in newtons against time in seconds. The force is level at 4 N from 0 s to 3 s. Then it falls to zero at once and stays zero until 5 s.',
    height: 212,
  },
  push.axes,
  push.line([
    [0, 4],
    [3, 4],
    [3, 0],
    [5, 0],
  ]),
)

const twoBalls = figure(
  {
    name: 'motion-forces-and-energy-asked-2/two-balls',
    title: 'Two balls before and after they collide',
    description:
      'Before: ball P, 0.30 kg, moves to the right at 4.0 m/s towards ball Q, 0.50 kg, which is at rest. After: P moves to the left at 1.0 m/s; the velocity of Q is not known.',
    height: 222,
  },
  text(14, 74, 'before', { cls: 'b' }),
  ball(130, 78, 16, 'P', 80, '4.0 m/s'),
  ball(260, 78, 18, 'Q', 0, 'at rest'),
  ground(84, 78, 350, 78),
  text(130, 106, '0.30 kg', { anchor: 'middle' }),
  text(260, 106, '0.50 kg', { anchor: 'middle' }),
  text(14, 186, 'after', { cls: 'b' }),
  ball(130, 190, 16, 'P', -20, '1.0 m/s'),
  ball(260, 190, 18, 'Q', 0, '*v* = ?'),
  ground(84, 190, 350, 190),
)

const boxToShelf = figure(
  {
    name: 'motion-forces-and-energy-asked-2/box-to-shelf',
    title: 'A box that is lifted to a shelf',
    description:
      'A box of mass 12 kg stands on the floor. A dashed outline shows it again on a shelf. The shelf is 1.5 m above the floor.',
    height: 206,
  },
  ground(30, 180, 340, 180),
  rect(80, 140, 50, 40, 'l sunk'),
  text(105, 165, '12 kg', { anchor: 'middle' }),
  rect(210, 60, 110, 6, 'l sheet'),
  rect(240, 20, 50, 40, 'l dash thin'),
  line(190, 60, 210, 60, 'l dash thin'),
  dimension(198, 60, 198, 180, '1.5 m', [172, 124]),
  text(216, 86, 'shelf'),
  text(300, 172, 'floor'),
)

const ladderClimb = figure(
  {
    name: 'motion-forces-and-energy-asked-2/ladder',
    title: 'A ladder against a wall',
    description:
      'A ladder leans against a wall. It is 4.2 m long along its slope, and its top is 4.0 m above the level ground.',
    height: 222,
  },
  ground(40, 200, 320, 200),
  ground(230, 200, 230, 10),
  line(179, 200, 230, 40, 'l thick'),
  dimension(161, 194, 212, 34, '4.2 m', [156, 112]),
  line(230, 40, 300, 40, 'l dash thin'),
  dimension(280, 40, 280, 200, '4.0 m', [306, 124]),
)

const ramp = slope(40, 190, 229, 100)
const rampFoot = polar(...ramp.at(0), 64, ramp.degrees + 90)
const rampTop = polar(...ramp.at(1), 64, ramp.degrees + 90)
const pushFrom = polar(...polar(...ramp.at(0.42), 68, ramp.degrees + 180), 18, ramp.degrees + 90)

const boxOnRamp = figure(
  {
    name: 'motion-forces-and-energy-asked-2/box-on-ramp',
    title: 'A box that is pushed up a ramp',
    description:
      'A ramp rises to the right. It is 5.0 m long along its slope, and its top is 2.0 m higher than its foot. A box is pushed up the slope by a force of 120 N along it.',
    height: 206,
  },
  ramp.shape,
  boxOnSlope(ramp.at(0.42), ramp.degrees, 36),
  force(...pushFrom, 50, ramp.degrees, ''),
  text(76, 136, '120 N', { anchor: 'middle', cls: 'tp' }),
  line(...ramp.at(0), ...rampFoot, 'l dash thin'),
  line(...ramp.at(1), ...rampTop, 'l dash thin'),
  dimension(...rampFoot, ...rampTop, '5.0 m', [112, 72]),
  line(269, 90, 300, 90, 'l dash thin'),
  line(269, 190, 300, 190, 'l dash thin'),
  dimension(290, 90, 290, 190, '2.0 m', [316, 144]),
)

export const figures = [
  boxToShelf,
  ladderClimb,
  boxOnRamp,
  tennisBall,
  trolleyForce,
  twoBalls,
  ruleOneLoad,
  ruleTwoLoads,
  crowbar,
  busPassengers,
  hangingCard,
  twoBoxes,
]
