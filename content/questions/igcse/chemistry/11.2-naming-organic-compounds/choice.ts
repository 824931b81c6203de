import type { Wrong } from '@/lib/exams/authoring/options'
import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import {
  article,
  BUT_1_ENE,
  BUT_2_ENE,
  BUTAN_1_OL,
  BUTANOIC_ACID,
  type Compound,
  ETHANE,
  ETHANOIC_ACID,
  ETHANOL,
  ETHENE,
  lowered,
  METHANE,
  memberOf,
  PROPAN_1_OL,
  PROPAN_2_OL,
  PROPANOIC_ACID,
  SERIES,
  type Series,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { acidName, alcoholName, esterFormula, esterName, esterSeen } from './esters'

const { core, supplement, templates } = choiceQuestions('11.2', { calculator: 'not-needed' })

export { templates }

const drawn = (typed: string, seen: string): Compound => ({
  name: '',
  series: 'alkane',
  typed,
  atoms: { C: 0, H: 0, O: 0 },
  seen,
})

const FIVE: readonly Compound[] = [METHANE, ETHANE, ETHENE, ETHANOL, ETHANOIC_ACID]

const NOT_THIS: Readonly<Record<string, string>> = {
  methane: 'You took the alkane with one carbon atom and four hydrogen atoms.',
  ethane: 'You took the compound of two carbon atoms that has only C and H atoms and only single bonds.',
  ethene: 'You took the compound with a double bond between two carbon atoms.',
  ethanol: 'You took the compound with –OH on a carbon atom that has no C=O.',
  'ethanoic acid': 'You took the compound with a –COOH group.',
}

core('one-of-five-compounds', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(FIVE)
    return {
      one,
      wrong: random.sample(
        FIVE.filter(each => each !== one),
        3,
      ),
    }
  },
  make: ({ one, wrong }) => ({
    stem: [
      'The displayed formula of an organic compound is shown.',
      'The diagram shows a molecule of an organic compound.',
      'A student draws this displayed formula.',
    ],
    figure: oneMolecule(one),
    prompt: ['What is the name of the compound?', 'Which compound is this?'],
    right: one.name,
    wrong: wrong.map(({ name }): Wrong => [name, NOT_THIS[name] ?? '']),
    solution: `The structural formula is ${lowered(one.typed)}. The compound is called ${one.name}.`,
  }),
})

const STEMS = ['pent', 'hex', 'hept', 'oct', 'non', 'dec'] as const

function longName(series: Series, at: number, place: number): string {
  const begin = STEMS[at] ?? 'pent'
  if (series === 'alkane') return `${begin}ane`
  if (series === 'alkene') return `${begin}-${place}-ene`
  return series === 'alcohol' ? `${begin}an-${place}-ol` : `${begin}anoic acid`
}

const ENDING: Readonly<Record<Series, string>> = {
  alkane: '-ane',
  alkene: '-ene',
  alcohol: '-ol',
  'carboxylic acid': '-oic acid',
}

const SIGN: Readonly<Record<Series, string>> = {
  alkane: '2*n* + 2 hydrogen atoms for *n* carbon atoms and no other element',
  alkene: '2*n* hydrogen atoms for *n* carbon atoms and no other element',
  alcohol: 'the group –OH without C=O',
  'carboxylic acid': 'the group –COOH',
}

core('type-of-an-unknown-compound', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    series: random.pick(SERIES),
    at: random.int(0, 5),
    place: random.int(1, 2),
    named: random.chance(0.5),
  }),
  make: ({ series, at, place, named }) => {
    const given = named ? longName(series, at, place) : lowered(memberOf(series, at + 5))
    return {
      stem: named
        ? [
            `A compound is called ${given}.`,
            `The label of a bottle says ${given}.`,
            `A chemist uses ${given}.`,
          ]
        : [
            `An organic compound has the formula ${given}.`,
            `The formula of an organic compound is ${given}.`,
            `The label of a bottle gives only the formula ${given}. The compound is a member of one of these four series.`,
          ],
      prompt: ['What type of compound is it?', 'To which series does the compound belong?'],
      right: series,
      wrong: SERIES.filter(each => each !== series).map(
        (each): Wrong => [
          each,
          named
            ? `You overlooked the ending: the name of ${article(each)} ends in ${ENDING[each]}.`
            : `You misread the formula: that of ${article(each)} has ${SIGN[each]}.`,
        ],
      ),
      solution: named
        ? `The ending ${ENDING[series]} tells that it is ${article(series)}.`
        : `The formula has ${SIGN[series]}, so the compound is ${article(series)}.`,
    }
  },
})

type Named = { one: Compound; wrong: readonly Wrong[] }

const BUTAN_2_OL: Compound = {
  name: 'butan-2-ol',
  series: 'alcohol',
  typed: 'CH3CH2CH(OH)CH3',
  atoms: { C: 4, H: 10, O: 1 },
  seen: 'four carbon atoms in a chain of single bonds; from the left they carry three H atoms, two H atoms, one H atom and an O atom that carries an H atom, three H atoms',
}
const WRONG_END = 'You numbered the carbon atoms from the wrong end of the chain.'
const WRONG_PLACE = 'You gave the wrong place of the functional group.'

const NAMED: readonly Named[] = [
  {
    one: PROPAN_1_OL,
    wrong: [
      ['propan-2-ol', WRONG_PLACE],
      ['propan-3-ol', WRONG_END],
      ['butan-1-ol', 'You counted four carbon atoms, but there are three.'],
      ['propanoic acid', 'You took –OH for –COOH, but there is no C=O.'],
    ],
  },
  {
    one: PROPAN_2_OL,
    wrong: [
      ['propan-1-ol', WRONG_PLACE],
      ['butan-2-ol', 'You counted four carbon atoms, but there are three.'],
      ['propanoic acid', 'You took –OH for –COOH, but there is no C=O.'],
      ['ethan-2-ol', 'You counted two carbon atoms, but there are three.'],
    ],
  },
  {
    one: BUTAN_1_OL,
    wrong: [
      ['butan-2-ol', WRONG_PLACE],
      ['butan-4-ol', WRONG_END],
      ['propan-1-ol', 'You counted three carbon atoms, but there are four.'],
      ['butanoic acid', 'You took –OH for –COOH, but there is no C=O.'],
    ],
  },
  {
    one: BUTAN_2_OL,
    wrong: [
      ['butan-1-ol', WRONG_PLACE],
      ['butan-3-ol', WRONG_END],
      ['propan-2-ol', 'You counted three carbon atoms, but there are four.'],
      ['butanoic acid', 'You took –OH for –COOH, but there is no C=O.'],
    ],
  },
  {
    one: BUT_1_ENE,
    wrong: [
      ['but-2-ene', WRONG_PLACE],
      ['but-3-ene', WRONG_END],
      ['butane', 'You overlooked the double bond.'],
      ['propene', 'You counted three carbon atoms, but there are four.'],
    ],
  },
  {
    one: BUT_2_ENE,
    wrong: [
      ['but-1-ene', WRONG_PLACE],
      ['but-3-ene', 'You gave the wrong place, and the lower number is used.'],
      ['butane', 'You overlooked the double bond.'],
      ['propene', 'You counted three carbon atoms, but there are four.'],
    ],
  },
  {
    one: PROPANOIC_ACID,
    wrong: [
      ['ethanoic acid', 'You left out the carbon atom of –COOH.'],
      ['butanoic acid', 'You counted four carbon atoms, but there are three.'],
      ['propan-1-ol', 'You overlooked the double bond C=O.'],
      ['methyl ethanoate', 'You took the acid for an ester, but its O–H shows the acid.'],
    ],
  },
  {
    one: BUTANOIC_ACID,
    wrong: [
      ['propanoic acid', 'You left out the carbon atom of –COOH.'],
      ['ethanoic acid', 'You counted two carbon atoms, but there are four.'],
      ['butan-1-ol', 'You overlooked the double bond C=O.'],
      ['methyl propanoate', 'You took the acid for an ester, but its O–H shows the acid.'],
    ],
  },
]

/** Nothing for an acid, whose group is always at the end. */
function whereTheGroupIs({ name, series }: Compound): string {
  const place = /\d/.exec(name)?.[0]
  if (!place) return ''
  const group = series === 'alkene' ? 'the double bond begins' : 'the –OH group is'
  return ` Counted from the end that gives the lower number, ${group} at carbon atom ${place}.`
}

supplement('name-with-a-number', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const named = random.pick(NAMED)
    return { one: named.one, wrong: random.sample(named.wrong, 3) }
  },
  make: ({ one, wrong }) => ({
    stem: [
      'The displayed formula of an organic compound is shown.',
      'The diagram shows a molecule of an organic compound.',
      'A chemist has to label a bottle of the compound shown.',
    ],
    figure: oneMolecule(one),
    prompt: ['What is the name of the compound?', 'Which name is correct?'],
    right: one.name,
    wrong,
    solution: `${lowered(one.typed)} has ${one.atoms.C} carbon atoms${one.series === 'carboxylic acid' ? ', that of –COOH included' : ''}.${whereTheGroupIs(one)} It is ${one.name}.`,
  }),
})

/** Two different numbers of carbon atoms, so that the parts can be exchanged. */
const couple = (random: { int: (from: number, to: number) => number }) => {
  const [alcohol, acid] = [random.int(1, 4), random.int(1, 4)]
  return alcohol === acid ? null : { alcohol, acid }
}

supplement('name-of-an-ester', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const parts = couple(random)
    if (!parts || parts.alcohol + parts.acid > 6) return null
    const { alcohol, acid } = parts
    const slips: Wrong[] = []
    if (acid > 1)
      slips.push([
        esterName(alcohol, acid - 1),
        'You left out the carbon atom of C=O when you counted those of the acid part.',
      ])
    if (acid < 4)
      slips.push([esterName(alcohol, acid + 1), 'You counted one carbon atom too many in the acid part.'])
    if (alcohol < 4)
      slips.push([esterName(alcohol + 1, acid), 'You counted one carbon atom too many in the alcohol part.'])
    if (alcohol > 1)
      slips.push([esterName(alcohol - 1, acid), 'You missed one carbon atom of the alcohol part.'])
    const swap = esterName(acid, alcohol)
    const rest = slips.filter(([name]) => name !== swap)
    return rest.length < 2 ? null : { alcohol, acid, wrong: random.sample(rest, 2) }
  },
  make: ({ alcohol, acid, wrong }) => ({
    stem: [
      'The displayed formula of an ester is shown.',
      'The diagram shows a molecule of an ester.',
      'An ester in a fruit has the displayed formula shown.',
    ],
    figure: oneMolecule(drawn(esterFormula(alcohol, acid), esterSeen(alcohol, acid))),
    prompt: ['What is the name of the ester?', 'Which name does the ester have?'],
    right: esterName(alcohol, acid),
    wrong: [
      [esterName(acid, alcohol), 'You exchanged the two parts: the chain with C=O comes from the acid.'],
      ...wrong,
    ],
    solution: `The chain with C=O, its carbon atom included, has ${acid} carbon atom${acid === 1 ? '' : 's'}: the acid is ${acidName(acid)}. The other chain comes from ${alcoholName(alcohol)}. The alcohol part stands first: ${esterName(alcohol, acid)}.`,
  }),
})

supplement('alcohol-and-acid-of-an-ester', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const parts = couple(random)
    return parts && parts.acid > 1 ? { ...parts, shift: random.chance(0.5) } : null
  },
  make: ({ alcohol, acid, shift }) => {
    const other = shift ? Math.min(alcohol + 1, 4) : Math.max(alcohol - 1, 1)
    const wrongAlcohol = other === alcohol ? (alcohol === 4 ? 3 : 2) : other
    return {
      stem: [
        `An ester has the structural formula ${lowered(esterFormula(alcohol, acid))}.`,
        `The structural formula of an ester is ${lowered(esterFormula(alcohol, acid))}.`,
        `A perfume contains the ester ${lowered(esterFormula(alcohol, acid))}.`,
      ],
      prompt: [
        'From which alcohol and which carboxylic acid is the ester made?',
        'Which two compounds react to form this ester?',
      ],
      options: rows(
        ['alcohol', 'carboxylic acid'],
        [alcoholName(alcohol), acidName(acid)],
        [
          [
            [alcoholName(acid), acidName(alcohol)],
            'You exchanged the two parts: the chain with C=O comes from the acid.',
          ],
          [
            [alcoholName(alcohol), acidName(acid - 1)],
            'You left out the carbon atom of C=O, which belongs to the acid.',
          ],
          [
            [alcoholName(wrongAlcohol), acidName(acid)],
            'You miscounted the carbon atoms behind the O atom with two single bonds.',
          ],
        ],
      ),
      solution: `In front of and with C=O there are ${acid} carbon atoms: ${acidName(acid)}. Behind the O atom with two single bonds there ${alcohol === 1 ? 'is 1 carbon atom' : `are ${alcohol} carbon atoms`}: ${alcoholName(alcohol)}.`,
    }
  },
})
