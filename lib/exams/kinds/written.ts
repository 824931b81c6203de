import { proseHtml } from '../prose'
import type { KindRules } from './rules'

export const writtenRules: KindRules<'written'> = {
  toPublic: part => ({ kind: 'written', lines: part.lines }),
  isBlank: answer => answer.text.trim() === '',
  mark: part => ({ state: 'toSelfMark', earned: 0, available: part.marks }),
  explain: part => ({
    answer: proseHtml(part.modelAnswer),
    errors: null,
    keyed: null,
    levels: part.levels?.map(({ text, ...level }) => ({ ...level, html: proseHtml(text) })) ?? null,
  }),
  faults: part => [
    ...(part.modelAnswer.trim().length > 20 ? [] : ['there is no model answer']),
    ...(part.levels || part.scheme.length >= part.marks ? [] : ['fewer points than marks']),
  ],
}
