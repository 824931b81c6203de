import { mitochondrion } from '@/lib/figures/biology/organelles'
import { placed } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { respirometer } from '@/lib/figures/laboratory/field-apparatus'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { label } from '@/lib/figures/laboratory/labels'
import { arrow, ellipse, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'respiration-2'

const inACell = figure(
  {
    name: `${topic}/aerobic-in-a-cell`,
    title: 'What enters and leaves a cell in aerobic respiration',
    description:
      'A cell with a mitochondrion in it. Arrows from the left lead glucose and oxygen into the cell. Arrows to the right lead carbon dioxide and water out of it. An arrow from the mitochondrion to below the cell is labelled: energy released.',
    height: 196,
  },
  rect(88, 12, 164, 128, 'l w', 26),
  placed(mitochondrion({ labels: 'none' }), { x: 62, y: 22, scale: 0.6 }),
  text(158, 116, 'mitochondrion', { cls: 's' }),
  text(6, 50, 'glucose'),
  arrow(58, 46, 108, 52, { cls: 'p' }),
  text(6, 96, 'oxygen'),
  arrow(58, 92, 108, 76, { cls: 'p' }),
  arrow(232, 52, 282, 46, { cls: 'r' }),
  text(288, 42, 'carbon\ndioxide'),
  arrow(232, 76, 282, 92, { cls: 'r' }),
  text(288, 96, 'water'),
  arrow(150, 88, 150, 166, { cls: 'g' }),
  text(150, 186, 'energy released', { anchor: 'middle', cls: 'b' }),
)

/** A vacuum flask with seeds, closed by cotton wool; its thermometer reaches into the seeds. */
function flask(x: number): Shape {
  const seeds = Array.from({ length: 20 }, (_, at) => {
    const [column, row] = [at % 4, Math.floor(at / 4)]
    return ellipse(x - 18 + column * 12 + (row % 2) * 3 - 1.5, 164 - row * 11, 6, 4.4, 'l thin gw')
  })
  return (
    rect(x - 38, 54, 76, 126, 'l sheet', 12) +
    rect(x - 28, 54, 56, 118, 'l sheet', 8) +
    seeds.join('') +
    rect(x - 27, 46, 54, 24, 'l sunk', 7) +
    thermometer(x, 148, 128)
  )
}

/** Two flasks of seeds; words below them. */
export function seedFlasks(name: string, below: readonly [string, string], tells: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Seeds in two vacuum flasks',
      description: `Two flasks with double walls. Each holds a heap of seeds, is closed by cotton wool, and has a thermometer whose bulb is in the seeds. ${tells}`,
      height: 214,
    },
    flask(76),
    flask(284),
    text(76, 202, below[0], { anchor: 'middle' }),
    text(284, 202, below[1], { anchor: 'middle' }),
    label('cotton\nwool', 158, 40, 100, 58, 'start'),
    label('vacuum\nflask', 158, 116, 112, 124, 'start'),
  )
}

/** A respirometer with seeds; the numbers of its scale, 0 to 10 cm, stand above the capillary tube. */
export function seedRespirometer(name: string, drop: number, tells: string): Figure {
  return assembled(
    `${topic}/${name}`,
    respirometer({
      organisms: 'germinating seeds',
      absorber: 'soda lime',
      drop: drop / 10,
      labels: { drop: '' },
    }),
    {
      title: 'Seeds in a respirometer',
      description: `A tube is closed by a bung. Germinating seeds are on a gauze above soda lime. A capillary tube leads from the bung along a scale from 0 to 10 cm, which has a mark every 0.5 cm; its zero is nearer to the seeds. There is a drop of coloured liquid in the capillary tube. An arrow shows that it moves towards the seeds. A second tube with a closed tap goes through the bung. ${tells}`,
    },
    [0, 2, 4, 6, 8, 10]
      .map(at => text(150 + 15 * at, 55, String(at), { anchor: 'middle', cls: 's' }))
      .join(''),
    text(318, 55, 'cm', { cls: 's' }),
  )
}

export const figures = [
  inACell,
  seedFlasks(
    'seeds-in-flasks',
    ['germinating seeds', 'boiled seeds'],
    'On the left germinating seeds, on the right boiled ones.',
  ),
  seedRespirometer('respirometer', 5, 'The middle of the drop is at 5 cm.'),
]
