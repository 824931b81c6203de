import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { towards } from '@/lib/figures/geometry/points'
import { polygonFrom } from '@/lib/figures/geometry/polygons'
import { triangle } from '@/lib/figures/geometry/triangles'
import { mark, plane } from '@/lib/figures/plane/plane'
import { centred, line, polygon } from '@/lib/figures/shapes'

// E6.1 Pythagoras’ theorem

const squares = drawing(
  {
    A: [0, 0],
    B: [4, 0],
    C: [4, 3],
    D: [4, -4],
    E: [0, -4],
    F: [7, 0],
    G: [7, 3],
    H: [1, 7],
    I: [-3, 4],
  },
  { box: { left: 60, top: 14, width: 240, height: 250 } },
)

const middle = (corners: string) => {
  const all = [...corners].map(squares.at)
  return [0, 1].map(axis => all.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / all.length) as [
    number,
    number,
  ]
}

const squaresOnSides = figure(
  {
    name: 'trigonometry-1/squares-on-sides',
    title: 'The squares on the sides of a right-angled triangle',
    description:
      'A right-angled triangle with shorter sides 4 and 3 and hypotenuse 5. A square is drawn outwards on each side. The squares on the shorter sides have areas 16 and 9. The square on the hypotenuse has area 25, which is 16 plus 9.',
    height: 278,
  },
  squares.fill('ABDE', 'w'),
  squares.fill('BFGC', 'w'),
  squares.fill('ACHI', 'hl'),
  squares.outline('ABDE'),
  squares.outline('BFGC'),
  squares.outline('ACHI'),
  squares.outline('ABC', 'l thick'),
  squares.right('ABC'),
  centred(...middle('ABDE'), '4^{2} = 16'),
  centred(...middle('BFGC'), '3^{2} = 9'),
  centred(...middle('ACHI'), '5^{2} = 25'),
)

const named = triangle(
  { AB: 8, BC: 5, B: 90 },
  {
    showGiven: false,
    mark: { AB: '*b*', BC: '*a*', AC: 'hypotenuse *c*', B: '90°' },
    box: { left: 40, top: 26, width: 240, height: 130 },
    base: 'AB',
  },
)
const hypotenuse = figure(
  {
    name: 'trigonometry-1/hypotenuse',
    title: 'The hypotenuse of a right-angled triangle',
    description:
      'Right-angled triangle ABC with the right angle at B. The side AC, opposite the right angle, is labelled hypotenuse c. The other two sides are labelled a and b.',
    height: 186,
  },
  named.shape,
)

const ladder = triangle(
  { AB: 1.6, AC: 4.5, B: 90 },
  {
    base: 'AB',
    showGiven: false,
    mark: { AB: '1.6 m', AC: '4.5 m', BC: '*h* m', B: '90°' },
    box: { left: 110, top: 24, width: 120, height: 150 },
  },
)
const shorterSide = figure(
  {
    name: 'trigonometry-1/ladder',
    title: 'A ladder against a vertical wall',
    description:
      'A ladder AC of length 4.5 m leans against a vertical wall BC. Its foot A is 1.6 m from the foot B of the wall on level ground. The height BC is labelled h m, and the angle at B is a right angle. The diagram is not to scale.',
    height: 210,
  },
  ladder.shape,
  ladder.line('BC', 'l thick'),
  notToScale(),
)

const isosceles = triangle(
  { AB: 13, AC: 13, BC: 10 },
  {
    base: 'BC',
    showGiven: false,
    mark: { AB: '13 cm', AC: '13 cm' },
    ticks: { AB: 1, AC: 1 },
    box: { left: 100, top: 26, width: 160, height: 150 },
  },
)
const halved = isosceles.with({ M: isosceles.mid('BC') })
const isoscelesHeight = figure(
  {
    name: 'trigonometry-1/isosceles-height',
    title: 'The height of an isosceles triangle',
    description:
      'Isosceles triangle ABC with AB and AC both 13 cm, marked equal. A dashed line from A meets BC at right angles at its midpoint M. BM and MC are both 5 cm. The height AM is labelled h.',
    height: 222,
  },
  isosceles.shape,
  halved.line('AM', 'p dash'),
  halved.right('AMC'),
  halved.name('M', 270),
  halved.side('AM', '*h*', { away: 'B' }),
  halved.side('BM', '5 cm', { away: 'A' }),
  halved.side('MC', '5 cm', { away: 'A' }),
)

const grid = plane({
  x: { min: -3, max: 7, every: 1 },
  y: { min: -2, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})
const coordinateTriangle = figure(
  {
    name: 'trigonometry-1/coordinates',
    title: 'The distance between two points of a grid',
    description:
      'A square grid with x from −3 to 7 and y from −2 to 6. The line AB joins A(−2, 1) and B(4, 4). Dashed lines go 6 units across from A to the point (4, 1) and 3 units up to B, with a right angle between them.',
    height: grid.canvasHeight,
  },
  grid.axes,
  polygon([grid.at(-2, 1), grid.at(4, 1), grid.at(4, 4)], 'l dash w'),
  line(...grid.at(-2, 1), ...grid.at(4, 4), 'p thick'),
  mark(grid, [-2, 1], '*A*', { place: 'above left' }),
  mark(grid, [4, 4], '*B*', { place: 'above right' }),
  centred(grid.at(2.5, 0)[0], grid.at(0, 1)[1] + 11, '6', 'tp b'),
  centred(grid.at(4, 0)[0] + 10, grid.at(0, 2.5)[1], '3', 'tp b'),
)

const turn = (Math.atan2(6, 9) * 180) / Math.PI
const pair = drawing(
  { A: [0, 0], B: [9, 0], C: [9, 6], D: towards([9, 6], turn + 90, Math.sqrt(14 * 14 - 117)) },
  { box: { left: 60, top: 26, width: 210, height: 170 } },
)
const twoTriangles = figure(
  {
    name: 'trigonometry-1/two-triangles',
    title: 'A quadrilateral of two right-angled triangles',
    description:
      'Quadrilateral ABCD with its diagonal AC. Angle ABC and angle ACD are right angles. AB is 9 cm, BC is 6 cm and AD is 14 cm. The diagram is not to scale.',
    height: 226,
  },
  pair.outline('ABCD'),
  pair.line('AC'),
  pair.corners('ABCD'),
  pair.right('ABC'),
  pair.right('ACD'),
  pair.side('AB', '9 cm'),
  pair.side('BC', '6 cm'),
  pair.side('AD', '14 cm'),
  notToScale(),
)

const pitch = polygonFrom(
  { A: [0, 0], B: [12, 0], C: [12, 6], D: [0, 6] },
  { box: { left: 50, top: 28, width: 230, height: 120 }, mark: { AB: '*w* m', BC: '60 m' } },
)
const field = figure(
  {
    name: 'trigonometry-1/field',
    title: 'A rectangular field with a path along its diagonal',
    description:
      'Rectangle ABCD. AB is labelled w m and BC is 60 m. A dashed path AC of length 135 m is its diagonal. The diagram is not to scale.',
    height: 184,
  },
  pitch.shape,
  pitch.right('ABC'),
  pitch.line('AC', 'l dash'),
  pitch.side('AC', '135 m', { away: 'B' }),
  notToScale(),
)

const park = triangle(
  { AB: 7.5, BC: 18, B: 90 },
  {
    base: 'BC',
    showGiven: false,
    mark: { AB: '75 m', BC: '180 m', B: '90°' },
    box: { left: 40, top: 34, width: 240, height: 110 },
  },
)
const across = park.with({ D: park.foot('B', 'AC') })
const parkFigure = figure(
  {
    name: 'trigonometry-1/park',
    title: 'A triangular park with a path',
    description:
      'Triangle ABC with a right angle at B. AB is 75 m and BC is 180 m. A dashed path BD meets AC at right angles at D. The diagram is not to scale.',
    height: 182,
  },
  park.shape,
  across.line('BD', 'p dash'),
  across.right('BDC'),
  across.name('D', 60),
  notToScale(),
)

export const figures = [
  squaresOnSides,
  hypotenuse,
  shorterSide,
  isoscelesHeight,
  coordinateTriangle,
  twoTriangles,
  field,
  parkFigure,
]
