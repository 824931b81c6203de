import { syringes } from '@/content/figures/igcse/chemistry/practical-skills-6'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import {
  GAS_LOST,
  HALF_GAS,
  MIX_INSIDE,
  ONE_SOLID,
  SAME_VOLUME,
  SLOWER,
  SYRINGE_STUCK,
  VOLUME_TOO_SMALL,
} from './points'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

const STONES = ['marble', 'limestone', 'chalk rock'] as const
const TIMES = [30, 60, 90, 120, 150, 180] as const

/** Even volumes of a reaction that slows down and ends at `final`. */
const course = (final: number, parts: readonly number[]) =>
  parts.map(part => 2 * Math.round((final * part) / 2))

core('gas-from-large-and-small-pieces', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const final = random.pick([68, 72, 76, 84])
    const large = course(
      final,
      random.pick([
        [0.28, 0.5, 0.68, 0.82, 0.92, 0.98] as const,
        [0.25, 0.46, 0.63, 0.77, 0.88, 0.95] as const,
      ]),
    )
    const small = course(final, [0.5, 0.8, 0.95, 1, 1, 1])
    const odd = random.pick([60, 90, 150] as const)
    const wrong = TIMES.indexOf(odd)
    small[wrong] = (small[wrong] ?? 0) - random.pick(odd === 60 ? [28, 32] : [18, 22])
    const read = [60, 90, 120].map(seconds => large[TIMES.indexOf(seconds as 60)] ?? 0)
    if (read.some(each => each % 20 === 0) || new Set(large).size < 6) return null
    return { final, large, small, odd, read, stone: random.pick(STONES) }
  },
  make: ({ final, large, small, odd, read, stone }) => {
    const method = `50 cm^{3} of dilute hydrochloric acid is put into a conical flask. 10 g of large pieces of ${stone}, an excess, is dropped in. A bung joined to a gas syringe is pushed into the flask and a stop-watch is started. The volume of gas is read every 30 s. In experiment 2, the same is done with 10 g of small pieces.`
    const drawn = 'The figure shows the gas syringe at three times in experiment 1.'
    return {
      stem: [
        `A student investigates how the size of pieces of ${stone}, calcium carbonate, changes the rate of their reaction with dilute hydrochloric acid. Carbon dioxide is given off.\n\n${method} ${drawn}`,
        `Pieces of ${stone}, which is calcium carbonate, react with dilute hydrochloric acid and carbon dioxide is given off. A class compares large and small pieces.\n\n${method} ${drawn}`,
        `A maker of ${stone} powder wants to know how the size of the pieces changes how fast they react with an acid. Calcium carbonate and dilute hydrochloric acid give off carbon dioxide.\n\n${method} ${drawn}`,
      ],
      figure: syringes([
        [60, read[0] ?? 0],
        [90, read[1] ?? 0],
        [120, read[2] ?? 0],
      ]),
      parts: {
        'a.i': ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: [
            'time / s',
            'volume of gas in experiment 1 (large pieces) / cm^{3}',
            'volume of gas in experiment 2 (small pieces) / cm^{3}',
          ],
          rows: TIMES.map((seconds, at): TableCell[] => [
            { text: String(seconds) },
            seconds >= 60 && seconds <= 120
              ? { blank: `volume after ${seconds} s`, answer: large[at] ?? 0, marks: 1 }
              : { text: String(large[at]) },
            { text: String(small[at]) },
          ]),
          scheme: [60, 90, 120].map((seconds, at) => `after ${seconds} s: ${read[at]} cm^{3}`),
          solution: `Ten divisions lie between two numbers, so each is 2 cm^{3}. After 60 s the plunger stands at ${read[0]} cm^{3}.`,
        }),
        'a.ii': plotPart({
          name: 'practical-skills-6/grid-for-volumes',
          title: 'Grid for a graph of volume of gas against time',
          description:
            'Graph paper. The horizontal axis is time from 0 to 180 s, the vertical one the volume of gas from 0 to 100 cm³.',
          prompt: 'Plot the results of experiment 1 on the grid.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: 'time / s', min: 0, max: 180, large: 30, parts: 5 },
            y: { label: 'volume of gas / cm^{3}', min: 0, max: 100, large: 20, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: TIMES.map((seconds, at): Spot => [seconds, large[at] ?? 0]),
              marks: 2,
            },
          ],
          scheme: ['at least three points within half a small square', 'all six points'],
          solution: 'One small square is 6 s across and 4 cm^{3} upwards.',
        }),
        'b.i': ask.values({
          prompt: 'Identify the time at which the result of experiment 2 is anomalous.',
          command: 'Identify',
          objective: 'AO3',
          found: [['time in s', odd]],
          scheme: [`${odd} s`],
          solution: `The volume of gas rises and then stays constant. At ${odd} s it is far below what lies between its neighbours.`,
        }),
        'b.ii': ask.written({
          prompt: 'Suggest **one** mistake that could have caused this result.',
          objective: 'AO3',
          lines: 2,
          scheme: [SYRINGE_STUCK],
          modelAnswer: 'The syringe was read too early.',
          solution:
            'The volume is too small at one time only, so look for a mistake in this one reading, such as a plunger that stuck.',
        }),
        c: ask.number({
          prompt: 'Calculate the mean rate of reaction in the first 60 s of experiment 1.',
          objective: 'AO3',
          answer: (read[0] ?? 0) / 60,
          unit: 'cm^3/s',
          sigFigs: 2,
          scheme: [
            `C1 ${read[0]} ÷ 60`,
            `A1 ${plain(Math.round(((read[0] ?? 0) / 60) * 100) / 100)} cm^{3}/s`,
          ],
          solution: `Mean rate = volume of gas ÷ time = ${read[0]} ÷ 60.`,
        }),
        d: ask.written({
          prompt:
            'Both experiments are left until no more gas is given off. State how the final volume in experiment 2 compares with that in experiment 1.',
          command: 'State',
          objective: 'AO3',
          lines: 1,
          scheme: [SAME_VOLUME],
          modelAnswer: 'The final volume is the same.',
          solution: `The same acid is used up in both, so the same volume of gas forms, about ${final} cm^{3}.`,
        }),
        e: ask.written({
          lead: 'Experiment 1 is repeated with 50 cm^{3} of acid of half the concentration.',
          prompt: 'Predict how the rate at the start and the final volume of gas change.',
          command: 'Predict',
          objective: 'AO3',
          scheme: [SLOWER, HALF_GAS],
          modelAnswer: 'The reaction is slower, and half the volume of gas is formed.',
          solution: `The acid is less concentrated, so the rate is lower. The ${stone} is in excess, so half as much acid gives half as much gas.`,
        }),
        f: ask.written({
          lead: 'The student says that the way in which the reaction is started is a source of error.',
          prompt: 'Explain why, state how it changes the results, and suggest an improvement.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [GAS_LOST, VOLUME_TOO_SMALL, MIX_INSIDE],
          modelAnswer: `Gas escapes before the bung is put in, so the volumes are too small. Hang the ${stone} in a small tube inside the flask and tip it into the acid when the bung is in.`,
          solution:
            'The reaction begins as soon as the solid meets the acid. Keep them apart until the flask is closed.',
        }),
        g: ask.written({
          lead: 'The student concludes: “Small pieces of all solids react faster than large ones.”',
          prompt: 'Explain why the results do not support this conclusion.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [ONE_SOLID],
          modelAnswer: 'Only one solid was tested.',
          solution:
            'The results show it for one solid and two sizes. Nothing was measured with other solids.',
        }),
      },
    }
  },
  verify: ({ large }) => ({ c: (large[1] ?? 0) / 2 / 30 }),
})
