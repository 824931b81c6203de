import { describePopulationGrowth, populationGrowth } from '@/lib/figures/biology/traces'
import { type Figure, figure } from '@/lib/figures/figure'

export const PHASES = [
  { name: 'lag phase', seen: 'the number rises slowly at first' },
  { name: 'exponential (log) phase', seen: 'the number rises faster and faster' },
  { name: 'stationary phase', seen: 'the number stays about the same' },
  { name: 'death phase', seen: 'the number falls' },
] as const

export const PLACES = [
  { cells: 'yeast cells', where: 'a flask of sugar solution' },
  { cells: 'bacteria', where: 'a closed bottle of milk' },
  { cells: 'algae', where: 'a tank of pond water' },
  { cells: 'flour beetles', where: 'a jar of flour' },
] as const

/** A sigmoid curve whose four phases have letters. */
export function phaseFigure(letters: readonly string[], cells: string): Figure {
  const [one = 'A', two = 'B', three = 'C', four = 'D'] = letters
  const phases = [one, two, three, four] as const
  return figure(
    {
      name: `organisms-and-their-environment-3/phases-${phases.join('').toLowerCase()}-${cells.replace(' ', '-')}`,
      title: `The number of ${cells} in the course of time`,
      description: describePopulationGrowth({ phases }),
      height: 226,
    },
    populationGrowth({ phases, yLabel: `number of ${cells}` }),
  )
}
