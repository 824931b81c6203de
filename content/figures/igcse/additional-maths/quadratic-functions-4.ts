import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { dimension, line, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 2.4 Solving quadratic equations

const curve = sketch({ curves: [polynomial(1, -6, 4)], x: [-1, 7], y: [-7, 7], height: 220 })
const [low, middle, high] = [3 - Math.sqrt(5), 3, 3 + Math.sqrt(5)].map(x => curve.on.at(x, 0)) as [
  [number, number],
  [number, number],
  [number, number],
]

const roots = chartFigure(
  {
    name: 'quadratic-functions-4/roots',
    title: 'A parabola and the distances of its roots from the axis of symmetry',
    description:
      'The parabola y = x² − 6x + 4 crosses the x-axis twice. A dashed vertical line x = 3 is its axis of symmetry. Above the x-axis two arrows of equal length, each marked √5, lead from this line to the two crossings.',
  },
  curve,
  line(...curve.on.at(3, -6.6), ...curve.on.at(3, 6), 'l dash thin'),
  dimension(low[0], low[1] - 14, middle[0], middle[1] - 14, '√5'),
  dimension(middle[0], middle[1] - 14, high[0], high[1] - 14, '√5'),
  text(middle[0] + 7, curve.on.at(3, 5.2)[1], '*x* = 3'),
)

const find = chartFigure(
  { name: 'quadratic-functions-4/find', title: 'A parabola that crosses the x-axis at A and B' },
  sketch({
    curves: [polynomial(1, -4, -3)],
    x: [-2.6, 6.6],
    y: [-9, 9],
    points: [
      { at: [2 - Math.sqrt(7), 0], label: '*A*', place: 'below left' },
      { at: [2 + Math.sqrt(7), 0], label: '*B*', place: 'below right' },
    ],
    height: 190,
  }),
)

export const figures = [roots, find]
