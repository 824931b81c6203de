import {
  auxinShoot,
  beanOnSide,
  type Cover,
  dishOfSeedlings,
  lightBox,
  type Opening,
  tipTrials,
} from '@/content/figures/igcse/biology/coordination-and-response-2'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, rect, type Shape, text } from '@/lib/figures/shapes'

const letter = (at: number) => 'ABCD'.charAt(at)
const bold = (x: number, y: number, words: string): Shape => text(x, y, words, { anchor: 'middle', cls: 'b' })

export type Lean = 'left' | 'right' | 'straight' | 'apart'

const BENDS: Record<Lean, readonly number[]> = {
  left: [-9, -9, -9],
  right: [9, 9, 9],
  straight: [0, 0, 0],
  apart: [-9, 0, 9],
}

const SEEN: Record<Lean, string> = {
  left: 'all three lean to the left',
  right: 'all three lean to the right',
  straight: 'all three stand upright',
  apart: 'the left one leans to the left, the right one to the right, and the middle one stands upright',
}

const OPEN: Record<Opening, string> = {
  left: 'an opening in its left side',
  right: 'an opening in its right side',
  top: 'an opening in its top',
}

/** A box with seedlings at the start, and four dishes lettered A to D below it. */
export function boxAndDishes(opening: Opening, turning: boolean, order: readonly Lean[]): Figure {
  return figure(
    {
      name: `coordination-and-response/box-${opening}-${turning ? 'turned' : 'still'}-${order.map(each => each.slice(0, 2)).join('')}`,
      title: 'A box with seedlings, and four dishes',
      description: `A dark box with ${OPEN[opening]}, through which arrows for light enter. In it is a dish of three upright seedlings${turning ? ', on a table that an arrow shows turning' : ''}. Below are four dishes of three seedlings. ${order.map((lean, at) => `In ${letter(at)}, ${SEEN[lean]}.`).join(' ')}`,
      height: 236,
    },
    lightBox(125, 30, opening, BENDS.straight, turning),
    text(112, 130, 'start', { anchor: 'end' }),
    order.map((lean, at) => dishOfSeedlings(48 + at * 88, 208, BENDS[lean])).join(''),
    order.map((_, at) => bold(48 + at * 88, 228, letter(at))).join(''),
  )
}

/** Two boxes lit from one side after two days: P stands still, Q turns. */
export function twoBoxes(side: 'left' | 'right'): Figure {
  const [first, second] = side === 'right' ? [24, 204] : [42, 222]
  return figure(
    {
      name: `coordination-and-response/boxes-${side}`,
      title: 'Seedlings in two boxes after two days',
      description: `Two dark boxes, P and Q, each with an opening in its ${side} side, through which arrows for light enter. In P a dish of three seedlings stands still, and all three lean to the ${side}. In Q the dish stands on a table that turns, and the seedlings stand upright.`,
      height: 140,
    },
    lightBox(first, 8, side, BENDS[side]),
    lightBox(second, 8, side, BENDS.straight, true),
    bold(first + 55, 130, 'P'),
    bold(second + 55, 130, 'Q'),
  )
}

export function beanAtStart(): Figure {
  return figure(
    {
      name: 'coordination-and-response/bean-at-start',
      title: 'A germinating bean on its side',
      description:
        'A germinating bean lies on its side. Its root points level to the left and its shoot points level to the right. An arrow that points down shows gravity.',
      height: 104,
    },
    beanOnSide(160, 56, false),
    text(112, 40, 'root', { anchor: 'middle' }),
    text(206, 34, 'shoot', { anchor: 'middle' }),
    arrow(290, 36, 290, 76, { head: 7 }),
    text(290, 96, 'gravity', { anchor: 'middle' }),
  )
}

export function beanBeforeAndAfter(days: number): Figure {
  return figure(
    {
      name: `coordination-and-response/bean-after-${days}`,
      title: `A bean at the start and ${days} days later`,
      description: `Two drawings of one bean. At the start its root points level to the left and its shoot level to the right. ${days} days later the tip of the root points straight down and the tip of the shoot points straight up.`,
      height: 160,
    },
    beanOnSide(78, 72, false),
    beanOnSide(278, 72, true),
    text(32, 56, 'root', { anchor: 'middle' }),
    text(122, 52, 'shoot', { anchor: 'middle' }),
    text(78, 148, 'start', { anchor: 'middle' }),
    text(278, 148, `${days} days later`, { anchor: 'middle' }),
  )
}

/** The angle of a part against time: nothing in the first hour, then so many degrees in each hour. */
export function bending(rate: number): Figure {
  const on = graph({
    x: { label: 'time / h', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
    y: { label: 'angle / °', max: 90, ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90], grid: true, parts: 5 },
    height: 196,
  })
  return figure(
    {
      name: `coordination-and-response/bending-${rate}`,
      title: 'Angle of a part of a plant against time',
      description: `A graph of angle, 0 to 90 degrees, against time, 0 to 8 hours. The line stays at 0 until 1 h. Then it rises straight: it is at ${rate} degrees at 2 h, ${3 * rate} at 4 h, ${5 * rate} at 6 h and ${7 * rate} at 8 h.`,
      height: 282,
    },
    on.axes,
    on.line([
      [0, 0],
      [1, 0],
      [8, 7 * rate],
    ]),
  )
}

/** A bent shoot lit from one side, with four places lettered: upper left, upper right, lower left, lower right. */
export function bentShoot(side: 'left' | 'right', letters: readonly string[]): Figure {
  const way = side === 'right' ? 1 : -1
  const x = 180 - way * 16
  const places =
    side === 'right'
      ? ([
          [x - 6, 90],
          [x + 12, 100],
          [x - 9, 156],
          [x + 9, 156],
        ] as const)
      : ([
          [x - 12, 100],
          [x + 6, 90],
          [x - 9, 156],
          [x + 9, 156],
        ] as const)
  const words = [
    [places[0], 90],
    [places[1], 270],
    [places[2], 90],
    [places[3], 270],
  ] as const
  const seen = [
    'the left side of the bend',
    'the right side of the bend',
    'the left side near the base',
    'the right side near the base',
  ]
  return figure(
    {
      name: `coordination-and-response/bent-${side}-${letters.join('').toLowerCase()}`,
      title: 'A shoot with light from one side',
      description: `A shoot stands upright and its upper part leans to the ${side}. Arrows for light come from the ${side}. ${letters.map((name, at) => `${name} points to ${seen[at]}.`).join(' ')}`,
      height: 182,
    },
    auxinShoot(x, way * 44, [], []),
    [100, 118, 136].map(y => arrow(180 + way * 166, y, 180 + way * 124, y, { cls: 'r', head: 6 })).join(''),
    text(180 + way * 145, 90, 'light', { anchor: 'middle' }),
    words
      .map(([[px, py], end], at) => {
        const level = py + (at < 2 ? -14 : 0)
        return (
          line(px, py, end, level, 'l thin') +
          bold(end + (end < 180 ? -10 : 10), level + 4, letters[at] ?? '')
        )
      })
      .join(''),
  )
}

const COVERS: Record<Cover, string> = {
  whole: 'is whole and has no cover',
  'no tip': 'is shorter and ends in a flat cut',
  cap: 'has a dark cover over its top end',
  sleeve: 'has a dark cover around its lower part',
}

/** Four shoots at the start, with light from one side. */
export function fourShoots(
  order: readonly Cover[],
  names: readonly string[],
  side: 'left' | 'right',
): Figure {
  return figure(
    {
      name: `coordination-and-response/shoots-${side}-${order.map(each => each.slice(0, 2).trim()).join('')}-${names.join('').toLowerCase()}`,
      title: 'Four young shoots at the start',
      description: `Four young shoots, all upright. Arrows for light come to each from the ${side}. ${order.map((cover, at) => `Shoot ${names[at]} ${COVERS[cover]}.`).join(' ')}`,
      height: 160,
    },
    tipTrials(order, names, side, false),
  )
}

export type Block = 'left' | 'right' | 'whole'

/** A cut shoot with a block of agar on it. */
export function agarBlock(block: Block): Figure {
  const at = { left: [160, 20], right: [180, 20], whole: [160, 40] } as const
  const [x, width] = at[block]
  return figure(
    {
      name: `coordination-and-response/agar-${block}`,
      title: 'A cut shoot with a block of agar',
      description: `A shoot without its tip, cut off flat. A block of agar lies on ${block === 'whole' ? 'the whole of the cut surface' : `the ${block} half of the cut surface`}.`,
      height: 150,
    },
    rect(160, 52, 40, 88, 'l gw'),
    rect(x, 34, width, 18, 'l hl'),
    line(110, 140, 250, 140),
    line(x + width / 2, 42, 236, 32, 'l thin'),
    text(240, 36, 'agar block'),
    line(196, 90, 236, 90, 'l thin'),
    text(240, 94, 'cut shoot'),
  )
}
