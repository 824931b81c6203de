import {
  describeParticles,
  particlesIn,
  repeated,
} from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { BOILING_POINTS, BOILS, groupGraph } from '@/content/figures/igcse/chemistry/the-periodic-table'
import { describeShells, electronShells } from '@/lib/figures/chemistry/shells'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import type { Counts } from '../2.1-elements-compounds-and-mixtures/boxes'

const bold = { anchor: 'middle', cls: 'b' } as const

/** Four atoms A to D by their electrons. */
export function fourAtoms(all: readonly (readonly number[])[]): Figure {
  return figure(
    {
      name: `the-periodic-table/four-atoms-${all.map(shells => shells.join('')).join('-')}`,
      title: 'Electrons in four atoms',
      description: all.map((shells, at) => describeShells(`${'ABCD'.charAt(at)}: an atom`, shells)).join(' '),
      height: 208,
    },
    ...all.map((shells, at) => {
      const [x, y] = [104 + (at % 2) * 180, 52 + Math.floor(at / 2) * 104]
      return (
        electronShells(x, y, shells, { firstRadius: 17, gap: 14 }) +
        text(x - 72, y + 5, 'ABCD'.charAt(at), bold)
      )
    }),
  )
}

/** One atom by its electrons. */
export function oneAtom(shells: readonly number[]): Figure {
  const reach = 22 + 18 * (shells.length - 1) + 8
  return figure(
    {
      name: `the-periodic-table/atom-${shells.join('-')}`,
      title: 'The electrons of an atom',
      description: describeShells('An atom', shells),
      height: 2 * reach + 6,
    },
    electronShells(180, reach + 3, shells, { firstRadius: 22, gap: 18 }),
  )
}

/** Boxes A to D with particles of gases. */
export function fourGases(boxes: readonly Counts[], seed: number): Figure {
  return figure(
    {
      name: `the-periodic-table/gases-${seed}`,
      title: 'Particles of four gases',
      description: `Circles of one size and filling are atoms of one element. ${boxes.map((counts, at) => `Box ${'ABCD'.charAt(at)}: ${describeParticles(counts)}.`).join(' ')}`,
      height: 236,
    },
    ...boxes.flatMap((counts, at) => {
      const [x, y] = [8 + (at % 2) * 180, 4 + Math.floor(at / 2) * 118]
      return [
        text(x + 8, y + 58, 'ABCD'.charAt(at), bold),
        particlesIn([x + 22, y], [142, 108], repeated(counts), seed + at),
      ]
    }),
  )
}

/** Boiling points from neon to radon, with one left out if wished. */
export function boilingFigure(without?: string): Figure {
  const { shape, description, height } = groupGraph(
    BOILS,
    BOILING_POINTS.slice(1).map(
      ([name, period, value]) => [period, name === without ? null : value] as const,
    ),
  )
  return figure(
    {
      name: `the-periodic-table/boiling-${without ?? 'five'}`,
      title: 'Boiling points in Group VIII',
      description: `Crosses show the boiling point in °C against the period. ${description}`,
      height,
    },
    shape,
  )
}

/** Densities of four gases, known by letters. */
export const densityBars = (values: readonly number[]): Figure =>
  chartFigure(
    {
      name: `the-periodic-table/gas-densities-${values.map(value => Math.round(100 * value)).join('-')}`,
      title: 'Densities of four gases',
    },
    barChart({
      categories: ['P', 'Q', 'R', 'S'],
      values,
      yLabel: 'density in g/dm^{3}',
      yEvery: 1,
      yMax: 6,
    }),
  )
