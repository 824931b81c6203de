export type IonPart = { symbol: string; isGroup: boolean }

export type Cation = IonPart & { name: string; charge: number; with: readonly string[] }
export type Anion = IonPart & { name: string; charge: number }

const OF_ONE = ['SO4', 'CO3', 'SO3', 'NO3', 'O']
const OF_TWO = ['NO3', 'OH', 'SO4']
const OF_THREE = ['SO4', 'NO3', 'OH']

/** Positive ions, each with the negative ions of which it has a well known compound. */
export const CATIONS: readonly Cation[] = [
  { symbol: 'Na', name: 'sodium', charge: 1, isGroup: false, with: OF_ONE },
  { symbol: 'K', name: 'potassium', charge: 1, isGroup: false, with: OF_ONE },
  { symbol: 'NH4', name: 'ammonium', charge: 1, isGroup: true, with: ['SO4', 'CO3', 'NO3'] },
  { symbol: 'Mg', name: 'magnesium', charge: 2, isGroup: false, with: OF_TWO },
  { symbol: 'Ca', name: 'calcium', charge: 2, isGroup: false, with: OF_TWO },
  { symbol: 'Ba', name: 'barium', charge: 2, isGroup: false, with: OF_TWO },
  { symbol: 'Zn', name: 'zinc', charge: 2, isGroup: false, with: OF_TWO },
  { symbol: 'Cu', name: 'copper(II)', charge: 2, isGroup: false, with: OF_TWO },
  { symbol: 'Fe', name: 'iron(II)', charge: 2, isGroup: false, with: OF_TWO },
  { symbol: 'Al', name: 'aluminium', charge: 3, isGroup: false, with: OF_THREE },
  { symbol: 'Fe', name: 'iron(III)', charge: 3, isGroup: false, with: OF_THREE },
  { symbol: 'Cr', name: 'chromium(III)', charge: 3, isGroup: false, with: OF_THREE },
]

export const ANIONS: readonly Anion[] = [
  { symbol: 'NO3', name: 'nitrate', charge: 1, isGroup: true },
  { symbol: 'OH', name: 'hydroxide', charge: 1, isGroup: true },
  { symbol: 'SO4', name: 'sulfate', charge: 2, isGroup: true },
  { symbol: 'CO3', name: 'carbonate', charge: 2, isGroup: true },
  { symbol: 'SO3', name: 'sulfite', charge: 2, isGroup: true },
  { symbol: 'O', name: 'oxide', charge: 2, isGroup: false },
]

const times = ({ symbol, isGroup }: IonPart, count: number) =>
  count === 1 ? symbol : isGroup ? `(${symbol})${count}` : `${symbol}${count}`

/** A formula of so many positive and so many negative ions. */
export const binary = (cation: IonPart, first: number, anion: IonPart, second: number) =>
  times(cation, first) + times(anion, second)

/** An ion as mhchem reads it: SO4^2-. */
export const ionFormula = ({ symbol, charge }: { symbol: string; charge: number }, sign: '+' | '-') =>
  charge === 1 ? `${symbol}${sign}` : `${symbol}^${charge}${sign}`
