import type { Spot } from '../sketch'

/**
 * A molecule as it is drawn or typed. `hydrogens`: bound to the atom without being drawn; null lets its valence say,
 * as in a skeletal formula.
 */
export type Atom = { element: string; charge: number; hydrogens: number | null; at?: Spot }
/** `wedge`: towards the viewer or away, the narrow end at `a`. */
export type Bond = { a: number; b: number; order: 1 | 2 | 3; wedge?: 'up' | 'down' }
export type Molecule = { atoms: readonly Atom[]; bonds: readonly Bond[] }

export const MOLECULE_LIMITS = { atoms: 60, bonds: 70, coordinate: 1000, charge: 3 } as const

/** Whether something that was sent is a drawing within the limits. */
export function isMolecule(value: unknown): value is Molecule {
  if (typeof value !== 'object' || value === null) return false
  const { atoms, bonds, ...rest } = value as Record<string, unknown>
  if (!Array.isArray(atoms) || !Array.isArray(bonds) || Object.keys(rest).length > 0) return false
  if (atoms.length > MOLECULE_LIMITS.atoms || bonds.length > MOLECULE_LIMITS.bonds) return false
  return (
    atoms.every(isAtom) && bonds.every(bond => isBond(bond, atoms.length)) && eachPairOnce(bonds as Bond[])
  )
}

function isAtom(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { element, charge, hydrogens, at, ...rest } = value as Record<string, unknown>
  const isPlace = (each: unknown) => typeof each === 'number' && Math.abs(each) <= MOLECULE_LIMITS.coordinate
  return (
    Object.keys(rest).length === 0 &&
    typeof element === 'string' &&
    VALENCES.has(element) &&
    Number.isInteger(charge) &&
    Math.abs(charge as number) <= MOLECULE_LIMITS.charge &&
    hydrogens === null &&
    Array.isArray(at) &&
    at.length === 2 &&
    at.every(isPlace)
  )
}

function isBond(value: unknown, atoms: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { a, b, order, wedge, ...rest } = value as Record<string, unknown>
  const isEnd = (each: unknown) => Number.isInteger(each) && (each as number) >= 0 && (each as number) < atoms
  return (
    Object.keys(rest).length === 0 &&
    isEnd(a) &&
    isEnd(b) &&
    a !== b &&
    (order === 1 || order === 2 || order === 3) &&
    (wedge === undefined || wedge === 'up' || wedge === 'down')
  )
}

function eachPairOnce(bonds: readonly Bond[]): boolean {
  return new Set(bonds.map(({ a, b }) => `${Math.min(a, b)} ${Math.max(a, b)}`)).size === bonds.length
}

const VALENCES = new Map<string, readonly number[]>([
  ['H', [1]],
  ['B', [3]],
  ['C', [4]],
  ['N', [3]],
  ['O', [2]],
  ['F', [1]],
  ['Si', [4]],
  ['P', [3, 5]],
  ['S', [2, 4, 6]],
  ['Cl', [1]],
  ['Br', [1]],
  ['I', [1]],
  ['Na', [1]],
  ['K', [1]],
])

export const DRAWN_ELEMENTS = [...VALENCES.keys()]

/** Valences of an atom with its charge: N⁺ binds four times, O⁻ once, Na⁺ not at all. */
function valencesOf({ element, charge }: Atom): readonly number[] {
  const plain = VALENCES.get(element) ?? []
  const gains = element === 'N' || element === 'P' || element === 'O' || element === 'S'
  return plain.map(each => (gains ? each + charge : each - Math.abs(charge))).filter(each => each >= 0)
}

/** An atom's bonds counted by order; a drawn hydrogen counts like any other atom. */
function bondSum({ bonds }: Molecule, at: number): number {
  return bonds.reduce((sum, bond) => (bond.a === at || bond.b === at ? sum + bond.order : sum), 0)
}

/** Hydrogens that an atom carries without their being drawn; null when its bonds do not fit its valence. */
export function hydrogensOf(molecule: Molecule, at: number): number | null {
  const atom = molecule.atoms[at]
  if (!atom) return null
  const used = bondSum(molecule, at)
  if (atom.hydrogens !== null) return valencesOf(atom).includes(used + atom.hydrogens) ? atom.hydrogens : null
  const fitting = valencesOf(atom).find(each => each >= used)
  return fitting === undefined ? null : fitting - used
}

/** What cannot be, as a sentence to the student; null when every atom has the bonds it may have. */
export function valenceFault(molecule: Molecule): string | null {
  for (const [at, atom] of molecule.atoms.entries()) {
    if (!VALENCES.has(atom.element)) return `${atom.element} is not an element that is drawn here.`
    if (hydrogensOf(molecule, at) !== null) continue
    const bonds = bondSum(molecule, at) + (atom.hydrogens ?? 0)
    return `An atom of ${atom.element} has ${bonds} ${bonds === 1 ? 'bond' : 'bonds'}.`
  }
  return null
}

/** Whether the hydrogens are all drawn, as a displayed formula must. */
export function isDisplayed(molecule: Molecule): boolean {
  return molecule.atoms.every((atom, at) => (atom.hydrogens ?? 0) === 0 && hydrogensOf(molecule, at) === 0)
}
