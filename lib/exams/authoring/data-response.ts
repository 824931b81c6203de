import { plain } from '../format'
import type { MarkPoint, NumericPart, Prose, WrittenPart } from '../question'

// What the data responses of Economics 9708 Paper 2 share.

/** Words for how many of the points count. */
const COUNT = ['', 'one', 'two', 'three', 'four']

/** Points of one mark each. */
export const b1 = (...texts: Prose[]): MarkPoint[] => texts.map(text => ({ code: 'B1', text }))

/** More points than marks: the first says how many are credited. */
export const any = (count: number, ...texts: Prose[]): MarkPoint[] =>
  b1(...texts.map((text, at) => (at === 0 ? `any ${COUNT[count]} from: ${text}` : text)))

/** Marks for evaluation, named as such. */
export const ao3 = (count: number, ...texts: Prose[]): MarkPoint[] =>
  b1(...texts.map((text, at) => `AO3${at === 0 ? `, any ${COUNT[count]} from` : ''}: ${text}`))

/** The figures an exact answer is printed with. */
export const figuresOf = (value: number): number =>
  Math.max(2, plain(value).replace(/\D/g, '').replace(/^0+/, '').length)

/** Three lines for each mark. */
export const written = (facts: Omit<WrittenPart, 'kind' | 'lines'>): WrittenPart => ({
  kind: 'written',
  lines: 3 * facts.marks,
  ...facts,
})

/** Two marks: method, then accuracy. */
export const calculated = (
  facts: Pick<
    NumericPart,
    'label' | 'lead' | 'prompt' | 'subtopic' | 'answer' | 'unit' | 'follow' | 'solution'
  > & {
    method: Prose
    result: Prose
  },
): NumericPart => {
  const { method, result, ...rest } = facts
  return {
    kind: 'numeric',
    command: 'Calculate',
    objective: 'AO1',
    marks: 2,
    unitMode: 'given',
    form: 'any',
    sigFigs: figuresOf(facts.answer),
    scheme: [
      { code: 'M1', text: method },
      { code: 'A1', text: result },
    ],
    ...rest,
  }
}
