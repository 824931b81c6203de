export type Fertiliser = {
  name: string
  formula: string
  mass: number
  /** atoms of nitrogen in the formula */
  nitrogen: number
  atoms: Readonly<Record<string, number>>
}

/** Compounds with nitrogen, with their relative formula masses as the Periodic Table of the syllabus gives them. */
export const FERTILISERS: readonly Fertiliser[] = [
  {
    name: 'ammonium nitrate',
    formula: 'NH_{4}NO_{3}',
    mass: 80,
    nitrogen: 2,
    atoms: { N: 2, H: 4, O: 3 },
  },
  {
    name: 'ammonium sulfate',
    formula: '(NH_{4})_{2}SO_{4}',
    mass: 132,
    nitrogen: 2,
    atoms: { N: 2, H: 8, S: 1, O: 4 },
  },
  { name: 'potassium nitrate', formula: 'KNO_{3}', mass: 101, nitrogen: 1, atoms: { K: 1, N: 1, O: 3 } },
  {
    name: 'ammonium phosphate',
    formula: '(NH_{4})_{3}PO_{4}',
    mass: 149,
    nitrogen: 3,
    atoms: { N: 3, H: 12, P: 1, O: 4 },
  },
  { name: 'sodium nitrate', formula: 'NaNO_{3}', mass: 85, nitrogen: 1, atoms: { Na: 1, N: 1, O: 3 } },
  { name: 'ammonium chloride', formula: 'NH_{4}Cl', mass: 53.5, nitrogen: 1, atoms: { N: 1, H: 4, Cl: 1 } },
  {
    name: 'calcium nitrate',
    formula: 'Ca(NO_{3})_{2}',
    mass: 164,
    nitrogen: 2,
    atoms: { Ca: 1, N: 2, O: 6 },
  },
  { name: 'urea', formula: 'CO(NH_{2})_{2}', mass: 60, nitrogen: 2, atoms: { C: 1, O: 1, N: 2, H: 4 } },
]

const AR: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
}

export const percentage = ({ nitrogen, mass }: Fertiliser) => (nitrogen * 14 * 100) / mass

/** The same from the atoms alone, without the printed mass. */
export function percentageOfAtoms({ atoms }: Fertiliser): number {
  let all = 0
  for (const [symbol, count] of Object.entries(atoms)) all += (AR[symbol] ?? 0) * count
  return (100 * (AR.N ?? 0) * (atoms.N ?? 0)) / all
}
