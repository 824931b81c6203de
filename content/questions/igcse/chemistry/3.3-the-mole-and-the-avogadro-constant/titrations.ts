export type Titration = {
  acid: string
  base: string
  formula: string
  equation: string
  /** moles of acid and of base in the equation */
  ratio: readonly [acid: number, base: number]
}

/** Acids in the burette, and what they neutralise. */
export const TITRATIONS: readonly Titration[] = [
  {
    acid: 'dilute sulfuric acid',
    base: 'sodium hydroxide',
    formula: 'NaOH',
    equation: 'H2SO4 + 2NaOH -> Na2SO4 + 2H2O',
    ratio: [1, 2],
  },
  {
    acid: 'dilute sulfuric acid',
    base: 'potassium hydroxide',
    formula: 'KOH',
    equation: 'H2SO4 + 2KOH -> K2SO4 + 2H2O',
    ratio: [1, 2],
  },
  {
    acid: 'dilute hydrochloric acid',
    base: 'sodium carbonate',
    formula: 'Na2CO3',
    equation: '2HCl + Na2CO3 -> 2NaCl + H2O + CO2',
    ratio: [2, 1],
  },
  {
    acid: 'dilute nitric acid',
    base: 'potassium carbonate',
    formula: 'K2CO3',
    equation: '2HNO3 + K2CO3 -> 2KNO3 + H2O + CO2',
    ratio: [2, 1],
  },
]
