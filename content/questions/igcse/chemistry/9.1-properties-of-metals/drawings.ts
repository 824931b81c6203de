import { conductionTest, drawnOut, gasFromWater, hammered } from '@/content/figures/igcse/chemistry/metals'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

export const shapingFigure = (isHammer: boolean): Figure =>
  figure(
    {
      name: `metals/shaping-${isHammer ? 1 : 2}`,
      title: 'A piece of metal gets another shape',
      description: isHammer
        ? 'A hammer comes down on a piece of metal, which lies on a block and is flat and wide.'
        : 'A thick rod of metal is pulled to the right through a narrow hole. To the right of the hole it is thin.',
      height: 108,
    },
    isHammer ? hammered(180, 82) : drawnOut(180, 54),
  )

export const circuitFigure = (sample: string): Figure =>
  figure(
    {
      name: 'metals/sample-in-a-circuit',
      title: 'A sample in a circuit',
      description: `A battery and a lamp in series. Between two clips in the circuit is a gap that is closed by the ${sample}.`,
      height: 170,
    },
    conductionTest(sample),
  )

export const funnelFigure = (metal: string, collected: number): Figure =>
  figure(
    {
      name: `metals/gas-over-a-funnel-${Math.round(collected * 100)}`,
      title: 'A metal in cold water',
      description: `Pieces of ${metal} lie in a beaker of cold water below an upturned funnel. Bubbles rise through the funnel into a test-tube that stands upside down. Gas has collected at its top.`,
      height: 210,
    },
    gasFromWater(metal, collected),
  )

/** Melting points of the elements A to D. */
export const meltingBars = (values: readonly number[]): Figure =>
  chartFigure(
    { name: `metals/melting-points-${values.join('-')}`, title: 'Melting points of four elements' },
    barChart({
      categories: ['A', 'B', 'C', 'D'],
      values,
      yLabel: 'melting point / °C',
      yEvery: 1000,
      yMax: 4000,
      label: 'element',
      height: 120,
    }),
  )

/** Mass of an oxide against the mass of the metal, a straight line through the origin. */
export function oxideGraph(metal: string, most: number, oxide: number, top: number): Figure {
  const fifth = top / 4
  const g = graph({
    x: {
      label: `mass of ${metal} / g`,
      max: most,
      ticks: [0, 0.25, 0.5, 0.75, 1].map(part => part * most),
      grid: true,
      parts: 5,
    },
    y: {
      label: `mass of the oxide / g`,
      max: top,
      ticks: [0, 1, 2, 3, 4].map(step => step * fifth),
      grid: true,
      parts: 5,
    },
    height: 170,
  })
  return figure(
    {
      name: `metals/oxide-${metal}-${most}-${oxide}`.replaceAll('.', 'p'),
      title: `Mass of the oxide against the mass of ${metal}`,
      description: `A straight line from the origin to ${oxide} g of the oxide at ${most} g of ${metal}.`,
      height: 246,
    },
    g.axes,
    g.line([
      [0, 0],
      [most, oxide],
    ]),
  )
}
