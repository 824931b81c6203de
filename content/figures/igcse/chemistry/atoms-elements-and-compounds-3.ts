import { metallicLattice } from '@/lib/figures/chemistry/lattices'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, circle, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

const STEP = 34

/** Two layers of four ions; the upper one may be pushed to the right. A metal has electrons between them, a salt two kinds of ion. */
export function slab(x: number, y: number, kind: 'metal' | 'salt', shift = 0): Shape {
  const ions = [0, 1].flatMap(row =>
    [0, 1, 2, 3].map(column => {
      const isPositive = kind === 'metal' || (row + column) % 2 === 0
      const [px, py] = [x + STEP * (column + 0.5) + (row === 0 ? shift : 0), y + STEP * (row + 0.5)]
      return circle(px, py, 14, isPositive ? 'r rw' : 'p w') + centred(px, py, isPositive ? '+' : '−')
    }),
  )
  const electrons = [0, 1, 2, 3].flatMap(column => {
    const px = x + STEP * (column + 1)
    return [
      circle(px + shift - (column === 3 ? 1 : 2), y + 4 + (column % 2) * 3, 2.6, 'pd'),
      circle(px + (column % 2 ? 2 : -2), y + STEP + (column % 2 ? -1 : 2), 2.6, 'pd'),
    ]
  })
  return ions.join('') + (kind === 'metal' ? electrons.join('') : '')
}

/** Rows of ions alone, without electrons. */
export function ionRows(x: number, y: number, columns: number, rows: number, label = '', step = 44): Shape {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [px, py] = [x + step * ((at % columns) + 0.5), y + step * (Math.floor(at / columns) + 0.5)]
    return circle(px, py, step * 0.38, 'r rw') + (label ? centred(px, py, label, 's') : '')
  }).join('')
}

const lattice = figure(
  {
    name: 'atoms-elements-and-compounds-3/metallic-lattice',
    title: 'Part of a metallic lattice',
    description:
      'Three rows of five large circles marked plus, the positive ions. Small dots, the delocalised electrons, lie between them everywhere.',
    height: 138,
  },
  metallicLattice(4, 8, 5, 3, '+', 40),
  pointer(224, 32, 197, 28, 'positive metal ion'),
  pointer(224, 92, 201, 88, 'delocalised\nelectron'),
)

const latticeForACard = figure(
  {
    name: 'atoms-elements-and-compounds-3/lattice-for-a-card',
    title: 'Part of a giant structure',
    description: 'Three rows of six large circles marked plus. Small dots lie between them everywhere.',
    height: 148,
  },
  metallicLattice(48, 8, 6, 3),
)

const current = figure(
  {
    name: 'atoms-elements-and-compounds-3/current-in-a-metal',
    title: 'A metal between the terminals of a battery',
    description:
      'Two rows of five positive ions with delocalised electrons between them. The negative terminal is on the left, the positive one on the right. An arrow shows that the electrons move from left to right; the ions stay in their places.',
    height: 146,
  },
  rect(36, 8, 18, 96, 'l sunk'),
  text(22, 62, '−', bold),
  metallicLattice(68, 12, 5, 2),
  rect(302, 8, 18, 96, 'l sunk'),
  text(336, 62, '+', bold),
  arrow(120, 120, 240, 120, { cls: 'p' }),
  text(180, 139, 'electrons move', small),
)

const layersSlide = figure(
  {
    name: 'atoms-elements-and-compounds-3/layers-slide',
    title: 'A layer is pushed: in a metal and in an ionic compound',
    description:
      'Two drawings before and after the upper of two layers is pushed to the right by one place. Metal: all ions are positive, with electrons between them before and after. Ionic compound: before, each positive ion faces a negative one; after, ions of the same charge face each other.',
    height: 244,
  },
  text(6, 18, 'metal', { cls: 'b' }),
  slab(6, 28, 'metal'),
  arrow(150, 62, 176, 62),
  slab(184, 28, 'metal', STEP),
  text(180, 114, 'still attracted to the electrons around them', small),
  text(6, 142, 'ionic compound', { cls: 'b' }),
  slab(6, 150, 'salt'),
  arrow(150, 184, 176, 184),
  slab(184, 150, 'salt', STEP),
  text(180, 238, 'ions of the same charge repel', small),
)

export const figures = [lattice, latticeForACard, current, layersSlide]
