import { type Atom, type Bond, MOLECULE_LIMITS, type Molecule } from '@/lib/exams/marking/molecule'
import { MOLECULE_BOARD } from '@/lib/exams/molecule-figure'
import type { Spot } from '@/lib/exams/sketch'

/** What a press does: sets an atom, joins two of them, or takes something away. */
export type MoleculeTool = 'atom' | 'bond' | 'delete'

export const BOND_SORTS = {
  single: { order: 1 },
  double: { order: 2 },
  triple: { order: 3 },
  towards: { order: 1, wedge: 'up' },
  away: { order: 1, wedge: 'down' },
} as const satisfies Record<string, Pick<Bond, 'order' | 'wedge'>>

export type BondSort = keyof typeof BOND_SORTS

export type MoleculePad = { tool: MoleculeTool; element: string; bond: BondSort; from: number | null }
export type MoleculePlaced = { pad: MoleculePad; molecule: Molecule; said: string }

export const EMPTY: Molecule = { atoms: [], bonds: [] }

const { width, height, step } = MOLECULE_BOARD

function inside(value: number, size: number): number {
  return Math.min(size - step, Math.max(step, Math.round(value / step) * step))
}

/** The nearest place of the board. */
export const placeOf = ([x, y]: Spot): Spot => [inside(x, width), inside(y, height)]

const LEAP = 3

/** An arrow key as a move of the cross; null for other keys. */
export function movedOnBoard([x, y]: Spot, key: string, isLeap: boolean): Spot | null {
  const by = isLeap ? LEAP * step : step
  if (key === 'ArrowLeft') return placeOf([x - by, y])
  if (key === 'ArrowRight') return placeOf([x + by, y])
  if (key === 'ArrowUp') return placeOf([x, y - by])
  return key === 'ArrowDown' ? placeOf([x, y + by]) : null
}

/** A place in words, and what stands there. */
export function placeWords({ atoms }: Molecule, spot: Spot): string {
  const found = atoms[atomAt({ atoms, bonds: [] }, spot)]
  return `column ${spot[0] / step}, row ${spot[1] / step}${found ? `, ${found.element}` : ''}`
}

function atomAt({ atoms }: Molecule, [x, y]: Spot): number {
  return atoms.findIndex(({ at }) => at?.[0] === x && at[1] === y)
}

/** How near a press on a bond has to come to its middle, and how near to an atom that is not at its place. */
const NEAR_BOND = step * 0.6
const NEAR_ATOM = step * 1.2

function bondAt({ atoms, bonds }: Molecule, [x, y]: Spot): number {
  return bonds.findIndex(({ a, b }) => {
    const [one, other] = [atoms[a]?.at, atoms[b]?.at]
    return one && other && Math.hypot((one[0] + other[0]) / 2 - x, (one[1] + other[1]) / 2 - y) <= NEAR_BOND
  })
}

/** The nearest atom within a finger of the press; -1 for none. */
function atomNear({ atoms }: Molecule, [x, y]: Spot): number {
  const far = atoms.map(({ at }) => (at ? Math.hypot(at[0] - x, at[1] - y) : Number.POSITIVE_INFINITY))
  const nearest = Math.min(...far)
  return nearest <= NEAR_ATOM ? far.indexOf(nearest) : -1
}

/** A press at a place of the canvas; null when nothing comes of it. */
export function pressBoard(pad: MoleculePad, molecule: Molecule, press: Spot): MoleculePlaced | null {
  const spot = placeOf(press)
  const at = atomAt(molecule, spot)
  if (pad.tool === 'atom') return withAtom(pad, molecule, spot, at)
  // Bonds are taken by their middle; a press near an atom otherwise means that atom, as a finger hits no place exactly.
  const bond = at >= 0 ? -1 : bondAt(molecule, press)
  const atom = at >= 0 || bond >= 0 ? at : atomNear(molecule, press)
  if (pad.tool === 'delete') return erased(pad, molecule, bond, atom)
  if (atom >= 0) return withBond(pad, molecule, atom)
  if (bond < 0) return null
  return {
    pad,
    molecule: { ...molecule, bonds: replaced(molecule.bonds, bond, joined(pad, molecule.bonds[bond])) },
    said: `Bond made ${pad.bond}`,
  }
}

function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((each, index) => (index === at ? value : each))
}

function joined({ bond }: MoleculePad, ends: Pick<Bond, 'a' | 'b'> | undefined): Bond {
  return { a: ends?.a ?? 0, b: ends?.b ?? 0, ...BOND_SORTS[bond] }
}

function withAtom(pad: MoleculePad, molecule: Molecule, spot: Spot, at: number): MoleculePlaced | null {
  const atom: Atom = { element: pad.element, charge: 0, hydrogens: null, at: spot }
  if (at >= 0) {
    if (molecule.atoms[at]?.element === pad.element) return null
    return {
      pad,
      molecule: { ...molecule, atoms: replaced(molecule.atoms, at, atom) },
      said: `Now ${pad.element}`,
    }
  }
  if (molecule.atoms.length >= MOLECULE_LIMITS.atoms) return null
  return { pad, molecule: { ...molecule, atoms: [...molecule.atoms, atom] }, said: `${pad.element} set` }
}

function withBond(pad: MoleculePad, molecule: Molecule, at: number): MoleculePlaced | null {
  const { from } = pad
  const name = molecule.atoms[at]?.element ?? ''
  if (from === null || from === at)
    return {
      pad: { ...pad, from: from === at ? null : at },
      molecule,
      said: from === at ? 'Bond dropped' : `Bond from ${name}`,
    }
  const others = molecule.bonds.filter(({ a, b }) => !((a === from && b === at) || (a === at && b === from)))
  if (others.length >= MOLECULE_LIMITS.bonds) return null
  return {
    pad: { ...pad, from: null },
    molecule: { ...molecule, bonds: [...others, joined(pad, { a: from, b: at })] },
    said: `${pad.bond} bond to ${name}`,
  }
}

function erased(pad: MoleculePad, molecule: Molecule, bond: number, at: number): MoleculePlaced | null {
  if (at >= 0)
    return { pad, molecule: withoutAtom(molecule, at), said: `${molecule.atoms[at]?.element} taken away` }
  if (bond < 0) return null
  return {
    pad,
    molecule: { ...molecule, bonds: molecule.bonds.filter((_, index) => index !== bond) },
    said: 'Bond taken away',
  }
}

function withoutAtom({ atoms, bonds }: Molecule, at: number): Molecule {
  const after = (index: number) => (index > at ? index - 1 : index)
  return {
    atoms: atoms.filter((_, index) => index !== at),
    bonds: bonds
      .filter(({ a, b }) => a !== at && b !== at)
      .map(bond => ({ ...bond, a: after(bond.a), b: after(bond.b) })),
  }
}
