import { readNumber } from './marking/read-number'
import type { ChoicePart, Prose, Question } from './question'

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

function standBySize({ options }: ChoicePart): boolean {
  const sizes = options.map(({ text, cells }) => sizesOf(cells?.join(' ') ?? text))
  return sizes.every((size, at) => size.length > 0 && (at === 0 || compare(sizes[at - 1] ?? [], size) <= 0))
}

const NUMBER = /[-−]?\d[\d\u2009]*(?:\.\d+)?(?:\s*×\s*10\^[-−]?\d+)?/g

/** All numbers in a text; "zero" and "no …" count as nought. */
function sizesOf(text: Prose): number[] {
  const plain = text
    .replace(/\^\{([^}]*)\}/g, '^$1')
    .replace(/^(?:zero|no)\b/i, '0')
    .replace(/[−-]\\\$/g, '-')
  return (plain.match(NUMBER) ?? []).flatMap(each => readNumber(each.replace(/\u2009/g, ''))?.value ?? [])
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
