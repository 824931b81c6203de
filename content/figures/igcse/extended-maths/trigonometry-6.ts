import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { angleMark, labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { cone } from '@/lib/figures/geometry/round-solids'
import { cuboid, prism, pyramid } from '@/lib/figures/geometry/solids'
import { centred, line, type Point } from '@/lib/figures/shapes'

// E6.6 Pythagoras’ theorem and trigonometry in 3D

const BOX = { left: 54, top: 30, width: 222, height: 150 }
const NOTE = 'The diagram is not to scale.'

const box = cuboid(
  { length: 8, width: 7, height: 4 },
  { mark: { AB: '8 cm', BC: '6 cm', CG: '5 cm' }, box: BOX, letterSides: { D: 145, F: 330 } },
)
const diagonal = figure(
  {
    name: 'trigonometry-6/cuboid',
    title: 'A cuboid with a diagonal and the diagonal of its base',
    description: `Cuboid with the base ABCD and the top EFGH, G above C. AB is 8 cm, BC is 6 cm and CG is 5 cm. Dashed lines join A to C in the base, and A to G through the cuboid. Angle ACG is marked as a right angle. ${NOTE}`,
    height: 214,
  },
  box.shape,
  box.line('AC', 'p dash'),
  box.line('AG', 'p dash'),
  box.right('ACG'),
  notToScale(356, 14),
)

const flat = drawing(
  { A: [0, 0], B: [8, 0], C: [8, 6], P: [13, 0], Q: [23, 0], R: [23, 5] },
  { box: { left: 34, top: 34, width: 292, height: 96 } },
)
const redrawn = figure(
  {
    name: 'trigonometry-6/redrawn',
    title: 'Two right-angled triangles of the cuboid, drawn flat',
    description:
      'Two right-angled triangles side by side. On the left triangle ABC of the base: AB 8 cm, BC 6 cm, right angle at B. On the right triangle ACG: AC 10 cm, CG 5 cm, right angle at C; the angle at A is marked x.',
    height: 176,
  },
  flat.outline('ABC'),
  flat.right('ABC'),
  flat.side('AB', '8', { away: 'C' }),
  flat.side('BC', '6', { away: 'A' }),
  flat.side('AC', '10', { away: 'B' }),
  flat.name('A', 200),
  flat.name('B', 315),
  flat.name('C', 60),
  flat.outline('PQR'),
  flat.right('PQR'),
  flat.side('PQ', '10', { away: 'R' }),
  flat.side('QR', '5', { away: 'P' }),
  flat.angle('QPR', '*x*'),
  flat.name('P', 200, 'A'),
  flat.name('Q', 315, 'C'),
  flat.name('R', 60, 'G'),
)

const plate = drawing(
  { K: [0, 0], L: [9, 0], M: [13, 4.4], N: [4, 4.4], A: [2.6, 1.3], C: [9.4, 2.8], G: [9.4, 7.4] },
  { box: { left: 44, top: 30, width: 270, height: 140 } },
)
const projection = figure(
  {
    name: 'trigonometry-6/projection',
    title: 'A line, a plane and the projection of the line',
    description:
      'A horizontal plane. The line AG starts at A in the plane and rises to G above it. A vertical dashed line leads from G down to C in the plane. The line AC in the plane is the projection, with a right angle at C. The angle CAG is marked x.',
    height: 196,
  },
  plate.fill('KLMN', 'sunk'),
  plate.outline('KLMN', 'l thin'),
  plate.line('AG', 'p thick'),
  plate.line('AC', 'r'),
  plate.line('GC', 'l dash'),
  plate.right('ACG'),
  plate.angle('CAG', '*x*'),
  plate.name('A', 200),
  plate.name('C', 320),
  plate.name('G', 60),
  centred(...plate.place([6.2, 1.2]), 'projection', 'tr s'),
)

const spire = pyramid({ length: 8, width: 8.4 }, 7.4, {
  mark: { AB: '10 cm', AV: '13 cm' },
  box: BOX,
  letterSides: { A: 210, D: 160 },
})
const inside = spire.add({ M: [0, 0, 0] })
const pyramidFigure = figure(
  {
    name: 'trigonometry-6/pyramid',
    title: 'A pyramid on a square base',
    description: `Pyramid VABCD on the square base ABCD with sides of 10 cm. The edge VA is 13 cm. M is the midpoint of the diagonal AC, and the dashed height VM is at right angles to AC. ${NOTE}`,
    height: 214,
  },
  inside.shape,
  inside.line('AC', 'l dash thin'),
  inside.line('VM', 'p dash'),
  inside.right('VMC'),
  labelBeside(inside.at('M'), 285, '*M*', 5),
  notToScale(356, 14),
)

const wedge = prism(
  [
    [0, 0],
    [9, 0],
    [0, 4],
  ],
  11,
  {
    letters: 'BACEDF',
    mark: { AB: '12 m', AD: '9 m', BC: '5 m' },
    view: { degrees: 40 },
    box: BOX,
    letterSides: { A: 300, B: 210, C: 110, D: 0, E: 40, F: 90 },
  },
)
const ramp = figure(
  {
    name: 'trigonometry-6/wedge',
    title: 'A ramp in the shape of a triangular prism',
    description: `A triangular prism ABCDEF. The rectangle ABED is horizontal, BCFE is vertical and ACFD slopes. AB is 12 m, AD is 9 m and BC is 5 m. A solid line joins A to F on the sloping face and a dashed line joins A to E on the base. ${NOTE}`,
    height: 214,
  },
  wedge.shape,
  wedge.line('AF', 'p'),
  wedge.line('AE', 'p dash'),
  wedge.right('ABC'),
  notToScale(356, 14),
)

const round = cone({ radius: 5, height: 7.2 }, { mark: { height: ' ' }, box: { ...BOX, top: 34 } })
const [base, top] = round.circles
const apex: Point = top?.centre ?? [0, 0]
const middle: Point = base?.centre ?? [0, 0]
const edge: Point = [middle[0] + (base?.radius ?? 0), middle[1]]
const coneFigure = figure(
  {
    name: 'trigonometry-6/cone',
    title: 'A cone with a right-angled triangle inside',
    description: `A cone with vertex V. O is the centre of the base and P a point on its edge. The radius OP is 6 cm and the slant height VP is 14 cm. Triangle VOP has a right angle at O, and the angle at P is marked y. ${NOTE}`,
    height: 226,
  },
  round.shape,
  line(...middle, ...edge, 'l dash thin'),
  angleMark(apex, edge, middle, { radius: 24 }),
  centred(edge[0] - 36, edge[1] - 13, '*y*'),
  labelBeside([(apex[0] + edge[0]) / 2, (apex[1] + edge[1]) / 2], 30, '14 cm', 8),
  labelBeside([(middle[0] + edge[0]) / 2, middle[1]], 270, '6 cm', 4),
  labelBeside(apex, 90, '*V*', 4),
  labelBeside(middle, 215, '*O*', 5),
  labelBeside(edge, 0, '*P*', 6),
  notToScale(356, 14),
)

const room = cuboid(
  { length: 8, width: 7, height: 4 },
  { mark: { AB: '9 m', BC: '7 m', CG: '4 m' }, box: BOX, letterSides: { D: 145, F: 330 } },
)
const inRoom = room.add({ N: room.spaceMid('GH') })
const hall = figure(
  {
    name: 'trigonometry-6/room',
    title: 'A room in the shape of a cuboid',
    description: `Cuboid with the floor ABCD and the ceiling EFGH, G above C and H above D. AB is 9 m, BC is 7 m and CG is 4 m. N is the midpoint of GH. Dashed lines join A to G and B to N. ${NOTE}`,
    height: 214,
  },
  inRoom.shape,
  inRoom.line('AG', 'p dash'),
  inRoom.line('BN', 'r dash'),
  inRoom.dots('N'),
  labelBeside(inRoom.at('N'), 90, '*N*', 4),
  notToScale(356, 14),
)

export const figures = [diagonal, redrawn, projection, pyramidFigure, ramp, coneFigure, hall]
