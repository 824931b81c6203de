import { thermometersAt } from '@/content/figures/igcse/chemistry/practical-skills-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, roundTo } from '@/lib/exams/format'
import { CLOSER, COLD_ACID, INSULATES, NO_MORE_REACTION } from './points'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const ADDED = [0, 5, 10, 15, 20, 25, 30, 35, 40] as const
const RISING = ADDED.slice(0, 5)

core('temperature-of-neutralisation', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.pick([18, 18.5, 19, 19.5])
    const up = random.pick([0.5, 0.55])
    const down = random.pick([0.2, 0.3])
    const at = random.pick([22, 23, 24])
    const top = start + up * at
    const value = (v: number) => (v <= at ? start + up * v : top - down * (v - at))
    const temperatures = ADDED.map(v => Math.round(value(v) * 2) / 2)
    return { start, up, down, at, top, temperatures }
  },
  make: ({ start, up, down, at, top, temperatures }) => {
    const [low = 0, high = 0] = [temperatures[1], temperatures[3]]
    const most = Math.max(...temperatures)
    const falling = (v: number) => [v, top - down * (v - at)] as const
    return {
      stem: [
        'A student put 25 cm^{3} of 2.0 mol/dm^{3} aqueous potassium hydroxide into a polystyrene cup and measured its temperature. He added dilute nitric acid from a burette, 5 cm^{3} at a time, stirred, and measured the temperature after each addition until 40 cm^{3} had been added.',
        'Dilute nitric acid was added to 25 cm^{3} of 2.0 mol/dm^{3} aqueous potassium hydroxide in a polystyrene cup. The acid came from a burette in portions of 5 cm^{3}. The mixture was stirred, and its temperature was measured after each portion.',
        'To find how much dilute nitric acid neutralises 25 cm^{3} of 2.0 mol/dm^{3} aqueous potassium hydroxide, a student added the acid to the alkali in a polystyrene cup in portions of 5 cm^{3}, stirred and measured the temperature each time.',
      ],
      figure: thermometersAt([
        ['after 5 cm^{3}', low],
        ['after 15 cm^{3}', high],
      ]),
      parts: {
        'a.i': ask.table({
          prompt: 'Complete the table. Use the thermometer readings.',
          objective: 'AO3',
          head: ['volume of acid / cm^{3}', 'temperature / °C'],
          rows: ADDED.map((v, row) => [
            { text: String(v) },
            row === 1 || row === 3
              ? { blank: `temperature-${v}`, answer: temperatures[row] ?? 0, marks: 1, sigFigs: 3 }
              : { text: plain(temperatures[row] ?? 0, 1) },
          ]),
          scheme: [`${plain(low, 1)} °C`, `${plain(high, 1)} °C`],
          solution: `Each division is 1 °C; read to half a division: ${plain(low, 1)} °C and ${plain(high, 1)} °C.`,
        }),
        'a.ii': ask.number({
          prompt:
            'Calculate the rise from the temperature at the start to the highest temperature in the table.',
          objective: 'AO3',
          answer: roundTo(most - start, 1),
          unit: '°C',
          alsoUnits: ['K'],
          scheme: [`${plain(most - start, 1)} °C`],
          solution: `${plain(most, 1)} − ${plain(start, 1)} = ${plain(most - start, 1)} °C.`,
        }),
        b: plotPart({
          name: 'practical-skills-3/grid-for-temperature',
          title: 'Grid for a graph of temperature against volume',
          description:
            'Graph paper. The horizontal axis is the volume of acid from 0 to 40 cm³, the vertical one the temperature from 15 to 35 °C. A straight line is drawn that falls from 14 cm³ to 40 cm³.',
          lead: 'The line of best fit through the last four points is already drawn, and is extended to the left.',
          prompt:
            'Plot the first five temperatures, from 0 to 20 cm^{3}. Draw the straight line of best fit through them, and extend it until the lines cross.',
          given: [{ tool: 'line', from: falling(14), to: falling(40) }],
          objective: 'AO3',
          axes: {
            x: { label: 'volume of acid / cm^{3}', min: 0, max: 40, large: 5, parts: 5 },
            y: { label: 'temperature / °C', min: 15, max: 35, large: 5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: RISING.map((v, row) => [v, temperatures[row] ?? 0] as const),
              marks: 2,
              follow: RISING.map((v, row) =>
                row === 1 || row === 3 ? { part: 'a.i', cell: `temperature-${v}` } : {},
              ),
            },
            {
              task: 'line',
              gradient: [up - 0.06, up + 0.06],
              intercept: [start - 1, start + 1],
              covers: [0, 20],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line through the points, extended to the other',
          ],
          solution: 'One small square is 1 cm^{3} across and 1 °C upwards. Use a ruler for the line.',
        }),
        'c.i': ask.number({
          command: 'Determine',
          prompt: 'Use your graph to find the volume of acid that neutralises the alkali.',
          objective: 'AO3',
          answer: at,
          unit: 'cm^{3}',
          tolerance: 1.5,
          scheme: [`${at} cm^{3} (within 1.5), where the lines cross`],
          solution: `The lines cross at about ${at} cm^{3}.`,
        }),
        'c.ii': ask.number({
          command: 'Determine',
          prompt: 'Use your graph to find the greatest rise in temperature. Show your working.',
          objective: 'AO3',
          answer: top - start,
          unit: '°C',
          alsoUnits: ['K'],
          tolerance: 1,
          scheme: [
            `C1 reads ${plain(top, 1)} °C where the lines cross`,
            `A1 ${plain(top - start, 1)} °C (within 1)`,
          ],
          solution: `The lines cross at about ${plain(top, 1)} °C: ${plain(top, 1)} − ${plain(start, 1)} = ${plain(top - start, 1)} °C.`,
        }),
        'd.i': words({
          subject: 'igcse/chemistry',
          prompt: 'State the apparatus that measures exactly 25.0 cm^{3} of aqueous potassium hydroxide.',
          objective: 'AO3',
          asked: 1,
          answers: [{ text: 'volumetric pipette', accept: ['pipette'] }, { text: 'burette' }],
          reject: [
            { text: 'measuring cylinder', why: 'A measuring cylinder is less exact.' },
            { text: 'beaker', why: 'The marks on a beaker are only a guide.' },
            { text: 'dropping pipette', why: 'A dropping pipette does not measure a volume.' },
          ],
          solution: 'A volumetric pipette is made for one volume, here 25.0 cm^{3}.',
        }),
        'd.ii': words({
          subject: 'igcse/chemistry',
          prompt: 'State the word for a reaction that gives out heat.',
          objective: 'AO3',
          asked: 1,
          answers: [{ text: 'exothermic' }],
          reject: [{ text: 'endothermic', why: 'An endothermic reaction takes in heat.' }],
          solution: 'The temperature rises: the reaction is exothermic.',
        }),
        e: ask.number({
          command: 'Predict',
          prompt:
            'Predict the volume of nitric acid of twice the concentration that would neutralise the same alkali.',
          objective: 'AO3',
          answer: at / 2,
          unit: 'cm^{3}',
          tolerance: 0.75,
          follow: { from: 'c.i', formula: 'x/2' },
          scheme: [`half of (c)(i): ${plain(at / 2, 1)} cm^{3}`],
          solution: `Twice the concentration needs half the volume: ${at} ÷ 2 = ${plain(at / 2, 1)} cm^{3}.`,
        }),
        f: ask.written({
          prompt: 'Explain why a polystyrene cup is used and not a glass beaker.',
          objective: 'AO3',
          scheme: [INSULATES],
          modelAnswer: 'Polystyrene is an insulator, so less heat is lost.',
          solution: 'The less heat is lost, the nearer the rise is to the true one.',
        }),
        g: ask.written({
          prompt: 'Explain why the temperature falls after the lines cross.',
          objective: 'AO3',
          scheme: [NO_MORE_REACTION, COLD_ACID],
          modelAnswer:
            'All the alkali has reacted, so no more heat is given out. The acid that is added is colder and cools the mixture.',
          solution: 'Heat is given out only while there is alkali to react.',
        }),
        h: ask.written({
          prompt: 'Suggest **one** change that would give a better value for (c)(i).',
          objective: 'AO3',
          scheme: [CLOSER],
          modelAnswer: 'Use smaller portions of acid near the crossing.',
          solution: 'More points near the crossing fix both lines better there.',
        }),
      },
    }
  },
  verify: ({ start, up, down, at, top, temperatures }) => ({
    'a.ii': Math.max(...temperatures.map(each => each - start)),
    'c.i': (top + down * at - start) / (up + down),
    'c.ii': (up * (top + down * at - start)) / (up + down),
    e: at - at / 2,
  }),
})
