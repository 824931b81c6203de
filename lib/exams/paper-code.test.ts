import { SUBJECTS } from '@/lib/catalogue/subjects'
import { allBlueprints } from './blueprints'
import { codeOf, readCode } from './paper-code'

const PHYSICS = allBlueprints().filter(
  ({ sort, level, subject }) => sort !== 'tour' && level === 'igcse' && subject === 'physics',
)
const FOUR = { paperId: 'igcse-physics-paper-4', seed: '7AE7CE' }
const WAVES = { paperId: 'igcse-physics-topic-waves', seed: '7AE7CE' }

it.each([
  ['Paper 4: Theory (Extended)', 'Physics 4 · 7AE7CE'],
  ['Topic test: Waves', 'Physics Waves · 7AE7CE'],
  ['Topic test: Motion, forces and energy', 'Physics Motion · 7AE7CE'],
])('of %s is %s', (title, code) => {
  expect(codeOf('Physics', title, '7AE7CE')).toBe(code)
})

it.each([
  ['Physics 4 · 7AE7CE', FOUR],
  ['physics 4 7ae7ce', FOUR],
  ['PHYSICS4-7AE-7CE', FOUR],
  ['  Physics Paper 4. 7AE7CE. ', FOUR],
  ['Physics 4·7AE7CE', FOUR],
  ['4 7AE7CE', FOUR],
  ['paper 4: 7ae 7ce', FOUR],
  ['Ｐｈｙｓｉｃｓ ４ · ７ＡＥ７ＣＥ', FOUR],
  ['Physics Waves · 7AE7CE', WAVES],
  ['waves 7ae7ce', WAVES],
  ['Topic test: Waves 7AE7CE', WAVES],
  ['Physics 4 · 7OE0CU', { ...FOUR, seed: '7QEQCV' }],
  ['igcse-physics-paper-4.1x7k2.7AE7CE', { examId: 'igcse-physics-paper-4.1x7k2.7AE7CE' }],
  ['IGCSE-PHYSICS-PAPER-4.1X7K2.7ae7ce', { examId: 'igcse-physics-paper-4.1x7k2.7AE7CE' }],
  [
    'https://example.org/mock-exam/igcse/physics/paper?id=igcse-physics-paper-4.1x7k2.7AE7CE',
    { examId: 'igcse-physics-paper-4.1x7k2.7AE7CE' },
  ],
])('reads %s', (typed, found) => {
  expect(readCode(typed, 'Physics', PHYSICS)).toEqual(found)
})

it.each([
  ['nothing', ''],
  ['a seed alone', '7AE7CE'],
  ['a paper alone', 'Physics 4'],
  ['a paper that there is not', 'Physics 9 · 7AE7CE'],
  ['another subject', 'Chemistry 4 · 7AE7CE'],
  ['a seed that is too short', 'Physics 4 · 7AE7C'],
  ['a letter that could be several', 'Physics 4 · 7AE7CI'],
  ['a figure that could be several', 'Physics 4 · 7AE71E'],
])('does not read %s', (_, typed) => {
  expect(readCode(typed, 'Physics', PHYSICS)).toBeNull()
})

it.each(SUBJECTS.map(({ level, slug, name }) => [level, slug, name] as const))(
  'each paper of %s/%s is found by its code',
  (level, slug, name) => {
    const papers = allBlueprints().filter(
      ({ sort, ...each }) => sort !== 'tour' && each.level === level && each.subject === slug,
    )
    for (const { paperId, title } of papers)
      expect(readCode(codeOf(name, title, 'K7QF3M'), name, papers)).toEqual({ paperId, seed: 'K7QF3M' })
  },
)
