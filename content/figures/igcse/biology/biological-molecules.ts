import { describeDnaLadder, dnaLadder, doubleHelix } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { arrow, line, type Point, pointer, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'biological-molecules'
const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const

export const hexagon = (x: number, y: number, cls: string): Shape =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((at): Point => {
      const angle = (at * Math.PI) / 3
      return [x + 14 * Math.cos(angle), y + 14 * Math.sin(angle)]
    }),
    cls,
  )

export const chain = (xs: readonly number[], y: number, unit: (x: number, at: number) => Shape): Shape =>
  line(xs[0] ?? 0, y, xs.at(-1) ?? 0, y) + xs.map(unit).join('')

export const AMINO_ACIDS = ['l gw', 'l rw', 'l sheet', 'l gw', 'l sheet'] as const

const buildingBlocks = figure(
  {
    name: `${topic}/building-blocks`,
    title: 'Large molecules and the smaller molecules they are made from',
    description:
      'Three rows. In the first, separate hexagons, each a glucose molecule, become a chain of five hexagons joined by bonds: starch, glycogen or cellulose. In the second, separate squares of three kinds, each an amino acid, become a chain of five squares in which the kinds are mixed: a protein. In the third, one bar of glycerol and three long fatty acids become one molecule, the three fatty acids side by side on the bar: a fat or an oil.',
    height: 328,
  },
  text(70, 18, 'smaller molecules', { anchor: 'middle', cls: 'b' }),
  text(262, 18, 'large molecule', { anchor: 'middle', cls: 'b' }),
  hexagon(34, 44, 'l w'),
  hexagon(76, 52, 'l w'),
  text(58, 90, 'glucose', middle),
  arrow(116, 50, 156, 50),
  chain([196, 230, 264, 298, 332], 50, x => hexagon(x, 50, 'l w')),
  text(262, 90, 'starch, glycogen, cellulose', middle),
  ...[20, 52, 84].map((x, at) => rect(x - 4, 130 + (at % 2) * 6, 22, 22, AMINO_ACIDS[at] ?? 'l')),
  text(58, 182, 'amino acids', middle),
  arrow(116, 142, 156, 142),
  chain([196, 230, 264, 298, 332], 142, (x, at) => rect(x - 11, 131, 22, 22, AMINO_ACIDS[at] ?? 'l')),
  text(262, 182, 'protein', middle),
  rect(8, 218, 14, 66, 'l hl'),
  ...[222, 244, 266].map(y => rect(42, y, 66, 12, 'l rw', 6)),
  text(66, 302, 'glycerol and\nfatty acids', middle),
  arrow(120, 250, 156, 250),
  rect(196, 218, 14, 66, 'l hl'),
  ...[228, 250, 272].map(y => line(210, y, 232, y) + rect(232, y - 6, 66, 12, 'l rw', 6)),
  text(262, 302, 'fat or oil', middle),
)

/** Orange: fine red lines over yellow, inside a tube in the place `x`. */
const redLines = (x: number): Shape =>
  Array.from({ length: 26 }, (_, at) => {
    const y = 66 + at * 3
    const half = 14 * Math.sqrt(1 - (Math.max(0, y - 132) / 15) ** 2)
    return line(x - half, y, x + half, y, 'r thin')
  }).join('')

const tube = (x: number, cls: string, colour: string): Shape =>
  `<path class="l ${cls}" d="M${x - 15} 64V132A15 15 0 0 0 ${x + 15} 132V64"/>` +
  `<path class="l" d="M${x - 15} 64V36M${x + 15} 64V36M${x - 18} 36H${x + 18}"/>` +
  text(x, 168, colour, small)

const benedicts = figure(
  {
    name: `${topic}/benedicts-colours`,
    title: 'The colours of the test with Benedict’s solution',
    description:
      'Five test tubes after heating, from left to right: blue, no reducing sugar; then green, yellow, orange and brick-red. An arrow below points to the right: rising amount of reducing sugar.',
    height: 226,
  },
  tube(36, 'w', 'blue'),
  tube(108, 'gw', 'green'),
  tube(180, 'hl', 'yellow'),
  tube(252, 'hl', 'orange'),
  redLines(252),
  tube(324, 'rd', 'brick-red'),
  text(36, 22, 'none', small),
  text(216, 22, 'reducing sugar is present', small),
  arrow(96, 190, 336, 190),
  text(216, 214, 'more and more reducing sugar', small),
)

const dna = figure(
  {
    name: `${topic}/dna`,
    title: 'The structure of DNA',
    description: `On the left, two strands are coiled around each other as a double helix, with rungs between them. On the right, a part of it laid flat. ${describeDnaLadder({ bases: 'ATGCCA' })} Labels name a strand and a pair of bases.`,
    height: 240,
  },
  doubleHelix(50, 12, 196, 2),
  text(50, 230, 'double helix', small),
  pointer(110, 26, 69, 32, 'strand'),
  arrow(100, 112, 162, 112),
  dnaLadder({ x: 178, y: 70, bases: 'ATGCCA' }),
  text(178, 60, 'strand'),
  pointer(256, 196, 243, 132, 'pair of bases'),
)

export const figures = [buildingBlocks, benedicts, dna]
