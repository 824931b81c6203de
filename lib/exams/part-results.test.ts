import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { ask } from './authoring/ask'
import { judged } from './authoring/marks'
import type { Paper } from './build-paper'
import { partResults } from './part-results'
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

function resultFor(text: string, ticks?: boolean[]) {
  const question = { template: 'test', stem: 'A string.', parts: [part] }
  const paper = {
    id: 'X',
    questions: [question],
    sections: [{ id: 'A', questions: [1] }],
  } as unknown as Paper
  const sitting = {
    blueprint: choiceBlueprint(),
    paper,
    syllabus: requireSyllabus('igcse', 'physics'),
    answers: new Map([['1', { kind: 'written', text } as const]]),
    selfMarks: new Map(ticks ? [['1', ticks] as const] : []),
    corrections: [],
  }
  return partResults(sitting, error => {
    throw error
  })[0]
}

it('gives the marks of a written answer that was judged whole', () => {
  const result = resultFor('it vibrates')
  expect(result).toMatchObject({ state: 'marked', verdict: 'partly', earned: 1, points: [true, false] })
})

it('takes the last word of the student on every point, for and against', () => {
  expect(resultFor('it vibrates', [false, true])).toMatchObject({
    state: 'selfMarked',
    earned: 1,
    points: [false, true],
    judged: [{ verdict: 'earned' }, { verdict: 'notEarned' }],
  })
})

it('proposes what it read where a point is left to the student, and counts it only with the ticks', () => {
  const open = resultFor('it vibrates, it is high')
  expect(open).toMatchObject({ state: 'toSelfMark', verdict: 'halfRead', earned: 0, points: [true, false] })
  expect(resultFor('it vibrates, it is high', [true, true])).toMatchObject({ state: 'selfMarked', earned: 2 })
})
