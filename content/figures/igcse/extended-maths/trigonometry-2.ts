import { figure } from '@/lib/figures/figure'
import { journey } from '@/lib/figures/geometry/bearings'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { triangle } from '@/lib/figures/geometry/triangles'
import { text } from '@/lib/figures/shapes'

// E6.2 Right-angled triangles

const BOX = { left: 56, top: 28, width: 220, height: 130 }

const names = triangle(
  { AB: 8, A: 34, B: 90 },
  {
    base: 'AB',
    showGiven: false,
    mark: { A: '*x*', B: '90°', AB: 'adjacent', BC: 'opposite', AC: 'hypotenuse' },
    box: BOX,
  },
)
const sideNames = figure(
  {
    name: 'trigonometry-2/side-names',
    title: 'The names of the sides, seen from an angle',
    description:
      'Right-angled triangle ABC with the right angle at B. The angle at A is x. BC, across from A, is labelled opposite. AB, beside the angle, is labelled adjacent. AC is labelled hypotenuse.',
    height: 190,
  },
  names.shape,
)

const side = triangle(
  { AB: 8, A: 38, B: 90 },
  {
    base: 'AB',
    showGiven: false,
    mark: { A: '38°', B: '90°', BC: '7.4 cm', AC: '*y* cm' },
    box: BOX,
  },
)
const findSide = figure(
  {
    name: 'trigonometry-2/find-a-side',
    title: 'A side to be found from an angle and a side',
    description:
      'Right-angled triangle ABC with the right angle at B. The angle at A is 38°. The opposite side BC is 7.4 cm. The hypotenuse AC is labelled y cm. The diagram is not to scale.',
    height: 190,
  },
  side.shape,
  notToScale(),
)

const angle = triangle(
  { AB: 9.2, BC: 5.8, B: 90 },
  {
    base: 'AB',
    showGiven: false,
    mark: { A: '*x*°', B: '90°', AB: '9.2 cm', BC: '5.8 cm' },
    box: BOX,
  },
)
const findAngle = figure(
  {
    name: 'trigonometry-2/find-an-angle',
    title: 'An angle to be found from two sides',
    description:
      'Right-angled triangle ABC with the right angle at B. AB is 9.2 cm and BC is 5.8 cm. The angle at A is labelled x°. The diagram is not to scale.',
    height: 190,
  },
  angle.shape,
  notToScale(),
)

const leg = journey('P', [{ to: 'Q', bearing: 58, distance: 25 }], {
  box: { left: 110, top: 66, width: 150, height: 96 },
})
const east = leg.with({ E: [leg.points.Q?.[0] ?? 0, 0] })
const bearing = figure(
  {
    name: 'trigonometry-2/bearing',
    title: 'A journey on a bearing, with its parts to the east and to the north',
    description:
      'A north line at P. Q is 25 km from P on a bearing of 058°. A dashed line runs east from P to a point E below Q, and another north from E to Q, with a right angle at E.',
    height: 200,
  },
  leg.shape,
  east.line('PE', 'p dash'),
  east.line('EQ', 'p dash'),
  east.right('PEQ'),
  east.name('E', 315),
)

const level = drawing(
  { A: [0, 0], F: [10, 0], T: [10, 6], H: [0, 6] },
  { box: { left: 70, top: 34, width: 200, height: 120 } },
)
const elevation = figure(
  {
    name: 'trigonometry-2/elevation-and-depression',
    title: 'An angle of elevation and an angle of depression',
    description:
      'A person at A on level ground looks up along the line AT to the top T of a tower FT. The angle between the level line AF and AT is marked as the angle of elevation. From T a dashed level line leads back towards A’s side. The angle between it and TA is marked as the angle of depression.',
    height: 196,
  },
  level.line('AF'),
  level.line('FT', 'l thick'),
  level.line('AT', 'p'),
  level.line('TH', 'l dash thin'),
  level.right('AFT'),
  level.angle('FAT', '*e*'),
  level.angle('HTA', '*d*'),
  level.name('A', 200),
  level.name('F', 315),
  level.name('T', 30),
  text(20, 186, '*e*: angle of elevation of *T* from *A*', { cls: 's' }),
  text(20, 18, '*d*: angle of depression of *A* from *T*', { cls: 's' }),
)

const lineAndPoint = drawing(
  { A: [0, 0], B: [10, 0], P: [4, 4.4], Q: [1.6, 0], R: [7.6, 0], N: [4, 0] },
  { box: { left: 50, top: 30, width: 260, height: 116 } },
)
const shortest = figure(
  {
    name: 'trigonometry-2/shortest-distance',
    title: 'Distances from a point to a line',
    description:
      'A level line AB and a point P above it. Three lines lead from P to AB. The one that meets AB at right angles, at N, is drawn in blue and is the shortest. The two slanting ones are dashed.',
    height: 186,
  },
  lineAndPoint.line('AB'),
  lineAndPoint.line('PQ', 'l dash thin'),
  lineAndPoint.line('PR', 'l dash thin'),
  lineAndPoint.line('PN', 'p thick'),
  lineAndPoint.right('PNB'),
  lineAndPoint.name('P', 90),
  lineAndPoint.name('N', 270),
  lineAndPoint.name('A', 180),
  lineAndPoint.name('B', 0),
  lineAndPoint.dots('P'),
)

const tower = drawing(
  { F: [0, 0], T: [0, 42], A: [66, 0], H: [66, 42] },
  { box: { left: 70, top: 34, width: 200, height: 122 } },
)
const lighthouse = figure(
  {
    name: 'trigonometry-2/lighthouse',
    title: 'A boat seen from the top of a lighthouse',
    description:
      'A vertical lighthouse FT of height 42 m. A boat A is on the level of F. A dashed level line leads from T, and the angle of depression between it and TA is 31°. The distance FA is labelled d m. The diagram is not to scale.',
    height: 190,
  },
  tower.line('TF', 'l thick'),
  tower.line('FA'),
  tower.line('TA'),
  tower.line('TH', 'l dash thin'),
  tower.right('TFA'),
  tower.angle('HTA', '31°'),
  tower.side('TF', '42 m', { away: 'A' }),
  tower.side('FA', '*d* m', { away: 'T' }),
  tower.name('T', 150),
  tower.name('F', 225),
  tower.name('A', 330),
  notToScale(356, 16),
)

const two = drawing(
  { A: [0, 0], B: [7, 0], C: [7, 5], D: [12, 0] },
  { box: { left: 50, top: 30, width: 230, height: 110 } },
)
const pair = figure(
  {
    name: 'trigonometry-2/two-triangles',
    title: 'Two right-angled triangles that share a side',
    description:
      'Triangle ACD. B lies on AD, and CB is at right angles to AD. AC is 12 cm, the angle at A is 35° and the angle at D is labelled x°. BD is 8 cm. The diagram is not to scale.',
    height: 182,
  },
  two.outline('ADC'),
  two.line('CB'),
  two.right('ABC'),
  two.name('A', 200),
  two.name('B', 270),
  two.name('C', 90),
  two.name('D', 340),
  two.angle('BAC', '35°'),
  two.angle('BDC', '*x*°'),
  two.side('AC', '12 cm', { away: 'D' }),
  two.side('BD', '8 cm', { away: 'C' }),
  notToScale(),
)

const harbour = drawing(
  { A: [0, 0], B: [10, 0], P: [3.2, 5.1], N: [3.2, 0] },
  { box: { left: 50, top: 34, width: 230, height: 112 } },
)
const shore = figure(
  {
    name: 'trigonometry-2/shore',
    title: 'A rock near the course of a boat',
    description:
      'A boat sails along the level line from A to B, 10 km. A rock P lies above the line. AP is 6 km and the angle PAB is 58°. The diagram is not to scale.',
    height: 186,
  },
  harbour.outline('ABP'),
  harbour.corners('ABP'),
  harbour.angle('BAP', '58°'),
  harbour.side('AP', '6 km'),
  harbour.side('AB', '10 km'),
  notToScale(),
)

export const figures = [sideNames, findSide, findAngle, bearing, elevation, shortest, lighthouse, pair, shore]
