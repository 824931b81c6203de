export type Metal = { name: string; symbol: string; charge: 1 | 2 }

export const METALS: readonly Metal[] = [
  { name: 'lithium', symbol: 'Li', charge: 1 },
  { name: 'sodium', symbol: 'Na', charge: 1 },
  { name: 'potassium', symbol: 'K', charge: 1 },
  { name: 'magnesium', symbol: 'Mg', charge: 2 },
  { name: 'calcium', symbol: 'Ca', charge: 2 },
  { name: 'zinc', symbol: 'Zn', charge: 2 },
  { name: 'barium', symbol: 'Ba', charge: 2 },
  { name: 'copper(II)', symbol: 'Cu', charge: 2 },
]
