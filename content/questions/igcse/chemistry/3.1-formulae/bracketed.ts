export type Bracketed = {
  name: string
  use: string
  alone: readonly (readonly [symbol: string, count: number])[]
  group: readonly (readonly [symbol: string, count: number])[]
  times: number
  groupFirst?: boolean
}

/** Salts whose formula has a bracket. */
export const BRACKETED: readonly Bracketed[] = [
  {
    name: 'calcium nitrate',
    use: 'in some fertilisers',
    alone: [['Ca', 1]],
    group: [
      ['N', 1],
      ['O', 3],
    ],
    times: 2,
  },
  {
    name: 'magnesium hydroxide',
    use: 'in tablets against excess acid',
    alone: [['Mg', 1]],
    group: [
      ['O', 1],
      ['H', 1],
    ],
    times: 2,
  },
  {
    name: 'aluminium hydroxide',
    use: 'in tablets against excess acid',
    alone: [['Al', 1]],
    group: [
      ['O', 1],
      ['H', 1],
    ],
    times: 3,
  },
  {
    name: 'iron(III) nitrate',
    use: 'in the dyeing of cloth',
    alone: [['Fe', 1]],
    group: [
      ['N', 1],
      ['O', 3],
    ],
    times: 3,
  },
  {
    name: 'ammonium sulfate',
    use: 'as a fertiliser',
    alone: [
      ['S', 1],
      ['O', 4],
    ],
    group: [
      ['N', 1],
      ['H', 4],
    ],
    times: 2,
    groupFirst: true,
  },
  {
    name: 'ammonium carbonate',
    use: 'in baking',
    alone: [
      ['C', 1],
      ['O', 3],
    ],
    group: [
      ['N', 1],
      ['H', 4],
    ],
    times: 2,
    groupFirst: true,
  },
  {
    name: 'aluminium sulfate',
    use: 'in the treatment of water',
    alone: [['Al', 2]],
    group: [
      ['S', 1],
      ['O', 4],
    ],
    times: 3,
  },
  {
    name: 'zinc nitrate',
    use: 'in the dyeing of cloth',
    alone: [['Zn', 1]],
    group: [
      ['N', 1],
      ['O', 3],
    ],
    times: 2,
  },
]

const written = (of: Bracketed['alone']) =>
  of.map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('')

export const formulaOf = ({ alone, group, times, groupFirst }: Bracketed) =>
  groupFirst ? `(${written(group)})${times}${written(alone)}` : `${written(alone)}(${written(group)})${times}`

export const sum = (of: Bracketed['alone']) => of.reduce((all, [, count]) => all + count, 0)
