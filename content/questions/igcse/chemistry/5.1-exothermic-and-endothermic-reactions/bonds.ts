import type { Piece } from '@/content/figures/igcse/chemistry/chemical-energetics'

/** Bond energies in kJ/mol. */
export const ENERGY = {
  'H–H': 436,
  'Cl–Cl': 242,
  'Br–Br': 193,
  'F–F': 158,
  'H–Cl': 431,
  'H–Br': 366,
  'H–F': 562,
  'O=O': 496,
  'O–H': 460,
  'N≡N': 944,
  'N–H': 390,
  'N–N': 160,
  'C–H': 410,
  'C–Cl': 340,
  'C–Br': 280,
  'C–C': 350,
  'C=C': 610,
  'C=O': 805,
} as const

export type Bond = keyof typeof ENERGY
type Counted = readonly [bond: Bond, count: number]

/** The bonds in one molecule, and how it is drawn. */
const MOLECULES: Record<string, { bonds: readonly Counted[]; look: Omit<Piece, 'count'> }> = {
  H2: { bonds: [['H–H', 1]], look: { what: 'H2', atoms: ['H', 'H'], orders: [1] } },
  Cl2: { bonds: [['Cl–Cl', 1]], look: { what: 'Cl2', atoms: ['Cl', 'Cl'], orders: [1] } },
  Br2: { bonds: [['Br–Br', 1]], look: { what: 'Br2', atoms: ['Br', 'Br'], orders: [1] } },
  F2: { bonds: [['F–F', 1]], look: { what: 'F2', atoms: ['F', 'F'], orders: [1] } },
  O2: { bonds: [['O=O', 1]], look: { what: 'O2', atoms: ['O', 'O'], orders: [2] } },
  N2: { bonds: [['N≡N', 1]], look: { what: 'N2', atoms: ['N', 'N'], orders: [3] } },
  HCl: { bonds: [['H–Cl', 1]], look: { what: 'HCl', atoms: ['H', 'Cl'], orders: [1] } },
  HBr: { bonds: [['H–Br', 1]], look: { what: 'HBr', atoms: ['H', 'Br'], orders: [1] } },
  HF: { bonds: [['H–F', 1]], look: { what: 'HF', atoms: ['H', 'F'], orders: [1] } },
  H2O: { bonds: [['O–H', 2]], look: { what: 'H2O', atoms: ['H', 'O', 'H'], orders: [1, 1] } },
  CO2: { bonds: [['C=O', 2]], look: { what: 'CO2', atoms: ['O', 'C', 'O'], orders: [2, 2] } },
  NH3: { bonds: [['N–H', 3]], look: { what: 'NH3' } },
  N2H4: {
    bonds: [
      ['N–N', 1],
      ['N–H', 4],
    ],
    look: { what: 'NH2NH2' },
  },
  CH4: { bonds: [['C–H', 4]], look: { what: 'CH4' } },
  CH3Cl: {
    bonds: [
      ['C–H', 3],
      ['C–Cl', 1],
    ],
    look: { what: 'CH3Cl' },
  },
  C2H4: {
    bonds: [
      ['C=C', 1],
      ['C–H', 4],
    ],
    look: { what: 'CH2=CH2' },
  },
  C2H6: {
    bonds: [
      ['C–C', 1],
      ['C–H', 6],
    ],
    look: { what: 'CH3CH3' },
  },
  C2H4Br2: {
    bonds: [
      ['C–C', 1],
      ['C–H', 4],
      ['C–Br', 2],
    ],
    look: { what: 'BrCH2CH2Br' },
  },
}

export type Reaction = {
  says: string
  equation: string
  broken: readonly Counted[]
  made: readonly Counted[]
}

/** Of the question with four answers. */
export const CHOSEN: readonly Reaction[] = [
  {
    says: 'Hydrogen reacts with chlorine',
    equation: 'H2 + Cl2 -> 2HCl',
    broken: [
      ['H–H', 1],
      ['Cl–Cl', 1],
    ],
    made: [['H–Cl', 2]],
  },
  {
    says: 'Hydrogen reacts with bromine',
    equation: 'H2 + Br2 -> 2HBr',
    broken: [
      ['H–H', 1],
      ['Br–Br', 1],
    ],
    made: [['H–Br', 2]],
  },
  {
    says: 'Hydrogen reacts with fluorine',
    equation: 'H2 + F2 -> 2HF',
    broken: [
      ['H–H', 1],
      ['F–F', 1],
    ],
    made: [['H–F', 2]],
  },
  {
    says: 'Hydrogen bromide decomposes',
    equation: '2HBr -> H2 + Br2',
    broken: [['H–Br', 2]],
    made: [
      ['H–H', 1],
      ['Br–Br', 1],
    ],
  },
  {
    says: 'Hydrogen burns in oxygen',
    equation: '2H2 + O2 -> 2H2O',
    broken: [
      ['H–H', 2],
      ['O=O', 1],
    ],
    made: [['O–H', 4]],
  },
  {
    says: 'Methane reacts with chlorine',
    equation: 'CH4 + Cl2 -> CH3Cl + HCl',
    broken: [
      ['C–H', 4],
      ['Cl–Cl', 1],
    ],
    made: [
      ['C–H', 3],
      ['C–Cl', 1],
      ['H–Cl', 1],
    ],
  },
  {
    says: 'Ethene reacts with bromine',
    equation: 'C2H4 + Br2 -> C2H4Br2',
    broken: [
      ['C=C', 1],
      ['C–H', 4],
      ['Br–Br', 1],
    ],
    made: [
      ['C–C', 1],
      ['C–H', 4],
      ['C–Br', 2],
    ],
  },
]

/** Of the question in parts. */
export const CALCULATED: readonly (Reaction & { names: string; first: string })[] = [
  {
    says: 'Nitrogen reacts with hydrogen',
    first: 'nitrogen',
    names: 'nitrogen with hydrogen to form ammonia',
    equation: 'N2 + 3H2 -> 2NH3',
    broken: [
      ['N≡N', 1],
      ['H–H', 3],
    ],
    made: [['N–H', 6]],
  },
  {
    says: 'Ammonia decomposes',
    first: 'ammonia',
    names: 'ammonia to form nitrogen and hydrogen',
    equation: '2NH3 -> N2 + 3H2',
    broken: [['N–H', 6]],
    made: [
      ['N≡N', 1],
      ['H–H', 3],
    ],
  },
  {
    says: 'Methane burns in oxygen',
    first: 'methane',
    names: 'methane with oxygen to form carbon dioxide and water',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
    broken: [
      ['C–H', 4],
      ['O=O', 2],
    ],
    made: [
      ['C=O', 2],
      ['O–H', 4],
    ],
  },
  {
    says: 'Hydrazine burns in oxygen',
    first: 'hydrazine',
    names: 'hydrazine, N_{2}H_{4}, with oxygen to form nitrogen and water',
    equation: 'N2H4 + O2 -> N2 + 2H2O',
    broken: [
      ['N–N', 1],
      ['N–H', 4],
      ['O=O', 1],
    ],
    made: [
      ['N≡N', 1],
      ['O–H', 4],
    ],
  },
  {
    says: 'Ethene reacts with hydrogen',
    first: 'ethene',
    names: 'ethene with hydrogen to form ethane, C_{2}H_{6}',
    equation: 'C2H4 + H2 -> C2H6',
    broken: [
      ['C=C', 1],
      ['C–H', 4],
      ['H–H', 1],
    ],
    made: [
      ['C–C', 1],
      ['C–H', 6],
    ],
  },
]

export const total = (bonds: readonly Counted[]) =>
  bonds.reduce((sum, [bond, count]) => sum + ENERGY[bond] * count, 0)

/** As it is written down: 4 × 410 + 2 × 496. */
export const sumText = (bonds: readonly Counted[]) =>
  bonds.map(([bond, count]) => (count === 1 ? '' : `${count} × `) + ENERGY[bond]).join(' + ')

/** Every kind of bond in a reaction, once. */
export const bondsIn = ({ broken, made }: Reaction): Bond[] => [
  ...new Set([...broken, ...made].map(([bond]) => bond)),
]

/** Both sides of an equation: how many of each molecule. */
export function sidesOf(equation: string): [count: number, formula: string][][] {
  return equation.split(' -> ').map(side =>
    side.split(' + ').map((each): [number, string] => {
      const [, count = '', formula = ''] = /^(\d*)(.*)$/.exec(each) ?? []
      return [Number(count || 1), formula]
    }),
  )
}

export const piecesOf = (side: readonly (readonly [count: number, formula: string])[]): Piece[] =>
  side.map(([count, formula]) => ({ count, ...(MOLECULES[formula]?.look ?? { what: formula }) }))

/** Energy to break a side of the equation up into atoms, molecule by molecule; `counts` leaves the numbers in front out. */
export function brokenUp(
  side: readonly (readonly [count: number, formula: string])[],
  counts = true,
): number {
  let sum = 0
  for (const [count, formula] of side)
    for (const [bond, each] of MOLECULES[formula]?.bonds ?? [])
      sum += (counts ? count : 1) * each * ENERGY[bond]
  return sum
}

/** The bonds of a side of the equation, molecule by molecule: 1 N≡N and 3 H–H. */
export const bondsText = (
  side: readonly (readonly [count: number, formula: string])[],
  counts = true,
): string =>
  side
    .flatMap(([count, formula]) =>
      (MOLECULES[formula]?.bonds ?? []).map(([bond, each]) => `${(counts ? count : 1) * each} ${bond}`),
    )
    .join(' and ')

/** Reactions with one kind of bond whose energy is not told. */
export const LADDERS: readonly (Reaction & { unknown: Bond; names: string })[] = [
  {
    says: 'Hydrogen chloride reacts with oxygen',
    names: 'hydrogen chloride with oxygen to form water and chlorine',
    equation: '4HCl + O2 -> 2H2O + 2Cl2',
    broken: [
      ['H–Cl', 4],
      ['O=O', 1],
    ],
    made: [
      ['O–H', 4],
      ['Cl–Cl', 2],
    ],
    unknown: 'O–H',
  },
  {
    says: 'Fluorine reacts with steam',
    names: 'fluorine with water to form hydrogen fluoride, HF, and oxygen',
    equation: '2F2 + 2H2O -> 4HF + O2',
    broken: [
      ['F–F', 2],
      ['O–H', 4],
    ],
    made: [
      ['H–F', 4],
      ['O=O', 1],
    ],
    unknown: 'H–F',
  },
  {
    says: 'Ammonia burns in oxygen',
    names: 'ammonia with oxygen to form nitrogen and water',
    equation: '4NH3 + 3O2 -> 2N2 + 6H2O',
    broken: [
      ['N–H', 12],
      ['O=O', 3],
    ],
    made: [
      ['N≡N', 2],
      ['O–H', 12],
    ],
    unknown: 'N≡N',
  },
  {
    says: 'Methane reacts with steam',
    names: 'methane with water to form carbon dioxide and hydrogen',
    equation: 'CH4 + 2H2O -> CO2 + 4H2',
    broken: [
      ['C–H', 4],
      ['O–H', 4],
    ],
    made: [
      ['C=O', 2],
      ['H–H', 4],
    ],
    unknown: 'C=O',
  },
]
