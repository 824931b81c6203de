import { electrolysisCell, gasCollection, movingIon } from '@/lib/figures/chemistry/electrolysis'
import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import type { Side } from './drawings'

/** Boxes for labels, each with a line to what it names. */
const BOX = { width: 81, height: 22 } as const

const BOXES = {
  'left gas': { corner: [2, 26], to: [138, 37] },
  'right gas': { corner: [277, 26], to: [216, 37] },
  'left electrode': { corner: [2, 126], to: [145, 137] },
  electrolyte: { corner: [277, 106], to: [244, 117] },
} as const

export type BoxName = keyof typeof BOXES

export const BOX_NAMES = Object.keys(BOXES) as BoxName[]

/** Where the dot of a label may stand to be in a box. */
export function boxZone(name: BoxName): { at: Point; within: number } {
  const [x, y] = BOXES[name].corner
  return { at: [x + BOX.width / 2, y + BOX.height / 2], within: 40 }
}

function boxShape(name: BoxName, written: string): Shape {
  const {
    corner: [x, y],
    to,
  } = BOXES[name]
  const from = x < 180 ? x + BOX.width : x
  return (
    line(from, y + BOX.height / 2, to[0], to[1], 'l thin') +
    rect(x, y, BOX.width, BOX.height, 'l sheet') +
    (written ? text(x + 4, y + 15.5, written, { cls: 'tr' }) : '')
  )
}

const UNKNOWN = { 'left gas': '', 'right gas': '', 'left electrode': '', electrolyte: '' } as const

/** Two tubes of gas over electrodes, with empty boxes for labels, or with what is right in them. */
export function boxedTubes(
  positive: Side,
  gases: readonly [left: number, right: number],
  liquid: string,
  written: Readonly<Record<BoxName, string>> | null,
): Figure {
  const told = written
    ? ` In the boxes: ${BOX_NAMES.map(name => `${name}, ${written[name]}`).join('; ')}.`
    : ' Four empty boxes are joined by lines to the gas in the left tube, the gas in the right tube, the left electrode and the liquid.'
  return figure(
    {
      name: `electrochemistry/boxes-${positive}-${gases.join('-').replaceAll('.', '')}${written ? '-model' : ''}`,
      title: written ? 'The apparatus with its labels' : 'Apparatus with boxes for labels',
      description: `Two electrodes come up through the base of a vessel of ${liquid}, each below an upturned tube in which gas is collected. The left electrode is joined to the ${positive === 'left' ? 'positive' : 'negative'} terminal of a d.c. supply. ${gases[0] === gases[1] ? 'Both tubes hold as much gas.' : `The ${gases[0] > gases[1] ? 'left' : 'right'} tube holds twice as much gas as the other.`}${told}`,
      height: 222,
    },
    gasCollection(90, 0, { left: { gas: gases[0] }, right: { gas: gases[1] }, positive }),
    ...BOX_NAMES.map(name => boxShape(name, (written ?? UNKNOWN)[name])),
  )
}

const CELL = { x: 82, y: 22, middle: 180, cation: 146, anion: 188 } as const

/** The dotted line along the left wire. */
const GUIDE = { from: 106, to: 158, y: 26 } as const

/** Where arrows of charges pass, in their order: from the ion to its electrode, along the left wire. */
export function chargeWays(
  positive: Side,
): Record<'cation' | 'anion' | 'electrons', readonly [Point, Point]> {
  // To the right, or to the left.
  const toAnode = positive === 'left' ? -1 : 1
  const way = (y: number, sign: number): readonly [Point, Point] => [
    [CELL.middle + sign * 23, y],
    [CELL.middle + sign * 38, y],
  ]
  const wire: readonly [Point, Point] = [
    [GUIDE.from + 14, GUIDE.y],
    [GUIDE.to - 14, GUIDE.y],
  ]
  return {
    cation: way(CELL.cation, -toAnode),
    anion: way(CELL.anion, toAnode),
    electrons: positive === 'left' ? wire : [wire[1], wire[0]],
  }
}

/** A cell with one ion of each kind; arrows are to be drawn, or are drawn in the model. */
export function chargesInACell(
  cation: string,
  anion: string,
  liquid: string,
  positive: Side,
  isModel: boolean,
): Figure {
  const ways = chargeWays(positive)
  const [plus, minus] = positive === 'left' ? ['left', 'right'] : ['right', 'left']
  const drawn = (from: Point, to: Point) => arrow(...from, to[0], to[1], { cls: 'r', head: 7 })
  const [begin, end] = positive === 'left' ? [GUIDE.from, GUIDE.to] : [GUIDE.to, GUIDE.from]
  return figure(
    {
      name: `electrochemistry/charges-${positive}${isModel ? '-model' : ''}`,
      title: isModel ? 'A cell with arrows at the charges' : 'A cell with two ions',
      description: `Two electrodes dip into ${liquid}. The ${plus} electrode is joined to the positive terminal of a d.c. supply, the ${minus} one to the negative terminal. In the middle of the liquid are a positive ion and, below it, a negative ion. A dotted line runs along the wire to the left electrode.${isModel ? ` Arrows: the positive ion moves to the ${minus}, the negative ion to the ${plus}; electrons move ${positive === 'left' ? 'from the left electrode to the supply' : 'from the supply to the left electrode'}.` : ''}`,
      height: 236,
    },
    electrolysisCell(CELL.x, CELL.y, { positive, liquid }).shape,
    line(GUIDE.from, GUIDE.y, GUIDE.to, GUIDE.y, 'l dash'),
    text(GUIDE.from, GUIDE.y - 9, 'electrons', { cls: 's' }),
    movingIon(CELL.middle, CELL.cation, cation, 'none'),
    movingIon(CELL.middle, CELL.anion, anion, 'none'),
    isModel
      ? [ways.cation, ways.anion]
          .map(([from, to]) => drawn(from, [to[0] + Math.sign(to[0] - from[0]) * 8, to[1]]))
          .join('') + drawn([begin, GUIDE.y], [end, GUIDE.y])
      : '',
  )
}
