import { plainFormula } from './chemical-formula'
import type { Atom, Bond, Molecule } from './molecule'

/**
 * Reads a condensed structural formula: "CH3CH(OH)CH3", "(CH3)2C=CH2", "HCOOCH3", "CH3(CH2)4CH3", "C6H5OH". Bonds
 * that are not written follow from the valences: an atom is bound to the last one before it that still has room.
 * @returns null when it does not say how the atoms are joined, as "C3H8O" does not
 */
export function readCondensed(typed: string): Molecule | null {
  const text = plainFormula(typed)
    .replace(/_\{?(\d+)\}?/g, '$1')
    .replace(/\s+/g, '')
    .replace(/[≡#]/g, '#')
  if (text === '' || text.length > MAX_CHARACTERS) return null
  const units = unitsOf(text)
  if (!units) return null
  const growing = new Growing()
  return growing.addAll(units) ? growing.finished() : null
}

const MAX_CHARACTERS = 120
const MAX_ATOMS = 60

const ROOM = new Map<string, number>([
  ['C', 4],
  ['N', 3],
  ['O', 2],
  ['S', 2],
  ['F', 1],
  ['Cl', 1],
  ['Br', 1],
  ['I', 1],
])

type Unit =
  | { sort: 'atom'; element: string }
  | { sort: 'hydrogens'; count: number }
  | { sort: 'bond'; order: 1 | 2 | 3 }
  | { sort: 'group'; units: Unit[]; count: number }
  | { sort: 'phenyl' }
  | { sort: 'nitro' }

const TOKEN = /C6H5(?!\d)|NO2(?!\d)|C2H5(?!\d)|(Cl|Br|[CNOSFI])(?![a-z])(\d*)|H(?![a-z])(\d*)|([-=#])|([([])/y

const ACID: readonly Unit[] = [
  { sort: 'atom', element: 'C' },
  {
    sort: 'group',
    count: 1,
    units: [
      { sort: 'bond', order: 2 },
      { sort: 'atom', element: 'O' },
    ],
  },
  {
    sort: 'group',
    count: 1,
    units: [
      { sort: 'atom', element: 'O' },
      { sort: 'hydrogens', count: 1 },
    ],
  },
]

/** Null when something stands there that is no condensed formula. */
function unitsOf(text: string): Unit[] | null {
  // HOOC is an acid group that is read from its end.
  const units: Unit[] = text.startsWith('HOOC') ? [...ACID] : []
  let at = units.length > 0 ? 'HOOC'.length : 0
  while (at < text.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match) return null
    const [all, element, times = '', hydrogens, bond, opens] = match
    at += all.length
    if (opens) {
      const end = closing(text, at - 1)
      const inner = end < 0 ? null : unitsOf(text.slice(at, end))
      const [count = ''] = /^\d*/.exec(text.slice(end + 1)) ?? []
      if (!inner || inner.length === 0) return null
      units.push({ sort: 'group', units: inner, count: Number(count || 1) })
      at = end + 1 + count.length
    } else if (all === 'C6H5') units.push({ sort: 'phenyl' })
    else if (all === 'NO2') units.push({ sort: 'nitro' })
    else if (all === 'C2H5') units.push(...ethyl(units.length === 0))
    else if (bond) units.push({ sort: 'bond', order: bond === '=' ? 2 : bond === '#' ? 3 : 1 })
    else if (hydrogens !== undefined) units.push({ sort: 'hydrogens', count: Number(hydrogens || 1) })
    else if (element) {
      // CCl3 and CF2 are one carbon with its halogens; C3 does not say how three carbons are joined.
      const count = Number(times || 1)
      const isAcid = element === 'O' && count === 2 && text[at - all.length - 1] === 'C'
      if (count > 1 && (ROOM.get(element) ?? 0) > 1 && !isAcid) return null
      for (let each = 0; each < Math.min(count, MAX_ATOMS); each += 1) units.push({ sort: 'atom', element })
    }
  }
  return units
}

/** C2H5 is CH3CH2 before its neighbour and CH2CH3 behind it. */
function ethyl(isFirst: boolean): Unit[] {
  const carbon = (count: number): Unit[] => [
    { sort: 'atom', element: 'C' },
    { sort: 'hydrogens', count },
  ]
  return isFirst ? [...carbon(3), ...carbon(2)] : [...carbon(2), ...carbon(3)]
}

function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(' || text[at] === '[') depth += 1
    if (text[at] === ')' || text[at] === ']') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** A molecule while it is read. `room`: bonds that each atom can still take. */
class Growing {
  private readonly atoms: (Atom & { room: number })[] = []
  private readonly bonds: Bond[] = []
  /** Atoms of the chain that is being read, last first in mind. */
  private readonly chain: number[] = []
  private order: 1 | 2 | 3 | null = null
  /** Hydrogens and groups that stand before the atom they belong to. */
  private early = 0
  private readonly waiting: Unit[][] = []

  addAll(units: readonly Unit[]): boolean {
    return units.every((unit, at) => this.atoms.length <= MAX_ATOMS && this.add(unit, units.slice(at + 1)))
  }

  private add(unit: Unit, rest: readonly Unit[]): boolean {
    switch (unit.sort) {
      case 'bond':
        if (this.order !== null || this.chain.length === 0) return false
        this.order = unit.order
        return true
      case 'hydrogens':
        return this.addHydrogens(unit.count)
      case 'atom':
        return this.addAtom(unit.element, rest)
      case 'phenyl':
        return this.addPhenyl()
      case 'nitro':
        return this.addNitro()
      case 'group':
        return this.addGroup(unit)
    }
  }

  private last(): number | undefined {
    return this.chain.at(-1)
  }

  private addHydrogens(count: number): boolean {
    const last = this.last()
    if (last === undefined || this.order !== null) {
      this.early += count
      return true
    }
    const atom = this.atoms[last]
    if (!atom || atom.room < count) return false
    atom.room -= count
    atom.hydrogens = (atom.hydrogens ?? 0) + count
    return true
  }

  /** The last atom that has room; never oxygen to oxygen, which no formula here means. */
  private host(element: string, wanted: number): number | undefined {
    return this.chain.findLast(at => {
      const atom = this.atoms[at]
      if (!atom || atom.room < wanted) return false
      return !(atom.element === 'O' && element === 'O')
    })
  }

  private push(element: string): number {
    this.atoms.push({ element, charge: 0, hydrogens: 0, room: ROOM.get(element) ?? 0 })
    return this.atoms.length - 1
  }

  private bind(a: number, b: number, order: 1 | 2 | 3): boolean {
    const [one, other] = [this.atoms[a], this.atoms[b]]
    if (!one || !other || one.room < order || other.room < order) return false
    one.room -= order
    other.room -= order
    this.bonds.push({ a, b, order })
    return true
  }

  private addAtom(element: string, rest: readonly Unit[]): boolean {
    const isFirst = this.chain.length === 0
    const order = this.order ?? 1
    const host = isFirst ? undefined : this.host(element, order)
    if (!isFirst && host === undefined) return false
    const at = this.push(element)
    if (host !== undefined && !this.bind(host, at, this.order ?? this.impliedOrder(host, element, rest)))
      return false
    this.order = null
    this.chain.push(at)
    return this.settle(at)
  }

  /** CO is a carbonyl and CN a nitrile where the carbon has the room and no hydrogen follows. */
  private impliedOrder(host: number, element: string, rest: readonly Unit[]): 1 | 2 | 3 {
    const carbon = this.atoms[host]
    if (carbon?.element !== 'C' || rest[0]?.sort === 'hydrogens') return 1
    if (element === 'O' && carbon.room >= 2) return 2
    // Behind the nitrogen of an amide or amine comes what it carries.
    if (element === 'N' && carbon.room >= 3 && rest.length === 0) return 3
    return 1
  }

  /** What stood before its atom: hydrogens, then groups such as the methyls of (CH3)2CH. */
  private settle(at: number): boolean {
    const atom = this.atoms[at]
    if (!atom || atom.room < this.early) return false
    atom.room -= this.early
    atom.hydrogens = (atom.hydrogens ?? 0) + this.early
    this.early = 0
    const groups = this.waiting.splice(0)
    return groups.every(units => this.attach(units, at))
  }

  private addPhenyl(): boolean {
    const ring = Array.from({ length: 6 }, () => this.push('C'))
    for (const [index, at] of ring.entries()) {
      const next = ring[(index + 1) % 6] ?? 0
      if (!this.bind(at, next, index % 2 === 0 ? 2 : 1)) return false
      const atom = this.atoms[at]
      if (atom && index > 0) {
        atom.hydrogens = 1
        atom.room = 0
      }
    }
    const [joint = 0] = ring
    const host = this.chain.length === 0 ? undefined : this.host('C', 1)
    if (this.chain.length > 0 && (host === undefined || !this.bind(host, joint, 1))) return false
    this.order = null
    this.chain.push(joint)
    return this.settle(joint)
  }

  private addNitro(): boolean {
    const nitrogen = this.push('N')
    const [double, single] = [this.push('O'), this.push('O')]
    const [n, o] = [this.atoms[nitrogen], this.atoms[single]]
    if (!n || !o) return false
    Object.assign(n, { charge: 1, room: 4 })
    Object.assign(o, { charge: -1, room: 1 })
    if (!this.bind(nitrogen, double, 2) || !this.bind(nitrogen, single, 1)) return false
    const host = this.chain.length === 0 ? undefined : this.host('N', 1)
    if (this.chain.length > 0 && (host === undefined || !this.bind(host, nitrogen, 1))) return false
    this.order = null
    this.chain.push(nitrogen)
    return this.settle(nitrogen)
  }

  /** A group with two open ends repeats in the chain, (CH2)4; one with a single open end hangs on it, (CH3)2. */
  private addGroup({ units, count }: Extract<Unit, { sort: 'group' }>): boolean {
    if (count < 1 || count > MAX_ATOMS) return false
    const isLink = roomOf(units) >= 2 && count > 1
    if (isLink) {
      for (let each = 0; each < count; each += 1) if (!this.addAll(units)) return false
      return true
    }
    const last = this.last()
    for (let each = 0; each < count; each += 1) {
      if (last === undefined) this.waiting.push(units)
      else if (!this.attach(units, last)) return false
    }
    return true
  }

  /** Reads a side group as a chain of its own that begins at an atom. */
  private attach(units: readonly Unit[], at: number): boolean {
    const kept = this.chain.splice(0)
    this.chain.push(at)
    const isRead = this.addAll(units)
    this.chain.splice(0, this.chain.length, ...kept)
    return isRead
  }

  /** Null when an atom has room left that no second or third bond to a neighbour can take. */
  finished(): Molecule | null {
    if (this.order !== null || this.early > 0 || this.waiting.length > 0 || this.atoms.length === 0)
      return null
    for (const bond of this.bonds) {
      const [one, other] = [this.atoms[bond.a], this.atoms[bond.b]]
      const more = Math.min(one?.room ?? 0, other?.room ?? 0, 3 - bond.order)
      if (!one || !other || more <= 0) continue
      bond.order = (bond.order + more) as 1 | 2 | 3
      one.room -= more
      other.room -= more
    }
    if (this.atoms.some(({ room }) => room > 0)) return null
    return { atoms: this.atoms.map(({ room: _, ...atom }) => atom), bonds: this.bonds }
  }
}

/** Open ends of a group when it is read alone: (CH2) has two, (CH3) one. */
function roomOf(units: readonly Unit[]): number {
  let room = 0
  for (const unit of units) {
    if (unit.sort === 'atom') room += (ROOM.get(unit.element) ?? 0) - (room > 0 ? 2 : 0)
    else if (unit.sort === 'hydrogens') room -= unit.count
    else if (unit.sort === 'bond') room -= 2 * (unit.order - 1)
    else if (unit.sort === 'group') room -= unit.count
    else if (unit.sort === 'phenyl' || unit.sort === 'nitro') room += room > 0 ? -1 : 1
  }
  return room
}
