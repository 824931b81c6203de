import type { Blueprint } from './blueprint'
import { faultsOfPapers, faultsOfSections } from './check-paper'
import { candidateOf } from './setting/candidates'
import type { Template } from './template'
import { choiceBank, choiceBlueprint } from './testing'

const [section] = choiceBlueprint().sections as [Blueprint['sections'][number]]
const FIVE = { ...section, questions: 5, marks: 5, topics: { '1': 3, '2': 2 } }
const five = (changes: Partial<Blueprint> = {}) =>
  choiceBlueprint({ objectives: {}, sections: [FIVE], ...changes })
const PAPERS = 60
const BANK = choiceBank(['1', '2'], 20)

/** The same template worth two marks, which no paper of single marks can take in. */
function twoMarks(template: Template): Template {
  const draw: Template['draw'] = seed => {
    const drawn = template.draw(seed)
    const { parts } = drawn.question
    return { ...drawn, question: { ...drawn.question, parts: [...parts, ...parts] } }
  }
  return { ...template, id: '1.1/two', draw }
}

it('finds no fault in papers that keep to their blueprint', () => {
  expect(faultsOfPapers(five(), BANK, PAPERS)).toEqual([])
})

const inner = BANK.filter(({ id }) => Number(id.split('q')[1]) % 2 === 0)

it.each<[string, Blueprint, readonly Template[], RegExp]>([
  ['objectives far from their weights', five({ objectives: { AO1: 90 } }), BANK, /AO1 has \d+ % .*wanted 90/],
  [
    'a template that no paper takes in',
    five(),
    [...BANK, ...BANK.slice(0, 1).map(twoMarks)],
    /two stands in none of 60 papers, nor could it/,
  ],
  ['a topic without templates', five(), choiceBank(['1'], 30), /topic 2 0\.00 times/],
  ['few templates', five(), choiceBank(['1', '2'], 8), /only 3 mocks in a row/],
  ['too few for three fresh papers', five(), choiceBank(['1', '2'], 6), /a fresh paper asks what was met/],
  [
    'keys that are always an inner number',
    five({ sections: [{ ...FIVE, questions: 12, marks: 12, topics: { '1': 1, '2': 1 } }] }),
    inner,
    /[BC] is right in \d\d % of the choices/,
  ],
])('tells of %s', (_, blueprint, bank, fault) => {
  expect(faultsOfPapers(blueprint, bank, PAPERS).join('\n')).toMatch(fault)
})

it('does not tell of what is rare: of two papers most of the bank stands in neither, but could', () => {
  expect(faultsOfPapers(five(), BANK, 2).join('\n')).not.toMatch(/stands in/)
})

it('does not ask topic tests for more sittings than their bank has', () => {
  expect(faultsOfPapers(five({ sort: 'topicTest' }), choiceBank(['1', '2'], 8), PAPERS)).toEqual([])
})

it('throws when the bank cannot fill a section', () => {
  expect(() => faultsOfPapers(five(), choiceBank(['1', '2'], 1))).toThrow('too few templates')
})

const chosen = (...at: number[]) => [at.map(each => candidateOf(BANK[each] as Template))]

it.each([
  ['as many as asked for', chosen(0, 1, 2, 3, 4), []],
  ['one twice', chosen(0, 0, 1, 2, 3), ['a template stands twice in a paper']],
  ['too few', chosen(0, 1), ['section A has 2 questions', 'section A has questions of 1, 1 marks, wanted 5']],
])('compares the questions of a paper with its sections: %s', (_, questions, faults) => {
  expect(faultsOfSections(five(), questions)).toEqual(faults)
})
