import { figure } from '@/lib/figures/figure'
import { beam, body, force, ground, ruler, spring } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { angle, eye } from '@/lib/figures/rays'
import {
  arc,
  arrow,
  centred,
  circle,
  curve,
  dimension,
  dot,
  line,
  type Point,
  pointer,
  polar,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// 1.1 Measurement

function eyeDown(x: number, y: number): Shape {
  const lids: Point[] = [
    [x - 12, y],
    [x, y - 7],
    [x + 12, y],
    [x, y + 7],
  ]
  return curve(lids, 'l sheet', true) + dot(x, y + 2, 'd', 3.5)
}

const parallax = figure(
  {
    name: 'motion-forces-and-energy/parallax',
    title: 'Reading a ruler without parallax error',
    description:
      'A block lies on a ruler, seen from the side. Its left end is at 1.0 cm and its right end at 6.0 cm. An eye directly above the right end looks straight down and reads 6.0 cm, which is correct. An eye further to the left looks at a slant past the top corner of the block and reads 7.0 cm, which is too large.',
    height: 172,
  },
  rect(58, 96, 180, 34, 'l sunk'),
  centred(130, 113, 'block'),
  ruler(14, 130, 8, 36, 'cm'),
  line(238, 40, 238, 130, 'p dash'),
  line(181, 41, 273, 130, 'r dash'),
  eyeDown(238, 32),
  eyeDown(175, 34),
  text(256, 24, 'directly above:\nreads 6.0 cm', { cls: 'tp' }),
  text(156, 24, 'from the side:\nreads 7.0 cm', { anchor: 'end', cls: 'tr' }),
)

/** A measuring cylinder of 100 cm³, 1.5 units to 1 cm³, its water drawn with a meniscus. */
function measuringCylinder(x: number, bottom: number, volume: number, inside: Shape = ''): Shape {
  const [width, level, top] = [52, bottom - 1.5 * volume, bottom - 156]
  const surface: Point[] = [
    [x, level - 6],
    [x + 7, level - 2],
    [x + width / 2, level],
    [x + width - 7, level - 2],
    [x + width, level - 6],
  ]
  const marks = Array.from({ length: 11 }, (_, at) => {
    const y = bottom - 15 * at
    const long = at % 2 === 0
    return (
      line(x, y, x + (long ? 14 : 8), y, 'l thin') +
      (long && at > 0 ? text(x - 5, y + 4, String(at * 10), { anchor: 'end', cls: 's' }) : '')
    )
  })
  const walls: Point[] = [
    [x, top],
    [x, bottom],
    [x + width, bottom],
    [x + width, top],
  ]
  return (
    polygon([...surface, [x + width, bottom], [x, bottom]], 'w') +
    inside +
    curve(surface, 'p') +
    polyline(walls) +
    line(x - 10, bottom + 5, x + width + 10, bottom + 5, 'l thick') +
    marks.join('')
  )
}

function stone(x: number, y: number): Shape {
  const outline: Point[] = [
    [x - 16, y + 4],
    [x - 10, y - 11],
    [x + 5, y - 13],
    [x + 16, y - 2],
    [x + 11, y + 11],
    [x - 8, y + 12],
  ]
  return curve(outline, 'l sunk', true)
}

const displacement = figure(
  {
    name: 'motion-forces-and-energy/volume-by-displacement',
    title: 'Volume of a stone by displacement of water',
    description:
      'Two drawings of the same measuring cylinder, marked from 0 to 100 cubic centimetres. Before: the bottom of the meniscus is at 40. After a stone on a thread has been lowered to the bottom, the meniscus is at 62. An eye is level with the bottom of the curved surface. The volume of the stone is the difference.',
    height: 228,
  },
  measuringCylinder(50, 192, 40),
  measuringCylinder(198, 192, 62, line(224, 30, 224, 166, 'l thin') + stone(226, 176)),
  pointer(286, 176, 244, 176, 'stone'),
  eye(304, 99, 'left'),
  line(288, 99, 226, 99, 'p dash'),
  text(268, 126, 'level with the\nbottom of the\nmeniscus', { cls: 's' }),
  text(76, 216, 'before: 40 cm³', { anchor: 'middle' }),
  text(224, 216, 'after: 62 cm³', { anchor: 'middle' }),
)

const [swingLeft, swingRight] = [polar(180, 34, 110, 240), polar(180, 34, 110, 300)]

const pendulum = figure(
  {
    name: 'motion-forces-and-energy/one-oscillation',
    title: 'One oscillation of a pendulum',
    description:
      'A bob on a string swings between A on the left and C on the right. B is the middle, the lowest point, with a marker behind it. One oscillation goes from A through B to C and back through B to A.',
    height: 206,
  },
  ground(214, 30, 146, 30),
  line(180, 30, ...swingLeft, 'l dash thin'),
  line(180, 30, ...swingRight, 'l dash thin'),
  line(180, 30, 180, 144),
  arc(180, 34, 110, 240, 300, 'f dash'),
  circle(...swingLeft, 9, 'l sheet'),
  circle(...swingRight, 9, 'l sheet'),
  circle(180, 144, 9, 'l sunk'),
  line(180, 156, 180, 176, 'r thick'),
  text(192, 174, 'marker', { cls: 'tr' }),
  text(104, 134, 'A', { anchor: 'end', cls: 'b' }),
  text(196, 138, 'B', { cls: 'b' }),
  text(256, 134, 'C', { cls: 'b' }),
  text(180, 200, 'one oscillation: A → B → C → B → A', { anchor: 'middle' }),
)

const resultant = figure(
  {
    name: 'motion-forces-and-energy/resultant-at-right-angles',
    title: 'Resultant of two forces at right angles',
    description:
      'Two arrows start at one point, drawn to scale: 9.0 N to the right and 5.0 N upwards. Dashed lines complete the rectangle. The diagonal from the starting point is the resultant R. It makes an angle theta with the 9.0 N force.',
    height: 190,
  },
  polyline(
    [
      [74, 40],
      [290, 40],
      [290, 160],
    ],
    'l dash thin',
  ),
  arrow(74, 160, 290, 160),
  arrow(74, 160, 74, 40),
  arrow(74, 160, 290, 40, { cls: 'p' }),
  angle(74, 160, 0, 29, '*θ*', 44),
  text(182, 180, '9.0 N', { anchor: 'middle' }),
  text(64, 104, '5.0 N', { anchor: 'end' }),
  text(176, 90, '*R*', { anchor: 'end', cls: 'tp' }),
  dot(74, 160),
)

// 1.2 Motion

const ride = graph({
  x: { label: '*t* / s', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
  y: { label: '*s* / m', max: 500, ticks: [0, 100, 200, 300, 400, 500], grid: true },
  width: 250,
})

const distanceTime = figure(
  {
    name: 'motion-forces-and-energy/distance-time-cyclist',
    title: 'Distance–time graph of a cyclist',
    description:
      'Distance from 0 to 500 m is on the vertical axis, time from 0 to 120 s on the horizontal one. Section A is a straight line from the origin to 200 m at 40 s. Section B is level at 200 m until 70 s. Section C is a straight, steeper line to 500 m at 120 s. A triangle under C has a base of 50 s and a height of 300 m.',
    height: 252,
  },
  ride.axes,
  ride.line([
    [0, 0],
    [40, 200],
    [70, 200],
    [120, 500],
  ]),
  ride.gradient([70, 200], [120, 500], '50 s', '300 m'),
  ride.label(15, 110, 'A', { anchor: 'end', cls: 'b' }),
  ride.label(54, 215, 'B', { cls: 'b' }),
  ride.label(90, 350, 'C', { anchor: 'end', cls: 'b' }),
)

type Sketch = { caption: string; points: readonly Point[] }

/** Small axes without numbers; the points go from 0 to 1 on both. */
function sketchRow(top: number, heading: string, sketches: readonly Sketch[]): Shape {
  const row = sketches.map(({ caption, points }, at) => {
    const [left, bottom] = [16 + at * 88, top + 66]
    const axes: Point[] = [
      [left, top + 12],
      [left, bottom],
      [left + 66, bottom],
    ]
    const drawn = points.map(([x, y]): Point => [left + 60 * x, bottom - 46 * y])
    return (
      polyline(axes) +
      curve(drawn, 'p') +
      text(left + 33, bottom + 17, caption, { anchor: 'middle', cls: 's' })
    )
  })
  return text(8, top, heading, { cls: 'b' }) + row.join('')
}

const flat = (y: number): Point[] => [
  [0, y],
  [1, y],
]
const rising: Point[] = [
  [0, 0],
  [1, 1],
]
const falling: Point[] = [
  [0, 1],
  [1, 0],
]
const steeper: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((x): Point => [x, x * x])
const flatter: Point[] = steeper.map(([x, y]): Point => [1 - x, 1 - y])

const shapes = figure(
  {
    name: 'motion-forces-and-energy/shapes-of-motion-graphs',
    title: 'The same motions on distance–time and speed–time graphs',
    description:
      'Two rows of four small graphs, with time on the horizontal axis. Distance–time: at rest is a level line; constant speed is a straight slope; speeding up is a curve that gets steeper; slowing down is a curve that gets less steep. Speed–time: at rest is a line along the time axis; constant speed is a level line above it; speeding up steadily is a straight line sloping up; slowing down steadily is a straight line sloping down to zero.',
    height: 240,
  },
  sketchRow(16, 'distance–time graphs', [
    { caption: 'at rest', points: flat(0.6) },
    { caption: 'constant\nspeed', points: rising },
    { caption: 'speeding\nup', points: steeper },
    { caption: 'slowing\ndown', points: flatter },
  ]),
  sketchRow(136, 'speed–time graphs', [
    { caption: 'at rest', points: flat(0) },
    { caption: 'constant\nspeed', points: flat(0.6) },
    { caption: 'speeding\nup', points: rising },
    { caption: 'slowing\ndown', points: falling },
  ]),
)

const journey = graph({
  x: { label: '*t* / s', max: 28, ticks: [0, 4, 8, 12, 16, 20, 24, 28], grid: true },
  y: { label: '*v* / (m/s)', max: 15, ticks: [0, 3, 6, 9, 12, 15], grid: true },
})

const speedTime = figure(
  {
    name: 'motion-forces-and-energy/speed-time-tram',
    title: 'Speed–time graph of a tram between two stops',
    description:
      'Speed in metres per second is on the vertical axis, time in seconds on the horizontal one. The line rises straight from zero to 12 m/s at 8 s, stays level at 12 m/s until 20 s, and falls straight to zero at 26 s. The area below it is shaded in three parts: a triangle A, a rectangle B and a triangle C.',
    height: 252,
  },
  journey.area([
    [0, 0],
    [8, 12],
  ]),
  journey.area(
    [
      [8, 12],
      [20, 12],
    ],
    'gw',
  ),
  journey.area([
    [20, 12],
    [26, 0],
  ]),
  journey.axes,
  journey.line([
    [0, 0],
    [8, 12],
    [20, 12],
    [26, 0],
  ]),
  journey.label(5.4, 3.3, 'A', { cls: 'b' }),
  journey.label(14, 5.4, 'B', { anchor: 'middle', cls: 'b' }),
  journey.label(21.6, 3.3, 'C', { cls: 'b' }),
)

const fallers = [
  { x: 60, drag: 0, captions: 'just let go\n*a* = *g*' },
  { x: 180, drag: 30, captions: 'falling faster\n*a* gets smaller' },
  { x: 300, drag: 62, captions: 'terminal velocity\n*a* = 0' },
]

const fallingForces = figure(
  {
    name: 'motion-forces-and-energy/forces-on-a-falling-object',
    title: 'Forces on a falling object at three moments',
    description:
      'The same object is drawn three times with the same weight arrow pointing down. Just after it is let go there is no drag and its acceleration is g. Falling faster, it has an upward drag arrow half as long as the weight, and its acceleration is smaller. At terminal velocity the drag arrow is as long as the weight arrow and the acceleration is zero.',
    height: 238,
  },
  ...fallers.map(
    ({ x, drag, captions }) =>
      body(x - 14, 92, 28, 24) +
      force(x, 116, 62, 270, 'weight', 'r') +
      (drag > 0 ? force(x, 92, drag, 90, 'drag') : '') +
      text(x, 214, captions, { anchor: 'middle' }),
  ),
)

const skydive = graph({
  x: { label: 'time', max: 60 },
  y: { label: 'speed', max: 66 },
  height: 150,
})

const terminal = figure(
  {
    name: 'motion-forces-and-energy/parachute-jump',
    title: 'Speed–time graph of a parachute jump',
    description:
      'A sketch without numbers. The curve starts at the origin, rises steeply, then less and less steeply until it is level: the first terminal velocity. When the parachute opens, the speed falls steeply, then less steeply, to a second level part: a lower terminal velocity, well above zero.',
    height: 208,
  },
  skydive.axes,
  skydive.plot(t => 56 * (1 - Math.exp(-t / 6)), 0, 34),
  skydive.plot(t => 12 + 43.8 * Math.exp(-(t - 34) / 1.6), 34, 58),
  skydive.label(15, 58, 'terminal velocity', { anchor: 'start' }),
  skydive.label(35.5, 44, 'parachute opens', { cls: 'tr' }),
  skydive.label(58, 4.5, 'lower terminal velocity', { anchor: 'end' }),
)

// 1.3 Mass and weight

const balances = figure(
  {
    name: 'motion-forces-and-energy/newton-meter-and-beam-balance',
    title: 'A newton meter and a beam balance',
    description:
      'Left: an object of mass 0.50 kg hangs from a newton meter, a spring with a scale, which reads 4.9 N. Right: a beam balance with an object in one pan and standard masses in the other. The beam is level, so the two masses are equal.',
    height: 222,
  },
  ground(94, 20, 26, 20),
  line(60, 20, 60, 34),
  rect(44, 34, 32, 88, 'l sheet'),
  ...[0, 1, 2, 3, 4, 5].map(at => line(68, 46 + at * 13, 76, 46 + at * 13, 'l thin')),
  line(46, 110, 66, 110, 'p thick'),
  text(86, 115, '4.9 N', { cls: 'tp' }),
  line(60, 122, 60, 138),
  rect(32, 138, 56, 34, 'l sunk'),
  centred(60, 155, '0.50 kg', 's'),
  text(60, 198, 'newton meter:\nmeasures weight', { anchor: 'middle' }),
  polygon(
    [
      [256, 62],
      [248, 172],
      [264, 172],
    ],
    'l sunk',
  ),
  line(180, 58, 332, 58, 'l thick'),
  ...[184, 328].map(
    x =>
      line(x, 58, x - 20, 120, 'l thin') +
      line(x, 58, x + 20, 120, 'l thin') +
      line(x - 26, 121, x + 26, 121),
  ),
  stone(184, 107),
  rect(310, 98, 18, 22, 'l sunk'),
  rect(330, 106, 12, 14, 'l sunk'),
  line(216, 172, 296, 172),
  text(256, 38, 'level: masses equal', { anchor: 'middle', cls: 'tp' }),
  text(184, 140, 'object', { anchor: 'middle', cls: 's' }),
  text(322, 140, 'standards', { anchor: 'middle', cls: 's' }),
  text(256, 198, 'beam balance:\ncompares masses', { anchor: 'middle' }),
)

const worlds = [
  { x: 60, name: 'Earth', g: '9.8 N/kg', weight: '20 N', length: 78.4 },
  { x: 180, name: 'Mars', g: '3.7 N/kg', weight: '7.4 N', length: 29.6 },
  { x: 300, name: 'Moon', g: '1.6 N/kg', weight: '3.2 N', length: 12.8 },
]

const threeWorlds = figure(
  {
    name: 'motion-forces-and-energy/one-bag-three-worlds',
    title: 'The weight of the same bag on the Earth, on Mars and on the Moon',
    description:
      'A bag of mass 2.0 kg is drawn three times with its weight as a downward arrow, to scale. On the Earth, g is 9.8 N/kg and the weight is 20 N. On Mars, g is 3.7 N/kg and the weight is 7.4 N. On the Moon, g is 1.6 N/kg and the weight is 3.2 N. The mass is 2.0 kg each time.',
    height: 200,
  },
  ...worlds.map(
    ({ x, name, g, weight, length }) =>
      text(x, 18, name, { anchor: 'middle', cls: 'b' }) +
      text(x, 36, `*g* = ${g}`, { anchor: 'middle' }) +
      body(x - 28, 50, 56, 32, '2.0 kg') +
      force(x, 82, length, 270, weight),
  ),
)

// 1.4 Density

const overflow = figure(
  {
    name: 'motion-forces-and-energy/density-of-a-stone',
    title: 'Finding the density of a stone with a displacement can',
    description:
      'Left: a stone on an electronic balance that shows 216 g. Right: the stone hangs on a thread in a displacement can, completely under water. The water is level with the bottom of the spout. The water that has run out is in a measuring cylinder: 80 cubic centimetres.',
    height: 232,
  },
  stone(54, 153),
  line(22, 167, 86, 167, 'l thick'),
  rect(14, 171, 80, 29, 'l sunk'),
  rect(32, 177, 44, 18, 'l sheet'),
  centred(54, 186, '216 g', 's'),
  text(54, 220, 'mass', { anchor: 'middle' }),
  rect(126, 84, 90, 92, 'w'),
  line(171, 20, 171, 128, 'l thin'),
  stone(172, 140),
  polyline([
    [126, 52],
    [126, 176],
    [216, 176],
    [216, 84],
    [246, 94],
  ]),
  polyline([
    [216, 52],
    [216, 74],
    [248, 84],
  ]),
  line(126, 84, 216, 84, 'p'),
  rect(120, 180, 102, 20, 'l sunk'),
  text(178, 34, 'thread'),
  line(250, 94, 258, 118, 'p dash'),
  rect(244, 146, 40, 54, 'w'),
  line(244, 146, 284, 146, 'p'),
  polyline([
    [244, 112],
    [244, 200],
    [284, 200],
    [284, 112],
  ]),
  ...[0, 1, 2, 3].map(at => line(274, 186 - at * 13.4, 284, 186 - at * 13.4, 'l thin')),
  text(292, 150, '80 cm³', { cls: 'tp' }),
  text(238, 220, 'volume', { anchor: 'middle' }),
)

const floatOrSink = figure(
  {
    name: 'motion-forces-and-energy/float-or-sink',
    title: 'Wood floats on water, aluminium sinks',
    description:
      'A tank of water of density 1.00 g per cubic centimetre. A block of wood of density 0.65 floats with about two thirds of it below the surface. A block of aluminium of density 2.7 lies on the bottom.',
    height: 196,
  },
  rect(40, 66, 280, 112, 'w'),
  line(40, 66, 320, 66, 'p'),
  polyline([
    [40, 30],
    [40, 178],
    [320, 178],
    [320, 30],
  ]),
  rect(64, 45, 92, 60, 'l sheet'),
  centred(110, 75, 'wood\n0.65 g/cm³', 's'),
  rect(208, 118, 92, 60, 'l sunk'),
  centred(254, 148, 'aluminium\n2.7 g/cm³', 's'),
  text(56, 160, 'water 1.00 g/cm³', { cls: 'tp' }),
)

const layers = figure(
  {
    name: 'motion-forces-and-energy/liquid-layers',
    title: 'Three liquids that do not mix',
    description:
      'A jar with three layers. Oil of density 0.92 g per cubic centimetre is on top, water of 1.00 in the middle and mercury of 13.6 at the bottom. A plastic bead of density 0.95 rests between the oil and the water.',
    height: 206,
  },
  rect(60, 40, 110, 52, 'hl'),
  rect(60, 92, 110, 52, 'w'),
  rect(60, 144, 110, 46, 'sunk'),
  line(60, 40, 170, 40),
  line(60, 92, 170, 92),
  line(60, 144, 170, 144),
  polyline([
    [60, 14],
    [60, 190],
    [170, 190],
    [170, 14],
  ]),
  circle(100, 90, 9, 'l sheet'),
  text(184, 64, 'oil, 0.92 g/cm³'),
  text(184, 122, 'water, 1.00 g/cm³'),
  text(184, 172, 'mercury, 13.6 g/cm³'),
  pointer(184, 93, 110, 90, 'bead, 0.95 g/cm³'),
)

// 1.5.1 Effects of forces

const springTest = figure(
  {
    name: 'motion-forces-and-energy/spring-experiment',
    title: 'Measuring the extension of a spring',
    description:
      'The same spring is drawn twice, hanging beside a vertical ruler. First it carries no load; its length is the original length. Then it carries a load and is longer. The extension x is the difference between the two lengths.',
    height: 232,
  },
  ground(330, 24, 34, 24),
  rect(44, 24, 30, 192, 'l sheet'),
  ...Array.from({ length: 19 }, (_, at) =>
    line(74 - (at % 5 === 0 ? 14 : 8), 34 + at * 9.5, 74, 34 + at * 9.5, 'l thin'),
  ),
  spring(130, 24, 130, 96),
  spring(252, 24, 252, 160),
  line(74, 96, 330, 96, 'l dash thin'),
  line(238, 160, 330, 160, 'l dash thin'),
  rect(238, 160, 28, 34, 'l sunk'),
  text(252, 212, 'load', { anchor: 'middle' }),
  dimension(168, 26, 168, 94, 'original\nlength', [204, 56]),
  dimension(312, 98, 312, 158, 'extension *x*', [312, 180]),
  text(59, 230, 'ruler', { anchor: 'middle' }),
)

const pull = graph({
  x: { label: 'extension / cm', max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14], grid: true },
  y: { label: 'load / N', max: 7, ticks: [0, 1, 2, 3, 4, 5, 6, 7], grid: true },
})

const loadExtension = figure(
  {
    name: 'motion-forces-and-energy/load-extension',
    title: 'Load–extension graph of a spring',
    description:
      'Load in newtons is on the vertical axis, extension in centimetres on the horizontal one. Crosses lie on a straight line through the origin at 2.0 cm for 1.0 N, 4.0 for 2.0, 6.0 for 3.0 and 8.0 for 4.0 N. The point at 8.0 cm and 4.0 N is marked P. Beyond P the line curves towards the extension axis, through 10.4 cm at 5.0 N and 13.6 cm at 6.0 N.',
    height: 252,
  },
  pull.axes,
  pull.line([
    [0, 0],
    [8, 4],
  ]),
  pull.curve([
    [8, 4],
    [9.1, 4.5],
    [10.4, 5],
    [11.9, 5.5],
    [13.6, 6],
  ]),
  pull.points([
    [2, 1],
    [4, 2],
    [6, 3],
    [8, 4],
    [10.4, 5],
    [13.6, 6],
  ]),
  pull.label(8, 4, 'P', { dx: -7, dy: -9, anchor: 'end', cls: 'b' }),
)

const alongALine = figure(
  {
    name: 'motion-forces-and-energy/resultant-along-a-line',
    title: 'Resultant of forces along a line',
    description:
      'Two boxes. On the first, 800 N acts to the right and 300 N to the left, so the resultant is 500 N to the right. On the second, 450 N acts to the right and 450 N to the left, so there is no resultant.',
    height: 196,
  },
  body(154, 24, 60, 40),
  arrow(214, 44, 310, 44, { cls: 'p' }),
  arrow(154, 44, 118, 44, { cls: 'p' }),
  text(262, 34, '800 N', { anchor: 'middle' }),
  text(148, 34, '300 N', { anchor: 'end' }),
  text(184, 84, 'resultant 500 N to the right', { anchor: 'middle', cls: 'tp' }),
  body(154, 122, 60, 40),
  arrow(214, 142, 268, 142, { cls: 'p' }),
  arrow(154, 142, 100, 142, { cls: 'p' }),
  text(241, 132, '450 N', { anchor: 'middle' }),
  text(127, 132, '450 N', { anchor: 'middle' }),
  text(184, 182, 'resultant zero', { anchor: 'middle', cls: 'tp' }),
)

const [ballX, ballY] = polar(150, 116, 84, 40)

const circular = figure(
  {
    name: 'motion-forces-and-energy/motion-in-a-circle',
    title: 'Force and velocity of a ball that moves in a circle',
    description:
      'A ball on a string moves anticlockwise in a circle, seen from above. An arrow from the ball along the string to the centre is the force. An arrow along the tangent is the velocity. The two are at right angles. The ball would fly off along the tangent if the string broke.',
    height: 216,
  },
  circle(150, 116, 84, 'l dash'),
  dot(150, 116),
  line(150, 116, ballX, ballY, 'l thin'),
  arrow(ballX, ballY, ...polar(ballX, ballY, 56, 220), { cls: 'r' }),
  arrow(ballX, ballY, ...polar(ballX, ballY, 66, 130), { cls: 'p' }),
  circle(ballX, ballY, 8, 'l sunk'),
  text(188, 108, 'force', { cls: 'tr' }),
  text(164, 20, 'velocity', { cls: 'tp', anchor: 'end' }),
  text(140, 132, 'centre', { anchor: 'middle' }),
  text(ballX + 14, ballY + 5, 'ball'),
)

// 1.5.2 Moments

const hexagon = (x: number, y: number): Shape =>
  polygon(
    [0, 60, 120, 180, 240, 300].map(at => polar(x, y, 11, at)),
    'l sheet',
  )

/** Where the perpendicular from the nut meets the line of action of the slanting force. */
const foot = polar(44, 149, 204.4, 330)

const spanners = figure(
  {
    name: 'motion-forces-and-energy/spanner',
    title: 'The perpendicular distance from the pivot to a force',
    description:
      'Two spanners of the same length, each with a nut as its pivot on the left. Above, the force F pulls straight down at the end, at right angles to the spanner; d is the whole length. Below, the same force pulls down at a slant, back towards the nut. Its line of action is continued as a dashed line, and d is the shorter distance from the pivot that meets this line at a right angle.',
    height: 264,
  },
  rect(40, 34, 250, 14, 'l sunk', 6),
  circle(44, 41, 20, 'l sunk'),
  hexagon(44, 41),
  dot(44, 41),
  arrow(280, 48, 280, 100, { cls: 'p', label: '*F*', labelAt: [292, 92], anchor: 'start' }),
  dimension(44, 76, 278, 76, '*d*'),
  line(44, 62, 44, 84, 'l dash thin'),
  text(44, 14, 'pivot', { anchor: 'middle' }),
  rect(40, 142, 250, 14, 'l sunk', 6),
  circle(44, 149, 20, 'l sunk'),
  hexagon(44, 149),
  dot(44, 149),
  line(280, 149, ...polar(280, 149, 128, 240), 'l dash thin'),
  arrow(280, 149, ...polar(280, 149, 52, 240), {
    cls: 'p',
    label: '*F*',
    labelAt: [278, 188],
    anchor: 'start',
  }),
  dimension(44, 149, ...polar(44, 149, 204.4, 330), '*d*', [122, 216]),
  polyline(
    [polar(...foot, 10, 150), polar(...polar(...foot, 10, 150), 10, 60), polar(...foot, 10, 60)],
    'l thin',
  ),
  text(252, 228, 'line of\naction of *F*'),
)

const seeSaw = figure(
  {
    name: 'motion-forces-and-energy/see-saw',
    title: 'A balanced see-saw',
    description:
      'A level beam rests on a pivot at its middle. A force of 320 N acts downwards 1.5 m to the left of the pivot. A force of 400 N acts downwards at a distance d to the right of it.',
    height: 178,
  },
  beam(24, 336, 88, 180),
  arrow(48, 36, 48, 86, { cls: 'p' }),
  arrow(286, 24, 286, 86, { cls: 'p' }),
  text(58, 46, '320 N', { cls: 'tp' }),
  text(278, 36, '400 N', { cls: 'tp', anchor: 'end' }),
  line(48, 98, 48, 150, 'l dash thin'),
  line(286, 98, 286, 150, 'l dash thin'),
  line(180, 122, 180, 150, 'l dash thin'),
  dimension(48, 144, 178, 144, '1.5 m'),
  dimension(182, 144, 286, 144, '*d*'),
  text(180, 170, 'pivot', { anchor: 'middle' }),
)

/** Canvas x of a mark of the metre rule, in cm. */
const mark = (cm: number): number => 20 + 3.2 * cm

const rule = figure(
  {
    name: 'motion-forces-and-energy/loaded-metre-rule',
    title: 'A metre rule balanced with three loads',
    description:
      'A uniform metre rule is level on a pivot at its 50 cm mark. A load of 2.0 N hangs at the 10 cm mark, one of 1.0 N at the 30 cm mark and one of weight W at the 75 cm mark. They are 40 cm, 20 cm and 25 cm from the pivot.',
    height: 190,
  },
  beam(mark(0), mark(100), 60, mark(50)),
  ...[10, 30, 50, 75].map(
    cm =>
      line(mark(cm), 54, mark(cm), 60, 'l thin') +
      text(mark(cm), 48, `${cm} cm`, { anchor: 'middle', cls: 's' }),
  ),
  ...[
    { cm: 10, label: '2.0 N', size: 32 },
    { cm: 30, label: '1.0 N', size: 24 },
    { cm: 75, label: '*W*', size: 42 },
  ].map(
    ({ cm, label, size }) =>
      line(mark(cm), 68, mark(cm), 110, 'l thin') +
      rect(mark(cm) - size / 2, 110, size, size, 'l sunk') +
      text(mark(cm), 110 + size + 16, label, { anchor: 'middle', cls: 'tp' }),
  ),
  text(mark(50), 108, 'pivot', { anchor: 'middle' }),
  text(mark(0), 22, 'uniform metre rule'),
)

// 1.5.3 Centre of gravity

const card: Point[] = [
  [120, 46],
  [186, 30],
  [226, 62],
  [250, 122],
  [214, 172],
  [150, 166],
  [104, 112],
]

const lamina = figure(
  {
    name: 'motion-forces-and-energy/lamina-and-plumb-line',
    title: 'Finding the centre of gravity of a lamina',
    description:
      'An irregular card hangs freely from a pin through a hole near its top edge. A plumb line, a thread with a small weight, hangs from the same pin in front of the card and is vertical. A dashed line across the card was drawn along the plumb line when the card hung from another hole. The two lines cross at the centre of gravity G.',
    height: 232,
  },
  curve(card, 'l sunk', true),
  line(116, 104, 240, 104, 'r dash'),
  line(178, 42, 178, 204, 'p'),
  circle(178, 42, 4, 'l sheet'),
  circle(124, 104, 4, 'l sheet'),
  polygon(
    [
      [171, 204],
      [185, 204],
      [178, 222],
    ],
    'd',
  ),
  dot(178, 104, 'd', 4),
  text(188, 124, 'G', { cls: 'b' }),
  pointer(262, 40, 184, 42, 'pin'),
  pointer(262, 216, 188, 210, 'plumb line'),
  pointer(262, 84, 222, 103, 'first line'),
  pointer(80, 84, 119, 102, 'other hole', 'end'),
)

/** A box that has been tilted about its lower right corner, with its centre of gravity and the line of its weight. */
function tilted(x: number, degrees: number, caption: string): Shape {
  const floor = 150
  const [width, height] = [50, 90]
  const corner: Point = [x, floor]
  const left = polar(...corner, width, 180 - degrees)
  const edges: Point[] = [
    corner,
    left,
    polar(...left, height, 90 - degrees),
    polar(...corner, height, 90 - degrees),
  ]
  const centre = polar(...polar(...corner, width / 2, 180 - degrees), height / 2, 90 - degrees)
  return (
    polygon(edges, 'l sunk') +
    line(centre[0], centre[1], centre[0], floor, 'r dash') +
    arrow(centre[0], centre[1], centre[0], centre[1] + 34, { cls: 'r' }) +
    dot(...centre) +
    text(degrees === 0 ? x - width / 2 : x - 8, floor + 30, caption, { anchor: 'middle' })
  )
}

const toppling = figure(
  {
    name: 'motion-forces-and-energy/stable-or-toppling',
    title: 'The line through the centre of gravity decides',
    description:
      'The same tall box three times with its centre of gravity, an arrow down from it for the weight, and a dashed vertical line to the ground. Upright: the line meets the middle of the base. Tilted a little to the right: the line still falls on the base side of the edge on which the box rests, so it falls back. Tilted further: the line falls beyond that edge, outside the base, so the box topples over.',
    height: 206,
  },
  ground(8, 150, 352, 150),
  tilted(86, 0, 'at rest'),
  line(34, 42, 58, 101, 'l thin'),
  text(10, 36, 'centre of gravity'),
  tilted(174, 14, 'tilted a little:\nfalls back'),
  tilted(286, 42, 'tilted too far:\ntopples over'),
)

export const figures = [
  parallax,
  displacement,
  pendulum,
  resultant,
  distanceTime,
  shapes,
  speedTime,
  fallingForces,
  terminal,
  balances,
  threeWorlds,
  overflow,
  floatOrSink,
  layers,
  springTest,
  loadExtension,
  alongALine,
  circular,
  spanners,
  seeSaw,
  rule,
  lamina,
  toppling,
]
