import { type Bond, hydrogensOf, type Molecule } from '@/lib/exams/marking/molecule'
import { circle, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { functionalGroups, type GroupName } from './functional-groups'
import {
  type AtomLabel,
  atomLabel,
  bondShape,
  type HydrogenSide,
  labelShape,
  letterRoom,
} from './molecule-drawing'
import { chainPlaces, isRinged, ringPlaces } from './molecule-layout'
import {
  benzeneRings,
  moleculeGraph,
  type Neighbour,
  neighboursOf,
  placedMolecule,
  withHydrogens,
} from './molecule-source'

export type MoleculeOptions = {
  /** length of a bond in canvas units */
  bond?: number
  cls?: string
  /** functional groups that stand on the highlighter */
  highlight?: readonly GroupName[]
  /** as a mirror would show it: the other hand of a wedged molecule */
  mirrored?: boolean
  /** benzene with three double bonds instead of a circle (skeletal only) */
  kekule?: boolean
  /** below the drawing */
  caption?: string
}

export type MoleculeDrawing = {
  shape: Shape
  /** canvas point of an atom: in the order of the formula, hydrogens of a displayed one last */
  atom: (index: number) => Point
  /** the middle of the bond between two atoms */
  bond: (a: number, b: number) => Point
  box: { left: number; right: number; top: number; bottom: number }
}

type Style = { bond: number; showsCarbon: boolean; insideRings: boolean }

/** Centred on a point of the canvas, scaled from bonds to units. */
function onCanvas(places: readonly Point[], [x, y]: Point, unit: number): Point[] {
  const middle = (axis: 0 | 1) => {
    const values = places.map(place => place[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const [cx, cy] = [middle(0), middle(1)]
  return places.map(place => [x + (place[0] - cx) * unit, y + (place[1] - cy) * unit])
}

function labelsOf(molecule: Molecule, points: readonly Point[], showsCarbon: boolean): AtomLabel[] {
  const near = neighboursOf(molecule)
  return molecule.atoms.map((atom, at) => {
    const bonded = near[at] ?? []
    if (atom.element === 'C' && !showsCarbon && atom.charge === 0 && bonded.length > 0) return null
    return atomLabel(atom, hydrogensOf(molecule, at) ?? 0, hydrogenSide(atom.element, at, bonded, points))
  })
}

/** Hydrogens stand away from the bonds of their atom: beside it, or above or below where bonds leave to both sides. */
function hydrogenSide(
  element: string,
  at: number,
  bonded: readonly Neighbour[],
  points: readonly Point[],
): HydrogenSide {
  if (bonded.length === 0) return ['O', 'S', 'F', 'Cl', 'Br', 'I'].includes(element) ? 'left' : 'right'
  const [x, y] = points[at] ?? [0, 0]
  const sides = bonded.map(({ to }) => Math.sign(Math.round((points[to]?.[0] ?? 0) - x)))
  if (!sides.includes(1)) return 'right'
  if (!sides.includes(-1)) return 'left'
  // CH₂ and CH in a level chain keep their hydrogens beside them, as structural formulas are printed.
  if (element === 'C') return 'right'
  const lean = bonded.reduce((sum, { to }) => sum + (points[to]?.[1] ?? 0) - y, 0)
  if (Math.abs(lean) < 1) return 'right'
  return lean > 0 ? 'above' : 'below'
}

/** On which side of a double bond its second line lies: inside a ring, else where more bonds are. */
function innerSide(molecule: Molecule, { a, b }: Bond, points: readonly Point[]): -1 | 0 | 1 {
  const [from, to] = [points[a], points[b]]
  const near = neighboursOf(molecule)
  const others = [...(near[a] ?? []), ...(near[b] ?? [])].filter(each => each.to !== a && each.to !== b)
  const isEnd = [a, b].some(at => (near[at]?.length ?? 0) < 2 && molecule.atoms[at]?.element !== 'C')
  if (!from || !to || others.length === 0 || isEnd) return 0
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const ring = [...benzeneRings(molecule)].find(each => each.includes(a) && each.includes(b))
  const counted = ring ? ring.filter(at => at !== a && at !== b) : others.map(each => each.to)
  const lean = counted.reduce((sum, at) => {
    const [px, py] = points[at] ?? from
    return sum + Math.sign(Math.round((px - from[0]) * -dy + (py - from[1]) * dx))
  }, 0)
  return lean < 0 ? -1 : 1
}

const GROUND = 12

/** A round ground for every atom, long enough for its letters, and a band for every bond between two of them. */
function highlightShape(
  molecule: Molecule,
  points: readonly Point[],
  labels: readonly AtomLabel[],
  names: readonly GroupName[],
): Shape {
  const atoms = new Set(functionalGroups(molecule, names).flat())
  const discs = [...atoms].map(at => {
    const [x, y] = points[at] ?? [0, 0]
    const [before, after] = [letterRoom(labels[at]?.before ?? ''), letterRoom(labels[at]?.after ?? '')]
    return rect(x - GROUND - before, y - GROUND, 2 * GROUND + before + after, 2 * GROUND, 'hl', GROUND)
  })
  const bands = molecule.bonds.map(({ a, b }) => {
    const [from, to] = [points[a], points[b]]
    if (!from || !to || !atoms.has(a) || !atoms.has(b)) return ''
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const [nx, ny] = [(-(to[1] - from[1]) / length) * GROUND, ((to[0] - from[0]) / length) * GROUND]
    const corners: Point[] = [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ]
    return polygon(corners, 'hl')
  })
  return discs.join('') + bands.join('')
}

function drawn(
  molecule: Molecule,
  points: readonly Point[],
  options: MoleculeOptions,
  style: Style,
): MoleculeDrawing {
  const { cls = 'l', highlight = [], kekule = false, caption } = options
  const labels = labelsOf(molecule, points, style.showsCarbon)
  const rings = style.insideRings && !kekule ? benzeneRings(molecule) : []
  const inRing = ({ a, b }: Bond) => rings.some(ring => ring.includes(a) && ring.includes(b))
  const lines = molecule.bonds.map(bond => {
    const [from, to] = [points[bond.a], points[bond.b]]
    if (!from || !to) return ''
    const order = inRing(bond) ? 1 : bond.order
    const inner = style.insideRings && order === 2 ? innerSide(molecule, bond, points) : 0
    const ends: [AtomLabel, AtomLabel] = [labels[bond.a] ?? null, labels[bond.b] ?? null]
    return bondShape({ ...bond, order }, from, to, { cls, inner, labels: ends })
  })
  const circles = rings.map(ring => {
    const [x, y] = ring.reduce<Point>(
      (sum, at) => [sum[0] + (points[at]?.[0] ?? 0) / 6, sum[1] + (points[at]?.[1] ?? 0) / 6],
      [0, 0],
    )
    return circle(x, y, style.bond * 0.6, cls)
  })
  const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
  const point = (index: number): Point => points[index] ?? [0, 0]
  return {
    shape:
      highlightShape(molecule, points, labels, highlight) +
      lines.join('') +
      circles.join('') +
      labels.map((label, at) => labelShape(label, point(at))).join('') +
      (caption ? text((box.left + box.right) / 2, box.bottom + 28, caption, { anchor: 'middle' }) : ''),
    atom: point,
    bond: (a, b) => [(point(a)[0] + point(b)[0]) / 2, (point(a)[1] + point(b)[1]) / 2],
    box,
  }
}

/** A skeletal formula, its middle at (x, y), of a molecule of the list: `skeletal(180, 60, 'paracetamol')`. */
export function skeletal(x: number, y: number, what: string, options: MoleculeOptions = {}): MoleculeDrawing {
  const { bond = 30, mirrored = false } = options
  const molecule = placedMolecule(what)
  const points = onCanvas(
    molecule.atoms.map(({ at: [across, down] = [0, 0] }): Point => [mirrored ? -across : across, down]),
    [x, y],
    bond,
  )
  return drawn(molecule, points, options, { bond, showsCarbon: false, insideRings: true })
}

/** Every atom and every bond, as papers want a displayed formula: `displayed(180, 60, 'CH3CH(OH)CH3')`. */
export function displayed(
  x: number,
  y: number,
  what: string,
  options: MoleculeOptions = {},
): MoleculeDrawing {
  const { bond = 28 } = options
  const graph = moleculeGraph(what)
  const isRing = isRinged(graph)
  const molecule = withHydrogens(isRing ? placedMolecule(what) : graph)
  const places = isRing ? ringPlaces(molecule, 0.85) : chainPlaces(molecule)
  const points = onCanvas(places, [x, y], isRing ? bond * 1.15 : bond)
  return drawn(molecule, points, options, { bond, showsCarbon: true, insideRings: false })
}

/** A structural formula of groups, CH3–CH(OH)–CH3, with the bonds between them drawn. */
export function structural(
  x: number,
  y: number,
  what: string,
  options: MoleculeOptions = {},
): MoleculeDrawing {
  const { bond = 42 } = options
  const molecule = moleculeGraph(what)
  const points = onCanvas(chainPlaces(molecule), [x, y], bond)
  return drawn(molecule, points, options, { bond, showsCarbon: true, insideRings: false })
}

/** Draws several molecules in a row with their names below: isomers, members of a series. */
export function moleculeRow(
  y: number,
  molecules: readonly { molecule: string; caption: string }[],
  options: MoleculeOptions & { kind?: 'skeletal' | 'displayed' | 'structural'; width?: number } = {},
): Shape {
  const { kind = 'skeletal', width = 360, ...rest } = options
  const draw = { skeletal, displayed, structural }[kind]
  const parts = molecules.map(({ molecule, caption }, at) => {
    const x = (width * (at + 0.5)) / molecules.length
    return { drawing: draw(x, y, molecule, rest), caption, x }
  })
  const below = Math.max(...parts.map(({ drawing }) => drawing.box.bottom)) + 30
  return parts
    .map(({ drawing, caption, x }) => drawing.shape + text(x, below, caption, { anchor: 'middle' }))
    .join('')
}

/** The plane of a mirror between two enantiomers. */
export function mirrorPlane(x: number, top: number, bottom: number): Shape {
  return (
    line(x, top, x, bottom, 'l dash thin') + text(x, bottom + 15, 'mirror', { anchor: 'middle', cls: 's' })
  )
}

/** A formula as text with its numbers lowered and its charge raised: `formula('SO4^2-')` is SO_{4}^{2−}. */
export function formula(plain: string): string {
  return plain
    .replace(/\^(\d*[+-])/g, (_, charge: string) => `^{${charge.replace('-', '−')}}`)
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, '_{$1}')
}
