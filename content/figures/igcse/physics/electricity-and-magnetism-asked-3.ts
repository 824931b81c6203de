import { type ComponentKind, component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { jockey, wireOnRule } from '@/lib/figures/laboratory/circuit-practicals'
import { line, type Shape, text } from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const slug = 'electricity-and-magnetism-asked-3'

/** A component in a branch below a wire at `y`, joined at x1 and x2. */
const branch = (kind: ComponentKind, x1: number, x2: number, y: number, down = 48): Shape =>
  line(x1, y, x1, y + down) +
  line(x2, y, x2, y + down) +
  component(kind, x1, y + down, x2, y + down) +
  junction(x1, y) +
  junction(x2, y)

// 4.3.1 Circuit diagrams

const thermistor = graph({
  x: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], parts: 2, grid: true },
  y: { label: '*R* / Ω', max: 2400, ticks: [0, 400, 800, 1200, 1600, 2000, 2400], parts: 2, grid: true },
})

const thermistorGraph = figure(
  {
    name: `${slug}/thermistor-graph`,
    title: 'Resistance of a thermistor against temperature',
    description:
      'Resistance R in ohms is on the vertical axis, from 0 to 2400. Temperature in degrees Celsius is on the horizontal axis, from 0 to 100. A curve falls from 2400 ohms at 0 °C through 1200 ohms at 20 °C, 600 ohms at 40 °C and 300 ohms at 60 °C to 75 ohms at 100 °C.',
    height: 250,
  },
  thermistor.axes,
  thermistor.plot(t => 2400 * 2 ** (-t / 20), 0, 100),
)

const fourSymbols = figure(
  {
    name: `${slug}/four-symbols`,
    title: 'Four circuit symbols',
    description:
      'Symbol 1: a rectangle with a straight line through it along its length. Symbol 2: a rectangle crossed by a line that is bent at its lower end. Symbol 3: a rectangle with two arrows pointing at it. Symbol 4: a rectangle with an arrow drawn through it at a slant.',
    height: 94,
  },
  (['fuse', 'thermistor', 'ldr', 'variable-resistor'] as const)
    .map(
      (kind, at) =>
        component(kind, 10 + at * 88, 46, 86 + at * 88, 46) +
        text(48 + at * 88, 84, String(at + 1), { anchor: 'middle', cls: 'b' }),
    )
    .join(''),
)

const lampDrawn = figure(
  {
    name: `${slug}/lamp-circuit-drawn`,
    title: 'The circuit of the lamp, drawn',
    description:
      'A battery, a variable resistor, a lamp and an ammeter are in one loop. A voltmeter is in parallel with the lamp only.',
    height: 188,
  },
  component('battery', 60, 34, 300, 34),
  component('ammeter', 60, 34, 60, 116),
  component('variable-resistor', 300, 34, 300, 116),
  component('lamp', 60, 116, 300, 116),
  branch('voltmeter', 130, 230, 116),
)

const threeLamps = figure(
  {
    name: `${slug}/three-lamps`,
    title: 'Three lamps and two switches',
    description:
      'A battery, an open switch S1 and a lamp L1 are in series with two parallel branches. The first branch contains lamp L2. The second branch contains lamp L3 and an open switch S2.',
    height: 224,
  },
  component('battery', 50, 34, 180, 34),
  component('switch', 180, 34, 310, 34),
  text(245, 58, 'S_{1}', middle),
  component('lamp', 50, 34, 50, 120),
  text(28, 82, 'L_{1}', { anchor: 'end' }),
  line(310, 34, 310, 186),
  line(50, 120, 50, 186),
  component('lamp', 50, 120, 310, 120),
  text(180, 98, 'L_{2}', middle),
  component('lamp', 50, 186, 180, 186),
  text(115, 214, 'L_{3}', middle),
  component('switch', 180, 186, 310, 186),
  text(245, 210, 'S_{2}', middle),
  junction(50, 120),
  junction(310, 120),
)

// 4.3.2 Series and parallel

const cellsInSeries = figure(
  {
    name: `${slug}/cells-in-series`,
    title: 'Cells and resistors in series',
    description:
      'Four cells, marked 1.5 V each, are connected in series and all face the same way. They are in one loop with a 15 ohm resistor and a 25 ohm resistor.',
    height: 146,
  },
  [0, 1, 2, 3].map(at => component('cell', 40 + at * 70, 44, 110 + at * 70, 44, { label: '1.5 V' })).join(''),
  line(40, 44, 40, 112),
  line(320, 44, 320, 112),
  component('resistor', 40, 112, 180, 112, { label: '15 Ω' }),
  component('resistor', 180, 112, 320, 112, { label: '25 Ω' }),
)

const twoCircuits = figure(
  {
    name: `${slug}/two-lamps-twice`,
    title: 'Two circuits with two lamps each',
    description:
      'Circuit 1: a 6.0 V battery, a lamp P and a lamp Q in one loop. Circuit 2: a 6.0 V battery with two branches; one contains a lamp R, the other a lamp S.',
    height: 218,
  },
  component('battery', 20, 44, 150, 44, { label: '6.0 V' }),
  line(20, 44, 20, 120),
  line(150, 44, 150, 120),
  component('lamp', 20, 120, 85, 120, { label: 'P' }),
  component('lamp', 85, 120, 150, 120, { label: 'Q' }),
  text(85, 212, 'circuit 1', { anchor: 'middle', cls: 'b' }),
  component('battery', 210, 44, 340, 44, { label: '6.0 V' }),
  line(210, 44, 210, 180),
  line(340, 44, 340, 180),
  component('lamp', 210, 120, 340, 120, { label: 'R' }),
  component('lamp', 210, 180, 340, 180, { label: 'S' }),
  junction(210, 120),
  junction(340, 120),
  text(275, 212, 'circuit 2', { anchor: 'middle', cls: 'b' }),
)

const lampsDrawn = figure(
  {
    name: `${slug}/parallel-lamps-drawn`,
    title: 'Two lamps in parallel with switches and an ammeter, drawn',
    description:
      'A battery and an ammeter are in series. Two branches in parallel follow, each with a lamp and a switch of its own. The ammeter is in the wire between the battery and the first junction.',
    height: 206,
  },
  component('battery', 50, 34, 310, 34),
  component('ammeter', 50, 34, 50, 116),
  line(310, 34, 310, 176),
  line(50, 116, 50, 176),
  component('lamp', 50, 116, 180, 116),
  component('switch', 180, 116, 310, 116),
  component('lamp', 50, 176, 180, 176),
  component('switch', 180, 176, 310, 176),
  junction(50, 116),
  junction(310, 116),
)

const mixed = figure(
  {
    name: `${slug}/resistors-to-combine`,
    title: 'A circuit with three resistors and a voltmeter',
    description:
      'A 9.0 V battery is in series with a 2.0 ohm resistor and two parallel branches. The branches contain a 6.0 ohm resistor and a 12 ohm resistor. A voltmeter is connected across the two branches.',
    height: 232,
  },
  component('battery', 40, 44, 320, 44, { label: '9.0 V' }),
  line(40, 44, 40, 110),
  component('resistor', 40, 110, 150, 110, { label: '2.0 Ω' }),
  component('resistor', 150, 110, 290, 110, { label: '6.0 Ω' }),
  wire([
    [290, 110],
    [320, 110],
    [320, 44],
  ]),
  line(150, 110, 150, 206),
  line(290, 110, 290, 206),
  component('resistor', 150, 160, 290, 160, { label: '12 Ω' }),
  component('voltmeter', 150, 206, 290, 206),
  [150, 290].map(x => junction(x, 110) + junction(x, 160)).join(''),
)

// 4.3.3 Potential dividers

const twoInSeries = figure(
  {
    name: `${slug}/two-resistors-and-ammeter`,
    title: 'Two resistors in series with an ammeter',
    description:
      'A d.c. power supply, an ammeter, a 150 ohm resistor and a 300 ohm resistor are in one loop. The ammeter reads 20 mA.',
    height: 146,
  },
  component('dc-supply', 60, 40, 310, 40),
  component('ammeter', 60, 40, 60, 114),
  text(82, 82, '20 mA'),
  line(310, 40, 310, 114),
  component('resistor', 60, 114, 185, 114, { label: '150 Ω' }),
  component('resistor', 185, 114, 310, 114, { label: '300 Ω' }),
)

const day = graph({
  x: { label: 'time of day / h', max: 24, ticks: [0, 4, 8, 12, 16, 20, 24], parts: 2, grid: true },
  y: { label: '*V* / V', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], parts: 2, grid: true },
})

const dayOfLdr = figure(
  {
    name: `${slug}/ldr-through-a-day`,
    title: 'The p.d. across an LDR during one day',
    description:
      'P.d. V in volts is on the vertical axis, from 0 to 12. Time of day in hours is on the horizontal axis, from 0 to 24. V is 9.0 V from 0 to 5 h, falls along a smooth curve to 2.0 V at 12 h, rises again to 9.0 V at 19 h and stays there until 24 h.',
    height: 250,
  },
  day.axes,
  day.line([
    [0, 9],
    [5, 9],
  ]),
  day.plot(t => 5.5 + 3.5 * Math.cos((2 * Math.PI * (t - 5)) / 14), 5, 19),
  day.line([
    [19, 9],
    [24, 9],
  ]),
)

const ldrDivider = figure(
  {
    name: `${slug}/ldr-and-voltmeter`,
    title: 'An LDR and a fixed resistor in series',
    description:
      'A battery is in series with a fixed resistor and an LDR. A voltmeter is in parallel with the LDR.',
    height: 226,
  },
  component('battery', 90, 30, 90, 204),
  line(90, 30, 200, 30),
  line(90, 204, 290, 204),
  component('resistor', 200, 30, 200, 116),
  text(186, 78, 'fixed resistor', { anchor: 'end' }),
  component('ldr', 200, 204, 200, 116),
  line(200, 116, 290, 116),
  component('voltmeter', 290, 116, 290, 204),
  junction(200, 116),
  junction(200, 204),
)

const ruled = wireOnRule(36, 150, 284)
const [wireA, wireC, wireB] = [ruled.at(0), ruled.at(35), ruled.at(100)]

const wireDivider = figure(
  {
    name: `${slug}/wire-and-contact`,
    title: 'A sliding contact on a resistance wire',
    description:
      'A uniform resistance wire AB lies along a metre rule, A at 0 and B at 100 cm. A 6.0 V battery is connected between A and B. A voltmeter is connected between A and a sliding contact C. The marks of the rule are 5 cm apart. C touches the wire half-way between the marks for 30 cm and 40 cm.',
    height: 214,
  },
  ruled.shape,
  wire([
    [wireA, 150],
    [wireA, 40],
  ]),
  component('battery', wireA, 40, wireB, 40, { label: '6.0 V' }),
  wire([
    [wireB, 40],
    [wireB, 150],
  ]),
  component('voltmeter', wireA, 96, wireC, 96),
  line(wireC, 96, wireC, 138),
  jockey(wireC, 150),
  junction(wireA, 96),
  text(wireA - 14, 144, 'A', middle),
  text(wireC + 14, 138, 'C', middle),
  text(wireB + 14, 144, 'B', middle),
)

export const figures = [
  thermistorGraph,
  fourSymbols,
  lampDrawn,
  threeLamps,
  cellsInSeries,
  twoCircuits,
  lampsDrawn,
  mixed,
  twoInSeries,
  dayOfLdr,
  ldrDivider,
  wireDivider,
]
