/** Relative atomic masses as the Periodic Table prints them. */
const MASSES: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Fe: 56,
  Co: 59,
  Cu: 64,
  Zn: 65,
  Ba: 137,
}

const PROTONS: Readonly<Record<string, number>> = { H: 1, C: 6, N: 7, O: 8, Cl: 17 }

/** @throws Error for an element that is not in the list */
export function atomicMass(symbol: string): number {
  const found = MASSES[symbol]
  if (found === undefined) throw new Error(`no relative atomic mass for ${symbol}`)
  return found
}

type Atoms = readonly (readonly [symbol: string, count: number])[]

export const massOf = (atoms: Atoms) =>
  atoms.reduce((all, [symbol, count]) => all + atomicMass(symbol) * count, 0)

/** The atoms of a formula without brackets. */
export const atomsIn = (formula: string): Atoms =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, symbol = '', n]) => [symbol, Number(n || 1)] as const)

export const molecularMass = (formula: string) => massOf(atomsIn(formula))

/** With proton numbers instead of masses: a named error. */
export const protonSum = (formula: string) =>
  atomsIn(formula).reduce((all, [symbol, count]) => all + (PROTONS[symbol] ?? 0) * count, 0)

/** The values that a question prints: H, 1; O, 16. */
export const valuesText = (symbols: readonly string[]) =>
  `[*A*_{r}: ${symbols.map(symbol => `${symbol}, ${atomicMass(symbol)}`).join('; ')}]`

export type Hydrate = { name: string; salt: string; water: number }

export const HYDRATES: readonly Hydrate[] = [
  { name: 'copper(II) sulfate', salt: 'CuSO4', water: 5 },
  { name: 'magnesium sulfate', salt: 'MgSO4', water: 7 },
  { name: 'iron(II) sulfate', salt: 'FeSO4', water: 7 },
  { name: 'cobalt(II) chloride', salt: 'CoCl2', water: 6 },
  { name: 'sodium carbonate', salt: 'Na2CO3', water: 10 },
  { name: 'calcium sulfate', salt: 'CaSO4', water: 2 },
  { name: 'zinc sulfate', salt: 'ZnSO4', water: 7 },
  { name: 'barium chloride', salt: 'BaCl2', water: 2 },
]

export const WATER = 18

export const hydrateText = ({ salt, water }: Hydrate) => `$\\ce{${salt}.${water}H2O}$`

/** Spelled out atom by atom, for another route: every bracket and all water written as often as it occurs. */
export function massByAtoms(formula: string, water = 0): number {
  const spelled =
    formula.replace(/\((.*?)\)(\d)/g, (_, inner: string, n: string) => inner.repeat(Number(n))) +
    'H2O'.repeat(water)
  let total = 0
  for (const [, symbol = '', n] of spelled.matchAll(/([A-Z][a-z]?)(\d*)/g))
    for (let at = 0; at < Number(n || 1); at += 1) total += atomicMass(symbol)
  return total
}
