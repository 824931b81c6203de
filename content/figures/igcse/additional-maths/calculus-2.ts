import { figure } from '@/lib/figures/figure'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { dot, line, text } from '@/lib/figures/shapes'

// 14.2 Differentiation notation

const bend = (x: number) => 0.5 + 0.35 * x * x
const on = plane({ x: { min: -0.4, max: 4.6 }, y: { min: -0.7, max: 7 }, height: 220, origin: '*O*' })
const [p, q] = [2, 3.6]
const [from, corner, to] = [on.at(p, bend(p)), on.at(q, bend(p)), on.at(q, bend(q))]

const small = figure(
  {
    name: 'calculus-2/small-changes',
    title: 'Small changes of x and y along a curve',
    description:
      'A rising curve with the points P and Q. A dashed step goes from P to the right, marked δx, and then up to Q, marked δy. The chord from P to Q is drawn. The red tangent at P is less steep than the chord.',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, bend, { from: 0 }),
  tangent(on, bend, p, { cls: 'r', reach: 150 }),
  line(...from, ...corner, 'l dash thin'),
  line(...corner, ...to, 'l dash thin'),
  line(...from, ...to, 'l thin'),
  dot(...to),
  mark(on, [p, bend(p)], '*P*', { place: 'above left' }),
  mark(on, [q, bend(q)], '*Q*', { place: 'above left' }),
  text((from[0] + corner[0]) / 2, corner[1] + 18, '*δx*', { anchor: 'middle' }),
  text(corner[0] + 8, (corner[1] + to[1]) / 2, '*δy*', { anchor: 'start' }),
)

const rows = [
  ['*y* = 2*x*^{3} − 5*x*^{2} + 4', 'the curve'],
  ['d*y*/d*x* = 6*x*^{2} − 10*x*', 'its gradient'],
  ['d^{2}*y*/d*x*^{2} = 12*x* − 10', 'how the gradient changes'],
] as const

const stairs = figure(
  {
    name: 'calculus-2/twice',
    title: 'Differentiating twice',
    description:
      'Three lines below each other. y = 2x³ − 5x² + 4, the curve. An arrow marked "differentiate" leads to dy/dx = 6x² − 10x, its gradient. A second arrow marked "differentiate" leads to the second derivative 12x − 10, which tells how fast the gradient changes.',
    height: 190,
  },
  rows
    .map(
      ([formula, meaning], at) =>
        text(24, 30 + 66 * at, formula) + text(186, 30 + 66 * at, meaning, { cls: 's' }),
    )
    .join(''),
  [0, 1]
    .map(
      at =>
        line(60, 40 + 66 * at, 60, 74 + 66 * at, 'p') +
        line(60, 74 + 66 * at, 55, 66 + 66 * at, 'p') +
        line(60, 74 + 66 * at, 65, 66 + 66 * at, 'p') +
        text(74, 62 + 66 * at, 'differentiate', { cls: 's tp' }),
    )
    .join(''),
)

export const figures = [small, stairs]
