import { createRandom } from '@/lib/exams/random'
import type { Template } from '@/lib/exams/template'
import { chooseForPractice, fitting } from './choose'

const draw = () => {
  throw new Error('nothing is drawn here')
}

function template(name: string, more: Partial<Template> = {}): Template {
  const facts = {
    subtopic: '3.4',
    style: 'choice',
    tier: 'core',
    difficulty: 1,
    calculator: 'needed',
  } as const
  return { id: `3.4/${name}`, name, draw, ...facts, ...more }
}

const names = (templates: readonly Template[]) => templates.map(({ name }) => name)
const wanted = { subtopic: '3.4', names: [], level: null }

it('takes choices and structured questions of the sub-topic, by name or by level', () => {
  const bank = [
    template('easy'),
    template('hard', { difficulty: 5, style: 'structured' }),
    template('essay', { style: 'essay' }),
    template('elsewhere', { subtopic: '3.3' }),
  ]
  expect(names(fitting(bank, wanted))).toEqual(['easy', 'hard'])
  expect(names(fitting(bank, { ...wanted, names: ['easy', 'elsewhere'] }))).toEqual(['easy'])
  expect(names(fitting(bank, { ...wanted, level: 'exam' }))).toEqual(['hard'])
})

it('asks what was never met first, then what was met longest ago', () => {
  const met = new Map([
    ['3.4/late', 9],
    ['3.4/early', 2],
  ])
  const templates = ['late', 'early', 'new'].map(name => template(name))
  for (const seed of ['1', '2', '3', '4'])
    expect(names(chooseForPractice(templates, { met, count: 3, random: createRandom(seed) }))).toEqual([
      'new',
      'early',
      'late',
    ])
})

it('asks fewer templates than questions again', () => {
  const chosen = chooseForPractice([template('only')], {
    met: new Map(),
    count: 3,
    random: createRandom('1'),
  })
  expect(names(chosen)).toEqual(['only', 'only', 'only'])
})
