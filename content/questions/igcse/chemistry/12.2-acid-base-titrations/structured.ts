import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { drawable, letteredTitration, twoReadings } from './drawings'
import { NEAREST_TITRES, NOT_TOO_MUCH, SEE_THE_COLOUR } from './points'

const { core, templates } = questionsOf('structured', '12.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const INDICATORS = [
  { name: 'methyl orange', start: 'yellow', end: 'orange' },
  { name: 'thymolphthalein', start: 'blue', end: 'colourless' },
] as const
const COLOURS = ['yellow', 'orange', 'blue', 'colourless', 'green', 'purple']

core('three-titrations', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const titre = random.int(183, 257)
    const used = [titre + random.int(7, 13), titre, titre + 2].map(each => each / 10)
    const starts = [random.int(0, 9), random.int(3, 28), random.int(3, 28)].map(each => each / 10)
    const ends = used.map((each, at) => Math.round((each + (starts[at] ?? 0)) * 10) / 10)
    if (!drawable(starts[2] ?? 0, ends[2] ?? 0)) return null
    return {
      used,
      starts,
      ends,
      indicator: random.pick(INDICATORS),
      alkali: random.pick(['sodium hydroxide', 'potassium hydroxide']),
      acid: random.pick(['hydrochloric acid', 'nitric acid']),
    }
  },
  make: ({ used, starts, ends, indicator, alkali, acid }) => {
    const read = (value: number | undefined) => (value ?? 0).toFixed(1)
    const mean = roundTo(((used[1] ?? 0) + (used[2] ?? 0)) / 2, 2)
    return {
      stem: [
        `25.0 cm^{3} of aqueous ${alkali} is titrated with dilute ${acid} three times. The burette in the third titration is shown.`,
        `A student finds the volume of dilute ${acid} that neutralises 25.0 cm^{3} of aqueous ${alkali}. Three titrations are done; the diagram shows the burette in the third one.`,
        `${capital(acid)} is added from a burette to 25.0 cm^{3} of aqueous ${alkali}. The diagram shows the readings of the third of three titrations.`,
      ],
      figure: twoReadings(starts[2] ?? 0, ends[2] ?? 0),
      parts: {
        a: words({
          subject,
          prompt: 'Name the apparatus that is used to measure exactly 25.0 cm^{3} of the alkali.',
          command: 'Identify',
          answers: [{ text: 'pipette', accept: ['volumetric pipette', 'pipet'] }],
          reject: [{ text: 'measuring cylinder', why: 'A measuring cylinder is not precise enough.' }],
          solution: 'A volumetric pipette delivers one fixed volume precisely.',
        }),
        'b.i': ask.table({
          prompt: 'Complete the table of results.',
          command: 'Complete',
          objective: 'AO2',
          head: ['', 'first', 'second', 'third'],
          rows: [
            [
              { text: 'reading at the end / cm^{3}' },
              { text: read(ends[0]) },
              { text: read(ends[1]) },
              { blank: 'third reading at the end', answer: ends[2] ?? 0, sigFigs: 3, marks: 1 },
            ],
            [
              { text: 'reading at the start / cm^{3}' },
              { text: read(starts[0]) },
              { text: read(starts[1]) },
              { blank: 'third reading at the start', answer: starts[2] ?? 0, sigFigs: 2, marks: 1 },
            ],
            [
              { text: 'volume of acid / cm^{3}' },
              { text: read(used[0]) },
              { text: read(used[1]) },
              {
                blank: 'third volume',
                answer: used[2] ?? 0,
                sigFigs: 3,
                marks: 1,
                follow: {
                  from: [{ cell: 'third reading at the end' }, { cell: 'third reading at the start' }],
                  formula: 'a - b',
                },
              },
            ],
          ],
          scheme: [read(ends[2]), read(starts[2]), read(used[2])],
          solution: `The scale grows downwards, with ten divisions for 1 cm^{3}. ${read(ends[2])} − ${read(starts[2])} = ${read(used[2])}.`,
        }),
        'b.ii': ask.table({
          prompt: 'Calculate the mean of the second and third volumes.',
          command: 'Calculate',
          objective: 'AO2',
          head: ['', 'volume / cm^{3}'],
          rows: [
            [
              { text: 'mean' },
              {
                blank: 'mean volume',
                answer: mean,
                sigFigs: 3,
                marks: 1,
                follow: {
                  from: [{ part: 'b.i', cell: 'third volume' }],
                  formula: `(a + ${read(used[1])})/2`,
                },
              },
            ],
          ],
          scheme: [`(${read(used[1])} + ${read(used[2])}) ÷ 2 = ${quantity(mean, 'cm^3', 3)}`],
          solution: `(${read(used[1])} + ${read(used[2])}) ÷ 2 = ${quantity(mean, 'cm^3', 3)}.`,
        }),
        'b.iii': ask.written({
          prompt: 'Explain why the mean of these two volumes is used.',
          lines: 1,
          objective: 'AO2',
          scheme: [NEAREST_TITRES],
          modelAnswer: 'They are concordant: they are within 0.2 cm³ of each other.',
          solution: 'The first volume is from a rough titration and is not close to the others.',
        }),
        c: ask.table({
          lead: `The indicator is ${indicator.name}.`,
          prompt: 'Complete the table.',
          command: 'Complete',
          head: ['', 'colour'],
          rows: [
            [{ text: 'before acid is added' }, pickCell('colour before', indicator.start, COLOURS)],
            [{ text: 'at the end-point' }, pickCell('colour at the end-point', indicator.end, COLOURS)],
          ],
          scheme: [indicator.start, indicator.end],
          solution: `In an alkali, ${indicator.name} is ${indicator.start}. At the end-point it just becomes ${indicator.end}.`,
        }),
        d: ask.written({
          prompt: 'Explain why the acid is added drop by drop near the end-point.',
          lines: 1,
          scheme: [NOT_TOO_MUCH],
          modelAnswer:
            'So that the addition can be stopped at the exact end-point and not too much is added.',
          solution: 'One drop can be enough to change the colour.',
        }),
      },
    }
  },
})

const CLEANERS = [
  { acid: 'hydrochloric acid', equation: 'HCl + NaOH -> NaCl + H2O' },
  { acid: 'sulfuric acid', equation: 'H2SO4 + 2NaOH -> Na2SO4 + 2H2O' },
  { acid: 'nitric acid', equation: 'HNO3 + NaOH -> NaNO3 + H2O' },
] as const

core('two-cleaners', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const small = random.int(20, 40) * 0.5
    const times = random.pick([1.2, 1.5, 1.6, 2.5])
    const large = small * times
    if (large > 48 || Math.abs(large * 10 - Math.round(large * 10)) > 1e-6) return null
    return {
      small,
      times,
      large,
      stronger: random.pick(['P', 'Q']),
      item: random.pick(CLEANERS),
      rest: random.pick([10, 20]),
    }
  },
  make: ({ small, large, stronger, item: { acid, equation }, rest }) => {
    const [p, q] = stronger === 'P' ? [small, large] : [large, small]
    const times = large / small
    const other = (small * rest) / 25
    const print = (value: number) => figures(value, 3)
    return {
      stem: [
        `Two cleaners, P and Q, contain ${acid}. Each is titrated with 25.0 cm^{3} portions of the same aqueous sodium hydroxide in the apparatus shown. The mean titres are ${print(p)} cm^{3} for P and ${print(q)} cm^{3} for Q.`,
        `The apparatus is used to compare two cleaners, P and Q, which contain ${acid}. To neutralise 25.0 cm^{3} of aqueous sodium hydroxide, ${print(p)} cm^{3} of P or ${print(q)} cm^{3} of Q is needed.`,
        `Cleaners P and Q contain ${acid}. 25.0 cm^{3} of aqueous sodium hydroxide is neutralised by ${print(p)} cm^{3} of P and, in a second titration, by ${print(q)} cm^{3} of Q.`,
      ],
      figure: letteredTitration('cleaner', 'alkali and\nindicator'),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the piece of apparatus labelled A.',
          command: 'Identify',
          answers: [{ text: 'burette', accept: ['buret'] }],
          reject: [{ text: 'pipette', why: 'A pipette delivers one fixed volume and has no tap.' }],
          solution: 'A burette delivers any volume, which is read from its scale.',
        }),
        'a.ii': words({
          subject,
          prompt: 'Name the piece of apparatus labelled B.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'conical flask', accept: ['flask', 'Erlenmeyer flask'] }],
          reject: [{ text: 'beaker', why: 'A beaker has straight sides and no neck.' }],
          solution: 'A conical flask can be swirled without splashing.',
        }),
        b: ask.written({
          prompt: 'Explain why B stands on C, a white tile.',
          lines: 1,
          scheme: [SEE_THE_COLOUR],
          modelAnswer: 'The colour change of the indicator is easier to see.',
          solution: 'Against white, the first permanent change of colour is seen clearly.',
        }),
        'c.i': words({
          subject,
          prompt: `Identify the cleaner in which the ${acid} is more concentrated.`,
          command: 'Identify',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: stronger, accept: [stronger.toLowerCase()] }],
          solution: `A smaller volume of ${stronger} neutralises the same amount of alkali, so ${stronger} is more concentrated.`,
        }),
        'c.ii': ask.number({
          prompt: 'Determine how many times as concentrated it is as the other cleaner.',
          objective: 'AO2',
          answer: times,
          unit: '',
          sigFigs: 2,
          scheme: [`${print(large)} ÷ ${print(small)} = ${plain(times)}`],
          solution: `The larger volume divided by the smaller one: ${print(large)} ÷ ${print(small)} = ${plain(times)}.`,
        }),
        'c.iii': ask.number({
          prompt: `Calculate the volume of cleaner ${stronger} that neutralises ${print(rest)} cm^{3} of the aqueous sodium hydroxide.`,
          answer: other,
          unit: 'cm^3',
          sigFigs: Number.isInteger(other) && other < 10 ? 1 : 2,
          scheme: steps(`${print(small)} × ${rest} ÷ 25`, quantity(other, 'cm^3', 3)),
          solution: `The volumes are in proportion: ${print(small)} × ${rest} ÷ 25.0 = ${quantity(other, 'cm^3', 3)}.`,
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${acid} with sodium hydroxide.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `$\\ce{${equation}}$. An acid and an alkali form a salt and water.`,
        }),
      },
    }
  },
  verify: ({ small, large, rest }) => ({
    'c.ii': 1 / (small / large),
    'c.iii': small / (25 / rest),
  }),
})
