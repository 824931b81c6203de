import {
  type CrossParent,
  fuse,
  type Genotype,
  gametes,
  geneticDiagram,
  offspring,
  punnett,
} from '@/lib/figures/biology/genetics'
import {
  describePedigree,
  type Family,
  type Person,
  pedigree,
  pedigreeKey,
} from '@/lib/figures/biology/pedigrees'
import { type Figure, figure } from '@/lib/figures/figure'

const topic = 'inheritance-3'

const flat = (allele: string) => allele.replace(/[\^{}]/g, '')
const listed = (genotype: Genotype) =>
  genotype.flatMap(gene => (typeof gene === 'string' ? [...gene] : [...gene])).map(flat)

const boxes = (one: Genotype, other: Genotype) =>
  gametes(other).flatMap(side => gametes(one).map(top => flat(fuse(top, side))))

/** The genotypes of offspring with their ratio: “1 Tt to 1 tt”. */
const ratioOf = (one: Genotype, other: Genotype) => {
  const made = [...offspring(one, other)]
  const least = Math.min(...made.map(([, count]) => count))
  return made.map(([genotype, count]) => `${count / least} ${flat(genotype)}`).join(' to ')
}

/** A Punnett square; `blank` leaves the boxes of the offspring empty, 'all' the gametes as well. */
export function squareFigure(
  name: string,
  one: Genotype,
  other: Genotype,
  { blank = false, top, side }: { blank?: boolean | 'all'; top?: string; side?: string } = {},
): Figure {
  const said = (genotype: Genotype) => (blank === 'all' ? 'two empty rings' : listed(genotype).join(' and '))
  const square = punnett(one, other, {
    x: 112,
    y: top ? 26 : 8,
    cell: 66,
    top,
    side,
    ...(blank && { blank: blank === 'all' ? ('all' as const) : ('offspring' as const) }),
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A Punnett square',
      description: `Gametes in rings: ${said(one)} on top${top ? ` (${top})` : ''}, ${said(other)} at the left${side ? ` (${side})` : ''}. ${blank ? 'The four boxes for the offspring are empty.' : `The boxes hold, row by row: ${boxes(one, other).join(', ')}.`}`,
      height: (top ? 26 : 8) + square.height + 12,
    },
    square.shape,
  )
}

type Blanks = readonly (
  | 'phenotypes'
  | 'genotypes'
  | 'gametes'
  | 'offspring genotypes'
  | 'offspring phenotypes'
)[]

/** The five lines of a genetic diagram. What is blank is told as blank. */
export function crossFigure(
  name: string,
  one: CrossParent,
  other: CrossParent,
  { blank = [], result = '' }: { blank?: Blanks; result?: string } = {},
): Figure {
  const cross = geneticDiagram(one, other, { blank, offspringPhenotypes: result })
  const said = (line: Blanks[number], words: string) => (blank.includes(line) ? 'left blank' : words)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A genetic diagram',
      description: `A genetic diagram. Parental phenotypes: ${said('phenotypes', `${one.phenotype} and ${other.phenotype}`)}. Parental genotypes: ${said('genotypes', `${listed(one.genotype).join('')} and ${listed(other.genotype).join('')}`)}. Gametes in rings: ${said('gametes', `${listed(one.genotype).join(' and ')}; ${listed(other.genotype).join(' and ')}`)}. Offspring genotypes: ${said('offspring genotypes', ratioOf(one.genotype, other.genotype))}. Offspring phenotypes: ${said('offspring phenotypes', result || 'left blank')}.`,
      height: cross.height,
    },
    cross.shape,
  )
}

/** A pedigree with its key below. */
export function familyFigure(
  name: string,
  people: Readonly<Record<number, Person>>,
  families: readonly Family[],
  condition: string,
): Figure {
  const chart = pedigree(people, families)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A pedigree',
      description: `${describePedigree(people, families)} Squares are males, circles females. Affected means: ${condition}.`,
      height: chart.height + 66,
    },
    chart.shape,
    pedigreeKey(
      [
        ['male', 'unaffected male'],
        ['female', 'unaffected female'],
        ['affected male', 'affected male'],
        ['affected female', 'affected female'],
      ],
      12,
      chart.height + 18,
    ),
  )
}

/** Eight people: 1 and 2 hide the allele, 4 shows it, 5 has it, 6 shows it, 7 and 8 are the children of 5 and 6. */
export const hiddenAllele = (males: readonly number[]) => {
  const affected = [4, 6, 7]
  const people = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((person): [number, Person] => {
      const sex = males.includes(person) ? 'male' : 'female'
      return [person, affected.includes(person) ? `affected ${sex}` : sex]
    }),
  )
  const families: Family[] = [
    [1, 2, [3, 4, 5]],
    [5, 6, [7, 8]],
  ]
  return { people, families }
}

/** Nine people with a recessive allele on the X chromosome: 2 and 5 are carriers. */
export const LINKED: Record<number, Person> = {
  1: 'male',
  2: 'female',
  3: 'male',
  4: 'affected male',
  5: 'female',
  6: 'male',
  7: 'affected male',
  8: 'female',
  9: 'male',
}
export const LINKED_FAMILIES: Family[] = [
  [1, 2, [3, 4, 5]],
  [5, 6, [7, 8, 9]],
]

const hidden = hiddenAllele([1, 4, 6, 8])

export const figures = [
  squareFigure('punnett', ['Tt'], ['Tt'], { top: 'pollen', side: 'egg cells' }),
  crossFigure(
    'one-to-one',
    { phenotype: 'tall', genotype: ['Tt'] },
    { phenotype: 'short', genotype: ['tt'] },
    { result: '1 tall : 1 short' },
  ),
  familyFigure('family', hidden.people, hidden.families, 'condition'),
  squareFigure('blood-groups', [['I^{A}', 'I^{o}']], [['I^{B}', 'I^{o}']], { top: 'mother', side: 'father' }),
  squareFigure('sex-linked', [['X^{B}', 'X^{b}']], [['X^{B}', 'Y']], { top: 'mother', side: 'father' }),
]
