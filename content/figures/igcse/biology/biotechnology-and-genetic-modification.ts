import { bacterialCell } from '@/lib/figures/biology/cells'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arc, arrow, circle, ellipse, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'biotechnology-and-genetic-modification'

const bacterium = bacterialCell.figure({
  name: `${topic}/bacterium`,
  title: 'A bacterium with plasmids',
  only: ['cell wall', 'cytoplasm', 'ribosome', 'plasmid', 'circular DNA'],
})

const chart = graph({
  x: { label: 'time / min', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
  y: { label: 'number of bacteria', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], grid: true },
})

const counts = [0, 1, 2, 3, 4, 5, 6].map((n): Point => [20 * n, 2 ** n])

const doubling = figure(
  {
    name: `${topic}/doubling`,
    title: 'Number of bacteria that come from one cell',
    description:
      'A graph of the number of bacteria against time in minutes. The points are 1 at 0 min, 2 at 20, 4 at 40, 8 at 60, 16 at 80, 32 at 100 and 64 at 120 min. The curve through them becomes steeper and steeper.',
    height: 246,
  },
  chart.axes,
  chart.plot(t => 2 ** (t / 20), 0, 120),
  chart.points(counts),
  counts
    .slice(3)
    .map(([t, n]) => chart.label(t, n, String(n), { dx: -8, dy: -6, anchor: 'end', cls: 's' }))
    .join(''),
)

/** A ring of DNA; a piece of another kind, thick and red, lies at its top right. */
export const plasmid = (x: number, y: number, radius: number, withGene = false): Shape =>
  circle(x, y, radius, 'p') + (withGene ? arc(x, y, radius, 20, 90, 'r thick') : '')

/** A rod-shaped cell with its main loop of DNA. */
export const rodCell = (x: number, y: number, inside: Shape): Shape =>
  rect(x - 44, y - 24, 88, 48, 'l sheet', 24) + ellipse(x - 16, y, 16, 12, 'p thin') + inside

const carrier = figure(
  {
    name: `${topic}/plasmid-as-carrier`,
    title: 'A plasmid carries a gene into a bacterium',
    description:
      'Three steps from left to right. A bacterium with a small ring, the plasmid, from which an arrow leads to the ring alone: the plasmid is removed. The ring with a thick piece in it: a new gene is put in. An arrow leads to a bacterium that contains the ring with the thick piece: the plasmid is put into a bacterium.',
    height: 116,
  },
  rodCell(54, 40, plasmid(74, 40, 9)),
  arrow(104, 40, 128, 40, { cls: 'p' }),
  plasmid(152, 40, 15),
  arrow(174, 40, 196, 40, { cls: 'p' }),
  plasmid(220, 40, 15, true),
  arrow(242, 40, 264, 40, { cls: 'p' }),
  rodCell(312, 40, plasmid(332, 40, 9, true)),
  text(116, 88, 'plasmid is\nremoved', { anchor: 'middle', cls: 's' }),
  text(204, 88, 'new gene\nis put in', { anchor: 'middle', cls: 's' }),
  text(300, 88, 'plasmid is put\ninto a bacterium', { anchor: 'middle', cls: 's' }),
)

export type Growth = { factor: number; doubling: number }

/** Numbers that double from 2 to 32 times the factor. */
export function growthGraph({ factor, doubling: time }: Growth): Figure {
  const end = Math.ceil((4 * time) / 20) * 20
  const g = graph({
    x: {
      label: 'time / min',
      max: end,
      ticks: Array.from({ length: end / 20 + 1 }, (_, at) => 20 * at),
      grid: true,
      parts: 2,
    },
    y: {
      label: 'number of cells per mm^{3}',
      max: 36 * factor,
      ticks: Array.from({ length: 10 }, (_, at) => 4 * factor * at),
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  return figure(
    {
      name: `${topic}/growth-${factor}-${time}`,
      title: 'Number of bacteria in a flask',
      description: `A graph of the number of bacterial cells per cubic millimetre against time in minutes. The curve starts at ${2 * factor} and becomes steeper and steeper. It is at ${4 * factor} at ${time} min, at ${8 * factor} at ${2 * time} min, at ${16 * factor} at ${3 * time} min and at ${32 * factor} at ${4 * time} min.`,
      height: 270,
    },
    g.axes,
    g.plot(t => 2 * factor * 2 ** (t / time), 0, 4 * time),
  )
}

export const figures = [bacterium, doubling, carrier]
