import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 6.2 Laws of logarithms

const argumentsOfTwo = chartFigure(
  {
    name: 'logarithmic-and-exponential-functions-2/arguments',
    title: 'Sketch of y = (x + 4)(x − 2) and the line y = 27',
    description:
      'A U-shaped curve crosses the x-axis at −4 and 2. The level line y = 27 cuts it at two marked points, at x = −7 and x = 5. Only the second lies to the right of 2, where both brackets are positive.',
  },
  sketch({
    curves: [
      x => (x + 4) * (x - 2),
      { f: () => 27, label: '*y* = 27', labelAt: -1, place: 'above left', cls: 'l thin' },
    ],
    x: [-10.4, 8],
    y: [-16, 40],
    onX: [
      { at: -4, label: '−4', place: 'below left' },
      { at: 2, label: '2', place: 'below right' },
    ],
    points: [
      { at: [-7, 27], label: '*x* = −7', place: 'below left' },
      { at: [5, 27], label: '*x* = 5', place: 'below right' },
    ],
    height: 210,
  }),
)

export const figures = [argumentsOfTwo]
