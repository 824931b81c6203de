import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

export type ProseParagraph = { text: string; line: number }

/** Paragraphs of running text, formulas replaced by one short word, so that they count as one. */
export function proseOf(tree: Root): ProseParagraph[] {
  const found: ProseParagraph[] = []
  visit(tree, 'paragraph', node => {
    const text = node.children
      .map(child => (child.type === 'inlineMath' ? 'x' : textOf(child)))
      .join('')
      .trim()
    found.push({ text, line: node.position?.start.line ?? 0 })
  })
  return found
}

/** Of what one reads in passing; the answers of an essay are folded away. */
export function wordCount(tree: Root): number {
  let count = 0
  visit(tree, node => {
    if (node.type === 'containerDirective' && node.name === 'essay') return SKIP
    if (node.type === 'inlineMath' || node.type === 'math') count += 1
    else if (node.type === 'text') count += node.value.split(/\s+/).filter(Boolean).length
  })
  return count
}

export function readingMinutesOf(words: number): number {
  return Math.max(1, Math.round(words / 170)) // study pace, slower than a blog's
}

function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

/** Flesch-Kincaid grade: US school years needed. Reported for at least 150 words. */
export function gradeLevel(paragraphs: readonly string[]): number | null {
  const text = paragraphs.join('\n')
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []
  const sentences = text.split(/[.!?:;]+\s|\n/).filter(each => /[a-z]/i.test(each)).length
  if (words.length < 150) return null
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (spoken / words.length) - 15.59
}

/** Five-word runs, for finding paragraphs that say the same. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

/** Share of the smaller text that stands in the other one too, 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const small = Math.min(one.size, other.size)
  if (small === 0) return 0
  let shared = 0
  for (const each of one) if (other.has(each)) shared += 1
  return shared / small
}
