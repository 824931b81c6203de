import { figure } from '@/lib/figures/figure'
import {
  circleFigure,
  circleTheorem,
  type TheoremKind,
  type TheoremOptions,
  tangentPoint,
  tangentsFrom,
} from '@/lib/figures/geometry/circle-theorems'
import { notToScale } from '@/lib/figures/geometry/marks'
import { text } from '@/lib/figures/shapes'

// E4.7 Circle theorems I

const LEFT = { left: 22, top: 24, width: 136, height: 136 }
const RIGHT = { left: 202, top: 24, width: 136, height: 136 }
const BOX = { left: 44, top: 32, width: 244, height: 180 }

const shape = (kind: TheoremKind, options: TheoremOptions) => circleTheorem(kind, options).shape
const below = (x: number, words: string) => text(x, 196, words, { anchor: 'middle', cls: 's' })

const rightAngles = figure(
  {
    name: 'geometry-7/two-right-angles',
    title: 'The two right angles of a circle',
    description:
      'Two circles with centre O. In the first, AB is a diameter and C lies on the circle; the angle ACB is a right angle. In the second, SAT is the tangent at A and the radius OA meets it at a right angle.',
    height: 214,
  },
  shape('semicircle', { box: LEFT }),
  shape('tangent-radius', { box: RIGHT }),
  below(90, 'angle in a semicircle'),
  below(270, 'tangent and radius'),
)

const centre = figure(
  {
    name: 'geometry-7/angle-at-the-centre',
    title: 'The angle at the centre is twice the angle at the circumference',
    description:
      'Two circles with centre O. In the first, C lies on the major arc AB; angle ACB is x and angle AOB is 2x. In the second, C lies on the minor arc AB; angle ACB is y and the reflex angle AOB, on the other side of O, is 2y.',
    height: 214,
  },
  shape('centre', { box: LEFT }),
  (() => {
    const plan = circleFigure({ A: 205, B: 325, C: 272 }, { box: RIGHT, letterSides: { O: 270 } })
    return (
      plan.ring +
      plan.line('AOB') +
      plan.line('ACB') +
      plan.angle('ACB', '*y*') +
      plan.angle('AOB', '2*y*', { reflex: true, radius: 14 }) +
      plan.letters
    )
  })(),
  below(90, '*C* on the major arc'),
  below(270, '*C* on the minor arc'),
)

const same = figure(
  {
    name: 'geometry-7/same-segment-and-cyclic',
    title: 'Angles in the same segment, and a cyclic quadrilateral',
    description:
      'Two circles with centre O. In the first, C and D lie on the same side of the chord AB; the angles ACB and ADB are both x. In the second, ABCD is a cyclic quadrilateral; angle DAB is a and the opposite angle BCD is 180 degrees minus a.',
    height: 214,
  },
  shape('same-segment', { box: LEFT, letterSides: { O: 270 } }),
  shape('cyclic-quadrilateral', { box: RIGHT, centre: '' }),
  below(90, 'same segment'),
  below(270, 'cyclic quadrilateral'),
)

const segment = figure(
  {
    name: 'geometry-7/alternate-segment',
    title: 'The alternate segment theorem',
    description:
      'A, B and C lie on a circle and SAT is the tangent at A. Angle TAB, between the tangent and the chord AB, is equal to angle ACB; both are x. Angle SAC, between the tangent and the chord AC, is equal to angle ABC; both are y and have two arcs.',
    height: 244,
  },
  (() => {
    const plan = circleTheorem('alternate-segment', { box: BOX, centre: '' })
    return plan.shape + plan.angle('SAC', '*y*', { arcs: 2 }) + plan.angle('ABC', '*y*', { arcs: 2 })
  })(),
)

const ring = circleFigure({ A: 212, B: 282, C: 328, D: 98 }, { box: BOX, letterSides: { O: 90 } })

const example = figure(
  {
    name: 'geometry-7/quadrilateral-and-centre',
    title: 'A cyclic quadrilateral and the angle at the centre',
    description:
      'A, B, C and D lie on a circle, centre O, in this order. ABCD is a quadrilateral, and OA and OC are drawn. Angle OAC is 32 degrees, with the chord AC drawn. Angle ADC is labelled d and angle ABC is labelled b. The diagram is not to scale.',
    height: 244,
  },
  ring.ring,
  ring.outline('ABCD'),
  ring.line('AOC'),
  ring.line('AC', 'l dash'),
  ring.angle('OAC', '32°'),
  ring.angle('ADC', '*d*'),
  ring.angle('ABC', '*b*'),
  ring.letters,
  notToScale(),
)

const tangentRing = circleFigure(
  { A: 270, B: 10, C: 128, S: tangentPoint(270, -1.3), T: tangentPoint(270, 1.3) },
  { box: BOX, centre: '', letterSides: { A: 270, S: 180, T: 0 } },
)

const chase = figure(
  {
    name: 'geometry-7/tangent-question',
    title: 'A triangle in a circle and a tangent at A',
    description:
      'A, B and C lie on a circle. SAT is the tangent at A. Angle TAB is 52 degrees and angle BAC is 61 degrees. Angle ABC is labelled m. The diagram is not to scale.',
    height: 244,
  },
  tangentRing.ring,
  tangentRing.outline('ABC'),
  tangentRing.line('SAT'),
  tangentRing.angle('TAB', '52°'),
  tangentRing.angle('BAC', '61°'),
  tangentRing.angle('ABC', '*m*'),
  tangentRing.letters,
  notToScale(),
)

const outer = tangentsFrom(0, 1.7)
const wheel = circleFigure(
  { A: outer.touch[0], B: 180, T: outer.point },
  { box: BOX, letterSides: { O: 270, T: 0, B: 180 } },
)

const diameter = figure(
  {
    name: 'geometry-7/diameter-and-tangent',
    title: 'A tangent that meets a diameter produced',
    description:
      'A and B lie on a circle, centre O. TA is the tangent at A. BOT is a straight line. AB and OA are drawn. Angle ABO is 27 degrees and angle ATO is labelled t. The diagram is not to scale.',
    height: 244,
  },
  wheel.ring,
  wheel.line('BOT'),
  wheel.line('TAB'),
  wheel.line('OA'),
  wheel.angle('ABO', '27°'),
  wheel.angle('ATO', '*t*'),
  wheel.letters,
  notToScale(),
)

const four = circleFigure({ P: 196, Q: 300, R: 22, S: 104 }, { box: BOX, centre: '' })

const crossing = figure(
  {
    name: 'geometry-7/crossing-chords',
    title: 'Four points on a circle with the chords PR and QS',
    description:
      'P, Q, R and S lie on a circle in this order. PQRS is a quadrilateral, and the chords PR and QS are drawn. Angle PQS is 46 degrees, angle QPR is 41 degrees and angle PSQ is 52 degrees. The diagram is not to scale.',
    height: 244,
  },
  four.ring,
  four.outline('PQRS'),
  four.line('PR'),
  four.line('QS'),
  four.angle('PQS', '46°'),
  four.angle('QPR', '41°'),
  four.angle('PSQ', '52°'),
  four.letters,
  notToScale(),
)

export const figures = [rightAngles, centre, same, segment, example, chase, diameter, crossing]
