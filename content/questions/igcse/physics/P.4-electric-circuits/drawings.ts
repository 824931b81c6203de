import { component, junction, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { line, type Shape, text } from '@/lib/figures/shapes'

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
