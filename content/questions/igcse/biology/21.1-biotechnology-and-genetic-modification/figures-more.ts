import { plasmid, rodCell } from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, type Point, text } from '@/lib/figures/shapes'

const topic = 'biotechnology-and-genetic-modification'

/** From a bacterium with a plasmid to one with a new gene; three arrows with letters. */
export function threeSteps(letters: readonly [string, string, string]): Figure {
  const [out, change, back] = letters
  return figure(
    {
      name: `${topic}/three-steps-${letters.join('').toLowerCase()}`,
      title: 'How a new gene is brought into a bacterium',
      description: `Four drawings in a row, joined by arrows. A bacterium with a large loop of DNA and a small ring. Arrow ${out} leads to the small ring alone. Arrow ${change} leads to the ring with a thick piece in it. Arrow ${back} leads to a bacterium that contains a large loop and the ring with the thick piece.`,
      height: 84,
    },
    rodCell(54, 50, plasmid(74, 50, 9)),
    arrow(104, 50, 128, 50, { cls: 'p' }),
    text(116, 38, out, { anchor: 'middle', cls: 'b' }),
    plasmid(152, 50, 15),
    arrow(174, 50, 196, 50, { cls: 'p' }),
    text(185, 38, change, { anchor: 'middle', cls: 'b' }),
    plasmid(220, 50, 15, true),
    arrow(242, 50, 264, 50, { cls: 'p' }),
    text(253, 38, back, { anchor: 'middle', cls: 'b' }),
    rodCell(312, 50, plasmid(332, 50, 9, true)),
  )
}

const RINGS: readonly Point[] = [
  [190, 40],
  [190, 60],
  [203, 50],
  [203, 34],
  [203, 66],
  [215, 44],
]

/** One bacterium with so many plasmids, up to six. */
export function cellWithRings(count: number): Figure {
  return figure(
    {
      name: `${topic}/rings-${count}`,
      title: 'A bacterium with plasmids',
      description: `A rod-shaped cell with one large loop of DNA and ${count} small rings.`,
      height: 100,
    },
    rodCell(
      180,
      50,
      RINGS.slice(0, count)
        .map(([x, y]) => plasmid(x, y, 4.5))
        .join(''),
    ),
  )
}

export const HOURS = [0, 2, 4, 6, 8, 10, 12] as const

/** Mass of a product that bacteria have made, every two hours. */
export function productGraph(masses: readonly number[]): Figure {
  const g = graph({
    x: { label: 'time / hours', max: 12, ticks: [...HOURS], grid: true },
    y: { label: 'mass of product / g', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 5 },
    height: 190,
  })
  const points = masses.map((mass, at): Point => [HOURS[at] ?? 0, mass])
  return figure(
    {
      name: `${topic}/product-${masses.join('-')}`,
      title: 'Mass of a product that bacteria have made',
      description: `Mass of product in g against time in hours, points joined by straight lines: ${points.map(([hour, mass]) => `${mass} at ${hour}`).join(', ')}.`,
      height: 280,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}
