import type { Spot } from '../sketch'
import { hydrogensOf, type Molecule, valenceFault } from './molecule'

/** An atom other than hydrogen, with all that is bound to it. */
export type Node = {
  element: string
  charge: number
  hydrogens: number
  at: Spot | null
  bonds: { to: number; order: number; wedge: 'up' | 'down' | null }[]
}
export type Skeleton = Node[]

/** Hydrogens folded into their atoms, rings of alternating bonds made aromatic. @throws Error on impossible valences */
export function skeletonOf(molecule: Molecule): Skeleton {
  const isFolded = molecule.atoms.map(
    (atom, at) => atom.element === 'H' && atom.charge === 0 && isTerminal(molecule, at),
  )
  const place = new Map<number, number>()
  for (const [at, folded] of isFolded.entries()) if (!folded) place.set(at, place.size)
  const nodes: Skeleton = molecule.atoms.flatMap((atom, at) => {
    const own = hydrogensOf(molecule, at)
    if (own === null) throw new Error(valenceFault(molecule) ?? 'A valence is wrong.')
    if (isFolded[at]) return []
    const drawn = molecule.bonds.filter(
      ({ a, b }) => (a === at && isFolded[b]) || (b === at && isFolded[a]),
    ).length
    return [
      { element: atom.element, charge: atom.charge, hydrogens: own + drawn, at: atom.at ?? null, bonds: [] },
    ]
  })
  for (const { a, b, order, wedge = null } of molecule.bonds) {
    const [from, to] = [place.get(a), place.get(b)]
    if (from === undefined || to === undefined) continue
    nodes[from]?.bonds.push({ to, order, wedge })
    nodes[to]?.bonds.push({ to: from, order, wedge: null })
  }
  makeAromatic(nodes)
  return nodes
}

function isTerminal({ atoms, bonds }: Molecule, at: number): boolean {
  const own = bonds.filter(({ a, b }) => a === at || b === at)
  const [only] = own
  const other = only && atoms[only.a === at ? only.b : only.a]
  return own.length === 1 && other !== undefined && other.element !== 'H'
}

const AROMATIC = 1.5
const RING = 6

/** Both ways to write the double bonds of benzene are one molecule. */
function makeAromatic(nodes: Skeleton): void {
  for (const ring of sixRings(nodes)) {
    const orders = ring.map((at, index) => {
      const next = ring[(index + 1) % RING]
      return nodes[at]?.bonds.find(({ to }) => to === next)?.order ?? 0
    })
    const alternates = orders.every((order, index) => {
      const before = orders[(index + RING - 1) % RING] ?? 0
      return order === AROMATIC || before === AROMATIC || (order !== before && (order === 1 || order === 2))
    })
    if (!alternates) continue
    for (const [index, at] of ring.entries()) {
      const next = ring[(index + 1) % RING]
      for (const [one, other] of [
        [at, next],
        [next, at],
      ]) {
        const bond = nodes[one ?? -1]?.bonds.find(({ to }) => to === other)
        if (bond) bond.order = AROMATIC
      }
    }
  }
}

function sixRings(nodes: Skeleton): number[][] {
  const rings = new Map<string, number[]>()
  const walk = (path: number[]) => {
    const last = path.at(-1) ?? 0
    for (const { to } of nodes[last]?.bonds ?? []) {
      if (path.length === RING && to === path[0]) rings.set([...path].sort((a, b) => a - b).join(), path)
      else if (path.length < RING && !path.includes(to) && to > (path[0] ?? 0)) walk([...path, to])
    }
  }
  for (const start of nodes.keys()) walk([start])
  return [...rings.values()]
}

/** "C3H8O", carbon and hydrogen first, as Hill orders them. */
export function molecularFormula(molecule: Molecule): string {
  const counts = new Map<string, number>()
  const add = (element: string, count: number) => counts.set(element, (counts.get(element) ?? 0) + count)
  for (const { element, hydrogens } of skeletonOf(molecule)) {
    add(element, 1)
    if (hydrogens > 0) add('H', hydrogens)
  }
  const rank = (element: string) => (element === 'C' ? '0' : element === 'H' ? '1' : element)
  return [...counts]
    .sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
    .map(([element, count]) => `${element}${count === 1 ? '' : count}`)
    .join('')
}
