import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { columnFigure, filterFigure, heatingFigure } from './drawings'
import { BELOW_PURE, BOILS_DIFFER, GOOD_SOLVENT, LOWEST_FIRST, OVER_A_RANGE, RINSE_ALL } from './points'

const { core, templates } = questionsOf('structured', '12.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const SOLIDS = [
  { salt: 'sodium chloride', grit: 'sand' },
  { salt: 'potassium nitrate', grit: 'clay' },
  { salt: 'copper(II) sulfate', grit: 'sand' },
  { salt: 'potassium chloride', grit: 'chalk' },
] as const

core('crystals-from-a-mixture', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const sample = random.int(8, 20)
    const share = random.int(11, 18) * 5
    const dry = roundTo((sample * (100 - share)) / 100, 2)
    return { ...random.pick(SOLIDS), sample, dry, share }
  },
  make: ({ salt, grit, sample, dry, share }) => {
    const steps = [
      { id: 'water', text: 'add warm water and stir' },
      { id: 'filter', text: `filter to remove the ${grit}` },
      { id: 'heat', text: 'heat the solution until it is saturated' },
      { id: 'cool', text: 'leave the solution to cool' },
      { id: 'take', text: 'filter off the crystals' },
      { id: 'dry', text: 'dry the crystals between sheets of filter paper' },
    ]
    return {
      stem: [
        `A solid is a mixture of ${salt} and ${grit}. The ${grit} is insoluble in water. The diagram shows one step of the separation.`,
        `A student separates a mixture of ${salt}, which is soluble in water, and ${grit}, which is insoluble. One step is shown.`,
        `Crystals of ${salt} are to be obtained from a mixture with ${grit}, which is insoluble in water. The diagram shows one of the steps.`,
      ],
      figure: filterFigure(),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the general names of X and Y.',
          head: ['letter', 'name'],
          rows: [
            [
              { text: 'X' },
              pickCell('name of X', 'residue', ['residue', 'filtrate', 'distillate', 'solvent']),
            ],
            [
              { text: 'Y' },
              pickCell('name of Y', 'filtrate', ['residue', 'filtrate', 'distillate', 'solvent']),
            ],
          ],
          scheme: ['residue', 'filtrate'],
          solution: 'The residue stays in the filter paper, the filtrate passes through it.',
        }),
        b: ask.order({
          prompt: `Identify the order of the steps that give pure, dry crystals of ${salt} from the mixture.`,
          marks: 3,
          items: steps,
          answer: steps.map(({ id }) => id),
          scheme: sequenceScheme(steps.length, 3),
          solution:
            'Dissolve, filter, evaporate to the crystallising point, cool. Then the crystals are filtered off and dried.',
        }),
        c: ask.written({
          prompt: 'X is washed with a little distilled water while it is in the funnel. Suggest why.',
          command: 'Suggest',
          lines: 1,
          scheme: [RINSE_ALL(salt, salt.split(' ')[1] ?? salt)],
          modelAnswer: `Some ${salt} solution is left in the residue. The water washes it into the filtrate.`,
          solution: `Between the grains of X there is still some solution. Without washing, this ${salt} is lost.`,
        }),
        d: ask.number({
          lead: `In another experiment, ${quantity(sample, 'g')} of the mixture gives ${quantity(dry, 'g')} of dry ${grit}.`,
          prompt: `Calculate the percentage by mass of ${salt} in the mixture.`,
          answer: share,
          unit: '%',
          scheme: [
            `C1 ${plain(sample)} − ${plain(dry)} = ${quantity(roundTo(sample - dry, 3), 'g')}`,
            `A1 ${plain(roundTo(sample - dry, 3))} ÷ ${plain(sample)} × 100 = ${share} %`,
          ],
          solution: `Mass of ${salt}: ${quantity(roundTo(sample - dry, 3), 'g')}. ${plain(roundTo(sample - dry, 3))} ÷ ${plain(sample)} × 100 = ${share} %.`,
        }),
      },
    }
  },
  verify: ({ sample, dry }) => ({ d: 100 - (100 * dry) / sample }),
})

const SERIES = [
  ['methanol', 65],
  ['ethanol', 78],
  ['propan-1-ol', 97],
  ['butan-1-ol', 118],
  ['pentan-1-ol', 138],
] as const

const HYDROCARBONS = [
  ['pentane', 36],
  ['hexane', 69],
  ['heptane', 98],
  ['octane', 126],
  ['nonane', 151],
] as const

const PARTS = ['condenser', 'fractionating column', 'thermometer', 'burette', 'gas syringe'] as const

core('three-liquids-in-a-column', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const family = random.pick([SERIES, HYDROCARBONS])
    const chosen = random.sample([0, 1, 2, 3, 4], 3)
    const [one, two, three] = [random.int(6, 20) * 2, random.int(6, 20) * 2, random.int(6, 20) * 2]
    const total = one + two + three
    if (total > 100 || total % 10 !== 0) return null
    return { liquids: chosen.map(at => family[at] ?? family[0]), volumes: [one, two, three] as const, total }
  },
  make: ({ liquids, volumes: [one, two, three], total }) => {
    const sorted = liquids.toSorted(([, low], [, high]) => low - high)
    const [first, , last] = sorted.map(([name]) => name)
    return {
      stem: [
        'A mixture of three miscible liquids is separated in the apparatus shown. The table gives their boiling points.',
        'Three miscible liquids are mixed. The diagram shows how they are separated. Their boiling points are given in the table.',
        'A chemist separates a mixture of three miscible liquids. The apparatus is shown, and the boiling points are in the table.',
      ],
      figure: columnFigure(),
      table: {
        head: ['liquid', 'boiling point / °C'],
        rows: liquids.map(([name, boils]) => [name, plain(boils)]),
      },
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name this method of separation.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'fractional distillation' }],
          reject: [
            { text: 'simple distillation', why: 'There is a column for several liquids.' },
            { text: 'distillation', why: 'The kind of distillation is asked.' },
          ],
          solution: 'Distillation with a column is fractional distillation.',
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table with the names of the apparatus.',
          head: ['letter', 'name'],
          rows: [
            [{ text: 'P' }, pickCell('name of P', 'thermometer', PARTS)],
            [{ text: 'Q' }, pickCell('name of Q', 'fractionating column', PARTS)],
            [{ text: 'R' }, pickCell('name of R', 'condenser', PARTS)],
          ],
          scheme: ['thermometer', 'fractionating column', 'condenser'],
          solution: 'Vapour rises through the column, passes the thermometer and is cooled in the condenser.',
        }),
        'b.i': words({
          subject,
          prompt: 'Identify the liquid that is collected first.',
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: first ?? '' }],
          reject: liquids
            .filter(([name]) => name !== first)
            .map(([text]) => ({ text, why: 'Another liquid has a lower boiling point.' })),
          solution: `${capital(first ?? '')} has the lowest boiling point.`,
        }),
        'b.ii': ask.written({
          prompt: 'Explain how this method separates the liquids.',
          marks: 2,
          scheme: [BOILS_DIFFER, LOWEST_FIRST],
          modelAnswer:
            'The liquids have different boiling points. The liquid with the lowest boiling point is collected first.',
          solution:
            'Vapours of liquids with higher boiling points condense in the column and run back into the flask.',
        }),
        c: ask.number({
          lead: `From ${quantity(total, 'cm^3')} of the mixture, ${quantity(one, 'cm^3')} of the first liquid and ${quantity(two, 'cm^3')} of the second liquid are collected. The rest is ${last}.`,
          prompt: `Calculate the percentage by volume of ${last} in the mixture.`,
          answer: (100 * three) / total,
          unit: '%',
          scheme: [
            `C1 ${total} − ${one} − ${two} = ${quantity(three, 'cm^3')}`,
            `A1 ${three} ÷ ${total} × 100 = ${quantity((100 * three) / total, '%', 3)}`,
          ],
          solution: `${total} − ${one} − ${two} = ${quantity(three, 'cm^3')}, and ${three} ÷ ${total} × 100 = ${quantity((100 * three) / total, '%', 3)}.`,
        }),
      },
    }
  },
  verify: ({ volumes: [one, two], total }) => ({ c: 100 - (100 * one) / total - (100 * two) / total }),
})

const SOLVENTS = ['water', 'ethanol', 'propanone'] as const

core('purity-of-a-medicine', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const low = random.int(8, 12) * 10
    const begins = low + random.int(6, 9) * 2
    const ends = begins + random.int(3, 5) * 2
    const cold = random.int(4, 12) / 10
    const hot = random.int(12, 30)
    return {
      low,
      begins,
      ends,
      melts: ends + random.int(2, 4),
      cold,
      hot,
      good: random.int(0, 2),
      turned: random.chance(0.5),
      used: random.pick([50, 150, 200, 250]),
      what: random.pick(['a medicine', 'a flavouring', 'a perfume', 'a dye']),
    }
  },
  make: ({ low, begins, ends, melts, cold, hot, good, turned, used, what }) => {
    const solvent = SOLVENTS[good] ?? 'water'
    const [one, two] = turned
      ? [
          [cold, roundTo(cold + 0.3, 1)],
          [roundTo(hot - 2, 1), roundTo(hot + 4, 1)],
        ]
      : [
          [roundTo(hot - 2, 1), roundTo(hot + 4, 1)],
          [cold, roundTo(cold + 0.3, 1)],
        ]
    const others = SOLVENTS.filter(each => each !== solvent)
    const rows = SOLVENTS.map(each => {
      const [at20 = 0, at50 = 0] =
        each === solvent ? [cold, hot] : each === others[0] ? (one ?? []) : (two ?? [])
      return [each, plain(at20), plain(at50)]
    })
    const mass = roundTo(((hot - cold) * used) / 100, 3)
    return {
      stem: [
        `Compound Z is used in ${what}. A sample of Z is heated, and its temperature is measured. Pure Z melts at ${melts} °C. The table gives the solubility of Z in three solvents.`,
        `A sample of Z, a compound in ${what}, is heated slowly. The graph shows its temperature. The melting point of pure Z is ${melts} °C. The table shows how soluble Z is.`,
        `The graph shows how the temperature of a sample of compound Z changes while it is heated. Pure Z melts at ${melts} °C and is used in ${what}. The solubility of Z in three solvents is given in the table.`,
      ],
      figure: heatingFigure(begins, ends, low),
      table: {
        head: [
          'solvent',
          'solubility of Z at 20 °C / g per 100 cm^{3} of solvent',
          'solubility of Z at 50 °C / g per 100 cm^{3} of solvent',
        ],
        rows,
      },
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the temperature at which the sample begins to melt.',
          command: 'Determine',
          objective: 'AO2',
          answer: begins,
          unit: '°C',
          tolerance: 1,
          scheme: [`${begins} °C (± 1 °C)`],
          solution: `The line bends for the first time at 3 minutes, at ${begins} °C.`,
        }),
        'a.ii': ask.written({
          prompt: 'State **two** ways in which the graph shows that the sample is impure.',
          marks: 2,
          objective: 'AO2',
          scheme: [OVER_A_RANGE, BELOW_PURE],
          modelAnswer:
            'It melts over a range of temperatures, and it melts below the melting point of pure Z.',
          solution: `It melts from ${begins} °C to ${ends} °C. Pure Z melts at ${melts} °C, sharply.`,
        }),
        'b.i': ask.table({
          lead: 'The sample is purified by crystallisation: it is dissolved in as little solvent as possible at 50 °C, and the solution is cooled to 20 °C.',
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['', 'solvent'],
          rows: [[{ text: 'most suitable solvent' }, pickCell('most suitable solvent', solvent, SOLVENTS)]],
          scheme: [solvent],
          solution: `Much Z dissolves in ${solvent} at 50 °C, and little at 20 °C.`,
        }),
        'b.ii': ask.written({
          prompt: 'Explain your choice.',
          command: 'Explain',
          lines: 2,
          objective: 'AO2',
          scheme: [GOOD_SOLVENT],
          modelAnswer: `Z is very soluble in hot ${solvent} and hardly soluble in cold ${solvent}, so crystals form when it cools.`,
          solution:
            'In one of the others Z hardly dissolves at all. In the other one most of it stays dissolved when the solution cools.',
        }),
        c: ask.number({
          lead: `Pure Z is dissolved in ${quantity(used, 'cm^3')} of ${solvent} at 50 °C, until the solution is saturated. The solution is cooled to 20 °C.`,
          prompt: 'Calculate the mass of the crystals that form.',
          answer: mass,
          unit: 'g',
          scheme: [
            `C1 ${plain(hot)} − ${plain(cold)} = ${quantity(roundTo(hot - cold, 2), 'g')} for 100 cm^{3}`,
            `A1 ${plain(roundTo(hot - cold, 2))} × ${used} ÷ 100 = ${quantity(mass, 'g')}`,
          ],
          solution: `For 100 cm^{3} of solvent ${quantity(roundTo(hot - cold, 2), 'g')} can no longer be dissolved. For ${quantity(used, 'cm^3')} this is ${plain(roundTo(hot - cold, 2))} × ${used} ÷ 100 = ${quantity(mass, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ begins, hot, cold, used }) => ({
    'a.i': begins,
    c: (hot / 100) * used - (cold / 100) * used,
  }),
})
