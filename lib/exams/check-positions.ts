import type { Question } from './question'
import { standBySize } from './setting/by-size'

/**
 * Where the right option stands, over many draws of a template: a shuffled one must be seen at every letter; one that
 * keeps its author's order at two at least, unless its options stand by size, where the numbers decide.
 */
export type Positions = Map<string, { counts: number[]; keepsOrder: boolean; isBySize: boolean }>

export function notePositions(positions: Positions, question: Question, inOrder: readonly string[]): void {
  for (const part of question.parts) {
    if (part.kind !== 'choice') continue
    const known = positions.get(part.label) ?? { counts: [0, 0, 0, 0], keepsOrder: false, isBySize: true }
    const right = part.options.findIndex(({ error }) => error === null)
    known.counts[right] = (known.counts[right] ?? 0) + 1
    known.keepsOrder ||= inOrder.includes(part.label)
    known.isBySize &&= standBySize(part)
    positions.set(part.label, known)
  }
}

export function positionFaults(positions: Positions): string[] {
  return [...positions].flatMap(([label, { counts, keepsOrder, isBySize }]) => {
    const seen = counts.filter(count => count > 0).length
    const needed = keepsOrder ? (isBySize ? 1 : 2) : counts.length
    if (seen >= needed) return []
    const where = counts.map((count, at) => `${'ABCD'[at]} ${count}`).join(', ')
    return [`${label === '' ? '' : `(${label}) `}the right option stands too often at one letter: ${where}`]
  })
}
