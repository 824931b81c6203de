import { inlineHtml } from '../prose'
import type { MatchPart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

/** One point of the scheme for each item, or, with fewer marks than items, marks by the share that is right. */
function earned(part: MatchPart, right: number): number {
  return Math.floor((part.marks * right) / part.items.length + 1e-9)
}

export const matchRules: KindRules<'match'> = {
  toPublic: part => ({
    kind: 'match',
    items: part.items.map(({ id, text }) => ({ id, html: inlineHtml(text) })),
    targets: part.targets.map(({ id, text }) => ({ id, html: inlineHtml(text) })),
  }),
  mark: (part, answer) => {
    const right = part.items.filter(({ id }) => answer.pairs[id] === part.answer[id])
    if (right.length === part.items.length) return fullMarks(part)
    const marks = earned(part, right.length)
    if (marks === 0) return noMarks(part)
    return {
      state: 'marked',
      earned: marks,
      available: part.marks,
      verdict: 'partly',
      // One point for each item where the scheme is written so; else as many points as marks.
      points: part.scheme.map((_, at) =>
        part.scheme.length === part.items.length
          ? right.some(({ id }) => id === part.items[at]?.id)
          : at < marks,
      ),
      error: null,
      readAs: null,
    }
  },
  explain: part => ({
    answer: part.items
      .map(item => `${inlineHtml(item.text)}: ${inlineHtml(targetText(part, item.id))}`)
      .join('; '),
    errors: null,
    keyed: part.answer,
    scales: null,
  }),
  faults: part => [
    ...part.items.flatMap(({ id }) =>
      part.targets.some(target => target.id === part.answer[id]) ? [] : [`item ${id} has no target`],
    ),
    ...(new Set(part.targets.map(({ text }) => text)).size === part.targets.length
      ? []
      : ['targets coincide']),
    ...(part.marks <= part.items.length ? [] : ['more marks than items']),
    // Ticks go from the first point on; matchScheme() writes such a scheme.
    ...(part.marks < part.items.length && part.marks > 1 && /^all\b/i.test(part.scheme[0]?.text ?? '')
      ? ['the points of the scheme must rise: "all right" comes last']
      : []),
  ],
}

function targetText(part: MatchPart, item: string): string {
  return part.targets.find(target => target.id === part.answer[item])?.text ?? ''
}
