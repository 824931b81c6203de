import { thermometers } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { TableCell } from '@/lib/exams/question'
import { pickCell } from '../cells'
import { ALL_REACTS, KEPT_SAME, LESS_HEAT_LOST, LESS_REACTIVE } from './points'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const one = (value: number) => value.toFixed(1)
const NAMES = ['P', 'Q', 'R'] as const

core('metals-in-copper-sulfate', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const start = random.pick([18.5, 19, 19.5, 20.5, 21, 21.5])
    const rises = random.shuffle([
      random.step(18, 23, 0.5),
      random.step(9.5, 11.5, 0.5),
      random.step(5, 7, 0.5),
    ])
    const highest = rises.map(rise => start + rise)
    if (highest.some(each => each % 10 === 0)) return null
    return { start, rises, highest, more: random.pick([50, 75] as const) }
  },
  make: ({ start, rises, highest, more }) => {
    const method =
      '25 cm^{3} of aqueous copper(II) sulfate is put into a polystyrene cup and its temperature is measured. An excess of powder of metal **P** is added, the mixture is stirred, and the highest temperature is measured. All is repeated with metals **Q** and **R**, with the same solution at the same initial temperature. The thermometers show the initial temperature and the highest temperature with each metal.'
    const ranked = NAMES.toSorted(
      (before, after) => (rises[NAMES.indexOf(after)] ?? 0) - (rises[NAMES.indexOf(before)] ?? 0),
    )
    const row = (name: string, at: number): TableCell[] => [
      { text: `**${name}**` },
      { blank: `highest with ${name}`, answer: highest[at] ?? 0, marks: 1 },
      {
        blank: `rise with ${name}`,
        answer: rises[at] ?? 0,
        marks: 1,
        follow: { from: [{ cell: `highest with ${name}` }, { part: 'a.i' }], formula: 'a - b' },
      },
    ]
    return {
      stem: [
        `A student compares the reactivity of three metals, **P**, **Q** and **R**. Each of them displaces copper from aqueous copper(II) sulfate.\n\n${method}`,
        `Three metals, **P**, **Q** and **R**, are more reactive than copper. A class compares them by the thermal energy that their reactions with aqueous copper(II) sulfate release.\n\n${method}`,
        `Metals that displace copper from aqueous copper(II) sulfate release thermal energy. A student uses this to put three metals, **P**, **Q** and **R**, in order of reactivity.\n\n${method}`,
      ],
      figure: thermometers([
        ['initial temperature', start],
        ...NAMES.map((name, at): [string, number] => [`highest temperature with ${name}`, highest[at] ?? 0]),
      ]),
      parts: {
        'a.i': ask.number({
          prompt: 'State the initial temperature of the solution.',
          command: 'State',
          objective: 'AO3',
          answer: start,
          unit: '°C',
          sigFigs: 3,
          scheme: [`${one(start)} °C`],
          solution: `One division is 1 °C, and half a division can be read: ${one(start)} °C.`,
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table. Use your answer to (a)(i).',
          command: 'Complete',
          objective: 'AO3',
          head: ['metal', 'highest temperature / °C', 'rise in temperature / °C'],
          rows: NAMES.map(row),
          scheme: NAMES.flatMap((name, at) => [
            `highest temperature with **${name}**: ${one(highest[at] ?? 0)} °C`,
            `rise with **${name}**: ${one(rises[at] ?? 0)} °C`,
          ]),
          solution: `Rise = highest − initial temperature; with **P**: ${one(highest[0] ?? 0)} − ${one(start)} = ${one(rises[0] ?? 0)} °C.`,
        }),
        b: ask.table({
          prompt: 'Use the results to put the metals in order of reactivity.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'metal'],
          rows: [
            [{ text: 'most reactive' }, pickCell('most reactive metal', ranked[0] ?? 'P', NAMES)],
            [{ text: 'least reactive' }, pickCell('least reactive metal', ranked[2] ?? 'R', NAMES)],
          ],
          scheme: [`most reactive: **${ranked[0]}**`, `least reactive: **${ranked[2]}**`],
          solution: `The more reactive the metal, the larger the rise in temperature: **${ranked.join('**, **')}**.`,
        }),
        c: ask.table({
          prompt: 'Complete the table with two observations in these experiments.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'colour'],
          rows: [
            [
              { text: 'aqueous copper(II) sulfate before the metal is added' },
              {
                blank: 'colour of the solution',
                answer: 'blue',
                accept: ['light blue'],
                mode: 'words',
                marks: 1,
              },
            ],
            [
              { text: 'solid copper that forms' },
              {
                blank: 'colour of the copper',
                answer: 'red-brown',
                accept: [
                  'reddish-brown',
                  'brown',
                  'pink',
                  'red',
                  'orange',
                  'pink-brown',
                  'orange-brown',
                  'brownish red',
                ],
                mode: 'words',
                marks: 1,
              },
            ],
          ] as TableCell[][],
          scheme: ['blue', 'red-brown (brown, pink, orange)'],
          solution: 'Aqueous copper(II) sulfate is blue. Copper is a red-brown solid.',
        }),
        'd.i': ask.written({
          prompt: 'Explain why a polystyrene cup is used and not a glass beaker.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [LESS_HEAT_LOST],
          modelAnswer: 'Polystyrene is an insulator, so less heat is lost to the surroundings.',
          solution: 'Thermal energy that is lost makes the rise in temperature too small.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain why an excess of metal is used.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [ALL_REACTS],
          modelAnswer: 'So that all of the copper(II) sulfate reacts in each experiment.',
          solution: 'The same amount of copper is displaced each time, so the rises can be compared.',
        }),
        e: ask.written({
          prompt: 'State **one** variable, other than the initial temperature, that has to be kept the same.',
          command: 'State',
          objective: 'AO3',
          lines: 1,
          scheme: [KEPT_SAME],
          modelAnswer: 'the volume of the copper(II) sulfate',
          solution:
            'The volume and the concentration of the solution and the size of the pieces change the result too.',
        }),
        'f.i': ask.number({
          lead: `The experiment is done with silver powder and ${more} cm^{3} of the solution.`,
          prompt: 'Predict the rise in temperature.',
          command: 'Predict',
          objective: 'AO3',
          answer: 0,
          unit: '°C',
          sigFigs: 1,
          scheme: ['0 °C'],
          solution: 'There is no reaction, so the temperature does not rise.',
        }),
        'f.ii': ask.written({
          prompt: 'Explain your answer to (f)(i).',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [LESS_REACTIVE],
          modelAnswer: 'Silver is less reactive than copper, so it does not displace copper.',
          solution: 'Only a more reactive metal displaces a less reactive one from its salt.',
        }),
      },
    }
  },
  verify: ({ highest, rises }) => ({ 'a.i': (highest[0] ?? 0) - (rises[0] ?? 0), 'f.i': 0 * 1 }),
})
