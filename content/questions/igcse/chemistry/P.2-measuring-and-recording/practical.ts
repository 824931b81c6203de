import { syringes } from '@/content/figures/igcse/chemistry/practical-skills-6'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { pickCell } from '../cells'
import { BUBBLES_DIFFER, NO_GAS_LOST, POP, RISES_LESS } from './points'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const TIMES = [20, 40, 60, 80, 100, 120, 140] as const

const COURSES = [
  { parts: [0.4, 0.66, 0.83, 0.93, 0.98, 1, 1], finish: 120 },
  { parts: [0.45, 0.73, 0.89, 0.97, 1, 1, 1], finish: 100 },
] as const

const METALS = [
  { metal: 'magnesium ribbon', acid: 'dilute hydrochloric acid' },
  { metal: 'magnesium ribbon', acid: 'dilute sulfuric acid' },
  { metal: 'magnesium turnings', acid: 'dilute hydrochloric acid' },
] as const

core('magnesium-and-a-gas-syringe', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const final = random.pick([64, 72, 76, 84, 88])
    const { parts, finish } = random.pick(COURSES)
    const volumes = parts.map(part => 2 * Math.round((final * part) / 2))
    const drawn = [20, 40, 60, finish] as const
    const read = drawn.map(seconds => volumes[TIMES.indexOf(seconds)] ?? 0)
    const before = volumes[TIMES.indexOf(finish) - 1] ?? final
    if (read.some(each => each % 20 === 0) || before >= final) return null
    return { final, finish, volumes, drawn, read, of: random.pick(METALS) }
  },
  make: ({ final, finish, volumes, drawn, read, of }) => {
    const method = `40 cm^{3} of ${of.acid}, an excess, is put into a conical flask. A weighed mass of ${of.metal} is dropped in, and a bung joined to a gas syringe is pushed into the flask at once. A stop-watch is started, and the volume of gas is read every 20 s. The figure shows the gas syringe at four times.`
    const rate = (read[1] ?? 0) / 40
    return {
      stem: [
        `A student investigates the reaction of ${of.metal} with ${of.acid}. Hydrogen is given off.\n\n${method}`,
        `The reaction of ${of.metal} with ${of.acid} gives off hydrogen. A class wants to know how the volume of gas changes with time.\n\n${method}`,
        `To find the rate of the reaction of ${of.metal} with ${of.acid}, a student collects the hydrogen that is given off.\n\n${method}`,
      ],
      figure: syringes(drawn.map((seconds, at): [number, number] => [seconds, read[at] ?? 0])),
      parts: {
        'a.i': ask.number({
          prompt: 'State the volume of one small division on the scale of the gas syringe.',
          command: 'State',
          objective: 'AO3',
          answer: 2,
          unit: 'cm^3',
          sigFigs: 1,
          scheme: ['2 cm^{3}'],
          solution: 'Ten divisions lie between two numbers that differ by 20: 20 ÷ 10 = 2 cm^{3}.',
        }),
        'a.ii': ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['time / s', 'volume of gas / cm^{3}'],
          rows: [
            [{ text: '0' }, { text: '0' }],
            ...TIMES.map((seconds, at): TableCell[] => [
              { text: String(seconds) },
              drawn.includes(seconds as 20)
                ? { blank: `volume after ${seconds} s`, answer: volumes[at] ?? 0, marks: 1 }
                : { text: String(volumes[at]) },
            ]),
          ],
          scheme: drawn.map((seconds, at) => `after ${seconds} s: ${read[at]} cm^{3}`),
          solution: `Count the divisions from the number to the left of the plunger, 2 cm^{3} each. After 20 s the plunger stands at ${read[0]} cm^{3}.`,
        }),
        'b.i': plotPart({
          name: 'practical-skills-2/grid-for-hydrogen',
          title: 'Grid for a graph of volume of gas against time',
          description:
            'Graph paper. The horizontal axis is time from 0 to 140 s, the vertical one the volume of gas from 0 to 100 cm³.',
          prompt: 'Plot the results from 20 s to 140 s on the grid.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: 'time / s', min: 0, max: 140, large: 20, parts: 4 },
            y: { label: 'volume of gas / cm^{3}', min: 0, max: 100, large: 20, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: TIMES.map((seconds, at): Spot => [seconds, volumes[at] ?? 0]),
              marks: 2,
            },
          ],
          scheme: ['at least four points within half a small square', 'all seven points'],
          solution: 'One small square is 5 s across and 4 cm^{3} upwards.',
        }),
        'b.ii': ask.values({
          prompt: 'State the earliest time in the table at which the reaction has finished.',
          command: 'State',
          objective: 'AO3',
          found: [['time in s', finish]],
          scheme: [`${finish} s`],
          solution: `From ${finish} s on, the volume stays at ${final} cm^{3}.`,
        }),
        c: ask.number({
          prompt: 'Calculate the mean rate of reaction in the first 40 s.',
          objective: 'AO3',
          answer: rate,
          unit: 'cm^3/s',
          sigFigs: 2,
          scheme: [`C1 ${read[1]} ÷ 40`, `A1 ${plain(roundTo(rate, 2))} cm^{3}/s`],
          solution: `Mean rate = volume of gas ÷ time = ${read[1]} ÷ 40.`,
        }),
        d: ask.written({
          prompt: 'State how the volumes in the table show that the reaction becomes slower.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [RISES_LESS],
          modelAnswer: 'The volume rises by less in each 20 s.',
          solution: `In the first 20 s the volume rises by ${read[0]} cm^{3}, in the next 20 s only by ${(read[1] ?? 0) - (read[0] ?? 0)} cm^{3}.`,
        }),
        e: ask.table({
          lead: 'The experiment is done again with the same mass of magnesium and 40 cm^{3} of the same acid at a higher temperature.',
          prompt: 'Complete the table to compare the results with those of the first experiment.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'compared with the first experiment'],
          rows: [
            [
              { text: 'time until the reaction finishes' },
              pickCell('time until the end', 'shorter', ['shorter', 'the same', 'longer']),
            ],
            [
              { text: 'mass of hydrogen that is formed' },
              pickCell('mass of hydrogen', 'the same', ['smaller', 'the same', 'larger']),
            ],
          ],
          scheme: ['the time is shorter', 'the mass of hydrogen is the same'],
          solution:
            'At a higher temperature the reaction is faster. The same mass of magnesium is used up, so the same mass of hydrogen is formed.',
        }),
        f: words({
          subject: 'igcse/chemistry',
          mode: 'words',
          prompt: 'Name a piece of apparatus that is suitable for measuring the 40 cm^{3} of acid.',
          command: 'Identify',
          objective: 'AO3',
          answers: [{ text: 'measuring cylinder', accept: ['burette', 'graduated cylinder'] }],
          reject: [
            { text: 'pipette', why: 'A pipette measures one fixed volume, most often 25 cm^{3}.' },
            { text: 'beaker', why: 'The marks of a beaker are only rough.' },
          ],
          solution: 'The acid is in excess, so a 50 cm^{3} measuring cylinder is precise enough.',
        }),
        'g.i': ask.written({
          prompt: 'Explain why the bung has to be pushed in at once.',
          objective: 'AO3',
          lines: 2,
          scheme: [NO_GAS_LOST],
          modelAnswer: 'Gas escapes until the bung is in.',
          solution: 'The reaction begins when the metal meets the acid. What escapes is not measured.',
        }),
        'g.ii': ask.written({
          prompt: 'Another student counts bubbles of gas. Explain why a gas syringe is better.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [BUBBLES_DIFFER],
          modelAnswer: 'Bubbles differ in size, but the syringe measures the volume.',
          solution: 'The same number of bubbles can hold different volumes of gas.',
        }),
        h: ask.written({
          prompt: 'Describe a test for hydrogen and its result.',
          objective: 'AO3',
          lines: 2,
          scheme: [POP],
          modelAnswer: 'A lighted splint gives a squeaky pop.',
          solution: 'Hold a lighted splint at the mouth of a test-tube of the gas.',
        }),
      },
    }
  },
  verify: ({ volumes }) => ({ 'a.i': (40 - 20) / 10, c: (volumes[1] ?? 0) / 4 / 10 }),
})
