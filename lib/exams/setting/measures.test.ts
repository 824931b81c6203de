import type { Part, Question } from '../question'
import { MEASURES } from './measures'

const point = { code: 'B1', text: 'because' } as const
const read = { ...point, earns: 'because' }

/** Only what the measure looks at. */
const weighed = (...parts: object[]) => ({
  question: { template: '', seed: '', stem: '', parts: parts as Part[] } satisfies Question,
  difficulty: 3 as const,
})

it.each([
  ['a number', { kind: 'numeric', marks: 3 }, 3],
  ['the last line of what is to be shown', { kind: 'numeric', marks: 3, showThat: { figures: 2 } }, 1],
  [
    'the points of a written answer that say what earns them',
    { kind: 'written', marks: 3, scheme: [read, point, point] },
    1,
  ],
  ['no more of them than the part has marks', { kind: 'written', marks: 1, scheme: [read, read] }, 1],
  ['nothing of an essay', { kind: 'written', marks: 2, scales: [{}], scheme: [read, read] }, 0],
  ['a drawing with checks', { kind: 'draw', marks: 2, checks: [] }, 2],
  ['no other drawing', { kind: 'draw', marks: 2 }, 0],
])('the machine marks %s', (_, part, marks) => {
  expect(MEASURES.machine.of(weighed(part))).toBe(marks)
  expect(MEASURES.machine.of(weighed(part, { kind: 'choice', marks: 1 }))).toBe(marks + 1)
})
