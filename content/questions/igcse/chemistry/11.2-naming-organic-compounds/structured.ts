import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import {
  BUT_1_ENE,
  BUTANE,
  type Compound,
  ETHANE,
  ETHANOIC_ACID,
  ETHANOL,
  ETHENE,
  lowered,
  METHANE,
  METHANOL,
  memberOf,
  PROPANE,
  PROPANOIC_ACID,
  SERIES,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { lettered } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { pickCell } from '../cells'
import { acidFormula, acidName, alcoholFormula, alcoholName, esterFormula, esterName } from './esters'

const { core, supplement, templates } = questionsOf('structured', '11.2', { calculator: 'not-needed' })

export { templates }

const subject = 'igcse/chemistry'
const LETTERS = ['P', 'Q', 'R'] as const
const NAMES = ['methane', 'ethane', 'ethene', 'ethanol', 'ethanoic acid'] as const

core('names-and-drawings', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const all = random.sample([METHANE, ETHANE, ETHENE, ETHANOIC_ACID], 3)
    const types = random.sample(SERIES, 2)
    return { all, types, carbons: random.sample([5, 6, 7, 8, 9, 10] as const, 2) }
  },
  make: ({ all, types, carbons }) => {
    const formulas = types.map((series, at) => memberOf(series, carbons[at] ?? 5))
    return {
      stem: [
        'The displayed formulae of three organic compounds, P, Q and R, are shown.',
        'P, Q and R are three organic compounds. Their displayed formulae are shown.',
        'A student draws the displayed formulae of three compounds, P, Q and R.',
      ],
      figure: lettered(all.map((each, at) => [LETTERS[at] ?? '', each] as const)),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the name of each compound.',
          command: 'Complete',
          head: ['compound', 'name'],
          rows: all.map((each, at) => [
            { text: LETTERS[at] ?? '' },
            pickCell(`name of ${LETTERS[at]}`, each.name, NAMES),
          ]),
          scheme: all.map((each, at) => `${LETTERS[at]}: ${each.name}`),
          solution:
            'The ending follows from the functional group: C=C gives -ene, –OH -ol and –COOH -oic acid.',
        }),
        'b.i': words({
          subject,
          lead: 'Ethene reacts with steam in the presence of a catalyst.',
          prompt: 'Name the organic product.',
          command: 'Identify',
          answers: [{ text: 'ethanol' }],
          reject: ['ethane', 'ethene', 'ethanal', 'methane', 'methanol'].map(text => ({
            text,
            why: `The product is not ${text}.`,
          })),
          solution: 'Ethene and steam form ethanol.',
        }),
        'b.ii': ask.structure({
          prompt: 'Draw the displayed formula of this product.',
          answer: ETHANOL.typed,
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: `${lowered(ETHANOL.typed)}: each carbon atom has four bonds, the oxygen atom two.`,
        }),
        c: ask.table({
          lead: 'The formulae of two other compounds are given in the table.',
          prompt: 'Complete the table with the type of each compound.',
          command: 'Complete',
          objective: 'AO2',
          head: ['formula', 'type of compound'],
          rows: formulas.map((typed, at) => [
            { text: lowered(typed) },
            pickCell(`type of ${at + 1}`, types[at] ?? 'alkane', SERIES),
          ]),
          scheme: formulas.map((typed, at) => `${lowered(typed)}: ${types[at]}`),
          solution:
            'An alkane has 2*n* + 2 hydrogen atoms for *n* carbon atoms, an alkene 2*n*. An alcohol ends in –OH, a carboxylic acid in –COOH.',
        }),
      },
    }
  },
})

const SHOWN: readonly (readonly [Compound, Compound])[] = [
  [METHANOL, PROPANOIC_ACID],
  [ETHANOL, PROPANOIC_ACID],
  [METHANOL, ETHANOIC_ACID],
]

const ISOMERS = [
  { told: 'but-2-ene', typed: 'CH3CH=CHCH3' },
  { told: 'but-1-ene', typed: BUT_1_ENE.typed },
  { told: 'propan-2-ol', typed: 'CH3CH(OH)CH3' },
  { told: 'butan-2-ol', typed: 'CH3CH2CH(OH)CH3' },
  { told: 'butan-1-ol', typed: 'CH3CH2CH2CH2OH' },
  { told: 'butanoic acid', typed: acidFormula(4) },
  { told: 'propane', typed: PROPANE.typed },
  { told: 'butane', typed: BUTANE.typed },
] as const

const namesBut = (right: string, all: readonly string[]) =>
  all.filter(each => each !== right).map(text => ({ text, why: `This is not ${text}.` }))

const ESTERS = [1, 2, 3, 4].flatMap(alcohol => [1, 2, 3, 4].map(acid => esterName(alcohol, acid)))
const OTHERS = ['methanol', 'ethanol', 'propan-1-ol', 'propan-2-ol', 'butan-1-ol', 'butan-2-ol']
const ACIDS = [1, 2, 3, 4].map(acidName)

supplement('an-ester-from-two-compounds', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [alcohol, acid] = [random.int(1, 4), random.int(1, 4)]
    const [pair, drawn] = [random.pick(SHOWN), random.pick(ISOMERS)]
    // `Another` ester, of another alcohol than P and than the one to draw.
    const isTold = alcohol === pair[0].atoms.C || alcoholName(alcohol) === drawn.told
    return alcohol === acid || isTold ? null : { pair, alcohol, acid, drawn }
  },
  make: ({ pair: [one, two], alcohol, acid, drawn }) => ({
    stem: [
      'The displayed formulae of two organic compounds, P and Q, are shown. They react to form an ester.',
      'P and Q are organic compounds that react with each other to form an ester. Their displayed formulae are shown.',
      'An ester is made from the two compounds P and Q, which are shown.',
    ],
    figure: lettered([
      ['P', one],
      ['Q', two],
    ]),
    parts: {
      'a.i': words({
        subject,
        prompt: 'Name P.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: one.name }],
        reject: namesBut(one.name, OTHERS),
        solution: `P has –OH and ${one.atoms.C === 1 ? 'one carbon atom' : 'two carbon atoms'}: ${one.name}.`,
      }),
      'a.ii': words({
        subject,
        prompt: 'Name Q.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: two.name }],
        reject: namesBut(two.name, ACIDS),
        solution: `Q has –COOH and, with its carbon atom, ${two.atoms.C === 2 ? 'two' : 'three'} carbon atoms: ${two.name}.`,
      }),
      'a.iii': ask.structure({
        prompt: 'Draw the displayed formula of the ester that P and Q form.',
        objective: 'AO2',
        answer: esterFormula(one.atoms.C, two.atoms.C),
        displayed: true,
        stereo: false,
        scheme: ['displayed formula of the ester'],
        solution: `The acid loses –OH and the alcohol the H atom of its –OH: ${lowered(esterFormula(one.atoms.C, two.atoms.C))}.`,
      }),
      'b.i': words({
        subject,
        lead: `Another ester has the structural formula ${lowered(esterFormula(alcohol, acid))}.`,
        prompt: 'Name this ester.',
        command: 'Identify',
        objective: 'AO2',
        mode: 'words',
        answers: [{ text: esterName(alcohol, acid) }],
        reject: namesBut(esterName(alcohol, acid), ESTERS),
        solution: `It is made from ${alcoholName(alcohol)} and ${acidName(acid)}. The alcohol part stands first.`,
      }),
      'b.ii': ask.structure({
        prompt: 'Give the structural formula of the alcohol that it is made from.',
        command: 'Give',
        objective: 'AO2',
        answer: alcoholFormula(alcohol),
        displayed: false,
        stereo: false,
        scheme: [lowered(alcoholFormula(alcohol))],
        solution: `The chain behind the O atom with two single bonds comes from ${alcoholName(alcohol)}, ${lowered(alcoholFormula(alcohol))}.`,
      }),
      c: ask.structure({
        prompt: `Draw the displayed formula of ${drawn.told}.`,
        answer: drawn.typed,
        displayed: true,
        stereo: false,
        scheme: ['all atoms and all bonds'],
        solution: `The prefix tells the number of carbon atoms, the ending the type: ${lowered(drawn.typed)}.`,
      }),
    },
  }),
})
