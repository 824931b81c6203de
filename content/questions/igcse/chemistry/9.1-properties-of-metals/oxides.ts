/** Masses of metal and oxide at the end of a graph, and the top of its axis; all in grams. */
export const OXIDES = [
  { metal: 'magnesium', symbol: 'Mg', most: 2.4, oxide: 4, top: 4, equation: '2Mg + O2 -> 2MgO' },
  { metal: 'calcium', symbol: 'Ca', most: 2, oxide: 2.8, top: 4, equation: '2Ca + O2 -> 2CaO' },
  { metal: 'copper', symbol: 'Cu', most: 1.6, oxide: 2, top: 2, equation: '2Cu + O2 -> 2CuO' },
] as const
