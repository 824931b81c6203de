import type { Particle } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import type { Wrong } from '@/lib/exams/authoring/options'
import type { Counted } from './drawings'

export const ce = (formula: string) => `$\\ce{${formula}}$`

type Model = { what: string; formula: string; wrong: readonly Wrong[] }

const LEFT_OUT_OH = 'You left out hydrogen atoms that are joined to oxygen.'
const EXCHANGED = 'You exchanged the numbers of carbon and hydrogen atoms.'
const SIMPLIFIED = 'You simplified the numbers, but a molecular formula counts every atom of the molecule.'

/** Molecules as balls and sticks, with the formulae that miscounting gives. */
export const MODELS: readonly Model[] = [
  {
    what: 'CH3CH2OH',
    formula: 'C2H6O',
    wrong: [
      ['C2H5O', LEFT_OUT_OH],
      ['C6H2O', EXCHANGED],
      ['CH4O', 'You left out the middle carbon atom with its two hydrogen atoms.'],
    ],
  },
  {
    what: 'CH3COOH',
    formula: 'C2H4O2',
    wrong: [
      ['C2H3O2', LEFT_OUT_OH],
      ['C4H2O2', EXCHANGED],
      ['CH2O', SIMPLIFIED],
    ],
  },
  {
    what: 'CH3CH=CH2',
    formula: 'C3H6',
    wrong: [
      ['C3H8', 'You counted the second stick of the double bond as further hydrogen atoms.'],
      ['C6H3', EXCHANGED],
      ['CH2', SIMPLIFIED],
    ],
  },
  {
    what: 'CH3CH2CH3',
    formula: 'C3H8',
    wrong: [
      ['C3H6', 'You counted two hydrogen atoms for each carbon atom, but those at the ends have three.'],
      ['C8H3', EXCHANGED],
      ['C2H6', 'You left out the middle carbon atom with its two hydrogen atoms.'],
    ],
  },
  {
    what: 'HOCH2CH2OH',
    formula: 'C2H6O2',
    wrong: [
      ['C2H4O2', LEFT_OUT_OH],
      ['C6H2O2', EXCHANGED],
      ['CH3O', SIMPLIFIED],
    ],
  },
  {
    what: 'CH3COCH3',
    formula: 'C3H6O',
    wrong: [
      ['C2H6O', 'You left out the middle carbon atom, which has no hydrogen atoms.'],
      ['C6H3O', EXCHANGED],
      ['C3H8O', 'You gave the middle carbon atom two hydrogen atoms, but it has none.'],
    ],
  },
  {
    what: 'CH3CH2CH2OH',
    formula: 'C3H8O',
    wrong: [
      ['C3H7O', LEFT_OUT_OH],
      ['C8H3O', EXCHANGED],
      ['C2H6O', 'You left out one carbon atom of the chain with its two hydrogen atoms.'],
    ],
  },
  {
    what: 'ClCH2CH2Cl',
    formula: 'C2H4Cl2',
    wrong: [
      ['C2H2Cl2', 'You counted one hydrogen atom on each carbon atom, but there are two.'],
      ['C4H2Cl2', EXCHANGED],
      ['CH2Cl', SIMPLIFIED],
    ],
  },
]

const GAVE_MOLECULAR = 'You gave the molecular formula, but its numbers have a common factor.'

/** Molecules whose numbers can be simplified. */
export const EMPIRICAL: readonly (Model & { molecular: string; factor: number })[] = [
  {
    what: 'HOCH2CH2OH',
    molecular: 'C2H6O2',
    factor: 2,
    formula: 'CH3O',
    wrong: [
      ['C2H6O2', GAVE_MOLECULAR],
      ['CH2O', 'You left out the hydrogen atoms that are joined to oxygen.'],
      ['C2H3O', 'You did not divide the number of carbon atoms.'],
    ],
  },
  {
    what: 'CH3CH2CH2COOH',
    molecular: 'C4H8O2',
    factor: 2,
    formula: 'C2H4O',
    wrong: [
      ['C4H8O2', GAVE_MOLECULAR],
      ['C4H4O', 'You did not divide the number of carbon atoms.'],
      ['CH2O', 'You divided carbon and hydrogen by 4 but oxygen by 2.'],
    ],
  },
  {
    what: 'CH3CH2CH2CH3',
    molecular: 'C4H10',
    factor: 2,
    formula: 'C2H5',
    wrong: [
      ['C4H10', GAVE_MOLECULAR],
      ['CH3', 'You took the group at the end of the chain for the whole molecule.'],
      ['CH2', 'You took the group in the middle of the chain for the whole molecule.'],
    ],
  },
  {
    what: 'CH3CH=CHCH3',
    molecular: 'C4H8',
    factor: 4,
    formula: 'CH2',
    wrong: [
      ['C4H8', GAVE_MOLECULAR],
      ['C2H4', 'You divided by 2, but the ratio can be simplified further.'],
      ['CH', 'You took the group at the double bond for the whole molecule.'],
    ],
  },
  {
    what: 'ClCH2CH2Cl',
    molecular: 'C2H4Cl2',
    factor: 2,
    formula: 'CH2Cl',
    wrong: [
      ['C2H4Cl2', GAVE_MOLECULAR],
      ['C2H2Cl', 'You did not divide the number of carbon atoms.'],
      ['CHCl', 'You divided the number of hydrogen atoms by 4 and the others by 2.'],
    ],
  },
  {
    what: 'CH3CH2CH2CH2CH2CH3',
    molecular: 'C6H14',
    factor: 2,
    formula: 'C3H7',
    wrong: [
      ['C6H14', GAVE_MOLECULAR],
      ['CH3', 'You took the group at the end of the chain for the whole molecule.'],
      ['CH2', 'You took the group in the middle of the chain for the whole molecule.'],
    ],
  },
  {
    what: 'HOOCCH2CH2COOH',
    molecular: 'C4H6O4',
    factor: 2,
    formula: 'C2H3O2',
    wrong: [
      ['C4H6O4', GAVE_MOLECULAR],
      ['CHO', 'You left out the hydrogen atoms that are joined to oxygen.'],
      ['C4H3O2', 'You did not divide the number of carbon atoms.'],
    ],
  },
]

type Reaction = {
  key: string
  before: Counted
  after: Counted
  right: string
  wrong: readonly Wrong[]
}

const HH: Particle = ['white', 'white']
const BB: Particle = ['black', 'black']

const hydrogenWith = (symbol: string): Reaction => ({
  key: `White circles are hydrogen atoms, black ones ${symbol === 'Cl' ? 'chlorine' : 'bromine'} atoms.`,
  before: [
    [1, HH],
    [1, BB],
  ],
  after: [[2, ['black', 'white']]],
  right: `H2 + ${symbol}2 -> 2H${symbol}`,
  wrong: [
    [
      `H2 + ${symbol}2 -> H${symbol}`,
      'You gave one molecule of the product, but two are formed from these atoms.',
    ],
    [
      `2H + 2${symbol} -> 2H${symbol}`,
      'You wrote single atoms, but before the reaction they are joined in pairs.',
    ],
    [
      `H2 + ${symbol}2 -> H2${symbol}2`,
      'You joined all atoms to one molecule, but each product molecule has two atoms.',
    ],
  ],
})

export const PICTURED: readonly Reaction[] = [
  hydrogenWith('Cl'),
  hydrogenWith('Br'),
  {
    key: 'White circles are hydrogen atoms, black ones oxygen atoms.',
    before: [
      [2, HH],
      [1, BB],
    ],
    after: [[2, ['black', 'white', 'white']]],
    right: '2H2 + O2 -> 2H2O',
    wrong: [
      ['H2 + O2 -> H2O', 'You left out the numbers in front: the atoms do not balance.'],
      ['4H + 2O -> 2H2O', 'You wrote single atoms, but before the reaction they are joined in pairs.'],
      [
        '2H2 + O2 -> H4O2',
        'You joined all atoms to one molecule, but each product molecule has three atoms.',
      ],
    ],
  },
  {
    key: 'White circles are hydrogen atoms, black ones nitrogen atoms.',
    before: [
      [3, HH],
      [1, BB],
    ],
    after: [[2, ['black', 'white', 'white', 'white']]],
    right: 'N2 + 3H2 -> 2NH3',
    wrong: [
      ['N2 + H2 -> NH3', 'You left out the numbers in front: the atoms do not balance.'],
      ['2N + 6H -> 2NH3', 'You wrote single atoms, but before the reaction they are joined in pairs.'],
      ['N2 + 3H2 -> N2H6', 'You joined all atoms to one molecule, but each product molecule has four atoms.'],
    ],
  },
  {
    key: 'Black circles are nitrogen atoms, blue ones oxygen atoms.',
    before: [
      [2, ['black', 'blue']],
      [1, ['blue', 'blue']],
    ],
    after: [[2, ['black', 'blue', 'blue']]],
    right: '2NO + O2 -> 2NO2',
    wrong: [
      ['NO + O2 -> NO2', 'You left out the numbers in front: the atoms do not balance.'],
      [
        '2NO + 2O -> 2NO2',
        'You wrote single oxygen atoms, but before the reaction they are joined in pairs.',
      ],
      [
        '2NO + O2 -> N2O4',
        'You joined all atoms to one molecule, but each product molecule has three atoms.',
      ],
    ],
  },
]
