import { figure } from '@/lib/figures/figure'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'
import { line, rect, text } from '@/lib/figures/shapes'

// 14.3 Derivatives of standard functions

const wave = plane({ x: { min: -0.4, max: 6.9 }, y: { min: -1.6, max: 1.9 }, height: 190, origin: '*O*' })

const sine = figure(
  {
    name: 'calculus-3/sine',
    title: 'sin x and its derivative cos x',
    description:
      'Two curves for x from 0 to 2π. The blue curve y = sin x starts at 0, has its highest point at π/2 and its lowest at 3π/2. The dashed red curve is its derivative, cos x: it starts at 1, is zero at π/2 and at 3π/2, where the sine curve is level, and is −1 at π, where the sine curve falls most steeply.',
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, Math.sin, { from: 0, to: 6.5, label: 'sin *x*', labelAt: 1.75, place: 'above right' }),
  functionCurve(wave, Math.cos, {
    from: 0,
    to: 6.5,
    cls: 'r dash',
    label: 'cos *x*',
    labelAt: 5.5,
    place: 'above left',
  }),
  onX(wave, Math.PI / 2, 'π/2', 'below left'),
  onX(wave, Math.PI, 'π', 'below left'),
  onX(wave, (3 * Math.PI) / 2, '3π/2', 'below right'),
  onX(wave, 2 * Math.PI, '2π', 'below right'),
)

const grow = plane({ x: { min: -2.4, max: 2.2 }, y: { min: -0.6, max: 5 }, height: 210, origin: '' })

const exponential = figure(
  {
    name: 'calculus-3/exponential',
    title: 'y = eˣ with two tangents',
    description:
      'The curve y = e to the x, which rises more and more steeply, with a red tangent at the point where x = 0, y = 1, and one at the point where x = 1, y = e. Beside the first is written: gradient 1. Beside the second: gradient e.',
    height: grow.canvasHeight,
  },
  grow.axes,
  functionCurve(grow, Math.exp),
  tangent(grow, Math.exp, 0, { cls: 'r', reach: 60 }),
  tangent(grow, Math.exp, 1, { cls: 'r', reach: 62 }),
  mark(grow, [0, 1], '(0, 1)', { place: 'above left' }),
  mark(grow, [0, 1], 'gradient 1', { place: 'below right', kind: 'none', cls: 'tr' }),
  mark(grow, [1, Math.E], '(1, *e*)', { place: 'above left' }),
  mark(grow, [1, Math.E], 'gradient *e*', { place: 'below right', kind: 'none', cls: 'tr' }),
  onX(grow, 1),
)

const box = (x: number, label: string, width: number) =>
  rect(x, 34, width, 40, 'l sheet') + text(x + width / 2, 59, label, { anchor: 'middle' })
const head = (x: number) => line(x, 54, x - 8, 49, 'p') + line(x, 54, x - 8, 59, 'p')

const chain = figure(
  {
    name: 'calculus-3/chain',
    title: 'A function inside a function',
    description:
      'Three boxes in a row: x, then u = 2x³ − 5, then y = u⁶. Over the arrow from x to u is written du/dx = 6x²; over the arrow from u to y is written dy/du = 6u⁵. Below: dy/dx is the product of the two, 36x²(2x³ − 5)⁵.',
    height: 130,
  },
  box(8, '*x*', 34),
  box(116, '*u* = 2*x*^{3} − 5', 96),
  box(284, '*y* = *u*^{6}', 68),
  line(42, 54, 116, 54, 'p'),
  head(116),
  line(212, 54, 284, 54, 'p'),
  head(284),
  text(79, 26, 'd*u*/d*x* = 6*x*^{2}', { anchor: 'middle', cls: 's' }),
  text(248, 26, 'd*y*/d*u* = 6*u*^{5}', { anchor: 'middle', cls: 's' }),
  text(180, 112, 'd*y*/d*x* = 6*u*^{5} × 6*x*^{2} = 36*x*^{2}(2*x*^{3} − 5)^{5}', { anchor: 'middle' }),
)

const curve = (x: number) => Math.sin(2 * x) + x
const bent = plane({ x: { min: -0.3, max: 3.5 }, y: { min: -0.6, max: 4 }, height: 190, origin: '*O*' })
const end = (2 * Math.PI) / 3

const bend = figure(
  {
    name: 'calculus-3/sine-and-line',
    title: 'A curve with two level tangents',
    description:
      'A curve from the origin to the point where x = π. It rises to A, where it is level, falls to B, where it is level again, and rises to its end, which is higher than A.',
    height: bent.canvasHeight,
  },
  bent.axes,
  functionCurve(bent, curve, { from: 0, to: Math.PI }),
  mark(bent, [Math.PI / 3, curve(Math.PI / 3)], '*A*', { place: 'above' }),
  mark(bent, [end, curve(end)], '*B*', { place: 'below' }),
  onX(bent, Math.PI, 'π'),
  onY(bent, Math.PI, 'π'),
)

export const figures = [sine, exponential, chain, bend]
