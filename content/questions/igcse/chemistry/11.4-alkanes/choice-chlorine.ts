import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { lowered } from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { lettered, oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { capital } from '../shared'
import {
  burning,
  CHLORO_1_PROPANE,
  CHLORO_2_PROPANE,
  CHLOROETHANE,
  CHLOROETHENE,
  CHLOROMETHANE,
  CHLOROPROPENE,
  chlorinating,
  DICHLOROMETHANE,
  DRAWN,
  formulaOf,
  GASES,
  type Look,
  monochloroOf,
  TETRACHLOROMETHANE,
  THREE_ON_ONE_2,
  TWO_ENDS_3,
  TWO_NEIGHBOURS_2,
  TWO_NEIGHBOURS_3,
  TWO_ON_ONE_2,
} from './alkanes'
import { branchedFigure, twoTubes } from './drawings'

const { supplement, templates } = choiceQuestions('11.4', { calculator: 'not-needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

supplement('products-with-chlorine', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(DRAWN.filter(({ n }) => n < 7))
    const C = one.n === 1 ? 'C' : `C${one.n}`
    const H = 2 * one.n + 2
    const wrong = random.sample(
      [
        [
          `${C}H${H}Cl2 only`,
          'You added chlorine to the molecule as to an alkene, but an alkane is saturated.',
        ],
        [
          `${monochloroOf(one.n)} and H2`,
          'You let hydrogen atoms pair up, but each one leaves with a chlorine atom.',
        ],
        [
          `${C}H${H - 2}Cl2 and H2`,
          'You replaced two hydrogen atoms, and by both atoms of one Cl_{2} molecule.',
        ],
        [
          `${C}H${H}Cl and HCl`,
          'You added a chlorine atom without taking a hydrogen atom away from the alkane.',
        ],
        [`${C}H${H - 2} and 2HCl`, 'You took two hydrogen atoms away and put no chlorine in their place.'],
      ] as const,
      3,
    )
    return { one, wrong }
  },
  make: ({ one, wrong }) => ({
    stem: [
      'The alkane shown reacts with chlorine in ultraviolet light. One molecule of the alkane reacts with one molecule of chlorine.',
      'The displayed formula of an alkane is shown. One mole of it reacts with one mole of chlorine in ultraviolet light.',
      'Ultraviolet light shines on a mixture of chlorine and the alkane shown. Equal numbers of molecules of the two react.',
    ],
    figure: oneMolecule(one),
    prompt: ['What is formed?', 'Which products are formed?'],
    right: lowered(`${monochloroOf(one.n)} and HCl`),
    wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
    solution: `One chlorine atom takes the place of a hydrogen atom; the other bonds with that hydrogen atom: $\\ce{${chlorinating(one.n)}}$.`,
  }),
})

type Case = { alkane: string; right: readonly Look[]; wrong: readonly (readonly [Look, string])[] }

const ADDED = 'You put a chlorine atom on two neighbouring carbon atoms, as in an addition to an alkene.'
const TWICE = 'You replaced more than one hydrogen atom.'
const SHORTER = 'You changed the length of the carbon chain, but only a hydrogen atom is replaced.'
const DOUBLE = 'You drew a double bond, but a substitution leaves all carbon–carbon bonds single.'

const CASES: readonly Case[] = [
  {
    alkane: 'ethane',
    right: [CHLOROETHANE],
    wrong: [
      [TWO_NEIGHBOURS_2, ADDED],
      [TWO_ON_ONE_2, TWICE],
      [THREE_ON_ONE_2, TWICE],
      [CHLOROETHENE, DOUBLE],
      [CHLOROMETHANE, SHORTER],
      [CHLORO_1_PROPANE, SHORTER],
    ],
  },
  {
    alkane: 'propane',
    right: [CHLORO_1_PROPANE, CHLORO_2_PROPANE],
    wrong: [
      [TWO_NEIGHBOURS_3, ADDED],
      [TWO_ENDS_3, TWICE],
      [CHLOROPROPENE, DOUBLE],
      [CHLOROETHANE, SHORTER],
    ],
  },
  {
    alkane: 'methane',
    right: [CHLOROMETHANE],
    wrong: [
      [DICHLOROMETHANE, TWICE],
      [TETRACHLOROMETHANE, TWICE],
      [CHLOROETHANE, SHORTER],
      [CHLOROETHENE, DOUBLE],
    ],
  },
]

supplement('drawing-of-the-product', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const { alkane, right, wrong } = random.pick(CASES)
    const drawn: (readonly [Look, string | null])[] = [[random.pick(right), null], ...random.sample(wrong, 3)]
    return { alkane, all: random.shuffle(drawn) }
  },
  make: ({ alkane, all }) => {
    const why = (at: number) => all[at]?.[1] ?? null
    const letter = LETTERS[all.findIndex(([, error]) => error === null)]
    return {
      stem: [
        `One mole of ${alkane} reacts with one mole of chlorine in ultraviolet light, by monosubstitution.`,
        `A molecule of ${alkane} reacts with one molecule of chlorine in ultraviolet light.`,
        `${capital(alkane)} and chlorine, in equal amounts in moles, react in ultraviolet light. Monosubstitution takes place.`,
      ],
      figure: lettered(all.map(([look], at) => [LETTERS[at] ?? '', look] as const)),
      prompt: ['Which compound can be formed?', 'Which compound is a product of this reaction?'],
      options: inThisOrder({ A: why(0), B: why(1), C: why(2), D: why(3) }),
      solution: `${letter} is formed: a molecule of ${alkane} in which one hydrogen atom is replaced by a chlorine atom. The other product is hydrogen chloride.`,
    }
  },
})

type Kinds = Look & { places: readonly string[]; straight?: number }

const H3 = 'three H atoms'

const KINDS: readonly Kinds[] = [
  { ...(DRAWN[1] as Look), places: ['either of the two carbon atoms, which are equivalent'], straight: 2 },
  { ...(DRAWN[2] as Look), places: ['an end of the chain', 'its middle'], straight: 3 },
  { ...(DRAWN[3] as Look), places: ['an end of the chain', 'a carbon atom next to an end'], straight: 4 },
  {
    ...(DRAWN[4] as Look),
    places: ['an end of the chain', 'a carbon atom next to an end', 'the middle'],
    straight: 5,
  },
  {
    ...(DRAWN[5] as Look),
    places: ['an end of the chain', 'a carbon atom next to an end', 'one of the two in the middle'],
    straight: 6,
  },
  {
    typed: 'CH3CH(CH3)CH3',
    seen: `a chain of three carbon atoms with a fourth carbon atom bonded to the middle one; the middle carbon atom carries one H atom, the other three carry ${H3} each`,
    places: ['one of the three outer carbon atoms, which are equivalent', 'the middle carbon atom'],
  },
  {
    typed: 'CH3CH(CH3)CH2CH3',
    seen: `a chain of four carbon atoms with a fifth carbon atom bonded to the second; from the left the chain carries ${H3}, one H atom, two H atoms, ${H3}, and the fifth carbon atom carries ${H3}`,
    places: [
      'one of the two CH_{3} groups at the branch, which are equivalent',
      'the CH carbon atom',
      'the CH_{2} carbon atom',
      'the CH_{3} group at the other end',
    ],
  },
]

supplement('how-many-products', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ one: random.pick(KINDS) }),
  make: ({ one }) => {
    const right = one.places.length
    const why = (value: number) =>
      value === right
        ? null
        : value > right
          ? 'You counted carbon atoms as different that are equivalent, such as the two ends of a chain.'
          : 'You missed a kind of carbon atom that gives another structure.'
    return {
      stem: [
        'The displayed formula of an alkane is shown. One hydrogen atom in a molecule of it is replaced by a chlorine atom.',
        'The alkane shown reacts with chlorine in ultraviolet light. In each molecule one hydrogen atom is replaced by a chlorine atom.',
        'Chlorine and ultraviolet light turn the alkane shown into compounds with one chlorine atom in each molecule.',
      ],
      figure: branchedFigure(one),
      prompt: [
        'How many different structural formulae can the organic product have?',
        'How many structural isomers with one chlorine atom can be formed from this alkane?',
      ],
      options: inThisOrder([1, 2, 3, 4].map((value): Wrong => [String(value), why(value) as string])),
      solution: `The chlorine atom can be on ${one.places.join(', or on ')}: ${right === 1 ? 'one structure' : `${right} structures`}. The same molecule read from its other end does not count again.`,
    }
  },
  // Of a straight chain every place beyond the middle is met before from the other end.
  verify: ({ one }) => String(one.straight ? Math.ceil(one.straight / 2) : one.places.length),
})

supplement('gas-after-burning', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(GASES)
    const { n } = one
    const volume = random.step(20, 80, 20)
    const needed = (volume * (3 * n + 1)) / 2
    const excess = random.step(10, 90, 10)
    const right = volume * n + excess
    const wrong = threeSlips(
      random,
      right,
      [
        [excess, 'You counted the oxygen that is left but forgot the carbon dioxide.'],
        [volume * n, 'You counted the carbon dioxide but forgot the oxygen that is left.'],
        [
          right + volume * (n + 1),
          'You counted water as a gas, but at room temperature it has condensed to a liquid.',
        ],
        [right + needed, 'You forgot that most of the oxygen has been used up.'],
        [
          volume + excess,
          'You took one volume of carbon dioxide for one of the alkane, whatever the equation says.',
        ],
      ],
      value => String(value),
    )
    return wrong ? { one, volume, total: needed + excess, right, wrong } : null
  },
  make: ({ one, volume, total, right, wrong }) => ({
    stem: [
      `${quantity(volume, 'cm^3')} of ${one.name}, ${lowered(formulaOf(one.n))}, is burned completely in ${quantity(total, 'cm^3')} of oxygen, which is an excess. All volumes are measured at r.t.p.`,
      `A mixture of ${quantity(volume, 'cm^3')} of ${one.name}, ${lowered(formulaOf(one.n))}, and ${quantity(total, 'cm^3')} of oxygen is ignited. Combustion is complete. All volumes are measured at r.t.p.`,
      `${capital(one.name)}, ${lowered(formulaOf(one.n))}, burns completely. ${quantity(volume, 'cm^3')} of it is mixed with ${quantity(total, 'cm^3')} of oxygen and ignited. Volumes are measured at r.t.p.`,
    ],
    prompt: [
      'What is the total volume of gas after the products have cooled to room temperature?',
      'What is the total volume of gas at the end, at room temperature?',
    ],
    options: numbers({ right, wrong, unit: 'cm^3' }),
    solution: `$\\ce{${burning(one.n)}}$. ${quantity(volume, 'cm^3')} of ${one.name} gives ${quantity(volume * one.n, 'cm^3')} of carbon dioxide and uses ${quantity((volume * (3 * one.n + 1)) / 2, 'cm^3')} of oxygen, so ${quantity(right - volume * one.n, 'cm^3')} of oxygen is left. The water is a liquid. Total: ${quantity(right, 'cm^3')}.`,
  }),
  verify: ({ one, volume, total }) => {
    // Burns it bit by bit: each bit takes oxygen atoms from what is there.
    let [atoms, dioxide] = [2 * total, 0]
    for (let burnt = 0; burnt < volume; burnt += 1) {
      dioxide += one.n
      atoms -= 2 * one.n + (one.n + 1)
    }
    return dioxide + atoms / 2
  },
})

supplement('in-foil-and-in-light', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(
      [
        [
          'colourless | pale green | stays blue',
          'You reversed the two: light starts the reaction, it does not stop it.',
        ],
        [
          'colourless | colourless | turns red',
          'You let the mixture in the dark react as well, but without light nothing supplies the activation energy.',
        ],
        [
          'pale green | colourless | stays blue',
          'You forgot hydrogen chloride, the second product, which is acidic in water.',
        ],
        [
          'pale green | pale green | stays blue',
          'You took alkanes to react with nothing but oxygen. In ultraviolet light they react with chlorine.',
        ],
        [
          'colourless | pale green | turns red',
          'You let the chlorine react in the dark and not in the light.',
        ],
      ] as const,
      3,
    ),
  }),
  make: ({ wrong }) => ({
    stem: [
      'Two tubes, P and Q, hold the same pale green mixture of methane and chlorine. There is an excess of methane. After an hour the tubes are compared, and damp blue litmus paper is put into Q.',
      'Chlorine, which is pale green, is mixed with an excess of methane in two closed tubes, P and Q. Half an hour later their colours are noted and damp blue litmus paper is held into Q.',
      'A teacher fills tubes P and Q with chlorine and an excess of methane; both mixtures are pale green. After some time she notes the colours, then she tests the gas in Q with damp blue litmus paper.',
    ],
    figure: twoTubes,
    prompt: ['What is observed?', 'Which row shows the observations?'],
    columns: 'colour of P | colour of Q | damp blue litmus in Q',
    right: 'pale green | colourless | turns red',
    wrong: Object.fromEntries(wrong),
    solution:
      'Ultraviolet light supplies the activation energy, so only Q reacts. All its chlorine is used up, and the pale green colour disappears. Hydrogen chloride forms, which turns damp blue litmus paper red.',
  }),
})
