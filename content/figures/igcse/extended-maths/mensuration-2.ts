import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { quadrilateral, regularPolygon, walkShape } from '@/lib/figures/geometry/polygons'
import { centred } from '@/lib/figures/shapes'

// E5.2 Area and perimeter

const BOX = { left: 50, top: 30, width: 240, height: 120 }
const NOTE = 'The diagram is not to scale.'

const room = walkShape(
  [
    { right: 10, label: '10 m' },
    { up: 3, label: '3 m' },
    { right: -6 },
    { up: 4 },
    { right: -4, label: '4 m' },
    { up: -7, label: '7 m' },
  ],
  { fill: 'w', box: { left: 60, top: 30, width: 230, height: 130 } },
)
const perimeter = figure(
  {
    name: 'mensuration-2/perimeter',
    title: 'An L-shaped floor',
    description: `An L-shaped floor with square corners. The base is 10 m, the right side 3 m, the top 4 m and the left side 7 m. The two sides at the inner corner have no label. ${NOTE}`,
    height: 200,
  },
  room.shape,
  notToScale(),
)

const cut = drawing(
  { A: [0, 0], B: [9, 0], C: [12, 4], D: [3, 4], N: [3, 0], M: [12, 0] },
  { box: { left: 40, top: 34, width: 280, height: 96 } },
)
const parallelogram = figure(
  {
    name: 'mensuration-2/parallelogram',
    title: 'A parallelogram made into a rectangle',
    description:
      'A parallelogram with base b and dashed height h. The triangle on its left, cut off along the height, is shown again by dashed lines on its right, where it completes a rectangle with base b and height h.',
    height: 166,
  },
  cut.fill('AND', 'w'),
  cut.outline('ABCD'),
  cut.line('DN', 'p dash'),
  cut.line('BM', 'l dash'),
  cut.line('MC', 'l dash'),
  cut.right('DNB'),
  cut.side('DN', '*h*', { away: 'A' }),
  cut.side('CD', '*b*', { away: 'A' }),
)

const trap = drawing(
  { A: [0, 0], B: [11, 0], C: [8, 4.5], D: [2.5, 4.5], N: [2.5, 0] },
  { box: { left: 60, top: 34, width: 240, height: 100 } },
)
const trapezium = figure(
  {
    name: 'mensuration-2/trapezium',
    title: 'The lengths of a trapezium',
    description:
      'A trapezium. The lower of the two parallel sides is labelled b and the upper one a. The dashed distance between them, at right angles to both, is labelled h.',
    height: 172,
  },
  trap.outline('ABCD'),
  trap.line('DN', 'p dash'),
  trap.right('DNB'),
  trap.arrows('AB'),
  trap.arrows('DC'),
  trap.side('AB', '*b*'),
  trap.side('DC', '*a*'),
  trap.side('DN', '*h*', { away: 'A' }),
)

const tri = drawing({ A: [0, 0], B: [11, 0], C: [-3, 6], N: [-3, 0] }, { box: BOX })
const triangle = figure(
  {
    name: 'mensuration-2/triangle',
    title: 'The height of an obtuse-angled triangle',
    description:
      'Triangle ABC with base AB labelled b. The angle at A is obtuse. The dashed height h leads from C down to the line AB produced, outside the triangle, and meets it at a right angle.',
    height: 180,
  },
  tri.outline('ABC'),
  tri.line('CN', 'p dash'),
  tri.line('NA', 'l dash thin'),
  tri.right('CNA'),
  tri.name('A', 300),
  tri.name('B', 340),
  tri.name('C', 90),
  tri.side('AB', '*b*', { away: 'C' }),
  tri.side('CN', '*h*', { away: 'B' }),
)

const wall = drawing({ A: [0, 0], B: [12, 0], C: [12, 5], D: [0, 8] }, { box: BOX })
const plot = figure(
  {
    name: 'mensuration-2/plot',
    title: 'A plot of land in the shape of a trapezium',
    description: `Trapezium ABCD with right angles at A and B. AB is 36 m, the parallel sides AD and BC are 24 m and 15 m. ${NOTE}`,
    height: 184,
  },
  wall.outline('ABCD'),
  wall.right('DAB'),
  wall.right('ABC'),
  wall.corners('ABCD'),
  wall.side('AB', '36 m'),
  wall.side('AD', '24 m', { away: 'B' }),
  wall.side('BC', '15 m', { away: 'A' }),
  notToScale(),
)

const known = drawing({ A: [0, 0], B: [10, 0], C: [6, 5], D: [0, 5] }, { box: BOX })
const unknown = figure(
  {
    name: 'mensuration-2/unknown-side',
    title: 'A trapezium with one unknown side',
    description: `Trapezium ABCD with right angles at A and D. AB is x cm, CD is 7 cm and AD is 6 cm. ${NOTE}`,
    height: 184,
  },
  known.outline('ABCD'),
  known.right('DAB'),
  known.right('CDA'),
  known.corners('ABCD'),
  known.side('AB', '*x* cm'),
  known.side('CD', '7 cm'),
  known.side('AD', '6 cm'),
  notToScale(),
)

const hexagon = regularPolygon(6, { box: { left: 90, top: 22, width: 180, height: 130 } })
const regular = figure(
  {
    name: 'mensuration-2/hexagon',
    title: 'A regular hexagon',
    description:
      'A regular hexagon with two level sides. One tick on each of its six sides marks them all as equal.',
    height: 174,
  },
  hexagon.shape,
)

const slope = quadrilateral(
  'parallelogram',
  { base: 12, side: 7.2, angle: 62 },
  { letters: 'PQRS', mark: { PQ: '12 cm', QR: '8 cm' }, box: { ...BOX, height: 130 } },
)
const foot = slope.with({ N: slope.foot('S', 'PQ') })
const twoHeights = figure(
  {
    name: 'mensuration-2/two-heights',
    title: 'Parallelogram PQRS with a height',
    description: `Parallelogram PQRS. PQ is 12 cm and QR is 8 cm. A dashed line from S meets PQ at a right angle and is labelled 6 cm. ${NOTE}`,
    height: 196,
  },
  slope.shape,
  foot.line('SN', 'l dash'),
  foot.right('SNQ'),
  centred(
    ...(foot.place(foot.mid('SN', 0.45)).map((each, at) => each + (at === 0 ? 22 : 0)) as [number, number]),
    '6 cm',
  ),
  notToScale(),
)

const arrow = drawing({ A: [0, 0], B: [9, 0], C: [6, 4], D: [0, 4] }, { box: BOX })
const algebra = figure(
  {
    name: 'mensuration-2/algebra',
    title: 'A trapezium with lengths in terms of x',
    description: `Trapezium ABCD with right angles at A and D. AB is x + 7, CD is x + 1 and AD is x. ${NOTE}`,
    height: 184,
  },
  arrow.outline('ABCD'),
  arrow.right('DAB'),
  arrow.right('CDA'),
  arrow.corners('ABCD'),
  arrow.side('AB', '*x* + 7'),
  arrow.side('CD', '*x* + 1'),
  arrow.side('AD', '*x*'),
  notToScale(),
)

export const figures = [
  perimeter,
  regular,
  parallelogram,
  trapezium,
  triangle,
  plot,
  unknown,
  twoHeights,
  algebra,
]
