import { metalLayers } from '@/lib/figures/chemistry/lattices'
import { figure } from '@/lib/figures/figure'
import { arrow, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

export type Place = readonly [column: number, row: number]

/** Places of the other atoms in four rows of six. */
export const SCATTERED: readonly Place[] = [
  [1, 1],
  [4, 2],
  [3, 0],
]

/** A metal whose layers are pushed, and one with atoms of another size. */
export function pushedLayers(x: number, y: number, other: readonly Place[], scale = 1.45): Shape {
  return arrow(x - 30, y + 12, x - 6, y + 12, { cls: 'p' }) + metalLayers(x, y, 6, 4, other, scale, 10)
}

const structures = figure(
  {
    name: 'metals-3/pure-metal-and-alloy',
    title: 'A pure metal and an alloy',
    description:
      'On the left, a pure metal: circles of one size in four straight layers. On the right, an alloy: three larger circles among the others, and the layers are bent.',
    height: 140,
  },
  text(90, 18, 'pure metal', bold),
  text(270, 18, 'alloy', bold),
  metalLayers(25, 36, 6, 4, [], 1.45, 10),
  metalLayers(205, 36, 6, 4, SCATTERED, 1.45, 10),
  text(90, 130, 'regular layers', small),
  text(270, 130, 'irregular layers', small),
)

const sliding = figure(
  {
    name: 'metals-3/force-on-layers',
    title: 'A force acts on the layers',
    description:
      'An arrow pushes the top layer of a pure metal and of an alloy to the right. In the pure metal the layers are straight and slide. In the alloy larger atoms bend the layers, which do not slide easily.',
    height: 140,
  },
  text(100, 18, 'pure metal', bold),
  text(282, 18, 'alloy', bold),
  pushedLayers(36, 36, []),
  pushedLayers(218, 36, SCATTERED),
  text(100, 130, 'layers slide easily', small),
  text(270, 130, 'layers do not slide easily', small),
)

export const figures = [structures, sliding]
