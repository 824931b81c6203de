import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 3.3 Solving cubic equations

const surds = chartFigure(
  {
    name: 'factors-of-polynomials-3/surd-roots',
    title: 'A cubic curve that crosses the x-axis at −3, 2 − √3 and 2 + √3',
  },
  sketch({
    curves: [polynomial(1, -1, -11, 3)],
    x: [-4.2, 5.2],
    y: [-26, 25],
    onX: [
      { at: -3, label: '−3', place: 'above left' },
      { at: 2 - Math.sqrt(3), label: '2 − √3', place: 'above right' },
      { at: 2 + Math.sqrt(3), label: '2 + √3', place: 'below right' },
    ],
    height: 200,
  }),
)

const line = chartFigure(
  {
    name: 'factors-of-polynomials-3/curve-and-line',
    title: 'The curve y = x³ − 3x + 1 and the line y = 4x − 5',
  },
  sketch({
    curves: [
      { f: polynomial(1, 0, -3, 1), label: '*y* = *x*^{3} − 3*x* + 1', labelAt: -0.9, place: 'above left' },
      { f: x => 4 * x - 5, label: '*y* = 4*x* − 5', labelAt: 0.1, place: 'below right' },
    ],
    x: [-3.6, 3],
    y: [-20, 11],
    points: [
      { at: [1, -1], label: '*A*', place: 'below right' },
      { at: [2, 3], label: '*B*', place: 'right' },
      { at: [-3, -17], label: '*C*', place: 'above left' },
    ],
    height: 230,
  }),
)

const once = chartFigure(
  {
    name: 'factors-of-polynomials-3/touches-and-crosses',
    title: 'A cubic curve that touches the x-axis at −1 and crosses it at 3',
  },
  sketch({
    curves: [polynomial(1, -1, -5, -3)],
    x: [-2.6, 4],
    y: [-12, 9],
    onX: [
      { at: -1, label: '−1', place: 'above' },
      { at: 3, label: '3', place: 'below right' },
    ],
    onY: [{ at: -3, label: '−3', place: 'right' }],
    height: 190,
  }),
)

export const figures = [surds, line, once]
