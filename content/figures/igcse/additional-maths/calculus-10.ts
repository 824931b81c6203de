import { figure } from '@/lib/figures/figure'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arrow, centred, line, rect } from '@/lib/figures/shapes'

// 14.10 Integration as reverse of differentiation

const bothWays = figure(
  {
    name: 'calculus-10/both-ways',
    title: 'Differentiating and integrating',
    description:
      'Two boxes, x³ + 5x + c on the left and 3x² + 5 on the right. An arrow marked differentiate goes from left to right, an arrow marked integrate from right to left.',
    height: 110,
  },
  rect(20, 34, 112, 42, 'l w', 6),
  rect(238, 34, 102, 42, 'l w', 6),
  centred(76, 55, '*x*^{3} + 5*x* + *c*'),
  centred(289, 55, '3*x*^{2} + 5'),
  arrow(140, 44, 230, 44, { cls: 'p' }),
  arrow(230, 66, 140, 66, { cls: 'r' }),
  centred(185, 32, 'differentiate', 's'),
  centred(185, 80, 'integrate', 's'),
)

const on = plane({ x: { min: -2.6, max: 2.6 }, y: { min: -3, max: 7 }, height: 220, origin: '*O*' })
const member = (c: number) => (x: number) => x * x + c
const family = figure(
  {
    name: 'calculus-10/family',
    title: 'Curves with the same gradient function',
    description:
      'Three equal parabolas, one above the other: y = x² − 2, y = x² and y = x² + 3. At x = 1 their tangents are parallel.',
    height: on.canvasHeight,
  },
  on.axes,
  line(...on.at(1, -3), ...on.at(1, 6), 'f dash'),
  ...[-2, 0, 3].map(
    (c, at) =>
      functionCurve(on, member(c), {
        label: ['*c* = −2', '*c* = 0', '*c* = 3'][at] ?? '',
        labelAt: -0.9,
        place: c < 0 ? 'below left' : 'above right',
        cls: 'p',
      }) + tangent(on, member(c), 1, { cls: 'r', reach: 30 }),
  ),
)

const through = plane({ x: { min: -1.6, max: 3.4 }, y: { min: -3, max: 9 }, height: 190, origin: '*O*' })
const cubic = (c: number) => (x: number) => x ** 3 - 3 * x * x + c
const chosen = figure(
  {
    name: 'calculus-10/through-a-point',
    title: 'The curve through a given point',
    description:
      'Three curves of the same shape, one above the other, two of them dashed. Only the middle one, which is drawn in full, passes through the point (2, 1).',
    height: through.canvasHeight,
  },
  through.axes,
  functionCurve(through, cubic(2), { cls: 'f dash' }),
  functionCurve(through, cubic(5)),
  functionCurve(through, cubic(8), { cls: 'f dash' }),
  mark(through, [2, 1], '(2, 1)', { place: 'above' }),
)

export const figures = [bothWays, family, chosen]
