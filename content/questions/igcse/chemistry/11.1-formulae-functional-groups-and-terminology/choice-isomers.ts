import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import {
  BOILING,
  BUT_1_ENE,
  BUT_2_ENE,
  BUTANOIC_ACID,
  type Compound,
  lowered,
  PROPAN_1_OL,
  PROPAN_2_OL,
  PROPANOIC_ACID,
} from './compounds'
import { boilingGraph, oneMolecule } from './drawings'

const { supplement, templates } = choiceQuestions('11.1', { calculator: 'not-needed' })

export { templates }

type Told = { one: Compound; wrong: readonly Wrong[]; right: string }

const OTHER_CHAIN = 'You gave a structure with the same atoms in another arrangement: it is an isomer.'

const TOLD: readonly Told[] = [
  {
    one: PROPAN_2_OL,
    right: 'CH3CH(OH)CH3',
    wrong: [
      ['CH3CH2CH2OH', 'You put –OH on a carbon atom at the end of the chain, but it is on the middle one.'],
      ['CH3CH(OH)CH2CH3', 'You wrote a chain of four carbon atoms, but there are three.'],
      ['CH3C(OH)CH3', 'You left out the hydrogen atom of the middle carbon atom.'],
      ['CH3CH2(OH)CH3', 'You gave the middle carbon atom five bonds: it has one H atom only.'],
    ],
  },
  {
    one: PROPAN_1_OL,
    right: 'CH3CH2CH2OH',
    wrong: [
      ['CH3CH(OH)CH3', 'You put –OH on the middle carbon atom, but it is at the end of the chain.'],
      ['CH3CH2OH', 'You wrote a chain of two carbon atoms, but there are three.'],
      ['CH3CH2CH3OH', 'You gave the last carbon atom five bonds: it has two H atoms only.'],
      ['CH3CH2COOH', 'You took –OH for –COOH, but no carbon atom has C=O.'],
    ],
  },
  {
    one: PROPANOIC_ACID,
    right: 'CH3CH2COOH',
    wrong: [
      ['CH3COOCH3', OTHER_CHAIN],
      ['CH3CH2CH2OH', 'You overlooked the double bond between carbon and oxygen.'],
      ['CH3CH2CH2COOH', 'You counted the carbon atom of –COOH twice.'],
      ['CH3COOH', 'You missed one carbon atom of the chain.'],
    ],
  },
  {
    one: BUTANOIC_ACID,
    right: 'CH3CH2CH2COOH',
    wrong: [
      ['CH3CH2COOCH3', OTHER_CHAIN],
      ['CH3CH2CH2CH2OH', 'You overlooked the double bond between carbon and oxygen.'],
      ['CH3CH2CH2CH2COOH', 'You counted the carbon atom of –COOH twice.'],
      ['CH3CH2COOH', 'You missed one carbon atom of the chain.'],
    ],
  },
  {
    one: BUT_1_ENE,
    right: 'CH2=CHCH2CH3',
    wrong: [
      ['CH3CH=CHCH3', 'You put the double bond in the middle of the chain, but it is at the end.'],
      ['CH3CH2CH2CH3', 'You overlooked the double bond.'],
      ['CH2=CHCH3', 'You missed one carbon atom of the chain.'],
      ['CH3=CHCH2CH3', 'You gave the first carbon atom five bonds: it has two H atoms only.'],
    ],
  },
  {
    one: BUT_2_ENE,
    right: 'CH3CH=CHCH3',
    wrong: [
      ['CH2=CHCH2CH3', 'You put the double bond at the end of the chain, but it is in the middle.'],
      ['CH3CH2CH2CH3', 'You overlooked the double bond.'],
      ['CH3CH=CHCH2CH3', 'You counted one carbon atom too many.'],
      ['CH3CH2=CH2CH3', 'You gave the middle carbon atoms five bonds: they have one H atom each.'],
    ],
  },
]

supplement('structural-formula-of-a-drawing', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const told = random.pick(TOLD)
    return { told, wrong: random.sample(told.wrong, 3) }
  },
  make: ({ told: { one, right }, wrong }) => ({
    stem: [
      'The displayed formula of an organic compound is shown.',
      'A molecule of an organic compound is shown with all its atoms and bonds.',
      'A student writes the structural formula of the compound shown.',
    ],
    figure: oneMolecule(one),
    prompt: ['What is the structural formula of the compound?', 'Which structural formula is correct?'],
    right: lowered(right),
    wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
    solution: `Go along the chain and write behind each carbon atom what is bonded to it: ${lowered(right)}.`,
  }),
})

type Isomer = {
  given: string
  isomers: readonly string[]
  turned: string
  longer: string
  other: readonly [typed: string, what: string]
}

const ISOMERS: readonly Isomer[] = [
  {
    given: 'CH3CH2CH2CH3',
    isomers: ['CH3CH(CH3)CH3'],
    turned: 'CH3(CH2)2CH3',
    longer: 'CH3CH2CH3',
    other: ['CH3CH2CH=CH2', 'has two hydrogen atoms fewer'],
  },
  {
    given: 'CH3CH2CH2OH',
    isomers: ['CH3CH(OH)CH3'],
    turned: 'HOCH2CH2CH3',
    longer: 'CH3CH2CH2CH2OH',
    other: ['CH3CH2COOH', 'has one more oxygen atom'],
  },
  {
    given: 'CH3CH2CH=CH2',
    isomers: ['CH3CH=CHCH3'],
    turned: 'CH2=CHCH2CH3',
    longer: 'CH3CH=CH2',
    other: ['CH3CH2CH2CH3', 'has two more hydrogen atoms'],
  },
  {
    given: 'CH3CH2CH2CH2OH',
    isomers: ['CH3CH2CH(OH)CH3', 'CH3CH(CH3)CH2OH'],
    turned: 'HOCH2CH2CH2CH3',
    longer: 'CH3CH2CH2OH',
    other: ['CH3CH2CH2COOH', 'has one more oxygen atom'],
  },
  {
    given: 'CH3CH2COOH',
    isomers: ['CH3COOCH3', 'HCOOCH2CH3'],
    turned: 'HOOCCH2CH3',
    longer: 'CH3CH2CH2COOH',
    other: ['CH3CH2CH2OH', 'has one oxygen atom fewer'],
  },
]

supplement('isomer-or-the-same-compound', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(ISOMERS)
    return { one, right: random.pick(one.isomers) }
  },
  make: ({ one: { given, turned, longer, other }, right }) => ({
    stem: [
      `A compound has the structural formula ${lowered(given)}.`,
      `The molecules of an organic compound are described by the structural formula ${lowered(given)}.`,
      `A student looks for a structural isomer of the compound ${lowered(given)}.`,
    ],
    prompt: [
      'Which compound is a structural isomer of this compound?',
      'Which is the structural formula of an isomer of it?',
    ],
    right: lowered(right),
    wrong: [
      [lowered(turned), 'You took the same compound, written in another way, for an isomer.'],
      [
        lowered(longer),
        'You took another member of the same series: it differs by CH_{2}, so its molecular formula is different.',
      ],
      [lowered(other[0]), `You overlooked the molecular formula: this compound ${other[1]}.`],
    ],
    solution: `${lowered(right)} has the same molecular formula as ${lowered(given)} but another structure. ${lowered(turned)} is the same compound, read from the other end or with its chain written shorter.`,
  }),
})

const atoms = (count: number) => `${count} carbon atom${count === 1 ? '' : 's'}`

supplement('boiling-point-from-the-trend', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(BOILING)
    return { one, hidden: random.int(1, one.points.length - 2), leansUp: random.chance(0.5) }
  },
  make: ({ one, hidden, leansUp }) => {
    const at = (index: number) => one.points[index] ?? 0
    const right = at(hidden)
    const carbons = one.from + hidden
    const [below, above] = [at(hidden - 1), at(hidden + 1)]
    const farther = leansUp
      ? ([2 * above - right, `You went on to about ${atoms(carbons + 2)}.`] as const)
      : ([
          2 * below - right,
          'You continued the trend backwards instead of forwards from the point before.',
        ] as const)
    const slips = [
      [below, `You read the point for ${atoms(carbons - 1)}.`] as const,
      [above, `You read the point for ${carbons + 1} carbon atoms.`] as const,
      farther,
    ]
    return {
      stem: [
        `The graph shows the boiling points of some unbranched ${one.series}s. The point for ${carbons} carbon atoms is missing.`,
        `Boiling points of unbranched ${one.series}s are plotted against the number of carbon atoms. One point, for ${carbons} carbon atoms, has been left out.`,
        `A student plots the boiling points of unbranched members of a homologous series, the ${one.series}s. The value for ${carbons} carbon atoms was not known.`,
      ],
      figure: boilingGraph(one, hidden),
      prompt: [
        `What is the most likely boiling point of the ${one.series} with ${carbons} carbon atoms?`,
        `Which boiling point fits the trend for ${carbons} carbon atoms?`,
      ],
      options: bySize({ right, wrong: slips, print: value => `${String(value).replace('-', '−')} °C` }),
      solution: `The boiling point rises steadily along the series, so it lies between those of the neighbours, ${String(below).replace('-', '−')} °C and ${above} °C: about ${right} °C.`,
    }
  },
})
