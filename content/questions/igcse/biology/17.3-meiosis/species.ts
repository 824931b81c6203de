/** Chromosomes in a body cell of animals, and of plants. */
export const ANIMALS = [
  ['horse', 64],
  ['cat', 38],
  ['dog', 78],
  ['mouse', 40],
  ['rabbit', 44],
  ['human', 46],
] as const

/** Two kinds of animals that can have young together, whose numbers of chromosomes differ. */
export const HYBRIDS = [
  { one: 'horse', first: 64, other: 'donkey', second: 62 },
  { one: 'horse', first: 64, other: 'plains zebra', second: 44 },
  { one: 'donkey', first: 62, other: 'plains zebra', second: 44 },
  { one: 'goat', first: 60, other: 'sheep', second: 54 },
] as const
