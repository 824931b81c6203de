import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { AMMETERS, dials } from '../electrical'
import { rounded } from '../shared'
import { ALTERNATING_CURRENT, DIRECT_CURRENT, rangeReason } from './points-core'

const { core, templates } = questionsOf('structured', '4.2.2', { calculator: 'needed' })

export { templates }

const LAMPS = [
  { what: 'the lamp of a torch', volts: [2.4, 3, 4.5] },
  { what: 'the lamp of a bicycle', volts: [4.5, 6] },
  { what: 'a lamp for a doll’s house', volts: [3, 4.5, 6] },
  { what: 'an indicator lamp of a motorcycle', volts: [6, 12] },
] as const

/** The largest readings of three ammeters, and currents for which each is the right one. */
const RANGES = [1, 5, 20] as const

const LOADS = [
  { load: 'a small motor', currents: [0.6, 0.7, 0.8, 0.9] },
  { load: 'a string of lamps', currents: [2, 2.5, 3, 3.5, 4] },
  { load: 'a heater', currents: [8, 9, 11, 12, 14] },
] as const

const LETTERS = ['P', 'Q', 'R'] as const

core('ammeter-in-a-lamp-circuit', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const { what, volts } = random.pick(LAMPS)
    const at = random.int(0, 2)
    const load = LOADS[at] ?? LOADS[1]
    return {
      what,
      volts: random.pick<number>(volts),
      amps: random.step(0.25, 0.95, 0.05),
      at,
      load: load.load,
      expected: random.pick<number>(load.currents),
      mirrored: random.chance(0.5),
      source: random.pick(['a battery', 'a solar cell']),
    }
  },
  make: ({ what, volts, amps, at, load, expected, mirrored, source }) => {
    const ohms = volts / amps
    const letter = LETTERS[at] ?? 'Q'
    const [gapX, backX] = mirrored ? [60, 300] : [300, 60]
    const given = [
      component('battery', 60, 36, 300, 36),
      component('lamp', 60, 132, 300, 132),
      wire([
        [backX, 36],
        [backX, 132],
      ]),
      wire([
        [gapX, 36],
        [gapX, 54],
      ]),
      wire([
        [gapX, 114],
        [gapX, 132],
      ]),
      terminal(gapX, 58),
      terminal(gapX, 110),
      text(gapX + (mirrored ? -14 : 14), 63, 'X', { anchor: mirrored ? 'end' : 'start', cls: 'b' }),
      text(gapX + (mirrored ? -14 : 14), 115, 'Y', { anchor: mirrored ? 'end' : 'start', cls: 'b' }),
    ]
    const facts = {
      name: 'electricity-and-magnetism/lamp-circuit-with-a-gap',
      title: 'A circuit of a battery and a lamp that is not complete',
      description: `A battery at the top and a lamp at the bottom are joined by a wire on the ${mirrored ? 'right' : 'left'}. On the ${mirrored ? 'left' : 'right'} there is a gap between two terminals, X above and Y below. There are no meters.`,
      height: 214,
    }
    return {
      stem: [
        `A student investigates the current in ${what}. The lamp is connected to a battery by copper wires.`,
        `A student tests ${what}. Copper wires connect it to a battery.`,
        `In a lesson on circuits, ${what} and a battery are connected with copper wires.`,
      ],
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: [
            'There is an electric current in the copper wires. Name the particles that flow along the wires.',
            'Name the particles whose movement is the electric current in the copper wires.',
          ],
          command: 'State',
          answers: [
            {
              text: 'electrons',
              accept: ['free electrons', 'delocalised electrons', 'mobile electrons', 'negative electrons'],
            },
          ],
          reject: [
            { text: 'protons', why: 'Protons stay in the nuclei of the atoms.' },
            { text: 'atoms', why: 'The atoms of a metal stay in their places.' },
            { text: 'ions', why: 'The ions of a metal stay in their places.' },
            { text: 'neutrons', why: 'Neutrons have no charge and stay in the nuclei.' },
          ],
          solution:
            'A current is a flow of charge. In a metal the charge is carried by electrons that are free to move.',
        }),
        b: ask.draw({
          lead: 'The circuit diagram is not complete.',
          prompt:
            'On the diagram, draw the symbol of an ammeter between X and Y, so that it measures the current in the lamp. Then draw the symbol of a voltmeter that measures the potential difference (p.d.) across the lamp.',
          command: 'Draw',
          subtopic: '4.3.1',
          figure: figure(facts, ...given),
          tools: ['line', 'curve', 'label'],
          labels: [
            { id: 'A', text: 'A' },
            { id: 'V', text: 'V' },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'A circle with the letter A is in the gap, joined to X and Y. A circle with the letter V is in a branch below the lamp, joined to the wires on both sides of the lamp.',
            },
            ...given,
            component('ammeter', gapX, 62, gapX, 106, { cls: 'g' }),
            junction(130, 132) + junction(230, 132),
            wire(
              [
                [130, 132],
                [130, 186],
              ],
              'g',
            ),
            component('voltmeter', 130, 186, 230, 186, { cls: 'g' }),
            wire(
              [
                [230, 186],
                [230, 132],
              ],
              'g',
            ),
          ),
          scheme: [
            'circle with A between X and Y (in series with the lamp)',
            'circle with V in a branch that is joined to both sides of the lamp (in parallel)',
          ],
          solution:
            'The current in the lamp must pass through the ammeter, so it is in series with the lamp. A p.d. is measured between two points, so the voltmeter is in parallel with the lamp.',
        }),
        'c.i': ask.number({
          lead: 'The diagram shows the ammeter when the lamp is lit.',
          figure: dials('electricity-and-magnetism/ammeter-of-a-lamp', [
            { scale: AMMETERS[1], value: amps, unit: 'A', called: 'ammeter' },
          ]),
          prompt: 'State the reading of the ammeter.',
          command: 'State',
          objective: 'AO2',
          answer: amps,
          unit: 'A',
          tolerance: 0.01,
          scheme: [quantity(amps, 'A', 2)],
          solution: `There are four divisions between 0 and 0.2 A, so each division is 0.05 A. The needle shows ${quantity(amps, 'A', 2)}.`,
        }),
        'c.ii': ask.number({
          prompt: `The p.d. across the lamp is ${quantity(volts, 'V', 2)}. Calculate the resistance of the lamp. Include the unit.`,
          command: 'Calculate',
          subtopic: '4.2.4',
          answer: ohms,
          unit: 'Ω',
          unitMode: 'asked',
          follow: { from: 'c.i', formula: `${volts}/x` },
          scheme: [
            `C1 *R* = *V* ÷ *I*, or ${quantity(volts, '', 2)} ÷ ${quantity(amps, '', 2)}`,
            `A1 ${rounded(ohms, 'Ω')}`,
          ],
          solution: `*R* = *V* ÷ *I* = ${quantity(volts, '', 2)} ÷ ${quantity(amps, '', 2)} = ${rounded(ohms, 'Ω')}.`,
        }),
        'd.i': words({
          subject: 'igcse/physics',
          lead: `The student is to measure the current in ${load}. It is about ${quantity(expected, 'A')}. Three ammeters are available: P measures from 0 to ${plain(RANGES[0])} A, Q from 0 to ${plain(RANGES[1])} A, R from 0 to ${plain(RANGES[2])} A.`,
          prompt: 'State the letter of the most suitable ammeter.',
          command: 'State',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: letter, accept: [`ammeter ${letter}`, `${letter} (0 to ${RANGES[at] ?? 5} A)`] }],
          reject: LETTERS.filter(each => each !== letter).map(each => ({
            text: each,
            why: `${RANGES[LETTERS.indexOf(each)] ?? 0} A is ${LETTERS.indexOf(each) < at ? 'less than the current' : 'much more than the current'}.`,
          })),
          solution: `The most suitable range is the smallest one that is larger than ${quantity(expected, 'A')}: 0 to ${plain(RANGES[at] ?? 5)} A.`,
        }),
        'd.ii': ask.written({
          prompt: 'Explain your choice.',
          objective: 'AO2',
          lines: 2,
          scheme: [rangeReason({ letters: LETTERS, tops: RANGES, at })],
          modelAnswer: `It is the smallest range that is larger than ${quantity(expected, 'A')}.`,
          solution:
            'On a range that is too small the pointer goes off the scale, and the ammeter may be damaged. On a range that is much too large the pointer hardly moves, so the reading is less precise.',
        }),
        e: ask.written({
          lead: `There is a direct current (d.c.) in a circuit with ${source}. The mains supply gives an alternating current (a.c.).`,
          prompt: 'Describe the difference between d.c. and a.c.',
          scheme: [DIRECT_CURRENT, ALTERNATING_CURRENT],
          modelAnswer:
            'A direct current flows in one direction only. The direction of an alternating current changes again and again.',
          solution:
            'The difference is the direction: one direction for d.c., and a direction that keeps reversing for a.c. The size of a direct current may change as well.',
        }),
      },
    }
  },
  verify: ({ volts, amps }) => {
    // The reading in divisions of 0.05 A.
    const divisions = Math.round(amps * 20)
    return { 'c.i': divisions / 20, 'c.ii': (20 * volts) / divisions }
  },
})
