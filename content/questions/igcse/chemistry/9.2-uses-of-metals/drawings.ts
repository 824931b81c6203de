import { drawnOut } from '@/content/figures/igcse/chemistry/metals'
import { cableSection } from '@/content/figures/igcse/chemistry/metals-3'
import { type Figure, figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

export const cableFigure = (strand: string, core: string): Figure =>
  figure(
    {
      name: `metals-3/cable-${strand.toLowerCase()}-${core.toLowerCase()}`,
      title: 'An overhead cable, cut across',
      description: `Six round strands, ${strand}, lie around one round core, ${core}. All touch.`,
      height: 160,
    },
    cableSection(130, 80, strand, core),
  )

export const wireFigure = (): Figure =>
  figure(
    {
      name: 'metals-3/rod-and-wire',
      title: 'A rod of metal gets another shape',
      description:
        'A thick rod of metal is pulled to the right through a narrow hole. To the right of the hole it is thin.',
      height: 108,
    },
    drawnOut(180, 54),
  )

export const densityBars = (names: readonly string[], values: readonly number[]): Figure =>
  chartFigure(
    {
      name: `metals-3/densities-of-${names.length}-${values.map(value => Math.round(value * 10)).join('-')}`,
      title: 'Densities of metals',
    },
    barChart({
      categories: names,
      values,
      yLabel: 'density / g per cm^{3}',
      yEvery: 1,
      yMax: 10,
      label: 'metal',
      height: 170,
    }),
  )
