import { burettes } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { DILUTED, FIXED_PRECISE, REPEAT_AGREE, SEES_COLOUR } from './points'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const two = (value: number) => value.toFixed(2)

const INDICATORS = [
  { name: 'methyl orange', before: 'yellow', after: ['orange', 'red'] },
  { name: 'thymolphthalein', before: 'blue', after: ['colourless'] },
] as const

core('alkalis-compared-by-titration', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const ratio = random.pick([1.5, 2, 2.5])
    const small = random.step(7, 12, 0.2)
    const large = roundTo(small * ratio, 2)
    if (large > 26 || !Number.isInteger(roundTo(large * 20, 6))) return null
    const isLargeFirst = random.pick([true, false])
    const volumes = isLargeFirst ? ([large, small] as const) : ([small, large] as const)
    const starts = volumes.map(() => roundTo(random.int(1, 5) + random.pick([0.15, 0.3, 0.45, 0.65, 0.8]), 2))
    const ends = volumes.map((each, at) => roundTo(each + (starts[at] ?? 0), 2))
    if (ends.some(each => Number.isInteger(each))) return null
    return {
      ratio,
      volumes,
      starts,
      ends,
      stronger: isLargeFirst ? 'R' : 'S',
      indicator: random.pick(INDICATORS),
      what: random.pick([
        'diluted oven cleaners',
        'diluted drain cleaners',
        'solutions from old bottles',
      ] as const),
    }
  },
  make: ({ ratio, volumes, starts, ends, stronger, indicator, what }) => {
    const method = `A burette is filled with dilute hydrochloric acid. 25.0 cm^{3} of **R** is measured with a pipette into a conical flask that stands on a white tile. Three drops of ${indicator.name} are added. Acid is run in from the burette until the indicator just changes colour. All is repeated with **S**. The figure shows parts of the burette in both experiments.`
    const [r = 0, s = 0] = volumes
    const [large, small] = [Math.max(r, s), Math.min(r, s)]
    const [after, ...others] = indicator.after
    const cells = (name: 'R' | 'S', at: 0 | 1) => ({
      final: { blank: `final of ${name}`, answer: ends[at] ?? 0, marks: 1 } as TableCell,
      initial: { blank: `initial of ${name}`, answer: starts[at] ?? 0, marks: 1 } as TableCell,
      used: {
        blank: `volume for ${name}`,
        answer: volumes[at],
        marks: 1,
        follow: { from: [{ cell: `final of ${name}` }, { cell: `initial of ${name}` }], formula: 'a - b' },
      } as TableCell,
    })
    const [first, second] = [cells('R', 0), cells('S', 1)]
    return {
      stem: [
        `A student compares two ${what}, **R** and **S**. Both are aqueous sodium hydroxide.\n\n${method}`,
        `Two ${what}, **R** and **S**, are aqueous sodium hydroxide of different concentrations. They are compared by titration.\n\n${method}`,
        `A class wants to know which of two ${what}, **R** and **S**, is the more concentrated aqueous sodium hydroxide.\n\n${method}`,
      ],
      figure: burettes('two-titrations', [
        { name: 'with R', start: starts[0] ?? 0, end: ends[0] ?? 0 },
        { name: 'with S', start: starts[1] ?? 0, end: ends[1] ?? 0 },
      ]),
      parts: {
        'a.i': ask.number({
          prompt: 'State the volume of one small division on the scale of the burette.',
          command: 'State',
          objective: 'AO3',
          answer: 0.1,
          unit: 'cm^3',
          sigFigs: 1,
          scheme: ['0.1 cm^{3}'],
          solution: 'Ten divisions make 1 cm^{3}: 1 ÷ 10 = 0.1 cm^{3}.',
        }),
        'a.ii': ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['burette', 'with **R** / cm^{3}', 'with **S** / cm^{3}'],
          rows: [
            [{ text: 'final reading' }, first.final, second.final],
            [{ text: 'initial reading' }, first.initial, second.initial],
            [{ text: 'volume used' }, first.used, second.used],
          ],
          scheme: [
            `final reading with **R** ${two(ends[0] ?? 0)} cm^{3}`,
            `final reading with **S** ${two(ends[1] ?? 0)} cm^{3}`,
            `initial reading with **R** ${two(starts[0] ?? 0)} cm^{3}`,
            `initial reading with **S** ${two(starts[1] ?? 0)} cm^{3}`,
            `volume used with **R** ${two(r)} cm^{3}`,
            `volume used with **S** ${two(s)} cm^{3}`,
          ],
          solution: `The numbers grow downwards. Volume used = final − initial reading; with **R**: ${two(ends[0] ?? 0)} − ${two(starts[0] ?? 0)} = ${two(r)} cm^{3}.`,
        }),
        b: ask.table({
          prompt: `Complete the table with the colours of ${indicator.name} in the flask.`,
          command: 'Complete',
          objective: 'AO3',
          head: ['', `colour of ${indicator.name}`],
          rows: [
            [
              { text: 'before acid is added' },
              { blank: 'colour before', answer: indicator.before, mode: 'words', marks: 1 },
            ],
            [
              { text: 'at the end-point' },
              {
                blank: 'colour at the end-point',
                answer: after,
                accept: [...others],
                mode: 'words',
                marks: 1,
              },
            ],
          ] as TableCell[][],
          scheme: [indicator.before, indicator.after.join(' or ')],
          solution: `The flask holds an alkali at first: ${indicator.before}. At the end-point: ${indicator.after.join(' or ')}.`,
        }),
        'c.i': words({
          subject: 'igcse/chemistry',
          mode: 'exact',
          prompt: 'State which solution, **R** or **S**, is the more concentrated.',
          command: 'State',
          objective: 'AO3',
          answers: [{ text: stronger, accept: [stronger.toLowerCase(), `solution ${stronger}`] }],
          solution: `The same volume of **${stronger}** needs more acid, so more alkali is in it.`,
        }),
        'c.ii': ask.number({
          prompt:
            'Calculate how many times as concentrated the more concentrated solution is as the other one.',
          objective: 'AO3',
          answer: ratio,
          unit: '',
          sigFigs: 1,
          scheme: [`C1 ${two(large)} ÷ ${two(small)}`, `A1 ${plain(ratio)}`],
          solution: `The volumes of alkali are equal, so the concentrations are in the ratio of the volumes of acid: ${two(large)} ÷ ${two(small)} = ${plain(ratio)}.`,
        }),
        d: ask.number({
          lead: 'The experiment with **R** is done again with 50.0 cm^{3} of **R**.',
          prompt: 'Predict the volume of acid that is needed.',
          command: 'Predict',
          objective: 'AO3',
          answer: 2 * r,
          unit: 'cm^3',
          sigFigs: 3,
          scheme: [`${plain(roundTo(2 * r, 2))} cm^{3}`],
          solution: `Twice the volume of alkali needs twice the volume of acid: 2 × ${two(r)} = ${plain(roundTo(2 * r, 2))} cm^{3}.`,
        }),
        'e.i': ask.written({
          prompt: 'Explain why the flask stands on a white tile.',
          objective: 'AO3',
          lines: 1,
          scheme: [SEES_COLOUR],
          modelAnswer: 'The colour change of the indicator is seen clearly.',
          solution: 'On white, the first change of the colour is seen best.',
        }),
        'e.ii': ask.written({
          prompt: 'Explain why the alkali is measured with a pipette and not with a measuring cylinder.',
          command: 'Explain',
          objective: 'AO3',
          lines: 1,
          scheme: [FIXED_PRECISE],
          modelAnswer: 'A pipette is more precise.',
          solution:
            'A pipette measures 25.0 cm^{3} precisely; a measuring cylinder is read only to 0.5 cm^{3}.',
        }),
        f: ask.written({
          lead: 'Before it is filled, the burette is rinsed with distilled water and then with the acid.',
          prompt: 'Explain why it is rinsed with the acid.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [DILUTED],
          modelAnswer: 'Water that is left in the burette would dilute the acid.',
          solution: 'The acid washes out the last drops of water.',
        }),
        g: ask.written({
          prompt: 'Describe how to check that the results are reliable.',
          objective: 'AO3',
          lines: 2,
          scheme: [REPEAT_AGREE],
          modelAnswer: 'Repeat each titration and see whether the volumes agree within 0.20 cm^{3}.',
          solution: 'Reliable results agree when they are repeated.',
        }),
      },
    }
  },
  verify: ({ volumes, starts, ends }) => ({
    'a.i': 1 / 10,
    'c.ii': Math.max(...volumes) / Math.min(...volumes),
    d: ((ends[0] ?? 0) - (starts[0] ?? 0)) * 2,
  }),
})
