import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { DYES_WASH_OFF } from '../P.5-apparatus-and-separation/points'
import { capital } from '../shared'
import { frontAt, spotAt, unfinished } from './drawings-drawn'
import { makesVisible, PENCIL_STAYS, SAME_SOLVENT, UNKNOWN_SPOT } from './points'

const { core, supplement, templates } = questionsOf('structured', '12.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const DYES = ['A', 'B', 'C', 'D'] as const

const HEIGHTS = [1, 2.2, 3.4, 4.6, 5.8] as const

const FOODS = ['sweets', 'ice lollies', 'jellies', 'cakes'] as const

const letterOf = (answer: string) => ({
  text: answer,
  accept: [answer.toLowerCase(), `dye ${answer}`, `Dye ${answer}`],
})

core('spots-of-a-drink', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const heights = random.shuffle<number>([...HEIGHTS])
    const order = random.shuffle([0, 1, 2, 3])
    return {
      dyes: heights.slice(0, 4),
      extra: heights[4] ?? 1,
      front: random.step(7, 8.5, 0.5),
      inDrink: order.slice(0, 2).toSorted((one, other) => one - other),
      inFood: order[2] ?? 0,
      food: random.pick(FOODS),
    }
  },
  make: ({ dyes, extra, front, inDrink, inFood, food }) => {
    const centimetres = (at: number) => dyes[at] ?? 0
    const dye = (at: number) => DYES[at] ?? 'A'
    const [one = 0, other = 1] = inDrink
    const lanes = [
      ...DYES.map((label, at) => ({ label, centimetres: [centimetres(at)] })),
      { label: 'X', centimetres: [] },
      { label: 'Y', centimetres: [centimetres(inFood), extra] },
    ]
    const spots = inDrink.map(at => ({ lane: 4, letter: dye(at), centimetres: centimetres(at) }))
    const [left, right] = frontAt(front)
    return {
      stem: [
        `Four permitted dyes, A, B, C and D, a drink X and the colouring Y of ${food} are put on paper for chromatography. The diagram in **(a)** shows part of the result.`,
        `A laboratory tests a drink, X, and ${food} with the colouring Y by chromatography. A, B, C and D are permitted dyes. The chromatogram in **(a)** is not finished.`,
        `The diagram in **(a)** shows a chromatogram of four permitted dyes, A to D, and of Y, a colouring for ${food}. The spots of a drink, X, have not been drawn yet.`,
      ],
      parts: {
        a: ask.draw({
          lead: `The solvent has moved ${quantity(front, 'cm', 2)} up from the baseline. X contains the dyes ${dye(one)} and ${dye(other)} only.`,
          prompt: `Complete the chromatogram. Draw a straight line across the paper to show the solvent front. Then put the labels ${dye(one)} and ${dye(other)} where the spots of X are.`,
          command: 'Draw',
          objective: 'AO2',
          figure: unfinished('drink', lanes, null),
          tools: ['line', 'label'],
          labels: DYES.map(text => ({ id: text, text })),
          checks: [
            {
              as: 'line',
              passes: [
                { at: left, within: 6.5 },
                { at: right, within: 6.5 },
              ],
            },
            ...inDrink.map(at => ({
              label: dye(at),
              in: { at: spotAt(4, lanes.length, centimetres(at)), within: 12 },
            })),
          ],
          modelFigure: unfinished('drink', lanes, null, { spots, front }),
          scheme: [
            `solvent front: line at ${quantity(front, 'cm', 2)}`,
            `a spot above X, level with ${dye(one)}`,
            `a spot above X, level with ${dye(other)}`,
          ],
          solution: `The zero of the scale is on the baseline, so the solvent front is at ${quantity(front, 'cm', 2)}. In the same solvent a dye always moves the same distance: the spots of X are level with those of ${dye(one)} and ${dye(other)}.`,
        }),
        'b.i': words({
          subject,
          prompt: 'State which **one** of the dyes A to D is in Y.',
          objective: 'AO2',
          mode: 'exact',
          answers: [letterOf(dye(inFood))],
          solution: `One spot of Y is level with the spot of ${dye(inFood)}.`,
        }),
        'b.ii': ask.written({
          prompt: `Explain how the chromatogram shows that Y must **not** be used in ${food}.`,
          objective: 'AO2',
          lines: 2,
          scheme: [UNKNOWN_SPOT],
          modelAnswer: 'Y has a spot that is not level with a spot of any permitted dye.',
          solution: `The spot of Y at ${quantity(extra, 'cm', 2)} is not at the height of A, B, C or D: Y contains a dye that is not permitted.`,
        }),
        'b.iii': words({
          subject,
          prompt: 'State which **one** of the dyes A to D is the most soluble in the solvent.',
          objective: 'AO2',
          mode: 'exact',
          answers: [letterOf(dye(dyes.indexOf(Math.max(...dyes))))],
          solution: 'The dye that is the most soluble moves furthest up the paper with the solvent.',
        }),
        'c.i': ask.written({
          prompt: 'Explain why the baseline is drawn in pencil.',
          lines: 1,
          scheme: [PENCIL_STAYS],
          modelAnswer: 'Pencil does not dissolve in the solvent.',
          solution: 'A line in ink would dissolve and its dyes would move up with the others.',
        }),
        'c.ii': ask.written({
          prompt:
            'At the start the baseline must be above the surface of the solvent. Suggest what happens if it is below the surface.',
          command: 'Suggest',
          lines: 1,
          scheme: [DYES_WASH_OFF],
          modelAnswer: 'The dyes dissolve into the solvent in the beaker and do not move up the paper.',
          solution: 'The spots would be washed off the paper into the solvent around it.',
        }),
      },
    }
  },
})

/** In the order of their *R*_{f} values in common solvents, the smallest first. */
const FAMILIES = [
  {
    kind: 'amino acids',
    names: ['lysine', 'glycine', 'alanine', 'valine', 'leucine'],
    from: 'protein in a seed',
  },
  {
    kind: 'amino acids',
    names: ['glycine', 'serine', 'proline', 'valine', 'leucine'],
    from: 'protein in silk',
  },
  { kind: 'sugars', names: ['lactose', 'sucrose', 'glucose', 'fructose', 'ribose'], from: 'syrup' },
] as const

const FACTORS = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85] as const

const MARKS = ['K', 'L', 'M', 'N'] as const

supplement('spots-from-r-f-values', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const factors = random.sample([...FACTORS], 5).toSorted((one, other) => one - other)
    const family = random.pick(FAMILIES)
    const places = random.shuffle([0, 1, 2, 3, 4])
    return {
      family,
      names: places.map(at => family.names[at] ?? ''),
      factors: places.map(at => factors[at] ?? 0),
      front: random.pick([6, 8]),
      order: random.shuffle([0, 1, 2, 3, 4]),
    }
  },
  make: ({ family: { kind, from }, names, factors, front, order }) => {
    const one = kind === 'sugars' ? 'sugar' : 'amino acid'
    const factor = (at: number) => factors[at] ?? 0
    const name = (at: number) => names[at] ?? ''
    const distance = (at: number) => roundTo(factor(at) * front, 2)
    const lanes = [
      { label: 'mixture', centimetres: [] },
      { label: 'Z', centimetres: [distance(2)] },
    ]
    const spots = [0, 1].map(at => ({ lane: 0, letter: MARKS[at] ?? 'K', centimetres: distance(at) }))
    return {
      stem: [
        `${capital(kind)} are separated by chromatography. The table shows *R*_{f} values in one solvent.`,
        `A chemist identifies ${kind} in ${from === 'syrup' ? 'a syrup' : `a ${from}`} by their *R*_{f} values in one solvent, which are in the table.`,
        `The table gives the *R*_{f} values of five ${kind} in the same solvent. The diagram in **(b)** shows a chromatogram that is not finished.`,
      ],
      table: {
        head: [one, '*R*_{f}'],
        rows: order.map(at => [name(at), figures(factor(at), 2)]),
      },
      parts: {
        a: ask.table({
          lead: `The solvent front is ${quantity(front, 'cm', 2)} above the baseline.`,
          prompt: `Calculate the distances that ${name(0)} and ${name(1)} travel. Complete the table.`,
          command: 'Calculate',
          objective: 'AO2',
          head: [one, 'distance travelled / cm'],
          rows: [0, 1].map(at => [
            { text: name(at) },
            { blank: `distance ${at + 1}`, answer: distance(at), marks: 1 as const },
          ]),
          scheme: [0, 1].map(at => `${figures(factor(at), 2)} × ${front} = ${quantity(distance(at), 'cm')}`),
          solution: `Distance travelled by the substance = *R*_{f} × distance travelled by the solvent: ${[0, 1].map(at => `${figures(factor(at), 2)} × ${front} = ${quantity(distance(at), 'cm')}`).join(' and ')}.`,
        }),
        b: ask.draw({
          lead: `A mixture contains ${name(0)} (K) and ${name(1)} (L) only.`,
          prompt: 'Put the labels K and L on the chromatogram where the spots of the mixture are.',
          command: 'Draw',
          objective: 'AO2',
          figure: unfinished('mixture', lanes, front),
          tools: ['label'],
          labels: MARKS.map(text => ({ id: text, text })),
          checks: spots.map(({ letter, centimetres }) => ({
            label: letter,
            in: { at: spotAt(0, 2, centimetres), within: 9 },
          })),
          modelFigure: unfinished('mixture', lanes, front, { spots }),
          scheme: spots.map(
            ({ letter, centimetres }) =>
              `${letter} above the mixture at ${quantity(centimetres, 'cm')} (± 0.3 cm)`,
          ),
          solution: `Measure from the baseline, not from the lower edge of the paper: ${spots.map(({ letter, centimetres }) => `${letter} at ${quantity(centimetres, 'cm')}`).join(', ')}, both above the mixture.`,
        }),
        'c.i': ask.number({
          lead: 'Z is one of the substances in the table. Its spot is shown in the diagram in **(b)**.',
          prompt: 'Determine the *R*_{f} value of Z.',
          answer: factor(2),
          unit: '',
          tolerance: 0.02,
          scheme: [`C1 ${plain(distance(2))} ÷ ${front}`, `A1 ${figures(factor(2), 2)} (± 0.02)`],
          solution: `The middle of the spot is ${quantity(distance(2), 'cm')} above the baseline: ${plain(distance(2))} ÷ ${front} = ${figures(factor(2), 2)}.`,
        }),
        'c.ii': words({
          subject,
          prompt: `Identify the ${one} Z.`,
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: name(2) }],
          reject: names
            .filter(each => each !== name(2))
            .map(text => ({ text, why: `The *R*_{f} value of ${text} is another.` })),
          solution: `In the table ${name(2)} has the *R*_{f} value ${figures(factor(2), 2)}.`,
        }),
        'd.i': ask.written({
          prompt: 'The chromatogram is sprayed with a locating agent. Suggest why.',
          command: 'Suggest',
          lines: 1,
          scheme: [makesVisible(kind)],
          modelAnswer: `The ${kind} are colourless, and the locating agent makes their spots visible.`,
          solution: 'Colourless substances cannot be seen on the paper until something colours them.',
        }),
        'd.ii': ask.written({
          lead: 'A second chromatogram of the mixture is made in a new solvent.',
          prompt: 'Explain why its spots cannot be identified with the table.',
          lines: 2,
          scheme: [SAME_SOLVENT],
          modelAnswer: 'Their solubility, and so the Rf value, is different in another solvent.',
          solution: 'An *R*_{f} value is the same only in the same solvent.',
        }),
      },
    }
  },
  verify: ({ factors, front }) => ({ 'c.i': Math.round((factors[2] ?? 0) * front * 100) / 100 / front }),
})
