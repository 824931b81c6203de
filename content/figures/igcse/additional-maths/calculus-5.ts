import { figure } from '@/lib/figures/figure'
import { functionCurve, normalTo, tangent } from '@/lib/figures/plane/curves'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'
import { line, polygon } from '@/lib/figures/shapes'

// 14.5 Gradients, tangents and normals

const bowl = (x: number) => 0.25 * x * x + 1
const square = plane({
  x: { min: -1.5, max: 6 },
  y: { min: -1, max: 5 },
  equalScales: true,
  height: 220,
  origin: '*O*',
})

const both = figure(
  {
    name: 'calculus-5/both',
    title: 'Tangent and normal to a curve at one point',
    description:
      'A curve with the point P on it. The red tangent touches the curve at P. The dashed green normal goes through P at right angles to the tangent.',
    height: square.canvasHeight,
  },
  square.axes,
  functionCurve(square, bowl),
  tangent(square, bowl, 2, { cls: 'r', reach: 100, label: 'tangent', place: 'right' }),
  normalTo(square, bowl, 2, {
    cls: 'g dash',
    reach: 90,
    label: 'normal',
    end: 'first',
    place: 'above right',
  }),
  mark(square, [2, 2], '*P*', { place: 'right' }),
)

const root = (x: number) => 4 * Math.sqrt(Math.max(x, 0))
const wide = plane({
  x: { min: -1.2, max: 15 },
  y: { min: -1.6, max: 14 },
  equalScales: true,
  height: 250,
  origin: '*O*',
})
const [a, p, o] = [wide.at(12, 0), wide.at(4, 8), wide.at(0, 0)]

const area = figure(
  {
    name: 'calculus-5/triangle',
    title: 'The normal to y = 4√x and the triangle that it cuts off',
    description:
      'The curve y = 4√x from the origin, with the point P, from which a dashed line leads down to 4 on the x-axis. The normal at P goes down to the point A of the x-axis. The triangle O P A is shaded.',
    height: wide.canvasHeight,
  },
  polygon([o, p, a], 'w'),
  wide.axes,
  functionCurve(wide, root, { from: 0 }),
  normalTo(wide, root, 4, { cls: 'l', reach: 400 }),
  line(...wide.at(4, 0), ...p, 'l dash thin'),
  mark(wide, [4, 8], '*P*', { place: 'above' }),
  mark(wide, [12, 0], '*A*', { place: 'above right' }),
  onX(wide, 4, '4'),
)

const cubic = (x: number) => x ** 3 - 4 * x
const again = plane({ x: { min: -2.8, max: 3 }, y: { min: -8, max: 7 }, height: 220, origin: '' })

const meets = figure(
  {
    name: 'calculus-5/meets-again',
    title: 'A tangent that meets the curve again',
    description:
      'The curve y = x³ − 4x. The red tangent at P, where x = 1, touches the curve there and crosses it again at Q, to the left of the y-axis.',
    height: again.canvasHeight,
  },
  again.axes,
  functionCurve(again, cubic),
  tangent(again, cubic, 1, { cls: 'r', reach: 500 }),
  mark(again, [1, -3], '*P*', { place: 'below' }),
  mark(again, [-2, 0], '*Q*', { place: 'below right' }),
  onX(again, 2, '2', 'below right'),
)

const log = (x: number) => (x > 0 ? Math.log(x) + 1 : Number.NaN)
const low = plane({
  x: { min: -0.8, max: 5 },
  y: { min: -1.6, max: 3 },
  height: 190,
  originPlace: 'above left',
})

const logs = figure(
  {
    name: 'calculus-5/logarithm',
    title: 'The curve y = ln x + 1 and a tangent through the origin',
    description:
      'The curve y = ln x + 1, which rises less and less steeply. The red tangent at the point P goes through the origin.',
    height: low.canvasHeight,
  },
  low.axes,
  functionCurve(low, log),
  tangent(low, log, 1, { cls: 'r', reach: 400 }),
  mark(low, [1, 1], '*P*', { place: 'below right' }),
  onY(low, 1),
)

export const figures = [both, area, meets, logs]
