export type Metal = { name: string; symbol: string; charge: number; number: number; mass: number }

/** Metals of Groups I to III, whose outer electrons are all delocalised. */
export const METALS: readonly Metal[] = [
  { name: 'sodium', symbol: 'Na', charge: 1, number: 11, mass: 23 },
  { name: 'magnesium', symbol: 'Mg', charge: 2, number: 12, mass: 24 },
  { name: 'aluminium', symbol: 'Al', charge: 3, number: 13, mass: 27 },
  { name: 'potassium', symbol: 'K', charge: 1, number: 19, mass: 39 },
  { name: 'calcium', symbol: 'Ca', charge: 2, number: 20, mass: 40 },
]
