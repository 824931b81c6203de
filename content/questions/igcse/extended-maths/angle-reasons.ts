import { judged } from '@/lib/exams/authoring/marks'

/** Reasons of geometry as points that are marked at once: the words that a scheme wants, and what it refuses. */

export const ALTERNATE = judged(
  'alternate angles (are equal)',
  `
  reject segment
  reject corresponding/cointerior | interior, without alternate
  reject vertically opposite
  accept alternate
  earns: alternate angles are equal
  earns: They are alternate angles on parallel lines
  earns: alternte angles
  earns: alternate interior angles are equal
  misses: corresponding angles are equal
  misses: Z angles are equal
  misses: the lines are parallel so the angles are the same`,
)

export const CORRESPONDING = judged(
  'corresponding angles (are equal)',
  `
  reject alternate/interior
  reject vertically opposite
  accept corresponding
  earns: corresponding angles are equal
  earns: they are corresponding angles
  earns: coresponding angles in parallel lines
  misses: alternate angles are equal
  misses: F angles are equal
  misses: the lines are parallel`,
)

export const CO_INTERIOR = judged(
  'co-interior angles (add up to 180°)',
  `
  reject alternate/corresponding
  accept interior/cointerior/allied
  unsure supplementary
  earns: co-interior angles add up to 180
  earns: the angles are cointerior
  earns: co-interier angles sum to 180 degrees
  misses: angles on a straight line add up to 180
  misses: C angles add to 180
  misses: corresponding angles are equal`,
)

export const ISOSCELES = judged(
  'base angles of an isosceles triangle (are equal)',
  `
  reject equilateral
  accept isosceles
  unsure base angles
  unsure equal sides
  earns: base angles of an isosceles triangle are equal
  earns: the triangle is isoceles
  earns: it is an isosceles triangle so two angles are equal
  misses: alternate angles are equal
  misses: angles in a triangle add up to 180
  misses: it is an equilateral triangle`,
)
