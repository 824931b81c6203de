import { figure } from '@/lib/figures/figure'
import { fromRoots, polynomial, sketch } from '@/lib/figures/plane/sketches'
import { line, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 3.2 Factorising polynomials

/** One column for each power of x. */
const COLUMNS = [150, 204, 262, 312] as const

const row = (y: number, terms: readonly string[], cls = '') =>
  terms
    .map((each, at) => (each === '' ? '' : text(COLUMNS[at] ?? 0, y, each, { anchor: 'end', cls })))
    .join('')

const division = figure(
  {
    name: 'factors-of-polynomials-2/long-division',
    title: 'Long division of 2x³ + 3x² − 11x − 6 by x − 2',
    description:
      'The quotient 2x² + 7x + 3 stands above the line. Below it 2x³ − 4x² is subtracted, which leaves 7x² − 11x. Then 7x² − 14x is subtracted, which leaves 3x − 6. Then 3x − 6 is subtracted, which leaves 0.',
    height: 206,
  },
  row(24, ['', '2*x*^{2}', '+ 7*x*', '+ 3'], 'b'),
  line(92, 34, 318, 34),
  line(92, 34, 92, 58),
  text(84, 52, '*x* − 2', { anchor: 'end' }),
  row(52, ['2*x*^{3}', '+ 3*x*^{2}', '− 11*x*', '− 6']),
  row(76, ['2*x*^{3}', '− 4*x*^{2}'], 'tp'),
  line(112, 84, 210, 84, 'l thin'),
  row(102, ['', '7*x*^{2}', '− 11*x*']),
  row(126, ['', '7*x*^{2}', '− 14*x*'], 'tp'),
  line(170, 134, 266, 134, 'l thin'),
  row(152, ['', '', '3*x*', '− 6']),
  row(176, ['', '', '3*x*', '− 6'], 'tp'),
  line(226, 184, 318, 184, 'l thin'),
  row(202, ['', '', '', '0'], 'b'),
)

const once = chartFigure(
  {
    name: 'factors-of-polynomials-2/one-real-root',
    title: 'A cubic curve that crosses the x-axis once, at 1/2',
  },
  sketch({
    curves: [polynomial(2, 1, 5, -3)],
    x: [-1.6, 2],
    y: [-14, 17],
    onX: [{ at: 0.5, label: '½', place: 'below right' }],
    onY: [{ at: -3, label: '−3', place: 'below right' }],
    height: 190,
  }),
)

const thrice = chartFigure(
  {
    name: 'factors-of-polynomials-2/three-roots',
    title: 'A cubic curve that crosses the x-axis at −3/2, 1 and 4',
  },
  sketch({
    curves: [fromRoots(4, [-1.5, 1, 4])],
    x: [-2.4, 5],
    y: [-58, 42],
    onX: [{ at: -1.5, label: '−3/2', place: 'above left' }, 1, { at: 4, label: '4', place: 'below right' }],
    onY: [{ at: 24, label: '24', place: 'above right' }],
    height: 200,
  }),
)

export const figures = [division, once, thrice]
