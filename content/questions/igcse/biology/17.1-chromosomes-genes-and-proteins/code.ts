/** What groups of three bases stand for in the questions of this folder. */
export const AMINO_ACIDS: Readonly<Record<string, string>> = {
  ATG: 'methionine',
  GGC: 'glycine',
  CTA: 'leucine',
  TCA: 'serine',
  AAC: 'asparagine',
}

export const aminoAcidsOf = (bases: string): string[] =>
  (bases.match(/.{3}/g) ?? []).map(three => AMINO_ACIDS[three] ?? '–')
