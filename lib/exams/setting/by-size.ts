import { readNumber } from '../marking/read-number'
import type { ChoicePart, Prose } from '../question'

/** Whether the options of a choice rise by the numbers in them, as examiners set them. */
export function standBySize({ options }: ChoicePart): boolean {
  const sizes = options.map(({ text, cells }) => sizesOf(cells?.join(' ') ?? text))
  return sizes.every((size, at) => size.length > 0 && (at === 0 || compare(sizes[at - 1] ?? [], size) <= 0))
}

const NUMBER = /[-−]?\d[\d\u2009]*(?:\.\d+)?(?:\s*×\s*10\^[-−]?\d+)?/g

/** All numbers in a text; "zero" and "no …" count as 0. */
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
