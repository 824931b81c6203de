import { type Figure, figure } from '@/lib/figures/figure'
import { centred, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import type { Atom, Bond, Molecule } from './marking/molecule'

/** Half the gap between the lines of a double bond, and how near a line comes to a letter, in canvas units. */
const GAP = 2.6
const CLEAR = 9
/** Of a bond between neighbouring places, that would be nothing but clearance: the most of its length at each end. */
const CLEAR_SHARE_MAX = 0.3
const WEDGE = 4.5
const RUNGS = 6

type Ends = { from: Point; to: Point; across: Point }

/** Shortened at its letters, with the direction across it. */
function endsOf({ a, b }: Bond, points: readonly Point[]): Ends | null {
  const [from, to] = [points[a], points[b]]
  if (!from || !to) return null
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return null
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const clear = Math.min(CLEAR, length * CLEAR_SHARE_MAX)
  return {
    from: [from[0] + ux * clear, from[1] + uy * clear],
    to: [to[0] - ux * clear, to[1] - uy * clear],
    across: [-uy, ux],
  }
}

function beside([x, y]: Point, [ax, ay]: Point, by: number): Point {
  return [x + ax * by, y + ay * by]
}

function bondShape(bond: Bond, points: readonly Point[], cls: string): Shape {
  const ends = endsOf(bond, points)
  if (!ends) return ''
  const { from, to, across } = ends
  if (bond.wedge === 'up')
    return polygon([from, beside(to, across, WEDGE), beside(to, across, -WEDGE)], cls === 'p' ? 'pd' : 'd')
  if (bond.wedge === 'down') {
    return Array.from({ length: RUNGS }, (_, at) => {
      const share = (at + 1) / RUNGS
      const middle: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      return line(...beside(middle, across, WEDGE * share), ...beside(middle, across, -WEDGE * share), cls)
    }).join('')
  }
  const offsets = bond.order === 1 ? [0] : bond.order === 2 ? [-GAP, GAP] : [-2 * GAP, 0, 2 * GAP]
  return offsets.map(by => line(...beside(from, across, by), ...beside(to, across, by), cls)).join('')
}

function atomShape({ element, charge, hydrogens }: Atom, [x, y]: Point): Shape {
  const carried = hydrogens ? `H${hydrogens === 1 ? '' : `_{${hydrogens}}`}` : ''
  const sign =
    charge === 0 ? '' : `^{${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '−'}}`
  return carried === '' && sign === ''
    ? centred(x, y, element)
    : text(x - 5, y + 4.5, `${element}${carried}${sign}`)
}

/** A molecule as school draws it: a letter for every atom, one line for every bond. Places are canvas units. */
export function moleculeShapes({ atoms, bonds }: Molecule, cls = 'l'): Shape {
  const points = atoms.map(({ at }): Point => (at ? [at[0], at[1]] : [0, 0]))
  return (
    bonds.map(bond => bondShape(bond, points, cls)).join('') +
    atoms.map((atom, at) => atomShape(atom, points[at] ?? [0, 0])).join('')
  )
}

/** Of the board that structures are drawn on, in canvas units; atoms stand on its places. */
export const MOLECULE_BOARD = { width: 360, height: 252, step: 18 } as const

export function moleculeFigure(
  molecule: Molecule,
  facts: { name: string; title: string; description: string },
): Figure {
  const { width, height } = MOLECULE_BOARD
  return figure(
    { ...facts, width, height },
    rect(0.5, 0.5, width - 1, height - 1, 'f'),
    moleculeShapes(molecule),
  )
}
