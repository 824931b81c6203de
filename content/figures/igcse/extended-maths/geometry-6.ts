import { figure } from '@/lib/figures/figure'
import { anglesRound, crossingLines, parallelLines } from '@/lib/figures/geometry/angles'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { diagonalsFrom, middleOf, polygonFrom, regularPolygon } from '@/lib/figures/geometry/polygons'
import { centred, text } from '@/lib/figures/shapes'

// E4.6 Angles

const below = (x: number, y: number, words: string) => text(x, y, words, { anchor: 'middle', cls: 's' })

const threeLetters = drawing(
  { A: [0, 0], B: [6, 0], C: [7, 4], D: [0.6, 4.4] },
  { box: { left: 60, top: 30, width: 240, height: 126 } },
)

const naming = figure(
  {
    name: 'geometry-6/three-letter-angles',
    title: 'Two angles at one corner of a quadrilateral',
    description:
      'Quadrilateral ABCD with the diagonal BD. At the corner B the diagonal makes two angles: angle ABD, labelled p, lies between BA and BD; angle DBC, labelled q, lies between BD and BC.',
    height: 190,
  },
  threeLetters.outline('ABCD'),
  threeLetters.line('BD', 'p'),
  threeLetters.angle('ABD', '*p*'),
  threeLetters.angle('DBC', '*q*', { arcs: 2 }),
  threeLetters.corners('ABCD'),
)

const facts = figure(
  {
    name: 'geometry-6/angle-facts',
    title: 'Angles on a line, at a point, and vertically opposite',
    description:
      'Three drawings. On a straight line two angles, a and b, add up to 180 degrees. Round a point three angles, a, b and c, add up to 360 degrees. Where two straight lines cross, the angles opposite each other are equal: a and a, b and b.',
    height: 146,
  },
  anglesRound(
    64,
    84,
    [
      { size: 55, label: '*a*' },
      { size: 125, label: '*b*' },
    ],
    { length: 52 },
  ),
  anglesRound(
    180,
    62,
    [
      { size: 100, label: '*a*' },
      { size: 130, label: '*b*' },
      { size: 130, label: '*c*' },
    ],
    { length: 46, start: 20 },
  ),
  crossingLines(296, 62, 62, { ne: '*a*', nw: '*b*', sw: '*a*', se: '*b*' }, { length: 48 }),
  below(64, 136, '*a* + *b* = 180°'),
  below(180, 136, '*a* + *b* + *c* = 360°'),
  below(296, 136, 'opposite: equal'),
)

const pair = (x: number, upper: object, lower: object) =>
  parallelLines({ degrees: 62, x, y: 44, width: 96, gap: 54, upper, lower })

const pairs = figure(
  {
    name: 'geometry-6/parallel-pairs',
    title: 'Corresponding, alternate and co-interior angles',
    description:
      'Three drawings of two parallel lines and a transversal. Corresponding angles, both labelled a, stand in the same place at each crossing. Alternate angles, both labelled b, lie between the parallel lines on opposite sides of the transversal. Co-interior angles, labelled c and d, lie between the parallel lines on the same side of the transversal.',
    height: 186,
  },
  pair(14, { ne: '*a*' }, { ne: '*a*' }),
  pair(132, { sw: '*b*' }, { ne: '*b*' }),
  pair(250, { se: '*c*' }, { ne: '*d*' }),
  below(62, 160, 'corresponding\n*a* = *a*'),
  below(180, 160, 'alternate\n*b* = *b*'),
  below(298, 160, 'co-interior\n*c* + *d* = 180°'),
)

const trap = drawing(
  { A: [0, 4], B: [9, 4], C: [0, 0], D: [9, 0], P: [3, 4], Q: [1.4, 0], R: [6.6, 0] },
  { box: { left: 40, top: 42, width: 270, height: 116 } },
)

const example = figure(
  {
    name: 'geometry-6/triangle-between-parallels',
    title: 'A triangle between two parallel lines',
    description:
      'AB is parallel to CD. P lies on AB, and Q and R lie on CD, Q on the left. PQ and PR are straight lines. Angle APQ is 68 degrees and angle PRD is 132 degrees. Angle QPR is labelled x. The diagram is not to scale.',
    height: 200,
  },
  trap.line('AB'),
  trap.line('CD'),
  trap.line('QPR'),
  trap.arrows('AB', 1, 0.75),
  trap.arrows('CD', 1, 0.92),
  trap.angle('APQ', '68°'),
  trap.angle('PRD', '132°'),
  trap.angle('QPR', '*x*'),
  trap.name('A', 180),
  trap.name('B', 0),
  trap.name('C', 180),
  trap.name('D', 0),
  trap.name('P', 90),
  trap.name('Q', 270),
  trap.name('R', 270),
  notToScale(),
)

const cut = polygonFrom(
  { A: [0, 0], B: [5, 0], C: [6.4, 3], D: [3, 5.4], E: [-1.2, 3.4] },
  { box: { left: 60, top: 28, width: 240, height: 156 } },
)

const triangles = figure(
  {
    name: 'geometry-6/pentagon-in-triangles',
    title: 'A pentagon cut into three triangles',
    description:
      'Pentagon ABCDE with dashed diagonals from A to C and from A to D. They cut it into three triangles, numbered 1, 2 and 3.',
    height: 214,
  },
  cut.shape,
  diagonalsFrom(cut, 'ABCDE', 'A'),
  ...['ABC', 'ACD', 'ADE'].map((corners, at) => centred(...middleOf(cut, corners), String(at + 1))),
)

const hexagon = regularPolygon(6, { letters: 'ABCDEF', box: { left: 60, top: 30, width: 200, height: 150 } })
const produced = hexagon.with({ P: hexagon.mid('AB', 1.75) })

const exterior = figure(
  {
    name: 'geometry-6/exterior-angle',
    title: 'Interior and exterior angle of a regular hexagon',
    description:
      'Regular hexagon ABCDEF, its sides marked equal. The side AB is produced to P by a dashed line. The interior angle ABC is labelled i and the exterior angle PBC is labelled e.',
    height: 212,
  },
  hexagon.shape,
  produced.line('BP', 'l dash'),
  produced.angle('ABC', '*i*'),
  produced.angle('PBC', '*e*', { cls: 'p' }),
  produced.name('P', 0),
)

const kinked = drawing(
  { A: [0, 4], B: [8, 4], C: [0, 0], D: [8, 0], P: [2.2, 4], R: [5.2, 1.7], Q: [2.6, 0] },
  { box: { left: 40, top: 42, width: 260, height: 116 } },
)

const kink = figure(
  {
    name: 'geometry-6/bent-line',
    title: 'A bent line between two parallel lines',
    description:
      'AB is parallel to CD. P lies on AB and Q lies on CD. A point R lies between the parallel lines, to the right of P and Q, and is joined to both. Angle BPR is 37 degrees, angle RQD is 33 degrees and angle PRQ is labelled y. The diagram is not to scale.',
    height: 200,
  },
  kinked.line('AB'),
  kinked.line('CD'),
  kinked.line('PRQ'),
  kinked.arrows('AB', 1, 0.8),
  kinked.arrows('CD', 1, 0.8),
  kinked.angle('BPR', '37°'),
  kinked.angle('RQD', '33°'),
  kinked.angle('PRQ', '*y*'),
  kinked.name('A', 180),
  kinked.name('B', 0),
  kinked.name('C', 180),
  kinked.name('D', 0),
  kinked.name('P', 90),
  kinked.name('Q', 270),
  kinked.name('R', 0),
  notToScale(),
)

const octagon = regularPolygon(8, {
  letters: 'ABCDEFGH',
  box: { left: 70, top: 30, width: 200, height: 172 },
})

const diagonal = figure(
  {
    name: 'geometry-6/octagon-diagonal',
    title: 'A regular octagon with a diagonal',
    description: 'Regular octagon ABCDEFGH. The diagonal AC is drawn, and angle BAC is labelled z.',
    height: 232,
  },
  octagon.shape,
  octagon.line('AC', 'p'),
  octagon.angle('BAC', '*z*'),
)

export const figures = [naming, facts, pairs, example, triangles, exterior, kink, diagonal]
