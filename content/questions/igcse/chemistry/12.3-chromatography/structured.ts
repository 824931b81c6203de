import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { pickCell, wholeCell } from '../cells'
import { scaledFigure, spotsFigure } from './drawings'
import {
  DIFFERENT_ATTRACTION,
  DIFFERENT_SOLUBILITY,
  INSOLUBLE_IN_IT,
  MAKES_VISIBLE,
  NOT_THIS_PEN,
  PENCIL_STAYS,
  SAME_SOLVENT,
  UNKNOWN_SPOT,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '12.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'
const HEIGHTS = [0.14, 0.29, 0.44, 0.59, 0.74, 0.89] as const
const DYES = ['P', 'Q', 'R', 'S'] as const
const rising = (spots: readonly number[]) => spots.toSorted((low, high) => low - high)

const letterPart = (prompt: string, answer: string, solution: string) =>
  words({
    subject,
    prompt,
    command: 'Identify',
    objective: 'AO2',
    mode: 'exact',
    answers: [{ text: answer, accept: [answer.toLowerCase()] }],
    solution,
  })

const STEPS = [
  { id: 'line', text: 'draw a pencil line near the lower edge of the paper' },
  { id: 'spots', text: 'put small spots of the samples on the line and let them dry' },
  { id: 'dip', text: 'hang the paper in the beaker, with the solvent below the line' },
  { id: 'take', text: 'take the paper out when the solvent is near the top' },
  { id: 'front', text: 'mark the level of the solvent and leave the paper to dry' },
]

core('dyes-in-sweets', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p = 0, q = 0, r = 0, s = 0, extra = 0] = random.shuffle([...HEIGHTS])
    const order = random.shuffle([0, 1, 2, 3])
    return {
      dyes: [p, q, r, s],
      extra,
      shared: order[0] ?? 0,
      second: order[1] ?? 1,
      third: order[2] ?? 2,
      longFirst: random.chance(0.5),
      food: random.pick(['sweets', 'drinks', 'ice lollies', 'jellies']),
    }
  },
  make: ({ dyes, extra, shared, second, third, longFirst, food }) => {
    const height = (at: number) => dyes[at] ?? 0
    const name = (at: number) => DYES[at] ?? 'P'
    const good = rising([height(shared), height(second), height(third)])
    const bad = rising([height(shared), extra])
    const [one, two] = longFirst ? [good, bad] : [bad, good]
    const [badNumber, goodNumber] = longFirst ? [2, 1] : [1, 2]
    return {
      stem: [
        `The colours of two ${food}, 1 and 2, are compared with four permitted dyes, P, Q, R and S. The chromatogram is shown.`,
        `A food inspector tests the colourings of two ${food}, 1 and 2. Only the dyes P, Q, R and S are permitted. The result is shown.`,
        `Only four dyes, P, Q, R and S, are permitted in ${food}. The chromatogram shows these dyes and the colourings of two ${food}, 1 and 2.`,
      ],
      figure: spotsFigure([
        ...dyes.map((dye, at) => ({ label: name(at), spots: [dye] })),
        { label: '1', spots: one },
        { label: '2', spots: two },
      ]),
      parts: {
        a: ask.order({
          prompt: 'Identify the order of the steps that give a chromatogram.',
          marks: 3,
          items: STEPS,
          answer: STEPS.map(({ id }) => id),
          scheme: sequenceScheme(STEPS.length, 3),
          solution:
            'First the line, then the spots. They must be dry before the paper is put into the solvent. The level of the solvent is marked at once, before it dries.',
        }),
        b: ask.written({
          prompt: 'Explain why the line is drawn in pencil and not in ink.',
          lines: 1,
          scheme: [PENCIL_STAYS],
          modelAnswer: 'Pencil does not dissolve in the solvent.',
          solution: 'Ink would dissolve, and its dyes would travel up the paper with the samples.',
        }),
        'c.i': ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['colouring', 'number of dyes', 'permitted dyes only'],
          rows: [
            [
              { text: '1' },
              wholeCell('dyes in 1', one.length),
              pickCell('permitted in 1', longFirst ? 'yes' : 'no', ['yes', 'no']),
            ],
            [
              { text: '2' },
              wholeCell('dyes in 2', two.length),
              pickCell('permitted in 2', longFirst ? 'no' : 'yes', ['yes', 'no']),
            ],
          ],
          scheme: [
            String(one.length),
            longFirst ? 'yes' : 'no',
            String(two.length),
            longFirst ? 'no' : 'yes',
          ],
          solution: `Each spot is a dye. All spots of ${goodNumber} are level with spots of permitted dyes, but not all spots of ${badNumber} are.`,
        }),
        'c.ii': letterPart(
          'Identify the permitted dye that is in both colourings.',
          name(shared),
          `Both colourings have a spot at the height of ${name(shared)}.`,
        ),
        'c.iii': ask.written({
          prompt: `Explain how the chromatogram shows that colouring ${badNumber} must not be used.`,
          lines: 2,
          objective: 'AO2',
          scheme: [UNKNOWN_SPOT],
          modelAnswer: 'It has a spot at a height at which no permitted dye has a spot.',
          solution: `One of its spots is level with ${name(shared)}. The other one is level with none of the permitted dyes.`,
        }),
      },
    }
  },
})

const ACIDS = ['glycine', 'alanine', 'valine', 'leucine'] as const
const FACTORS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const

supplement('amino-acids-from-a-protein', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const front = random.pick([5, 10])
    const [low = 0, high = 1] = random
      .shuffle([0, 1, 2, 3])
      .slice(0, 2)
      .toSorted((one, other) => one - other)
    const known = random.sample([...FACTORS], 4).toSorted((one, other) => one - other)
    const absent = [0, 1, 2, 3].filter(each => each !== low && each !== high)
    return {
      front,
      known,
      low,
      high,
      absent: random.pick(absent),
      second: random.pick([12, 13, 14, 15]),
      source: random.pick(['hair', 'egg white', 'wool', 'milk']),
    }
  },
  make: ({ front, known, low, high, absent, second, source }) => {
    const factor = (at: number) => known[at] ?? 0
    const distance = (at: number) => roundTo(factor(at) * front, 2)
    const acid = (at: number) => ACIDS[at] ?? 'glycine'
    const far = roundTo(factor(absent) * second, 2)
    return {
      stem: [
        `A protein from ${source} is broken down, and two of the amino acids are separated by paper chromatography. The chromatogram is shown after spraying with a locating agent.`,
        `A mixture of two amino acids is obtained from ${source}. It is run on paper, and the dry paper is sprayed with a locating agent. The result is shown.`,
        `Two amino acids from ${source} are separated on paper. The diagram shows the paper after it was dried and sprayed with a locating agent.`,
      ],
      figure: scaledFigure([{ label: 'X', centimetres: [distance(low), distance(high)] }], front),
      parts: {
        a: ask.written({
          prompt: 'Explain why the paper is sprayed with a locating agent.',
          lines: 1,
          scheme: [MAKES_VISIBLE],
          modelAnswer: 'The spots are colourless. The locating agent makes them visible.',
          solution: 'Without it, the spots of colourless substances cannot be seen.',
        }),
        'b.i': ask.number({
          prompt: 'Determine the distance travelled by the amino acid with the higher spot.',
          objective: 'AO2',
          answer: distance(high),
          unit: 'cm',
          sigFigs: 1,
          tolerance: 0.1,
          scheme: [`${quantity(distance(high), 'cm')} (± 0.1 cm)`],
          solution: `The centre of the spot is level with ${quantity(distance(high), 'cm')} on the scale, whose zero is on the baseline.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the *R*_{f} value of this amino acid.',
          answer: factor(high),
          unit: '',
          sigFigs: 1,
          follow: { from: 'b.i', formula: `x/${front}` },
          scheme: [
            'C1 distance travelled by substance ÷ distance travelled by solvent',
            `A1 ${plain(distance(high))} ÷ ${front} = ${figures(factor(high), 2)}`,
          ],
          solution: `The solvent front is at ${quantity(front, 'cm')}: ${plain(distance(high))} ÷ ${front} = ${figures(factor(high), 2)}. There is no unit.`,
        }),
        c: ask.table({
          lead: `In the solvent that was used, the *R*_{f} values are: ${ACIDS.map((each, at) => `${each} ${figures(factor(at), 2)}`).join(', ')}.`,
          prompt: 'Complete the table to identify the two amino acids.',
          objective: 'AO2',
          head: ['spot', 'amino acid'],
          rows: [
            [{ text: 'higher' }, pickCell('higher spot', acid(high), ACIDS)],
            [{ text: 'lower' }, pickCell('lower spot', acid(low), ACIDS)],
          ],
          scheme: [acid(high), acid(low)],
          solution: `The *R*_{f} values are ${figures(factor(high), 2)} and ${plain(distance(low))} ÷ ${front} = ${figures(factor(low), 2)}.`,
        }),
        'd.i': ask.number({
          lead: `Another chromatogram is run in the same solvent until the solvent has travelled ${quantity(second, 'cm')}.`,
          prompt: `Calculate the distance travelled by ${acid(absent)}.`,
          answer: far,
          unit: 'cm',
          sigFigs: Number.isInteger(far) && far < 10 ? 1 : 2,
          scheme: [
            'C1 *R*_{f} × distance travelled by solvent',
            `A1 ${figures(factor(absent), 2)} × ${second} = ${quantity(far, 'cm')}`,
          ],
          solution: `Rearrange: distance travelled by the substance = *R*_{f} × distance travelled by the solvent = ${figures(factor(absent), 2)} × ${second} = ${quantity(far, 'cm')}.`,
        }),
        'd.ii': ask.written({
          prompt: 'Explain why the same solvent must be used when *R*_{f} values are compared.',
          lines: 2,
          scheme: [SAME_SOLVENT],
          modelAnswer: 'The solubility of a substance, and so its Rf value, is different in another solvent.',
          solution: 'How far a substance is carried depends on its solubility in the solvent.',
        }),
      },
    }
  },
  verify: ({ front, known, high, absent, second }) => {
    const tenths = (at: number) => Math.round((known[at] ?? 0) * 10)
    return {
      'b.i': (tenths(high) * front) / 10,
      'b.ii': tenths(high) / 10,
      'd.i': (tenths(absent) * second) / 10,
    }
  },
})

supplement('ink-on-a-document', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a = 0, b = 0, c = 0, d = 0, further = 0] = random.shuffle([...HEIGHTS])
    const front = random.pick([8, 10, 12])
    const [slow = 0.3, fast = 0.7] = [random.pick([0.2, 0.25, 0.35]), random.pick([0.6, 0.75, 0.85])]
    return {
      a,
      b,
      c,
      d,
      further: random.chance(0.5) ? [further] : [],
      pens: random.shuffle(['same', 'close', 'other'] as const),
      front,
      slow,
      fast,
      document: random.pick(['a cheque', 'a letter', 'a will', 'a ticket']),
      solvent: random.pick(['ethanol', 'propanone']),
    }
  },
  make: ({ a, b, c, d, further, pens, front, slow, fast, document, solvent }) => {
    const spotsOf = { same: [a, b, 0, ...further], close: [a, c, 0, ...further], other: [d, c] } as const
    const letterOf = (kind: (typeof pens)[number]) => ['J', 'K', 'L'][pens.indexOf(kind)] ?? 'J'
    const moved = 2 + further.length
    const dyes = moved + 2
    const gap = roundTo((fast - slow) * front, 3)
    return {
      stem: [
        `The ink on ${document}, X, is compared with the ink of three pens, J, K and L. The solvent is water. The chromatogram is shown.`,
        `A chromatogram is run in water to find which of three pens, J, K or L, was used to sign ${document}. X is the ink from the document.`,
        `Police officers want to know with which pen, J, K or L, ${document} was written. The inks of the pens and the ink of the document, X, are run in water.`,
      ],
      figure: spotsFigure([
        { label: 'X', spots: rising(spotsOf.same) },
        ...pens.map((kind, at) => ({ label: ['J', 'K', 'L'][at] ?? 'J', spots: rising(spotsOf[kind]) })),
      ]),
      parts: {
        'a.i': letterPart(
          'Identify the pen that could have been used.',
          letterOf('same'),
          `All spots of pen ${letterOf('same')} are at the heights of the spots of X.`,
        ),
        'a.ii': ask.written({
          prompt: `Explain how the chromatogram shows that pen ${letterOf('close')} was not used.`,
          lines: 2,
          objective: 'AO2',
          scheme: [NOT_THIS_PEN(letterOf('close'))],
          modelAnswer: `One spot of pen ${letterOf('close')} is at a height at which X has no spot.`,
          solution: `Pen ${letterOf('close')} and X have as many spots, but not all at the same heights.`,
        }),
        'b.i': ask.written({
          lead: 'One spot of X has stayed on the baseline.',
          prompt: 'Suggest why this spot has not moved.',
          lines: 1,
          objective: 'AO2',
          scheme: [INSOLUBLE_IN_IT('water')],
          modelAnswer: 'It is insoluble in water.',
          solution: 'A solvent carries only what dissolves in it.',
        }),
        'b.ii': ask.number({
          lead: `The part of the ink that has stayed on the baseline is run in ${solvent} and gives two spots. Their *R*_{f} values are ${figures(slow, 2)} and ${figures(fast, 2)}.`,
          prompt: 'Determine the smallest number of dyes that the ink X contains.',
          objective: 'AO2',
          answer: dyes,
          unit: '',
          sigFigs: 1,
          form: 'integer',
          scheme: [String(dyes)],
          solution: `${moved === 2 ? 'Two' : 'Three'} dyes moved in water. What stayed on the baseline was itself a mixture of two dyes, so there are at least ${moved} + 2 = ${dyes}.`,
        }),
        'b.iii': ask.number({
          lead: `In the run with ${solvent}, the solvent travelled ${quantity(front, 'cm')}.`,
          prompt: 'Calculate the distance between the two spots.',
          answer: gap,
          unit: 'cm',
          sigFigs: Number.isInteger(gap) ? 1 : 2,
          scheme: [
            `C1 ${figures(fast, 2)} × ${front} = ${plain(roundTo(fast * front, 3))} or ${figures(slow, 2)} × ${front} = ${plain(roundTo(slow * front, 3))}`,
            `A1 ${plain(roundTo(fast * front, 3))} − ${plain(roundTo(slow * front, 3))} = ${quantity(gap, 'cm')}`,
          ],
          solution: `The spots are ${plain(roundTo(fast * front, 3))} cm and ${plain(roundTo(slow * front, 3))} cm above the baseline: ${quantity(gap, 'cm')} apart.`,
        }),
        c: ask.written({
          prompt: 'Explain why the two dyes travel different distances in the same solvent.',
          marks: 2,
          scheme: [DIFFERENT_SOLUBILITY, DIFFERENT_ATTRACTION],
          modelAnswer:
            'They have different solubilities in the solvent and different attractions to the paper.',
          solution:
            'A more soluble dye is carried further; a dye that is attracted to the paper is held back.',
        }),
      },
    }
  },
  verify: ({ a, b, further, front, slow, fast }) => ({
    'b.ii': [a, b, ...further, slow, fast].length,
    'b.iii': fast * front - slow * front,
  }),
})
