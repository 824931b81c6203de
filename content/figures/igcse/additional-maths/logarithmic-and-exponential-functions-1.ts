import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 6.1 Properties and graphs

const inverses = chartFigure(
  {
    name: 'logarithmic-and-exponential-functions-1/inverses',
    title: 'The curves y = e^x and y = ln x',
  },
  sketch({
    curves: [
      { f: Math.exp, label: '*y* = e^{x}', labelAt: 1.35, place: 'right' },
      { f: x => (x > 0 ? Math.log(x) : Number.NaN), label: '*y* = ln *x*', labelAt: 3, place: 'below right' },
      { f: x => x, label: '*y* = *x*', cls: 'l dash thin', labelAt: 3, place: 'left' },
    ],
    x: [-3.4, 4.6],
    y: [-3.2, 4.2],
    onX: [{ at: 1, label: '1', place: 'below right' }],
    onY: [{ at: 1, label: '1', place: 'above left' }],
    equalScales: true,
  }),
)

const exponential = chartFigure(
  {
    name: 'logarithmic-and-exponential-functions-1/exponential',
    title: 'Sketch of y = 2e^(3x) − 8',
  },
  sketch({
    curves: [x => 2 * Math.exp(3 * x) - 8],
    x: [-1.2, 1],
    y: [-11, 12],
    onX: [{ at: Math.log(4) / 3, label: '⅓ ln 4', place: 'below right' }],
    onY: [{ at: -6, label: '−6', place: 'below right' }],
    asymptotes: ['y = −8'],
    height: 210,
  }),
)

const falling = chartFigure(
  {
    name: 'logarithmic-and-exponential-functions-1/falling',
    title: 'An exponential curve and its asymptote',
    description:
      'A sketch on x and y axes. A curve rises from the lower left, crosses the x-axis to the left of the origin and the y-axis at 2, and rises less and less steeply. It comes close to the dashed level line y = 5 from below.',
  },
  sketch({
    curves: [x => 5 - 3 * Math.exp(-x)],
    x: [-1.4, 3.4],
    y: [-4, 7],
    onY: [{ at: 2, label: '2', place: 'above left' }],
    asymptotes: ['y = 5'],
    height: 200,
  }),
)

const logarithm = chartFigure(
  {
    name: 'logarithmic-and-exponential-functions-1/logarithm',
    title: 'Sketch of y = 3 ln(2x + 5)',
  },
  sketch({
    curves: [x => (x > -2.5 ? 3 * Math.log(2 * x + 5) : Number.NaN)],
    x: [-3.6, 4],
    y: [-6, 9],
    onX: [{ at: -2, label: '−2', place: 'below right' }],
    onY: [{ at: 3 * Math.log(5), label: '3 ln 5', place: 'above left' }],
    asymptotes: ['x = −2.5'],
    height: 220,
  }),
)

export const figures = [inverses, exponential, falling, logarithm]
