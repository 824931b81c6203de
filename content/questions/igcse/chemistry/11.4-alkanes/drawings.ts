import { darkAndLight, flameGases } from '@/content/figures/igcse/chemistry/organic-chemistry-4'
import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import type { Look } from './alkanes'

/** The gases of a flame in two tubes, which have letters. */
export const gasesFigure = flameGases(
  'organic-chemistry-4/flame-with-p-and-q',
  ['P', 'Q'],
  ['a solid and is marked P', 'a liquid, which is marked Q,'],
)

export const twoTubes = darkAndLight(
  'organic-chemistry-4/tubes-p-and-q',
  ['P', 'Q'],
  '',
  'The first is marked P, the second Q.',
)

/** One displayed formula, with as much room as it needs. */
export function branchedFigure({ typed, seen }: Look): Figure {
  const { top, bottom } = displayed(180, 0, typed).box
  return figure(
    {
      name: `organic-chemistry-4/shown-${typed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      title: 'A displayed formula',
      description: `A displayed formula: ${seen}.`,
      height: bottom - top + 40,
    },
    displayed(180, 20 - top, typed).shape,
  )
}
