import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 4.4 Graphs of cubic polynomials

const positive = chartFigure(
  { name: 'equations-inequalities-and-graphs-4/positive', title: 'Sketch of y = (x + 2)(x − 1)(x − 4)' },
  sketch({
    curves: [fromRoots(1, [-2, 1, 4])],
    x: [-3.2, 5.2],
    y: [-16, 17],
    onX: [-2, 1, 4],
    onY: [8],
    height: 210,
  }),
)

const negative = chartFigure(
  { name: 'equations-inequalities-and-graphs-4/negative', title: 'Sketch of y = (x + 1)(2x − 3)(3 − x)' },
  sketch({
    curves: [x => (x + 1) * (2 * x - 3) * (3 - x)],
    x: [-2.1, 4.1],
    y: [-16, 14],
    onX: [-1, { at: 1.5, label: '1.5' }, 3],
    onY: [-9],
    height: 210,
  }),
)

const touching = chartFigure(
  { name: 'equations-inequalities-and-graphs-4/touching', title: 'Sketch of y = (x − 2)²(x + 1)' },
  sketch({
    curves: [fromRoots(1, [2, 2, -1])],
    x: [-2, 3.8],
    y: [-5, 9],
    onX: [-1, 2],
    onY: [4],
    height: 190,
  }),
)

const modulus = chartFigure(
  { name: 'equations-inequalities-and-graphs-4/modulus', title: 'Sketch of y = |(x + 2)(x − 1)(x − 4)|' },
  sketch({
    curves: [x => Math.abs((x + 2) * (x - 1) * (x - 4))],
    x: [-3.2, 5.2],
    y: [-4, 18],
    onX: [-2, 1, 4],
    onY: [8],
    height: 200,
  }),
)

const find = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-4/find',
    title: 'Sketch of a cubic curve',
    description:
      'A cubic curve comes from top left, crosses the x-axis at −3, turns, crosses the y-axis at −6 as it rises, touches the x-axis from below at 1 and goes to bottom right.',
  },
  sketch({
    curves: [fromRoots(-2, [-3, 1, 1])],
    x: [-4.1, 2.3],
    y: [-22, 14],
    onX: [-3, 1],
    onY: [-6],
    height: 210,
  }),
)

export const figures = [positive, negative, touching, modulus, find]
