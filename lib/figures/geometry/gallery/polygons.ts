import { figure } from '@/lib/figures/figure'
import { centred, text } from '@/lib/figures/shapes'
import {
  diagonalsFrom,
  middleOf,
  polygonBySides,
  polygonFrom,
  type QuadrilateralKind,
  quadrilateral,
  regularPolygon,
  sideBySide,
  walkShape,
} from '../polygons'
import { marksOf, trianglePoints } from '../triangles'

const pentagon = regularPolygon(5, { letters: 'ABCDE', mark: { A: '108°' }, box: { top: 26, height: 160 } })
const beyond = pentagon.with({ F: pentagon.mid('AB', 1.6) })

const hexagon = regularPolygon(6, { letters: 'PQRSTU', kindMarks: false, box: { top: 26, height: 150 } })

const KINDS: QuadrilateralKind[] = [
  'square',
  'rectangle',
  'parallelogram',
  'rhombus',
  'trapezium',
  'isosceles-trapezium',
  'right-trapezium',
  'kite',
  'arrowhead',
]

const small = trianglePoints({ AB: 6, AC: 4.5, A: 50 })
const large = trianglePoints({ PQ: 9, PR: 6.75, P: 50 })
const similar = sideBySide(small, large, { box: { top: 30, height: 120 } })

const garden = walkShape(
  [
    { right: 12, label: '12 m' },
    { up: 4, label: '4 m' },
    { right: -7 },
    { up: 5, label: '5 m' },
    { right: -5, label: '5 m' },
    { up: -9 },
  ],
  { fill: 'w', box: { top: 26, height: 140 } },
)

const irregular = polygonBySides([6, 4, 4.6, 4.2], [105, 118, 102, 130], {
  letters: 'ABCDE',
  mark: { B: '105°', C: '118°', D: '102°', E: '130°', A: '*x*°' },
  box: { top: 28, height: 160 },
})

const parallelogram = quadrilateral(
  'parallelogram',
  { base: 9, side: 5, angle: 64 },
  { letters: 'PQRS', mark: { PQ: '9 cm', QR: '5 cm', P: '64°' } },
)

const kite = quadrilateral(
  'kite',
  { base: 5, side: 5, height: 2.4 },
  { mark: { A: '96°', C: '*k*°' }, box: { top: 28, height: 160 } },
)

const diagonals = polygonFrom(
  { A: [0, 0], B: [5, 0], C: [6, 3], D: [3, 5], E: [-1, 3] },
  { box: { top: 28, height: 150 } },
)

export const pieces = [
  figure(
    {
      name: 'kit/regular-pentagon',
      title: 'Regular pentagon with an exterior angle',
      description:
        'ABCDE is a regular pentagon, its sides marked equal. The interior angle at A is 108°. The side AB is produced to F and the exterior angle at B is labelled x.',
      height: 214,
    },
    pentagon.shape,
    beyond.line('BF', 'l dash'),
    beyond.angle('FBC', '*x*'),
    beyond.name('F', 0),
  ),
  figure(
    {
      name: 'kit/regular-hexagon',
      title: 'Regular hexagon PQRSTU with diagonals from P',
      description: 'PQRSTU is a regular hexagon. Dashed diagonals run from P to R, S and T.',
      height: 204,
    },
    hexagon.shape,
    diagonalsFrom(hexagon, 'PQRSTU', 'P'),
  ),
  figure(
    {
      name: 'kit/quadrilaterals',
      title: 'Nine special quadrilaterals',
      description:
        'Square, rectangle, parallelogram, rhombus, trapezium, isosceles trapezium, right-angled trapezium, kite and arrowhead, each with the marks of equal sides, parallel sides and right angles.',
      height: 340,
    },
    ...KINDS.map((kind, at) => {
      const [left, top] = [20 + (at % 3) * 118, 14 + Math.floor(at / 3) * 108]
      const shown = quadrilateral(kind, {}, { letters: '', box: { left, top, width: 84, height: 62 } })
      return (
        shown.shape +
        text(left + 42, top + 84, kind.replace('-trapezium', '\ntrapezium'), { anchor: 'middle', cls: 's' })
      )
    }),
  ),
  figure(
    {
      name: 'kit/parallelogram',
      title: 'Parallelogram PQRS',
      description: 'Parallelogram PQRS. PQ is 9 cm, QR is 5 cm and the angle at P is 64°.',
      height: 206,
    },
    parallelogram.shape,
  ),
  figure(
    {
      name: 'kit/kite',
      title: 'Kite ABCD',
      description:
        'Kite ABCD with AB equal to AD and CB equal to CD. The angle at A is 96° and the angle at C is labelled k°.',
      height: 216,
    },
    kite.shape,
  ),
  figure(
    {
      name: 'kit/similar-triangles',
      title: 'Two similar triangles',
      description:
        'Triangle ABC with AB 6 cm and AC 4.5 cm, and beside it the larger triangle PQR with PQ 9 cm and PR labelled y cm. The angles at A and P are both 50°.',
      height: 186,
    },
    similar.outline('ABC'),
    similar.corners('ABC'),
    similar.outline('PQR'),
    similar.corners('PQR'),
    similar.side('AB', '6 cm', { away: 'C' }),
    similar.side('AC', '4.5 cm', { away: 'B' }),
    similar.side('PQ', '9 cm', { away: 'R' }),
    similar.side('PR', '*y* cm', { away: 'Q' }),
    marksOf(similar, 'ABC', { A: '50°' }),
    marksOf(similar, 'PQR', { P: '50°' }),
  ),
  figure(
    {
      name: 'kit/compound-shape',
      title: 'Plan of an L-shaped garden',
      description:
        'An L-shaped garden with square corners. The base is 12 m, the right side 4 m, the upper part is 5 m high and the top is 5 m wide. Two sides have no label.',
      height: 196,
    },
    garden.shape,
  ),
  figure(
    {
      name: 'kit/irregular-pentagon',
      title: 'Irregular pentagon with one unknown angle',
      description:
        'Pentagon ABCDE. The angles at B, C, D and E are 105°, 118°, 102° and 130°; the angle at A is labelled x°.',
      height: 216,
    },
    irregular.shape,
  ),
  figure(
    {
      name: 'kit/pentagon-triangles',
      title: 'A pentagon cut into triangles',
      description:
        'Pentagon ABCDE with dashed diagonals from A to C and from A to D, which cut it into three triangles numbered 1 to 3.',
      height: 206,
    },
    diagonals.shape,
    diagonalsFrom(diagonals, 'ABCDE', 'A'),
    ...['ABC', 'ACD', 'ADE'].map((corners, at) => centred(...middleOf(diagonals, corners), String(at + 1))),
  ),
]
