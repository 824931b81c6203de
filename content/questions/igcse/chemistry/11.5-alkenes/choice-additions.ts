import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { lowered } from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { lettered, oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { formulaOf, type Look } from '../11.4-alkanes/alkanes'
import {
  ADDING,
  alkene,
  BROMO_1_PROPANE,
  BROMO_2_BUTANE,
  BROMO_2_PROPANE,
  BROMOETHANE,
  BROMOETHENE,
  BROMOPROPENE,
  DIBROMO_11_ETHANE,
  DIBROMO_12_BUTANE,
  DIBROMO_12_ETHANE,
  DIBROMO_12_PENTANE,
  DIBROMO_12_PROPANE,
  DIBROMO_13_BUTANE,
  DIBROMO_13_PROPANE,
  DIBROMO_14_BUTANE,
  DIBROMO_22_PROPANE,
  DIBROMO_23_BUTANE,
  DIBROMO_23_PENTANE,
} from './alkenes'

const { supplement, templates } = choiceQuestions('11.5', { calculator: 'not-needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const REAGENTS = ['bromine', 'hydrogen', 'steam'] as const

supplement('formula-of-the-adduct', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const adding = random.pick(ADDING)
    const { n } = adding
    const reagent = random.pick(REAGENTS)
    const C = `C${n}`
    const H = 2 * n
    const right = { bromine: `${C}H${H}Br2`, hydrogen: formulaOf(n), steam: `${C}H${H + 2}O` }[reagent]
    const slips: Readonly<Record<(typeof REAGENTS)[number], readonly (readonly [string, string])[]>> = {
      bromine: [
        [
          `${C}H${H - 1}Br and HBr`,
          'You replaced a hydrogen atom: that is substitution, but an alkene adds.',
        ],
        [`${C}H${H}Br only`, 'You added one atom of the bromine molecule, but both are added.'],
        [`${C}H${H - 2}Br2 and H2`, 'You replaced hydrogen atoms, but they stay when bromine is added.'],
        [`${C}H${H + 1}Br only`, 'You added hydrogen bromide instead of bromine.'],
      ],
      hydrogen: [
        [`${C}H${H + 1} only`, 'You added one atom of the hydrogen molecule, but both are added.'],
        [`${C}H${H - 2} and 2H2`, 'You took hydrogen away from the alkene instead of adding it.'],
        [
          `${C}H${H + 4} only`,
          'You added two molecules of hydrogen, but one double bond takes one molecule.',
        ],
        [`${n}CH4 only`, 'You broke the bonds between carbon atoms, but only the double bond opens.'],
      ],
      steam: [
        [
          `${C}H${H - 1}OH and H2`,
          'You replaced a hydrogen atom by –OH, but both parts of the water are added.',
        ],
        [
          `${formulaOf(n)} and O2`,
          'You added the hydrogen of the water only, but the oxygen is added as well.',
        ],
        [`${C}H${H}O and H2`, 'You added the oxygen of the water only, but its hydrogen is added as well.'],
        [`${C}H${H + 4}O2 only`, 'You added two molecules of water, but one double bond takes one molecule.'],
      ],
    }
    return { adding, reagent, right, wrong: random.sample(slips[reagent], 3) }
  },
  make: ({ adding, reagent, right, wrong }) => {
    const how = {
      bromine: 'with bromine',
      hydrogen: 'with hydrogen in the presence of a nickel catalyst',
      steam: 'with steam in the presence of an acid catalyst',
    }[reagent]
    const what = reagent === 'steam' ? 'water' : reagent
    return {
      stem: [
        `The displayed formula of an alkene is shown. It reacts ${how}.`,
        `The alkene shown reacts ${how}.`,
        `An alkene with the displayed formula shown reacts completely ${how}.`,
      ],
      figure: oneMolecule(adding.one),
      prompt: ['What is formed?', 'What is formed in this reaction?'],
      right: `${lowered(right)} only`,
      wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
      solution: `One molecule of ${what} adds to the double bond of ${lowered(alkene(adding.n))}, and there is one product only: ${lowered(right)}.`,
    }
  },
})

type Case = { told: string; typed: string; right: Look; wrong: readonly (readonly [Look, string])[] }

const ONE = 'You added one bromine atom only, but both atoms of the molecule are added.'
const SAME = 'You put both bromine atoms on one carbon atom, but each end of the double bond takes one.'
const KEPT = 'You replaced a hydrogen atom and kept the double bond, but it is the double bond that opens.'
const APART = 'You put the bromine atoms on carbon atoms that were not joined by the double bond.'
const MOVED = 'You put the double bond of the alkene in another place of the chain.'

const CASES: readonly Case[] = [
  {
    told: 'ethene',
    typed: 'CH2=CH2',
    right: DIBROMO_12_ETHANE,
    wrong: [
      [DIBROMO_11_ETHANE, SAME],
      [BROMOETHANE, ONE],
      [BROMOETHENE, KEPT],
    ],
  },
  {
    told: 'propene',
    typed: 'CH2=CHCH3',
    right: DIBROMO_12_PROPANE,
    wrong: [
      [DIBROMO_13_PROPANE, APART],
      [DIBROMO_22_PROPANE, SAME],
      [BROMO_1_PROPANE, ONE],
      [BROMO_2_PROPANE, ONE],
      [BROMOPROPENE, KEPT],
    ],
  },
  {
    told: 'but-1-ene',
    typed: 'CH2=CHCH2CH3',
    right: DIBROMO_12_BUTANE,
    wrong: [
      [DIBROMO_23_BUTANE, MOVED],
      [DIBROMO_14_BUTANE, APART],
      [DIBROMO_13_BUTANE, APART],
      [BROMO_2_BUTANE, ONE],
    ],
  },
  {
    told: 'but-2-ene',
    typed: 'CH3CH=CHCH3',
    right: DIBROMO_23_BUTANE,
    wrong: [
      [DIBROMO_12_BUTANE, MOVED],
      [DIBROMO_14_BUTANE, APART],
      [DIBROMO_13_BUTANE, APART],
      [BROMO_2_BUTANE, ONE],
    ],
  },
]

supplement('drawing-of-the-adduct', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const { told, typed, right, wrong } = random.pick(CASES)
    const drawn: (readonly [Look, string | null])[] = [[right, null], ...random.sample(wrong, 3)]
    return { told, typed, all: random.shuffle(drawn) }
  },
  make: ({ told, typed, all }) => {
    const why = (at: number) => all[at]?.[1] ?? null
    const letter = LETTERS[all.findIndex(([, error]) => error === null)]
    return {
      stem: [
        `Bromine reacts with ${told}, ${lowered(typed)}.`,
        `A student adds bromine to ${told}, ${lowered(typed)}. An addition reaction takes place.`,
        `${lowered(typed)}, ${told}, turns bromine colourless.`,
      ],
      figure: lettered(all.map(([look], at) => [LETTERS[at] ?? '', look] as const)),
      prompt: ['Which compound is formed?', 'What is the displayed formula of the product?'],
      options: inThisOrder({ A: why(0), B: why(1), C: why(2), D: why(3) }),
      solution: `The double bond becomes a single bond, and each of its two carbon atoms takes one bromine atom: ${letter}.`,
    }
  },
})

type Back = { product: Look; right: string; wrong: readonly (readonly [string, string])[] }

const PLACE = 'You put the double bond beside the carbon atoms that carry bromine, not between them.'
const NONE = 'You gave an alkane, but an alkane has no double bond to which bromine could be added.'
const LENGTH = 'You changed the number of carbon atoms, but an addition leaves the chain as it is.'

const BACKS: readonly Back[] = [
  {
    product: DIBROMO_12_PROPANE,
    right: 'CH2=CHCH3',
    wrong: [
      ['CH3CH2CH3', NONE],
      ['CH2=CH2', LENGTH],
      ['CH3CH=CHCH3', LENGTH],
      ['CH2=CHCH2CH3', LENGTH],
    ],
  },
  {
    product: DIBROMO_12_BUTANE,
    right: 'CH2=CHCH2CH3',
    wrong: [
      ['CH3CH=CHCH3', PLACE],
      ['CH3CH2CH2CH3', NONE],
      ['CH2=CHCH3', LENGTH],
      ['CH2=CHCH2CH2CH3', LENGTH],
    ],
  },
  {
    product: DIBROMO_23_BUTANE,
    right: 'CH3CH=CHCH3',
    wrong: [
      ['CH2=CHCH2CH3', PLACE],
      ['CH3CH2CH2CH3', NONE],
      ['CH2=CHCH3', LENGTH],
      ['CH3CH=CHCH2CH3', LENGTH],
    ],
  },
  {
    product: DIBROMO_12_PENTANE,
    right: 'CH2=CHCH2CH2CH3',
    wrong: [
      ['CH3CH=CHCH2CH3', PLACE],
      ['CH3CH2CH2CH2CH3', NONE],
      ['CH2=CHCH2CH3', LENGTH],
    ],
  },
  {
    product: DIBROMO_23_PENTANE,
    right: 'CH3CH=CHCH2CH3',
    wrong: [
      ['CH2=CHCH2CH2CH3', PLACE],
      ['CH3CH2CH2CH2CH3', NONE],
      ['CH3CH=CHCH3', LENGTH],
    ],
  },
]

supplement('alkene-from-the-adduct', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const back = random.pick(BACKS)
    return { back, wrong: random.sample(back.wrong, 3) }
  },
  make: ({ back, wrong }) => ({
    stem: [
      'A hydrocarbon reacts with bromine. The displayed formula of the only product is shown.',
      'The compound shown is the only product when bromine is added to a hydrocarbon.',
      'Bromine is shaken with a hydrocarbon, and the orange colour disappears. The only product is the compound shown.',
    ],
    figure: oneMolecule(back.product),
    prompt: ['What is the structural formula of the hydrocarbon?', 'From which hydrocarbon is it formed?'],
    right: lowered(back.right),
    wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
    solution: `The two carbon atoms that carry bromine were joined by the double bond: ${lowered(back.right)}.`,
  }),
})

supplement('conditions-of-an-addition', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const adding = random.pick(ADDING.slice(0, 3))
    const alcohol = { 2: 'ethanol', 3: 'propan-2-ol', 4: 'butan-2-ol' }[adding.n] ?? 'ethanol'
    const isSteam = random.chance(0.5)
    const { name } = adding.saturated
    const right = isSteam ? `steam | acid | ${alcohol}` : `hydrogen | nickel | ${name}`
    const wrong: readonly (readonly [string, string])[] = isSteam
      ? [
          [`steam | nickel | ${alcohol}`, 'You took the catalyst for the addition of hydrogen.'],
          [`steam | acid | ${name}`, 'You forgot that the oxygen of the water is added as well.'],
          [`hydrogen | acid | ${name}`, 'You took the catalyst for the addition of steam.'],
          [`hydrogen | nickel | ${alcohol}`, 'You took the product of steam for that of hydrogen.'],
        ]
      : [
          [`hydrogen | acid | ${name}`, 'You took the catalyst for the addition of steam.'],
          [`hydrogen | nickel | ${alcohol}`, 'You took the product of steam for that of hydrogen.'],
          [`steam | nickel | ${alcohol}`, 'You took the catalyst for the addition of hydrogen.'],
          [`steam | acid | ${name}`, 'You forgot that the oxygen of the water is added as well.'],
        ]
    return { adding, right, wrong: random.sample(wrong, 3) }
  },
  make: ({ adding, right, wrong }) => ({
    stem: '',
    prompt: [
      `Which row describes an addition reaction of ${adding.one.name}?`,
      `Which row is correct for an addition reaction of ${adding.one.name}?`,
    ],
    columns: 'added | catalyst | product',
    right,
    wrong: Object.fromEntries(wrong),
    solution:
      'Hydrogen is added with a nickel catalyst and gives an alkane. Steam is added with an acid catalyst and gives an alcohol.',
  }),
})

supplement('mass-of-bromine-and-alkene', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const n = random.int(3, 8)
    const moles = random.pick([0.025, 0.05, 0.1, 0.15])
    const right = 14 * n
    const wrong = threeSlips(
      random,
      right,
      [
        [7 * n, 'You divided the mass of bromine by 80, but a bromine molecule, Br_{2}, has a mass of 160.'],
        [
          28 * n,
          'You took half as many moles of the alkene as of bromine, but they react in the ratio 1 to 1.',
        ],
        [right + 2, 'You added two hydrogen atoms, as if the hydrocarbon were an alkane.'],
        [right + 160, 'You gave the relative molecular mass of the product, in which bromine is included.'],
        [160, 'You gave the relative molecular mass of bromine.'],
      ],
      value => String(value),
    )
    return wrong ? { mass: right * moles, bromine: 160 * moles, right, wrong } : null
  },
  make: ({ mass, bromine, right, wrong }) => ({
    stem: [
      `${quantity(mass, 'g', 3)} of an alkene reacts with exactly ${quantity(bromine, 'g', 3)} of bromine. Each molecule of the alkene has one double bond.`,
      `An alkene has one double bond in each molecule. ${quantity(bromine, 'g', 3)} of bromine is just enough to react with ${quantity(mass, 'g', 3)} of it.`,
      `Bromine is added to ${quantity(mass, 'g', 3)} of an alkene, which has one double bond in each molecule, until all of the alkene has reacted. ${quantity(bromine, 'g', 3)} of bromine is used.`,
    ].map(each => `${each} [*A*_{r}: Br, 80]`),
    prompt: [
      'What is the relative molecular mass of the alkene?',
      'What is the relative molecular mass, *M*_{r}, of this alkene?',
    ],
    options: bySize({ right, wrong, print: value => String(value) }),
    solution: `Moles of bromine = ${quantity(bromine, 'g', 3)} ÷ 160 = ${quantity(bromine / 160, 'mol')}. One molecule of bromine adds to one of the alkene, so *M*_{r} = ${quantity(mass, 'g', 3)} ÷ ${quantity(bromine / 160, 'mol')} = ${right}.`,
  }),
  // By proportion, without moles: the mass that takes 160 g of bromine.
  verify: ({ mass, bromine }) => String(Math.round((mass * 160) / bromine)),
})
