import { component, junction, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { jockey, wireOnRule } from '@/lib/figures/laboratory/circuit-practicals'
import { describeScale, dialMeter, rule } from '@/lib/figures/laboratory/measuring'
import { centred, circle, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { VOLTMETER } from './meters'

/** Circuits that are drawn for questions of this folder only. */

/** A battery and a switch above, an ammeter on the right, open below between two ends at the same height. */
const loop = (bottom: number): Shape =>
  component('battery', 50, 32, 170, 32) +
  component('switch', 170, 32, 310, 32) +
  component('ammeter', 310, 32, 310, bottom) +
  wire([
    [50, 32],
    [50, bottom],
  ])

/** Two lamps, one after the other, and a voltmeter across both. */
export const lampsInSeries = figure(
  {
    name: 'practical-circuits/lamps-in-series',
    title: 'Circuit 1',
    description:
      'One loop: a battery, a switch, an ammeter and two lamps X and Y, one after the other. A voltmeter is connected to the outer ends of the two lamps.',
    height: 216,
  },
  loop(124),
  component('lamp', 50, 124, 180, 124, { label: 'X' }),
  component('lamp', 180, 124, 310, 124, { label: 'Y' }),
  junction(80, 124),
  junction(280, 124),
  wire([
    [80, 124],
    [80, 186],
  ]),
  component('voltmeter', 80, 186, 280, 186),
  wire([
    [280, 186],
    [280, 124],
  ]),
)

const [P, Q, R, S] = [
  [110, 130],
  [250, 130],
  [110, 192],
  [250, 192],
] as const

/** The second circuit with lamp Y not yet connected: figure, finished drawing, and the zones of the two lines. */
export function lampToConnect() {
  const given = [
    loop(130),
    wire([[50, 130], P]),
    wire([Q, [310, 130]]),
    component('lamp', ...P, ...Q),
    text(180, 158, 'X', { anchor: 'middle' }),
    wire([P, [110, 84]]),
    component('voltmeter', 110, 84, 250, 84),
    wire([[250, 84], Q]),
    junction(...P),
    junction(...Q),
    text(98, 148, 'P', { anchor: 'end', cls: 'b' }),
    text(262, 148, 'Q', { cls: 'b' }),
    component('lamp', 114, 192, 246, 192),
    terminal(...R),
    terminal(...S),
    text(98, 197, 'R', { anchor: 'end', cls: 'b' }),
    text(262, 197, 'S', { cls: 'b' }),
    text(180, 222, 'Y', { anchor: 'middle' }),
  ]
  const facts = {
    name: 'practical-circuits/lamp-to-connect',
    title: 'Circuit 2, not finished',
    description:
      'A battery, a switch, an ammeter and lamp X in one loop. Point P is on the left of lamp X and point Q on its right; a voltmeter is connected to P and Q. Lamp Y stands below by itself, with a free end R on its left, below P, and a free end S on its right, below Q.',
    height: 234,
  }
  return {
    figure: figure(facts, ...given),
    modelFigure: figure(
      {
        ...facts,
        name: `${facts.name}-model`,
        description: 'The same circuit, finished: a line joins P and R, another line joins Q and S.',
      },
      ...given,
      line(...P, ...R, 'g'),
      line(...Q, ...S, 'g'),
    ),
    checks: [
      { as: 'line' as const, ends: true as const, passes: [P, R].map(at => ({ at, within: 15 })) },
      { as: 'line' as const, ends: true as const, passes: [Q, S].map(at => ({ at, within: 15 })) },
    ],
  }
}

/** Three resistors in one of three arrangements, between two ends at a height. */
const resistor = (x1: number, y: number, x2: number) => component('resistor', x1, y, x2, y)
const pair = (x1: number, y: number, x2: number, ys: readonly number[]) =>
  ys.map(each => resistor(x1, y + each, x2)).join('') +
  [x1, x2]
    .map(x =>
      wire([
        [x, y + Math.min(...ys)],
        [x, y + Math.max(...ys)],
      ]),
    )
    .join('')

const ends = (y: number, left: number, right: number) =>
  wire([
    [64, y],
    [left, y],
  ]) +
  wire([
    [right, y],
    [310, y],
  ]) +
  terminal(60, y) +
  terminal(314, y)

export const threeArrangements = figure(
  {
    name: 'practical-circuits/three-arrangements',
    title: 'The arrangements A, B and C',
    description:
      'Three arrangements of three equal resistors, each between two free ends. A: the three resistors one after the other in a line. B: the three resistors side by side, all joined at both ends. C: two resistors side by side, joined at both ends, and after them the third resistor in line.',
    height: 268,
  },
  ...(['A', 'B', 'C'] as const).map((name, at) => text(20, [38, 123, 223][at] ?? 0, name, { cls: 'b' })),
  ends(34, 66, 308),
  resistor(66, 34, 146),
  resistor(146, 34, 228),
  resistor(228, 34, 308),
  ends(118, 120, 254),
  pair(120, 118, 254, [-34, 0, 34]),
  junction(120, 118),
  junction(254, 118),
  ends(218, 100, 308),
  pair(100, 218, 210, [-20, 20]),
  junction(100, 218),
  junction(210, 218),
  resistor(210, 218, 308),
)

const [K, L, M, LEFT, RIGHT] = [
  [90, 134],
  [194, 134],
  [282, 134],
  [72, 212],
  [282, 212],
] as const

/** Arrangement C in its circuit with a voltmeter that is not connected. */
export function voltmeterToConnect() {
  const given = [
    component('battery', 50, 32, 180, 32),
    component('switch', 180, 32, 310, 32),
    component('ammeter', 310, 32, 310, 134),
    component('variable-resistor', 50, 32, 50, 134),
    wire([[50, 134], K]),
    pair(90, 134, 194, [-20, 20]),
    resistor(194, 134, 282),
    wire([M, [310, 134]]),
    ...([K, L, M] as const).map(([x, y]) => junction(x, y)),
    text(78, 124, 'K', { anchor: 'middle', cls: 'b' }),
    text(206, 124, 'L', { anchor: 'middle', cls: 'b' }),
    text(282, 120, 'M', { anchor: 'middle', cls: 'b' }),
    component('voltmeter', 76, 212, 278, 212),
    terminal(...LEFT),
    terminal(...RIGHT),
  ]
  const facts = {
    name: 'practical-circuits/voltmeter-to-connect',
    title: 'Arrangement C in its circuit, with a voltmeter that is not connected',
    description:
      'One loop: a battery, a switch, an ammeter, arrangement C and a variable resistor. Point K is where the two parallel resistors begin, point L is between them and the third resistor, point M is after the third resistor. A voltmeter stands below by itself; its two free ends lie left and right of it.',
    height: 240,
  }
  return {
    figure: figure(facts, ...given),
    modelFigure: figure(
      {
        ...facts,
        name: `${facts.name}-model`,
        description:
          'The same circuit, finished: a line joins K and the left end of the voltmeter, another line joins M and its right end.',
      },
      ...given,
      line(...K, ...LEFT, 'g'),
      line(...M, ...RIGHT, 'g'),
    ),
    checks: (
      [
        [K, LEFT],
        [M, RIGHT],
      ] as const
    ).map(zones => ({
      as: 'line' as const,
      ends: true as const,
      passes: zones.map(at => ({ at, within: 15 })),
    })),
  }
}

/** Part of a metre rule with the sliding contact at a length in centimetres, and the voltmeter below it. */
export function contactAndVoltmeter(length: number, volts: number) {
  const from = Math.floor(length) - 2
  const scale = { from, to: from + 4.9, division: 0.1, numbered: 1 }
  const ruled = rule({ x: 26, y: 66, length: 279.3, scale })
  const [x] = ruled.at(length)
  return figure(
    {
      name: 'practical-circuits/contact-and-voltmeter',
      title: 'Part of the metre rule with the sliding contact, and the voltmeter',
      description: `The sliding contact is drawn as a thin pointer whose tip touches the wire above the rule. Rule, in centimetres: ${describeScale(scale, length, 'cm')} Voltmeter, in volts: ${describeScale(VOLTMETER, volts, 'V')}`,
      height: 306,
    },
    rect(x - 5, 14, 10, 26, 'l sheet'),
    polygon(
      [
        [x - 5, 40],
        [x + 5, 40],
        [x, 60],
      ],
      'd',
    ),
    text(x + 14, 30, 'sliding contact', { cls: 's' }),
    line(10, 60, 344, 60, 'p'),
    text(14, 52, 'wire', { cls: 's' }),
    ruled.shape,
    dialMeter({ x: 63, y: 118, value: volts, scale: VOLTMETER, unit: 'V', width: 234 }),
    text(180, 298, 'voltmeter', { anchor: 'middle', cls: 's' }),
  )
}

/** Turns of a wire on a pencil above a rule; `left` and `right` are their ends, in centimetres. */
export function turnsOnPencil(turns: number, left: number, right: number) {
  const scale = { from: 0, to: 4, division: 0.1, numbered: 1 }
  const ruled = rule({ x: 20, y: 100, length: 300, scale })
  const [[x1], [x2]] = [ruled.at(left), ruled.at(right)]
  const wide = (x2 - x1) / turns
  return figure(
    {
      name: 'practical-circuits/turns-on-a-pencil',
      title: 'Turns of the wire on a pencil, above a rule',
      description: `${turns} turns of a wire lie side by side on a level pencil. A rule in centimetres lies below them. Left end of the turns: ${describeScale(scale, left, 'cm')} Right end of the turns: ${describeScale(scale, right, 'cm')}`,
      height: 140,
    },
    rect(10, 56, 330, 32, 'l sheet'),
    polygon(
      [
        [340, 56],
        [354, 72],
        [340, 88],
      ],
      'l sheet',
    ),
    ...Array.from({ length: turns }, (_, at) => rect(x1 + at * wide, 50, wide, 45, 'p w', wide / 2)),
    line(x1 + wide / 2, 50, x1 + wide / 2, 22, 'p'),
    line(x2 - wide / 2, 50, x2 - wide / 2, 22, 'p'),
    text((x1 + x2) / 2, 16, `${turns} turns`, { anchor: 'middle', cls: 's' }),
    line(x1, 95, x1, 100, 'f dash thin'),
    line(x2, 95, x2, 100, 'f dash thin'),
    text(296, 77, 'pencil', { anchor: 'middle', cls: 's' }),
    ruled.shape,
  )
}

/** A lamp in series with a length of wire, and two meters without their letters. */
export function metersToName() {
  const y = 208
  const ruled = wireOnRule(34, y, 290)
  const [from, to] = [ruled.at(0), ruled.at(60)]
  const [inSeries, across] = [
    [from + 250, 34],
    [from + 74, 116],
  ] as const
  const given = [
    ruled.shape,
    component('battery', from, 34, from + 110, 34),
    component('switch', from + 110, 34, from + 190, 34),
    wire([
      [from + 190, 34],
      [from + 290, 34],
      [from + 290, 110],
      [to, 110],
      [to, y - 14],
    ]),
    wire([
      [from, 34],
      [from, 76],
    ]),
    component('lamp', from, 76, from, 156),
    wire([
      [from, 156],
      [from, y],
    ]),
    wire([
      [from, 76],
      [across[0], 76],
      [across[0], 156],
      [from, 156],
    ]),
    junction(from, 76),
    junction(from, 156),
    circle(...inSeries, 14, 'l sheet'),
    circle(...across, 14, 'l sheet'),
    jockey(to, y),
    text(to + 10, y - 12, 'sliding contact', { cls: 's' }),
  ]
  const facts = {
    name: 'practical-circuits/meters-to-name',
    title: 'A lamp in series with a length of wire, and two meters without letters',
    description:
      'One loop: a battery, a switch, an empty circle after the switch, a sliding contact that touches a wire on a metre rule at 60 cm, the wire back to 0 cm, and a lamp. A second empty circle is in a branch that joins the two ends of the lamp.',
    height: 274,
  }
  return {
    figure: figure(facts, ...given),
    labels: [
      { id: 'A', text: 'A' },
      { id: 'V', text: 'V' },
    ],
    checks: [
      { label: 'A', in: { at: inSeries, within: 16 } },
      { label: 'V', in: { at: across, within: 16 } },
    ],
    modelFigure: figure(
      {
        ...facts,
        name: `${facts.name}-model`,
        description: 'The same circuit: A stands in the circle of the loop, V in the circle across the lamp.',
      },
      ...given,
      centred(...inSeries, 'A', 'b'),
      centred(...across, 'V', 'b'),
    ),
  }
}
