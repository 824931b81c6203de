import { centred, circle, polar, type Shape, text } from '@/lib/figures/shapes'
import type { CovalentAtom, CovalentMolecule, IonFacts } from './bonding-data'
import { squareBrackets } from './reaction-signs'
import { type Electron, electron, electronShells, pairTurn } from './shells'

export type DotCrossOptions = { radius?: number; showShells?: boolean }

/** Electrons of an atom that it shares with nobody. @returns negative where the data cannot be */
export function unshared({ atoms, shared }: CovalentMolecule, at: number): number {
  const given = shared.reduce((sum, { between, pairs, isDative = false }) => {
    if (!between.includes(at)) return sum
    if (!isDative) return sum + pairs
    return between[0] === at ? sum + 2 * pairs : sum
  }, 0)
  return (atoms[at]?.outer ?? 0) - given
}

/** Electrons in the outer shell of an atom, shared ones counted whole. */
export function outerShell(molecule: CovalentMolecule, at: number): number {
  const pairs = molecule.shared.reduce((sum, each) => (each.between.includes(at) ? sum + each.pairs : sum), 0)
  return unshared(molecule, at) + 2 * pairs
}

function angleBetween(from: readonly [number, number], to: readonly [number, number]): number {
  return (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI
}

/** Directions for pairs that are not shared: the widest gaps between the bonds, each halved in turn. */
function freeAngles(bonded: readonly number[], count: number): number[] {
  const taken = [...bonded]
  const found: number[] = []
  for (let each = 0; each < count; each += 1) {
    const sorted = taken.map(angle => ((angle % 360) + 360) % 360).sort((a, b) => a - b)
    const gaps = sorted.map((start, at) => ({
      start,
      size: at + 1 < sorted.length ? (sorted[at + 1] ?? 0) - start : (sorted[0] ?? 0) + 360 - start,
    }))
    const widest = gaps.reduce((best, gap) => (gap.size > best.size + 0.5 ? gap : best), {
      start: 0,
      size: 0,
    })
    // Two more pairs share a gap of three quarters evenly; a single one stands in its middle.
    const rest = count - each
    const share = widest.size > 200 && rest > 1 ? (rest >= 3 ? 4 : 3) : 2
    const angle = widest.start + widest.size / share
    taken.push(angle)
    found.push(angle)
  }
  return found
}

/**
 * A dot-and-cross diagram of a molecule with overlapping outer shells: `dotAndCross(180, 80, MOLECULES.H2O)`. The
 * first atom's electrons are dots, those of its neighbours crosses.
 */
export function dotAndCross(
  x: number,
  y: number,
  molecule: CovalentMolecule,
  options: DotCrossOptions = {},
): Shape {
  const { radius = 34, showShells = true } = options
  const { atoms, shared, charge } = molecule
  const placed = atoms.map((atom, at) => ({
    ...atom,
    point: [x + atom.at[0] * radius, y + atom.at[1] * radius] as const,
    reach: radius * (atom.scale ?? 1),
    kind: atom.mark ?? (at === 0 ? 'dot' : 'cross'),
  }))
  let drawn = ''
  for (const [at, atom] of placed.entries()) {
    if (showShells) drawn += circle(...atom.point, atom.reach, 'l thin')
    drawn += centred(...atom.point, atom.symbol)
    const bonded = shared.flatMap(({ between: [a, b] }) => {
      const other = placed[a === at ? b : a]
      return (a === at || b === at) && other ? [angleBetween(atom.point, other.point)] : []
    })
    const own = Math.max(0, unshared(molecule, at))
    const pairs = Math.ceil(own / 2)
    for (const [index, angle] of freeAngles(bonded, pairs).entries()) {
      const isSingle = index === pairs - 1 && own % 2 === 1
      const turn = pairTurn(atom.reach)
      for (const each of isSingle ? [0] : [turn, -turn])
        drawn += electron(...polar(...atom.point, atom.reach, angle + each), atom.kind)
    }
  }
  for (const { between, pairs, isDative = false } of shared) {
    const [one, other] = [placed[between[0]], placed[between[1]]]
    if (!one || !other) continue
    drawn += sharedShape(one, other, pairs, isDative)
  }
  return drawn + (charge ? ionBrackets(placed, charge) : '')
}

type PlacedAtom = CovalentAtom & { point: readonly [number, number]; reach: number; kind: Electron }

/** The pairs of a bond, in the overlap of two shells, one beside the other along the line where the circles cross. */
function sharedShape(one: PlacedAtom, other: PlacedAtom, pairs: number, isDative: boolean): Shape {
  const angle = angleBetween(one.point, other.point)
  const away = Math.hypot(other.point[0] - one.point[0], other.point[1] - one.point[1])
  // The middle of the lens: half way between the two edges.
  const middle = polar(...one.point, (one.reach + away - other.reach) / 2, angle)
  return Array.from({ length: pairs }, (_, at) => {
    const [px, py] = polar(...middle, (at - (pairs - 1) / 2) * 11, angle + 90)
    const [first, second] = pairs === 1 ? [90, 270] : [180, 0]
    const spread = pairs === 1 ? 5 : 4.2
    return (
      electron(...polar(px, py, spread, angle + first), one.kind) +
      electron(...polar(px, py, spread, angle + second), isDative ? one.kind : other.kind)
    )
  }).join('')
}

function ionBrackets(placed: readonly PlacedAtom[], charge: string): Shape {
  const edge = (sign: 1 | -1, axis: 0 | 1) =>
    Math.max(...placed.map(({ point, reach }) => sign * point[axis] + reach)) * sign
  const box = { left: edge(-1, 0) - 10, right: edge(1, 0) + 10, top: edge(-1, 1) - 6, bottom: edge(1, 1) + 6 }
  return squareBrackets(box, { charge })
}

/** An ion in brackets with its charge: `ion(90, 80, { symbol: 'Cl', shells: [2, 8, 8], charge: '-', gained: 1 })`. */
export function ion(x: number, y: number, facts: IonFacts, firstRadius = 18, gap = 13): Shape {
  const { symbol, shells, charge, gained = 0, mark = 'dot', count } = facts
  const radius = firstRadius + Math.max(0, shells.length - 1) * gap
  const half = radius + 9
  const foreign: Electron = mark === 'dot' ? 'cross' : 'dot'
  return (
    electronShells(x, y, shells, {
      nucleus: symbol,
      firstRadius,
      gap,
      kind: mark,
      ...(gained > 0 ? { gained: { count: gained, kind: foreign } } : {}),
    }) +
    squareBrackets({ left: x - half, right: x + half, top: y - half, bottom: y + half }, { charge }) +
    (count && count > 1 ? text(x - half - 6, y + 4.5, String(count), { anchor: 'end', cls: 'b' }) : '')
  )
}

const COUNTS = ['no', 'one pair', 'two pairs', 'three pairs']

/** What is seen, for `figure({ description })`: pairs in every overlap, and pairs that are not shared. */
export function describeDotAndCross(molecule: CovalentMolecule): string {
  const { atoms, shared, charge } = molecule
  const symbol = (at: number) => atoms[at]?.symbol ?? ''
  const overlaps = shared.map(({ between: [one, other], pairs, isDative = false }) => {
    const marks = isDative ? ', both of one kind' : ''
    return `${symbol(one)} and ${symbol(other)} share ${COUNTS[pairs] ?? `${pairs} pairs`} of electrons${marks}`
  })
  const free = atoms.flatMap((atom, at) => {
    const own = unshared(molecule, at)
    return own > 0 ? [`${atom.symbol} has ${own} more`] : []
  })
  const ends = charge ? ` Brackets with the charge ${charge} stand around it.` : ''
  return `Overlapping outer shells: ${[...overlaps, ...free].join('; ')}.${ends}`
}
