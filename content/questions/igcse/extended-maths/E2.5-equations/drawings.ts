import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { rect, text } from '@/lib/figures/shapes'
import { italic } from '../shared'

const told = (algebra: string) => algebra.replaceAll('-', '−')

export function rectangleOf(long: string, short: string, area: number) {
  return figure(
    {
      name: 'algebra-and-graphs/rectangle-of-given-area',
      title: 'A rectangle with its sides in x',
      description: `A rectangle. One side is ${told(long)} centimetres, the other ${told(short)} centimetres. Its area, ${area} square centimetres, stands in it. Not to scale.`,
      height: 156,
    },
    rect(100, 34, 190, 84, 'l w'),
    text(195, 26, `(${italic(long)}) cm`, { anchor: 'middle' }),
    text(92, 80, `(${italic(short)}) cm`, { anchor: 'end' }),
    text(195, 80, `${area} cm^{2}`, { anchor: 'middle' }),
    text(352, 148, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}

/** A U-shaped curve and a line that cuts it at A and B, without a scale. */
export function lineAndCurve(rises: boolean) {
  const on = plane({ x: { min: -3, max: 4 }, y: { min: -4, max: 8 }, height: 180, origin: '' })
  const slope = rises ? 1 : -1
  const curve = (x: number) => x * x - 3
  const straight = (x: number) => slope * x + 1
  const [left, right] = [(slope - Math.sqrt(17)) / 2, (slope + Math.sqrt(17)) / 2]
  return figure(
    {
      name: 'algebra-and-graphs/line-meets-curve',
      title: 'A straight line that cuts a curve at two points',
      description: `A sketch without axes. A U-shaped curve is cut by a straight line that ${rises ? 'rises' : 'falls'} from left to right. The points where they meet are A, on the left, and B, on the right. Not to scale.`,
      height: on.canvasHeight + 14,
    },
    functionCurve(on, curve),
    functionCurve(on, straight, { cls: 'l' }),
    mark(on, [left, straight(left)], '*A*', { place: rises ? 'left' : 'below left' }),
    mark(on, [right, straight(right)], '*B*', { place: rises ? 'below right' : 'below' }),
    text(352, on.canvasHeight + 6, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}
