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

function hydrogensOf(molecule: Molecule, at: number): number | null {
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

/** An atom other than hydrogen, with all that is bound to it. */
type Node = {
  element: string
  charge: number
  hydrogens: number
  at: Spot | null
  bonds: { to: number; order: number; wedge: 'up' | 'down' | null }[]
}
type Skeleton = Node[]

/** Hydrogens folded into their atoms, rings of alternating bonds made aromatic. @throws Error on impossible valences */
function skeletonOf(molecule: Molecule): Skeleton {
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

function sameStereo(key: Skeleton, own: Skeleton, map: readonly number[]): boolean {
  return key.every(
    (_, at) =>
      sameHand(key, own, map, at) &&
      (key[at]?.bonds ?? []).every(
        ({ to, order }) => order !== 2 || to < at || sameSides(key, own, map, [at, to]),
      ),
  )
}

/** 1: on the same side of the double bond, -1: across; null where the drawing or the molecule does not say. */
function sideOf(
  nodes: Skeleton,
  [a, b]: readonly [number, number],
  [x, y]: readonly [number, number],
): number | null {
  const [p, q, r, s] = [a, b, x, y].map(each => nodes[each]?.at ?? null)
  if (!p || !q || !r || !s) return null
  const cross = ([fx, fy]: Spot, [tx, ty]: Spot) => (q[0] - p[0]) * (ty - fy) - (q[1] - p[1]) * (tx - fx)
  const product = cross(p, r) * cross(q, s)
  return Math.abs(product) < 1e-9 ? null : Math.sign(product)
}

function sameSides(
  key: Skeleton,
  own: Skeleton,
  map: readonly number[],
  [a, b]: readonly [number, number],
): boolean {
  const besides = (at: number, not: number) =>
    (key[at]?.bonds ?? []).map(({ to }) => to).filter(to => to !== not)
  for (const x of besides(a, b)) {
    for (const y of besides(b, a)) {
      const wanted = sideOf(key, [a, b], [x, y])
      const to = (at: number) => map[at] ?? -1
      if (wanted !== null && sideOf(own, [to(a), to(b)], [to(x), to(y)]) !== wanted) return false
    }
  }
  return true
}

type Vector = readonly [number, number, number]

/** The handedness of a centre with a wedge, over its neighbours in the order given; null without one. */
function handOf(nodes: Skeleton, at: number, neighbours: readonly number[]): number | null {
  const centre = nodes[at]
  const from = centre?.at
  if (!centre || !from || !centre.bonds.some(({ wedge }) => wedge !== null)) return null
  const arms = neighbours.map((to): Vector => {
    const [x, y] = nodes[to]?.at ?? from
    const wedge = centre.bonds.find(bond => bond.to === to)?.wedge ?? null
    return [x - from[0], y - from[1], wedge === 'up' ? 1 : wedge === 'down' ? -1 : 0]
  })
  const units = arms.map(([x, y, z]): Vector => {
    const length = Math.hypot(x, y) || 1
    return [x / length, y / length, z]
  })
  // What is not drawn, a hydrogen, points away from all the rest.
  const last =
    units[3] ??
    units.reduce<Vector>((sum, each) => [sum[0] - each[0], sum[1] - each[1], sum[2] - each[2]], [0, 0, 0])
  const [one, two, three] = units
    .slice(0, 3)
    .map(each => each.map((value, index) => value - (last[index] ?? 0)))
  if (!one || !two || !three) return null
  const [a = 0, b = 0, c = 0] = one
  const [d = 0, e = 0, f = 0] = two
  const [g = 0, h = 0, i = 0] = three
  const volume = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return Math.abs(volume) < 1e-9 ? null : Math.sign(volume)
}

function sameHand(key: Skeleton, own: Skeleton, map: readonly number[], at: number): boolean {
  const neighbours = (key[at]?.bonds ?? []).map(({ to }) => to)
  if (neighbours.length < 3) return true
  const wanted = handOf(key, at, neighbours)
  return (
    wanted === null ||
    handOf(
      own,
      map[at] ?? -1,
      neighbours.map(each => map[each] ?? -1),
    ) === wanted
  )
}
