import { figure } from '@/lib/figures/figure'
import { argand, bisectorLocus, circleLocus, complexPoint, halfLine, sets } from '../argand'
import { regionWhere } from '../regions'

const one = argand({ re: { min: -4, max: 5, every: 1 }, im: { min: -3, max: 5, every: 1 } })
const two = argand({ re: { min: -1, max: 6 }, im: { min: -1.5, max: 5 } })
const three = argand({ re: { min: -1, max: 6 }, im: { min: -1.5, max: 5 }, originPlace: 'above left' })
const inside = sets.disc([3, 2], 2)
const wedge = sets.wedge([0, 0], 0, 45)
const near = sets.nearer([4, 1], [1, 4])

export const pieces = [
  figure(
    {
      name: 'kit/argand-points',
      title: 'Three complex numbers',
      description:
        'An Argand diagram with the points z = 3 + 4i, joined to O, with its modulus and its argument marked, w = 3 − 2.5i, joined to O, and −2 + i.',
      height: one.canvasHeight,
    },
    one.axes,
    complexPoint(one, [3, 4], { label: '*z*', modulus: '|*z*|', argument: '*θ*' }),
    complexPoint(one, [3, -2.5], { label: '*w*', modulus: '' }),
    complexPoint(one, [-2, 1], { label: '−2 + i', place: 'above' }),
  ),
  figure(
    {
      name: 'kit/argand-region',
      title: 'A shaded region of the Argand diagram',
      description:
        'A circle with centre 3 + 2i and radius 2 and a half line from the origin at π/4. The part of the disc below the half line is shaded.',
      height: two.canvasHeight,
    },
    regionWhere(two, (x, y) => inside(x, y) && wedge(x, y)),
    two.axes,
    circleLocus(two, [3, 2], 2, { centre: '3 + 2i', radius: '2', at: -30, place: 'above right' }),
    halfLine(two, [0, 0], 45, { angleLabel: 'π/4', strict: false }),
  ),
  figure(
    {
      name: 'kit/argand-bisector',
      title: 'The perpendicular bisector as a locus',
      description:
        'The points 4 + i and 1 + 4i, joined by a dashed line, and the perpendicular bisector of that line. The side nearer to 4 + i is hatched. The bisector is dashed.',
      height: two.canvasHeight,
    },
    regionWhere(three, near, 'hatch'),
    three.axes,
    bisectorLocus(three, [4, 1], [1, 4], {
      a: '4 + i',
      b: '1 + 4i',
      strict: true,
      label: '|*z* − 4 − i| = |*z* − 1 − 4i|',
      place: 'above left',
    }),
  ),
  figure(
    {
      name: 'kit/argand-half-line',
      title: 'A half line from a point',
      description:
        'A half line from the open point 2 + i upwards at 2π/3 from a dashed level line, and a dashed circle about 4 + 3i.',
      height: two.canvasHeight,
    },
    two.axes,
    halfLine(two, [2, 1], 120, { angleLabel: '2π/3' }),
    circleLocus(two, [4, 3], 1.5, { strict: true, label: '|*z* − 4 − 3i| = 1.5', centre: '', at: 90 }),
  ),
]
