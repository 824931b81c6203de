import { figure } from '@/lib/figures/figure'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { mark, onX, plane } from '@/lib/figures/plane/plane'
import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { line, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 14.1 Derived function

const square = (x: number) => x * x
const closing = plane({ x: { min: -0.6, max: 3.5 }, y: { min: -1.5, max: 10 }, height: 230, origin: '' })
const end = (x: number) => closing.at(x, square(x))

const chords = figure(
  {
    name: 'calculus-1/chords',
    title: 'Chords of y = x² from one point',
    description:
      'The curve y = x² with the point P(1, 1). Three chords start at P and end on the curve: at Q₁, where x = 3, at Q₂, where x = 2.5, and at Q₃, where x = 2. Each chord is less steep than the one before. The red tangent at P is a little less steep than the last chord.',
    height: closing.canvasHeight,
  },
  closing.axes,
  functionCurve(closing, square, { from: -0.6 }),
  tangent(closing, square, 1, { cls: 'r', reach: 104 }),
  [3, 2.5, 2].map(x => line(...end(1), ...end(x), 'l thin')).join(''),
  mark(closing, [1, 1], '*P*', { place: 'above left' }),
  mark(closing, [3, 9], '*Q*_{1}', { place: 'right' }),
  mark(closing, [2.5, 6.25], '*Q*_{2}', { place: 'right' }),
  mark(closing, [2, 4], '*Q*_{3}', { place: 'right' }),
)

const hill = polynomial(1, -6, 9, 1)
const steps = plane({ x: { min: -0.5, max: 4.6 }, y: { min: -1, max: 8 }, height: 210, origin: '' })
const over = (x: number, y: number, label: string) => {
  const [px, py] = steps.at(x, y)
  return text(px, py, label, { anchor: 'middle', cls: 's' })
}

const signs = figure(
  {
    name: 'calculus-1/signs',
    title: 'Where the derivative is positive, zero and negative',
    description:
      'A curve rises from the left to a maximum at x = 1, falls to a minimum at x = 3 and rises again. Over the first and the last part is written dy/dx > 0, over the middle part dy/dx < 0. At x = 1 and at x = 3 the red tangents are level and dy/dx = 0.',
    height: steps.canvasHeight,
  },
  steps.axes,
  functionCurve(steps, hill),
  tangent(steps, hill, 1, { cls: 'r', reach: 34 }),
  tangent(steps, hill, 3, { cls: 'r', reach: 34 }),
  onX(steps, 1, '1'),
  onX(steps, 3, '3'),
  over(1, 5.7, 'd*y*/d*x* = 0'),
  over(3, 0.3, 'd*y*/d*x* = 0'),
  over(1.05, 2.6, 'd*y*/d*x* > 0'),
  over(2.75, 3.9, 'd*y*/d*x* < 0'),
  over(3.55, 6.2, 'd*y*/d*x* > 0'),
)

const read = chartFigure(
  { name: 'calculus-1/read', title: 'A curve with five named points' },
  sketch({
    curves: [polynomial(-1, 6, -5)],
    x: [-0.8, 6.6],
    y: [-7, 6],
    points: [
      { at: [0.4, -2.76], label: '*A*', place: 'right' },
      { at: [1.8, 2.56], label: '*B*', place: 'above left' },
      { at: [3, 4], label: '*C*', place: 'above' },
      { at: [4.6, 1.44], label: '*D*', place: 'above right' },
      { at: [5.6, -2.76], label: '*E*', place: 'right' },
    ],
    height: 190,
  }),
)

const depth = (t: number) => 1 + 0.9 * t - 0.075 * t * t
const tank = plane({
  x: { min: 0, max: 10, every: 2, label: '*t* / minutes' },
  y: { min: 0, max: 5, every: 1, label: '*h* / cm' },
  grid: true,
  height: 190,
})

const filling = figure(
  {
    name: 'calculus-1/depth',
    title: 'Depth of water against time',
    description:
      'A grid with t from 0 to 10 minutes across and h from 0 to 5 cm up. A curve starts at h = 1, rises less and less steeply to its highest point at t = 6, where h = 3.7, and then falls to h = 2.5 at t = 10.',
    height: tank.canvasHeight,
  },
  tank.axes,
  functionCurve(tank, depth, { from: 0, to: 10 }),
)

export const figures = [chords, signs, read, filling]
