import type { Atom, Bond, Molecule } from '@/lib/exams/marking/molecule'
import { line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'

/** Half the gap between the lines of a double bond, in canvas units. */
const GAP = 2.6
const WEDGE = 4.5
const RUNGS = 6
/** Of a bond between neighbouring places, that would be nothing but clearance: the most of its length that is left out. */
const CLEAR_SHARE_MAX = 0.75
const INNER_GAP = 5
/** From the element to hydrogens above or below it. */
const ROW = 12.5
const INNER_SHORTER = 0.14

/** What stands at an atom; `null` where lines simply meet. `lead` is the element, that stands on the place. */
export type AtomLabel = {
  before: string
  lead: string
  after: string
  /** hydrogens that stand above or below, where bonds leave to both sides */
  beyond?: { content: string; isUp: boolean }
} | null

const LETTER = { wide: 9.6, narrow: 7, small: 7.2, half: 7.5 } as const

function leadWidth(lead: string): number {
  return LETTER.wide + (lead.length - 1) * 5
}

/** How wide the letters beside an element are. */
export function letterRoom(rest: string): number {
  const small = [...rest.matchAll(/[_^]\{([^}]*)\}/g)].reduce((sum, [, inner = '']) => sum + inner.length, 0)
  const large = rest.replace(/[_^]\{[^}]*\}/g, '').length
  return small * LETTER.small + large * LETTER.wide
}

/** How far a bond in a direction starts from the middle of its atom. */
function clearance(label: AtomLabel, [ux, uy]: Point): number {
  if (label === null) return 0
  const core = leadWidth(label.lead) / 2
  const side = core + letterRoom(ux > 0 ? label.after : label.before)
  const across = Math.abs(ux) < 0.01 ? 99 : side / Math.abs(ux)
  const down = Math.abs(uy) < 0.01 ? 99 : LETTER.half / Math.abs(uy)
  return Math.min(across, down) + 2
}

type Ends = { from: Point; to: Point; across: Point }

/** Shortened at its letters, with the direction across it; null for atoms on one place. */
function endsOf(from: Point, to: Point, labels: readonly [AtomLabel, AtomLabel]): Ends | null {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return null
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [wanted, wantedEnd] = [clearance(labels[0], [ux, uy]), clearance(labels[1], [-ux, -uy])]
  const fit = Math.min(1, (length * CLEAR_SHARE_MAX) / Math.max(1, wanted + wantedEnd))
  const [start, end] = [wanted * fit, wantedEnd * fit]
  return {
    from: [from[0] + ux * start, from[1] + uy * start],
    to: [to[0] - ux * end, to[1] - uy * end],
    across: [-uy, ux],
  }
}

function beside([x, y]: Point, [ax, ay]: Point, by: number): Point {
  return [x + ax * by, y + ay * by]
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

export type BondOptions = {
  cls?: string
  /** the second line of a double bond lies on this side of the first (−1 or 1); on both sides of the middle when 0 */
  inner?: -1 | 0 | 1
  labels?: readonly [AtomLabel, AtomLabel]
}

function wedgeShape(direction: 'up' | 'down', { from, to, across }: Ends, cls: string): Shape {
  if (direction === 'up')
    return polygon([from, beside(to, across, WEDGE), beside(to, across, -WEDGE)], cls === 'p' ? 'pd' : 'd')
  return Array.from({ length: RUNGS }, (_, at) => {
    const share = (at + 1) / RUNGS
    const middle = between(from, to, share)
    return line(...beside(middle, across, WEDGE * share), ...beside(middle, across, -WEDGE * share), cls)
  }).join('')
}

/** One line for every pair of electrons that is shared. */
export function bondShape(
  { order, wedge }: Pick<Bond, 'order' | 'wedge'>,
  start: Point,
  stop: Point,
  { cls = 'l', inner = 0, labels = [null, null] }: BondOptions = {},
): Shape {
  const ends = endsOf(start, stop, labels)
  if (!ends) return ''
  if (wedge) return wedgeShape(wedge, ends, cls)
  const { from, to, across } = ends
  if (order === 2 && inner !== 0) {
    const [a, b] = [
      between(from, to, labels[0] ? 0 : INNER_SHORTER),
      between(to, from, labels[1] ? 0 : INNER_SHORTER),
    ]
    const by = inner * INNER_GAP
    return line(...from, ...to, cls) + line(...beside(a, across, by), ...beside(b, across, by), cls)
  }
  const offsets = order === 1 ? [0] : order === 2 ? [-GAP, GAP] : [-1.6 * GAP, 0, 1.6 * GAP]
  return offsets.map(by => line(...beside(from, across, by), ...beside(to, across, by), cls)).join('')
}

export type HydrogenSide = 'left' | 'right' | 'above' | 'below'

/** Letters of an atom with the hydrogens that it carries: `OH`, or `HO` where its bond comes from the right. */
export function atomLabel(
  { element, charge }: Atom,
  hydrogens: number,
  side: HydrogenSide = 'right',
): AtomLabel {
  const carried = hydrogens === 0 ? '' : `H${hydrogens === 1 ? '' : `_{${hydrogens}}`}`
  const count = Math.abs(charge) === 1 ? '' : Math.abs(charge)
  const sign = charge === 0 ? '' : `^{${count}${charge > 0 ? '+' : '−'}}`
  if (side === 'left') return { before: carried, lead: element, after: sign }
  if (side === 'right' || carried === '') return { before: '', lead: element, after: `${carried}${sign}` }
  return { before: '', lead: element, after: sign, beyond: { content: carried, isUp: side === 'above' } }
}

export function labelShape(label: AtomLabel, [x, y]: Point, cls?: string): Shape {
  if (label === null) return ''
  const { before, lead, after } = label
  const half = leadWidth(lead) / 2
  const kind = cls === undefined ? {} : { cls }
  if (label.beyond) {
    const { content, isUp } = label.beyond
    return (
      labelShape({ before, lead, after }, [x, y], cls) +
      text(x - half, y + 4.5 + (isUp ? -ROW : ROW), content, kind)
    )
  }
  if (before === '' && after === '') return text(x, y + 4.5, lead, { anchor: 'middle', ...kind })
  // The element stands on its place; a charge behind hydrogens that are written before it hangs on its own.
  if (before === '') return text(x - half, y + 4.5, `${lead}${after}`, kind)
  return (
    text(x + half, y + 4.5, `${before}${lead}`, { anchor: 'end', ...kind }) +
    (after === '' ? '' : text(x + half, y + 4.5, after, kind))
  )
}

/** A molecule as a student draws it: a letter for every atom, one line for every bond. Places are canvas units. */
export function moleculeShapes({ atoms, bonds }: Molecule, cls = 'l'): Shape {
  const points = atoms.map(({ at }): Point => (at ? [at[0], at[1]] : [0, 0]))
  const labels = atoms.map(atom => atomLabel(atom, atom.hydrogens ?? 0))
  const lines = bonds.map(bond => {
    const [from, to] = [points[bond.a], points[bond.b]]
    if (!from || !to) return ''
    return bondShape(bond, from, to, { cls, labels: [labels[bond.a] ?? null, labels[bond.b] ?? null] })
  })
  return lines.join('') + labels.map((label, at) => labelShape(label, points[at] ?? [0, 0])).join('')
}
