import { type Figure, figure } from '@/lib/figures/figure'
import { journey, type Leg } from '@/lib/figures/geometry/bearings'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cosine, sine } from '@/lib/figures/geometry/points'
import { type TriangleValues, triangle } from '@/lib/figures/geometry/triangles'

// E6.5 Non-right-angled triangles

const BOX = { left: 56, top: 30, width: 220, height: 130 }

function marked(
  name: string,
  title: string,
  description: string,
  values: TriangleValues,
  mark: Record<string, string>,
  note = true,
): Figure {
  return figure(
    { name: `trigonometry-5/${name}`, title, description, height: 196 },
    triangle(values, { showGiven: false, mark, box: BOX }).shape,
    note ? notToScale() : '',
  )
}

const names = marked(
  'names',
  'The names of sides and angles',
  'Triangle ABC. The side BC, opposite A, is labelled a. AC, opposite B, is labelled b. AB, opposite C, is labelled c.',
  { AB: 8, A: 52, B: 66 },
  { BC: '*a*', AC: '*b*', AB: '*c*' },
  false,
)

const sineSide = marked(
  'sine-rule-side',
  'A side to be found from two angles and a side',
  'Triangle ABC. The angle at A is 48°, the angle at B is 71° and BC is 9.2 cm. AC is labelled x cm. The diagram is not to scale.',
  { A: 48, B: 71, BC: 9.2 },
  { A: '48°', B: '71°', BC: '9.2 cm', AC: '*x* cm' },
)

const cosineSide = marked(
  'cosine-rule-side',
  'A side to be found from two sides and the angle between them',
  'Triangle ABC. AB is 8 cm, AC is 6 cm and the angle at A is 115°. BC is labelled x cm. The diagram is not to scale.',
  { AB: 8, AC: 6, A: 115 },
  { A: '115°', AB: '8 cm', AC: '6 cm', BC: '*x* cm' },
)

const cosineAngle = marked(
  'cosine-rule-angle',
  'An angle to be found from three sides',
  'Triangle PQR. PQ is 7 cm, QR is 10 cm and PR is 5 cm. The angle at P is labelled x°. The diagram is not to scale.',
  { PQ: 7, QR: 10, PR: 5 },
  { PQ: '7 cm', QR: '10 cm', PR: '5 cm', P: '*x*°' },
)

const areaOf = marked(
  'area',
  'Two sides and the angle between them',
  'Triangle ABC. The side BC is labelled a, AC is labelled b, and the angle between them, at C, is marked C.',
  { AB: 9, A: 44, B: 58 },
  { BC: '*a*', AC: '*b*', C: '*C*' },
  false,
)

const half = 9 * cosine(36)
const root = Math.sqrt(6.2 ** 2 - (9 * sine(36)) ** 2)
const two = drawing(
  { A: [0, 0], C: [half, 9 * sine(36)], B: [half + root, 0], D: [half - root, 0] },
  { box: { left: 50, top: 34, width: 250, height: 120 } },
)
const ambiguous = figure(
  {
    name: 'trigonometry-5/ambiguous',
    title: 'Two triangles with the same two sides and the same angle',
    description:
      'A level line from A. AC is 9 cm and makes an angle of 36° with it. From C two lines of 6.2 cm lead down to the line: one meets it at D, nearer to A, the other at B, farther away. The angle ABC is acute and the angle ADC is obtuse. Triangle CDB is isosceles.',
    height: 190,
  },
  two.outline('ABC'),
  two.line('CD', 'p'),
  two.angle('BAC', '36°'),
  two.side('AC', '9 cm'),
  two.side('CB', '6.2 cm'),
  two.side('CD', '6.2 cm', { away: 'A' }),
  two.name('A', 200),
  two.name('B', 340),
  two.name('C', 90),
  two.name('D', 270),
)

const LEGS: Leg[] = [
  { to: 'B', bearing: 65, distance: 12 },
  { to: 'C', bearing: 140, distance: 9 },
]
const trip = journey('A', LEGS, { close: 'CA', box: { left: 54, top: 66, width: 230, height: 140 } })
const bearings = figure(
  {
    name: 'trigonometry-5/bearings',
    title: 'A boat goes from A to B and on to C',
    description:
      'North lines stand at A and B. B is 12 km from A on a bearing of 065°. C is 9 km from B on a bearing of 140°. A dashed line joins C and A. The diagram is not to scale.',
    height: 240,
  },
  trip.shape,
  notToScale(),
)

const base = drawing(
  { A: [0, 0], C: [12, 0], B: [7 * cosine(58), 7 * sine(58)], N: [7 * cosine(58), 0] },
  { box: { left: 50, top: 32, width: 250, height: 110 } },
)
const shortest = figure(
  {
    name: 'trigonometry-5/shortest-distance',
    title: 'The shortest distance from a corner to the opposite side',
    description:
      'Triangle ABC with AC level. AB is 7 km and the angle at A is 58°. A dashed line, labelled h, leads from B to AC and meets it at a right angle at N.',
    height: 180,
  },
  base.outline('ACB'),
  base.line('BN', 'p dash'),
  base.right('BNC'),
  base.angle('CAB', '58°'),
  base.side('AB', '7 km'),
  base.side('BN', '*h*', { away: 'A' }),
  base.name('A', 200),
  base.name('B', 90),
  base.name('C', 340),
  base.name('N', 270),
)

const checkArea = marked(
  'check-area',
  'Triangle with two sides and the angle between them',
  'Triangle PQR. PQ is 10 cm, PR is 6 cm and the angle at P is 150°. The diagram is not to scale.',
  { PQ: 10, PR: 6, P: 122 },
  { P: '150°', PQ: '10 cm', PR: '6 cm' },
)

const quad = drawing(
  {
    A: [0, 0],
    C: [78.73, 0],
    B: [60 * cosine(49), -60 * sine(49)],
    D: [78.73 - 40 * cosine(65), 40 * sine(65)],
  },
  { box: { left: 60, top: 30, width: 210, height: 190 } },
)
const garden = figure(
  {
    name: 'trigonometry-5/garden',
    title: 'Quadrilateral ABCD with the diagonal AC',
    description:
      'Quadrilateral ABCD with its diagonal AC. AB is 60 m, BC is 60 m and the angle ABC is 82°. CD is 40 m and the angle ACD is 65°. The diagram is not to scale.',
    height: 252,
  },
  quad.outline('ABCD'),
  quad.line('AC'),
  quad.corners('ABCD'),
  quad.side('AB', '60 m'),
  quad.side('BC', '60 m'),
  quad.side('CD', '40 m'),
  quad.angle('ABC', '82°'),
  quad.angle('ACD', '65°'),
  notToScale(),
)

export const figures = [
  names,
  sineSide,
  ambiguous,
  cosineSide,
  cosineAngle,
  areaOf,
  bearings,
  shortest,
  checkArea,
  garden,
]
