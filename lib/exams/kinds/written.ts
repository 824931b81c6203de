import { plainText, proseHtml } from '../prose'
import type { KindRules } from './rules'
import { scaleFaults } from './scales'
import { markWritten, pointFaults } from './written-points'

export const writtenRules: KindRules<'written'> = {
  toPublic: ({ lines, board }) => ({
    kind: 'written',
    lines,
    ...(board && {
      board: { tools: [...board.tools], labels: board.labels.map(({ id, text }) => ({ id, text })) },
    }),
  }),
  mark: (part, answer, { printed }) => markWritten(part, answer, printed().map(plainText)),
  explain: part => ({
    answer: proseHtml(part.modelAnswer),
    errors: null,
    keyed: null,
    scales:
      part.scales?.map(({ name, outOf, bands }) => ({
        name,
        outOf,
        bands: bands?.map(({ from, to, text }) => ({ from, to, html: proseHtml(text) })) ?? null,
      })) ?? null,
  }),
  faults: part => [
    ...(part.modelAnswer.trim().length > 20 ? [] : ['there is no model answer']),
    ...(part.scheme.length >= part.marks || part.scales ? [] : ['fewer points than marks']),
    ...pointFaults(part),
    ...(part.scales ? scaleFaults(part.scheme, part.scales, part.marks) : []),
  ],
}
