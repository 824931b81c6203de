import { component, junction, wire } from '@/lib/figures/circuit'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { centred, circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const slug = 'electricity-and-magnetism-asked-2'

/** A meter in a branch below a wire at `y`, joined at x1 and x2. */
function branch(kind: 'voltmeter' | 'ammeter', x1: number, x2: number, y: number, down = 46): Shape {
  return (
    wire([
      [x1, y],
      [x1, y + down],
    ]) +
    wire([
      [x2, y],
      [x2, y + down],
    ]) +
    component(kind, x1, y + down, x2, y + down) +
    junction(x1, y) +
    junction(x2, y)
  )
}

/** The wires of a branch, without its meter. */
const unnamed = (x1: number, x2: number, y: number, down: number): Shape =>
  wire([
    [x1, y],
    [x1, y + down],
    [x2, y + down],
    [x2, y],
  ]) +
  junction(x1, y) +
  junction(x2, y)

type Dial = { scale: Scale; value: number; unit: string; words: string }

function twoDials(name: string, title: string, dials: readonly [Dial, Dial]): Figure {
  return figure(
    {
      name: `${slug}/${name}`,
      title,
      description: dials
        .map(
          each => `The ${each.words}, in ${each.unit}: ${describeScale(each.scale, each.value, each.unit)}`,
        )
        .join(' '),
      height: 148,
    },
    ...dials.flatMap(({ scale, value, unit, words }, at) => [
      dialMeter({ x: 2 + at * 180, y: 4, value, scale, unit, width: 176 }),
      text(90 + at * 180, 143, words, middle),
    ]),
  )
}

// 4.2.3 E.m.f. and p.d.

const tenVolts: Scale = { from: 0, to: 10, division: 0.5, numbered: 5 }

const lampVoltmeter = figure(
  {
    name: `${slug}/voltmeter-across-a-lamp`,
    title: 'A lamp and a resistor in series, and the dial of a voltmeter',
    description: `Left: a battery marked 9.0 V in series with a lamp and a resistor. A voltmeter is connected in parallel with the lamp. Right: the dial of the voltmeter. ${describeScale(tenVolts, 6.5, 'V')}`,
    height: 168,
  },
  component('battery', 14, 36, 164, 36, { label: '9.0 V' }),
  line(14, 36, 14, 96),
  line(164, 36, 164, 96),
  component('lamp', 14, 96, 88, 96),
  component('resistor', 88, 96, 164, 96),
  branch('voltmeter', 24, 78, 96),
  dialMeter({ x: 182, y: 22, width: 174, value: 6.5, scale: tenVolts, unit: 'V' }),
)

const threeMeters = figure(
  {
    name: `${slug}/three-meters`,
    title: 'A circuit with three meters',
    description:
      'One loop: a battery, a meter R, a lamp Y and a resistor X. Meter P is in a branch from one end of X to its other end. Meter Q is in a branch from the free end of X to the free end of Y. The meters are drawn as circles with their letters.',
    height: 226,
  },
  component('battery', 60, 30, 300, 30),
  line(60, 30, 60, 104),
  line(300, 30, 300, 104),
  component('resistor', 60, 104, 180, 104, { label: 'X' }),
  component('lamp', 180, 104, 300, 104, { label: 'Y' }),
  unnamed(88, 152, 104, 48),
  unnamed(70, 290, 104, 100),
  circle(120, 152, 14, 'l sheet'),
  centred(120, 152, 'P'),
  circle(180, 204, 14, 'l sheet'),
  centred(180, 204, 'Q'),
  circle(300, 67, 14, 'l sheet'),
  centred(300, 67, 'R'),
)

const motorAndHeater = figure(
  {
    name: `${slug}/motor-and-heater`,
    title: 'A motor and a heater in series, with two meters',
    description:
      'A 12.0 V battery, an ammeter, a motor and a heater are in one loop. The ammeter reads 0.40 A. A voltmeter in parallel with the motor reads 7.5 V.',
    height: 194,
  },
  component('battery', 60, 40, 300, 40, { label: '12.0 V' }),
  component('ammeter', 60, 40, 60, 116),
  text(82, 84, '0.40 A'),
  line(300, 40, 300, 116),
  component('motor', 60, 116, 180, 116),
  component('heater', 180, 116, 300, 116),
  text(240, 100, 'heater', middle),
  branch('voltmeter', 82, 158, 116, 50),
  text(140, 186, '7.5 V'),
)

// 4.2.4 Resistance

const fifteenVolts: Scale = { from: 0, to: 15, division: 0.5, numbered: 5 }

const lampDials = twoDials('lamp-dials', 'The dials of a voltmeter and an ammeter', [
  { scale: fifteenVolts, value: 12, unit: 'V', words: 'voltmeter' },
  { scale: { from: 0, to: 500, division: 20, numbered: 100 }, value: 380, unit: 'mA', words: 'ammeter' },
])

const wires = graph({
  x: {
    label: '*I* / A',
    max: 1,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    parts: 4,
    grid: true,
    format: each => each.toFixed(1),
  },
  y: { label: '*V* / V', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], parts: 2, grid: true },
})

const twoWires = figure(
  {
    name: `${slug}/two-wires`,
    title: 'Graph of p.d. against current for two wires',
    description:
      'P.d. V in volts is on the vertical axis, from 0 to 6. Current I in amperes is on the horizontal axis, from 0 to 1.0. Both lines are straight and begin at the origin. Line P goes up to 6.0 V at 0.75 A. Line Q goes up to 3.0 V at 1.0 A.',
    height: 250,
  },
  wires.axes,
  wires.line([
    [0, 0],
    [0.75, 6],
  ]),
  wires.line(
    [
      [0, 0],
      [1, 3],
    ],
    'r',
  ),
  wires.label(0.62, 5.5, 'P', { cls: 'b', anchor: 'end' }),
  wires.label(0.9, 2.9, 'Q', { cls: 'b', anchor: 'end' }),
)

const wrongMeters = figure(
  {
    name: `${slug}/meters-in-the-wrong-places`,
    title: 'A circuit that does not work',
    description:
      'A battery, a switch, a variable resistor, a resistor and a voltmeter are in one loop. An ammeter is in a branch from one end of the resistor to its other end.',
    height: 192,
  },
  component('battery', 60, 30, 180, 30),
  component('switch', 180, 30, 300, 30),
  component('variable-resistor', 300, 30, 300, 116),
  component('voltmeter', 60, 30, 60, 116),
  component('resistor', 60, 116, 300, 116),
  branch('ammeter', 126, 234, 116, 52),
)

const characteristics = graph({
  x: { label: '*V* / V', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: {
    label: '*I* / A',
    max: 0.6,
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
    parts: 5,
    grid: true,
    format: each => each.toFixed(1),
  },
})

const lampAndResistor = figure(
  {
    name: `${slug}/lamp-and-resistor`,
    title: 'Current against p.d. for a lamp and a resistor',
    description:
      'Current I in amperes is on the vertical axis, from 0 to 0.6. P.d. V in volts is on the horizontal axis, from 0 to 6. The line of the resistor is straight, from the origin to 0.60 A at 6.0 V. The curve of the lamp begins at the origin and passes through 0.20 A at 1.0 V, 0.32 A at 2.0 V, 0.40 A at 3.0 V, 0.46 A at 4.0 V, 0.50 A at 5.0 V and 0.53 A at 6.0 V. It crosses the straight line once between the origin and 6.0 V.',
    height: 250,
  },
  characteristics.axes,
  characteristics.line(
    [
      [0, 0],
      [6, 0.6],
    ],
    'r',
  ),
  characteristics.curve([
    [0, 0],
    [0.5, 0.11],
    [1, 0.2],
    [2, 0.32],
    [3, 0.4],
    [4, 0.46],
    [5, 0.5],
    [6, 0.53],
  ]),
  characteristics.label(1.9, 0.36, 'lamp', { cls: 'b', anchor: 'end' }),
  characteristics.label(3.1, 0.25, 'resistor', { cls: 'b' }),
)

// 4.2.5 Energy and power

const heaterDials = twoDials('heater-dials', 'The dials of a voltmeter and an ammeter', [
  { scale: fifteenVolts, value: 12.5, unit: 'V', words: 'voltmeter' },
  { scale: { from: 0, to: 5, division: 0.2, numbered: 1 }, value: 2.4, unit: 'A', words: 'ammeter' },
])

function ratingPlate(x: number, name: string, lines: string): Shape {
  return (
    rect(x, 8, 108, 84, 'l sheet', 6) +
    text(x + 54, 30, name, { anchor: 'middle', cls: 'b' }) +
    text(x + 54, 56, lines, middle)
  )
}

const ratingPlates = figure(
  {
    name: `${slug}/rating-plates`,
    title: 'The rating plates of three appliances',
    description: 'Three rating plates. Kettle: 230 V, 2.0 kW. Car heater: 12 V, 150 W. Fan: 230 V, 46 W.',
    height: 100,
  },
  ratingPlate(8, 'kettle', '230 V\n2.0 kW'),
  ratingPlate(126, 'car heater', '12 V\n150 W'),
  ratingPlate(244, 'fan', '230 V\n46 W'),
)

const evening = graph({
  x: { label: 'time / h', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: {
    label: 'power / kW',
    max: 2.5,
    ticks: [0, 0.5, 1, 1.5, 2, 2.5],
    grid: true,
    format: v => v.toFixed(1),
  },
})

const powerAndTime = figure(
  {
    name: `${slug}/power-and-time`,
    title: 'The power of an electric heater during six hours',
    description:
      'Power in kilowatts is on the vertical axis, from 0 to 2.5. Time in hours is on the horizontal axis, from 0 to 6. The power is 2.0 kW from 0 to 2 hours, 0.5 kW from 2 to 5 hours and zero from 5 to 6 hours.',
    height: 250,
  },
  evening.axes,
  evening.line(
    [
      [0, 2],
      [2, 2],
      [2, 0.5],
      [5, 0.5],
      [5, 0],
      [6, 0],
    ],
    'p thick',
  ),
)

export const figures = [
  lampVoltmeter,
  threeMeters,
  motorAndHeater,
  lampDials,
  twoWires,
  wrongMeters,
  lampAndResistor,
  heaterDials,
  ratingPlates,
  powerAndTime,
]
