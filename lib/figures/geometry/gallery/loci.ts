import { figure } from '@/lib/figures/figure'
import { arc, centred, dimension, dot, line, type Point, rect, text } from '@/lib/figures/shapes'
import { perpendicularBisector } from '../constructions'
import { drawing } from '../drawing'
import { bisectorLine, locusOfPoint, locusOfSegment, locusRound, region } from '../loci'

const garden = drawing(
  { A: [0, 0], B: [10, 0], C: [10, 6], D: [0, 6] },
  { box: { left: 50, top: 28, width: 260, height: 156 } },
)
const corners = ['A', 'B', 'C', 'D'].map(garden.at)
const [a, b, , d] = corners as [Point, Point, Point, Point]
const metre = garden.scale

const field = drawing(
  { P: [0, 0], Q: [9, 0], R: [2.5, 6] },
  { box: { left: 50, top: 28, width: 260, height: 165 } },
)
const [p, q, r] = ['P', 'Q', 'R'].map(field.at) as [Point, Point, Point]

export const pieces = [
  figure(
    {
      name: 'kit/loci-distance',
      title: 'Points 2 cm from a point and from a line',
      description:
        'On the left a circle of radius 2 cm about P. On the right the locus of points 2 cm from the segment AB: two parallel lines closed by semicircles.',
      height: 150,
    },
    dot(76, 76),
    locusOfPoint([76, 76], 50),
    text(76, 68, '*P*', { anchor: 'middle' }),
    line(76, 76, 126, 76, 'l dash thin'),
    text(104, 91, '2 cm', { anchor: 'middle', cls: 's' }),
    line(210, 76, 290, 76),
    locusOfSegment([210, 76], [290, 76], 50),
    text(204, 72, '*A*', { anchor: 'end' }),
    text(296, 72, '*B*'),
    line(250, 76, 250, 126, 'l dash thin'),
    text(256, 106, '2 cm', { cls: 's' }),
  ),
  figure(
    {
      name: 'kit/loci-round',
      title: 'Path at a fixed distance round a rectangle',
      description:
        'A rectangle with an outer locus: straight along the sides and with a quarter circle at each corner.',
      height: 180,
    },
    line(90, 50, 270, 50),
    line(90, 130, 270, 130),
    line(90, 50, 90, 130),
    line(270, 50, 270, 130),
    locusRound(
      [
        [90, 50],
        [270, 50],
        [270, 130],
        [90, 130],
      ],
      34,
    ),
    dimension(180, 130, 180, 164, '3 m', [198, 152]),
  ),
  figure(
    {
      name: 'kit/loci-region',
      title: 'Region of a garden by two conditions',
      description:
        'Rectangular garden ABCD. An arc about A and a dashed line halfway between AD and BC are drawn. The region R, inside the arc and on the right of the line, is shaded.',
      height: 216,
    },
    region(corners, [
      { within: 6.4 * metre, of: a },
      { nearer: b, than: a },
    ]),
    garden.outline('ABCD'),
    garden.corners('ABCD'),
    arc(...a, 6.4 * metre, 0, 69.6, 'p'),
    line((a[0] + b[0]) / 2, a[1], (a[0] + b[0]) / 2, d[1], 'p dash'),
    centred(a[0] + 5.5 * metre, a[1] - 1.6 * metre, '*R*'),
  ),
  figure(
    {
      name: 'kit/loci-three-conditions',
      title: 'Region of a field by three conditions',
      description:
        'Triangular field PQR. The shaded region is bounded by the side PQ, a dashed line that bisects the angle at P, an arc about P and an arc about Q.',
      height: 228,
    },
    region(
      [p, q, r],
      [
        { nearerArm: q, thanArm: r, vertex: p },
        { beyond: 4.2 * field.scale, of: q },
        { within: 5.6 * field.scale, of: p },
      ],
    ),
    field.outline('PQR'),
    field.corners('PQR'),
    bisectorLine(q, p, r, 6.1 * field.scale),
    arc(...q, 4.2 * field.scale, 137.3, 180, 'p'),
    arc(...p, 5.6 * field.scale, 0, 67.4, 'p'),
  ),
  figure(
    {
      name: 'kit/loci-two-points',
      title: 'Points equally far from two trees',
      description:
        'Two trees T and U with the perpendicular bisector of TU constructed; the half of the square on the side of T is shaded.',
      height: 220,
    },
    region(
      [
        [90, 14],
        [270, 14],
        [270, 206],
        [90, 206],
      ],
      [{ nearer: [130, 130], than: [230, 90] }],
      'w',
    ),
    rect(90, 14, 180, 192),
    line(130, 130, 230, 90, 'l dash thin'),
    perpendicularBisector([130, 130], [230, 90], { beyond: 6 }),
    dot(130, 130),
    dot(230, 90),
    text(122, 128, '*T*', { anchor: 'end' }),
    text(238, 92, '*U*'),
  ),
]
