import { figure } from '@/lib/figures/figure'
import { circle } from '@/lib/figures/shapes'
import type { Paper } from './build-paper'
import type { WrittenPart } from './question'
import { choiceBlueprint } from './testing'
import { explain, toPublicPaper } from './to-public'

const drawn = (name: string) =>
  figure({ name, title: name, description: `${name} in words`, height: 90 }, circle(40, 40, 20))

const part: WrittenPart = {
  kind: 'written',
  label: 'b.i',
  prompt: 'Draw the path of the ray.',
  figure: drawn('the-block'),
  marks: 1,
  command: 'Draw',
  subtopic: '3.2.2',
  objective: 'AO2',
  scheme: [{ code: 'B1', text: 'ray bends towards the normal' }],
  solution: 'Glass is denser, so the ray bends towards the normal.',
  solutionFigure: drawn('the-secret-angles'),
  lines: 0,
  modelAnswer: 'A ray that bends towards the normal.',
  modelFigure: drawn('the-secret-path'),
}

const paper: Paper = {
  id: 'test-paper-2.1.K7QF3M',
  paperId: 'test-paper-2',
  seed: 'K7QF3M',
  shape: 1,
  sections: [{ id: 'A', questions: [1] }],
  questions: [{ template: '3.2.2/ray', seed: 'a', stem: '', parts: [part] }],
}

it('keeps the drawings of the answer back until hand-in', () => {
  const shown = JSON.stringify(toPublicPaper(choiceBlueprint(), paper))
  expect(shown).toContain('the-block in words')
  expect(shown).not.toContain('secret')
})

it('shows the drawings of the answer afterwards, each under ids of its own', () => {
  const { modelFigure, solutionFigure } = explain(part, '1.b.i')
  expect(modelFigure?.description).toBe('the-secret-path in words')
  expect(modelFigure?.svg).toContain('id="q1-b-i-model-t"')
  expect(solutionFigure?.svg).toContain('id="q1-b-i-solution-t"')
})

it('has no drawing where the part has none', () => {
  const { modelFigure: _, solutionFigure: __, ...bare } = part
  expect(explain(bare, '1')).toMatchObject({ modelFigure: null, solutionFigure: null })
})

it('gives no letter to a part that stands alone, and keeps its key', () => {
  const [lone] = toPublicPaper(choiceBlueprint(), paper).questions[0]?.parts ?? []
  expect(lone).toMatchObject({ key: '1.b.i', label: '' })
  const [question] = paper.questions
  const two = {
    ...paper,
    questions: question ? [{ ...question, parts: [part, { ...part, label: 'c' }] }] : [],
  }
  expect(toPublicPaper(choiceBlueprint(), two).questions[0]?.parts.map(({ label }) => label)).toEqual([
    'b.i',
    'c',
  ])
})
