import { evolutionTree } from '@/lib/figures/biology/keys'
import { vertebrate } from '@/lib/figures/biology/vertebrates'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { bung } from '@/lib/figures/laboratory/contents'
import { label } from '@/lib/figures/laboratory/labels'
import { balance } from '@/lib/figures/laboratory/stands'
import { boilingTube } from '@/lib/figures/laboratory/vessels'
import { curve, ellipse, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { leaf, toothed } from './characteristics-and-classification-of-living-organisms'

const topic = 'characteristics-and-classification-of-living-organisms-asked'
const bold = { anchor: 'middle', cls: 'b' } as const

/** A seedling that lies on its side with its roots, above the pan of a balance. */
function uprooted(x: number, pan: number): Shape {
  const y = pan - 12
  const roots = (
    [
      [-4, -7, -11],
      [1, -2, 3],
      [4, 8, 9],
    ] as const
  ).map(([first, second, last]) =>
    curve([
      [x - 18, y],
      [x - 28, y + first],
      [x - 38, y + second],
      [x - 48, y + last],
    ]),
  )
  return (
    roots.join('') +
    line(x - 18, y, x + 20, y, 'g') +
    leaf(x + 20, y, 26, 9, 32, 'g gw') +
    leaf(x + 20, y, 26, 9, -10, 'g gw')
  )
}

const weighed = figure(
  {
    name: `${topic}/seedling-on-a-balance`,
    title: 'A seedling on a balance, on two days',
    description:
      'The same seedling lies on a balance twice, with its roots and without its pot. On Monday the display shows 4.0 g, on Tuesday, an hour after watering, 4.6 g.',
    height: 150,
  },
  text(92, 18, 'Monday', bold),
  uprooted(92, 100),
  balance(92, 140, '4.0', 'g'),
  text(268, 18, 'Tuesday', bold),
  uprooted(268, 100),
  balance(268, 140, '4.6', 'g'),
)

const DRY: readonly Point[] = [
  [0, 0.4],
  [2, 0.37],
  [4, 0.32],
  [6, 0.28],
  [8, 0.26],
  [10, 0.3],
  [12, 0.4],
  [14, 0.56],
  [16, 0.76],
]

const mass = graph({
  x: { label: 'days after sowing', max: 16, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], grid: true },
  y: {
    label: 'dry mass / g',
    max: 0.8,
    ticks: [0, 0.2, 0.4, 0.6, 0.8],
    format: value => value.toFixed(1),
    grid: true,
    parts: 4,
  },
  height: 176,
})

const dryMass = figure(
  {
    name: `${topic}/dry-mass-of-a-seedling`,
    title: 'The dry mass of bean seedlings after sowing',
    description:
      'A graph of dry mass in grams against days after sowing. Nine crosses are joined by a curve: 0.40 g at 0, 0.37 g at 2, 0.32 g at 4, 0.28 g at 6, 0.26 g at 8, 0.30 g at 10, 0.40 g at 12, 0.56 g at 14 and 0.76 g at 16 days.',
    height: 258,
  },
  mass.axes,
  mass.curve(DRY),
  mass.points(DRY),
)

/** A tube with limewater, and seeds on a piece of gauze above it. */
function seedTube(x: number, cloudy: boolean): Shape {
  const seeds = [-8, 0, 8].map(dx => ellipse(x + dx, 96, 4.6, 6, 'l hl')).join('')
  return (
    boilingTube({ x, y: 186, width: 44, height: 146, level: 0.34, fill: cloudy ? 'sunk' : 'w' }) +
    line(x - 21, 103, x + 21, 103, 'l dash') +
    seeds +
    bung(x, 44, 38)
  )
}

const seeds = figure(
  {
    name: `${topic}/seeds-above-limewater`,
    title: 'Seeds above limewater for a day',
    description:
      'Two closed tubes with limewater at the bottom and seeds on a gauze above it. Tube P holds soaked seeds from the packet; after a day its limewater is cloudy. Tube Q holds seeds of the same kind that were boiled; its limewater is clear.',
    height: 216,
  },
  seedTube(72, true),
  seedTube(236, false),
  label('seeds', 118, 84, 88, 94, 'start'),
  label('boiled\nseeds', 282, 76, 251, 95, 'start'),
  label('limewater,\ncloudy', 114, 150, 84, 164, 'start'),
  label('limewater,\nclear', 278, 150, 248, 164, 'start'),
  text(72, 210, 'P', bold),
  text(236, 210, 'Q', bold),
)

const fewLeaves = (x: number, y: number, angles: readonly number[], length: number): Shape =>
  angles.map(angle => leaf(x, y, length, length * 0.4, angle)).join('')

const twoLeaves = figure(
  {
    name: `${topic}/leaves-f-and-g`,
    title: 'Two leaves to identify',
    description:
      'Leaf F is one broad blade with a toothed edge. Leaf G is made of nine leaflets: four pairs in two rows along a stalk, and one at its tip.',
    height: 152,
  },
  toothed(98, 104, 78, 74),
  line(98, 128, 98, 34),
  line(258, 128, 258, 40),
  leaf(258, 40, 24, 12, 90),
  [46, 62, 78, 94].map(y => leaf(258, y, 30, 11, 18) + leaf(258, y, 30, 11, 162)).join(''),
  text(98, 146, 'F', bold),
  text(258, 146, 'G', bold),
)

const twoMore = figure(
  {
    name: `${topic}/leaves-h-and-k`,
    title: 'Two more leaves to identify',
    description:
      'Leaf H is one broad, heart-shaped blade with a smooth edge. Leaf K is made of seven leaflets that all grow from one point at the top of the stalk.',
    height: 152,
  },
  curve(
    [
      [98, 100],
      [76, 110],
      [58, 94],
      [66, 60],
      [98, 22],
      [130, 60],
      [138, 94],
      [120, 110],
    ],
    'l gw',
    true,
  ),
  line(98, 128, 98, 36),
  line(258, 128, 258, 84),
  fewLeaves(258, 84, [90, 58, 122, 26, 154], 56),
  fewLeaves(258, 84, [-6, 186], 36),
  text(98, 146, 'H', bold),
  text(258, 146, 'K', bold),
)

const fourAnimals = figure(
  {
    name: `${topic}/four-vertebrates`,
    title: 'Four vertebrates',
    description:
      'Animal P has scales, four short legs and a long tail. Animal Q has fins, a tail fin and scales, and no legs. Animal R has outer ears, whiskers, four long legs and a thin tail. Animal S has a beak, two wings with feathers and two thin legs.',
    height: 238,
  },
  vertebrate('reptile', 90, 44),
  vertebrate('fish', 268, 50),
  vertebrate('mammal', 90, 158),
  vertebrate('bird', 268, 158),
  text(90, 98, 'P', bold),
  text(268, 98, 'Q', bold),
  text(90, 228, 'R', bold),
  text(268, 228, 'S', bold),
)

const DESCENT = evolutionTree(
  {
    name: '',
    branches: [
      { name: 'shark' },
      {
        name: 'A',
        branches: [{ name: 'lizard' }, { name: 'B', branches: [{ name: 'dolphin' }, { name: 'cow' }] }],
      },
    ],
  },
  { x: 30, y: 24, width: 312, row: 36 },
)

const relatives = figure(
  {
    name: `${topic}/relatives-of-a-dolphin`,
    title: 'How four vertebrates are related',
    description:
      'A branching diagram from the past on the left to the present on the right. The first line splits into the line of the shark and a line to fork A. At A it splits into the line of the lizard and a line to fork B, further to the right. At B it splits into the lines of the dolphin and of the cow.',
    height: 172,
  },
  DESCENT.shape,
  text(30, 164, 'past'),
  text(232, 164, 'now', { anchor: 'end' }),
)

export const figures = [weighed, dryMass, seeds, twoLeaves, twoMore, fourAnimals, relatives]
