import { cathodeWeighed } from '@/content/figures/igcse/chemistry/practical-skills-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { DRIED, WASHED } from './points'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const MINUTES = [10, 20, 30, 40, 50, 60] as const

core('mass-of-the-cathode', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const current = random.pick([0.4, 0.5, 0.6])
    const slope = (current * 60 * 32) / 96_500 // 0.0199 g in each minute for each ampere
    const gains = MINUTES.map(minute => roundTo(slope * minute, 2))
    const start = random.step(4.1, 6.9, 0.01)
    return {
      current,
      slope,
      gains,
      start,
      end: roundTo(start + (gains[2] ?? 0), 2),
      asked: random.pick([25, 35, 45]),
    }
  },
  make: ({ current, slope, gains, start, end, asked }) => {
    const gain = gains[2] ?? 0
    return {
      stem: [
        `Aqueous copper(II) sulfate was electrolysed with copper electrodes and a current of ${plain(current, 1)} A. Every 10 minutes the cathode was taken out, washed with distilled water, dried and weighed, and put back.`,
        `A student passed a current of ${plain(current, 1)} A through aqueous copper(II) sulfate between two copper electrodes. After each 10 minutes she took out the cathode, washed it with distilled water, dried it, weighed it and went on.`,
        `To study the electrolysis of aqueous copper(II) sulfate with copper electrodes, the current was kept at ${plain(current, 1)} A. Every 10 minutes the cathode was washed with distilled water, dried, weighed and put back.`,
      ],
      figure: cathodeWeighed(start.toFixed(2), end.toFixed(2), 'after 30 min'),
      parts: {
        'a.i': ask.table({
          prompt: 'Complete the table. Record both masses.',
          objective: 'AO3',
          head: ['time / min', 'mass of cathode / g'],
          rows: [
            [{ text: '0' }, { blank: 'mass at the start', answer: start, marks: 1, sigFigs: 3 }],
            [{ text: '30' }, { blank: 'mass after 30 min', answer: end, marks: 1, sigFigs: 3 }],
          ],
          scheme: [`${plain(start, 2)} g`, `${plain(end, 2)} g`],
          solution: `Both to two decimal places: ${plain(start, 2)} g and ${plain(end, 2)} g.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the mass gained in 30 minutes.',
          objective: 'AO3',
          answer: gain,
          unit: 'g',
          scheme: [`${plain(gain, 2)} g`],
          solution: `${plain(end, 2)} − ${plain(start, 2)} = ${plain(gain, 2)} g.`,
        }),
        b: plotPart({
          lead: 'The table shows the mass gained at the other times.',
          table: {
            head: ['time / min', 'mass gained / g'],
            rows: MINUTES.map((minute, row) => [
              String(minute),
              row === 2 ? 'see (a)(ii)' : plain(gains[row] ?? 0, 2),
            ]),
          },
          name: 'practical-skills-3/grid-for-cathode',
          title: 'Grid for a graph of mass gained against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 60 minutes, the vertical one the mass gained from 0 to 0.8 g.',
          prompt: 'Plot the six masses on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'time / min', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: 'mass gained / g', min: 0, max: 0.8, large: 0.1, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MINUTES.map((minute, row) => [minute, gains[row] ?? 0] as const),
              marks: 2,
              follow: MINUTES.map((_, row) => (row === 2 ? { part: 'a.ii' } : {})),
            },
            {
              task: 'line',
              gradient: [slope - 0.0007, slope + 0.0007],
              intercept: [-0.02, 0.02],
              covers: [10, 60],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all six points',
            'straight line of best fit',
          ],
          solution: 'One small square is 2 minutes across and 0.02 g upwards.',
        }),
        'c.i': ask.number({
          command: 'Determine',
          prompt: `Use your graph to find the mass gained in ${asked} minutes.`,
          objective: 'AO3',
          answer: slope * asked,
          unit: 'g',
          tolerance: 0.02,
          scheme: [`${plain(roundTo(slope * asked, 2), 2)} g (within 0.02)`],
          solution: `At ${asked} min the line is at about ${plain(roundTo(slope * asked, 2), 2)} g.`,
        }),
        'c.ii': ask.number({
          prompt: 'Calculate the gradient of your line. Show your working.',
          objective: 'AO3',
          answer: slope,
          unit: 'g/min',
          tolerance: 0.0007,
          scheme: [
            `C1 change in mass ÷ time from two points of the line, such as ${plain(gains[5] ?? 0, 2)} ÷ 60`,
            `A1 ${figures(slope, 2)} g/min (within 0.0007)`,
          ],
          solution: `From 0 to 60 min the line rises by about ${plain(gains[5] ?? 0, 2)} g: ${plain(gains[5] ?? 0, 2)} ÷ 60 = ${figures(slope, 2)} g/min.`,
        }),
        d: words({
          subject: 'igcse/chemistry',
          prompt: 'State the name of the substance that coats the cathode.',
          objective: 'AO3',
          asked: 1,
          answers: [{ text: 'copper' }],
          solution: 'Copper ions gain electrons at the cathode: copper coats it.',
        }),
        e: ask.written({
          prompt: 'Explain why the cathode is washed and dried before it is weighed.',
          objective: 'AO3',
          scheme: [WASHED, DRIED],
          modelAnswer:
            'Washing removes the copper(II) sulfate solution. Water left on the cathode would add to the mass.',
          solution: 'Only the copper should add to the mass.',
        }),
        f: ask.number({
          lead: 'The mass gained in a given time is proportional to the current.',
          prompt: `Calculate the mass gained in 40 minutes with a current of ${plain(2 * current, 1)} A. Use the table.`,
          objective: 'AO3',
          answer: 2 * (gains[3] ?? 0),
          unit: 'g',
          tolerance: 0.02,
          scheme: [
            `C1 ${plain(2 * current, 1)} A is twice the current`,
            `A1 ${plain(2 * (gains[3] ?? 0), 2)} g`,
          ],
          solution: `Twice the current gives twice the mass: 2 × ${plain(gains[3] ?? 0, 2)} = ${plain(2 * (gains[3] ?? 0), 2)} g.`,
        }),
        g: ask.choice({
          prompt: 'Predict what happens to the mass of the copper anode.',
          objective: 'AO3',
          right: 'It falls as the mass of the cathode rises.',
          wrong: {
            'It rises as the mass of the cathode rises.': 'You took copper to coat both electrodes.',
            'It stays the same during the electrolysis.': 'You took the anode as inert, but it is copper.',
            'It falls only when the current is turned off.':
              'You took the change to happen without a current.',
          },
          solution: 'Copper atoms of the anode become copper ions, which go into the solution.',
        }),
        h: words({
          subject: 'igcse/chemistry',
          mode: 'words',
          prompt:
            'State **one** variable, other than the electrodes, that should be kept the same during the experiment.',
          objective: 'AO3',
          asked: 1,
          answers: [
            { text: 'current' },
            { text: 'temperature' },
            { text: 'concentration', accept: ['concentration of copper(II) sulfate'] },
            { text: 'distance between the electrodes' },
            { text: 'depth of the electrodes' },
          ],
          reject: [
            { text: 'time', why: 'The time is what is changed.' },
            { text: 'mass of the cathode', why: 'The mass of the cathode is what is measured.' },
          ],
          solution: 'If the current changes, so does the mass that is gained in each minute.',
        }),
      },
    }
  },
  verify: ({ current, gains, start, end, asked }) => ({
    'a.ii': end - start,
    // by moles: two moles of electrons for each mole of copper
    'c.i': ((current * asked * 60) / 96_500 / 2) * 64,
    'c.ii': (((current * 3600) / 96_500 / 2) * 64) / 60,
    f: (gains[3] ?? 0) + (gains[3] ?? 0),
  }),
})
