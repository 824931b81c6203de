export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const SPECIES = ['P', 'Q', 'R', 'S'] as const

export const BASES: readonly string[] = ['A', 'C', 'G', 'T']

export const blocks = (sequence: readonly string[]) => sequence.join('').replace(/.{5}(?=.)/g, '$& ')
