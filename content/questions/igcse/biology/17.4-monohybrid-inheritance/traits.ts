/** Features with a dominant and a recessive allele of one gene; the capital letter is easy to tell from the small one. */
export const TRAITS = [
  { organism: 'pea plants', feature: 'height', dominant: 'tall', recessive: 'short', letter: 'T' },
  { organism: 'pea plants', feature: 'pods', dominant: 'green', recessive: 'yellow', letter: 'G' },
  { organism: 'mice', feature: 'fur', dominant: 'black', recessive: 'brown', letter: 'B' },
  {
    organism: 'guinea pigs',
    feature: 'hair',
    dominant: 'short-haired',
    recessive: 'long-haired',
    letter: 'H',
  },
  { organism: 'tomato plants', feature: 'fruit', dominant: 'red', recessive: 'yellow', letter: 'R' },
  { organism: 'fruit flies', feature: 'wings', dominant: 'normal', recessive: 'short', letter: 'N' },
] as const

/** Organisms of which one pair may have hundreds of offspring. */
export const PROLIFIC = TRAITS.filter(({ organism }) => organism !== 'mice' && organism !== 'guinea pigs')

export type Trait = (typeof TRAITS)[number]

export const allelesOf = ({ letter }: Trait) => {
  const small = letter.toLowerCase()
  return { big: letter, small, pure: letter + letter, mixed: letter + small, recessive: small + small }
}

/** “short-haired” and “tall” are said of the organism, colours of its part. */
export const toldOf = (trait: Trait) =>
  `In ${trait.organism}, the allele for ${wordFor(trait, trait.dominant)}, **${trait.letter}**, is dominant to the allele for ${wordFor(trait, trait.recessive)}, **${trait.letter.toLowerCase()}**.`

export const wordFor = ({ feature }: Trait, value: string) =>
  feature === 'height'
    ? `${value} stems`
    : feature === 'hair'
      ? value.replace('-haired', ' hair')
      : `${value} ${feature}`

/** A parent, in words: “a tall plant”, “a plant with green pods”. */
export const parentWith = (trait: Trait, value: string) => {
  const one = trait.organism.includes('plants')
    ? 'plant'
    : ({ mice: 'mouse', 'guinea pigs': 'guinea pig', 'fruit flies': 'fly' }[trait.organism as string] ??
      'animal')
  return `a ${one} with ${wordFor(trait, value)}`
}
