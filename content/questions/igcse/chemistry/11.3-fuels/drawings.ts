import { columnFigure } from '@/content/figures/igcse/chemistry/organic-chemistry-9'
import { fractionatingColumn } from '@/lib/figures/chemistry/industry'
import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import { line, text } from '@/lib/figures/shapes'

const topic = 'organic-chemistry-9'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** Letters at some of the eight outlets; the others carry no label. */
export function lettersColumn(levels: readonly number[], letters: string): Figure {
  const labels = ORDINALS.map((_, level) =>
    levels.includes(level) ? letters.charAt(levels.indexOf(level)) : '',
  )
  const said = levels.map((level, at) => `${letters.charAt(at)} the ${ORDINALS[level]}`).join(', ')
  return columnFigure(
    `outlets-${letters.length}-${levels.join('')}`,
    labels,
    `Labelled are, from the top: ${said}.`,
  )
}

/** A column with one level marked near the top and one near the bottom. */
export function twoLevels(): Figure {
  return figure(
    {
      name: `${topic}/two-levels`,
      title: 'A fractionating column with two levels',
      description:
        'A column into which heated petroleum flows near the bottom. Pipes leave it at eight levels. X is a level near the top, Y a level near the bottom.',
      height: 250,
    },
    fractionatingColumn(60, 4, { fractions: ORDINALS.map(() => ({ name: '' })) }),
    line(178, 42, 290, 42, 'l dash thin'),
    line(178, 226, 290, 226, 'l dash thin'),
    text(298, 46.5, 'X', { cls: 'b' }),
    text(298, 230.5, 'Y', { cls: 'b' }),
  )
}

export type Drawn = { formula: string; said: string; error: string | null }

export const MOLECULES: readonly Drawn[] = [
  { formula: 'CH4', said: 'one carbon atom with four hydrogen atoms', error: null },
  { formula: 'CH3CH3', said: 'two carbon atoms with three hydrogen atoms each', error: null },
  {
    formula: 'CH2=CH2',
    said: 'two carbon atoms with a double bond, two hydrogen atoms on each',
    error: null,
  },
  { formula: 'CH3CH2CH3', said: 'a chain of three carbon atoms with eight hydrogen atoms', error: null },
  {
    formula: 'CH3CH2OH',
    said: 'two carbon atoms, five hydrogen atoms on them, and an oxygen atom with a hydrogen atom',
    error: 'You overlooked the oxygen atom of this alcohol.',
  },
  {
    formula: 'CH3OH',
    said: 'a carbon atom with three hydrogen atoms and an oxygen atom with a hydrogen atom',
    error: 'You overlooked the oxygen atom between carbon and hydrogen.',
  },
  {
    formula: 'CH3COOH',
    said: 'a carbon atom with three hydrogen atoms, and a carbon atom with two oxygen atoms, one of them with a hydrogen atom',
    error: 'You overlooked the two oxygen atoms of this acid.',
  },
  {
    formula: 'CH3Cl',
    said: 'a carbon atom with three hydrogen atoms and a chlorine atom',
    error: 'You overlooked the chlorine atom in place of a hydrogen atom.',
  },
  {
    formula: 'CH3NH2',
    said: 'a carbon atom with three hydrogen atoms and a nitrogen atom with two',
    error: 'You overlooked the nitrogen atom.',
  },
]

const PLACES = [
  [90, 62],
  [270, 62],
  [90, 184],
  [270, 184],
] as const

/** Four molecules, A to D, in two rows. */
export function moleculesFigure(shown: readonly Drawn[]): Figure {
  const name = shown.map(each => MOLECULES.indexOf(each)).join('')
  const pieces = shown.map(({ formula }, at) => {
    const [x, y] = PLACES[at] ?? [0, 0]
    return displayed(x + 12, y, formula).shape + text(x - 78, y - 36, 'ABCD'.charAt(at), { cls: 'b' })
  })
  return figure(
    {
      name: `${topic}/four-molecules-${name}`,
      title: 'Displayed formulae of four compounds',
      description: shown.map(({ said }, at) => `${'ABCD'.charAt(at)}: ${said}.`).join(' '),
      height: 246,
    },
    ...pieces,
  )
}
