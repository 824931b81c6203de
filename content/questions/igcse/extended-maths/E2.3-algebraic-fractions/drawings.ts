import { figure } from '@/lib/figures/figure'
import { line, rect, text } from '@/lib/figures/shapes'
import { italic } from '../shared'

/** A fraction with its bar and a unit behind it. */
function fraction(x: number, y: number, top: string, bottom: number) {
  return (
    line(x - 26, y, x + 26, y, 'l thin') +
    text(x, y - 6, italic(top), { anchor: 'middle' }) +
    text(x, y + 16, String(bottom), { anchor: 'middle' }) +
    text(x + 31, y + 5, 'cm')
  )
}

type Side = readonly [top: string, bottom: number]

export function rectangleOf(long: Side, short: Side) {
  return figure(
    {
      name: 'algebra-and-graphs/rectangle-with-fractions',
      title: 'A rectangle with fractions as its sides',
      description: `A rectangle. One side is ${long[0]} over ${long[1]} centimetres, the other is ${short[0]} over ${short[1]} centimetres. Not to scale.`,
      height: 166,
    },
    rect(110, 58, 180, 72, 'l w'),
    fraction(190, 28, ...long),
    fraction(48, 94, ...short),
    text(352, 158, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}
