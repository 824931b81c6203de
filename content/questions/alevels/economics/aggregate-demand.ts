import type { DiagramCheck } from '@/lib/exams/marking/diagram'
import { shiftDiagram } from './diagrams'

const EFFECTS = { right: ['higher', 'larger'], left: ['lower', 'smaller'] } as const

/** AD shifts; AS may rise, lie flat where there is spare capacity, or stand upright at full capacity. */
export function aggregateDemandMoves(to: keyof typeof EFFECTS, name: string) {
  const [price, output] = EFFECTS[to]
  const { checks, drawing } = shiftDiagram({
    name,
    title: 'Aggregate demand and aggregate supply',
    moves: [{ curve: 'D', to }],
    x: 'Real output',
    y: 'Price level',
    amount: 'Y',
    prefix: 'A',
    shows: `The AD curves fall and the AS curve rises. AD₂ lies to the ${to} of AD₁. AD₁ and AS meet at the price level P₁ and the output Y₁, AD₂ and AS at the ${price} price level P₂ and the ${output} output Y₂.`,
  })
  return {
    // On a flat AS P₂ stands at P₁, on an upright one Y₂ at Y₁.
    checks: checks.flatMap((check): DiagramCheck[] => {
      if ('spot' in check) return []
      return 'draws' in check && check.draws === 'S'
        ? [{ draws: 'S', shape: ['rises', 'level', 'upright'] }]
        : [check]
    }),
    drawing,
  }
}
