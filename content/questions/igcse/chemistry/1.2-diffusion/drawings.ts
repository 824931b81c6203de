import { type Figure, figure } from '@/lib/figures/figure'
import { circle, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** Places of twelve particles in a box, without a pattern; the upper six first. */
const PLACES: readonly Point[] = [
  [14, 12],
  [38, 18],
  [60, 10],
  [22, 34],
  [48, 38],
  [64, 30],
  [12, 52],
  [34, 60],
  [58, 56],
  [20, 76],
  [44, 82],
  [62, 76],
]

/** Which places the coloured particles take. */
const SHADED = {
  mixed: [0, 4, 5, 7, 9, 11],
  below: [6, 7, 8, 9, 10, 11],
  above: [0, 1, 2, 3, 4, 5],
} as const

const TOLD = {
  mixed: 'black and white particles are spread through the whole box',
  below: 'all black particles are in the lower half, all white ones in the upper half',
  above: 'all black particles are in the upper half, all white ones in the lower half',
  gone: 'only white particles, spread through the whole box',
} as const

export type Spread = keyof typeof TOLD

const spreadBox = (x: number, spread: Spread): Shape =>
  rect(x, 10, 74, 92) +
  PLACES.map(([px, py], at) => {
    const black = spread !== 'gone' && (SHADED[spread] as readonly number[]).includes(at)
    return circle(x + px, 10 + py, 5, black ? 'l shade' : 'l lit')
  }).join('')

/** Four boxes, A to D, with particles of two gases. */
export function spreadFigure(spreads: readonly Spread[]): Figure {
  return figure(
    {
      name: `states-of-matter/spread-${spreads.join('-')}`,
      title: 'Four boxes with particles of two gases',
      description: `Four boxes with black and white particles. ${spreads.map((spread, at) => `${'ABCD'.charAt(at)}: ${TOLD[spread]}.`).join(' ')}`,
      height: 130,
    },
    ...spreads.map((spread, at) => {
      const x = 8 + at * 88
      return spreadBox(x, spread) + text(x + 37, 122, 'ABCD'.charAt(at), bold)
    }),
  )
}

/** A tube with cotton wool at both ends and four marks, A to D, at equal distances. */
export function markedTube(left: string, right: string): Figure {
  const wool = (x: number) => rect(x, 40, 22, 24, 'l w', 6)
  const at = [133, 158, 202, 227]
  return figure(
    {
      name: `states-of-matter/marked-tube-${left}-${right}`.replaceAll(' ', '-'),
      title: 'A glass tube with four marks',
      description: `A level glass tube, closed at both ends. Cotton wool with ${left} is at the left end, cotton wool with ${right} at the right end. Marks from left to right: A, B, C, D. The middle of the tube lies between B and C.`,
      height: 110,
    },
    rect(30, 38, 300, 28, 'l', 4),
    wool(34),
    wool(304),
    text(30, 24, left, { anchor: 'start', cls: 's' }),
    text(330, 24, right, { anchor: 'end', cls: 's' }),
    ...at.map((x, place) => line(x, 38, x, 66, 'l dash thin') + text(x, 84, 'ABCD'.charAt(place), bold)),
    text(180, 102, 'marks', small),
  )
}
