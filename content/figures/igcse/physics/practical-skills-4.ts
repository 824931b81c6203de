import { type ComponentKind, component, junction, wire } from '@/lib/figures/circuit'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { currentAndVoltage, resistanceWire } from '@/lib/figures/laboratory/circuit-practicals'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { centred, circle, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-4'

// --- Meters in their places ---

/** Where a meter without its letter stands in the circuit of two components. */
export type Place = 'loop' | 'first' | 'second' | 'both'

const PLACES: Record<Place, { at: Point; told: string }> = {
  loop: { at: [326, 71], told: 'in the loop, between the battery and Y' },
  first: { at: [115, 166], told: 'in a branch from one end of X to its other end' },
  second: { at: [245, 166], told: 'in a branch from one end of Y to its other end' },
  both: { at: [180, 216], told: 'in a branch from the free end of X to the free end of Y' },
}

const branch = (x1: number, x2: number, y: number): Shape =>
  wire([
    [x1, 112],
    [x1, y],
    [x2, y],
    [x2, 112],
  ]) +
  junction(x1, 112) +
  junction(x2, 112)

/** Two components X and Y in a loop and four meters, shown as circles with P, Q, R and S. */
export function metersInPlaces(
  x: { kind: ComponentKind; words: string },
  y: { kind: ComponentKind; words: string },
  order: readonly Place[],
): Figure {
  return figure(
    {
      name: `${topic}/four-meters`,
      title: 'A circuit with four meters',
      description: `One loop: a battery and a switch, a ${y.words}, Y, and a ${x.words}, X. Four meters are drawn as circles with a letter. ${order.map((place, at) => `${'PQRS'.charAt(at)} is ${PLACES[place].told}.`).join(' ')}`,
      height: 240,
    },
    wire([
      [34, 112],
      [34, 30],
    ]),
    component('battery', 34, 30, 160, 30),
    component('switch', 160, 30, 326, 30),
    wire([
      [326, 30],
      [326, 112],
    ]),
    component(x.kind, 34, 112, 180, 112, { label: 'X' }),
    component(y.kind, 180, 112, 326, 112, { label: 'Y' }),
    branch(70, 160, 166),
    branch(200, 290, 166),
    branch(52, 308, 216),
    ...order.map((place, at) => {
      const [cx, cy] = PLACES[place].at
      return circle(cx, cy, 14, 'l sheet') + centred(cx, cy, 'PQRS'.charAt(at))
    }),
  )
}

// --- Dials ---

type Dial = { scale: Scale; value: number; unit: string; words: string }

const UNITS: Readonly<Record<string, string>> = { A: 'amperes', V: 'volts' }

const toldOf = ({ scale, value, unit, words }: Dial): string => {
  const head = `${words.replace(/^./, each => each.toUpperCase())}, in ${UNITS[unit] ?? unit}:`
  if (value >= 0) return `${head} ${describeScale(scale, value, unit)}`
  const divisions = Math.round(-value / scale.division)
  return `${head} the needle is ${divisions} ${divisions === 1 ? 'division' : 'divisions'} to the left of 0.`
}

/** Two dials beside each other, with words below them. */
export function dialPair(name: string, title: string, dials: readonly [Dial, Dial]): Figure {
  return figure(
    { name: `${topic}/${name}`, title, description: dials.map(toldOf).join(' '), height: 150 },
    ...dials.flatMap(({ scale, value, unit, words }, at) => [
      dialMeter({ x: 2 + at * 180, y: 4, value, scale, unit, width: 176 }),
      text(90 + at * 180, 145, words, { anchor: 'middle', cls: 's' }),
    ]),
  )
}

/** The same meter while the switch is open and while it is closed, with two marks to the left of its zero. */
export const openAndClosed = (
  name: string,
  { scale, unit }: Pick<Dial, 'scale' | 'unit'>,
  open: number,
  closed: number,
): Figure => {
  const longer = { ...scale, from: -2 * scale.division }
  return dialPair(
    name,
    `The dial of ${unit === 'A' ? 'an ammeter' : 'a voltmeter'}, with the switch open and closed`,
    [
      { scale: longer, unit, value: open, words: 'switch open' },
      { scale: longer, unit, value: closed, words: 'switch closed' },
    ],
  )
}

export const METERS = {
  amps: { from: 0, to: 0.4, division: 0.02, numbered: 0.1 },
  volts2: { from: 0, to: 2, division: 0.1, numbered: 0.5 },
  volts4: { from: 0, to: 4, division: 0.2, numbered: 1 },
} as const satisfies Record<string, Scale>

/** Voltmeter and ammeter of one circuit. */
export const bothMeters = (name: string, scale: Scale, volts: number, amps: number): Figure =>
  dialPair(name, 'The dials of a voltmeter and an ammeter', [
    { scale, unit: 'V', value: volts, words: 'voltmeter' },
    { scale: METERS.amps, unit: 'A', value: amps, words: 'ammeter' },
  ])

// --- Circuits for a resistance ---

export type Connected = 'right' | 'swapped' | 'in-series' | 'wrong-part'

const CONNECTED: Record<Connected, string> = {
  right: 'the ammeter is in the loop and the voltmeter in a branch across X',
  swapped: 'the voltmeter is in the loop and the ammeter in a branch across X',
  'in-series': 'the ammeter and the voltmeter are both in the loop',
  'wrong-part': 'the ammeter is in the loop and the voltmeter in a branch across the variable resistor',
}

/** A loop of battery, variable resistor and X, its meters connected in one way; 180 wide. */
function smallCircuit(x0: number, y0: number, kind: ComponentKind, how: Connected): Shape {
  const [left, right, top, bottom] = [x0 + 62, x0 + 160, y0 + 20, y0 + 92]
  const middle = (left + right) / 2
  const below = how === 'right' ? 'voltmeter' : how === 'swapped' ? 'ammeter' : null
  return (
    (how === 'in-series'
      ? component('battery', left, top, middle, top) + component('voltmeter', middle, top, right, top)
      : component('battery', left, top, right, top)) +
    component(how === 'swapped' ? 'voltmeter' : 'ammeter', right, top, right, bottom) +
    component('variable-resistor', left, top, left, bottom) +
    component(kind, left, bottom, right, bottom, { label: 'X' }) +
    (below
      ? junction(left + 14, bottom) +
        junction(right - 14, bottom) +
        wire([
          [left + 14, bottom],
          [left + 14, bottom + 42],
        ]) +
        component(below, left + 14, bottom + 42, right - 14, bottom + 42) +
        wire([
          [right - 14, bottom + 42],
          [right - 14, bottom],
        ])
      : '') +
    (how === 'wrong-part'
      ? junction(left, top + 8) +
        junction(left, bottom - 8) +
        wire([
          [left, top + 8],
          [x0 + 22, top + 8],
        ]) +
        component('voltmeter', x0 + 22, top + 8, x0 + 22, bottom - 8) +
        wire([
          [x0 + 22, bottom - 8],
          [left, bottom - 8],
        ])
      : '')
  )
}

/** The same parts connected in several ways, two in a row, each with a letter. */
export function circuitsCompared(
  name: string,
  { kind, words }: { kind: ComponentKind; words: string },
  order: readonly Connected[],
): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: order.length === 2 ? 'Two circuits' : 'Four circuits',
      description: `Each circuit has a loop of a battery, a variable resistor and a ${words}, X. ${order.map((how, at) => `${'ABCD'.charAt(at)}: ${CONNECTED[how]}.`).join(' ')}`,
      height: order.length === 2 ? 118 : 304,
    },
    ...order.map((how, at) => {
      const [x0, y0] = [(at % 2) * 180, Math.floor(at / 2) * 150]
      return smallCircuit(x0, y0, kind, how) + text(x0 + 8, y0 + 18, 'ABCD'.charAt(at), { cls: 'b' })
    }),
  )
}

/** Two resistors in series and two in parallel, a voltmeter across both of them. */
const seriesAndParallel = figure(
  {
    name: `${topic}/series-and-parallel`,
    title: 'Circuits for two resistors in series and in parallel',
    description:
      'Two circuits. On the left a loop of a battery, an ammeter and two resistors one after the other; a voltmeter is in a branch across both of them. On the right a loop of a battery, an ammeter and two resistors side by side, joined at both ends; a voltmeter is in a branch across both of them.',
    height: 206,
  },
  component('battery', 20, 24, 90, 24),
  component('ammeter', 90, 24, 160, 24),
  line(20, 24, 20, 88),
  line(160, 24, 160, 88),
  component('resistor', 20, 88, 90, 88),
  component('resistor', 90, 88, 160, 88),
  junction(28, 88),
  junction(152, 88),
  line(28, 88, 28, 134),
  component('voltmeter', 28, 134, 152, 134),
  line(152, 134, 152, 88),
  component('battery', 200, 24, 270, 24),
  component('ammeter', 270, 24, 340, 24),
  line(200, 24, 200, 70),
  line(340, 24, 340, 70),
  component('resistor', 200, 70, 340, 70),
  component('resistor', 222, 104, 318, 104),
  line(222, 70, 222, 150),
  line(318, 70, 318, 150),
  component('voltmeter', 222, 150, 318, 150),
  ...([222, 318] as const).flatMap(x => [junction(x, 70), junction(x, 104)]),
  text(90, 196, 'in series', { anchor: 'middle' }),
  text(270, 196, 'in parallel', { anchor: 'middle' }),
)

// --- A set-up whose current is changed ---

export const SETUPS = {
  wire: (length: number) =>
    assembled(`${topic}/a-circuit`, resistanceWire({ length }), { title: 'A circuit' }),
  lamp: () => assembled(`${topic}/a-circuit`, currentAndVoltage({ of: 'lamp' }), { title: 'A circuit' }),
  resistor: () =>
    assembled(`${topic}/a-circuit`, currentAndVoltage({ of: 'resistor' }), { title: 'A circuit' }),
} as const

// --- A wire ---

const g = graph({
  x: { label: '*l* / cm', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
  y: { label: '*R* / Ω', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 5 },
  height: 200,
})

const resistanceAndLength = figure(
  {
    name: `${topic}/resistance-and-length`,
    title: 'Graph of the resistance of a wire against its length',
    description:
      'On the horizontal axis l / cm from 0 to 100, 4 small squares to 20. On the vertical axis R / Ω from 0 to 8, 5 small squares to 2. A straight line goes from the origin to 8.0 at 100, with five points on or close to it.',
    height: 282,
  },
  g.axes,
  g.line([
    [0, 0],
    [100, 8],
  ]),
  g.points([
    [20, 1.6],
    [40, 3.2],
    [60, 4.9],
    [80, 6.4],
    [100, 8],
  ]),
)

export const figures: Figure[] = [
  assembled(`${topic}/a-resistor-in-its-circuit`, currentAndVoltage({ of: 'resistor' })),
  openAndClosed('zero-of-a-voltmeter', { scale: METERS.volts2, unit: 'V' }, 0.1, 1.45),
  seriesAndParallel,
  assembled(`${topic}/wire-and-contact`, resistanceWire({ length: 40 })),
  bothMeters('meters-of-a-lamp', METERS.volts4, 2.5, 0.26),
  circuitsCompared('two-circuits-with-a-fault', { kind: 'resistor', words: 'resistor' }, [
    'in-series',
    'wrong-part',
  ]),
  openAndClosed('ammeter-to-read', { scale: METERS.amps, unit: 'A' }, -0.02, 0.31),
  resistanceAndLength,
]
