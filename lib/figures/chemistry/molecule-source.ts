import { readCondensed } from '@/lib/exams/marking/condensed-formula'
import { type Atom, type Bond, hydrogensOf, type Molecule } from '@/lib/exams/marking/molecule'
import { compareMolecules } from '@/lib/exams/marking/molecule-compare'
import { molecularFormula } from '@/lib/exams/marking/molecule-skeleton'
import LIST from './molecule-list.json'
import PLACES from './molecule-places.json'

const NAMES = new Map(Object.entries(LIST))
const WRITTEN = new Map(Object.entries(PLACES))
const NAME_OF_SMILES = new Map([...NAMES].map(([name, smiles]) => [smiles, name]))

const ORDER: Readonly<Record<string, 1 | 2 | 3>> = { '-': 1, '=': 2, '#': 3, '>': 1, '<': 1 }

/** Every molecule that has places, by its name. */
export const MOLECULE_NAMES: readonly string[] = [...NAMES.keys()]

/** Reads a line of molecule-places.json; hydrogens follow from the valences. */
function fromPlaces(written: string): Molecule {
  const [atomText = '', bondText = ''] = written.split(';')
  const atoms = atomText.split(',').map((each): Atom => {
    const [label = '', x = '0', y = '0'] = each.trim().split(' ')
    const charge = label.endsWith('+') ? 1 : label.endsWith('-') ? -1 : 0
    return { element: label.replace(/[+-]$/, ''), charge, hydrogens: null, at: [Number(x), Number(y)] }
  })
  const bonds = [...bondText.matchAll(/(\d+)([-=#<>])(\d+)/g)].map(([, a, sign = '-', b]): Bond => {
    const bond: Bond = { a: Number(a), b: Number(b), order: ORDER[sign] ?? 1 }
    return sign === '>' ? { ...bond, wedge: 'up' } : sign === '<' ? { ...bond, wedge: 'down' } : bond
  })
  return { atoms, bonds }
}

/** Molecules of the list by their molecular formula, made when the first is looked for. */
let byFormula: Map<string, Molecule[]> | null = null

function isomersOf(molecule: Molecule): readonly Molecule[] {
  if (!byFormula) {
    byFormula = new Map()
    for (const written of WRITTEN.values()) {
      const placed = fromPlaces(written)
      const key = molecularFormula(placed)
      byFormula.set(key, [...(byFormula.get(key) ?? []), placed])
    }
  }
  return byFormula.get(molecularFormula(molecule)) ?? []
}

/** The first of the list that is the same molecule, whatever its formula looks like. */
function placedLike(molecule: Molecule): Molecule | null {
  return isomersOf(molecule).find(each => compareMolecules(molecule, each, false) === 'same') ?? null
}

/**
 * A molecule with a place for every atom, one unit a bond.
 * @param what a name or a SMILES string of molecule-list.json, or a condensed formula of one of its molecules
 * @throws Error when it is not listed: add it, then `npm run figures:molecules`
 */
export function placedMolecule(what: string): Molecule {
  const written = WRITTEN.get(what) ?? WRITTEN.get(NAME_OF_SMILES.get(what) ?? '')
  if (written !== undefined) return fromPlaces(written)
  const read = readCondensed(what)
  const placed = read && placedLike(read)
  if (placed) return placed
  throw new Error(
    `“${what}” is not in lib/figures/chemistry/molecule-list.json: add it, then npm run figures:molecules`,
  )
}

/** A molecule as a graph. A condensed formula of any molecule will do: it keeps its order from left to right. */
export function moleculeGraph(what: string): Molecule {
  return readCondensed(what) ?? placedMolecule(what)
}

/** Every hydrogen becomes an atom of its own, behind the others. */
export function withHydrogens(molecule: Molecule): Molecule {
  const atoms: Atom[] = molecule.atoms.map(atom => ({ ...atom, hydrogens: 0 }))
  const bonds: Bond[] = [...molecule.bonds]
  for (const at of molecule.atoms.keys()) {
    for (let each = 0; each < (hydrogensOf(molecule, at) ?? 0); each += 1) {
      bonds.push({ a: at, b: atoms.length, order: 1 })
      atoms.push({ element: 'H', charge: 0, hydrogens: 0 })
    }
  }
  return { atoms, bonds }
}

export type Neighbour = { to: number; order: 1 | 2 | 3 }

export function neighboursOf({ atoms, bonds }: Molecule): Neighbour[][] {
  const all: Neighbour[][] = atoms.map(() => [])
  for (const { a, b, order } of bonds) {
    all[a]?.push({ to: b, order })
    all[b]?.push({ to: a, order })
  }
  return all
}

/** Rings of six carbons whose double bonds alternate. */
export function benzeneRings(molecule: Molecule): number[][] {
  const near = neighboursOf(molecule)
  const rings = new Map<string, number[]>()
  const walk = (path: number[]): void => {
    const [first = 0] = path
    const last = path.at(-1) ?? 0
    const before = near[path.at(-2) ?? -1]?.find(({ to }) => to === last)?.order
    for (const { to, order } of near[last] ?? []) {
      if (molecule.atoms[to]?.element !== 'C' || (before !== undefined && before + order !== 3)) continue
      if (to === first && path.length === 6) rings.set([...path].sort((a, b) => a - b).join(), path)
      else if (path.length < 6 && !path.includes(to)) walk([...path, to])
    }
  }
  for (const [at, { element }] of molecule.atoms.entries()) if (element === 'C') walk([at])
  return [...rings.values()]
}
