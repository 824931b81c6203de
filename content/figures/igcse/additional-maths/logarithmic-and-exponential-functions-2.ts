import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 6.2 Laws of logarithms

const argumentsOfTwo = chartFigure(
  {
    name: 'logarithmic-and-exponential-functions-2/arguments',
    title: 'Sketch of y = log₃(x + 4) + log₃(x − 2) and a level line',
    description:
      'A curve starts far down beside the dashed upright line x = 2, to the right of it, crosses the x-axis and rises less and less steeply. The level line y = 3 cuts it at one point, P. There is no curve to the left of x = 2.',
  },
  sketch({
    curves: [
      x => (x > 2 ? Math.log((x + 4) * (x - 2)) / Math.log(3) : Number.NaN),
      { f: () => 3, label: '*y* = 3', labelAt: -5, place: 'above', cls: 'l thin' },
    ],
    x: [-8, 10],
    y: [-1.6, 5.4],
    asymptotes: ['x = 2'],
    points: [{ at: [5, 3], label: '*P*', place: 'below right' }],
    height: 190,
  }),
)

export const figures = [argumentsOfTwo]
