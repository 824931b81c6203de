import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { cylinder, movingGas, particleBox, scatter } from '@/lib/figures/particles'
import {
  arrow,
  centred,
  circle,
  dot,
  ellipse,
  line,
  type Point,
  pointer,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

/** Disordered, most of them touching; they reach both side walls. */
const liquid: Point[] = [
  [141.9, 101.9],
  [162.7, 100.1],
  [179.5, 101],
  [200.2, 102.9],
  [218.5, 100.2],
  [191.1, 89],
  [207.6, 87.6],
  [171.9, 86.2],
  [139, 85.6],
  [221, 77.8],
  [155.5, 83.6],
  [198.1, 74],
  [165.9, 70.7],
  [145.5, 70.3],
  [182.4, 68.6],
]

const particles = figure(
  {
    name: 'states-of-matter/particles',
    title: 'The particles of a solid, a liquid and a gas',
    description:
      'Three boxes with particles of one size. Solid: the particles touch and stand in straight, regular rows at the bottom of the box. Liquid: most of the particles still touch, but they have no regular pattern; they cover the bottom of the box. Gas: nine particles are far apart and spread at random through the whole box.',
    height: 166,
  },
  particleBox(10, 12, 100, 'solid', 8),
  rect(130, 12, 100, 100),
  liquid.map(([x, y]) => circle(x, y, 8, 'p w')).join(''),
  particleBox(250, 12, 100, 'gas', 8),
  text(60, 130, 'solid', bold),
  text(180, 130, 'liquid', bold),
  text(300, 130, 'gas', bold),
  text(60, 146, 'touching,\nregular', small),
  text(180, 146, 'touching,\nirregular', small),
  text(300, 146, 'far apart,\nrandom', small),
)

function stateBox(x: number, label: string): Shape {
  return rect(x, 66, 76, 44, 'l w', 2) + centred(x + 38, 88, label, 'b')
}

const changes = figure(
  {
    name: 'states-of-matter/changes',
    title: 'Names of the changes of state',
    description:
      'Three boxes from left to right: solid, liquid, gas. Arrows pointing right lie above the boxes: melting from solid to liquid, boiling or evaporating from liquid to gas; energy is taken in. Arrows pointing left lie below: condensing from gas to liquid, freezing from liquid to solid; energy is given out.',
    height: 180,
  },
  stateBox(6, 'solid'),
  stateBox(142, 'liquid'),
  stateBox(278, 'gas'),
  arrow(86, 78, 138, 78, { cls: 'r' }),
  arrow(222, 78, 274, 78, { cls: 'r' }),
  arrow(138, 98, 86, 98, { cls: 'p' }),
  arrow(274, 98, 222, 98, { cls: 'p' }),
  text(112, 54, 'melting', middle),
  text(248, 38, 'boiling or\nevaporating', middle),
  text(112, 132, 'freezing', middle),
  text(248, 132, 'condensing', middle),
  text(180, 16, 'energy taken in', { anchor: 'middle', cls: 'tr' }),
  text(180, 168, 'energy given out', { anchor: 'middle', cls: 'tp' }),
)

const heat = graph({
  x: { label: 'time', max: 10 },
  y: { label: 'temperature', max: 10 },
  left: 74,
  top: 34,
  width: 266,
  height: 190,
})

const heatingCurve = figure(
  {
    name: 'states-of-matter/heating-curve',
    title: 'Heating curve of a pure substance',
    description:
      'A sketch graph of temperature against time. The line has five parts, A to E. A slopes up: solid. B is flat at the melting point: solid and liquid together. C slopes up: liquid. D is flat, and longer than B, at the boiling point: liquid and gas together. E slopes up: gas. Dashed lines lead from the flat parts to the temperature axis.',
    height: 254,
  },
  heat.axes,
  heat.line(
    [
      [0, 3.2],
      [1.5, 3.2],
    ],
    'l dash thin',
  ),
  heat.line(
    [
      [0, 7.4],
      [5.2, 7.4],
    ],
    'l dash thin',
  ),
  heat.line([
    [0, 0.8],
    [1.5, 3.2],
    [2.9, 3.2],
    [5, 7.4],
    [8.4, 7.4],
    [9.7, 9.4],
  ]),
  text(68, 159, 'melting\npoint', { anchor: 'end' }),
  text(68, 79, 'boiling\npoint', { anchor: 'end' }),
  heat.label(0.7, 0.9, 'A: solid', { dy: 6 }),
  heat.label(1.75, 3.2, 'B: solid and liquid', { dy: 17 }),
  heat.label(4.2, 5.1, 'C: liquid'),
  heat.label(5.2, 7.4, 'D: liquid and gas', { dy: 17 }),
  heat.label(8.8, 9.0, 'E: gas', { anchor: 'end' }),
)

const cool = graph({
  x: { label: 'time / min', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
  y: { label: 'temperature / °C', min: 20, max: 100, ticks: [20, 40, 60, 80, 100], grid: true },
  top: 34,
})

const coolingCurve = figure(
  {
    name: 'states-of-matter/cooling-curve',
    title: 'Cooling curve of a molten substance',
    description:
      'Temperature in °C against time in minutes. The line falls from 95 °C at 0 min to 60 °C at 4 min, stays flat at 60 °C until 9 min, and then falls to 40 °C at 12 min. The parts are labelled P, Q and R in that order.',
    height: 250,
  },
  cool.axes,
  cool.line([
    [0, 95],
    [4, 60],
    [9, 60],
    [12, 40],
  ]),
  cool.label(2.2, 83, 'P'),
  cool.label(6.5, 64, 'Q', { anchor: 'middle' }),
  cool.label(10.8, 53, 'R'),
)

function gasIn(x: number, level: number, label: string): Shape {
  const height = 130 - (level + 9)
  return (
    cylinder(x, 40, 90, 90, level) +
    scatter(x, level + 9, 90, 5, 8, 10, height)
      .map(([px, py]) => circle(px, py, 4.5, 'p w'))
      .join('') +
    text(x + 45, 150, label, middle)
  )
}

const gasVolume = figure(
  {
    name: 'states-of-matter/gas-volume',
    title: 'A gas at low and at high pressure',
    description:
      'Two cylinders of the same width hold the same eight gas particles at the same temperature. On the left a small force pushes on the piston and the gas fills most of the cylinder. On the right a larger force has pushed the piston down: the volume is about half and the particles are closer together. The particles themselves have not changed in size.',
    height: 176,
  },
  gasIn(50, 48, 'low pressure,\nlarge volume'),
  gasIn(220, 86, 'high pressure,\nsmall volume'),
  arrow(95, 14, 95, 34, { cls: 'r' }),
  arrow(265, 4, 265, 34, { cls: 'r thick', head: 12 }),
  text(104, 22, 'small force', { cls: 'tr' }),
  text(276, 22, 'large force', { cls: 'tr' }),
)

const hotGas = figure(
  {
    name: 'states-of-matter/hot-gas',
    title: 'The particles of a gas when cool and when hot',
    description:
      'Two boxes of the same size, each with eight gas particles and an arrow on each particle to show its motion. The arrows point in all directions. In the hot gas the arrows are about twice as long, because the particles move faster.',
    height: 146,
  },
  movingGas(40, 10, 110, 12, 8, 5),
  movingGas(210, 10, 110, 25, 8, 5),
  text(95, 138, 'cooler gas: slower', middle),
  text(265, 138, 'hotter gas: faster', middle),
)

function jars(x: number, top: string, bottom: string, lid: boolean): Shape {
  return (
    rect(x, 10, 60, 70, `l ${top}`) +
    rect(x, 80, 60, 70, `l ${bottom}`) +
    (lid ? line(x - 12, 80, x + 72, 80, 'l thick') : '')
  )
}

function bromine(x: number, y: number, height: number, count: number, seed: number): Shape {
  return scatter(x, y, 60, 4, count, seed, height)
    .map(([px, py]) => dot(px, py, 'rd', 3))
    .join('')
}

function air(x: number, y: number, height: number, count: number, seed: number): Shape {
  return scatter(x, y, 60, 4, count, seed, height)
    .map(([px, py]) => circle(px, py, 3, 'l thin sheet'))
    .join('')
}

function mixture(x: number, y: number, seed: number): Shape {
  return scatter(x, y, 60, 4, 10, seed, 68)
    .map(([px, py], at) => (at % 2 === 0 ? dot(px, py, 'rd', 3) : circle(px, py, 3, 'l thin sheet')))
    .join('')
}

const gasJars = figure(
  {
    name: 'states-of-matter/bromine-jars',
    title: 'Diffusion of bromine into air',
    description:
      'Before: a gas jar of air stands upside down on a gas jar of bromine gas, with a lid between them. All the bromine particles are in the lower jar and all the air particles are in the upper jar. Later: the lid has been taken away, and bromine particles and air particles are spread evenly through both jars.',
    height: 190,
  },
  jars(40, 'sheet', 'rw', true),
  air(40, 10, 68, 10, 3),
  bromine(40, 82, 68, 10, 5),
  rect(230, 10, 60, 140, 'l rw'),
  line(222, 80, 229, 80),
  line(291, 80, 298, 80),
  mixture(230, 10, 3),
  mixture(230, 82, 5),
  text(70, 170, 'before', bold),
  text(260, 170, 'some time later', bold),
  pointer(122, 34, 92, 40, 'air'),
  pointer(122, 84, 113, 80, 'lid'),
  pointer(122, 130, 92, 122, 'bromine'),
  pointer(304, 58, 280, 62, 'even\nmixture'),
)

const ammoniaTube = figure(
  {
    name: 'states-of-matter/ammonia-tube',
    title: 'Ammonia and hydrogen chloride in a long tube',
    description:
      'A long horizontal glass tube is closed at both ends by bungs. Cotton wool soaked in concentrated aqueous ammonia is at the left end. Cotton wool soaked in concentrated hydrochloric acid is at the right end. A white ring of ammonium chloride has formed in the tube, clearly nearer to the right, hydrochloric acid, end.',
    height: 176,
  },
  rect(24, 66, 312, 40, 'l'),
  rect(10, 64, 18, 44, 'l sunk', 3),
  rect(332, 64, 18, 44, 'l sunk', 3),
  ellipse(46, 86, 15, 17, 'l w'),
  ellipse(314, 86, 15, 17, 'l rw'),
  rect(197, 67, 10, 38, 'l sheet'),
  arrow(70, 86, 188, 86, { cls: 'p' }),
  arrow(292, 86, 216, 86, { cls: 'r' }),
  text(112, 60, '*M*_{r} = 17', { anchor: 'middle', cls: 'tp' }),
  text(268, 60, '*M*_{r} = 36.5', { anchor: 'middle', cls: 'tr' }),
  text(202, 16, 'white ring of\nammonium chloride', middle),
  line(202, 38, 202, 66, 'l thin'),
  line(46, 103, 46, 124, 'l thin'),
  line(314, 103, 314, 124, 'l thin'),
  text(6, 138, 'cotton wool with\nconcentrated\naqueous ammonia', {}),
  text(354, 138, 'cotton wool with\nconcentrated\nhydrochloric acid', { anchor: 'end' }),
)

function beaker(x: number, label: string, inside: Shape): Shape {
  return (
    rect(x + 1, 40, 98, 69, 'sheet') +
    inside +
    line(x, 40, x + 100, 40, 'l thin') +
    polyline([
      [x, 16],
      [x, 110],
      [x + 100, 110],
      [x + 100, 16],
    ]) +
    text(x + 50, 130, label, middle)
  )
}

const permanganate = figure(
  {
    name: 'states-of-matter/manganate-crystal',
    title: 'Potassium manganate(VII) spreading in water',
    description:
      'Three beakers of still water. At the start, a small dark crystal lies at the bottom and the water is colourless. After some minutes there is a purple region around the crystal, while the rest of the water is still colourless. After a day the crystal is gone and the whole of the water has the same pale purple colour.',
    height: 150,
  },
  beaker(10, 'start', rect(54, 102, 8, 7, 'd')),
  beaker(
    130,
    'after minutes',
    ellipse(180, 96, 30, 13, 'rw') +
      scatter(152, 80, 56, 2, 10, 8, 27)
        .map(([x, y]) => dot(x, y, 'rd', 2))
        .join('') +
      rect(176, 102, 8, 7, 'd'),
  ),
  beaker(
    250,
    'after a day',
    rect(251, 41, 98, 68, 'rw') +
      scatter(252, 41, 96, 4, 16, 12, 68)
        .map(([x, y]) => dot(x, y, 'rd', 2))
        .join(''),
  ),
  text(58, 72, 'crystal', middle),
  line(58, 77, 58, 101, 'l thin'),
)

export const figures = [
  particles,
  changes,
  heatingCurve,
  coolingCurve,
  gasVolume,
  hotGas,
  gasJars,
  ammoniaTube,
  permanganate,
]
