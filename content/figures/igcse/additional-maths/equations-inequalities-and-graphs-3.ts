import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

// 4.3 Solving equations by substitution

const quadraticInU = chartFigure(
  {
    name: 'equations-inequalities-and-graphs-3/meet',
    title: 'The curves y = 2e^x and y = 7 − 3e^(−x)',
  },
  sketch({
    curves: [
      { f: x => 2 * Math.exp(x), label: '*y* = 2e^{x}', labelAt: 1.25, place: 'left' },
      {
        f: x => 7 - 3 * Math.exp(-x),
        label: '*y* = 7 − 3e^{−x}',
        labelAt: 1.55,
        place: 'below right',
        cls: 'r',
      },
    ],
    x: [-1.6, 2.7],
    y: [-1.6, 9],
    points: [{ at: [Math.log(0.5), 1] }, { at: [Math.log(3), 6] }],
    height: 210,
  }),
)

const noSolution = chartFigure(
  { name: 'equations-inequalities-and-graphs-3/reject', title: 'The curve y = e^x and two level lines' },
  sketch({
    curves: [
      { f: x => Math.exp(x), label: '*y* = e^{x}', labelAt: 1.75, place: 'left' },
      { f: () => 4, label: '*y* = 4', labelAt: -2, place: 'above', cls: 'r' },
      { f: () => -2, label: '*y* = −2', labelAt: -2, place: 'above', cls: 'r' },
    ],
    x: [-3, 3],
    y: [-3.6, 7],
    points: [{ at: [Math.log(4), 4], label: '(ln 4, 4)', place: 'below right' }],
    height: 200,
  }),
)

export const figures = [quadraticInU, noSolution]
