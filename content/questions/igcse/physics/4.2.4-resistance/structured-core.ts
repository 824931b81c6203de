import { ask } from '@/lib/exams/authoring/ask'
import { b1 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { currentAndVoltage, resistanceWire } from '@/lib/figures/laboratory/circuit-practicals'
import { rect, type Shape, text } from '@/lib/figures/shapes'
import { AMMETERS, meterReadings, VOLTMETERS } from '../electrical'
import { RESISTANCE_EQUATION } from '../equations'
import { rounded } from '../shared'
import {
  CHANGES_CURRENT,
  CURRENT_RISES,
  LONGER_RESISTS_MORE,
  PROPORTIONAL,
  READING_FALLS,
} from './points-core'

const { core, templates } = questionsOf('structured', '4.2.4', { calculator: 'needed' })

export { templates }

/** By resistance: how the axis of the current is numbered. */
const RESISTORS = [
  { ohms: 5, top: 1.2, large: 0.2 },
  { ohms: 6, top: 1, large: 0.2 },
  { ohms: 8, top: 0.8, large: 0.1 },
  { ohms: 10, top: 0.6, large: 0.1 },
  { ohms: 12, top: 0.5, large: 0.1 },
  { ohms: 15, top: 0.4, large: 0.1 },
] as const

const VOLTS = [1, 2, 3, 4, 5] as const

const WHATS = [
  'a resistor',
  'a resistor from an old radio',
  'a resistor that has lost its label',
  'a resistor from a toy',
] as const

core('plot-current-against-pd', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const resistor = random.pick(RESISTORS)
    const small = resistor.large / 10
    const off = random.shuffle([0, 0, 1, -1, 0])
    return {
      ...resistor,
      small,
      currents: VOLTS.map((volts, at) =>
        Number(((Math.round(volts / resistor.ohms / small) + (off[at] ?? 0)) * small).toFixed(3)),
      ),
      read: random.pick([2.5, 3.5, 4.5]),
      what: random.pick(WHATS),
    }
  },
  make: ({ ohms, top, large, small, currents, read, what }) => {
    const { title, description, height, shape } = currentAndVoltage({ of: 'resistor' })
    const amps = read / ohms
    // Half a small square for each volt: a line of best fit that is not forced through the origin is inside as well.
    const slack = Math.max(0.06 / ohms, 0.55 * small)
    return {
      stem: [
        `A student measures the current in ${what} for different values of the potential difference (p.d.) across it. The circuit diagram shows the apparatus.`,
        `A student is to find the resistance of ${what}. The circuit in the diagram is used, and pairs of readings of the current and of the potential difference (p.d.) are taken.`,
        `The circuit in the diagram is used to find out how the current in ${what} depends on the potential difference (p.d.) across it.`,
      ],
      figure: figure(
        { name: 'electricity-and-magnetism/current-and-pd-of-a-resistor', title, description, height },
        shape,
      ),
      parts: {
        a: ask.written({
          prompt: 'State the purpose of the variable resistor in this circuit.',
          lines: 1,
          scheme: [CHANGES_CURRENT],
          modelAnswer: 'It changes the current, so that several pairs of readings can be taken.',
          solution:
            'With another setting of the variable resistor the current in the loop is different, and so is the p.d. across the resistor that is tested.',
        }),
        b: plotPart({
          name: 'electricity-and-magnetism/grid-for-a-resistor',
          title: 'Grid for a graph of current against p.d.',
          description: `Graph paper. The horizontal axis is the p.d. from 0 to 6 V, the vertical one the current from 0 to ${plain(top)} A. Nothing is plotted.`,
          prompt:
            'The table shows the readings. Plot the five points on the grid and draw the line of best fit.',
          command: 'Plot',
          objective: 'AO2',
          table: {
            head: ['p.d. / V', ...VOLTS.map(each => plain(each, 1))],
            rows: [['current / A', ...currents.map(each => plain(each, 2))]],
          },
          axes: {
            x: { label: 'p.d. / V', min: 0, max: 6, large: 1, parts: 10 },
            y: { label: 'current / A', min: 0, max: top, large, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: VOLTS.map((volts, at) => [volts, currents[at] ?? 0] as const),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [1 / ohms - slack, 1 / ohms + slack],
              intercept: [-2 * small, 2 * small],
              covers: [0, 5],
              marks: 1,
            },
          ],
          marks: 3,
          scheme: b1(
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit from the origin',
          ),
          solution: `One small square is 0.1 V across and ${plain(small)} A up. The points lie close to a straight line from the origin; about as many are above the line as below it.`,
        }),
        c: ask.number({
          prompt: `Use your graph to find the current when the p.d. is ${quantity(read, 'V', 2)}.`,
          command: 'Determine',
          answer: amps,
          unit: 'A',
          tolerance: 2 * small,
          scheme: [`${quantity(amps, 'A', 2)}, within two small squares`],
          solution: `Go up from ${quantity(read, 'V', 2)} to the line, and from there across to the axis of the current: ${quantity(amps, 'A', 2)}.`,
        }),
        'd.i': ask.written({
          prompt: 'State the equation that links p.d., current and resistance.',
          lines: 1,
          scheme: [RESISTANCE_EQUATION],
          modelAnswer: 'resistance = p.d. ÷ current',
          solution: 'The resistance is the p.d. for each ampere of current: *R* = *V* ÷ *I*.',
        }),
        'd.ii': ask.number({
          prompt: 'Use your answer to (c) to calculate the resistance. Include the unit.',
          command: 'Calculate',
          answer: ohms,
          unit: 'Ω',
          unitMode: 'asked',
          tolerance: 0.06 * ohms,
          follow: { from: 'c', formula: `${read}/x` },
          scheme: [
            `C1 ${quantity(read, '', 2)} ÷ current from (c)`,
            `A1 ${quantity(ohms, 'Ω', 2)} (own current accepted)`,
          ],
          solution: `*R* = *V* ÷ *I* = ${quantity(read, '', 2)} ÷ ${quantity(amps, '', 2)} = ${quantity(ohms, 'Ω', 2)}.`,
        }),
        e: ask.written({
          prompt: 'Describe the relationship between the current and the p.d. that the graph shows.',
          objective: 'AO2',
          scheme: [CURRENT_RISES, PROPORTIONAL],
          modelAnswer:
            'The current increases when the p.d. increases. The line is straight and passes through the origin, so the current is directly proportional to the p.d.',
          solution:
            'A straight line through the origin shows that two quantities are directly proportional: when one doubles, so does the other.',
        }),
      },
    }
  },
  verify: ({ ohms, read }) => {
    // Along the line in steps of 0.5 V.
    let amps = 0
    for (let at = 0; at < read * 2; at += 1) amps += 0.5 / ohms
    return { c: amps, 'd.ii': read / amps }
  },
})

const METALS = ['constantan', 'nichrome', 'manganin'] as const

const WIRE_SIZES = [
  { short: 30, long: 60, thin: 0.2, thick: 0.4 },
  { short: 40, long: 80, thin: 0.3, thick: 0.6 },
  { short: 50, long: 100, thin: 0.4, thick: 0.8 },
  { short: 25, long: 75, thin: 0.2, thick: 0.5 },
] as const

/** A wire seen from the side, with its letter and its size. */
function sideOfWire(y: number, letter: string, isLong: boolean, isThick: boolean, size: string): Shape {
  const thickness = isThick ? 12 : 5
  return (
    text(6, y + 5, letter, { cls: 'b' }) +
    rect(26, y - thickness / 2, isLong ? 170 : 85, thickness, 'l sunk') +
    text(356, y + 4.5, size, { anchor: 'end', cls: 's' })
  )
}

core('wires-of-different-sizes', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const amps = random.step(0.3, 0.9, 0.05)
    const volts = random.step(0.8, 2.8, 0.1)
    const ohms = volts / amps
    const kinds = random.shuffle([
      { isLong: true, isThick: false },
      { isLong: true, isThick: true },
      { isLong: false, isThick: false },
      { isLong: false, isThick: true },
    ])
    return ohms >= 1.5 && ohms <= 6
      ? {
          amps,
          volts,
          ohms,
          kinds,
          length: random.pick([35, 40, 45, 50, 55, 60]),
          metal: random.pick(METALS),
          sizes: random.pick(WIRE_SIZES),
          letters: random.pick([
            ['P', 'Q', 'R', 'S'],
            ['W', 'X', 'Y', 'Z'],
            ['J', 'K', 'L', 'M'],
          ] as const),
        }
      : null
  },
  make: ({ amps, volts, ohms, kinds, length, metal, sizes, letters }) => {
    const { title, description, height, shape } = resistanceWire({ length })
    const letterOf = (isLong: boolean, isThick: boolean) =>
      letters[kinds.findIndex(each => each.isLong === isLong && each.isThick === isThick)] ?? ''
    const sizeOf = ({ isLong, isThick }: (typeof kinds)[number]) =>
      `${isLong ? sizes.long : sizes.short} cm, ${plain(isThick ? sizes.thick : sizes.thin, 1)} mm`
    return {
      stem: [
        `A student measures the resistance of a length of ${metal} wire. The wire is stretched along a rule, as shown.`,
        `The diagram shows a circuit that is used to measure the resistance of a piece of ${metal} wire. The length of the piece is changed by moving the sliding contact.`,
        `A student investigates how the resistance of a ${metal} wire depends on its length. The diagram shows the circuit.`,
      ],
      figure: figure({ name: 'electricity-and-magnetism/wire-on-a-rule', title, description, height }, shape),
      parts: {
        ...meterReadings('electricity-and-magnetism/meters-of-a-wire', {
          ammeter: { scale: AMMETERS[1], value: amps, tolerance: 0.012, figures: 2, divisions: 'four' },
          voltmeter: { scale: VOLTMETERS[3], value: volts, tolerance: 0.025, figures: 2, divisions: 'five' },
        }),
        'a.iii': ask.written({
          prompt: 'State, in words, the equation that links p.d., current and resistance.',
          command: 'State',
          lines: 1,
          scheme: [RESISTANCE_EQUATION],
          modelAnswer: 'resistance = p.d. ÷ current',
          solution: 'The resistance is the p.d. for each ampere of current: *R* = *V* ÷ *I*.',
        }),
        'a.iv': ask.number({
          prompt:
            'Calculate the resistance of the wire between the two points where the voltmeter is connected.',
          answer: ohms,
          unit: 'Ω',
          follow: { from: 'a.i', formula: `${volts}/x` },
          scheme: [`C1 ${quantity(volts, '', 2)} ÷ ${quantity(amps, '', 2)}`, `A1 ${rounded(ohms, 'Ω')}`],
          solution: `*R* = *V* ÷ *I* = ${quantity(volts, '', 2)} ÷ ${quantity(amps, '', 2)} = ${rounded(ohms, 'Ω')}.`,
        }),
        b: ask.written({
          prompt: `The sliding contact is moved from the ${length} cm mark to the ${length + 30} cm mark of the rule. The p.d. of the battery stays the same. State and explain what happens to the reading of the ammeter.`,
          command: 'Explain',
          objective: 'AO2',
          scheme: [READING_FALLS, LONGER_RESISTS_MORE],
          modelAnswer:
            'The reading decreases. The piece of wire in the circuit is longer, so its resistance is larger.',
          solution:
            'A longer wire of the same metal and thickness has a larger resistance. With the same p.d. a larger resistance lets less current flow.',
        }),
        c: ask.table({
          lead: `The diagram shows four other wires of ${metal} from the side, with their lengths and diameters. It is not drawn to scale.`,
          figure: figure(
            {
              name: 'electricity-and-magnetism/four-wires-from-the-side',
              title: 'Four wires of different lengths and thicknesses',
              description: `Four wires of the same metal. ${kinds.map((kind, at) => `${letters[at]}: ${sizeOf(kind).replace('cm,', 'centimetres long,').replace('mm', 'millimetres in diameter')}.`).join(' ')}`,
              height: 164,
            },
            ...kinds.map((kind, at) =>
              sideOfWire(26 + at * 37, letters[at] ?? '', kind.isLong, kind.isThick, sizeOf(kind)),
            ),
          ),
          prompt: 'Complete the table with the letters of the wires.',
          command: 'Complete',
          objective: 'AO2',
          head: ['resistance', 'wire'],
          rows: [
            [
              { text: 'largest resistance' },
              { blank: 'largest', answer: letterOf(true, false), mode: 'words', marks: 1 },
            ],
            [
              { text: 'smallest resistance' },
              { blank: 'smallest', answer: letterOf(false, true), mode: 'words', marks: 1 },
            ],
          ],
          scheme: [`largest: ${letterOf(true, false)}`, `smallest: ${letterOf(false, true)}`],
          solution: `A longer wire has a larger resistance, and a thinner wire has a larger resistance. ${letterOf(true, false)} is long and thin, so its resistance is the largest. ${letterOf(false, true)} is short and thick, so its resistance is the smallest.`,
        }),
      },
    }
  },
  verify: ({ amps, volts }) => ({
    'a.i': Math.round(amps * 20) / 20,
    'a.ii': Math.round(volts * 10) / 10,
    'a.iv': (Math.round(volts * 10) * 2) / Math.round(amps * 20),
  }),
})
