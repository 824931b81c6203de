import { metalLayers } from '@/lib/figures/chemistry/lattices'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, pointer, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

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

const strengths = chartFigure(
  { name: 'metals-3/strength-of-brass', title: 'Strength of copper and of three kinds of brass' },
  barChart({
    categories: ['copper', '10% zinc', '20% zinc', '30% zinc'],
    values: [220, 260, 300, 325],
    yLabel: 'force that breaks a rod of 1 mm^{2} / N',
    yEvery: 50,
    yMax: 350,
    height: 160,
  }),
)

const lettered = figure(
  {
    name: 'metals-3/solids-p-and-q',
    title: 'Atoms in two solids, P and Q',
    description:
      'P: touching circles of two sizes in four uneven layers. Q: touching circles of one size in four straight layers.',
    height: 118,
  },
  text(90, 18, 'P', bold),
  text(270, 18, 'Q', bold),
  metalLayers(25, 34, 6, 4, SCATTERED, 1.45, 10),
  metalLayers(205, 34, 6, 4, [], 1.45, 10),
)

const materials = chartFigure(
  { name: 'metals-3/hardness-of-r-s-t', title: 'Hardness of three materials' },
  barChart({
    categories: ['R', 'S', 'T'],
    values: [40, 110, 150],
    yLabel: 'hardness in arbitrary units',
    yEvery: 50,
    yMax: 200,
    label: 'material',
    height: 120,
  }),
)

/** An overhead cable cut across: six strands around a core. Labels of a strand and of the core. */
export function cableSection(x: number, y: number, strand: string, core: string): Shape {
  const strands = Array.from({ length: 6 }, (_, at) => {
    const turn = (at * Math.PI) / 3
    return circle(x + 44 * Math.cos(turn), y + 44 * Math.sin(turn), 22, 'l w')
  })
  return (
    strands.join('') +
    circle(x, y, 22, 'l sunk') +
    pointer(x + 96, y - 38, x + 28, y - 38, strand) +
    pointer(x + 96, y + 70, x + 8, y + 8, core)
  )
}

const cable = figure(
  {
    name: 'metals-3/overhead-cable',
    title: 'An overhead electrical cable, cut across',
    description: 'Six round strands of aluminium lie around one round core of steel. All touch.',
    height: 160,
  },
  cableSection(110, 80, 'aluminium strand', 'steel core'),
)

const densities = chartFigure(
  { name: 'metals-3/densities', title: 'Densities of four metals' },
  barChart({
    categories: ['aluminium', 'zinc', 'iron', 'copper'],
    values: [2.7, 7.1, 7.9, 9],
    yLabel: 'density / g per cm^{3}',
    yEvery: 1,
    yMax: 10,
    label: 'metal',
    height: 170,
  }),
)

const letteredCable = figure(
  {
    name: 'metals-3/cable-with-letters',
    title: 'A cable, cut across',
    description: 'Six round strands, X, lie around one round core, Y. All touch.',
    height: 160,
  },
  cableSection(130, 80, 'X', 'Y'),
)

const letteredDensities = chartFigure(
  { name: 'metals-3/densities-of-j-k-l', title: 'Densities of three metals' },
  barChart({
    categories: ['J', 'K', 'L'],
    values: [8, 2.5, 4.5],
    yLabel: 'density / g per cm^{3}',
    yEvery: 1,
    yMax: 10,
    label: 'metal',
    height: 150,
  }),
)

export const figures = [
  structures,
  sliding,
  strengths,
  lettered,
  materials,
  cable,
  densities,
  letteredCable,
  letteredDensities,
]
