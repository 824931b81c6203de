import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { buretteFigure } from '../12.1-experimental-design/drawings'
import { EXTRA_ALKALI, HALF_ALKALI, LEAST_NEEDED, LEFT_OVER_REACTS, MORE_PRECISE, PIPETTE } from './points'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

const two = (value: number) => value.toFixed(2)

core('acids-compared-by-titration', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const ratio = random.pick([2, 3, 4])
    const small = random.step(6, 11, 0.5)
    const large = roundTo(small * ratio, 2)
    if (large > 30 || large < 15 || !Number.isInteger(large * 5)) return null
    const start = roundTo(random.int(1, 4) + random.pick([0.15, 0.35, 0.65, 0.85]), 2)
    const end = roundTo(start + large, 2)
    const from = roundTo(random.int(10, 14) + random.pick([0.2, 0.4, 0.7]), 2)
    const fit = roundTo(large + random.pick([0.1, -0.1]), 2)
    const off = roundTo(large + random.pick([0.9, 1.2]), 2)
    if (Number.isInteger(end)) return null
    return {
      ratio,
      small,
      large,
      start,
      end,
      from,
      to: roundTo(from + small, 2),
      titres: [off, fit, large] as const,
      what: random.pick(['limescale removers', 'bathroom cleaners', 'solutions from old bottles'] as const),
    }
  },
  make: ({ ratio, small, large, start, end, from, to, titres, what }) => {
    const method =
      '25 cm^{3} of aqueous sodium hydroxide is measured into a conical flask with a measuring cylinder, and thymolphthalein is added. The first acid, **P**, is added from a burette until the indicator just changes colour. The flask is emptied and rinsed with distilled water. All is repeated with the second acid, **Q**.'
    const mean = (titres[1] + titres[2]) / 2
    return {
      stem: [
        `A student compares two ${what}, **P** and **Q**. Both hold dilute hydrochloric acid.\n\n${method} The figure shows the burette in the experiment with **P**.`,
        `Two ${what}, **P** and **Q**, are hydrochloric acid of different concentrations. They are compared by titration.\n\n${method} The figure shows the burette in the experiment with **P**.`,
        `A class wants to know which of two ${what}, **P** and **Q**, is the more concentrated hydrochloric acid.\n\n${method} The figure shows the burette in the experiment with **P**.`,
      ],
      figure: buretteFigure(start, end),
      parts: {
        a: ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['burette reading', 'acid **P** / cm^{3}', 'acid **Q** / cm^{3}'],
          rows: [
            [
              { text: 'final' },
              { blank: 'final of P', answer: end, marks: 1, sigFigs: 4 },
              { text: two(to) },
            ],
            [{ text: 'initial' }, { blank: 'initial of P', answer: start, marks: 1 }, { text: two(from) }],
            [
              { text: 'volume used' },
              {
                blank: 'volume of P',
                answer: large,
                marks: 1,
                follow: { from: [{ cell: 'final of P' }, { cell: 'initial of P' }], formula: 'a - b' },
              },
              { blank: 'volume of Q', answer: small, marks: 1 },
            ],
          ] as TableCell[][],
          scheme: [
            `final reading ${two(end)} cm^{3}`,
            `initial reading ${two(start)} cm^{3}`,
            `volume of **P** ${two(large)} cm^{3}`,
            `volume of **Q** ${two(small)} cm^{3}`,
          ],
          solution: `The scale grows downwards, and one division is 0.1 cm^{3}. Volume used = final − initial: ${two(end)} − ${two(start)} = ${two(large)} cm^{3}.`,
        }),
        'b.i': words({
          subject: 'igcse/chemistry',
          mode: 'words',
          prompt: 'State the colour of the mixture in the flask after the end-point, when acid is in excess.',
          command: 'State',
          objective: 'AO3',
          answers: [{ text: 'colourless', accept: ['no colour'] }],
          solution: 'Thymolphthalein is blue in alkali and colourless in acid.',
        }),
        'b.ii': ask.written({
          prompt:
            'State which acid, **P** or **Q**, is the more concentrated. Give a reason in terms of volumes.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [LEAST_NEEDED],
          modelAnswer: 'Q, because the smallest volume of it is needed.',
          solution:
            'The amount of alkali is the same. The less acid is needed to neutralise it, the more concentrated the acid is.',
        }),
        c: ask.number({
          prompt: 'Calculate how many times as concentrated the more concentrated acid is as the other one.',
          objective: 'AO3',
          answer: ratio,
          unit: '',
          sigFigs: 1,
          scheme: [`C1 ${two(large)} ÷ ${two(small)}`, `A1 ${ratio}`],
          solution: `Both neutralise the same amount of alkali, so the concentrations are in the inverse ratio of the volumes: ${two(large)} ÷ ${two(small)} = ${ratio}.`,
        }),
        'd.i': ask.number({
          lead: 'The experiment with **P** is done again with 12.5 cm^{3} of the same sodium hydroxide in place of 25 cm^{3}.',
          prompt: 'Predict the volume of **P** that is needed.',
          command: 'Predict',
          objective: 'AO3',
          answer: large / 2,
          unit: 'cm^3',
          sigFigs: 3,
          scheme: [`${two(large / 2)} cm^{3}`],
          solution: `Half the alkali needs half the acid: ${two(large)} ÷ 2 = ${two(large / 2)} cm^{3}.`,
        }),
        'd.ii': ask.written({
          prompt: 'Explain your answer.',
          objective: 'AO3',
          lines: 2,
          scheme: [HALF_ALKALI],
          modelAnswer: 'There is half as much alkali to neutralise.',
          solution: 'The concentrations are the same, so half the volume of alkali is half the amount.',
        }),
        e: ask.written({
          lead: 'The measuring cylinder is a source of error.',
          prompt: 'Suggest a piece of apparatus that should be used in its place. Give a reason.',
          command: 'Suggest',
          objective: 'AO3',
          lines: 2,
          scheme: [PIPETTE, MORE_PRECISE],
          modelAnswer: 'Use a pipette, because it is more precise than a measuring cylinder.',
          solution: 'A pipette gives one fixed volume, 25.0 cm^{3}, precisely.',
        }),
        f: ask.written({
          lead: 'Another student does not rinse the flask, and some sodium hydroxide from before is left in it.',
          prompt: 'State how this changes the volume of acid that is needed. Give a reason.',
          command: 'State',
          objective: 'AO3',
          scheme: [EXTRA_ALKALI, LEFT_OVER_REACTS],
          modelAnswer:
            'The volume is too large, because the alkali that is left in the flask is neutralised as well.',
          solution: 'The alkali that is left in the flask has to be neutralised as well.',
        }),
        g: ask.number({
          lead: `To get reliable results, the experiment with **P** is repeated. The volumes in three titrations are ${titres.map(two).join(', ')} cm^{3}.`,
          prompt: 'Calculate the mean of the concordant volumes. Give it to two decimal places.',
          objective: 'AO3',
          answer: mean,
          unit: 'cm^3',
          sigFigs: 4,
          scheme: [`C1 (${two(titres[1])} + ${two(titres[2])}) ÷ 2`, `A1 ${two(mean)} cm^{3}`],
          solution: `${two(titres[0])} cm^{3} does not agree within 0.20 cm^{3} with the others and is left out. The mean of the other two is ${two(mean)} cm^{3}.`,
        }),
      },
    }
  },
  verify: ({ large, small, titres, start, end }) => ({
    c: large / small,
    'd.i': (end - start) / 2,
    g: titres[2] + (titres[1] - titres[2]) / 2,
  }),
})
