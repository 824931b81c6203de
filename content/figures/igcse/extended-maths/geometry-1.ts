import { figure } from '@/lib/figures/figure'
import { circleFigure, tangentPoint } from '@/lib/figures/geometry/circle-theorems'
import { perpendicularBisector } from '@/lib/figures/geometry/constructions'
import { angleMark, labelBeside, pointName, rightMark } from '@/lib/figures/geometry/marks'
import { arcPoints, regularCorners } from '@/lib/figures/geometry/points'
import { quadrilateral } from '@/lib/figures/geometry/polygons'
import { cone, coneFrustum, cylinderSolid, hemisphere, sphere } from '@/lib/figures/geometry/round-solids'
import { cuboid, prism, pyramid } from '@/lib/figures/geometry/solids'
import { centred, line, type Point, polar, polygon, type Shape, text } from '@/lib/figures/shapes'

// E4.1 Geometrical terms

const below = (x: number, y: number, words: string) => text(x, y, words, { anchor: 'middle', cls: 's' })

const kindOfAngle = (x: number, y: number, degrees: number, name: string): Shape => {
  const [vertex, a] = [[x, y] as Point, [x + 46, y] as Point]
  const b = polar(x, y, 46, degrees)
  const isReflex = degrees > 180
  return (
    line(...vertex, ...a) +
    line(...vertex, ...b) +
    (degrees === 90 ? rightMark(a, vertex, b) : angleMark(a, vertex, b, { reflex: isReflex, radius: 15 })) +
    below(x + (isReflex ? 4 : 14), 116, name)
  )
}

const angles = figure(
  {
    name: 'geometry-1/kinds-of-angle',
    title: 'Acute, right, obtuse and reflex angle',
    description:
      'Four angles. An acute angle is smaller than a quarter turn. A right angle has a small square at its corner. An obtuse angle is larger than a right angle and smaller than a half turn. A reflex angle is larger than a half turn.',
    height: 126,
  },
  kindOfAngle(22, 88, 48, 'acute'),
  kindOfAngle(112, 88, 90, 'right'),
  kindOfAngle(212, 88, 128, 'obtuse'),
  kindOfAngle(300, 60, 235, 'reflex'),
)

const small = (at: number, top: number) => ({ left: 14 + at * 118, top, width: 96, height: 62 })
const four = (kind: Parameters<typeof quadrilateral>[0], at: number, top: number, name: string): Shape =>
  quadrilateral(
    kind,
    kind === 'kite' ? { base: 3.4, side: 1.5, height: 3 } : kind === 'rhombus' ? { base: 4, angle: 58 } : {},
    { letters: '', box: small(at, top) },
  ).shape + below(62 + at * 118, top + 80, name)

const quadrilaterals = figure(
  {
    name: 'geometry-1/quadrilaterals',
    title: 'Six special quadrilaterals',
    description:
      'Six quadrilaterals with their marks. A square has four equal sides and four right angles. A rectangle has four right angles. A rhombus has four equal sides. A parallelogram has two pairs of parallel sides. A trapezium has one pair of parallel sides. A kite has two pairs of equal sides that are next to each other.',
    height: 206,
  },
  four('square', 0, 12, 'square'),
  four('rectangle', 1, 12, 'rectangle'),
  four('rhombus', 2, 12, 'rhombus'),
  four('parallelogram', 0, 114, 'parallelogram'),
  four('trapezium', 1, 114, 'trapezium'),
  four('kite', 2, 114, 'kite'),
)

const solidBox = (at: number, top: number) => ({ left: 18 + at * 118, top, width: 88, height: 74 })
const named = (at: number, top: number, name: string) => below(62 + at * 118, top + 94, name)

const solids = figure(
  {
    name: 'geometry-1/solids',
    title: 'Six solids by name',
    description:
      'Six solids. A cuboid with six rectangular faces. A triangular prism with two triangular ends and three rectangles. A square-based pyramid with four triangles that meet at a point. A cylinder with two circular ends. A cone with a circular base and a vertex. A sphere.',
    height: 222,
  },
  cuboid({ length: 5, width: 4, height: 3 }, { letters: false, box: solidBox(0, 10) }).shape,
  prism(
    [
      [0, 0],
      [4, 0],
      [2, 3],
    ],
    6,
    { letters: false, box: solidBox(1, 10) },
  ).shape,
  pyramid({ length: 4 }, 4.4, { letters: false, box: solidBox(2, 10) }).shape,
  cylinderSolid({ radius: 2, height: 4 }, { box: solidBox(0, 118) }).shape,
  cone({ radius: 2, height: 4.4 }, { box: solidBox(1, 118) }).shape,
  sphere(2, { box: solidBox(2, 118) }).shape,
  named(0, 10, 'cuboid'),
  named(1, 10, 'triangular prism'),
  named(2, 10, 'pyramid'),
  named(0, 118, 'cylinder'),
  named(1, 118, 'cone'),
  named(2, 118, 'sphere'),
)

const ring = circleFigure(
  { A: 200, B: 20, C: 240, D: 320, E: 105, P: tangentPoint(105, 1.15), Q: tangentPoint(105, -1.15), F: 62 },
  { box: { left: 66, top: 22, width: 228, height: 206 }, letterSides: { O: 270 } },
)

const circle = figure(
  {
    name: 'geometry-1/circle-words',
    title: 'The words of a circle',
    description:
      'A circle with centre O. A diameter passes through O from one side of the circle to the other. A radius leads from O to the circle. A chord joins two points of the circle below O, and the part that it cuts off, a segment, is shaded. A tangent touches the circle at the top. Two radii enclose a sector, which is shaded. The curved edge of the sector is an arc.',
    height: 250,
  },
  polygon([ring.at('O'), ...arcPoints([0, 0], 1, 20, 62).map(ring.place)], 'w'),
  polygon(arcPoints([0, 0], 1, 240, 320).map(ring.place), 'hl'),
  ring.ring,
  ring.line('AB'),
  ring.line('CD'),
  ring.line('OF'),
  ring.line('PQ'),
  centred(...ring.place([-0.48, 0.06]), 'diameter', 's'),
  centred(...ring.place([0.1, -0.52]), 'chord', 's'),
  centred(...ring.place([0.15, -0.84]), 'segment', 's'),
  centred(...ring.place([0.62, 0.52]), 'sector', 's'),
  centred(...ring.place([0.04, 0.64]), 'radius', 's'),
  text(...ring.place([0.86, 0.68]), 'arc', { cls: 's' }),
  text(...ring.place([-1.32, 0.98]), 'tangent', { anchor: 'end', cls: 's' }),
)

const [A, B]: [Point, Point] = [
  [36, 110],
  [156, 110],
]
const more = figure(
  {
    name: 'geometry-1/bisector-frustum-hemisphere',
    title: 'Perpendicular bisector, frustum and hemisphere',
    description:
      'Three drawings. A line AB with a line that crosses it at its midpoint at a right angle, the perpendicular bisector. A frustum: a cone whose top is cut off parallel to the base. A hemisphere, half of a sphere.',
    height: 206,
  },
  line(...A, ...B),
  perpendicularBisector(A, B),
  rightMark([156, 110], [96, 110], [96, 60]),
  pointName(A, 225, 'A'),
  pointName(B, 315, 'B'),
  below(92, 200, 'perpendicular bisector'),
  coneFrustum({ radius: 2, top: 1.1, height: 2.4 }, { box: { left: 206, top: 10, width: 110, height: 66 } })
    .shape,
  below(261, 92, 'frustum'),
  hemisphere(2, 'dome', { box: { left: 206, top: 108, width: 110, height: 72 } }).shape,
  below(261, 200, 'hemisphere'),
)

const hexagonal = prism(regularCorners(6, 2), 5.6, {
  letters: false,
  box: { left: 60, top: 20, width: 220, height: 158 },
})
const box = figure(
  {
    name: 'geometry-1/hexagonal-box',
    title: 'A box with hexagonal ends',
    description:
      'A solid with two equal parallel ends of six sides, joined by six rectangles. One side of its front end is labelled 5 cm, and its length 12 cm.',
    height: 206,
  },
  hexagonal.shape,
  hexagonal.side('AB', '5 cm'),
  hexagonal.side('BH', '12 cm'),
)

const pair = figure(
  {
    name: 'geometry-1/two-triangles',
    title: 'Two triangles with their sides',
    description:
      'Triangle ABC has sides of 6 cm, 8 cm and 9 cm. The larger triangle PQR has the same angles, and its side that matches the one of 8 cm is 12 cm.',
    height: 150,
  },
  ...[
    { x: 24, k: 13, labels: ['6 cm', '8 cm', '9 cm'], names: ['A', 'B', 'C'] },
    { x: 176, k: 17.5, labels: ['', '12 cm', ''], names: ['P', 'Q', 'R'] },
  ].map(({ x, k, labels, names }) => {
    const apex: Point = [x + k * 4.0, 122 - k * 5.24]
    const [left, right]: [Point, Point] = [
      [x, 122],
      [x + k * 9, 122],
    ]
    return (
      polygon([left, right, apex]) +
      labelBeside([(left[0] + apex[0]) / 2, (left[1] + apex[1]) / 2], 145, labels[0] ?? '', 5, 's') +
      labelBeside([(right[0] + apex[0]) / 2, (right[1] + apex[1]) / 2], 45, labels[1] ?? '', 5, 's') +
      labelBeside([(left[0] + right[0]) / 2, 122], 270, labels[2] ?? '', 4, 's') +
      pointName(left, 225, names[0] ?? '') +
      pointName(right, 315, names[1] ?? '') +
      pointName(apex, 90, names[2] ?? '')
    )
  }),
)

export const figures = [angles, quadrilaterals, solids, circle, more, box, pair]
