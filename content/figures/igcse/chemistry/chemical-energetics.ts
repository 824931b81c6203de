import { displayed } from '@/lib/figures/chemistry/molecules'
import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { calorimeterCup } from '@/lib/figures/laboratory/reactions'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { arrow, centred, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

/** Energies on the vertical axis. */
export type Pathway = { reactants: number; peak: number; products: number }

/** Where things stand along the reaction, in per cent of the horizontal axis. */
export const ALONG = { start: 5, leaves: 27, peak: 47, arrives: 67, end: 97, change: 72 }

function eased([x1, y1]: Point, [x2, y2]: Point): Point[] {
  return Array.from({ length: 11 }, (_, at) => {
    const share = at / 10
    return [x1 + (x2 - x1) * share, y1 + ((y2 - y1) * (1 - Math.cos(Math.PI * share))) / 2]
  })
}

/** The axes of a pathway: with numbers in kJ/mol, or a sketch of 0 to 100. */
export function pathwayPlane(
  scale?: { max: number; step: number; parts: number },
  frame: { left?: number; width?: number; height?: number } = {},
): Graph {
  return graph({
    x: { label: 'progress of reaction', max: 100 },
    y: scale
      ? {
          label: 'energy in kJ/mol',
          max: scale.max,
          ticks: Array.from({ length: scale.max / scale.step + 1 }, (_, at) => at * scale.step),
          grid: true,
          parts: scale.parts,
        }
      : { label: 'energy', max: 100 },
    left: scale ? 52 : 34,
    width: scale ? 290 : 308,
    height: 180,
    ...frame,
  })
}

/** Both levels with their names, and the path over the peak. Names stand where no path and no arrow passes. */
export function pathwayOn(
  g: Graph,
  { reactants, peak, products }: Pathway,
  names: readonly string[],
  below: readonly boolean[] = [false, products < reactants],
): Shape {
  const path = [
    ...eased([ALONG.leaves, reactants], [ALONG.peak, peak]),
    ...eased([ALONG.peak, peak], [ALONG.arrives, products]).slice(1),
  ]
  return (
    g.line([
      [ALONG.start, reactants],
      [ALONG.leaves, reactants],
    ]) +
    g.line([
      [ALONG.arrives, products],
      [ALONG.end, products],
    ]) +
    g.curve(path) +
    g.label(ALONG.start, reactants, names[0] ?? '', { dx: 0, dy: below[0] ? 17 : -9 }) +
    g.label(ALONG.end, products, names[1] ?? '', { dx: 0, dy: below[1] ? 17 : -9, anchor: 'end' })
  )
}

/** An arrow between two energies at one place of a pathway. */
export function energyArrow(g: Graph, at: number, from: number, to: number, cls = 'r'): Shape {
  const [[x, y1], [, y2]] = [g.at(at, from), g.at(at, to)]
  return arrow(x, y1, x, y2, { cls, head: 7 })
}

const ORDERS = [[0], [-2.5, 2.5], [-4, 0, 4]] as const

/** Atoms in one line with their bonds: `bonded(60, 40, ['O', 'O'], [2])`. */
export function bonded(x: number, y: number, atoms: readonly string[], orders: readonly number[]): Shape {
  const step = 32
  const first = x - ((atoms.length - 1) * step) / 2
  return (
    atoms.map((atom, at) => centred(first + at * step, y, atom)).join('') +
    orders
      .flatMap((order, at) =>
        (ORDERS[order - 1] ?? [0]).map(off =>
          line(first + at * step + 10, y + off, first + (at + 1) * step - 10, y + off),
        ),
      )
      .join('')
  )
}

export type Piece = { count: number; what: string; atoms?: readonly string[]; orders?: readonly number[] }

const pieceWidth = ({ count, what, atoms }: Piece) => {
  const { box } = displayedBox(what, atoms)
  return (count > 1 ? 16 : 0) + box
}

function displayedBox(what: string, atoms?: readonly string[]): { box: number } {
  if (atoms) return { box: (atoms.length - 1) * 32 + 16 }
  const { left, right } = displayed(0, 0, what).box
  return { box: right - left + 12 }
}

/** Molecules in a row with plus signs between them, from x on. */
export function moleculesInARow(
  x: number,
  y: number,
  pieces: readonly Piece[],
): { shape: Shape; end: number } {
  let at = x
  let shape = ''
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      shape += centred(at + 14, y, '+')
      at += 28
    }
    const [width, ahead] = [pieceWidth(piece), piece.count > 1 ? 16 : 0]
    if (piece.count > 1) shape += centred(at + 5, y, String(piece.count), 'b')
    const middle = at + ahead + (width - ahead) / 2
    shape += piece.atoms
      ? bonded(middle, y, piece.atoms, piece.orders ?? [])
      : // A single atom with three others stands above the middle of its drawing.
        displayed(middle, piece.what === 'NH3' ? y + 14 : y, piece.what).shape
    at += width
  }
  return { shape, end: at }
}

/** A beaker in which something reacts, with the way that thermal energy takes. */
function reacting(x: number, isOut: boolean): Shape {
  const flow = (x1: number, y1: number, x2: number, y2: number) =>
    isOut ? arrow(x1, y1, x2, y2, { cls: 'r' }) : arrow(x2, y2, x1, y1, { cls: 'p' })
  return (
    beaker({ x, y: 150, width: 76, height: 80, level: 0.62 }) +
    flow(x - 44, 114, x - 76, 114) +
    flow(x + 44, 114, x + 76, 114) +
    flow(x, 66, x, 38) +
    text(x, 128, 'reaction', small) +
    text(x, 176, isOut ? 'exothermic' : 'endothermic', bold) +
    text(x, 194, isOut ? 'surroundings get warmer' : 'surroundings get colder', small)
  )
}

const outAndIn = figure(
  {
    name: 'chemical-energetics/energy-out-and-in',
    title: 'Thermal energy in exothermic and endothermic reactions',
    description:
      'Two beakers. At the exothermic reaction, arrows of thermal energy lead out of the beaker, and the surroundings get warmer. At the endothermic reaction, arrows of thermal energy lead into the beaker, and the surroundings get colder.',
    height: 204,
  },
  text(180, 24, 'thermal energy', small),
  reacting(92, true),
  reacting(268, false),
)

function narrow(left: number, path: Pathway): Shape {
  const g = pathwayPlane(undefined, { left, width: 148, height: 150 })
  return g.axes + pathwayOn(g, path, ['reactants', 'products'], [true, true])
}

const twoPathways = figure(
  {
    name: 'chemical-energetics/two-pathways',
    title: 'Pathway diagrams of an exothermic and an endothermic reaction',
    description:
      'Two graphs of energy against progress of reaction. Exothermic: the path leads from the reactants over a peak to the products, which lie lower. Endothermic: the path leads from the reactants over a peak to the products, which lie higher.',
    height: 232,
  },
  narrow(20, { reactants: 56, peak: 90, products: 26 }),
  narrow(200, { reactants: 30, peak: 90, products: 62 }),
  text(97, 224, 'exothermic', bold),
  text(277, 224, 'endothermic', bold),
)

function labelledPathway(facts: {
  name: string
  title: string
  description: string
  path: Pathway
  names: readonly string[]
}) {
  const { path, names, ...rest } = facts
  const g = pathwayPlane()
  return figure(
    { ...rest, name: `chemical-energetics/${rest.name}`, height: 246 },
    g.axes,
    g.line(
      [
        [ALONG.leaves, path.reactants],
        [ALONG.change + 6, path.reactants],
      ],
      'l dash thin',
    ),
    pathwayOn(g, path, names),
    energyArrow(g, ALONG.peak, path.reactants, path.peak),
    energyArrow(g, ALONG.change, path.reactants, path.products, 'g'),
    g.label(ALONG.peak, path.reactants + (path.peak - path.reactants) * 0.28, '*E*_{a}', {
      dx: -5,
      dy: 0,
      anchor: 'end',
    }),
    g.label(ALONG.change, (path.reactants + path.products) / 2 - 3, 'Δ*H*', { dx: 6, dy: 0 }),
  )
}

const exothermic = labelledPathway({
  name: 'exothermic-labelled',
  title: 'Reaction pathway diagram of the combustion of methane',
  description:
    'Energy against progress of reaction. CH4 + 2O2 on the left, CO2 + 2H2O on the right, lower. The path rises from the reactants to a peak and falls to the products. An arrow up from the level of the reactants to the peak is marked Ea. An arrow down from the level of the reactants to the products is marked ΔH.',
  path: { reactants: 55, peak: 88, products: 16 },
  names: ['CH_{4} + 2O_{2}', 'CO_{2} + 2H_{2}O'],
})

const endothermic = labelledPathway({
  name: 'endothermic-labelled',
  title: 'Reaction pathway diagram of the decomposition of calcium carbonate',
  description:
    'Energy against progress of reaction. CaCO3 on the left, CaO + CO2 on the right, higher. The path rises from the reactant to a peak and falls a little to the products. An arrow up from the level of the reactant to the peak is marked Ea. An arrow up from the level of the reactant to the products is marked ΔH.',
  path: { reactants: 16, peak: 90, products: 62 },
  names: ['CaCO_{3}', 'CaO + CO_{2}'],
})

const level = (y: number, label: string, dy: number) =>
  line(40, y, 300, y) + text(170, y + dy, label, { anchor: 'middle' })

const bonds = figure(
  {
    name: 'chemical-energetics/bonds-broken-and-made',
    title: 'Energies when hydrogen reacts with chlorine',
    description:
      'Three levels of energy. Lowest but one: H2 + Cl2. An arrow up, marked bonds broken, 678 kJ/mol absorbed, leads to the top level, 2H + 2Cl. An arrow down, marked bonds made, 862 kJ/mol released, leads to the lowest level, 2HCl. The difference of the two lower levels is marked ΔH = −184 kJ/mol.',
    height: 214,
  },
  arrow(22, 200, 22, 16, { head: 7 }),
  text(30, 16, 'energy', { cls: 's' }),
  level(40, '2H + 2Cl', -8),
  line(40, 146, 300, 146),
  text(48, 162, 'H_{2} + Cl_{2}'),
  line(40, 186, 300, 186),
  text(48, 203, '2HCl'),
  arrow(104, 146, 104, 42, { cls: 'r' }),
  text(98, 84, 'bonds\nbroken', { anchor: 'end', cls: 's' }),
  text(110, 100, '678', { cls: 's tr' }),
  arrow(206, 40, 206, 184, { cls: 'p' }),
  text(198, 84, 'bonds\nmade', { anchor: 'end', cls: 's' }),
  text(212, 100, '862', { cls: 's tp' }),
  arrow(272, 146, 272, 184, { head: 7 }),
  text(278, 170, 'Δ*H* = −184', { cls: 's' }),
)

const cup = calorimeterCup({})

const measuring = figure(
  {
    name: 'chemical-energetics/cup-and-thermometer',
    title: cup.title,
    description: cup.description,
    height: cup.height,
  },
  cup.shape,
)

export const figures = [outAndIn, measuring, twoPathways, exothermic, endothermic, bonds]
