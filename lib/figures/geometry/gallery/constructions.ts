import { figure } from '@/lib/figures/figure'
import { dot, line, type Point } from '@/lib/figures/shapes'
import {
  angleBisector,
  perpendicularBisector,
  perpendicularFrom,
  sixtyDegrees,
  triangleBySides,
} from '../constructions'
import { drawing } from '../drawing'
import { labelBeside, pointName, sideLabel } from '../marks'

const A: Point = [90, 120]
const B: Point = [270, 120]
const bySides = triangleBySides([70, 180], [290, 180], 165, 135)
const field = drawing(
  { A: [0, 0], B: [8, 0], C: [3, 5] },
  { box: { left: 70, top: 26, width: 220, height: 130 } },
)

export const pieces = [
  figure(
    {
      name: 'kit/construct-bisector',
      title: 'Perpendicular bisector of AB',
      description:
        'A line AB with two pairs of equal arcs, centred on A and B, that cross above and below it. A line through the two crossings cuts AB.',
      height: 240,
    },
    line(...A, ...B),
    perpendicularBisector(A, B),
    pointName(A, 180, 'A'),
    pointName(B, 0, 'B'),
  ),
  figure(
    {
      name: 'kit/construct-angle-bisector',
      title: 'Bisector of the angle ABC',
      description:
        'Angle ABC. An arc about B cuts both arms, equal arcs from there cross inside the angle, and a line runs from B through the crossing.',
      height: 200,
    },
    line(50, 170, 310, 170),
    line(50, 170, 210, 30),
    angleBisector([310, 170], [50, 170], [210, 30], { radius: 90, beyond: 70 }),
    pointName([210, 30], 20, 'A'),
    pointName([50, 170], 190, 'B'),
    pointName([310, 170], 0, 'C'),
  ),
  figure(
    {
      name: 'kit/construct-triangle',
      title: 'Triangle constructed from its three sides',
      description:
        'A base AB of 8 cm. An arc of 6 cm about A and an arc of 5 cm about B cross at C, which is joined to A and B.',
      height: 214,
    },
    bySides.shape,
    pointName([70, 180], 200, 'A'),
    pointName([290, 180], 340, 'B'),
    labelBeside(bySides.apex, 90, '*C*', 12),
    sideLabel([70, 180], [290, 180], bySides.apex, '8 cm'),
    sideLabel([70, 180], bySides.apex, [290, 180], '6 cm'),
    sideLabel([290, 180], bySides.apex, [70, 180], '5 cm'),
  ),
  figure(
    {
      name: 'kit/construct-perpendicular',
      title: 'Perpendicular from a point to a line',
      description:
        'A point P above a line. An arc about P cuts the line twice; equal arcs from there cross below it, and a line runs from P through the crossing.',
      height: 210,
    },
    line(60, 130, 300, 130),
    perpendicularFrom([180, 50], [60, 130], [300, 130]),
    dot(180, 50),
    pointName([180, 50], 30, 'P', 6),
  ),
  figure(
    {
      name: 'kit/construct-sixty',
      title: 'Constructing an angle of 60°',
      description:
        'A line AB with two equal arcs, one about A and one about the point where the first cuts AB. A line from A runs through their crossing.',
      height: 190,
    },
    line(90, 160, 280, 160),
    sixtyDegrees([90, 160], [280, 160], 90),
    pointName([90, 160], 200, 'A'),
    pointName([280, 160], 0, 'B'),
  ),
  figure(
    {
      name: 'kit/construct-field',
      title: 'Scale drawing of a field with one bisector',
      description: 'Triangular field ABC with the perpendicular bisector of AB drawn and its arcs shown.',
      height: 240,
    },
    field.outline('ABC'),
    field.corners('ABC'),
    perpendicularBisector(field.at('A'), field.at('B'), { radius: 118, beyond: 10 }),
  ),
]
