import {
  ALONG,
  energyArrow,
  moleculesInARow,
  type Pathway,
  type Piece,
  pathwayOn,
  pathwayPlane,
} from '@/content/figures/igcse/chemistry/chemical-energetics'
import { type Figure, figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { thermometerScale } from '@/lib/figures/laboratory/measuring'
import { arrow, type Point, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** The temperature of a mixture before and after. */
export function thermometers(before: number, after: number): Figure {
  const scale = { from: 0, to: 50, division: 1, numbered: 10 }
  return figure(
    {
      name: `chemical-energetics/before-${before}-after-${after}`,
      title: 'Two readings of a thermometer',
      description: `A thermometer at two times, with a scale from 0 to 50 °C in divisions of 1 °C. Before: ${before} °C. After: ${after} °C.`,
      height: 290,
    },
    thermometerScale({ x: 110, y: 256, value: before, scale, length: 206 }),
    thermometerScale({ x: 250, y: 256, value: after, scale, length: 206 }),
    text(110, 284, 'before', bold),
    text(250, 284, 'after', bold),
  )
}

const side = ({ reactants, products }: Pathway) => (products < reactants ? 'lower' : 'higher')

/** A pathway without numbers. */
export function sketchFigure(path: Pathway, names: readonly string[], key: string): Figure {
  const g = pathwayPlane()
  return figure(
    {
      name: `chemical-energetics/sketch-${key}`,
      title: 'A reaction pathway diagram',
      description: `Energy against progress of reaction. From the level of the reactants on the left the path rises to a peak and falls to the level of the products on the right, which lies ${side(path)} than that of the reactants.`,
      height: 246,
    },
    g.axes,
    pathwayOn(g, path, names),
  )
}

/** Four lengths on a pathway, each with a letter. */
export function letteredFigure(path: Pathway, letters: readonly string[]): Figure {
  const g = pathwayPlane()
  const { reactants, peak, products } = path
  const lengths: readonly (readonly [at: number, from: number, to: number])[] = [
    [ALONG.peak, reactants, peak],
    [ALONG.arrives - 5, products, peak],
    [ALONG.change + 10, reactants, products],
    [ALONG.start + 6, 0, reactants],
  ]
  const places = [
    'from the level of the reactants to the peak',
    'from the level of the products to the peak',
    'from the level of the reactants to the level of the products',
    'from the horizontal axis to the level of the reactants',
  ]
  const told = letters.map((letter, at) => `${letter}: ${places[at]}.`).toSorted()
  return figure(
    {
      name: `chemical-energetics/letters-${side(path)}-${letters.join('').toLowerCase()}`,
      title: 'A reaction pathway diagram with four arrows',
      description: `Energy against progress of reaction. The products lie ${side(path)} than the reactants. Four arrows are marked with letters. ${told.join(' ')}`,
      height: 246,
    },
    g.axes,
    g.line(
      [
        [ALONG.leaves, reactants],
        [ALONG.end, reactants],
      ],
      'l dash thin',
    ),
    g.line(
      [
        [ALONG.arrives - 8, products],
        [ALONG.arrives, products],
      ],
      'l dash thin',
    ),
    g.line(
      [
        [ALONG.peak, peak],
        [ALONG.arrives, peak],
      ],
      'l dash thin',
    ),
    pathwayOn(g, path, ['reactants', 'products']),
    ...lengths.map(([at, from, to], index) => {
      const share = index === 0 ? 0.3 : index === 3 ? 0.4 : 0.55
      return (
        energyArrow(g, at, from, to) +
        g.label(at, from + (to - from) * share - 2, letters[index] ?? '', {
          dx: index === 0 ? -6 : 6,
          dy: 0,
          anchor: index === 0 ? 'end' : 'start',
          cls: 'b',
        })
      )
    }),
  )
}

export const SCALE = { max: 500, step: 100, parts: 5 }

const describeScaled = ({ reactants, peak, products }: Pathway) =>
  `Energy in kJ/mol against progress of reaction, with a grid. Reactants: ${reactants}. Peak of the path: ${peak}. Products: ${products}.`

export const scaledFigure = (path: Pathway): Figure => {
  const g = pathwayPlane(SCALE)
  return figure(
    {
      name: `chemical-energetics/scaled-${path.reactants}-${path.peak}-${path.products}`,
      title: 'A reaction pathway diagram with a scale of energy',
      description: describeScaled(path),
      height: 246,
    },
    g.axes,
    pathwayOn(g, path, ['reactants', 'products']),
  )
}

/** Dotted lines 1 and 2, on which arrows are drawn. */
export function dottedFigure(path: Pathway, isModel: boolean): Figure {
  const g = pathwayPlane(SCALE)
  const { reactants, peak, products } = path
  const upright = (at: number, name: string) =>
    g.line(
      [
        [at, 0],
        [at, SCALE.max * 0.97],
      ],
      'l dash thin',
    ) + text(g.at(at, 0)[0], g.at(at, SCALE.max)[1] - 2, name, small)
  return figure(
    {
      name: `chemical-energetics/dotted-${reactants}-${peak}-${products}${isModel ? '-model' : ''}`,
      title: 'A reaction pathway diagram on which arrows are drawn',
      description: isModel
        ? `${describeScaled(path)} On line 1 an arrow leads from ${reactants} up to ${peak}. On line 2 an arrow leads from ${reactants} to ${products}.`
        : `${describeScaled(path)} A vertical dotted line, 1, passes through the peak. Another one, 2, passes through the level of the products. A level dotted line continues the level of the reactants to the right.`,
      height: 246,
    },
    g.axes,
    g.line(
      [
        [ALONG.leaves, reactants],
        [ALONG.end, reactants],
      ],
      'l dash thin',
    ),
    upright(ALONG.peak, '1'),
    upright(ALONG.change, '2'),
    pathwayOn(g, path, ['reactants', 'products']),
    isModel
      ? energyArrow(g, ALONG.peak, reactants, peak) + energyArrow(g, ALONG.change, reactants, products, 'g')
      : '',
  )
}

/** Where the arrows on the dotted lines begin and end, on the canvas. */
export function dottedSpots(path: Pathway): Record<'start1' | 'peak' | 'start2' | 'products', Point> {
  const g = pathwayPlane(SCALE)
  return {
    start1: g.at(ALONG.peak, path.reactants),
    peak: g.at(ALONG.peak, path.peak),
    start2: g.at(ALONG.change, path.reactants),
    products: g.at(ALONG.change, path.products),
  }
}

export type Levels = readonly [reactants: number, products: number]

/** Energies of reactants and products of four reactions on one scale. */
export function levelsFigure(all: readonly Levels[]): Figure {
  const g = graph({
    x: { label: 'reaction', max: 4, ticks: [0.5, 1.5, 2.5, 3.5], format: at => 'ABCD'.charAt(at - 0.5) },
    y: { label: 'energy in kJ/mol', max: 500, ticks: [0, 100, 200, 300, 400, 500], grid: true, parts: 5 },
    height: 190,
  })
  const told = all.map(
    ([reactants, products], at) => `${'ABCD'.charAt(at)}: R at ${reactants}, P at ${products}.`,
  )
  const level = (from: number, value: number, letter: string): Shape =>
    g.line(
      [
        [from, value],
        [from + 0.36, value],
      ],
      letter === 'R' ? 'l' : 'p thick',
    ) + g.label(from + 0.18, value, letter, { dx: 0, dy: -5, anchor: 'middle', cls: 's' })
  return figure(
    {
      name: `chemical-energetics/levels-${all.map(each => each.join('-')).join('-')}`,
      title: 'Energies of reactants and products of four reactions',
      description: `A level R for the reactants and a level P for the products of each reaction, in kJ/mol. ${told.join(' ')}`,
      height: 272,
    },
    g.axes,
    ...all.map(
      ([reactants, products], at) => level(at + 0.1, reactants, 'R') + level(at + 0.54, products, 'P'),
    ),
  )
}

/** An equation in displayed formulae: in one row if it fits, else the products below. */
export function equationFigure(left: readonly Piece[], right: readonly Piece[], key: string): Figure {
  const first = moleculesInARow(10, 40, left)
  const tried = moleculesInARow(first.end + 52, 40, right)
  const fits = tried.end < 350
  const second = fits ? tried : moleculesInARow(70, 112, right)
  const [fromX, y] = fits ? [first.end + 8, 40] : [18, 112]
  const told = (side: readonly Piece[]) => side.map(({ count, what }) => `${count} ${what}`).join(' and ')
  return figure(
    {
      name: `chemical-energetics/displayed-${key}`,
      title: 'An equation with displayed formulae',
      description: `All atoms and all bonds are drawn. Reactants: ${told(left)}. Products: ${told(right)}.`,
      height: fits ? 82 : 154,
    },
    first.shape,
    arrow(fromX, y, fromX + 34, y),
    second.shape,
  )
}

/** The temperature of a mixture every half minute: level, then at its highest or lowest at two minutes, then slowly back. */
export function temperatureFigure(start: number, extreme: number): Figure {
  const rises = extreme > start
  const [min, max] = rises ? [15, 45] : [0, 30]
  const change = extreme - start
  const shares = [0, 0, 0.6, 0.92, 1, 0.96, 0.91, 0.86, 0.82, 0.78, 0.74]
  const points = shares.map((share, at): Point => [at / 2, start + change * share])
  const g = graph({
    x: { label: 'time / minutes', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true, parts: 2 },
    y: {
      label: 'temperature / °C',
      min,
      max,
      ticks: Array.from({ length: 7 }, (_, at) => min + at * 5),
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  return figure(
    {
      name: `chemical-energetics/temperature-${start}-${extreme}`,
      title: 'Temperature of a mixture against time',
      description: `The temperature is ${start} °C until half a minute, then it ${rises ? 'rises' : 'falls'} quickly to ${extreme} °C at 2 minutes and goes back slowly towards the end.`,
      height: 268,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}

const level = (g: Graph, from: number, to: number, energy: number, cls?: string) =>
  g.line(
    [
      [from, energy],
      [to, energy],
    ],
    cls,
  )

/** Reactants, separate atoms and products as levels, with three arrows: up to the atoms, down to the products, and from first to last. */
export function ladderFigure(isOut: boolean, letters: readonly string[]): Figure {
  const g = pathwayPlane()
  const [reactants, products] = isOut ? [48, 18] : [20, 46]
  const atoms = 86
  const label = (at: number, energy: number, letter: string, left = false) =>
    g.label(at, energy, letter, { dx: left ? -6 : 6, dy: 0, anchor: left ? 'end' : 'start', cls: 'b' })
  const told = [
    'from the level of the reactants up to the separate atoms',
    'from the separate atoms down to the level of the products',
    'from the level of the reactants to the level of the products',
  ].map((way, at) => `${letters[at]}: ${way}.`)
  return figure(
    {
      name: `chemical-energetics/ladder-${isOut ? 'lower' : 'higher'}-${letters.join('').toLowerCase()}`,
      title: 'Energies of reactants, separate atoms and products',
      description: `Three levels of energy: the reactants on the left, the separate atoms highest, the products on the right, ${isOut ? 'lower' : 'higher'} than the reactants. Three arrows are marked with letters. ${told.toSorted().join(' ')}`,
      height: 246,
    },
    g.axes,
    level(g, ALONG.start, 34, reactants),
    level(g, 34, 54, reactants, 'l dash thin'),
    level(g, 28, 72, atoms),
    level(g, 46, 66, products, 'l dash thin'),
    level(g, 66, ALONG.end, products),
    g.label(ALONG.start, reactants, 'reactants', { dx: 0, dy: 17 }),
    g.label(50, atoms, 'separate atoms', { dx: 0, dy: -9, anchor: 'middle' }),
    g.label(ALONG.end, products, 'products', { dx: 0, dy: 17, anchor: 'end' }),
    energyArrow(g, 31, reactants, atoms),
    energyArrow(g, 69, atoms, products),
    energyArrow(g, 50, reactants, products, 'g'),
    label(31, 66, letters[0] ?? '', true),
    label(69, 66, letters[1] ?? ''),
    label(50, (reactants + products) / 2, letters[2] ?? ''),
  )
}

/** A pathway whose levels are P and Q; the arrow R is the difference between them. */
export function namelessFigure(path: Pathway): Figure {
  const g = pathwayPlane()
  const at = ALONG.change + 10
  return figure(
    {
      name: `chemical-energetics/nameless-${path.reactants}-${path.peak}-${path.products}`,
      title: 'A reaction pathway diagram with letters',
      description: `Energy against progress of reaction. The path leads from a level P on the left over a peak to a level Q on the right, which lies ${side(path)} than P. An arrow R leads from the level of P to the level of Q.`,
      height: 246,
    },
    g.axes,
    level(g, ALONG.leaves, ALONG.end, path.reactants, 'l dash thin'),
    pathwayOn(g, path, ['P', '']),
    energyArrow(g, at, path.reactants, path.products),
    g.label(ALONG.end, path.products, 'Q', {
      dx: 0,
      dy: path.products < path.reactants ? 17 : -9,
      anchor: 'end',
    }),
    g.label(at, (path.reactants + path.products) / 2, 'R', { dx: 6, dy: 0, cls: 'b' }),
  )
}

const AFTER: readonly (readonly Point[])[] = [
  [
    [0, 50],
    [30, 50],
    [42, 88],
    [96, 76],
  ],
  [
    [0, 50],
    [30, 50],
    [42, 12],
    [96, 24],
  ],
  [
    [0, 50],
    [96, 50],
  ],
]

/** Four lines of temperature against time; a solid is added at the dashed line. The fourth changes before that. */
export function fourLinesFigure(rises: boolean, letters: readonly string[]): Figure {
  const early: readonly Point[] = [
    [0, 50],
    [30, rises ? 63 : 37],
    [96, rises ? 63 : 37],
  ]
  const plane = graph({
    x: { label: 'time', max: 100 },
    y: { label: 'temperature', max: 100 },
    left: 34,
    width: 308,
    height: 180,
  })
  const lines = [...AFTER, early]
  const told = [
    'level until the solid is added, then up quickly and slowly down a little',
    'level until the solid is added, then down quickly and slowly up a little',
    'level all the time',
    `${rises ? 'up' : 'down'} until the solid is added, then level`,
  ].map((what, at) => `${letters[at]}: ${what}.`)
  return figure(
    {
      name: `chemical-energetics/four-lines-${rises ? 'up' : 'down'}-${letters.join('').toLowerCase()}`,
      title: 'Four lines of temperature against time',
      description: `Four lines that start at one temperature. A dashed line marks when the solid is added. ${told.toSorted().join(' ')}`,
      height: 246,
    },
    plane.axes,
    plane.line(
      [
        [30, 0],
        [30, 92],
      ],
      'l dash thin',
    ),
    text(plane.at(30, 0)[0], plane.at(30, 100)[1] + 6, 'solid added', small),
    ...lines.map(points => plane.line(points)),
    ...lines.map((points, at) => {
      const [x = 0, y = 0] = points.at(-1) ?? []
      return plane.label(x, y, letters[at] ?? '', { dx: 3, dy: 4, cls: 'b' })
    }),
  )
}
