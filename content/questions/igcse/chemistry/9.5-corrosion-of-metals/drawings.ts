import {
  type GasTube,
  hull,
  ironWool,
  type NailTube,
  nailTubes,
  scratched,
} from '@/content/figures/igcse/chemistry/metals-5'
import { type Figure, figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

/** Nails in test-tubes with letters. */
export const nailFigure = (tubes: readonly NailTube[]): Figure =>
  figure(
    {
      name: 'metals-5/lettered-tubes',
      title: 'Iron nails in test-tubes',
      description: tubes
        .map(({ above, below, kind, isWrapped }) => {
          const where = {
            open: 'open tube',
            boiled: 'open tube',
            dry: 'tube with a bung',
            closed: 'tube with a bung',
          }
          return `${above}: ${where[kind]}, ${isWrapped ? 'nail half in water, wrapped with ' : ''}${below.replaceAll('\n', ' ')}.`
        })
        .join(' '),
      height: 204,
    },
    nailTubes(tubes, tubes.length > 3 ? 86 : 112),
  )

/** The tube with iron wool at the start and later. */
export const woolFigure = (start: GasTube, end: GasTube): Figure =>
  figure(
    {
      name: 'metals-5/iron-wool-over-water',
      title: 'Damp iron wool in a tube of air over water',
      description: `A tube of gas stands with its open end in water. Damp iron wool is in the closed end. ${start.above}: ${start.volume.replace('^{3}', '3')} of gas. ${end.above}: ${end.volume.replace('^{3}', '3')} of gas, and the water in the tube is higher.`,
      height: 172,
    },
    ironWool(80, start),
    ironWool(258, end),
  )

export const gainBars = (letters: readonly string[], values: readonly number[]): Figure =>
  chartFigure(
    { name: `metals-5/gains-${values.join('-')}`, title: 'Gain in mass of iron nails' },
    barChart({
      categories: letters,
      values,
      yLabel: 'gain in mass / mg',
      yEvery: 20,
      yMax: 120,
      label: 'nail',
      height: 140,
    }),
  )

export const scratchFigure = (first: readonly [string, string], second: readonly [string, string]): Figure =>
  figure(
    {
      name: 'metals-5/two-scratches',
      title: 'Two pieces of iron with a scratched coating',
      description: `Two pieces of iron, cut across. ${first[0]} is coated with ${first[1]}, ${second[0]} with ${second[1]}. Each coating has a gap, and a drop of water lies in it.`,
      height: 104,
    },
    scratched(92, 62, first[1], first[0]),
    scratched(268, 62, second[1], second[0]),
  )

export const hullFigure = (metal: string): Figure =>
  figure(
    {
      name: 'metals-5/hull-with-blocks',
      title: 'The hull of a ship with blocks of a metal',
      description: `The steel hull of a ship stands in the sea. Three blocks of ${metal} are fixed to it under water.`,
      height: 168,
    },
    hull(`block of ${metal}`),
  )
