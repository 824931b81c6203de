import { moleculesIn } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds-2'
import { describeDotAndCross, dotAndCross } from '@/lib/figures/chemistry/bonding'
import { type CovalentMolecule, MOLECULES } from '@/lib/figures/chemistry/bonding-data'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const

export type MoleculeName = Exclude<keyof typeof MOLECULES, 'NH4' | 'CCl4'>

export const moleculeOf = (name: MoleculeName): CovalentMolecule => MOLECULES[name]

/** The same molecule with letters in place of symbols. */
export const lettered = (
  molecule: CovalentMolecule,
  letters: Readonly<Record<string, string>>,
): CovalentMolecule => ({
  ...molecule,
  atoms: molecule.atoms.map(atom => ({ ...atom, symbol: letters[atom.symbol] ?? atom.symbol })),
})

/** Shells without any electrons, to be completed. */
export const emptied = (molecule: CovalentMolecule): CovalentMolecule => ({
  atoms: molecule.atoms.map(atom => ({ ...atom, outer: 0 })),
  shared: molecule.shared.map(each => ({ ...each, pairs: 0 })),
})

/** More or fewer outer electrons on atoms of one symbol: a diagram with a fault. */
export const withOuter = (molecule: CovalentMolecule, symbol: string, more: number): CovalentMolecule => ({
  ...molecule,
  atoms: molecule.atoms.map(atom => (atom.symbol === symbol ? { ...atom, outer: atom.outer + more } : atom)),
})

/** Another number of pairs in every overlap: a diagram with a fault. */
export const withPairs = (molecule: CovalentMolecule, pairs: number): CovalentMolecule => ({
  ...molecule,
  shared: molecule.shared.map(each => ({ ...each, pairs })),
})

/** The box around a molecule, in units of the radius of a shell. */
function boundsOf({ atoms }: CovalentMolecule) {
  const edge = (axis: 0 | 1, sign: 1 | -1) =>
    sign * Math.max(...atoms.map(({ at, scale = 1 }) => sign * at[axis] + scale))
  return { left: edge(0, -1), right: edge(0, 1), top: edge(1, -1), bottom: edge(1, 1) }
}

/** A molecule with the middle of its drawing at (x, y). */
function middled(x: number, y: number, molecule: CovalentMolecule, radius: number) {
  const { left, right, top, bottom } = boundsOf(molecule)
  return dotAndCross(x - ((left + right) / 2) * radius, y - ((top + bottom) / 2) * radius, molecule, {
    radius,
  })
}

const heightOf = (molecule: CovalentMolecule, radius: number) => {
  const { top, bottom } = boundsOf(molecule)
  return (bottom - top) * radius
}

/** One molecule, outer shells only. */
export function moleculeFigure(key: string, molecule: CovalentMolecule): Figure {
  const height = heightOf(molecule, 34) + 14
  return figure(
    {
      name: `atoms-elements-and-compounds/${key}`,
      title: 'Dot-and-cross diagram of a molecule',
      description: describeDotAndCross(molecule),
      height,
    },
    middled(180, height / 2, molecule, 34),
  )
}

/** Overlapping shells without electrons, or with all of them as the model of an answer. */
export function shellsFigure(key: string, molecule: CovalentMolecule, isModel: boolean): Figure {
  const height = heightOf(molecule, 40) + 14
  const symbols = molecule.atoms.map(({ symbol }) => symbol).join(', ')
  return figure(
    {
      name: `atoms-elements-and-compounds/shells-${key}${isModel ? '-model' : ''}`,
      title: isModel ? 'The completed dot-and-cross diagram' : 'Outer shells of a molecule without electrons',
      description: isModel
        ? describeDotAndCross(molecule)
        : `Overlapping circles, the outer shells of the atoms ${symbols}. No electrons are drawn.`,
      height,
    },
    middled(180, height / 2, isModel ? molecule : emptied(molecule), 40),
  )
}

/** Four diagrams A to D, outer shells only. */
export function fourMolecules(key: string, all: readonly CovalentMolecule[]): Figure {
  const radius = 25
  const room = Math.max(...all.map(each => heightOf(each, radius))) + 14
  return figure(
    {
      name: `atoms-elements-and-compounds/four-diagrams-${key}`,
      title: 'Four dot-and-cross diagrams',
      description: all.map((each, at) => `${'ABCD'.charAt(at)}: ${describeDotAndCross(each)}`).join(' '),
      height: 2 * room,
    },
    ...all.map((each, at) => {
      const [x, y] = [4 + (at % 2) * 180, room * (Math.floor(at / 2) + 0.5)]
      return text(x + 8, y + 5, 'ABCD'.charAt(at), bold) + middled(x + 96, y, each, radius)
    }),
  )
}

/** Molecules of one substance before and after it boils. */
export const boilingFigure = (seed: number): Figure =>
  figure(
    {
      name: `atoms-elements-and-compounds/before-and-after-boiling-${seed}`,
      title: 'Particles of a substance as a liquid and as a gas',
      description:
        'Left box, liquid: fifteen particles close together, each of one black atom joined to two white ones. Right box, gas: six of the same particles, far apart.',
      height: 146,
    },
    moleculesIn([20, 6], 'liquid', seed),
    moleculesIn([200, 6], 'gas', seed),
    text(90, 138, 'liquid', bold),
    text(270, 138, 'gas', bold),
  )
