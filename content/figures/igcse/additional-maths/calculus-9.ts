import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, type RealFunction, tangent } from '@/lib/figures/plane/curves'
import { type Plane, plane } from '@/lib/figures/plane/plane'
import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { dot, line, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 14.9 First and second derivative tests

/** A curve with its tangent at three places, and the sign of each gradient. */
function signs(
  on: Plane,
  f: RealFunction,
  places: readonly [number, number, number],
  marks: readonly string[],
) {
  const below = on.frame.bottom + 16
  return (
    functionCurve(on, f) +
    places
      .map((x, at) => {
        const [px, py] = on.at(x, f(x))
        return (
          tangent(on, f, x, { cls: 'r', reach: 24 }) +
          line(px, py, px, on.frame.bottom + 2, 'f') +
          dot(px, py, at === 1 ? 'd' : 'pd', 3) +
          text(px, below, marks[at] ?? '', { anchor: 'middle', cls: 'b' })
        )
      })
      .join('')
  )
}

const window = (left: number) =>
  plane({ x: { min: -2.2, max: 2.2 }, y: { min: -1, max: 4 }, left, width: 150, top: 14, height: 120 })
const [leftPlane, rightPlane] = [window(16), window(194)]

const bothWays = figure(
  {
    name: 'calculus-9/signs',
    title: 'Signs of the gradient on either side',
    description:
      'Two curves with tangents drawn before, at and after the turning point. On the left, at a minimum, the gradients are negative, zero, positive. On the right, at a maximum, they are positive, zero, negative.',
    height: 186,
  },
  signs(leftPlane, x => 0.8 * x * x - 0.4, [-1.3, 0, 1.3], ['−', '0', '+']),
  signs(rightPlane, x => 3.4 - 0.8 * x * x, [-1.3, 0, 1.3], ['+', '0', '−']),
  text(leftPlane.at(0, 0)[0], 178, 'minimum', { anchor: 'middle', cls: 's' }),
  text(rightPlane.at(0, 0)[0], 178, 'maximum', { anchor: 'middle', cls: 's' }),
)

const cubic = chartFigure(
  { name: 'calculus-9/cubic', title: 'Sketch of y = x³ − 6x² + 9x + 1' },
  sketch({
    curves: [polynomial(1, -6, 9, 1)],
    x: [-0.7, 4.6],
    y: [-2, 9],
    points: [
      { at: [1, 5], label: '(1, 5)', place: 'above' },
      { at: [3, 1], label: '(3, 1)', place: 'above' },
    ],
    height: 180,
  }),
)

const flat = chartFigure(
  { name: 'calculus-9/flat', title: 'Sketch of a curve with a flat lowest point' },
  sketch({
    curves: [x => (x - 2) ** 4 + 3],
    x: [-0.8, 4.6],
    y: [-1, 14],
    points: [{ at: [2, 3], label: '(2, 3)', place: 'below' }],
    height: 180,
  }),
)

const ofDerivative: Figure = chartFigure(
  { name: 'calculus-9/derivative', title: 'Sketch of y = f′(x)' },
  sketch({
    curves: [{ f: x => 0.6 * (x + 1) * (x - 3), label: 'y = f′(*x*)', place: 'left', labelAt: 4.2 }],
    x: [-3, 5],
    y: [-4, 6],
    onX: [-1, 3],
    height: 180,
  }),
)

export const figures = [bothWays, cubic, flat, ofDerivative]
