import { cellWith, chromosome, doubleHelix } from '@/lib/figures/biology/dna'
import { drawing } from '@/lib/figures/biology/drawing'
import { geneticDiagram } from '@/lib/figures/biology/genetics'
import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, circle, curve, ellipse, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'inheritance'

/** What stands beside the nucleus, the chromosome, the DNA and the gene. */
type CellWords = readonly [nucleus: string, chromosome: string, dna: string, gene: string]

/** A cell, one of its chromosomes and the DNA of which it is made, side by side. */
export function cellToGene(name: string, words: CellWords): Figure {
  const [nucleus, one, dna, gene] = words
  const named = words.join('').length > 8
  const says = named
    ? 'Labels: nucleus, chromosome, DNA and, at a bracket around a short length of the double helix, gene.'
    : `Label ${nucleus} points to the round body in the cell, ${one} stands below the enlarged thread, ${dna} below the double helix, and ${gene} at a bracket around a short length of the helix.`
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Inside a cell, more and more enlarged',
      description: `Three drawings from the left to the right, each an enlarged part of the one before: a cell with a round body that holds several threads, one of these threads, and a double helix. ${says}`,
      height: 178,
    },
    cellWith(60, 90, 50),
    circle(60, 90, 30, 'l w'),
    chromosome(48, 86, { reach: 13, cls: 'l rd', turn: 14 }),
    chromosome(72, 82, { reach: 11, cls: 'l sheet', turn: -20 }),
    chromosome(62, 106, { reach: 8, cls: 'l rd', turn: 70 }),
    line(60, 24, 60, 62, 'l thin'),
    text(60, 18, nucleus, { anchor: 'middle' }),
    line(80, 74, 150, 36, 'f dash'),
    line(78, 96, 150, 140, 'f dash'),
    chromosome(172, 88, { reach: 46, cls: 'l sheet' }),
    text(172, 172, one, { anchor: 'middle' }),
    line(188, 58, 244, 20, 'f dash'),
    line(186, 108, 244, 148, 'f dash'),
    doubleHelix(272, 20, 128, 2.5),
    text(272, 172, dna, { anchor: 'middle' }),
    line(306, 56, 312, 56),
    line(312, 56, 312, 98),
    line(306, 98, 312, 98),
    text(318, 82, gene),
  )
}

const wave = (from: Point, to: Point, swing: number): Point[] =>
  Array.from({ length: 13 }, (_, at): Point => {
    const [along, off] = [at / 12, swing * Math.sin(at * 1.3)]
    const level = from[1] === to[1]
    return [
      from[0] + (to[0] - from[0]) * along + (level ? 0 : off),
      from[1] + (to[1] - from[1]) * along + (level ? off : 0),
    ]
  })

/** One strand with the short lines of its bases to one side. */
function strand(from: Point, to: Point, dx: number, dy: number): Shape {
  const points = wave(from, to, 2)
  return curve(points, 'g thick') + points.map(([x, y]) => line(x, y, x + dx, y + dy, 'g')).join('')
}

/** A cell that makes a protein. */
export const synthesis = drawing({
  title: 'A cell that makes a protein',
  height: 244,
  left: 92,
  right: 268,
  tells:
    'A cell. In its round body lies a double helix, and beside it a single strand that looks like one half of it. An arrow leads from this strand out of the round body. In the rest of the cell another such strand lies across a small body of two parts, from which a row of small balls rises.',
  parts: {
    nucleus: { at: [137, 119], seen: 'the edge of the round body that holds the double helix' },
    DNA: { at: [132, 64], seen: 'the double helix' },
    protein: { at: [116, 172], seen: 'the row of small balls', level: 186 },
    cytoplasm: { at: [254, 142], seen: 'the region of the cell outside the round body' },
    mRNA: { at: [244, 198], seen: 'the single strand outside the round body', level: 186 },
    ribosome: { at: [192, 212], side: 'right', seen: 'the small body of two parts', level: 222 },
  },
  draw: () => {
    const chain: readonly Point[] = [
      [174, 170],
      [165, 161],
      [153, 157],
      [140, 157],
      [128, 162],
      [118, 170],
    ]
    return (
      rect(92, 8, 176, 226, 'l sheet', 26) +
      ellipse(180, 76, 68, 56, 'l w') +
      doubleHelix(150, 38, 78, 1.5) +
      strand([202, 46], [202, 108], 8, 0) +
      arrow(206, 116, 206, 162, { cls: 'p' }) +
      ellipse(176, 209, 24, 12, 'l sunk') +
      ellipse(176, 187, 17, 11, 'l sunk') +
      strand([112, 200], [248, 200], 0, -8) +
      chain.map(([x, y]) => circle(x, y, 6.2, 'l rw')).join('')
    )
  },
})

const SIZES = [0.46, 0.3, 0.18] as const
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [-0.56, -0.06, 8],
    [-0.1, -0.16, -10],
    [0.3, -0.24, 24],
  ],
  [
    [0.6, -0.04, 10],
    [0.36, 0.42, -40],
    [0.24, -0.1, 30],
  ],
  [
    [-0.2, 0.7, 84],
    [0.32, -0.68, 72],
    [0.46, 0.52, 40],
  ],
]

/** A nucleus with so many chromosomes of each size, the long ones first; the first of a size is filled, others are open. */
export function nucleusWith(x: number, y: number, radius: number, counts: readonly number[]): Shape {
  const inside = counts.flatMap((count, size) =>
    Array.from({ length: count }, (_, at) => {
      const [dx, dy, turn] = PLACES[size]?.[at] ?? [0, 0, 0]
      return chromosome(x + dx * radius, y + dy * radius, {
        reach: radius * (SIZES[size] ?? 0.2),
        turn,
        chromatids: 1,
        cls: at === 0 ? 'l rd' : 'l sheet',
      })
    }),
  )
  return cellWith(x, y, radius, ...inside)
}

export const countsInWords = ([long = 0, medium = 0, short = 0]: readonly number[]) =>
  `${long} long, ${medium} medium and ${short} short`

/** Nuclei side by side, each with its name below. */
export function nucleiFigure(
  name: string,
  nuclei: readonly (readonly [label: string, counts: readonly number[]])[],
): Figure {
  const radius = nuclei.length > 3 ? 38 : 50
  const step = 344 / nuclei.length
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Chromosomes in nuclei',
      description: `${nuclei.length} round nuclei side by side. ${nuclei
        .map(([label, counts]) => `${label}: ${countsInWords(counts)} chromosomes.`)
        .join(' ')} Where a nucleus has two of a length, one is filled and one is open.`,
      height: radius * 2 + 40,
    },
    ...nuclei.map(([label, counts], at) => {
      const x = 8 + step * (at + 0.5)
      return (
        nucleusWith(x, radius + 8, radius, counts) + text(x, radius * 2 + 30, label, { anchor: 'middle' })
      )
    }),
  )
}

const sexCross = geneticDiagram(
  { phenotype: 'female', genotype: [['X', 'X']] },
  { phenotype: 'male', genotype: [['X', 'Y']] },
  { offspringPhenotypes: '1 female : 1 male' },
)

const sex = figure(
  {
    name: `${topic}/sex`,
    title: 'Inheritance of sex in humans',
    description:
      'A genetic diagram. Parents: female, XX, and male, XY. Gametes in rings: X of the mother, X and Y of the father. Offspring genotypes 1 XX to 1 XY; phenotypes 1 female to 1 male.',
    height: sexCross.height,
  },
  sexCross.shape,
)

export const figures = [
  cellToGene('cell-to-gene', ['nucleus', 'chromosome', 'DNA', 'gene']),
  cellToGene('cell-to-gene-letters', ['P', 'Q', 'R', 'S']),
  sex,
  synthesis.figure({ name: `${topic}/protein-synthesis` }),
  nucleiFigure('haploid-and-diploid', [
    ['haploid', [1, 1, 1]],
    ['diploid', [2, 2, 2]],
  ]),
]
