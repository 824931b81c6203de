import { judged } from '@/lib/exams/authoring/marks'

/** The circle theorems as reasons in words, marked at once. */

export const AT_THE_CENTRE = judged(
  'angle at the centre is twice the angle at the circumference',
  `
  reject circumference ...(no half).. twice/double ... centre/center
  accept centre/center, circumference
  earns: the angle at the centre is twice the angle at the circumference
  earns: angle at center is double the angle at the circumference
  earns: the angle at the circumfrence is half the angle at the centre
  misses: angles in the same segment are equal
  misses: angle in a semicircle is 90
  misses: the angle at the circumference is twice the angle at the centre
  misses: triangle AOB is isosceles`,
)

export const SAME_SEGMENT = judged(
  'angles in the same segment (are equal)',
  `
  reject alternate
  accept same segment/arc/chord
  earns: angles in the same segment are equal
  earns: both angles stand on the same arc
  earns: angles in the same segmant
  misses: alternate segment theorem
  misses: opposite angles of a cyclic quadrilateral add up to 180
  misses: angle at the centre is twice the angle at the circumference`,
)

export const CYCLIC = judged(
  'opposite angles of a cyclic quadrilateral (add up to 180°)',
  `
  unsure cyclic, are equal
  accept cyclic
  earns: opposite angles of a cyclic quadrilateral add up to 180
  earns: ABCD is a cyclic quadrilateral
  earns: opposite angles in a cylic quadrilateral sum to 180
  misses: angles in a quadrilateral add up to 360
  misses: angles in the same segment are equal
  misses: co-interior angles add up to 180`,
)

export const ALTERNATE_SEGMENT = judged(
  'alternate segment theorem',
  `
  reject same segment
  reject alternate angles, without segment
  accept alternate segment
  earns: alternate segment theorem
  earns: the angle between tangent and chord equals the angle in the alternate segment
  earns: by the alternate segmant theorem
  misses: alternate angles are equal
  misses: angles in the same segment are equal
  misses: a tangent meets a radius at 90 degrees`,
)
