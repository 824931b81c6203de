import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { pickCell } from '../cells'
import { capital } from '../shared'
import {
  article,
  BOILING,
  BUT_1_ENE,
  BUT_2_ENE,
  BUTANE,
  BUTANOIC_ACID,
  type Compound,
  ETHANE,
  ETHANOIC_ACID,
  ETHANOL,
  ETHENE,
  GENERAL,
  lowered,
  METHANOL,
  memberOf,
  molecularOf,
  PROPAN_1_OL,
  PROPAN_2_OL,
  PROPANE,
  PROPANOIC_ACID,
  PROPENE,
  SERIES,
  type Series,
} from './compounds'
import { boilingGraph, lettered, oneMolecule } from './drawings'
import {
  BOILING_RISES,
  FEATURES,
  FUNCTIONAL_GROUP,
  HAS_DOUBLE_BOND,
  otherMolecularFormula,
  STRUCTURAL_ISOMERS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '11.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'
const LETTERS = ['P', 'Q', 'R'] as const

const molecular = ({ atoms: { C, H, O } }: Compound) => molecularOf(C, H, O)

const TO_DRAW = [
  { one: ETHANE, told: 'the alkane that has two carbon atoms' },
  { one: PROPANE, told: 'the alkane that has three carbon atoms' },
  { one: ETHENE, told: 'the alkene that has two carbon atoms' },
  { one: PROPENE, told: 'the alkene that has three carbon atoms' },
  { one: METHANOL, told: 'the alcohol that has one carbon atom' },
  { one: ETHANOL, told: 'the alcohol that has two carbon atoms' },
  { one: ETHANOIC_ACID, told: 'the carboxylic acid that has two carbon atoms' },
] as const

core('three-displayed-formulae', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const alkene = random.pick([ETHENE, PROPENE, BUT_1_ENE])
    const withOxygen = random.pick([ETHANOL, PROPAN_1_OL, ETHANOIC_ACID, PROPANOIC_ACID])
    const third =
      withOxygen.series === 'alcohol'
        ? random.pick([ETHANE, PROPANE, ETHANOIC_ACID, BUTANOIC_ACID])
        : random.pick([ETHANE, PROPANE, BUTANE, ETHANOL, METHANOL])
    const all = random.shuffle([alkene, withOxygen, third])
    const drawn = random.pick(TO_DRAW)
    if (all.some(each => each === drawn.one)) return null
    return {
      all,
      alkene,
      withOxygen,
      drawn,
      family: random.pick(['alkane', 'alkene', 'alcohol'] as const),
      carbons: random.int(6, 12),
    }
  },
  make: ({ all, alkene, withOxygen, drawn: { one, told }, family, carbons }) => {
    const letter = (of: Compound) => LETTERS[all.indexOf(of)] ?? 'P'
    const isAcid = withOxygen.series === 'carboxylic acid'
    const group = isAcid ? 'COOH' : 'OH'
    return {
      stem: [
        'The displayed formulae of three organic compounds, P, Q and R, are shown.',
        'P, Q and R are three organic compounds. Their displayed formulae are shown.',
        'A student draws the displayed formulae of three organic compounds, P, Q and R.',
      ],
      figure: lettered(all.map((each, at) => [LETTERS[at] ?? '', each] as const)),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the homologous series of each compound.',
          command: 'Complete',
          head: ['compound', 'homologous series'],
          rows: all.map((each, at) => [
            { text: LETTERS[at] ?? '' },
            pickCell(
              `series of ${LETTERS[at]}`,
              `${each.series}s`,
              SERIES.map(name => `${name}s`),
            ),
          ]),
          scheme: all.map((each, at) => `${LETTERS[at]}: ${each.series}s`),
          solution:
            'Look for the functional group: C=C in an alkene, –OH in an alcohol, –COOH in a carboxylic acid. An alkane has only single bonds and no oxygen.',
        }),
        b: words({
          subject,
          prompt: `Deduce the molecular formula of ${letter(withOxygen)}.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: molecular(withOxygen) }],
          solution: `Count the symbols: ${withOxygen.atoms.C} C, ${withOxygen.atoms.H} H and ${withOxygen.atoms.O} O.`,
        }),
        'c.i': ask.written({
          prompt: 'State what is meant by the term *functional group*.',
          lines: 2,
          scheme: FUNCTIONAL_GROUP,
          modelAnswer:
            'An atom or group of atoms that determines the chemical properties of a homologous series.',
          solution: 'Say what it is made of, and what it does.',
        }),
        'c.ii': words({
          subject,
          prompt: `State the formula of the functional group of ${letter(withOxygen)}.`,
          mode: 'formula',
          answers: [{ text: group, accept: isAcid ? ['-COOH', 'CO2H', '-CO2H', 'HOOC'] : ['-OH', 'HO'] }],
          solution: isAcid
            ? 'One carbon atom has both =O and –O–H: the group is –COOH.'
            : 'The O atom is between a C atom and an H atom: the group is –OH.',
        }),
        d: ask.written({
          prompt: `Explain why ${letter(alkene)} is unsaturated.`,
          lines: 2,
          scheme: [HAS_DOUBLE_BOND],
          modelAnswer: 'It has a carbon–carbon double bond.',
          solution: 'A compound is unsaturated if one or more of its carbon–carbon bonds are not single.',
        }),
        e: words({
          subject,
          lead: `Another compound is ${article(family)} with ${carbons} carbon atoms in each molecule.`,
          prompt: 'Deduce its formula.',
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [
            {
              text: memberOf(family, carbons),
              accept: family === 'alcohol' ? [molecularOf(carbons, 2 * carbons + 2, 1)] : [],
            },
          ],
          solution: `The general formula is ${GENERAL[family]}, with *n* = ${carbons}: ${lowered(memberOf(family, carbons))}.`,
        }),
        f: ask.structure({
          prompt: `Draw the displayed formula of ${told}.`,
          answer: one.typed,
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: `${capital(one.name)} is ${lowered(one.typed)}. Each carbon atom has four bonds, each hydrogen atom one${one.atoms.O > 0 ? ', each oxygen atom two' : ''}.`,
        }),
      },
    }
  },
})

type Shown = {
  one: Compound
  /** which isomer is asked for, and its structural formula */
  asked: string
  isomer: string
  alsoRight?: readonly string[]
  others: readonly Compound[]
}

const SHOWN: readonly Shown[] = [
  {
    one: BUTANE,
    asked: 'the other compound with this molecular formula',
    isomer: 'CH3CH(CH3)CH3',
    others: [PROPANE, BUT_1_ENE],
  },
  {
    one: BUT_1_ENE,
    asked: 'an isomer that is an alkene with an unbranched chain',
    isomer: 'CH3CH=CHCH3',
    others: [BUTANE, PROPENE],
  },
  {
    one: BUT_2_ENE,
    asked: 'an isomer that is an alkene with an unbranched chain',
    isomer: 'CH2=CHCH2CH3',
    others: [BUTANE, PROPENE],
  },
  {
    one: PROPAN_1_OL,
    asked: 'an isomer that is also an alcohol',
    isomer: 'CH3CH(OH)CH3',
    others: [ETHANOL, PROPANOIC_ACID],
  },
  {
    one: PROPAN_2_OL,
    asked: 'an isomer that is also an alcohol',
    isomer: 'CH3CH2CH2OH',
    others: [ETHANOL, PROPANOIC_ACID],
  },
]

const WRONG_GENERAL: Readonly<Record<Series, string>> = {
  alkane: 'You gave the general formula of the alkanes.',
  alkene: 'You gave the general formula of the alkenes.',
  alcohol: 'You gave the general formula of the alcohols.',
  'carboxylic acid': 'You gave the general formula of the carboxylic acids.',
}

supplement('a-compound-and-its-isomer', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const shown = random.pick(SHOWN)
    return { shown, other: random.pick(shown.others), carbons: random.int(6, 12) }
  },
  make: ({ shown: { one, asked, isomer }, other, carbons }) => ({
    stem: [
      'The displayed formula of compound X is shown.',
      'X is an organic compound. Its displayed formula is shown.',
      'The diagram shows all atoms and bonds in a molecule of compound X.',
    ],
    figure: oneMolecule(one),
    parts: {
      'a.i': words({
        subject,
        prompt: 'Deduce the molecular formula of X.',
        command: 'Deduce',
        objective: 'AO2',
        mode: 'formula',
        answers: [{ text: molecular(one) }],
        solution: `Count the symbols: ${lowered(molecular(one))}.`,
      }),
      'a.ii': ask.structure({
        prompt: 'Give the structural formula of X.',
        command: 'Give',
        objective: 'AO2',
        answer: one.typed,
        displayed: false,
        stereo: false,
        scheme: [lowered(one.typed)],
        solution: `Go along the chain and write behind each carbon atom what is bonded to it: ${lowered(one.typed)}.`,
      }),
      'b.i': ask.written({
        prompt: 'State what is meant by the term *structural isomers*.',
        lines: 2,
        scheme: STRUCTURAL_ISOMERS,
        modelAnswer: 'Compounds with the same molecular formula but different structural formulae.',
        solution: 'Name what is the same and what is different.',
      }),
      'b.ii': ask.structure({
        lead: 'X has structural isomers.',
        prompt: `Draw the displayed formula of ${asked}.`,
        objective: 'AO2',
        answer: isomer,
        displayed: true,
        stereo: false,
        scheme: [lowered(isomer)],
        solution: `The same atoms in another arrangement: ${lowered(isomer)}.`,
      }),
      c: ask.written({
        prompt: `Explain why ${lowered(other.typed)} is **not** a structural isomer of X.`,
        command: 'Explain',
        objective: 'AO2',
        lines: 2,
        scheme: [otherMolecularFormula(molecular(other), one.atoms, other.atoms)],
        modelAnswer: 'It has a different molecular formula.',
        solution: `Its molecular formula is ${lowered(molecular(other))}, that of X is ${lowered(molecular(one))}.`,
      }),
      'd.i': ask.choice({
        prompt: 'Which is the general formula of the homologous series to which X belongs?',
        right: GENERAL[one.series],
        wrong: Object.fromEntries(
          SERIES.filter(each => each !== one.series).map(each => [GENERAL[each], WRONG_GENERAL[each]]),
        ),
        solution: `X is ${article(one.series)}: ${GENERAL[one.series]}.`,
      }),
      'd.ii': words({
        subject,
        prompt: `Deduce the formula of the member of this series with ${carbons} carbon atoms.`,
        command: 'Deduce',
        objective: 'AO2',
        mode: 'formula',
        answers: [
          {
            text: memberOf(one.series, carbons),
            accept: one.series === 'alcohol' ? [molecularOf(carbons, 2 * carbons + 2, 1)] : [],
          },
        ],
        solution: `Put *n* = ${carbons} into the general formula: ${lowered(memberOf(one.series, carbons))}.`,
      }),
    },
  }),
})

const BY_SERIES = {
  alkane: { rest: 2, drawn: 'CH3CH2CH2CH3', told: 'the unbranched alkane with four carbon atoms' },
  alkene: {
    rest: 0,
    drawn: 'CH2=CHCH2CH3',
    told: 'the unbranched alkene with four carbon atoms and the double bond at the end of its chain',
  },
  alcohol: {
    rest: 18,
    drawn: 'CH3CH2CH2OH',
    told: 'the unbranched alcohol with three carbon atoms and –OH at the end of its chain',
  },
} as const

supplement('boiling-points-along-a-series', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const one = random.pick(BOILING)
    const [large, carbons] = [random.int(9, 16), random.int(11, 18)]
    // `Another` member: not the one of the part before.
    return large === carbons ? null : { one, hidden: random.int(2, one.points.length - 2), large, carbons }
  },
  make: ({ one, hidden, large, carbons }) => {
    const { rest, drawn, told } = BY_SERIES[one.series]
    const expected = one.points[hidden] ?? 0
    const missing = one.from + hidden
    const mass = 14 * large + rest
    return {
      stem: [
        `The graph shows the boiling points of some unbranched ${one.series}s. The point for ${missing} carbon atoms is missing.`,
        `The ${one.series}s are a homologous series. The boiling points of some unbranched members are plotted. There is no point for ${missing} carbon atoms.`,
        `A student plots boiling points of unbranched ${one.series}s from a book of data, but finds no value for ${missing} carbon atoms.`,
      ],
      figure: boilingGraph(one, hidden),
      parts: {
        'a.i': ask.written({
          prompt: 'State how the boiling point changes as the number of carbon atoms increases.',
          objective: 'AO2',
          lines: 1,
          scheme: [BOILING_RISES],
          modelAnswer: 'The boiling point increases.',
          solution: 'Each point is higher than the one before it: a trend in a physical property.',
        }),
        'a.ii': ask.number({
          prompt: `Predict the boiling point of the ${one.series} with ${missing} carbon atoms.`,
          answer: expected,
          unit: '°C',
          tolerance: 6,
          sigFigs: 2,
          objective: 'AO2',
          scheme: [`${expected} °C (± 6 °C)`],
          solution: `Draw a smooth curve through the points and read it at ${missing} carbon atoms: about ${expected} °C.`,
        }),
        'b.i': words({
          subject,
          prompt: 'State the formula of the unit by which each member differs from the next.',
          mode: 'formula',
          answers: [{ text: 'CH2', accept: ['-CH2-', '-CH2', 'CH2-'] }],
          solution: 'One carbon atom and two hydrogen atoms are added from each member to the next.',
        }),
        'b.ii': ask.written({
          prompt:
            'Give **two** other features of a homologous series, apart from this unit and a trend in physical properties.',
          command: 'Give',
          marks: 2,
          lines: 2,
          scheme: FEATURES,
          modelAnswer:
            'All members have the same functional group and the same general formula. They have similar chemical properties.',
          solution: 'Two of these three are enough.',
        }),
        'c.i': words({
          subject,
          prompt: `Deduce the formula of the ${one.series} with ${carbons} carbon atoms.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [
            {
              text: memberOf(one.series, carbons),
              accept: one.series === 'alcohol' ? [molecularOf(carbons, 2 * carbons + 2, 1)] : [],
            },
          ],
          solution: `The general formula is ${GENERAL[one.series]}, with *n* = ${carbons}.`,
        }),
        'c.ii': ask.number({
          lead: `Another ${one.series} has a relative molecular mass of ${mass}. [*A*_{r}: H, 1; C, 12; O, 16]`,
          prompt: 'Calculate the number of carbon atoms in one molecule of it.',
          answer: large,
          unit: '',
          sigFigs: 1,
          form: 'integer',
          scheme: steps(`relative molecular mass = 14*n*${rest > 0 ? ` + ${rest}` : ''}`, `*n* = ${large}`),
          solution: `By the general formula, the relative molecular mass is 14*n*${rest > 0 ? ` + ${rest}` : ''} = ${mass}. So *n* = ${mass - rest} ÷ 14 = ${large}.`,
        }),
        d: ask.structure({
          prompt: `Give the structural formula of ${told}.`,
          command: 'Give',
          answer: drawn,
          displayed: false,
          stereo: false,
          scheme: [lowered(drawn)],
          solution: `Write the carbon atoms one after the other with what is bonded to each: ${lowered(drawn)}.`,
        }),
      },
    }
  },
  verify: ({ one, hidden, large }) => {
    // The mass by adding atoms, taken apart again by CH2 units.
    const mass =
      one.series === 'alkene'
        ? large * 12 + 2 * large
        : large * 12 + 2 * large + 2 + (one.series === 'alcohol' ? 16 : 0)
    const first = { alkane: 16, alkene: 28, alcohol: 32 }[one.series]
    const begins = one.series === 'alkene' ? 2 : 1
    return { 'a.ii': one.points[hidden] ?? 0, 'c.ii': begins + (mass - first) / 14 }
  },
})
