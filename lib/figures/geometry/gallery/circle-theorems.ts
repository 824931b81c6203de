import { figure } from '@/lib/figures/figure'
import {
  chordAt,
  circleFigure,
  circleTheorem,
  onCircle,
  type TheoremKind,
  tangentPoint,
  tangentsFrom,
} from '../circle-theorems'
import { notToScale } from '../marks'

const THEOREMS: [TheoremKind, string, string][] = [
  [
    'centre',
    'Angle at the centre and at the circumference',
    'A, B and C lie on a circle, centre O. The angle ACB at the circumference is x and the angle AOB at the centre is 2x.',
  ],
  [
    'semicircle',
    'Angle in a semicircle',
    'AB is a diameter of a circle, centre O, and C lies on the circle. The angle ACB is a right angle.',
  ],
  [
    'same-segment',
    'Angles in the same segment',
    'A, B, C and D lie on a circle. The angles ACB and ADB stand on the same arc AB and are both x.',
  ],
  [
    'cyclic-quadrilateral',
    'Opposite angles of a cyclic quadrilateral',
    'ABCD is a cyclic quadrilateral. The angle DAB is a and the opposite angle BCD is 180° minus a.',
  ],
  [
    'alternate-segment',
    'Alternate segment theorem',
    'A, B and C lie on a circle and SAT is the tangent at A. The angle TAB and the angle ACB are both x.',
  ],
  [
    'tangents',
    'Two tangents from a point',
    'PA and PB are tangents to a circle, centre O, and are equal. The radii OA and OB meet them at right angles. OP is dashed.',
  ],
  [
    'tangent-radius',
    'Tangent and radius',
    'SAT is the tangent at A to a circle, centre O. The radius OA meets it at a right angle.',
  ],
  [
    'equal-chords',
    'Equal chords',
    'AB and CD are equal chords of a circle, centre O. OM and ON are perpendicular to them and are equal.',
  ],
  [
    'chord-bisector',
    'Perpendicular from the centre to a chord',
    'AB is a chord of a circle, centre O. OM is perpendicular to AB, and AM and MB are equal.',
  ],
]

const question = circleFigure({ A: 200, B: 320, C: 40, D: 108 }, { letterSides: { O: 300 } })

const tangent = circleFigure(
  { A: 262, B: 20, C: 130, S: tangentPoint(262, -1.3), T: tangentPoint(262, 1.3) },
  { centre: '' },
)

const outer = tangentsFrom(8, 2.4)
const fromPoint = circleFigure(
  { A: outer.touch[0], B: outer.touch[1], C: 190, P: outer.point },
  { letterSides: { O: 100 } },
)

const [left, right] = chordAt(90, 0.45)
const chord = circleFigure({ A: right, B: left, M: onCircle(90, 0.45) }, { letterSides: { O: 270, M: 90 } })

export const pieces = [
  ...THEOREMS.map(([kind, title, description]) =>
    figure({ name: `kit/theorem-${kind}`, title, description, height: 240 }, circleTheorem(kind).shape),
  ),
  figure(
    {
      name: 'kit/circle-question',
      title: 'Quadrilateral in a circle with its centre',
      description:
        'A, B, C and D lie on a circle, centre O. ABCD is a quadrilateral and OA, OC are drawn. The angle ABC is labelled x, the angle ADC y and the angle AOC 160°. The diagram is marked not to scale.',
      height: 240,
    },
    question.ring,
    question.outline('ABCD'),
    question.line('AOC'),
    question.angle('AOC', true),
    question.angle('ABC', '*x*'),
    question.angle('ADC', '*y*'),
    question.letters,
    notToScale(),
  ),
  figure(
    {
      name: 'kit/circle-tangent',
      title: 'Triangle in a circle with a tangent',
      description:
        'A, B and C lie on a circle and SAT is the tangent at A. The angle TAB is 59°, the angle ABC is labelled p° and the angle BCA is labelled q°.',
      height: 240,
    },
    tangent.ring,
    tangent.outline('ABC'),
    tangent.line('SAT'),
    tangent.angle('TAB', true),
    tangent.angle('ABC', '*p*°'),
    tangent.angle('BCA', '*q*°'),
    tangent.letters,
  ),
  figure(
    {
      name: 'kit/circle-two-tangents',
      title: 'Two tangents and a point on the circle',
      description:
        'PA and PB are tangents to a circle, centre O, and C lies on the major arc AB. The angle APB is 49° and the angle ACB is labelled x.',
      height: 240,
    },
    fromPoint.ring,
    fromPoint.line('APB'),
    fromPoint.line('ACB'),
    fromPoint.angle('APB', true),
    fromPoint.angle('ACB', '*x*'),
    fromPoint.letters,
  ),
  figure(
    {
      name: 'kit/circle-chord',
      title: 'A chord and its distance from the centre',
      description:
        'AB is a chord of a circle, centre O, and M is its midpoint. OA is 10 cm and OM is 4.5 cm; the angle at M is a right angle.',
      height: 240,
    },
    chord.ring,
    chord.line('AB'),
    chord.line('AOM'),
    chord.right('OMB'),
    chord.side('OA', '10 cm', { away: 'B' }),
    chord.side('OM', '4.5 cm', { away: 'A' }),
    chord.letters,
  ),
]
