import { figure } from '@/lib/figures/figure'
import { compassArc, crossings, triangleBySides } from '@/lib/figures/geometry/constructions'
import { measuringRuler, protractor } from '@/lib/figures/geometry/instruments'
import { labelBeside, pointName, sideLabel } from '@/lib/figures/geometry/marks'
import { cubeNet, cuboidNet, net, pyramidNet, triangularPrismNet } from '@/lib/figures/geometry/nets'
import { cuboid, pyramid } from '@/lib/figures/geometry/solids'
import { arrow, line, type Point, polar, text } from '@/lib/figures/shapes'

// E4.2 Geometrical constructions

const below = (x: number, y: number, words: string) => text(x, y, words, { anchor: 'middle', cls: 's' })

const tool = protractor({ x: 180, y: 176 })
const two = figure(
  {
    name: 'geometry-2/protractor-two-scales',
    title: 'An angle of 124° under a protractor',
    description:
      'A protractor has its centre on O. The arm OA lies along its base line to the right, where the inner scale shows 0. The arm OB passes the mark where the inner scale shows 124 and the outer scale 56.',
    height: 208,
  },
  tool.shape,
  line(180, 176, 344, 176, 'p'),
  line(180, 176, ...polar(180, 176, 164, 124), 'p'),
  pointName([344, 176], 0, 'A', 2),
  pointName(polar(180, 176, 164, 124), 124, 'B', 2),
  pointName([180, 188], 270, 'O', 2),
)

const reflexAt: Point = [150, 96]
const arms = { A: [270, 96] as Point, B: polar(150, 96, 104, 132) }
const reflex = figure(
  {
    name: 'geometry-2/reflex-by-subtraction',
    title: 'A reflex angle and the angle on the other side',
    description:
      'Two arms OA and OB. The smaller angle between them is 132 degrees. The reflex angle on the other side is marked with a letter r.',
    height: 176,
  },
  line(...reflexAt, ...arms.A),
  line(...reflexAt, ...arms.B),
  ...[
    { radius: 24, from: 0, to: 132, label: '132°', way: 66, at: 44 },
    { radius: 30, from: 132, to: 360, label: '*r*', way: 246, at: 44 },
  ].map(({ radius, from, to, label, way, at }) => {
    const points = Array.from({ length: 40 }, (_, k) =>
      polar(...reflexAt, radius, from + ((to - from) * k) / 39),
    )
    return (
      points
        .slice(1)
        .map((point, k) => line(...(points[k] ?? point), ...point, 'l thin'))
        .join('') + labelBeside(polar(...reflexAt, at, way), 0, label, -6)
    )
  }),
  pointName(arms.A, 0, 'A'),
  pointName(arms.B, 132, 'B'),
  pointName(reflexAt, 225, 'O', 5),
)

const ruler = measuringRuler({ x: 20, y: 46, centimetres: 10 })
const fromZero = figure(
  {
    name: 'geometry-2/ruler',
    title: 'A line that begins at 1 cm of a ruler',
    description:
      'A ruler from 0 to 10 cm, marked in millimetres. The line AB lies along its edge, with A at 1 cm and B at 7.8 cm.',
    height: 102,
  },
  line(ruler.at(1)[0], 34, ruler.at(7.8)[0], 34, 'p'),
  ...[1, 7.8].map(at => line(ruler.at(at)[0], 34, ...ruler.at(at), 'l dash thin')),
  pointName([ruler.at(1)[0], 34], 90, 'A'),
  pointName([ruler.at(7.8)[0], 34], 90, 'B'),
  ruler.shape,
)

const step = (x: number, stage: number) => {
  const [a, b]: [Point, Point] = [
    [x, 110],
    [x + 84, 110],
  ]
  const [one, other] = crossings(a, 60, b, 72)
  const apex = one[1] < other[1] ? one : other
  return (
    line(...a, ...b) +
    pointName(a, 250, 'A') +
    pointName(b, 290, 'B') +
    compassArc(a, 60, apex, 44) +
    (stage > 1 ? compassArc(b, 72, apex, 38) : '') +
    (stage > 2 ? line(...a, ...apex) + line(...b, ...apex) + pointName(apex, 90, 'C', 8) : '')
  )
}
const steps = figure(
  {
    name: 'geometry-2/triangle-in-three-steps',
    title: 'A triangle from three sides in three steps',
    description:
      'Three drawings of the same base AB. In the first an arc is drawn about A. In the second an arc about B crosses it. In the third the crossing is called C and joined to A and B; both arcs are still there.',
    height: 156,
  },
  step(16, 1),
  step(136, 2),
  step(256, 3),
  below(58, 148, '1 arc about *A*'),
  below(178, 148, '2 arc about *B*'),
  below(298, 148, '3 join'),
)

const A: Point = [70, 176]
const B: Point = [278, 176]
const drawn = triangleBySides(A, B, 156, 130)
const example = figure(
  {
    name: 'geometry-2/triangle-eight-six-five',
    title: 'Triangle with sides of 8 cm, 6 cm and 5 cm, with its arcs',
    description:
      'A base AB of 8 cm. An arc of 6 cm about A and an arc of 5 cm about B cross at C, which is joined to A and B.',
    height: 210,
  },
  drawn.shape,
  pointName(A, 200, 'A'),
  pointName(B, 340, 'B'),
  labelBeside(drawn.apex, 90, '*C*', 12),
  sideLabel(A, B, drawn.apex, '8 cm'),
  sideLabel(A, drawn.apex, B, '6 cm'),
  sideLabel(B, drawn.apex, A, '5 cm'),
)

const folded = figure(
  {
    name: 'geometry-2/cuboid-and-its-net',
    title: 'A cuboid and its net',
    description:
      'On the left a cuboid with length 5 cm, width 3 cm and height 2 cm. On the right its net in the form of a cross: a base of 5 cm by 3 cm with a rectangle on each of its four sides, and the top beyond the back.',
    height: 210,
  },
  cuboid(
    { length: 5, width: 3, height: 2 },
    {
      letters: false,
      mark: { AB: '5 cm', BC: '3 cm', AE: '2 cm' },
      box: { left: 48, top: 62, width: 92, height: 70 },
    },
  ).shape,
  arrow(172, 98, 194, 98),
  cuboidNet(
    { length: 5, width: 3, height: 2 },
    {
      names: ['base', '', '', '', '', 'top'],
      mark: { '1.0': '5 cm', '4.1': '3 cm', '2.1': '2 cm' },
      box: { left: 208, top: 14, width: 112, height: 164 },
    },
  ).shape,
)

const not = figure(
  {
    name: 'geometry-2/nets-of-a-cube-or-not',
    title: 'Three shapes of six squares',
    description:
      'Three shapes made of six equal squares. In the first a row of four squares has one square above its second and one below its third. In the second the squares step down to the right in three pairs. In the third a row of four squares has two squares above it, above its first and second.',
    height: 138,
  },
  cubeNet([' x  ', 'xxxx', '  x '], { box: { left: 14, top: 12, width: 96, height: 92 } }).shape,
  cubeNet(['xx  ', ' xx ', '  xx'], { box: { left: 130, top: 12, width: 100, height: 92 } }).shape,
  cubeNet(['xx  ', 'xxxx'], { box: { left: 250, top: 12, width: 96, height: 92 } }).shape,
  below(62, 130, 'P'),
  below(180, 130, 'Q'),
  below(298, 130, 'R'),
)

const prism = figure(
  {
    name: 'geometry-2/prism-net',
    title: 'The net of a triangular prism',
    description:
      'Three rectangles side by side, each 9 cm long. A right-angled triangle stands on either end of the middle one, with sides of 6 cm and 10 cm beside the middle rectangle, whose width is 8 cm.',
    height: 236,
  },
  triangularPrismNet([10, 8, 6], 9, {
    mark: { '3.2': '10 cm', '3.1': '6 cm', '2.1': '9 cm', '3.0': '8 cm' },
    box: { left: 70, top: 16, width: 210, height: 200 },
  }).shape,
)

/** A length written below the figure, between two arrow heads. */
const heightOf = ([from]: Point, [to]: Point, y: number) => {
  const middle = (from + to) / 2
  return [
    arrow(middle, y, from, y, { cls: 'p thin', head: 6 }),
    arrow(middle, y, to, y, { cls: 'p thin', head: 6 }),
    line(from, y - 5, from, y + 5, 'p thin'),
    line(to, y - 5, to, y + 5, 'p thin'),
    below(middle, y + 17, '13 cm'),
  ]
}

const tent = figure(
  {
    name: 'geometry-2/pyramid-and-net',
    title: 'A square-based pyramid and its net',
    description:
      'On the left a square-based pyramid. On the right its net: a square of side 10 cm with an isosceles triangle on each side. A dashed line is the height of one triangle. Arrows below it show that it is 13 cm long.',
    height: 210,
  },
  pyramid({ length: 4 }, 4.8, { letters: false, box: { left: 24, top: 46, width: 110, height: 110 } }).shape,
  ...(() => {
    const drawnNet = pyramidNet(4, 10, 13, {
      mark: { '1.0': '10 cm' },
      box: { left: 162, top: 12, width: 180, height: 186 },
    })

    const right = drawnNet.place([5, 0])
    const far = drawnNet.place([18, 0])
    return [drawnNet.shape, line(...right, ...far, 'p dash'), ...heightOf(right, far, right[1] + 40)]
  })(),
)

const open = figure(
  {
    name: 'geometry-2/open-box',
    title: 'The net of an open box',
    description:
      'A rectangle of 20 cm by 12 cm with a rectangle on each of its four sides. Each of these is 5 cm high. The four corners of a larger sheet are missing.',
    height: 206,
  },
  net(
    [
      [
        [0, 0],
        [20, 0],
        [20, 12],
        [0, 12],
      ],
      [
        [0, -5],
        [20, -5],
        [20, 0],
        [0, 0],
      ],
      [
        [20, 0],
        [25, 0],
        [25, 12],
        [20, 12],
      ],
      [
        [0, 12],
        [20, 12],
        [20, 17],
        [0, 17],
      ],
      [
        [-5, 0],
        [0, 0],
        [0, 12],
        [-5, 12],
      ],
    ],
    {
      mark: { '1.0': '20 cm', '2.1': '12 cm', '3.1': '5 cm' },
      box: { left: 50, top: 16, width: 240, height: 166 },
    },
  ).shape,
)

export const figures = [two, reflex, fromZero, steps, example, folded, not, prism, tent, open]
