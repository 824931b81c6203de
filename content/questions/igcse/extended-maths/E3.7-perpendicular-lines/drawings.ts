import { judged } from '@/lib/exams/authoring/marks'
import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'

export const MINUS_ONE = judged(
  'the product of the gradients is −1 (or: negative reciprocals)',
  `
  PRODUCT = product/multiply/multiplied/multiplying/times/"×"
  reject sum/add
  reject not perpendicular
  accept PRODUCT ... "-1" | "−1" | minus one | negative one
  accept "=-1" | "= -1" | "=−1" | "= −1"
  accept negative/minus reciprocal
  unsure PRODUCT
  unsure reciprocal
  earns: The product of the gradients is -1
  earns: The two gradients multiply to give -1
  earns: One gradient is the negative recipocal of the other
  misses: They meet at a right angle
  misses: The gradients are equal
  misses: the gradients add up to 0`,
)

/** Two lines that meet at a right angle, with a point on the second one; the first rises or falls. */
export function twoPerpendiculars(rises: boolean, point: Point): Figure {
  const up = rises ? 1 : -1
  const shape = drawing(
    {
      A: [-3.4, -1.36 * up],
      B: [4.6, 1.84 * up],
      C: [-1.1 * up, 2.75],
      D: [1.1 * up, -2.75],
      N: [0, 0],
      P: [0.84 * up, -2.1],
    },
    { box: { left: 70, top: 34, width: 200, height: 134 } },
  )
  return figure(
    {
      name: 'coordinate-geometry/two-perpendicular-lines',
      title: 'Two lines L and M that cross at right angles',
      description: `Line L ${rises ? 'rises' : 'falls'} from left to right. Line M crosses it, and the angle between them is marked as a right angle. P ${coordinates(point)} lies on M. The diagram is not to scale.`,
      height: 200,
    },
    shape.line('AB'),
    shape.line('CD'),
    shape.right('BNC'),
    shape.dots('P'),
    labelBeside(shape.at('A'), 180, '*L*', 6),
    labelBeside(shape.at('C'), 90, '*M*', 5),
    labelBeside(shape.at('P'), 0, `*P* ${coordinates(point)}`, 9),
    notToScale(356, 14),
  )
}

/** A point P and the foot N of its perpendicular to a line L. */
export function footFigure(rises: boolean, above: boolean, point: Point): Figure {
  const [up, side] = [rises ? 1 : -1, above ? 1 : -1]
  const shape = drawing(
    {
      A: [-4, -1.6 * up],
      B: [4, 1.6 * up],
      N: [0.5, 0.2 * up],
      P: [0.5 - 1.2 * up * side, 0.2 * up + 3 * side],
    },
    { box: { left: 70, top: 40, width: 200, height: 126 } },
  )
  return figure(
    {
      name: 'coordinate-geometry/point-and-foot',
      title: 'A line L and a point P',
      description: `A straight line L ${rises ? 'rises' : 'falls'} from left to right. P ${coordinates(point)} lies ${above ? 'above' : 'below'} it. A line joins P to N on L, and the angle at N is marked as a right angle. The diagram is not to scale.`,
      height: 200,
    },
    shape.line('AB'),
    shape.line('PN'),
    shape.right('BNP'),
    shape.dots('P'),
    labelBeside(shape.at('B'), 0, '*L*', 6),
    labelBeside(shape.at('N'), above ? 270 : 90, '*N*', 8),
    labelBeside(shape.at('P'), above ? 90 : 270, `*P* ${coordinates(point)}`, 6),
    notToScale(356, 14),
  )
}
