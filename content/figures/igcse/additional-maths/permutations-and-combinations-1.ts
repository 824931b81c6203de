import { type Figure, figure } from '@/lib/figures/figure'
import {
  arrow,
  centred,
  circle,
  curve,
  dot,
  line,
  type Point,
  polar,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// 11.1 Permutations and combinations

type Facts = { name: string; title: string; description: string }

/** A box of a row: what stands in it, above it and below it, and its fill. */
export type Slot = { holds?: string; above?: string; below?: string; fill?: string }

/** Boxes in a row across the canvas: places to be filled, seats, letters. */
export function slotRow(slots: readonly Slot[], y = 30, wide = Math.min(46, 330 / slots.length - 6)): Shape {
  const step = wide + 6
  const left = (360 - slots.length * step + 6) / 2
  return slots
    .map(({ holds = '', above = '', below = '', fill = '' }, at) => {
      const [x, middle] = [left + at * step, left + at * step + wide / 2]
      return (
        rect(x, y, wide, 40, fill === '' ? 'l' : `l ${fill}`, 3) +
        (holds === '' ? '' : centred(middle, y + 20, holds, 'b')) +
        (above === '' ? '' : text(middle, y - 8, above, { anchor: 'middle', cls: 's' })) +
        (below === '' ? '' : text(middle, y + 56, below, { anchor: 'middle', cls: 's' }))
      )
    })
    .join('')
}

export function slotFigure(facts: Facts, slots: readonly Slot[], wide?: number): Figure {
  return figure({ ...facts, height: 96 }, slotRow(slots, 30, wide))
}

/** Ways between three places in a line: `first` from A to B, `second` from B to C, `direct` below from A to C. */
export function routesFigure(facts: Facts, first: number, second: number, direct: number): Figure {
  const [a, b, c]: [Point, Point, Point] = [
    [40, 66],
    [180, 66],
    [320, 66],
  ]
  const between = ([x1, y]: Point, [x2]: Point, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const bulge = count === 1 ? 0 : -40 + (80 * at) / (count - 1)
      const ends = (x2 - x1) / 4
      return curve(
        [
          [x1, y],
          [x1 + ends, y + bulge * 0.75],
          [(x1 + x2) / 2, y + bulge],
          [x2 - ends, y + bulge * 0.75],
          [x2, y],
        ],
        'p',
      )
    }).join('')
  const under = Array.from({ length: direct }, (_, at) => {
    const deep = 136 + at * 24
    return curve([a, [80, 66 + (deep - 66) * 0.75], [180, deep], [280, 66 + (deep - 66) * 0.75], c], 'r')
  }).join('')
  const town = ([x, y]: Point, name: string) => circle(x, y, 13, 'l sheet') + centred(x, y, `*${name}*`, 'b')
  return figure(
    { ...facts, height: 152 + (direct - 1) * 24 },
    between(a, b, first) + between(b, c, second) + under + town(a, 'A') + town(b, 'B') + town(c, 'C'),
  )
}

/** Points round a circle, A at the top and on clockwise; `joins` are pairs to be joined. */
export function ringOfPoints(
  facts: Facts,
  count: number,
  joins: readonly (readonly [number, number])[] = [],
): Figure {
  const [x, y, radius] = [180, 104, 76]
  const place = (at: number, r = radius) => polar(x, y, r, 90 - (360 * at) / count)
  return figure(
    { ...facts, height: 208 },
    circle(x, y, radius, 'f'),
    ...joins.map(([one, two]) => line(...place(one), ...place(two), 'p')),
    ...Array.from({ length: count }, (_, at) => {
      const [tx, ty] = place(at, radius + 15)
      return dot(...place(at)) + centred(tx, ty, `*${String.fromCharCode(65 + at)}*`)
    }),
  )
}

const choices = slotFigure(
  {
    name: 'permutations-and-combinations-1/choices',
    title: 'Three places to be filled',
    description:
      'Three boxes in a row. 7 is written in the first, 6 in the second, 5 in the third; below them stand president, secretary and treasurer.',
  },
  [
    { holds: '7', below: 'president' },
    { holds: '6', below: 'secretary' },
    { holds: '5', below: 'treasurer' },
  ].map(each => ({ ...each, fill: 'w' })),
  76,
)

const routes = routesFigure(
  {
    name: 'permutations-and-combinations-1/routes',
    title: 'Roads between three towns',
    description:
      'Three towns A, B and C in a line. Four roads join A and B, three join B and C, and two further roads join A and C directly, below B.',
  },
  4,
  3,
  2,
)

const sixOrders = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']
const orders = figure(
  {
    name: 'permutations-and-combinations-1/orders',
    title: 'Six arrangements of one selection',
    description:
      'Six boxes on the left hold ABC, ACB, BAC, BCA, CAB and CBA. An arrow leads from each to one box on the right, which holds the selection of A, B and C.',
    height: 214,
  },
  text(82, 16, '6 permutations', { anchor: 'middle', cls: 'b' }),
  text(276, 16, '1 combination', { anchor: 'middle', cls: 'b' }),
  ...sixOrders.map((each, at) => {
    const y = 28 + at * 31
    return (
      rect(50, y, 64, 24, 'l w', 3) +
      centred(82, y + 12, each) +
      arrow(118, y + 12, 222, 116 + (at - 2.5) * 5, { cls: 'l thin' })
    )
  }),
  rect(228, 92, 96, 46, 'l hl', 3),
  centred(276, 115, 'A, B and C', 'b'),
)

const circlePoints = ringOfPoints(
  {
    name: 'permutations-and-combinations-1/points',
    title: 'Seven points on a circle',
    description:
      'A circle with seven points A to G on it. The points A, C and F are joined to make a triangle.',
  },
  7,
  [
    [0, 2],
    [2, 5],
    [5, 0],
  ],
)

const code = slotFigure(
  {
    name: 'permutations-and-combinations-1/code',
    title: 'A code of two letters and three digits',
    description: 'Five empty boxes in a row. Below the first two stands letter, below the other three digit.',
  },
  ['letter', 'letter', 'digit', 'digit', 'digit'].map(below => ({ below })),
)

export const figures = [choices, routes, orders, circlePoints, code]
