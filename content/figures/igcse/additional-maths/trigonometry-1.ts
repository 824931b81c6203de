import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arc, circle, line, polar, text } from '@/lib/figures/shapes'

// 10.1 Six trigonometric functions

const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

const cross = plane({
  x: { min: -1, max: 1 },
  y: { min: -1, max: 1 },
  left: 40,
  width: 270,
  height: 200,
  origin: '',
})
const [cx, cy] = cross.at(0, 0)

const quadrants = figure(
  {
    name: 'trigonometry-1/quadrants',
    title: 'The signs in the four quadrants',
    description:
      'Axes divide the plane into four quadrants, numbered anticlockwise from the upper right. Quadrant 1, 0° to 90°: all functions are positive. Quadrant 2, 90° to 180°: sin and cosec are positive. Quadrant 3, 180° to 270°: tan and cot are positive. Quadrant 4, 270° to 360°: cos and sec are positive.',
    height: cross.canvasHeight,
  },
  cross.axes,
  text(cx + 72, cy - 66, 'quadrant 1', small),
  text(cx + 72, cy - 44, 'all positive', bold),
  text(cx - 72, cy - 66, 'quadrant 2', small),
  text(cx - 72, cy - 44, 'sin, cosec', bold),
  text(cx - 72, cy - 26, 'positive', middle),
  text(cx - 72, cy + 42, 'quadrant 3', small),
  text(cx - 72, cy + 64, 'tan, cot', bold),
  text(cx - 72, cy + 82, 'positive', middle),
  text(cx + 72, cy + 42, 'quadrant 4', small),
  text(cx + 72, cy + 64, 'cos, sec', bold),
  text(cx + 72, cy + 82, 'positive', middle),
)

const on = plane({
  x: { min: -1.35, max: 1.35 },
  y: { min: -1.35, max: 1.35 },
  equalScales: true,
  height: 220,
  origin: '',
})
const [ox, oy] = on.at(0, 0)
const unit = on.at(1, 0)[0] - ox
const end = polar(ox, oy, unit, 210)

const reference = figure(
  {
    name: 'trigonometry-1/reference-angle',
    title: 'An angle of 210° and its reference angle',
    description:
      'A unit circle about the origin. The radius OP stands in the third quadrant. An arc from the positive x-axis anticlockwise to OP is labelled 210°. The acute angle between OP and the negative x-axis is labelled 30°: it is the reference angle. P has negative coordinates.',
    height: on.canvasHeight,
  },
  on.axes,
  circle(ox, oy, unit, 'f'),
  line(ox, oy, ...end, 'p'),
  line(...end, end[0], oy, 'l dash thin'),
  arc(ox, oy, 26, 0, 210, 'l thin'),
  text(ox + 18, oy - 32, '210°'),
  arc(ox, oy, 42, 180, 210, 'r'),
  text(ox - 47, oy + 17, '30°', { anchor: 'end', cls: 's' }),
  mark(on, [Math.cos((210 * Math.PI) / 180), -0.5], '*P*', { place: 'below left' }),
)

const root3 = Math.sqrt(3)
const half = drawing(
  { A: [0, 0], B: [1, 0], C: [1, root3] },
  { box: { left: 44, top: 26, width: 90, height: 140 } },
)
const square = drawing(
  { P: [0, 0], Q: [1, 0], R: [1, 1] },
  { box: { left: 204, top: 60, width: 106, height: 106 } },
)
const triangles = figure(
  {
    name: 'trigonometry-1/two-triangles',
    title: 'The two triangles behind the exact values',
    description:
      'Left: a right-angled triangle with the sides 1 and √3 and the hypotenuse 2. The angle between 1 and 2 is 60°, the angle at the top is 30°. Right: a right-angled triangle with two sides 1 and the hypotenuse √2. Both acute angles are 45°.',
    height: 200,
  },
  half.outline('ABC'),
  half.right('ABC'),
  half.angle('BAC', '60°'),
  half.angle('ACB', '30°'),
  half.side('AB', '1', { away: 'C' }),
  half.side('BC', '√3', { away: 'A' }),
  half.side('AC', '2', { away: 'B' }),
  square.outline('PQR'),
  square.right('PQR'),
  square.angle('QPR', '45°'),
  square.angle('PRQ', '45°'),
  square.side('PQ', '1', { away: 'R' }),
  square.side('QR', '1', { away: 'P' }),
  square.side('PR', '√2', { away: 'Q' }),
)

const grid = plane({
  x: { min: -6.4, max: 2.4 },
  y: { min: -1.5, max: 4.6 },
  equalScales: true,
  height: 190,
  origin: '',
})
const [gx, gy] = grid.at(0, 0)
const turn = (Math.atan2(3, -4) * 180) / Math.PI
const arm = figure(
  {
    name: 'trigonometry-1/arm',
    title: 'A point on the arm of an obtuse angle',
    description:
      'Axes with the origin O. The point P lies in the second quadrant and is joined to O; the length OP is labelled 5. An arc from the positive x-axis anticlockwise to OP is labelled θ. A dashed line leads from P down to the x-axis, which it meets at −4.',
    height: grid.canvasHeight,
  },
  grid.axes,
  line(gx, gy, ...grid.at(-4, 3), 'p'),
  line(...grid.at(-4, 3), ...grid.at(-4, 0), 'l dash thin'),
  arc(gx, gy, 24, 0, turn, 'l thin'),
  text(gx + 20, gy - 24, '*θ*'),
  text(...grid.at(-1.7, 1.85), '5'),
  text(...grid.at(-4, -0.75), '−4', middle),
  text(gx + 6, gy + 16, '*O*'),
  mark(grid, [-4, 3], '*P*', { place: 'above' }),
)

export const figures = [quadrants, reference, triangles, arm]
