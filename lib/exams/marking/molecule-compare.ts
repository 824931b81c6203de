import type { Molecule } from './molecule'
import { molecularFormula, type Node, type Skeleton, skeletonOf } from './molecule-skeleton'
import { sameStereo } from './molecule-stereo'

export type Likeness = 'same' | 'stereoDiffers' | 'isomer' | 'different'

/**
 * Compares two molecules as graphs: every atom must find its like. With `stereo` the sides of double bonds and the
 * handedness of wedged centres must be those of the key as well.
 * @throws Error when an atom has a valence that it cannot have
 */
export function compareMolecules(own: Molecule, key: Molecule, stereo: boolean): Likeness {
  const [mine, wanted] = [skeletonOf(own), skeletonOf(key)]
  let isSame = false
  for (const map of mappings(wanted, mine)) {
    isSame = true
    if (!stereo || sameStereo(wanted, mine, map)) return 'same'
  }
  if (isSame) return 'stereoDiffers'
  return molecularFormula(own) === molecularFormula(key) ? 'isomer' : 'different'
}

function label({ element, charge, hydrogens, bonds }: Node): string {
  return `${element} ${charge} ${hydrogens} ${bonds
    .map(({ order }) => order)
    .sort()
    .join()}`
}

/** More than this many tries is no molecule of a school paper, but something made to be slow. */
const TRIES = 200_000

/** Every way to lay one graph on the other, atom on like atom, bond on like bond. */
function* mappings(from: Skeleton, onto: Skeleton): Generator<readonly number[]> {
  const sorted = (nodes: Skeleton) => nodes.map(label).sort().join(';')
  if (from.length !== onto.length || from.length === 0 || sorted(from) !== sorted(onto)) return
  const order = connectedOrder(from)
  const map: number[] = Array.from({ length: from.length }, () => -1)
  let tries = 0
  function* extend(depth: number): Generator<readonly number[]> {
    const at = order[depth]
    if (at === undefined) {
      yield [...map]
      return
    }
    for (let target = 0; target < onto.length; target += 1) {
      tries += 1
      if (tries > TRIES) return
      if (map.includes(target) || !fits(from, onto, map, at, target)) continue
      map[at] = target
      yield* extend(depth + 1)
      map[at] = -1
    }
  }
  yield* extend(0)
}

function fits(from: Skeleton, onto: Skeleton, map: readonly number[], at: number, target: number): boolean {
  const [node, other] = [from[at], onto[target]]
  if (!node || !other || label(node) !== label(other)) return false
  return node.bonds.every(({ to, order }) => {
    const placed = map[to] ?? -1
    return placed < 0 || other.bonds.some(bond => bond.to === placed && bond.order === order)
  })
}

/** Atoms in an order in which each is bound to one before it, so that a wrong start is seen soon. */
function connectedOrder(nodes: Skeleton): number[] {
  const order: number[] = []
  for (const start of nodes.keys()) {
    const open = [start]
    while (open.length > 0) {
      const at = open.shift() ?? 0
      if (order.includes(at)) continue
      order.push(at)
      open.push(...(nodes[at]?.bonds ?? []).map(({ to }) => to))
    }
  }
  return order
}
