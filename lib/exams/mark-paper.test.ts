import type { Answer } from './answers'
import { buildPaper, type Paper } from './build-paper'
import { markPaper } from './mark-paper'
import type { Part } from './question'
import { choiceBank, choiceBlueprint } from './testing'

const BUILT = buildPaper(choiceBlueprint(), choiceBank(['1', '2', '3', '4', '5', '6'], 40), 'K7QF3M')

/** Of which the second cannot be marked: its figure follows from the first by a formula that is none. */
function paperWithFault(): Paper {
  const [first, ...others] = BUILT.questions
  if (!first) throw new Error('The paper is empty')
  const shared = {
    subtopic: '1.1',
    objective: 'AO2',
    command: 'Calculate',
    marks: 1,
    scheme: [],
    solution: '',
  }
  const numeric = {
    ...shared,
    kind: 'numeric',
    prompt: '',
    answer: 4,
    unit: '',
    sigFigs: 1,
    unitMode: 'given',
  }
  const parts = [
    { ...numeric, label: 'a' },
    { ...numeric, label: 'b', follow: { from: 'a', formula: 'x +' } },
  ] as unknown as Part[]
  return { ...BUILT, questions: [{ ...first, parts }, ...others] }
}

it('gives a part that it cannot mark to the student, says so, and marks the rest', () => {
  const answers = new Map<string, Answer>([
    ['1.a', { kind: 'numeric', value: '4', unit: '' }],
    ['1.b', { kind: 'numeric', value: '4', unit: '' }],
    ['2', { kind: 'choice', choice: 'A' }],
  ])
  const faults: unknown[] = []
  const markings = markPaper(paperWithFault(), answers, (error, { template }, { label }) =>
    faults.push([(error as Error).name, template, label]),
  )
  expect(faults).toEqual([['SyntaxError', BUILT.questions[0]?.template, 'b']])
  expect(markings.get('1.a')).toMatchObject({ state: 'marked', earned: 1 })
  expect(markings.get('1.b')).toEqual({ state: 'toSelfMark', earned: 0, available: 1 })
  expect(markings.get('2')).toMatchObject({ state: 'marked' })
  expect(markings.size).toBe(41)
})
