import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { quadrilateral } from '@/lib/figures/geometry/polygons'
import { triangle } from '@/lib/figures/geometry/triangles'

// E6.3 Exact trigonometric values

const root3 = Math.sqrt(3)

const equilateral = drawing(
  { A: [0, 0], B: [2, 0], C: [1, root3], M: [1, 0] },
  { box: { left: 90, top: 26, width: 180, height: 150 } },
)
const halfEquilateral = figure(
  {
    name: 'trigonometry-3/half-equilateral',
    title: 'Half of an equilateral triangle',
    description:
      'Equilateral triangle ABC with sides 2. A dashed line from C meets AB at right angles at its midpoint M. In the shaded left half, AM is 1, AC is 2 and CM is the square root of 3. The angle at A is 60° and the angle ACM is 30°.',
    height: 212,
  },
  equilateral.fill('AMC', 'w'),
  equilateral.outline('ABC'),
  equilateral.line('CM', 'p dash'),
  equilateral.right('CMB'),
  equilateral.angle('BAC', '60°'),
  equilateral.angle('ACM', '30°'),
  equilateral.corners('ABC'),
  equilateral.name('M', 290),
  equilateral.side('AC', '2', { away: 'B' }),
  equilateral.side('BC', '2', { away: 'A' }),
  equilateral.side('AM', '1', { away: 'C' }),
  equilateral.side('CM', '√3', { away: 'A', part: 0.6 }),
)

const isosceles = triangle(
  { AB: 1, BC: 1, B: 90 },
  {
    base: 'AB',
    showGiven: false,
    mark: { AB: '1', BC: '1', AC: '√2', A: '45°', C: '45°', B: '90°' },
    box: { left: 110, top: 28, width: 140, height: 140 },
  },
)
const halfSquare = figure(
  {
    name: 'trigonometry-3/half-square',
    title: 'Half of a square',
    description:
      'A right-angled triangle ABC with the right angle at B. AB and BC are both 1 and AC is the square root of 2. The angles at A and C are both 45°.',
    height: 202,
  },
  isosceles.shape,
)

const slope = triangle(
  { A: 30, AC: 10, B: 90 },
  {
    base: 'AB',
    showGiven: false,
    mark: { A: '30°', AC: '10 cm', AB: '*x* cm', B: '90°' },
    box: { left: 50, top: 28, width: 220, height: 120 },
  },
)
const exactSide = figure(
  {
    name: 'trigonometry-3/exact-side',
    title: 'A right-angled triangle with an angle of 30°',
    description:
      'Right-angled triangle ABC with the right angle at B. The angle at A is 30°, AC is 10 cm and AB is labelled x cm. The diagram is not to scale.',
    height: 184,
  },
  slope.shape,
  notToScale(),
)

const tile = quadrilateral(
  'parallelogram',
  { base: 9, side: 6, angle: 60 },
  {
    letters: 'ABCD',
    mark: { AB: '9 cm', AD: '6 cm', A: '60°' },
    box: { left: 56, top: 30, width: 220, height: 120 },
  },
)
const upright = tile.with({ N: tile.foot('D', 'AB') })
const parallelogram = figure(
  {
    name: 'trigonometry-3/parallelogram',
    title: 'A parallelogram with its height',
    description:
      'Parallelogram ABCD. AB is 9 cm, AD is 6 cm and the angle at A is 60°. A dashed line from D meets AB at right angles and is labelled h. The diagram is not to scale.',
    height: 188,
  },
  tile.shape,
  upright.line('DN', 'p dash'),
  upright.right('DNB'),
  upright.side('DN', '*h*', { away: 'A' }),
  notToScale(),
)

const pair = drawing(
  { A: [0, 0], B: [6 * root3 * 0.5, 0], C: [6 * root3 * 0.5, 3], D: [6 * root3 * 0.5 + 3, 0] },
  { box: { left: 50, top: 30, width: 230, height: 110 } },
)
const twoTriangles = figure(
  {
    name: 'trigonometry-3/two-triangles',
    title: 'Two right-angled triangles that share a side',
    description:
      'Triangle ACD. B lies on AD, and CB is at right angles to AD. AC is 12 cm. The angle at A is 30° and the angle at D is 45°. The diagram is not to scale.',
    height: 182,
  },
  pair.outline('ADC'),
  pair.line('CB'),
  pair.right('ABC'),
  pair.angle('BAC', '30°'),
  pair.angle('BDC', '45°'),
  pair.side('AC', '12 cm', { away: 'D' }),
  pair.name('A', 200),
  pair.name('B', 270),
  pair.name('C', 90),
  pair.name('D', 340),
  notToScale(),
)

const regular = drawing(
  Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => [
      name,
      [Math.cos(((240 + 60 * at) * Math.PI) / 180), Math.sin(((240 + 60 * at) * Math.PI) / 180)] as const,
    ]),
  ),
  { box: { left: 100, top: 28, width: 160, height: 150 } },
).with({ O: [0, 0] })
const hexagon = figure(
  {
    name: 'trigonometry-3/hexagon',
    title: 'A regular hexagon with its centre',
    description:
      'Regular hexagon ABCDEF with centre O. AB is 8 cm. Lines OA and OB are drawn. The diagram is not to scale.',
    height: 212,
  },
  regular.outline('ABCDEF'),
  regular.line('AOB', 'l thin'),
  regular.corners('ABCDEF'),
  regular.name('O', 90),
  regular.dots('O'),
  regular.side('AB', '8 cm', { away: 'O' }),
  notToScale(),
)

export const figures = [halfEquilateral, halfSquare, exactSide, parallelogram, twoTriangles, hexagon]
