import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { cylinder, movingGas, particleBox, scatter } from '@/lib/figures/particles'
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
import { transverse } from '@/lib/figures/waves'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

/** A flame standing on its base. */
function flame(x: number, y: number, height = 26): Shape {
  const wide = height * 0.32
  return curve(
    [
      [x, y - height],
      [x + wide, y - height * 0.3],
      [x, y],
      [x - wide, y - height * 0.3],
    ],
    'r rw',
    true,
  )
}

/** A smooth path that ends in an arrow head: a current of a fluid. */
function flowArrow(points: readonly Point[], cls = 'p'): Shape {
  const from = points.at(-2) ?? [0, 0]
  const to = points.at(-1) ?? [0, 0]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const near: Point = [to[0] - ((to[0] - from[0]) / length) * 4, to[1] - ((to[1] - from[1]) / length) * 4]
  return curve([...points.slice(0, -1), near], cls) + arrow(...near, ...to, { cls })
}

/** Infrared: a short wave that ends in an arrow head, travelling right (or left when `length` is negative). */
function infrared(x: number, y: number, length: number, cls = 'r'): Shape {
  const reach = Math.abs(length) - 12
  const start = length > 0 ? x : x - reach
  const tail = length > 0 ? x + reach : x - reach
  return (
    transverse({ x: start, y, wavelength: reach / 3, amplitude: 4, cycles: 3 }, cls) +
    arrow(tail, y, x + length, y, { cls })
  )
}

const statesInContainers = figure(
  {
    name: 'thermal-physics/states-in-containers',
    title: 'A solid, a liquid and a gas in containers',
    description:
      'Three containers. In the first, a solid block stands on the bottom and keeps its own shape and volume. In the second, a liquid lies at the bottom of a flask: it has taken the shape of the flask up to a level surface and keeps its volume. In the third, a gas is spread through the whole of a closed jar.',
    height: 156,
  },
  polyline([
    [18, 20],
    [18, 96],
    [102, 96],
    [102, 20],
  ]),
  rect(40, 56, 40, 40, 'l sunk'),
  polygon(
    [
      [151.7, 68],
      [208.3, 68],
      [222, 96],
      [138, 96],
    ],
    'w',
  ),
  line(152, 68, 208, 68, 'p'),
  polyline([
    [165, 16],
    [165, 41],
    [138, 96],
    [222, 96],
    [195, 41],
    [195, 16],
  ]),
  rect(258, 16, 84, 80, 'l w'),
  scatter(258, 16, 84, 5, 12, 9, 80)
    .map(([x, y]) => dot(x, y, 'pd', 2))
    .join(''),
  text(60, 116, 'solid', bold),
  text(180, 116, 'liquid', bold),
  text(300, 116, 'gas', bold),
  text(60, 133, 'fixed shape,\nfixed volume', small),
  text(180, 133, 'no fixed shape,\nfixed volume', small),
  text(300, 133, 'no fixed shape\nor volume', small),
)

function stateBox(x: number, label: string): Shape {
  return rect(x, 64, 80, 44, 'l w', 2) + centred(x + 40, 86, label, 'b')
}

const changesOfState = figure(
  {
    name: 'thermal-physics/changes-of-state',
    title: 'The names of the changes of state',
    description:
      'Three boxes from left to right: solid, liquid, gas. Arrows above lead from solid to liquid (melting) and from liquid to gas (boiling or evaporating); for these, energy goes in. Arrows below lead back from gas to liquid (condensing) and from liquid to solid (solidifying, also called freezing); for these, energy goes out.',
    height: 172,
  },
  stateBox(8, 'solid'),
  stateBox(140, 'liquid'),
  stateBox(272, 'gas'),
  polyline([
    [58, 64],
    [58, 40],
    [168, 40],
    [168, 56],
  ]),
  arrow(168, 50, 168, 64),
  polyline([
    [192, 64],
    [192, 40],
    [302, 40],
    [302, 56],
  ]),
  arrow(302, 50, 302, 64),
  polyline([
    [302, 108],
    [302, 132],
    [192, 132],
    [192, 116],
  ]),
  arrow(192, 122, 192, 108),
  polyline([
    [168, 108],
    [168, 132],
    [58, 132],
    [58, 116],
  ]),
  arrow(58, 122, 58, 108),
  text(113, 32, 'melting', middle),
  text(247, 16, 'boiling or\nevaporating', middle),
  text(247, 148, 'condensing', middle),
  text(113, 148, 'solidifying\n(freezing)', middle),
  text(113, 57, 'energy in', small),
  text(247, 57, 'energy in', small),
  text(113, 124, 'energy out', small),
  text(247, 124, 'energy out', small),
)

/** Circles that touch without rows: distance from the left wall and height above the bottom. */
const liquidPlaces: readonly Point[] = [
  [7.1, 13.2],
  [7.2, 54.9],
  [7.2, 38],
  [14.3, 25.6],
  [18.7, 46.4],
  [20.1, 7.1],
  [25.8, 34.1],
  [27.2, 19.5],
  [33, 46.4],
  [34.4, 7.1],
  [38.8, 28],
  [45.9, 15.6],
  [45.9, 40.3],
  [53, 28],
  [53.1, 52.7],
  [57.4, 7.1],
  [60.3, 40.4],
  [64.6, 19.5],
  [70.2, 50.6],
  [71.7, 7.1],
  [71.7, 31.9],
  [78.9, 19.5],
  [81.7, 42.1],
  [86, 7.1],
  [88.8, 54.5],
  [88.8, 29.8],
]

const threeStates = figure(
  {
    name: 'thermal-physics/three-states',
    title: 'Particle diagrams of a solid, a liquid and a gas',
    description:
      'Three boxes with particles of one size. Solid: the particles touch and stand in regular rows; they vibrate about fixed positions. Liquid: nearly all the particles touch, but without a pattern; they move past each other and fill the bottom of the box up to a level. Gas: a few particles far apart, without a pattern, in the whole box; they move quickly in random directions.',
    height: 172,
  },
  particleBox(10, 8, 100, 'solid'),
  rect(130, 8, 100, 100),
  liquidPlaces.map(([x, up]) => circle(132 + x, 107 - up, 7, 'p w')).join(''),
  particleBox(250, 8, 100, 'gas'),
  text(60, 126, 'solid', bold),
  text(180, 126, 'liquid', bold),
  text(300, 126, 'gas', bold),
  text(60, 143, 'regular rows,\nvibrating', small),
  text(180, 143, 'no pattern, close,\nmoving around', small),
  text(300, 143, 'far apart, fast,\nat random', small),
)

/** Straight steps of many lengths in all directions; the figure is looked at, so the points are chosen by hand. */
const smokePath: readonly Point[] = [
  [34, 40],
  [58, 30],
  [50, 62],
  [84, 52],
  [76, 28],
  [112, 44],
  [98, 74],
  [124, 66],
  [92, 92],
  [62, 82],
  [70, 118],
  [40, 98],
  [30, 124],
  [82, 132],
  [96, 108],
  [118, 112],
]

/** Molecules flying at a microscopic particle: angle of the place they come from, and distance. */
const hits: readonly Point[] = [
  [170, 34],
  [200, 40],
  [140, 44],
  [185, 62],
  [60, 42],
  [300, 44],
  [10, 58],
  [250, 46],
]

const brownianMotion = figure(
  {
    name: 'thermal-physics/brownian-motion',
    title: 'Brownian motion of a smoke particle',
    description:
      'Left: the path of one smoke particle seen through a microscope. It is made of many straight steps of different lengths in random directions. Right: the reason. One large smoke particle is hit from all sides by many tiny air molecules, shown as dots with arrows. At this moment more molecules hit it from the left than from the right, so it is pushed to the right.',
    height: 208,
  },
  rect(8, 10, 140, 140),
  polyline(smokePath, 'p'),
  dot(118, 112, 'd', 6),
  text(78, 170, 'what you see:\npath of one\nsmoke particle', middle),
  circle(258, 84, 24, 'l sunk'),
  hits
    .map(([angle, away]) => {
      const from = polar(258, 84, away + 22, angle)
      const to = polar(258, 84, away + 4, angle)
      return dot(...from, 'pd', 3.5) + arrow(...from, ...to, { cls: 'p', head: 6 })
    })
    .join(''),
  arrow(262, 84, 304, 84, { head: 10 }),
  text(300, 18, 'air molecule', middle),
  line(294, 22, 285, 28, 'l thin'),
  text(324, 146, 'smoke\nparticle', middle),
  line(308, 134, 274, 102, 'l thin'),
  text(258, 186, 'what happens: uneven\nhits at random', middle),
)

const gasHeated = figure(
  {
    name: 'thermal-physics/gas-heated',
    title: 'A gas heated at constant volume',
    description:
      'Two closed boxes of the same size hold the same number of gas particles. In the cool gas the arrows on the particles are short: they move slowly. In the hot gas the arrows are long: they move fast, hit the walls harder and more often, and the pressure is higher.',
    height: 184,
  },
  movingGas(14, 28, 124, 13, 8, 5),
  movingGas(222, 28, 124, 27, 8, 5),
  arrow(154, 90, 206, 90, { cls: 'r' }),
  text(180, 80, 'heated', middle),
  text(76, 18, 'cool', bold),
  text(284, 18, 'hot', bold),
  text(76, 170, 'lower pressure', middle),
  text(284, 170, 'higher pressure', middle),
)

function trapped(x: number, level: number): Shape {
  const bottom = 150
  const turn = [40, 200, 310, 150, 250, 30, 340, 160]
  return (
    cylinder(x, 34, 110, bottom - 34, level) +
    scatter(x, level + 9, 110, 6, 8, 6, bottom - level - 9)
      .map(([px, py], at) => {
        const inward = px > x + 70 ? 180 : px < x + 40 ? 0 : (turn[at] ?? 0)
        const tip = polar(px, py, 15, inward)
        return arrow(px, py, ...tip, { cls: 'p', head: 6 }) + dot(px, py, 'd', 3.5)
      })
      .join('')
  )
}

const gasCompressed = figure(
  {
    name: 'thermal-physics/gas-compressed',
    title: 'A gas compressed at constant temperature',
    description:
      'Two cylinders with pistons hold the same number of gas particles at the same temperature, so the arrows on the particles are equally long. In the first the volume is large. In the second the piston has been pushed down to half the volume: the particles are closer together and hit the walls more often, so the pressure is higher.',
    height: 204,
  },
  trapped(26, 52),
  trapped(224, 97),
  arrow(154, 110, 206, 110),
  text(180, 84, 'piston\npushed in', middle),
  text(81, 172, 'large volume', middle),
  text(279, 172, 'half the volume', middle),
  text(81, 190, 'lower pressure', middle),
  text(279, 190, 'higher pressure', middle),
)

function kelvinLevel(kelvin: number): number {
  return 206 - (kelvin / 400) * 176
}

const temperatureScales = figure(
  {
    name: 'thermal-physics/temperature-scales',
    title: 'The Celsius scale beside the Kelvin scale',
    description:
      'Two upright scales side by side. Absolute zero is −273 °C on the left scale and 0 K on the right. Pure ice melts at 0 °C, which is 273 K. Water boils at 100 °C, which is 373 K. The divisions of both scales are equally large.',
    height: 222,
  },
  arrow(84, 206, 84, 24),
  arrow(176, 206, 176, 24),
  text(84, 16, '*θ* / °C', middle),
  text(176, 16, '*T* / K', middle),
  [
    [0, 'absolute zero'],
    [273, 'ice melts'],
    [373, 'water boils'],
  ]
    .map(([kelvin, name]) => {
      const y = kelvinLevel(Number(kelvin))
      const celsius = String(Number(kelvin) - 273).replace('-', '−')
      return (
        line(78, y, 182, y, 'p dash') +
        text(72, y + 4.5, celsius, { anchor: 'end' }) +
        text(190, y + 4.5, String(kelvin)) +
        text(236, y + 4.5, String(name), { cls: 'tp' })
      )
    })
    .join(''),
)

const pV = graph({
  x: { label: '*V* / cm^{3}', max: 80, ticks: [0, 20, 40, 60, 80] },
  y: { label: '*p* / kPa', max: 300, ticks: [0, 100, 200, 300] },
  left: 38,
  width: 122,
  height: 132,
})
const pInverse = graph({
  x: { label: '1/*V* in 1/cm^{3}', max: 0.06, ticks: [0, 0.02, 0.04, 0.06] },
  y: { label: '*p* / kPa', max: 300, ticks: [0, 100, 200, 300] },
  left: 222,
  width: 122,
  height: 132,
})
const gasReadings: readonly Point[] = [
  [20, 300],
  [30, 200],
  [40, 150],
  [60, 100],
]

const pressureVolume = figure(
  {
    name: 'thermal-physics/pressure-volume',
    title: 'Pressure against volume, and against one over volume, for a fixed mass of gas',
    description:
      'Two graphs of the same readings at constant temperature. Left: pressure against volume is a curve that falls steeply at first and then less and less, through 20 cm³ at 300 kPa, 30 cm³ at 200 kPa, 40 cm³ at 150 kPa and 60 cm³ at 100 kPa; it never meets an axis. Right: pressure against one divided by volume is a straight line through the origin, because the pressure is inversely proportional to the volume.',
    height: 216,
  },
  pV.axes,
  pV.plot(v => 6000 / v, 20, 80),
  pV.points(gasReadings),
  pInverse.axes,
  pInverse.line([
    [0, 0],
    [0.05, 300],
  ]),
  pInverse.points(gasReadings.map(([v, p]) => [1 / v, p])),
)

/** A curved band between two radii about a centre straight below its fixed end. */
function bentBand(x: number, y: number, inner: number, outer: number, degrees: number, cls: string): Shape {
  const steps = Array.from({ length: 13 }, (_, at) => 90 - (degrees * at) / 12)
  const edge = (radius: number) => steps.map(angle => polar(x, y, radius, angle))
  return polygon([...edge(outer), ...edge(inner).reverse()], cls)
}

const bimetallicStrip = figure(
  {
    name: 'thermal-physics/bimetallic-strip',
    title: 'A bimetallic strip, cold and hot',
    description:
      'A strip of brass is fixed on top of a strip of iron; the left end is held. Cold: both are equally long and the strip is straight. Hot: the brass has expanded more than the iron, so the strip bends downwards with the longer brass on the outside of the curve and the iron on the inside.',
    height: 208,
  },
  ground(40, 54, 40, 16),
  rect(40, 26, 240, 9, 'l hl'),
  rect(40, 35, 240, 9, 'l sunk'),
  text(288, 32, 'brass'),
  text(288, 48, 'iron'),
  text(160, 18, 'cold: straight', middle),
  ground(40, 126, 40, 88),
  bentBand(40, 437, 330, 339, 41, 'l hl'),
  bentBand(40, 437, 321, 330, 41, 'l sunk'),
  pointer(232, 104, 200, 139, 'brass: outside'),
  text(90, 172, 'iron: inside', middle),
  line(100, 159, 137, 126.5, 'l thin'),
  text(120, 88, 'hot: bends', middle),
)

const thermometer = figure(
  {
    name: 'thermal-physics/liquid-in-glass-thermometer',
    title: 'A liquid-in-glass thermometer',
    description:
      'A glass bulb full of liquid leads into a very narrow tube along a glass stem with a scale from 0 to 100 °C. The thread of liquid reaches 40 °C. When the liquid is heated it expands, and the thread grows along the tube.',
    height: 130,
  },
  rect(50, 50, 290, 20, 'l sheet', 9),
  circle(38, 60, 15, 'l sheet'),
  circle(38, 60, 11, 'rd'),
  line(46, 60, 178, 60, 'r'),
  line(180, 60, 328, 60, 'f'),
  Array.from({ length: 11 }, (_, at) => {
    const x = 78 + at * 25
    return (
      line(x, 70, x, at % 2 === 0 ? 63 : 66, 'l thin') +
      (at % 2 === 0 ? text(x, 86, String(at * 10), small) : '')
    )
  }).join(''),
  text(356, 104, '°C', { anchor: 'end', cls: 's' }),
  text(8, 20, 'bulb of liquid'),
  line(38, 25, 38, 56, 'l thin'),
  text(172, 20, 'thread of liquid', middle),
  line(140, 25, 140, 58, 'l thin'),
  text(296, 20, 'narrow tube', middle),
  line(292, 25, 292, 58, 'l thin'),
  text(38, 120, 'thin glass'),
  line(46, 106, 34, 77, 'l thin'),
)

function bridge(y: number, gap: number, label: string): Shape {
  const joint = 180
  return (
    rect(20, y, joint - gap / 2 - 20, 16, 'l sunk') +
    rect(joint + gap / 2, y, 340 - joint - gap / 2, 16, 'l sunk') +
    [60, 140, 220, 300].map(x => circle(x, y + 22, 5, 'l sheet')).join('') +
    polyline([
      [20, y + 28],
      [340, y + 28],
    ]) +
    text(joint, y - 10, label, middle)
  )
}

const expansionGap = figure(
  {
    name: 'thermal-physics/expansion-gap',
    title: 'An expansion gap in a bridge',
    description:
      'Two sections of a bridge lie on rollers with a gap between their ends. On a cold day the gap is wide. On a hot day the sections are longer and the gap is nearly closed, but they do not push against each other.',
    height: 146,
  },
  bridge(34, 22, 'cold day: wide gap'),
  bridge(106, 7, 'hot day: narrow gap'),
)

const heatCapacityBlock = figure(
  {
    name: 'thermal-physics/specific-heat-capacity-of-a-block',
    title: 'Measuring the specific heat capacity of a metal block',
    description:
      'A metal block wrapped in insulation has two holes. A thermometer stands in one hole and an electric immersion heater in the other. The heater is in series with an ammeter and a 12 V d.c. supply; a voltmeter is connected in parallel with the heater.',
    height: 244,
  },
  rect(26, 96, 148, 116, 'l hl'),
  rect(40, 108, 120, 92, 'l sunk'),
  rect(68, 44, 7, 120, 'l sheet'),
  line(71.5, 158, 71.5, 92, 'r'),
  rect(114, 80, 14, 104, 'l sheet'),
  polyline(
    Array.from({ length: 12 }, (_, at): Point => [at % 2 === 0 ? 117 : 125, 118 + at * 5]),
    'r',
  ),
  wire([
    [118, 80],
    [118, 18],
    [218, 18],
  ]),
  wire([
    [124, 80],
    [124, 68],
    [244, 68],
    [244, 150],
    [330, 150],
  ]),
  component('voltmeter', 184, 18, 184, 68),
  junction(184, 18),
  junction(184, 68),
  component('ammeter', 218, 18, 300, 18),
  wire([
    [300, 18],
    [330, 18],
  ]),
  component('dc-supply', 330, 18, 330, 150),
  text(312, 88, '12 V', { anchor: 'end' }),
  text(8, 34, 'thermometer'),
  line(52, 38, 68, 54, 'l thin'),
  pointer(200, 196, 128, 174, 'heater'),
  pointer(200, 178, 150, 150, 'metal block'),
  pointer(200, 214, 168, 206, 'insulation'),
  text(26, 232, 'drop of oil in each hole'),
)

const shift = 40
const heating = graph({
  x: { label: 'time', max: 12 },
  y: {
    label: 'temperature / °C',
    max: 180,
    ticks: [0, 40, 140],
    format: value => String(value - shift).replace('-', '−'),
  },
})

const heatingCurve = figure(
  {
    name: 'thermal-physics/heating-curve',
    title: 'Heating curve of water, from ice to steam',
    description:
      'Temperature against time for ice heated at a steady rate, not to scale. It rises from −40 °C to 0 °C as the ice warms, stays level at 0 °C while the ice melts, rises to 100 °C as the water warms, stays level at 100 °C while the water boils, and then rises again as the steam gets hotter.',
    height: 236,
  },
  heating.axes,
  heating.line(
    [
      [0, 40],
      [3, 40],
    ],
    'l dash thin',
  ),
  heating.line(
    [
      [0, 140],
      [7, 140],
    ],
    'l dash thin',
  ),
  heating.line([
    [0, 0],
    [1.7, 40],
    [5, 40],
    [7.4, 140],
    [10.8, 140],
    [11.6, 168],
  ]),
  heating.label(3.4, 40, 'melting', { dy: -9, anchor: 'middle', cls: 'b' }),
  heating.label(3.6, 40, 'ice + water', { dy: 16, anchor: 'middle' }),
  heating.label(9, 140, 'boiling', { dy: -9, anchor: 'middle', cls: 'b' }),
  heating.label(9.7, 140, 'water + steam', { dy: 18, anchor: 'middle' }),
  heating.label(6.3, 90, 'water', { dx: 8, dy: 8 }),
  heating.label(0.9, 18, 'ice', { dx: 4, dy: 14 }),
)

/** The particles of the liquid in the dish, as in `liquidPlaces`. */
const dishPlaces: readonly Point[] = [
  [6.8, 6.7],
  [8.6, 20.1],
  [15.3, 31.7],
  [20.2, 6.7],
  [22.1, 20.1],
  [28.9, 31.7],
  [32.7, 11.8],
  [39.5, 23.4],
  [45.2, 6.7],
  [52, 18.3],
  [57.3, 30.7],
  [58.9, 6.7],
  [65.4, 20],
  [72.2, 8.4],
  [73.5, 30.7],
  [80.4, 19.1],
  [85.6, 6.7],
  [89.1, 29.4],
  [94.3, 17],
  [102.6, 29.7],
  [103, 6.7],
  [109.8, 18.4],
  [115.6, 33.1],
  [116.6, 6.7],
  [127.1, 15.2],
  [128.3, 28.6],
  [137.6, 6.7],
  [139.4, 20.8],
  [149.8, 12.4],
  [150.3, 28.6],
  [160.8, 20.1],
  [162.1, 6.7],
  [165.3, 32.9],
]

const evaporation = figure(
  {
    name: 'thermal-physics/evaporation',
    title: 'Evaporation from the surface of a liquid',
    description:
      'A dish of liquid with its particles drawn as circles. Some have short arrows: they move slowly. Two fast particles with long arrows have left through the surface into the air above. The slower particles stay behind, so the average kinetic energy in the liquid falls and the liquid cools.',
    height: 196,
  },
  polyline([
    [40, 88],
    [40, 176],
    [216, 176],
    [216, 88],
  ]),
  dishPlaces.map(([x, up]) => circle(42 + x, 175 - up, 6.6, 'p w')).join(''),
  dishPlaces
    .map(([x, up], at) => {
      const tip = polar(42 + x, 175 - up, 13, (at * 137 + 100) % 360)
      return at % 4 === 1 ? arrow(42 + x, 175 - up, ...tip, { head: 5 }) : ''
    })
    .join(''),
  circle(90, 84, 7, 'p w'),
  arrow(90, 84, 78, 34, { cls: 'r' }),
  circle(164, 70, 7, 'p w'),
  arrow(164, 70, 188, 26, { cls: 'r' }),
  pointer(206, 62, 172, 70, 'fast particle escapes'),
  pointer(232, 122, 204, 136, 'surface'),
  text(232, 154, 'slower particles\nstay: liquid cools'),
)

function pinnedRod(y: number, name: string, fallen: number): Shape {
  const pins = [0, 1, 2, 3, 4]
    .map(at => 132 + at * 32)
    .map((x, at) => (at < fallen ? '' : rect(x - 4, y + 9, 8, 5, 'l hl') + line(x, y + 14, x, y + 25, 'l')))
    .join('')
  return rect(84, y, 204, 9, 'l sunk') + pins + text(296, y + 9, name)
}

const conductionRods = figure(
  {
    name: 'thermal-physics/conduction-rods',
    title: 'Comparing conductors with rods, wax and pins',
    description:
      'Four rods of equal length and thickness stick out of the side of a tank of hot water. Five pins were fixed under each rod with wax, at equal distances. After some time, four pins have fallen from the copper rod, three from the brass rod, one from the iron rod and none from the glass rod.',
    height: 182,
  },
  rect(12, 30, 80, 126, 'w'),
  polyline([
    [12, 14],
    [12, 156],
    [92, 156],
    [92, 14],
  ]),
  line(12, 30, 92, 30, 'p'),
  text(46, 96, 'hot\nwater', middle),
  pinnedRod(38, 'copper', 4),
  pinnedRod(66, 'brass', 3),
  pinnedRod(94, 'iron', 1),
  pinnedRod(122, 'glass', 0),
  pointer(170, 172, 132, 145, 'pin held by wax'),
)

/** A row of the lattice; vibration marks get shorter from the hot end to the cold one. */
function vibratingRow(y: number): Shape {
  return Array.from({ length: 9 }, (_, at) => {
    const x = 36 + at * 36
    const size = Math.max(1.5, 6.5 - at * 0.6)
    const mark = (turn: number) =>
      arc(x, y, 11 + size * 0.4, turn - 6 * size, turn + 6 * size, 'l thin') +
      (size > 3.5 ? arc(x, y, 11 + size, turn - 5 * size, turn + 5 * size, 'l thin') : '')
    return circle(x, y, 9, 'p w') + mark(0) + mark(180)
  }).join('')
}

const conductionParticles = figure(
  {
    name: 'thermal-physics/conduction-particles',
    title: 'How thermal energy is conducted through a solid and through a metal',
    description:
      'Top: a row of particles in any solid. At the hot left end they vibrate strongly; each passes energy to its neighbour, and the vibrations get weaker towards the cold right end. Bottom: a metal. Its particles vibrate in the same way, but small free electrons also move quickly between them, over long distances, from the hot end towards the cold end, and carry energy with them.',
    height: 218,
  },
  text(8, 16, 'all solids: vibrations are passed on', {}),
  text(8, 42, 'hot', { cls: 'b' }),
  text(352, 42, 'cold', { anchor: 'end', cls: 'b' }),
  vibratingRow(66),
  text(8, 116, 'metals: free electrons also carry energy', {}),
  vibratingRow(152),
  [
    [54, 134, 148, 132],
    [90, 172, 196, 174],
    [162, 132, 262, 134],
    [216, 174, 318, 170],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => dot(x1, y1, 'rd', 3.5) + arrow(x1, y1, x2, y2, { cls: 'r' }))
    .join(''),
  pointer(120, 208, 92, 176, 'free electron'),
)

const convectionBeaker = figure(
  {
    name: 'thermal-physics/convection-beaker',
    title: 'Showing a convection current in water',
    description:
      'A beaker of water with a small purple crystal on the bottom at the left, and a small flame under the crystal. Coloured water rises above the flame, moves across the top to the right, sinks on the right side and returns along the bottom to the left.',
    height: 214,
  },
  rect(96, 46, 150, 122, 'w'),
  polyline([
    [96, 24],
    [96, 168],
    [246, 168],
    [246, 24],
  ]),
  line(96, 46, 246, 46, 'p'),
  rect(120, 162, 9, 6, 'pd'),
  flame(124, 200),
  flowArrow([
    [128, 154],
    [124, 110],
    [134, 70],
    [152, 62],
  ]),
  flowArrow([
    [164, 60],
    [202, 62],
    [222, 76],
    [226, 100],
  ]),
  flowArrow([
    [226, 110],
    [220, 142],
    [200, 154],
    [182, 156],
  ]),
  flowArrow([
    [172, 156],
    [156, 156],
    [140, 156],
  ]),
  pointer(88, 150, 118, 164, 'crystal', 'end'),
  text(88, 96, 'warm water\nrises', { anchor: 'end' }),
  text(256, 96, 'cooler, denser\nwater sinks'),
  text(144, 194, 'gentle flame'),
)

const convectionBox = figure(
  {
    name: 'thermal-physics/convection-box',
    title: 'Showing a convection current in air',
    description:
      'A box with a glass front has two chimneys. A candle burns under the left chimney. A smoking straw is held over the right chimney. The smoke is drawn down the right chimney, across the box to the candle, and out of the left chimney.',
    height: 214,
  },
  polyline([
    [96, 32],
    [96, 88],
    [60, 88],
    [60, 196],
    [300, 196],
    [300, 88],
    [264, 88],
    [264, 32],
  ]),
  polyline([
    [132, 32],
    [132, 88],
    [228, 88],
    [228, 32],
  ]),
  rect(107, 164, 14, 32, 'l sheet'),
  flame(114, 162, 20),
  flowArrow([
    [114, 132],
    [114, 100],
    [114, 70],
    [114, 16],
  ]),
  flowArrow([
    [246, 30],
    [246, 80],
    [242, 130],
    [222, 162],
    [184, 172],
    [136, 168],
  ]),
  line(252, 24, 300, 8, 'l thick'),
  text(300, 28, 'smoking\nstraw'),
  text(88, 44, 'hot air and\nsmoke rise', { anchor: 'end' }),
  text(128, 190, 'candle'),
  text(180, 128, 'cooler air\nflows in', middle),
)

function coast(x: number, night: boolean): Shape {
  const [land, sea] = night ? ['cooler', 'warmer'] : ['warmer', 'cooler']
  const left = x + 38
  const right = x + 126
  const [up, down] = night ? [right, left] : [left, right]
  return (
    polygon(
      [
        [x, 122],
        [x + 80, 122],
        [x + 94, 160],
        [x, 160],
      ],
      'l sunk',
    ) +
    polygon(
      [
        [x + 84, 132],
        [x + 164, 132],
        [x + 164, 160],
        [x + 94, 160],
      ],
      'l w',
    ) +
    text(x + 38, 142, 'land', middle) +
    text(x + 38, 156, land ?? '', small) +
    text(x + 128, 143, 'sea', small) +
    text(x + 128, 156, sea ?? '', small) +
    arrow(up, 112, up, 56, { cls: 'r' }) +
    arrow(up, 46, down, 46, { cls: 'p' }) +
    arrow(down, 56, down, 112, { cls: 'p' }) +
    arrow(down, 116, up + Math.sign(down - up) * 6, 116, { cls: 'p' }) +
    text(x + 82, 82, night ? 'land\nbreeze' : 'sea\nbreeze', bold) +
    text(x + 82, 20, night ? 'night' : 'day', bold) +
    text(x + 82, 38, 'warm air rises', { anchor: 'middle', cls: 's' })
  )
}

const seaBreeze = figure(
  {
    name: 'thermal-physics/sea-breeze',
    title: 'Sea breeze by day and land breeze by night',
    description:
      'Two pictures of a coast. By day the land is warmer than the sea: air rises over the land, moves out over the sea, sinks, and blows back to the land near the ground as a sea breeze. By night the land is cooler than the sea: air rises over the sea, and the breeze near the ground blows from land to sea.',
    height: 168,
  },
  coast(8, false),
  coast(188, true),
)

const leslieCube = figure(
  {
    name: 'thermal-physics/leslie-cube',
    title: 'Comparing emitters with a Leslie cube',
    description:
      'A hollow metal cube seen from above is full of hot water. Its four sides are dull black, shiny black, white and shiny silver. An infrared detector faces the dull black side. It is moved to face each side in turn, always at the same distance from it. The dull black side gives the largest reading and the shiny silver side the smallest.',
    height: 216,
  },
  rect(180, 54, 104, 104, 'l w'),
  centred(232, 106, 'hot\nwater'),
  line(180, 54, 180, 158, 'l thick'),
  text(232, 46, 'shiny black', middle),
  text(232, 176, 'white', middle),
  text(292, 102, 'shiny\nsilver'),
  text(150, 44, 'dull black', { anchor: 'end' }),
  line(152, 48, 177, 66, 'l thin'),
  infrared(174, 92, -72),
  infrared(174, 120, -72),
  rect(42, 84, 56, 44, 'l sheet', 3),
  rect(90, 84, 8, 44, 'l sunk'),
  text(66, 146, 'infrared\ndetector', middle),
  dimension(99, 188, 179, 188, 'same distance', [139, 206]),
  line(99, 132, 99, 194, 'l dash thin'),
  line(179, 160, 179, 194, 'l dash thin'),
)

const absorberPlates = figure(
  {
    name: 'thermal-physics/absorber-plates',
    title: 'Comparing absorbers of infrared radiation',
    description:
      'A radiant heater stands in the middle, at the same distance from two metal plates. The side facing the heater is dull black on the left plate and shiny silver on the right plate. A coin was stuck to the back of each plate with wax. The coin on the back of the black plate has fallen; the coin on the silver plate is still held.',
    height: 196,
  },
  rect(172, 50, 16, 90, 'r rw', 3),
  text(180, 42, 'heater', middle),
  infrared(168, 76, -56),
  infrared(168, 108, -56),
  infrared(192, 76, 56),
  infrared(192, 108, 56),
  rect(92, 44, 10, 104, 'd'),
  rect(258, 44, 10, 104, 'l sheet'),
  rect(268, 90, 5, 12, 'l hl'),
  rect(273, 84, 6, 24, 'l sunk'),
  rect(68, 156, 24, 6, 'l sunk'),
  arrow(81, 108, 81, 152, { cls: 'l dash' }),
  rect(87, 90, 5, 12, 'l hl'),
  text(96, 24, 'dull black', middle),
  text(262, 24, 'shiny silver', middle),
  text(76, 92, 'coin falls\nfirst', { anchor: 'end' }),
  text(286, 94, 'coin held\nby wax'),
  dimension(103, 170, 171, 170, '', [140, 190]),
  dimension(189, 170, 257, 170, '', [222, 190]),
  text(180, 188, 'same distance', middle),
)

const earthBalance = figure(
  {
    name: 'thermal-physics/earth-balance',
    title: 'Incoming and outgoing radiation of the Earth',
    description:
      'Radiation from the Sun comes in from the left. Part is reflected back into space by a cloud and by the surface; the rest is absorbed and warms the surface. The surface emits infrared radiation upwards. Part of it escapes into space; part is absorbed by greenhouse gases in the atmosphere, which emit infrared in all directions, some of it back down to the surface.',
    height: 232,
  },
  rect(0, 192, 360, 40, 'sunk'),
  line(0, 192, 360, 192),
  centred(180, 212, 'surface of the Earth', 'b'),
  rect(190, 92, 166, 30, 'w', 12),
  centred(273, 107, 'greenhouse gases'),
  curve(
    [
      [92, 112],
      [104, 92],
      [126, 92],
      [146, 100],
      [144, 118],
      [116, 122],
    ],
    'l sheet',
    true,
  ),
  text(122, 112, 'cloud', small),
  arrow(38, 36, 70, 186, { cls: 'r' }),
  arrow(64, 36, 108, 90, { cls: 'r' }),
  arrow(118, 88, 146, 34, { cls: 'r dash' }),
  arrow(74, 188, 90, 140, { cls: 'r dash' }),
  text(8, 14, 'from the Sun'),
  text(126, 14, 'reflected'),
  text(3, 186, 'absorbed', { cls: 's' }),
  text(95, 156, 'reflected', { cls: 's' }),
  arrow(206, 188, 206, 36, { cls: 'p' }),
  arrow(248, 188, 248, 124, { cls: 'p' }),
  arrow(288, 92, 288, 36, { cls: 'p dash' }),
  arrow(320, 124, 320, 188, { cls: 'p dash' }),
  text(264, 14, 'infrared to space', middle),
  text(254, 164, 'emitted', { cls: 's' }),
  text(326, 150, 'back', { cls: 's' }),
)

const kitchenPan = figure(
  {
    name: 'thermal-physics/kitchen-pan',
    title: 'Thermal energy transfer in a kitchen pan',
    description:
      'A metal pan of water with a plastic handle stands over a flame. Energy passes through the metal base by conduction. The water above the base is heated, rises in the middle and sinks at the sides: two convection currents. The plastic handle is an insulator and stays cool enough to hold.',
    height: 206,
  },
  rect(60, 62, 150, 78, 'w'),
  line(60, 62, 210, 62, 'p'),
  polyline(
    [
      [58, 36],
      [58, 142],
      [212, 142],
      [212, 36],
    ],
    'l thick',
  ),
  rect(214, 44, 118, 12, 'l sunk', 4),
  [100, 135, 170].map(x => flame(x, 180)).join(''),
  flowArrow([
    [128, 132],
    [127, 100],
    [116, 78],
    [94, 76],
    [76, 92],
    [76, 122],
  ]),
  flowArrow([
    [142, 132],
    [143, 100],
    [154, 78],
    [176, 76],
    [194, 92],
    [194, 122],
  ]),
  text(352, 26, 'plastic handle: insulator', { anchor: 'end' }),
  pointer(226, 100, 200, 104, 'water: convection'),
  pointer(226, 150, 206, 142, 'metal base:\nconduction'),
  text(135, 199, 'flame', middle),
)

const roomHeating = figure(
  {
    name: 'thermal-physics/room-heating',
    title: 'A room heated by a convection current',
    description:
      'A heater stands on the floor at the left wall of a room. Air above it rises to the ceiling, moves across to the right, cools and sinks at the far wall, and returns along the floor to the heater.',
    height: 184,
  },
  rect(20, 12, 320, 156, 'l sheet'),
  rect(30, 110, 22, 56, 'r rw'),
  text(60, 160, 'heater'),
  flowArrow(
    [
      [42, 102],
      [42, 66],
      [58, 38],
      [92, 30],
    ],
    'r',
  ),
  flowArrow([
    [104, 30],
    [200, 28],
    [284, 34],
    [318, 54],
    [322, 84],
  ]),
  flowArrow([
    [322, 94],
    [316, 132],
    [280, 150],
    [200, 152],
    [116, 152],
  ]),
  text(62, 84, 'warm air: less\ndense, rises'),
  text(306, 96, 'cooler air:\ndenser, sinks', { anchor: 'end' }),
)

const vacuumFlask = figure(
  {
    name: 'thermal-physics/vacuum-flask',
    title: 'A vacuum flask',
    description:
      'A section through a flask with a hot drink. It has a double wall of glass or steel with a vacuum between the two walls. The surfaces of the walls that face the vacuum are silvered. A plastic stopper closes the top.',
    height: 226,
  },
  polygon(
    [
      [66, 200],
      [66, 70],
      [82, 46],
      [82, 36],
      [138, 36],
      [138, 46],
      [154, 70],
      [154, 200],
    ],
    'l sheet',
  ),
  polygon(
    [
      [80, 188],
      [80, 74],
      [92, 36],
      [128, 36],
      [140, 74],
      [140, 188],
    ],
    'l w',
  ),
  rect(92, 22, 36, 34, 'l hl'),
  rect(84, 12, 52, 12, 'l hl'),
  line(69, 198, 69, 72, 'p dash'),
  line(151, 198, 151, 72, 'p dash'),
  line(77, 186, 77, 76, 'p dash'),
  line(143, 186, 143, 76, 'p dash'),
  text(110, 132, 'hot\ndrink', middle),
  pointer(176, 36, 122, 30, 'plastic stopper'),
  pointer(176, 86, 147, 96, 'vacuum between\nthe two walls'),
  pointer(176, 142, 152, 140, 'silvered surfaces\n(dashed)'),
  pointer(176, 194, 154, 186, 'double wall'),
  text(110, 218, 'section', small),
)

const fire = figure(
  {
    name: 'thermal-physics/fire',
    title: 'Energy transfer from a wood fire',
    description:
      'A fire burns in the middle. Above it, hot air and smoke rise by convection. Wavy arrows show infrared radiation that travels out to both sides and reaches the people there. Near the ground, cooler air flows in to the fire from both sides.',
    height: 196,
  },
  line(148, 168, 212, 152, 'l thick'),
  line(148, 152, 212, 168, 'l thick'),
  flame(180, 152, 56),
  flowArrow([
    [168, 88],
    [164, 70],
    [170, 52],
    [164, 32],
  ]),
  flowArrow([
    [192, 88],
    [196, 70],
    [190, 52],
    [196, 32],
  ]),
  text(206, 50, 'convection:\nhot air rises'),
  infrared(156, 116, -76),
  infrared(204, 116, 76),
  text(118, 100, 'radiation', middle),
  text(248, 100, 'radiation', middle),
  [48, 312]
    .map(
      x =>
        circle(x, 92, 10, 'l sheet') +
        line(x, 102, x, 138) +
        polyline([
          [x - 12, 168],
          [x, 138],
          [x + 12, 168],
        ]),
    )
    .join(''),
  arrow(76, 176, 138, 176, { cls: 'p' }),
  arrow(284, 176, 222, 176, { cls: 'p' }),
  text(180, 190, 'cooler air', middle),
)

const engine = box(8, 52, 84, 96, 'engine')

const carRadiator = figure(
  {
    name: 'thermal-physics/car-radiator',
    title: 'The cooling system of a car engine',
    description:
      'A pump drives liquid coolant round a loop. Hot coolant flows from the engine to the top of the radiator, down through thin metal tubes with many metal fins, and returns cooler to the engine. Air blows through the fins and carries energy away.',
    height: 208,
  },
  engine.shape,
  arrow(92, 66, 186, 66, { cls: 'r' }),
  text(140, 58, 'hot coolant', middle),
  rect(188, 40, 84, 124, 'l sheet'),
  [200, 224, 248].map(x => rect(x, 40, 12, 124, 'l rw')).join(''),
  Array.from({ length: 11 }, (_, at) => line(190, 52 + at * 10, 270, 52 + at * 10, 'l thin')).join(''),
  arrow(186, 136, 94, 136, { cls: 'p' }),
  circle(140, 136, 13, 'l sheet'),
  text(140, 164, 'pump', middle),
  text(140, 116, 'cooler coolant', { anchor: 'middle', cls: 's' }),
  [70, 102, 134].map(y => arrow(316, y, 278, y, { cls: 'g' })).join(''),
  text(320, 106, 'air'),
  text(230, 28, 'radiator', bold),
  text(230, 198, 'metal tubes and fins', middle),
  line(230, 185, 230, 156, 'l thin'),
)

export const figures = [
  statesInContainers,
  changesOfState,
  threeStates,
  brownianMotion,
  gasHeated,
  gasCompressed,
  temperatureScales,
  pressureVolume,
  bimetallicStrip,
  thermometer,
  expansionGap,
  heatCapacityBlock,
  heatingCurve,
  evaporation,
  conductionRods,
  conductionParticles,
  convectionBeaker,
  convectionBox,
  seaBreeze,
  leslieCube,
  absorberPlates,
  earthBalance,
  kitchenPan,
  roomHeating,
  vacuumFlask,
  fire,
  carRadiator,
]
