import { proseHtml } from '../prose'
import type { KindRules } from './rules'
import { scaleFaults } from './scales'

export const writtenRules: KindRules<'written'> = {
  toPublic: part => ({ kind: 'written', lines: part.lines }),
  mark: part => ({ state: 'toSelfMark', earned: 0, available: part.marks }),
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
    ...(part.scales ? scaleFaults(part.scheme, part.scales, part.marks) : []),
  ],
}
