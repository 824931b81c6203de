import { figure } from '@/lib/figures/figure'
import {
  chordAt,
  circleFigure,
  circleTheorem,
  onCircle,
  tangentsFrom,
} from '@/lib/figures/geometry/circle-theorems'
import { notToScale } from '@/lib/figures/geometry/marks'

// E4.8 Circle theorems II

const BOX = { left: 44, top: 32, width: 250, height: 170 }

const bisector = figure(
  {
    name: 'geometry-8/chord-bisector',
    title: 'The perpendicular bisector of a chord passes through the centre',
    description:
      'AB is a chord of a circle, centre O, and M is its midpoint. OM meets AB at a right angle. OA and OB are radii. AM and MB have one tick each.',
    height: 226,
  },
  circleTheorem('chord-bisector', { box: BOX }).shape,
)

const equal = figure(
  {
    name: 'geometry-8/equal-chords',
    title: 'Equal chords are equidistant from the centre',
    description:
      'AB and CD are equal chords of a circle, centre O, with one tick each. OM and ON are perpendicular to them and are equal, with two ticks each.',
    height: 226,
  },
  circleTheorem('equal-chords', { box: BOX }).shape,
)

const tangents = figure(
  {
    name: 'geometry-8/two-tangents',
    title: 'Two tangents from an external point',
    description:
      'PA and PB are tangents to a circle, centre O, and are equal, with one tick each. The radii OA and OB meet them at right angles. The line OP is drawn.',
    height: 226,
  },
  circleTheorem('tangents', { box: BOX }).shape,
)

const outer = tangentsFrom(0, 2)
const kite = circleFigure(
  { A: outer.touch[0], B: outer.touch[1], P: outer.point },
  { box: BOX, letterSides: { O: 180, P: 0 } },
)

const example = figure(
  {
    name: 'geometry-8/tangent-lengths',
    title: 'Two tangents with a radius of 5 cm and OP of 13 cm',
    description:
      'PA and PB are tangents to a circle, centre O, that touch it at A and B. OA, OB and OP are drawn. OA is 5 cm and OP is 13 cm. The diagram is not to scale.',
    height: 236,
  },
  kite.ring,
  kite.line('PAOBP'),
  kite.line('OP'),
  kite.side('OA', '5 cm', { away: 'P' }),
  kite.side('OP', '13 cm', { away: 'A', part: 0.7 }),
  kite.letters,
  notToScale(),
)

const [left, right] = chordAt(270, 0.38)
const bowl = circleFigure(
  { A: left, B: right, M: onCircle(270, 0.38) },
  { box: BOX, letterSides: { O: 90, M: 45 } },
)

const pipe = figure(
  {
    name: 'geometry-8/water-in-a-pipe',
    title: 'Cross-section of a pipe with water',
    description:
      'A circle, centre O, with a level chord AB below O, the surface of the water. M is the midpoint of AB. OA is 20 cm and AB is 36 cm. The diagram is not to scale.',
    height: 236,
  },
  bowl.ring,
  bowl.line('AB', 'p'),
  bowl.line('AOM'),
  bowl.side('OA', '20 cm', { away: 'B' }),
  bowl.side('AB', '36 cm', { away: 'O' }),
  bowl.letters,
  notToScale(),
)

const [[a, b], [c, d]] = [chordAt(270, 0.7), chordAt(90, 0.35)]
const chords = circleFigure({ A: a, B: b, C: d, D: c }, { box: BOX, letterSides: { O: 60 } })

const parallel = figure(
  {
    name: 'geometry-8/parallel-chords',
    title: 'Two parallel chords of lengths 14 cm and 48 cm',
    description:
      'AB and CD are parallel chords of a circle, centre O, on opposite sides of O. AB, below O, is 14 cm; CD, above O, is 48 cm. The radius OA is drawn and is 25 cm. The diagram is not to scale.',
    height: 236,
  },
  chords.ring,
  chords.line('AB'),
  chords.line('CD'),
  chords.line('OA'),
  chords.arrows('AB', 1, 0.8),
  chords.arrows('CD', 1, 0.8),
  chords.side('AB', '14 cm', { away: 'O', gap: 5 }),
  chords.side('CD', '48 cm', { away: 'O', gap: 5 }),
  chords.side('OA', '25 cm', { away: 'B' }),
  chords.letters,
  notToScale(),
)

const near = tangentsFrom(0, 1.8)
const withChord = circleFigure(
  { A: near.touch[0], B: near.touch[1], C: 190, P: near.point },
  { box: BOX, letterSides: { O: 90, P: 0 } },
)

const question = figure(
  {
    name: 'geometry-8/tangents-and-angle',
    title: 'Two tangents and a point C on the major arc',
    description:
      'PA and PB are tangents to a circle, centre O. C lies on the major arc AB. OA, OB, CA and CB are drawn. Angle APB is 64 degrees and angle ACB is labelled x. The diagram is not to scale.',
    height: 236,
  },
  withChord.ring,
  withChord.line('APB'),
  withChord.line('AOB'),
  withChord.line('ACB'),
  withChord.angle('APB', '64°'),
  withChord.angle('ACB', '*x*'),
  withChord.letters,
  notToScale(),
)

export const figures = [bisector, equal, tangents, example, pipe, parallel, question]
