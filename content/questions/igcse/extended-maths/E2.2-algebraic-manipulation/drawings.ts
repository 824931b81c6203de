import { figure } from '@/lib/figures/figure'
import { line, rect, text } from '@/lib/figures/shapes'
import { italic } from '../shared'

/** A shaded rectangle with a square hole; the sides are expressions in x. */
export function frameWithHole(wide: string, high: string, side: string) {
  return figure(
    {
      name: 'algebra-and-graphs/rectangle-with-a-hole',
      title: 'A shaded rectangle with a square hole',
      description: `A shaded rectangle, ${wide} long and ${high} high. In it is an unshaded square with sides of ${side}. Not to scale.`,
      height: 186,
    },
    rect(90, 34, 210, 122, 'l w'),
    rect(160, 62, 62, 62, 'l sheet'),
    text(195, 26, italic(wide), { anchor: 'middle' }),
    text(82, 98, italic(high), { anchor: 'end' }),
    text(191, 142, italic(side), { anchor: 'middle' }),
    text(352, 178, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}

/** A rectangular sheet with a small square marked in each corner. */
export function cardWithCorners(long: number, wide: number) {
  const [left, top, right, bottom, side] = [70, 36, 310, 156, 30]
  return figure(
    {
      name: 'algebra-and-graphs/card-with-corners',
      title: 'A rectangular sheet with a square in each corner',
      description: `A rectangle, ${long} centimetres by ${wide} centimetres. In each corner a shaded square of side x centimetres is to be cut out. Dashed lines join the squares. Not to scale.`,
      height: 190,
    },
    rect(left, top, right - left, bottom - top, 'l sheet'),
    ...[left, right - side].flatMap(x => [top, bottom - side].map(y => rect(x, y, side, side, 'l sunk'))),
    line(left + side, top + side, right - side, top + side, 'l dash'),
    line(left + side, bottom - side, right - side, bottom - side, 'l dash'),
    line(left + side, top + side, left + side, bottom - side, 'l dash'),
    line(right - side, top + side, right - side, bottom - side, 'l dash'),
    text(190, 26, `${long} cm`, { anchor: 'middle' }),
    text(62, 100, `${wide} cm`, { anchor: 'end' }),
    text(318, 55, '*x* cm'),
    text(352, 182, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}
