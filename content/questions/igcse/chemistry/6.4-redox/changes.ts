/** Oxidation numbers as they are written: +7, 0, −2. */
export const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

export const numeral = (value: number) => ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][value] ?? ''

/** Oxides that a gas or carbon reduces; formulae as mhchem and the marker read them. */
export type Reduced = {
  oxide: string
  oxideFormula: string
  agent: string
  agentFormula: string
  metal: string
  metalFormula: string
  product: string
  equation: string
}

export const REDUCED: readonly Reduced[] = [
  {
    oxide: 'copper(II) oxide',
    oxideFormula: 'CuO',
    agent: 'hydrogen',
    agentFormula: 'H2',
    metal: 'copper',
    metalFormula: 'Cu',
    product: 'H2O',
    equation: 'CuO + H2 -> Cu + H2O',
  },
  {
    oxide: 'lead(II) oxide',
    oxideFormula: 'PbO',
    agent: 'carbon monoxide',
    agentFormula: 'CO',
    metal: 'lead',
    metalFormula: 'Pb',
    product: 'CO2',
    equation: 'PbO + CO -> Pb + CO2',
  },
  {
    oxide: 'iron(III) oxide',
    oxideFormula: 'Fe2O3',
    agent: 'carbon monoxide',
    agentFormula: 'CO',
    metal: 'iron',
    metalFormula: 'Fe',
    product: 'CO2',
    equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2',
  },
  {
    oxide: 'zinc oxide',
    oxideFormula: 'ZnO',
    agent: 'carbon',
    agentFormula: 'C',
    metal: 'zinc',
    metalFormula: 'Zn',
    product: 'CO',
    equation: 'ZnO + C -> Zn + CO',
  },
  {
    oxide: 'iron(III) oxide',
    oxideFormula: 'Fe2O3',
    agent: 'aluminium',
    agentFormula: 'Al',
    metal: 'iron',
    metalFormula: 'Fe',
    product: 'Al2O3',
    equation: 'Fe2O3 + 2Al -> 2Fe + Al2O3',
  },
  {
    oxide: 'tin(IV) oxide',
    oxideFormula: 'SnO2',
    agent: 'carbon',
    agentFormula: 'C',
    metal: 'tin',
    metalFormula: 'Sn',
    product: 'CO',
    equation: 'SnO2 + 2C -> Sn + 2CO',
  },
  {
    oxide: 'copper(II) oxide',
    oxideFormula: 'CuO',
    agent: 'magnesium',
    agentFormula: 'Mg',
    metal: 'copper',
    metalFormula: 'Cu',
    product: 'MgO',
    equation: 'CuO + Mg -> Cu + MgO',
  },
]

/** A metal that takes the place of another in a solution. */
export const DISPLACED = [
  {
    metal: 'zinc',
    symbol: 'Zn',
    charge: 2,
    other: 'Cu',
    otherCharge: 2,
    solution: 'aqueous copper(II) sulfate',
  },
  {
    metal: 'magnesium',
    symbol: 'Mg',
    charge: 2,
    other: 'Cu',
    otherCharge: 2,
    solution: 'aqueous copper(II) sulfate',
  },
  {
    metal: 'iron',
    symbol: 'Fe',
    charge: 2,
    other: 'Cu',
    otherCharge: 2,
    solution: 'aqueous copper(II) sulfate',
  },
  {
    metal: 'copper',
    symbol: 'Cu',
    charge: 2,
    other: 'Ag',
    otherCharge: 1,
    solution: 'aqueous silver nitrate',
  },
  { metal: 'zinc', symbol: 'Zn', charge: 2, other: 'Ag', otherCharge: 1, solution: 'aqueous silver nitrate' },
  {
    metal: 'zinc',
    symbol: 'Zn',
    charge: 2,
    other: 'Pb',
    otherCharge: 2,
    solution: 'aqueous lead(II) nitrate',
  },
] as const

const ionOf = (symbol: string, charge: number) => `${symbol}^{${charge === 1 ? '' : charge}+}`
const electrons = (count: number) => `${count === 1 ? '' : count}e-`

/** Half-equations of a metal, as mhchem reads them. */
export const loses = (symbol: string, charge: number) =>
  `$\\ce{${symbol} -> ${ionOf(symbol, charge)} + ${electrons(charge)}}$`
export const gains = (symbol: string, charge: number) =>
  `$\\ce{${ionOf(symbol, charge)} + ${electrons(charge)} -> ${symbol}}$`

/** An element in a compound or ion: how many of it, the sum of all other atoms, and the charge. */
export type Placed = {
  formula: string
  element: string
  count: number
  oxygen: number
  others: number
  charge: number
}

const placed = (
  formula: string,
  element: string,
  count: number,
  oxygen: number,
  others: number,
  charge = 0,
): Placed => ({
  formula,
  element,
  count,
  oxygen,
  others,
  charge,
})

export const PLACED: readonly Placed[] = [
  placed('KMnO4', 'manganese', 1, 4, 1),
  placed('MnO4^-', 'manganese', 1, 4, 0, -1),
  placed('K2Cr2O7', 'chromium', 2, 7, 2),
  placed('Cr2O7^2-', 'chromium', 2, 7, 0, -2),
  placed('CrO4^2-', 'chromium', 1, 4, 0, -2),
  placed('SO4^2-', 'sulfur', 1, 4, 0, -2),
  placed('SO3^2-', 'sulfur', 1, 3, 0, -2),
  placed('H2SO4', 'sulfur', 1, 4, 2),
  placed('NO3^-', 'nitrogen', 1, 3, 0, -1),
  placed('NO2^-', 'nitrogen', 1, 2, 0, -1),
  placed('HNO3', 'nitrogen', 1, 3, 1),
  placed('ClO3^-', 'chlorine', 1, 3, 0, -1),
  placed('NaClO3', 'chlorine', 1, 3, 1),
  placed('PO4^3-', 'phosphorus', 1, 4, 0, -3),
  placed('K2FeO4', 'iron', 1, 4, 2),
]

export const oxidationNumber = ({ count, oxygen, others, charge }: Placed) =>
  (charge - others + 2 * oxygen) / count

/** Substances of one element with its oxidation number, as drawn. */
export const FAMILIES = [
  {
    element: 'nitrogen',
    species: [
      ['NH_{3}', -3],
      ['N_{2}', 0],
      ['NO', 2],
      ['NO_{2}', 4],
      ['HNO_{3}', 5],
    ],
  },
  {
    element: 'sulfur',
    species: [
      ['H_{2}S', -2],
      ['S', 0],
      ['SO_{2}', 4],
      ['SO_{3}', 6],
    ],
  },
  {
    element: 'manganese',
    species: [
      ['Mn', 0],
      ['Mn^{2+}', 2],
      ['MnO_{2}', 4],
      ['MnO_{4}^{−}', 7],
    ],
  },
  {
    element: 'chlorine',
    species: [
      ['Cl^{−}', -1],
      ['Cl_{2}', 0],
      ['ClO^{−}', 1],
      ['ClO_{3}^{−}', 5],
    ],
  },
] as const

/** Reactions that are redox, with a change that shows it; others with what they are. */
export const ARE_REDOX = [
  ['Mg + 2HCl -> MgCl2 + H2', 'magnesium rises from 0 to +2 and hydrogen falls from +1 to 0'],
  ['2FeCl2 + Cl2 -> 2FeCl3', 'iron rises from +2 to +3 and chlorine falls from 0 to −1'],
  ['Cl2 + 2KBr -> 2KCl + Br2', 'bromine rises from −1 to 0 and chlorine falls from 0 to −1'],
  ['Zn + CuSO4 -> ZnSO4 + Cu', 'zinc rises from 0 to +2 and copper falls from +2 to 0'],
  ['2Na + 2H2O -> 2NaOH + H2', 'sodium rises from 0 to +1 and hydrogen falls from +1 to 0'],
  ['N2 + 3H2 -> 2NH3', 'hydrogen rises from 0 to +1 and nitrogen falls from 0 to −3'],
] as const

const UNCHANGED = 'but every oxidation number stays the same.'

export const NOT_REDOX = [
  ['CuO + 2HCl -> CuCl2 + H2O', `You took any reaction of an oxide for redox, ${UNCHANGED}`],
  ['NaOH + HCl -> NaCl + H2O', `You chose a neutralisation, ${UNCHANGED}`],
  ['AgNO3 + NaCl -> AgCl + NaNO3', `You chose a precipitation, in which ions change partners, ${UNCHANGED}`],
  ['CaCO3 -> CaO + CO2', `You took the carbon dioxide that is lost for a loss of electrons, ${UNCHANGED}`],
  ['CO2 + 2NaOH -> Na2CO3 + H2O', `You chose an acidic oxide with an alkali, ${UNCHANGED}`],
  ['NH3 + HCl -> NH4Cl', `You chose a reaction in which a proton is handed over, ${UNCHANGED}`],
] as const

/** Ionic equations with the agents in them. */
export const AGENTS = [
  { equation: 'Cl2 + 2Br- -> 2Cl- + Br2', oxidising: 'Cl2', reducing: 'Br-', products: ['Cl-', 'Br2'] },
  { equation: '2Fe^3+ + 2I- -> 2Fe^2+ + I2', oxidising: 'Fe^3+', reducing: 'I-', products: ['Fe^2+', 'I2'] },
  { equation: 'Zn + 2Ag+ -> Zn^2+ + 2Ag', oxidising: 'Ag+', reducing: 'Zn', products: ['Zn^2+', 'Ag'] },
  { equation: 'Mg + 2H+ -> Mg^2+ + H2', oxidising: 'H+', reducing: 'Mg', products: ['Mg^2+', 'H2'] },
  {
    equation: 'Sn^2+ + 2Fe^3+ -> Sn^4+ + 2Fe^2+',
    oxidising: 'Fe^3+',
    reducing: 'Sn^2+',
    products: ['Sn^4+', 'Fe^2+'],
  },
  {
    equation: 'Br2 + 2Fe^2+ -> 2Br- + 2Fe^3+',
    oxidising: 'Br2',
    reducing: 'Fe^2+',
    products: ['Br-', 'Fe^3+'],
  },
] as const
