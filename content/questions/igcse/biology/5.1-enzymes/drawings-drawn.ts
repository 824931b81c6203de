import { enzyme } from '@/lib/figures/biology/enzymes'
import { type Figure, figure } from '@/lib/figures/figure'
import { label } from '@/lib/figures/laboratory/labels'
import { measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker, testTube } from '@/lib/figures/laboratory/vessels'
import { line, rect, text } from '@/lib/figures/shapes'
import { PIECES, type Piece } from './drawings'

const cross = (x: number, y: number) =>
  line(x - 10, y - 10, x + 10, y + 10, 'l thick') + line(x - 10, y + 10, x + 10, y - 10, 'l thick')

/** A suspension in front of a card with a cross, at the start and at the end of its digestion. */
export function tubesAndCross(): Figure {
  const tube = (x: number, fill: string) => testTube({ x, y: 158, height: 132, width: 40, level: 0.72, fill })
  return figure(
    {
      name: 'enzymes/tubes-before-a-cross',
      title: 'Two test-tubes in front of a card with a cross',
      description:
        'Two test-tubes, each in front of a card on which a cross is printed. In the tube at the start the liquid is cloudy and the cross cannot be seen through it. In the tube at the end the liquid is clear and the cross can be seen.',
      height: 204,
    },
    rect(54, 30, 84, 134, 'l sheet'),
    rect(222, 30, 84, 134, 'l sheet'),
    tube(96, 'sunk'),
    tube(264, 'w'),
    cross(264, 112),
    label('cloudy', 8, 88, 82, 104, 'start'),
    label('cross', 318, 88, 276, 108, 'start'),
    text(96, 190, 'at the start', { anchor: 'middle' }),
    text(264, 190, 'at the end', { anchor: 'middle' }),
  )
}

const JUICE = { from: 0, to: 50, division: 1, numbered: 10, longer: 5 } as const

/** Juice from three beakers of fruit, in the order P, Q, R. */
export function juices(volumes: readonly number[]): Figure {
  return figure(
    {
      name: 'enzymes/juice-in-three-cylinders',
      title: 'Juice in three measuring cylinders',
      description: `Three measuring cylinders, P, Q and R, with a mark for each cm³ and a number for each 10 cm³. ${volumes.map((volume, at) => `The surface in ${'PQR'.charAt(at)} is at the mark for ${volume} cm³.`).join(' ')}`,
      height: 292,
    },
    bench(262),
    volumes
      .map((value, at) => {
        const x = 62 + at * 118
        return (
          measuringCylinder({ x, y: 262, value, scale: JUICE, height: 252, width: 56 }) +
          text(x, 282, 'PQR'.charAt(at), { anchor: 'middle', cls: 'b' })
        )
      })
      .join(''),
  )
}

export const SITE: readonly [number, number] = [68, 62]

export const pieceAt = (at: number): [number, number] => [190 + (at % 2) * 100, 36 + Math.floor(at / 2) * 68]

/** An enzyme and four molecules without letters; `done` sets the two labels. */
export function unlabelledPieces(order: readonly Piece[], done: boolean): Figure {
  const [x, y] = pieceAt(order.indexOf('fits'))
  return figure(
    {
      name: done ? 'enzymes/labels-at-enzyme-and-substrate' : 'enzymes/enzyme-and-molecules-to-label',
      title: 'An enzyme and four molecules',
      description: done
        ? `The label active site stands at the notch in the top of the large body, the label substrate on the molecule with ${PIECES.fits.seen}.`
        : `On the left is a large body, the enzyme. The floor of the notch in its top has two hollows with a raised tip between them. On the right are four smaller molecules in two rows. ${order.map((piece, at) => `The ${['left one above', 'right one above', 'left one below', 'right one below'][at]} has ${PIECES[piece].seen}.`).join(' ')}`,
      height: 150,
    },
    enzyme(68, 70),
    text(68, 132, 'enzyme', { anchor: 'middle' }),
    order.map((piece, at) => PIECES[piece].draw(...pieceAt(at))).join(''),
    done ? label('active site', 68, 20, SITE[0], SITE[1], 'middle') : '',
    done ? label('substrate', x + (at(order) % 2 === 0 ? 50 : -50), y + 42, x, y + 4, 'middle') : '',
  )
}

const at = (order: readonly Piece[]) => order.indexOf('fits')

/** Milk and enzyme in a beaker, with the ratio of both told by labels; a spoon lifts what has clotted. */
export function clottingMilk(): Figure {
  const tube = (x: number, fill: string, word: string) =>
    testTube({ x, y: 160, height: 120, width: 30, level: 0.5, fill }) +
    label(word, x, word.includes('\n') ? 12 : 28, x, 112, 'middle')
  return figure(
    {
      name: 'enzymes/milk-that-clots',
      title: 'Apparatus to find how long milk takes to clot',
      description:
        'A beaker of water at a constant temperature, with a thermometer. In it stand two test-tubes, one with milk and one with enzyme solution.',
      height: 196,
    },
    bench(176),
    beaker({ x: 180, y: 175, width: 180, height: 104, level: 0.8 }),
    tube(138, 'sheet', 'milk'),
    tube(214, 'hl', 'enzyme\nsolution'),
    line(252, 52, 252, 158, 'l thick'),
    rect(249.5, 150, 5, 12, 'd'),
    label('thermometer', 268, 66, 253, 74, 'start'),
    label('water', 300, 140, 262, 146, 'start'),
  )
}
