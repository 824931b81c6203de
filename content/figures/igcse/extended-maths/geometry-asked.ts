import { figure } from '@/lib/figures/figure'
import { northLine } from '@/lib/figures/geometry/bearings'
import { triangleBySides } from '@/lib/figures/geometry/constructions'
import { drawing } from '@/lib/figures/geometry/drawing'
import { measuringRuler } from '@/lib/figures/geometry/instruments'
import { angleMark, notToScale, pointName, sideLabel } from '@/lib/figures/geometry/marks'
import { roundSolid } from '@/lib/figures/geometry/round-solids'
import { rotatedCopies, starCorners, symmetricShape } from '@/lib/figures/geometry/symmetry'
import { circle, dot, line, type Point, polar, polygon, text } from '@/lib/figures/shapes'

// Figures that are read in worked examples and questions

const TOPIC = 'geometry-asked'

// E4.1

const [x, y, r] = [180, 100, 78]
const [A, B, C]: [Point, Point, Point] = [polar(x, y, r, 180), polar(x, y, r, 0), polar(x, y, r, 68)]
const segment = Array.from({ length: 41 }, (_, at) => polar(x, y, r, 68 + (112 * at) / 40))
const circleParts = figure(
  {
    name: `${TOPIC}/circle`,
    title: 'A circle with lines and a shaded region',
    description:
      'A circle with centre O. The line AB passes through O; A and B are on the circle. C is another point on the circle. The lines OC and AC are drawn. The region between AC and the circle, on the side away from O, is shaded.',
    height: 196,
  },
  polygon(segment, 'w'),
  circle(x, y, r),
  line(...A, ...B),
  line(...A, ...C),
  line(x, y, ...C),
  dot(x, y),
  pointName([x, y], 270, 'O'),
  pointName(A, 180, 'A'),
  pointName(B, 0, 'B'),
  pointName(C, 68, 'C'),
)

// E4.2

const ruler = measuringRuler({ x: 20, y: 46, centimetres: 10 })
const measured = figure(
  {
    name: `${TOPIC}/ruler`,
    title: 'A line PQ along a ruler',
    description:
      'A ruler from 0 to 10 cm, marked in millimetres. The line PQ lies along its edge. P is at the fourth small mark after 2 cm, Q at the first small mark after 9 cm.',
    height: 102,
  },
  line(ruler.at(2.4)[0], 34, ruler.at(9.1)[0], 34, 'p'),
  ...[2.4, 9.1].map(at => line(ruler.at(at)[0], 34, ...ruler.at(at), 'l dash thin')),
  pointName([ruler.at(2.4)[0], 34], 90, 'P'),
  pointName([ruler.at(9.1)[0], 34], 90, 'Q'),
  ruler.shape,
)

const [left, right]: [Point, Point] = [
  [130, 168],
  [230, 168],
]
const built = triangleBySides(left, right, 140, 140)
const constructed = figure(
  {
    name: `${TOPIC}/triangle-seven-seven-five`,
    title: 'A triangle with sides of 7 cm, 7 cm and 5 cm, with its arcs',
    description:
      'A base of 5 cm. An arc of 7 cm about each of its ends; both arcs cross above the base, and the crossing is joined to both ends. The angle at the top is marked 42 degrees.',
    height: 200,
  },
  built.shape,
  angleMark(left, built.apex, right, { label: '42°', radius: 30 }),
  sideLabel(left, right, built.apex, '5 cm'),
  sideLabel(left, built.apex, right, '7 cm'),
  sideLabel(right, built.apex, left, '7 cm'),
)

// E4.3

const F: Point = [246, 150]
const church = polar(...F, 150, 90 + 59)
const bearing = figure(
  {
    name: `${TOPIC}/farm-and-church`,
    title: 'A farm, a church and a north line',
    description:
      'A north line stands at the farm F. A line leads from F to the church C, up and to the left. The angle between the north line and FC, on the left of the north line, is 59 degrees. The diagram is not to scale.',
    height: 184,
  },
  northLine(...F, 92),
  line(...F, ...church),
  angleMark([F[0], F[1] - 92], F, church, { label: '59°' }),
  dot(...F),
  dot(...church),
  pointName(F, 315, 'F'),
  pointName(church, 160, 'C'),
  notToScale(8, 16, 'start'),
)

const plan = drawing(
  { A: [0, 0], B: [12, 0], C: [12, 5.5], D: [0, 5.5] },
  { box: { left: 40, top: 20, width: 252, height: 121 } },
)
const court = figure(
  {
    name: `${TOPIC}/court`,
    title: 'A scale drawing of a court',
    description:
      'A rectangle 12 cm long and 5.5 cm wide, with right angles marked, and a dashed diagonal labelled 13.2 cm. The scale is 1 cm to 2 m.',
    height: 196,
  },
  plan.outline('ABCD'),
  plan.right('ABC'),
  plan.right('CDA'),
  plan.line('AC', 'p dash'),
  plan.side('AB', '12 cm'),
  plan.side('BC', '5.5 cm'),
  plan.side('AC', '13.2 cm', { away: 'B' }),
  text(16, 186, 'Scale: 1 cm to 2 m', { cls: 's' }),
)

// E4.4

const cone = figure(
  {
    name: `${TOPIC}/cone`,
    title: 'A cone cut by a plane parallel to its base',
    description:
      'A cone is cut parallel to its base into a small cone at the top and a frustum below. The small cone is 12 cm high, the frustum 18 cm. The diagram is not to scale.',
    height: 204,
  },
  roundSolid(
    [
      { kind: 'frustum', radius: 7, top: 2.8, height: 9 },
      { kind: 'frustum', radius: 2.8, top: 0, height: 6 },
    ],
    { mark: { heights: ['18 cm', '12 cm'] }, box: { left: 50, top: 26, width: 230, height: 150 } },
  ).shape,
  notToScale(),
)

// E4.5

const blade: Point[] = [
  [0.25, 0],
  [1, -0.1],
  [1, 0.5],
]
const shapes = figure(
  {
    name: `${TOPIC}/two-shapes`,
    title: 'Two shapes P and Q',
    description:
      'Shape P is a star with five equal points. Shape Q is a wheel of six equal blades round a centre. All the blades slant the same way.',
    height: 160,
  },
  symmetricShape(starCorners(5), { box: { left: 40, top: 14, width: 116, height: 116 } }),
  symmetricShape(rotatedCopies(blade, 6), { box: { left: 204, top: 14, width: 116, height: 116 } }),
  text(98, 152, '*P*', { anchor: 'middle' }),
  text(262, 152, '*Q*', { anchor: 'middle' }),
)

const plus: Point[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 2],
  [2, 2],
  [2, 3],
  [1, 3],
  [1, 2],
  [0, 2],
  [0, 1],
  [1, 1],
]
const PLUS =
  'A shape of five equal squares: one in the middle and one on each of its four sides, above, below, on the left and on the right.'
const cross = figure(
  {
    name: `${TOPIC}/plus`,
    title: 'A shape like a plus sign',
    description: PLUS,
    height: 164,
  },
  symmetricShape(plus, { box: { left: 110, top: 12, width: 140, height: 140 } }),
)
const crossLines = figure(
  {
    name: `${TOPIC}/plus-with-lines`,
    title: 'The same shape with its lines of symmetry',
    description: `${PLUS} Four dashed lines pass through its centre: one upright, one level and two at 45 degrees, through the inner corners.`,
    height: 184,
  },
  symmetricShape(plus, { lines: true, box: { left: 100, top: 12, width: 160, height: 160 } }),
)

export const figures = [circleParts, measured, constructed, bearing, court, cone, shapes, cross, crossLines]
