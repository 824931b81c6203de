import { figure } from '@/lib/figures/figure'
import { parametricCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arc, circle, line, text } from '@/lib/figures/shapes'

// 10.4 Trigonometric identities

const on = plane({
  x: { min: -1.3, max: 1.3 },
  y: { min: -1.3, max: 1.3 },
  equalScales: true,
  height: 220,
  origin: '',
})
const [ox, oy] = on.at(0, 0)
const [px, py] = on.at(Math.cos(1.05), Math.sin(1.05))
const unitCircle = figure(
  {
    name: 'trigonometry-4/unit-circle',
    title: 'The unit circle and the identity of Pythagoras',
    description:
      'A circle of radius 1 about the origin. The radius OP, labelled 1, makes the angle A with the positive x-axis. A dashed line leads from P down to the x-axis: this height is labelled sin A, and the level side along the x-axis is labelled cos A.',
    height: on.canvasHeight,
  },
  on.axes,
  circle(ox, oy, on.at(1, 0)[0] - ox, 'f'),
  line(ox, oy, px, py, 'p'),
  line(px, py, px, oy, 'l dash'),
  line(ox, oy, px, oy, 'r'),
  arc(ox, oy, 18, 0, (1.05 * 180) / Math.PI, 'l thin'),
  text(ox + 21, oy - 8, '*A*', { cls: 's' }),
  text(ox + 0.72 * (px - ox) - 7, oy + 0.72 * (py - oy), '1', { anchor: 'end' }),
  text(px + 4, oy - 16, 'sin *A*', { cls: 's' }),
  text((ox + px) / 2, oy + 16, 'cos *A*', { anchor: 'middle' }),
  mark(on, [Math.cos(1.05), Math.sin(1.05)], '*P*', { place: 'above right' }),
)

const wide = plane({
  x: { min: -3, max: 7, ticks: [-2, 2, 6] },
  y: { min: -4, max: 4, ticks: [-3, 3] },
  numbers: 'edge',
  height: 200,
  origin: '',
})
const ellipse = figure(
  {
    name: 'trigonometry-4/parameter',
    title: 'A closed curve with a parameter θ',
    description:
      'A closed oval curve with its centre at (2, 0). It reaches from x = −2 to x = 6 and from y = −3 to y = 3. The point at the right-hand end is labelled θ = 0, the highest point θ = π/2.',
    height: wide.canvasHeight,
  },
  wide.axes,
  parametricCurve(wide, t => [2 + 4 * Math.cos(t), 3 * Math.sin(t)], 0, 2 * Math.PI),
  mark(wide, [6, 0], '*θ* = 0', { place: 'above right' }),
  mark(wide, [2, 3], '*θ* = π/2', { place: 'above' }),
)

export const figures = [unitCircle, ellipse]
