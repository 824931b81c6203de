import { createHash } from 'node:crypto'
import type { Template } from '@/lib/exams/template'

/** Keys in the order of the alphabet: the order in which an object was put together is nobody's promise. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A hash of what is said of a template and of what it draws from so many seeds. */
export function drawnHash({ draw, ...facts }: Template, draws: number): string {
  const hash = createHash('sha256').update(JSON.stringify(facts, inOrder))
  for (let at = 0; at < draws; at += 1) hash.update(JSON.stringify(draw(`draw ${at}`), inOrder))
  return hash.digest('hex').slice(0, 32)
}
