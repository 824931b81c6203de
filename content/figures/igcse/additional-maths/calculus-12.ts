import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { arrow, line, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 14.12 Integration of standard functions

const box = (x: number, y: number, label: string) =>
  `<rect class="l w" x="${x}" y="${y}" width="150" height="34" rx="6"/>` +
  text(x + 75, y + 22, label, { anchor: 'middle' })

const back = figure(
  {
    name: 'calculus-12/there-and-back',
    title: 'Differentiating multiplies by 3, integrating divides by 3',
    description:
      'Two boxes side by side: on the left sin(3x + 1), on the right 3 cos(3x + 1). An arrow above from left to right is marked differentiate, times 3. An arrow below from right to left is marked integrate, divided by 3.',
    height: 118,
  },
  box(8, 42, 'sin(3*x* + 1)'),
  box(202, 42, '3 cos(3*x* + 1)'),
  arrow(84, 34, 276, 34, { cls: 'p' }),
  arrow(276, 84, 84, 84, { cls: 'r' }),
  text(180, 24, 'differentiate: × 3', { anchor: 'middle', cls: 'tp' }),
  text(180, 104, 'integrate: ÷ 3', { anchor: 'middle', cls: 'tr' }),
)

const on = plane({
  x: { min: -0.4, max: 3.4 },
  y: { min: -2, max: 6.2 },
  height: 210,
})
const member = (c: number) => (x: number) => 2 * Math.sqrt(2 * x + 1) - 3 + c

const family = figure(
  {
    name: 'calculus-12/family',
    title: 'Curves with the same gradient function',
    description:
      'Three rising curves on x and y axes, each the one below moved straight up. The middle curve, in blue, passes through the point (1.5, 3). At the same x all three are equally steep.',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, member(0.2), { cls: 'l thin' }),
  functionCurve(on, member(2), { cls: 'p' }),
  functionCurve(on, member(3.8), { cls: 'l thin' }),
  line(...on.at(1.5, 0), ...on.at(1.5, 3), 'l dash thin'),
  `<circle class="d" cx="${on.at(1.5, 3)[0]}" cy="${on.at(1.5, 3)[1]}" r="3"/>`,
  text(on.at(1.5, 3)[0] + 5, on.at(1.5, 3)[1] + 19, '(1.5, 3)'),
)

const wave = chartFigure(
  { name: 'calculus-12/second-derivative', title: 'Sketch of y = 2x − sin 2x + 1' },
  sketch({
    curves: [x => 2 * x - Math.sin(2 * x) + 1],
    x: [-0.9, 3.6],
    y: [-1, 9],
    onX: [{ at: Math.PI, label: 'π' }],
    onY: [{ at: 1, label: '1', place: 'above left' }],
    points: [{ at: [Math.PI / 2, Math.PI + 1], label: '*P*', place: 'below right' }],
    height: 180,
  }),
)

export const figures = [back, family, wave]
