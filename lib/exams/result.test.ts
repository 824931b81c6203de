import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { ask } from './authoring/ask'
import { judged } from './authoring/marks'
import type { Paper } from './build-paper'
import { resultOf } from './result'
import { choiceBlueprint } from './testing'

const part = ask.written({
  prompt: 'Why does it sound?',
  subtopic: '3.4',
  scheme: [
    judged('it vibrates', 'accept vibrate'),
    judged('its pitch is high', 'accept high pitch\nunsure high'),
  ],
  modelAnswer: 'The string vibrates and its pitch is high.',
  solution: 'It vibrates.',
})

function resultFor(...texts: string[]) {
  const questions = texts.map(() => ({ template: 'test', stem: 'A string.', parts: [part] }))
  const numbers = questions.map((_, at) => at + 1)
  const paper = { id: 'X', questions, sections: [{ id: 'A', questions: numbers }] } as unknown as Paper
  return resultOf(
    {
      blueprint: choiceBlueprint(),
      paper,
      syllabus: requireSyllabus('igcse', 'physics'),
      answers: new Map(texts.map((text, at) => [String(at + 1), { kind: 'written', text }])),
      selfMarks: new Map(),
      corrections: [],
    },
    { timeUsedMs: 0, automatic: false },
    error => {
      throw error
    },
  )
}

it('counts marks that wait for the student as neither earned nor lost, in all and in every share', () => {
  const result = resultFor('it vibrates', 'it vibrates, it is high')
  expect(result).toMatchObject({ earned: 1, toSelfMark: 2, available: 4 })
  for (const shares of [result.byTopic, result.byObjective, result.byCommand])
    expect(shares).toEqual([expect.objectContaining({ earned: 1, toMark: 2, available: 4 })])
})
