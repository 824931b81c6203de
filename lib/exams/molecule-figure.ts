import { moleculeShapes } from '@/lib/figures/chemistry/molecule-drawing'
import { type Figure, figure } from '@/lib/figures/figure'
import { rect } from '@/lib/figures/shapes'
import type { Molecule } from './marking/molecule'

/** Of the board that structures are drawn on, in canvas units; atoms stand on its places. */
export const MOLECULE_BOARD = { width: 360, height: 252, step: 18 } as const

export function moleculeFigure(
  molecule: Molecule,
  facts: { name: string; title: string; description: string },
): Figure {
  const { width, height } = MOLECULE_BOARD
  return figure(
    { ...facts, width, height },
    rect(0.5, 0.5, width - 1, height - 1, 'f'),
    moleculeShapes(molecule),
  )
}
