import { figure } from '@/lib/figures/figure'
import { bubbles, bung, heap } from '@/lib/figures/laboratory/contents'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { balance } from '@/lib/figures/laboratory/stands'
import { conicalFlask, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, centred, curve, line, pointer, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Particle, particlesIn, repeated } from './atoms-elements-and-compounds'

const bold = { anchor: 'middle', cls: 'b' } as const

type Counts = readonly (readonly [count: number, atoms: Particle])[]

const box = (x: number, y: number, counts: Counts, seed: number) =>
  particlesIn([x, y], [108, 108], repeated(counts), seed)

const HYDROGEN_AND_OXYGEN: Counts = [
  [4, ['white', 'white']],
  [2, ['black', 'black']],
]

const beforeAndAfter = figure(
  {
    name: 'chemical-reactions-1/particles-before-and-after',
    title: 'Particles before and after a physical and a chemical change',
    description:
      'Three boxes. Before: four particles of two white atoms and two particles of two black atoms. After a physical change: the same particles in other places. After a chemical change: four particles, each of one black atom joined to two white ones. There are eight white and four black atoms in every box.',
    height: 290,
  },
  box(126, 6, HYDROGEN_AND_OXYGEN, 3),
  text(180, 132, 'before', bold),
  arrow(140, 138, 106, 152, { cls: 'p' }),
  arrow(220, 138, 254, 152, { cls: 'p' }),
  box(28, 158, HYDROGEN_AND_OXYGEN, 12),
  box(224, 158, [[4, ['black', 'white', 'white']]], 8),
  text(82, 284, 'physical change', bold),
  text(278, 284, 'chemical change', bold),
)

const tube = (x: number, fill: string, inside: Shape, says: string) =>
  testTube({ x, y: 128, width: 34, height: 112, level: 0.5, fill }) + inside + centred(x, 154, says, 's')

const signs = figure(
  {
    name: 'chemical-reactions-1/signs-of-a-chemical-change',
    title: 'Four signs of a chemical change',
    description:
      'Four test-tubes. In the first, bubbles rise: a gas. In the second, a solid lies below the liquid: a precipitate. The third holds a liquid of two colours: a change of colour. At the fourth, arrows lead out of the liquid: a change of temperature.',
    height: 178,
  },
  tube(50, 'w', bubbles(50, 118, 36, 8, 9), 'a gas'),
  tube(137, 'w', heap(137, 124, 19, 15, 'l sunk'), 'a precipitate'),
  tube(223, 'hl', rect(207.5, 72, 31, 20, 'rw'), 'new colour'),
  tube(
    310,
    'w',
    arrow(330, 98, 350, 98, { cls: 'r', head: 6 }) + arrow(290, 98, 270, 98, { cls: 'r', head: 6 }),
    'temperature\nchange',
  ),
)

/** A burning candle, the middle of its foot at (x, y). */
export const candleAt = (x: number, y: number): Shape =>
  rect(x - 26, y - 96, 52, 96, 'l sheet') +
  curve(
    [
      [x - 20, y - 95],
      [x - 10, y - 89],
      [x + 10, y - 89],
      [x + 20, y - 95],
    ],
    'p w',
  ) +
  line(x, y - 90, x, y - 108, 'l thick') +
  flameAt(x, y - 104, 46)

const candle = figure(
  {
    name: 'chemical-reactions-1/candle',
    title: 'A burning candle',
    description:
      'A candle with a wick and a flame. Round the foot of the wick, wax melts: a physical change. On the wick, liquid wax becomes a vapour: a physical change. In the flame, wax vapour burns: a chemical change.',
    height: 180,
  },
  candleAt(132, 170),
  pointer(190, 36, 139, 44, 'vapour burns: chemical'),
  pointer(190, 76, 135, 68, 'liquid boils: physical'),
  pointer(190, 112, 148, 79, 'solid melts: physical'),
  text(74, 140, 'solid wax', { anchor: 'end', cls: 's' }),
  line(78, 136, 110, 136, 'l thin'),
)

/** A flask with a bung, a solution and a tube that leans in it with another one, on a balance. */
export function flaskWithTube(x: number, y: number, reading: string): Shape {
  const [bottom, top] = [
    [x - 12, y - 44],
    [x + 14, y - 96],
  ] as const
  return (
    balance(x, y, reading) +
    conicalFlask({ x, y: y - 40, width: 96, height: 112, level: 0.26 }) +
    polygon(
      [
        [bottom[0] - 5, bottom[1] - 3],
        [bottom[0] + 6, bottom[1]],
        [top[0] - 2, top[1] + 16],
        [top[0] - 12, top[1] + 12],
      ],
      'rw',
    ) +
    line(bottom[0] - 5, bottom[1] - 3, top[0] - 7, top[1] - 4) +
    line(bottom[0] + 6, bottom[1], top[0] + 5, top[1]) +
    line(bottom[0] - 5, bottom[1] - 3, bottom[0] + 6, bottom[1]) +
    bung(x, y - 152, 32, 16)
  )
}

const sealed = figure(
  {
    name: 'chemical-reactions-1/sealed-flask',
    title: 'A reaction in a closed flask on a balance',
    description:
      'A conical flask with a bung stands on a balance that reads 186.4 g. It holds a solution, and a small tube with another solution leans in it.',
    height: 190,
  },
  flaskWithTube(130, 182, '186.4'),
  pointer(206, 40, 148, 32, 'bung'),
  pointer(206, 84, 142, 100, 'tube with the second\nsolution'),
  pointer(206, 132, 166, 132, 'first solution'),
)

export const figures = [beforeAndAfter, signs, candle, sealed]
