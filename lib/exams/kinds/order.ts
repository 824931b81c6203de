import { inlineHtml } from '../prose'
import type { MarkPoint, OrderPart } from '../question'
import { neededFor, pairScheme } from '../rising-scheme'
import { fullMarks, type KindRules, noMarks } from './rules'

/** Neighbours that stand in the right order, the usual measure where one slip should not cost everything. */
function rightPairs(part: OrderPart, ids: readonly string[]): number {
  if (ids.length !== part.answer.length || new Set(ids).size !== ids.length) return 0
  const place = new Map(part.answer.map((id, at) => [id, at]))
  return ids.filter((id, at) => at > 0 && (place.get(id) ?? -1) - (place.get(ids[at - 1] ?? '') ?? -1) === 1)
    .length
}

export const orderRules: KindRules<'order'> = {
  toPublic: part => ({
    kind: 'order',
    items: part.items.map(({ id, text }) => ({ id, html: inlineHtml(text) })),
  }),
  isBlank: answer => answer.ids.length === 0,
  // Each point of the scheme names the pairs it needs, so the ticks are the marks.
  mark: (part, answer) => {
    const pairs = rightPairs(part, answer.ids)
    const points = neededFor(part.answer.length - 1, part.marks).map(needed => pairs >= needed)
    const earned = points.filter(Boolean).length
    if (earned === part.marks) return fullMarks(part)
    if (earned === 0) return noMarks(part)
    return {
      state: 'marked',
      earned,
      available: part.marks,
      verdict: 'partly',
      points,
      error: null,
      readAs: null,
    }
  },
  explain: part => ({
    answer: part.answer
      .map(id => inlineHtml(part.items.find(item => item.id === id)?.text ?? ''))
      .join(' → '),
    errors: null,
    keyed: Object.fromEntries(part.answer.map((id, at) => [id, String(at + 1)])),
    scales: null,
  }),
  faults: part => [
    ...(part.items.length >= 3 ? [] : ['fewer than three items to order']),
    ...(part.items.length === part.answer.length && part.items.every(({ id }) => part.answer.includes(id))
      ? []
      : ['the answer does not name each item once']),
    ...(part.marks < part.items.length ? [] : ['more marks than pairs of neighbours']),
    ...(part.marks === 1 || sameTexts(part.scheme, pairScheme(part.items.length, part.marks))
      ? []
      : [
          `the scheme must be pairScheme(${part.items.length}, ${part.marks}): it says which pairs earn which mark`,
        ]),
  ],
}

function sameTexts(one: readonly MarkPoint[], other: readonly MarkPoint[]): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]?.text)
}
