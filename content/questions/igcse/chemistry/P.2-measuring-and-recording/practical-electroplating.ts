import { ammeterAndBalance } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { pickCell } from '../cells'
import { PROPORTIONAL, WATER_HAS_MASS } from './points'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const TIMES = [0, 10, 20, 30, 40, 50] as const
/** Copper, in g, that one ampere deposits in one minute. */
const EACH = (60 * 63.5) / (2 * 96500)
const two = (value: number) => value.toFixed(2)

core('object-plated-with-copper', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const current = random.pick([0.25, 0.3, 0.35, 0.45, 0.5])
    const gains = TIMES.map(minutes => roundTo(EACH * current * minutes, 2))
    const start = roundTo(random.int(12, 28) + random.int(2, 97) / 100, 2)
    return {
      current,
      gains,
      start,
      masses: gains.map(gain => roundTo(start + gain, 2)),
      what: random.pick(['key', 'spoon', 'medal', 'ring'] as const),
      asked: random.pick([15, 25, 35]),
    }
  },
  make: ({ current, gains, start, masses, what, asked }) => {
    const method = `The ${what} is joined to the negative terminal of a power supply, and a sheet of copper to the positive terminal. Both dip into aqueous copper(II) sulfate. Every 10 min, the ${what} is taken out, rinsed with water, dried and weighed. The current is kept constant. The figure shows the ammeter, and the balance at two times.`
    const slope = EACH * current
    const at20 = gains[2] ?? 0
    const read = roundTo(slope * asked, 3)
    const row = (minutes: number, at: number): TableCell[] => {
      const isDrawn = minutes === 20 || minutes === 40
      const [mass, gain] = [masses[at] ?? 0, gains[at] ?? 0]
      return [
        { text: String(minutes) },
        isDrawn
          ? { blank: `mass after ${minutes} min`, answer: mass, marks: 1, sigFigs: 4 }
          : { text: two(mass) },
        isDrawn
          ? {
              blank: `gain after ${minutes} min`,
              answer: gain,
              marks: 1,
              follow: { from: [{ cell: `mass after ${minutes} min` }], formula: `a - ${start}` },
            }
          : minutes === 30
            ? { blank: 'gain after 30 min', answer: gain, marks: 1 }
            : { text: two(gain) },
      ]
    }
    return {
      stem: [
        `A student electroplates a brass ${what} with copper and investigates how the gain in mass depends on time.\n\n${method}`,
        `A brass ${what} is electroplated with copper. A class wants to know how the mass of the copper depends on time.\n\n${method}`,
        `To find how long a brass ${what} has to be electroplated with copper, a student measures its mass.\n\n${method}`,
      ],
      figure: ammeterAndBalance(current, what, [
        ['20 min', two(masses[2] ?? 0)],
        ['40 min', two(masses[4] ?? 0)],
      ]),
      parts: {
        'a.i': ask.number({
          prompt: 'State the current that the ammeter shows.',
          command: 'State',
          objective: 'AO3',
          answer: current,
          unit: 'A',
          sigFigs: 2,
          scheme: [`${two(current)} A`],
          solution: `Four divisions lie between two numbers, so each is 0.2 ÷ 4 = 0.05 A. The needle shows ${two(current)} A.`,
        }),
        'a.ii': ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['time / min', `mass of ${what} / g`, 'gain in mass / g'],
          rows: TIMES.map(row),
          scheme: [
            `mass after 20 min ${two(masses[2] ?? 0)} g`,
            `gain after 20 min ${two(at20)} g`,
            `gain after 30 min ${two(gains[3] ?? 0)} g`,
            `mass after 40 min ${two(masses[4] ?? 0)} g`,
            `gain after 40 min ${two(gains[4] ?? 0)} g`,
          ],
          solution: `Gain = mass now − mass at the start. After 20 min: ${two(masses[2] ?? 0)} − ${two(start)} = ${two(at20)} g.`,
        }),
        b: plotPart({
          name: 'practical-skills-2/grid-for-gains',
          title: 'Grid for a graph of gain in mass against time',
          description:
            'Graph paper. The horizontal axis is time from 0 to 60 min, the vertical one the gain in mass from 0 to 0.6 g.',
          prompt: 'Plot the gain in mass against time on the grid. Draw a straight line of best fit.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: 'time / min', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: 'gain in mass / g', min: 0, max: 0.6, large: 0.1, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted: TIMES.map((minutes, at): Spot => [minutes, gains[at] ?? 0]), marks: 2 },
            {
              task: 'line',
              gradient: [slope * 0.9, slope * 1.1],
              intercept: [-0.02, 0.02],
              covers: [0, 50],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all six points',
            'a straight line of best fit',
          ],
          solution: 'One small square is 2 min across and 0.02 g upwards. The line starts at the origin.',
        }),
        'c.i': ask.written({
          prompt: 'Describe how the gain in mass depends on the time. Be as exact as the results allow.',
          objective: 'AO3',
          lines: 1,
          scheme: [PROPORTIONAL],
          modelAnswer: 'The gain in mass is proportional to the time.',
          solution: 'The points lie on a straight line through the origin.',
        }),
        'c.ii': ask.number({
          prompt: `Use your graph to find the gain in mass after ${asked} min.`,
          command: 'Determine',
          objective: 'AO3',
          answer: read,
          unit: 'g',
          tolerance: 0.015,
          scheme: [`${plain(roundTo(read, 2))} g`],
          solution: `Go up from ${asked} min to the line and across to the vertical axis: about ${plain(roundTo(read, 2))} g.`,
        }),
        d: ask.number({
          lead: 'The gain in mass is also proportional to the current.',
          prompt: 'Predict the gain in mass after 20 min with twice the current.',
          command: 'Predict',
          objective: 'AO3',
          answer: 2 * at20,
          unit: 'g',
          tolerance: 0.011,
          scheme: [`${two(2 * at20)} g`],
          solution: `Twice the current gives twice the gain: 2 × ${two(at20)} = ${two(2 * at20)} g.`,
        }),
        'e.i': ask.written({
          prompt: `Explain why the ${what} has to be dry when it is weighed.`,
          command: 'Explain',
          objective: 'AO3',
          lines: 1,
          scheme: [WATER_HAS_MASS],
          modelAnswer: 'Water on it would add to the mass.',
          solution: 'The gains are small, so even a drop of water would change the results.',
        }),
        'e.ii': words({
          subject: 'igcse/chemistry',
          mode: 'words',
          prompt: 'Name the component in the circuit with which the current is kept constant.',
          command: 'Identify',
          objective: 'AO3',
          answers: [{ text: 'variable resistor', accept: ['rheostat'] }],
          reject: [
            { text: 'ammeter', why: 'An ammeter only measures the current.' },
            { text: 'resistor', why: 'A fixed resistor cannot be changed.' },
          ],
          solution: 'The student watches the ammeter and changes the variable resistor when needed.',
        }),
        f: ask.table({
          prompt: 'Complete the table about the two electrodes.',
          command: 'Complete',
          objective: 'AO3',
          head: ['electrode', 'name'],
          rows: [
            [{ text: what }, pickCell('the object is the', 'cathode', ['anode', 'cathode', 'electrolyte'])],
            [
              { text: 'sheet of copper' },
              pickCell('the sheet is the', 'anode', ['anode', 'cathode', 'electrolyte']),
            ],
          ],
          scheme: [`the ${what} is the cathode`, 'the sheet of copper is the anode'],
          solution: 'The negative electrode is the cathode, the positive one the anode.',
        }),
      },
    }
  },
  verify: ({ current, masses, start, asked }) => ({
    'a.i': (current * 20) / 20,
    'c.ii': roundTo(((current * asked * 60) / 96500 / 2) * 63.5, 3),
    d: ((masses[2] ?? 0) - start) * 2,
  }),
})
