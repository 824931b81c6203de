/** Gas equilibria with unlike numbers of moles on both sides. */
export type Gases = { equation: string; product: string; left: number; right: number; exothermic: boolean }

export const GASES: readonly Gases[] = [
  { equation: 'N2(g) + 3H2(g) <=> 2NH3(g)', product: 'ammonia', left: 4, right: 2, exothermic: true },
  {
    equation: '2SO2(g) + O2(g) <=> 2SO3(g)',
    product: 'sulfur trioxide',
    left: 3,
    right: 2,
    exothermic: true,
  },
  { equation: 'CO(g) + 2H2(g) <=> CH3OH(g)', product: 'methanol', left: 3, right: 1, exothermic: true },
  { equation: 'C2H4(g) + H2O(g) <=> C2H5OH(g)', product: 'ethanol', left: 2, right: 1, exothermic: true },
  { equation: 'N2O4(g) <=> 2NO2(g)', product: 'nitrogen dioxide', left: 1, right: 2, exothermic: false },
  {
    equation: 'CH4(g) + H2O(g) <=> CO(g) + 3H2(g)',
    product: 'hydrogen',
    left: 2,
    right: 4,
    exothermic: false,
  },
  { equation: 'PCl5(g) <=> PCl3(g) + Cl2(g)', product: 'chlorine', left: 1, right: 2, exothermic: false },
  { equation: 'C2H6(g) <=> C2H4(g) + H2(g)', product: 'ethene', left: 1, right: 2, exothermic: false },
  {
    equation: '2NO(g) + O2(g) <=> 2NO2(g)',
    product: 'nitrogen dioxide',
    left: 3,
    right: 2,
    exothermic: true,
  },
]

export const kindOf = (exothermic: boolean) => (exothermic ? 'exothermic' : 'endothermic')

/** Percentages of ammonia at 200 atm at three temperatures, as they are known; each lies on a line of the grid. */
export const YIELDS = [
  { temperatures: [350, 450, 550], read: [52, 28, 12] },
  { temperatures: [310, 410, 520], read: [60, 36, 16] },
  { temperatures: [350, 430, 520], read: [52, 32, 16] },
  { temperatures: [350, 450, 520], read: [52, 28, 16] },
  { temperatures: [380, 470, 550], read: [44, 24, 12] },
] as const
