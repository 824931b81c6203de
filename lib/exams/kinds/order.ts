import { inlineHtml } from '../prose'
import type { OrderPart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

/** Neighbours that stand in the right order, the usual measure where one slip should not cost everything. */
function rightPairs(part: OrderPart, ids: readonly string[]): number {
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
  mark: (part, answer) => {
    const isWhole = answer.ids.length === part.answer.length
    if (isWhole && part.answer.every((id, at) => answer.ids[at] === id)) return fullMarks(part)
    const share = isWhole ? rightPairs(part, answer.ids) / (part.answer.length - 1) : 0
    const marks = Math.floor(part.marks * share + 1e-9)
    if (marks === 0) return noMarks(part)
    return {
      state: 'marked',
      earned: Math.min(marks, part.marks - 1),
      available: part.marks,
      verdict: 'partly',
      points: part.scheme.map((_, at) => at < marks),
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
  ],
}
