/** A hunter that people remove, the animal it eats, the plants that this one eats, and what lives among them. */
export const CHAINS = [
  {
    hunter: 'sea otters',
    grazer: 'sea urchins',
    plant: 'kelp',
    others: 'fish',
    place: 'along a rocky coast',
    how: 'People hunted the otters for their fur.',
    rule: { hunter: 'otter', grazer: 'urchin', plant: 'kelp/plant' },
  },
  {
    hunter: 'crabs',
    grazer: 'snails',
    plant: 'marsh grass',
    others: 'birds',
    place: 'in a salt marsh',
    how: 'People caught the crabs for food.',
    rule: { hunter: 'crab', grazer: 'snail', plant: 'grass/plant' },
  },
  {
    hunter: 'wolves',
    grazer: 'deer',
    plant: 'young trees',
    others: 'birds',
    place: 'in a mountain valley',
    how: 'People shot the wolves to protect their sheep.',
    rule: { hunter: 'wolf/wolves', grazer: 'deer', plant: 'tree/plant' },
  },
] as const

export type Chain = (typeof CHAINS)[number]
