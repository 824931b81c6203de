import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cone, cylinderSolid, sphere } from '@/lib/figures/geometry/round-solids'
import { cuboid, innerLine, prism, pyramid } from '@/lib/figures/geometry/solids'
import { arrow, centred } from '@/lib/figures/shapes'

// E5.4 Surface area and volume

const BOX = { left: 60, top: 30, width: 210, height: 140 }
const NOTE = 'The diagram is not to scale.'

const box = cuboid(
  { length: 8, width: 6, height: 4 },
  { letters: false, mark: { AB: '8 cm', BC: '5 cm', CG: '4 cm' }, box: BOX },
)
const cuboidFigure = figure(
  {
    name: 'mensuration-4/cuboid',
    title: 'A cuboid',
    description: `A cuboid. Its three edges are labelled 8 cm, 5 cm and 4 cm. The edges that are hidden are dashed. ${NOTE}`,
    height: 204,
  },
  box.shape,
  notToScale(),
)

const wedge = prism(
  [
    [0, 0],
    [8, 0],
    [0, 6],
  ],
  12,
  {
    letters: false,
    mark: { AB: '8 cm', AC: '6 cm', BE: '15 cm' },
    fill: { ABC: 'w' },
    box: BOX,
  },
)
const prismFigure = figure(
  {
    name: 'mensuration-4/prism',
    title: 'A prism with a triangular cross-section',
    description: `A prism. Its shaded cross-section is a triangle with sides of 6 cm, 8 cm and 10 cm and a right angle between the first two. The length of the prism is 15 cm. ${NOTE}`,
    height: 204,
  },
  wedge.shape,
  wedge.side('CB', '10 cm', { away: 'A', part: 0.27, gap: 5 }),
  wedge.right('BAC'),
  notToScale(),
)

const can = cylinderSolid(
  { radius: 3, height: 5.5 },
  { mark: { top: '*r*', heights: ['*h*'] }, box: { left: 44, top: 30, width: 96, height: 130 } },
)
const sheet = drawing(
  { A: [0, 0], B: [6, 0], C: [6, 5], D: [0, 5] },
  { box: { left: 200, top: 46, width: 130, height: 100 } },
)
const unrolled = figure(
  {
    name: 'mensuration-4/cylinder',
    title: 'A cylinder and its curved surface unrolled',
    description:
      'On the left a cylinder with radius r and height h. An arrow leads to a rectangle on the right, its curved surface laid flat, of height h and width 2πr.',
    height: 196,
  },
  can.shape,
  arrow(142, 96, 184, 96),
  sheet.outline('ABCD', 'l w'),
  sheet.side('BC', '*h*', { away: 'A' }),
  sheet.side('AB', '2π*r*', { away: 'C' }),
)

const pointed = cone(
  { radius: 5, height: 8 },
  { mark: { radius: '5 cm', height: '12 cm', slant: '*l* cm' }, box: BOX },
)
const coneFigure = figure(
  {
    name: 'mensuration-4/cone',
    title: 'A cone with its radius, height and slant height',
    description: `A cone. The radius of its base is 5 cm, its dashed perpendicular height 12 cm, and its sloping side is labelled l cm. ${NOTE}`,
    height: 204,
  },
  pointed.shape,
  notToScale(),
)

const ball = figure(
  {
    name: 'mensuration-4/sphere',
    title: 'A sphere with its radius',
    description: `A sphere with its equator drawn, the back of it dashed. The radius is labelled 6 cm. ${NOTE}`,
    height: 204,
  },
  sphere(6, { mark: { radius: '6 cm' }, box: BOX }).shape,
  notToScale(),
)

const tent = pyramid({ length: 8 }, 8, { letters: false, mark: { AB: '6 cm', BC: '6 cm' }, box: BOX })
const inside = tent.add({ M: [0, 0, 0] })
const pyramidFigure = figure(
  {
    name: 'mensuration-4/pyramid',
    title: 'A pyramid with a square base',
    description: `A pyramid on a square base with edges of 6 cm. Its height, from the top to the middle of the base, is dashed and labelled h. ${NOTE}`,
    height: 204,
  },
  inside.shape,
  innerLine(inside, 'EM'),
  inside.side('EM', '*h*', { away: 'D', part: 0.72 }),
  notToScale(),
)

const bar = prism(
  [
    [0, 0],
    [6, 0],
    [4, 4],
    [0, 4],
  ],
  10,
  { letters: false, mark: { AB: '9 cm', CD: '6 cm', AD: '4 cm', BC: '5 cm', BF: '20 cm' }, box: BOX },
)
const trough = figure(
  {
    name: 'mensuration-4/trapezium-prism',
    title: 'A prism with a trapezium as its cross-section',
    description: `A prism. Its cross-section is a trapezium with parallel sides of 9 cm and 6 cm; the side at right angles to them is 4 cm and the slanting side is 5 cm. The length of the prism is 20 cm. ${NOTE}`,
    height: 204,
  },
  bar.shape,
  bar.right('BAD'),
  notToScale(),
)

const tank = figure(
  {
    name: 'mensuration-4/tank',
    title: 'An open tank in the shape of a cylinder',
    description: `A cylinder, open at the top. The radius is 0.8 m and the height 1.5 m. ${NOTE}`,
    height: 204,
  },
  cylinderSolid({ radius: 4, height: 7.5 }, { mark: { top: '0.8 m', heights: ['1.5 m'] }, box: BOX }).shape,
  centred(318, 60, 'open', 's'),
  arrow(304, 60, 206, 44),
  notToScale(),
)

export const figures = [cuboidFigure, prismFigure, unrolled, coneFigure, ball, pyramidFigure, trough, tank]
