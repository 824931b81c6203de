import { aboveRuler, PER_MM, specimenAboveRuler } from '@/lib/figures/biology/above-ruler'
import { arthropod } from '@/lib/figures/biology/arthropods'
import { redBloodCell } from '@/lib/figures/biology/blood-cells'
import { animalCell, bacterialCell, plantCell } from '@/lib/figures/biology/cells'
import { oval } from '@/lib/figures/biology/organic'
import { placed, standing } from '@/lib/figures/biology/placed'
import { rootHairCell } from '@/lib/figures/biology/specialised-cells'
import { figure } from '@/lib/figures/figure'
import { label } from '@/lib/figures/laboratory/labels'
import { curve, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'organisation-of-the-organism-asked'

const letterBelow = (x: number, y: number, letter: string) =>
  text(x, y, letter, { anchor: 'middle', cls: 'b' })

const twoSpecialised = figure(
  {
    name: `${topic}/two-specialised-cells`,
    title: 'Two specialised cells',
    description:
      'Cell P is drawn from above and cut through. From above it is a red circle with a paler, sunken middle; cut through, it is a disc that is thinner in the middle, with nothing inside but the red colour. Cell Q has a thick double outline. From its block-shaped body, in which there is a round body with a dark spot beside a clear space, one long, narrow part grows out to one side. The two cells are not drawn to the same scale.',
    height: 174,
  },
  placed(redBloodCell({ labels: 'none' }), { x: -42, y: 40, scale: 0.62 }),
  text(31, 118, 'from\nabove', { anchor: 'middle', cls: 's' }),
  text(94, 118, 'cut\nthrough', { anchor: 'middle', cls: 's' }),
  placed(rootHairCell({ labels: 'none' }), { x: 74, y: 0 }),
  letterBelow(62, 164, 'P'),
  letterBelow(242, 164, 'Q'),
)

const CELL = 0.62
const cellAt = (shape: Shape, middle: number, y: number, scale = CELL) =>
  placed(shape, { x: middle - 180 * scale, y, scale })

const threeCells = figure(
  {
    name: `${topic}/three-kinds-of-cell`,
    title: 'Three cells of different kinds',
    description:
      'Three cells, not to the same scale. Cell X is rounded, with a thin outline; it has a large round body and small rods, one of which is label 1. Cell Y has straight sides, a thick outer line, label 2, a large clear space, label 3, a round body and oval striped bodies, one of which is label 4. Cell Z is a rod with rounded ends and a thick outer line; in it there are a long thread wound into a closed loop, label 5, and two small rings, but no round body.',
    height: 188,
  },
  cellAt(animalCell({ labels: 'none' }), 62, 30),
  cellAt(plantCell({ labels: 'none' }), 172, 22),
  cellAt(bacterialCell({ labels: 'none' }), 294, 34),
  label('1', 12, 122, 32, 106, 'middle'),
  label('2', 150, 16, 140, 27.5, 'middle'),
  label('3', 226, 132, 186, 96, 'middle'),
  label('4', 112, 128, 137, 114, 'middle'),
  label('5', 322, 140, 296, 91, 'middle'),
  letterBelow(62, 178, 'X'),
  letterBelow(172, 178, 'Y'),
  letterBelow(288, 178, 'Z'),
)

/** Cells of the lining of the trachea: with long cilia and a little mucus, or with short ones under thick mucus. */
function lining(x: number, healthy: boolean): Shape {
  const top = 96
  const mucus = healthy ? 10 : 34
  const edge = top - (healthy ? 22 : 6)
  const cells = Array.from({ length: 5 }, (_, at) => {
    const left = x + at * 28
    const reach = healthy ? 20 : 5
    const hairs = Array.from({ length: healthy ? 6 : 3 }, (_each, hair) => {
      const px = left + 4 + hair * (healthy ? 4 : 9)
      return curve(
        [
          [px, top],
          [px + 0.5, top - reach / 2],
          [px + 3, top - reach],
        ],
        'l thin',
      )
    })
    return (
      rect(left, top, 28, 62, 'l sheet', 3) + hairs.join('') + oval(left + 14, top + 40, 6, 9, 0, 'l sunk')
    )
  })
  const bacteria: Point[] = healthy
    ? [[x + 64, edge - 5]]
    : [
        [x + 16, edge - 10],
        [x + 38, edge - 24],
        [x + 60, edge - 14],
        [x + 84, edge - 26],
        [x + 104, edge - 9],
        [x + 124, edge - 20],
      ]
  return (
    rect(x, edge - mucus, 140, mucus, 'w') +
    line(x, edge - mucus, x + 140, edge - mucus, 'p') +
    bacteria.map(([px, py]) => rect(px, py - 2.5, 10, 5, 'l thin rw', 2.5)).join('') +
    cells.join('')
  )
}

const airways = figure(
  {
    name: `${topic}/two-airways`,
    title: 'The lining of an airway of two people',
    description:
      'Two rows of cells from the lining of an airway. Person P: the cells carry long hairs, label A; on them lies a thin layer, label B, with one bacterium. Person Q: the hairs are few and very short, and the layer on them is thick and holds six bacteria.',
    height: 186,
  },
  lining(24, true),
  lining(196, false),
  label('A', 8, 66, 33, 86, 'middle'),
  label('B', 56, 40, 62, 69, 'middle'),
  label('bacteria', 178, 24, 216, 77, 'middle'),
  letterBelow(94, 178, 'P'),
  letterBelow(266, 178, 'Q'),
)

const spider = specimenAboveRuler(
  {
    name: 'a spider',
    draw: () => standing(arthropod('arachnid', 0, 0)),
    ends: [-26, 44],
    rows: [-47, 47],
  },
  `${topic}/spider-and-ruler`,
  { image: 36, start: 22 },
)

/** Six cells of an onion in a row, of unequal length, together as long as asked. */
function onionRow(x: number, y: number, width: number): Shape {
  const shares = [0.16, 0.18, 0.15, 0.19, 0.155, 0.165]
  let left = x
  return shares
    .map((share, at) => {
      const here = left
      left += share * width
      const nucleus = here + share * width * (at % 2 === 0 ? 0.3 : 0.68)
      return (
        rect(here, y, share * width, 26, 'l gw', 3) +
        rect(here + 2, y + 2, share * width - 4, 22, 'l thin sheet', 3) +
        oval(nucleus, y + (at % 2 === 0 ? 8 : 17), 4.5, 3.5, 0, 'l sunk')
      )
    })
    .join('')
}

const onionCells = aboveRuler({
  name: `${topic}/onion-cells-and-ruler`,
  title: 'Six cells of an onion above a ruler',
  seen: 'A drawing of six box-shaped cells of an onion, end to end in a row.',
  start: 8,
  image: 54,
  draw: (x, y) => ({ shape: onionRow(x, y, 54 * PER_MM), height: 26 }),
})

export const figures = [twoSpecialised, threeCells, airways, spider, onionCells]
