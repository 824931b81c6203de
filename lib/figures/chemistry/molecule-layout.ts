import type { Molecule } from '@/lib/exams/marking/molecule'
import type { Point } from '@/lib/figures/shapes'
import { type Neighbour, neighboursOf } from './molecule-source'

/** Lengths of bonds: along the chain one; a branch that carries hydrogens of its own stands off. */
const BRANCH = 1.7
const TRIGONAL = 60

type Laying = {
  molecule: Molecule
  near: readonly Neighbour[][]
  chain: readonly number[]
  places: (Point | null)[]
  /** branches up so far less those down, so that neighbours take turns */
  raised: number
}

/** Whether a molecule has a ring, which no chain of right angles can draw. */
export function isRinged({ atoms, bonds }: Molecule): boolean {
  return bonds.length >= atoms.length
}

/** The longest path through carbons and the atoms that join them; its own order of atoms decides between equals. */
function mainChain({ atoms }: Molecule, near: readonly Neighbour[][]): number[] {
  const belongs = (at: number) => {
    const element = atoms[at]?.element
    if (element === 'C') return true
    const heavy = (near[at] ?? []).filter(({ to }) => atoms[to]?.element !== 'H')
    return element !== 'H' && heavy.length > 1
  }
  let best: number[] = []
  const walk = (path: number[]): void => {
    if (path.length > best.length) best = path
    for (const { to } of near[path.at(-1) ?? 0] ?? [])
      if (belongs(to) && !path.includes(to)) walk([...path, to])
  }
  for (const at of atoms.keys()) if (belongs(at)) walk([at])
  if (best.length > 0) return best
  const first = atoms.findIndex(({ element }) => element !== 'H')
  return [Math.max(0, first)]
}

function weight({ molecule, near, chain }: Laying, { to, order }: Neighbour): number {
  if (chain.includes(to)) return 100
  const isHydrogen = molecule.atoms[to]?.element === 'H'
  return isHydrogen ? 0 : 10 + order + (near[to]?.length ?? 0) / 10
}

/** Directions of what hangs on an atom, in degrees, best first; `ahead` leads away from where it was reached. */
function directions(laying: Laying, at: number, children: readonly Neighbour[], isRoot: boolean): number[] {
  const element = laying.molecule.atoms[at]?.element
  const onward = laying.chain.includes(children[0]?.to ?? -1)
  if (isRoot && children.length === 2 && element === 'O') return [-35, 215]
  if (isRoot && children.length === 3) return onward || element !== 'N' ? [0, 120, 240] : [0, 270, 180]
  if (isRoot) return [0, 180, 90, 270]
  const isUp = laying.raised <= 0
  const [up, down] = isUp ? [90, 270] : [270, 90]
  if (children.length === 2 && !onward) return [TRIGONAL, -TRIGONAL]
  if (children.length === 2) return [0, children[1]?.order === 2 ? 90 : up]
  return [0, up, down]
}

function place(laying: Laying, at: number, from: number | null, ahead: number): void {
  const { near, places, chain, molecule } = laying
  const [x, y] = places[at] ?? [0, 0]
  const children = (near[at] ?? [])
    .filter(({ to }) => to !== from)
    .sort((one, other) => weight(laying, other) - weight(laying, one))
  const turns = directions(laying, at, children, from === null)
  for (const [index, child] of children.entries()) {
    const degrees = ahead + (turns[index] ?? 0)
    const isHydrogen = molecule.atoms[child.to]?.element === 'H'
    const isBranch = !chain.includes(child.to) && (near[child.to]?.length ?? 0) > 2
    const isSideways = Math.abs(Math.cos((degrees * Math.PI) / 180)) < 0.1
    const length = isBranch && isSideways ? BRANCH : 1
    const angle = (degrees * Math.PI) / 180
    places[child.to] = [x + length * Math.cos(angle), y - length * Math.sin(angle)]
    if (!isHydrogen && isSideways && chain.includes(at)) laying.raised += Math.sin(angle) > 0 ? 1 : -1
  }
  for (const [index, child] of children.entries()) {
    const turn = turns[index] ?? 0
    // O–H of an acid group lies level again, as it is printed.
    const onward = Math.abs(turn) === TRIGONAL || Math.abs(turn) === 35 ? ahead : ahead + turn
    place(laying, child.to, at, onward)
  }
}

/** Places of a displayed or structural formula: the chain level, groups at right angles, ends of planar groups at 60°. */
export function chainPlaces(molecule: Molecule): Point[] {
  const near = neighboursOf(molecule)
  const found = mainChain(molecule, near)
  const [first = 0] = found
  const last = found.at(-1) ?? 0
  const chain = first <= last ? found : [...found].reverse()
  const start = chain[0] ?? 0
  const places = molecule.atoms.map((): Point | null => null)
  places[start] = [0, 0]
  place({ molecule, near, chain, places, raised: 0 }, start, null, 0)
  return places.map(each => each ?? [0, 0])
}

/** Hydrogens of a molecule with rings go where its other bonds leave most room. */
export function ringPlaces(molecule: Molecule, hydrogenLength: number): Point[] {
  const near = neighboursOf(molecule)
  const places = molecule.atoms.map(({ at }): Point | null => (at ? [at[0], at[1]] : null))
  for (const [at, neighbours] of near.entries()) {
    const here = places[at]
    if (!here) continue
    for (const { to } of neighbours) {
      if (places[to]) continue
      const taken = neighbours.flatMap(({ to: other }) => {
        const there = places[other]
        return there ? [Math.atan2(there[1] - here[1], there[0] - here[0])] : []
      })
      const waiting = neighbours.filter(({ to: other }) => !places[other]).length
      const angle = widestGap(taken, waiting)
      places[to] = [here[0] + hydrogenLength * Math.cos(angle), here[1] + hydrogenLength * Math.sin(angle)]
    }
  }
  return places.map(each => each ?? [0, 0])
}

function widestGap(taken: readonly number[], waiting: number): number {
  const sorted = [...taken].sort((a, b) => a - b)
  let best = { start: 0, size: 0 }
  for (const [index, start] of sorted.entries()) {
    const next = index + 1 < sorted.length ? (sorted[index + 1] ?? 0) : (sorted[0] ?? 0) + 2 * Math.PI
    if (next - start > best.size + 0.001) best = { start, size: next - start }
  }
  return best.start + best.size / (waiting + 1)
}
