import { inlineHtml } from '../prose'
import type { OrderPart } from '../question'
import { farPlaces, runNeededFor, sequenceScheme } from '../rising-scheme'
import { longestRise } from './longest-rise'
import { fullMarks, type KindRules, noMarks } from './rules'

/**
 * How many steps stand in the right sequence. Two steps swapped leave one out; so would the last step put first, which
 * is no slip, so a step far from its place costs one more.
 */
function stepsInSequence(part: OrderPart, ids: readonly string[]): number {
  const items = part.answer.length
  const places = ids.map(id => part.answer.indexOf(id))
  if (ids.length !== items || new Set(places).size !== items || places.includes(-1)) return 0
  const isFar = places.some((place, at) => Math.abs(place - at) >= farPlaces(items))
  return longestRise(places).size - (isFar ? 1 : 0)
}

/** A part with one mark has a scheme in its author's words; older papers may hold a different rule. */
function schemeOf(part: OrderPart): OrderPart['scheme'] {
  return part.marks === 1 ? part.scheme : sequenceScheme(part.answer.length, part.marks)
}

export const orderRules: KindRules<'order'> = {
  toPublic: part => ({
    kind: 'order',
    items: part.items.map(({ id, text }) => ({ id, html: inlineHtml(text) })),
  }),
  // Each point of the scheme says how many steps it needs, so the ticks are the marks.
  mark: (part, answer) => {
    const steps = stepsInSequence(part, answer.ids)
    const points = runNeededFor(part.answer.length, part.marks).map(needed => steps >= needed)
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
  schemeOf,
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
    ...(part.marks < part.items.length ? [] : ['as many marks as items: a run of one would earn a mark']),
    ...(JSON.stringify(part.scheme) === JSON.stringify(schemeOf(part))
      ? []
      : [
          `the scheme must be sequenceScheme(${part.items.length}, ${part.marks}): it says how many steps earn which mark`,
        ]),
  ],
}
